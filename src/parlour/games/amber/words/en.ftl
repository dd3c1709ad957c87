### Amber, in English.
### A name has its bare form as value and, in `.a`, the form with an indefinite article: a text that gets
### a tile can use { $tile } ("a curve") or { $tile_name } ("curve").

amber-name = Amber
amber-tagline = Lay roads to the amber, and mind who else can travel them.
amber-about = You are a baron on an amber coast. Build roads from your castle to the villages and to your rivals’ castles, turn one-way roads to your advantage and dig up what is in your way. Be the only one connected to everything and you win instantly; otherwise coins and connections decide.

## Tiles
## The sides named in .help are those before the tile is turned.

amber-tile-straight = straight road
    .a = a straight road
    .help = Joins two opposite sides; unturned, top and bottom.
amber-tile-curve = curve
    .a = a curve
    .help = Joins two neighbouring sides; unturned, top and right.
amber-tile-tee = T-junction
    .a = a T-junction
    .help = Joins three sides; unturned, all but the top.
amber-tile-crossroads = crossroads
    .a = a crossroads
    .help = Joins all four sides.
amber-tile-dead_end = dead end
    .a = a dead end
    .help = You can drive in, but no further; unturned, it opens at the top.
amber-tile-bridge = bridge
    .a = a bridge
    .help = Two roads cross without meeting; it can also rebuild a straight road.
amber-tile-roundabout = roundabout
    .a = a roundabout
    .help = Joins all four sides; it can also rebuild a straight road.
amber-tile-oneway_straight = one-way straight
    .a = a one-way straight
    .help = Can only be travelled along its arrow; unturned, from bottom to top.
amber-tile-oneway_curve_right = one-way curve to the right
    .a = a one-way curve to the right
    .help = Can only be travelled along its arrow; unturned, from bottom to right.
amber-tile-oneway_curve_left = one-way curve to the left
    .a = a one-way curve to the left
    .help = Can only be travelled along its arrow; unturned, from bottom to left.
amber-tile-wetland = wetland
    .a = a wetland
    .help = Blocks the way: no road runs through it and nothing is built on it.
amber-tile-shovel = shovel
    .a = a shovel
    .help = Digs up one road tile or wetland within your reach.
amber-special-shovel = special shovel
    .a = a special shovel
    .help = Digs like a shovel, once a game, and leaves your hand as it is.

## Start maps

amber-setup-2A = 2A · Short
    .a = 2A (short)
amber-setup-2B = 2B · Standard
    .a = 2B (standard)
amber-setup-2C = 2C · Long
    .a = 2C (long)
amber-setup-3A = 3A · Standard
    .a = 3A (standard)
amber-setup-3B = 3B · Close castles
    .a = 3B (close castles)
amber-setup-3C = 3C · Wide
    .a = 3C (wide)
amber-setup-4A = 4A · Square
    .a = 4A (square)
amber-setup-4B = 4B · Pinwheel
    .a = 4B (pinwheel)
amber-setup-4C = 4C · Diamond
    .a = 4C (diamond)
amber-setup-5A = 5A · Inner pentagon
    .a = 5A (inner pentagon)
amber-setup-5B = 5B · Mixed pentagon
    .a = 5B (mixed pentagon)
amber-setup-5C = 5C · Outer pentagon
    .a = 5C (outer pentagon)
amber-setup-6A = 6A · Wide ring
    .a = 6A (wide ring)
amber-setup-6B = 6B · Tight ring
    .a = 6B (tight ring)
amber-setup-6C = 6C · Edge ring
    .a = 6C (edge ring)

## Options of a table

amber-option-setup = Map
    .help = Where the castles and villages stand.
amber-option-setup-random = Random
amber-option-castles = Castles
    .help = Random, or chosen by the players in seat order.
amber-option-castles-random = Random
amber-option-castles-choose = Players choose
amber-option-start = First player
    .help = Random, or chosen by player 1.
amber-option-start-random = Random
amber-option-start-choose = Player 1 chooses
amber-option-advanced = Advanced game
    .help = Everyone gets a special shovel, and you draw from a face-up row or from the stack.
amber-option-wetland_on_village = Wetlands on villages
    .help = A wetland may be laid on a village that has no tile under it yet.
amber-option-replace_oneway = Rebuild one-way straights
    .help = A bridge or a roundabout may also replace a one-way straight.
amber-option-rebuild_in_reach = Rebuild only within your reach
    .help = Once the first tile lies, you must be able to reach the straight road that you replace. When this is off, it is enough to reach the location of the first tile.
amber-option-shovel_needs_entry = Dig only where you can drive in
    .help = You may dig up a road tile only if you can travel onto it. When this is off, a road that leads to it is enough.
amber-option-lock_instant_win = No instant win after a tie
    .help = If several players are connected to everything at the same time, there is no instant win for the rest of the game.

## What a player may do

amber-do-layout = Play on map { $layout }
amber-do-castle = Take the castle at { $castle }
amber-do-start = Let { $player } start
amber-do-place = { $turn ->
    [0] Lay { $tile } at { $cell }
    [1] Lay { $tile } at { $cell }, turned 90°
    [2] Lay { $tile } at { $cell }, turned 180°
   *[3] Lay { $tile } at { $cell }, turned 270°
}
amber-do-wetland = Lay a wetland at { $cell }
amber-do-shovel = Dig up the tile at { $cell } with a shovel
amber-do-special_shovel = Dig up the tile at { $cell } with your special shovel
    .other = Dig up the tile at { $cell } with the special shovel
amber-do-rebuild = Rebuild with { $tile }
amber-do-bury = Discard { $tile } face down
amber-do-pass = Pass
amber-do-draw_stack = Draw from the stack
amber-do-draw_row = Take { $tile } from the row
amber-do-deal = Deal { $tile }
amber-do-reveal = Turn up { $tile }

## Who must do what; .other is what everybody else reads

amber-prompt-castle = Choose your castle.
    .other = Waiting for { $player }: choosing a castle.
amber-prompt-start = Choose who starts.
    .other = Waiting for { $player }: choosing who starts.
amber-prompt-play = You must play a tile.
    .other = Waiting for { $player }: playing a tile.
amber-prompt-rebuild = You must rebuild the straight road at { $cell }: choose a bridge or a roundabout.
    .other = Waiting for { $player }: rebuilding the straight road at { $cell }.
amber-prompt-bury = You cannot play. Choose a tile to discard face down.
    .other = Waiting for { $player }: discarding a tile.
amber-prompt-stuck = None of your tiles can be played. You may use your special shovel instead.
    .other = Waiting for { $player }: no playable tile.
amber-prompt-draw = Choose your next tile: from the row or from the stack.
    .other = Waiting for { $player }: drawing a tile.
amber-prompt-confirm = Done. End your turn, or undo.
    .other = Waiting for { $player }: ending the turn.
amber-prompt-chance = Dealing…
    .other = Dealing…

## What happened

amber-event-layout = The game is played on map { $layout }.
amber-event-castle_assigned = { $player } gets the castle at { $cell }.
amber-event-starts = { $player } starts.
amber-event-laid = { $player } lays { $tile } at { $cell }.
amber-event-wetland_laid = { $player } lays a wetland at { $cell }.
amber-event-dug = { $player } digs up { $tile } at { $cell }.
amber-event-dug_special = { $player } digs up { $tile } at { $cell } with the special shovel.
amber-event-rebuilt = { $player } replaces { $old } at { $cell } with { $tile }.
amber-event-coin_taken_village = { $player } takes the gold coin of the village at { $cell }.
amber-event-coin_taken_castle = { $player } takes the gold coin of { $owner }’s castle at { $cell }.
amber-event-coin_lost_village = The gold coin of the village at { $cell } is discarded: more than one player is connected.
amber-event-coin_lost_castle = The gold coin of { $owner }’s castle at { $cell } is discarded: more than one player is connected.
amber-event-connected_village = { $player } is now connected to the village at { $cell }.
amber-event-connected_castle = { $player } is now connected to { $owner }’s castle at { $cell }.
amber-event-cut_village = { $player } loses the connection to the village at { $cell }.
amber-event-cut_castle = { $player } loses the connection to { $owner }’s castle at { $cell }.
amber-event-stuck = { $coins ->
    [0] { $player } cannot play.
   *[other] { $player } cannot play and loses a gold coin.
}
amber-event-buried = { $player } discards a tile face down.
amber-event-buried_tile = { $player } discards { $tile } face down.
amber-event-drew = { $player } draws a tile from the stack.
amber-event-drew_tile = { $player } draws { $tile } from the stack.
amber-event-took = { $player } takes { $tile } from the row.
amber-event-revealed = New in the row: { $tile }.
amber-event-passed = { $player } passes.
amber-event-locked = Several players are connected to everything: there is no instant win any more.
amber-event-instant_win = { $player } is the only one connected to every village and every other castle, and wins instantly!
amber-event-ended_stack = The stack is empty and nobody has more than three tiles: the game is over.
amber-event-ended_passes = All players have passed in a row: the game is over.

## How games ended, among many of them

amber-ending-at_once = One player alone was connected to everything
amber-ending-stack = The stack was empty and hands were small
amber-ending-passes = Everybody passed

## Before you confirm

amber-warn-coin-discarded = The gold coin at { $cell } would be discarded: more than one player would be connected.

## Panels and scores; $count counts points

amber-panel-villages = Villages
amber-panel-castles = Castles
amber-panel-coins = Gold coins
amber-panel-points = Points
amber-panel-reach = Reach
amber-panel-hand = Hand
amber-panel-known = Known tiles
amber-panel-stack = Stack
amber-panel-row = Face-up row
amber-panel-special-shovel = Special shovel
amber-panel-show-reach = Show what { $player } can reach
amber-score-coins = { $count ->
    [one] { $count } point from gold coins
   *[other] { $count } points from gold coins
}
amber-score-villages = { $count ->
    [one] { $count } point from villages
   *[other] { $count } points from villages
}
amber-score-castles = { $count ->
    [one] { $count } point from castles
   *[other] { $count } points from castles
}

## The board for keyboard and screen reader

amber-key-rotate = R turns the tile to its next possible position.
amber-key-select = The arrow keys move across the board and your hand, Enter chooses, Escape cancels.
amber-board-label = The board: columns A to K, rows 1 to 11
amber-cell-empty = { $cell }: empty
amber-cell-tile = { $turn ->
    [0] { $cell }: { $tile_name }
    [1] { $cell }: { $tile_name }, turned 90°
    [2] { $cell }: { $tile_name }, turned 180°
   *[3] { $cell }: { $tile_name }, turned 270°
}
amber-cell-castle = { $cell }: { $player }’s castle
    .coin = { $cell }: { $player }’s castle, with its gold coin
amber-cell-castle-free = { $cell }: castle, not taken yet
amber-cell-village = { $cell }: village
    .coin = { $cell }: village, with its gold coin
amber-cell-village-tile = { $turn ->
    [0] { $cell }: village on { $tile }
    [1] { $cell }: village on { $tile }, turned 90°
    [2] { $cell }: village on { $tile }, turned 180°
   *[3] { $cell }: village on { $tile }, turned 270°
}
    .coin = { $turn ->
        [0] { $cell }: village with its gold coin on { $tile }
        [1] { $cell }: village with its gold coin on { $tile }, turned 90°
        [2] { $cell }: village with its gold coin on { $tile }, turned 180°
       *[3] { $cell }: village with its gold coin on { $tile }, turned 270°
    }

## Screen

amber-cell-lit = { $what } (you can choose this)
amber-cell-taken = { $what } (your play, until you end your turn)
amber-hand-chosen = { $count ->
    [one] { $tile_name }: there is one location for it.
   *[other] { $tile_name }: there are { $count } locations for it.
}
amber-hand-away = { $tile_name }, on the board: take it back
amber-hand-empty = You have no tiles left.
amber-keys = Keys
amber-key-more = The digits choose a tile in your hand, N goes to the next location you can choose, Ctrl+Enter ends your turn.
amber-button-rotate = Turn the tile
amber-button-lay = Lay it like this
amber-rebuild-choice = Rebuild the straight road at { $cell }
amber-zoom = Size of the board
amber-zoom-in = Larger
amber-zoom-out = Smaller
amber-panel-of = { $count } of { $total }
amber-stack-count = { $count ->
    [0] The stack is empty
    [one] One tile in the stack
   *[other] { $count } tiles in the stack
}

# The box, part by part, and what is known of a part: for the page about the edition
amber-part-board = board
amber-part-villages = villages
amber-part-coins = gold coins
amber-part-tiles = tiles
amber-part-special_shovels = special shovels
amber-part-castles = castles
amber-part-hand_size = tiles in a hand
amber-part-box = what it says on the box
amber-part-setups = maps
amber-part-castle_colours = colours of the castles
amber-part-castle_colours-red = red
amber-part-castle_colours-blue = blue
amber-part-castle_colours-turquoise = turquoise
amber-part-castle_colours-orange = orange
amber-part-castle_colours-yellow = yellow
amber-part-castle_colours-violet = violet
amber-fact-size = size
amber-fact-labels = letters and numbers
amber-fact-special_cells = special locations
amber-fact-letters_are_columns = letters for the columns
amber-fact-row_1_is_top = row 1 at the top
amber-fact-kind = kind
amber-fact-geometry = course of the road
amber-fact-count = number of tiles

## Why a turn is worth playing: a hint, as a clause about the turn. A loss is always another player’s

amber-reason-wins = Wins the game
amber-reason-shares = Ends the game with a shared win
amber-reason-finishes = Ends the game
amber-reason-prevents = Keeps { $player } from winning instantly with a single tile
amber-reason-nearly_won = { $tiles ->
    [one] Brings you within one tile of being connected to everything
   *[other] Brings you within { $tiles } tiles of being connected to everything
}
    .other = { $tiles ->
        [one] Brings { $who } within one tile of being connected to everything
       *[other] Brings { $who } within { $tiles } tiles of being connected to everything
    }
amber-reason-connects-village = Connects you to the village at { $cell }: +{ $points } point
    .other = Connects { $who } to the village at { $cell }: +{ $points } point
amber-reason-connects-castle = Connects you to { $owner }’s castle at { $cell }: +{ $points } points
    .other = Connects { $who } to { $owner }’s castle at { $cell }: +{ $points } points
amber-reason-connects_coin-village = Connects you to the village at { $cell }, which nobody else reaches: +{ $points } points, with its coin
    .other = Connects { $who } to the village at { $cell }, which nobody else reaches: +{ $points } points, with its coin
amber-reason-connects_coin-castle = Connects you to { $owner }’s castle at { $cell }, which nobody else reaches: +{ $points } points, with its coin
    .other = Connects { $who } to { $owner }’s castle at { $cell }, which nobody else reaches: +{ $points } points, with its coin
amber-reason-connects_many = Connects you to { $count } places at once: +{ $points } points
    .other = Connects { $who } to { $count } places at once: +{ $points } points
amber-reason-takes_coin-village = Takes the gold coin of the village at { $cell }: +{ $points } point
amber-reason-takes_coin-castle = Takes the gold coin of { $owner }’s castle at { $cell }: +{ $points } point
amber-reason-cuts-village = Cuts { $player } off from the village at { $cell }: −{ $loss } point for { $player }
amber-reason-cuts-castle = Cuts { $player } off from { $owner }’s castle at { $cell }: −{ $loss } points for { $player }
amber-reason-cuts-home = Cuts { $player } off from your castle: −{ $loss } points for { $player }
    .other = Cuts { $player } off from { $owner }’s castle at { $cell }: −{ $loss } points for { $player }
amber-reason-cuts_many = Cuts { $player } off from { $count } places: −{ $loss } points for { $player }
amber-reason-nears-village = { $tiles ->
    [one] Comes within one tile of the village at { $cell }
   *[other] Comes within { $tiles } tiles of the village at { $cell }
}
amber-reason-nears-castle = { $tiles ->
    [one] Comes within one tile of { $owner }’s castle at { $cell }
   *[other] Comes within { $tiles } tiles of { $owner }’s castle at { $cell }
}
amber-reason-nears_first-village = { $tiles ->
    [one] Comes within one tile of the village at { $cell } and its coin, nearer than anyone else
   *[other] Comes within { $tiles } tiles of the village at { $cell } and its coin, nearer than anyone else
}
amber-reason-nears_first-castle = { $tiles ->
    [one] Comes within one tile of { $owner }’s castle at { $cell } and its coin, nearer than anyone else
   *[other] Comes within { $tiles } tiles of { $owner }’s castle at { $cell } and its coin, nearer than anyone else
}
amber-reason-delays-village = Makes { $player }’s way to the village at { $cell } longer: { $tiles } tiles instead of { $was }
amber-reason-delays-castle = Makes { $player }’s way to { $owner }’s castle at { $cell } longer: { $tiles } tiles instead of { $was }
amber-reason-delays-home = Makes { $player }’s way to your castle longer: { $tiles } tiles instead of { $was }
    .other = Makes { $player }’s way to { $owner }’s castle at { $cell } longer: { $tiles } tiles instead of { $was }
amber-reason-blocks-village = Blocks { $player }’s way to the village at { $cell }
amber-reason-blocks-castle = Blocks { $player }’s way to { $owner }’s castle at { $cell }
amber-reason-blocks-home = Blocks { $player }’s way to your castle
    .other = Blocks { $player }’s way to { $owner }’s castle at { $cell }
amber-reason-ends = { $count ->
    [one] Gives you a location to build on
   *[other] Gives you { $count } locations to build on
}
    .other = { $count ->
        [one] Gives { $who } a location to build on
       *[other] Gives { $who } { $count } locations to build on
    }
amber-reason-passes = Passes because nothing in your hand can be played
    .other = Passes because { $who } holds nothing that can be played
amber-reason-takes = Brings { $tile } into your hand
    .other = Brings { $tile } into { $who }’s hand
amber-reason-buries = Exchanges { $tile } for a new tile: nothing in your hand can be played
    .other = Exchanges { $tile } for a new tile: { $who } holds nothing that can be played
amber-reason-draws = Draws an unseen tile from the stack
amber-reason-castle = { $tiles ->
    [one] Starts one tile away from the nearest village
   *[other] Starts { $tiles } tiles away from the nearest village
}
amber-reason-starts = Gives you the first turn
    .other = Gives { $who } the first turn
amber-reason-safe = Gives your rivals nothing and keeps your other tiles for later
    .other = Gives the rivals nothing and keeps the other tiles for later
amber-reason-later = No immediate gain
