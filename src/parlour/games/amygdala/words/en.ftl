### Amygdala, in English.
### A name has its bare form as value and, in `.a`, the form a sentence needs, with its article: a text that
### gets a tile can use { $tile } ("a sadness resource") or { $tile_name } ("sadness resource").

amygdala-name = Amygdala
amygdala-tagline = Unlock your emotions, grow them into networks, and lay claim to what they win.
amygdala-about = The amygdala is where the brain deals with emotions, and here it is a mandala of seven regions. Buy resources at its lotuses, unlock the emotions on your own board and place them so that they grow into networks. Coins are scarce and your memory bank has only ten spaces: spend well, and claim the regions in which you feel most.

## Emotions, and the regions they belong to

amygdala-emotion-happiness = happiness
    .a = happiness
amygdala-emotion-surprise = surprise
    .a = surprise
amygdala-emotion-sadness = sadness
    .a = sadness
amygdala-emotion-serenity = serenity
    .a = serenity
amygdala-emotion-gratitude = gratitude
    .a = gratitude
amygdala-emotion-hope = hope
    .a = hope
amygdala-emotion-anger = anger
    .a = anger
amygdala-region-yellow = yellow region
    .a = the yellow region
amygdala-region-purple = purple region
    .a = the purple region
amygdala-region-indigo = indigo region
    .a = the indigo region
amygdala-region-teal = teal region
    .a = the teal region
amygdala-region-green = green region
    .a = the green region
amygdala-region-pink = pink region
    .a = the pink region
amygdala-region-red = red region
    .a = the red region

## Lotuses, by the two regions beside them; with four players a lotus has two sides

amygdala-lotus-L0 = purple-indigo lotus
    .a = the purple-indigo lotus
amygdala-lotus-L0-left = left side of the purple-indigo lotus
    .a = the left side of the purple-indigo lotus
amygdala-lotus-L0-right = right side of the purple-indigo lotus
    .a = the right side of the purple-indigo lotus
amygdala-lotus-L1 = indigo-teal lotus
    .a = the indigo-teal lotus
amygdala-lotus-L1-left = left side of the indigo-teal lotus
    .a = the left side of the indigo-teal lotus
amygdala-lotus-L1-right = right side of the indigo-teal lotus
    .a = the right side of the indigo-teal lotus
amygdala-lotus-L2 = teal-green lotus
    .a = the teal-green lotus
amygdala-lotus-L2-left = left side of the teal-green lotus
    .a = the left side of the teal-green lotus
amygdala-lotus-L2-right = right side of the teal-green lotus
    .a = the right side of the teal-green lotus
amygdala-lotus-L3 = green-pink lotus
    .a = the green-pink lotus
amygdala-lotus-L3-left = left side of the green-pink lotus
    .a = the left side of the green-pink lotus
amygdala-lotus-L3-right = right side of the green-pink lotus
    .a = the right side of the green-pink lotus
amygdala-lotus-L4 = pink-red lotus
    .a = the pink-red lotus
amygdala-lotus-L4-left = left side of the pink-red lotus
    .a = the left side of the pink-red lotus
amygdala-lotus-L4-right = right side of the pink-red lotus
    .a = the right side of the pink-red lotus
amygdala-lotus-L5 = red-purple lotus
    .a = the red-purple lotus
amygdala-lotus-L5-left = left side of the red-purple lotus
    .a = the left side of the red-purple lotus
amygdala-lotus-L5-right = right side of the red-purple lotus
    .a = the right side of the red-purple lotus

## Resource tiles: by what they show, and with their price

amygdala-shown-wild = wild resource
    .a = a wild resource
amygdala-shown-surprise = surprise resource
    .a = a surprise resource
amygdala-shown-sadness = sadness resource
    .a = a sadness resource
amygdala-shown-serenity = serenity resource
    .a = a serenity resource
amygdala-shown-gratitude = gratitude resource
    .a = a gratitude resource
amygdala-shown-hope = hope resource
    .a = a hope resource
amygdala-shown-anger = anger resource
    .a = an anger resource
amygdala-resource-wild-3 = 3-coin wild resource
    .a = a 3-coin wild resource
amygdala-resource-surprise-1 = 1-coin surprise resource
    .a = a 1-coin surprise resource
amygdala-resource-surprise-2 = 2-coin surprise resource
    .a = a 2-coin surprise resource
amygdala-resource-surprise-3 = 3-coin surprise resource
    .a = a 3-coin surprise resource
amygdala-resource-sadness-1 = 1-coin sadness resource
    .a = a 1-coin sadness resource
amygdala-resource-sadness-2 = 2-coin sadness resource
    .a = a 2-coin sadness resource
amygdala-resource-sadness-3 = 3-coin sadness resource
    .a = a 3-coin sadness resource
amygdala-resource-serenity-1 = 1-coin serenity resource
    .a = a 1-coin serenity resource
amygdala-resource-serenity-2 = 2-coin serenity resource
    .a = a 2-coin serenity resource
amygdala-resource-serenity-3 = 3-coin serenity resource
    .a = a 3-coin serenity resource
amygdala-resource-gratitude-1 = 1-coin gratitude resource
    .a = a 1-coin gratitude resource
amygdala-resource-gratitude-2 = 2-coin gratitude resource
    .a = a 2-coin gratitude resource
amygdala-resource-gratitude-3 = 3-coin gratitude resource
    .a = a 3-coin gratitude resource
amygdala-resource-hope-1 = 1-coin hope resource
    .a = a 1-coin hope resource
amygdala-resource-hope-2 = 2-coin hope resource
    .a = a 2-coin hope resource
amygdala-resource-hope-3 = 3-coin hope resource
    .a = a 3-coin hope resource
amygdala-resource-anger-1 = 1-coin anger resource
    .a = a 1-coin anger resource
amygdala-resource-anger-2 = 2-coin anger resource
    .a = a 2-coin anger resource
amygdala-resource-anger-3 = 3-coin anger resource
    .a = a 3-coin anger resource

## Emotion tiles, by their icons

amygdala-tile-E01 = surprise
    .a = a surprise emotion tile
amygdala-tile-E02 = sadness
    .a = a sadness emotion tile
amygdala-tile-E03 = serenity
    .a = a serenity emotion tile
amygdala-tile-E04 = gratitude
    .a = a gratitude emotion tile
amygdala-tile-E05 = hope
    .a = a hope emotion tile
amygdala-tile-E06 = anger
    .a = an anger emotion tile
amygdala-tile-E07 = double surprise
    .a = a double surprise emotion tile
amygdala-tile-E08 = double sadness
    .a = a double sadness emotion tile
amygdala-tile-E09 = double serenity
    .a = a double serenity emotion tile
amygdala-tile-E10 = double gratitude
    .a = a double gratitude emotion tile
amygdala-tile-E11 = double hope
    .a = a double hope emotion tile
amygdala-tile-E12 = double anger
    .a = a double anger emotion tile
amygdala-tile-E13 = surprise and serenity
    .a = a surprise and serenity emotion tile
amygdala-tile-E14 = gratitude and sadness
    .a = a gratitude and sadness emotion tile
amygdala-tile-E15 = serenity and hope
    .a = a serenity and hope emotion tile
amygdala-tile-E16 = gratitude and anger
    .a = a gratitude and anger emotion tile
amygdala-tile-E17 = hope and surprise
    .a = a hope and surprise emotion tile
amygdala-tile-E18 = anger and sadness
    .a = an anger and sadness emotion tile
amygdala-tile-E19 = happiness
    .a = a happiness emotion tile
amygdala-tile-E20 = double happiness
    .a = a double happiness emotion tile
amygdala-tile-E21 = triple happiness
    .a = a triple happiness emotion tile

## What bonus spaces give

amygdala-item-claim = claim tile
    .a = a claim tile
amygdala-item-idea = idea
    .a = an idea
amygdala-item-dream = dream
    .a = a dream
amygdala-item-happiness = happiness tile
    .a = a happiness tile
amygdala-item-wild = wild tile
    .a = a wild tile

## VP tiles, by what they bring the first, second and third place

amygdala-vp_tile-V1 = VP tile V1
    .a = VP tile V1
amygdala-vp_tile-V2 = VP tile V2
    .a = VP tile V2
amygdala-vp_tile-V3 = VP tile V3
    .a = VP tile V3
amygdala-vp_tile-V4 = VP tile V4
    .a = VP tile V4
amygdala-vp_tile-V5 = VP tile V5
    .a = VP tile V5
amygdala-vp_tile-V6 = VP tile V6
    .a = VP tile V6
amygdala-vp_tile-V7 = VP tile V7
    .a = VP tile V7

## Options of a table

amygdala-option-changing_toll = Changing toll
    .help = Whoever pays the toll takes the toll tile along to the lotus where they stop.
amygdala-option-vp_tiles = VP tiles
    .help = What each region scores is drawn at random at the start of the game.
amygdala-option-start = First player
    .help = Random, or chosen by player 1.
amygdala-option-start-random = Random
amygdala-option-start-choose = Player 1 chooses

## What a player may do

amygdala-do-start = Let { $player } start
amygdala-do-buy = Buy { $tile } from { $lotus }
amygdala-do-buy_two = Buy { $tile } and { $other } from { $lotus }
amygdala-do-buy_alike = Buy { $tile } and another one from { $lotus }
amygdala-do-unlock = Unlock the emotion tile at { $place }
amygdala-do-claim = Place your claim tile on { $region }
    .other = Place the claim tile on { $region }
amygdala-do-pass = Pass
amygdala-do-pay = Pay with { $tile }
amygdala-do-pay_wild = Pay with a wild tile
amygdala-do-pay_happiness = Pay with a happiness tile
amygdala-do-pay_coins = Pay with coins
amygdala-do-pay_pair = Pay with { $tile } and { $other }
amygdala-do-pay_alike = Pay with { $tile } and another one
amygdala-do-place = Place the tile on { $space }
amygdala-do-return = Put the tile back in the box
amygdala-do-stand = Move to { $lotus }
amygdala-do-score = Score the { $emotion_name } network
amygdala-do-take_claim = Take the claim tile for { $region }
amygdala-do-sell_points = Exchange 2 VP for 1 coin
amygdala-do-sell = Exchange { $tile } for 1 coin
amygdala-do-sell_wild = Exchange a wild tile for 1 coin
amygdala-do-sell_happiness = Exchange a happiness tile for 2 coins
amygdala-do-sell_dream = Exchange a dream for 2 coins
amygdala-do-cash_ideas = { $count ->
    [1] Exchange 1 idea for 2 coins
    [2] Exchange 2 ideas for 5 coins
    [3] Exchange 3 ideas for 10 coins
    [4] Exchange 4 ideas for 15 coins
   *[other] Exchange { $count } ideas for coins
}
amygdala-do-cash_dreams = { $count ->
    [1] Exchange 1 dream for 2 VP
    [2] Exchange 2 dreams for 5 VP
    [3] Exchange 3 dreams for 9 VP
    [4] Exchange 4 dreams for 14 VP
    [5] Exchange 5 dreams for 20 VP
    [6] Exchange 6 dreams for 27 VP
   *[other] Exchange { $count } dreams for VP
}
amygdala-do-settle = Exchange everything left for the best return
amygdala-do-discard = Discard { $tile }
amygdala-do-discard_wild = Discard a wild tile
amygdala-do-discard_happiness = Discard a happiness tile
amygdala-do-discard_idea = Discard an idea
amygdala-do-discard_dream = Discard a dream
amygdala-do-discard_coin = Discard your smallest coin
    .other = Discard the smallest coin
amygdala-do-discard_claim = Put the claim tile for { $region } back beside your board
    .other = Put the claim tile for { $region } back beside the board
amygdala-do-deal_emotion = Deal { $tile }
amygdala-do-deal_vp = Lay { $tile }
amygdala-do-deal_resource = Deal { $tile }

## Who must do what; .other is what everybody else reads

amygdala-prompt-start = Choose who starts.
    .other = Waiting for { $player }: choosing who starts.
amygdala-prompt-turn = Your turn: buy resource tiles, unlock an emotion tile or place a claim tile.
    .other = Waiting for { $player }: choosing an action.
amygdala-prompt-last_turn = Your last turn: buy resource tiles, unlock an emotion tile or place a claim tile.
    .other = Waiting for { $player }: taking the last turn.
amygdala-prompt-pass = No action is possible. You must pass.
    .other = Waiting for { $player }: no action is possible.
amygdala-prompt-pay = Choose how to pay for the { $emotion_name } icon.
    .other = Waiting for { $player }: paying for { $emotion }.
amygdala-prompt-raise = { $coins ->
    [one] You are 1 coin short. Choose what to exchange.
   *[other] You are { $coins } coins short. Choose what to exchange.
}
    .other = Waiting for { $player }: exchanging something for coins.
amygdala-prompt-place = Place your { $tile_name } emotion tile on the game board.
    .other = Waiting for { $player }: placing { $tile }.
amygdala-prompt-return = There is no space for your { $tile_name } emotion tile. It goes back in the box.
    .other = Waiting for { $player }: no space for { $tile }.
amygdala-prompt-stand = Choose a lotus next to { $region } for your mood marker.
    .other = Waiting for { $player }: moving the mood marker.
amygdala-prompt-network = Choose which emotion to score.
    .other = Waiting for { $player }: choosing a network.
amygdala-prompt-claim = { $count ->
    [one] Choose a claim tile.
   *[other] Choose the first of { $count } claim tiles.
}
    .other = Waiting for { $player }: choosing a claim tile.
amygdala-prompt-cash_in = Your last turn is ending. Exchange what you still have: after this, only coins are worth anything.
    .other = Waiting for { $player }: exchanging what is left.
amygdala-prompt-overflow = { $count ->
    [one] Your memory bank holds 1 item too many. Exchange or discard something.
   *[other] Your memory bank holds { $count } items too many. Exchange or discard something.
}
    .other = Waiting for { $player }: making room in the memory bank.
amygdala-prompt-confirm = Done. End your turn, or undo.
    .other = Waiting for { $player }: ending the turn.
amygdala-prompt-chance = Dealing tiles…
    .other = Dealing tiles…

## What happened

amygdala-event-begins = { $player } starts.
amygdala-event-vp_tile = On { $region } lies { $tile }: { $first }, { $second }, { $third }.
amygdala-event-bought = { $coins ->
    [one] { $player } buys { $tile } from { $lotus } and pays 1 coin.
   *[other] { $player } buys { $tile } from { $lotus } and pays { $coins } coins.
}
amygdala-event-bought_two = { $coins ->
    [one] { $player } buys { $tile } and { $other } from { $lotus } and pays 1 coin.
   *[other] { $player } buys { $tile } and { $other } from { $lotus } and pays { $coins } coins.
}
amygdala-event-bought_alike = { $coins ->
    [one] { $player } buys { $tile } and another one from { $lotus } and pays 1 coin.
   *[other] { $player } buys { $tile } and another one from { $lotus } and pays { $coins } coins.
}
amygdala-event-moved = { $coins ->
    [0] { $player } moves to { $lotus }.
    [one] { $player } moves to { $lotus } and pays 1 coin for the toll.
   *[other] { $player } moves to { $lotus } and pays { $coins } coins for the toll.
}
amygdala-event-toll_moved = The toll tile moves along to { $lotus }.
amygdala-event-refilled = New on { $lotus }: { $tile }.
amygdala-event-reshuffled = The discards are shuffled and become the new stack.
amygdala-event-unlocked = { $coins ->
    [0] { $player } moves the thought cloud to { $place } and unlocks { $tile }.
    [one] { $player } pays 1 coin for a jump to { $place } and unlocks { $tile }.
   *[other] { $player } pays { $coins } coins for a jump to { $place } and unlocks { $tile }.
}
amygdala-event-paid = { $player } pays for { $emotion } with { $tile }.
amygdala-event-paid_wild = { $player } pays for { $emotion } with a wild tile.
amygdala-event-paid_happiness = { $player } pays for happiness with a happiness tile.
amygdala-event-paid_coins = { $coins ->
    [one] { $player } pays for { $emotion } with 1 coin.
   *[other] { $player } pays for { $emotion } with { $coins } coins.
}
amygdala-event-paid_pair = { $player } pays for { $emotion } with { $tile } and { $other }.
amygdala-event-paid_alike = { $player } pays for { $emotion } with { $tile } and another one.
amygdala-event-placed = { $player } places the { $tile_name } tile on { $space } in { $region }.
amygdala-event-returned = { $player } has no space for the { $tile_name } tile: it goes back in the box.
amygdala-event-scored = { $player } scores { $points } VP for the { $emotion_name } network.
amygdala-event-bonus = { $player } clears the bonus space { $place }.
amygdala-event-got = { $player } takes { $item }.
amygdala-event-supply_empty = { $player } should get { $item }, but there are none left.
amygdala-event-claim_taken = { $player } takes the claim tile for { $region }.
amygdala-event-claim_placed = { $order ->
    [1] { $player } is the first to place a claim tile on { $region }.
    [2] { $player } is the second to place a claim tile on { $region }.
    [3] { $player } is the third to place a claim tile on { $region }.
   *[other] { $player } is the last to place a claim tile on { $region }.
}
amygdala-event-sold_points = { $coins ->
    [one] { $player } exchanges { $points } VP for 1 coin.
   *[other] { $player } exchanges { $points } VP for { $coins } coins.
}
amygdala-event-sold = { $coins ->
    [one] { $player } exchanges { $tile } for 1 coin.
   *[other] { $player } exchanges { $tile } for { $coins } coins.
}
amygdala-event-sold_item = { $coins ->
    [one] { $player } exchanges { $item } for 1 coin.
   *[other] { $player } exchanges { $item } for { $coins } coins.
}
amygdala-event-cashed_ideas = { $player } exchanges { $count ->
    [one] 1 idea
   *[other] { $count } ideas
} for { $coins ->
    [one] 1 coin
   *[other] { $coins } coins
}.
amygdala-event-cashed_dreams = { $count ->
    [one] { $player } exchanges 1 dream for { $points } VP.
   *[other] { $player } exchanges { $count } dreams for { $points } VP.
}
amygdala-event-discarded = { $player } discards { $tile }.
amygdala-event-discarded_item = { $player } discards { $item }.
amygdala-event-discarded_coin = { $player } discards a coin worth { $coins }.
amygdala-event-discarded_claim = { $player } puts the claim tile for { $region } back beside the player board.
amygdala-event-passed = { $player } can do nothing and passes.
amygdala-event-end_triggered = { $player } has five or fewer emotion tiles left. This round is finished, and then everyone has one more turn.
amygdala-event-last_round = The last round begins.
amygdala-event-standstill = Everyone has passed in a row: the game is over.
amygdala-event-coins_scored = { $coins ->
    [one] { $player } scores { $points } VP for 1 coin left.
   *[other] { $player } scores { $points } VP for { $coins } coins left.
}
amygdala-event-region_scored = { $place ->
    [1] { $player } is first in { $region } and scores { $points } VP.
    [2] { $player } is second in { $region } and scores { $points } VP.
    [3] { $player } is third in { $region } and scores { $points } VP.
   *[other] { $player } is fourth in { $region } and scores nothing.
}

## How games ended, among many of them

amygdala-ending-tiles = Somebody had few emotion tiles left
amygdala-ending-standstill = Nobody could do anything any more

## Points by source; $count counts points, those given up too

amygdala-panel-networks = Networks
amygdala-panel-dreams = Dreams
amygdala-panel-sold = VP given up
amygdala-panel-coins = Coins
amygdala-panel-regions = Majorities
amygdala-score-networks = { $count } VP from networks
amygdala-score-dreams = { $count } VP from dreams
amygdala-score-sold = −{ $count } VP given up for coins
amygdala-score-coins = { $count } VP from coins left
amygdala-score-regions = { $count } VP from majorities

## The glossary

amygdala-term-amygdala = amygdala
    .meaning = The part of the brain that deals with emotions, and here the game board: a mandala of seven regions.
amygdala-term-region = region
    .meaning = One of the seven coloured parts of the game board: yellow in the centre and six around it. Each belongs to an emotion.
amygdala-term-source = source
    .meaning = The emotion printed in the centre of a region. Tiles start beside it, and it links the tiles around it into one network.
amygdala-term-space = space
    .meaning = A place for one emotion tile on the game board, named by the letter of its region and a number.
amygdala-term-lotus = lotus
    .meaning = One of the six flowers around the game board, each between two regions. You buy resource tiles here.
amygdala-term-roots = roots
    .meaning = The foot of a lotus, where the mood markers stand. From there you reach the regions beside that lotus.
amygdala-term-mood_marker = mood marker
    .meaning = Your figure on the game board. It moves clockwise from lotus to lotus and decides where you can buy, place and claim.
amygdala-term-toll = toll
    .meaning = A tile on one of the lotuses. Moving onto or past it costs 1 coin, and only from there can you place in yellow.
amygdala-term-resource_tile = resource tile
    .meaning = What you buy at a lotus for 1 to 3 coins. It shows an emotion or a wild and pays for an icon on an emotion tile.
amygdala-term-wild = wild
    .meaning = Pays for any icon but happiness. There are wild tiles, and resource tiles that show a wild.
amygdala-term-emotion_tile = emotion tile
    .meaning = One of your 21 tiles with one to three icons. They begin on your player board; unlocked, they go to the game board.
amygdala-term-player_board = player board
    .meaning = Your own board, with your emotion tiles, the bonus spaces between them and your memory bank.
amygdala-term-thought_cloud = thought cloud
    .meaning = Moves on your player board to the emotion tile you unlock: for free to a neighbour, for 2 coins anywhere else.
amygdala-term-bonus_space = bonus space
    .meaning = A space on your player board that shows items. You take them once no emotion tile touches it and your cloud is beside it.
amygdala-term-memory_bank = memory bank
    .meaning = Ten leaf-shaped spaces on your player board. At the end of your turn everything you own must fit there.
amygdala-term-leaf = space in the memory bank
    .meaning = A leaf on your player board. It holds one item: a coin, a tile, an idea, a dream or a claim tile.
amygdala-term-coin = coin
    .meaning = The money of the game, in ones, fives and tens. Each takes up a space in your memory bank; change is made for you.
amygdala-term-idea = idea
    .meaning = A bonus you exchange for coins. Several at once bring more: 2, 5, 10 or 15 coins for one to four.
amygdala-term-dream = dream
    .meaning = A bonus you exchange for VP. Several at once bring more, up to 27 VP for six.
amygdala-term-happiness_tile = happiness tile
    .meaning = A bonus that pays for one happiness icon. Nothing else does, except 7 coins.
amygdala-term-claim_tile = claim tile
    .meaning = Placed on the region it belongs to, it lets you score that region at the end and breaks ties in order of placement.
amygdala-term-network = network
    .meaning = Your tiles that touch and share an emotion, across borders and through its source. A new tile scores 1 VP for each icon in it.
amygdala-term-majority = majority
    .meaning = The ranking in a region at the end of the game, by the number of icons. Three places are worth VP.
amygdala-term-free_exchange = free exchange
    .meaning = During your turn you may turn VP, tiles and ideas into coins, and dreams into VP. It costs no action.
amygdala-term-vp = VP
    .meaning = Victory points. Whoever has the most at the end wins.
amygdala-term-vp_tile = VP tile
    .meaning = A variant: replaces the points printed in a region.

## The box, part by part, and what is known of a part: for the page about the edition

amygdala-part-box = what it says on the box
amygdala-part-start = what everyone starts with
amygdala-part-coins = coins
amygdala-part-happiness = happiness tiles
amygdala-part-wild = wild tiles
amygdala-part-idea = ideas
amygdala-part-dream = dreams
amygdala-part-resource_tiles = number of resource tiles
amygdala-part-emotion_tiles = number of emotion tiles
amygdala-part-claim_tiles = claim tiles
amygdala-part-toll = toll
amygdala-part-jump = jump of the thought cloud
amygdala-part-lotus = tiles on a lotus
amygdala-part-game_end = what starts the end of the game
amygdala-part-payment = icons paid with coins
amygdala-part-exchange = free exchanges
amygdala-part-final = leftover coins
amygdala-part-player_colours = player colours
amygdala-part-player_colours-grey = grey
amygdala-part-player_colours-dark_blue = dark blue
amygdala-part-player_colours-green = green
amygdala-part-player_colours-orange = orange
amygdala-part-vp_tiles = VP tiles
amygdala-part-main_board = game board
amygdala-part-regions = regions
amygdala-part-lotuses = lotuses
amygdala-part-lotuses-L0 = { amygdala-lotus-L0 }
amygdala-part-lotuses-L1 = { amygdala-lotus-L1 }
amygdala-part-lotuses-L2 = { amygdala-lotus-L2 }
amygdala-part-lotuses-L3 = { amygdala-lotus-L3 }
amygdala-part-lotuses-L4 = { amygdala-lotus-L4 }
amygdala-part-lotuses-L5 = { amygdala-lotus-L5 }
amygdala-part-memory_bank = memory bank
amygdala-part-player_board = player board
amygdala-part-bonuses = bonus spaces
amygdala-part-bonuses-a1 = bonus space a1
amygdala-part-bonuses-a3 = bonus space a3
amygdala-part-bonuses-a5 = bonus space a5
amygdala-part-bonuses-a7 = bonus space a7
amygdala-part-bonuses-c1 = bonus space c1
amygdala-part-bonuses-c3 = bonus space c3
amygdala-part-bonuses-c5 = bonus space c5
amygdala-part-bonuses-c7 = bonus space c7
amygdala-part-bonuses-e1 = bonus space e1
amygdala-part-bonuses-e3 = bonus space e3
amygdala-part-bonuses-e5 = bonus space e5
amygdala-part-bonuses-e7 = bonus space e7
amygdala-part-tiles = emotion tiles
amygdala-part-resources = resource tiles
amygdala-fact-at = place
amygdala-fact-between = regions beside it
amygdala-fact-centre = tile in the centre
amygdala-fact-claim_spaces = spaces for claim tiles
amygdala-fact-cost = price
amygdala-fact-count = number
amygdala-fact-denominations = values
amygdala-fact-edge = where the cloud may start
amygdala-fact-emotion = emotion
amygdala-fact-gives = what it gives
amygdala-fact-name = colour
amygdala-fact-number = number
amygdala-fact-order = place in the circle
amygdala-fact-rotation = turn of the picture
amygdala-fact-shows = what it shows
amygdala-fact-sides = two sides
amygdala-fact-spaces = spaces
amygdala-fact-vp = VP
amygdala-fact-vp_first = VP of the first place

## The screen

# The desk
amygdala-vp = VP
amygdala-desk-tabs = Whose board is shown
amygdala-desk-mine = Your board
amygdala-desk-majorities = Majorities
amygdala-desk-board = { $count ->
    [one] { $player }’s board: 1 emotion tile left, thought cloud at { $place }
   *[other] { $player }’s board: { $count } emotion tiles left, thought cloud at { $place }
}
amygdala-desk-board-new = { $count ->
    [one] { $player }’s board: 1 emotion tile left, thought cloud beside it
   *[other] { $player }’s board: { $count } emotion tiles left, thought cloud beside it
}
amygdala-place-tile = { $place }: { $tile }
amygdala-place-lit = { $what } (you can unlock this)
amygdala-place-jump = { $coins ->
    [one] { $what }, a jump for 1 coin (you can unlock this)
   *[other] { $what }, a jump for { $coins } coins (you can unlock this)
}
amygdala-place-choose = { $count ->
    [one] There is one space for it, worth { $points } VP.
   *[other] Choose one of { $count } spaces; the best scores { $points } VP.
}
amygdala-bonus-left = { $count ->
    [0] Bonus space { $place }: { $items }. Cleared: move your thought cloud next to it.
    [one] Bonus space { $place }: { $items }. 1 tile still to clear.
   *[other] Bonus space { $place }: { $items }. { $count } tiles still to clear.
}
amygdala-bonus-taken = Bonus space { $place }: { $items }. Taken.
amygdala-bonus-opens = Opens bonus space { $place }: { $items }.
amygdala-bank = Memory bank
amygdala-bank-used = { $count } of { $total } spaces
amygdala-bank-after = { $count } of { $total } spaces after buying
amygdala-bank-coins = { $coins ->
    [one] 1 coin
   *[other] { $coins } coins
}
amygdala-bank-coin = coin worth { $value }
amygdala-bank-claim = claim tile for the { $region }
amygdala-bank-free = free space
amygdala-bank-over = { $count ->
    [one] 1 too many
   *[other] { $count } too many
}
amygdala-bank-over-after = { $count ->
    [one] 1 item too many for your memory bank: you will have to exchange or discard it.
   *[other] { $count } items too many for your memory bank: you will have to exchange or discard them.
}
amygdala-buy-none = Nothing picked.
amygdala-buy-picked = { $count ->
    [one] 1 tile picked.
   *[other] { $count } tiles picked.
}
amygdala-buy-cost = { $coins ->
    [one] 1 coin.
   *[other] { $coins } coins.
}
amygdala-buy-free = { $coins ->
    [one] The cheaper tile, for 1 coin, is free.
   *[other] The cheaper tile, for { $coins } coins, is free.
}
amygdala-buy-toll = { $coins ->
    [one] That includes 1 coin for the toll.
   *[other] That includes { $coins } coins for the toll.
}
amygdala-buy-button = { $coins ->
    [one] Buy for 1 coin
   *[other] Buy for { $coins } coins
}
amygdala-buy-let-go = Put back
amygdala-pay-cheapest = Cheapest:
amygdala-pay-jump = { $coins ->
    [one] and 1 coin for the jump
   *[other] and { $coins } coins for the jump
}
amygdala-pay-impossible = You cannot unlock this now.
amygdala-pay-icons = Icons to pay for
amygdala-pay-paid = paid
amygdala-pay-all = Pay the cheapest way
amygdala-pay-otherwise = Or choose how to pay for { $emotion }:
amygdala-pay-pairs = Pay with two resource tiles ({ $count } ways)
amygdala-raise-ahead = { $coins ->
    [one] You are 1 coin short: you will choose what to exchange for it.
   *[other] You are { $coins } coins short: you will choose what to exchange for them.
}
amygdala-raise-missing = { $coins ->
    [one] 1 coin is still missing
   *[other] { $coins } coins are still missing
}
amygdala-raise-have = You have { $coins } and need { $cost }.
amygdala-overflow-frees = { $count ->
    [0] frees no space
    [one] frees 1 space
   *[other] frees { $count } spaces
}
amygdala-overflow-exchange = Make room by exchanging:
amygdala-overflow-discard = Or discard:
amygdala-overflow-more = Other exchanges (these make no room)
amygdala-stand = Where does your mood marker go?
amygdala-stand-here = it stands there already
amygdala-stand-free = free
amygdala-stand-toll = { $coins ->
    [one] 1 coin for the toll
   *[other] { $coins } coins for the toll
}
amygdala-network = Which network do you score?
amygdala-network-worth = { $points } VP for { $emotion }
amygdala-claim = Which claim tile do you take?
amygdala-claim-standing = { $place ->
    [0] you: no icons
    [1] you: first, icons: { $icons }
    [2] you: second, icons: { $icons }
    [3] you: third, icons: { $icons }
   *[other] you: fourth, icons: { $icons }
}; { $claims ->
    [0] no claims
    [one] 1 claim
   *[other] { $claims } claims
}
amygdala-cash = What is left to exchange
amygdala-cash-dreams = { $count ->
    [one] 1 dream: { $points } VP
   *[other] { $count } dreams: { $points } VP
}
amygdala-cash-ideas = { $count ->
    [one] 1 idea: { $coins } coins
   *[other] { $count } ideas: { $coins } coins
}
amygdala-cash-tiles = { $count ->
    [one] 1 other tile: { $coins } coins
   *[other] { $count } other tiles: { $coins } coins
}
amygdala-cash-coins = Coins at the end: { $coins }, worth { $points } VP
amygdala-cash-all = Exchange everything: +{ $points } VP
amygdala-cash-single = One by one instead
amygdala-tray = Your choice
amygdala-tray-again = Or change your mind
amygdala-turn-buy = Pick one or two resource tiles of a lotus to buy them.
amygdala-turn-unlock = Choose an emotion tile on your board to unlock it. One beside the thought cloud is free to reach.
amygdala-turn-unlock-first = Choose an emotion tile on the edge of your board to unlock it: the thought cloud starts there.
amygdala-turn-claim = Place a claim tile:
amygdala-turn-last = This is your last turn. At its end you exchange what is left: dreams for VP, the rest for coins.
amygdala-turn-ending = The end is near: after this round everyone has one more turn.
amygdala-turn-broke = { $coins ->
    [0] You have no coins left and nothing to exchange but VP.
    [one] You have 1 coin left and nothing to exchange but VP.
   *[other] You have { $coins } coins left and nothing to exchange but VP.
}
amygdala-panel-look = Show { $player }’s board
amygdala-panel-vp-help = VP so far. Large number: the total if the game ended now
amygdala-panel-projected = If it ended now
amygdala-panel-of = { $count }/{ $total }
amygdala-panel-tiles = Emotion tiles left
amygdala-panel-tiles-help = Emotion tiles left: { $count }. With { $limit } left the end of the game begins.
amygdala-panel-mood = Mood marker
amygdala-panel-claimed = Claims:
amygdala-majorities = Majorities, if the game ended now
amygdala-majorities-final = Majorities
amygdala-majorities-place = { $place ->
    [1] 1st
    [2] 2nd
    [3] 3rd
   *[other] { $place }th
}
amygdala-majorities-cell = Icons: { $icons }. { $place ->
    [0] No place.
    [1] First.
    [2] Second.
    [3] Third.
   *[other] Fourth.
} { $claim ->
    [0] No claim.
    [1] First claim.
    [2] Second claim.
    [3] Third claim.
   *[other] Fourth claim.
} { $points } VP.
amygdala-majorities-help = Icons and place. A drop is a claim tile; its number breaks ties. Only claims score.
amygdala-majorities-shared = Players with equally many icons and no claim share a place. It scores nothing, so the tie stays.
amygdala-keys = Keys
amygdala-keys-move = N goes to the next thing you can choose on the game board, M to your own board, T to the current choice; arrows move inside a board and Enter chooses.
amygdala-keys-choose = The digits take a numbered choice, Escape goes back, Ctrl+Enter ends your turn.

# The game board
amygdala-board-label = Game board
amygdala-board-keys = The arrow keys move over the board and Enter chooses. N goes to the next thing you can choose.
amygdala-board-lit = { $what } (you can choose this)
amygdala-board-region = { $region_name }, { $emotion_name }: { $first }, { $second } and { $third } VP.
amygdala-board-standing = { $place ->
    [1] First: { $player } (icons: { $icons }).
    [2] Second: { $player } (icons: { $icons }).
    [3] Third: { $player } (icons: { $icons }).
   *[other] Fourth: { $player } (icons: { $icons }).
}
amygdala-board-claims = Claims, the earliest first: { $players }.
amygdala-board-claims-none = No claims yet.
amygdala-board-stack = { $count ->
    [0] The stack is empty
    [one] 1 tile in the stack
   *[other] { $count } tiles in the stack
}
amygdala-space-empty = { $space }, { $region_name }: empty
amygdala-space-tile = { $space }, { $region_name }: { $tile_name }, { $player }
amygdala-space-points = { $emotion_name } { $points } VP
amygdala-space-lit = { $what }, { $points } (you can choose this)
amygdala-space-new = { $what } (new since your last turn)
amygdala-lotus_roots = Roots of { $lotus }.
amygdala-lotus_toll = The toll is here.
amygdala-lotus_markers = Mood markers: { $players }.
amygdala-lotus_costs = { $coins ->
    [one] Going there costs you 1 coin.
   *[other] Going there costs you { $coins } coins.
}
amygdala-lotus_tile = { $tile_name }, { $lotus_name }
amygdala-lotus_empty = empty place, { $lotus_name }
amygdala-zoom = Size of the board
amygdala-zoom-in = Larger
amygdala-zoom-out = Smaller

## Why a turn is worth playing: a hint, as a clause about the turn. $worth is what may come, $points what is gained

amygdala-reason-wins = Wins the game
amygdala-reason-shares = Ends the game with a shared win
amygdala-reason-finishes = Ends the game
amygdala-reason-network = { $points ->
    [one] Scores a network of one { $emotion_name } icon: +{ $points } VP
   *[other] Scores a network of { $points } { $emotion_name } icons: +{ $points } VP
}
amygdala-reason-dreams = Exchanges dreams for points: +{ $points } VP
amygdala-reason-claims = { $place ->
    [1] Claims { $region }, where you come first: +{ $points } VP at the end, as it stands
    [2] Claims { $region }, where you come second: +{ $points } VP at the end, as it stands
   *[3] Claims { $region }, where you come third: +{ $points } VP at the end, as it stands
}
    .other = { $place ->
        [1] Claims { $region }, where { $who } comes first: +{ $points } VP at the end, as it stands
        [2] Claims { $region }, where { $who } comes second: +{ $points } VP at the end, as it stands
       *[3] Claims { $region }, where { $who } comes third: +{ $points } VP at the end, as it stands
    }
amygdala-reason-climbs = { $place ->
    [1] Puts you in first place in { $region }: +{ $points } VP at the end, as it stands
    [2] Puts you in second place in { $region }: +{ $points } VP at the end, as it stands
   *[3] Puts you in third place in { $region }: +{ $points } VP at the end, as it stands
}
    .other = { $place ->
        [1] Puts { $who } in first place in { $region }: +{ $points } VP at the end, as it stands
        [2] Puts { $who } in second place in { $region }: +{ $points } VP at the end, as it stands
       *[3] Puts { $who } in third place in { $region }: +{ $points } VP at the end, as it stands
    }
amygdala-reason-claims_early = Secures your claim to { $region }: what you place there will count
    .other = Secures { $who } the claim to { $region }: what is placed there will count
amygdala-reason-leads = Gives you the most icons in { $region }, where the first place is worth { $worth } VP
    .other = Gives { $who } the most icons in { $region }, where the first place is worth { $worth } VP
amygdala-reason-leads_unclaimed = Gives you the most icons in { $region }: with a claim, the first place is worth { $worth } VP
    .other = Gives { $who } the most icons in { $region }: with a claim, the first place is worth { $worth } VP
amygdala-reason-coins_scored = { $count ->
    [one] Leaves you with { $count } more coin: +{ $points } VP
   *[other] Leaves you with { $count } more coins: +{ $points } VP
}
    .other = { $count ->
        [one] Leaves { $who } with { $count } more coin: +{ $points } VP
       *[other] Leaves { $who } with { $count } more coins: +{ $points } VP
    }
amygdala-reason-coins = { $count ->
    [one] Brings { $count } coin
   *[other] Brings { $count } coins
}
amygdala-reason-bonus = { $count ->
    [one] Clears a bonus space: brings { $item }
   *[other] Clears bonus spaces: brings { $count } × { $item_name }
}
amygdala-reason-earns_claim = Earns you the claim tile for { $region }
    .other = Earns { $who } the claim tile for { $region }
amygdala-reason-nearly_bonus = Leaves only one tile beside a bonus space with { $item }
amygdala-reason-unlocks = Unlocks an emotion tile: { $left } left on your board
    .other = Unlocks an emotion tile: { $who } has { $left } left to unlock
amygdala-reason-two_for_one = Gets you two resources for the price of the more expensive one
    .other = Gets { $who } two resources for the price of the more expensive one
amygdala-reason-stocks = Saves { $tile } for later
amygdala-reason-pays = Gives you the resources for { $tile }: a network of up to { $worth } VP
    .other = Gives { $who } the resources for { $tile }: a network of up to { $worth } VP
amygdala-reason-pays_part = { $count ->
    [one] Comes within one icon of unlocking { $tile }
   *[other] Comes within { $count } icons of unlocking { $tile }
}
amygdala-reason-end = Brings the end of the game closer while you are ahead
    .other = Brings the end of the game closer while { $who } is ahead
amygdala-reason-room = Makes room in your memory bank
    .other = Makes room in { $who }’s memory bank
amygdala-reason-passes = Passes because no action is possible
amygdala-reason-starts = Gives you the first turn
    .other = Gives { $who } the first turn
amygdala-reason-later = No immediate gain
