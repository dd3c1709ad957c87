### La commande parlour, en français.

cli-help = Jouez à des jeux de société dans le navigateur, contre des amis ou des robots ; simulez et rejouez des parties.
cli-play = Lance Parlour sur cette machine et l’ouvre dans votre navigateur.
cli-serve = Lance Parlour pour que d’autres puissent y jouer.
cli-simulate = Fait jouer des robots entre eux un grand nombre de fois et compte les victoires.
cli-replay = Raconte une partie enregistrée, de la première décision à la dernière.
cli-games = Présente les jeux, leurs options et ce que nous savons de leur matériel.

## Options et arguments

cli-option-lang = La langue : en, nl ou fr. Sinon, celle de PARLOUR_LANG ou de LANG.
cli-option-version = Indique la version.
cli-option-help = Affiche cette aide et s’arrête.
cli-option-host = L’adresse d’écoute ; 0.0.0.0 donne accès aux autres machines.
cli-option-port = Le port d’écoute.
cli-option-db = Où conserver les parties : un fichier pour SQLite, ou l’URL d’une base de données.
cli-option-edition = Utilise une édition corrigée d’un jeu, lue dans ce dossier. Une fois par jeu au plus.
cli-option-origin = Une autre adresse d’où peuvent venir les navigateurs, par exemple celle d’un proxy : https://example.org. Peut être répétée.
cli-option-https = Les navigateurs n’accèdent à ce serveur que par https : les cookies sont marqués comme sûrs.
cli-option-players = Le nombre de joueurs.
cli-option-bots = Qui joue, séparé par des virgules : random ou greedy. Un par joueur, ou un seul pour tous.
cli-option-games = Le nombre de parties. Les robots se décalent d’une place après chacune.
cli-option-seed = La même graine donne les mêmes parties.
cli-option-workers = Le nombre de processus ; sinon, un par cœur.
cli-option-option = Une option du jeu, comme setup=2A. Peut être répétée ; voyez « parlour games ».
cli-argument-game = Le jeu, comme amber ; voyez « parlour games ».
cli-argument-record = Le fichier de la partie enregistrée.

cli-metavar-options = [OPTIONS]
cli-metavar-command = COMMANDE …
cli-metavar-language = LANGUE
cli-metavar-number = NOMBRE
cli-metavar-host = ADRESSE
cli-metavar-database = FICHIER
cli-metavar-edition = JEU=DOSSIER
cli-metavar-origin = ADRESSE
cli-metavar-bots = NIVEAU,…
cli-metavar-option = OPTION=VALEUR
cli-metavar-game = JEU
cli-metavar-record = FICHIER

cli-usage = Utilisation :
cli-required = obligatoire
cli-default = par défaut :
cli-panel-options = Options
cli-panel-arguments = Arguments
cli-panel-commands = Commandes

## Serveur

cli-serving = Parlour est ouvert à l’adresse { $address } – Ctrl+C pour le fermer.

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
cli-simulate-length = Choix par partie : { NUMBER($mean, maximumFractionDigits: 1) } en moyenne, de { $shortest } à { $longest }.
cli-simulate-ties = { $ties ->
    [0] Aucune partie n’a eu plusieurs gagnants.
    [one] { $ties } partie a eu plusieurs gagnants ; une victoire partagée compte pour une part.
   *[other] { $ties } parties ont eu plusieurs gagnants ; une victoire partagée compte pour une part.
}
cli-simulate-speed = { $games ->
    [one] { $games } partie
   *[other] { $games } parties
} en { NUMBER($seconds, maximumFractionDigits: 1) } s : { $choices } choix par seconde, { $decisions } décisions en comptant les coups forcés et le hasard.
cli-number = { NUMBER($value, minimumFractionDigits: 1, maximumFractionDigits: 1) }
cli-percent = { NUMBER($value, style: "percent", minimumFractionDigits: 1, maximumFractionDigits: 1) }

## Relecture

cli-replay-title = { $game } : { $players }
cli-replay-unfinished = L’enregistrement s’arrête avant la fin de la partie. À ce moment :
cli-replay-winner = { $points ->
    [one] { $player } gagne avec { $points } point : { $sources }.
   *[other] { $player } gagne avec { $points } points : { $sources }.
}
cli-replay-score = { $points ->
    [one] { $player } a { $points } point : { $sources }.
   *[other] { $player } a { $points } points : { $sources }.
}

## Liste des jeux

cli-games-players = De { $least } à { $most } joueurs
cli-games-option = Option
cli-games-values = Valeurs, celle par défaut d’abord
cli-games-meaning = Signification
cli-games-for = { $players ->
    [one] { $players } joueur
   *[other] { $players } joueurs
} : { $values }
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

## Ce qui ne va pas

cli-error-lang = La langue « { $value } » n’existe pas ; choisissez parmi { $languages }.
cli-error-command = La commande « { $command } » n’existe pas ; choisissez parmi { $commands }.
cli-error-option = « { $command } » n’a pas d’option { $option } ; elle a { $options }.
cli-error-option-needs-value = { $option } doit être suivi d’une valeur.
cli-error-option-takes-none = { $option } ne prend pas de valeur.
cli-error-missing = Il manque { $argument } ; voyez « { $command } --help ».
cli-error-extra = « { $extra } » est de trop pour « { $command } » ; voyez « { $command } --help ».
cli-error-number = { $option } doit être un nombre entier de { $least } à { $most }, et non « { $value } ».
cli-error-pair = { $option } s’écrit nom=valeur, et non « { $value } ».
cli-error-twice = { $option } donne { $name } deux fois ; une seule suffit.
cli-error-folder = Le dossier « { $folder } » n’existe pas ; indiquez un dossier existant.
cli-error-bots = { $bots } robots ne peuvent pas jouer une partie à { $players } : indiquez-en { $players }, ou un seul pour toutes les places.
cli-error-file-missing = Le fichier « { $file } » n’existe pas ; indiquez le chemin d’une partie enregistrée.
cli-error-file-folder = « { $file } » est un dossier ; indiquez le chemin d’une partie enregistrée.
cli-error-file-unreadable = « { $file } » ne peut pas être lu ({ $problem }) ; indiquez le chemin d’une partie enregistrée.
cli-error-record-edition = La partie a été jouée avec l’édition { $found } de { $game }, et celle-ci est { $known } ; indiquez son dossier avec --edition { $game }=DOSSIER.
cli-error-record-names = L’enregistrement contient { $names } noms pour { $players } joueurs ; il faut autant de noms que de joueurs.
