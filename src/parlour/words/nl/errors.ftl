# Wat er mis is met wat is gegeven, in één zin. Er is niets veranderd als je zo'n zin leest.

## Acties

error-illegal = ‘{ $action }’ mag hier niet, volgens regel { $rule }.
error-not-your-turn = Je bent niet aan de beurt.
error-nothing-to-end = Er is nog geen beurt om te beëindigen.
error-nothing-to-undo = Er is niets om terug te nemen.
error-action-kind = ‘{ $kind }’ is geen actie in dit spel; de acties zijn { $kinds }.
error-action-argument = Bij de actie ‘{ $kind }’ hoort geen ‘{ $argument }’.
error-action-value = Bij de actie ‘{ $kind }’ kan ‘{ $argument }’ niet ‘{ $value }’ zijn.
error-action-number = Geen enkele actie heeft nummer { $action }.
error-action-text = ‘{ $text }’ is niet geschreven als een actie.

## Spellen, opties, edities

error-game = Het spel ‘{ $game }’ bestaat niet; wel { $games }.
error-game-broken = Het spel ‘{ $game }’ kan niet worden gespeeld: { $problem }.
error-game-class = Het spel ‘{ $game }’ kan niet worden gespeeld: { $module } is geen parlour.kernel.game.Game met die id.
error-game-name = ‘{ $game }’ kan geen id van een spel zijn: die bestaat uit kleine letters, cijfers en losse lage streepjes, en begint met een letter.
error-game-taken = Het spel ‘{ $game }’ uit { $module } doet niet mee: een ander heeft die id al.
error-players = Het spel ‘{ $game }’ is voor { $least } tot { $most } spelers, niet voor { $players }.
error-option = Het spel ‘{ $game }’ heeft geen optie ‘{ $option }’; wel { $options }.
error-option-value = De optie ‘{ $option }’ kan niet ‘{ $value }’ zijn; wel { $choices }.
error-bot = De bot ‘{ $level }’ bestaat niet; wel { $levels }.
error-bot-game = De bot ‘{ $bot }’ speelt geen ‘{ $game }’.
error-bot-broken = De bot ‘{ $bot }’ kan niet spelen: { $problem }.
error-bot-class = De bot ‘{ $bot }’ kan niet spelen: { $module } is geen klasse die van parlour.bots.Bot is afgeleid.
error-bot-name = ‘{ $bot }’ kan geen naam van een bot zijn: die bestaat uit hoogstens { $longest } letters, cijfers, punten, koppeltekens en lage streepjes.
error-bot-taken = De bot ‘{ $bot }’ uit { $module } doet niet mee: een andere heeft die naam al.
error-edition = De editie is niet te gebruiken: { $file }, onderdeel { $item }, veld { $field }: { $problem }.
error-tune-weights = Het spel ‘{ $game }’ heeft geen gewichten om bij te stellen.
error-edition-none = Het spel ‘{ $game }’ heeft geen onderdelen die verbeterd kunnen worden.

## Partijbestanden

error-record-form = Dit is geen opgeslagen partij: { $problem }.
error-record-format = De partij heeft formaat { $found }; deze versie van Parlour leest formaat { $known }.
error-record-rules = De partij volgt versie { $found } van de regels; hier wordt versie { $known } gespeeld.
error-record-edition = De partij is gespeeld met editie { $found }; hier is dat editie { $known }.
error-record-options = De opties in de partij zijn niet volledig.
error-record-names = De partij heeft { $names } namen voor { $players } spelers.
error-record-move = Beslissing { $ply } van de partij, ‘{ $move }’, is niet te lezen.
error-record-illegal = Beslissing { $ply } van de partij, ‘{ $move }’, is tegen de regels.
error-record-digest = De partij leidt niet tot de stelling die erbij staat: het bestand is beschadigd of veranderd.

## Tafels

error-table = Tafel ‘{ $table }’ bestaat niet.
error-table-rules = Deze tafel is begonnen met versie { $found } van de regels; hier wordt versie { $known } gespeeld.
error-table-edition = Deze tafel is begonnen met editie { $found }; hier wordt editie { $known } gespeeld.
error-name = Een naam heeft 1 tot { $longest } zichtbare tekens.
error-seat = Plaats { $seat } is er niet aan deze tafel.
error-seat-taken = Die plaats is bezet.
error-seats-open = Nog niet alle plaatsen zijn bezet.
error-not-seated = Je zit niet aan deze tafel.
error-not-host = Alleen wie de tafel heeft geopend, kan het spel beginnen.
error-started = Het spel is al begonnen.
error-not-playing = Aan deze tafel wordt niet gespeeld.
error-over = Het spel is afgelopen.
error-not-over = Het spel is nog niet afgelopen.
error-not-your-seat = Dat is niet jouw plaats.
error-stale = Er is intussen iets veranderd aan tafel. Kijk even en kies opnieuw.
error-crowded = Er kijken te veel mensen naar deze tafel.
error-many-tables = Je hebt { $most } tafels geopend waaraan nog niemand heeft gespeeld. Speel eerst aan een daarvan, of wacht: tafels waar niemand naar kijkt, worden na een paar dagen opgeruimd.
error-many-tables-near = Vanuit jouw netwerk zijn { $most } tafels geopend waaraan nog niemand heeft gespeeld. Wacht tot er aan een daarvan gespeeld wordt.

## Advies

error-rated = Deze partij telt mee voor de ranglijst: er zijn geen tips, geen winstkansen en geen nabespreking.
error-turn-built = Je beurt is compleet: beëindig hem of neem iets terug.
error-no-advice = De bot kwam er niet uit. Probeer het zo meteen opnieuw.
error-no-review = Deze partij is nog niet nabesproken.
error-no-line = De nabespreking heeft zo’n beurt niet, of geen betere in plaats daarvan.
error-many-reviews = Er wachten al veel partijen op een nabespreking. Probeer het over een paar minuten opnieuw.
error-ply = De partij heeft geen beslissing { $ply }; het zijn er { $plies }.

## De arena

error-arena-alone = Een wedstrijd heeft tafels voor twee of meer spelers nodig.
error-arena-few = Een wedstrijd heeft twee of meer bots nodig.
error-arena-few-different = Tafels voor { $players } hebben { $players } verschillende bots nodig, en je noemt er { $bots }; met --against speelt één bot tegen een tafel vol van een andere.
error-arena-twice = De bot ‘{ $bot }’ staat er twee keer; je kunt een bot niet met zichzelf vergelijken.
error-arena-bot = De bot ‘{ $bot }’ liep midden in een partij vast ({ $problem }).
error-arena-choice = De bot ‘{ $bot }’ koos actie { $action }, en die mag niet.
error-arena-worker = Een proces dat aan het spelen was, is gestopt, misschien door te weinig geheugen. Met hetzelfde commando ga je verder met wat bewaard is.
error-arena-ray = Het Ray-cluster op ‘{ $address }’ is niet te gebruiken: { $problem }.
error-arena-extra = Hiervoor is het pakket { $package } nodig; installeer het met: pip install '{ $extra }'
error-arena-folder = De map ‘{ $folder }’ is niet te gebruiken: { $problem }.
error-arena-other = In de map ‘{ $folder }’ zit een andere wedstrijd, met een andere ‘{ $field }’; kies een andere map.
error-arena-journal = { $file }, regel { $line }, is niet te lezen; het bestand is beschadigd of veranderd.
error-tuning-other = In de map ‘{ $folder }’ zit een andere afstelling, met een andere ‘{ $field }’; kies een andere map.

## De verbinding

error-malformed = Dit bericht is niet te lezen: { $problem }.
error-command-id = Een opdracht heeft een id van 1 tot { $longest } zichtbare tekens nodig.
error-command-size = Een opdracht mag hoogstens { $largest } tekens lang zijn.
error-too-fast = Dat gaat te snel. Wacht even.
error-request = Dit verzoek is niet te lezen: { $problem }.
error-not-found = Op dit adres is niets te vinden.
error-method = Dit adres beantwoordt dat soort verzoeken niet.
error-too-large = Dat is te groot.
error-too-many = Te veel verzoeken. Wacht een minuut en probeer het opnieuw.
error-incomplete = Dit verzoek is niet volledig of niet op tijd aangekomen.
error-full = De server heeft zoveel verbindingen als hij aankan. Probeer het zo opnieuw.
error-token = Dit is geen token voor een bot. Een verzoek aan /api/tokens levert er een op.
error-origin = Dit verzoek komt van een andere site en is geweigerd.
error-busy = De server heeft het nu te druk. Probeer het over een minuut opnieuw.
error-internal = Er ging iets mis op de server.

## De server zelf

error-storage = De server kon dit niet bewaren. Probeer het zo opnieuw.
error-database = De database { $url } is niet te gebruiken: { $problem }.
error-port = Luisteren op { $host }, poort { $port }, lukt niet: { $problem }. Kies een andere poort.
error-client-missing = De browserclient is nog niet gebouwd. Voer ‘make client’ uit en laad deze pagina opnieuw.

## Reservekopieën

error-backup-other = { $url } is geen bestand van SQLite. Maak een reservekopie met het programma van die database: voor PostgreSQL is dat pg_dump, en pg_restore om hem terug te zetten.
error-backup-missing = De database ‘{ $file }’ is er niet; noem met --db die waarop Parlour speelt.
error-backup-foreign = ‘{ $file }’ is geen database van Parlour.
error-backup-no-folder = De map ‘{ $folder }’ voor de reservekopie is er niet; geef een map die bestaat.
error-backup-folder = ‘{ $file }’ is een map; geef de naam van een bestand voor de reservekopie.
error-backup-itself = ‘{ $file }’ hoort bij de database zelf; geef de reservekopie een andere naam.
error-backup-in-use = ‘{ $file }’ is als database in gebruik, zoals de bestanden ernaast laten zien; geef de reservekopie een andere naam.
error-backup-exists = Het bestand ‘{ $file }’ is er al; geef de reservekopie een andere naam, of gebruik --replace.
error-backup-failed = De reservekopie ‘{ $file }’ kon niet worden gemaakt: { $problem }.
