connect_four-name = Puissance 4
connect_four-tagline = Laissez tomber vos jetons, et alignez-en quatre avant l’autre.
connect_four-about = Les jetons tombent au fond de la colonne choisie. Préparez vos alignements, et gare à la place que vous faites.
connect_four-view-cells = Plateau
connect_four-view-winner = Quatre jetons alignés

connect_four-do-drop = Laisser tomber un jeton dans la colonne { $column }

connect_four-prompt-turn = À vous, { $player } : laissez tomber un jeton dans une colonne.
    .other = { $player } choisit une colonne.
connect_four-prompt-confirm = Terminer votre tour, { $player } ?
    .other = { $player } est sur le point de terminer son tour.

connect_four-event-dropped = { $player } laisse tomber un jeton dans la colonne { $column }.
connect_four-event-aligned = { $player } aligne quatre jetons !
connect_four-event-filled = Le plateau est plein : partie nulle.

connect_four-panel-points = Quatre alignés
connect_four-score-points = { $count ->
    [0] pas d’alignement
   *[other] quatre jetons alignés
}

connect_four-reason-wins = Aligne quatre jetons
connect_four-reason-blocks = Empêche l’autre d’aligner quatre jetons
connect_four-reason-builds = En aligne deux là où quatre tiennent encore
connect_four-reason-threatens = Plus qu’un jeton pour en aligner quatre
