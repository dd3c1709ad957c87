### Le client du navigateur, en français : tout sauf les mots propres aux jeux.

parlour = Parlour
skip-link = Aller au contenu
close = Fermer
toasts-label = Messages
nav-label = Menu principal
nav-rules = Règles
nav-settings = Réglages

language-en = English
language-nl = Nederlands
language-fr = Français

footer-unofficial = Parlour est une adaptation non officielle, faite par des joueurs. Elle n’a aucun lien avec les éditeurs de ces jeux ; tous les dessins et tous les textes sont les siens.
footer-about = À propos de cette édition ({ $game })
footer-notices = Licences des polices et du code

## Accueil

home-welcome = Prenez place
home-line = De bons jeux de plateau, en bonne compagnie, dans votre navigateur.
home-games = Choisissez un jeu
home-play = Jouer à { $game }
home-players = { $span ->
    [0] { $least ->
           [one] { $least } joueur
          *[other] { $least } joueurs
        }
   *[other] De { $least } à { $most } joueurs
}
home-tables = Vos tables
home-import = Revoir une partie
import-help = Ouvrez une partie enregistrée depuis sa page de scores et revoyez-la coup par coup.
import-choose = Ouvrir une partie enregistrée
import-not-json = { $file } n’est pas une partie enregistrée : choisissez un fichier .json enregistré depuis Parlour.

tables-your-turn = À vous de jouer
tables-gathering = En attente de joueurs
tables-playing = En cours
tables-over = Terminée
tables-all = Afficher les { $count } tables

## Une nouvelle table

new-title = Nouvelle table
new-title-game = Nouvelle table : { $game }
new-company = Avec qui jouez-vous ?
new-company-bots = Des robots
new-company-online = Des amis ailleurs
new-company-screen = Ensemble sur cet écran
new-company-nobody = Personne : en solo
new-players = Combien de joueurs ?
new-seats = Places
new-name = Votre nom
new-name-of = Nom du joueur { $number }
new-guest = Invité
new-level = { $level } : { $help }
new-level-strength = { $level } ({ $strength }) : { $help }
new-strength-help = Entre parenthèses : son classement à ce jeu. 400 points de plus, c’est environ dix victoires pour une défaite.
new-rated = Partie classée
new-more-options = Plus d’options
new-start = Commencer la partie
new-open = Ouvrir la table
new-open-help = Vous obtiendrez un lien à envoyer aux personnes avec qui vous voulez jouer.

seat-number = Joueur { $number }
seat-me = Sur cet écran
seat-open = Place libre
seat-bot = Robot : { $level }
seat-is-bot = robot
seat-you = vous
seat-online = présent
seat-offline = absent
seat-to-play = joue
seat-points = { $count ->
    [one] { $count } point
   *[other] { $count } points
}

level-novice = Débutant
    .help = ne voit pas plus loin que son propre tour et le juge souvent mal. De bonne compagnie pour apprendre.
level-casual = Amateur
    .help = joue avec bon sens et vous rend vos erreurs par quelques-unes des siennes.
level-skilled = Confirmé
    .help = prépare tout son tour avec soin et laisse passer peu d’occasions, mais ne voit pas plus loin.
level-expert = Expert
    .help = pense aussi à ses prochains tours et à ce que les autres feront entre-temps. Réfléchit quelques secondes par tour au plus.
level-random = Insouciant
    .help = joue ce qui lui passe par la tête.
level-greedy = Avide
    .help = prend toujours le coup qui paraît le meilleur sur le moment.

## Avant la partie

prompt-gathering = On attend que tout le monde ait pris place.
prompt-over = La partie est terminée.
gather-title = Table : { $game }
gather-waiting = { $count ->
    [one] Il reste une place libre.
   *[other] Il reste { $count } places libres.
}
gather-ready = Tout le monde est là.
gather-ready-host = Tout le monde est là. L’hôte va commencer la partie.
gather-invite = Inviter quelqu’un
gather-invite-help = Toute personne qui ouvre ce lien peut prendre place ou regarder.
gather-link = Lien vers cette table
gather-copy = Copier
gather-copied = Copié
gather-sit = Prendre place
gather-companion = Une autre personne sur cet écran
gather-sit-companion = Ajouter
gather-start = Commencer la partie
gather-leave = Quitter la table
gather-watch = Vous pouvez aussi rester et regarder.

## La table

table-title = Partie : { $game }
table-opening = Ouverture de la table…
table-board = Plateau
table-players = Joueurs
table-so-far = Votre tour jusqu’ici
table-end = Finir le tour
table-reveal = Continuer
table-undo = Annuler
table-restart = Recommencer le tour
table-nothing-to-undo = Il n’y a rien à annuler : les tuiles révélées et les tours terminés sont définitifs.
table-read-rule = Lire la règle
table-reconnecting = Connexion perdue. Reconnexion…
table-crowded = Parlour est ouvert dans trop de fenêtres. Fermez-en une pour continuer ici.
table-closed = Le serveur a fermé cette table. Rechargez la page pour réessayer.

rated = Partie classée
rated-help = Ni conseils, ni chances de gagner, ni analyse : seuls les joueurs réfléchissent.

hint = Conseil
hint-help = Que ferait ici un bon joueur ?
hint-thinking = Réflexion sur votre tour…
hint-do = Jouer ce coup
hint-again = Nouveau conseil
hint-others = { $count ->
    [one] Un autre bon tour
   *[other] { $count } autres bons tours
}
hint-not-now = Vous pourrez demander un conseil quand ce sera votre tour.
hint-nothing = Il n’y a rien à conseiller ici.
advice-chance = { $chance } de chances de gagner
advice-more-steps = Encore { $count } étapes
advice-reasons = Pourquoi ce coup

outlook = Chances de gagner
outlook-help = Afficher les chances de gagner de chacun
outlook-of = { $name } { $chance }
outlook-unknown = évaluation en cours…

jump-label = Zones de la table
jump-board = Plateau
jump-me = Moi
jump-others = Autres
jump-log = Journal
jump-review = Analyse

log-title = Journal
log-empty = Il ne s’est encore rien passé.
log-since = Depuis votre dernier tour

actions-title = Ce que vous pouvez faire, en mots
actions-instead = Ce que vous pourriez faire à la place
actions-suggested = Conseillé :
actions-none = Rien pour l’instant : ce n’est pas votre tour.

replay-open = Revoir
replay-label = Revoir la partie
replay-banner = Vous regardez le passé
replay-beginning = Avant le premier coup.
replay-now = Revenir au présent
replay-first = Au début
replay-back = Un pas en arrière
replay-play = Lecture
replay-pause = Pause
replay-forward = Un pas en avant
replay-last = À la fin
replay-slider = Moment de la partie
replay-position = Moment { $at } sur { $of }
replay-eyes = Vu par
replay-eyes-of = Vu par { $name }
replay-spectator = Vu en spectateur

curtain-title = Passez l’écran à { $name }
curtain-help = La table reste cachée : { $name } doit d’abord prendre l’écran.
curtain-ready = Je suis { $name }

## Jeux sans écran à eux

default-keys = Les chiffres choisissent ; les flèches passent d’un choix à l’autre.
default-row = Rangée
default-empty = vide
default-spots = Ce qui peut se faire sur le plateau
value-yes = oui
value-no = non

## La fin

score-winner = { $count ->
    [one] { $names } gagne !
   *[other] { $names } se partagent la victoire !
}
score-nobody = Personne ne gagne
score-won = vainqueur
score-table = Points par origine
score-player = Joueur
score-total = Total
score-rematch = Rejouer
score-next = Partie suivante
score-replay = Revoir la partie
score-record = Enregistrer la partie
score-home = Accueil

## Revenir sur une partie

review = Analyse
review-open = Analyser la partie
review-beginning = On ressort le plateau…
review-progress = Réflexion : { $done } tours sur { $total }
review-failed = L’analyse n’a pas pu être terminée.
review-ready = L’analyse est prête.
review-again = Réessayer
review-chart = Chances de gagner, tour après tour
review-chart-slider = Tour de la partie
review-table = La même chose en tableau
review-column-turn = Avant
review-turn = Tour { $number } : { $name }
review-end = La fin
review-previous = Tour précédent
review-next = Tour suivant
review-accuracy = Précision
review-accuracy-help = 100 : des tours aussi bons que ceux d’un Expert.
review-points = Moments clés
review-no-points = Aucun tour n’a décidé à lui seul de cette partie.
review-cost = a coûté { $chance }
review-fell = chances en baisse de { $chance }
review-rose = chances en hausse de { $chance }
review-was-played = Joué : { $what }
review-was-better = Mieux : { $what }
review-played = Ce qui a été joué
review-better = Mieux
review-better-too = Également mieux
review-best = Rien de mieux n’a été trouvé.
review-show = Montrer sur le plateau
review-line-banner = Autre suite possible
review-line-beginning = Avant ce tour.
review-line-back = Revenir à la partie
review-play-on = Continuer à partir d’ici
review-play-on-seat = Vous êtes
review-play-on-level = Les autres sont des robots
review-play-on-start = Continuer

## Règles, et à propos d’une édition

rules-title = { $game } : les règles
rules-chapters = Chapitres
rules-none = { $game } n’apporte pas de règles à lire.
rules-note = D’où vient cette règle
rules-setup = Parlour met le jeu en place et vous demande vos choix. Afficher les règles
glossary = Glossaire
glossary-title = { $game } : les mots du jeu

about-title = À propos de cette édition
about-intro = { $game } se joue ici à partir de données sur ce qui est imprimé sur ses plateaux et ses tuiles. Tout n’a pas pu être vérifié sur l’original : voici, élément par élément, d’où viennent nos connaissances.
about-none = { $game } n’a pas de matériel imprimé : il n’y a rien à corriger ici.
about-corrected = L’hébergeur de ce Parlour joue avec sa propre édition corrigée.
about-rules-version = Version des règles
about-fingerprint = Empreinte des données
about-table = Chaque élément et son origine
about-item = Élément
about-marks = Origine

mark-rulebook = Livre de règles
    .help = écrit dans le livre de règles
mark-source = Source
    .help = rapporté par quelqu’un qui possède le jeu
mark-inferred = Déduit
    .help = découle de ce qui est écrit
mark-reconstructed = Reconstitué
    .help = imaginé par nous, en accord avec tout le reste

## Réglages

settings-title = Réglages
settings-kept = Enregistrés dans ce navigateur.
settings-auto = Langue du navigateur
settings-language = Langue
settings-theme = Apparence
settings-theme-auto = Comme le système
settings-theme-light = Clair
settings-theme-dark = Sombre
settings-animation = Animation
settings-animation-help = Rien ne bouge si votre système demande de réduire les animations.
settings-animation-full = Normale
settings-animation-quick = Rapide
settings-animation-off = Aucune
settings-confirm = Confirmer chaque tour
settings-confirm-help = Vous terminez chaque tour par un bouton et pouvez tout annuler jusque-là. Sinon, un tour se termine dès qu’il est complet.
settings-outlook-help = Une barre à la table qui indique les chances de gagner de chacun. Jamais dans les parties classées.
settings-keys = Clavier
settings-key-tab = vers la zone suivante de la table
settings-key-arrows = à l’intérieur d’une zone : plateau, main, listes
settings-back = Retour

## Quand quelque chose ne va pas

error-connection = Le serveur est injoignable. Vérifiez votre connexion et réessayez.
error-unexpected = Quelque chose n’a pas fonctionné. Réessayez dans un instant.
error-page-title = Cette page n’a pas pu être chargée
error-reload = Réessayer
lost-title = Il n’y a rien ici
lost-text = Cette adresse ne mène nulle part. Il manque peut-être une lettre.
lost-home = Retour à l’accueil
