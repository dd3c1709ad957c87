### Amygdala, en français.
### Un nom a sa forme nue comme valeur et, dans `.a`, la forme que demande une phrase, avec son article : un texte
### qui reçoit une tuile emploie { $tile } (« une ressource tristesse ») ou { $tile_name } (« ressource tristesse »).
### Un nom de joueur ne suit jamais « de » ni « que », pour ne pas écrire « de Anna ».

amygdala-name = Amygdala
amygdala-tagline = Débloquez vos émotions, faites-en des réseaux et assurez-vous ce qu’ils rapportent.
amygdala-about = L’amygdale est la région du cerveau où se jouent les émotions ; c’est ici un mandala de sept régions. Prenez des ressources sur ses Fleurs de Lotus, débloquez les émotions de votre plateau et placez-les pour qu’elles forment des réseaux. Les pièces sont rares et votre Mémoire ne retient que dix choses : à vous de bien les employer et de devenir éligible dans les régions qui comptent pour vous.

## Les émotions, et leurs régions

amygdala-emotion-happiness = bonheur
    .a = le bonheur
amygdala-emotion-surprise = surprise
    .a = la surprise
amygdala-emotion-sadness = tristesse
    .a = la tristesse
amygdala-emotion-serenity = sérénité
    .a = la sérénité
amygdala-emotion-gratitude = gratitude
    .a = la gratitude
amygdala-emotion-hope = espoir
    .a = l’espoir
amygdala-emotion-anger = colère
    .a = la colère
amygdala-region-yellow = région jaune
    .a = la région jaune
amygdala-region-purple = région violette
    .a = la région violette
amygdala-region-indigo = région indigo
    .a = la région indigo
amygdala-region-teal = région turquoise
    .a = la région turquoise
amygdala-region-green = région verte
    .a = la région verte
amygdala-region-pink = région rose
    .a = la région rose
amygdala-region-red = région rouge
    .a = la région rouge

## Les Fleurs de Lotus, par leurs deux régions voisines ; à quatre joueurs, elles ont deux côtés

amygdala-lotus-L0 = Fleur de Lotus violet-indigo
    .a = la Fleur de Lotus violet-indigo
amygdala-lotus-L0-left = côté gauche de la Fleur de Lotus violet-indigo
    .a = le côté gauche de la Fleur de Lotus violet-indigo
amygdala-lotus-L0-right = côté droit de la Fleur de Lotus violet-indigo
    .a = le côté droit de la Fleur de Lotus violet-indigo
amygdala-lotus-L1 = Fleur de Lotus indigo-turquoise
    .a = la Fleur de Lotus indigo-turquoise
amygdala-lotus-L1-left = côté gauche de la Fleur de Lotus indigo-turquoise
    .a = le côté gauche de la Fleur de Lotus indigo-turquoise
amygdala-lotus-L1-right = côté droit de la Fleur de Lotus indigo-turquoise
    .a = le côté droit de la Fleur de Lotus indigo-turquoise
amygdala-lotus-L2 = Fleur de Lotus turquoise-vert
    .a = la Fleur de Lotus turquoise-vert
amygdala-lotus-L2-left = côté gauche de la Fleur de Lotus turquoise-vert
    .a = le côté gauche de la Fleur de Lotus turquoise-vert
amygdala-lotus-L2-right = côté droit de la Fleur de Lotus turquoise-vert
    .a = le côté droit de la Fleur de Lotus turquoise-vert
amygdala-lotus-L3 = Fleur de Lotus vert-rose
    .a = la Fleur de Lotus vert-rose
amygdala-lotus-L3-left = côté gauche de la Fleur de Lotus vert-rose
    .a = le côté gauche de la Fleur de Lotus vert-rose
amygdala-lotus-L3-right = côté droit de la Fleur de Lotus vert-rose
    .a = le côté droit de la Fleur de Lotus vert-rose
amygdala-lotus-L4 = Fleur de Lotus rose-rouge
    .a = la Fleur de Lotus rose-rouge
amygdala-lotus-L4-left = côté gauche de la Fleur de Lotus rose-rouge
    .a = le côté gauche de la Fleur de Lotus rose-rouge
amygdala-lotus-L4-right = côté droit de la Fleur de Lotus rose-rouge
    .a = le côté droit de la Fleur de Lotus rose-rouge
amygdala-lotus-L5 = Fleur de Lotus rouge-violet
    .a = la Fleur de Lotus rouge-violet
amygdala-lotus-L5-left = côté gauche de la Fleur de Lotus rouge-violet
    .a = le côté gauche de la Fleur de Lotus rouge-violet
amygdala-lotus-L5-right = côté droit de la Fleur de Lotus rouge-violet
    .a = le côté droit de la Fleur de Lotus rouge-violet

## Les tuiles Ressource : par ce qu’elles montrent, et avec leur prix

amygdala-shown-wild = ressource Joker
    .a = une ressource Joker
amygdala-shown-surprise = ressource surprise
    .a = une ressource surprise
amygdala-shown-sadness = ressource tristesse
    .a = une ressource tristesse
amygdala-shown-serenity = ressource sérénité
    .a = une ressource sérénité
amygdala-shown-gratitude = ressource gratitude
    .a = une ressource gratitude
amygdala-shown-hope = ressource espoir
    .a = une ressource espoir
amygdala-shown-anger = ressource colère
    .a = une ressource colère
amygdala-resource-wild-3 = ressource Joker à 3 pièces
    .a = une ressource Joker à 3 pièces
amygdala-resource-surprise-1 = ressource surprise à 1 pièce
    .a = une ressource surprise à 1 pièce
amygdala-resource-surprise-2 = ressource surprise à 2 pièces
    .a = une ressource surprise à 2 pièces
amygdala-resource-surprise-3 = ressource surprise à 3 pièces
    .a = une ressource surprise à 3 pièces
amygdala-resource-sadness-1 = ressource tristesse à 1 pièce
    .a = une ressource tristesse à 1 pièce
amygdala-resource-sadness-2 = ressource tristesse à 2 pièces
    .a = une ressource tristesse à 2 pièces
amygdala-resource-sadness-3 = ressource tristesse à 3 pièces
    .a = une ressource tristesse à 3 pièces
amygdala-resource-serenity-1 = ressource sérénité à 1 pièce
    .a = une ressource sérénité à 1 pièce
amygdala-resource-serenity-2 = ressource sérénité à 2 pièces
    .a = une ressource sérénité à 2 pièces
amygdala-resource-serenity-3 = ressource sérénité à 3 pièces
    .a = une ressource sérénité à 3 pièces
amygdala-resource-gratitude-1 = ressource gratitude à 1 pièce
    .a = une ressource gratitude à 1 pièce
amygdala-resource-gratitude-2 = ressource gratitude à 2 pièces
    .a = une ressource gratitude à 2 pièces
amygdala-resource-gratitude-3 = ressource gratitude à 3 pièces
    .a = une ressource gratitude à 3 pièces
amygdala-resource-hope-1 = ressource espoir à 1 pièce
    .a = une ressource espoir à 1 pièce
amygdala-resource-hope-2 = ressource espoir à 2 pièces
    .a = une ressource espoir à 2 pièces
amygdala-resource-hope-3 = ressource espoir à 3 pièces
    .a = une ressource espoir à 3 pièces
amygdala-resource-anger-1 = ressource colère à 1 pièce
    .a = une ressource colère à 1 pièce
amygdala-resource-anger-2 = ressource colère à 2 pièces
    .a = une ressource colère à 2 pièces
amygdala-resource-anger-3 = ressource colère à 3 pièces
    .a = une ressource colère à 3 pièces

## Les tuiles Émotion, par leurs icônes

amygdala-tile-E01 = surprise
    .a = une tuile Émotion surprise
amygdala-tile-E02 = tristesse
    .a = une tuile Émotion tristesse
amygdala-tile-E03 = sérénité
    .a = une tuile Émotion sérénité
amygdala-tile-E04 = gratitude
    .a = une tuile Émotion gratitude
amygdala-tile-E05 = espoir
    .a = une tuile Émotion espoir
amygdala-tile-E06 = colère
    .a = une tuile Émotion colère
amygdala-tile-E07 = double surprise
    .a = une tuile Émotion double surprise
amygdala-tile-E08 = double tristesse
    .a = une tuile Émotion double tristesse
amygdala-tile-E09 = double sérénité
    .a = une tuile Émotion double sérénité
amygdala-tile-E10 = double gratitude
    .a = une tuile Émotion double gratitude
amygdala-tile-E11 = double espoir
    .a = une tuile Émotion double espoir
amygdala-tile-E12 = double colère
    .a = une tuile Émotion double colère
amygdala-tile-E13 = surprise et sérénité
    .a = une tuile Émotion surprise et sérénité
amygdala-tile-E14 = gratitude et tristesse
    .a = une tuile Émotion gratitude et tristesse
amygdala-tile-E15 = sérénité et espoir
    .a = une tuile Émotion sérénité et espoir
amygdala-tile-E16 = gratitude et colère
    .a = une tuile Émotion gratitude et colère
amygdala-tile-E17 = espoir et surprise
    .a = une tuile Émotion espoir et surprise
amygdala-tile-E18 = colère et tristesse
    .a = une tuile Émotion colère et tristesse
amygdala-tile-E19 = bonheur
    .a = une tuile Émotion bonheur
amygdala-tile-E20 = double bonheur
    .a = une tuile Émotion double bonheur
amygdala-tile-E21 = triple bonheur
    .a = une tuile Émotion triple bonheur

## Ce que donnent les emplacements Bonus

amygdala-item-claim = tuile Éligibilité
    .a = une tuile Éligibilité
amygdala-item-idea = tuile Idée
    .a = une tuile Idée
amygdala-item-dream = tuile Rêve
    .a = une tuile Rêve
amygdala-item-happiness = tuile Bonheur
    .a = une tuile Bonheur
amygdala-item-wild = tuile Joker
    .a = une tuile Joker

## Les tuiles PV, par ce qu’elles rapportent aux trois premières places

amygdala-vp_tile-V1 = tuile PV V1
    .a = la tuile PV V1
amygdala-vp_tile-V2 = tuile PV V2
    .a = la tuile PV V2
amygdala-vp_tile-V3 = tuile PV V3
    .a = la tuile PV V3
amygdala-vp_tile-V4 = tuile PV V4
    .a = la tuile PV V4
amygdala-vp_tile-V5 = tuile PV V5
    .a = la tuile PV V5
amygdala-vp_tile-V6 = tuile PV V6
    .a = la tuile PV V6
amygdala-vp_tile-V7 = tuile PV V7
    .a = la tuile PV V7

## Options d’une table

amygdala-option-changing_toll = Péage mobile
    .help = Qui paie le péage emmène la tuile Péage sur la Fleur de Lotus où il s’arrête.
amygdala-option-vp_tiles = Tuiles PV
    .help = Les points de chaque région sont tirés au sort en début de partie.
amygdala-option-start = Premier joueur
    .help = Tiré au sort, ou choisi par le joueur 1.
amygdala-option-start-random = Tiré au sort
amygdala-option-start-choose = Choisi par le joueur 1

## Ce qu’un joueur peut faire

amygdala-do-start = Faire commencer { $player }
amygdala-do-buy = Prendre { $tile } sur { $lotus }
amygdala-do-buy_two = Prendre { $tile } et { $other } sur { $lotus }
amygdala-do-buy_alike = Prendre { $tile } et une autre identique sur { $lotus }
amygdala-do-unlock = Débloquer la tuile Émotion en { $place }
amygdala-do-claim = Placer votre tuile Éligibilité dans { $region }
    .other = Placer la tuile Éligibilité dans { $region }
amygdala-do-pass = Passer
amygdala-do-pay = Payer avec { $tile }
amygdala-do-pay_wild = Payer avec une tuile Joker
amygdala-do-pay_happiness = Payer avec une tuile Bonheur
amygdala-do-pay_coins = Payer avec des pièces
amygdala-do-pay_pair = Payer avec { $tile } et { $other }
amygdala-do-pay_alike = Payer avec { $tile } et une autre
amygdala-do-place = Placer la tuile en { $space }
amygdala-do-return = Remettre la tuile dans la boîte
amygdala-do-stand = Aller sur { $lotus }
amygdala-do-score = Marquer le réseau { $emotion_name }
amygdala-do-take_claim = Prendre la tuile Éligibilité pour { $region }
amygdala-do-sell_points = Échanger 2 PV contre 1 pièce
amygdala-do-sell = Échanger { $tile } contre 1 pièce
amygdala-do-sell_wild = Échanger une tuile Joker contre 1 pièce
amygdala-do-sell_happiness = Échanger une tuile Bonheur contre 2 pièces
amygdala-do-sell_dream = Échanger une tuile Rêve contre 2 pièces
amygdala-do-cash_ideas = { $count ->
    [1] Échanger 1 tuile Idée contre 2 pièces
    [2] Échanger 2 tuiles Idée contre 5 pièces
    [3] Échanger 3 tuiles Idée contre 10 pièces
    [4] Échanger 4 tuiles Idée contre 15 pièces
   *[other] Échanger { $count } tuiles Idée contre des pièces
}
amygdala-do-cash_dreams = { $count ->
    [1] Échanger 1 tuile Rêve contre 2 PV
    [2] Échanger 2 tuiles Rêve contre 5 PV
    [3] Échanger 3 tuiles Rêve contre 9 PV
    [4] Échanger 4 tuiles Rêve contre 14 PV
    [5] Échanger 5 tuiles Rêve contre 20 PV
    [6] Échanger 6 tuiles Rêve contre 27 PV
   *[other] Échanger { $count } tuiles Rêve contre des PV
}
amygdala-do-settle = Échanger au mieux tout ce qui reste
amygdala-do-discard = Défausser { $tile }
amygdala-do-discard_wild = Défausser une tuile Joker
amygdala-do-discard_happiness = Défausser une tuile Bonheur
amygdala-do-discard_idea = Défausser une tuile Idée
amygdala-do-discard_dream = Défausser une tuile Rêve
amygdala-do-discard_coin = Défausser votre plus petite pièce
    .other = Défausser la plus petite pièce
amygdala-do-discard_claim = Remettre à côté de votre plateau la tuile Éligibilité pour { $region }
    .other = Remettre à côté du plateau la tuile Éligibilité pour { $region }
amygdala-do-deal_emotion = Distribuer { $tile }
amygdala-do-deal_vp = Poser { $tile }
amygdala-do-deal_resource = Distribuer { $tile }

## Qui doit faire quoi ; .other est ce que lisent tous les autres

amygdala-prompt-start = Choisissez qui commence.
    .other = On attend { $player } : choix du premier joueur.
amygdala-prompt-turn = À vous : prenez des tuiles Ressource, débloquez une tuile Émotion ou placez une tuile Éligibilité.
    .other = On attend { $player } : choix d’une action.
amygdala-prompt-last_turn = Votre dernier tour : prenez des tuiles Ressource, débloquez une tuile Émotion ou placez une tuile Éligibilité.
    .other = On attend { $player } : dernier tour.
amygdala-prompt-pass = Aucune action n’est possible. Vous devez passer.
    .other = On attend { $player } : aucune action possible.
amygdala-prompt-pay = Choisissez comment payer l’icône { $emotion_name }.
    .other = On attend { $player } : paiement d’une icône { $emotion_name }.
amygdala-prompt-raise = { $coins ->
    [one] Il vous manque { $coins } pièce. Choisissez quoi échanger.
   *[other] Il vous manque { $coins } pièces. Choisissez quoi échanger.
}
    .other = On attend { $player } : un échange contre des pièces.
amygdala-prompt-place = Placez votre tuile Émotion { $tile_name } sur le plateau de jeu.
    .other = On attend { $player } : placement d’une tuile Émotion { $tile_name }.
amygdala-prompt-return = Aucun emplacement possible pour votre tuile Émotion { $tile_name }. Elle retourne dans la boîte.
    .other = On attend { $player } : aucun emplacement possible pour une tuile Émotion { $tile_name }.
amygdala-prompt-stand = Choisissez la Fleur de Lotus d’où votre marqueur Humeur accédera à { $region }.
    .other = On attend { $player } : déplacement du marqueur Humeur.
amygdala-prompt-network = Choisissez le réseau à marquer.
    .other = On attend { $player } : choix d’un réseau.
amygdala-prompt-claim = { $count ->
    [one] Choisissez une tuile Éligibilité.
   *[other] Choisissez la première des { $count } tuiles Éligibilité.
}
    .other = On attend { $player } : choix d’une tuile Éligibilité.
amygdala-prompt-cash_in = Votre dernier tour se termine. Échangez ce qui vous reste : ensuite, seules les pièces compteront.
    .other = On attend { $player } : derniers échanges.
amygdala-prompt-overflow = { $count ->
    [one] Il y a { $count } élément de trop dans votre Mémoire. Échangez ou défaussez.
   *[other] Il y a { $count } éléments de trop dans votre Mémoire. Échangez ou défaussez.
}
    .other = On attend { $player } : de la place à faire dans la Mémoire.
amygdala-prompt-confirm = C’est joué. Terminez votre tour ou annulez.
    .other = On attend { $player } : fin du tour.
amygdala-prompt-chance = Distribution des tuiles…
    .other = Distribution des tuiles…

## Ce qui s’est passé

amygdala-event-begins = { $player } commence.
amygdala-event-vp_tile = Dans { $region } se trouve { $tile } : { $first }, { $second }, { $third }.
amygdala-event-bought = { $coins ->
    [one] { $player } prend { $tile } sur { $lotus } et paie { $coins } pièce.
   *[other] { $player } prend { $tile } sur { $lotus } et paie { $coins } pièces.
}
amygdala-event-bought_two = { $coins ->
    [one] { $player } prend { $tile } et { $other } sur { $lotus } et paie { $coins } pièce.
   *[other] { $player } prend { $tile } et { $other } sur { $lotus } et paie { $coins } pièces.
}
amygdala-event-bought_alike = { $coins ->
    [one] { $player } prend { $tile } et une autre identique sur { $lotus } et paie { $coins } pièce.
   *[other] { $player } prend { $tile } et une autre identique sur { $lotus } et paie { $coins } pièces.
}
amygdala-event-moved = { $coins ->
    [0] { $player } va sur { $lotus }.
    [one] { $player } va sur { $lotus } et paie { $coins } pièce de péage.
   *[other] { $player } va sur { $lotus } et paie { $coins } pièces de péage.
}
amygdala-event-toll_moved = La tuile Péage suit sur { $lotus }.
amygdala-event-refilled = Nouvelle tuile sur { $lotus } : { $tile }.
amygdala-event-reshuffled = La défausse est mélangée et forme la nouvelle pioche.
amygdala-event-unlocked = { $coins ->
    [0] { $player } déplace son Nuage de Pensées en { $place } et débloque { $tile }.
    [one] { $player } paie { $coins } pièce pour faire sauter son Nuage de Pensées en { $place } et débloquer { $tile }.
   *[other] { $player } paie { $coins } pièces pour faire sauter son Nuage de Pensées en { $place } et débloquer { $tile }.
}
amygdala-event-paid = { $player } paie une icône { $emotion_name } avec { $tile }.
amygdala-event-paid_wild = { $player } paie une icône { $emotion_name } avec une tuile Joker.
amygdala-event-paid_happiness = { $player } paie une icône bonheur avec une tuile Bonheur.
amygdala-event-paid_coins = { $coins ->
    [one] { $player } paie une icône { $emotion_name } avec { $coins } pièce.
   *[other] { $player } paie une icône { $emotion_name } avec { $coins } pièces.
}
amygdala-event-paid_pair = { $player } paie une icône { $emotion_name } avec deux tuiles : { $tile_name } et { $other_name }.
amygdala-event-paid_alike = { $player } paie une icône { $emotion_name } avec { $tile } et une autre.
amygdala-event-placed = { $player } place sa tuile { $tile_name } en { $space } dans { $region }.
amygdala-event-returned = { $player } n’a pas d’emplacement pour { $tile } : elle retourne dans la boîte.
amygdala-event-scored = { $player } gagne { $points } PV avec son réseau { $emotion_name }.
amygdala-event-bonus = { $player } libère l’emplacement Bonus { $place }.
amygdala-event-got = { $player } prend { $item }.
amygdala-event-supply_empty = { $player } devrait prendre { $item }, mais il n’y en a plus.
amygdala-event-claim_taken = { $player } prend la tuile Éligibilité pour { $region }.
amygdala-event-claim_placed = { $order ->
    [1] { $player } place la première tuile Éligibilité dans { $region }.
    [2] { $player } place la deuxième tuile Éligibilité dans { $region }.
    [3] { $player } place la troisième tuile Éligibilité dans { $region }.
   *[other] { $player } place la dernière tuile Éligibilité dans { $region }.
}
amygdala-event-sold_points = { $coins ->
    [one] { $player } échange { $points } PV contre { $coins } pièce.
   *[other] { $player } échange { $points } PV contre { $coins } pièces.
}
amygdala-event-sold = { $coins ->
    [one] { $player } échange { $tile } contre { $coins } pièce.
   *[other] { $player } échange { $tile } contre { $coins } pièces.
}
amygdala-event-sold_item = { $coins ->
    [one] { $player } échange { $item } contre { $coins } pièce.
   *[other] { $player } échange { $item } contre { $coins } pièces.
}
amygdala-event-cashed_ideas = { $player } échange { $count ->
    [one] { $count } tuile Idée
   *[other] { $count } tuiles Idée
} contre { $coins ->
    [one] { $coins } pièce
   *[other] { $coins } pièces
}.
amygdala-event-cashed_dreams = { $count ->
    [one] { $player } échange { $count } tuile Rêve contre { $points } PV.
   *[other] { $player } échange { $count } tuiles Rêve contre { $points } PV.
}
amygdala-event-discarded = { $player } défausse { $tile }.
amygdala-event-discarded_item = { $player } défausse { $item }.
amygdala-event-discarded_coin = { $player } défausse une pièce de valeur { $coins }.
amygdala-event-discarded_claim = { $player } remet à côté de son plateau la tuile Éligibilité pour { $region }.
amygdala-event-passed = { $player } ne peut rien faire et passe.
amygdala-event-end_triggered = Il reste au plus cinq tuiles Émotion à { $player }. On finit le tour de table, puis chacun joue encore une fois.
amygdala-event-last_round = Le dernier tour de table commence.
amygdala-event-standstill = Tous les joueurs ont passé l’un après l’autre : la partie est terminée.
amygdala-event-coins_scored = { $coins ->
    [one] { $player } gagne { $points } PV pour { $coins } pièce restante.
   *[other] { $player } gagne { $points } PV pour { $coins } pièces restantes.
}
amygdala-event-region_scored = { $place ->
    [1] { $player } obtient la première place dans { $region } et gagne { $points } PV.
    [2] { $player } obtient la deuxième place dans { $region } et gagne { $points } PV.
    [3] { $player } obtient la troisième place dans { $region } et gagne { $points } PV.
   *[other] { $player } obtient la quatrième place dans { $region } et ne gagne rien.
}

## Comment se sont terminées les parties d’une série

amygdala-ending-tiles = Un joueur n’avait presque plus de tuiles Émotion
amygdala-ending-standstill = Plus personne ne pouvait rien faire

## Points par origine ; $count compte des points

amygdala-panel-networks = Réseaux
amygdala-panel-dreams = Tuiles Rêve
amygdala-panel-sold = PV cédés
amygdala-panel-coins = Pièces
amygdala-panel-regions = Majorités
amygdala-score-networks = { $count } PV pour les réseaux
amygdala-score-dreams = { $count } PV pour les tuiles Rêve
amygdala-score-sold = −{ $count } PV cédés contre des pièces
amygdala-score-coins = { $count } PV pour les pièces restantes
amygdala-score-regions = { $count } PV pour les majorités

## Le glossaire

amygdala-term-amygdala = amygdala
    .meaning = L’amygdale, la région du cerveau qui traite les émotions ; ici, le plateau de jeu, un mandala de sept régions.
amygdala-term-region = région
    .meaning = L’une des sept parties colorées du plateau de jeu : la jaune au centre et six autour. À chacune son émotion.
amygdala-term-source = source
    .meaning = L’émotion imprimée au centre d’une région. On commence à côté d’elle, et elle relie les tuiles qui l’entourent en un seul réseau.
amygdala-term-space = emplacement
    .meaning = La place d’une tuile Émotion sur le plateau de jeu, désignée par la lettre de sa région et un numéro.
amygdala-term-lotus = Fleur de Lotus
    .meaning = L’une des six fleurs autour du plateau de jeu, chacune entre deux régions. On y prend des tuiles Ressource.
amygdala-term-roots = racines
    .meaning = Le pied d’une Fleur de Lotus, où se tiennent les marqueurs Humeur. De là, vous accédez aux régions voisines.
amygdala-term-mood_marker = marqueur Humeur
    .meaning = Votre pion sur le plateau de jeu. Il avance dans le sens horaire d’une Fleur de Lotus à l’autre et décide où vous pouvez prendre et placer des tuiles.
amygdala-term-toll = péage
    .meaning = Une tuile posée sur une Fleur de Lotus. Y arriver ou la dépasser coûte 1 pièce, et c’est de là seulement qu’on accède au jaune.
amygdala-term-resource_tile = tuile Ressource
    .meaning = Se prend sur une Fleur de Lotus pour 1 à 3 pièces. Elle montre une émotion ou un Joker et paie une icône d’une tuile Émotion.
amygdala-term-wild = Joker
    .meaning = Paie n’importe quelle icône sauf le bonheur. Il y a des tuiles Joker, et des tuiles Ressource qui montrent un Joker.
amygdala-term-emotion_tile = tuile Émotion
    .meaning = L’une de vos 21 tuiles, à une, deux ou trois icônes. Elles commencent sur votre plateau ; débloquées, elles vont sur le plateau de jeu.
amygdala-term-player_board = plateau de joueur
    .meaning = Votre propre plateau, avec vos tuiles Émotion, les emplacements Bonus entre elles et votre Mémoire.
amygdala-term-thought_cloud = Nuage de Pensées
    .meaning = Se déplace sur votre plateau vers la tuile Émotion à débloquer : gratuitement vers une voisine, pour 2 pièces vers toute autre.
amygdala-term-bonus_space = emplacement Bonus
    .meaning = Un emplacement de votre plateau qui montre des éléments. Vous les prenez quand plus aucune tuile Émotion ne le touche et que votre Nuage est à côté.
amygdala-term-memory_bank = Mémoire
    .meaning = Les dix emplacements en forme de feuille de votre plateau. À la fin de votre tour, tout ce que vous possédez doit y tenir.
amygdala-term-leaf = emplacement de la Mémoire
    .meaning = Une place en forme de feuille pour un élément : une pièce, ou une tuile de n’importe quelle sorte.
amygdala-term-coin = pièce
    .meaning = L’argent du jeu, en pièces de 1, 5 et 10. Chacune occupe un emplacement de la Mémoire ; la monnaie se fait toute seule.
amygdala-term-idea = tuile Idée
    .meaning = Un bonus à échanger contre des pièces. Plusieurs à la fois rapportent plus : 2, 5, 10 ou 15 pièces pour une à quatre.
amygdala-term-dream = tuile Rêve
    .meaning = Un bonus à échanger contre des PV. Plusieurs à la fois rapportent plus, jusqu’à 27 PV pour six.
amygdala-term-happiness_tile = tuile Bonheur
    .meaning = Un bonus qui paie une icône bonheur. Rien d’autre ne la paie, sauf 7 pièces.
amygdala-term-claim_tile = tuile Éligibilité
    .meaning = Placée dans sa région, elle vous permet d’y gagner des PV à la fin. En cas d’égalité, la première placée l’emporte.
amygdala-term-network = réseau
    .meaning = Vos tuiles qui se touchent et partagent une émotion, par-delà les frontières et par la source. Une nouvelle tuile rapporte 1 PV par icône de son réseau.
amygdala-term-majority = majorité
    .meaning = Le classement dans une région en fin de partie, au nombre d’icônes. Trois places rapportent des PV.
amygdala-term-free_exchange = échange libre
    .meaning = À votre tour, vous pouvez échanger des PV ou des tuiles contre des pièces, et des tuiles Rêve contre des PV. Cela ne coûte pas d’action.
amygdala-term-vp = PV
    .meaning = Points de victoire. Qui en a le plus à la fin gagne.
amygdala-term-vp_tile = tuile PV
    .meaning = Une variante : remplace les points imprimés dans une région.

## La boîte, partie par partie, et ce qu’on en sait : pour la page sur l’édition

amygdala-part-box = indications de la boîte
amygdala-part-start = ce que chacun reçoit au départ
amygdala-part-coins = pièces
amygdala-part-happiness = tuiles Bonheur
amygdala-part-wild = tuiles Joker
amygdala-part-idea = tuiles Idée
amygdala-part-dream = tuiles Rêve
amygdala-part-resource_tiles = nombre de tuiles Ressource
amygdala-part-emotion_tiles = nombre de tuiles Émotion
amygdala-part-claim_tiles = tuiles Éligibilité
amygdala-part-toll = péage
amygdala-part-jump = saut du Nuage de Pensées
amygdala-part-lotus = tuiles sur une Fleur de Lotus
amygdala-part-game_end = ce qui annonce la fin de la partie
amygdala-part-payment = icônes payées en pièces
amygdala-part-exchange = échanges libres
amygdala-part-final = pièces restantes
amygdala-part-player_colours = couleurs des joueurs
amygdala-part-player_colours-grey = gris
amygdala-part-player_colours-dark_blue = bleu foncé
amygdala-part-player_colours-green = vert
amygdala-part-player_colours-orange = orange
amygdala-part-vp_tiles = tuiles PV
amygdala-part-main_board = plateau de jeu
amygdala-part-regions = régions
amygdala-part-lotuses = Fleurs de Lotus
amygdala-part-lotuses-L0 = { amygdala-lotus-L0 }
amygdala-part-lotuses-L1 = { amygdala-lotus-L1 }
amygdala-part-lotuses-L2 = { amygdala-lotus-L2 }
amygdala-part-lotuses-L3 = { amygdala-lotus-L3 }
amygdala-part-lotuses-L4 = { amygdala-lotus-L4 }
amygdala-part-lotuses-L5 = { amygdala-lotus-L5 }
amygdala-part-memory_bank = Mémoire
amygdala-part-player_board = plateau de joueur
amygdala-part-bonuses = emplacements Bonus
amygdala-part-bonuses-a1 = emplacement Bonus a1
amygdala-part-bonuses-a3 = emplacement Bonus a3
amygdala-part-bonuses-a5 = emplacement Bonus a5
amygdala-part-bonuses-a7 = emplacement Bonus a7
amygdala-part-bonuses-c1 = emplacement Bonus c1
amygdala-part-bonuses-c3 = emplacement Bonus c3
amygdala-part-bonuses-c5 = emplacement Bonus c5
amygdala-part-bonuses-c7 = emplacement Bonus c7
amygdala-part-bonuses-e1 = emplacement Bonus e1
amygdala-part-bonuses-e3 = emplacement Bonus e3
amygdala-part-bonuses-e5 = emplacement Bonus e5
amygdala-part-bonuses-e7 = emplacement Bonus e7
amygdala-part-tiles = tuiles Émotion
amygdala-part-resources = tuiles Ressource
amygdala-fact-at = place
amygdala-fact-between = régions voisines
amygdala-fact-centre = tuile du centre
amygdala-fact-claim_spaces = emplacements des tuiles Éligibilité
amygdala-fact-cost = prix
amygdala-fact-count = nombre
amygdala-fact-denominations = valeurs
amygdala-fact-edge = où le Nuage peut commencer
amygdala-fact-emotion = émotion
amygdala-fact-gives = ce qu’il donne
amygdala-fact-name = couleur
amygdala-fact-number = nombre
amygdala-fact-order = place dans la ronde
amygdala-fact-rotation = rotation du dessin
amygdala-fact-shows = ce qu’elle montre
amygdala-fact-sides = les deux faces
amygdala-fact-spaces = emplacements
amygdala-fact-vp = PV
amygdala-fact-vp_first = PV de la première place

## The screen

# The desk
amygdala-vp = PV
amygdala-desk-tabs = Plateau affiché
amygdala-desk-mine = Votre plateau
amygdala-desk-majorities = Majorités
amygdala-desk-board = { $count ->
    [one] Plateau ({ $player }) : { $count } tuile Émotion restante, Nuage de Pensées en { $place }
   *[other] Plateau ({ $player }) : { $count } tuiles Émotion restantes, Nuage de Pensées en { $place }
}
amygdala-desk-board-new = { $count ->
    [one] Plateau ({ $player }) : { $count } tuile Émotion restante, Nuage de Pensées à côté
   *[other] Plateau ({ $player }) : { $count } tuiles Émotion restantes, Nuage de Pensées à côté
}
amygdala-place-tile = { $place } : { $tile }
amygdala-place-lit = { $what } (vous pouvez la débloquer)
amygdala-place-jump = { $coins ->
    [one] { $what }, un saut à { $coins } pièce (vous pouvez la débloquer)
   *[other] { $what }, un saut à { $coins } pièces (vous pouvez la débloquer)
}
amygdala-place-choose = { $count ->
    [one] Il n’y a qu’un emplacement, qui rapporte { $points } PV.
   *[other] Choisissez un des { $count } emplacements ; le meilleur rapporte { $points } PV.
}
amygdala-bonus-left = { $count ->
    [0] Emplacement Bonus { $place } : { $items }. Libéré : amenez le Nuage de Pensées à côté.
    [one] Emplacement Bonus { $place } : { $items }. Encore { $count } tuile à débloquer.
   *[other] Emplacement Bonus { $place } : { $items }. Encore { $count } tuiles à débloquer.
}
amygdala-bonus-taken = Emplacement Bonus { $place } : { $items }. Déjà pris.
amygdala-bonus-opens = Libère l’emplacement Bonus { $place } : { $items }.
amygdala-bank = Mémoire
amygdala-bank-used = { $count } emplacements sur { $total }
amygdala-bank-after = Mémoire ensuite : { $count } sur { $total }
amygdala-bank-coins = { $coins ->
    [one] { $coins } pièce
   *[other] { $coins } pièces
}
amygdala-bank-coin = pièce de { $value }
amygdala-bank-claim = tuile Éligibilité, { $region }
amygdala-bank-free = emplacement libre
amygdala-bank-over = { $count } de trop
amygdala-bank-over-after = { $count ->
    [one] { $count } élément de trop pour votre Mémoire : vous devrez l’échanger ou le défausser.
   *[other] { $count } éléments de trop pour votre Mémoire : vous devrez les échanger ou les défausser.
}
amygdala-buy-none = Aucune tuile choisie.
amygdala-buy-picked = { $count ->
    [one] { $count } tuile choisie.
   *[other] { $count } tuiles choisies.
}
amygdala-buy-cost = { $coins ->
    [one] { $coins } pièce.
   *[other] { $coins } pièces.
}
amygdala-buy-free = { $coins ->
    [one] La moins chère, à { $coins } pièce, est gratuite.
   *[other] La moins chère, à { $coins } pièces, est gratuite.
}
amygdala-buy-toll = { $coins ->
    [one] Dont { $coins } pièce pour le péage.
   *[other] Dont { $coins } pièces pour le péage.
}
amygdala-buy-button = { $coins ->
    [one] Prendre pour { $coins } pièce
   *[other] Prendre pour { $coins } pièces
}
amygdala-buy-let-go = Reposer
amygdala-pay-cheapest = Au moins cher :
amygdala-pay-jump = { $coins ->
    [one] et { $coins } pièce pour le saut
   *[other] et { $coins } pièces pour le saut
}
amygdala-pay-impossible = Vous ne pouvez pas la débloquer maintenant.
amygdala-pay-icons = Icônes à payer
amygdala-pay-paid = payée
amygdala-pay-all = Payer au moins cher
amygdala-pay-otherwise = Ou choisissez comment payer l’icône { $emotion } :
amygdala-pay-pairs = Payer avec deux tuiles Ressource ({ $count } possibilités)
amygdala-raise-ahead = { $coins ->
    [one] Il vous manque { $coins } pièce : vous choisirez quoi échanger.
   *[other] Il vous manque { $coins } pièces : vous choisirez quoi échanger.
}
amygdala-raise-missing = { $coins ->
    [one] Il manque encore { $coins } pièce
   *[other] Il manque encore { $coins } pièces
}
amygdala-raise-have = Vous en avez { $coins } et il vous en faut { $cost }.
amygdala-overflow-frees = { $count ->
    [0] ne libère rien
    [one] libère 1 emplacement
   *[other] libère { $count } emplacements
}
amygdala-overflow-exchange = Faites de la place par un échange :
amygdala-overflow-discard = Ou défaussez :
amygdala-overflow-more = Autres échanges (sans emplacement libéré)
amygdala-stand = Où va votre marqueur Humeur ?
amygdala-stand-here = il s’y trouve déjà
amygdala-stand-free = gratuit
amygdala-stand-toll = { $coins ->
    [one] { $coins } pièce de péage
   *[other] { $coins } pièces de péage
}
amygdala-network = Quel réseau marquez-vous ?
amygdala-network-worth = Réseau { $emotion } : { $points } PV
amygdala-claim = Quelle tuile Éligibilité prenez-vous ?
amygdala-claim-standing = { $place ->
    [0] vous : aucune icône
    [1] vous : 1re place, icônes : { $icons }
    [2] vous : 2e place, icônes : { $icons }
    [3] vous : 3e place, icônes : { $icons }
   *[other] vous : 4e place, icônes : { $icons }
} ; tuiles Éligibilité : { $claims }
amygdala-cash = Ce que vous pouvez encore échanger
amygdala-cash-dreams = { $count ->
    [one] { $count } tuile Rêve : { $points } PV
   *[other] { $count } tuiles Rêve : { $points } PV
}
amygdala-cash-ideas = { $count ->
    [one] { $count } tuile Idée : { $coins } pièces
   *[other] { $count } tuiles Idée : { $coins } pièces
}
amygdala-cash-tiles = { $count ->
    [one] { $count } autre tuile
   *[other] { $count } autres tuiles
} : { $coins ->
    [one] { $coins } pièce
   *[other] { $coins } pièces
}
amygdala-cash-coins = Pièces à la fin : { $coins }, soit { $points } PV
amygdala-cash-all = Tout échanger : +{ $points } PV
amygdala-cash-single = Plutôt une à une
amygdala-tray = Votre choix
amygdala-tray-again = Ou changez d’avis
amygdala-turn-buy = Choisissez une ou deux tuiles Ressource d’une Fleur de Lotus pour les prendre.
amygdala-turn-unlock = Choisissez une tuile Émotion de votre plateau pour la débloquer. À côté du Nuage de Pensées, c’est gratuit.
amygdala-turn-unlock-first = Choisissez une tuile Émotion au bord de votre plateau pour la débloquer : le Nuage de Pensées commence là.
amygdala-turn-claim = Placez une tuile Éligibilité :
amygdala-turn-last = C’est votre dernier tour. À la fin, vous échangez ce qui reste : les tuiles Rêve contre des PV, le reste contre des pièces.
amygdala-turn-ending = La fin approche : après ce tour de table, chacun joue encore un tour.
amygdala-turn-broke = { $coins ->
    [0] Vous n’avez plus de pièces et rien à échanger, sauf des PV.
    [one] Vous n’avez plus que { $coins } pièce et rien à échanger, sauf des PV.
   *[other] Vous n’avez plus que { $coins } pièces et rien à échanger, sauf des PV.
}
amygdala-panel-look = Montrer ce plateau : { $player }
amygdala-panel-vp-help = PV actuels. Grand nombre : le total si la partie s’arrêtait maintenant
amygdala-panel-projected = Si la partie s’arrêtait
amygdala-panel-of = { $count }/{ $total }
amygdala-panel-tiles = Tuiles Émotion restantes
amygdala-panel-tiles-help = Tuiles Émotion restantes : { $count }. À { $limit }, la fin de la partie commence.
amygdala-panel-mood = Marqueur Humeur
amygdala-panel-claimed = Éligibilités :
amygdala-majorities = Majorités, si la partie s’arrêtait maintenant
amygdala-majorities-final = Majorités
amygdala-majorities-place = { $place ->
    [1] 1re
   *[other] { $place }e
}
amygdala-majorities-cell = Icônes : { $icons }. { $place ->
    [0] Aucune place.
    [1] Première place.
    [2] Deuxième place.
    [3] Troisième place.
   *[other] Quatrième place.
} { $claim ->
    [0] Pas de tuile Éligibilité.
    [1] Première tuile Éligibilité.
    [2] Deuxième tuile Éligibilité.
    [3] Troisième tuile Éligibilité.
   *[other] Quatrième tuile Éligibilité.
} { $points } PV.
amygdala-majorities-help = Icônes et place ; la larme est une tuile Éligibilité, son chiffre l’ordre qui départage. Seules les tuiles Éligibilité rapportent.
amygdala-majorities-shared = À égalité d’icônes et sans tuile Éligibilité, on partage une place : elle ne rapporte rien, rien n’a donc à départager.
amygdala-keys = Touches
amygdala-keys-move = N mène au prochain élément que vous pouvez choisir sur le plateau de jeu, M à votre plateau, T au choix en cours ; les flèches se déplacent sur un plateau et Entrée choisit.
amygdala-keys-choose = Les chiffres prennent un choix numéroté, Échap revient en arrière, Ctrl+Entrée termine votre tour.

# The game board
amygdala-board-label = Plateau de jeu
amygdala-board-keys = Les flèches parcourent le plateau et Entrée choisit. N mène au prochain élément que vous pouvez choisir.
amygdala-board-lit = { $what } (vous pouvez choisir)
amygdala-board-region = { $region_name }, { $emotion_name } : { $first }, { $second } et { $third } PV.
amygdala-board-standing = { $place ->
    [1] Première place : { $player } (icônes : { $icons }).
    [2] Deuxième place : { $player } (icônes : { $icons }).
    [3] Troisième place : { $player } (icônes : { $icons }).
   *[other] Quatrième place : { $player } (icônes : { $icons }).
}
amygdala-board-claims = Tuiles Éligibilité, de la première à la dernière placée : { $players }.
amygdala-board-claims-none = Pas encore de tuile Éligibilité.
amygdala-board-stack = { $count ->
    [0] La pioche est vide
    [one] { $count } tuile dans la pioche
   *[other] { $count } tuiles dans la pioche
}
amygdala-space-empty = { $space }, { $region_name } : libre
amygdala-space-tile = { $space }, { $region_name } : { $tile_name }, { $player }
amygdala-space-points = { $emotion_name } { $points } PV
amygdala-space-lit = { $what }, { $points } (vous pouvez choisir)
amygdala-space-new = { $what } (nouveau depuis votre dernier tour)
amygdala-lotus_roots = Racines : { $lotus_name }.
amygdala-lotus_toll = Le péage est ici.
amygdala-lotus_markers = Marqueurs Humeur : { $players }.
amygdala-lotus_costs = { $coins ->
    [one] Y aller vous coûte { $coins } pièce.
   *[other] Y aller vous coûte { $coins } pièces.
}
amygdala-lotus_tile = { $tile_name }, { $lotus_name }
amygdala-lotus_empty = place vide, { $lotus_name }
amygdala-zoom = Taille du plateau
amygdala-zoom-in = Agrandir
amygdala-zoom-out = Réduire

## Pourquoi jouer ce coup : un conseil, en une proposition sur le coup. $worth peut venir, $points est acquis

amygdala-reason-wins = Gagne la partie
amygdala-reason-shares = Termine la partie par une victoire partagée
amygdala-reason-finishes = Termine la partie
amygdala-reason-network = { $points ->
    [one] Forme un réseau d’une icône { $emotion_name } : +{ $points } PV
   *[other] Forme un réseau de { $points } icônes { $emotion_name } : +{ $points } PV
}
amygdala-reason-dreams = Échange des tuiles Rêve contre des points : +{ $points } PV
amygdala-reason-claims = { $place ->
    [1] Vous rend éligible dans { $region }, où vous êtes en tête : +{ $points } PV à la fin, si rien ne change
    [2] Vous rend éligible dans { $region }, où vous êtes deuxième : +{ $points } PV à la fin, si rien ne change
   *[3] Vous rend éligible dans { $region }, où vous êtes troisième : +{ $points } PV à la fin, si rien ne change
}
    .other = { $place ->
        [1] Rend { $who } éligible dans { $region }, à la première place : +{ $points } PV à la fin, si rien ne change
        [2] Rend { $who } éligible dans { $region }, à la deuxième place : +{ $points } PV à la fin, si rien ne change
       *[3] Rend { $who } éligible dans { $region }, à la troisième place : +{ $points } PV à la fin, si rien ne change
    }
amygdala-reason-climbs = { $place ->
    [1] Vous met à la première place dans { $region } : +{ $points } PV à la fin, si rien ne change
    [2] Vous met à la deuxième place dans { $region } : +{ $points } PV à la fin, si rien ne change
   *[3] Vous met à la troisième place dans { $region } : +{ $points } PV à la fin, si rien ne change
}
    .other = { $place ->
        [1] Met { $who } à la première place dans { $region } : +{ $points } PV à la fin, si rien ne change
        [2] Met { $who } à la deuxième place dans { $region } : +{ $points } PV à la fin, si rien ne change
       *[3] Met { $who } à la troisième place dans { $region } : +{ $points } PV à la fin, si rien ne change
    }
amygdala-reason-claims_early = Vous rend éligible dans { $region } : ce que vous y placerez comptera
    .other = Rend { $who } éligible dans { $region } : ce qui y sera placé comptera
amygdala-reason-leads = Vous donne le plus d’icônes dans { $region }, où la première place vaut { $worth } PV
    .other = Donne à { $who } le plus d’icônes dans { $region }, où la première place vaut { $worth } PV
amygdala-reason-leads_unclaimed = Vous donne le plus d’icônes dans { $region } : avec une tuile Éligibilité, la première place vaut { $worth } PV
    .other = Donne à { $who } le plus d’icônes dans { $region } : avec une tuile Éligibilité, la première place vaut { $worth } PV
amygdala-reason-coins_scored = { $count ->
    [one] Vous laisse { $count } pièce de plus : +{ $points } PV
   *[other] Vous laisse { $count } pièces de plus : +{ $points } PV
}
    .other = { $count ->
        [one] Laisse à { $who } { $count } pièce de plus : +{ $points } PV
       *[other] Laisse à { $who } { $count } pièces de plus : +{ $points } PV
    }
amygdala-reason-coins = { $count ->
    [one] Rapporte { $count } pièce
   *[other] Rapporte { $count } pièces
}
amygdala-reason-bonus = { $count ->
    [one] Libère un emplacement Bonus : rapporte { $item }
   *[other] Libère des emplacements Bonus : rapporte { $count } × { $item_name }
}
amygdala-reason-earns_claim = Vous rapporte la tuile Éligibilité pour { $region }
    .other = Rapporte à { $who } la tuile Éligibilité pour { $region }
amygdala-reason-nearly_bonus = Plus qu’une tuile à débloquer à côté d’un emplacement Bonus avec { $item }
amygdala-reason-unlocks = Débloque une tuile Émotion : il en reste { $left } sur votre plateau
    .other = Débloque une tuile Émotion : il en reste { $left } à { $who }
amygdala-reason-two_for_one = Vous donne deux ressources pour le prix de la plus chère
    .other = Donne à { $who } deux ressources pour le prix de la plus chère
amygdala-reason-stocks = Met de côté { $tile }
amygdala-reason-pays = Vous donne les ressources pour { $tile } : un réseau valant jusqu’à { $worth } PV
    .other = Donne à { $who } les ressources pour { $tile } : un réseau valant jusqu’à { $worth } PV
amygdala-reason-pays_part = { $count ->
    [one] Plus qu’une icône à trouver pour { $tile }
   *[other] Plus que { $count } icônes à trouver pour { $tile }
}
amygdala-reason-end = Rapproche la fin de la partie (vous êtes en tête)
    .other = Rapproche la fin de la partie ({ $who } est en tête)
amygdala-reason-room = Fait de la place dans votre Mémoire
    .other = Fait de la place à { $who } dans la Mémoire
amygdala-reason-passes = Passe, car aucune action n’est possible
amygdala-reason-starts = Vous donne le premier tour
    .other = Donne le premier tour à { $who }
amygdala-reason-later = Aucun gain immédiat
