### La commande parlour, en français.

cli-help = Jouez à des jeux de société dans le navigateur, contre des amis ou des robots ; simulez et rejouez des parties.
cli-play = Lance Parlour sur cette machine et l’ouvre dans votre navigateur.
cli-serve = Lance Parlour pour que d’autres puissent y jouer.
cli-backup = Fait une sauvegarde de toutes les parties, même pendant que Parlour fonctionne.
cli-simulate = Fait jouer des robots entre eux un grand nombre de fois et compte les victoires.
cli-arena = Organise un tournoi entre robots : classement, parts de victoires avec leur marge d’erreur, et un rapport.
cli-tune = Cherche de meilleurs poids pour l’évaluation d’un jeu : fait jouer l’un contre l’autre des poids qui diffèrent au hasard, les rapproche de ceux qui gagnent et les met à l’épreuve dans un match.
cli-replay = Raconte une partie enregistrée, de la première décision à la dernière.
cli-games = Présente les jeux, leurs options et ce que nous savons de leur matériel.

## Options et arguments

cli-option-lang = La langue : en, nl ou fr. Sinon, celle de PARLOUR_LANG ou de LANG.
cli-option-version = Indique la version.
cli-option-help = Affiche cette aide et s’arrête.
cli-option-host = L’adresse d’écoute ; 0.0.0.0 donne accès aux autres machines.
cli-option-port = Le port d’écoute.
cli-option-db = Où conserver les parties : un fichier pour SQLite, ou l’URL d’une base de données.
cli-option-edition = Utilise une édition corrigée d’un jeu, lue dans ce dossier. Une fois par jeu au plus.
cli-option-origin = Une autre adresse d’où peuvent venir les navigateurs, par exemple celle d’un proxy : https://example.org. Peut être répétée.
cli-option-https = Les navigateurs n’accèdent à ce serveur que par https : les cookies sont marqués comme sûrs.
cli-option-replace = Met la sauvegarde à la place d’un fichier qui porte déjà ce nom.
cli-option-proxy = L’adresse d’un proxy placé devant ce serveur, ou un réseau comme 10.0.0.0/8 : les visiteurs viennent d’où il le dit dans X-Forwarded-For. Peut être répétée ; par défaut, un proxy sur cette machine.
cli-option-bot-delay = Combien de secondes un robot prend au moins pour un tour, afin qu’on puisse le suivre.
cli-option-bot-timeout = Combien de secondes un robot peut réfléchir à un tour.
cli-option-bot-workers = Dans combien de processus les robots réfléchissent, pour toutes les tables ensemble.
cli-option-hint-simulations = Combien un robot réfléchit à un conseil : 300 simulations prennent environ une seconde.
cli-option-outlook-simulations = Combien un robot réfléchit pour estimer les chances de gagner, en simulations.
cli-option-review-simulations = Combien un robot réfléchit à chaque tour d’une partie analysée, en simulations.
cli-option-requests-per-minute = Combien de requêtes une adresse peut faire par minute.
cli-option-posts-per-minute = Combien de ces requêtes peuvent changer quelque chose, comme ouvrir une table.
cli-option-replays-per-minute = Combien de ces requêtes peuvent demander une partie entière, pour la revoir ou en fichier.
cli-option-commands-per-second = Combien de coups par seconde une personne peut envoyer à la longue, quel que soit le nombre de connexions ; le double d’un seul coup.
cli-option-sockets-per-person = Combien de tables une personne peut regarder à la fois, en comptant les fenêtres.
cli-option-unplayed-per-person = Combien de tables où personne n’a encore joué une personne peut avoir ouvertes.
cli-option-unplayed-per-address = Combien de ces tables peuvent avoir été ouvertes depuis une même adresse.
cli-option-unplayed-days = Au bout de combien de jours une telle table est retirée, si personne ne la regarde.
cli-option-unplayed-days-shared = Au bout de combien de jours elle est retirée quand plusieurs personnes y sont assises.
cli-option-connections-per-address = Combien de connexions une adresse peut garder ouvertes ; un proxy de confiance en a autant qu’il veut.
cli-option-head-timeout = En combien de secondes l’en-tête d’une requête doit être arrivé.
cli-option-body-timeout = En combien de secondes le corps d’une requête doit être arrivé.
cli-option-keep-alive = Combien de secondes une connexion reste ouverte entre deux requêtes.
cli-option-players = Le nombre de joueurs.
cli-option-bots = Qui joue, séparé par des virgules, comme expert,greedy. Un par joueur, ou un seul pour tous.
cli-option-games = Le nombre de parties. Les robots se décalent d’une place après chacune.
cli-option-seed = La même graine donne les mêmes parties.
cli-option-workers = Le nombre de processus ; sinon, un par cœur.
cli-option-option = Une option du jeu, comme setup=2A. Peut être répétée ; voyez « parlour games ».
cli-option-ladder = Chaque robot ne rencontre que le suivant, le plus fort d’abord, ou tous rencontrent tous.
cli-option-against = À plus de deux joueurs : un robot seul contre une table remplie d’un autre, au lieu de robots tous différents.
cli-option-arena-games = Le nombre de parties par affiche, complété en donnes entières. Une donne se joue à toutes les places.
cli-option-until = Arrête une affiche dès que la part de victoires de son premier robot est connue à tant près, par exemple 0.05.
cli-option-claim = Arrête une affiche dès qu’il est établi que la part de victoires de son premier robot dépasse cette valeur, ou non.
cli-option-out = Conserve tout dans ce dossier : un rapport, les parties, et un journal pour reprendre plus tard.
cli-option-format = Le format du tableau des parties : parquet ou csv.
cli-option-export = Écrit chaque décision des parties dans un fichier Parquet dont apprendre : ce qui était visible, permis et joué, et le résultat.
cli-option-ray = Joue sur la grappe Ray à cette adresse ; « local » en lance une sur cette machine.
cli-option-tune-games = Le nombre de parties jouées à chaque tour.
cli-option-tune-rounds = Le nombre de tours à jouer ; après chacun, les poids sont déplacés.
cli-option-tune-match = Le nombre de parties qu’une place joue ensuite avec les nouveaux poids contre les poids actuels, complété en donnes entières.
cli-option-tune-width = Le nombre de suites d’un tour de jeu que les joueurs gardent en tête, en plus de la meilleure de chaque début.
cli-option-tune-positions = Le nombre de positions examinées après lequel les joueurs abandonnent ces suites.
cli-option-tune-out = Conserve tout dans ce dossier, pour pouvoir reprendre ; sinon, dans un dossier au nom du jeu.
cli-option-tune-write = Écrit les nouveaux poids dans le code du jeu, si le match montre qu’ils sont meilleurs.
cli-argument-arena-bots = Les robots, au moins deux, comme expert greedy.
cli-argument-game = Le jeu, comme amber ; voyez « parlour games ».
cli-argument-record = Le fichier de la partie enregistrée.
cli-argument-backup = Le fichier où écrire la sauvegarde.

cli-metavar-options = [OPTIONS]
cli-metavar-command = COMMANDE …
cli-metavar-language = LANGUE
cli-metavar-number = NOMBRE
cli-metavar-host = ADRESSE
cli-metavar-database = FICHIER
cli-metavar-edition = JEU=DOSSIER
cli-metavar-origin = ADRESSE
cli-metavar-proxy = ADRESSE
cli-metavar-bots = ROBOT,…
cli-metavar-option = OPTION=VALEUR
cli-metavar-game = JEU
cli-metavar-record = FICHIER
cli-metavar-arena-bots = ROBOT ROBOT …
cli-metavar-part = PART
cli-metavar-folder = DOSSIER
cli-metavar-file = FICHIER
cli-metavar-format = FORMAT
cli-metavar-ray = ADRESSE

cli-usage = Utilisation :
cli-required = obligatoire
cli-default = par défaut :
cli-variable = variable :
cli-panel-options = Options
cli-panel-arguments = Arguments
cli-panel-commands = Commandes

## Serveur

cli-serving = Parlour est ouvert à l’adresse { $address } – Ctrl+C pour le fermer.
cli-backup-made = { $tables ->
    [one] { $tables } table
   *[other] { $tables } tables
} et { $moves ->
    [one] { $moves } décision
   *[other] { $moves } décisions
} dans la sauvegarde { $file }.

## Simulation

cli-simulate-playing = Parties en cours
cli-simulate-by-bot = Par robot
cli-simulate-by-seat = Par place
cli-simulate-bot = Robot
cli-simulate-seat = Place
cli-simulate-wins = Victoires
cli-simulate-share = Part
cli-simulate-score = Score moyen
cli-simulate-best = Maximum
cli-simulate-worst = Minimum
cli-simulate-by-ending = Comment les parties se sont terminées
cli-simulate-ending = Fin
cli-simulate-games = Parties
cli-simulate-length = Choix par partie : { NUMBER($mean, maximumFractionDigits: 1) } en moyenne, de { $shortest } à { $longest }.
cli-simulate-ties = { $ties ->
    [0] Aucune partie n’a eu plusieurs gagnants.
    [one] { $ties } partie a eu plusieurs gagnants ; une victoire partagée compte pour une part.
   *[other] { $ties } parties ont eu plusieurs gagnants ; une victoire partagée compte pour une part.
}
cli-simulate-speed = { $games ->
    [one] { $games } partie
   *[other] { $games } parties
} en { NUMBER($seconds, maximumFractionDigits: 1) } s : { $choices } choix par seconde, { $decisions } décisions en comptant les coups forcés et le hasard.
cli-number = { NUMBER($value, minimumFractionDigits: 1, maximumFractionDigits: 1) }
cli-percent = { NUMBER($value, style: "percent", minimumFractionDigits: 1, maximumFractionDigits: 1) }

## Arène

cli-arena-title = { $game } : comparaison des robots
cli-arena-bot = Robot
cli-arena-rating = Classement
cli-arena-interval = 95 %
cli-arena-share = Victoires
cli-arena-points = Points
cli-arena-thought = Par tour
cli-arena-games = Parties
cli-arena-deals = Donnes
cli-arena-lineup = Affiche
cli-arena-first = 1er gagne
cli-arena-state = État
cli-arena-state-open = à poursuivre
cli-arena-state-enough = suffisant
cli-arena-state-above = au-dessus de { $claim }
cli-arena-state-below = au-dessous de { $claim }
cli-arena-state-unshown = { $claim } : non tranché
cli-arena-between = { NUMBER($low, minimumFractionDigits: 1, maximumFractionDigits: 1) }–{ NUMBER($high, minimumFractionDigits: 1, maximumFractionDigits: 1) } %
cli-arena-milliseconds = { NUMBER($value, maximumFractionDigits: 1) } ms
cli-arena-seconds = { NUMBER($value, maximumFractionDigits: 1) } s
cli-arena-progress = { $played } parties jouées, encore { $left } au plus ; { NUMBER($speed, maximumFractionDigits: 1) } par seconde, reste { $time }
cli-arena-written = Le rapport se trouve dans { $report }.
cli-arena-exported = { $decisions } décisions de { $games } parties se trouvent dans { $file }.
cli-arena-export-left-out = { $games ->
    [one] Une partie a été jouée sans --export et n’est
   *[other] { $games } parties ont été jouées sans --export et ne sont
} pas dans le fichier.
cli-arena-stopped = Arrêté. Les parties jouées sont conservées ; la même commande reprend ici.
cli-arena-stopped-lost = Arrêté. Avec --out DOSSIER, les parties jouées auraient été conservées.
cli-arena-report-about = { $games ->
    [one] { $games } partie
   *[other] { $games } parties
} à { $players } joueurs, { $lineups ->
    [one] une seule affiche.
   *[other] { $lineups } affiches.
} Chaque donne se joue à toutes les places, avec le même hasard à chaque fois.
cli-arena-report-ratings = Classement
    .about = OpenSkill, sur l’échelle des échecs : tous commencent à 1500, et 400 points de plus rendent une victoire à deux dix fois plus probable. Le trait est l’intervalle à 95 %.
cli-arena-report-shares = Qui bat qui
    .about = La part des parties que la ligne a gagnées quand elle a rencontré la colonne, avec son intervalle à 95 % ; une victoire partagée compte pour une part. L’unité est la donne, car des parties au même hasard ne sont pas indépendantes.
cli-arena-report-points = Points
    .about = Combien de fois chaque robot a marqué combien de points.
cli-arena-report-thought = Temps de réflexion
    .about = La moyenne par tour où il y avait un choix à faire.
cli-arena-report-played = Ce qui a été joué
    .about = Le même plan donne les mêmes parties sur toute machine, sauf si un robot réfléchit à la montre.
cli-arena-fact-bots = Robots
cli-arena-fact-options = Options
cli-arena-fact-seed = Graine
cli-arena-fact-most = Parties par affiche, au plus
cli-arena-fact-until = S’arrête à une marge de
cli-arena-fact-claim = Affirmation sur le premier
cli-arena-fact-edition = Édition
cli-arena-fact-rules = Version des règles
cli-arena-fact-version = Version de Parlour

## Relecture

cli-replay-title = { $game } : { $players }
cli-replay-unfinished = La partie enregistrée n’est pas terminée. Au moment où elle s’arrête :
cli-replay-winner = { $points ->
    [one] { $player } gagne avec { $points } point
   *[other] { $player } gagne avec { $points } points
}{ $parts ->
    [0] .
   *[other]  : { $sources }.
}
cli-replay-score = { $points ->
    [one] { $player } a { $points } point
   *[other] { $player } a { $points } points
}{ $parts ->
    [0] .
   *[other]  : { $sources }.
}

## Liste des jeux

cli-games-players = { $span ->
    [0] { $least ->
           [one] { $least } joueur
          *[other] { $least } joueurs
        }
   *[other] De { $least } à { $most } joueurs
}
cli-games-option = Option
cli-games-values = Valeurs, celle par défaut d’abord
cli-games-meaning = Signification
cli-games-for = { $players ->
    [one] { $players } joueur
   *[other] { $players } joueurs
} : { $values }
cli-games-provenance = Ce que nous savons du matériel (édition { $fingerprint }) :
cli-mark-rulebook = { $count ->
    [one] { $count } donnée tirée des règles
   *[other] { $count } données tirées des règles
}
cli-mark-source = { $count ->
    [one] { $count } donnée tirée d’autres sources
   *[other] { $count } données tirées d’autres sources
}
cli-mark-inferred = { $count ->
    [one] { $count } donnée qui s’en déduit
   *[other] { $count } données qui s’en déduisent
}
cli-mark-reconstructed = { $count ->
    [one] { $count } donnée reconstituée par nos soins
   *[other] { $count } données reconstituées par nos soins
}

## Réglage

cli-tune-prove = Match
cli-tune-rounds = Tours
cli-tune-round = Tour
cli-tune-spread = Dispersion des écarts
cli-tune-effects = Effets les plus nets (z)
cli-tune-margin = { NUMBER($value, minimumFractionDigits: 1, maximumFractionDigits: 1) }
cli-tune-effect = { $weight } { $sign }{ NUMBER($value, minimumFractionDigits: 1, maximumFractionDigits: 1) }
cli-tune-weights = Poids
cli-tune-weight = Poids
cli-tune-old = Ancien
cli-tune-new = Nouveau
cli-tune-times = Facteur
cli-tune-factor = { NUMBER($value, minimumFractionDigits: 2, maximumFractionDigits: 2) }
cli-tune-lead = Une évaluation supérieure de { NUMBER($lead, maximumFractionDigits: 2) } rend la victoire e fois plus probable (lead dans profile.yaml).
cli-tune-match = En { $games } parties, les nouveaux poids ont gagné { $share } (95 % : de { $low } à { $high }) ; à égalité avec les actuels, ce serait { $fair }.
cli-tune-better = Ils sont meilleurs.
cli-tune-not-better = Cela ne montre pas qu’ils sont meilleurs.
cli-tune-written = Écrit dans { $file }. Il faut recompiler le moteur : make compile.
cli-tune-not-written = Rien n’a été écrit.

## Ce qui ne va pas

cli-error-lang = La langue « { $value } » n’existe pas ; choisissez parmi { $languages }.
cli-error-command = La commande « { $command } » n’existe pas ; choisissez parmi { $commands }.
cli-error-option = « { $command } » n’a pas d’option { $option } ; elle a { $options }.
cli-error-option-needs-value = { $option } doit être suivi d’une valeur.
cli-error-option-takes-none = { $option } ne prend pas de valeur.
cli-error-missing = Il manque { $argument } ; voyez « { $command } --help ».
cli-error-extra = « { $extra } » est de trop pour « { $command } » ; voyez « { $command } --help ».
cli-error-number = { $option } doit être un nombre entier de { $least } à { $most }, et non « { $value } ».
cli-error-decimal = { $option } doit être un nombre de { $least } à { $most }, comme 0.5, et non « { $value } ».
cli-error-switch = { $option } vaut 1 ou 0, pour oui ou non ; ce qui a été donné n’est ni l’un ni l’autre.
cli-error-origin = { $option } doit s’écrire comme https://example.org, sans chemin, et non « { $value } ».
cli-error-proxy = { $option } doit être une adresse comme 10.0.0.7 ou un réseau comme 10.0.0.0/8, et non « { $value } ».
cli-error-pair = { $option } s’écrit nom=valeur, et non « { $value } ».
cli-error-twice = { $option } donne { $name } deux fois ; une seule suffit.
cli-error-folder = Le dossier « { $folder } » n’existe pas ; indiquez un dossier existant.
cli-error-bots = { $bots } robots ne peuvent pas jouer une partie à { $players } : indiquez-en { $players }, ou un seul pour toutes les places.
cli-error-part = { $option } doit être un nombre entre 0 et 1, comme 0.8, et non « { $value } ».
cli-error-format = Le format « { $value } » n’existe pas ; choisissez parmi { $formats }.
cli-error-until-claim = --until et --claim sont deux façons de s’arrêter ; n’en donnez qu’une.
cli-error-file-missing = Le fichier « { $file } » n’existe pas ; indiquez le chemin d’une partie enregistrée.
cli-error-file-folder = « { $file } » est un dossier ; indiquez le chemin d’une partie enregistrée.
cli-error-file-unreadable = « { $file } » ne peut pas être lu ({ $problem }) ; indiquez le chemin d’une partie enregistrée.
cli-error-record-edition = La partie a été jouée avec l’édition { $found } du jeu { $game }, et celle-ci est { $known } ; indiquez son dossier avec --edition { $game }=DOSSIER.
cli-error-record-names = La partie enregistrée contient { $names } noms pour { $players } joueurs ; il faut autant de noms que de joueurs.
cli-error-export = Le fichier « { $file } » ne peut pas être écrit : { $problem }.
cli-error-export-suffix = Le fichier « { $file } » sera un fichier Parquet : donnez-lui un nom qui finit par .parquet.
