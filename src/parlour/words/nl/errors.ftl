# Wat er mis is met wat is gegeven, in één zin. Er is niets veranderd als je zo'n zin leest.

## Acties

error-illegal = ‘{ $action }’ mag hier niet, volgens regel { $rule }.
error-not-your-turn = Je bent niet aan de beurt.
error-nothing-to-end = Er is nog geen beurt om af te ronden.
error-nothing-to-undo = Er is niets om terug te nemen.
error-action-kind = ‘{ $kind }’ is geen actie in dit spel; de acties zijn { $kinds }.
error-action-argument = Bij de actie ‘{ $kind }’ hoort geen ‘{ $argument }’.
error-action-value = Bij de actie ‘{ $kind }’ kan ‘{ $argument }’ niet ‘{ $value }’ zijn.
error-action-number = Geen enkele actie heeft nummer { $action }.
error-action-text = ‘{ $text }’ is niet geschreven als een actie.

## Spellen, opties, edities

error-game = Het spel ‘{ $game }’ bestaat niet; wel { $games }.
error-players = Het spel ‘{ $game }’ is voor { $least } tot { $most } spelers, niet voor { $players }.
error-option = Het spel ‘{ $game }’ heeft geen optie ‘{ $option }’; wel { $options }.
error-option-value = De optie ‘{ $option }’ kan niet ‘{ $value }’ zijn; wel { $choices }.
error-bot = Het botniveau ‘{ $level }’ bestaat niet; wel { $levels }.
error-edition = De editie is niet te gebruiken: { $file }, onderdeel { $item }, veld { $field }: { $problem }.

## Partijbestanden

error-record-form = Dit is geen opgeslagen partij: { $problem }.
error-record-format = De partij heeft formaat { $found }; deze versie van Parlour leest formaat { $known }.
error-record-rules = De partij volgt versie { $found } van de regels; hier wordt versie { $known } gespeeld.
error-record-edition = De partij is gespeeld met editie { $found }; hier is dat editie { $known }.
error-record-options = De opties in de partij zijn niet volledig.
error-record-names = De partij heeft { $names } namen voor { $players } spelers.
error-record-move = Beslissing { $ply } van de partij, ‘{ $move }’, is niet te lezen.
error-record-illegal = Beslissing { $ply } van de partij, ‘{ $move }’, is tegen de regels.
error-record-digest = De partij leidt niet tot de stelling die erbij staat: ze is beschadigd of veranderd.

## Tafels

error-table = Tafel ‘{ $table }’ bestaat niet.
error-table-rules = Deze tafel is begonnen met versie { $found } van de regels; hier wordt versie { $known } gespeeld.
error-table-edition = Deze tafel is begonnen met editie { $found }; hier wordt editie { $known } gespeeld.
error-name = Een naam heeft 1 tot { $longest } zichtbare tekens.
error-seat = Stoel { $seat } is er niet aan deze tafel.
error-seat-taken = Die stoel is bezet.
error-seats-open = Nog niet alle stoelen zijn bezet.
error-not-seated = Je zit niet aan deze tafel.
error-not-host = Alleen wie de tafel heeft geopend, kan het spel starten.
error-started = Het spel is al begonnen.
error-not-playing = Aan deze tafel wordt niet gespeeld.
error-not-over = Het spel is nog niet afgelopen.
error-not-your-seat = Dat is niet jouw stoel.
error-stale = Er is intussen iets veranderd aan tafel. Kijk opnieuw en beslis dan.
error-crowded = Er kijken te veel mensen naar deze tafel.

## De verbinding

error-malformed = Dit bericht is niet te lezen: { $problem }.
error-command-id = Een opdracht heeft een id van 1 tot { $longest } tekens nodig.
error-command-size = Een opdracht mag hoogstens { $largest } tekens lang zijn.
error-too-fast = Dat gaat te snel. Wacht even.
error-request = Dit verzoek is niet te lezen: { $problem }.
error-not-found = Op dit adres is niets te vinden.
error-method = Dit adres beantwoordt dat soort verzoeken niet.
error-too-large = Dat is te groot.
error-too-many = Te veel verzoeken. Wacht een minuut en probeer het opnieuw.
error-origin = Dit verzoek komt van een andere site en is geweigerd.
error-internal = Er ging iets mis op de server.

## De server zelf

error-storage = De server kon dit niet bewaren. Probeer het zo opnieuw.
error-database = De database { $url } is niet te gebruiken: { $problem }.
error-port = Luisteren op { $host }, poort { $port }, lukt niet: { $problem }. Kies een andere poort.
error-client-missing = De browserclient is nog niet gebouwd. Voer ‘make client’ uit en laad deze pagina opnieuw.
