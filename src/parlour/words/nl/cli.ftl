### Het commando parlour, in het Nederlands.

cli-help = Speel bordspellen in de browser, tegen vrienden of bots; simuleer partijen en speel ze na.
cli-play = Start Parlour op deze computer en open het in je browser.
cli-serve = Start Parlour zodat anderen er kunnen spelen.
cli-simulate = Laat bots vaak tegen elkaar spelen en tel wie er wint.
cli-replay = Vertel een opgeslagen partij van de eerste tot de laatste beslissing.
cli-games = Toon de spellen, hun opties en wat we van het spelmateriaal weten.

## Opties en argumenten

cli-option-lang = De taal: en, nl of fr. Anders die van PARLOUR_LANG of LANG.
cli-option-version = Zeg welke versie dit is.
cli-option-help = Toon dit en stop.
cli-option-host = Het adres om op te luisteren; met 0.0.0.0 kunnen andere computers erbij.
cli-option-port = De poort om op te luisteren.
cli-option-db = Waar partijen bewaard worden: een bestand voor SQLite, of de URL van een database.
cli-option-edition = Gebruik een verbeterde editie van een spel, uit deze map. Mag één keer per spel.
cli-option-origin = Nog een adres waarvandaan browsers mogen komen, zoals dat van een proxy: https://example.org. Mag vaker.
cli-option-https = Browsers bereiken deze server alleen via https: cookies worden als veilig gemarkeerd.
cli-option-players = Hoeveel spelers.
cli-option-bots = Wie er spelen, gescheiden door komma’s: random of greedy. Eén per speler, of één voor iedereen.
cli-option-games = Hoeveel partijen. Na elke partij schuiven de bots een plaats op.
cli-option-seed = Hetzelfde getal geeft dezelfde partijen.
cli-option-workers = Hoeveel processen; anders één per processorkern.
cli-option-option = Een optie van het spel, zoals setup=2A. Mag vaker; zie ‘parlour games’.
cli-argument-game = Het spel, zoals amber; zie ‘parlour games’.
cli-argument-record = Het bestand met de opgeslagen partij.

cli-metavar-options = [OPTIES]
cli-metavar-command = COMMANDO …
cli-metavar-language = TAAL
cli-metavar-number = GETAL
cli-metavar-host = ADRES
cli-metavar-database = BESTAND
cli-metavar-edition = SPEL=MAP
cli-metavar-origin = ADRES
cli-metavar-bots = NIVEAU,…
cli-metavar-option = OPTIE=WAARDE
cli-metavar-game = SPEL
cli-metavar-record = BESTAND

cli-usage = Gebruik:
cli-required = verplicht
cli-default = standaard:
cli-panel-options = Opties
cli-panel-arguments = Argumenten
cli-panel-commands = Commando’s

## Server

cli-serving = Parlour is open op { $address } – met Ctrl+C sluit je het.

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
cli-simulate-length = Keuzes per partij: gemiddeld { NUMBER($mean, maximumFractionDigits: 1) }, van { $shortest } tot { $longest }.
cli-simulate-ties = { $ties ->
    [0] Geen enkele partij had meer dan één winnaar.
    [one] { $ties } partij had meer dan één winnaar; een gedeelde winst telt voor een deel.
   *[other] { $ties } partijen hadden meer dan één winnaar; een gedeelde winst telt voor een deel.
}
cli-simulate-speed = { $games ->
    [one] { $games } partij
   *[other] { $games } partijen
} in { NUMBER($seconds, maximumFractionDigits: 1) } s: { $choices } keuzes per seconde, { $decisions } beslissingen als je gedwongen zetten en toeval meetelt.
cli-number = { NUMBER($value, minimumFractionDigits: 1, maximumFractionDigits: 1) }
cli-percent = { NUMBER($value, style: "percent", minimumFractionDigits: 1, maximumFractionDigits: 1) }

## Naspelen

cli-replay-title = { $game }: { $players }
cli-replay-unfinished = De opname stopt voor het einde van de partij. De stand tot dan:
cli-replay-winner = { $points ->
    [one] { $player } wint met { $points } punt: { $sources }.
   *[other] { $player } wint met { $points } punten: { $sources }.
}
cli-replay-score = { $points ->
    [one] { $player } heeft { $points } punt: { $sources }.
   *[other] { $player } heeft { $points } punten: { $sources }.
}

## Spellen tonen

cli-games-players = { $least } tot { $most } spelers
cli-games-option = Optie
cli-games-values = Waarden, de standaard eerst
cli-games-meaning = Betekenis
cli-games-for = { $players ->
    [one] { $players } speler
   *[other] { $players } spelers
}: { $values }
cli-games-provenance = Wat we van het spelmateriaal weten (editie { $fingerprint }):
cli-mark-rulebook = { $count ->
    [one] { $count } gegeven uit het spelregelboek
   *[other] { $count } gegevens uit het spelregelboek
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

## Wat er mis is

cli-error-lang = De taal ‘{ $value }’ is er niet; kies uit { $languages }.
cli-error-command = Het commando ‘{ $command }’ bestaat niet; kies uit { $commands }.
cli-error-option = ‘{ $command }’ heeft geen optie { $option }; wel { $options }.
cli-error-option-needs-value = Achter { $option } hoort een waarde.
cli-error-option-takes-none = Bij { $option } hoort geen waarde.
cli-error-missing = { $argument } ontbreekt; zie ‘{ $command } --help’.
cli-error-extra = ‘{ $extra }’ is te veel voor ‘{ $command }’; zie ‘{ $command } --help’.
cli-error-number = { $option } moet een geheel getal van { $least } tot { $most } zijn, niet ‘{ $value }’.
cli-error-pair = Schrijf { $option } als naam=waarde, niet als ‘{ $value }’.
cli-error-twice = { $option } noemt { $name } twee keer; één keer is genoeg.
cli-error-folder = De map ‘{ $folder }’ is er niet; geef een map die bestaat.
cli-error-bots = { $bots } bots kunnen geen spel voor { $players } spelen: noem er { $players }, of één voor alle plaatsen.
cli-error-file-missing = Het bestand ‘{ $file }’ is er niet; geef het pad van een opgeslagen partij.
cli-error-file-folder = ‘{ $file }’ is een map; geef het pad van een opgeslagen partij.
cli-error-file-unreadable = ‘{ $file }’ is niet te lezen ({ $problem }); geef het pad van een opgeslagen partij.
cli-error-record-edition = De partij is gespeeld met editie { $found } van { $game }, en dit is { $known }; noem de map van die editie met --edition { $game }=MAP.
cli-error-record-names = In de opname staan { $names } namen voor { $players } spelers; er moeten evenveel namen als spelers zijn.
