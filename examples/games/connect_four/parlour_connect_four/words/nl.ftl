connect_four-name = Vier op een rij
connect_four-tagline = Laat je schijven vallen, en heb er als eerste vier op een rij.
connect_four-about = Schijven vallen tot onder in de kolom die je kiest. Bouw aan je eigen rijen, en let op waar je plaats voor maakt.
connect_four-view-cells = Bord
connect_four-view-winner = Vier op een rij

connect_four-do-drop = Laat een schijf in kolom { $column } vallen

connect_four-prompt-turn = Jij bent aan de beurt, { $player }: laat een schijf in een kolom vallen.
    .other = { $player } kiest een kolom.
connect_four-prompt-confirm = Beëindig je je beurt, { $player }?
    .other = { $player } staat op het punt de beurt te beëindigen.

connect_four-event-dropped = { $player } laat een schijf in kolom { $column } vallen.
connect_four-event-aligned = { $player } heeft vier op een rij!
connect_four-event-filled = Het bord is vol: gelijkspel.

connect_four-panel-points = Vier op een rij
connect_four-score-points = { $count ->
    [0] geen vier op een rij
   *[other] vier op een rij
}

connect_four-reason-wins = Vier op een rij
connect_four-reason-blocks = Houdt de ander van vier op een rij af
connect_four-reason-builds = Legt er twee waar nog vier kunnen liggen
connect_four-reason-threatens = Nog één schijf te gaan voor vier op een rij
