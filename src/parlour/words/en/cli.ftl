### The parlour command, in English.

cli-help = Play board games in the browser, against friends or bots; simulate and replay games.
cli-play = Start Parlour on this machine and open it in your browser.
cli-serve = Start Parlour for others to play on.
cli-simulate = Let bots play each other many times and count who wins.
cli-replay = Tell a recorded game from its first decision to its last.
cli-games = List the games, their options and what we know of their components.

## Options and arguments

cli-option-lang = The language to speak: en, nl or fr. Otherwise that of PARLOUR_LANG or LANG.
cli-option-version = Say which version this is.
cli-option-help = Show this and stop.
cli-option-host = The address to listen on; 0.0.0.0 lets other machines in.
cli-option-port = The port to listen on.
cli-option-db = Where games are kept: a file for SQLite, or the URL of a database.
cli-option-edition = Use a corrected edition of a game, from this folder. May be given once for each game.
cli-option-origin = Another address browsers may come from, such as that of a proxy: https://example.org. May be repeated.
cli-option-https = Browsers reach this server over https only: cookies are marked as secure.
cli-option-players = How many players.
cli-option-bots = Who plays, separated by commas: random or greedy. One for each player, or one for all.
cli-option-games = How many games. The bots move on one seat after each.
cli-option-seed = The same seed gives the same games.
cli-option-workers = How many processes; otherwise one for each core.
cli-option-option = An option of the game, such as setup=2A. May be repeated; see “parlour games”.
cli-argument-game = The game, such as amber; see “parlour games”.
cli-argument-record = The file with the record.

cli-metavar-options = [OPTIONS]
cli-metavar-command = COMMAND …
cli-metavar-language = LANGUAGE
cli-metavar-number = NUMBER
cli-metavar-host = ADDRESS
cli-metavar-database = FILE
cli-metavar-edition = GAME=FOLDER
cli-metavar-origin = ADDRESS
cli-metavar-bots = LEVEL,…
cli-metavar-option = OPTION=VALUE
cli-metavar-game = GAME
cli-metavar-record = RECORD

cli-usage = Usage:
cli-required = required
cli-default = default:
cli-panel-options = Options
cli-panel-arguments = Arguments
cli-panel-commands = Commands

## Serving

cli-serving = Parlour is open at { $address } – Ctrl+C closes it.

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

## Replaying

cli-replay-title = { $game }: { $players }
cli-replay-unfinished = The record ends before the game does. So far:
cli-replay-winner = { $points ->
    [one] { $player } wins with { $points } point: { $sources }.
   *[other] { $player } wins with { $points } points: { $sources }.
}
cli-replay-score = { $points ->
    [one] { $player } has { $points } point: { $sources }.
   *[other] { $player } has { $points } points: { $sources }.
}

## Listing games

cli-games-players = { $least } to { $most } players
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

## What is wrong

cli-error-lang = There is no language “{ $value }”; choose one of { $languages }.
cli-error-command = There is no command “{ $command }”; choose one of { $commands }.
cli-error-option = “{ $command }” has no option { $option }; it has { $options }.
cli-error-option-needs-value = { $option } needs a value after it.
cli-error-option-takes-none = { $option } takes no value.
cli-error-missing = { $argument } is missing; “{ $command } --help” tells more.
cli-error-extra = “{ $extra }” is more than “{ $command }” takes; “{ $command } --help” tells more.
cli-error-number = { $option } must be a whole number from { $least } to { $most }, not “{ $value }”.
cli-error-pair = { $option } must be written name=value, not “{ $value }”.
cli-error-twice = { $option } gives { $name } twice; once is enough.
cli-error-folder = There is no folder “{ $folder }”; give one that exists.
cli-error-bots = { $bots } bots cannot play a game for { $players }: name { $players }, or one for all seats.
cli-error-file-missing = There is no file “{ $file }”; give the path of a record.
cli-error-file-folder = “{ $file }” is a folder; give the path of a record.
cli-error-file-unreadable = “{ $file }” cannot be read ({ $problem }); give the path of a record.
cli-error-record-edition = The game was played with edition { $found } of { $game }, and this is { $known }; name its folder with --edition { $game }=FOLDER.
cli-error-record-names = The record has { $names } names for { $players } players; it needs as many names as players.
