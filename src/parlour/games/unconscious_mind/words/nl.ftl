### Unconscious Mind, in het Nederlands.
### Een naam heeft de kale vorm als waarde en in `.a` de vorm die een zin nodig heeft: { $location } is "de bibliotheek",
### { $location_name } is "bibliotheek". Titels van tegels, kaarten en dromen hebben in `.a` aanhalingstekens.

unconscious_mind-name = Unconscious Mind
unconscious_mind-tagline = Opper ideeën aan Freuds tafel, lees dromen en genees wie op je sofa ligt.
unconscious_mind-about = Wenen, 1902. Elke woensdag komt een kleine kring samen aan de tafel van Freud. Opper er je ideeën, vul je notitieboek, wandel door de stad, publiceer verhandelingen en verzamel de inzichten waarmee je de dromen van je cliënten leest. Een genezen cliënt, een idee op de juiste plek en een goede naam: alles telt. Is Freuds reputatie voltooid, dan wint wie in zijn kring het meeste aanzien heeft.

## Opties van een tafel

unconscious_mind-option-journalist = De journalist
    .help = Een figuur die iedereen mag verplaatsen in plaats van de professor of Freud. De journalist telt de symbolen van alle gepubliceerde verhandelingen.
unconscious_mind-option-fireworks = Vuurwerk
    .help = In één wijk vraagt een bonus een symbool minder. Na gebruik trekt het vuurwerk verder.
unconscious_mind-option-overlays = Afdektegels
    .help = Tegels met andere bonussen bedekken de bonusplaatsen van alle zes de locaties.
unconscious_mind-option-overlays-off = Geen
unconscious_mind-option-overlays-A = A · gekleurde kanten
unconscious_mind-option-overlays-B = B · één gekleurde kant per wijk
unconscious_mind-option-overlays-C = C · grijze kanten, met behandelingen
unconscious_mind-option-start = Startspeler
    .help = Willekeurig, of gekozen door speler 1.
unconscious_mind-option-start-random = Willekeurig
unconscious_mind-option-start-choose = Speler 1 kiest
unconscious_mind-option-difficulty = Het Es
    .help = Hoe sterk je tegenstander is als je alleen speelt.
unconscious_mind-option-difficulty-ego = Ich · mild
unconscious_mind-option-difficulty-superego = Über-Ich · veeleisend
unconscious_mind-option-difficulty-unbound = Ontketend Es · genadeloos

## Wat een speler kan doen

unconscious_mind-do-place = Gebruik veld { $space } voor: { $action }
unconscious_mind-do-ideas = Plaats { $way }
unconscious_mind-do-recall = Haal je ideeën terug
    .other = Haal de ideeën terug
unconscious_mind-do-treat = Behandel de cliënt in { $room }
unconscious_mind-do-stop = Laat het hierbij
unconscious_mind-do-do = Voer een effect uit
unconscious_mind-do-line_part = Activeer { $part }
unconscious_mind-do-advance = { $steps ->
    [one] Zet je inktpot 1 vak vooruit
   *[other] Zet je inktpot { $steps } vakken vooruit
}
    .other = { $steps ->
        [one] Zet de inktpot 1 vak vooruit
       *[other] Zet de inktpot { $steps } vakken vooruit
    }
unconscious_mind-do-line = Activeer { $line }
unconscious_mind-do-reputation = Voer een actie van het reputatiespoor uit
unconscious_mind-do-insight = Verplaats { $piece } van { $from } naar { $to }
unconscious_mind-do-ignore = Gebruik 1 koffie en onderdruk niets
unconscious_mind-do-swap = Ruil { $card } voor een open kaart
unconscious_mind-do-play = Speel { $card }
unconscious_mind-do-publish = Publiceer { $treatise }
unconscious_mind-do-volume = Gebruik { $card } als boekdeel
unconscious_mind-do-cite = Citeer het meest rechtse boekdeel van { $treatise }
unconscious_mind-do-go = { $steps ->
    [0] Verplaats { $figure } naar de locatie van Freud
    [one] Zet { $figure } 1 locatie verder
   *[other] Zet { $figure } { $steps } locaties verder
}
unconscious_mind-do-effect = Activeer een effect van de locatie
unconscious_mind-do-more = Gebruik een lumineus idee om vaker te activeren
unconscious_mind-do-take = Neem de tegel van { $level }
unconscious_mind-do-put = Leg de tegel op { $place }
unconscious_mind-do-discard_tile = Leg de nieuwe tegel af
unconscious_mind-do-trigger = Activeer de tegel op { $place }
unconscious_mind-do-slot = Neem een bonus van { $location }
unconscious_mind-do-district = Neem een bonus in { $district }
unconscious_mind-do-fireworks = Neem een bonus in { $district } met het vuurwerk
unconscious_mind-do-box = Gebruik een hartvormig doosje voor de cliënt in { $room }
unconscious_mind-do-draft = Neem { $client } aan
unconscious_mind-do-dream = Neem de manifeste droom { $dream }
unconscious_mind-do-dream_unseen = Trek een manifeste droom van de stapel
unconscious_mind-do-goal = Laat het doel tellen voor { $location }
unconscious_mind-do-main = Voer het hoofdeffect uit
unconscious_mind-do-banner = Voer het bannereffect uit
unconscious_mind-do-adjust = Gebruik koffie om een inzicht te verheffen of over te dragen
unconscious_mind-do-brighten = Gebruik 3 koffie voor een lumineus idee
unconscious_mind-do-box_set = Gebruik een groot, een middelgroot en een klein inzicht voor een hartvormig doosje
unconscious_mind-do-start = Laat { $player } beginnen
unconscious_mind-do-starting_tile = Begin met { $tile }
unconscious_mind-do-starting_row = Leg je starttegel in { $row }
    .other = Leg de starttegel in { $row }
unconscious_mind-do-deal_tile = Leg de notitietegel { $tile } open
unconscious_mind-do-deal_client = Leg { $client } open
unconscious_mind-do-deal_grief = Leg rouwsluier { $grief } open
unconscious_mind-do-deal_latent = Leg de latente droom { $dream } open
unconscious_mind-do-deal_manifest = Leg de manifeste droom { $dream } open
unconscious_mind-do-deal_research = Leg { $card } open
unconscious_mind-do-deal_office = Deel { $office } uit
unconscious_mind-do-deal_location = Trek { $location }
unconscious_mind-do-deal_overlay = Leg afdektegel { $overlay }, { $side ->
    [colour] gekleurde kant
   *[grey] grijze kant
}
unconscious_mind-do-deal_impulse = Draai impulskaart { $impulse } om

## Wie wat moet doen; .other is wat alle anderen lezen

unconscious_mind-prompt-start = Kies wie begint.
    .other = Wachten op { $player }: kiezen wie begint.
unconscious_mind-prompt-draw = Er wordt getrokken…
    .other = Er wordt getrokken…
unconscious_mind-prompt-draft = Kies de cliënt die je aanneemt.
    .other = Wachten op { $player }: een cliënt aannemen.
unconscious_mind-prompt-dream = Kies een manifeste droom voor je nieuwe cliënt, of trek er een.
    .other = Wachten op { $player }: een manifeste droom kiezen.
unconscious_mind-prompt-starting_tile = Kies je starttegel: waar je professor begint, en vier inzichten.
    .other = Wachten op { $player }: een starttegel kiezen.
unconscious_mind-prompt-starting_row = Kies de rij voor je starttegel.
    .other = Wachten op { $player }: de starttegel leggen.
unconscious_mind-prompt-turn = Jouw beurt: opper ideeën, haal ze terug of behandel cliënten.
    .other = Wachten op { $player }: een actie kiezen.
unconscious_mind-prompt-ideas = Kies wat je plaatst. Elk idee activeert de actie één keer.
    .other = Wachten op { $player }: ideeën plaatsen.
unconscious_mind-prompt-effects = Kies het volgende effect. Elk effect kan één keer.
    .other = Wachten op { $player }: effecten uitvoeren.
unconscious_mind-prompt-line = Kies wat je nu activeert in deze lijn.
    .other = Wachten op { $player }: een lijn notitietegels activeren.
unconscious_mind-prompt-inkpot = Kies hoe ver je inktpot gaat.
    .other = Wachten op { $player }: de inktpot vooruitzetten.
unconscious_mind-prompt-column = Kies een vrijgespeelde kolom om te activeren.
    .other = Wachten op { $player }: een kolom kiezen.
unconscious_mind-prompt-row = Kies een rij om te activeren.
    .other = Wachten op { $player }: een rij kiezen.
unconscious_mind-prompt-reputation = Kies een actie onder de marker van Freud, of verder naar links.
    .other = Wachten op { $player }: een actie van het reputatiespoor kiezen.
unconscious_mind-prompt-generate = Vorm een inzicht: kies welk schijfje, en waar het komt.
    .other = Wachten op { $player }: een inzicht vormen.
unconscious_mind-prompt-elevate = { $count ->
    [one] Verhef een inzicht: kies welk.
   *[other] Verhef inzichten: nog { $count } keer.
}
    .other = Wachten op { $player }: een inzicht verheffen.
unconscious_mind-prompt-transfer = { $count ->
    [one] Draag een inzicht over: kies welk, en de nieuwe aard.
   *[other] Draag inzichten over: nog { $count } keer.
}
    .other = Wachten op { $player }: een inzicht overdragen.
unconscious_mind-prompt-adjust = Kies het inzicht dat je verheft of overdraagt.
    .other = Wachten op { $player }: een inzicht verheffen of overdragen.
unconscious_mind-prompt-pay = Kies het inzicht dat je gebruikt.
    .other = Wachten op { $player }: inzichten gebruiken.
unconscious_mind-prompt-suppress = Kies het inzicht dat je onderdrukt.
    .other = Wachten op { $player }: een inzicht onderdrukken.
unconscious_mind-prompt-swap = Je mag een onderzoekskaart ruilen met een open kaart.
    .other = Wachten op { $player }: wel of niet een onderzoekskaart ruilen.
unconscious_mind-prompt-play = Kies een onderzoekskaart om te spelen, of een verhandeling om te publiceren als dat mag.
    .other = Wachten op { $player }: onderzoekskaarten spelen.
unconscious_mind-prompt-gather = Kies het volgende boekdeel voor je verhandeling.
    .other = Wachten op { $player }: boekdelen verzamelen.
unconscious_mind-prompt-mark = Kies welk eigen inzicht je daar voorgoed achterlaat.
    .other = Wachten op { $player }: een inzicht kiezen om achter te laten.
unconscious_mind-prompt-move = Kies waar je heen gaat.
    .other = Wachten op { $player }: door de stad trekken.
unconscious_mind-prompt-location = { $count ->
    [0] Je kunt hier niet meer activeren. Met een lumineus idee kan het vaker.
    [one] Kies een effect van deze locatie: nog 1 keer.
   *[other] Kies een effect van deze locatie: nog { $count } keer.
}
    .other = Wachten op { $player }: een locatie activeren.
unconscious_mind-prompt-take = Kies een notitietegel.
    .other = Wachten op { $player }: een notitietegel kiezen.
unconscious_mind-prompt-put = Kies waar de tegel komt.
    .other = Wachten op { $player }: een notitietegel leggen.
unconscious_mind-prompt-tile = Kies een notitietegel om te activeren.
    .other = Wachten op { $player }: een tegel kiezen om te activeren.
unconscious_mind-prompt-bonus = Je mag een stadsbonus nemen.
    .other = Wachten op { $player }: een stadsbonus nemen.
unconscious_mind-prompt-treat = Kies een cliënt om te behandelen.
    .other = Wachten op { $player }: cliënten behandelen.
unconscious_mind-prompt-boxes = Einde van je beurt: je mag hartvormige doosjes gebruiken als therapie.
    .other = Wachten op { $player }: hartvormige doosjes gebruiken.
unconscious_mind-prompt-goal = Kies de locatie waarvoor je doel telt.
    .other = Wachten op { $player }: een locatie voor het doel kiezen.
unconscious_mind-prompt-sides = Kies welke kant van de nieuwe tegel eerst komt.
    .other = Wachten op { $player }: een nieuwe tegel activeren.
unconscious_mind-prompt-spill = { $count } koffie past er niet bij: gebruik koffie om plaats te maken, of laat die staan.
    .other = Wachten op { $player }: plaats maken voor koffie.
unconscious_mind-prompt-confirm = Klaar. Beëindig je beurt of neem iets terug.
    .other = Wachten op { $player }: de beurt beëindigen.
unconscious_mind-prompt-reveal = Hierna wordt er iets onthuld, en dat kun je niet terugnemen. Ga verder, of neem eerst iets terug.
    .other = Wachten op { $player }: iets onthullen.

unconscious_mind-the_id = Het Es
unconscious_mind-prompt-chance = Er wordt getrokken…
    .other = Er wordt getrokken…

## Wat er gebeurde

unconscious_mind-event-begins = { $player } begint.
unconscious_mind-event-drafted = { $player } neemt { $client } aan.
unconscious_mind-event-dream_taken = { $player } neemt de manifeste droom { $dream }.
unconscious_mind-event-latent_drawn = { $player } trekt de latente droom { $dream }.
unconscious_mind-event-tile_chosen = { $player } begint met { $tile }; de professor begint bij { $location }.
unconscious_mind-event-ideas_placed = { $player } plaatst { $way } in rij { $row }: { $action }.
unconscious_mind-event-recalled = { $coffee ->
    [one] { $player } haalt ideeën terug van 1 veld.
   *[other] { $player } haalt ideeën terug van { $coffee } velden.
}
unconscious_mind-event-treated = { $player } behandelt { $client } met de droom { $dream }.
unconscious_mind-event-ink_moved = { $steps ->
    [one] { $player } zet de inktpot 1 vak vooruit, naar { $where }
   *[other] { $player } zet de inktpot { $steps } vakken vooruit, naar { $where }
}{ $bright ->
    [0] .
    [one] , met een lumineus idee.
   *[other] , met { $bright } lumineuze ideeën.
}
unconscious_mind-event-idea_unlocked = { $player } voltooit een ronde met de inktpot en speelt een nieuw idee en { $line } vrij.
unconscious_mind-event-insight_generated = { $player } vormt { $to }: { $piece } uit { $from }.
unconscious_mind-event-insight_elevated = { $player } verheft { $piece } van { $from } naar { $to }.
unconscious_mind-event-insight_transferred = { $player } draagt { $piece } over van { $from } naar { $to }.
unconscious_mind-event-insight_suppressed = { $player } onderdrukt { $piece } van { $from } naar { $to }.
unconscious_mind-event-insight_used = { $player } gebruikt { $piece } van { $from }.
unconscious_mind-event-gained_coffee = { $player } krijgt { $count } koffie.
unconscious_mind-event-gained_bright_ideas = { $count ->
    [one] { $player } krijgt een lumineus idee.
   *[other] { $player } krijgt { $count } lumineuze ideeën.
}
unconscious_mind-event-gained_boxes = { $count ->
    [one] { $player } krijgt een hartvormig doosje.
   *[other] { $player } krijgt { $count } hartvormige doosjes.
}
unconscious_mind-event-gained_points = { $player } scoort { $count } OP.
unconscious_mind-event-spent_coffee = { $player } gebruikt { $count } koffie.
unconscious_mind-event-spent_bright_ideas = { $count ->
    [one] { $player } gebruikt een lumineus idee.
   *[other] { $player } gebruikt { $count } lumineuze ideeën.
}
unconscious_mind-event-spent_boxes = { $count ->
    [one] { $player } gebruikt een hartvormig doosje.
   *[other] { $player } gebruikt { $count } hartvormige doosjes.
}
unconscious_mind-event-research_drawn = { $player } trekt een onderzoekskaart.
unconscious_mind-event-research_drawn_card = { $player } trekt { $card }.
unconscious_mind-event-research_swapped = { $player } ruilt { $card } voor { $taken }.
unconscious_mind-event-research_played = { $player } speelt { $card }.
unconscious_mind-event-volume_cited = { $player } citeert { $card } uit { $treatise }; { $owner } scoort punten en krijgt een lumineus idee.
unconscious_mind-event-volume_cited_of_id = { $player } citeert { $card } uit { $treatise }; { $owner } scoort punten.
unconscious_mind-event-published = { $player } publiceert { $treatise } en scoort { $points } OP.
unconscious_mind-event-professor_moved = { $player } verplaatst de professor naar { $location }.
unconscious_mind-event-freud_moved = { $player } verplaatst Freud naar { $location }.
unconscious_mind-event-journalist_moved = { $player } verplaatst de journalist naar { $location }.
unconscious_mind-event-location_begins = { $times ->
    [one] { $player } mag { $location } één keer activeren.
    [2] { $player } mag { $location } twee keer activeren.
   *[other] { $player } mag { $location } { $times } keer activeren.
}
unconscious_mind-event-tile_taken = { $player } neemt de notitietegel { $tile }.
unconscious_mind-event-tile_put = { $player } legt { $tile } op { $place }.
unconscious_mind-event-tile_discarded = { $player } legt { $tile } af.
unconscious_mind-event-tile_triggered = { $player } activeert { $tile }.
unconscious_mind-event-tile_shown = Nieuwe notitietegel: { $tile }.
unconscious_mind-event-vacant_scored = { $player } neemt geen tegel (lege plaats) en scoort { $points } OP.
unconscious_mind-event-line_begins = { $player } activeert { $line }.
unconscious_mind-event-insight_unlocked = { $player } voltooit { $line } en maakt een eigen inzicht vrij.
unconscious_mind-event-slot_taken = { $player } neemt bonus { $slot } van { $location }.
unconscious_mind-event-district_taken = { $player } neemt de bonus voor { $number } symbolen in { $district }.
unconscious_mind-event-reputation_gained = { $player } krijgt 1 reputatiepunt (vak { $space }).
unconscious_mind-event-reputation_triggered = { $coffee ->
    [0] { $player } activeert het reputatiespoor: { $points } OP.
   *[other] { $player } activeert het reputatiespoor: { $points } OP en { $coffee } koffie.
}
unconscious_mind-event-freud_goes_on = Freud loopt door naar { $location }.
unconscious_mind-event-freud_begins = Freud begint bij { $location }.
unconscious_mind-event-journalist_begins = De journalist begint bij { $location }.
unconscious_mind-event-goal_claimed = { $player } behaalt het locatiedoel { $goal }.
unconscious_mind-event-goal_counts_for = { $player } laat het doel { $goal } tellen voor { $location }.
unconscious_mind-event-therapy = { $left ->
    [0] Therapie voor { $client }: het einde van het spoor is bereikt.
    [one] Therapie voor { $client }: nog 1 vak.
   *[other] Therapie voor { $client }: nog { $left } vakken.
}
unconscious_mind-event-catharsis = { $player } brengt { $client } tot catharsis en scoort { $points } OP.
unconscious_mind-event-cured = { $player } geneest { $client } en scoort { $points } OP.
unconscious_mind-event-room_opened = { $player } opent de tweede spreekkamer.
unconscious_mind-event-end_signalled = Freuds reputatie is voltooid: { $player } luidt het einde van het spel in. Deze ronde wordt afgemaakt, daarna volgt er nog één.
unconscious_mind-event-final_round = De laatste ronde begint. Er worden geen nieuwe cliënten meer aangenomen.
unconscious_mind-event-final_standing = { $player } scoort { $points } OP voor het reputatiespoor.
unconscious_mind-event-final_rank = { $player } scoort { $points } OP voor verhandelingen en genezingen (rang op het reputatiespoor).
unconscious_mind-event-final_districts = { $player } scoort { $points } OP voor eigen inzichten in verschillende wijken.
unconscious_mind-event-final_rows = { $player } scoort { $points } OP voor volledige rijen.
unconscious_mind-event-final_tags = { $player } scoort { $points } OP voor verschillende symbolen.
unconscious_mind-event-final_cases = { $player } scoort { $points } OP voor casussen.
unconscious_mind-event-final_leftover_boxes = { $player } scoort { $points } OP voor resterende hartvormige doosjes.
unconscious_mind-event-final_bright_ideas = { $player } scoort { $points } OP voor resterende koffie en lumineuze ideeën.
unconscious_mind-event-client_shown = Nieuwe cliënt: { $client }.
unconscious_mind-event-dream_shown = Nieuwe manifeste droom: { $dream }.
unconscious_mind-event-research_shown = Nieuwe open onderzoekskaart: { $card }.
unconscious_mind-event-fireworks_move = Het vuurwerk trekt verder naar { $district }.
unconscious_mind-event-id_begins = { $player } is de tegenstander; de professor begint bij { $location }. Beginstand: { $points } OP.
unconscious_mind-event-impulse_shown = { $player } draait een impulskaart om: { $first }, anders { $second }, anders { $third }.
unconscious_mind-event-libido_gained = Het Es krijgt libido (nu { $count }).
unconscious_mind-event-libido_turned = { $count } libido wordt een hartvormig doosje.

## Punten naar herkomst; $count telt punten. Vanaf "standing" komen ze pas aan het einde

unconscious_mind-panel-clients = Cliënten
unconscious_mind-panel-dreams = Dromen
unconscious_mind-panel-treatises = Verhandelingen
unconscious_mind-panel-citations = Citaten
unconscious_mind-panel-reputation = Reputatie onderweg
unconscious_mind-panel-effects = Tegels en kaarten
unconscious_mind-panel-boxes = Doosjes omgezet in OP
unconscious_mind-panel-standing = Reputatiespoor
unconscious_mind-panel-rank = Rang
unconscious_mind-panel-districts = Wijken
unconscious_mind-panel-rows = Rijen
unconscious_mind-panel-tags = Symbolen
unconscious_mind-panel-cases = Casussen
unconscious_mind-panel-leftover_boxes = Doosjes over
unconscious_mind-panel-bright_ideas = Lumineuze ideeën over
unconscious_mind-score-clients = { $count } OP voor therapie, catharsis en genezingen
unconscious_mind-score-dreams = { $count } OP voor dromen
unconscious_mind-score-treatises = { $count } OP voor verhandelingen
unconscious_mind-score-citations = { $count } OP voor citaten door anderen
unconscious_mind-score-reputation = { $count } OP voor reputatie tijdens het spel
unconscious_mind-score-effects = { $count } OP voor tegels, kaarten en velden
unconscious_mind-score-boxes = { $count } OP voor hartvormige doosjes die niet pasten
unconscious_mind-score-standing = { $count } OP voor het reputatiespoor
unconscious_mind-score-rank = { $count } OP voor verhandelingen en genezingen (rang op het reputatiespoor)
unconscious_mind-score-districts = { $count } OP voor inzichten in verschillende wijken
unconscious_mind-score-rows = { $count } OP voor volledige rijen
unconscious_mind-score-tags = { $count } OP voor verschillende symbolen
unconscious_mind-score-cases = { $count } OP voor casussen
unconscious_mind-score-leftover_boxes = { $count } OP voor resterende hartvormige doosjes
unconscious_mind-score-bright_ideas = { $count } OP voor resterende koffie en lumineuze ideeën

## Wat een kaart doet, samengesteld uit de effecten erop, zodat er nooit iets anders staat dan de kaart doet.
## Alles hier is een stuk van een zin zonder hoofdletter en punt: het scherm begint met een hoofdletter.

# Een of meer inzichten: fx-generate en price-insight krijgen deze tekst als $insight. $count: hoeveel gelijke
unconscious_mind-insight-minor-growth = { $count ->
    [one] een klein groei-inzicht
   *[other] { $count } kleine groei-inzichten
}
unconscious_mind-insight-median-growth = { $count ->
    [one] een middelgroot groei-inzicht
   *[other] { $count } middelgrote groei-inzichten
}
unconscious_mind-insight-major-growth = { $count ->
    [one] een groot groei-inzicht
   *[other] { $count } grote groei-inzichten
}
unconscious_mind-insight-minor-freedom = { $count ->
    [one] een klein vrijheidsinzicht
   *[other] { $count } kleine vrijheidsinzichten
}
unconscious_mind-insight-median-freedom = { $count ->
    [one] een middelgroot vrijheidsinzicht
   *[other] { $count } middelgrote vrijheidsinzichten
}
unconscious_mind-insight-major-freedom = { $count ->
    [one] een groot vrijheidsinzicht
   *[other] { $count } grote vrijheidsinzichten
}
unconscious_mind-insight-minor-passion = { $count ->
    [one] een klein passie-inzicht
   *[other] { $count } kleine passie-inzichten
}
unconscious_mind-insight-median-passion = { $count ->
    [one] een middelgroot passie-inzicht
   *[other] { $count } middelgrote passie-inzichten
}
unconscious_mind-insight-major-passion = { $count ->
    [one] een groot passie-inzicht
   *[other] { $count } grote passie-inzichten
}
unconscious_mind-insight-minor-any = { $count ->
    [one] een klein inzicht naar keuze
   *[other] { $count } kleine inzichten naar keuze
}
unconscious_mind-insight-median-any = { $count ->
    [one] een middelgroot inzicht naar keuze
   *[other] { $count } middelgrote inzichten naar keuze
}
unconscious_mind-insight-major-any = { $count ->
    [one] een groot inzicht naar keuze
   *[other] { $count } grote inzichten naar keuze
}

# Wat je betaalt. $insight: een van de teksten hierboven, of meerdere met fx-and ertussen. $count: hoe vaak
unconscious_mind-price-insight = gebruik { $insight }
unconscious_mind-price-suppress = { $count ->
    [one] onderdruk een inzicht
   *[other] onderdruk { $count } keer een inzicht
}

# $insight: een van de teksten hierboven
unconscious_mind-fx-generate = vorm { $insight }
# $count: hoe vaak (n)
unconscious_mind-fx-elevate = { $count ->
    [one] verhef een inzicht
   *[other] verhef { $count } keer een inzicht
}
unconscious_mind-fx-transfer = { $count ->
    [one] draag een inzicht over
   *[other] draag { $count } keer een inzicht over
}
# Wat je krijgt, elk ding apart; $count: hoeveel
unconscious_mind-fx-coffee = krijg { $count } koffie
unconscious_mind-fx-bright_idea = { $count ->
    [one] krijg een lumineus idee
   *[other] krijg { $count } lumineuze ideeën
}
unconscious_mind-fx-box = { $count ->
    [one] krijg een hartvormig doosje
   *[other] krijg { $count } hartvormige doosjes
}
unconscious_mind-fx-vp = scoor { $count } OP
unconscious_mind-fx-research = { $count ->
    [one] neem een onderzoekskaart
   *[other] neem { $count } onderzoekskaarten
}
unconscious_mind-fx-notebook = { $count ->
    [one] neem een notitietegel
   *[other] neem { $count } notitietegels
}
unconscious_mind-fx-reputation = { $count ->
    [one] krijg een reputatiepunt
   *[other] krijg { $count } reputatiepunten
}
# $price: een prijs; $effects: een of meer effecten met fx-and ertussen
unconscious_mind-fx-exchange = { $price }: { $effects }
# $count: het meeste (max)
unconscious_mind-fx-play_research = { $count ->
    [one] speel een onderzoekskaart
   *[other] speel tot { $count } onderzoekskaarten
}
unconscious_mind-fx-play_or_publish = { $count ->
    [one] speel een onderzoekskaart of publiceer een verhandeling
   *[other] speel tot { $count } onderzoekskaarten of publiceer een verhandeling
}
# $min, $max: hoeveel locaties; $to_freud: 1 als het ook naar Freud mag, anders 0
unconscious_mind-fx-move_professor = { $max ->
    [one] zet je professor 1 locatie verder
   *[other] zet je professor { $min }–{ $max } locaties verder
}{ $to_freud ->
    [0] {""}
   *[other] {" "}of zet hem bij Freud
}
    .other = { $max ->
        [one] zet de professor 1 locatie verder
       *[other] zet de professor { $min }–{ $max } locaties verder
    }{ $to_freud ->
        [0] { "" }
       *[other] { " " }of zet hem bij Freud
    }
unconscious_mind-fx-move_freud = { $max ->
    [one] zet Freud 1 locatie verder
   *[other] zet Freud { $min }–{ $max } locaties verder
}
# $location: met lidwoord
unconscious_mind-fx-trigger_location = activeer { $location } (je symbolen, plus één)
    .other = activeer { $location } (symbolen, plus één)
unconscious_mind-fx-trigger_reputation = activeer het reputatiespoor
# $scope: tile, row of column; $restrict: any of adjacent
unconscious_mind-fx-trigger_notebook = { $scope ->
    [row] activeer een rij van je notitieboek
    [column] activeer een vrijgespeelde kolom van je notitieboek
   *[tile] { $restrict ->
        [adjacent] activeer een notitietegel naast deze
       *[any] activeer een van je notitietegels
    }
}
    .other = { $scope ->
        [row] activeer een rij van het notitieboek
        [column] activeer een vrijgespeelde kolom van het notitieboek
       *[tile] { $restrict ->
            [adjacent] activeer een notitietegel naast deze
           *[any] activeer een notitietegel
        }
    }
# $min, $max: hoeveel vakken
unconscious_mind-fx-inkpot = { $max ->
    [one] zet je inktpot 1 vak vooruit
   *[other] zet je inktpot { $min }–{ $max } vakken vooruit
}
    .other = { $max ->
        [one] zet de inktpot 1 vak vooruit
       *[other] zet de inktpot { $min }–{ $max } vakken vooruit
    }
# $count: hoeveel (n)
unconscious_mind-fx-treat = { $count ->
    [one] behandel een cliënt
   *[other] behandel { $count } keer een cliënt
}
unconscious_mind-fx-therapy = { $count ->
    [one] krijg 1 therapiepunt
   *[other] krijg { $count } therapiepunten
}
# $coffee: de prijs; $column: left, center of right; $trigger: none, banner, main of both
unconscious_mind-fx-gain_notebook_from = gebruik { $coffee } koffie en neem een notitietegel uit de { $column ->
    [left] linkerkolom
    [center] middelste kolom
   *[right] rechterkolom
}{ $trigger ->
    [banner] {" "}met zijn bannereffect
    [main] {" "}met zijn hoofdeffect
    [both] {" "}met zijn hoofd- en bannereffect
   *[none] {""}
}
# $vp: punten per stuk; $per: een van de teksten per-...; $max: het hoogste aantal punten
unconscious_mind-fx-score_per = scoor { $vp } OP { $per } (hooguit { $max })
unconscious_mind-fx-unlock_secondary_room = open je tweede spreekkamer
    .other = open de tweede spreekkamer

# Hoe effecten aan elkaar komen. $one, $other: effecten, of al verbonden effecten. De effecten van een kaart, elk op
# zich en in willekeurige volgorde, met fx-list; wat één prijs oplevert en de inzichten van één prijs met fx-comma
# en ten slotte fx-and
unconscious_mind-fx-list = { $one }; { $other }
unconscious_mind-fx-comma = { $one }, { $other }
unconscious_mind-fx-and = { $one } en { $other }
unconscious_mind-fx-nothing = geen effect

# Wat een casus aan het einde scoort; dezelfde argumenten als fx-score_per
unconscious_mind-fx-score_at_end = aan het einde: { $vp } OP { $per } (hooguit { $max })

# Waarnaar punten worden geteld, na een aantal OP
unconscious_mind-per-notebook_level_1 = per tegel van niveau I in je notitieboek
    .other = per tegel van niveau I in het notitieboek
unconscious_mind-per-notebook_level_2 = per tegel van niveau II in je notitieboek
    .other = per tegel van niveau II in het notitieboek
unconscious_mind-per-complete_rows = per volledige rij van je notitieboek
    .other = per volledige rij van het notitieboek
unconscious_mind-per-complete_columns = per volledige kolom van je notitieboek
    .other = per volledige kolom van het notitieboek
unconscious_mind-per-treatises = per verhandeling die je hebt gepubliceerd
    .other = per gepubliceerde verhandeling
unconscious_mind-per-cured_clients = per cliënt die je hebt genezen
    .other = per genezen cliënt
unconscious_mind-per-cured_routine = per gewone cliënt die je hebt genezen
    .other = per genezen gewone cliënt
unconscious_mind-per-cured_case_study = per casus die je hebt genezen
    .other = per genezen casus
unconscious_mind-per-tags_green = per groen symbool dat je hebt
    .other = per groen symbool
unconscious_mind-per-tags_purple = per paars symbool dat je hebt
    .other = per paars symbool
unconscious_mind-per-tags_red = per rood symbool dat je hebt
    .other = per rood symbool
unconscious_mind-per-distinct_tags = per soort symbool die je hebt
    .other = per soort symbool
unconscious_mind-per-city_insights = per inzicht dat je op de stadskaart hebt
    .other = per inzicht op de stadskaart
unconscious_mind-per-reputation_level = per vak van je reputatie
    .other = per vak reputatie
unconscious_mind-per-research_in_play = per onderzoekskaart die je in het spel hebt
    .other = per onderzoekskaart in het spel
unconscious_mind-per-location_goals = per locatiedoel dat je hebt behaald
    .other = per behaald locatiedoel
unconscious_mind-per-unlocked_ideas = per idee dat je hebt vrijgespeeld
    .other = per vrijgespeeld idee
unconscious_mind-per-major_insights = per groot inzicht dat je hebt
    .other = per groot inzicht

# De blijvende vaardigheden van gewone cliënten. $count: het getal van de vaardigheid; $effects: effecten met fx-and ertussen
unconscious_mind-mod-coffee_cap = je mag tot { $count } koffie hebben
unconscious_mind-mod-notebook_discount = notitietegels van de vergadertafel kosten je { $count } koffie minder
unconscious_mind-mod-free_inkpot_step = { $count ->
    [one] één keer per beurt mag je inktpot 1 vak meer of minder gaan, zonder lumineus idee
   *[other] één keer per beurt mag je inktpot tot { $count } vakken meer of minder gaan, zonder lumineus idee
}
unconscious_mind-mod-on_recall = als je ideeën terughaalt: { $effects }
unconscious_mind-mod-on_play_research = als je een onderzoekskaart speelt: { $effects }
unconscious_mind-mod-on_treat_latent = als je behandelt met een latente droom: { $effects }
unconscious_mind-mod-location_extra = { $count ->
    [one] je mag elke locatie één keer extra activeren (hooguit vijf keer)
   *[other] je mag elke locatie { $count } keer extra activeren (hooguit vijf keer)
}
unconscious_mind-mod-cheap_adjust = één keer per beurt kost verheffen of overdragen met koffie je maar { $count }
unconscious_mind-mod-overcompensation_change = krijg { $count } koffie voor elk niveau dat je te veel betaalt
unconscious_mind-mod-icon_match_any = elk teken van een manifeste droom past bij elk teken van een rouwsluier
unconscious_mind-mod-professor_range = je professor mag tot { $count } locaties verder gaan
unconscious_mind-mod-wild_volume = { $count ->
    [one] bij het publiceren mag 1 van je onderzoekskaarten een boekdeel van elke kleur zijn (niet het meest linkse)
   *[other] bij het publiceren mogen { $count } van je onderzoekskaarten boekdelen van elke kleur zijn (niet het meest linkse)
}

## Woorden voor plaatsen en stukken

# De acties van de vergadertafel
unconscious_mind-action-notebook_left = Tegel uit de linkerkolom
    .a = een notitietegel uit de linkerkolom nemen
unconscious_mind-action-notebook_center = Tegel uit de middelste kolom
    .a = een notitietegel uit de middelste kolom nemen
unconscious_mind-action-notebook_right = Tegel uit de rechterkolom
    .a = een notitietegel uit de rechterkolom nemen
unconscious_mind-action-move_professor = Professor verplaatsen
    .a = de professor verplaatsen
unconscious_mind-action-play_or_publish = Spelen of publiceren
    .a = onderzoekskaarten spelen of een verhandeling publiceren
unconscious_mind-action-elevate_transfer = Verheffen en overdragen
    .a = inzichten verheffen en overdragen
unconscious_mind-action-move_freud = Freud verplaatsen
    .a = Freud verplaatsen
unconscious_mind-action-gain_research = Onderzoek
    .a = een onderzoekskaart nemen
unconscious_mind-action-generate_three = Drie inzichten vormen
    .a = drie inzichten vormen

# Wat op een ideeveld komt
unconscious_mind-way-idea = één idee
    .a = één idee
unconscious_mind-way-bright = één lumineus idee
    .a = één lumineus idee
unconscious_mind-way-two_ideas = twee ideeën
    .a = twee ideeën
unconscious_mind-way-both = een idee en een lumineus idee
    .a = een idee en een lumineus idee
unconscious_mind-way-two_bright = twee lumineuze ideeën
    .a = twee lumineuze ideeën

# De vakken van de inzichtschijf, en de schijfjes erop
unconscious_mind-area-reserve = reserve
    .a = de reserve
unconscious_mind-area-minor-growth = groei (klein)
    .a = groei (klein)
unconscious_mind-area-median-growth = groei (middelgroot)
    .a = groei (middelgroot)
unconscious_mind-area-major-growth = groei (groot)
    .a = groei (groot)
unconscious_mind-area-minor-freedom = vrijheid (klein)
    .a = vrijheid (klein)
unconscious_mind-area-median-freedom = vrijheid (middelgroot)
    .a = vrijheid (middelgroot)
unconscious_mind-area-major-freedom = vrijheid (groot)
    .a = vrijheid (groot)
unconscious_mind-area-minor-passion = passie (klein)
    .a = passie (klein)
unconscious_mind-area-median-passion = passie (middelgroot)
    .a = passie (middelgroot)
unconscious_mind-area-major-passion = passie (groot)
    .a = passie (groot)
unconscious_mind-piece-common = neutraal inzicht
    .a = een neutraal inzicht
unconscious_mind-piece-own = eigen inzicht
    .a = een eigen inzicht

# De stad
unconscious_mind-location-theater = schouwburg
    .a = de schouwburg
unconscious_mind-location-library = bibliotheek
    .a = de bibliotheek
unconscious_mind-location-opera = opera
    .a = de opera
unconscious_mind-location-museum = museum
    .a = het museum
unconscious_mind-location-university = universiteit
    .a = de universiteit
unconscious_mind-location-cafe = koffiehuis
    .a = het koffiehuis
unconscious_mind-district-green = groene wijk
    .a = de groene wijk
unconscious_mind-district-purple = paarse wijk
    .a = de paarse wijk
unconscious_mind-district-red = rode wijk
    .a = de rode wijk
unconscious_mind-figure-professor = professor
    .a = de professor
unconscious_mind-figure-freud = Freud
    .a = Freud
unconscious_mind-figure-journalist = journalist
    .a = de journalist

# De locatiedoelen, naar hun voorwaarde
unconscious_mind-goal-goal_columns = Twee volledige kolommen
    .a = ‘Twee volledige kolommen’
unconscious_mind-goal-goal_city = Twee inzichten op de stadskaart
    .a = ‘Twee inzichten op de stadskaart’
unconscious_mind-goal-goal_routine = Drie gewone cliënten genezen
    .a = ‘Drie gewone cliënten genezen’
unconscious_mind-goal-goal_case_study = Twee casussen genezen
    .a = ‘Twee casussen genezen’
unconscious_mind-goal-goal_five = Vijf cliënten genezen
    .a = ‘Vijf cliënten genezen’
unconscious_mind-goal-goal_treatises = Twee verhandelingen gepubliceerd
    .a = ‘Twee verhandelingen gepubliceerd’
unconscious_mind-goal-goal_rows = Twee volledige rijen
    .a = ‘Twee volledige rijen’

# Spelersbord en praktijk
unconscious_mind-line-row1 = bovenste rij
    .a = de bovenste rij
unconscious_mind-line-row2 = middelste rij
    .a = de middelste rij
unconscious_mind-line-row3 = onderste rij
    .a = de onderste rij
unconscious_mind-line-column1 = linkerkolom
    .a = de linkerkolom
unconscious_mind-line-column2 = middelste kolom
    .a = de middelste kolom
unconscious_mind-line-column3 = rechterkolom
    .a = de rechterkolom
unconscious_mind-part_of_line-start = het effect van de rij zelf
    .a = het effect van de rij zelf
unconscious_mind-part_of_line-first = de eerste tegel
    .a = de eerste tegel
unconscious_mind-part_of_line-second = de tweede tegel
    .a = de tweede tegel
unconscious_mind-part_of_line-third = de derde tegel
    .a = de derde tegel
unconscious_mind-part_of_line-end = het effect aan het einde van de lijn
    .a = het effect aan het einde van de lijn
unconscious_mind-inkpot-top = bovenste vak
    .a = het bovenste vak
unconscious_mind-inkpot-row1 = vak van de bovenste rij
    .a = het vak van de bovenste rij
unconscious_mind-inkpot-row2 = vak van de middelste rij
    .a = het vak van de middelste rij
unconscious_mind-inkpot-row3 = vak van de onderste rij
    .a = het vak van de onderste rij
unconscious_mind-inkpot-left = linkervak
    .a = het linkervak
unconscious_mind-level-level_1 = niveau I
    .a = niveau I
unconscious_mind-level-level_2 = niveau II
    .a = niveau II
unconscious_mind-room-primary = eerste spreekkamer
    .a = de eerste spreekkamer
unconscious_mind-room-secondary = tweede spreekkamer
    .a = de tweede spreekkamer
unconscious_mind-office-key = praktijk met de sleutel
    .a = de praktijk met de sleutel
unconscious_mind-office-lantern = praktijk met de lantaarn
    .a = de praktijk met de lantaarn
unconscious_mind-office-mirror = praktijk met de spiegel
    .a = de praktijk met de spiegel
unconscious_mind-office-feather = praktijk met de veer
    .a = de praktijk met de veer

# Wat kaarten en doelen tellen
unconscious_mind-counter-notebook_level_1 = tegels van niveau I
unconscious_mind-counter-notebook_level_2 = tegels van niveau II
unconscious_mind-counter-complete_rows = volledige rijen
unconscious_mind-counter-complete_columns = volledige kolommen
unconscious_mind-counter-treatises = gepubliceerde verhandelingen
unconscious_mind-counter-cured_clients = genezen cliënten
unconscious_mind-counter-cured_routine = genezen gewone cliënten
unconscious_mind-counter-cured_case_study = genezen casussen
unconscious_mind-counter-tags_green = groene symbolen
unconscious_mind-counter-tags_purple = paarse symbolen
unconscious_mind-counter-tags_red = rode symbolen
unconscious_mind-counter-distinct_tags = verschillende symbolen
unconscious_mind-counter-city_insights = inzichten op de stadskaart
unconscious_mind-counter-reputation_level = reputatie
unconscious_mind-counter-research_in_play = onderzoekskaarten in het spel
unconscious_mind-counter-location_goals = behaalde locatiedoelen
unconscious_mind-counter-unlocked_ideas = vrijgespeelde ideeën
unconscious_mind-counter-major_insights = grote inzichten

## Notitietegels

unconscious_mind-tile-ns01 = Gedroogde varen
    .a = ‘Gedroogde varen’
unconscious_mind-tile-ns02 = Losse teugels
    .a = ‘Losse teugels’
unconscious_mind-tile-ns03 = Aangestreken lucifer
    .a = ‘Aangestreken lucifer’
unconscious_mind-tile-ns04 = Nachtlampje
    .a = ‘Nachtlampje’
unconscious_mind-tile-ns05 = Papieren vogel
    .a = ‘Papieren vogel’
unconscious_mind-tile-ns06 = Zegellak
    .a = ‘Zegellak’
unconscious_mind-tile-ns07 = Apothekersetiket
    .a = ‘Apothekersetiket’
unconscious_mind-tile-ns08 = Tweede blik
    .a = ‘Tweede blik’
unconscious_mind-tile-ns09 = Blos op de wangen
    .a = ‘Blos op de wangen’
unconscious_mind-tile-ns10 = Geënte tak
    .a = ‘Geënte tak’
unconscious_mind-tile-ns11 = Open kooi
    .a = ‘Open kooi’
unconscious_mind-tile-ns12 = Dubbele espresso
    .a = ‘Dubbele espresso’
unconscious_mind-tile-n101 = Veldnotities
    .a = ‘Veldnotities’
unconscious_mind-tile-n102 = Herbariumblad
    .a = ‘Herbariumblad’
unconscious_mind-tile-n103 = Dossierboek
    .a = ‘Dossierboek’
unconscious_mind-tile-n104 = Langzaam lezen
    .a = ‘Langzaam lezen’
unconscious_mind-tile-n105 = Wortelstelsel
    .a = ‘Wortelstelsel’
unconscious_mind-tile-n106 = Receptbriefje
    .a = ‘Receptbriefje’
unconscious_mind-tile-n107 = Leeszaalpas
    .a = ‘Leeszaalpas’
unconscious_mind-tile-n108 = Vers gebrand
    .a = ‘Vers gebrand’
unconscious_mind-tile-n109 = Vrije associatie
    .a = ‘Vrije associatie’
unconscious_mind-tile-n110 = Open raam
    .a = ‘Open raam’
unconscious_mind-tile-n111 = Woordketting
    .a = ‘Woordketting’
unconscious_mind-tile-n112 = Wandeling over de Ring
    .a = ‘Wandeling over de Ring’
unconscious_mind-tile-n113 = Losse draad
    .a = ‘Losse draad’
unconscious_mind-tile-n114 = Staanplaats
    .a = ‘Staanplaats’
unconscious_mind-tile-n115 = Reisdagboek
    .a = ‘Reisdagboek’
unconscious_mind-tile-n116 = Kanttekeningen
    .a = ‘Kanttekeningen’
unconscious_mind-tile-n117 = Vurige brief
    .a = ‘Vurige brief’
unconscious_mind-tile-n118 = Gloeiende schets
    .a = ‘Gloeiende schets’
unconscious_mind-tile-n119 = Bekentenis
    .a = ‘Bekentenis’
unconscious_mind-tile-n120 = Bitter drankje
    .a = ‘Bitter drankje’
unconscious_mind-tile-n121 = Rivaliteit
    .a = ‘Rivaliteit’
unconscious_mind-tile-n122 = Collegedictaat
    .a = ‘Collegedictaat’
unconscious_mind-tile-n123 = Nachtelijk kladje
    .a = ‘Nachtelijk kladje’
unconscious_mind-tile-n124 = Publiek geheim
    .a = ‘Publiek geheim’
unconscious_mind-tile-n201 = Diepe wortels
    .a = ‘Diepe wortels’
unconscious_mind-tile-n202 = Groeicurve
    .a = ‘Groeicurve’
unconscious_mind-tile-n203 = Tweede mening
    .a = ‘Tweede mening’
unconscious_mind-tile-n204 = Vaste bestelling
    .a = ‘Vaste bestelling’
unconscious_mind-tile-n205 = Medicijnkast
    .a = ‘Medicijnkast’
unconscious_mind-tile-n206 = Loge in de schouwburg
    .a = ‘Loge in de schouwburg’
unconscious_mind-tile-n207 = Allegorie van de tuin
    .a = ‘Allegorie van de tuin’
unconscious_mind-tile-n208 = Overgeschreven bladzijde
    .a = ‘Overgeschreven bladzijde’
unconscious_mind-tile-n209 = Dakraam
    .a = ‘Dakraam’
unconscious_mind-tile-n210 = Vliegdroom
    .a = ‘Vliegdroom’
unconscious_mind-tile-n211 = Openbaring
    .a = ‘Openbaring’
unconscious_mind-tile-n212 = Grand tour
    .a = ‘Grand tour’
unconscious_mind-tile-n213 = Ommekeer
    .a = ‘Ommekeer’
unconscious_mind-tile-n214 = Museumschets
    .a = ‘Museumschets’
unconscious_mind-tile-n215 = Panorama
    .a = ‘Panorama’
unconscious_mind-tile-n216 = Echo
    .a = ‘Echo’
unconscious_mind-tile-n217 = Vuurzee
    .a = ‘Vuurzee’
unconscious_mind-tile-n218 = Koortscurve
    .a = ‘Koortscurve’
unconscious_mind-tile-n219 = Openbare lezing
    .a = ‘Openbare lezing’
unconscious_mind-tile-n220 = Voorraad van het sanatorium
    .a = ‘Voorraad van het sanatorium’
unconscious_mind-tile-n221 = Stuwkracht
    .a = ‘Stuwkracht’
unconscious_mind-tile-n222 = Koffiehuisdebat
    .a = ‘Koffiehuisdebat’
unconscious_mind-tile-n223 = Van mond tot mond
    .a = ‘Van mond tot mond’
unconscious_mind-tile-n224 = Nabeeld
    .a = ‘Nabeeld’

# De tegels waarmee het Es begint
unconscious_mind-tile-id_study = I · Studie
    .a = ‘I · Studie’
unconscious_mind-tile-id_stroll = II · Wandeling
    .a = ‘II · Wandeling’
unconscious_mind-tile-id_treat = III · Sofa
    .a = ‘III · Sofa’

## Onderzoekskaarten

unconscious_mind-research-r01 = Over plankenkoorts
    .a = ‘Over plankenkoorts’
unconscious_mind-research-r02 = Maskers en rollen
    .a = ‘Maskers en rollen’
unconscious_mind-research-r03 = De souffleur in ons
    .a = ‘De souffleur in ons’
unconscious_mind-research-r04 = Verzamelde repetities
    .a = ‘Verzamelde repetities’
unconscious_mind-research-r05 = De stille boekenrekken
    .a = ‘De stille boekenrekken’
unconscious_mind-research-r06 = Middeltjes tegen de zorgen
    .a = ‘Middeltjes tegen de zorgen’
unconscious_mind-research-r07 = Register van zuchten
    .a = ‘Register van zuchten’
unconscious_mind-research-r08 = Geannoteerde catalogus
    .a = ‘Geannoteerde catalogus’
unconscious_mind-research-r09 = Tuinen van de kindertijd
    .a = ‘Tuinen van de kindertijd’
unconscious_mind-research-r10 = Theorie van de zaailing
    .a = ‘Theorie van de zaailing’
unconscious_mind-research-r11 = Snoeien in de wil
    .a = ‘Snoeien in de wil’
unconscious_mind-research-r12 = Gestage vooruitgang
    .a = ‘Gestage vooruitgang’
unconscious_mind-research-r13 = Aria’s van de ontsnapping
    .a = ‘Aria’s van de ontsnapping’
unconscious_mind-research-r14 = Het leidmotief
    .a = ‘Het leidmotief’
unconscious_mind-research-r15 = Ouverture tot de droom
    .a = ‘Ouverture tot de droom’
unconscious_mind-research-r16 = Volledige partituur
    .a = ‘Volledige partituur’
unconscious_mind-research-r17 = Voorwerpen op reis
    .a = ‘Voorwerpen op reis’
unconscious_mind-research-r18 = De lege lijst
    .a = ‘De lege lijst’
unconscious_mind-research-r19 = Verspreide fragmenten
    .a = ‘Verspreide fragmenten’
unconscious_mind-research-r20 = Inventaris van het museum
    .a = ‘Inventaris van het museum’
unconscious_mind-research-r21 = Vleugels en verlangens
    .a = ‘Vleugels en verlangens’
unconscious_mind-research-r22 = Losse vellen
    .a = ‘Losse vellen’
unconscious_mind-research-r23 = De dolende geleerde
    .a = ‘De dolende geleerde’
unconscious_mind-research-r24 = De kleine uurtjes
    .a = ‘De kleine uurtjes’
unconscious_mind-research-r25 = In het vuur van het betoog
    .a = ‘In het vuur van het betoog’
unconscious_mind-research-r26 = School van het verlangen
    .a = ‘School van het verlangen’
unconscious_mind-research-r27 = Inaugurele rede
    .a = ‘Inaugurele rede’
unconscious_mind-research-r28 = Handelingen van de faculteit
    .a = ‘Handelingen van de faculteit’
unconscious_mind-research-r29 = Suiker en rook
    .a = ‘Suiker en rook’
unconscious_mind-research-r30 = Likeurtjes en kuren
    .a = ‘Likeurtjes en kuren’
unconscious_mind-research-r31 = Roddel als symptoom
    .a = ‘Roddel als symptoom’
unconscious_mind-research-r32 = Stamgasten van tafel negen
    .a = ‘Stamgasten van tafel negen’
unconscious_mind-research-r33 = In het voetlicht
    .a = ‘In het voetlicht’
unconscious_mind-research-r34 = Voetnoten in brand
    .a = ‘Voetnoten in brand’
unconscious_mind-research-r35 = Crescendo
    .a = ‘Crescendo’
unconscious_mind-research-r36 = Portret van een rivaal
    .a = ‘Portret van een rivaal’

## Verhandelingen

unconscious_mind-treatise-t31 = Korte studie over de gewoonte
    .a = ‘Korte studie over de gewoonte’
unconscious_mind-treatise-t32 = Korte studie over het dwalen
    .a = ‘Korte studie over het dwalen’
unconscious_mind-treatise-t33 = Korte studie over de woede
    .a = ‘Korte studie over de woede’
unconscious_mind-treatise-t41 = Wensen in vier delen
    .a = ‘Wensen in vier delen’
unconscious_mind-treatise-t42 = Herinnering in vier delen
    .a = ‘Herinnering in vier delen’
unconscious_mind-treatise-t43 = Vlucht in vier delen
    .a = ‘Vlucht in vier delen’
unconscious_mind-treatise-t51 = Het grote werk over wortels
    .a = ‘Het grote werk over wortels’
unconscious_mind-treatise-t52 = Het grote werk over horizonten
    .a = ‘Het grote werk over horizonten’
unconscious_mind-treatise-t53 = Het grote werk over vuur
    .a = ‘Het grote werk over vuur’

## Cliënten

unconscious_mind-client-c01 = De slapeloze bakker
    .a = de slapeloze bakker
unconscious_mind-client-c02 = De weduwe van de papierhandelaar
    .a = de weduwe van de papierhandelaar
unconscious_mind-client-c03 = De tramconducteur
    .a = de tramconducteur
unconscious_mind-client-c04 = De nachtportier
    .a = de nachtportier
unconscious_mind-client-c05 = De jonge letterzetter
    .a = de jonge letterzetter
unconscious_mind-client-c06 = De duiker in ruste
    .a = de duiker in ruste
unconscious_mind-client-c07 = De mondaine gastvrouw
    .a = de mondaine gastvrouw
unconscious_mind-client-c08 = De koffie-importeur
    .a = de koffie-importeur
unconscious_mind-client-c09 = De angstige bankier
    .a = de angstige bankier
unconscious_mind-client-c10 = De sterrenkijker
    .a = de sterrenkijker
unconscious_mind-client-c11 = De berggids
    .a = de berggids
unconscious_mind-client-c12 = De boekbinder
    .a = de boekbinder
unconscious_mind-client-k01 = Het meisje dat treden telde
    .a = het meisje dat treden telde
unconscious_mind-client-k02 = De componist zonder oren
    .a = de componist zonder oren
unconscious_mind-client-k03 = De tweelingarchivarissen
    .a = de tweelingarchivarissen
unconscious_mind-client-k04 = De overvolle kamer
    .a = de overvolle kamer
unconscious_mind-client-k05 = De zouttuinier
    .a = de zouttuinier
unconscious_mind-client-k06 = De gekooide tenor
    .a = de gekooide tenor
unconscious_mind-client-k07 = De zus van de duellist
    .a = de zus van de duellist
unconscious_mind-client-k08 = De man die verdwaalde in Wenen
    .a = de man die verdwaalde in Wenen
unconscious_mind-client-k09 = De vergeten minister
    .a = de vergeten minister
unconscious_mind-client-k10 = De brievenhamsteraar
    .a = de brievenhamsteraar
unconscious_mind-client-k11 = De architect van de zuilen
    .a = de architect van de zuilen
unconscious_mind-client-k12 = De prijzenverzamelaar
    .a = de prijzenverzamelaar

## Dromen

unconscious_mind-dream-m01 = Trap van bladeren
    .a = ‘Trap van bladeren’
unconscious_mind-dream-m02 = De boomgaard binnenshuis
    .a = ‘De boomgaard binnenshuis’
unconscious_mind-dream-m03 = Een huis met te veel deuren
    .a = ‘Een huis met te veel deuren’
unconscious_mind-dream-m04 = Drie kleine zaadjes
    .a = ‘Drie kleine zaadjes’
unconscious_mind-dream-m05 = De reuzenzonnebloem
    .a = ‘De reuzenzonnebloem’
unconscious_mind-dream-m06 = Wortels onder het bed
    .a = ‘Wortels onder het bed’
unconscious_mind-dream-m07 = Twee groene rivieren
    .a = ‘Twee groene rivieren’
unconscious_mind-dream-m08 = Brieven in de heg
    .a = ‘Brieven in de heg’
unconscious_mind-dream-m09 = Het ranke boompje
    .a = ‘Het ranke boompje’
unconscious_mind-dream-m10 = De geleende kas
    .a = ‘De geleende kas’
unconscious_mind-dream-m11 = Regen achter het hek
    .a = ‘Regen achter het hek’
unconscious_mind-dream-m12 = Het bos in de kinderkamer
    .a = ‘Het bos in de kinderkamer’
unconscious_mind-dream-m13 = Omhoogvallen
    .a = ‘Omhoogvallen’
unconscious_mind-dream-m14 = De geschilderde horizon
    .a = ‘De geschilderde horizon’
unconscious_mind-dream-m15 = Vliegers zonder touw
    .a = ‘Vliegers zonder touw’
unconscious_mind-dream-m16 = Drie voorbijrijdende treinen
    .a = ‘Drie voorbijrijdende treinen’
unconscious_mind-dream-m17 = Het open balkon
    .a = ‘Het open balkon’
unconscious_mind-dream-m18 = Zwaluwen op het middaguur
    .a = ‘Zwaluwen op het middaguur’
unconscious_mind-dream-m19 = Twee lege bootjes
    .a = ‘Twee lege bootjes’
unconscious_mind-dream-m20 = Het verdwenen paspoort
    .a = ‘Het verdwenen paspoort’
unconscious_mind-dream-m21 = Een barst in de muur
    .a = ‘Een barst in de muur’
unconscious_mind-dream-m22 = De gehuurde vleugels
    .a = ‘De gehuurde vleugels’
unconscious_mind-dream-m23 = Vuur, gezien vanaf de kust
    .a = ‘Vuur, gezien vanaf de kust’
unconscious_mind-dream-m24 = De lange brug
    .a = ‘De lange brug’
unconscious_mind-dream-m25 = De brandende stoel
    .a = ‘De brandende stoel’
unconscious_mind-dream-m26 = Wijn op het tafellaken
    .a = ‘Wijn op het tafellaken’
unconscious_mind-dream-m27 = Een dans met onbekenden
    .a = ‘Een dans met onbekenden’
unconscious_mind-dream-m28 = Drie rode kaarsen
    .a = ‘Drie rode kaarsen’
unconscious_mind-dream-m29 = De loeiende kachel
    .a = ‘De loeiende kachel’
unconscious_mind-dream-m30 = Een duel in de sneeuw
    .a = ‘Een duel in de sneeuw’
unconscious_mind-dream-m31 = Twee roffelende trommels
    .a = ‘Twee roffelende trommels’
unconscious_mind-dream-m32 = De gescheurde foto
    .a = ‘De gescheurde foto’
unconscious_mind-dream-m33 = Een medaillon in de as
    .a = ‘Een medaillon in de as’
unconscious_mind-dream-m34 = De geleende viool
    .a = ‘De geleende viool’
unconscious_mind-dream-m35 = Tuin onder de open hemel
    .a = ‘Tuin onder de open hemel’
unconscious_mind-dream-m36 = De karmijnrode trap
    .a = ‘De karmijnrode trap’
unconscious_mind-dream-l01 = De begraven sleutel
    .a = ‘De begraven sleutel’
unconscious_mind-dream-l02 = Wat de tuin verborg
    .a = ‘Wat de tuin verborg’
unconscious_mind-dream-l03 = Grootmoeders boomgaard
    .a = ‘Grootmoeders boomgaard’
unconscious_mind-dream-l04 = Twee bomen, één schaduw
    .a = ‘Twee bomen, één schaduw’
unconscious_mind-dream-l05 = De ongelezen plank
    .a = ‘De ongelezen plank’
unconscious_mind-dream-l06 = Melk en mist
    .a = ‘Melk en mist’
unconscious_mind-dream-l07 = Het hele dal
    .a = ‘Het hele dal’
unconscious_mind-dream-l08 = De oudste eik
    .a = ‘De oudste eik’
unconscious_mind-dream-l09 = Het groene deurtje
    .a = ‘Het groene deurtje’
unconscious_mind-dream-l10 = Alles kan groeien
    .a = ‘Alles kan groeien’
unconscious_mind-dream-l11 = De vogel in de borst
    .a = ‘De vogel in de borst’
unconscious_mind-dream-l12 = Voorbij de stadsmuur
    .a = ‘Voorbij de stadsmuur’
unconscious_mind-dream-l13 = De nooit verstuurde brief
    .a = ‘De nooit verstuurde brief’
unconscious_mind-dream-l14 = Twee winden
    .a = ‘Twee winden’
unconscious_mind-dream-l15 = De kaart zonder wegen
    .a = ‘De kaart zonder wegen’
unconscious_mind-dream-l16 = Een hemel vol jassen
    .a = ‘Een hemel vol jassen’
unconscious_mind-dream-l17 = De hele horizon
    .a = ‘De hele horizon’
unconscious_mind-dream-l18 = Het laatste station
    .a = ‘Het laatste station’
unconscious_mind-dream-l19 = Het smalle raam
    .a = ‘Het smalle raam’
unconscious_mind-dream-l20 = Overal behalve hier
    .a = ‘Overal behalve hier’
unconscious_mind-dream-l21 = Het vuur onder de vloer
    .a = ‘Het vuur onder de vloer’
unconscious_mind-dream-l22 = Wat de spiegel wilde
    .a = ‘Wat de spiegel wilde’
unconscious_mind-dream-l23 = De verboden wals
    .a = ‘De verboden wals’
unconscious_mind-dream-l24 = Twee vlammen
    .a = ‘Twee vlammen’
unconscious_mind-dream-l25 = De piano op slot
    .a = ‘De piano op slot’
unconscious_mind-dream-l26 = Een keel vol gloed
    .a = ‘Een keel vol gloed’
unconscious_mind-dream-l27 = De hele vuurzee
    .a = ‘De hele vuurzee’
unconscious_mind-dream-l28 = De eerste ruzie
    .a = ‘De eerste ruzie’
unconscious_mind-dream-l29 = Het verborgen litteken
    .a = ‘Het verborgen litteken’
unconscious_mind-dream-l30 = Wie dan ook
    .a = ‘Wie dan ook’

## De doos, deel voor deel, en wat van een deel bekend is: voor de pagina over de editie

unconscious_mind-part-actions = acties van de vergadertafel
unconscious_mind-part-idea_spaces = ideevelden
unconscious_mind-part-idea_spaces-i00 = i00 · rij 1, veld 1
unconscious_mind-part-idea_spaces-i01 = i01 · rij 1, veld 2
unconscious_mind-part-idea_spaces-i02 = i02 · rij 1, veld 3
unconscious_mind-part-idea_spaces-i03 = i03 · rij 1, veld 4
unconscious_mind-part-idea_spaces-i10 = i10 · rij 2, veld 1
unconscious_mind-part-idea_spaces-i11 = i11 · rij 2, veld 2
unconscious_mind-part-idea_spaces-i12 = i12 · rij 2, veld 3
unconscious_mind-part-idea_spaces-i13 = i13 · rij 2, veld 4
unconscious_mind-part-idea_spaces-i20 = i20 · rij 3, veld 1
unconscious_mind-part-idea_spaces-i21 = i21 · rij 3, veld 2
unconscious_mind-part-idea_spaces-i22 = i22 · rij 3, veld 3
unconscious_mind-part-idea_spaces-i23 = i23 · rij 3, veld 4
unconscious_mind-part-idea_spaces-i30 = i30 · rij 4, veld 1
unconscious_mind-part-idea_spaces-i31 = i31 · rij 4, veld 2
unconscious_mind-part-idea_spaces-i32 = i32 · rij 4, veld 3
unconscious_mind-part-idea_spaces-i33 = i33 · rij 4, veld 4
unconscious_mind-part-vacant_vp = punten voor lege tegelplaatsen
unconscious_mind-part-coffee = koffie
unconscious_mind-part-boxes = hartvormige doosjes
unconscious_mind-part-ideas = ideeën
unconscious_mind-part-insights = inzichten
unconscious_mind-part-inkpot = inktpotspoor
unconscious_mind-part-rows = effecten van de rijen
unconscious_mind-part-row_end = effect aan het einde van een rij
unconscious_mind-part-columns = effecten van de kolommen
unconscious_mind-part-gates = genezingen die een derde tegel vraagt
unconscious_mind-part-adjust = koffie voor verheffen of overdragen
unconscious_mind-part-ignore_suppress = koffie in plaats van onderdrukken
unconscious_mind-part-bright_idea = lumineuze ideeën
unconscious_mind-part-box_set = inzichten voor een hartvormig doosje
unconscious_mind-part-therapy = therapiespoor
unconscious_mind-part-reputation = reputatiespoor
unconscious_mind-part-freud_lines = lijnen die Freud verplaatsen
unconscious_mind-part-zones_above = zones boven het reputatiespoor
unconscious_mind-part-zones_below = zones onder het reputatiespoor
unconscious_mind-part-final = eindtelling
unconscious_mind-part-starting = starttegels
unconscious_mind-part-level_1 = notitietegels, niveau I
unconscious_mind-part-level_2 = notitietegels, niveau II
unconscious_mind-part-research = onderzoekskaarten
unconscious_mind-part-treatises = verhandelingen
unconscious_mind-part-citing = citeren
unconscious_mind-part-routine = gewone cliënten
unconscious_mind-part-case_study = casussen
unconscious_mind-part-grief = rouwsluiers
unconscious_mind-part-starting_grief = startrouwsluiers
unconscious_mind-part-manifest = manifeste dromen
unconscious_mind-part-latent = latente dromen
unconscious_mind-part-locations = locaties
unconscious_mind-part-trigger_limit = hoe vaak een locatie hooguit kan
unconscious_mind-part-districts = wijken
unconscious_mind-part-goals = locatiedoelen
unconscious_mind-part-overlays = afdektegels
unconscious_mind-part-notebook_tiles = aantal notitietegels
unconscious_mind-part-displays = open kaarten
unconscious_mind-part-order = extra’s naar speelvolgorde
unconscious_mind-part-offices = spreekkamerkaarten
unconscious_mind-part-colours = spelerskleuren
unconscious_mind-part-impulses = impulskaarten
unconscious_mind-part-difficulties = moeilijkheid van het Es
unconscious_mind-part-rows-growth = groeirij
unconscious_mind-part-rows-freedom = vrijheidsrij
unconscious_mind-part-rows-passion = passierij
unconscious_mind-part-zones_above-above1 = eerste zone
unconscious_mind-part-zones_above-above2 = tweede zone
unconscious_mind-part-zones_above-above3 = derde zone
unconscious_mind-part-zones_below-below1 = eerste zone
unconscious_mind-part-zones_below-below2 = tweede zone
unconscious_mind-part-zones_below-below3 = derde zone
unconscious_mind-part-order-player1 = eerste speler
unconscious_mind-part-order-player2 = tweede speler
unconscious_mind-part-order-player3 = derde speler
unconscious_mind-part-order-player4 = vierde speler
unconscious_mind-part-colours-teal = blauwgroen
unconscious_mind-part-colours-pink = roze
unconscious_mind-part-colours-yellow = geel
unconscious_mind-part-colours-brown = bruin
unconscious_mind-part-columns-column1 = { unconscious_mind-line-column1 }
unconscious_mind-part-columns-column2 = { unconscious_mind-line-column2 }
unconscious_mind-part-columns-column3 = { unconscious_mind-line-column3 }
unconscious_mind-part-starting-ns01 = { unconscious_mind-tile-ns01 }
unconscious_mind-part-starting-ns02 = { unconscious_mind-tile-ns02 }
unconscious_mind-part-starting-ns03 = { unconscious_mind-tile-ns03 }
unconscious_mind-part-starting-ns04 = { unconscious_mind-tile-ns04 }
unconscious_mind-part-starting-ns05 = { unconscious_mind-tile-ns05 }
unconscious_mind-part-starting-ns06 = { unconscious_mind-tile-ns06 }
unconscious_mind-part-starting-ns07 = { unconscious_mind-tile-ns07 }
unconscious_mind-part-starting-ns08 = { unconscious_mind-tile-ns08 }
unconscious_mind-part-starting-ns09 = { unconscious_mind-tile-ns09 }
unconscious_mind-part-starting-ns10 = { unconscious_mind-tile-ns10 }
unconscious_mind-part-starting-ns11 = { unconscious_mind-tile-ns11 }
unconscious_mind-part-starting-ns12 = { unconscious_mind-tile-ns12 }
unconscious_mind-part-level_1-n101 = { unconscious_mind-tile-n101 }
unconscious_mind-part-level_1-n102 = { unconscious_mind-tile-n102 }
unconscious_mind-part-level_1-n103 = { unconscious_mind-tile-n103 }
unconscious_mind-part-level_1-n104 = { unconscious_mind-tile-n104 }
unconscious_mind-part-level_1-n105 = { unconscious_mind-tile-n105 }
unconscious_mind-part-level_1-n106 = { unconscious_mind-tile-n106 }
unconscious_mind-part-level_1-n107 = { unconscious_mind-tile-n107 }
unconscious_mind-part-level_1-n108 = { unconscious_mind-tile-n108 }
unconscious_mind-part-level_1-n109 = { unconscious_mind-tile-n109 }
unconscious_mind-part-level_1-n110 = { unconscious_mind-tile-n110 }
unconscious_mind-part-level_1-n111 = { unconscious_mind-tile-n111 }
unconscious_mind-part-level_1-n112 = { unconscious_mind-tile-n112 }
unconscious_mind-part-level_1-n113 = { unconscious_mind-tile-n113 }
unconscious_mind-part-level_1-n114 = { unconscious_mind-tile-n114 }
unconscious_mind-part-level_1-n115 = { unconscious_mind-tile-n115 }
unconscious_mind-part-level_1-n116 = { unconscious_mind-tile-n116 }
unconscious_mind-part-level_1-n117 = { unconscious_mind-tile-n117 }
unconscious_mind-part-level_1-n118 = { unconscious_mind-tile-n118 }
unconscious_mind-part-level_1-n119 = { unconscious_mind-tile-n119 }
unconscious_mind-part-level_1-n120 = { unconscious_mind-tile-n120 }
unconscious_mind-part-level_1-n121 = { unconscious_mind-tile-n121 }
unconscious_mind-part-level_1-n122 = { unconscious_mind-tile-n122 }
unconscious_mind-part-level_1-n123 = { unconscious_mind-tile-n123 }
unconscious_mind-part-level_1-n124 = { unconscious_mind-tile-n124 }
unconscious_mind-part-level_2-n201 = { unconscious_mind-tile-n201 }
unconscious_mind-part-level_2-n202 = { unconscious_mind-tile-n202 }
unconscious_mind-part-level_2-n203 = { unconscious_mind-tile-n203 }
unconscious_mind-part-level_2-n204 = { unconscious_mind-tile-n204 }
unconscious_mind-part-level_2-n205 = { unconscious_mind-tile-n205 }
unconscious_mind-part-level_2-n206 = { unconscious_mind-tile-n206 }
unconscious_mind-part-level_2-n207 = { unconscious_mind-tile-n207 }
unconscious_mind-part-level_2-n208 = { unconscious_mind-tile-n208 }
unconscious_mind-part-level_2-n209 = { unconscious_mind-tile-n209 }
unconscious_mind-part-level_2-n210 = { unconscious_mind-tile-n210 }
unconscious_mind-part-level_2-n211 = { unconscious_mind-tile-n211 }
unconscious_mind-part-level_2-n212 = { unconscious_mind-tile-n212 }
unconscious_mind-part-level_2-n213 = { unconscious_mind-tile-n213 }
unconscious_mind-part-level_2-n214 = { unconscious_mind-tile-n214 }
unconscious_mind-part-level_2-n215 = { unconscious_mind-tile-n215 }
unconscious_mind-part-level_2-n216 = { unconscious_mind-tile-n216 }
unconscious_mind-part-level_2-n217 = { unconscious_mind-tile-n217 }
unconscious_mind-part-level_2-n218 = { unconscious_mind-tile-n218 }
unconscious_mind-part-level_2-n219 = { unconscious_mind-tile-n219 }
unconscious_mind-part-level_2-n220 = { unconscious_mind-tile-n220 }
unconscious_mind-part-level_2-n221 = { unconscious_mind-tile-n221 }
unconscious_mind-part-level_2-n222 = { unconscious_mind-tile-n222 }
unconscious_mind-part-level_2-n223 = { unconscious_mind-tile-n223 }
unconscious_mind-part-level_2-n224 = { unconscious_mind-tile-n224 }
unconscious_mind-part-routine-c01 = { unconscious_mind-client-c01 }
unconscious_mind-part-routine-c02 = { unconscious_mind-client-c02 }
unconscious_mind-part-routine-c03 = { unconscious_mind-client-c03 }
unconscious_mind-part-routine-c04 = { unconscious_mind-client-c04 }
unconscious_mind-part-routine-c05 = { unconscious_mind-client-c05 }
unconscious_mind-part-routine-c06 = { unconscious_mind-client-c06 }
unconscious_mind-part-routine-c07 = { unconscious_mind-client-c07 }
unconscious_mind-part-routine-c08 = { unconscious_mind-client-c08 }
unconscious_mind-part-routine-c09 = { unconscious_mind-client-c09 }
unconscious_mind-part-routine-c10 = { unconscious_mind-client-c10 }
unconscious_mind-part-routine-c11 = { unconscious_mind-client-c11 }
unconscious_mind-part-routine-c12 = { unconscious_mind-client-c12 }
unconscious_mind-part-case_study-k01 = { unconscious_mind-client-k01 }
unconscious_mind-part-case_study-k02 = { unconscious_mind-client-k02 }
unconscious_mind-part-case_study-k03 = { unconscious_mind-client-k03 }
unconscious_mind-part-case_study-k04 = { unconscious_mind-client-k04 }
unconscious_mind-part-case_study-k05 = { unconscious_mind-client-k05 }
unconscious_mind-part-case_study-k06 = { unconscious_mind-client-k06 }
unconscious_mind-part-case_study-k07 = { unconscious_mind-client-k07 }
unconscious_mind-part-case_study-k08 = { unconscious_mind-client-k08 }
unconscious_mind-part-case_study-k09 = { unconscious_mind-client-k09 }
unconscious_mind-part-case_study-k10 = { unconscious_mind-client-k10 }
unconscious_mind-part-case_study-k11 = { unconscious_mind-client-k11 }
unconscious_mind-part-case_study-k12 = { unconscious_mind-client-k12 }
unconscious_mind-part-grief-g01 = rouwsluier 1
unconscious_mind-part-grief-g02 = rouwsluier 2
unconscious_mind-part-grief-g03 = rouwsluier 3
unconscious_mind-part-grief-g04 = rouwsluier 4
unconscious_mind-part-grief-g05 = rouwsluier 5
unconscious_mind-part-grief-g06 = rouwsluier 6
unconscious_mind-part-grief-g07 = rouwsluier 7
unconscious_mind-part-grief-g08 = rouwsluier 8
unconscious_mind-part-grief-g09 = rouwsluier 9
unconscious_mind-part-grief-g10 = rouwsluier 10
unconscious_mind-part-grief-g11 = rouwsluier 11
unconscious_mind-part-grief-g12 = rouwsluier 12
unconscious_mind-part-grief-g13 = rouwsluier 13
unconscious_mind-part-grief-g14 = rouwsluier 14
unconscious_mind-part-grief-g15 = rouwsluier 15
unconscious_mind-part-grief-g16 = rouwsluier 16
unconscious_mind-part-grief-g17 = rouwsluier 17
unconscious_mind-part-grief-g18 = rouwsluier 18
unconscious_mind-part-grief-g19 = rouwsluier 19
unconscious_mind-part-grief-g20 = rouwsluier 20
unconscious_mind-part-grief-g21 = rouwsluier 21
unconscious_mind-part-grief-g22 = rouwsluier 22
unconscious_mind-part-grief-g23 = rouwsluier 23
unconscious_mind-part-grief-g24 = rouwsluier 24
unconscious_mind-part-starting_grief-gs1 = startrouwsluier 1
unconscious_mind-part-starting_grief-gs2 = startrouwsluier 2
unconscious_mind-part-starting_grief-gs3 = startrouwsluier 3
unconscious_mind-part-starting_grief-gs4 = startrouwsluier 4
unconscious_mind-part-starting_grief-gs5 = startrouwsluier 5
unconscious_mind-part-manifest-m01 = { unconscious_mind-dream-m01 }
unconscious_mind-part-manifest-m02 = { unconscious_mind-dream-m02 }
unconscious_mind-part-manifest-m03 = { unconscious_mind-dream-m03 }
unconscious_mind-part-manifest-m04 = { unconscious_mind-dream-m04 }
unconscious_mind-part-manifest-m05 = { unconscious_mind-dream-m05 }
unconscious_mind-part-manifest-m06 = { unconscious_mind-dream-m06 }
unconscious_mind-part-manifest-m07 = { unconscious_mind-dream-m07 }
unconscious_mind-part-manifest-m08 = { unconscious_mind-dream-m08 }
unconscious_mind-part-manifest-m09 = { unconscious_mind-dream-m09 }
unconscious_mind-part-manifest-m10 = { unconscious_mind-dream-m10 }
unconscious_mind-part-manifest-m11 = { unconscious_mind-dream-m11 }
unconscious_mind-part-manifest-m12 = { unconscious_mind-dream-m12 }
unconscious_mind-part-manifest-m13 = { unconscious_mind-dream-m13 }
unconscious_mind-part-manifest-m14 = { unconscious_mind-dream-m14 }
unconscious_mind-part-manifest-m15 = { unconscious_mind-dream-m15 }
unconscious_mind-part-manifest-m16 = { unconscious_mind-dream-m16 }
unconscious_mind-part-manifest-m17 = { unconscious_mind-dream-m17 }
unconscious_mind-part-manifest-m18 = { unconscious_mind-dream-m18 }
unconscious_mind-part-manifest-m19 = { unconscious_mind-dream-m19 }
unconscious_mind-part-manifest-m20 = { unconscious_mind-dream-m20 }
unconscious_mind-part-manifest-m21 = { unconscious_mind-dream-m21 }
unconscious_mind-part-manifest-m22 = { unconscious_mind-dream-m22 }
unconscious_mind-part-manifest-m23 = { unconscious_mind-dream-m23 }
unconscious_mind-part-manifest-m24 = { unconscious_mind-dream-m24 }
unconscious_mind-part-manifest-m25 = { unconscious_mind-dream-m25 }
unconscious_mind-part-manifest-m26 = { unconscious_mind-dream-m26 }
unconscious_mind-part-manifest-m27 = { unconscious_mind-dream-m27 }
unconscious_mind-part-manifest-m28 = { unconscious_mind-dream-m28 }
unconscious_mind-part-manifest-m29 = { unconscious_mind-dream-m29 }
unconscious_mind-part-manifest-m30 = { unconscious_mind-dream-m30 }
unconscious_mind-part-manifest-m31 = { unconscious_mind-dream-m31 }
unconscious_mind-part-manifest-m32 = { unconscious_mind-dream-m32 }
unconscious_mind-part-manifest-m33 = { unconscious_mind-dream-m33 }
unconscious_mind-part-manifest-m34 = { unconscious_mind-dream-m34 }
unconscious_mind-part-manifest-m35 = { unconscious_mind-dream-m35 }
unconscious_mind-part-manifest-m36 = { unconscious_mind-dream-m36 }
unconscious_mind-part-latent-l01 = { unconscious_mind-dream-l01 }
unconscious_mind-part-latent-l02 = { unconscious_mind-dream-l02 }
unconscious_mind-part-latent-l03 = { unconscious_mind-dream-l03 }
unconscious_mind-part-latent-l04 = { unconscious_mind-dream-l04 }
unconscious_mind-part-latent-l05 = { unconscious_mind-dream-l05 }
unconscious_mind-part-latent-l06 = { unconscious_mind-dream-l06 }
unconscious_mind-part-latent-l07 = { unconscious_mind-dream-l07 }
unconscious_mind-part-latent-l08 = { unconscious_mind-dream-l08 }
unconscious_mind-part-latent-l09 = { unconscious_mind-dream-l09 }
unconscious_mind-part-latent-l10 = { unconscious_mind-dream-l10 }
unconscious_mind-part-latent-l11 = { unconscious_mind-dream-l11 }
unconscious_mind-part-latent-l12 = { unconscious_mind-dream-l12 }
unconscious_mind-part-latent-l13 = { unconscious_mind-dream-l13 }
unconscious_mind-part-latent-l14 = { unconscious_mind-dream-l14 }
unconscious_mind-part-latent-l15 = { unconscious_mind-dream-l15 }
unconscious_mind-part-latent-l16 = { unconscious_mind-dream-l16 }
unconscious_mind-part-latent-l17 = { unconscious_mind-dream-l17 }
unconscious_mind-part-latent-l18 = { unconscious_mind-dream-l18 }
unconscious_mind-part-latent-l19 = { unconscious_mind-dream-l19 }
unconscious_mind-part-latent-l20 = { unconscious_mind-dream-l20 }
unconscious_mind-part-latent-l21 = { unconscious_mind-dream-l21 }
unconscious_mind-part-latent-l22 = { unconscious_mind-dream-l22 }
unconscious_mind-part-latent-l23 = { unconscious_mind-dream-l23 }
unconscious_mind-part-latent-l24 = { unconscious_mind-dream-l24 }
unconscious_mind-part-latent-l25 = { unconscious_mind-dream-l25 }
unconscious_mind-part-latent-l26 = { unconscious_mind-dream-l26 }
unconscious_mind-part-latent-l27 = { unconscious_mind-dream-l27 }
unconscious_mind-part-latent-l28 = { unconscious_mind-dream-l28 }
unconscious_mind-part-latent-l29 = { unconscious_mind-dream-l29 }
unconscious_mind-part-latent-l30 = { unconscious_mind-dream-l30 }
unconscious_mind-part-overlays-o1 = afdektegel 1
unconscious_mind-part-overlays-o2 = afdektegel 2
unconscious_mind-part-overlays-o3 = afdektegel 3
unconscious_mind-part-overlays-o4 = afdektegel 4
unconscious_mind-part-overlays-o5 = afdektegel 5
unconscious_mind-part-overlays-o6 = afdektegel 6
unconscious_mind-part-impulses-imp01 = impulskaart 1
unconscious_mind-part-impulses-imp02 = impulskaart 2
unconscious_mind-part-impulses-imp03 = impulskaart 3
unconscious_mind-part-impulses-imp04 = impulskaart 4
unconscious_mind-part-impulses-imp05 = impulskaart 5
unconscious_mind-part-impulses-imp06 = impulskaart 6
unconscious_mind-part-impulses-imp07 = impulskaart 7
unconscious_mind-part-impulses-imp08 = impulskaart 8
unconscious_mind-part-impulses-imp09 = impulskaart 9
unconscious_mind-part-impulses-imp10 = impulskaart 10
unconscious_mind-part-impulses-imp11 = impulskaart 11
unconscious_mind-part-impulses-imp12 = impulskaart 12
unconscious_mind-part-difficulties-ego = { unconscious_mind-option-difficulty-ego }
unconscious_mind-part-difficulties-superego = { unconscious_mind-option-difficulty-superego }
unconscious_mind-part-difficulties-unbound = { unconscious_mind-option-difficulty-unbound }
unconscious_mind-fact-blocked = dicht met minder spelers
unconscious_mind-fact-condition = voorwaarde
unconscious_mind-fact-districts = punten voor wijken
unconscious_mind-fact-effects = effecten
unconscious_mind-fact-extent = omvang
unconscious_mind-fact-few_tags = punten voor een tot vier symbolen
unconscious_mind-fact-gains = wat het oplevert
unconscious_mind-fact-hearts = harten
unconscious_mind-fact-icon = teken
unconscious_mind-fact-inkpots = inktpotten
unconscious_mind-fact-kind = soort effect
unconscious_mind-fact-level = niveau
unconscious_mind-fact-most = grens
unconscious_mind-fact-next_to = acties ernaast
unconscious_mind-fact-one_row = punten voor één rij
unconscious_mind-fact-order = volgorde
unconscious_mind-fact-position = plaats
unconscious_mind-fact-reputation = punten voor reputatie
unconscious_mind-fact-rest = al het andere
unconscious_mind-fact-rows = punten voor rijen
unconscious_mind-fact-slots = bonusplaatsen
unconscious_mind-fact-solo = aantal in het solospel
unconscious_mind-fact-spaces = vakken
unconscious_mind-fact-tag = symbool
unconscious_mind-fact-tags = symbolen
unconscious_mind-fact-three_districts = punten voor drie wijken
unconscious_mind-fact-tokens = fiches
unconscious_mind-fact-treat = behandeling
unconscious_mind-fact-vp = punten

### The screen

# Boards: names and short words on what lies there
unconscious_mind-board-of = { $what }: { $more }
unconscious_mind-board-table = Vergadertafel
unconscious_mind-board-space = Ideeveld { $number } van rij { $row }, inktpot +{ $inkpots }
unconscious_mind-board-inkpots = Rij { $row }: de inktpot gaat { $inkpots ->
    [one] 1 vak
   *[other] { $inkpots } vakken
} verder
unconscious_mind-board-lands = de jouwe komt op { $where }
unconscious_mind-board-vacant = vrij
unconscious_mind-board-closed = gesloten in dit spel
unconscious_mind-board-ideas = { $player }, { $way }: { $action }
unconscious_mind-board-notebook = Notitietegels
unconscious_mind-board-column-left = Links
unconscious_mind-board-column-center = Midden
unconscious_mind-board-column-right = Rechts
unconscious_mind-board-tile-place = { $column }, { $level }
unconscious_mind-board-tile-empty = leeg: { $points } OP
unconscious_mind-board-tile-points = { $points } OP
unconscious_mind-board-stack = { $count } op de stapel
unconscious_mind-board-city = Stadskaart
unconscious_mind-board-professor = professor van { $player }
unconscious_mind-board-own-tags = { $count ->
    [one] 1 symbool van jou
   *[other] { $count } symbolen van jou
}
unconscious_mind-board-triggers = { $count ->
    [one] je professor zou hier 1 keer activeren
   *[other] je professor zou hier { $count } keer activeren
}
unconscious_mind-board-effect = { $location }, effect { $number }: { $effects }
unconscious_mind-board-slot = { $location }, bonus { $number }: { $effects }
unconscious_mind-board-taken = bezet
unconscious_mind-board-district-slot = { $district }, bonus voor { $tags } symbolen: { $effects }
unconscious_mind-board-insight-of = inzicht van { $player }
unconscious_mind-board-tokens = { $count ->
    [0] geen fiches meer
    [one] nog 1 fiche
   *[other] nog { $count } fiches
}
unconscious_mind-board-token-reputation = de volgende fiche geeft reputatie
unconscious_mind-board-fireworks = vuurwerk: een symbool minder
unconscious_mind-board-goals = Locatiedoelen
unconscious_mind-board-goal = { $goal }: 1 reputatiepunt en twee symbolen van { $location }
unconscious_mind-board-goal-any = een locatie naar keuze
unconscious_mind-board-goal-claimed = behaald door { $player }
unconscious_mind-board-goal-progress = jij hebt er { $count } van de { $needed }
unconscious_mind-board-reputation = Reputatiespoor
unconscious_mind-board-rep-space = Vak { $space }
unconscious_mind-board-rep-freud = Freud
unconscious_mind-board-rep-line = Freud loopt verder als een marker de lijn hierna passeert
unconscious_mind-board-rep-above = Vak { $first } tot { $last }: { $points } OP{ $coffee ->
    [0] {""}
   *[other] {" "}en { $coffee } koffie
}
unconscious_mind-board-rep-action = Actie { $number } onder het spoor: { $effects }
unconscious_mind-board-rep-closed = pas als Freud vak { $space } bereikt
unconscious_mind-board-clock = De klok van Freud
unconscious_mind-board-clock-open = { $count ->
    [one] nog 1 vak tot het einde
   *[other] nog { $count } vakken tot het einde
}
unconscious_mind-board-clock-signalled = Deze ronde, dan de laatste
unconscious_mind-board-clock-final = De laatste ronde
unconscious_mind-board-clients = Cliënten
unconscious_mind-board-draft = Cliënten om uit te kiezen
unconscious_mind-board-dreams = Manifeste dromen
unconscious_mind-board-dream-deck = Stapel manifeste dromen: { $count }
unconscious_mind-board-research = Onderzoek
unconscious_mind-board-research-deck = Stapel onderzoekskaarten: { $count }
unconscious_mind-board-treatises = Verhandelingen
unconscious_mind-board-published = gepubliceerd door { $player }
unconscious_mind-board-gathering = in de maak
unconscious_mind-board-volumes-left = { $count ->
    [0] geen boekdeel meer te citeren
    [one] 1 boekdeel te citeren
   *[other] { $count } boekdelen te citeren
}

# Play

# Een actie als zin. $effects: wat de actie doet; $location, $figure, $tile en dergelijke met hun lidwoord
unconscious_mind-say-do = { $effects }
unconscious_mind-say-effect = Activeer { $location }: { $effects }
unconscious_mind-say-reputation = Voer een actie van het reputatiespoor uit: { $effects }
unconscious_mind-say-go = { $count ->
    [one] Verplaats { $figure } naar { $location } (1 keer activeren)
   *[other] Verplaats { $figure } naar { $location } ({ $count } keer activeren)
}
unconscious_mind-say-place = Gebruik veld { $space } van rij { $row } voor: { $action }
unconscious_mind-say-advance = { $steps ->
    [one] Zet je inktpot 1 vak vooruit, naar { $where }
   *[other] Zet je inktpot { $steps } vakken vooruit, naar { $where }
}{ $bright ->
    [0] {""}
    [one] , met een lumineus idee
   *[other] , met { $bright } lumineuze ideeën
}
    .other = { $steps ->
        [one] Zet de inktpot 1 vak vooruit, naar { $where }
       *[other] Zet de inktpot { $steps } vakken vooruit, naar { $where }
    }{ $bright ->
        [0] { "" }
        [one] , met een lumineus idee
       *[other] , met { $bright } lumineuze ideeën
    }
unconscious_mind-say-slot = Neem een bonus van { $location }: { $effects }
unconscious_mind-say-district = Neem de bonus voor { $number } symbolen in { $district }: { $effects }
unconscious_mind-say-fireworks = Neem met het vuurwerk de bonus voor { $number } symbolen in { $district }: { $effects }
unconscious_mind-say-swap = Ruil { $card } voor { $other }
unconscious_mind-say-take = Neem { $tile } ({ $level })
unconscious_mind-say-take-vacant = Scoor { $count } OP voor de lege plaats ({ $level })
unconscious_mind-say-trigger = Activeer { $tile }: { $effects }
unconscious_mind-say-treat = Behandel { $client } met { $dream }
unconscious_mind-say-box = Gebruik een hartvormig doosje als therapie voor { $client }
unconscious_mind-say-main = Voer het hoofdeffect uit: { $effects }
unconscious_mind-say-banner = Voer het bannereffect uit: { $effects }
unconscious_mind-say-pay = Gebruik { $piece } van { $from }
unconscious_mind-say-mark = Laat een eigen inzicht van { $from } achter

# Een beslissing, of de rest ervan, laten voor wat ze is
unconscious_mind-stop-turn = Pas: er kan niets
unconscious_mind-stop-effects = Sla de rest over
unconscious_mind-stop-line = Sla de rest van de lijn over
unconscious_mind-stop-inkpot = Laat de inktpot staan
unconscious_mind-stop-column = Activeer geen kolom
unconscious_mind-stop-row = Activeer geen rij
unconscious_mind-stop-reputation = Geen actie
unconscious_mind-stop-generate = Stop met vormen
unconscious_mind-stop-elevate = Stop met verheffen
unconscious_mind-stop-transfer = Stop met overdragen
unconscious_mind-stop-swap = Houd je kaarten
    .other = Houd de kaarten
unconscious_mind-stop-play = Speel niets meer
unconscious_mind-stop-move = Verplaats niemand
unconscious_mind-stop-location = Verlaat deze locatie
unconscious_mind-stop-take = Neem geen tegel
unconscious_mind-stop-tile = Activeer geen tegel
unconscious_mind-stop-bonus = Neem geen bonus
unconscious_mind-stop-treat = Behandel niemand meer
unconscious_mind-stop-boxes = Houd de rest en beëindig de beurt
unconscious_mind-stop-spill = Laat de koffie staan die er niet bij past
unconscious_mind-stop-dream = Zonder manifeste droom

# Wat een keuze zou opleveren, in een paar woorden
unconscious_mind-preview-inkpot = inktpot naar { $where }
unconscious_mind-preview-bright = met een lumineus idee: { $one } of { $other }
unconscious_mind-preview-bright-only = met een lumineus idee: { $where }
unconscious_mind-preview-cost = { $count ->
    [0] zonder lumineus idee
    [one] kost 1 lumineus idee
   *[other] kost { $count } lumineuze ideeën
}
unconscious_mind-preview-lap = { $count ->
    [one] een ronde: speelt een idee vrij
   *[other] { $count } rondes: spelen { $count } ideeën vrij
}
unconscious_mind-preview-column = een vrijgespeelde kolom
unconscious_mind-preview-tiles = { $count ->
    [0] nog geen tegels
    [one] 1 tegel
   *[other] { $count } tegels
}
unconscious_mind-preview-triggers = { $count ->
    [one] 1 keer activeren
   *[other] { $count } keer activeren
}
unconscious_mind-preview-therapy = { $count } therapie
unconscious_mind-preview-vp = +{ $count } OP
unconscious_mind-preview-coffee = +{ $count } koffie
unconscious_mind-preview-pays = kost { $count } koffie
unconscious_mind-preview-match = zelfde teken: +1 doosje
unconscious_mind-preview-cite = de eigenaar krijgt { $count } OP en een lumineus idee
unconscious_mind-preview-completes = maakt { $line } vol
unconscious_mind-preview-replaces = vervangt { $tile }
unconscious_mind-preview-above = { $count ->
    [one] 1 niveau te hoog
   *[other] { $count } niveaus te hoog
}
unconscious_mind-preview-to = naar { $area }

# De beurt en wat er te kiezen is
unconscious_mind-play-picked = { $count ->
    [one] Gekozen. Er volgt 1 keuze.
   *[other] Gekozen. Er volgen { $count } keuzes.
}
unconscious_mind-play-tray = Wat je nu beslist
unconscious_mind-play-state = Ideeën opperen
unconscious_mind-play-state-help = Kies een vrij ideeveld, en dan de actie waarnaar het wijst.
unconscious_mind-play-state-none = Je hebt geen ideeën meer om te plaatsen.
unconscious_mind-play-state-picked = Kies nu een van de acties ernaast.
unconscious_mind-play-state-pointed = Kies nu een ideeveld ernaast.
unconscious_mind-play-recall = Ideeën terughalen
unconscious_mind-play-recall-help = { $count ->
    [0] Er liggen geen ideeën van je op tafel.
    [one] 1 koffie voor je veld, dan een stadsbonus.
   *[other] { $count } koffie voor je velden, dan een stadsbonus.
}
unconscious_mind-play-treat = Cliënten behandelen
unconscious_mind-play-treat-one = Behandel { $client }
unconscious_mind-play-treat-none = Met je inzichten kun je geen droom betalen.
unconscious_mind-play-which = Welke van deze?
unconscious_mind-play-further = Andere afstanden
unconscious_mind-play-done = gedaan
unconscious_mind-play-ability = { $client }: { $ability }
unconscious_mind-play-anytime = Op elk moment
unconscious_mind-play-anytime-adjust = { $count } koffie: verheffen of overdragen
unconscious_mind-play-anytime-brighten = { $count } koffie: een lumineus idee
unconscious_mind-play-anytime-box_set = Groot, middelgroot en klein: een doosje
unconscious_mind-play-unpick = Kies iets anders
unconscious_mind-play-steps = Stappen van deze beurt
unconscious_mind-play-left = nog { $count } keer
unconscious_mind-play-keys = Toetsen
unconscious_mind-play-keys-move = N en Shift+N gaan naar wat te kiezen is, pijltjes naar wat ernaast ligt, M naar je bureau, T naar de keuzes.
unconscious_mind-play-keys-choose = Enter kiest, cijfers maken de genummerde keuzes, Escape annuleert of neemt terug.

# Waar de stappen van een beurt vandaan komen
unconscious_mind-from-banner = { $tile }, banner
unconscious_mind-from-row_end = einde van een volle rij
unconscious_mind-from-reputation = reputatiespoor
unconscious_mind-from-slot = bonus van { $location }
unconscious_mind-from-district = bonus voor { $number } symbolen in { $district }
unconscious_mind-from-overlay = bonus van een afdektegel
unconscious_mind-from-grief = catharsis
unconscious_mind-step-effects = Effecten
unconscious_mind-step-table = Actie
unconscious_mind-step-turn = Beurt
unconscious_mind-step-ideas = Ideeën
unconscious_mind-step-line = Lijn
unconscious_mind-step-inkpot = Inktpot
unconscious_mind-step-land = Inktpot
unconscious_mind-step-column = Kolom
unconscious_mind-step-row = Rij
unconscious_mind-step-reputation = Reputatie
unconscious_mind-step-gain_reputation = Reputatie
unconscious_mind-step-generate = Vormen
unconscious_mind-step-elevate = Verheffen
unconscious_mind-step-transfer = Overdragen
unconscious_mind-step-adjust = Bijstellen
unconscious_mind-step-pay = Inzichten gebruiken
unconscious_mind-step-suppress = Onderdrukken
unconscious_mind-step-gain_research = Onderzoek
unconscious_mind-step-swap = Ruilen
unconscious_mind-step-play = Spelen
unconscious_mind-step-gather = Boekdelen
unconscious_mind-step-mark = Markeren
unconscious_mind-step-move = Verplaatsen
unconscious_mind-step-location = Locatie
unconscious_mind-step-take = Tegel nemen
unconscious_mind-step-put = Tegel leggen
unconscious_mind-step-tile = Tegel activeren
unconscious_mind-step-sides = Beide kanten
unconscious_mind-step-bonus = Bonus
unconscious_mind-step-treat = Behandelen
unconscious_mind-step-therapy = Therapie
unconscious_mind-step-boxes = Doosjes
unconscious_mind-step-spill = Plaats voor koffie
unconscious_mind-step-draft = Nieuwe cliënt
unconscious_mind-step-dream = Droom
unconscious_mind-step-goal = Doel
unconscious_mind-step-start = Begin
unconscious_mind-step-starting_tile = Starttegel
unconscious_mind-step-starting_row = Startrij
unconscious_mind-step-end_turn = Einde van de beurt

# De delen van de tafel, als tabs op een klein scherm
unconscious_mind-look = Delen van de tafel
unconscious_mind-look-table = Tafel
unconscious_mind-look-city = Stad
unconscious_mind-look-cards = Kaarten
unconscious_mind-look-clients = Cliënten
unconscious_mind-look-tiles = Tegels
unconscious_mind-look-library = Onderzoek
unconscious_mind-look-fame = Reputatie
unconscious_mind-look-mine = Mijn bord
unconscious_mind-look-others = Anderen
unconscious_mind-look-desks = Bureaus
unconscious_mind-look-own = Jouw bureau
unconscious_mind-look-lit = iets te kiezen

# Kit: wat een kaart is, in één adem, voor de toegankelijke naam. $hearts: hoeveel therapiepunten de kaart vraagt
unconscious_mind-card-tile = { $name }, notitietegel, { $level }. Hoofdeffect: { $main }. Bannereffect: { $banner }.
unconscious_mind-card-starting = { $name }, starttegel. Hoofdeffect: { $main }. Je professor begint bij: { $location }. Je begint met { $insights }.
unconscious_mind-card-research = { $name }, onderzoekskaart, { $volume }. Symbolen: { $tags }. Bij het spelen: { $effects }.
unconscious_mind-card-treatise = { $name }, verhandeling, { $vp } OP. Boekdelen van links naar rechts: { $volumes }. Symbolen: { $tags }.
unconscious_mind-card-routine = { $name }, gewone cliënt. { $hearts ->
    [one] 1 therapiepunt
   *[other] { $hearts } therapiepunten
}, { $vp } OP voor de genezing. Symbolen: { $tags }. Na de catharsis: { $brings }.
unconscious_mind-card-case_study = { $name }, casus. { $hearts ->
    [one] 1 therapiepunt
   *[other] { $hearts } therapiepunten
}, { $vp } OP voor de genezing. Na de catharsis, { $brings }.
unconscious_mind-card-grief = Rouwsluier: { $hearts ->
    [one] 1 therapiepunt
   *[other] { $hearts } therapiepunten
} meer. Bij de catharsis: { $vp } OP; { $effects }. Teken: { $icon }.
unconscious_mind-card-manifest = { $name }, manifeste droom. Vraagt { $cost }. Levert op: { $effects }. Teken: { $icon }.
unconscious_mind-card-latent = { $name }, latente droom. Vraagt { $cost }. Levert op: { $effects }.

# Boekdelen en hun kleuren; de tekens van dromen en rouwsluiers
unconscious_mind-volume-green = groen boekdeel
unconscious_mind-volume-purple = paars boekdeel
unconscious_mind-volume-red = rood boekdeel
unconscious_mind-colour-green = groen
unconscious_mind-colour-purple = paars
unconscious_mind-colour-red = rood
unconscious_mind-quality-growth = groei
unconscious_mind-quality-freedom = vrijheid
unconscious_mind-quality-passion = passie
unconscious_mind-icon-waves = golven
unconscious_mind-icon-cloud = wolk
unconscious_mind-icon-eye = oog
unconscious_mind-icon-none = geen

# Het blad dat een kaart uitlegt; opschriften voor wat erna komt
unconscious_mind-sheet-label = Uitleg
unconscious_mind-sheet-close = Sluiten
unconscious_mind-sheet-icons = Wat de tekens zijn
unconscious_mind-sheet-main = Hoofdeffect
unconscious_mind-sheet-banner = Bannereffect
unconscious_mind-sheet-professor = Je professor begint bij
unconscious_mind-sheet-insights = Je begint met
unconscious_mind-sheet-volume = Boekdeel
unconscious_mind-sheet-volumes = Boekdelen, van links naar rechts
unconscious_mind-sheet-tags = Symbolen
unconscious_mind-sheet-played = Bij het spelen
unconscious_mind-sheet-points = Punten
unconscious_mind-sheet-therapy = Therapiepunten
unconscious_mind-sheet-cure = Voor de genezing
unconscious_mind-sheet-brings = Na de catharsis
unconscious_mind-sheet-catharsis = Bij de catharsis
unconscious_mind-sheet-needs = Vraagt
unconscious_mind-sheet-does = Levert op
unconscious_mind-sheet-icon = Teken
unconscious_mind-sheet-effect = Effect { $number }
unconscious_mind-sheet-slot = Bonus { $number }
unconscious_mind-sheet-any_location = een locatie die de eigenaar kiest
unconscious_mind-sheet-vp = { $count } OP
unconscious_mind-sheet-tile = Notitietegel, { $level }, { $quality }
unconscious_mind-sheet-starting = Starttegel, { $quality }
unconscious_mind-sheet-research = Onderzoekskaart
unconscious_mind-sheet-treatise = Verhandeling
unconscious_mind-sheet-routine = Gewone cliënt
unconscious_mind-sheet-case_study = Casus
unconscious_mind-sheet-grief = Rouwsluier
unconscious_mind-sheet-manifest = Manifeste droom
unconscious_mind-sheet-latent = Latente droom
unconscious_mind-sheet-location = Locatie, { $district }
unconscious_mind-sheet-goal = Locatiedoel
unconscious_mind-sheet-action = Actie van de vergadertafel
unconscious_mind-sheet-impulse = Impulskaart
unconscious_mind-sheet-row = Rij met ideeën
unconscious_mind-sheet-actions = Probeert, in deze volgorde
unconscious_mind-sheet-twice = Voert het twee keer uit
unconscious_mind-sheet-recalls = Haalt daarna ideeën terug

# De woordenlijst, en hoe een teken heet en wat het betekent
unconscious_mind-term-meeting_table = vergadertafel
    .meaning = De tafel van Freud: negen acties met de ideevelden eromheen. Een idee op een veld wijst naar één actie ernaast.
unconscious_mind-term-idea = idee
    .meaning = Je figuur voor de vergadertafel. Je plaatst er een of twee op een vrij veld en voert de actie voor elk één keer uit. Je begint met drie en kunt er drie vrijspelen.
unconscious_mind-term-bright_idea = lumineus idee
    .meaning = Vervangt één beurt lang een idee, zet je inktpot een vak meer of minder ver, of laat je een locatie twee keer extra activeren. Houd je het over, dan is het 1 OP waard.
unconscious_mind-term-coffee = koffie
    .meaning = Hiermee betaal je notitietegels. Op elk moment mag je met 2 koffie een inzicht verheffen of overdragen, of met 3 koffie een lumineus idee krijgen. Je hebt er hooguit zes.
unconscious_mind-term-box = hartvormig doosje
    .meaning = Bewaar je voor het einde van een beurt: elk doosje geeft een cliënt één therapiepunt. Anders is het 2 OP waard.
unconscious_mind-term-vp = OP
    .meaning = Overwinningspunten. Wie er aan het einde de meeste heeft, wint.
unconscious_mind-term-insight = inzicht
    .meaning = Een schijfje op je inzichtschijf, met een niveau (klein, middelgroot, groot) en een aard (groei, vrijheid, passie). Je gebruikt inzichten om dromen te lezen en om te ruilen.
unconscious_mind-term-dial = inzichtschijf
    .meaning = Negen vakken, één voor elk niveau van elke aard, rond je reserve. Waar een schijfje ligt, bepaalt welk inzicht het is.
unconscious_mind-term-own_insight = eigen inzicht
    .meaning = Een schijfje in jouw kleur. Volle rijen en kolommen maken het vrij; het kan ook een verhandeling of een wijk markeren en blijft daar dan voorgoed.
unconscious_mind-term-generate = vormen
    .meaning = Leg een schijfje uit je reserve op het genoemde vak van je inzichtschijf. Alleen als je reserve leeg is, verplaats je er een van elders.
unconscious_mind-term-elevate = verheffen
    .meaning = Breng een inzicht één niveau hoger: van klein naar middelgroot, van middelgroot naar groot. De aard blijft.
unconscious_mind-term-transfer = overdragen
    .meaning = Verander de aard van een inzicht. Het niveau blijft.
unconscious_mind-term-suppress = onderdrukken
    .meaning = Breng een inzicht één niveau lager; een klein inzicht gaat naar je reserve. Met een koffie hoeft het niet.
unconscious_mind-term-use = gebruiken
    .meaning = Wat je als prijs gebruikt, gaat naar je reserve. Een hoger niveau van dezelfde aard mag een lager vervangen, maar je krijgt niets terug.
unconscious_mind-term-inkpot = inktpot
    .meaning = Gaat rond je spelersbord, zo ver als de rij van je ideeveld aangeeft. Waar hij stopt, activeer je een rij, een kolom of het reputatiespoor. Een hele ronde speelt een idee en een kolom vrij.
unconscious_mind-term-notebook = notitieboek
    .meaning = Drie bij drie plaatsen op je spelersbord. De inktpot activeert rijen en kolommen; zijn ze vol, dan komt een eigen inzicht vrij.
unconscious_mind-term-notebook_tile = notitietegel
    .meaning = Een bladzijde van je notitieboek, van niveau I of II. Het hoofdeffect werkt telkens als je de tegel activeert, het bannereffect alleen als je hem neemt, en niet uit elke kolom.
unconscious_mind-term-trigger = activeren
    .meaning = Voer uit wat er gedrukt staat: op een tegel, een rij of kolom tegels, een locatie of het reputatiespoor.
unconscious_mind-term-research = onderzoekskaart
    .meaning = Uit je hand op tafel: dan voer je het effect één keer uit, en de symbolen tellen vanaf dan. Op tafel is de kaart ook een boekdeel voor een verhandeling.
unconscious_mind-term-treatise = verhandeling
    .meaning = Publiceren doe je met boekdelen in de kleuren die erop staan. Het meest linkse moet een kaart van jezelf zijn; de andere mag je citeren uit verhandelingen van anderen.
unconscious_mind-term-volume = boekdeel
    .meaning = Een gespeelde onderzoekskaart als deel van een verhandeling: groen, paars of rood. De symbolen op de kaart tellen dan niet meer.
unconscious_mind-term-cite = citeren
    .meaning = Neem het meest rechtse boekdeel van een gepubliceerde verhandeling voor de jouwe. De auteur scoort 2 OP en krijgt een lumineus idee.
unconscious_mind-term-professor = professor
    .meaning = Je figuur in de stad. Waar hij komt, mag je de locatie activeren.
unconscious_mind-term-freud = Freud
    .meaning = Wandelt door de stad, door acties en door zijn reputatie. Waar hij staat, kan iedereen bonussen nemen; is zijn reputatie voltooid, dan eindigt het spel.
unconscious_mind-term-journalist = journalist
    .meaning = Een variant: een figuur die iedereen in plaats van de professor of Freud mag verplaatsen. De journalist telt de symbolen van alle gepubliceerde verhandelingen.
unconscious_mind-term-fireworks = vuurwerk
    .meaning = Een variant: in de wijk met het vuurwerk vraagt een bonus één symbool minder. Daarna trekt het verder.
unconscious_mind-term-location = locatie
    .meaning = Een van de zes plekken in de stad, twee per wijk. Je activeert de effecten zo vaak als er figuren staan, of als je symbolen van de locatie hebt als dat er meer zijn; hooguit vijf keer.
unconscious_mind-term-district = wijk
    .meaning = Een derde van de stad: groen, paars of rood. Een wijkbonus vraagt genoeg symbolen en een van je eigen inzichten.
unconscious_mind-term-tag = symbool
    .meaning = Het embleem van een locatie, op onderzoekskaarten, verhandelingen, doelen en cliënten. Symbolen maken locaties sterker, openen wijkbonussen en leveren aan het einde meer OP op naarmate je meer soorten hebt.
unconscious_mind-term-overlay = afdektegel
    .meaning = Een variant: een tegel die de bonusplaatsen van een locatie door andere vervangt.
unconscious_mind-term-goal = locatiedoel
    .meaning = Wie als eerste aan de voorwaarde voldoet, neemt het meteen: een reputatiepunt en twee symbolen.
unconscious_mind-term-reputation = reputatie
    .meaning = Een spoor voor Freud en voor iedereen. Freuds stand opent betere acties en beëindigt ten slotte het spel; de jouwe levert OP en een rang op.
unconscious_mind-term-recall = terughalen
    .meaning = Neem al je ideeën terug: een koffie per veld, en misschien een stadsbonus waar je professor of Freud is.
unconscious_mind-term-client = cliënt
    .meaning = Iemand in een van je spreekkamers. Dromen brengen therapie; aan het einde van het spoor is de cliënt genezen.
unconscious_mind-term-routine = gewone cliënt
    .meaning = Geeft vanaf de catharsis een blijvende vaardigheid en symbolen.
unconscious_mind-term-case_study = casus
    .meaning = Een cliënt met een langere behandeling. Levert vanaf de catharsis punten op aan het einde van het spel.
unconscious_mind-term-grief = rouwsluier
    .meaning = Ligt op een nieuwe cliënt, maakt de behandeling langer en verbergt wat de cliënt geeft. Bij de catharsis geeft de sluier zijn punten en effecten en verdwijnt hij.
unconscious_mind-term-manifest_dream = manifeste droom
    .meaning = De bovenste droom. Betaal de inzichten erop om je cliënt te behandelen; heeft de rouwsluier hetzelfde teken, dan krijg je een hartvormig doosje.
unconscious_mind-term-latent_dream = latente droom
    .meaning = De diepere droom eronder. Die kost meer en geneest meer, zodra de manifeste gelezen is.
unconscious_mind-term-dream_icon = golven, wolk, oog
    .meaning = Tekens van manifeste dromen en rouwsluiers. Tonen beide hetzelfde, dan levert een behandeling met die droom een hartvormig doosje op.
unconscious_mind-term-treat = behandelen
    .meaning = Betaal de bovenste droom van een cliënt en voer de effecten uit.
unconscious_mind-term-therapy = therapiepunt
    .meaning = Zet de marker van de cliënt één vak dichter bij de genezing. Punten die niet nodig zijn, worden hartvormige doosjes.
unconscious_mind-term-catharsis = catharsis
    .meaning = Het moment waarop de marker het teken bereikt: de rouwsluier geeft wat erop staat en verdwijnt.
unconscious_mind-term-cure = genezing
    .meaning = De marker bereikt het einde: scoor de punten van de cliënt en houd de kaart bij je. Aan het einde van de beurt komt een nieuwe cliënt.
unconscious_mind-term-office = praktijk
    .meaning = Je twee spreekkamers. De tweede gaat open bij de eerste catharsis; het teken op de kaart bepaalt uit welke starttegels je kiest.
unconscious_mind-term-id = het Es
    .meaning = Je tegenstander in het solospel, door ons bedacht. Impulskaarten zeggen wat het doet, en libido maakt het stoutmoediger.

# The desk: wat er voor een speler ligt, en hoe het ervoor staat
unconscious_mind-desk-dial = Inzichtschijf
unconscious_mind-desk-area = { $area }: { $common } neutraal, { $own } eigen
unconscious_mind-desk-any-minor = klein naar keuze
unconscious_mind-desk-any-median = middelgroot naar keuze
unconscious_mind-desk-any-major = groot naar keuze
unconscious_mind-desk-needs = vraagt { $price }
unconscious_mind-desk-payable = Te betalen
unconscious_mind-desk-payable-coffee = Te betalen met { $coffee } koffie
unconscious_mind-desk-missing = Ontbreekt: { $insights }
unconscious_mind-desk-missing-all = Ontbreekt: alles
unconscious_mind-desk-would = { $coffee } koffie zou genoeg zijn
unconscious_mind-desk-with-higher = { $area } in plaats van { $need }
unconscious_mind-desk-with-coffee = { $need } uit { $area }, met koffie
unconscious_mind-desk-therapy = { $left ->
    [one] nog 1 stap therapie
   *[other] nog { $left } stappen therapie
}
unconscious_mind-desk-to-catharsis = catharsis over { $left }, goed voor { $vp } OP
unconscious_mind-desk-cure = de genezing is { $vp } OP waard
unconscious_mind-desk-office = Praktijk
unconscious_mind-desk-room = { $room }: { $client }. { $therapy }
unconscious_mind-desk-room-closed = { $room }: gesloten tot je eerste cliënt catharsis bereikt
unconscious_mind-desk-room-vacant = { $room }: vrij
unconscious_mind-desk-closed = Gaat open bij de catharsis van de eerste cliënt
unconscious_mind-desk-vacant = Vrij
unconscious_mind-desk-manifest = Manifest
unconscious_mind-desk-latent = Latent
unconscious_mind-desk-no-dream = Geen droom meer
unconscious_mind-desk-match = De tekens passen bij elkaar: een hartvormig doosje
unconscious_mind-desk-board = Notitieboek
unconscious_mind-desk-place = { $place }: { $tile }. { $effects }
unconscious_mind-desk-place-empty = { $place }: leeg
unconscious_mind-desk-place-gate = { $count ->
    [one] { $place }: leeg; vraagt 1 genezen cliënt
   *[other] { $place }: leeg; vraagt { $count } genezen cliënten
}
unconscious_mind-desk-line = { $line }: { $effect }
unconscious_mind-desk-line-locked = { $line }: { $effect }, zodra het inzicht vrij is
unconscious_mind-desk-idea-locked = Op slot: een ronde van de inktpot maakt dit idee en de kolom vrij
unconscious_mind-desk-inkpot = Inktpot
unconscious_mind-desk-inkpot-here = { $space }: hier staat de inktpot
unconscious_mind-desk-lap = Een ronde maakt een idee en de kolom vrij
unconscious_mind-desk-volume-green = groen boekdeel
unconscious_mind-desk-volume-purple = paars boekdeel
unconscious_mind-desk-volume-red = rood boekdeel
unconscious_mind-desk-research-hand = { $card }, { $volume }, { $tags }: { $effects }
unconscious_mind-desk-research-play = { $card }, in het spel: { $volume }, { $tags }
unconscious_mind-desk-hand = { $count ->
    [0] Geen onderzoekskaarten in de hand
    [one] 1 onderzoekskaart in de hand
   *[other] { $count } onderzoekskaarten in de hand
}
unconscious_mind-desk-hand-empty = Geen onderzoek in de hand
unconscious_mind-desk-hidden = { $count ->
    [one] 1 kaart
   *[other] { $count } kaarten
}
unconscious_mind-desk-in-play = { $count ->
    [0] Geen onderzoek in het spel
    [one] 1 onderzoekskaart in het spel
   *[other] { $count } onderzoekskaarten in het spel
}
unconscious_mind-desk-vp = Overwinningspunten
unconscious_mind-desk-vp-short = OP
unconscious_mind-desk-of = { $count } van { $total }
unconscious_mind-desk-coffee = Koffie
unconscious_mind-desk-boxes = Hartvormige doosjes
unconscious_mind-desk-bright = Lumineuze ideeën
unconscious_mind-desk-ideas = Ideeën
unconscious_mind-desk-ideas-are = { $free } vrij, { $table } op tafel, { $locked } op slot
unconscious_mind-desk-tags = Symbolen
unconscious_mind-desk-reputation = Reputatie
unconscious_mind-desk-treatises = Verhandelingen
unconscious_mind-desk-cured = Genezen cliënten
unconscious_mind-desk-insights = Inzichten
unconscious_mind-desk-rooms = Spreekkamers
unconscious_mind-desk-research = Onderzoek in de hand
unconscious_mind-desk-reserve = { $count } in reserve
unconscious_mind-desk-libido = Libido
unconscious_mind-desk-impulses = Impulskaarten over
unconscious_mind-desk-look = Bekijk het bureau van { $player }
unconscious_mind-desk-end-points = { $count } als het nu eindigde
unconscious_mind-desk-ahead = over { $left }: { $vp } OP
unconscious_mind-desk-in-game = Tijdens het spel
unconscious_mind-desk-final = Eindtelling
unconscious_mind-desk-fact-standing = vak { $count }
unconscious_mind-desk-fact-rank = { $place ->
    [1] eerste
    [2] tweede
   *[other] geen rang
}, { $count } verhandelingen en genezingen
unconscious_mind-desk-fact-districts = { $count } van 3
unconscious_mind-desk-fact-rows = { $count } van 3
unconscious_mind-desk-fact-tags = { $count } van 6 soorten
unconscious_mind-desk-fact-cases = { $clients }
unconscious_mind-desk-fact-leftover_boxes = { $count ->
    [one] 1 doosje
   *[other] { $count } doosjes
}
unconscious_mind-desk-fact-bright_ideas = { $count ->
    [one] 1 lumineus idee
   *[other] { $count } lumineuze ideeën
}, { $coffee } koffie

## Waarom een beurt de moeite waard is: een hint, als zin over de beurt. $worth kan nog komen, $points is verdiend

unconscious_mind-reason-wins = Wint het spel
unconscious_mind-reason-shares = Beëindigt het spel met een gedeelde overwinning
unconscious_mind-reason-finishes = Beëindigt het spel
unconscious_mind-reason-cures = Geneest { $client }: +{ $points } OP
unconscious_mind-reason-relieves = Brengt { $client } tot catharsis: +{ $points } OP
unconscious_mind-reason-publishes = Publiceert { $treatise }: +{ $points } OP
unconscious_mind-reason-points-clients = Scoort op het therapiespoor: +{ $points } OP
unconscious_mind-reason-points-dreams = Scoort met een droom: +{ $points } OP
unconscious_mind-reason-points-treatises = Scoort met verhandelingen: +{ $points } OP
unconscious_mind-reason-points-citations = Scoort dankzij citaten: +{ $points } OP
unconscious_mind-reason-points-reputation = Scoort met reputatie: +{ $points } OP
unconscious_mind-reason-points-effects = Scoort met tegels, kaarten en velden: +{ $points } OP
unconscious_mind-reason-points-boxes = Zet hartvormige doosjes die niet passen om in punten: +{ $points } OP
unconscious_mind-reason-points-standing = Wint aan reputatie: +{ $points } OP aan het einde
unconscious_mind-reason-points-rank = Laat je verhandelingen en genezingen meer opleveren (rang op het reputatiespoor): +{ $points } OP aan het einde
    .other = Laat verhandelingen en genezingen meer opleveren (rang op het reputatiespoor): +{ $points } OP aan het einde
unconscious_mind-reason-points-districts = Brengt een eigen inzicht naar nog een wijk: +{ $points } OP aan het einde
unconscious_mind-reason-points-rows = Laat je volledige rijen meer opleveren: +{ $points } OP aan het einde
    .other = Laat volledige rijen meer opleveren: +{ $points } OP aan het einde
unconscious_mind-reason-points-tags = Levert een symbool op dat je nog niet had: +{ $points } OP aan het einde
    .other = Levert een symbool op dat { $who } nog niet had: +{ $points } OP aan het einde
unconscious_mind-reason-points-cases = Laat je casussen meer opleveren: +{ $points } OP aan het einde
    .other = Laat casussen meer opleveren: +{ $points } OP aan het einde
unconscious_mind-reason-points-leftover_boxes = Laat meer hartvormige doosjes over: +{ $points } OP aan het einde
unconscious_mind-reason-points-bright_ideas = Laat meer koffie en lumineuze ideeën over: +{ $points } OP aan het einde
unconscious_mind-reason-idea = { $count ->
    [one] Speelt een nieuw idee vrij
   *[other] Speelt { $count } nieuwe ideeën vrij
}
unconscious_mind-reason-room = Opent je tweede spreekkamer voor nog een cliënt
    .other = Opent de tweede spreekkamer voor nog een cliënt
unconscious_mind-reason-goal = Behaalt het locatiedoel { $goal }
unconscious_mind-reason-line = Voltooit { $line } en maakt een eigen inzicht vrij
unconscious_mind-reason-district = Levert een bonus in { $district } op
unconscious_mind-reason-slot = Levert een bonus van { $location } op
unconscious_mind-reason-publishable = Geeft je alles om { $treatise } te publiceren, goed voor { $worth } OP
    .other = Geeft { $who } alles om { $treatise } te publiceren, goed voor { $worth } OP
unconscious_mind-reason-nearly_publishable = Brengt { $treatise } op één boekdeel na binnen bereik, goed voor { $worth } OP
unconscious_mind-reason-treatable = Geeft je de inzichten voor de droom { $dream } van { $client }
    .other = Geeft { $who } de inzichten voor de droom { $dream } van { $client }
unconscious_mind-reason-nearly_treatable = { $count ->
    [one] Brengt de droom { $dream } van { $client } op één inzicht na binnen bereik
   *[other] Brengt de droom { $dream } van { $client } op { $count } inzichten na binnen bereik
}
unconscious_mind-reason-takes_on = Neemt { $client } aan: { $worth } OP bij genezing
unconscious_mind-reason-therapy = { $left ->
    [one] Brengt { $client } tot op één stap van de genezing
   *[other] Brengt { $client } tot op { $left } stappen van de genezing
}
unconscious_mind-reason-bright = { $count ->
    [one] Levert een lumineus idee op
   *[other] Levert { $count } lumineuze ideeën op
}
unconscious_mind-reason-box = { $count ->
    [one] Levert een hartvormig doosje op
   *[other] Levert { $count } hartvormige doosjes op
}
unconscious_mind-reason-coffee = Levert { $count } koffie op
unconscious_mind-reason-recalls = { $count ->
    [one] Geeft je een idee terug
   *[other] Geeft je { $count } ideeën terug
}
    .other = { $count ->
        [one] Geeft { $who } een idee terug
       *[other] Geeft { $who } { $count } ideeën terug
    }
unconscious_mind-reason-tile = Voegt { $tile } toe aan je notitieboek
    .other = Voegt { $tile } toe aan het notitieboek
unconscious_mind-reason-freud = { $left ->
    [0] Luidt het einde van het spel in terwijl je voorstaat
    [one] Brengt Freuds marker tot op één vak van het einde terwijl je voorstaat
   *[other] Brengt Freuds marker tot op { $left } vakken van het einde terwijl je voorstaat
}
    .other = { $left ->
        [0] Luidt het einde van het spel in terwijl { $who } voorstaat
        [one] Brengt Freuds marker tot op één vak van het einde terwijl { $who } voorstaat
       *[other] Brengt Freuds marker tot op { $left } vakken van het einde terwijl { $who } voorstaat
    }
unconscious_mind-reason-plays = Brengt { $card } in het spel, met de symbolen erop
unconscious_mind-reason-insights = { $count ->
    [one] Brengt een inzicht op je inzichtschijf
   *[other] Brengt { $count } inzichten op je inzichtschijf
}
    .other = { $count ->
        [one] Brengt een inzicht op de inzichtschijf
       *[other] Brengt { $count } inzichten op de inzichtschijf
    }
unconscious_mind-reason-levels = { $count ->
    [one] Verhoogt je inzichten met één niveau
   *[other] Verhoogt je inzichten met { $count } niveaus
}
    .other = { $count ->
        [one] Verhoogt inzichten met één niveau
       *[other] Verhoogt inzichten met { $count } niveaus
    }
unconscious_mind-reason-takes_card = Brengt { $card } in je hand
    .other = Brengt { $card } in de hand van { $who }
unconscious_mind-reason-draws = Trekt een onderzoekskaart
unconscious_mind-reason-keeps = Behoudt je onderzoekskaarten
    .other = Behoudt de onderzoekskaarten
unconscious_mind-reason-dream = Geeft { $client } de droom { $dream }
unconscious_mind-reason-professor = Brengt je professor naar { $location }
    .other = Brengt de professor naar { $location }
unconscious_mind-reason-starts = Geeft je de eerste beurt
    .other = Geeft { $who } de eerste beurt
unconscious_mind-reason-saves = Verbruikt niets en bewaart alles voor later
unconscious_mind-reason-later = Levert niet meteen iets op
