### De browserclient, in het Nederlands: alles behalve de eigen woorden van de spellen.

parlour = Parlour
skip-link = Naar de inhoud
close = Sluiten
toasts-label = Meldingen
nav-label = Hoofdmenu
nav-rules = Regels
nav-settings = Instellingen

language-en = English
language-nl = Nederlands
language-fr = Français

footer-unofficial = Parlour is een onofficiële uitvoering, gemaakt door spelers. Er is geen band met de uitgevers van deze spellen; alle tekeningen en teksten zijn van Parlour zelf.
footer-about = Over deze editie van { $game }
footer-notices = Licenties van lettertypen en code

## Begin

home-welcome = Neem plaats
home-line = Goede bordspellen in goed gezelschap, in je browser.
home-games = Kies een spel
home-play = Speel { $game }
home-players = { $span ->
    [0] { $least ->
           [one] { $least } speler
          *[other] { $least } spelers
        }
   *[other] { $least } tot { $most } spelers
}
home-tables = Jouw tafels
home-import = Kijk een partij terug
import-help = Open een partij die vanaf een scorepagina is bewaard, en kijk die zet voor zet terug.
import-choose = Open een opgeslagen partij
import-not-json = { $file } is geen opgeslagen partij: kies een .json-bestand dat met Parlour is bewaard.

tables-your-turn = Jij bent aan de beurt
tables-gathering = Wacht op spelers
tables-playing = Bezig
tables-over = Afgelopen
tables-all = Toon alle { $count } tafels

## Een nieuwe tafel

new-title = Nieuwe tafel
new-title-game = Nieuwe tafel voor { $game }
new-company = Met wie speel je?
new-company-bots = Bots
new-company-online = Vrienden elders
new-company-screen = Samen aan dit scherm
new-company-nobody = Niemand: solo
new-players = Hoeveel spelers?
new-seats = Plaatsen
new-name = Je naam
new-name-of = Naam van speler { $number }
new-guest = Gast
new-level = { $level }: { $help }
new-level-strength = { $level } ({ $strength }): { $help }
new-strength-help = Tussen haakjes: de rating van de bot in dit spel. 400 punten meer betekent ongeveer tien overwinningen op één nederlaag.
new-rated = Telt mee voor de ranglijst
new-more-options = Meer opties
new-start = Begin het spel
new-open = Open de tafel
new-open-help = Je krijgt een link die je kunt sturen aan wie er mee mag spelen.

seat-number = Speler { $number }
seat-me = Aan dit scherm
seat-open = Vrije plaats
seat-bot = Bot: { $level }
seat-is-bot = bot
seat-you = jij
seat-online = aanwezig
seat-offline = afwezig
seat-to-play = aan zet
seat-points = { $count ->
    [one] { $count } punt
   *[other] { $count } punten
}

level-novice = Beginner
    .help = kijkt niet verder dan de eigen beurt en schat die vaak verkeerd in. Goed gezelschap terwijl je leert.
level-casual = Liefhebber
    .help = speelt met verstand en vergeeft je fouten met een paar van zichzelf.
level-skilled = Gevorderde
    .help = plant de hele beurt zorgvuldig en laat weinig liggen, maar kijkt niet verder.
level-expert = Expert
    .help = kijkt ook vooruit naar de volgende beurten en naar wat de anderen ondertussen doen. Denkt hooguit een paar seconden per beurt na.
level-random = Zorgeloos
    .help = speelt zomaar iets.
level-greedy = Gretig
    .help = kiest altijd de zet die er op dat moment het best uitziet.

## Voor het spel

prompt-gathering = Wachten tot iedereen zit.
prompt-over = Het spel is afgelopen.
gather-title = Tafel voor { $game }
gather-waiting = { $count ->
    [one] Er is nog één plaats vrij.
   *[other] Er zijn nog { $count } plaatsen vrij.
}
gather-ready = Iedereen is er.
gather-ready-host = Iedereen is er. Wie de tafel heeft geopend, begint het spel.
gather-invite = Nodig iemand uit
gather-invite-help = Wie deze link opent, kan aanschuiven of toekijken.
gather-link = Link naar deze tafel
gather-copy = Kopieer
gather-copied = Gekopieerd
gather-sit = Ga zitten
gather-companion = Nog iemand aan dit scherm
gather-sit-companion = Voeg toe
gather-start = Begin het spel
gather-leave = Verlaat de tafel
gather-watch = Je kunt ook blijven kijken.

## De tafel

table-title = Een partij { $game }
table-opening = De tafel wordt geopend…
table-board = Bord
table-players = Spelers
table-so-far = Je beurt tot nu toe
table-end = Beëindig beurt
table-reveal = Ga verder
table-undo = Neem terug
table-restart = Begin beurt opnieuw
table-nothing-to-undo = Er valt niets terug te nemen: wat onthuld of beëindigd is, staat vast.
table-read-rule = Lees de regel
table-reconnecting = Verbinding verbroken. Opnieuw verbinden…
table-crowded = Parlour staat in te veel vensters open. Sluit er een om hier verder te gaan.
table-closed = De server heeft deze tafel gesloten. Laad de pagina opnieuw om het nog eens te proberen.

rated = Telt mee
rated-help = Geen tips, geen winstkansen, geen nabespreking: alleen de spelers denken.

hint = Tip
hint-help = Wat zou een goede speler hier doen?
hint-thinking = Even nadenken over je beurt…
hint-do = Doe deze zet
hint-again = Vraag opnieuw
hint-others = { $count ->
    [one] Nog een goede beurt
   *[other] Nog { $count } goede beurten
}
hint-not-now = Je kunt een tip vragen als je aan de beurt bent.
hint-nothing = Hier is geen advies te geven.
advice-chance = { $chance } kans op winst
advice-more-steps = Nog { $count } stappen
advice-reasons = Waarom deze zet

outlook = Winstkansen
outlook-help = Toon hoeveel kans iedereen maakt om te winnen
outlook-of = { $name } { $chance }
outlook-unknown = wordt berekend…

jump-label = Delen van de tafel
jump-board = Bord
jump-me = Ik
jump-others = Anderen
jump-log = Verloop
jump-review = Bespreking

log-title = Verloop
log-empty = Er is nog niets gebeurd.
log-since = Sinds je vorige beurt

actions-title = Wat je kunt doen, in woorden
actions-instead = Wat je in plaats daarvan kunt doen
actions-suggested = Aangeraden:
actions-none = Nu even niets: je bent niet aan de beurt.

replay-open = Terugkijken
replay-label = Terugkijken
replay-banner = Je kijkt terug
replay-beginning = Voor de eerste zet.
replay-now = Terug naar nu
replay-first = Naar het begin
replay-back = Een stap terug
replay-play = Afspelen
replay-pause = Pauze
replay-forward = Een stap vooruit
replay-last = Naar het einde
replay-slider = Moment in de partij
replay-position = Moment { $at } van { $of }
replay-eyes = Gezien door
replay-eyes-of = Zoals { $name } het zag
replay-spectator = Als toeschouwer

curtain-title = Geef door aan { $name }
curtain-help = De tafel blijft afgedekt tot { $name } voor het scherm zit.
curtain-ready = Ik ben { $name }

## Spellen zonder eigen scherm

default-keys = Cijfers kiezen; met de pijltjes ga je van de ene keuze naar de volgende.
default-row = Rij
default-empty = leeg
default-spots = Wat er op het bord kan
value-yes = ja
value-no = nee

## Het einde

score-winner = { $count ->
    [one] { $names } wint!
   *[other] { $names } delen de overwinning!
}
score-nobody = Niemand wint
score-won = winnaar
score-table = Punten per bron
score-player = Speler
score-total = Totaal
score-rematch = Nog een keer
score-next = Volgende partij
score-replay = Kijk de partij terug
score-record = Bewaar de partij
score-home = Beginpagina

## Een partij opnieuw bekijken

review = Nabespreking
review-open = Bespreek de partij na
review-beginning = Het bord komt weer op tafel…
review-progress = Er wordt nagedacht: { $done } van { $total } beurten
review-failed = De nabespreking kon niet worden afgemaakt.
review-ready = De nabespreking is klaar.
review-again = Probeer opnieuw
review-chart = Winstkansen, beurt na beurt
review-chart-slider = Beurt van de partij
review-table = Hetzelfde als tabel
review-column-turn = Vóór
review-turn = Beurt { $number }: { $name }
review-end = Het einde
review-previous = Vorige beurt
review-next = Volgende beurt
review-accuracy = Nauwkeurigheid
review-accuracy-help = 100: beurten zo goed als die van een Expert.
review-points = Keerpunten
review-no-points = Geen enkele beurt heeft deze partij beslist.
review-cost = kostte { $chance }
review-fell = kans daalde met { $chance }
review-rose = kans steeg met { $chance }
review-was-played = Gespeeld: { $what }
review-was-better = Beter: { $what }
review-played = Wat er gespeeld werd
review-better = Beter
review-better-too = Ook beter
review-best = Er is niets beters gevonden.
review-show = Toon op het bord
review-line-banner = Hoe het ook had gekund
review-line-beginning = Vóór deze beurt.
review-line-back = Terug naar de partij
review-play-on = Speel vanaf hier verder
review-play-on-seat = Jij bent
review-play-on-level = De anderen zijn bots
review-play-on-start = Speel verder

## Regels, en over een editie

rules-title = De regels van { $game }
rules-chapters = Hoofdstukken
rules-none = Bij { $game } horen geen regels om te lezen.
rules-note = Waar dit vandaan komt
rules-setup = Parlour zet het spel klaar en vraagt je wat er te kiezen valt. Toon de regels
glossary = Woordenlijst
glossary-title = De woorden van { $game }

about-title = Over deze editie
about-intro = { $game } wordt hier gespeeld met gegevens over wat er op borden en tegels gedrukt staat. Niet alles was in het origineel na te kijken: hier zie je per onderdeel waar onze kennis vandaan komt.
about-none = { $game } heeft geen gedrukte onderdelen, dus hier valt niets te verbeteren.
about-corrected = De beheerder van deze Parlour speelt met een eigen, verbeterde editie.
about-rules-version = Versie van de regels
about-fingerprint = Vingerafdruk van de gegevens
about-table = Elk onderdeel en zijn herkomst
about-item = Onderdeel
about-marks = Herkomst

mark-rulebook = Spelregels
    .help = staat in de spelregels
mark-source = Bron
    .help = vermeld door iemand die het spel heeft
mark-inferred = Afgeleid
    .help = volgt uit wat vermeld is
mark-reconstructed = Gereconstrueerd
    .help = door ons bedacht, in overeenstemming met de rest

## Instellingen

settings-title = Instellingen
settings-kept = Bewaard in deze browser.
settings-auto = Taal van de browser
settings-language = Taal
settings-theme = Weergave
settings-theme-auto = Zoals je systeem
settings-theme-light = Licht
settings-theme-dark = Donker
settings-animation = Beweging
settings-animation-help = Er beweegt niets als je systeem om minder beweging vraagt.
settings-animation-full = Normaal
settings-animation-quick = Vlot
settings-animation-off = Geen
settings-confirm = Bevestig elke beurt
settings-confirm-help = Je beëindigt elke beurt met een knop en kunt tot dan alles terugnemen. Staat dit uit, dan eindigt een beurt zodra die compleet is.
settings-outlook-help = Een balk aan tafel die toont hoeveel kans iedereen maakt om te winnen. Nooit in een partij die meetelt voor de ranglijst.
settings-keys = Toetsenbord
settings-key-tab = naar het volgende deel van de tafel
settings-key-arrows = binnen een deel: bord, hand, lijsten
settings-back = Terug

## Als er iets misgaat

error-connection = De server is niet bereikbaar. Controleer je verbinding en probeer het opnieuw.
error-unexpected = Er ging iets mis. Probeer het zo nog eens.
error-page-title = Deze pagina kon niet worden geladen
error-reload = Probeer opnieuw
lost-title = Hier is niets
lost-text = Dit adres leidt nergens heen. Misschien ontbreekt er een letter.
lost-home = Naar de beginpagina
