### Unconscious Mind, in English.
### A name has its bare form as value and, in `.a`, the form a sentence needs: { $location } is "the Library",
### { $location_name } is "Library". Titles of tiles, cards and Dreams have quotation marks in `.a`.

unconscious_mind-name = Unconscious Mind
unconscious_mind-tagline = State ideas at Freud’s table, read dreams, and heal the people on your couch.
unconscious_mind-about = Vienna, 1902. Every Wednesday a small circle meets at Freud’s table. Share your ideas there, fill your notebook, walk through the city, publish treatises, and gather the insights you need to read your clients’ dreams. Cured clients, well-placed ideas and a good name all count; when Freud’s reputation is complete, the most distinguished member of his circle wins.

## Options of a table

unconscious_mind-option-journalist = The Journalist
    .help = A figure that everyone may move instead of a Professor or Freud. It counts the tags of all published Treatises.
unconscious_mind-option-fireworks = Fireworks
    .help = In one District a bonus asks for one tag less. Once used, the Fireworks move on.
unconscious_mind-option-overlays = Location overlays
    .help = Tiles with other bonuses cover the slots of all six Locations.
unconscious_mind-option-overlays-off = None
unconscious_mind-option-overlays-A = A · coloured sides
unconscious_mind-option-overlays-B = B · one coloured side in each District
unconscious_mind-option-overlays-C = C · grey sides, with treatments
unconscious_mind-option-start = Starting player
    .help = Random, or chosen by player 1.
unconscious_mind-option-start-random = Random
unconscious_mind-option-start-choose = Player 1 chooses
unconscious_mind-option-difficulty = The Id
    .help = How strong your solo opponent is.
unconscious_mind-option-difficulty-ego = Ego · gentle
unconscious_mind-option-difficulty-superego = Superego · demanding
unconscious_mind-option-difficulty-unbound = Id unbound · merciless

## What a player may do

unconscious_mind-do-place = Use space { $space } for: { $action }
unconscious_mind-do-ideas = Place { $way }
unconscious_mind-do-recall = Recall your Ideas
    .other = Recall the Ideas
unconscious_mind-do-treat = Treat the Client in { $room }
unconscious_mind-do-stop = Stop here
unconscious_mind-do-do = Resolve an effect
unconscious_mind-do-line_part = Trigger { $part }
unconscious_mind-do-advance = { $steps ->
    [one] Advance your Inkpot 1 space
   *[other] Advance your Inkpot { $steps } spaces
}
    .other = { $steps ->
        [one] Advance the Inkpot 1 space
       *[other] Advance the Inkpot { $steps } spaces
    }
unconscious_mind-do-line = Trigger { $line }
unconscious_mind-do-reputation = Take a Reputation action
unconscious_mind-do-insight = Move { $piece } from { $from } to { $to }
unconscious_mind-do-ignore = Use 1 Coffee instead of suppressing an Insight
unconscious_mind-do-swap = Swap { $card } for a face-up card
unconscious_mind-do-play = Play { $card }
unconscious_mind-do-publish = Publish { $treatise }
unconscious_mind-do-volume = Use { $card } as a Volume
unconscious_mind-do-cite = Cite the rightmost Volume of { $treatise }
unconscious_mind-do-go = { $steps ->
    [0] Move { $figure } to Freud’s Location
    [one] Advance { $figure } 1 Location
   *[other] Advance { $figure } { $steps } Locations
}
unconscious_mind-do-effect = Trigger an effect of the Location
unconscious_mind-do-more = Use a Bright Idea for more triggers
unconscious_mind-do-take = Take the tile of { $level }
unconscious_mind-do-put = Put the tile on { $place }
unconscious_mind-do-discard_tile = Discard the new tile
unconscious_mind-do-trigger = Trigger the tile on { $place }
unconscious_mind-do-slot = Claim a bonus at { $location }
unconscious_mind-do-district = Claim a bonus in { $district }
unconscious_mind-do-fireworks = Claim a bonus in { $district } with the Fireworks
unconscious_mind-do-box = Use a Heart-Shaped Box for the Client in { $room }
unconscious_mind-do-draft = Take on { $client }
unconscious_mind-do-dream = Take the Manifest Dream { $dream }
unconscious_mind-do-dream_unseen = Draw a Manifest Dream from the deck
unconscious_mind-do-goal = Count the goal for { $location }
unconscious_mind-do-main = Resolve the main effect
unconscious_mind-do-banner = Resolve the banner effect
unconscious_mind-do-adjust = Use Coffee to elevate or transfer an Insight
unconscious_mind-do-brighten = Use 3 Coffee for a Bright Idea
unconscious_mind-do-box_set = Use a Major, a Median and a Minor Insight for a Heart-Shaped Box
unconscious_mind-do-start = Let { $player } start
unconscious_mind-do-starting_tile = Start with { $tile }
unconscious_mind-do-starting_row = Put your starting tile in { $row }
    .other = Put the starting tile in { $row }
unconscious_mind-do-deal_tile = Turn up the Notebook tile { $tile }
unconscious_mind-do-deal_client = Turn up { $client }
unconscious_mind-do-deal_grief = Turn up Grief Layer { $grief }
unconscious_mind-do-deal_latent = Turn up the Latent Dream { $dream }
unconscious_mind-do-deal_manifest = Turn up the Manifest Dream { $dream }
unconscious_mind-do-deal_research = Turn up { $card }
unconscious_mind-do-deal_office = Deal { $office }
unconscious_mind-do-deal_location = Draw { $location }
unconscious_mind-do-deal_overlay = Lay overlay { $overlay }, { $side ->
    [colour] coloured side
   *[grey] grey side
}
unconscious_mind-do-deal_impulse = Turn up Impulse card { $impulse }

## Who must do what; .other is what everybody else reads

unconscious_mind-prompt-start = Choose who starts.
    .other = Waiting for { $player }: choosing who starts.
unconscious_mind-prompt-draw = Drawing…
    .other = Drawing…
unconscious_mind-prompt-draft = Choose the Client you take on.
    .other = Waiting for { $player }: taking on a Client.
unconscious_mind-prompt-dream = Choose a Manifest Dream for your new Client, or draw one.
    .other = Waiting for { $player }: choosing a Manifest Dream.
unconscious_mind-prompt-starting_tile = Choose your starting tile: where your Professor begins, and four Insights.
    .other = Waiting for { $player }: choosing a starting tile.
unconscious_mind-prompt-starting_row = Choose the row for your starting tile.
    .other = Waiting for { $player }: placing the starting tile.
unconscious_mind-prompt-turn = Your turn: state Ideas, recall them, or treat Clients.
    .other = Waiting for { $player }: choosing what to do this turn.
unconscious_mind-prompt-ideas = Choose what to place. Each Idea triggers the action once.
    .other = Waiting for { $player }: placing Ideas.
unconscious_mind-prompt-effects = Choose the next effect. Each can be done once.
    .other = Waiting for { $player }: resolving effects.
unconscious_mind-prompt-line = Choose what to trigger next in this line.
    .other = Waiting for { $player }: triggering a line of Notebook tiles.
unconscious_mind-prompt-inkpot = Choose how far your Inkpot goes.
    .other = Waiting for { $player }: advancing the Inkpot.
unconscious_mind-prompt-column = Choose an unlocked column to trigger.
    .other = Waiting for { $player }: choosing a column.
unconscious_mind-prompt-row = Choose a row to trigger.
    .other = Waiting for { $player }: choosing a row.
unconscious_mind-prompt-reputation = Choose an action below Freud’s marker, or one to its left.
    .other = Waiting for { $player }: choosing a Reputation action.
unconscious_mind-prompt-generate = Generate an Insight: choose the piece and where it goes.
    .other = Waiting for { $player }: generating an Insight.
unconscious_mind-prompt-elevate = { $count ->
    [one] Elevate an Insight: choose which.
   *[other] Elevate Insights: { $count } left.
}
    .other = Waiting for { $player }: elevating an Insight.
unconscious_mind-prompt-transfer = { $count ->
    [one] Transfer an Insight: choose which, and its new quality.
   *[other] Transfer Insights: { $count } left.
}
    .other = Waiting for { $player }: transferring an Insight.
unconscious_mind-prompt-adjust = Choose the Insight to elevate or transfer.
    .other = Waiting for { $player }: adjusting an Insight.
unconscious_mind-prompt-pay = Choose the Insight to use.
    .other = Waiting for { $player }: using Insights.
unconscious_mind-prompt-suppress = Choose the Insight to suppress.
    .other = Waiting for { $player }: suppressing an Insight.
unconscious_mind-prompt-swap = You may swap a Research card for one on display.
    .other = Waiting for { $player }: may swap a Research card.
unconscious_mind-prompt-play = Choose a Research card to play, or a Treatise to publish if you may.
    .other = Waiting for { $player }: playing Research cards.
unconscious_mind-prompt-gather = Choose the next Volume for your Treatise.
    .other = Waiting for { $player }: gathering Volumes.
unconscious_mind-prompt-mark = Choose which personal Insight to leave there for good.
    .other = Waiting for { $player }: choosing an Insight to leave behind.
unconscious_mind-prompt-move = Choose where to go.
    .other = Waiting for { $player }: moving through the city.
unconscious_mind-prompt-location = { $count ->
    [0] No triggers left here. A Bright Idea would bring more.
    [one] Choose an effect of this Location: 1 trigger left.
   *[other] Choose an effect of this Location: { $count } triggers left.
}
    .other = Waiting for { $player }: triggering a Location.
unconscious_mind-prompt-take = Choose a Notebook tile.
    .other = Waiting for { $player }: choosing a Notebook tile.
unconscious_mind-prompt-put = Choose where the tile goes.
    .other = Waiting for { $player }: placing a Notebook tile.
unconscious_mind-prompt-tile = Choose a Notebook tile to trigger.
    .other = Waiting for { $player }: choosing a tile to trigger.
unconscious_mind-prompt-bonus = You may claim a city bonus.
    .other = Waiting for { $player }: claiming a city bonus.
unconscious_mind-prompt-treat = Choose a Client to treat.
    .other = Waiting for { $player }: treating Clients.
unconscious_mind-prompt-boxes = The end of your turn: you may use Heart-Shaped Boxes as Therapy.
    .other = Waiting for { $player }: using Heart-Shaped Boxes.
unconscious_mind-prompt-goal = Choose the Location your goal counts for.
    .other = Waiting for { $player }: choosing a Location for the goal.
unconscious_mind-prompt-sides = Choose which effect of the new tile comes first.
    .other = Waiting for { $player }: triggering a new tile.
unconscious_mind-prompt-spill = { $count } Coffee does not fit: use Coffee to make room, or leave it.
    .other = Waiting for { $player }: making room for Coffee.
unconscious_mind-prompt-confirm = Done. End your turn, or undo.
    .other = Waiting for { $player }: ending the turn.
unconscious_mind-prompt-reveal = The next step reveals something and cannot be undone. Continue, or undo first.
    .other = Waiting for { $player }: revealing something.

unconscious_mind-the_id = The Id
unconscious_mind-prompt-chance = Drawing…
    .other = Drawing…

## What happened

unconscious_mind-event-begins = { $player } starts.
unconscious_mind-event-drafted = { $player } takes on { $client }.
unconscious_mind-event-dream_taken = { $player } takes the Manifest Dream { $dream }.
unconscious_mind-event-latent_drawn = { $player } draws the Latent Dream { $dream }.
unconscious_mind-event-tile_chosen = { $player } starts with { $tile }; the Professor begins at { $location }.
unconscious_mind-event-ideas_placed = { $player } places { $way } in row { $row }: { $action }.
unconscious_mind-event-recalled = { $coffee ->
    [one] { $player } recalls Ideas from 1 space.
   *[other] { $player } recalls Ideas from { $coffee } spaces.
}
unconscious_mind-event-treated = { $player } treats { $client } with the Dream { $dream }.
unconscious_mind-event-ink_moved = { $steps ->
    [one] { $player } advances the Inkpot 1 space, to { $where }
   *[other] { $player } advances the Inkpot { $steps } spaces, to { $where }
}{ $bright ->
    [0] .
    [one] , with a Bright Idea.
   *[other] , with { $bright } Bright Ideas.
}
unconscious_mind-event-idea_unlocked = { $player } completes a lap: a new Idea, and { $line } is unlocked.
unconscious_mind-event-insight_generated = { $player } generates { $to }: { $piece } from { $from }.
unconscious_mind-event-insight_elevated = { $player } elevates { $piece } from { $from } to { $to }.
unconscious_mind-event-insight_transferred = { $player } transfers { $piece } from { $from } to { $to }.
unconscious_mind-event-insight_suppressed = { $player } suppresses { $piece } from { $from } to { $to }.
unconscious_mind-event-insight_used = { $player } uses { $piece } from { $from }.
unconscious_mind-event-gained_coffee = { $player } gains { $count } Coffee.
unconscious_mind-event-gained_bright_ideas = { $count ->
    [one] { $player } gains a Bright Idea.
   *[other] { $player } gains { $count } Bright Ideas.
}
unconscious_mind-event-gained_boxes = { $count ->
    [one] { $player } gains a Heart-Shaped Box.
   *[other] { $player } gains { $count } Heart-Shaped Boxes.
}
unconscious_mind-event-gained_points = { $player } scores { $count } VP.
unconscious_mind-event-spent_coffee = { $player } uses { $count } Coffee.
unconscious_mind-event-spent_bright_ideas = { $count ->
    [one] { $player } uses a Bright Idea.
   *[other] { $player } uses { $count } Bright Ideas.
}
unconscious_mind-event-spent_boxes = { $count ->
    [one] { $player } uses a Heart-Shaped Box.
   *[other] { $player } uses { $count } Heart-Shaped Boxes.
}
unconscious_mind-event-research_drawn = { $player } draws a Research card.
unconscious_mind-event-research_drawn_card = { $player } draws { $card }.
unconscious_mind-event-research_swapped = { $player } swaps { $card } for { $taken }.
unconscious_mind-event-research_played = { $player } plays { $card }.
unconscious_mind-event-volume_cited = { $player } cites { $card } from { $treatise }; { $owner } scores points and gains a Bright Idea.
unconscious_mind-event-volume_cited_of_id = { $player } cites { $card } from { $treatise }; { $owner } scores points.
unconscious_mind-event-published = { $player } publishes { $treatise } and scores { $points } VP.
unconscious_mind-event-professor_moved = { $player } moves the Professor to { $location }.
unconscious_mind-event-freud_moved = { $player } moves Freud to { $location }.
unconscious_mind-event-journalist_moved = { $player } moves the Journalist to { $location }.
unconscious_mind-event-location_begins = { $times ->
    [one] { $player } may trigger { $location } once.
    [2] { $player } may trigger { $location } twice.
   *[other] { $player } may trigger { $location } { $times } times.
}
unconscious_mind-event-tile_taken = { $player } takes the Notebook tile { $tile }.
unconscious_mind-event-tile_put = { $player } puts { $tile } on { $place }.
unconscious_mind-event-tile_discarded = { $player } discards { $tile }.
unconscious_mind-event-tile_triggered = { $player } triggers { $tile }.
unconscious_mind-event-tile_shown = New Notebook tile: { $tile }.
unconscious_mind-event-vacant_scored = { $player } takes no tile (empty space) and scores { $points } VP.
unconscious_mind-event-line_begins = { $player } triggers { $line }.
unconscious_mind-event-insight_unlocked = { $player } completes { $line } and unlocks a personal Insight.
unconscious_mind-event-slot_taken = { $player } claims bonus { $slot } at { $location }.
unconscious_mind-event-district_taken = { $player } claims the bonus for { $number } tags in { $district }.
unconscious_mind-event-reputation_gained = { $player } gains 1 Reputation (space { $space }).
unconscious_mind-event-reputation_triggered = { $coffee ->
    [0] { $player } triggers the Reputation track: { $points } VP.
   *[other] { $player } triggers the Reputation track: { $points } VP and { $coffee } Coffee.
}
unconscious_mind-event-freud_goes_on = Freud walks on to { $location }.
unconscious_mind-event-freud_begins = Freud begins at { $location }.
unconscious_mind-event-journalist_begins = The Journalist begins at { $location }.
unconscious_mind-event-goal_claimed = { $player } claims the Location Goal { $goal }.
unconscious_mind-event-goal_counts_for = { $player } counts the goal { $goal } for { $location }.
unconscious_mind-event-therapy = { $left ->
    [0] Therapy for { $client }: the end of the track is reached.
    [one] Therapy for { $client }: 1 space left.
   *[other] Therapy for { $client }: { $left } spaces left.
}
unconscious_mind-event-catharsis = { $player } leads { $client } to Catharsis and scores { $points } VP.
unconscious_mind-event-cured = { $player } cures { $client } and scores { $points } VP.
unconscious_mind-event-room_opened = { $player } opens the Secondary Room.
unconscious_mind-event-end_signalled = Freud’s Reputation is complete: { $player } signals the end of the game. This round is finished, then one more is played.
unconscious_mind-event-final_round = The final round begins. No new Clients are taken on.
unconscious_mind-event-final_standing = { $player } scores { $points } VP for the Reputation track.
unconscious_mind-event-final_rank = { $player } scores { $points } VP for Treatises and cures, by rank on the Reputation track.
unconscious_mind-event-final_districts = { $player } scores { $points } VP for personal Insights in different Districts.
unconscious_mind-event-final_rows = { $player } scores { $points } VP for complete rows.
unconscious_mind-event-final_tags = { $player } scores { $points } VP for different tags.
unconscious_mind-event-final_cases = { $player } scores { $points } VP for Case-Study Clients.
unconscious_mind-event-final_leftover_boxes = { $player } scores { $points } VP for Heart-Shaped Boxes left over.
unconscious_mind-event-final_bright_ideas = { $player } scores { $points } VP for Coffee and Bright Ideas left over.
unconscious_mind-event-client_shown = New Client: { $client }.
unconscious_mind-event-dream_shown = New Manifest Dream: { $dream }.
unconscious_mind-event-research_shown = New Research card on display: { $card }.
unconscious_mind-event-fireworks_move = The Fireworks move to { $district }.
unconscious_mind-event-id_begins = { $player } is the opponent: its Professor begins at { $location }, and it starts with { $points } VP.
unconscious_mind-event-impulse_shown = { $player } turns over an Impulse card: { $first }, or else { $second }, or else { $third }.
unconscious_mind-event-libido_gained = The Id gains Libido (now { $count }).
unconscious_mind-event-libido_turned = { $count } Libido become a Heart-Shaped Box.

## Points by source; $count counts points. Those from "standing" on are scored at the end

unconscious_mind-panel-clients = Clients
unconscious_mind-panel-dreams = Dreams
unconscious_mind-panel-treatises = Treatises
unconscious_mind-panel-citations = Citations
unconscious_mind-panel-reputation = Reputation in play
unconscious_mind-panel-effects = Tiles and cards
unconscious_mind-panel-boxes = Boxes turned into VP
unconscious_mind-panel-standing = Reputation track
unconscious_mind-panel-rank = Rank
unconscious_mind-panel-districts = Districts
unconscious_mind-panel-rows = Rows
unconscious_mind-panel-tags = Tags
unconscious_mind-panel-cases = Case studies
unconscious_mind-panel-leftover_boxes = Boxes left
unconscious_mind-panel-bright_ideas = Bright Ideas left
unconscious_mind-score-clients = { $count } VP from Therapy, Catharsis and cures
unconscious_mind-score-dreams = { $count } VP from Dreams
unconscious_mind-score-treatises = { $count } VP from Treatises
unconscious_mind-score-citations = { $count } VP from being cited
unconscious_mind-score-reputation = { $count } VP from Reputation during the game
unconscious_mind-score-effects = { $count } VP from tiles, cards and spaces
unconscious_mind-score-boxes = { $count } VP from Heart-Shaped Boxes that did not fit
unconscious_mind-score-standing = { $count } VP from the Reputation track
unconscious_mind-score-rank = { $count } VP from Treatises and cures, by rank on the Reputation track
unconscious_mind-score-districts = { $count } VP from Insights in different Districts
unconscious_mind-score-rows = { $count } VP from complete rows
unconscious_mind-score-tags = { $count } VP from different tags
unconscious_mind-score-cases = { $count } VP from Case-Study Clients
unconscious_mind-score-leftover_boxes = { $count } VP from Heart-Shaped Boxes left over
unconscious_mind-score-bright_ideas = { $count } VP from Coffee and Bright Ideas left over

## What a card does, put together from its effects, so that it can never say other than it does.
## Everything here is a piece of a sentence without capital and full stop: the screen begins with a capital.

# One or more Insights: fx-generate and price-insight get this text as $insight. $count: how many that are alike
unconscious_mind-insight-minor-growth = { $count ->
    [one] a Minor Growth Insight
   *[other] { $count } Minor Growth Insights
}
unconscious_mind-insight-median-growth = { $count ->
    [one] a Median Growth Insight
   *[other] { $count } Median Growth Insights
}
unconscious_mind-insight-major-growth = { $count ->
    [one] a Major Growth Insight
   *[other] { $count } Major Growth Insights
}
unconscious_mind-insight-minor-freedom = { $count ->
    [one] a Minor Freedom Insight
   *[other] { $count } Minor Freedom Insights
}
unconscious_mind-insight-median-freedom = { $count ->
    [one] a Median Freedom Insight
   *[other] { $count } Median Freedom Insights
}
unconscious_mind-insight-major-freedom = { $count ->
    [one] a Major Freedom Insight
   *[other] { $count } Major Freedom Insights
}
unconscious_mind-insight-minor-passion = { $count ->
    [one] a Minor Passion Insight
   *[other] { $count } Minor Passion Insights
}
unconscious_mind-insight-median-passion = { $count ->
    [one] a Median Passion Insight
   *[other] { $count } Median Passion Insights
}
unconscious_mind-insight-major-passion = { $count ->
    [one] a Major Passion Insight
   *[other] { $count } Major Passion Insights
}
unconscious_mind-insight-minor-any = { $count ->
    [one] a Minor Insight of any quality
   *[other] { $count } Minor Insights of any quality
}
unconscious_mind-insight-median-any = { $count ->
    [one] a Median Insight of any quality
   *[other] { $count } Median Insights of any quality
}
unconscious_mind-insight-major-any = { $count ->
    [one] a Major Insight of any quality
   *[other] { $count } Major Insights of any quality
}

# What is paid. $insight: one of the texts above, or several joined by fx-and. $count: how many times
unconscious_mind-price-insight = use { $insight }
unconscious_mind-price-suppress = { $count ->
    [one] suppress an Insight
    [2] suppress Insights twice
   *[other] suppress Insights { $count } times
}

# $insight: one of the texts above
unconscious_mind-fx-generate = generate { $insight }
# $count: how often (n)
unconscious_mind-fx-elevate = { $count ->
    [one] elevate an Insight
    [2] elevate Insights twice
   *[other] elevate Insights { $count } times
}
unconscious_mind-fx-transfer = { $count ->
    [one] transfer an Insight
    [2] transfer Insights twice
   *[other] transfer Insights { $count } times
}
# What a gain brings, each thing by itself; $count: how many
unconscious_mind-fx-coffee = gain { $count } Coffee
unconscious_mind-fx-bright_idea = { $count ->
    [one] gain a Bright Idea
   *[other] gain { $count } Bright Ideas
}
unconscious_mind-fx-box = { $count ->
    [one] gain a Heart-Shaped Box
   *[other] gain { $count } Heart-Shaped Boxes
}
unconscious_mind-fx-vp = score { $count } VP
unconscious_mind-fx-research = { $count ->
    [one] gain a Research card
   *[other] gain { $count } Research cards
}
unconscious_mind-fx-notebook = { $count ->
    [one] gain a Notebook tile
   *[other] gain { $count } Notebook tiles
}
unconscious_mind-fx-reputation = { $count ->
    [one] gain a Reputation point
   *[other] gain { $count } Reputation points
}
# $price: a price; $effects: one or more effects joined by fx-and
unconscious_mind-fx-exchange = { $price } to { $effects }
# $count: the most (max)
unconscious_mind-fx-play_research = { $count ->
    [one] play a Research card
   *[other] play up to { $count } Research cards
}
unconscious_mind-fx-play_or_publish = { $count ->
    [one] play a Research card, or publish a Treatise
   *[other] play up to { $count } Research cards, or publish a Treatise
}
# $min, $max: how many Locations; $to_freud: 1 if it may go to Freud instead, else 0
unconscious_mind-fx-move_professor = { $max ->
    [one] advance your Professor 1 Location
   *[other] advance your Professor { $min }–{ $max } Locations
}{ $to_freud ->
    [0] {""}
   *[other] {" "}or move it to Freud
}
    .other = { $max ->
        [one] advance the Professor 1 Location
       *[other] advance the Professor { $min }–{ $max } Locations
    }{ $to_freud ->
        [0] { "" }
       *[other] { " " }or move it to Freud
    }
unconscious_mind-fx-move_freud = { $max ->
    [one] advance Freud 1 Location
   *[other] advance Freud { $min }–{ $max } Locations
}
# $location: with its article
unconscious_mind-fx-trigger_location = trigger { $location } (your tags, plus one)
    .other = trigger { $location } (tags, plus one)
unconscious_mind-fx-trigger_reputation = trigger the Reputation track
# $scope: tile, row or column; $restrict: any or adjacent
unconscious_mind-fx-trigger_notebook = { $scope ->
    [row] trigger a row of your Notebook
    [column] trigger an unlocked column of your Notebook
   *[tile] { $restrict ->
        [adjacent] trigger a Notebook tile next to this one
       *[any] trigger one of your Notebook tiles
    }
}
    .other = { $scope ->
        [row] trigger a row of the Notebook
        [column] trigger an unlocked column of the Notebook
       *[tile] { $restrict ->
            [adjacent] trigger a Notebook tile next to this one
           *[any] trigger a Notebook tile
        }
    }
# $min, $max: how many spaces
unconscious_mind-fx-inkpot = { $max ->
    [one] advance your Inkpot 1 space
   *[other] advance your Inkpot { $min }–{ $max } spaces
}
    .other = { $max ->
        [one] advance the Inkpot 1 space
       *[other] advance the Inkpot { $min }–{ $max } spaces
    }
# $count: how many (n)
unconscious_mind-fx-treat = { $count ->
    [one] treat a Client
    [2] treat Clients twice
   *[other] treat Clients { $count } times
}
unconscious_mind-fx-therapy = { $count ->
    [one] gain 1 Therapy point
   *[other] gain { $count } Therapy points
}
# $coffee: the price; $column: left, center or right; $trigger: none, banner, main or both
unconscious_mind-fx-gain_notebook_from = use { $coffee } Coffee to take a Notebook tile from the { $column ->
    [left] left
    [center] centre
   *[right] right
} column{ $trigger ->
    [banner] {" "}and do its banner effect
    [main] {" "}and do its main effect
    [both] {" "}and do its main and banner effects
   *[none] {""}
}
# $vp: points for each; $per: one of the texts per-...; $max: the most points
unconscious_mind-fx-score_per = score { $vp } VP { $per } (at most { $max })
unconscious_mind-fx-unlock_secondary_room = open your Secondary Room
    .other = open the Secondary Room

# How effects are joined. $one, $other: effects, or effects joined already. A card's effects, each for itself and in
# any order, are joined by fx-list; what one price buys, and the Insights of one price, by fx-comma and at last fx-and
unconscious_mind-fx-list = { $one }; { $other }
unconscious_mind-fx-comma = { $one }, { $other }
unconscious_mind-fx-and = { $one } and { $other }
unconscious_mind-fx-nothing = no effect

# What a Case-Study Client scores at the end; the same arguments as fx-score_per
unconscious_mind-fx-score_at_end = at the end: { $vp } VP { $per } (at most { $max })

# What points are counted by, after a number of VP
unconscious_mind-per-notebook_level_1 = for each level I tile in your Notebook
    .other = for each level I tile in the Notebook
unconscious_mind-per-notebook_level_2 = for each level II tile in your Notebook
    .other = for each level II tile in the Notebook
unconscious_mind-per-complete_rows = for each complete row of your Notebook
    .other = for each complete row of the Notebook
unconscious_mind-per-complete_columns = for each complete column of your Notebook
    .other = for each complete column of the Notebook
unconscious_mind-per-treatises = for each Treatise you have published
    .other = for each Treatise published
unconscious_mind-per-cured_clients = for each Client you have cured
    .other = for each Client cured
unconscious_mind-per-cured_routine = for each Routine Client you have cured
    .other = for each Routine Client cured
unconscious_mind-per-cured_case_study = for each Case-Study Client you have cured
    .other = for each Case-Study Client cured
unconscious_mind-per-tags_green = for each of your green tags
    .other = for each green tag
unconscious_mind-per-tags_purple = for each of your purple tags
    .other = for each purple tag
unconscious_mind-per-tags_red = for each of your red tags
    .other = for each red tag
unconscious_mind-per-distinct_tags = for each different tag you have
    .other = for each different tag
unconscious_mind-per-city_insights = for each Insight you have on the City Map
    .other = for each Insight on the City Map
unconscious_mind-per-reputation_level = for each space of your Reputation
    .other = for each space of Reputation
unconscious_mind-per-research_in_play = for each Research card you have in play
    .other = for each Research card in play
unconscious_mind-per-location_goals = for each Location Goal you have claimed
    .other = for each Location Goal claimed
unconscious_mind-per-unlocked_ideas = for each Idea you have unlocked
    .other = for each Idea unlocked
unconscious_mind-per-major_insights = for each of your Major Insights
    .other = for each Major Insight

# The lasting abilities of Routine Clients. $count: the ability's number; $effects: effects joined by fx-and
unconscious_mind-mod-coffee_cap = you may hold up to { $count } Coffee
unconscious_mind-mod-notebook_discount = Notebook tiles from the Meeting Table cost you { $count } Coffee less
unconscious_mind-mod-free_inkpot_step = { $count ->
    [one] once a turn your Inkpot may go 1 space more or less, without a Bright Idea
   *[other] once a turn your Inkpot may go up to { $count } spaces more or less, without a Bright Idea
}
unconscious_mind-mod-on_recall = whenever you recall Ideas: { $effects }
unconscious_mind-mod-on_play_research = whenever you play a Research card: { $effects }
unconscious_mind-mod-on_treat_latent = whenever you treat with a Latent Dream: { $effects }
unconscious_mind-mod-location_extra = { $count ->
    [one] you trigger Locations one extra time (five at most)
   *[other] you trigger Locations { $count } extra times (five at most)
}
unconscious_mind-mod-cheap_adjust = once a turn, elevating or transferring with Coffee costs you only { $count }
unconscious_mind-mod-overcompensation_change = gain { $count } Coffee for each level you overpay
unconscious_mind-mod-icon_match_any = any icon of a Manifest Dream matches any icon of a Grief Layer
unconscious_mind-mod-professor_range = your Professor may advance up to { $count } Locations
unconscious_mind-mod-wild_volume = { $count ->
    [one] when you publish, 1 of your Research cards may be a Volume of any colour (not the leftmost)
   *[other] when you publish, { $count } of your Research cards may be Volumes of any colour (not the leftmost)
}

## Words for places and pieces

# The actions of the Meeting Table
unconscious_mind-action-notebook_left = Tile from the left column
    .a = take a Notebook tile from the left column
unconscious_mind-action-notebook_center = Tile from the centre column
    .a = take a Notebook tile from the centre column
unconscious_mind-action-notebook_right = Tile from the right column
    .a = take a Notebook tile from the right column
unconscious_mind-action-move_professor = Move the Professor
    .a = move the Professor
unconscious_mind-action-play_or_publish = Play or publish
    .a = play Research cards or publish a Treatise
unconscious_mind-action-elevate_transfer = Elevate and transfer
    .a = elevate and transfer Insights
unconscious_mind-action-move_freud = Move Freud
    .a = move Freud
unconscious_mind-action-gain_research = Gain Research
    .a = gain a Research card
unconscious_mind-action-generate_three = Generate three Insights
    .a = generate three Insights

# What is placed on an Idea space
unconscious_mind-way-idea = one Idea
    .a = one Idea
unconscious_mind-way-bright = one Bright Idea
    .a = one Bright Idea
unconscious_mind-way-two_ideas = two Ideas
    .a = two Ideas
unconscious_mind-way-both = an Idea and a Bright Idea
    .a = an Idea and a Bright Idea
unconscious_mind-way-two_bright = two Bright Ideas
    .a = two Bright Ideas

# The areas of the Insight dial, and its pieces
unconscious_mind-area-reserve = reserve
    .a = the reserve
unconscious_mind-area-minor-growth = Minor Growth
    .a = Minor Growth
unconscious_mind-area-median-growth = Median Growth
    .a = Median Growth
unconscious_mind-area-major-growth = Major Growth
    .a = Major Growth
unconscious_mind-area-minor-freedom = Minor Freedom
    .a = Minor Freedom
unconscious_mind-area-median-freedom = Median Freedom
    .a = Median Freedom
unconscious_mind-area-major-freedom = Major Freedom
    .a = Major Freedom
unconscious_mind-area-minor-passion = Minor Passion
    .a = Minor Passion
unconscious_mind-area-median-passion = Median Passion
    .a = Median Passion
unconscious_mind-area-major-passion = Major Passion
    .a = Major Passion
unconscious_mind-piece-common = common Insight
    .a = a common Insight
unconscious_mind-piece-own = personal Insight
    .a = a personal Insight

# The city
unconscious_mind-location-theater = Theatre
    .a = the Theatre
unconscious_mind-location-library = Library
    .a = the Library
unconscious_mind-location-opera = Opera
    .a = the Opera
unconscious_mind-location-museum = Museum
    .a = the Museum
unconscious_mind-location-university = University
    .a = the University
unconscious_mind-location-cafe = Café
    .a = the Café
unconscious_mind-district-green = green District
    .a = the green District
unconscious_mind-district-purple = purple District
    .a = the purple District
unconscious_mind-district-red = red District
    .a = the red District
unconscious_mind-figure-professor = Professor
    .a = the Professor
unconscious_mind-figure-freud = Freud
    .a = Freud
unconscious_mind-figure-journalist = Journalist
    .a = the Journalist

# The Location Goals, by their conditions
unconscious_mind-goal-goal_columns = Two complete columns
    .a = “Two complete columns”
unconscious_mind-goal-goal_city = Two Insights on the City Map
    .a = “Two Insights on the City Map”
unconscious_mind-goal-goal_routine = Three Routine Clients cured
    .a = “Three Routine Clients cured”
unconscious_mind-goal-goal_case_study = Two Case-Study Clients cured
    .a = “Two Case-Study Clients cured”
unconscious_mind-goal-goal_five = Five Clients cured
    .a = “Five Clients cured”
unconscious_mind-goal-goal_treatises = Two Treatises published
    .a = “Two Treatises published”
unconscious_mind-goal-goal_rows = Two complete rows
    .a = “Two complete rows”

# Player board and office
unconscious_mind-line-row1 = top row
    .a = the top row
unconscious_mind-line-row2 = middle row
    .a = the middle row
unconscious_mind-line-row3 = bottom row
    .a = the bottom row
unconscious_mind-line-column1 = left column
    .a = the left column
unconscious_mind-line-column2 = middle column
    .a = the middle column
unconscious_mind-line-column3 = right column
    .a = the right column
unconscious_mind-part_of_line-start = the row’s own effect
    .a = the row’s own effect
unconscious_mind-part_of_line-first = the first tile
    .a = the first tile
unconscious_mind-part_of_line-second = the second tile
    .a = the second tile
unconscious_mind-part_of_line-third = the third tile
    .a = the third tile
unconscious_mind-part_of_line-end = the effect at the end of the line
    .a = the effect at the end of the line
unconscious_mind-inkpot-top = top space
    .a = the top space
unconscious_mind-inkpot-row1 = top-row space
    .a = the top-row space
unconscious_mind-inkpot-row2 = middle-row space
    .a = the middle-row space
unconscious_mind-inkpot-row3 = bottom-row space
    .a = the bottom-row space
unconscious_mind-inkpot-left = left space
    .a = the left space
unconscious_mind-level-level_1 = level I
    .a = level I
unconscious_mind-level-level_2 = level II
    .a = level II
unconscious_mind-room-primary = Primary Room
    .a = the Primary Room
unconscious_mind-room-secondary = Secondary Room
    .a = the Secondary Room
unconscious_mind-office-key = office with the key
    .a = the office with the key
unconscious_mind-office-lantern = office with the lantern
    .a = the office with the lantern
unconscious_mind-office-mirror = office with the mirror
    .a = the office with the mirror
unconscious_mind-office-feather = office with the feather
    .a = the office with the feather

# What cards and goals count
unconscious_mind-counter-notebook_level_1 = level I tiles
unconscious_mind-counter-notebook_level_2 = level II tiles
unconscious_mind-counter-complete_rows = complete rows
unconscious_mind-counter-complete_columns = complete columns
unconscious_mind-counter-treatises = Treatises published
unconscious_mind-counter-cured_clients = Clients cured
unconscious_mind-counter-cured_routine = Routine Clients cured
unconscious_mind-counter-cured_case_study = Case-Study Clients cured
unconscious_mind-counter-tags_green = green tags
unconscious_mind-counter-tags_purple = purple tags
unconscious_mind-counter-tags_red = red tags
unconscious_mind-counter-distinct_tags = different tags
unconscious_mind-counter-city_insights = Insights on the City Map
unconscious_mind-counter-reputation_level = Reputation
unconscious_mind-counter-research_in_play = Research cards in play
unconscious_mind-counter-location_goals = Location Goals claimed
unconscious_mind-counter-unlocked_ideas = Ideas unlocked
unconscious_mind-counter-major_insights = Major Insights

## Notebook tiles

unconscious_mind-tile-ns01 = Pressed Fern
    .a = “Pressed Fern”
unconscious_mind-tile-ns02 = Loose Reins
    .a = “Loose Reins”
unconscious_mind-tile-ns03 = Struck Match
    .a = “Struck Match”
unconscious_mind-tile-ns04 = Night Lamp
    .a = “Night Lamp”
unconscious_mind-tile-ns05 = Paper Bird
    .a = “Paper Bird”
unconscious_mind-tile-ns06 = Sealing Wax
    .a = “Sealing Wax”
unconscious_mind-tile-ns07 = Apothecary Label
    .a = “Apothecary Label”
unconscious_mind-tile-ns08 = Second Glance
    .a = “Second Glance”
unconscious_mind-tile-ns09 = Flushed Cheek
    .a = “Flushed Cheek”
unconscious_mind-tile-ns10 = Grafted Branch
    .a = “Grafted Branch”
unconscious_mind-tile-ns11 = Open Cage
    .a = “Open Cage”
unconscious_mind-tile-ns12 = Double Espresso
    .a = “Double Espresso”
unconscious_mind-tile-n101 = Field Notes
    .a = “Field Notes”
unconscious_mind-tile-n102 = Herbarium Page
    .a = “Herbarium Page”
unconscious_mind-tile-n103 = Case Ledger
    .a = “Case Ledger”
unconscious_mind-tile-n104 = Slow Reading
    .a = “Slow Reading”
unconscious_mind-tile-n105 = Root System
    .a = “Root System”
unconscious_mind-tile-n106 = Prescription Slip
    .a = “Prescription Slip”
unconscious_mind-tile-n107 = Reading-Room Pass
    .a = “Reading-Room Pass”
unconscious_mind-tile-n108 = Morning Roast
    .a = “Morning Roast”
unconscious_mind-tile-n109 = Free Association
    .a = “Free Association”
unconscious_mind-tile-n110 = Open Window
    .a = “Open Window”
unconscious_mind-tile-n111 = Word Chain
    .a = “Word Chain”
unconscious_mind-tile-n112 = Ring-Road Walk
    .a = “Ring-Road Walk”
unconscious_mind-tile-n113 = Loose Thread
    .a = “Loose Thread”
unconscious_mind-tile-n114 = Standing-Room Ticket
    .a = “Standing-Room Ticket”
unconscious_mind-tile-n115 = Travel Diary
    .a = “Travel Diary”
unconscious_mind-tile-n116 = Marginalia
    .a = “Marginalia”
unconscious_mind-tile-n117 = Ardent Letter
    .a = “Ardent Letter”
unconscious_mind-tile-n118 = Ember Sketch
    .a = “Ember Sketch”
unconscious_mind-tile-n119 = Confession
    .a = “Confession”
unconscious_mind-tile-n120 = Bitter Tonic
    .a = “Bitter Tonic”
unconscious_mind-tile-n121 = Rivalry
    .a = “Rivalry”
unconscious_mind-tile-n122 = Lecture Notes
    .a = “Lecture Notes”
unconscious_mind-tile-n123 = Late-Night Draft
    .a = “Late-Night Draft”
unconscious_mind-tile-n124 = Open Secret
    .a = “Open Secret”
unconscious_mind-tile-n201 = Deep Roots
    .a = “Deep Roots”
unconscious_mind-tile-n202 = Growth Chart
    .a = “Growth Chart”
unconscious_mind-tile-n203 = Second Opinion
    .a = “Second Opinion”
unconscious_mind-tile-n204 = Standing Order
    .a = “Standing Order”
unconscious_mind-tile-n205 = Cabinet of Remedies
    .a = “Cabinet of Remedies”
unconscious_mind-tile-n206 = Box at the Play
    .a = “Box at the Play”
unconscious_mind-tile-n207 = Garden Allegory
    .a = “Garden Allegory”
unconscious_mind-tile-n208 = Copied Page
    .a = “Copied Page”
unconscious_mind-tile-n209 = Skylight
    .a = “Skylight”
unconscious_mind-tile-n210 = Flight Dream
    .a = “Flight Dream”
unconscious_mind-tile-n211 = Epiphany
    .a = “Epiphany”
unconscious_mind-tile-n212 = Grand Tour
    .a = “Grand Tour”
unconscious_mind-tile-n213 = Reversal
    .a = “Reversal”
unconscious_mind-tile-n214 = Gallery Sketch
    .a = “Gallery Sketch”
unconscious_mind-tile-n215 = Panorama
    .a = “Panorama”
unconscious_mind-tile-n216 = Echo
    .a = “Echo”
unconscious_mind-tile-n217 = Blaze
    .a = “Blaze”
unconscious_mind-tile-n218 = Fever Chart
    .a = “Fever Chart”
unconscious_mind-tile-n219 = Public Lecture
    .a = “Public Lecture”
unconscious_mind-tile-n220 = Sanatorium Stores
    .a = “Sanatorium Stores”
unconscious_mind-tile-n221 = Momentum
    .a = “Momentum”
unconscious_mind-tile-n222 = Coffee-House Debate
    .a = “Coffee-House Debate”
unconscious_mind-tile-n223 = Word of Mouth
    .a = “Word of Mouth”
unconscious_mind-tile-n224 = Afterimage
    .a = “Afterimage”

# The tiles the Id begins with
unconscious_mind-tile-id_study = I · Study
    .a = “I · Study”
unconscious_mind-tile-id_stroll = II · Stroll
    .a = “II · Stroll”
unconscious_mind-tile-id_treat = III · Couch
    .a = “III · Couch”

## Research cards

unconscious_mind-research-r01 = On Stage Fright
    .a = “On Stage Fright”
unconscious_mind-research-r02 = Masks and Roles
    .a = “Masks and Roles”
unconscious_mind-research-r03 = The Prompter Within
    .a = “The Prompter Within”
unconscious_mind-research-r04 = Collected Rehearsals
    .a = “Collected Rehearsals”
unconscious_mind-research-r05 = The Quiet Stacks
    .a = “The Quiet Stacks”
unconscious_mind-research-r06 = Remedies for Worry
    .a = “Remedies for Worry”
unconscious_mind-research-r07 = An Index of Sighs
    .a = “An Index of Sighs”
unconscious_mind-research-r08 = Annotated Catalogue
    .a = “Annotated Catalogue”
unconscious_mind-research-r09 = Childhood Gardens
    .a = “Childhood Gardens”
unconscious_mind-research-r10 = Seedling Theory
    .a = “Seedling Theory”
unconscious_mind-research-r11 = Pruning the Will
    .a = “Pruning the Will”
unconscious_mind-research-r12 = Steady Progress
    .a = “Steady Progress”
unconscious_mind-research-r13 = Arias of Escape
    .a = “Arias of Escape”
unconscious_mind-research-r14 = The Leitmotif
    .a = “The Leitmotif”
unconscious_mind-research-r15 = Overture to Dreams
    .a = “Overture to Dreams”
unconscious_mind-research-r16 = Full Score
    .a = “Full Score”
unconscious_mind-research-r17 = Objects That Travel
    .a = “Objects That Travel”
unconscious_mind-research-r18 = The Empty Frame
    .a = “The Empty Frame”
unconscious_mind-research-r19 = Scattered Fragments
    .a = “Scattered Fragments”
unconscious_mind-research-r20 = Museum Inventory
    .a = “Museum Inventory”
unconscious_mind-research-r21 = Wings and Wishes
    .a = “Wings and Wishes”
unconscious_mind-research-r22 = Unbound Pages
    .a = “Unbound Pages”
unconscious_mind-research-r23 = The Wandering Scholar
    .a = “The Wandering Scholar”
unconscious_mind-research-r24 = Small Hours
    .a = “Small Hours”
unconscious_mind-research-r25 = Heat of Argument
    .a = “Heat of Argument”
unconscious_mind-research-r26 = School of Desire
    .a = “School of Desire”
unconscious_mind-research-r27 = Inaugural Lecture
    .a = “Inaugural Lecture”
unconscious_mind-research-r28 = Faculty Proceedings
    .a = “Faculty Proceedings”
unconscious_mind-research-r29 = Sugar and Smoke
    .a = “Sugar and Smoke”
unconscious_mind-research-r30 = Cordials and Cures
    .a = “Cordials and Cures”
unconscious_mind-research-r31 = Gossip as Symptom
    .a = “Gossip as Symptom”
unconscious_mind-research-r32 = Regulars at Table Nine
    .a = “Regulars at Table Nine”
unconscious_mind-research-r33 = Limelight
    .a = “Limelight”
unconscious_mind-research-r34 = Footnotes on Fire
    .a = “Footnotes on Fire”
unconscious_mind-research-r35 = Crescendo
    .a = “Crescendo”
unconscious_mind-research-r36 = Portrait of a Rival
    .a = “Portrait of a Rival”

## Treatises

unconscious_mind-treatise-t31 = A Short Study of Habit
    .a = “A Short Study of Habit”
unconscious_mind-treatise-t32 = A Short Study of Wandering
    .a = “A Short Study of Wandering”
unconscious_mind-treatise-t33 = A Short Study of Anger
    .a = “A Short Study of Anger”
unconscious_mind-treatise-t41 = Wishes in Four Parts
    .a = “Wishes in Four Parts”
unconscious_mind-treatise-t42 = Memory in Four Parts
    .a = “Memory in Four Parts”
unconscious_mind-treatise-t43 = Flight in Four Parts
    .a = “Flight in Four Parts”
unconscious_mind-treatise-t51 = The Great Work on Roots
    .a = “The Great Work on Roots”
unconscious_mind-treatise-t52 = The Great Work on Horizons
    .a = “The Great Work on Horizons”
unconscious_mind-treatise-t53 = The Great Work on Fire
    .a = “The Great Work on Fire”

## Clients

unconscious_mind-client-c01 = The Sleepless Baker
    .a = the Sleepless Baker
unconscious_mind-client-c02 = The Stationer’s Widow
    .a = the Stationer’s Widow
unconscious_mind-client-c03 = The Tram Conductor
    .a = the Tram Conductor
unconscious_mind-client-c04 = The Night Porter
    .a = the Night Porter
unconscious_mind-client-c05 = The Young Typesetter
    .a = the Young Typesetter
unconscious_mind-client-c06 = The Retired Diver
    .a = the Retired Diver
unconscious_mind-client-c07 = The Society Hostess
    .a = the Society Hostess
unconscious_mind-client-c08 = The Coffee Importer
    .a = the Coffee Importer
unconscious_mind-client-c09 = The Anxious Banker
    .a = the Anxious Banker
unconscious_mind-client-c10 = The Star-Gazer
    .a = the Star-Gazer
unconscious_mind-client-c11 = The Mountain Guide
    .a = the Mountain Guide
unconscious_mind-client-c12 = The Bookbinder
    .a = the Bookbinder
unconscious_mind-client-k01 = The Girl Who Counted Stairs
    .a = the Girl Who Counted Stairs
unconscious_mind-client-k02 = The Composer Without Ears
    .a = the Composer Without Ears
unconscious_mind-client-k03 = The Twin Archivists
    .a = the Twin Archivists
unconscious_mind-client-k04 = The Crowded Room
    .a = the Crowded Room
unconscious_mind-client-k05 = The Gardener of Salt
    .a = the Gardener of Salt
unconscious_mind-client-k06 = The Caged Tenor
    .a = the Caged Tenor
unconscious_mind-client-k07 = The Duellist’s Sister
    .a = the Duellist’s Sister
unconscious_mind-client-k08 = The Man Lost in Vienna
    .a = the Man Lost in Vienna
unconscious_mind-client-k09 = The Forgotten Minister
    .a = the Forgotten Minister
unconscious_mind-client-k10 = The Letter Hoarder
    .a = the Letter Hoarder
unconscious_mind-client-k11 = The Architect of Columns
    .a = the Architect of Columns
unconscious_mind-client-k12 = The Collector of Prizes
    .a = the Collector of Prizes

## Dreams

unconscious_mind-dream-m01 = Staircase of Leaves
    .a = “Staircase of Leaves”
unconscious_mind-dream-m02 = The Orchard Indoors
    .a = “The Orchard Indoors”
unconscious_mind-dream-m03 = A House with Too Many Doors
    .a = “A House with Too Many Doors”
unconscious_mind-dream-m04 = Three Small Seeds
    .a = “Three Small Seeds”
unconscious_mind-dream-m05 = The Giant Sunflower
    .a = “The Giant Sunflower”
unconscious_mind-dream-m06 = Roots Under the Bed
    .a = “Roots Under the Bed”
unconscious_mind-dream-m07 = Two Green Rivers
    .a = “Two Green Rivers”
unconscious_mind-dream-m08 = Letters in the Hedge
    .a = “Letters in the Hedge”
unconscious_mind-dream-m09 = The Thin Sapling
    .a = “The Thin Sapling”
unconscious_mind-dream-m10 = The Borrowed Greenhouse
    .a = “The Borrowed Greenhouse”
unconscious_mind-dream-m11 = Rain Beyond the Fence
    .a = “Rain Beyond the Fence”
unconscious_mind-dream-m12 = The Nursery Forest
    .a = “The Nursery Forest”
unconscious_mind-dream-m13 = Falling Upward
    .a = “Falling Upward”
unconscious_mind-dream-m14 = The Painted Horizon
    .a = “The Painted Horizon”
unconscious_mind-dream-m15 = Kites Without String
    .a = “Kites Without String”
unconscious_mind-dream-m16 = Three Passing Trains
    .a = “Three Passing Trains”
unconscious_mind-dream-m17 = The Open Balcony
    .a = “The Open Balcony”
unconscious_mind-dream-m18 = Swallows at Noon
    .a = “Swallows at Noon”
unconscious_mind-dream-m19 = Two Empty Boats
    .a = “Two Empty Boats”
unconscious_mind-dream-m20 = The Missing Passport
    .a = “The Missing Passport”
unconscious_mind-dream-m21 = A Crack in the Wall
    .a = “A Crack in the Wall”
unconscious_mind-dream-m22 = The Rented Wings
    .a = “The Rented Wings”
unconscious_mind-dream-m23 = Fire Seen from the Coast
    .a = “Fire Seen from the Coast”
unconscious_mind-dream-m24 = The Long Bridge
    .a = “The Long Bridge”
unconscious_mind-dream-m25 = The Burning Chair
    .a = “The Burning Chair”
unconscious_mind-dream-m26 = Wine on the Tablecloth
    .a = “Wine on the Tablecloth”
unconscious_mind-dream-m27 = A Dance with Strangers
    .a = “A Dance with Strangers”
unconscious_mind-dream-m28 = Three Red Candles
    .a = “Three Red Candles”
unconscious_mind-dream-m29 = The Roaring Stove
    .a = “The Roaring Stove”
unconscious_mind-dream-m30 = A Duel in the Snow
    .a = “A Duel in the Snow”
unconscious_mind-dream-m31 = Two Beating Drums
    .a = “Two Beating Drums”
unconscious_mind-dream-m32 = The Torn Photograph
    .a = “The Torn Photograph”
unconscious_mind-dream-m33 = A Locket in the Ash
    .a = “A Locket in the Ash”
unconscious_mind-dream-m34 = The Borrowed Violin
    .a = “The Borrowed Violin”
unconscious_mind-dream-m35 = Garden of Open Sky
    .a = “Garden of Open Sky”
unconscious_mind-dream-m36 = The Crimson Staircase
    .a = “The Crimson Staircase”
unconscious_mind-dream-l01 = The Buried Key
    .a = “The Buried Key”
unconscious_mind-dream-l02 = What the Garden Hid
    .a = “What the Garden Hid”
unconscious_mind-dream-l03 = Grandmother’s Orchard
    .a = “Grandmother’s Orchard”
unconscious_mind-dream-l04 = Two Trees, One Shadow
    .a = “Two Trees, One Shadow”
unconscious_mind-dream-l05 = The Unread Shelf
    .a = “The Unread Shelf”
unconscious_mind-dream-l06 = Milk and Mist
    .a = “Milk and Mist”
unconscious_mind-dream-l07 = The Whole Valley
    .a = “The Whole Valley”
unconscious_mind-dream-l08 = The Oldest Oak
    .a = “The Oldest Oak”
unconscious_mind-dream-l09 = The Small Green Door
    .a = “The Small Green Door”
unconscious_mind-dream-l10 = Anything Can Grow
    .a = “Anything Can Grow”
unconscious_mind-dream-l11 = The Bird in the Chest
    .a = “The Bird in the Chest”
unconscious_mind-dream-l12 = Beyond the City Wall
    .a = “Beyond the City Wall”
unconscious_mind-dream-l13 = The Unsent Letter
    .a = “The Unsent Letter”
unconscious_mind-dream-l14 = Two Winds
    .a = “Two Winds”
unconscious_mind-dream-l15 = The Map with No Roads
    .a = “The Map with No Roads”
unconscious_mind-dream-l16 = A Sky Full of Coats
    .a = “A Sky Full of Coats”
unconscious_mind-dream-l17 = The Whole Horizon
    .a = “The Whole Horizon”
unconscious_mind-dream-l18 = The Last Station
    .a = “The Last Station”
unconscious_mind-dream-l19 = The Narrow Window
    .a = “The Narrow Window”
unconscious_mind-dream-l20 = Anywhere but Here
    .a = “Anywhere but Here”
unconscious_mind-dream-l21 = The Fire Under the Floor
    .a = “The Fire Under the Floor”
unconscious_mind-dream-l22 = What the Mirror Wanted
    .a = “What the Mirror Wanted”
unconscious_mind-dream-l23 = The Forbidden Waltz
    .a = “The Forbidden Waltz”
unconscious_mind-dream-l24 = Two Flames
    .a = “Two Flames”
unconscious_mind-dream-l25 = The Locked Piano
    .a = “The Locked Piano”
unconscious_mind-dream-l26 = A Throat of Embers
    .a = “A Throat of Embers”
unconscious_mind-dream-l27 = The Whole Inferno
    .a = “The Whole Inferno”
unconscious_mind-dream-l28 = The First Quarrel
    .a = “The First Quarrel”
unconscious_mind-dream-l29 = The Hidden Scar
    .a = “The Hidden Scar”
unconscious_mind-dream-l30 = Anyone at All
    .a = “Anyone at All”

## The box, part by part, and what is known of a part: for the page about the edition

unconscious_mind-part-actions = Meeting Table actions
unconscious_mind-part-idea_spaces = Idea spaces
unconscious_mind-part-idea_spaces-i00 = i00 · row 1, space 1
unconscious_mind-part-idea_spaces-i01 = i01 · row 1, space 2
unconscious_mind-part-idea_spaces-i02 = i02 · row 1, space 3
unconscious_mind-part-idea_spaces-i03 = i03 · row 1, space 4
unconscious_mind-part-idea_spaces-i10 = i10 · row 2, space 1
unconscious_mind-part-idea_spaces-i11 = i11 · row 2, space 2
unconscious_mind-part-idea_spaces-i12 = i12 · row 2, space 3
unconscious_mind-part-idea_spaces-i13 = i13 · row 2, space 4
unconscious_mind-part-idea_spaces-i20 = i20 · row 3, space 1
unconscious_mind-part-idea_spaces-i21 = i21 · row 3, space 2
unconscious_mind-part-idea_spaces-i22 = i22 · row 3, space 3
unconscious_mind-part-idea_spaces-i23 = i23 · row 3, space 4
unconscious_mind-part-idea_spaces-i30 = i30 · row 4, space 1
unconscious_mind-part-idea_spaces-i31 = i31 · row 4, space 2
unconscious_mind-part-idea_spaces-i32 = i32 · row 4, space 3
unconscious_mind-part-idea_spaces-i33 = i33 · row 4, space 4
unconscious_mind-part-vacant_vp = points for empty tile spaces
unconscious_mind-part-coffee = Coffee
unconscious_mind-part-boxes = Heart-Shaped Boxes
unconscious_mind-part-ideas = Ideas
unconscious_mind-part-insights = Insights
unconscious_mind-part-inkpot = Inkpot track
unconscious_mind-part-rows = effects of the rows
unconscious_mind-part-row_end = effect at the end of a row
unconscious_mind-part-columns = effects of the columns
unconscious_mind-part-gates = cures needed for third tiles
unconscious_mind-part-adjust = Coffee for elevating or transferring
unconscious_mind-part-ignore_suppress = Coffee instead of suppressing
unconscious_mind-part-bright_idea = Bright Ideas
unconscious_mind-part-box_set = Insights for a Heart-Shaped Box
unconscious_mind-part-therapy = Therapy track
unconscious_mind-part-reputation = Reputation track
unconscious_mind-part-freud_lines = lines that move Freud
unconscious_mind-part-zones_above = zones above the Reputation track
unconscious_mind-part-zones_below = zones below the Reputation track
unconscious_mind-part-final = final scoring
unconscious_mind-part-starting = starting tiles
unconscious_mind-part-level_1 = Notebook tiles, level I
unconscious_mind-part-level_2 = Notebook tiles, level II
unconscious_mind-part-research = Research cards
unconscious_mind-part-treatises = Treatises
unconscious_mind-part-citing = citing
unconscious_mind-part-routine = Routine Clients
unconscious_mind-part-case_study = Case-Study Clients
unconscious_mind-part-grief = Grief Layers
unconscious_mind-part-starting_grief = starting Grief Layers
unconscious_mind-part-manifest = Manifest Dreams
unconscious_mind-part-latent = Latent Dreams
unconscious_mind-part-locations = Locations
unconscious_mind-part-trigger_limit = most triggers of a Location
unconscious_mind-part-districts = Districts
unconscious_mind-part-goals = Location Goals
unconscious_mind-part-overlays = Location overlays
unconscious_mind-part-notebook_tiles = number of Notebook tiles
unconscious_mind-part-displays = cards on display
unconscious_mind-part-order = extra resources by order of play
unconscious_mind-part-offices = Office Room cards
unconscious_mind-part-colours = player colours
unconscious_mind-part-impulses = Impulse cards
unconscious_mind-part-difficulties = difficulty of the Id
unconscious_mind-part-rows-growth = row of Growth
unconscious_mind-part-rows-freedom = row of Freedom
unconscious_mind-part-rows-passion = row of Passion
unconscious_mind-part-zones_above-above1 = first zone
unconscious_mind-part-zones_above-above2 = second zone
unconscious_mind-part-zones_above-above3 = third zone
unconscious_mind-part-zones_below-below1 = first zone
unconscious_mind-part-zones_below-below2 = second zone
unconscious_mind-part-zones_below-below3 = third zone
unconscious_mind-part-order-player1 = first player
unconscious_mind-part-order-player2 = second player
unconscious_mind-part-order-player3 = third player
unconscious_mind-part-order-player4 = fourth player
unconscious_mind-part-colours-teal = teal
unconscious_mind-part-colours-pink = pink
unconscious_mind-part-colours-yellow = yellow
unconscious_mind-part-colours-brown = brown
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
unconscious_mind-part-grief-g01 = Grief Layer 1
unconscious_mind-part-grief-g02 = Grief Layer 2
unconscious_mind-part-grief-g03 = Grief Layer 3
unconscious_mind-part-grief-g04 = Grief Layer 4
unconscious_mind-part-grief-g05 = Grief Layer 5
unconscious_mind-part-grief-g06 = Grief Layer 6
unconscious_mind-part-grief-g07 = Grief Layer 7
unconscious_mind-part-grief-g08 = Grief Layer 8
unconscious_mind-part-grief-g09 = Grief Layer 9
unconscious_mind-part-grief-g10 = Grief Layer 10
unconscious_mind-part-grief-g11 = Grief Layer 11
unconscious_mind-part-grief-g12 = Grief Layer 12
unconscious_mind-part-grief-g13 = Grief Layer 13
unconscious_mind-part-grief-g14 = Grief Layer 14
unconscious_mind-part-grief-g15 = Grief Layer 15
unconscious_mind-part-grief-g16 = Grief Layer 16
unconscious_mind-part-grief-g17 = Grief Layer 17
unconscious_mind-part-grief-g18 = Grief Layer 18
unconscious_mind-part-grief-g19 = Grief Layer 19
unconscious_mind-part-grief-g20 = Grief Layer 20
unconscious_mind-part-grief-g21 = Grief Layer 21
unconscious_mind-part-grief-g22 = Grief Layer 22
unconscious_mind-part-grief-g23 = Grief Layer 23
unconscious_mind-part-grief-g24 = Grief Layer 24
unconscious_mind-part-starting_grief-gs1 = starting Grief Layer 1
unconscious_mind-part-starting_grief-gs2 = starting Grief Layer 2
unconscious_mind-part-starting_grief-gs3 = starting Grief Layer 3
unconscious_mind-part-starting_grief-gs4 = starting Grief Layer 4
unconscious_mind-part-starting_grief-gs5 = starting Grief Layer 5
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
unconscious_mind-part-overlays-o1 = overlay 1
unconscious_mind-part-overlays-o2 = overlay 2
unconscious_mind-part-overlays-o3 = overlay 3
unconscious_mind-part-overlays-o4 = overlay 4
unconscious_mind-part-overlays-o5 = overlay 5
unconscious_mind-part-overlays-o6 = overlay 6
unconscious_mind-part-impulses-imp01 = Impulse card 1
unconscious_mind-part-impulses-imp02 = Impulse card 2
unconscious_mind-part-impulses-imp03 = Impulse card 3
unconscious_mind-part-impulses-imp04 = Impulse card 4
unconscious_mind-part-impulses-imp05 = Impulse card 5
unconscious_mind-part-impulses-imp06 = Impulse card 6
unconscious_mind-part-impulses-imp07 = Impulse card 7
unconscious_mind-part-impulses-imp08 = Impulse card 8
unconscious_mind-part-impulses-imp09 = Impulse card 9
unconscious_mind-part-impulses-imp10 = Impulse card 10
unconscious_mind-part-impulses-imp11 = Impulse card 11
unconscious_mind-part-impulses-imp12 = Impulse card 12
unconscious_mind-part-difficulties-ego = { unconscious_mind-option-difficulty-ego }
unconscious_mind-part-difficulties-superego = { unconscious_mind-option-difficulty-superego }
unconscious_mind-part-difficulties-unbound = { unconscious_mind-option-difficulty-unbound }
unconscious_mind-fact-blocked = closed with fewer players
unconscious_mind-fact-condition = condition
unconscious_mind-fact-districts = points for Districts
unconscious_mind-fact-effects = effects
unconscious_mind-fact-extent = extent
unconscious_mind-fact-few_tags = points for one to four tags
unconscious_mind-fact-gains = what it brings
unconscious_mind-fact-hearts = hearts
unconscious_mind-fact-icon = icon
unconscious_mind-fact-inkpots = Inkpots
unconscious_mind-fact-kind = kind of effect
unconscious_mind-fact-level = level
unconscious_mind-fact-most = limit
unconscious_mind-fact-next_to = actions next to it
unconscious_mind-fact-one_row = points for one row
unconscious_mind-fact-order = order
unconscious_mind-fact-position = position
unconscious_mind-fact-reputation = points for Reputation
unconscious_mind-fact-rest = everything else
unconscious_mind-fact-rows = points for rows
unconscious_mind-fact-slots = bonus slots
unconscious_mind-fact-solo = number in the solo game
unconscious_mind-fact-spaces = spaces
unconscious_mind-fact-tag = tag
unconscious_mind-fact-tags = tags
unconscious_mind-fact-three_districts = points for three Districts
unconscious_mind-fact-tokens = tokens
unconscious_mind-fact-treat = treatment
unconscious_mind-fact-vp = points

### The screen

# Boards: names and short words on what lies there
unconscious_mind-board-of = { $what }: { $more }
unconscious_mind-board-table = Meeting Table
unconscious_mind-board-space = Idea space { $number } of row { $row }, Inkpot +{ $inkpots }
unconscious_mind-board-inkpots = Row { $row }: the Inkpot goes { $inkpots ->
    [one] 1 space
   *[other] { $inkpots } spaces
}
unconscious_mind-board-lands = yours would move to { $where }
unconscious_mind-board-vacant = vacant
unconscious_mind-board-closed = closed in this game
unconscious_mind-board-ideas = { $player }, { $way }: { $action }
unconscious_mind-board-notebook = Notebook tiles
unconscious_mind-board-column-left = Left
unconscious_mind-board-column-center = Centre
unconscious_mind-board-column-right = Right
unconscious_mind-board-tile-place = { $column } column, { $level }
unconscious_mind-board-tile-empty = empty: { $points } VP
unconscious_mind-board-tile-points = { $points } VP
unconscious_mind-board-stack = { $count } in the stack
unconscious_mind-board-city = City Map
unconscious_mind-board-professor = { $player }’s Professor
unconscious_mind-board-own-tags = { $count ->
    [one] you have 1 tag
   *[other] you have { $count } tags
}
unconscious_mind-board-triggers = { $count ->
    [one] your Professor would trigger it once
    [2] your Professor would trigger it twice
   *[other] your Professor would trigger it { $count } times
}
unconscious_mind-board-effect = { $location }, effect { $number }: { $effects }
unconscious_mind-board-slot = { $location }, bonus { $number }: { $effects }
unconscious_mind-board-taken = taken
unconscious_mind-board-district-slot = { $district }, bonus for { $tags } tags: { $effects }
unconscious_mind-board-insight-of = { $player }’s Insight
unconscious_mind-board-tokens = { $count ->
    [0] no tokens left
    [one] 1 token left
   *[other] { $count } tokens left
}
unconscious_mind-board-token-reputation = the next token brings Reputation
unconscious_mind-board-fireworks = Fireworks: one tag less
unconscious_mind-board-goals = Location Goals
unconscious_mind-board-goal = { $goal }: 1 Reputation and two tags ({ $location })
unconscious_mind-board-goal-any = a Location of your choice
unconscious_mind-board-goal-claimed = claimed by { $player }
unconscious_mind-board-goal-progress = you have { $count } of { $needed }
unconscious_mind-board-reputation = Reputation track
unconscious_mind-board-rep-space = Space { $space }
unconscious_mind-board-rep-freud = Freud
unconscious_mind-board-rep-line = crossing the line after it moves Freud
unconscious_mind-board-rep-above = Spaces { $first } to { $last }: { $points } VP{ $coffee ->
    [0] {""}
   *[other] {" "}and { $coffee } Coffee
}
unconscious_mind-board-rep-action = Action { $number } below the track: { $effects }
unconscious_mind-board-rep-closed = not before Freud reaches space { $space }
unconscious_mind-board-clock = Freud’s clock
unconscious_mind-board-clock-open = { $count ->
    [one] 1 space to the end
   *[other] { $count } spaces to the end
}
unconscious_mind-board-clock-signalled = This round, then the last
unconscious_mind-board-clock-final = The final round
unconscious_mind-board-clients = Clients
unconscious_mind-board-draft = Clients to choose from
unconscious_mind-board-dreams = Manifest Dreams
unconscious_mind-board-dream-deck = Deck of Manifest Dreams: { $count }
unconscious_mind-board-research = Research
unconscious_mind-board-research-deck = Research deck: { $count }
unconscious_mind-board-treatises = Treatises
unconscious_mind-board-published = published by { $player }
unconscious_mind-board-gathering = being written
unconscious_mind-board-volumes-left = { $count ->
    [0] no Volume left to cite
    [one] 1 Volume to cite
   *[other] { $count } Volumes to cite
}

# Play

# An action as a sentence. $effects: what it does; $location, $figure, $tile and the like with their article
unconscious_mind-say-do = { $effects }
unconscious_mind-say-effect = Trigger { $location }: { $effects }
unconscious_mind-say-reputation = Take a Reputation action: { $effects }
unconscious_mind-say-go = { $count ->
    [one] Move { $figure } to { $location } (1 trigger)
   *[other] Move { $figure } to { $location } ({ $count } triggers)
}
unconscious_mind-say-place = Use space { $space } of row { $row } to { $action }
unconscious_mind-say-advance = { $steps ->
    [one] Advance your Inkpot 1 space, to { $where }
   *[other] Advance your Inkpot { $steps } spaces, to { $where }
}{ $bright ->
    [0] {""}
    [one] , with a Bright Idea
   *[other] , with { $bright } Bright Ideas
}
    .other = { $steps ->
        [one] Advance the Inkpot 1 space, to { $where }
       *[other] Advance the Inkpot { $steps } spaces, to { $where }
    }{ $bright ->
        [0] { "" }
        [one] , with a Bright Idea
       *[other] , with { $bright } Bright Ideas
    }
unconscious_mind-say-slot = Claim a bonus at { $location }: { $effects }
unconscious_mind-say-district = Claim the bonus for { $number } tags in { $district }: { $effects }
unconscious_mind-say-fireworks = With the Fireworks, claim the bonus for { $number } tags in { $district }: { $effects }
unconscious_mind-say-swap = Swap { $card } for { $other }
unconscious_mind-say-take = Take { $tile } ({ $level })
unconscious_mind-say-take-vacant = Score { $count } VP for the empty space ({ $level })
unconscious_mind-say-trigger = Trigger { $tile }: { $effects }
unconscious_mind-say-treat = Treat { $client } with { $dream }
unconscious_mind-say-box = Use a Heart-Shaped Box as Therapy for { $client }
unconscious_mind-say-main = Resolve the main effect: { $effects }
unconscious_mind-say-banner = Resolve the banner effect: { $effects }
unconscious_mind-say-pay = Use { $piece } from { $from }
unconscious_mind-say-mark = Leave a personal Insight from { $from }

# Leaving a decision, or the rest of it
unconscious_mind-stop-turn = Pass: nothing is possible
unconscious_mind-stop-effects = Skip the rest
unconscious_mind-stop-line = Skip the rest of the line
unconscious_mind-stop-inkpot = Leave the Inkpot where it is
unconscious_mind-stop-column = Skip the column
unconscious_mind-stop-row = Skip the row
unconscious_mind-stop-reputation = Skip the action
unconscious_mind-stop-generate = Stop generating
unconscious_mind-stop-elevate = Stop elevating
unconscious_mind-stop-transfer = Stop transferring
unconscious_mind-stop-swap = Keep your cards
    .other = Keep the cards
unconscious_mind-stop-play = Done playing cards
unconscious_mind-stop-move = Don’t move
unconscious_mind-stop-location = Leave this Location
unconscious_mind-stop-take = Skip the tile
unconscious_mind-stop-tile = Don’t trigger a tile
unconscious_mind-stop-bonus = Skip the bonus
unconscious_mind-stop-treat = Done treating
unconscious_mind-stop-boxes = Keep the rest and end the turn
unconscious_mind-stop-spill = Leave the Coffee that does not fit
unconscious_mind-stop-dream = Go without a Manifest Dream

# What choosing something would bring, in a few words
unconscious_mind-preview-inkpot = Inkpot to { $where }
unconscious_mind-preview-bright = with a Bright Idea: { $one } or { $other }
unconscious_mind-preview-bright-only = with a Bright Idea: { $where }
unconscious_mind-preview-cost = { $count ->
    [0] no Bright Idea
    [one] uses 1 Bright Idea
   *[other] uses { $count } Bright Ideas
}
unconscious_mind-preview-lap = { $count ->
    [one] a lap: unlocks an Idea
   *[other] { $count } laps: unlock { $count } Ideas
}
unconscious_mind-preview-column = an unlocked column
unconscious_mind-preview-tiles = { $count ->
    [0] no tiles yet
    [one] 1 tile
   *[other] { $count } tiles
}
unconscious_mind-preview-triggers = { $count ->
    [one] 1 trigger
   *[other] { $count } triggers
}
unconscious_mind-preview-therapy = { $count ->
    [one] 1 Therapy
   *[other] { $count } Therapy
}
unconscious_mind-preview-vp = +{ $count } VP
unconscious_mind-preview-coffee = +{ $count } Coffee
unconscious_mind-preview-pays = uses { $count } Coffee
unconscious_mind-preview-match = matching icon: +1 box
unconscious_mind-preview-cite = its owner gains { $count } VP and a Bright Idea
unconscious_mind-preview-completes = completes { $line }
unconscious_mind-preview-replaces = replaces { $tile }
unconscious_mind-preview-above = { $count ->
    [one] overpays by 1 level
   *[other] overpays by { $count } levels
}
unconscious_mind-preview-to = to { $area }

# The turn and its choices
unconscious_mind-play-picked = { $count ->
    [one] Picked. 1 more choice to make.
   *[other] Picked. { $count } more choices to make.
}
unconscious_mind-play-tray = What to decide now
unconscious_mind-play-state = State Ideas
unconscious_mind-play-state-help = Choose a free Idea space, then an action next to it.
unconscious_mind-play-state-none = You have no Ideas left to place.
unconscious_mind-play-state-picked = Now choose one of the actions next to it.
unconscious_mind-play-state-pointed = Now choose an Idea space next to it.
unconscious_mind-play-recall = Recall Ideas
unconscious_mind-play-recall-help = { $count ->
    [0] None of your Ideas are on the table.
    [one] 1 Coffee for your space, then a city bonus.
   *[other] { $count } Coffee for your spaces, then a city bonus.
}
unconscious_mind-play-treat = Treat Clients
unconscious_mind-play-treat-one = Treat { $client }
unconscious_mind-play-treat-none = Your Insights do not pay for any Dream.
unconscious_mind-play-which = Which of these?
unconscious_mind-play-further = Other distances
unconscious_mind-play-done = done
unconscious_mind-play-ability = { $client }: { $ability }
unconscious_mind-play-anytime = At any time
unconscious_mind-play-anytime-adjust = { $count } Coffee: elevate or transfer
unconscious_mind-play-anytime-brighten = { $count } Coffee: a Bright Idea
unconscious_mind-play-anytime-box_set = Major, Median and Minor: a box
unconscious_mind-play-unpick = Choose something else
unconscious_mind-play-steps = Steps of this turn
unconscious_mind-play-left = { $count ->
    [one] once more
   *[other] { $count } times more
}
unconscious_mind-play-keys = Keys
unconscious_mind-play-keys-move = N and Shift+N go to what you can choose, arrows to what is next to it, M to your desk, T to the choices.
unconscious_mind-play-keys-choose = Enter chooses, digits take the numbered choices, Escape cancels or undoes.

# Where the steps of a turn come from
unconscious_mind-from-banner = { $tile }, banner
unconscious_mind-from-row_end = end of a complete row
unconscious_mind-from-reputation = Reputation track
unconscious_mind-from-slot = bonus at { $location }
unconscious_mind-from-district = bonus for { $number } tags in { $district }
unconscious_mind-from-overlay = Location overlay bonus
unconscious_mind-from-grief = Catharsis
unconscious_mind-step-effects = Effects
unconscious_mind-step-table = Action
unconscious_mind-step-turn = Turn
unconscious_mind-step-ideas = Ideas
unconscious_mind-step-line = Line
unconscious_mind-step-inkpot = Inkpot
unconscious_mind-step-land = Inkpot
unconscious_mind-step-column = Column
unconscious_mind-step-row = Row
unconscious_mind-step-reputation = Reputation
unconscious_mind-step-gain_reputation = Reputation
unconscious_mind-step-generate = Generate
unconscious_mind-step-elevate = Elevate
unconscious_mind-step-transfer = Transfer
unconscious_mind-step-adjust = Adjust
unconscious_mind-step-pay = Use Insights
unconscious_mind-step-suppress = Suppress
unconscious_mind-step-gain_research = Research
unconscious_mind-step-swap = Swap
unconscious_mind-step-play = Play
unconscious_mind-step-gather = Volumes
unconscious_mind-step-mark = Mark
unconscious_mind-step-move = Move
unconscious_mind-step-location = Location
unconscious_mind-step-take = Take a tile
unconscious_mind-step-put = Place the tile
unconscious_mind-step-tile = Trigger a tile
unconscious_mind-step-sides = Both sides
unconscious_mind-step-bonus = Bonus
unconscious_mind-step-treat = Treat
unconscious_mind-step-therapy = Therapy
unconscious_mind-step-boxes = Boxes
unconscious_mind-step-spill = Room for Coffee
unconscious_mind-step-draft = New Client
unconscious_mind-step-dream = Dream
unconscious_mind-step-goal = Goal
unconscious_mind-step-start = Start
unconscious_mind-step-starting_tile = Starting tile
unconscious_mind-step-starting_row = Starting row
unconscious_mind-step-end_turn = End of turn

# The parts of the table, as tabs on a small screen
unconscious_mind-look = Parts of the table
unconscious_mind-look-table = Table
unconscious_mind-look-city = City
unconscious_mind-look-cards = Cards
unconscious_mind-look-clients = Clients
unconscious_mind-look-tiles = Tiles
unconscious_mind-look-library = Research
unconscious_mind-look-fame = Reputation
unconscious_mind-look-mine = Mine
unconscious_mind-look-others = Others
unconscious_mind-look-desks = Desks
unconscious_mind-look-own = Your desk
unconscious_mind-look-lit = something to choose

# Kit: what a card is, in one breath, for its accessible name. $hearts: Therapy points it asks for
unconscious_mind-card-tile = { $name }, Notebook tile, { $level }. Main effect: { $main }. Banner effect: { $banner }.
unconscious_mind-card-starting = { $name }, starting tile. Main effect: { $main }. Your Professor begins at: { $location }. You begin with { $insights }.
unconscious_mind-card-research = { $name }, Research card, { $volume }. Tags: { $tags }. When played: { $effects }.
unconscious_mind-card-treatise = { $name }, Treatise, { $vp } VP. Volumes from left to right: { $volumes }. Tags: { $tags }.
unconscious_mind-card-routine = { $name }, Routine Client. { $hearts ->
    [one] 1 Therapy point
   *[other] { $hearts } Therapy points
}, { $vp } VP for the cure. Tags: { $tags }. After Catharsis: { $brings }.
unconscious_mind-card-case_study = { $name }, Case-Study Client. { $hearts ->
    [one] 1 Therapy point
   *[other] { $hearts } Therapy points
}, { $vp } VP for the cure. After Catharsis, { $brings }.
unconscious_mind-card-grief = Grief Layer: { $hearts ->
    [one] 1 Therapy point
   *[other] { $hearts } Therapy points
} more. At Catharsis: { $vp } VP; { $effects }. Icon: { $icon }.
unconscious_mind-card-manifest = { $name }, Manifest Dream. Needs { $cost }. Brings: { $effects }. Icon: { $icon }.
unconscious_mind-card-latent = { $name }, Latent Dream. Needs { $cost }. Brings: { $effects }.

# Volumes and their colours; the icons of Dreams and Grief Layers
unconscious_mind-volume-green = green Volume
unconscious_mind-volume-purple = purple Volume
unconscious_mind-volume-red = red Volume
unconscious_mind-colour-green = green
unconscious_mind-colour-purple = purple
unconscious_mind-colour-red = red
unconscious_mind-quality-growth = Growth
unconscious_mind-quality-freedom = Freedom
unconscious_mind-quality-passion = Passion
unconscious_mind-icon-waves = waves
unconscious_mind-icon-cloud = cloud
unconscious_mind-icon-eye = eye
unconscious_mind-icon-none = none

# The sheet that explains a card; labels before what they name
unconscious_mind-sheet-label = Explanation
unconscious_mind-sheet-close = Close
unconscious_mind-sheet-icons = Icons on it
unconscious_mind-sheet-main = Main effect
unconscious_mind-sheet-banner = Banner effect
unconscious_mind-sheet-professor = Your Professor begins at
unconscious_mind-sheet-insights = You begin with
unconscious_mind-sheet-volume = Volume
unconscious_mind-sheet-volumes = Volumes, from left to right
unconscious_mind-sheet-tags = Tags
unconscious_mind-sheet-played = When played
unconscious_mind-sheet-points = Points
unconscious_mind-sheet-therapy = Therapy points
unconscious_mind-sheet-cure = For the cure
unconscious_mind-sheet-brings = After Catharsis
unconscious_mind-sheet-catharsis = At Catharsis
unconscious_mind-sheet-needs = Needs
unconscious_mind-sheet-does = Brings
unconscious_mind-sheet-icon = Icon
unconscious_mind-sheet-effect = Effect { $number }
unconscious_mind-sheet-slot = Bonus slot { $number }
unconscious_mind-sheet-any_location = a Location of the owner’s choice
unconscious_mind-sheet-vp = { $count } VP
unconscious_mind-sheet-tile = Notebook tile, { $level }, { $quality }
unconscious_mind-sheet-starting = Starting tile, { $quality }
unconscious_mind-sheet-research = Research card
unconscious_mind-sheet-treatise = Treatise
unconscious_mind-sheet-routine = Routine Client
unconscious_mind-sheet-case_study = Case-Study Client
unconscious_mind-sheet-grief = Grief Layer
unconscious_mind-sheet-manifest = Manifest Dream
unconscious_mind-sheet-latent = Latent Dream
unconscious_mind-sheet-location = Location, { $district }
unconscious_mind-sheet-goal = Location Goal
unconscious_mind-sheet-action = Meeting Table action
unconscious_mind-sheet-impulse = Impulse card
unconscious_mind-sheet-row = Row of Ideas
unconscious_mind-sheet-actions = Tries, in this order
unconscious_mind-sheet-twice = Does it twice
unconscious_mind-sheet-recalls = Then recalls

# The glossary, and what an icon is called and means
unconscious_mind-term-meeting_table = Meeting Table
    .meaning = Freud’s table: nine actions and, around them, the Idea spaces. An Idea on a space points at one action next to it.
unconscious_mind-term-idea = Idea
    .meaning = Your figure for the Meeting Table. Place one or two on a free space, and do the action once for each. You begin with three and can unlock three more.
unconscious_mind-term-bright_idea = Bright Idea
    .meaning = Stands in for an Idea for one turn, moves your Inkpot one space more or less, or lets you trigger a Location twice more. Left over at the end, it is worth 1 VP.
unconscious_mind-term-coffee = Coffee
    .meaning = Pays for Notebook tiles. At any time 2 Coffee elevate or transfer an Insight and 3 become a Bright Idea. You hold six at most.
unconscious_mind-term-box = Heart-Shaped Box
    .meaning = Kept for the end of a turn, when each gives a Client one Therapy point; otherwise worth 2 VP.
unconscious_mind-term-vp = VP
    .meaning = Victory points. Whoever has the most at the end wins.
unconscious_mind-term-insight = Insight
    .meaning = A piece on your dial with a level (Minor, Median, Major) and a quality (Growth, Freedom, Passion). You use Insights to read Dreams and for exchanges.
unconscious_mind-term-dial = Insight dial
    .meaning = Nine areas, one for each level and quality, around your reserve. Where a piece lies says which Insight it is.
unconscious_mind-term-own_insight = personal Insight
    .meaning = An Insight in your colour. Completing a row or column unlocks one; it may also mark a Treatise or a city District, and then stays there for good.
unconscious_mind-term-generate = generate
    .meaning = Put an Insight from your reserve on the named area of your dial. If your reserve is empty, you move one from elsewhere on the dial instead.
unconscious_mind-term-elevate = elevate
    .meaning = Raise an Insight by one level: Minor to Median, Median to Major. Its quality stays.
unconscious_mind-term-transfer = transfer
    .meaning = Change the quality of an Insight. Its level stays.
unconscious_mind-term-suppress = suppress
    .meaning = Lower an Insight by one level; a Minor one goes to your reserve. You may use a Coffee instead.
unconscious_mind-term-use = use
    .meaning = An Insight that you use goes to your reserve. A higher level of the same quality may stand in for a lower one, but you get no change.
unconscious_mind-term-inkpot = Inkpot
    .meaning = Circles your player board. The row of your Idea space says how far; where it lands you trigger a row, a column or the Reputation track. A whole lap unlocks an Idea and a column.
unconscious_mind-term-notebook = Notebook
    .meaning = Three by three places on your player board. The Inkpot triggers rows and columns of tiles; completing one unlocks a personal Insight.
unconscious_mind-term-notebook_tile = Notebook tile
    .meaning = A page of your Notebook, of level I or II. Its main effect is resolved whenever it is triggered; its banner effect only when you take it, and not from every column.
unconscious_mind-term-trigger = trigger
    .meaning = Do what is printed there: a tile, a row or column of tiles, a Location or the Reputation track.
unconscious_mind-term-research = Research card
    .meaning = Goes from your hand into play: you resolve its effect once, and its tags count from then on. In play it can also be a Volume for a Treatise.
unconscious_mind-term-treatise = Treatise
    .meaning = Published with Volumes of the colours it shows. The leftmost must be your own card; the others may be cited from anyone’s Treatises.
unconscious_mind-term-volume = Volume
    .meaning = A Research card in play, used as part of a Treatise: green, purple or red. Its own tags then no longer count.
unconscious_mind-term-cite = cite
    .meaning = Take the rightmost Volume of another player’s Treatise for your own. Its author scores 2 VP and gains a Bright Idea.
unconscious_mind-term-professor = Professor
    .meaning = Your figure in the city. Where it goes, you may trigger the Location.
unconscious_mind-term-freud = Freud
    .meaning = Walks through the city, moved by actions and by his Reputation. Where he stands, every player can claim bonuses; when his Reputation is complete, the game ends.
unconscious_mind-term-journalist = Journalist
    .meaning = A variant: a figure anyone may move instead. It counts the tags of all published Treatises.
unconscious_mind-term-fireworks = Fireworks
    .meaning = A variant: in the District where they are, a bonus asks for one tag less. Then they move on.
unconscious_mind-term-location = Location
    .meaning = One of six places in the city, two in each District. Count the figures there or your tags of it, whichever is more: that is how often you may trigger its effects, five times at most.
unconscious_mind-term-district = District
    .meaning = A third of the city: green, purple or red. Its bonuses take enough tags and a personal Insight.
unconscious_mind-term-tag = tag
    .meaning = The emblem of a Location, on Research cards, Treatises, goals and Clients. With tags you trigger Locations more often and claim District bonuses; different tags score at the end.
unconscious_mind-term-overlay = overlay
    .meaning = A variant: a tile that replaces the bonus slots of a Location.
unconscious_mind-term-goal = Location Goal
    .meaning = Whoever first meets its condition takes it at once: a Reputation point and two tags.
unconscious_mind-term-reputation = Reputation
    .meaning = A track for Freud and everybody. Freud’s marker opens better actions and in the end ends the game; yours brings VP and rank.
unconscious_mind-term-recall = recall
    .meaning = Take all your Ideas back: gain a Coffee for each space, and you may claim a city bonus where your Professor or Freud is.
unconscious_mind-term-client = Client
    .meaning = Someone in one of your rooms. Dreams bring Therapy; at the end of the track the Client is cured.
unconscious_mind-term-routine = Routine Client
    .meaning = Brings a lasting ability and tags from Catharsis on.
unconscious_mind-term-case_study = Case-Study Client
    .meaning = A longer treatment. From Catharsis on it scores at the end of the game.
unconscious_mind-term-grief = Grief Layer
    .meaning = Lies on a new Client, makes the treatment longer and hides what the Client brings. At Catharsis you get its points and effects, and it is discarded.
unconscious_mind-term-manifest_dream = Manifest Dream
    .meaning = The Dream on top. Pay its Insights to treat your Client; if its icon is that of the Grief Layer you gain a Heart-Shaped Box.
unconscious_mind-term-latent_dream = Latent Dream
    .meaning = The deeper Dream below. It costs more and heals more, and can be treated once the Manifest Dream is gone.
unconscious_mind-term-dream_icon = waves, cloud, eye
    .meaning = Icons of Manifest Dreams and Grief Layers. When both show the same one, treating with that Dream brings a Heart-Shaped Box.
unconscious_mind-term-treat = treat
    .meaning = Pay for a Client’s top Dream and resolve its effects.
unconscious_mind-term-therapy = Therapy point
    .meaning = Moves the Client’s marker one space towards the cure. Points that are not needed become Heart-Shaped Boxes.
unconscious_mind-term-catharsis = Catharsis
    .meaning = The moment the marker reaches its icon: you get what the Grief Layer shows, and it is discarded.
unconscious_mind-term-cure = cure
    .meaning = The marker reaches the end: score the Client’s points and keep the card in your play area. A new Client comes at the end of the turn.
unconscious_mind-term-office = office
    .meaning = Your two rooms. The second one opens at the first Catharsis; the picture on the card says which starting tiles you choose from.
unconscious_mind-term-id = the Id
    .meaning = Your opponent in the solo game, of our own making. Impulse cards tell it what to do, and its Libido turns into boxes.

# The desk: what lies before a player, and how it stands
unconscious_mind-desk-dial = Insight dial
unconscious_mind-desk-area = { $area }: { $common } common, { $own } personal
unconscious_mind-desk-any-minor = any Minor
unconscious_mind-desk-any-median = any Median
unconscious_mind-desk-any-major = any Major
unconscious_mind-desk-needs = needs { $price }
unconscious_mind-desk-payable = Payable
unconscious_mind-desk-payable-coffee = Payable with { $coffee } Coffee
unconscious_mind-desk-missing = Missing: { $insights }
unconscious_mind-desk-missing-all = Missing: all of it
unconscious_mind-desk-would = { $coffee } Coffee would be enough
unconscious_mind-desk-with-higher = { $area } for { $need }
unconscious_mind-desk-with-coffee = { $need } from { $area }, with Coffee
unconscious_mind-desk-therapy = { $left ->
    [one] 1 space of Therapy left
   *[other] { $left } spaces of Therapy left
}
unconscious_mind-desk-to-catharsis = Catharsis in { $left }, worth { $vp } VP
unconscious_mind-desk-cure = the cure is worth { $vp } VP
unconscious_mind-desk-office = Office
unconscious_mind-desk-room = { $room }: { $client }. { $therapy }
unconscious_mind-desk-room-closed = { $room }: closed until your first Client reaches Catharsis
unconscious_mind-desk-room-vacant = { $room }: vacant
unconscious_mind-desk-closed = Opens with the Catharsis of the first Client
unconscious_mind-desk-vacant = Vacant
unconscious_mind-desk-manifest = Manifest
unconscious_mind-desk-latent = Latent
unconscious_mind-desk-no-dream = No Dream left
unconscious_mind-desk-match = The icons match: a Heart-Shaped Box
unconscious_mind-desk-board = Notebook
unconscious_mind-desk-place = { $place }: { $tile }. { $effects }
unconscious_mind-desk-place-empty = { $place }: empty
unconscious_mind-desk-place-gate = { $count ->
    [one] { $place }: empty; needs 1 cured Client
   *[other] { $place }: empty; needs { $count } cured Clients
}
unconscious_mind-desk-line = { $line }: { $effect }
unconscious_mind-desk-line-locked = { $line }: { $effect }, once its Insight is unlocked
unconscious_mind-desk-idea-locked = Locked: a lap of the Inkpot unlocks this Idea and its column
unconscious_mind-desk-inkpot = Inkpot
unconscious_mind-desk-inkpot-here = { $space }: the Inkpot is here
unconscious_mind-desk-lap = A lap unlocks an Idea and its column
unconscious_mind-desk-volume-green = green Volume
unconscious_mind-desk-volume-purple = purple Volume
unconscious_mind-desk-volume-red = red Volume
unconscious_mind-desk-research-hand = { $card }, { $volume }, { $tags }: { $effects }
unconscious_mind-desk-research-play = { $card }, in play: { $volume }, { $tags }
unconscious_mind-desk-hand = { $count ->
    [0] No Research cards in hand
    [one] 1 Research card in hand
   *[other] { $count } Research cards in hand
}
unconscious_mind-desk-hand-empty = No Research in hand
unconscious_mind-desk-hidden = { $count ->
    [one] 1 card
   *[other] { $count } cards
}
unconscious_mind-desk-in-play = { $count ->
    [0] No Research in play
    [one] 1 Research card in play
   *[other] { $count } Research cards in play
}
unconscious_mind-desk-vp = Victory points
unconscious_mind-desk-vp-short = VP
unconscious_mind-desk-of = { $count } of { $total }
unconscious_mind-desk-coffee = Coffee
unconscious_mind-desk-boxes = Heart-Shaped Boxes
unconscious_mind-desk-bright = Bright Ideas
unconscious_mind-desk-ideas = Ideas
unconscious_mind-desk-ideas-are = { $free } free, { $table } on the table, { $locked } locked
unconscious_mind-desk-tags = Tags
unconscious_mind-desk-reputation = Reputation
unconscious_mind-desk-treatises = Treatises
unconscious_mind-desk-cured = Cured Clients
unconscious_mind-desk-insights = Insights
unconscious_mind-desk-rooms = Rooms
unconscious_mind-desk-research = Research in hand
unconscious_mind-desk-reserve = { $count } in reserve
unconscious_mind-desk-libido = Libido
unconscious_mind-desk-impulses = Impulse cards left
unconscious_mind-desk-look = Look at { $player }’s desk
unconscious_mind-desk-end-points = { $count } if it ended now
unconscious_mind-desk-ahead = in { $left }: { $vp } VP
unconscious_mind-desk-in-game = During the game
unconscious_mind-desk-final = Final scoring
unconscious_mind-desk-fact-standing = space { $count }
unconscious_mind-desk-fact-rank = { $place ->
    [1] first
    [2] second
   *[other] no rank
}, { $count } Treatises and cures
unconscious_mind-desk-fact-districts = { $count } of 3
unconscious_mind-desk-fact-rows = { $count } of 3
unconscious_mind-desk-fact-tags = { $count } of 6 kinds
unconscious_mind-desk-fact-cases = { $clients }
unconscious_mind-desk-fact-leftover_boxes = { $count ->
    [one] 1 box
   *[other] { $count } boxes
}
unconscious_mind-desk-fact-bright_ideas = { $count ->
    [one] 1 Bright Idea
   *[other] { $count } Bright Ideas
}, { $coffee } Coffee

## Why a turn is worth playing: a hint, as a clause about the turn. $worth is what may come, $points what is gained

unconscious_mind-reason-wins = Wins the game
unconscious_mind-reason-shares = Ends the game with a shared win
unconscious_mind-reason-finishes = Ends the game
unconscious_mind-reason-cures = Cures { $client }: +{ $points } VP
unconscious_mind-reason-relieves = Leads { $client } to Catharsis: +{ $points } VP
unconscious_mind-reason-publishes = Publishes { $treatise }: +{ $points } VP
unconscious_mind-reason-points-clients = Scores on the Therapy track: +{ $points } VP
unconscious_mind-reason-points-dreams = Scores with a Dream: +{ $points } VP
unconscious_mind-reason-points-treatises = Scores with Treatises: +{ $points } VP
unconscious_mind-reason-points-citations = Scores by being cited: +{ $points } VP
unconscious_mind-reason-points-reputation = Scores with Reputation: +{ $points } VP
unconscious_mind-reason-points-effects = Scores with tiles, cards and spaces: +{ $points } VP
unconscious_mind-reason-points-boxes = Turns Heart-Shaped Boxes with no room left into points: +{ $points } VP
unconscious_mind-reason-points-standing = Gains Reputation: +{ $points } VP at the end
unconscious_mind-reason-points-rank = Makes your Treatises and cures count for more on the Reputation track: +{ $points } VP at the end
    .other = Makes Treatises and cures count for more on the Reputation track: +{ $points } VP at the end
unconscious_mind-reason-points-districts = Brings a personal Insight to another District: +{ $points } VP at the end
unconscious_mind-reason-points-rows = Raises what your complete rows score: +{ $points } VP at the end
    .other = Raises what complete rows score: +{ $points } VP at the end
unconscious_mind-reason-points-tags = Brings a tag you did not have: +{ $points } VP at the end
    .other = Brings a tag { $who } did not have: +{ $points } VP at the end
unconscious_mind-reason-points-cases = Raises what your Case-Study Clients score: +{ $points } VP at the end
    .other = Raises what Case-Study Clients score: +{ $points } VP at the end
unconscious_mind-reason-points-leftover_boxes = Leaves more Heart-Shaped Boxes: +{ $points } VP at the end
unconscious_mind-reason-points-bright_ideas = Leaves more Coffee and Bright Ideas: +{ $points } VP at the end
unconscious_mind-reason-idea = { $count ->
    [one] Unlocks a new Idea
   *[other] Unlocks { $count } new Ideas
}
unconscious_mind-reason-room = Opens your Secondary Room for another Client
    .other = Opens the Secondary Room for another Client
unconscious_mind-reason-goal = Claims the Location Goal { $goal }
unconscious_mind-reason-line = Completes { $line } and unlocks a personal Insight
unconscious_mind-reason-district = Claims a bonus in { $district }
unconscious_mind-reason-slot = Claims a bonus at { $location }
unconscious_mind-reason-publishable = Gives you all you need to publish { $treatise }, worth { $worth } VP
    .other = Gives { $who } all it takes to publish { $treatise }, worth { $worth } VP
unconscious_mind-reason-nearly_publishable = Comes within one Volume of publishing { $treatise }, worth { $worth } VP
unconscious_mind-reason-treatable = Gives you the Insights to treat { $client } with { $dream }
    .other = Gives { $who } the Insights to treat { $client } with { $dream }
unconscious_mind-reason-nearly_treatable = { $count ->
    [one] Comes within one Insight of treating { $client } with { $dream }
   *[other] Comes within { $count } Insights of treating { $client } with { $dream }
}
unconscious_mind-reason-takes_on = Takes on { $client }: { $worth } VP for the cure
unconscious_mind-reason-therapy = { $left ->
    [one] Brings { $client } within one step of a cure
   *[other] Brings { $client } within { $left } steps of a cure
}
unconscious_mind-reason-bright = { $count ->
    [one] Brings a Bright Idea
   *[other] Brings { $count } Bright Ideas
}
unconscious_mind-reason-box = { $count ->
    [one] Brings a Heart-Shaped Box
   *[other] Brings { $count } Heart-Shaped Boxes
}
unconscious_mind-reason-coffee = Brings { $count } Coffee
unconscious_mind-reason-recalls = { $count ->
    [one] Gets you an Idea back
   *[other] Gets you { $count } Ideas back
}
    .other = { $count ->
        [one] Gets { $who } an Idea back
       *[other] Gets { $who } { $count } Ideas back
    }
unconscious_mind-reason-tile = Adds { $tile } to your Notebook
    .other = Adds { $tile } to the Notebook
unconscious_mind-reason-freud = { $left ->
    [0] Triggers the end of the game while you are ahead
    [one] Moves Freud’s marker to within one space of the end while you are ahead
   *[other] Moves Freud’s marker to within { $left } spaces of the end while you are ahead
}
    .other = { $left ->
        [0] Triggers the end of the game while { $who } is ahead
        [one] Moves Freud’s marker to within one space of the end while { $who } is ahead
       *[other] Moves Freud’s marker to within { $left } spaces of the end while { $who } is ahead
    }
unconscious_mind-reason-plays = Puts { $card } in play, with its tags
unconscious_mind-reason-insights = { $count ->
    [one] Brings an Insight onto your dial
   *[other] Brings { $count } Insights onto your dial
}
    .other = { $count ->
        [one] Brings an Insight onto the dial
       *[other] Brings { $count } Insights onto the dial
    }
unconscious_mind-reason-levels = { $count ->
    [one] Raises your Insights by one level
   *[other] Raises your Insights by { $count } levels
}
    .other = { $count ->
        [one] Raises Insights by one level
       *[other] Raises Insights by { $count } levels
    }
unconscious_mind-reason-takes_card = Brings { $card } into your hand
    .other = Brings { $card } into { $who }’s hand
unconscious_mind-reason-draws = Draws a Research card
unconscious_mind-reason-keeps = Keeps your Research cards as they are
    .other = Keeps the Research cards as they are
unconscious_mind-reason-dream = Gives { $client } the Dream { $dream }
unconscious_mind-reason-professor = Brings your Professor to { $location }
    .other = Brings the Professor to { $location }
unconscious_mind-reason-starts = Gives you the first turn
    .other = Gives { $who } the first turn
unconscious_mind-reason-saves = Uses nothing up and keeps everything for later
unconscious_mind-reason-later = No immediate gain
