### Amber, en français.
### Un nom a sa forme nue comme valeur et, dans `.a`, la forme avec article indéfini : un texte qui reçoit
### une tuile emploie { $tile } (« un virage ») ou { $tile_name } (« virage »).
### Un nom de joueur ne suit jamais « de » ni « que », pour ne pas écrire « de Anna ».

amber-name = Amber
amber-tagline = Tracez la route de l’ambre, et gare à ceux qui l’emprunteront aussi.
amber-about = Vous êtes baron sur une côte riche en ambre. Reliez votre château aux villages et aux châteaux de vos rivaux, tirez parti des sens uniques et déterrez ce qui vous gêne. Soyez seul relié à tout et vous gagnez sur-le-champ ; sinon, les pièces d’or et les liaisons font la différence.

## Tuiles
## Les côtés cités dans .help sont ceux de la tuile avant toute rotation.

amber-tile-straight = route droite
    .a = une route droite
    .help = Relie deux côtés opposés ; sans rotation, le haut et le bas.
amber-tile-curve = virage
    .a = un virage
    .help = Relie deux côtés voisins ; sans rotation, le haut et la droite.
amber-tile-tee = carrefour en T
    .a = un carrefour en T
    .help = Relie trois côtés ; sans rotation, tous sauf le haut.
amber-tile-crossroads = croisement
    .a = un croisement
    .help = Relie les quatre côtés.
amber-tile-dead_end = cul-de-sac
    .a = un cul-de-sac
    .help = On y entre, mais on ne va pas plus loin ; sans rotation, l’entrée est en haut.
amber-tile-bridge = pont
    .a = un pont
    .help = Deux routes s’y croisent sans se rejoindre ; il peut aussi remplacer une route droite.
amber-tile-roundabout = rond-point
    .a = un rond-point
    .help = Relie les quatre côtés ; il peut aussi remplacer une route droite.
amber-tile-oneway_straight = route droite à sens unique
    .a = une route droite à sens unique
    .help = Se parcourt uniquement dans le sens de la flèche ; sans rotation, du bas vers le haut.
amber-tile-oneway_curve_right = virage à droite à sens unique
    .a = un virage à droite à sens unique
    .help = Se parcourt uniquement dans le sens de la flèche ; sans rotation, du bas vers la droite.
amber-tile-oneway_curve_left = virage à gauche à sens unique
    .a = un virage à gauche à sens unique
    .help = Se parcourt uniquement dans le sens de la flèche ; sans rotation, du bas vers la gauche.
amber-tile-wetland = marécage
    .a = un marécage
    .help = Barre le passage : aucune route ne le traverse et on ne construit rien dessus.
amber-tile-shovel = pelle
    .a = une pelle
    .help = Déterre une route ou un marécage à votre portée.
amber-special-shovel = pelle spéciale
    .a = une pelle spéciale
    .help = Creuse comme une pelle, une fois par partie, sans toucher à votre main.

## Cartes de départ

amber-setup-2A = 2A · Courte
    .a = 2A (courte)
amber-setup-2B = 2B · Classique
    .a = 2B (classique)
amber-setup-2C = 2C · Longue
    .a = 2C (longue)
amber-setup-3A = 3A · Classique
    .a = 3A (classique)
amber-setup-3B = 3B · Châteaux rapprochés
    .a = 3B (châteaux rapprochés)
amber-setup-3C = 3C · Étendue
    .a = 3C (étendue)
amber-setup-4A = 4A · Carré
    .a = 4A (carré)
amber-setup-4B = 4B · Moulinet
    .a = 4B (moulinet)
amber-setup-4C = 4C · Losange
    .a = 4C (losange)
amber-setup-5A = 5A · Pentagone intérieur
    .a = 5A (pentagone intérieur)
amber-setup-5B = 5B · Pentagone mixte
    .a = 5B (pentagone mixte)
amber-setup-5C = 5C · Pentagone extérieur
    .a = 5C (pentagone extérieur)
amber-setup-6A = 6A · Grand anneau
    .a = 6A (grand anneau)
amber-setup-6B = 6B · Anneau serré
    .a = 6B (anneau serré)
amber-setup-6C = 6C · Anneau de bordure
    .a = 6C (anneau de bordure)

## Options d’une table

amber-option-setup = Carte
    .help = L’emplacement des châteaux et des villages.
amber-option-setup-random = Au hasard
amber-option-castles = Châteaux
    .help = Tirés au sort, ou choisis par les joueurs dans l’ordre des places.
amber-option-castles-random = Tirés au sort
amber-option-castles-choose = Choisis par les joueurs
amber-option-start = Premier joueur
    .help = Tiré au sort, ou choisi par le joueur 1.
amber-option-start-random = Tiré au sort
amber-option-start-choose = Choisi par le joueur 1
amber-option-advanced = Jeu avancé
    .help = Chacun reçoit une pelle spéciale, et on choisit ses tuiles dans une rangée visible ou dans la pioche.
amber-option-wetland_on_village = Marécage sur un village
    .help = On peut poser un marécage sur un village qui n’a pas encore de tuile.
amber-option-replace_oneway = Reconstruire les sens uniques
    .help = Un pont ou un rond-point peut aussi remplacer une route droite à sens unique.
amber-option-rebuild_in_reach = Reconstruire seulement à sa portée
    .help = Une fois la première tuile posée, il faut pouvoir atteindre la route droite que l’on remplace. Si cette option est désactivée, il suffit d’atteindre la case de la première tuile.
amber-option-shovel_needs_entry = Creuser seulement où l’on peut entrer
    .help = On ne déterre une route que si l’on peut y entrer. Si cette option est désactivée, il suffit qu’une route y mène.
amber-option-lock_instant_win = À égalité, la victoire immédiate disparaît
    .help = Dès que plusieurs joueurs sont reliés à tout en même temps, la victoire immédiate n’est plus possible.

## Ce qu’un joueur peut faire

amber-do-layout = Jouer sur la carte { $layout }
amber-do-castle = Prendre le château en { $castle }
amber-do-start = Faire commencer { $player }
amber-do-place = { $turn ->
    [0] Poser { $tile } en { $cell }
    [1] Poser { $tile } en { $cell }, rotation de 90°
    [2] Poser { $tile } en { $cell }, rotation de 180°
   *[3] Poser { $tile } en { $cell }, rotation de 270°
}
amber-do-wetland = Poser un marécage en { $cell }
amber-do-shovel = Déterrer la tuile en { $cell } avec une pelle
amber-do-special_shovel = Déterrer la tuile en { $cell } avec votre pelle spéciale
    .other = Déterrer la tuile en { $cell } avec la pelle spéciale
amber-do-rebuild = Reconstruire avec { $tile }
amber-do-bury = Défausser { $tile } face cachée
amber-do-pass = Passer
amber-do-draw_stack = Piocher une tuile
amber-do-draw_row = Prendre { $tile } dans la rangée
amber-do-deal = Distribuer { $tile }
amber-do-reveal = Révéler { $tile }

## Qui doit faire quoi ; .other est ce que lisent tous les autres

amber-prompt-castle = Choisissez votre château.
    .other = On attend { $player } : choix d’un château.
amber-prompt-start = Choisissez qui commence.
    .other = On attend { $player } : choix du premier joueur.
amber-prompt-play = Vous devez jouer une tuile.
    .other = On attend { $player } : une tuile à jouer.
amber-prompt-rebuild = Vous devez reconstruire la route droite en { $cell } : choisissez un pont ou un rond-point.
    .other = On attend { $player } : reconstruction de la route droite en { $cell }.
amber-prompt-bury = Vous ne pouvez pas jouer. Choisissez une tuile à défausser face cachée.
    .other = On attend { $player } : une tuile à défausser.
amber-prompt-stuck = Aucune de vos tuiles ne peut être jouée. Vous pouvez utiliser votre pelle spéciale.
    .other = On attend { $player } : aucune tuile jouable.
amber-prompt-draw = Choisissez votre prochaine tuile : dans la rangée ou dans la pioche.
    .other = On attend { $player } : une tuile à piocher.
amber-prompt-confirm = C’est joué. Terminez votre tour ou annulez.
    .other = On attend { $player } : fin du tour.
amber-prompt-chance = Distribution en cours…
    .other = Distribution en cours…

## Ce qui s’est passé

amber-event-layout = La partie se joue sur la carte { $layout }.
amber-event-castle_assigned = { $player } reçoit le château en { $cell }.
amber-event-starts = { $player } commence.
amber-event-laid = { $player } pose { $tile } en { $cell }.
amber-event-wetland_laid = { $player } pose un marécage en { $cell }.
amber-event-dug = { $player } déterre { $tile } en { $cell }.
amber-event-dug_special = { $player } déterre { $tile } en { $cell } avec sa pelle spéciale.
amber-event-rebuilt = { $player } remplace { $old } en { $cell } par { $tile }.
amber-event-coin_taken_village = { $player } prend la pièce d’or du village en { $cell }.
amber-event-coin_taken_castle = { $player } prend la pièce d’or du château en { $cell } ({ $owner }).
amber-event-coin_lost_village = La pièce d’or du village en { $cell } est défaussée : plus d’un joueur y est relié.
amber-event-coin_lost_castle = La pièce d’or du château en { $cell } ({ $owner }) est défaussée : plus d’un joueur y est relié.
amber-event-connected_village = { $player } rejoint le village en { $cell }.
amber-event-connected_castle = { $player } rejoint le château en { $cell } ({ $owner }).
amber-event-cut_village = { $player } perd sa liaison avec le village en { $cell }.
amber-event-cut_castle = { $player } perd sa liaison avec le château en { $cell } ({ $owner }).
amber-event-stuck = { $coins ->
    [0] { $player } ne peut pas jouer.
   *[other] { $player } ne peut pas jouer et perd une pièce d’or.
}
amber-event-buried = { $player } défausse une tuile face cachée.
amber-event-buried_tile = { $player } défausse { $tile } face cachée.
amber-event-drew = { $player } pioche une tuile.
amber-event-drew_tile = { $player } pioche { $tile }.
amber-event-took = { $player } prend { $tile } dans la rangée.
amber-event-revealed = Nouvelle tuile dans la rangée : { $tile }.
amber-event-passed = { $player } passe.
amber-event-locked = Plusieurs joueurs sont reliés à tout : la victoire immédiate n’est plus possible.
amber-event-instant_win = { $player } atteint tous les villages et tous les autres châteaux, et personne d’autre n’y arrive : victoire immédiate !
amber-event-ended_stack = La pioche est vide et personne n’a plus de trois tuiles : la partie est terminée.
amber-event-ended_passes = Tous les joueurs passent l’un après l’autre : la partie est terminée.

## Comment se sont terminées les parties d’une série

amber-ending-at_once = Un joueur était seul relié à tout
amber-ending-stack = La pioche était vide et les mains peu garnies
amber-ending-passes = Tout le monde a passé

## Avant de valider

amber-warn-coin-discarded = La pièce d’or en { $cell } serait défaussée : plus d’un joueur y serait relié.

## Panneaux et points ; $count compte des points

amber-panel-villages = Villages
amber-panel-castles = Châteaux
amber-panel-coins = Pièces d’or
amber-panel-points = Points
amber-panel-reach = Portée
amber-panel-hand = Main
amber-panel-known = Tuiles connues
amber-panel-stack = Pioche
amber-panel-row = Rangée visible
amber-panel-special-shovel = Pelle spéciale
amber-panel-show-reach = Montrer jusqu’où peut aller { $player }
amber-score-coins = { $count ->
    [one] { $count } point pour les pièces d’or
   *[other] { $count } points pour les pièces d’or
}
amber-score-villages = { $count ->
    [one] { $count } point pour les villages
   *[other] { $count } points pour les villages
}
amber-score-castles = { $count ->
    [one] { $count } point pour les châteaux
   *[other] { $count } points pour les châteaux
}

## Le plateau au clavier et au lecteur d’écran

amber-key-rotate = R tourne la tuile vers sa prochaine position possible.
amber-key-select = Les flèches parcourent le plateau et votre main, Entrée choisit, Échap annule.
amber-board-label = Le plateau : colonnes A à K, lignes 1 à 11
amber-cell-empty = { $cell } : vide
amber-cell-tile = { $turn ->
    [0] { $cell } : { $tile_name }
    [1] { $cell } : { $tile_name }, rotation de 90°
    [2] { $cell } : { $tile_name }, rotation de 180°
   *[3] { $cell } : { $tile_name }, rotation de 270°
}
amber-cell-castle = { $cell } : château ({ $player })
    .coin = { $cell } : château ({ $player }), avec sa pièce d’or
amber-cell-castle-free = { $cell } : château encore libre
amber-cell-village = { $cell } : village
    .coin = { $cell } : village avec sa pièce d’or
amber-cell-village-tile = { $turn ->
    [0] { $cell } : village sur { $tile }
    [1] { $cell } : village sur { $tile }, rotation de 90°
    [2] { $cell } : village sur { $tile }, rotation de 180°
   *[3] { $cell } : village sur { $tile }, rotation de 270°
}
    .coin = { $turn ->
        [0] { $cell } : village avec sa pièce d’or sur { $tile }
        [1] { $cell } : village avec sa pièce d’or sur { $tile }, rotation de 90°
        [2] { $cell } : village avec sa pièce d’or sur { $tile }, rotation de 180°
       *[3] { $cell } : village avec sa pièce d’or sur { $tile }, rotation de 270°
    }

## Screen

amber-cell-lit = { $what } (vous pouvez choisir cette case)
amber-cell-taken = { $what } (votre coup, jusqu’à la fin de votre tour)
amber-hand-chosen = { $count ->
    [one] { $tile_name } : une seule case possible.
   *[other] { $tile_name } : { $count } cases possibles.
}
amber-hand-away = { $tile_name }, sur le plateau : reprendre
amber-hand-empty = Vous n’avez plus de tuiles.
amber-keys = Touches
amber-key-more = Les chiffres choisissent une tuile de votre main, N va à la prochaine case possible, Ctrl+Entrée termine votre tour.
amber-button-rotate = Tourner la tuile
amber-button-lay = La poser ainsi
amber-rebuild-choice = Transformer la route droite en { $cell }
amber-zoom = Taille du plateau
amber-zoom-in = Agrandir
amber-zoom-out = Réduire
amber-panel-of = { $count } sur { $total }
amber-stack-count = { $count ->
    [0] La pioche est vide
    [one] Une tuile dans la pioche
   *[other] { $count } tuiles dans la pioche
}

# The box, part by part, and what is known of a part: for the page about the edition
amber-part-board = plateau
amber-part-villages = villages
amber-part-coins = pièces d’or
amber-part-tiles = tuiles
amber-part-special_shovels = pelles spéciales
amber-part-castles = châteaux
amber-part-hand_size = tuiles en main
amber-part-box = indications de la boîte
amber-part-setups = cartes
amber-part-castle_colours = couleurs des châteaux
amber-part-castle_colours-red = rouge
amber-part-castle_colours-blue = bleu
amber-part-castle_colours-turquoise = turquoise
amber-part-castle_colours-orange = orange
amber-part-castle_colours-yellow = jaune
amber-part-castle_colours-violet = violet
amber-fact-size = dimensions
amber-fact-labels = lettres et chiffres
amber-fact-special_cells = cases spéciales
amber-fact-letters_are_columns = lettres pour les colonnes
amber-fact-row_1_is_top = ligne 1 en haut
amber-fact-kind = type
amber-fact-geometry = tracé de la route
amber-fact-count = nombre de tuiles

## Pourquoi jouer ce coup : un conseil, en une proposition sur le coup. Une perte est toujours celle d’un autre

amber-reason-wins = Gagne la partie
amber-reason-shares = Termine la partie par une victoire partagée
amber-reason-finishes = Termine la partie
amber-reason-prevents = Empêche { $player } de gagner sur-le-champ avec une seule tuile
amber-reason-nearly_won = { $tiles ->
    [one] Il ne vous manquera plus qu’une tuile pour être relié à tout
   *[other] Il ne vous manquera plus que { $tiles } tuiles pour être relié à tout
}
    .other = { $tiles ->
        [one] Il ne manquera plus à { $who } qu’une tuile pour être relié à tout
       *[other] Il ne manquera plus à { $who } que { $tiles } tuiles pour être relié à tout
    }
amber-reason-connects-village = Vous relie au village en { $cell } : +{ $points } point
    .other = Relie { $who } au village en { $cell } : +{ $points } point
amber-reason-connects-castle = Vous relie au château en { $cell } ({ $owner }) : +{ $points } points
    .other = Relie { $who } au château en { $cell } ({ $owner }) : +{ $points } points
amber-reason-connects_coin-village = Vous relie au village en { $cell }, que personne d’autre n’atteint : +{ $points } points avec sa pièce
    .other = Relie { $who } au village en { $cell }, que personne d’autre n’atteint : +{ $points } points avec sa pièce
amber-reason-connects_coin-castle = Vous relie au château en { $cell } ({ $owner }), que personne d’autre n’atteint : +{ $points } points avec sa pièce
    .other = Relie { $who } au château en { $cell } ({ $owner }), que personne d’autre n’atteint : +{ $points } points avec sa pièce
amber-reason-connects_many = Vous relie à { $count } lieux d’un coup : +{ $points } points
    .other = Relie { $who } à { $count } lieux d’un coup : +{ $points } points
amber-reason-takes_coin-village = Prend la pièce d’or du village en { $cell } : +{ $points } point
amber-reason-takes_coin-castle = Prend la pièce d’or du château en { $cell } ({ $owner }) : +{ $points } point
amber-reason-cuts-village = Isole { $player } du village en { $cell } : −{ $loss } point pour { $player }
amber-reason-cuts-castle = Isole { $player } du château en { $cell } ({ $owner }) : −{ $loss } points pour { $player }
amber-reason-cuts-home = Isole { $player } de votre château : −{ $loss } points pour { $player }
    .other = Isole { $player } du château en { $cell } ({ $owner }) : −{ $loss } points pour { $player }
amber-reason-cuts_many = Isole { $player } de { $count } lieux : −{ $loss } points pour { $player }
amber-reason-nears-village = { $tiles ->
    [one] Arrive à une tuile du village en { $cell }
   *[other] Arrive à { $tiles } tuiles du village en { $cell }
}
amber-reason-nears-castle = { $tiles ->
    [one] Arrive à une tuile du château en { $cell } ({ $owner })
   *[other] Arrive à { $tiles } tuiles du château en { $cell } ({ $owner })
}
amber-reason-nears_first-village = { $tiles ->
    [one] Arrive à une tuile du village en { $cell } et de sa pièce, plus près que quiconque
   *[other] Arrive à { $tiles } tuiles du village en { $cell } et de sa pièce, plus près que quiconque
}
amber-reason-nears_first-castle = { $tiles ->
    [one] Arrive à une tuile du château en { $cell } ({ $owner }) et de sa pièce, plus près que quiconque
   *[other] Arrive à { $tiles } tuiles du château en { $cell } ({ $owner }) et de sa pièce, plus près que quiconque
}
amber-reason-delays-village = Rallonge pour { $player } le chemin vers le village en { $cell } : { $tiles } tuiles au lieu de { $was }
amber-reason-delays-castle = Rallonge pour { $player } le chemin vers le château en { $cell } ({ $owner }) : { $tiles } tuiles au lieu de { $was }
amber-reason-delays-home = Rallonge pour { $player } le chemin vers votre château : { $tiles } tuiles au lieu de { $was }
    .other = Rallonge pour { $player } le chemin vers le château en { $cell } ({ $owner }) : { $tiles } tuiles au lieu de { $was }
amber-reason-blocks-village = Barre à { $player } le chemin vers le village en { $cell }
amber-reason-blocks-castle = Barre à { $player } le chemin vers le château en { $cell } ({ $owner })
amber-reason-blocks-home = Barre à { $player } le chemin vers votre château
    .other = Barre à { $player } le chemin vers le château en { $cell } ({ $owner })
amber-reason-ends = { $count ->
    [one] Vous donne une case où construire
   *[other] Vous donne { $count } cases où construire
}
    .other = { $count ->
        [one] Donne à { $who } une case où construire
       *[other] Donne à { $who } { $count } cases où construire
    }
amber-reason-passes = Passe, car rien dans votre main ne peut être joué
    .other = Passe, car { $who } n’a rien de jouable en main
amber-reason-takes = Vous donne { $tile }
    .other = Donne { $tile } à { $who }
amber-reason-buries = Échange { $tile } contre une nouvelle tuile : rien dans votre main ne peut être joué
    .other = Échange { $tile } contre une nouvelle tuile : { $who } n’a rien de jouable en main
amber-reason-draws = Pioche une tuile inconnue
amber-reason-castle = { $tiles ->
    [one] Commence à une tuile du village le plus proche
   *[other] Commence à { $tiles } tuiles du village le plus proche
}
amber-reason-starts = Vous donne le premier tour
    .other = Donne le premier tour à { $who }
amber-reason-safe = Ne donne rien à vos adversaires et garde vos autres tuiles pour plus tard
    .other = Ne donne rien aux adversaires et garde les autres tuiles pour plus tard
amber-reason-later = Aucun gain immédiat
