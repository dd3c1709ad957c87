### The browser client, in English: everything but the games' own words.

parlour = Parlour
skip-link = Skip to the content
close = Close
toasts-label = Messages
nav-label = Main menu
nav-rules = Rules
nav-settings = Settings

language-en = English
language-nl = Nederlands
language-fr = Français

footer-unofficial = Parlour is an unofficial implementation made by players. It is not connected to the publishers of these games; all drawings and texts are its own.
footer-about = About this edition of { $game }
footer-notices = Licences of fonts and code

## Home

home-welcome = Take a seat
home-line = Good board games in good company, in your browser.
home-games = Choose a game
home-play = Play { $game }
home-players = { $span ->
    [0] { $least ->
           [one] { $least } player
          *[other] { $least } players
        }
   *[other] { $least } to { $most } players
}
home-tables = Your tables
home-import = Replay a saved game
import-help = Open the record of a finished game, as saved from a score page, and replay it move by move.
import-choose = Open a record
import-not-json = { $file } is not a record of a game: choose a .json file saved from Parlour.

tables-your-turn = Your turn
tables-gathering = Waiting for players
tables-playing = In play
tables-over = Finished
tables-all = Show all { $count } tables

## A new table

new-title = New table
new-title-game = New { $game } table
new-company = Who are you playing with?
new-company-bots = Bots
new-company-online = Friends elsewhere
new-company-screen = Together on this screen
new-company-nobody = Nobody: solo
new-players = How many players?
new-seats = Seats
new-name = Your name
new-name-of = Name of player { $number }
new-guest = Guest
new-level = { $level }: { $help }
new-level-strength = { $level } ({ $strength }): { $help }
new-strength-help = In brackets: its rating in this game. 400 points more means about ten wins for each loss.
new-rated = Rated game
new-more-options = More options
new-start = Start the game
new-open = Open the table
new-open-help = You get a link to send to whoever you want to play with.

seat-number = Player { $number }
seat-me = On this screen
seat-open = Open seat
seat-bot = Bot: { $level }
seat-is-bot = bot
seat-you = you
seat-online = here
seat-offline = away
seat-to-play = to play
seat-points = { $count ->
    [one] { $count } point
   *[other] { $count } points
}

level-novice = Novice
    .help = looks no further than its own turn and often misjudges it. Good company while you learn.
level-casual = Casual
    .help = plays sensibly and forgives your mistakes with a few of its own.
level-skilled = Skilled
    .help = plans its whole turn with care and misses little, but looks no further.
level-expert = Expert
    .help = thinks of its next turns too, and of what the others will do in between. Takes a few seconds a turn at most.
level-random = Carefree
    .help = plays whatever comes to mind.
level-greedy = Greedy
    .help = always takes the play that looks best right now.

## Before the game

prompt-gathering = Waiting for players to sit down.
prompt-over = The game is over.
gather-title = { $game } table
gather-waiting = { $count ->
    [one] One seat is still open.
   *[other] { $count } seats are still open.
}
gather-ready = Everyone is here.
gather-ready-host = Everyone is here. The host starts the game.
gather-invite = Invite someone
gather-invite-help = Whoever opens this link can sit down, or watch.
gather-link = Link to this table
gather-copy = Copy
gather-copied = Copied
gather-sit = Sit down
gather-companion = Another player on this screen
gather-sit-companion = Add
gather-start = Start the game
gather-leave = Leave the table
gather-watch = You can also stay and watch.

## The table

table-title = A game of { $game }
table-opening = Opening the table…
table-board = Board
table-players = Players
table-so-far = Your turn so far
table-end = End turn
table-reveal = Continue
table-undo = Undo
table-restart = Restart turn
table-nothing-to-undo = Nothing to undo: what was revealed or ended is final.
table-read-rule = Read the rule
table-reconnecting = Connection lost. Reconnecting…
table-crowded = Parlour is open in too many windows. Close one of them to go on here.
table-closed = The server has closed this table. Reload the page to try again.

rated = Rated
rated-help = No hints, no win chances, no review: only the players think.

hint = Hint
hint-help = What would a good player do here?
hint-thinking = Thinking about your turn…
hint-do = Do it
hint-again = Ask again
hint-others = { $count ->
    [one] Another good turn
   *[other] { $count } other good turns
}
hint-not-now = You can ask for a hint when it is your turn.
hint-nothing = No advice here.
advice-chance = { $chance } to win
advice-more-steps = { $count } more steps
advice-reasons = Why this is good

outlook = Win chances
outlook-help = Show how likely everyone is to win
outlook-of = { $name } { $chance }
outlook-unknown = weighing it up…

jump-label = Parts of the table
jump-board = Board
jump-me = Me
jump-others = Others
jump-log = Log
jump-review = Review

log-title = Log
log-empty = Nothing has happened yet.
log-since = Since your last turn

actions-title = What you can do, in words
actions-instead = What you could do instead
actions-suggested = Suggested:
actions-none = Nothing right now: it is not your turn.

replay-open = Replay
replay-label = Replay
replay-banner = You are looking at the past
replay-beginning = Before the first move.
replay-now = Back to now
replay-first = To the beginning
replay-back = One step back
replay-play = Play
replay-pause = Pause
replay-forward = One step forward
replay-last = To the end
replay-slider = Moment in the game
replay-position = Moment { $at } of { $of }
replay-eyes = Seen by
replay-eyes-of = As { $name } saw it
replay-spectator = As a spectator

curtain-title = Hand over to { $name }
curtain-help = The table stays covered until { $name } is at the screen.
curtain-ready = I am { $name }

## Games without a screen of their own

default-keys = Digits choose; the arrow keys go from one choice to the next.
default-row = Row
default-empty = empty
default-spots = What can be done on the board
value-yes = yes
value-no = no

## The end

score-winner = { $count ->
    [one] { $names } wins!
   *[other] { $names } share the win!
}
score-nobody = Nobody wins
score-won = winner
score-table = Points by source
score-player = Player
score-total = Total
score-rematch = Play again
score-next = Next game
score-replay = Replay the game
score-record = Save the record
score-home = Home

## Looking at a game again

review = Review
review-open = Review the game
review-beginning = Getting the board out again…
review-progress = Thinking it over: { $done } of { $total } turns
review-failed = The review could not be finished.
review-ready = The review is ready.
review-again = Try again
review-chart = Win chances, turn by turn
review-chart-slider = Turn of the game
review-table = The same as a table
review-column-turn = Before
review-turn = Turn { $number }: { $name }
review-end = The end
review-previous = Previous turn
review-next = Next turn
review-accuracy = Accuracy
review-accuracy-help = 100: turns as good as an Expert’s.
review-points = Turning points
review-no-points = No single turn decided this game.
review-cost = cost { $chance }
review-fell = chances fell by { $chance }
review-rose = chances rose by { $chance }
review-was-played = Played: { $what }
review-was-better = Better: { $what }
review-played = What was played
review-better = Better
review-better-too = Also better
review-best = Nothing better was found.
review-show = Show on the board
review-line-banner = Alternative line
review-line-beginning = Before this turn.
review-line-back = Back to the game
review-play-on = Play on from here
review-play-on-seat = You are
review-play-on-level = The others are bots
review-play-on-start = Play on

## Rules, and about an edition

rules-title = The rules of { $game }
rules-chapters = Chapters
rules-none = { $game } comes without rules to read.
rules-note = Where this comes from
rules-setup = Parlour sets up the game and asks you what there is to choose. Show the rules
glossary = Glossary
glossary-title = The words of { $game }

about-title = About this edition
about-intro = { $game } is played here from data about what is printed on its boards and tiles. Not everything could be looked up in the original: here you can see, item by item, where our knowledge comes from.
about-none = { $game } has no printed components, so there is nothing to correct here.
about-corrected = This server plays with a corrected edition of its own.
about-rules-version = Rules version
about-fingerprint = Fingerprint of the data
about-table = Every item and its origin
about-item = Item
about-marks = Origin

mark-rulebook = Rulebook
    .help = stated in the rulebook
mark-source = Source
    .help = stated by somebody who has the game
mark-inferred = Inferred
    .help = follows from what is stated
mark-reconstructed = Reconstructed
    .help = our own, made to agree with all the rest

## Settings

settings-title = Settings
settings-kept = Saved in this browser.
settings-auto = Browser language
settings-language = Language
settings-theme = Appearance
settings-theme-auto = Same as system
settings-theme-light = Light
settings-theme-dark = Dark
settings-animation = Animation
settings-animation-help = Nothing moves when your system asks for reduced motion.
settings-animation-full = Normal
settings-animation-quick = Quick
settings-animation-off = None
settings-confirm = Confirm every turn
settings-confirm-help = You end each turn with a button and can undo until then. When this is off, a turn ends as soon as it is complete.
settings-outlook-help = A bar at the table that shows how likely everyone is to win. Never in rated games.
settings-keys = Keyboard
settings-key-tab = to the next part of the table
settings-key-arrows = inside a part: board, hand, lists
settings-back = Back

## When something goes wrong

error-connection = The server cannot be reached. Check your connection and try again.
error-unexpected = Something went wrong. Try again in a moment.
error-page-title = This page could not be loaded
error-reload = Try again
lost-title = There is nothing here
lost-text = This address leads nowhere. Perhaps a letter is missing.
lost-home = To the home page
