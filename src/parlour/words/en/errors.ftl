# What is wrong with what was given, in one sentence. Nothing has changed when one of these is read.

## Actions

error-illegal = “{ $action }” is not allowed here, by rule { $rule }.
error-not-your-turn = It is not your turn.
error-nothing-to-end = There is no turn to end yet.
error-nothing-to-undo = There is nothing to undo.
error-action-kind = “{ $kind }” is not an action in this game; the actions are { $kinds }.
error-action-argument = The action “{ $kind }” does not take “{ $argument }”.
error-action-value = The action “{ $kind }” cannot have “{ $value }” as its { $argument }.
error-action-number = There is no action number { $action }.
error-action-text = “{ $text }” is not written like an action.

## Games, options, editions

error-game = There is no game “{ $game }”; the games are { $games }.
error-game-broken = The game “{ $game }” cannot be played: { $problem }.
error-game-class = The game “{ $game }” cannot be played: { $module } is not a parlour.kernel.game.Game with that id.
error-game-name = “{ $game }” is not a valid id of a game: use lower-case letters, digits and single underscores, and begin with a letter.
error-game-taken = The game “{ $game }” of { $module } is left out: another one has that id.
error-players = The game “{ $game }” is for { $least } to { $most } players, not { $players }.
error-option = The game “{ $game }” has no option “{ $option }”; it has { $options }.
error-option-value = The option “{ $option }” cannot be “{ $value }”; it can be { $choices }.
error-bot = There is no bot “{ $level }”; the bots are { $levels }.
error-bot-game = The bot “{ $bot }” does not play “{ $game }”.
error-bot-broken = The bot “{ $bot }” cannot play: { $problem }.
error-bot-class = The bot “{ $bot }” cannot play: { $module } is not a subclass of parlour.bots.Bot.
error-bot-name = “{ $bot }” is not a valid bot name: use up to { $longest } letters, digits, dots, hyphens and underscores.
error-bot-taken = The bot “{ $bot }” of { $module } is left out: another one has that name.
error-edition = The edition cannot be used: { $file }, item { $item }, field { $field }: { $problem }.
error-tune-weights = The game “{ $game }” has no weights to tune.
error-edition-none = The game “{ $game }” has no components that could be corrected.

## Records

error-record-form = This is not a record of a game: { $problem }.
error-record-format = The record has format { $found }; this version of Parlour reads format { $known }.
error-record-rules = The record follows version { $found } of the rules; here version { $known } is played.
error-record-edition = The record was played with edition { $found }; here it is edition { $known }.
error-record-options = The options in the record are not complete.
error-record-names = The record has { $names } names for { $players } players.
error-record-move = Decision { $ply } of the record, “{ $move }”, cannot be read.
error-record-illegal = Decision { $ply } of the record, “{ $move }”, is against the rules.
error-record-digest = The record does not lead to the position it claims: it has been damaged or changed.

## Tables

error-table = There is no table “{ $table }”.
error-table-rules = This table was begun with version { $found } of the rules; here version { $known } is played.
error-table-edition = This table was begun with edition { $found }; here edition { $known } is played.
error-name = A name has 1 to { $longest } visible characters.
error-seat = There is no seat { $seat } at this table.
error-seat-taken = That seat is taken.
error-seats-open = Not every seat is taken yet.
error-not-seated = You have no seat at this table.
error-not-host = Only the player who opened the table can start the game.
error-started = The game has already begun.
error-not-playing = No game is being played at this table.
error-over = The game is over.
error-not-over = The game is not over yet.
error-not-your-seat = That is not your seat.
error-stale = The table has changed meanwhile. Look at it and choose again.
error-crowded = Too many people are watching this table.
error-many-tables = You have opened { $most } tables at which nobody has played yet. Play at one of them first, or wait: those nobody looks at are cleared away after some days.
error-many-tables-near = From your network { $most } tables have been opened at which nobody has played yet. Wait until somebody plays at one of them.

## Advice

error-rated = This game is rated: there are no hints, no win chances and no review.
error-turn-built = Your turn is complete: end it, or undo something.
error-no-advice = The bot could not think this through. Try again in a moment.
error-no-review = This game has not been reviewed yet.
error-no-line = The review has no such turn, or no better one in its place.
error-many-reviews = Many games are waiting to be reviewed. Try again in a few minutes.
error-ply = The game has no decision { $ply }; it has { $plies }.

## The arena

error-arena-alone = A contest needs tables for two players or more.
error-arena-few = A contest needs two bots or more.
error-arena-few-different = Tables for { $players } need { $players } different bots, and { $bots } are named; with --against, one bot plays against a table full of another.
error-arena-twice = The bot “{ $bot }” is named twice; a bot cannot be compared with itself.
error-arena-bot = The bot “{ $bot }” failed in the middle of a game ({ $problem }).
error-arena-choice = The bot “{ $bot }” chose action { $action }, which it may not take.
error-arena-worker = A process that was playing has stopped, perhaps because memory ran out. Run the same command again to continue from what was kept.
error-arena-ray = The Ray cluster at “{ $address }” cannot be used: { $problem }.
error-arena-extra = This needs the package { $package }; install it with: pip install '{ $extra }'
error-arena-folder = The folder “{ $folder }” cannot be used: { $problem }.
error-arena-other = The folder “{ $folder }” holds another contest, with another “{ $field }”; choose another folder.
error-arena-journal = { $file }, line { $line }, cannot be read; it has been damaged or changed.
error-tuning-other = The folder “{ $folder }” holds another tuning, with another “{ $field }”; choose another folder.

## The connection

error-malformed = This message cannot be read: { $problem }.
error-command-id = A command needs an id of 1 to { $longest } visible characters.
error-command-size = A command can have { $largest } characters at most.
error-too-fast = That is too fast. Wait a moment.
error-request = This request cannot be read: { $problem }.
error-not-found = There is nothing at this address.
error-method = This address does not answer that kind of request.
error-too-large = That is too large.
error-too-many = Too many requests. Wait a minute and try again.
error-incomplete = This request did not come in full, or not in time.
error-full = The server has as many connections as it can hold. Try again in a moment.
error-token = This is not a bot token. A request to /api/tokens gives one.
error-origin = This request comes from another site and was refused.
error-busy = The server has too much to do right now. Try again in a minute.
error-internal = Something went wrong on the server.

## The host

error-storage = The server could not save this. Try again in a moment.
error-database = The database { $url } cannot be used: { $problem }.
error-port = Cannot listen on { $host }, port { $port }: { $problem }. Choose another port.
error-client-missing = The browser client has not been built. Run “make client” and reload this page.

## Backups

error-backup-other = { $url } is not a file of SQLite. Make a backup with the database’s own program: for PostgreSQL pg_dump, and pg_restore to put it back.
error-backup-missing = There is no database “{ $file }”; name the one that Parlour plays on with --db.
error-backup-foreign = “{ $file }” is not a database of Parlour.
error-backup-no-folder = There is no folder “{ $folder }” for the backup; give one that exists.
error-backup-folder = “{ $file }” is a folder; give the name of a file for the backup.
error-backup-itself = “{ $file }” belongs to the database itself; give the backup another name.
error-backup-in-use = “{ $file }” is in use as a database, as the files beside it show; give the backup another name.
error-backup-exists = There is a file “{ $file }” already; give the backup another name, or use --replace.
error-backup-failed = The backup “{ $file }” could not be made: { $problem }.
