# Ce qui ne va pas dans ce qui a été donné, en une phrase. Rien n’a changé quand on lit l’une d’elles.

## Actions

error-illegal = « { $action } » n’est pas permis ici, selon la règle { $rule }.
error-not-your-turn = Ce n’est pas votre tour.
error-nothing-to-end = Il n’y a pas encore de tour à terminer.
error-nothing-to-undo = Il n’y a rien à annuler.
error-action-kind = « { $kind } » n’est pas une action de ce jeu ; les actions sont { $kinds }.
error-action-argument = L’action « { $kind } » n’admet pas « { $argument } ».
error-action-value = Pour l’action « { $kind } », « { $argument } » ne peut pas être « { $value } ».
error-action-number = Aucune action ne porte le numéro { $action }.
error-action-text = « { $text } » n’est pas écrit comme une action.

## Jeux, options, éditions

error-game = Le jeu « { $game } » n’existe pas ; il y a { $games }.
error-game-broken = Le jeu « { $game } » ne peut pas être joué : { $problem }.
error-game-class = Le jeu « { $game } » ne peut pas être joué : { $module } n’est pas un parlour.kernel.game.Game de cet identifiant.
error-game-name = « { $game } » n’est pas un identifiant de jeu : il se compose de minuscules, de chiffres et de traits de soulignement isolés, et commence par une lettre.
error-game-taken = Le jeu « { $game } » de { $module } est laissé de côté : un autre porte déjà cet identifiant.
error-players = Le jeu « { $game } » se joue de { $least } à { $most }, pas à { $players }.
error-option = Le jeu « { $game } » n’a pas d’option « { $option } » ; il a { $options }.
error-option-value = L’option « { $option } » ne peut pas être « { $value } » ; elle peut être { $choices }.
error-bot = Le robot « { $level } » n’existe pas ; il y a { $levels }.
error-bot-game = Le robot « { $bot } » ne joue pas à « { $game } ».
error-bot-broken = Le robot « { $bot } » ne peut pas jouer : { $problem }.
error-bot-class = Le robot « { $bot } » ne peut pas jouer : { $module } n’est pas une classe dérivée de parlour.bots.Bot.
error-bot-name = « { $bot } » n’est pas un nom de robot : il se compose d’au plus { $longest } lettres, chiffres, points, tirets et traits de soulignement.
error-bot-taken = Le robot « { $bot } » de { $module } est laissé de côté : un autre porte déjà ce nom.
error-edition = L’édition est inutilisable : { $file }, élément { $item }, champ { $field } : { $problem }.
error-tune-weights = Le jeu « { $game } » n’a pas de poids à régler.
error-edition-none = Le jeu « { $game } » n’a pas de matériel à corriger.

## Parties enregistrées

error-record-form = Ce n’est pas une partie enregistrée : { $problem }.
error-record-format = La partie est au format { $found } ; cette version de Parlour lit le format { $known }.
error-record-rules = La partie suit la version { $found } des règles ; ici, on joue la version { $known }.
error-record-edition = La partie a été jouée avec l’édition { $found } ; ici, c’est l’édition { $known }.
error-record-options = Les options de la partie sont incomplètes.
error-record-names = La partie a { $names } noms pour { $players } joueurs.
error-record-move = La décision { $ply } de la partie, « { $move } », est illisible.
error-record-illegal = La décision { $ply } de la partie, « { $move } », est contraire aux règles.
error-record-digest = La partie ne mène pas à la position annoncée : elle a été abîmée ou modifiée.

## Tables

error-table = La table « { $table } » n’existe pas.
error-table-rules = Cette table a été commencée avec la version { $found } des règles ; ici, on joue la version { $known }.
error-table-edition = Cette table a été commencée avec l’édition { $found } ; ici, on joue l’édition { $known }.
error-name = Un nom compte de 1 à { $longest } caractères visibles.
error-seat = Il n’y a pas de place { $seat } à cette table.
error-seat-taken = Cette place est prise.
error-seats-open = Toutes les places ne sont pas encore prises.
error-not-seated = Vous n’avez pas de place à cette table.
error-not-host = Seule la personne qui a ouvert la table peut lancer la partie.
error-started = La partie a déjà commencé.
error-not-playing = Aucune partie n’est en cours à cette table.
error-over = La partie est terminée.
error-not-over = La partie n’est pas encore terminée.
error-not-your-seat = Ce n’est pas votre place.
error-stale = La table a changé entre-temps. Regardez-la et choisissez de nouveau.
error-crowded = Trop de personnes regardent cette table.
error-many-tables = Vous avez ouvert { $most } tables où personne n’a encore joué. Jouez d’abord à l’une d’elles, ou attendez : celles que personne ne regarde sont retirées au bout de quelques jours.
error-many-tables-near = { $most } tables où personne n’a encore joué ont été ouvertes depuis votre réseau. Attendez que quelqu’un joue à l’une d’elles.

## Conseils

error-rated = Cette partie est classée : ni conseils, ni chances de gagner, ni analyse.
error-turn-built = Votre tour est complet : terminez-le ou annulez quelque chose.
error-no-advice = Le robot n’a pas pu aller au bout de sa réflexion. Réessayez dans un instant.
error-no-review = Cette partie n’a pas encore été analysée.
error-no-line = L’analyse ne contient pas ce tour, ou n’y a rien trouvé de mieux.
error-many-reviews = Beaucoup de parties attendent d’être analysées. Réessayez dans quelques minutes.
error-ply = La partie n’a pas de décision { $ply } ; elle en compte { $plies }.

## L’arène

error-arena-alone = Un tournoi demande des tables d’au moins deux joueurs.
error-arena-few = Un tournoi demande au moins deux robots.
error-arena-few-different = Une table de { $players } demande { $players } robots différents, et vous en nommez { $bots } ; avec --against, un robot joue contre une table remplie d’un autre.
error-arena-twice = Le robot « { $bot } » est nommé deux fois ; on ne compare pas un robot à lui-même.
error-arena-bot = Le robot « { $bot } » est tombé en panne en pleine partie ({ $problem }).
error-arena-choice = Le robot « { $bot } » a choisi l’action { $action }, qui lui est interdite.
error-arena-worker = Un processus qui jouait s’est arrêté, peut-être faute de mémoire. La même commande reprend avec ce qui a été conservé.
error-arena-ray = La grappe Ray à l’adresse « { $address } » n’est pas utilisable : { $problem }.
error-arena-extra = Il manque le paquet { $package } ; installez-le avec : pip install '{ $extra }'
error-arena-folder = Le dossier « { $folder } » n’est pas utilisable : { $problem }.
error-arena-other = Le dossier « { $folder } » contient un autre tournoi, qui diffère par « { $field } » ; choisissez un autre dossier.
error-arena-journal = { $file }, ligne { $line }, est illisible ; le fichier a été abîmé ou modifié.
error-tuning-other = Le dossier « { $folder } » contient un autre réglage, qui diffère par « { $field } » ; choisissez un autre dossier.

## La connexion

error-malformed = Ce message est illisible : { $problem }.
error-command-id = Une commande a besoin d’un identifiant de 1 à { $longest } caractères visibles.
error-command-size = Une commande compte au plus { $largest } caractères.
error-too-fast = C’est trop rapide. Attendez un instant.
error-request = Cette requête est illisible : { $problem }.
error-not-found = Il n’y a rien à cette adresse.
error-method = Cette adresse ne répond pas à ce genre de requête.
error-too-large = C’est trop volumineux.
error-too-many = Trop de requêtes. Attendez une minute et réessayez.
error-incomplete = Cette requête n’est pas arrivée en entier, ou pas à temps.
error-full = Le serveur a autant de connexions qu’il peut en tenir. Réessayez dans un instant.
error-token = Ce n’est pas un jeton de robot. Une requête à /api/tokens en donne un.
error-origin = Cette requête vient d’un autre site et a été refusée.
error-busy = Le serveur est trop occupé pour l’instant. Réessayez dans une minute.
error-internal = Une erreur s’est produite sur le serveur.

## L’hôte

error-storage = Le serveur n’a pas pu enregistrer cela. Réessayez dans un instant.
error-database = La base de données { $url } est inutilisable : { $problem }.
error-port = Impossible d’écouter sur { $host }, port { $port } : { $problem }. Choisissez un autre port.
error-client-missing = Le client web n’a pas été construit. Lancez « make client » et rechargez cette page.

## Sauvegardes

error-backup-other = { $url } n’est pas un fichier SQLite. Faites une sauvegarde avec le programme de cette base de données ; pour PostgreSQL, c’est pg_dump, et pg_restore pour la remettre en place.
error-backup-missing = La base de données « { $file } » n’existe pas ; indiquez avec --db celle sur laquelle Parlour joue.
error-backup-foreign = « { $file } » n’est pas une base de données de Parlour.
error-backup-no-folder = Le dossier « { $folder } » prévu pour la sauvegarde n’existe pas ; indiquez un dossier existant.
error-backup-folder = « { $file } » est un dossier ; indiquez le nom d’un fichier pour la sauvegarde.
error-backup-itself = « { $file } » fait partie de la base de données elle-même ; donnez un autre nom à la sauvegarde.
error-backup-in-use = « { $file } » sert de base de données, comme le montrent les fichiers à côté ; donnez un autre nom à la sauvegarde.
error-backup-exists = Le fichier « { $file } » existe déjà ; donnez un autre nom à la sauvegarde, ou utilisez --replace.
error-backup-failed = La sauvegarde « { $file } » n’a pas pu être faite : { $problem }.
