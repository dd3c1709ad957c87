### The parlour command, in English.

cli-help = Play board games in the browser, against friends or bots; simulate and replay games.
cli-play = Start Parlour on this machine and open it in your browser.
cli-serve = Start Parlour for others to play on.
cli-backup = Make a backup of all games, also while Parlour runs.
cli-simulate = Let bots play each other many times and count who wins.
cli-arena = Hold a contest between bots: ratings and win shares, how sure they are, and a report.
cli-tune = Find better weights for a game’s evaluation: play games between weights that differ at random, move them towards those that win, and prove them in a match.
cli-replay = Tell a recorded game from its first decision to its last.
cli-games = List the games, their options and what we know of their components.

## Options and arguments

cli-option-lang = The language to use: en, nl or fr. By default that of PARLOUR_LANG or LANG.
cli-option-version = Show the version.
cli-option-help = Show this help.
cli-option-host = The address to listen on; 0.0.0.0 lets other machines in.
cli-option-port = The port to listen on.
cli-option-db = Where games are kept: a file for SQLite, or the URL of a database.
cli-option-edition = Use a corrected edition of a game, from this folder. May be given once for each game.
cli-option-origin = Another address browsers may come from, such as that of a proxy: https://example.org. May be repeated.
cli-option-https = Browsers reach this server over https only: cookies are marked as secure.
cli-option-replace = Put the backup in the place of a file that has this name already.
cli-option-proxy = The address of a proxy in front of this server, or a network such as 10.0.0.0/8: where visitors come from is what it says in X-Forwarded-For. May be repeated; by default a proxy on this machine.
cli-option-bot-delay = How many seconds a bot takes at least for a turn, so that people can follow.
cli-option-bot-timeout = How many seconds a bot may think about a turn.
cli-option-bot-workers = How many processes bots think in, for all tables together.
cli-option-hint-simulations = How much a bot thinks about a hint: 300 simulations take about a second.
cli-option-outlook-simulations = How much a bot thinks to tell the chances of winning, in simulations.
cli-option-review-simulations = How much a bot thinks about each turn of a game that is reviewed, in simulations.
cli-option-requests-per-minute = How many requests one address may make in a minute.
cli-option-posts-per-minute = How many of these requests may change something, such as open a table.
cli-option-replays-per-minute = How many of these requests may ask for a whole game, as a replay or as a record.
cli-option-commands-per-second = How many moves a second a person may send in the long run, through however many connections; twice as many at once.
cli-option-sockets-per-person = How many tables a person may look at at the same time, counting windows.
cli-option-unplayed-per-person = How many tables at which nobody has played yet a person may have open.
cli-option-unplayed-per-address = How many such tables may have been opened from one address.
cli-option-unplayed-days = After how many days such a table is cleared away, unless somebody looks at it.
cli-option-unplayed-days-shared = After how many days it is cleared away when several people sit at it.
cli-option-connections-per-address = How many connections one address may hold open; a trusted proxy may have any number.
cli-option-head-timeout = Within how many seconds the head of a request must have come.
cli-option-body-timeout = Within how many seconds the body of a request must have come.
cli-option-keep-alive = How many seconds a connection stays open between two requests.
cli-option-players = How many players.
cli-option-bots = Who plays, separated by commas, such as expert,greedy. One for each player, or one for all.
cli-option-games = How many games. The bots move on one seat after each.
cli-option-seed = The same seed gives the same games.
cli-option-workers = How many processes; by default one for each core.
cli-option-option = An option of the game, such as setup=2A. May be repeated; see “parlour games”.
cli-option-ladder = Whether each bot meets only the one below it, the strongest named first, or all meet all.
cli-option-against = At tables for more than two: one bot alone against a table full of another, rather than all different.
cli-option-arena-games = How many games of each line-up, made up to whole deals. A deal is played in every seating.
cli-option-until = Stop a line-up once the win share of its first bot is known to plus or minus this, such as 0.05.
cli-option-claim = Stop a line-up once the win share of its first bot is shown to be above this, or below.
cli-option-out = Keep everything in this folder: a report, the games, and a journal to continue from.
cli-option-format = How the table of games is written: parquet or csv.
cli-option-export = Write every decision of the games as a Parquet file to learn from: what was seen, could be done and was done, and the outcome.
cli-option-ray = Play on the Ray cluster at this address; “local” starts one on this machine.
cli-option-tune-games = How many games are played in each round.
cli-option-tune-rounds = How many rounds are played; after each the weights are moved.
cli-option-tune-match = How many games one seat then plays with the new weights against the present ones, made up to whole deals.
cli-option-tune-width = How many lines of a turn players keep in mind, beside the best one of each beginning.
cli-option-tune-positions = How many positions players look at before they drop those lines.
cli-option-tune-out = Keep everything in this folder, to continue from; by default in one named after the game.
cli-option-tune-write = Write the new weights into the game’s source, if the match shows that they are better.
cli-argument-arena-bots = The bots, two or more, such as expert greedy.
cli-argument-game = The game, such as amber; see “parlour games”.
cli-argument-record = The file with the record.
cli-argument-backup = The file to write the backup to.

cli-metavar-options = [OPTIONS]
cli-metavar-command = COMMAND …
cli-metavar-language = LANGUAGE
cli-metavar-number = NUMBER
cli-metavar-host = ADDRESS
cli-metavar-database = FILE
cli-metavar-edition = GAME=FOLDER
cli-metavar-origin = ADDRESS
cli-metavar-proxy = ADDRESS
cli-metavar-bots = BOT,…
cli-metavar-option = OPTION=VALUE
cli-metavar-game = GAME
cli-metavar-record = RECORD
cli-metavar-arena-bots = BOT BOT …
cli-metavar-part = PART
cli-metavar-folder = FOLDER
cli-metavar-file = FILE
cli-metavar-format = FORMAT
cli-metavar-ray = ADDRESS

cli-usage = Usage:
cli-required = required
cli-default = default:
cli-variable = variable:
cli-panel-options = Options
cli-panel-arguments = Arguments
cli-panel-commands = Commands

## Serving

cli-serving = Parlour is open at { $address } – Ctrl+C closes it.
cli-backup-made = { $tables ->
    [one] { $tables } table
   *[other] { $tables } tables
} with { $moves ->
    [one] { $moves } decision is
   *[other] { $moves } decisions are
} in the backup { $file }.

## Simulating

cli-simulate-playing = Playing
cli-simulate-by-bot = By bot
cli-simulate-by-seat = By seat
cli-simulate-bot = Bot
cli-simulate-seat = Seat
cli-simulate-wins = Wins
cli-simulate-share = Share
cli-simulate-score = Mean score
cli-simulate-best = Highest
cli-simulate-worst = Lowest
cli-simulate-by-ending = How the games ended
cli-simulate-ending = Ending
cli-simulate-games = Games
cli-simulate-length = Choices in a game: { NUMBER($mean, maximumFractionDigits: 1) } on average, { $shortest } to { $longest }.
cli-simulate-ties = { $ties ->
    [0] No game had more than one winner.
    [one] { $ties } game had more than one winner; a shared win counts as a share.
   *[other] { $ties } games had more than one winner; a shared win counts as a share.
}
cli-simulate-speed = { $games ->
    [one] { $games } game
   *[other] { $games } games
} in { NUMBER($seconds, maximumFractionDigits: 1) } s: { $choices } choices a second, { $decisions } decisions with forced ones and chance.
cli-number = { NUMBER($value, minimumFractionDigits: 1, maximumFractionDigits: 1) }
cli-percent = { NUMBER($value, style: "percent", minimumFractionDigits: 1, maximumFractionDigits: 1) }

## Arena

cli-arena-title = { $game }: bots compared
cli-arena-bot = Bot
cli-arena-rating = Rating
cli-arena-interval = 95%
cli-arena-share = Wins
cli-arena-points = Points
cli-arena-thought = A turn
cli-arena-games = Games
cli-arena-deals = Deals
cli-arena-lineup = Line-up
cli-arena-first = First wins
cli-arena-state = State
cli-arena-state-open = more to play
cli-arena-state-enough = enough
cli-arena-state-above = above { $claim }
cli-arena-state-below = below { $claim }
cli-arena-state-unshown = { $claim } not decided
cli-arena-between = { NUMBER($low, minimumFractionDigits: 1, maximumFractionDigits: 1) }–{ NUMBER($high, minimumFractionDigits: 1, maximumFractionDigits: 1) }%
cli-arena-milliseconds = { NUMBER($value, maximumFractionDigits: 1) } ms
cli-arena-seconds = { NUMBER($value, maximumFractionDigits: 1) } s
cli-arena-progress = { $played } games played, { $left } to go at most; { NUMBER($speed, maximumFractionDigits: 1) } a second, { $time } left
cli-arena-written = The report is { $report }.
cli-arena-exported = { $decisions } decisions of { $games } games are in { $file }.
cli-arena-export-left-out = { $games ->
    [one] One game was played without --export and is
   *[other] { $games } games were played without --export and are
} not in the file.
cli-arena-stopped = Stopped. What was played is kept; run the same command again to continue.
cli-arena-stopped-lost = Stopped. With --out FOLDER what was played would have been kept.
cli-arena-report-about = { $games ->
    [one] { $games } game
   *[other] { $games } games
} for { $players } players, in { $lineups ->
    [one] one line-up.
   *[other] { $lineups } line-ups.
} A line-up plays every deal in all seatings, with the same luck each time.
cli-arena-report-ratings = Ratings
    .about = OpenSkill, on the scale of chess: all begin at 1500, and 400 points more make a win in a game for two ten times as likely. The line is the 95% interval.
cli-arena-report-shares = Who wins against whom
    .about = The row’s share of the games in which it met the column, a shared win counting in parts, with its 95% interval. Deals are the unit, as games with the same luck are not independent.
cli-arena-report-points = Points
    .about = How often each bot made how many points.
cli-arena-report-thought = Thinking time
    .about = The mean of a turn, counting turns with something to decide.
cli-arena-report-played = What was played
    .about = The same plan gives the same games, whatever machine plays them, unless a bot thinks by the clock.
cli-arena-fact-bots = Bots
cli-arena-fact-options = Options
cli-arena-fact-seed = Seed
cli-arena-fact-most = Games of each line-up, at most
cli-arena-fact-until = Stops when known to
cli-arena-fact-claim = Claim for the first
cli-arena-fact-edition = Edition
cli-arena-fact-rules = Version of the rules
cli-arena-fact-version = Version of Parlour

## Replaying

cli-replay-title = { $game }: { $players }
cli-replay-unfinished = The record ends before the game does. So far:
cli-replay-winner = { $points ->
    [one] { $player } wins with { $points } point
   *[other] { $player } wins with { $points } points
}{ $parts ->
    [0] .
   *[other] : { $sources }.
}
cli-replay-score = { $points ->
    [one] { $player } has { $points } point
   *[other] { $player } has { $points } points
}{ $parts ->
    [0] .
   *[other] : { $sources }.
}

## Listing games

cli-games-players = { $span ->
    [0] { $least ->
           [one] { $least } player
          *[other] { $least } players
        }
   *[other] { $least } to { $most } players
}
cli-games-option = Option
cli-games-values = Values, the default first
cli-games-meaning = Meaning
cli-games-for = { $players ->
    [one] { $players } player
   *[other] { $players } players
}: { $values }
cli-games-provenance = What we know of the components (edition { $fingerprint }):
cli-mark-rulebook = { $count ->
    [one] { $count } fact from the rulebook
   *[other] { $count } facts from the rulebook
}
cli-mark-source = { $count ->
    [one] { $count } fact from other sources
   *[other] { $count } facts from other sources
}
cli-mark-inferred = { $count ->
    [one] { $count } fact that follows from those
   *[other] { $count } facts that follow from those
}
cli-mark-reconstructed = { $count ->
    [one] { $count } fact reconstructed by us
   *[other] { $count } facts reconstructed by us
}

## Tuning

cli-tune-prove = Match
cli-tune-rounds = Rounds
cli-tune-round = Round
cli-tune-spread = Spread of margins
cli-tune-effects = Clearest effects (z)
cli-tune-margin = { NUMBER($value, minimumFractionDigits: 1, maximumFractionDigits: 1) }
cli-tune-effect = { $weight } { $sign }{ NUMBER($value, minimumFractionDigits: 1, maximumFractionDigits: 1) }
cli-tune-weights = Weights
cli-tune-weight = Weight
cli-tune-old = Old
cli-tune-new = New
cli-tune-times = Times
cli-tune-factor = { NUMBER($value, minimumFractionDigits: 2, maximumFractionDigits: 2) }
cli-tune-lead = An evaluation that is { NUMBER($lead, maximumFractionDigits: 2) } better makes a win e times as likely (lead in profile.yaml).
cli-tune-match = In { $games } games the new weights won { $share } (95%: { $low } to { $high }); weights as good as the present ones would win { $fair }.
cli-tune-better = They are better.
cli-tune-not-better = That does not show that they are better.
cli-tune-written = Written to { $file }. The engine has to be compiled again: make compile.
cli-tune-not-written = Nothing was written.

## What is wrong

cli-error-lang = There is no language “{ $value }”; choose one of { $languages }.
cli-error-command = There is no command “{ $command }”; choose one of { $commands }.
cli-error-option = “{ $command }” has no option { $option }; it has { $options }.
cli-error-option-needs-value = { $option } needs a value after it.
cli-error-option-takes-none = { $option } takes no value.
cli-error-missing = { $argument } is missing; “{ $command } --help” tells more.
cli-error-extra = “{ $command }” does not take “{ $extra }”; “{ $command } --help” tells more.
cli-error-number = { $option } must be a whole number from { $least } to { $most }, not “{ $value }”.
cli-error-decimal = { $option } must be a number from { $least } to { $most }, such as 0.5, not “{ $value }”.
cli-error-switch = { $option } is either 1 or 0, for on or off; what it was given is neither.
cli-error-origin = { $option } must be written like https://example.org, with no path behind it, not “{ $value }”.
cli-error-proxy = { $option } must be an address such as 10.0.0.7 or a network such as 10.0.0.0/8, not “{ $value }”.
cli-error-pair = { $option } must be written name=value, not “{ $value }”.
cli-error-twice = { $option } gives { $name } twice; once is enough.
cli-error-folder = There is no folder “{ $folder }”; give one that exists.
cli-error-bots = { $bots } bots cannot play a game for { $players }: name { $players }, or one for all seats.
cli-error-part = { $option } must be a number between 0 and 1, such as 0.8, not “{ $value }”.
cli-error-format = There is no format “{ $value }”; choose one of { $formats }.
cli-error-until-claim = --until and --claim are two ways to stop; give one of them.
cli-error-file-missing = There is no file “{ $file }”; give the path of a record.
cli-error-file-folder = “{ $file }” is a folder; give the path of a record.
cli-error-file-unreadable = “{ $file }” cannot be read ({ $problem }); give the path of a record.
cli-error-record-edition = The game was played with edition { $found } of { $game }, and this is { $known }; name its folder with --edition { $game }=FOLDER.
cli-error-record-names = The record has { $names } names for { $players } players; it needs as many names as players.
cli-error-export = The file “{ $file }” cannot be written: { $problem }.
cli-error-export-suffix = The file “{ $file }” must be a Parquet file: give it a name that ends in .parquet.
