### Het commando parlour, in het Nederlands.

cli-help = Speel bordspellen in de browser, tegen vrienden of bots; simuleer partijen en kijk ze terug.
cli-play = Start Parlour op deze computer en open het in je browser.
cli-serve = Start Parlour zodat anderen er kunnen spelen.
cli-backup = Maak een reservekopie van alle partijen, ook terwijl Parlour draait.
cli-simulate = Laat bots vaak tegen elkaar spelen en tel wie er wint.
cli-arena = Houd een wedstrijd tussen bots: hoe sterk ze zijn, hoe vaak ze winnen, hoe zeker dat is, en een verslag.
cli-tune = Zoek betere gewichten voor de waardering van een spel: speel partijen tussen gewichten die door loting verschillen, verschuif ze naar wat wint en toets ze in een wedstrijd.
cli-replay = Vertel een opgeslagen partij van de eerste tot de laatste beslissing.
cli-games = Toon de spellen, hun opties en wat we van het spelmateriaal weten.

## Opties en argumenten

cli-option-lang = De taal: en, nl of fr. Anders die van PARLOUR_LANG of LANG.
cli-option-version = Toon welke versie dit is.
cli-option-help = Toon dit en stop.
cli-option-host = Het adres om op te luisteren; met 0.0.0.0 kunnen andere computers erbij.
cli-option-port = De poort om op te luisteren.
cli-option-db = Waar partijen bewaard worden: een bestand voor SQLite, of de URL van een database.
cli-option-edition = Gebruik een verbeterde editie van een spel, uit deze map. Mag één keer per spel.
cli-option-origin = Nog een adres waarvandaan browsers mogen komen, zoals dat van een proxy: https://example.org. Mag vaker voorkomen.
cli-option-https = Browsers bereiken deze server alleen via https: cookies worden als veilig gemarkeerd.
cli-option-replace = Zet de reservekopie in de plaats van een bestand dat al zo heet.
cli-option-proxy = Het adres van een proxy vóór deze server, of een netwerk zoals 10.0.0.0/8: waar bezoekers vandaan komen, is wat die in X-Forwarded-For zegt. Mag vaker voorkomen; standaard een proxy op deze computer.
cli-option-bot-delay = Hoeveel seconden een bot minstens over een beurt doet, zodat mensen het kunnen volgen.
cli-option-bot-timeout = Hoeveel seconden een bot over een beurt mag nadenken.
cli-option-bot-workers = In hoeveel processen bots nadenken, voor alle tafels samen.
cli-option-hint-simulations = Hoeveel een bot over een tip nadenkt: 300 simulaties duren ongeveer een seconde.
cli-option-outlook-simulations = Hoeveel een bot nadenkt om de winstkansen te bepalen, in simulaties.
cli-option-review-simulations = Hoeveel een bot nadenkt over elke beurt van een partij die besproken wordt, in simulaties.
cli-option-requests-per-minute = Hoeveel verzoeken één adres per minuut mag doen.
cli-option-posts-per-minute = Hoeveel van die verzoeken iets mogen veranderen, zoals een tafel openen.
cli-option-replays-per-minute = Hoeveel van die verzoeken een hele partij mogen vragen, om terug te kijken of als bestand.
cli-option-commands-per-second = Hoeveel zetten één persoon op den duur per seconde mag sturen, over hoeveel verbindingen ook; ineens twee keer zoveel.
cli-option-sockets-per-person = Naar hoeveel tafels één persoon tegelijk mag kijken, in vensters geteld.
cli-option-unplayed-per-person = Hoeveel tafels waaraan nog niemand heeft gespeeld, één persoon open mag hebben.
cli-option-unplayed-per-address = Hoeveel van zulke tafels er vanaf één adres geopend mogen zijn.
cli-option-unplayed-days = Na hoeveel dagen zo’n tafel wordt opgeruimd, tenzij er iemand naar kijkt.
cli-option-unplayed-days-shared = Na hoeveel dagen dat gebeurt als er meer mensen aan zitten.
cli-option-connections-per-address = Hoeveel verbindingen één adres open mag houden; een vertrouwde proxy mag er zoveel hebben als hij wil.
cli-option-head-timeout = Binnen hoeveel seconden de kop van een verzoek binnen moet zijn.
cli-option-body-timeout = Binnen hoeveel seconden de inhoud van een verzoek binnen moet zijn.
cli-option-keep-alive = Hoeveel seconden een verbinding tussen twee verzoeken open blijft.
cli-option-players = Hoeveel spelers.
cli-option-bots = Wie er spelen, gescheiden door komma’s, zoals expert,greedy. Eén per speler, of één voor iedereen.
cli-option-games = Hoeveel partijen. Na elke partij schuiven de bots een plaats op.
cli-option-seed = Hetzelfde getal geeft dezelfde partijen.
cli-option-workers = Hoeveel processen; anders één per processorkern.
cli-option-option = Een optie van het spel, zoals setup=2A. Mag vaker voorkomen; zie ‘parlour games’.
cli-option-ladder = Of elke bot alleen speelt tegen de volgende, de sterkste eerst, of allemaal tegen allemaal.
cli-option-against = Met meer dan twee aan tafel: één bot alleen tegen een tafel vol van een andere, in plaats van allemaal verschillende.
cli-option-arena-games = Hoeveel partijen per opstelling, aangevuld tot hele rondes. In een ronde zit iedereen op elke plaats.
cli-option-until = Stop een opstelling zodra het winstaandeel van de eerste bot op zoveel na bekend is, zoals 0.05.
cli-option-claim = Stop een opstelling zodra vaststaat dat het winstaandeel van de eerste bot hierboven ligt, of hieronder.
cli-option-out = Bewaar alles in deze map: een verslag, de partijen, en een logboek om later mee verder te gaan.
cli-option-format = Hoe de tabel met partijen wordt geschreven: parquet of csv.
cli-option-export = Schrijf elke beslissing van de partijen in een Parquet-bestand om van te leren: wat er te zien was, wat kon en wat gedaan werd, en de uitslag.
cli-option-ray = Speel op het Ray-cluster op dit adres; ‘local’ start er een op deze computer.
cli-option-tune-games = Hoeveel partijen er in elke ronde gespeeld worden.
cli-option-tune-rounds = Hoeveel rondes er gespeeld worden; na elke ronde worden de gewichten verschoven.
cli-option-tune-match = Hoeveel partijen één speler daarna met de nieuwe gewichten speelt tegen de huidige; zo nodig iets meer, zodat de nieuwe op elke plaats even vaak zitten.
cli-option-tune-width = Hoeveel zettenreeksen van een beurt spelers aanhouden, naast de beste van elk begin.
cli-option-tune-positions = Na hoeveel bekeken stellingen spelers die reeksen laten vallen.
cli-option-tune-out = Bewaar alles in deze map, om verder te kunnen gaan; anders in een map met de naam van het spel.
cli-option-tune-write = Schrijf de nieuwe gewichten in de broncode van het spel, als de wedstrijd laat zien dat ze beter zijn.
cli-argument-arena-bots = De bots, twee of meer, zoals expert greedy.
cli-argument-game = Het spel, zoals amber; zie ‘parlour games’.
cli-argument-record = Het bestand met de opgeslagen partij.
cli-argument-backup = Het bestand voor de reservekopie.

cli-metavar-options = [OPTIES]
cli-metavar-command = COMMANDO …
cli-metavar-language = TAAL
cli-metavar-number = GETAL
cli-metavar-host = ADRES
cli-metavar-database = BESTAND
cli-metavar-edition = SPEL=MAP
cli-metavar-origin = ADRES
cli-metavar-proxy = ADRES
cli-metavar-bots = BOT,…
cli-metavar-option = OPTIE=WAARDE
cli-metavar-game = SPEL
cli-metavar-record = BESTAND
cli-metavar-arena-bots = BOT BOT …
cli-metavar-part = DEEL
cli-metavar-folder = MAP
cli-metavar-file = BESTAND
cli-metavar-format = FORMAAT
cli-metavar-ray = ADRES

cli-usage = Gebruik:
cli-required = verplicht
cli-default = standaard:
cli-variable = variabele:
cli-panel-options = Opties
cli-panel-arguments = Argumenten
cli-panel-commands = Commando’s

## Server

cli-serving = Parlour is open op { $address } – met Ctrl+C sluit je het.
cli-backup-made = { $tables ->
    [one] { $tables } tafel
   *[other] { $tables } tafels
} met { $moves ->
    [one] { $moves } beslissing
   *[other] { $moves } beslissingen
} in de reservekopie { $file }.

## Simuleren

cli-simulate-playing = Bezig met spelen
cli-simulate-by-bot = Per bot
cli-simulate-by-seat = Per plaats
cli-simulate-bot = Bot
cli-simulate-seat = Plaats
cli-simulate-wins = Gewonnen
cli-simulate-share = Aandeel
cli-simulate-score = Gemiddelde score
cli-simulate-best = Hoogste
cli-simulate-worst = Laagste
cli-simulate-by-ending = Hoe de partijen eindigden
cli-simulate-ending = Einde
cli-simulate-games = Partijen
cli-simulate-length = Keuzes per partij: gemiddeld { NUMBER($mean, maximumFractionDigits: 1) }, van { $shortest } tot { $longest }.
cli-simulate-ties = { $ties ->
    [0] Geen enkele partij had meer dan één winnaar.
    [one] { $ties } partij had meer dan één winnaar; een gedeelde overwinning telt voor een deel.
   *[other] { $ties } partijen hadden meer dan één winnaar; een gedeelde overwinning telt voor een deel.
}
cli-simulate-speed = { $games ->
    [one] { $games } partij
   *[other] { $games } partijen
} in { NUMBER($seconds, maximumFractionDigits: 1) } s: { $choices } keuzes per seconde, { $decisions } beslissingen als je gedwongen zetten en toeval meetelt.
cli-number = { NUMBER($value, minimumFractionDigits: 1, maximumFractionDigits: 1) }
cli-percent = { NUMBER($value, style: "percent", minimumFractionDigits: 1, maximumFractionDigits: 1) }

## Arena

cli-arena-title = { $game }: bots vergeleken
cli-arena-bot = Bot
cli-arena-rating = Rating
cli-arena-interval = 95%
cli-arena-share = Winst
cli-arena-points = Punten
cli-arena-thought = Per beurt
cli-arena-games = Partijen
cli-arena-deals = Rondes
cli-arena-lineup = Opstelling
cli-arena-first = Eerste wint
cli-arena-state = Stand
cli-arena-state-open = nog niet klaar
cli-arena-state-enough = genoeg
cli-arena-state-above = boven { $claim }
cli-arena-state-below = onder { $claim }
cli-arena-state-unshown = { $claim } niet beslist
cli-arena-between = { NUMBER($low, minimumFractionDigits: 1, maximumFractionDigits: 1) }–{ NUMBER($high, minimumFractionDigits: 1, maximumFractionDigits: 1) }%
cli-arena-milliseconds = { NUMBER($value, maximumFractionDigits: 1) } ms
cli-arena-seconds = { NUMBER($value, maximumFractionDigits: 1) } s
cli-arena-progress = { $played } partijen gespeeld, nog hoogstens { $left }; { NUMBER($speed, maximumFractionDigits: 1) } per seconde, nog { $time }
cli-arena-written = Het verslag staat in { $report }.
cli-arena-exported = { $decisions } beslissingen uit { $games } partijen staan in { $file }.
cli-arena-export-left-out = { $games ->
    [one] Eén partij is zonder --export gespeeld en staat
   *[other] { $games } partijen zijn zonder --export gespeeld en staan
} niet in het bestand.
cli-arena-stopped = Gestopt. Wat gespeeld is, is bewaard; met hetzelfde commando ga je vanaf hier verder.
cli-arena-stopped-lost = Gestopt. Met --out MAP was bewaard wat er gespeeld is.
cli-arena-report-about = { $games ->
    [one] { $games } partij
   *[other] { $games } partijen
} voor { $players } spelers, in { $lineups ->
    [one] één opstelling.
   *[other] { $lineups } opstellingen.
} Elke ronde wordt op alle plaatsen gespeeld, telkens met hetzelfde geluk.
cli-arena-report-ratings = Ratings
    .about = OpenSkill, op de schaal van het schaken: iedereen begint op 1500, en 400 punten meer maken winst in een partij voor twee tien keer zo waarschijnlijk. De lijn is het 95%-interval.
cli-arena-report-shares = Wie van wie wint
    .about = Welk deel de bot van de rij won van de partijen tegen de bot van de kolom, met het 95%-interval; een gedeelde overwinning telt voor een deel. Er wordt per ronde gerekend, want partijen met hetzelfde geluk zijn niet onafhankelijk.
cli-arena-report-points = Punten
    .about = Hoe vaak elke bot hoeveel punten haalde.
cli-arena-report-thought = Bedenktijd
    .about = Gemiddeld per beurt waarin er iets te kiezen was.
cli-arena-report-played = Wat er gespeeld is
    .about = Hetzelfde plan geeft op elke computer dezelfde partijen, tenzij een bot op de klok denkt.
cli-arena-fact-bots = Bots
cli-arena-fact-options = Opties
cli-arena-fact-seed = Startgetal
cli-arena-fact-most = Partijen per opstelling, hoogstens
cli-arena-fact-until = Stopt bij een marge van
cli-arena-fact-claim = Bewering over de eerste
cli-arena-fact-edition = Editie
cli-arena-fact-rules = Versie van de regels
cli-arena-fact-version = Versie van Parlour

## Naspelen

cli-replay-title = { $game }: { $players }
cli-replay-unfinished = De opgeslagen partij stopt voor het einde. De stand tot dan:
cli-replay-winner = { $points ->
    [one] { $player } wint met { $points } punt
   *[other] { $player } wint met { $points } punten
}{ $parts ->
    [0] .
   *[other] : { $sources }.
}
cli-replay-score = { $points ->
    [one] { $player } heeft { $points } punt
   *[other] { $player } heeft { $points } punten
}{ $parts ->
    [0] .
   *[other] : { $sources }.
}

## Spellen tonen

cli-games-players = { $span ->
    [0] { $least ->
           [one] { $least } speler
          *[other] { $least } spelers
        }
   *[other] { $least } tot { $most } spelers
}
cli-games-option = Optie
cli-games-values = Waarden, de standaard eerst
cli-games-meaning = Betekenis
cli-games-for = { $players ->
    [one] { $players } speler
   *[other] { $players } spelers
}: { $values }
cli-games-provenance = Wat we van het spelmateriaal weten (editie { $fingerprint }):
cli-mark-rulebook = { $count ->
    [one] { $count } gegeven uit de spelregels
   *[other] { $count } gegevens uit de spelregels
}
cli-mark-source = { $count ->
    [one] { $count } gegeven uit andere bronnen
   *[other] { $count } gegevens uit andere bronnen
}
cli-mark-inferred = { $count ->
    [one] { $count } gegeven dat daaruit volgt
   *[other] { $count } gegevens die daaruit volgen
}
cli-mark-reconstructed = { $count ->
    [one] { $count } gegeven dat we zelf hebben gereconstrueerd
   *[other] { $count } gegevens die we zelf hebben gereconstrueerd
}

## Afstellen

cli-tune-prove = Wedstrijd
cli-tune-rounds = Rondes
cli-tune-round = Ronde
cli-tune-spread = Spreiding van de verschillen
cli-tune-effects = Duidelijkste effecten (z)
cli-tune-margin = { NUMBER($value, minimumFractionDigits: 1, maximumFractionDigits: 1) }
cli-tune-effect = { $weight } { $sign }{ NUMBER($value, minimumFractionDigits: 1, maximumFractionDigits: 1) }
cli-tune-weights = Gewichten
cli-tune-weight = Gewicht
cli-tune-old = Oud
cli-tune-new = Nieuw
cli-tune-times = Maal
cli-tune-factor = { NUMBER($value, minimumFractionDigits: 2, maximumFractionDigits: 2) }
cli-tune-lead = Een waardering die { NUMBER($lead, maximumFractionDigits: 2) } hoger is, maakt winst e keer zo waarschijnlijk (lead in profile.yaml).
cli-tune-match = In { $games } partijen wonnen de nieuwe gewichten { $share } (95%: { $low } tot { $high }); even goed als de huidige zou { $fair } zijn.
cli-tune-better = Ze zijn beter.
cli-tune-not-better = Dat laat niet zien dat ze beter zijn.
cli-tune-written = Geschreven in { $file }. De engine moet opnieuw gecompileerd worden: make compile.
cli-tune-not-written = Er is niets geschreven.

## Wat er mis is

cli-error-lang = De taal ‘{ $value }’ is er niet; kies uit { $languages }.
cli-error-command = Het commando ‘{ $command }’ bestaat niet; kies uit { $commands }.
cli-error-option = ‘{ $command }’ heeft geen optie { $option }; wel { $options }.
cli-error-option-needs-value = Achter { $option } hoort een waarde.
cli-error-option-takes-none = Bij { $option } hoort geen waarde.
cli-error-missing = { $argument } ontbreekt; zie ‘{ $command } --help’.
cli-error-extra = ‘{ $extra }’ is te veel voor ‘{ $command }’; zie ‘{ $command } --help’.
cli-error-number = { $option } moet een geheel getal van { $least } tot { $most } zijn, niet ‘{ $value }’.
cli-error-decimal = { $option } moet een getal van { $least } tot { $most } zijn, zoals 0.5, niet ‘{ $value }’.
cli-error-switch = { $option } is 1 of 0, voor aan of uit; wat er gegeven is, is geen van beide.
cli-error-origin = { $option } moet geschreven worden als https://example.org, zonder pad erachter, niet ‘{ $value }’.
cli-error-proxy = { $option } moet een adres zoals 10.0.0.7 of een netwerk zoals 10.0.0.0/8 zijn, niet ‘{ $value }’.
cli-error-pair = Schrijf { $option } als naam=waarde, niet als ‘{ $value }’.
cli-error-twice = { $option } noemt { $name } twee keer; één keer is genoeg.
cli-error-folder = De map ‘{ $folder }’ is er niet; geef een map die bestaat.
cli-error-bots = { $bots } bots kunnen geen spel voor { $players } spelen: noem er { $players }, of één voor alle plaatsen.
cli-error-part = { $option } moet een getal tussen 0 en 1 zijn, zoals 0.8, niet ‘{ $value }’.
cli-error-format = Het formaat ‘{ $value }’ bestaat niet; kies uit { $formats }.
cli-error-until-claim = --until en --claim zijn twee manieren om te stoppen; kies er één.
cli-error-file-missing = Het bestand ‘{ $file }’ is er niet; geef het pad van een opgeslagen partij.
cli-error-file-folder = ‘{ $file }’ is een map; geef het pad van een opgeslagen partij.
cli-error-file-unreadable = ‘{ $file }’ is niet te lezen ({ $problem }); geef het pad van een opgeslagen partij.
cli-error-record-edition = De partij is gespeeld met editie { $found } van { $game }, en dit is { $known }; noem de map van die editie met --edition { $game }=MAP.
cli-error-record-names = In de opgeslagen partij staan { $names } namen voor { $players } spelers; er moeten evenveel namen als spelers zijn.
cli-error-export = Het bestand ‘{ $file }’ kan niet worden geschreven: { $problem }.
cli-error-export-suffix = Het bestand ‘{ $file }’ wordt een Parquet-bestand: geef het een naam die eindigt op .parquet.
