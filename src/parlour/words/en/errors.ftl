# What is wrong with what was given, in one sentence. Nothing has changed when one of these is read.

## Actions

error-illegal = “{ $action }” is not allowed here, by rule { $rule }.
error-not-your-turn = It is not your turn.
error-nothing-to-end = There is no turn to end yet.
error-nothing-to-undo = There is nothing to take back.
error-action-kind = “{ $kind }” is no action of this game; the actions are { $kinds }.
error-action-argument = The action “{ $kind }” takes no “{ $argument }”.
error-action-value = The action “{ $kind }” cannot have “{ $value }” as its { $argument }.
error-action-number = No action has the number { $action }.
error-action-text = “{ $text }” is not written like an action.

## Games, options, editions

error-game = There is no game “{ $game }”; there is { $games }.
error-players = The game “{ $game }” is for { $least } to { $most } players, not { $players }.
error-option = The game “{ $game }” has no option “{ $option }”; it has { $options }.
error-option-value = The option “{ $option }” cannot be “{ $value }”; it can be { $choices }.
error-bot = There is no bot level “{ $level }”; there is { $levels }.
error-edition = The edition cannot be used: { $file }, item { $item }, field { $field }: { $problem }.

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
error-not-over = The game is not over yet.
error-not-your-seat = That is not your seat.
error-stale = The table has changed meanwhile. Look again and decide anew.
error-crowded = Too many people are watching this table.

## The connection

error-malformed = This message cannot be read: { $problem }.
error-command-id = A command needs an id of 1 to { $longest } characters.
error-command-size = A command can have { $largest } characters at most.
error-too-fast = That is too fast. Wait a moment.
error-request = This request cannot be read: { $problem }.
error-not-found = There is nothing at this address.
error-method = This address does not answer that kind of request.
error-too-large = That is too large.
error-too-many = Too many requests. Wait a minute and try again.
error-origin = This request comes from another site and was refused.
error-internal = Something went wrong on the server.

## The host

error-storage = The server could not save this. Try again in a moment.
error-database = The database { $url } cannot be used: { $problem }.
error-port = Cannot listen on { $host }, port { $port }: { $problem }. Choose another port.
error-client-missing = The browser client has not been built. Run “make client” and reload this page.
