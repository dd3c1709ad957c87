connect_four-name = Connect Four
connect_four-tagline = Drop your discs, and be the first to have four of them in a row.
connect_four-about = Discs fall to the bottom of the column you choose. Plan your own lines, and mind what you make room for.
connect_four-view-cells = Board
connect_four-view-winner = Four in a row

connect_four-do-drop = Drop a disc into column { $column }

connect_four-prompt-turn = Your turn, { $player }: drop a disc into a column.
    .other = { $player } is choosing a column.
connect_four-prompt-confirm = End your turn, { $player }?
    .other = { $player } is about to end the turn.

connect_four-event-dropped = { $player } drops a disc into column { $column }.
connect_four-event-aligned = { $player } has four in a row!
connect_four-event-filled = The board is full: a draw.

connect_four-panel-points = Four in a row
connect_four-score-points = { $count ->
    [0] no four in a row
   *[other] four in a row
}

connect_four-reason-wins = Four in a row
connect_four-reason-blocks = Keeps the other from four in a row
connect_four-reason-builds = Lays two where four can still lie
connect_four-reason-threatens = Leaves one disc to go for four in a row
