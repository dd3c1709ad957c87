### Unconscious Mind, en français.
### Un nom a sa forme nue comme valeur et, dans `.a`, la forme qu’il faut dans une phrase : { $location } donne
### « la Bibliothèque », { $location_name } donne « Bibliothèque ». Les titres des tuiles, des cartes et des Rêves
### portent des guillemets dans `.a`.
### Un nom de joueur ne suit jamais « de » ni « que », pour ne pas écrire « de Anna ». Un Lieu a aussi `.at` (« au
### Musée ») et `.of` (« du Musée »), qu’un texte reçoit par { $location_at } et { $location_of } ; rien d’autre qui ait
### un article ne suit « à » ni « de », pour ne pas écrire « à le Musée ».

unconscious_mind-name = Unconscious Mind
unconscious_mind-tagline = Énoncez vos Idées à la table de Freud, lisez les rêves et guérissez ceux qui s’allongent sur votre divan.
unconscious_mind-about = Vienne, 1902. Chaque mercredi, un petit cercle se réunit à la table de Freud. Énoncez-y vos Idées, remplissez votre carnet, parcourez la ville, publiez des Traités et rassemblez les Intuitions qui vous feront lire les rêves de vos Patients. Un Patient guéri, une Idée bien placée, un nom respecté : tout compte. Quand la Réputation de Freud est accomplie, la personne la plus en vue de son cercle l’emporte.

## Options d’une table

unconscious_mind-option-journalist = La Journaliste
    .help = Une figurine que chacun peut déplacer au lieu d’un Professeur ou de Freud. Elle compte les symboles de tous les Traités publiés.
unconscious_mind-option-fireworks = Feux d’artifice
    .help = Dans un Quartier, un bonus demande un symbole de moins. Une fois utilisés, les feux d’artifice vont plus loin.
unconscious_mind-option-overlays = Tuiles de recouvrement
    .help = Des tuiles aux bonus différents couvrent les emplacements des six Lieux.
unconscious_mind-option-overlays-off = Aucune
unconscious_mind-option-overlays-A = A · faces colorées
unconscious_mind-option-overlays-B = B · une face colorée par Quartier
unconscious_mind-option-overlays-C = C · faces grises, avec des soins
unconscious_mind-option-start = Premier joueur
    .help = Tiré au sort, ou choisi par le joueur 1.
unconscious_mind-option-start-random = Tiré au sort
unconscious_mind-option-start-choose = Choisi par le joueur 1
unconscious_mind-option-difficulty = Le Ça
    .help = La force de votre adversaire quand vous jouez en solo.
unconscious_mind-option-difficulty-ego = Moi · clément
unconscious_mind-option-difficulty-superego = Surmoi · exigeant
unconscious_mind-option-difficulty-unbound = Ça déchaîné · impitoyable

## Ce qu’un joueur peut faire

unconscious_mind-do-place = Utiliser l’emplacement { $space } : { $action }
unconscious_mind-do-ideas = Placer { $way }
unconscious_mind-do-recall = Reprendre vos Idées
    .other = Reprendre les Idées
unconscious_mind-do-treat = Soigner le Patient dans { $room }
unconscious_mind-do-stop = S’arrêter là
unconscious_mind-do-do = Résoudre un effet
unconscious_mind-do-line_part = Déclencher { $part }
unconscious_mind-do-advance = { $steps ->
    [one] Avancer votre encrier de { $steps } case
   *[other] Avancer votre encrier de { $steps } cases
}
    .other = { $steps ->
        [one] Avancer l’encrier de { $steps } case
       *[other] Avancer l’encrier de { $steps } cases
    }
unconscious_mind-do-line = Déclencher { $line }
unconscious_mind-do-reputation = Effectuer une action de Réputation
unconscious_mind-do-insight = Déplacer { $piece } de { $from } vers { $to }
unconscious_mind-do-ignore = Utiliser 1 café et ne rien réprimer
unconscious_mind-do-swap = Échanger { $card } contre une carte visible
unconscious_mind-do-play = Jouer { $card }
unconscious_mind-do-publish = Publier { $treatise }
unconscious_mind-do-volume = Utiliser { $card } comme Volume
unconscious_mind-do-cite = Citer le Volume le plus à droite de { $treatise }
unconscious_mind-do-go = { $steps ->
    [0] Déplacer { $figure } vers le Lieu où est Freud
    [one] Avancer { $figure } de { $steps } Lieu
   *[other] Avancer { $figure } de { $steps } Lieux
}
unconscious_mind-do-effect = Déclencher un effet du Lieu
unconscious_mind-do-more = Utiliser une Idée lumineuse pour déclencher davantage
unconscious_mind-do-take = Prendre la tuile de { $level_name }
unconscious_mind-do-put = Poser la tuile en { $place }
unconscious_mind-do-discard_tile = Défausser la nouvelle tuile
unconscious_mind-do-trigger = Déclencher la tuile en { $place }
unconscious_mind-do-slot = Prendre un bonus { $location_at }
unconscious_mind-do-district = Prendre un bonus dans { $district }
unconscious_mind-do-fireworks = Prendre un bonus dans { $district } grâce aux feux d’artifice
unconscious_mind-do-box = Utiliser une Boîte en cœur pour le Patient dans { $room }
unconscious_mind-do-draft = Prendre en charge { $client }
unconscious_mind-do-dream = Prendre le Rêve manifeste { $dream }
unconscious_mind-do-dream_unseen = Piocher un Rêve manifeste
unconscious_mind-do-goal = Faire compter l’objectif pour { $location }
unconscious_mind-do-main = Résoudre l’effet principal
unconscious_mind-do-banner = Résoudre l’effet de bannière
unconscious_mind-do-adjust = Utiliser du café pour élever ou transférer une Intuition
unconscious_mind-do-brighten = Utiliser 3 cafés pour une Idée lumineuse
unconscious_mind-do-box_set = Utiliser une Intuition majeure, une médiane et une mineure pour une Boîte en cœur
unconscious_mind-do-start = Faire commencer { $player }
unconscious_mind-do-starting_tile = Commencer avec { $tile }
unconscious_mind-do-starting_row = Poser votre tuile de départ sur { $row }
    .other = Poser la tuile de départ sur { $row }
unconscious_mind-do-deal_tile = Révéler la tuile Carnet { $tile }
unconscious_mind-do-deal_client = Révéler { $client }
unconscious_mind-do-deal_grief = Révéler le Voile de chagrin { $grief }
unconscious_mind-do-deal_latent = Révéler le Rêve latent { $dream }
unconscious_mind-do-deal_manifest = Révéler le Rêve manifeste { $dream }
unconscious_mind-do-deal_research = Révéler { $card }
unconscious_mind-do-deal_office = Distribuer { $office }
unconscious_mind-do-deal_location = Tirer { $location }
unconscious_mind-do-deal_overlay = Poser la tuile de recouvrement { $overlay }, { $side ->
    [colour] face colorée
   *[grey] face grise
}
unconscious_mind-do-deal_impulse = Révéler la carte Pulsion { $impulse }

## Qui doit faire quoi ; .other est ce que lisent tous les autres

unconscious_mind-prompt-start = Choisissez qui commence.
    .other = On attend { $player } : choix du premier joueur.
unconscious_mind-prompt-draw = On pioche…
    .other = On pioche…
unconscious_mind-prompt-draft = Choisissez le Patient que vous prenez en charge.
    .other = On attend { $player } : un Patient à prendre en charge.
unconscious_mind-prompt-dream = Choisissez un Rêve manifeste pour votre nouveau Patient, ou piochez-en un.
    .other = On attend { $player } : choix d’un Rêve manifeste.
unconscious_mind-prompt-starting_tile = Choisissez votre tuile de départ : le Lieu où commence votre Professeur, et quatre Intuitions.
    .other = On attend { $player } : choix d’une tuile de départ.
unconscious_mind-prompt-starting_row = Choisissez la ligne de votre tuile de départ.
    .other = On attend { $player } : placement de la tuile de départ.
unconscious_mind-prompt-turn = À vous : énoncez des Idées, reprenez-les ou soignez des Patients.
    .other = On attend { $player } : choix d’une action.
unconscious_mind-prompt-ideas = Choisissez ce que vous placez. Chaque Idée déclenche l’action une fois.
    .other = On attend { $player } : des Idées à placer.
unconscious_mind-prompt-effects = Choisissez l’effet suivant. Chacun se résout une fois.
    .other = On attend { $player } : des effets à résoudre.
unconscious_mind-prompt-line = Choisissez ce que vous déclenchez maintenant sur cette rangée.
    .other = On attend { $player } : une rangée de tuiles Carnet à déclencher.
unconscious_mind-prompt-inkpot = Choisissez jusqu’où va votre encrier.
    .other = On attend { $player } : un encrier à avancer.
unconscious_mind-prompt-column = Choisissez une colonne débloquée à déclencher.
    .other = On attend { $player } : choix d’une colonne.
unconscious_mind-prompt-row = Choisissez une ligne à déclencher.
    .other = On attend { $player } : choix d’une ligne.
unconscious_mind-prompt-reputation = Choisissez une action sous le marqueur de Freud, ou plus à gauche.
    .other = On attend { $player } : choix d’une action de Réputation.
unconscious_mind-prompt-generate = Générez une Intuition : choisissez la pièce et sa destination.
    .other = On attend { $player } : une Intuition à générer.
unconscious_mind-prompt-elevate = { $count ->
    [one] Élevez une Intuition : choisissez laquelle.
   *[other] Élevez des Intuitions : encore { $count } fois.
}
    .other = On attend { $player } : une Intuition à élever.
unconscious_mind-prompt-transfer = { $count ->
    [one] Transférez une Intuition : choisissez laquelle, et sa nouvelle qualité.
   *[other] Transférez des Intuitions : encore { $count } fois.
}
    .other = On attend { $player } : une Intuition à transférer.
unconscious_mind-prompt-adjust = Choisissez l’Intuition à élever ou à transférer.
    .other = On attend { $player } : une Intuition à ajuster.
unconscious_mind-prompt-pay = Choisissez l’Intuition que vous utilisez.
    .other = On attend { $player } : des Intuitions à utiliser.
unconscious_mind-prompt-suppress = Choisissez l’Intuition que vous réprimez.
    .other = On attend { $player } : une Intuition à réprimer.
unconscious_mind-prompt-swap = Vous pouvez échanger une carte Recherche contre une carte visible.
    .other = On attend { $player } : échange possible d’une carte Recherche.
unconscious_mind-prompt-play = Choisissez une carte Recherche à jouer, ou un Traité à publier si c’est permis.
    .other = On attend { $player } : des cartes Recherche à jouer.
unconscious_mind-prompt-gather = Choisissez le prochain Volume de votre Traité.
    .other = On attend { $player } : des Volumes à réunir.
unconscious_mind-prompt-mark = Choisissez l’Intuition personnelle que vous y laissez pour de bon.
    .other = On attend { $player } : une Intuition à laisser.
unconscious_mind-prompt-move = Choisissez où aller.
    .other = On attend { $player } : un déplacement en ville.
unconscious_mind-prompt-location = { $count ->
    [0] Plus rien à déclencher ici. Une Idée lumineuse en donnerait davantage.
   *[other] Choisissez un effet de ce Lieu : encore { $count } fois.
}
    .other = On attend { $player } : un Lieu à déclencher.
unconscious_mind-prompt-take = Choisissez une tuile Carnet.
    .other = On attend { $player } : choix d’une tuile Carnet.
unconscious_mind-prompt-put = Choisissez où va la tuile.
    .other = On attend { $player } : une tuile Carnet à placer.
unconscious_mind-prompt-tile = Choisissez une tuile Carnet à déclencher.
    .other = On attend { $player } : une tuile à déclencher.
unconscious_mind-prompt-bonus = Vous pouvez prendre un bonus de la ville.
    .other = On attend { $player } : un bonus de la ville.
unconscious_mind-prompt-treat = Choisissez un Patient à soigner.
    .other = On attend { $player } : des Patients à soigner.
unconscious_mind-prompt-boxes = Fin de votre tour : vous pouvez utiliser des Boîtes en cœur comme thérapie.
    .other = On attend { $player } : des Boîtes en cœur à utiliser.
unconscious_mind-prompt-goal = Choisissez le Lieu pour lequel compte votre objectif.
    .other = On attend { $player } : choix d’un Lieu pour l’objectif.
unconscious_mind-prompt-sides = Choisissez la face de la nouvelle tuile qui passe d’abord.
    .other = On attend { $player } : une nouvelle tuile à déclencher.
unconscious_mind-prompt-spill = { $count ->
    [one] Plus de place pour 1 café : utilisez du café pour en faire, ou laissez-le.
   *[other] Plus de place pour { $count } cafés : utilisez du café pour en faire, ou laissez-les.
}
    .other = On attend { $player } : faire de la place pour le café.
unconscious_mind-prompt-confirm = C’est joué. Terminez votre tour ou annulez.
    .other = On attend { $player } : fin du tour.
unconscious_mind-prompt-reveal = La suite révèle quelque chose et ne pourra pas être annulée. Continuez, ou annulez d’abord.
    .other = On attend { $player } : quelque chose à révéler.

unconscious_mind-the_id = Le Ça
unconscious_mind-prompt-chance = On pioche…
    .other = On pioche…

## Ce qui s’est passé

unconscious_mind-event-begins = { $player } commence.
unconscious_mind-event-drafted = { $player } prend en charge { $client }.
unconscious_mind-event-dream_taken = { $player } prend le Rêve manifeste { $dream }.
unconscious_mind-event-latent_drawn = { $player } pioche le Rêve latent { $dream }.
unconscious_mind-event-tile_chosen = { $player } commence avec { $tile } ; son Professeur part { $location_of }.
unconscious_mind-event-ideas_placed = { $player } place { $way } sur la ligne { $row } : { $action }.
unconscious_mind-event-recalled = { $coffee ->
    [one] { $player } reprend ses Idées sur { $coffee } emplacement.
   *[other] { $player } reprend ses Idées sur { $coffee } emplacements.
}
unconscious_mind-event-treated = { $player } soigne { $client } avec le Rêve { $dream }.
unconscious_mind-event-ink_moved = { $steps ->
    [one] { $player } avance son encrier de { $steps } case, jusqu’à { $where }
   *[other] { $player } avance son encrier de { $steps } cases, jusqu’à { $where }
}{ $bright ->
    [0] .
    [one] , avec une Idée lumineuse.
   *[other] , avec { $bright } Idées lumineuses.
}
unconscious_mind-event-idea_unlocked = { $player } boucle un tour d’encrier : une nouvelle Idée, et { $line } est débloquée.
unconscious_mind-event-insight_generated = { $player } génère { $to } : { $piece } depuis { $from }.
unconscious_mind-event-insight_elevated = { $player } élève { $piece } de { $from } vers { $to }.
unconscious_mind-event-insight_transferred = { $player } transfère { $piece } de { $from } vers { $to }.
unconscious_mind-event-insight_suppressed = { $player } réprime { $piece } de { $from } vers { $to }.
unconscious_mind-event-insight_used = { $player } utilise { $piece } de { $from }.
unconscious_mind-event-gained_coffee = { $count ->
    [one] { $player } gagne { $count } café.
   *[other] { $player } gagne { $count } cafés.
}
unconscious_mind-event-gained_bright_ideas = { $count ->
    [one] { $player } gagne une Idée lumineuse.
   *[other] { $player } gagne { $count } Idées lumineuses.
}
unconscious_mind-event-gained_boxes = { $count ->
    [one] { $player } gagne une Boîte en cœur.
   *[other] { $player } gagne { $count } Boîtes en cœur.
}
unconscious_mind-event-gained_points = { $player } marque { $count } PV.
unconscious_mind-event-spent_coffee = { $count ->
    [one] { $player } utilise { $count } café.
   *[other] { $player } utilise { $count } cafés.
}
unconscious_mind-event-spent_bright_ideas = { $count ->
    [one] { $player } utilise une Idée lumineuse.
   *[other] { $player } utilise { $count } Idées lumineuses.
}
unconscious_mind-event-spent_boxes = { $count ->
    [one] { $player } utilise une Boîte en cœur.
   *[other] { $player } utilise { $count } Boîtes en cœur.
}
unconscious_mind-event-research_drawn = { $player } pioche une carte Recherche.
unconscious_mind-event-research_drawn_card = { $player } pioche { $card }.
unconscious_mind-event-research_swapped = { $player } échange { $card } contre { $taken }.
unconscious_mind-event-research_played = { $player } joue { $card }.
unconscious_mind-event-volume_cited = { $player } cite { $card }, tiré du Traité { $treatise } ; { $owner } marque des points et gagne une Idée lumineuse.
unconscious_mind-event-volume_cited_of_id = { $player } cite { $card }, tiré du Traité { $treatise } ; { $owner } marque des points.
unconscious_mind-event-published = { $player } publie { $treatise } et marque { $points } PV.
unconscious_mind-event-professor_moved = { $player } déplace son Professeur { $location_at }.
unconscious_mind-event-freud_moved = { $player } déplace Freud { $location_at }.
unconscious_mind-event-journalist_moved = { $player } déplace la Journaliste { $location_at }.
unconscious_mind-event-location_begins = { $times ->
    [one] { $player } peut déclencher { $location } une fois.
    [2] { $player } peut déclencher { $location } deux fois.
   *[other] { $player } peut déclencher { $location } { $times } fois.
}
unconscious_mind-event-tile_taken = { $player } prend la tuile Carnet { $tile }.
unconscious_mind-event-tile_put = { $player } pose { $tile } en { $place }.
unconscious_mind-event-tile_discarded = { $player } défausse { $tile }.
unconscious_mind-event-tile_triggered = { $player } déclenche { $tile }.
unconscious_mind-event-tile_shown = Nouvelle tuile Carnet : { $tile }.
unconscious_mind-event-vacant_scored = { $player } ne prend pas de tuile (emplacement vide) et marque { $points } PV.
unconscious_mind-event-line_begins = { $player } déclenche { $line }.
unconscious_mind-event-insight_unlocked = { $player } complète { $line } et libère une Intuition personnelle.
unconscious_mind-event-slot_taken = { $player } prend le bonus { $slot } { $location_of }.
unconscious_mind-event-district_taken = { $player } prend le bonus pour { $number } symboles dans { $district }.
unconscious_mind-event-reputation_gained = { $player } gagne 1 point de Réputation (case { $space }).
unconscious_mind-event-reputation_triggered = { $coffee ->
    [0] { $player } déclenche la piste de Réputation : { $points } PV.
    [one] { $player } déclenche la piste de Réputation : { $points } PV et { $coffee } café.
   *[other] { $player } déclenche la piste de Réputation : { $points } PV et { $coffee } cafés.
}
unconscious_mind-event-freud_goes_on = Freud continue jusqu’{ $location_at }.
unconscious_mind-event-freud_begins = Freud commence { $location_at }.
unconscious_mind-event-journalist_begins = La Journaliste commence { $location_at }.
unconscious_mind-event-goal_claimed = { $player } remplit l’Objectif de Lieu { $goal }.
unconscious_mind-event-goal_counts_for = { $player } fait compter l’objectif { $goal } pour { $location }.
unconscious_mind-event-therapy = { $left ->
    [0] Thérapie pour { $client } : le bout de la piste est atteint.
    [one] Thérapie pour { $client } : encore { $left } case.
   *[other] Thérapie pour { $client } : encore { $left } cases.
}
unconscious_mind-event-catharsis = { $player } mène { $client } jusqu’à la Catharsis et marque { $points } PV.
unconscious_mind-event-cured = { $player } guérit { $client } et marque { $points } PV.
unconscious_mind-event-room_opened = { $player } ouvre son second cabinet.
unconscious_mind-event-end_signalled = La Réputation de Freud est accomplie : { $player } annonce la fin de la partie. On termine ce tour de table, puis on en joue un dernier.
unconscious_mind-event-final_round = Le dernier tour de table commence. On ne prend plus de nouveaux Patients.
unconscious_mind-event-final_standing = { $player } marque { $points } PV pour la piste de Réputation.
unconscious_mind-event-final_rank = { $player } marque { $points } PV pour ses Traités et ses guérisons, selon son rang sur la piste de Réputation.
unconscious_mind-event-final_districts = { $player } marque { $points } PV pour ses Intuitions dans des Quartiers différents.
unconscious_mind-event-final_rows = { $player } marque { $points } PV pour ses lignes complètes.
unconscious_mind-event-final_tags = { $player } marque { $points } PV pour ses symboles différents.
unconscious_mind-event-final_cases = { $player } marque { $points } PV pour ses Cas cliniques.
unconscious_mind-event-final_leftover_boxes = { $player } marque { $points } PV pour ses Boîtes en cœur restantes.
unconscious_mind-event-final_bright_ideas = { $player } marque { $points } PV pour ses cafés et ses Idées lumineuses restants.
unconscious_mind-event-client_shown = Nouveau Patient : { $client }.
unconscious_mind-event-dream_shown = Nouveau Rêve manifeste : { $dream }.
unconscious_mind-event-research_shown = Nouvelle carte Recherche visible : { $card }.
unconscious_mind-event-fireworks_move = Les feux d’artifice passent dans { $district }.
unconscious_mind-event-id_begins = { $player } est l’adversaire, avec { $points } PV au départ. Son Professeur commence { $location_at }.
unconscious_mind-event-impulse_shown = { $player } révèle une carte Pulsion : { $first }, sinon { $second }, sinon { $third }.
unconscious_mind-event-libido_gained = Le Ça gagne de la libido : { $count } en tout.
unconscious_mind-event-libido_turned = { $count } points de libido deviennent une Boîte en cœur.

## Points par origine ; $count compte des points. À partir de « standing », ils viennent à la fin

unconscious_mind-panel-clients = Patients
unconscious_mind-panel-dreams = Rêves
unconscious_mind-panel-treatises = Traités
unconscious_mind-panel-citations = Citations
unconscious_mind-panel-reputation = Réputation en jeu
unconscious_mind-panel-effects = Tuiles et cartes
unconscious_mind-panel-boxes = Boîtes changées en PV
unconscious_mind-panel-standing = Piste de Réputation
unconscious_mind-panel-rank = Rang
unconscious_mind-panel-districts = Quartiers
unconscious_mind-panel-rows = Lignes
unconscious_mind-panel-tags = Symboles
unconscious_mind-panel-cases = Cas cliniques
unconscious_mind-panel-leftover_boxes = Boîtes restantes
unconscious_mind-panel-bright_ideas = Idées lumineuses restantes
unconscious_mind-score-clients = { $count } PV pour la thérapie, la Catharsis et les guérisons
unconscious_mind-score-dreams = { $count } PV pour les Rêves
unconscious_mind-score-treatises = { $count } PV pour les Traités
unconscious_mind-score-citations = { $count } PV pour les citations
unconscious_mind-score-reputation = { $count } PV pour la Réputation en cours de partie
unconscious_mind-score-effects = { $count } PV pour les tuiles, les cartes et les emplacements
unconscious_mind-score-boxes = { $count } PV pour les Boîtes en cœur de trop
unconscious_mind-score-standing = { $count } PV pour la piste de Réputation
unconscious_mind-score-rank = { $count } PV pour les Traités et les guérisons, selon le rang sur la piste de Réputation
unconscious_mind-score-districts = { $count } PV pour les Intuitions dans des Quartiers différents
unconscious_mind-score-rows = { $count } PV pour les lignes complètes
unconscious_mind-score-tags = { $count } PV pour les symboles différents
unconscious_mind-score-cases = { $count } PV pour les Cas cliniques
unconscious_mind-score-leftover_boxes = { $count } PV pour les Boîtes en cœur restantes
unconscious_mind-score-bright_ideas = { $count } PV pour les cafés et les Idées lumineuses restants

## Ce que fait une carte, composé à partir de ses effets, pour qu’elle ne dise jamais autre chose que ce qu’elle fait.
## Tout est ici un morceau de phrase sans majuscule ni point : l’écran met la majuscule.

# Une ou plusieurs Intuitions : fx-generate et price-insight reçoivent ce texte comme $insight. $count : combien de pareilles
unconscious_mind-insight-minor-growth = { $count ->
    [one] une Intuition mineure de Croissance
   *[other] { $count } Intuitions mineures de Croissance
}
unconscious_mind-insight-median-growth = { $count ->
    [one] une Intuition médiane de Croissance
   *[other] { $count } Intuitions médianes de Croissance
}
unconscious_mind-insight-major-growth = { $count ->
    [one] une Intuition majeure de Croissance
   *[other] { $count } Intuitions majeures de Croissance
}
unconscious_mind-insight-minor-freedom = { $count ->
    [one] une Intuition mineure de Liberté
   *[other] { $count } Intuitions mineures de Liberté
}
unconscious_mind-insight-median-freedom = { $count ->
    [one] une Intuition médiane de Liberté
   *[other] { $count } Intuitions médianes de Liberté
}
unconscious_mind-insight-major-freedom = { $count ->
    [one] une Intuition majeure de Liberté
   *[other] { $count } Intuitions majeures de Liberté
}
unconscious_mind-insight-minor-passion = { $count ->
    [one] une Intuition mineure de Passion
   *[other] { $count } Intuitions mineures de Passion
}
unconscious_mind-insight-median-passion = { $count ->
    [one] une Intuition médiane de Passion
   *[other] { $count } Intuitions médianes de Passion
}
unconscious_mind-insight-major-passion = { $count ->
    [one] une Intuition majeure de Passion
   *[other] { $count } Intuitions majeures de Passion
}
unconscious_mind-insight-minor-any = { $count ->
    [one] une Intuition mineure au choix
   *[other] { $count } Intuitions mineures au choix
}
unconscious_mind-insight-median-any = { $count ->
    [one] une Intuition médiane au choix
   *[other] { $count } Intuitions médianes au choix
}
unconscious_mind-insight-major-any = { $count ->
    [one] une Intuition majeure au choix
   *[other] { $count } Intuitions majeures au choix
}

# Ce qu’on paie. $insight : un des textes ci-dessus, ou plusieurs joints par fx-and. $count : combien de fois
unconscious_mind-price-insight = utilisez { $insight }
unconscious_mind-price-suppress = { $count ->
    [one] réprimez une Intuition
   *[other] réprimez { $count } fois une Intuition
}

# $insight : un des textes ci-dessus
unconscious_mind-fx-generate = générez { $insight }
# $count : combien de fois (n)
unconscious_mind-fx-elevate = { $count ->
    [one] élevez une Intuition
   *[other] élevez { $count } fois une Intuition
}
unconscious_mind-fx-transfer = { $count ->
    [one] transférez une Intuition
   *[other] transférez { $count } fois une Intuition
}
# Ce qu’on gagne, chaque chose à part ; $count : combien
unconscious_mind-fx-coffee = { $count ->
    [one] gagnez { $count } café
   *[other] gagnez { $count } cafés
}
unconscious_mind-fx-bright_idea = { $count ->
    [one] gagnez une Idée lumineuse
   *[other] gagnez { $count } Idées lumineuses
}
unconscious_mind-fx-box = { $count ->
    [one] gagnez une Boîte en cœur
   *[other] gagnez { $count } Boîtes en cœur
}
unconscious_mind-fx-vp = marquez { $count } PV
unconscious_mind-fx-research = { $count ->
    [one] gagnez une carte Recherche
   *[other] gagnez { $count } cartes Recherche
}
unconscious_mind-fx-notebook = { $count ->
    [one] gagnez une tuile Carnet
   *[other] gagnez { $count } tuiles Carnet
}
unconscious_mind-fx-reputation = { $count ->
    [one] gagnez un point de Réputation
   *[other] gagnez { $count } points de Réputation
}
# $price : un prix ; $effects : un ou plusieurs effets joints par fx-and
unconscious_mind-fx-exchange = { $price } : { $effects }
# $count : le maximum (max)
unconscious_mind-fx-play_research = { $count ->
    [one] jouez une carte Recherche
   *[other] jouez jusqu’à { $count } cartes Recherche
}
unconscious_mind-fx-play_or_publish = { $count ->
    [one] jouez une carte Recherche ou publiez un Traité
   *[other] jouez jusqu’à { $count } cartes Recherche ou publiez un Traité
}
# $min, $max : combien de Lieux ; $to_freud : 1 si l’on peut aussi aller vers Freud, sinon 0
unconscious_mind-fx-move_professor = { $max ->
    [one] avancez votre Professeur de { $max } Lieu
   *[other] avancez votre Professeur de { $min } à { $max } Lieux
}{ $to_freud ->
    [0] {""}
   *[other] {" "}ou rejoignez Freud
}
    .other = { $max ->
        [one] avancez le Professeur de { $max } Lieu
       *[other] avancez le Professeur de { $min } à { $max } Lieux
    }{ $to_freud ->
        [0] { "" }
       *[other] { " " }ou rejoignez Freud
    }
unconscious_mind-fx-move_freud = { $max ->
    [one] avancez Freud de { $max } Lieu
   *[other] avancez Freud de { $min } à { $max } Lieux
}
# $location : avec son article
unconscious_mind-fx-trigger_location = déclenchez { $location } (vos symboles, plus un)
    .other = déclenchez { $location } (symboles, plus un)
unconscious_mind-fx-trigger_reputation = déclenchez la piste de Réputation
# $scope : tile, row ou column ; $restrict : any ou adjacent
unconscious_mind-fx-trigger_notebook = { $scope ->
    [row] déclenchez une ligne de votre carnet
    [column] déclenchez une colonne débloquée de votre carnet
   *[tile] { $restrict ->
        [adjacent] déclenchez une tuile Carnet voisine de celle-ci
       *[any] déclenchez une de vos tuiles Carnet
    }
}
    .other = { $scope ->
        [row] déclenchez une ligne du carnet
        [column] déclenchez une colonne débloquée du carnet
       *[tile] { $restrict ->
            [adjacent] déclenchez une tuile Carnet voisine de celle-ci
           *[any] déclenchez une tuile Carnet
        }
    }
# $min, $max : combien de cases
unconscious_mind-fx-inkpot = { $max ->
    [one] avancez votre encrier de { $max } case
   *[other] avancez votre encrier de { $min } à { $max } cases
}
    .other = { $max ->
        [one] avancez l’encrier de { $max } case
       *[other] avancez l’encrier de { $min } à { $max } cases
    }
# $count : combien (n)
unconscious_mind-fx-treat = { $count ->
    [one] soignez un Patient
   *[other] soignez { $count } fois un Patient
}
unconscious_mind-fx-therapy = { $count ->
    [one] gagnez { $count } point de thérapie
   *[other] gagnez { $count } points de thérapie
}
# $coffee : le prix ; $column : left, center ou right ; $trigger : none, banner, main ou both
unconscious_mind-fx-gain_notebook_from = { $coffee ->
    [one] utilisez { $coffee } café
   *[other] utilisez { $coffee } cafés
} : prenez une tuile Carnet { $column ->
    [left] de la colonne de gauche
    [center] de la colonne du milieu
   *[right] de la colonne de droite
}{ $trigger ->
    [banner] {" "}et résolvez son effet de bannière
    [main] {" "}et résolvez son effet principal
    [both] {" "}et résolvez ses effets principal et de bannière
   *[none] {""}
}
# $vp : points pour chacun ; $per : un des textes per-... ; $max : le maximum de points
unconscious_mind-fx-score_per = marquez { $vp } PV { $per } ({ $max } au plus)
unconscious_mind-fx-unlock_secondary_room = ouvrez votre second cabinet
    .other = ouvrez le second cabinet

# Comment les effets se joignent. $one, $other : des effets, ou des effets déjà joints. Les effets d’une carte, chacun
# pour soi et dans n’importe quel ordre, par fx-list ; ce qu’un prix achète et les Intuitions d’un prix, par
# fx-comma et enfin fx-and
unconscious_mind-fx-list = { $one } ; { $other }
unconscious_mind-fx-comma = { $one }, { $other }
unconscious_mind-fx-and = { $one } et { $other }
unconscious_mind-fx-nothing = aucun effet

# Ce qu’un Cas clinique rapporte à la fin ; mêmes arguments que fx-score_per
unconscious_mind-fx-score_at_end = à la fin : { $vp } PV { $per } ({ $max } au plus)

# Ce d’après quoi on compte des points, après un nombre de PV
unconscious_mind-per-notebook_level_1 = par tuile de niveau I dans votre carnet
    .other = par tuile de niveau I dans le carnet
unconscious_mind-per-notebook_level_2 = par tuile de niveau II dans votre carnet
    .other = par tuile de niveau II dans le carnet
unconscious_mind-per-complete_rows = par ligne complète de votre carnet
    .other = par ligne complète du carnet
unconscious_mind-per-complete_columns = par colonne complète de votre carnet
    .other = par colonne complète du carnet
unconscious_mind-per-treatises = par Traité que vous avez publié
    .other = par Traité publié
unconscious_mind-per-cured_clients = par Patient que vous avez guéri
    .other = par Patient guéri
unconscious_mind-per-cured_routine = par Patient ordinaire que vous avez guéri
    .other = par Patient ordinaire guéri
unconscious_mind-per-cured_case_study = par Cas clinique que vous avez résolu
    .other = par Cas clinique résolu
unconscious_mind-per-tags_green = par symbole vert que vous avez
    .other = par symbole vert
unconscious_mind-per-tags_purple = par symbole violet que vous avez
    .other = par symbole violet
unconscious_mind-per-tags_red = par symbole rouge que vous avez
    .other = par symbole rouge
unconscious_mind-per-distinct_tags = par symbole différent que vous avez
    .other = par symbole différent
unconscious_mind-per-city_insights = par Intuition que vous avez sur le plan de la ville
    .other = par Intuition sur le plan de la ville
unconscious_mind-per-reputation_level = par case de votre Réputation
    .other = par case de Réputation
unconscious_mind-per-research_in_play = par carte Recherche que vous avez en jeu
    .other = par carte Recherche en jeu
unconscious_mind-per-location_goals = par Objectif de Lieu que vous avez rempli
    .other = par Objectif de Lieu rempli
unconscious_mind-per-unlocked_ideas = par Idée que vous avez débloquée
    .other = par Idée débloquée
unconscious_mind-per-major_insights = par Intuition majeure que vous avez
    .other = par Intuition majeure

# Les talents durables des Patients ordinaires. $count : le nombre du talent ; $effects : des effets joints par fx-and
unconscious_mind-mod-coffee_cap = vous pouvez avoir jusqu’à { $count } cafés
unconscious_mind-mod-notebook_discount = { $count ->
    [one] les tuiles Carnet de la table de réunion vous coûtent { $count } café de moins
   *[other] les tuiles Carnet de la table de réunion vous coûtent { $count } cafés de moins
}
unconscious_mind-mod-free_inkpot_step = { $count ->
    [one] une fois par tour, votre encrier peut aller { $count } case plus ou moins loin, sans Idée lumineuse
   *[other] une fois par tour, votre encrier peut aller jusqu’à { $count } cases plus ou moins loin, sans Idée lumineuse
}
unconscious_mind-mod-on_recall = quand vous reprenez vos Idées : { $effects }
unconscious_mind-mod-on_play_research = quand vous jouez une carte Recherche : { $effects }
unconscious_mind-mod-on_treat_latent = quand vous soignez avec un Rêve latent : { $effects }
unconscious_mind-mod-location_extra = { $count ->
    [one] vous déclenchez les Lieux une fois de plus (cinq au maximum)
   *[other] vous déclenchez les Lieux { $count } fois de plus (cinq au maximum)
}
unconscious_mind-mod-cheap_adjust = { $count ->
    [one] une fois par tour, élever ou transférer ne vous coûte que { $count } café
   *[other] une fois par tour, élever ou transférer ne vous coûte que { $count } cafés
}
unconscious_mind-mod-overcompensation_change = { $count ->
    [one] pour chaque niveau utilisé en trop, gagnez { $count } café
   *[other] pour chaque niveau utilisé en trop, gagnez { $count } cafés
}
unconscious_mind-mod-icon_match_any = tout signe d’un Rêve manifeste correspond à tout signe d’un Voile de chagrin
unconscious_mind-mod-professor_range = votre Professeur peut avancer de { $count } Lieux au plus
unconscious_mind-mod-wild_volume = { $count ->
    [one] quand vous publiez, l’une de vos cartes Recherche peut être un Volume de n’importe quelle couleur (pas le plus à gauche)
   *[other] quand vous publiez, { $count } de vos cartes Recherche peuvent être des Volumes de n’importe quelle couleur (pas le plus à gauche)
}

## Les mots des lieux et des pièces

# Les actions de la table de réunion
unconscious_mind-action-notebook_left = Tuile de la colonne de gauche
    .a = prendre une tuile Carnet de la colonne de gauche
unconscious_mind-action-notebook_center = Tuile de la colonne du milieu
    .a = prendre une tuile Carnet de la colonne du milieu
unconscious_mind-action-notebook_right = Tuile de la colonne de droite
    .a = prendre une tuile Carnet de la colonne de droite
unconscious_mind-action-move_professor = Déplacer le Professeur
    .a = déplacer le Professeur
unconscious_mind-action-play_or_publish = Jouer ou publier
    .a = jouer des cartes Recherche ou publier un Traité
unconscious_mind-action-elevate_transfer = Élever et transférer
    .a = élever et transférer des Intuitions
unconscious_mind-action-move_freud = Déplacer Freud
    .a = déplacer Freud
unconscious_mind-action-gain_research = Recherche
    .a = gagner une carte Recherche
unconscious_mind-action-generate_three = Générer trois Intuitions
    .a = générer trois Intuitions

# Ce qu’on place sur un emplacement d’Idée
unconscious_mind-way-idea = une Idée
    .a = une Idée
unconscious_mind-way-bright = une Idée lumineuse
    .a = une Idée lumineuse
unconscious_mind-way-two_ideas = deux Idées
    .a = deux Idées
unconscious_mind-way-both = une Idée et une Idée lumineuse
    .a = une Idée et une Idée lumineuse
unconscious_mind-way-two_bright = deux Idées lumineuses
    .a = deux Idées lumineuses

# Les zones du cadran d’Intuition, et ses pièces
unconscious_mind-area-reserve = réserve
    .a = la réserve
unconscious_mind-area-minor-growth = Croissance mineure
    .a = Croissance mineure
unconscious_mind-area-median-growth = Croissance médiane
    .a = Croissance médiane
unconscious_mind-area-major-growth = Croissance majeure
    .a = Croissance majeure
unconscious_mind-area-minor-freedom = Liberté mineure
    .a = Liberté mineure
unconscious_mind-area-median-freedom = Liberté médiane
    .a = Liberté médiane
unconscious_mind-area-major-freedom = Liberté majeure
    .a = Liberté majeure
unconscious_mind-area-minor-passion = Passion mineure
    .a = Passion mineure
unconscious_mind-area-median-passion = Passion médiane
    .a = Passion médiane
unconscious_mind-area-major-passion = Passion majeure
    .a = Passion majeure
unconscious_mind-piece-common = Intuition commune
    .a = une Intuition commune
unconscious_mind-piece-own = Intuition personnelle
    .a = une Intuition personnelle

# La ville
unconscious_mind-location-theater = Théâtre
    .a = le Théâtre
    .at = au Théâtre
    .of = du Théâtre
unconscious_mind-location-library = Bibliothèque
    .a = la Bibliothèque
    .at = à la Bibliothèque
    .of = de la Bibliothèque
unconscious_mind-location-opera = Opéra
    .a = l’Opéra
    .at = à l’Opéra
    .of = de l’Opéra
unconscious_mind-location-museum = Musée
    .a = le Musée
    .at = au Musée
    .of = du Musée
unconscious_mind-location-university = Université
    .a = l’Université
    .at = à l’Université
    .of = de l’Université
unconscious_mind-location-cafe = Grand Café
    .a = le Grand Café
    .at = au Grand Café
    .of = du Grand Café
unconscious_mind-district-green = Quartier vert
    .a = le Quartier vert
unconscious_mind-district-purple = Quartier violet
    .a = le Quartier violet
unconscious_mind-district-red = Quartier rouge
    .a = le Quartier rouge
unconscious_mind-figure-professor = Professeur
    .a = le Professeur
unconscious_mind-figure-freud = Freud
    .a = Freud
unconscious_mind-figure-journalist = Journaliste
    .a = la Journaliste

# Les Objectifs de Lieu, d’après leur condition
unconscious_mind-goal-goal_columns = Deux colonnes complètes
    .a = « Deux colonnes complètes »
unconscious_mind-goal-goal_city = Deux Intuitions sur le plan de la ville
    .a = « Deux Intuitions sur le plan de la ville »
unconscious_mind-goal-goal_routine = Trois Patients ordinaires guéris
    .a = « Trois Patients ordinaires guéris »
unconscious_mind-goal-goal_case_study = Deux Cas cliniques résolus
    .a = « Deux Cas cliniques résolus »
unconscious_mind-goal-goal_five = Cinq Patients guéris
    .a = « Cinq Patients guéris »
unconscious_mind-goal-goal_treatises = Deux Traités publiés
    .a = « Deux Traités publiés »
unconscious_mind-goal-goal_rows = Deux lignes complètes
    .a = « Deux lignes complètes »

# Plateau personnel et cabinet
unconscious_mind-line-row1 = ligne du haut
    .a = la ligne du haut
unconscious_mind-line-row2 = ligne du milieu
    .a = la ligne du milieu
unconscious_mind-line-row3 = ligne du bas
    .a = la ligne du bas
unconscious_mind-line-column1 = colonne de gauche
    .a = la colonne de gauche
unconscious_mind-line-column2 = colonne du milieu
    .a = la colonne du milieu
unconscious_mind-line-column3 = colonne de droite
    .a = la colonne de droite
unconscious_mind-part_of_line-start = l’effet propre à la ligne
    .a = l’effet propre à la ligne
unconscious_mind-part_of_line-first = la première tuile
    .a = la première tuile
unconscious_mind-part_of_line-second = la deuxième tuile
    .a = la deuxième tuile
unconscious_mind-part_of_line-third = la troisième tuile
    .a = la troisième tuile
unconscious_mind-part_of_line-end = l’effet au bout de la rangée
    .a = l’effet au bout de la rangée
unconscious_mind-inkpot-top = case du haut
    .a = la case du haut
unconscious_mind-inkpot-row1 = case de la ligne du haut
    .a = la case de la ligne du haut
unconscious_mind-inkpot-row2 = case de la ligne du milieu
    .a = la case de la ligne du milieu
unconscious_mind-inkpot-row3 = case de la ligne du bas
    .a = la case de la ligne du bas
unconscious_mind-inkpot-left = case de gauche
    .a = la case de gauche
unconscious_mind-level-level_1 = niveau I
    .a = le niveau I
unconscious_mind-level-level_2 = niveau II
    .a = le niveau II
unconscious_mind-room-primary = premier cabinet
    .a = le premier cabinet
unconscious_mind-room-secondary = second cabinet
    .a = le second cabinet
unconscious_mind-office-key = cabinet à la clé
    .a = le cabinet à la clé
unconscious_mind-office-lantern = cabinet à la lanterne
    .a = le cabinet à la lanterne
unconscious_mind-office-mirror = cabinet au miroir
    .a = le cabinet au miroir
unconscious_mind-office-feather = cabinet à la plume
    .a = le cabinet à la plume

# Ce que comptent les cartes et les objectifs
unconscious_mind-counter-notebook_level_1 = tuiles de niveau I
unconscious_mind-counter-notebook_level_2 = tuiles de niveau II
unconscious_mind-counter-complete_rows = lignes complètes
unconscious_mind-counter-complete_columns = colonnes complètes
unconscious_mind-counter-treatises = Traités publiés
unconscious_mind-counter-cured_clients = Patients guéris
unconscious_mind-counter-cured_routine = Patients ordinaires guéris
unconscious_mind-counter-cured_case_study = Cas cliniques résolus
unconscious_mind-counter-tags_green = symboles verts
unconscious_mind-counter-tags_purple = symboles violets
unconscious_mind-counter-tags_red = symboles rouges
unconscious_mind-counter-distinct_tags = symboles différents
unconscious_mind-counter-city_insights = Intuitions sur le plan de la ville
unconscious_mind-counter-reputation_level = Réputation
unconscious_mind-counter-research_in_play = cartes Recherche en jeu
unconscious_mind-counter-location_goals = Objectifs de Lieu remplis
unconscious_mind-counter-unlocked_ideas = Idées débloquées
unconscious_mind-counter-major_insights = Intuitions majeures

## Tuiles Carnet

unconscious_mind-tile-ns01 = Fougère séchée
    .a = « Fougère séchée »
unconscious_mind-tile-ns02 = Bride sur le cou
    .a = « Bride sur le cou »
unconscious_mind-tile-ns03 = Allumette craquée
    .a = « Allumette craquée »
unconscious_mind-tile-ns04 = Veilleuse
    .a = « Veilleuse »
unconscious_mind-tile-ns05 = Oiseau de papier
    .a = « Oiseau de papier »
unconscious_mind-tile-ns06 = Cire à cacheter
    .a = « Cire à cacheter »
unconscious_mind-tile-ns07 = Étiquette d’apothicaire
    .a = « Étiquette d’apothicaire »
unconscious_mind-tile-ns08 = Second regard
    .a = « Second regard »
unconscious_mind-tile-ns09 = Joues en feu
    .a = « Joues en feu »
unconscious_mind-tile-ns10 = Rameau greffé
    .a = « Rameau greffé »
unconscious_mind-tile-ns11 = Cage ouverte
    .a = « Cage ouverte »
unconscious_mind-tile-ns12 = Double espresso
    .a = « Double espresso »
unconscious_mind-tile-n101 = Notes de terrain
    .a = « Notes de terrain »
unconscious_mind-tile-n102 = Page d’herbier
    .a = « Page d’herbier »
unconscious_mind-tile-n103 = Registre des cas
    .a = « Registre des cas »
unconscious_mind-tile-n104 = Lecture lente
    .a = « Lecture lente »
unconscious_mind-tile-n105 = Réseau de racines
    .a = « Réseau de racines »
unconscious_mind-tile-n106 = Ordonnance
    .a = « Ordonnance »
unconscious_mind-tile-n107 = Carte de lecteur
    .a = « Carte de lecteur »
unconscious_mind-tile-n108 = Torréfaction du matin
    .a = « Torréfaction du matin »
unconscious_mind-tile-n109 = Association libre
    .a = « Association libre »
unconscious_mind-tile-n110 = Fenêtre ouverte
    .a = « Fenêtre ouverte »
unconscious_mind-tile-n111 = Chaîne de mots
    .a = « Chaîne de mots »
unconscious_mind-tile-n112 = Promenade sur le Ring
    .a = « Promenade sur le Ring »
unconscious_mind-tile-n113 = Fil décousu
    .a = « Fil décousu »
unconscious_mind-tile-n114 = Place debout
    .a = « Place debout »
unconscious_mind-tile-n115 = Carnet de voyage
    .a = « Carnet de voyage »
unconscious_mind-tile-n116 = Notes en marge
    .a = « Notes en marge »
unconscious_mind-tile-n117 = Lettre enflammée
    .a = « Lettre enflammée »
unconscious_mind-tile-n118 = Croquis de braise
    .a = « Croquis de braise »
unconscious_mind-tile-n119 = Aveu
    .a = « Aveu »
unconscious_mind-tile-n120 = Tonique amer
    .a = « Tonique amer »
unconscious_mind-tile-n121 = Rivalité
    .a = « Rivalité »
unconscious_mind-tile-n122 = Notes de cours
    .a = « Notes de cours »
unconscious_mind-tile-n123 = Brouillon de minuit
    .a = « Brouillon de minuit »
unconscious_mind-tile-n124 = Secret de Polichinelle
    .a = « Secret de Polichinelle »
unconscious_mind-tile-n201 = Racines profondes
    .a = « Racines profondes »
unconscious_mind-tile-n202 = Courbe de croissance
    .a = « Courbe de croissance »
unconscious_mind-tile-n203 = Second avis
    .a = « Second avis »
unconscious_mind-tile-n204 = Comme d’habitude
    .a = « Comme d’habitude »
unconscious_mind-tile-n205 = Armoire à remèdes
    .a = « Armoire à remèdes »
unconscious_mind-tile-n206 = Loge au théâtre
    .a = « Loge au théâtre »
unconscious_mind-tile-n207 = Allégorie du jardin
    .a = « Allégorie du jardin »
unconscious_mind-tile-n208 = Page recopiée
    .a = « Page recopiée »
unconscious_mind-tile-n209 = Lucarne
    .a = « Lucarne »
unconscious_mind-tile-n210 = Rêve d’envol
    .a = « Rêve d’envol »
unconscious_mind-tile-n211 = Épiphanie
    .a = « Épiphanie »
unconscious_mind-tile-n212 = Grand Tour
    .a = « Grand Tour »
unconscious_mind-tile-n213 = Revirement
    .a = « Revirement »
unconscious_mind-tile-n214 = Croquis de galerie
    .a = « Croquis de galerie »
unconscious_mind-tile-n215 = Panorama
    .a = « Panorama »
unconscious_mind-tile-n216 = Écho
    .a = « Écho »
unconscious_mind-tile-n217 = Brasier
    .a = « Brasier »
unconscious_mind-tile-n218 = Courbe de fièvre
    .a = « Courbe de fièvre »
unconscious_mind-tile-n219 = Conférence publique
    .a = « Conférence publique »
unconscious_mind-tile-n220 = Réserves du sanatorium
    .a = « Réserves du sanatorium »
unconscious_mind-tile-n221 = Élan
    .a = « Élan »
unconscious_mind-tile-n222 = Débat au café
    .a = « Débat au café »
unconscious_mind-tile-n223 = Bouche-à-oreille
    .a = « Bouche-à-oreille »
unconscious_mind-tile-n224 = Image rémanente
    .a = « Image rémanente »

# Les tuiles avec lesquelles commence le Ça
unconscious_mind-tile-id_study = I · Étude
    .a = « I · Étude »
unconscious_mind-tile-id_stroll = II · Promenade
    .a = « II · Promenade »
unconscious_mind-tile-id_treat = III · Divan
    .a = « III · Divan »

## Cartes Recherche

unconscious_mind-research-r01 = Du trac
    .a = « Du trac »
unconscious_mind-research-r02 = Masques et rôles
    .a = « Masques et rôles »
unconscious_mind-research-r03 = Le Souffleur intérieur
    .a = « Le Souffleur intérieur »
unconscious_mind-research-r04 = Répétitions complètes
    .a = « Répétitions complètes »
unconscious_mind-research-r05 = Le Silence des rayonnages
    .a = « Le Silence des rayonnages »
unconscious_mind-research-r06 = Remèdes à l’inquiétude
    .a = « Remèdes à l’inquiétude »
unconscious_mind-research-r07 = Index des soupirs
    .a = « Index des soupirs »
unconscious_mind-research-r08 = Catalogue annoté
    .a = « Catalogue annoté »
unconscious_mind-research-r09 = Jardins d’enfance
    .a = « Jardins d’enfance »
unconscious_mind-research-r10 = Théorie de la jeune pousse
    .a = « Théorie de la jeune pousse »
unconscious_mind-research-r11 = L’Élagage de la volonté
    .a = « L’Élagage de la volonté »
unconscious_mind-research-r12 = Progrès constants
    .a = « Progrès constants »
unconscious_mind-research-r13 = Airs d’évasion
    .a = « Airs d’évasion »
unconscious_mind-research-r14 = Le Leitmotiv
    .a = « Le Leitmotiv »
unconscious_mind-research-r15 = Ouverture au rêve
    .a = « Ouverture au rêve »
unconscious_mind-research-r16 = Partition intégrale
    .a = « Partition intégrale »
unconscious_mind-research-r17 = Objets voyageurs
    .a = « Objets voyageurs »
unconscious_mind-research-r18 = Le Cadre vide
    .a = « Le Cadre vide »
unconscious_mind-research-r19 = Fragments épars
    .a = « Fragments épars »
unconscious_mind-research-r20 = Inventaire du musée
    .a = « Inventaire du musée »
unconscious_mind-research-r21 = Des ailes et des vœux
    .a = « Des ailes et des vœux »
unconscious_mind-research-r22 = Pages volantes
    .a = « Pages volantes »
unconscious_mind-research-r23 = Le Savant errant
    .a = « Le Savant errant »
unconscious_mind-research-r24 = Au petit matin
    .a = « Au petit matin »
unconscious_mind-research-r25 = Le Feu de la dispute
    .a = « Le Feu de la dispute »
unconscious_mind-research-r26 = L’École du désir
    .a = « L’École du désir »
unconscious_mind-research-r27 = Leçon inaugurale
    .a = « Leçon inaugurale »
unconscious_mind-research-r28 = Actes de la faculté
    .a = « Actes de la faculté »
unconscious_mind-research-r29 = Sucre et fumée
    .a = « Sucre et fumée »
unconscious_mind-research-r30 = Cordiaux et remèdes
    .a = « Cordiaux et remèdes »
unconscious_mind-research-r31 = Le Ragot comme symptôme
    .a = « Le Ragot comme symptôme »
unconscious_mind-research-r32 = Les Habitués de la table neuf
    .a = « Les Habitués de la table neuf »
unconscious_mind-research-r33 = Sous les feux de la rampe
    .a = « Sous les feux de la rampe »
unconscious_mind-research-r34 = Notes incendiaires
    .a = « Notes incendiaires »
unconscious_mind-research-r35 = Crescendo
    .a = « Crescendo »
unconscious_mind-research-r36 = Portrait d’un rival
    .a = « Portrait d’un rival »

## Traités

unconscious_mind-treatise-t31 = Petite étude de l’habitude
    .a = « Petite étude de l’habitude »
unconscious_mind-treatise-t32 = Petite étude de l’errance
    .a = « Petite étude de l’errance »
unconscious_mind-treatise-t33 = Petite étude de la colère
    .a = « Petite étude de la colère »
unconscious_mind-treatise-t41 = Vœux en quatre parties
    .a = « Vœux en quatre parties »
unconscious_mind-treatise-t42 = Mémoire en quatre parties
    .a = « Mémoire en quatre parties »
unconscious_mind-treatise-t43 = Fugue en quatre parties
    .a = « Fugue en quatre parties »
unconscious_mind-treatise-t51 = La Somme des racines
    .a = « La Somme des racines »
unconscious_mind-treatise-t52 = La Somme des horizons
    .a = « La Somme des horizons »
unconscious_mind-treatise-t53 = La Somme du feu
    .a = « La Somme du feu »

## Patients

unconscious_mind-client-c01 = Le Boulanger insomniaque
    .a = le Boulanger insomniaque
unconscious_mind-client-c02 = La Veuve du papetier
    .a = la Veuve du papetier
unconscious_mind-client-c03 = Le Receveur du tramway
    .a = le Receveur du tramway
unconscious_mind-client-c04 = Le Portier de nuit
    .a = le Portier de nuit
unconscious_mind-client-c05 = Le Jeune Typographe
    .a = le Jeune Typographe
unconscious_mind-client-c06 = Le Scaphandrier retraité
    .a = le Scaphandrier retraité
unconscious_mind-client-c07 = L’Hôtesse mondaine
    .a = l’Hôtesse mondaine
unconscious_mind-client-c08 = L’Importateur de café
    .a = l’Importateur de café
unconscious_mind-client-c09 = Le Banquier anxieux
    .a = le Banquier anxieux
unconscious_mind-client-c10 = L’Observateur d’étoiles
    .a = l’Observateur d’étoiles
unconscious_mind-client-c11 = Le Guide de montagne
    .a = le Guide de montagne
unconscious_mind-client-c12 = Le Relieur
    .a = le Relieur
unconscious_mind-client-k01 = La Fille qui comptait les marches
    .a = la Fille qui comptait les marches
unconscious_mind-client-k02 = Le Compositeur sans oreilles
    .a = le Compositeur sans oreilles
unconscious_mind-client-k03 = Les Archivistes jumeaux
    .a = les Archivistes jumeaux
unconscious_mind-client-k04 = La Chambre pleine de monde
    .a = la Chambre pleine de monde
unconscious_mind-client-k05 = Le Jardinier de sel
    .a = le Jardinier de sel
unconscious_mind-client-k06 = Le Ténor en cage
    .a = le Ténor en cage
unconscious_mind-client-k07 = La Sœur du duelliste
    .a = la Sœur du duelliste
unconscious_mind-client-k08 = L’Homme perdu dans Vienne
    .a = l’Homme perdu dans Vienne
unconscious_mind-client-k09 = Le Ministre oublié
    .a = le Ministre oublié
unconscious_mind-client-k10 = L’Amasseur de lettres
    .a = l’Amasseur de lettres
unconscious_mind-client-k11 = L’Architecte des colonnes
    .a = l’Architecte des colonnes
unconscious_mind-client-k12 = Le Collectionneur de prix
    .a = le Collectionneur de prix

## Rêves

unconscious_mind-dream-m01 = Escalier de feuilles
    .a = « Escalier de feuilles »
unconscious_mind-dream-m02 = Le Verger dans la maison
    .a = « Le Verger dans la maison »
unconscious_mind-dream-m03 = Une maison aux portes trop nombreuses
    .a = « Une maison aux portes trop nombreuses »
unconscious_mind-dream-m04 = Trois petites graines
    .a = « Trois petites graines »
unconscious_mind-dream-m05 = Le Tournesol géant
    .a = « Le Tournesol géant »
unconscious_mind-dream-m06 = Des racines sous le lit
    .a = « Des racines sous le lit »
unconscious_mind-dream-m07 = Deux rivières vertes
    .a = « Deux rivières vertes »
unconscious_mind-dream-m08 = Des lettres dans la haie
    .a = « Des lettres dans la haie »
unconscious_mind-dream-m09 = L’Arbrisseau frêle
    .a = « L’Arbrisseau frêle »
unconscious_mind-dream-m10 = La Serre empruntée
    .a = « La Serre empruntée »
unconscious_mind-dream-m11 = La Pluie derrière la clôture
    .a = « La Pluie derrière la clôture »
unconscious_mind-dream-m12 = La Forêt de la chambre d’enfant
    .a = « La Forêt de la chambre d’enfant »
unconscious_mind-dream-m13 = Tomber vers le haut
    .a = « Tomber vers le haut »
unconscious_mind-dream-m14 = L’Horizon peint
    .a = « L’Horizon peint »
unconscious_mind-dream-m15 = Cerfs-volants sans fil
    .a = « Cerfs-volants sans fil »
unconscious_mind-dream-m16 = Trois trains qui passent
    .a = « Trois trains qui passent »
unconscious_mind-dream-m17 = Le Balcon ouvert
    .a = « Le Balcon ouvert »
unconscious_mind-dream-m18 = Hirondelles de midi
    .a = « Hirondelles de midi »
unconscious_mind-dream-m19 = Deux barques vides
    .a = « Deux barques vides »
unconscious_mind-dream-m20 = Le Passeport égaré
    .a = « Le Passeport égaré »
unconscious_mind-dream-m21 = Une fissure dans le mur
    .a = « Une fissure dans le mur »
unconscious_mind-dream-m22 = Les Ailes de location
    .a = « Les Ailes de location »
unconscious_mind-dream-m23 = Le Feu vu de la côte
    .a = « Le Feu vu de la côte »
unconscious_mind-dream-m24 = Le Pont sans fin
    .a = « Le Pont sans fin »
unconscious_mind-dream-m25 = La Chaise en feu
    .a = « La Chaise en feu »
unconscious_mind-dream-m26 = Du vin sur la nappe
    .a = « Du vin sur la nappe »
unconscious_mind-dream-m27 = Une danse avec des inconnus
    .a = « Une danse avec des inconnus »
unconscious_mind-dream-m28 = Trois bougies rouges
    .a = « Trois bougies rouges »
unconscious_mind-dream-m29 = Le Poêle qui gronde
    .a = « Le Poêle qui gronde »
unconscious_mind-dream-m30 = Un duel dans la neige
    .a = « Un duel dans la neige »
unconscious_mind-dream-m31 = Deux tambours battants
    .a = « Deux tambours battants »
unconscious_mind-dream-m32 = La Photographie déchirée
    .a = « La Photographie déchirée »
unconscious_mind-dream-m33 = Un médaillon dans la cendre
    .a = « Un médaillon dans la cendre »
unconscious_mind-dream-m34 = Le Violon emprunté
    .a = « Le Violon emprunté »
unconscious_mind-dream-m35 = Jardin à ciel ouvert
    .a = « Jardin à ciel ouvert »
unconscious_mind-dream-m36 = L’Escalier cramoisi
    .a = « L’Escalier cramoisi »
unconscious_mind-dream-l01 = La Clé enterrée
    .a = « La Clé enterrée »
unconscious_mind-dream-l02 = Ce que cachait le jardin
    .a = « Ce que cachait le jardin »
unconscious_mind-dream-l03 = Le Verger de grand-mère
    .a = « Le Verger de grand-mère »
unconscious_mind-dream-l04 = Deux arbres, une ombre
    .a = « Deux arbres, une ombre »
unconscious_mind-dream-l05 = L’Étagère jamais lue
    .a = « L’Étagère jamais lue »
unconscious_mind-dream-l06 = Lait et brume
    .a = « Lait et brume »
unconscious_mind-dream-l07 = La Vallée tout entière
    .a = « La Vallée tout entière »
unconscious_mind-dream-l08 = Le Plus Vieux Chêne
    .a = « Le Plus Vieux Chêne »
unconscious_mind-dream-l09 = La Petite Porte verte
    .a = « La Petite Porte verte »
unconscious_mind-dream-l10 = Tout peut pousser
    .a = « Tout peut pousser »
unconscious_mind-dream-l11 = L’Oiseau dans la poitrine
    .a = « L’Oiseau dans la poitrine »
unconscious_mind-dream-l12 = Au-delà des remparts
    .a = « Au-delà des remparts »
unconscious_mind-dream-l13 = La Lettre jamais envoyée
    .a = « La Lettre jamais envoyée »
unconscious_mind-dream-l14 = Deux vents
    .a = « Deux vents »
unconscious_mind-dream-l15 = La Carte sans routes
    .a = « La Carte sans routes »
unconscious_mind-dream-l16 = Un ciel plein de manteaux
    .a = « Un ciel plein de manteaux »
unconscious_mind-dream-l17 = L’Horizon tout entier
    .a = « L’Horizon tout entier »
unconscious_mind-dream-l18 = La Dernière Gare
    .a = « La Dernière Gare »
unconscious_mind-dream-l19 = La Fenêtre étroite
    .a = « La Fenêtre étroite »
unconscious_mind-dream-l20 = Partout sauf ici
    .a = « Partout sauf ici »
unconscious_mind-dream-l21 = Le Feu sous le plancher
    .a = « Le Feu sous le plancher »
unconscious_mind-dream-l22 = Ce que voulait le miroir
    .a = « Ce que voulait le miroir »
unconscious_mind-dream-l23 = La Valse interdite
    .a = « La Valse interdite »
unconscious_mind-dream-l24 = Deux flammes
    .a = « Deux flammes »
unconscious_mind-dream-l25 = Le Piano fermé à clé
    .a = « Le Piano fermé à clé »
unconscious_mind-dream-l26 = Une gorge de braises
    .a = « Une gorge de braises »
unconscious_mind-dream-l27 = Le Brasier tout entier
    .a = « Le Brasier tout entier »
unconscious_mind-dream-l28 = La Première Querelle
    .a = « La Première Querelle »
unconscious_mind-dream-l29 = La Cicatrice cachée
    .a = « La Cicatrice cachée »
unconscious_mind-dream-l30 = N’importe qui
    .a = « N’importe qui »

## La boîte, partie par partie, et ce qu’on sait d’une partie : pour la page sur l’édition

unconscious_mind-part-actions = actions de la table de réunion
unconscious_mind-part-idea_spaces = emplacements d’Idée
unconscious_mind-part-idea_spaces-i00 = i00 · ligne 1, emplacement 1
unconscious_mind-part-idea_spaces-i01 = i01 · ligne 1, emplacement 2
unconscious_mind-part-idea_spaces-i02 = i02 · ligne 1, emplacement 3
unconscious_mind-part-idea_spaces-i03 = i03 · ligne 1, emplacement 4
unconscious_mind-part-idea_spaces-i10 = i10 · ligne 2, emplacement 1
unconscious_mind-part-idea_spaces-i11 = i11 · ligne 2, emplacement 2
unconscious_mind-part-idea_spaces-i12 = i12 · ligne 2, emplacement 3
unconscious_mind-part-idea_spaces-i13 = i13 · ligne 2, emplacement 4
unconscious_mind-part-idea_spaces-i20 = i20 · ligne 3, emplacement 1
unconscious_mind-part-idea_spaces-i21 = i21 · ligne 3, emplacement 2
unconscious_mind-part-idea_spaces-i22 = i22 · ligne 3, emplacement 3
unconscious_mind-part-idea_spaces-i23 = i23 · ligne 3, emplacement 4
unconscious_mind-part-idea_spaces-i30 = i30 · ligne 4, emplacement 1
unconscious_mind-part-idea_spaces-i31 = i31 · ligne 4, emplacement 2
unconscious_mind-part-idea_spaces-i32 = i32 · ligne 4, emplacement 3
unconscious_mind-part-idea_spaces-i33 = i33 · ligne 4, emplacement 4
unconscious_mind-part-vacant_vp = points des emplacements de tuile vides
unconscious_mind-part-coffee = café
unconscious_mind-part-boxes = Boîtes en cœur
unconscious_mind-part-ideas = Idées
unconscious_mind-part-insights = Intuitions
unconscious_mind-part-inkpot = piste de l’encrier
unconscious_mind-part-rows = effets des lignes
unconscious_mind-part-row_end = effet au bout d’une ligne
unconscious_mind-part-columns = effets des colonnes
unconscious_mind-part-gates = guérisons exigées par la troisième tuile
unconscious_mind-part-adjust = café pour élever ou transférer
unconscious_mind-part-ignore_suppress = café au lieu de réprimer
unconscious_mind-part-bright_idea = Idées lumineuses
unconscious_mind-part-box_set = Intuitions pour une Boîte en cœur
unconscious_mind-part-therapy = piste de thérapie
unconscious_mind-part-reputation = piste de Réputation
unconscious_mind-part-freud_lines = traits qui déplacent Freud
unconscious_mind-part-zones_above = zones au-dessus de la piste de Réputation
unconscious_mind-part-zones_below = zones sous la piste de Réputation
unconscious_mind-part-final = décompte final
unconscious_mind-part-starting = tuiles de départ
unconscious_mind-part-level_1 = tuiles Carnet, niveau I
unconscious_mind-part-level_2 = tuiles Carnet, niveau II
unconscious_mind-part-research = cartes Recherche
unconscious_mind-part-treatises = Traités
unconscious_mind-part-citing = citations
unconscious_mind-part-routine = Patients ordinaires
unconscious_mind-part-case_study = Cas cliniques
unconscious_mind-part-grief = Voiles de chagrin
unconscious_mind-part-starting_grief = Voiles de chagrin de départ
unconscious_mind-part-manifest = Rêves manifestes
unconscious_mind-part-latent = Rêves latents
unconscious_mind-part-locations = Lieux
unconscious_mind-part-trigger_limit = maximum de déclenchements d’un Lieu
unconscious_mind-part-districts = Quartiers
unconscious_mind-part-goals = Objectifs de Lieu
unconscious_mind-part-overlays = tuiles de recouvrement
unconscious_mind-part-notebook_tiles = nombre de tuiles Carnet
unconscious_mind-part-displays = cartes visibles
unconscious_mind-part-order = ressources selon l’ordre du tour
unconscious_mind-part-offices = cartes Cabinet
unconscious_mind-part-colours = couleurs des joueurs
unconscious_mind-part-impulses = cartes Pulsion
unconscious_mind-part-difficulties = difficulté du Ça
unconscious_mind-part-rows-growth = ligne de la Croissance
unconscious_mind-part-rows-freedom = ligne de la Liberté
unconscious_mind-part-rows-passion = ligne de la Passion
unconscious_mind-part-zones_above-above1 = première zone
unconscious_mind-part-zones_above-above2 = deuxième zone
unconscious_mind-part-zones_above-above3 = troisième zone
unconscious_mind-part-zones_below-below1 = première zone
unconscious_mind-part-zones_below-below2 = deuxième zone
unconscious_mind-part-zones_below-below3 = troisième zone
unconscious_mind-part-order-player1 = premier joueur
unconscious_mind-part-order-player2 = deuxième joueur
unconscious_mind-part-order-player3 = troisième joueur
unconscious_mind-part-order-player4 = quatrième joueur
unconscious_mind-part-colours-teal = turquoise
unconscious_mind-part-colours-pink = rose
unconscious_mind-part-colours-yellow = jaune
unconscious_mind-part-colours-brown = brun
unconscious_mind-part-columns-column1 = { unconscious_mind-line-column1 }
unconscious_mind-part-columns-column2 = { unconscious_mind-line-column2 }
unconscious_mind-part-columns-column3 = { unconscious_mind-line-column3 }
unconscious_mind-part-starting-ns01 = { unconscious_mind-tile-ns01 }
unconscious_mind-part-starting-ns02 = { unconscious_mind-tile-ns02 }
unconscious_mind-part-starting-ns03 = { unconscious_mind-tile-ns03 }
unconscious_mind-part-starting-ns04 = { unconscious_mind-tile-ns04 }
unconscious_mind-part-starting-ns05 = { unconscious_mind-tile-ns05 }
unconscious_mind-part-starting-ns06 = { unconscious_mind-tile-ns06 }
unconscious_mind-part-starting-ns07 = { unconscious_mind-tile-ns07 }
unconscious_mind-part-starting-ns08 = { unconscious_mind-tile-ns08 }
unconscious_mind-part-starting-ns09 = { unconscious_mind-tile-ns09 }
unconscious_mind-part-starting-ns10 = { unconscious_mind-tile-ns10 }
unconscious_mind-part-starting-ns11 = { unconscious_mind-tile-ns11 }
unconscious_mind-part-starting-ns12 = { unconscious_mind-tile-ns12 }
unconscious_mind-part-level_1-n101 = { unconscious_mind-tile-n101 }
unconscious_mind-part-level_1-n102 = { unconscious_mind-tile-n102 }
unconscious_mind-part-level_1-n103 = { unconscious_mind-tile-n103 }
unconscious_mind-part-level_1-n104 = { unconscious_mind-tile-n104 }
unconscious_mind-part-level_1-n105 = { unconscious_mind-tile-n105 }
unconscious_mind-part-level_1-n106 = { unconscious_mind-tile-n106 }
unconscious_mind-part-level_1-n107 = { unconscious_mind-tile-n107 }
unconscious_mind-part-level_1-n108 = { unconscious_mind-tile-n108 }
unconscious_mind-part-level_1-n109 = { unconscious_mind-tile-n109 }
unconscious_mind-part-level_1-n110 = { unconscious_mind-tile-n110 }
unconscious_mind-part-level_1-n111 = { unconscious_mind-tile-n111 }
unconscious_mind-part-level_1-n112 = { unconscious_mind-tile-n112 }
unconscious_mind-part-level_1-n113 = { unconscious_mind-tile-n113 }
unconscious_mind-part-level_1-n114 = { unconscious_mind-tile-n114 }
unconscious_mind-part-level_1-n115 = { unconscious_mind-tile-n115 }
unconscious_mind-part-level_1-n116 = { unconscious_mind-tile-n116 }
unconscious_mind-part-level_1-n117 = { unconscious_mind-tile-n117 }
unconscious_mind-part-level_1-n118 = { unconscious_mind-tile-n118 }
unconscious_mind-part-level_1-n119 = { unconscious_mind-tile-n119 }
unconscious_mind-part-level_1-n120 = { unconscious_mind-tile-n120 }
unconscious_mind-part-level_1-n121 = { unconscious_mind-tile-n121 }
unconscious_mind-part-level_1-n122 = { unconscious_mind-tile-n122 }
unconscious_mind-part-level_1-n123 = { unconscious_mind-tile-n123 }
unconscious_mind-part-level_1-n124 = { unconscious_mind-tile-n124 }
unconscious_mind-part-level_2-n201 = { unconscious_mind-tile-n201 }
unconscious_mind-part-level_2-n202 = { unconscious_mind-tile-n202 }
unconscious_mind-part-level_2-n203 = { unconscious_mind-tile-n203 }
unconscious_mind-part-level_2-n204 = { unconscious_mind-tile-n204 }
unconscious_mind-part-level_2-n205 = { unconscious_mind-tile-n205 }
unconscious_mind-part-level_2-n206 = { unconscious_mind-tile-n206 }
unconscious_mind-part-level_2-n207 = { unconscious_mind-tile-n207 }
unconscious_mind-part-level_2-n208 = { unconscious_mind-tile-n208 }
unconscious_mind-part-level_2-n209 = { unconscious_mind-tile-n209 }
unconscious_mind-part-level_2-n210 = { unconscious_mind-tile-n210 }
unconscious_mind-part-level_2-n211 = { unconscious_mind-tile-n211 }
unconscious_mind-part-level_2-n212 = { unconscious_mind-tile-n212 }
unconscious_mind-part-level_2-n213 = { unconscious_mind-tile-n213 }
unconscious_mind-part-level_2-n214 = { unconscious_mind-tile-n214 }
unconscious_mind-part-level_2-n215 = { unconscious_mind-tile-n215 }
unconscious_mind-part-level_2-n216 = { unconscious_mind-tile-n216 }
unconscious_mind-part-level_2-n217 = { unconscious_mind-tile-n217 }
unconscious_mind-part-level_2-n218 = { unconscious_mind-tile-n218 }
unconscious_mind-part-level_2-n219 = { unconscious_mind-tile-n219 }
unconscious_mind-part-level_2-n220 = { unconscious_mind-tile-n220 }
unconscious_mind-part-level_2-n221 = { unconscious_mind-tile-n221 }
unconscious_mind-part-level_2-n222 = { unconscious_mind-tile-n222 }
unconscious_mind-part-level_2-n223 = { unconscious_mind-tile-n223 }
unconscious_mind-part-level_2-n224 = { unconscious_mind-tile-n224 }
unconscious_mind-part-routine-c01 = { unconscious_mind-client-c01 }
unconscious_mind-part-routine-c02 = { unconscious_mind-client-c02 }
unconscious_mind-part-routine-c03 = { unconscious_mind-client-c03 }
unconscious_mind-part-routine-c04 = { unconscious_mind-client-c04 }
unconscious_mind-part-routine-c05 = { unconscious_mind-client-c05 }
unconscious_mind-part-routine-c06 = { unconscious_mind-client-c06 }
unconscious_mind-part-routine-c07 = { unconscious_mind-client-c07 }
unconscious_mind-part-routine-c08 = { unconscious_mind-client-c08 }
unconscious_mind-part-routine-c09 = { unconscious_mind-client-c09 }
unconscious_mind-part-routine-c10 = { unconscious_mind-client-c10 }
unconscious_mind-part-routine-c11 = { unconscious_mind-client-c11 }
unconscious_mind-part-routine-c12 = { unconscious_mind-client-c12 }
unconscious_mind-part-case_study-k01 = { unconscious_mind-client-k01 }
unconscious_mind-part-case_study-k02 = { unconscious_mind-client-k02 }
unconscious_mind-part-case_study-k03 = { unconscious_mind-client-k03 }
unconscious_mind-part-case_study-k04 = { unconscious_mind-client-k04 }
unconscious_mind-part-case_study-k05 = { unconscious_mind-client-k05 }
unconscious_mind-part-case_study-k06 = { unconscious_mind-client-k06 }
unconscious_mind-part-case_study-k07 = { unconscious_mind-client-k07 }
unconscious_mind-part-case_study-k08 = { unconscious_mind-client-k08 }
unconscious_mind-part-case_study-k09 = { unconscious_mind-client-k09 }
unconscious_mind-part-case_study-k10 = { unconscious_mind-client-k10 }
unconscious_mind-part-case_study-k11 = { unconscious_mind-client-k11 }
unconscious_mind-part-case_study-k12 = { unconscious_mind-client-k12 }
unconscious_mind-part-grief-g01 = Voile de chagrin 1
unconscious_mind-part-grief-g02 = Voile de chagrin 2
unconscious_mind-part-grief-g03 = Voile de chagrin 3
unconscious_mind-part-grief-g04 = Voile de chagrin 4
unconscious_mind-part-grief-g05 = Voile de chagrin 5
unconscious_mind-part-grief-g06 = Voile de chagrin 6
unconscious_mind-part-grief-g07 = Voile de chagrin 7
unconscious_mind-part-grief-g08 = Voile de chagrin 8
unconscious_mind-part-grief-g09 = Voile de chagrin 9
unconscious_mind-part-grief-g10 = Voile de chagrin 10
unconscious_mind-part-grief-g11 = Voile de chagrin 11
unconscious_mind-part-grief-g12 = Voile de chagrin 12
unconscious_mind-part-grief-g13 = Voile de chagrin 13
unconscious_mind-part-grief-g14 = Voile de chagrin 14
unconscious_mind-part-grief-g15 = Voile de chagrin 15
unconscious_mind-part-grief-g16 = Voile de chagrin 16
unconscious_mind-part-grief-g17 = Voile de chagrin 17
unconscious_mind-part-grief-g18 = Voile de chagrin 18
unconscious_mind-part-grief-g19 = Voile de chagrin 19
unconscious_mind-part-grief-g20 = Voile de chagrin 20
unconscious_mind-part-grief-g21 = Voile de chagrin 21
unconscious_mind-part-grief-g22 = Voile de chagrin 22
unconscious_mind-part-grief-g23 = Voile de chagrin 23
unconscious_mind-part-grief-g24 = Voile de chagrin 24
unconscious_mind-part-starting_grief-gs1 = Voile de chagrin de départ 1
unconscious_mind-part-starting_grief-gs2 = Voile de chagrin de départ 2
unconscious_mind-part-starting_grief-gs3 = Voile de chagrin de départ 3
unconscious_mind-part-starting_grief-gs4 = Voile de chagrin de départ 4
unconscious_mind-part-starting_grief-gs5 = Voile de chagrin de départ 5
unconscious_mind-part-manifest-m01 = { unconscious_mind-dream-m01 }
unconscious_mind-part-manifest-m02 = { unconscious_mind-dream-m02 }
unconscious_mind-part-manifest-m03 = { unconscious_mind-dream-m03 }
unconscious_mind-part-manifest-m04 = { unconscious_mind-dream-m04 }
unconscious_mind-part-manifest-m05 = { unconscious_mind-dream-m05 }
unconscious_mind-part-manifest-m06 = { unconscious_mind-dream-m06 }
unconscious_mind-part-manifest-m07 = { unconscious_mind-dream-m07 }
unconscious_mind-part-manifest-m08 = { unconscious_mind-dream-m08 }
unconscious_mind-part-manifest-m09 = { unconscious_mind-dream-m09 }
unconscious_mind-part-manifest-m10 = { unconscious_mind-dream-m10 }
unconscious_mind-part-manifest-m11 = { unconscious_mind-dream-m11 }
unconscious_mind-part-manifest-m12 = { unconscious_mind-dream-m12 }
unconscious_mind-part-manifest-m13 = { unconscious_mind-dream-m13 }
unconscious_mind-part-manifest-m14 = { unconscious_mind-dream-m14 }
unconscious_mind-part-manifest-m15 = { unconscious_mind-dream-m15 }
unconscious_mind-part-manifest-m16 = { unconscious_mind-dream-m16 }
unconscious_mind-part-manifest-m17 = { unconscious_mind-dream-m17 }
unconscious_mind-part-manifest-m18 = { unconscious_mind-dream-m18 }
unconscious_mind-part-manifest-m19 = { unconscious_mind-dream-m19 }
unconscious_mind-part-manifest-m20 = { unconscious_mind-dream-m20 }
unconscious_mind-part-manifest-m21 = { unconscious_mind-dream-m21 }
unconscious_mind-part-manifest-m22 = { unconscious_mind-dream-m22 }
unconscious_mind-part-manifest-m23 = { unconscious_mind-dream-m23 }
unconscious_mind-part-manifest-m24 = { unconscious_mind-dream-m24 }
unconscious_mind-part-manifest-m25 = { unconscious_mind-dream-m25 }
unconscious_mind-part-manifest-m26 = { unconscious_mind-dream-m26 }
unconscious_mind-part-manifest-m27 = { unconscious_mind-dream-m27 }
unconscious_mind-part-manifest-m28 = { unconscious_mind-dream-m28 }
unconscious_mind-part-manifest-m29 = { unconscious_mind-dream-m29 }
unconscious_mind-part-manifest-m30 = { unconscious_mind-dream-m30 }
unconscious_mind-part-manifest-m31 = { unconscious_mind-dream-m31 }
unconscious_mind-part-manifest-m32 = { unconscious_mind-dream-m32 }
unconscious_mind-part-manifest-m33 = { unconscious_mind-dream-m33 }
unconscious_mind-part-manifest-m34 = { unconscious_mind-dream-m34 }
unconscious_mind-part-manifest-m35 = { unconscious_mind-dream-m35 }
unconscious_mind-part-manifest-m36 = { unconscious_mind-dream-m36 }
unconscious_mind-part-latent-l01 = { unconscious_mind-dream-l01 }
unconscious_mind-part-latent-l02 = { unconscious_mind-dream-l02 }
unconscious_mind-part-latent-l03 = { unconscious_mind-dream-l03 }
unconscious_mind-part-latent-l04 = { unconscious_mind-dream-l04 }
unconscious_mind-part-latent-l05 = { unconscious_mind-dream-l05 }
unconscious_mind-part-latent-l06 = { unconscious_mind-dream-l06 }
unconscious_mind-part-latent-l07 = { unconscious_mind-dream-l07 }
unconscious_mind-part-latent-l08 = { unconscious_mind-dream-l08 }
unconscious_mind-part-latent-l09 = { unconscious_mind-dream-l09 }
unconscious_mind-part-latent-l10 = { unconscious_mind-dream-l10 }
unconscious_mind-part-latent-l11 = { unconscious_mind-dream-l11 }
unconscious_mind-part-latent-l12 = { unconscious_mind-dream-l12 }
unconscious_mind-part-latent-l13 = { unconscious_mind-dream-l13 }
unconscious_mind-part-latent-l14 = { unconscious_mind-dream-l14 }
unconscious_mind-part-latent-l15 = { unconscious_mind-dream-l15 }
unconscious_mind-part-latent-l16 = { unconscious_mind-dream-l16 }
unconscious_mind-part-latent-l17 = { unconscious_mind-dream-l17 }
unconscious_mind-part-latent-l18 = { unconscious_mind-dream-l18 }
unconscious_mind-part-latent-l19 = { unconscious_mind-dream-l19 }
unconscious_mind-part-latent-l20 = { unconscious_mind-dream-l20 }
unconscious_mind-part-latent-l21 = { unconscious_mind-dream-l21 }
unconscious_mind-part-latent-l22 = { unconscious_mind-dream-l22 }
unconscious_mind-part-latent-l23 = { unconscious_mind-dream-l23 }
unconscious_mind-part-latent-l24 = { unconscious_mind-dream-l24 }
unconscious_mind-part-latent-l25 = { unconscious_mind-dream-l25 }
unconscious_mind-part-latent-l26 = { unconscious_mind-dream-l26 }
unconscious_mind-part-latent-l27 = { unconscious_mind-dream-l27 }
unconscious_mind-part-latent-l28 = { unconscious_mind-dream-l28 }
unconscious_mind-part-latent-l29 = { unconscious_mind-dream-l29 }
unconscious_mind-part-latent-l30 = { unconscious_mind-dream-l30 }
unconscious_mind-part-overlays-o1 = tuile de recouvrement 1
unconscious_mind-part-overlays-o2 = tuile de recouvrement 2
unconscious_mind-part-overlays-o3 = tuile de recouvrement 3
unconscious_mind-part-overlays-o4 = tuile de recouvrement 4
unconscious_mind-part-overlays-o5 = tuile de recouvrement 5
unconscious_mind-part-overlays-o6 = tuile de recouvrement 6
unconscious_mind-part-impulses-imp01 = carte Pulsion 1
unconscious_mind-part-impulses-imp02 = carte Pulsion 2
unconscious_mind-part-impulses-imp03 = carte Pulsion 3
unconscious_mind-part-impulses-imp04 = carte Pulsion 4
unconscious_mind-part-impulses-imp05 = carte Pulsion 5
unconscious_mind-part-impulses-imp06 = carte Pulsion 6
unconscious_mind-part-impulses-imp07 = carte Pulsion 7
unconscious_mind-part-impulses-imp08 = carte Pulsion 8
unconscious_mind-part-impulses-imp09 = carte Pulsion 9
unconscious_mind-part-impulses-imp10 = carte Pulsion 10
unconscious_mind-part-impulses-imp11 = carte Pulsion 11
unconscious_mind-part-impulses-imp12 = carte Pulsion 12
unconscious_mind-part-difficulties-ego = { unconscious_mind-option-difficulty-ego }
unconscious_mind-part-difficulties-superego = { unconscious_mind-option-difficulty-superego }
unconscious_mind-part-difficulties-unbound = { unconscious_mind-option-difficulty-unbound }
unconscious_mind-fact-blocked = fermé à moins de joueurs
unconscious_mind-fact-condition = condition
unconscious_mind-fact-districts = points des Quartiers
unconscious_mind-fact-effects = effets
unconscious_mind-fact-extent = étendue
unconscious_mind-fact-few_tags = points pour un à quatre symboles
unconscious_mind-fact-gains = ce qu’elle rapporte
unconscious_mind-fact-hearts = cœurs
unconscious_mind-fact-icon = signe
unconscious_mind-fact-inkpots = encriers
unconscious_mind-fact-kind = sorte d’effet
unconscious_mind-fact-level = niveau
unconscious_mind-fact-most = limite
unconscious_mind-fact-next_to = actions voisines
unconscious_mind-fact-one_row = points pour une ligne
unconscious_mind-fact-order = ordre
unconscious_mind-fact-position = position
unconscious_mind-fact-reputation = points de Réputation
unconscious_mind-fact-rest = tout le reste
unconscious_mind-fact-rows = points des lignes
unconscious_mind-fact-slots = emplacements de bonus
unconscious_mind-fact-solo = nombre en solo
unconscious_mind-fact-spaces = cases
unconscious_mind-fact-tag = symbole
unconscious_mind-fact-tags = symboles
unconscious_mind-fact-three_districts = points pour trois Quartiers
unconscious_mind-fact-tokens = jetons
unconscious_mind-fact-treat = soin
unconscious_mind-fact-vp = points

### The screen

# Boards: names and short words on what lies there
unconscious_mind-board-of = { $what } : { $more }
unconscious_mind-board-table = Table de réunion
unconscious_mind-board-space = Emplacement d’Idée { $number } de la ligne { $row }, encrier +{ $inkpots }
unconscious_mind-board-inkpots = Ligne { $row } : l’encrier avance de { $inkpots ->
    [one] { $inkpots } case
   *[other] { $inkpots } cases
}
unconscious_mind-board-lands = le vôtre arriverait ici : { $where }
unconscious_mind-board-vacant = libre
unconscious_mind-board-closed = fermé dans cette partie
unconscious_mind-board-ideas = { $player }, { $way } : { $action }
unconscious_mind-board-notebook = Tuiles Carnet
unconscious_mind-board-column-left = Gauche
unconscious_mind-board-column-center = Milieu
unconscious_mind-board-column-right = Droite
unconscious_mind-board-tile-place = { $column }, { $level }
unconscious_mind-board-tile-empty = vide : { $points } PV
unconscious_mind-board-tile-points = { $points } PV
unconscious_mind-board-stack = { $count } dans la pile
unconscious_mind-board-city = Plan de la ville
unconscious_mind-board-professor = Professeur ({ $player })
unconscious_mind-board-own-tags = { $count ->
    [one] { $count } symbole à vous
   *[other] { $count } symboles à vous
}
unconscious_mind-board-triggers = votre Professeur le déclencherait { $count } fois
unconscious_mind-board-effect = { $location }, effet { $number } : { $effects }
unconscious_mind-board-slot = { $location }, bonus { $number } : { $effects }
unconscious_mind-board-taken = pris
unconscious_mind-board-district-slot = { $district }, bonus pour { $tags } symboles : { $effects }
unconscious_mind-board-insight-of = Intuition ({ $player })
unconscious_mind-board-tokens = { $count ->
    [0] plus de jetons
    [one] { $count } jeton restant
   *[other] { $count } jetons restants
}
unconscious_mind-board-token-reputation = le prochain jeton donne de la Réputation
unconscious_mind-board-fireworks = feux d’artifice : un symbole de moins
unconscious_mind-board-goals = Objectifs de Lieu
unconscious_mind-board-goal = { $goal } : 1 point de Réputation et deux symboles ({ $location })
unconscious_mind-board-goal-any = un Lieu de votre choix
unconscious_mind-board-goal-claimed = rempli par { $player }
unconscious_mind-board-goal-progress = vous en avez { $count } sur { $needed }
unconscious_mind-board-reputation = Piste de Réputation
unconscious_mind-board-rep-space = Case { $space }
unconscious_mind-board-rep-freud = Freud
unconscious_mind-board-rep-line = Freud avance quand le trait qui suit est franchi
unconscious_mind-board-rep-above = Cases { $first } à { $last } : { $points } PV{ $coffee ->
    [0] {""}
    [one] {" "}et { $coffee } café
   *[other] {" "}et { $coffee } cafés
}
unconscious_mind-board-rep-action = Action { $number } sous la piste : { $effects }
unconscious_mind-board-rep-closed = pas avant que Freud n’atteigne la case { $space }
unconscious_mind-board-clock = La montre de Freud
unconscious_mind-board-clock-open = { $count ->
    [one] { $count } case avant la fin
   *[other] { $count } cases avant la fin
}
unconscious_mind-board-clock-signalled = Ce tour, puis le dernier
unconscious_mind-board-clock-final = Le dernier tour
unconscious_mind-board-clients = Patients
unconscious_mind-board-draft = Patients au choix
unconscious_mind-board-dreams = Rêves manifestes
unconscious_mind-board-dream-deck = Pioche de Rêves manifestes : { $count }
unconscious_mind-board-research = Recherche
unconscious_mind-board-research-deck = Pioche de cartes Recherche : { $count }
unconscious_mind-board-treatises = Traités
unconscious_mind-board-published = publié par { $player }
unconscious_mind-board-gathering = en cours d’écriture
unconscious_mind-board-volumes-left = { $count ->
    [0] plus de Volume à citer
    [one] { $count } Volume à citer
   *[other] { $count } Volumes à citer
}

# Play

# Une action en une phrase. $effects : ce qu’elle fait ; $location, $figure, $tile et autres avec leur article
unconscious_mind-say-do = Résoudre l’effet : { $effects }
unconscious_mind-say-effect = Déclencher { $location } : { $effects }
unconscious_mind-say-reputation = Effectuer une action de Réputation : { $effects }
unconscious_mind-say-go = Déplacer { $figure } { $location_at } (à déclencher { $count } fois)
unconscious_mind-say-place = Utiliser l’emplacement { $space } de la ligne { $row } pour { $action }
unconscious_mind-say-advance = { $steps ->
    [one] Avancer votre encrier de { $steps } case, jusqu’à { $where }
   *[other] Avancer votre encrier de { $steps } cases, jusqu’à { $where }
}{ $bright ->
    [0] {""}
    [one] , avec une Idée lumineuse
   *[other] , avec { $bright } Idées lumineuses
}
    .other = { $steps ->
        [one] Avancer l’encrier de { $steps } case, jusqu’à { $where }
       *[other] Avancer l’encrier de { $steps } cases, jusqu’à { $where }
    }{ $bright ->
        [0] { "" }
        [one] , avec une Idée lumineuse
       *[other] , avec { $bright } Idées lumineuses
    }
unconscious_mind-say-slot = Prendre un bonus { $location_at } : { $effects }
unconscious_mind-say-district = Prendre le bonus pour { $number } symboles dans { $district } : { $effects }
unconscious_mind-say-fireworks = Grâce aux feux d’artifice, prendre le bonus pour { $number } symboles dans { $district } : { $effects }
unconscious_mind-say-swap = Échanger { $card } contre { $other }
unconscious_mind-say-take = Prendre { $tile } ({ $level })
unconscious_mind-say-take-vacant = Marquer { $count } PV pour l’emplacement vide ({ $level })
unconscious_mind-say-trigger = Déclencher { $tile } : { $effects }
unconscious_mind-say-treat = Soigner { $client } avec { $dream }
unconscious_mind-say-box = Utiliser une Boîte en cœur comme thérapie pour { $client }
unconscious_mind-say-main = Résoudre l’effet principal : { $effects }
unconscious_mind-say-banner = Résoudre l’effet de bannière : { $effects }
unconscious_mind-say-pay = Utiliser { $piece } de { $from }
unconscious_mind-say-mark = Laisser une Intuition personnelle de { $from }

# Laisser une décision, ou ce qu’il en reste
unconscious_mind-stop-turn = Passer : rien n’est possible
unconscious_mind-stop-effects = Ignorer le reste
unconscious_mind-stop-line = Ignorer le reste de la rangée
unconscious_mind-stop-inkpot = Laisser l’encrier où il est
unconscious_mind-stop-column = Ne déclencher aucune colonne
unconscious_mind-stop-row = Ne déclencher aucune ligne
unconscious_mind-stop-reputation = Ne faire aucune action
unconscious_mind-stop-generate = Ne plus en générer
unconscious_mind-stop-elevate = Ne plus en élever
unconscious_mind-stop-transfer = Ne plus en transférer
unconscious_mind-stop-swap = Garder vos cartes
    .other = Garder les cartes
unconscious_mind-stop-play = Ne plus rien jouer
unconscious_mind-stop-move = Ne déplacer personne
unconscious_mind-stop-location = Quitter ce Lieu
unconscious_mind-stop-take = Ne pas prendre de tuile
unconscious_mind-stop-tile = Ne déclencher aucune tuile
unconscious_mind-stop-bonus = Ne prendre aucun bonus
unconscious_mind-stop-treat = Ne soigner personne d’autre
unconscious_mind-stop-boxes = Garder le reste et finir le tour
unconscious_mind-stop-spill = Laisser le café en trop
unconscious_mind-stop-dream = Se passer de Rêve manifeste

# Ce qu’un choix apporterait, en quelques mots
unconscious_mind-preview-inkpot = encrier : { $where }
unconscious_mind-preview-bright = avec une Idée lumineuse : { $one } ou { $other }
unconscious_mind-preview-bright-only = avec une Idée lumineuse : { $where }
unconscious_mind-preview-cost = { $count ->
    [0] sans Idée lumineuse
    [one] coûte { $count } Idée lumineuse
   *[other] coûte { $count } Idées lumineuses
}
unconscious_mind-preview-lap = { $count ->
    [one] un tour : débloque une Idée
   *[other] { $count } tours : débloquent { $count } Idées
}
unconscious_mind-preview-column = une colonne débloquée
unconscious_mind-preview-tiles = { $count ->
    [0] pas encore de tuiles
    [one] { $count } tuile
   *[other] { $count } tuiles
}
unconscious_mind-preview-triggers = à déclencher { $count } fois
unconscious_mind-preview-therapy = thérapie { $count }
unconscious_mind-preview-vp = +{ $count } PV
unconscious_mind-preview-coffee = { $count ->
    [one] +{ $count } café
   *[other] +{ $count } cafés
}
unconscious_mind-preview-pays = { $count ->
    [one] coûte { $count } café
   *[other] coûte { $count } cafés
}
unconscious_mind-preview-match = signes identiques : +1 boîte
unconscious_mind-preview-cite = son propriétaire gagne { $count } PV et une Idée lumineuse
unconscious_mind-preview-completes = complète { $line }
unconscious_mind-preview-replaces = remplace { $tile }
unconscious_mind-preview-above = { $count ->
    [one] { $count } niveau de trop
   *[other] { $count } niveaux de trop
}
unconscious_mind-preview-to = vers { $area }

# Le tour et ce qu’il y a à choisir
unconscious_mind-play-picked = { $count ->
    [one] Choisi. { $count } choix suit.
   *[other] Choisi. { $count } choix suivent.
}
unconscious_mind-play-tray = À décider maintenant
unconscious_mind-play-state = Énoncer des Idées
unconscious_mind-play-state-help = Choisissez un emplacement d’Idée libre, puis l’action qu’il vise.
unconscious_mind-play-state-none = Vous n’avez plus d’Idées à placer.
unconscious_mind-play-state-picked = Choisissez maintenant l’une des actions voisines.
unconscious_mind-play-state-pointed = Choisissez maintenant un emplacement voisin.
unconscious_mind-play-recall = Reprendre les Idées
unconscious_mind-play-recall-help = { $count ->
    [0] Aucune de vos Idées n’est sur la table.
    [one] { $count } café pour votre emplacement, puis un bonus de la ville.
   *[other] { $count } cafés pour vos emplacements, puis un bonus de la ville.
}
unconscious_mind-play-treat = Soigner des Patients
unconscious_mind-play-treat-one = Soigner { $client }
unconscious_mind-play-treat-none = Vos Intuitions ne suffisent à aucun Rêve.
unconscious_mind-play-which = Lequel ?
unconscious_mind-play-further = Autres distances
unconscious_mind-play-done = fait
unconscious_mind-play-ability = { $client } : { $ability }
unconscious_mind-play-anytime = À tout moment
unconscious_mind-play-anytime-adjust = { $count ->
    [one] { $count } café : élever ou transférer
   *[other] { $count } cafés : élever ou transférer
}
unconscious_mind-play-anytime-brighten = { $count ->
    [one] { $count } café : une Idée lumineuse
   *[other] { $count } cafés : une Idée lumineuse
}
unconscious_mind-play-anytime-box_set = Majeure, médiane et mineure : une boîte
unconscious_mind-play-unpick = Choisir autre chose
unconscious_mind-play-steps = Étapes de ce tour
unconscious_mind-play-left = encore { $count } fois
unconscious_mind-play-keys = Touches
unconscious_mind-play-keys-move = N et Maj+N vont à ce qui peut être choisi, les flèches à ce qui est à côté, M à votre bureau, T aux choix.
unconscious_mind-play-keys-choose = Entrée choisit, les chiffres prennent les choix numérotés, Échap annule ou revient en arrière.

# D’où viennent les étapes d’un tour
unconscious_mind-from-banner = { $tile }, bannière
unconscious_mind-from-row_end = bout d’une ligne complète
unconscious_mind-from-reputation = piste de Réputation
unconscious_mind-from-slot = bonus { $location_of }
unconscious_mind-from-district = bonus pour { $number } symboles dans { $district }
unconscious_mind-from-overlay = bonus d’une tuile de recouvrement
unconscious_mind-from-grief = Catharsis
unconscious_mind-step-effects = Effets
unconscious_mind-step-table = Action
unconscious_mind-step-turn = Tour
unconscious_mind-step-ideas = Idées
unconscious_mind-step-line = Rangée
unconscious_mind-step-inkpot = Encrier
unconscious_mind-step-land = Encrier
unconscious_mind-step-column = Colonne
unconscious_mind-step-row = Ligne
unconscious_mind-step-reputation = Réputation
unconscious_mind-step-gain_reputation = Réputation
unconscious_mind-step-generate = Générer
unconscious_mind-step-elevate = Élever
unconscious_mind-step-transfer = Transférer
unconscious_mind-step-adjust = Ajuster
unconscious_mind-step-pay = Utiliser des Intuitions
unconscious_mind-step-suppress = Réprimer
unconscious_mind-step-gain_research = Recherche
unconscious_mind-step-swap = Échanger
unconscious_mind-step-play = Jouer
unconscious_mind-step-gather = Volumes
unconscious_mind-step-mark = Marquer
unconscious_mind-step-move = Se déplacer
unconscious_mind-step-location = Lieu
unconscious_mind-step-take = Prendre une tuile
unconscious_mind-step-put = Poser la tuile
unconscious_mind-step-tile = Déclencher une tuile
unconscious_mind-step-sides = Les deux faces
unconscious_mind-step-bonus = Bonus
unconscious_mind-step-treat = Soigner
unconscious_mind-step-therapy = Thérapie
unconscious_mind-step-boxes = Boîtes
unconscious_mind-step-spill = Place pour le café
unconscious_mind-step-draft = Nouveau Patient
unconscious_mind-step-dream = Rêve
unconscious_mind-step-goal = Objectif
unconscious_mind-step-start = Début
unconscious_mind-step-starting_tile = Tuile de départ
unconscious_mind-step-starting_row = Ligne de départ
unconscious_mind-step-end_turn = Fin du tour

# Les parties de la table, en onglets sur un petit écran
unconscious_mind-look = Zones de la table
unconscious_mind-look-table = Table
unconscious_mind-look-city = Ville
unconscious_mind-look-cards = Cartes
unconscious_mind-look-clients = Patients
unconscious_mind-look-tiles = Tuiles
unconscious_mind-look-library = Recherche
unconscious_mind-look-fame = Réputation
unconscious_mind-look-mine = À moi
unconscious_mind-look-others = Les autres
unconscious_mind-look-desks = Bureaux
unconscious_mind-look-own = Votre bureau
unconscious_mind-look-lit = quelque chose à choisir

# Kit : ce qu’est une carte, d’un trait, pour son nom accessible. $hearts : combien de points de thérapie elle demande
unconscious_mind-card-tile = { $name }, tuile Carnet, { $level }. Effet principal : { $main }. Effet de bannière : { $banner }.
unconscious_mind-card-starting = { $name }, tuile de départ. Effet principal : { $main }. Départ de votre Professeur : { $location }. Au départ : { $insights }.
unconscious_mind-card-research = { $name }, carte Recherche, { $volume }. Symboles : { $tags }. Quand on la joue : { $effects }.
unconscious_mind-card-treatise = { $name }, Traité, { $vp } PV. Volumes de gauche à droite : { $volumes }. Symboles : { $tags }.
unconscious_mind-card-routine = { $name }, Patient ordinaire. { $hearts ->
    [one] { $hearts } point de thérapie
   *[other] { $hearts } points de thérapie
}, { $vp } PV pour la guérison. Symboles : { $tags }. Après la Catharsis : { $brings }.
unconscious_mind-card-case_study = { $name }, Cas clinique. { $hearts ->
    [one] { $hearts } point de thérapie
   *[other] { $hearts } points de thérapie
}, { $vp } PV pour la guérison. Après la Catharsis, { $brings }.
unconscious_mind-card-grief = Voile de chagrin : { $hearts ->
    [one] { $hearts } point de thérapie
   *[other] { $hearts } points de thérapie
} de plus. Lors de la Catharsis : { $vp } PV ; { $effects }. Signe : { $icon }.
unconscious_mind-card-manifest = { $name }, Rêve manifeste. Demande { $cost }. Apporte : { $effects }. Signe : { $icon }.
unconscious_mind-card-latent = { $name }, Rêve latent. Demande { $cost }. Apporte : { $effects }.

# Les Volumes et leurs couleurs ; les signes des Rêves et des Voiles de chagrin
unconscious_mind-volume-green = Volume vert
unconscious_mind-volume-purple = Volume violet
unconscious_mind-volume-red = Volume rouge
unconscious_mind-colour-green = vert
unconscious_mind-colour-purple = violet
unconscious_mind-colour-red = rouge
unconscious_mind-quality-growth = Croissance
unconscious_mind-quality-freedom = Liberté
unconscious_mind-quality-passion = Passion
unconscious_mind-icon-waves = vagues
unconscious_mind-icon-cloud = nuage
unconscious_mind-icon-eye = œil
unconscious_mind-icon-none = aucun

# La fiche qui explique une carte ; des intitulés devant ce qu’ils nomment
unconscious_mind-sheet-label = Explication
unconscious_mind-sheet-close = Fermer
unconscious_mind-sheet-icons = Ses icônes
unconscious_mind-sheet-main = Effet principal
unconscious_mind-sheet-banner = Effet de bannière
unconscious_mind-sheet-professor = Départ de votre Professeur
unconscious_mind-sheet-insights = Au départ
unconscious_mind-sheet-volume = Volume
unconscious_mind-sheet-volumes = Volumes, de gauche à droite
unconscious_mind-sheet-tags = Symboles
unconscious_mind-sheet-played = Quand on la joue
unconscious_mind-sheet-points = Points
unconscious_mind-sheet-therapy = Points de thérapie
unconscious_mind-sheet-cure = Pour la guérison
unconscious_mind-sheet-brings = Après la Catharsis
unconscious_mind-sheet-catharsis = Lors de la Catharsis
unconscious_mind-sheet-needs = Demande
unconscious_mind-sheet-does = Apporte
unconscious_mind-sheet-icon = Signe
unconscious_mind-sheet-effect = Effet { $number }
unconscious_mind-sheet-slot = Emplacement de bonus { $number }
unconscious_mind-sheet-any_location = un Lieu au choix de son propriétaire
unconscious_mind-sheet-vp = { $count } PV
unconscious_mind-sheet-tile = Tuile Carnet, { $level }, { $quality }
unconscious_mind-sheet-starting = Tuile de départ, { $quality }
unconscious_mind-sheet-research = Carte Recherche
unconscious_mind-sheet-treatise = Traité
unconscious_mind-sheet-routine = Patient ordinaire
unconscious_mind-sheet-case_study = Cas clinique
unconscious_mind-sheet-grief = Voile de chagrin
unconscious_mind-sheet-manifest = Rêve manifeste
unconscious_mind-sheet-latent = Rêve latent
unconscious_mind-sheet-location = Lieu, { $district }
unconscious_mind-sheet-goal = Objectif de Lieu
unconscious_mind-sheet-action = Action de la table de réunion
unconscious_mind-sheet-impulse = Carte Pulsion
unconscious_mind-sheet-row = Ligne d’Idées
unconscious_mind-sheet-actions = Essaie, dans cet ordre
unconscious_mind-sheet-twice = Le fait deux fois
unconscious_mind-sheet-recalls = Reprend ensuite ses Idées

# Le glossaire, et comment s’appelle une icône et ce qu’elle veut dire
unconscious_mind-term-meeting_table = table de réunion
    .meaning = La table de Freud : neuf actions et, autour, les emplacements d’Idée. Une Idée posée là désigne une action voisine.
unconscious_mind-term-idea = Idée
    .meaning = Votre figurine pour la table de réunion. On en pose une ou deux sur un emplacement libre, et l’action se fait une fois pour chacune. Vous commencez avec trois et pouvez en débloquer trois autres.
unconscious_mind-term-bright_idea = Idée lumineuse
    .meaning = Remplace une Idée pour un tour, avance votre encrier d’une case de plus ou de moins, ou permet de déclencher un Lieu deux fois de plus. Chacune vaut 1 PV à la fin.
unconscious_mind-term-coffee = café
    .meaning = Paie les tuiles Carnet. À tout moment, 2 cafés élèvent ou transfèrent une Intuition et 3 deviennent une Idée lumineuse. Vous en avez six au plus.
unconscious_mind-term-box = Boîte en cœur
    .meaning = Se garde pour la fin d’un tour : chacune donne un point de thérapie à un Patient. Sinon, elle vaut 2 PV.
unconscious_mind-term-vp = PV
    .meaning = Points de victoire. Qui en a le plus à la fin l’emporte.
unconscious_mind-term-insight = Intuition
    .meaning = Une pièce de votre cadran, avec un niveau (mineure, médiane, majeure) et une qualité (Croissance, Liberté, Passion). Les Intuitions servent à lire les Rêves et aux échanges.
unconscious_mind-term-dial = cadran d’Intuitions
    .meaning = Neuf zones, une par niveau et par qualité, autour de votre réserve. La place d’une pièce dit quelle Intuition elle est.
unconscious_mind-term-own_insight = Intuition personnelle
    .meaning = Une pièce de votre couleur. Les lignes et colonnes complètes la libèrent ; elle peut aussi marquer un Traité ou un Quartier, et y reste alors pour de bon.
unconscious_mind-term-generate = générer
    .meaning = Mettre une pièce de votre réserve dans la zone indiquée de votre cadran. Seulement si la réserve est vide, on en prend une ailleurs.
unconscious_mind-term-elevate = élever
    .meaning = Monter une Intuition d’un niveau : de mineure à médiane, de médiane à majeure. Sa qualité reste.
unconscious_mind-term-transfer = transférer
    .meaning = Changer la qualité d’une Intuition. Son niveau reste.
unconscious_mind-term-suppress = réprimer
    .meaning = Descendre une Intuition d’un niveau ; une mineure va dans votre réserve. Un café permet de s’en passer.
unconscious_mind-term-use = utiliser
    .meaning = Ce qu’on utilise comme prix va dans la réserve. Un niveau plus élevé de la même qualité peut remplacer un plus bas, mais la différence n’est pas rendue.
unconscious_mind-term-inkpot = encrier
    .meaning = Tourne autour de votre plateau. La ligne de votre emplacement d’Idée dit de combien ; là où il arrive, vous déclenchez une ligne, une colonne ou la piste de Réputation. Un tour complet débloque une Idée et une colonne.
unconscious_mind-term-notebook = carnet
    .meaning = Trois fois trois places sur votre plateau. L’encrier en déclenche les lignes et les colonnes ; complètes, elles libèrent une Intuition personnelle.
unconscious_mind-term-notebook_tile = tuile Carnet
    .meaning = Une page de votre carnet, de niveau I ou II. Son effet principal se fait chaque fois qu’on la déclenche ; son effet de bannière seulement quand on la prend, et pas depuis toutes les colonnes.
unconscious_mind-term-trigger = déclencher
    .meaning = Faire ce qui est imprimé là : une tuile, une ligne ou une colonne de tuiles, un Lieu ou la piste de Réputation.
unconscious_mind-term-research = carte Recherche
    .meaning = Passe de votre main en jeu : ses symboles comptent dès lors, et son effet se fait une fois. En jeu, c’est aussi un Volume pour un Traité.
unconscious_mind-term-treatise = Traité
    .meaning = Se publie avec des Volumes aux couleurs qu’il montre. Le plus à gauche doit être une carte à vous ; les autres peuvent être cités dans tous les Traités publiés.
unconscious_mind-term-volume = Volume
    .meaning = Une carte Recherche en jeu, comme partie d’un Traité : verte, violette ou rouge. Ses propres symboles ne comptent alors plus.
unconscious_mind-term-cite = citer
    .meaning = Prendre pour votre Traité le Volume le plus à droite d’un Traité publié. Son auteur marque 2 PV et gagne une Idée lumineuse.
unconscious_mind-term-professor = Professeur
    .meaning = Votre figurine dans la ville. Là où il arrive, vous pouvez déclencher le Lieu.
unconscious_mind-term-freud = Freud
    .meaning = Parcourt la ville, poussé par les actions et par sa Réputation. Là où il est, chacun peut prendre des bonus ; quand sa Réputation est accomplie, la partie s’achève.
unconscious_mind-term-journalist = Journaliste
    .meaning = Une variante : une figurine que chacun peut déplacer à la place. Elle compte les symboles de tous les Traités publiés.
unconscious_mind-term-fireworks = feux d’artifice
    .meaning = Une variante : dans le Quartier où ils sont, un bonus demande un symbole de moins. Puis ils passent plus loin.
unconscious_mind-term-location = Lieu
    .meaning = Un des six endroits de la ville, deux par Quartier. On en déclenche les effets autant de fois qu’il y a de figurines ou qu’on a son symbole, le plus grand des deux, cinq fois au plus.
unconscious_mind-term-district = Quartier
    .meaning = Un tiers de la ville : vert, violet ou rouge. Ses bonus demandent assez de symboles et une de vos Intuitions personnelles.
unconscious_mind-term-tag = symbole
    .meaning = L’emblème d’un Lieu, sur les cartes Recherche, les Traités, les objectifs et les Patients. Les symboles renforcent les Lieux, ouvrent les bonus des Quartiers et comptent à la fin selon le nombre de différents.
unconscious_mind-term-overlay = tuile de recouvrement
    .meaning = Une variante : une tuile qui remplace les emplacements de bonus d’un Lieu par d’autres.
unconscious_mind-term-goal = Objectif de Lieu
    .meaning = Qui en remplit la condition en premier le prend aussitôt : un point de Réputation et deux symboles.
unconscious_mind-term-reputation = Réputation
    .meaning = Une piste pour Freud et pour tous. Le marqueur de Freud ouvre de meilleures actions et met fin à la partie ; le vôtre rapporte des PV et un rang.
unconscious_mind-term-recall = reprendre ses Idées
    .meaning = Récupérer toutes vos Idées : un café par emplacement, et peut-être un bonus de la ville là où se trouve votre Professeur ou Freud.
unconscious_mind-term-client = Patient
    .meaning = Quelqu’un dans un de vos cabinets. Les Rêves apportent la thérapie ; au bout de la piste, le Patient est guéri.
unconscious_mind-term-routine = Patient ordinaire
    .meaning = Donne dès la Catharsis un talent durable et des symboles.
unconscious_mind-term-case_study = Cas clinique
    .meaning = Un traitement plus long. Dès la Catharsis, il comptera à la fin de la partie.
unconscious_mind-term-grief = Voile de chagrin
    .meaning = Recouvre un nouveau Patient, allonge le traitement et cache ce qu’il apporte. Lors de la Catharsis, il donne ses points et ses effets, puis disparaît.
unconscious_mind-term-manifest_dream = Rêve manifeste
    .meaning = Le Rêve du dessus. Payez ses Intuitions pour soigner votre Patient ; si son signe est celui du Voile de chagrin, vous gagnez une Boîte en cœur.
unconscious_mind-term-latent_dream = Rêve latent
    .meaning = Le Rêve plus profond, en dessous. Il coûte plus et soigne plus, une fois le Rêve manifeste lu.
unconscious_mind-term-dream_icon = vagues, nuage, œil
    .meaning = Signes des Rêves manifestes et des Voiles de chagrin. Quand les deux montrent le même, soigner avec ce Rêve rapporte une Boîte en cœur.
unconscious_mind-term-treat = soigner
    .meaning = Payer le Rêve du dessus d’un Patient et en résoudre les effets.
unconscious_mind-term-therapy = point de thérapie
    .meaning = Avance le marqueur du Patient d’une case vers la guérison. Les points de trop deviennent des Boîtes en cœur.
unconscious_mind-term-catharsis = Catharsis
    .meaning = Le moment où le marqueur atteint son icône : le Voile de chagrin donne ce qu’il montre et disparaît.
unconscious_mind-term-cure = guérison
    .meaning = Le marqueur atteint le bout : marquez les points du Patient et gardez sa carte. Un nouveau Patient vient à la fin du tour.
unconscious_mind-term-office = cabinets
    .meaning = Vos deux pièces de consultation. La seconde s’ouvre à la première Catharsis ; l’image de la carte dit parmi quelles tuiles de départ vous choisissez.
unconscious_mind-term-id = le Ça
    .meaning = Votre adversaire en solo, de notre invention. Les cartes Pulsion lui disent que faire, et la libido le rend plus hardi.

# The desk: ce qu’un joueur a devant lui, et où il en est
unconscious_mind-desk-dial = Cadran d’Intuitions
unconscious_mind-desk-area = { $area } : { $common } { $common ->
    [one] commune
   *[other] communes
}, { $own } { $own ->
    [one] personnelle
   *[other] personnelles
}
unconscious_mind-desk-any-minor = mineure au choix
unconscious_mind-desk-any-median = médiane au choix
unconscious_mind-desk-any-major = majeure au choix
unconscious_mind-desk-needs = demande { $price }
unconscious_mind-desk-payable = Payable
unconscious_mind-desk-payable-coffee = Payable avec { $coffee } { $coffee ->
    [one] café
   *[other] cafés
}
unconscious_mind-desk-missing = Manque : { $insights }
unconscious_mind-desk-missing-all = Manque : tout
unconscious_mind-desk-would = { $coffee } { $coffee ->
    [one] café suffirait
   *[other] cafés suffiraient
}
unconscious_mind-desk-with-higher = { $area } pour { $need }
unconscious_mind-desk-with-coffee = { $need } à partir de { $area }, avec du café
unconscious_mind-desk-therapy = { $left ->
    [one] encore { $left } case de thérapie
   *[other] encore { $left } cases de thérapie
}
unconscious_mind-desk-to-catharsis = Catharsis dans { $left }, pour { $vp } PV
unconscious_mind-desk-cure = la guérison rapporte { $vp } PV
unconscious_mind-desk-office = Cabinets
unconscious_mind-desk-room = { $room } : { $client }. { $therapy }
unconscious_mind-desk-room-closed = { $room } : fermé jusqu’à la Catharsis de votre premier Patient
unconscious_mind-desk-room-vacant = { $room } : libre
unconscious_mind-desk-closed = S’ouvre à la Catharsis du premier Patient
unconscious_mind-desk-vacant = Libre
unconscious_mind-desk-manifest = Manifeste
unconscious_mind-desk-latent = Latent
unconscious_mind-desk-no-dream = Plus de Rêve
unconscious_mind-desk-match = Signes identiques : une Boîte en cœur
unconscious_mind-desk-board = Carnet
unconscious_mind-desk-place = { $place } : { $tile }. { $effects }
unconscious_mind-desk-place-empty = { $place } : vide
unconscious_mind-desk-place-gate = { $count ->
    [one] { $place } : vide ; demande { $count } Patient guéri
   *[other] { $place } : vide ; demande { $count } Patients guéris
}
unconscious_mind-desk-line = { $line } : { $effect }
unconscious_mind-desk-line-locked = { $line } : { $effect }, une fois son Intuition libérée
unconscious_mind-desk-idea-locked = Bloquée : un tour d’encrier libère cette Idée et sa colonne
unconscious_mind-desk-inkpot = Encrier
unconscious_mind-desk-inkpot-here = { $space } : l’encrier est ici
unconscious_mind-desk-lap = Un tour libère une Idée et sa colonne
unconscious_mind-desk-volume-green = Volume vert
unconscious_mind-desk-volume-purple = Volume violet
unconscious_mind-desk-volume-red = Volume rouge
unconscious_mind-desk-research-hand = { $card }, { $volume }, { $tags } : { $effects }
unconscious_mind-desk-research-play = { $card }, en jeu : { $volume }, { $tags }
unconscious_mind-desk-hand = { $count ->
    [0] Aucune carte Recherche en main
    [one] { $count } carte Recherche en main
   *[other] { $count } cartes Recherche en main
}
unconscious_mind-desk-hand-empty = Pas de Recherche en main
unconscious_mind-desk-hidden = { $count ->
    [one] { $count } carte
   *[other] { $count } cartes
}
unconscious_mind-desk-in-play = { $count ->
    [0] Aucune Recherche en jeu
    [one] { $count } carte Recherche en jeu
   *[other] { $count } cartes Recherche en jeu
}
unconscious_mind-desk-vp = Points de victoire
unconscious_mind-desk-vp-short = PV
unconscious_mind-desk-of = { $count } sur { $total }
unconscious_mind-desk-coffee = Cafés
unconscious_mind-desk-boxes = Boîtes en cœur
unconscious_mind-desk-bright = Idées lumineuses
unconscious_mind-desk-ideas = Idées
unconscious_mind-desk-ideas-are = { $free } libres, { $table } sur la table, { $locked } bloquées
unconscious_mind-desk-tags = Symboles
unconscious_mind-desk-reputation = Réputation
unconscious_mind-desk-treatises = Traités
unconscious_mind-desk-cured = Patients guéris
unconscious_mind-desk-insights = Intuitions
unconscious_mind-desk-rooms = Cabinets
unconscious_mind-desk-research = Recherches en main
unconscious_mind-desk-reserve = { $count } en réserve
unconscious_mind-desk-libido = Libido
unconscious_mind-desk-impulses = Cartes Pulsion restantes
unconscious_mind-desk-look = Regarder ce bureau : { $player }
unconscious_mind-desk-end-points = { $count } si tout finissait là
unconscious_mind-desk-ahead = dans { $left } : { $vp } PV
unconscious_mind-desk-in-game = Pendant la partie
unconscious_mind-desk-final = Décompte final
unconscious_mind-desk-fact-standing = case { $count }
unconscious_mind-desk-fact-rank = { $place ->
    [1] en tête
    [2] deuxième
   *[other] sans rang
}, { $count } Traités et guérisons
unconscious_mind-desk-fact-districts = { $count } sur 3
unconscious_mind-desk-fact-rows = { $count } sur 3
unconscious_mind-desk-fact-tags = { $count } sortes sur 6
unconscious_mind-desk-fact-cases = { $clients }
unconscious_mind-desk-fact-leftover_boxes = { $count ->
    [one] { $count } Boîte
   *[other] { $count } Boîtes
}
unconscious_mind-desk-fact-bright_ideas = { $count ->
    [one] { $count } Idée lumineuse
   *[other] { $count } Idées lumineuses
}, { $coffee } { $coffee ->
    [one] café
   *[other] cafés
}

## Pourquoi jouer ce coup : un conseil, en une proposition sur le coup. $worth peut venir, $points est acquis

unconscious_mind-reason-wins = Gagne la partie
unconscious_mind-reason-shares = Termine la partie par une victoire partagée
unconscious_mind-reason-finishes = Termine la partie
unconscious_mind-reason-cures = Guérit { $client } : +{ $points } PV
unconscious_mind-reason-relieves = Mène { $client } jusqu’à la Catharsis : +{ $points } PV
unconscious_mind-reason-publishes = Publie { $treatise } : +{ $points } PV
unconscious_mind-reason-points-clients = Rapporte sur la piste de thérapie : +{ $points } PV
unconscious_mind-reason-points-dreams = Rapporte grâce à un Rêve : +{ $points } PV
unconscious_mind-reason-points-treatises = Rapporte grâce aux Traités : +{ $points } PV
unconscious_mind-reason-points-citations = Rapporte grâce aux citations : +{ $points } PV
unconscious_mind-reason-points-reputation = Rapporte grâce à la Réputation : +{ $points } PV
unconscious_mind-reason-points-effects = Rapporte grâce aux tuiles, aux cartes et aux emplacements : +{ $points } PV
unconscious_mind-reason-points-boxes = Change en points les Boîtes en cœur de trop : +{ $points } PV
unconscious_mind-reason-points-standing = Fait gagner en Réputation : +{ $points } PV à la fin
unconscious_mind-reason-points-rank = Fait valoir davantage vos Traités et vos guérisons sur la piste de Réputation : +{ $points } PV à la fin
    .other = Fait valoir davantage les Traités et les guérisons sur la piste de Réputation : +{ $points } PV à la fin
unconscious_mind-reason-points-districts = Amène une Intuition personnelle dans un nouveau Quartier : +{ $points } PV à la fin
unconscious_mind-reason-points-rows = Augmente ce que rapportent vos lignes complètes : +{ $points } PV à la fin
    .other = Augmente ce que rapportent les lignes complètes : +{ $points } PV à la fin
unconscious_mind-reason-points-tags = Apporte un symbole que vous n’aviez pas : +{ $points } PV à la fin
    .other = Apporte à { $who } un nouveau symbole : +{ $points } PV à la fin
unconscious_mind-reason-points-cases = Augmente ce que rapportent vos Cas cliniques : +{ $points } PV à la fin
    .other = Augmente ce que rapportent les Cas cliniques : +{ $points } PV à la fin
unconscious_mind-reason-points-leftover_boxes = Laisse plus de Boîtes en cœur : +{ $points } PV à la fin
unconscious_mind-reason-points-bright_ideas = Laisse plus de cafés et d’Idées lumineuses : +{ $points } PV à la fin
unconscious_mind-reason-idea = { $count ->
    [one] Débloque une nouvelle Idée
   *[other] Débloque { $count } nouvelles Idées
}
unconscious_mind-reason-room = Ouvre votre second cabinet à un autre Patient
    .other = Ouvre le second cabinet à un autre Patient
unconscious_mind-reason-goal = Remplit l’Objectif de Lieu { $goal }
unconscious_mind-reason-line = Complète { $line } et libère une Intuition personnelle
unconscious_mind-reason-district = Prend un bonus dans { $district }
unconscious_mind-reason-slot = Prend un bonus { $location_at }
unconscious_mind-reason-publishable = Vous donne de quoi publier { $treatise }, qui vaut { $worth } PV
    .other = Donne à { $who } de quoi publier { $treatise }, qui vaut { $worth } PV
unconscious_mind-reason-nearly_publishable = Plus qu’un Volume à trouver pour { $treatise }, qui vaut { $worth } PV
unconscious_mind-reason-treatable = Vous donne les Intuitions pour soigner { $client } avec le Rêve { $dream }
    .other = Donne à { $who } les Intuitions pour soigner { $client } avec le Rêve { $dream }
unconscious_mind-reason-nearly_treatable = { $count ->
    [one] Plus qu’une Intuition à trouver pour soigner { $client } avec le Rêve { $dream }
   *[other] Plus que { $count } Intuitions à trouver pour soigner { $client } avec le Rêve { $dream }
}
unconscious_mind-reason-takes_on = Prend en charge { $client } : { $worth } PV pour sa guérison
unconscious_mind-reason-therapy = { $left ->
    [one] Mène { $client } à une case de la guérison
   *[other] Mène { $client } à { $left } cases de la guérison
}
unconscious_mind-reason-bright = { $count ->
    [one] Rapporte une Idée lumineuse
   *[other] Rapporte { $count } Idées lumineuses
}
unconscious_mind-reason-box = { $count ->
    [one] Rapporte une Boîte en cœur
   *[other] Rapporte { $count } Boîtes en cœur
}
unconscious_mind-reason-coffee = { $count ->
    [one] Rapporte { $count } café
   *[other] Rapporte { $count } cafés
}
unconscious_mind-reason-recalls = { $count ->
    [one] Vous rend une Idée
   *[other] Vous rend { $count } Idées
}
    .other = { $count ->
        [one] Rend une Idée à { $who }
       *[other] Rend { $count } Idées à { $who }
    }
unconscious_mind-reason-tile = Ajoute { $tile } à votre carnet
    .other = Ajoute { $tile } au carnet
unconscious_mind-reason-freud = { $left ->
    [0] Provoque la fin de la partie (vous êtes en tête)
    [one] Amène le marqueur de Freud à une case de la fin (vous êtes en tête)
   *[other] Amène le marqueur de Freud à { $left } cases de la fin (vous êtes en tête)
}
    .other = { $left ->
        [0] Provoque la fin de la partie ({ $who } est en tête)
        [one] Amène le marqueur de Freud à une case de la fin ({ $who } est en tête)
       *[other] Amène le marqueur de Freud à { $left } cases de la fin ({ $who } est en tête)
    }
unconscious_mind-reason-plays = Met en jeu { $card } et ses symboles
unconscious_mind-reason-insights = { $count ->
    [one] Amène une Intuition sur votre cadran
   *[other] Amène { $count } Intuitions sur votre cadran
}
    .other = { $count ->
        [one] Amène une Intuition sur le cadran
       *[other] Amène { $count } Intuitions sur le cadran
    }
unconscious_mind-reason-levels = { $count ->
    [one] Élève vos Intuitions d’un niveau
   *[other] Élève vos Intuitions de { $count } niveaux
}
    .other = { $count ->
        [one] Élève les Intuitions d’un niveau
       *[other] Élève les Intuitions de { $count } niveaux
    }
unconscious_mind-reason-takes_card = Amène { $card } dans votre main
    .other = Donne { $card } à { $who }
unconscious_mind-reason-draws = Pioche une carte Recherche
unconscious_mind-reason-keeps = Garde vos cartes Recherche telles quelles
    .other = Garde les cartes Recherche telles quelles
unconscious_mind-reason-dream = Choisit le Rêve { $dream } pour { $client }
unconscious_mind-reason-professor = Amène votre Professeur { $location_at }
    .other = Amène le Professeur { $location_at }
unconscious_mind-reason-starts = Vous donne le premier tour
    .other = Donne le premier tour à { $who }
unconscious_mind-reason-saves = N’utilise rien et garde tout pour plus tard
unconscious_mind-reason-later = Aucun gain immédiat
