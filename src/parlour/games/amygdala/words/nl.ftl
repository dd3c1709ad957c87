### Amygdala, in het Nederlands.
### Een naam heeft de kale vorm als waarde en in `.a` de vorm die een zin nodig heeft, met lidwoord: een tekst
### met een tegel gebruikt { $tile } ("een verdrietgrondstof") of { $tile_name } ("verdrietgrondstof").

amygdala-name = Amygdala
amygdala-tagline = Ontgrendel je emoties, laat ze uitgroeien tot netwerken en claim wat ze opleveren.
amygdala-about = In de amygdala verwerkt het brein emoties; hier is het een mandala van zeven zones. Koop grondstoffen bij de lotussen, ontgrendel de emoties op je eigen bord en plaats ze zo dat ze uitgroeien tot netwerken. Munten zijn schaars en in je geheugenbank passen maar tien dingen: ga er goed mee om, en claim de zones waar je het meeste voelt.

## Emoties, en de zones waar ze bij horen

amygdala-emotion-happiness = geluk
    .a = geluk
amygdala-emotion-surprise = verwondering
    .a = verwondering
amygdala-emotion-sadness = verdriet
    .a = verdriet
amygdala-emotion-serenity = sereniteit
    .a = sereniteit
amygdala-emotion-gratitude = dankbaarheid
    .a = dankbaarheid
amygdala-emotion-hope = hoop
    .a = hoop
amygdala-emotion-anger = woede
    .a = woede
amygdala-region-yellow = gele zone
    .a = de gele zone
amygdala-region-purple = paarse zone
    .a = de paarse zone
amygdala-region-indigo = indigo zone
    .a = de indigo zone
amygdala-region-teal = blauwe zone
    .a = de blauwe zone
amygdala-region-green = groene zone
    .a = de groene zone
amygdala-region-pink = roze zone
    .a = de roze zone
amygdala-region-red = rode zone
    .a = de rode zone

## Lotussen, naar de twee zones ernaast; met vier spelers heeft een lotus twee kanten

amygdala-lotus-L0 = lotus tussen paars en indigo
    .a = de lotus tussen paars en indigo
amygdala-lotus-L0-left = linkerkant van de lotus tussen paars en indigo
    .a = de linkerkant van de lotus tussen paars en indigo
amygdala-lotus-L0-right = rechterkant van de lotus tussen paars en indigo
    .a = de rechterkant van de lotus tussen paars en indigo
amygdala-lotus-L1 = lotus tussen indigo en blauw
    .a = de lotus tussen indigo en blauw
amygdala-lotus-L1-left = linkerkant van de lotus tussen indigo en blauw
    .a = de linkerkant van de lotus tussen indigo en blauw
amygdala-lotus-L1-right = rechterkant van de lotus tussen indigo en blauw
    .a = de rechterkant van de lotus tussen indigo en blauw
amygdala-lotus-L2 = lotus tussen blauw en groen
    .a = de lotus tussen blauw en groen
amygdala-lotus-L2-left = linkerkant van de lotus tussen blauw en groen
    .a = de linkerkant van de lotus tussen blauw en groen
amygdala-lotus-L2-right = rechterkant van de lotus tussen blauw en groen
    .a = de rechterkant van de lotus tussen blauw en groen
amygdala-lotus-L3 = lotus tussen groen en roze
    .a = de lotus tussen groen en roze
amygdala-lotus-L3-left = linkerkant van de lotus tussen groen en roze
    .a = de linkerkant van de lotus tussen groen en roze
amygdala-lotus-L3-right = rechterkant van de lotus tussen groen en roze
    .a = de rechterkant van de lotus tussen groen en roze
amygdala-lotus-L4 = lotus tussen roze en rood
    .a = de lotus tussen roze en rood
amygdala-lotus-L4-left = linkerkant van de lotus tussen roze en rood
    .a = de linkerkant van de lotus tussen roze en rood
amygdala-lotus-L4-right = rechterkant van de lotus tussen roze en rood
    .a = de rechterkant van de lotus tussen roze en rood
amygdala-lotus-L5 = lotus tussen rood en paars
    .a = de lotus tussen rood en paars
amygdala-lotus-L5-left = linkerkant van de lotus tussen rood en paars
    .a = de linkerkant van de lotus tussen rood en paars
amygdala-lotus-L5-right = rechterkant van de lotus tussen rood en paars
    .a = de rechterkant van de lotus tussen rood en paars

## Grondstoftegels: naar wat erop staat, en met hun prijs

amygdala-shown-wild = jokergrondstof
    .a = een jokergrondstof
amygdala-shown-surprise = verwonderingsgrondstof
    .a = een verwonderingsgrondstof
amygdala-shown-sadness = verdrietgrondstof
    .a = een verdrietgrondstof
amygdala-shown-serenity = sereniteitsgrondstof
    .a = een sereniteitsgrondstof
amygdala-shown-gratitude = dankbaarheidsgrondstof
    .a = een dankbaarheidsgrondstof
amygdala-shown-hope = hoopgrondstof
    .a = een hoopgrondstof
amygdala-shown-anger = woedegrondstof
    .a = een woedegrondstof
amygdala-resource-wild-3 = jokergrondstof van 3 munten
    .a = een jokergrondstof van 3 munten
amygdala-resource-surprise-1 = verwonderingsgrondstof van 1 munt
    .a = een verwonderingsgrondstof van 1 munt
amygdala-resource-surprise-2 = verwonderingsgrondstof van 2 munten
    .a = een verwonderingsgrondstof van 2 munten
amygdala-resource-surprise-3 = verwonderingsgrondstof van 3 munten
    .a = een verwonderingsgrondstof van 3 munten
amygdala-resource-sadness-1 = verdrietgrondstof van 1 munt
    .a = een verdrietgrondstof van 1 munt
amygdala-resource-sadness-2 = verdrietgrondstof van 2 munten
    .a = een verdrietgrondstof van 2 munten
amygdala-resource-sadness-3 = verdrietgrondstof van 3 munten
    .a = een verdrietgrondstof van 3 munten
amygdala-resource-serenity-1 = sereniteitsgrondstof van 1 munt
    .a = een sereniteitsgrondstof van 1 munt
amygdala-resource-serenity-2 = sereniteitsgrondstof van 2 munten
    .a = een sereniteitsgrondstof van 2 munten
amygdala-resource-serenity-3 = sereniteitsgrondstof van 3 munten
    .a = een sereniteitsgrondstof van 3 munten
amygdala-resource-gratitude-1 = dankbaarheidsgrondstof van 1 munt
    .a = een dankbaarheidsgrondstof van 1 munt
amygdala-resource-gratitude-2 = dankbaarheidsgrondstof van 2 munten
    .a = een dankbaarheidsgrondstof van 2 munten
amygdala-resource-gratitude-3 = dankbaarheidsgrondstof van 3 munten
    .a = een dankbaarheidsgrondstof van 3 munten
amygdala-resource-hope-1 = hoopgrondstof van 1 munt
    .a = een hoopgrondstof van 1 munt
amygdala-resource-hope-2 = hoopgrondstof van 2 munten
    .a = een hoopgrondstof van 2 munten
amygdala-resource-hope-3 = hoopgrondstof van 3 munten
    .a = een hoopgrondstof van 3 munten
amygdala-resource-anger-1 = woedegrondstof van 1 munt
    .a = een woedegrondstof van 1 munt
amygdala-resource-anger-2 = woedegrondstof van 2 munten
    .a = een woedegrondstof van 2 munten
amygdala-resource-anger-3 = woedegrondstof van 3 munten
    .a = een woedegrondstof van 3 munten

## Emotietegels, naar hun iconen

amygdala-tile-E01 = verwondering
    .a = een emotietegel met verwondering
amygdala-tile-E02 = verdriet
    .a = een emotietegel met verdriet
amygdala-tile-E03 = sereniteit
    .a = een emotietegel met sereniteit
amygdala-tile-E04 = dankbaarheid
    .a = een emotietegel met dankbaarheid
amygdala-tile-E05 = hoop
    .a = een emotietegel met hoop
amygdala-tile-E06 = woede
    .a = een emotietegel met woede
amygdala-tile-E07 = dubbele verwondering
    .a = een emotietegel met dubbele verwondering
amygdala-tile-E08 = dubbel verdriet
    .a = een emotietegel met dubbel verdriet
amygdala-tile-E09 = dubbele sereniteit
    .a = een emotietegel met dubbele sereniteit
amygdala-tile-E10 = dubbele dankbaarheid
    .a = een emotietegel met dubbele dankbaarheid
amygdala-tile-E11 = dubbele hoop
    .a = een emotietegel met dubbele hoop
amygdala-tile-E12 = dubbele woede
    .a = een emotietegel met dubbele woede
amygdala-tile-E13 = verwondering en sereniteit
    .a = een emotietegel met verwondering en sereniteit
amygdala-tile-E14 = dankbaarheid en verdriet
    .a = een emotietegel met dankbaarheid en verdriet
amygdala-tile-E15 = sereniteit en hoop
    .a = een emotietegel met sereniteit en hoop
amygdala-tile-E16 = dankbaarheid en woede
    .a = een emotietegel met dankbaarheid en woede
amygdala-tile-E17 = hoop en verwondering
    .a = een emotietegel met hoop en verwondering
amygdala-tile-E18 = woede en verdriet
    .a = een emotietegel met woede en verdriet
amygdala-tile-E19 = geluk
    .a = een emotietegel met geluk
amygdala-tile-E20 = dubbel geluk
    .a = een emotietegel met dubbel geluk
amygdala-tile-E21 = driedubbel geluk
    .a = een emotietegel met driedubbel geluk

## Wat bonusvelden geven

amygdala-item-claim = claimtegel
    .a = een claimtegel
amygdala-item-idea = ideetegel
    .a = een ideetegel
amygdala-item-dream = droomtegel
    .a = een droomtegel
amygdala-item-happiness = gelukstegel
    .a = een gelukstegel
amygdala-item-wild = jokertegel
    .a = een jokertegel

## OP-tegels, naar wat ze de eerste, tweede en derde plaats opleveren

amygdala-vp_tile-V1 = OP-tegel V1
    .a = OP-tegel V1
amygdala-vp_tile-V2 = OP-tegel V2
    .a = OP-tegel V2
amygdala-vp_tile-V3 = OP-tegel V3
    .a = OP-tegel V3
amygdala-vp_tile-V4 = OP-tegel V4
    .a = OP-tegel V4
amygdala-vp_tile-V5 = OP-tegel V5
    .a = OP-tegel V5
amygdala-vp_tile-V6 = OP-tegel V6
    .a = OP-tegel V6
amygdala-vp_tile-V7 = OP-tegel V7
    .a = OP-tegel V7

## Opties van een tafel

amygdala-option-changing_toll = Wijzigende tol
    .help = Wie tol betaalt, neemt de toltegel mee naar de lotus waar hij stopt.
amygdala-option-vp_tiles = OP-tegels
    .help = De punten van elke zone worden aan het begin van het spel willekeurig bepaald.
amygdala-option-start = Startspeler
    .help = Willekeurig, of gekozen door speler 1.
amygdala-option-start-random = Willekeurig
amygdala-option-start-choose = Speler 1 kiest

## Wat een speler kan doen

amygdala-do-start = Laat { $player } beginnen
amygdala-do-buy = Koop { $tile } bij { $lotus }
amygdala-do-buy_two = Koop { $tile } en { $other } bij { $lotus }
amygdala-do-buy_alike = Koop { $tile } en nog een bij { $lotus }
amygdala-do-unlock = Ontgrendel de emotietegel op { $place }
amygdala-do-claim = Plaats je claimtegel in { $region }
    .other = Plaats de claimtegel in { $region }
amygdala-do-pass = Pas
amygdala-do-pay = Betaal met { $tile }
amygdala-do-pay_wild = Betaal met een jokertegel
amygdala-do-pay_happiness = Betaal met een gelukstegel
amygdala-do-pay_coins = Betaal met munten
amygdala-do-pay_pair = Betaal met { $tile } en { $other }
amygdala-do-pay_alike = Betaal met { $tile } en nog een
amygdala-do-place = Plaats de tegel op { $space }
amygdala-do-return = Leg de tegel terug in de doos
amygdala-do-stand = Verplaats naar { $lotus }
amygdala-do-score = Scoor het netwerk van { $emotion_name }
amygdala-do-take_claim = Neem de claimtegel voor { $region }
amygdala-do-sell_points = Ruil 2 OP voor 1 munt
amygdala-do-sell = Ruil { $tile } voor 1 munt
amygdala-do-sell_wild = Ruil een jokertegel voor 1 munt
amygdala-do-sell_happiness = Ruil een gelukstegel voor 2 munten
amygdala-do-sell_dream = Ruil een droomtegel voor 2 munten
amygdala-do-cash_ideas = { $count ->
    [1] Ruil 1 ideetegel voor 2 munten
    [2] Ruil 2 ideetegels voor 5 munten
    [3] Ruil 3 ideetegels voor 10 munten
    [4] Ruil 4 ideetegels voor 15 munten
   *[other] Ruil { $count } ideetegels voor munten
}
amygdala-do-cash_dreams = { $count ->
    [1] Ruil 1 droomtegel voor 2 OP
    [2] Ruil 2 droomtegels voor 5 OP
    [3] Ruil 3 droomtegels voor 9 OP
    [4] Ruil 4 droomtegels voor 14 OP
    [5] Ruil 5 droomtegels voor 20 OP
    [6] Ruil 6 droomtegels voor 27 OP
   *[other] Ruil { $count } droomtegels voor OP
}
amygdala-do-settle = Ruil alles wat over is zo voordelig mogelijk
amygdala-do-discard = Leg { $tile } af
amygdala-do-discard_wild = Leg een jokertegel af
amygdala-do-discard_happiness = Leg een gelukstegel af
amygdala-do-discard_idea = Leg een ideetegel af
amygdala-do-discard_dream = Leg een droomtegel af
amygdala-do-discard_coin = Leg je kleinste munt af
    .other = Leg de kleinste munt af
amygdala-do-discard_claim = Leg de claimtegel voor { $region } terug naast je bord
    .other = Leg de claimtegel voor { $region } terug naast het bord
amygdala-do-deal_emotion = Deel { $tile } uit
amygdala-do-deal_vp = Leg { $tile } neer
amygdala-do-deal_resource = Deel { $tile } uit

## Wie wat moet doen; .other is wat alle anderen lezen

amygdala-prompt-start = Kies wie begint.
    .other = Wachten op { $player }: kiezen wie begint.
amygdala-prompt-turn = Jouw beurt: koop grondstoftegels, ontgrendel een emotietegel of plaats een claimtegel.
    .other = Wachten op { $player }: een actie kiezen.
amygdala-prompt-last_turn = Je laatste beurt: koop grondstoftegels, ontgrendel een emotietegel of plaats een claimtegel.
    .other = Wachten op { $player }: de laatste beurt spelen.
amygdala-prompt-pass = Er is geen actie mogelijk. Je moet passen.
    .other = Wachten op { $player }: er is geen actie mogelijk.
amygdala-prompt-pay = Kies hoe je { $emotion_name } betaalt.
    .other = Wachten op { $player }: { $emotion } betalen.
amygdala-prompt-raise = { $coins ->
    [one] Je komt 1 munt tekort. Kies wat je ruilt.
   *[other] Je komt { $coins } munten tekort. Kies wat je ruilt.
}
    .other = Wachten op { $player }: iets ruilen voor munten.
amygdala-prompt-place = Plaats je emotietegel ({ $tile_name }) op het spelbord.
    .other = Wachten op { $player }: { $tile } plaatsen.
amygdala-prompt-return = Er is geen veld voor je emotietegel ({ $tile_name }). Hij gaat terug in de doos.
    .other = Wachten op { $player }: geen veld voor { $tile }.
amygdala-prompt-stand = Kies een lotus naast { $region } voor je stemmingspion.
    .other = Wachten op { $player }: de stemmingspion verplaatsen.
amygdala-prompt-network = Kies welke emotie je scoort.
    .other = Wachten op { $player }: een netwerk kiezen.
amygdala-prompt-claim = { $count ->
    [one] Kies een claimtegel.
   *[other] Kies de eerste van { $count } claimtegels.
}
    .other = Wachten op { $player }: een claimtegel kiezen.
amygdala-prompt-cash_in = Je laatste beurt loopt af. Ruil wat je nog hebt: hierna zijn alleen munten nog iets waard.
    .other = Wachten op { $player }: ruilen wat over is.
amygdala-prompt-overflow = { $count ->
    [one] Er zit 1 item te veel in je geheugenbank. Ruil iets of leg iets af.
   *[other] Er zitten { $count } items te veel in je geheugenbank. Ruil iets of leg iets af.
}
    .other = Wachten op { $player }: plek vrijmaken in de geheugenbank.
amygdala-prompt-confirm = Klaar. Beëindig je beurt of neem iets terug.
    .other = Wachten op { $player }: de beurt beëindigen.
amygdala-prompt-chance = Er worden tegels gelegd…
    .other = Er worden tegels gelegd…

## Wat er gebeurde

amygdala-event-begins = { $player } begint.
amygdala-event-vp_tile = In { $region } ligt { $tile }: { $first }, { $second }, { $third }.
amygdala-event-bought = { $coins ->
    [one] { $player } koopt { $tile } bij { $lotus } en betaalt 1 munt.
   *[other] { $player } koopt { $tile } bij { $lotus } en betaalt { $coins } munten.
}
amygdala-event-bought_two = { $coins ->
    [one] { $player } koopt { $tile } en { $other } bij { $lotus } en betaalt 1 munt.
   *[other] { $player } koopt { $tile } en { $other } bij { $lotus } en betaalt { $coins } munten.
}
amygdala-event-bought_alike = { $coins ->
    [one] { $player } koopt { $tile } en nog een bij { $lotus } en betaalt 1 munt.
   *[other] { $player } koopt { $tile } en nog een bij { $lotus } en betaalt { $coins } munten.
}
amygdala-event-moved = { $coins ->
    [0] { $player } gaat naar { $lotus }.
    [one] { $player } gaat naar { $lotus } en betaalt 1 munt tol.
   *[other] { $player } gaat naar { $lotus } en betaalt { $coins } munten tol.
}
amygdala-event-toll_moved = De toltegel gaat mee naar { $lotus }.
amygdala-event-refilled = Nieuw op { $lotus }: { $tile }.
amygdala-event-reshuffled = De aflegstapel wordt geschud en vormt de nieuwe stapel.
amygdala-event-unlocked = { $coins ->
    [0] { $player } verplaatst de gedachtewolk naar { $place } en ontgrendelt { $tile }.
    [one] { $player } springt voor 1 munt met de gedachtewolk naar { $place } en ontgrendelt { $tile }.
   *[other] { $player } springt voor { $coins } munten met de gedachtewolk naar { $place } en ontgrendelt { $tile }.
}
amygdala-event-paid = { $player } betaalt { $emotion } met { $tile }.
amygdala-event-paid_wild = { $player } betaalt { $emotion } met een jokertegel.
amygdala-event-paid_happiness = { $player } betaalt geluk met een gelukstegel.
amygdala-event-paid_coins = { $coins ->
    [one] { $player } betaalt { $emotion } met 1 munt.
   *[other] { $player } betaalt { $emotion } met { $coins } munten.
}
amygdala-event-paid_pair = { $player } betaalt { $emotion } met { $tile } en { $other }.
amygdala-event-paid_alike = { $player } betaalt { $emotion } met { $tile } en nog een.
amygdala-event-placed = { $player } plaatst de emotietegel ({ $tile_name }) op { $space } in { $region }.
amygdala-event-returned = { $player } heeft geen veld voor de emotietegel ({ $tile_name }): die gaat terug in de doos.
amygdala-event-scored = { $player } scoort { $points } OP met een netwerk van { $emotion_name }.
amygdala-event-bonus = { $player } maakt bonusveld { $place } vrij.
amygdala-event-got = { $player } neemt { $item }.
amygdala-event-supply_empty = { $player } zou { $item } krijgen, maar de voorraad is op.
amygdala-event-claim_taken = { $player } neemt de claimtegel voor { $region }.
amygdala-event-claim_placed = { $order ->
    [1] { $player } plaatst als eerste een claimtegel in { $region }.
    [2] { $player } plaatst als tweede een claimtegel in { $region }.
    [3] { $player } plaatst als derde een claimtegel in { $region }.
   *[other] { $player } plaatst als laatste een claimtegel in { $region }.
}
amygdala-event-sold_points = { $coins ->
    [one] { $player } ruilt { $points } OP voor 1 munt.
   *[other] { $player } ruilt { $points } OP voor { $coins } munten.
}
amygdala-event-sold = { $coins ->
    [one] { $player } ruilt { $tile } voor 1 munt.
   *[other] { $player } ruilt { $tile } voor { $coins } munten.
}
amygdala-event-sold_item = { $coins ->
    [one] { $player } ruilt { $item } voor 1 munt.
   *[other] { $player } ruilt { $item } voor { $coins } munten.
}
amygdala-event-cashed_ideas = { $player } ruilt { $count ->
    [one] 1 ideetegel
   *[other] { $count } ideetegels
} voor { $coins ->
    [one] 1 munt
   *[other] { $coins } munten
}.
amygdala-event-cashed_dreams = { $count ->
    [one] { $player } ruilt 1 droomtegel voor { $points } OP.
   *[other] { $player } ruilt { $count } droomtegels voor { $points } OP.
}
amygdala-event-discarded = { $player } legt { $tile } af.
amygdala-event-discarded_item = { $player } legt { $item } af.
amygdala-event-discarded_coin = { $player } legt een munt van { $coins } af.
amygdala-event-discarded_claim = { $player } legt de claimtegel voor { $region } terug naast het spelersbord.
amygdala-event-passed = { $player } kan niets doen en past.
amygdala-event-end_triggered = { $player } heeft hooguit vijf emotietegels over. Deze ronde wordt afgemaakt, en daarna krijgt iedereen nog één beurt.
amygdala-event-last_round = De laatste ronde begint.
amygdala-event-standstill = Iedereen heeft na elkaar gepast: het spel is afgelopen.
amygdala-event-coins_scored = { $coins ->
    [one] { $player } scoort { $points } OP voor 1 resterende munt.
   *[other] { $player } scoort { $points } OP voor { $coins } resterende munten.
}
amygdala-event-region_scored = { $place ->
    [1] { $player } is eerste in { $region } en scoort { $points } OP.
    [2] { $player } is tweede in { $region } en scoort { $points } OP.
    [3] { $player } is derde in { $region } en scoort { $points } OP.
   *[other] { $player } is vierde in { $region } en scoort niets.
}

## Hoe partijen eindigden, van een hele reeks

amygdala-ending-tiles = Iemand had bijna geen emotietegels meer over
amygdala-ending-standstill = Niemand kon nog iets doen

## Punten naar herkomst; $count telt punten

amygdala-panel-networks = Netwerken
amygdala-panel-dreams = Droomtegels
amygdala-panel-sold = Ingeleverde OP
amygdala-panel-coins = Munten
amygdala-panel-regions = Meerderheden
amygdala-score-networks = { $count } OP voor netwerken
amygdala-score-dreams = { $count } OP voor droomtegels
amygdala-score-sold = −{ $count } OP ingeleverd voor munten
amygdala-score-coins = { $count } OP voor resterende munten
amygdala-score-regions = { $count } OP voor meerderheden

## De woordenlijst

amygdala-term-amygdala = amygdala
    .meaning = Het deel van het brein dat emoties verwerkt, en hier het spelbord: een mandala van zeven zones.
amygdala-term-region = zone
    .meaning = Een van de zeven gekleurde delen van het spelbord: geel in het midden en zes eromheen. Elke zone hoort bij een emotie.
amygdala-term-source = bron
    .meaning = De emotie in het midden van een zone. Je eerste tegels leg je ernaast; de bron verbindt de tegels eromheen tot één netwerk.
amygdala-term-space = veld
    .meaning = Een plek voor één emotietegel op het spelbord, met de letter van de zone en een nummer.
amygdala-term-lotus = lotus
    .meaning = Een van de zes bloemen rond het spelbord, elk tussen twee zones. Hier koop je grondstoftegels.
amygdala-term-roots = wortels
    .meaning = De voet van een lotus, waar de stemmingspionnen staan. Vandaar bereik je de zones naast die lotus.
amygdala-term-mood_marker = stemmingspion
    .meaning = Je figuur op het spelbord. Die gaat met de klok mee van lotus naar lotus en bepaalt waar je kunt kopen, plaatsen en claimen.
amygdala-term-toll = tol
    .meaning = Een tegel op een van de lotussen. Kom je erop of ga je erlangs, dan kost dat 1 munt; alleen vandaar kun je in geel plaatsen.
amygdala-term-resource_tile = grondstoftegel
    .meaning = Wat je bij een lotus koopt voor 1 tot 3 munten. Er staat een emotie of een joker op, en je betaalt er een icoon van een emotietegel mee.
amygdala-term-wild = joker
    .meaning = Betaalt elk icoon behalve geluk. Er zijn jokertegels, en grondstoftegels met een joker erop.
amygdala-term-emotion_tile = emotietegel
    .meaning = Een van je 21 tegels met één tot drie iconen. Ze beginnen op je spelersbord; ontgrendeld gaan ze naar het spelbord.
amygdala-term-player_board = spelersbord
    .meaning = Je eigen bord, met je emotietegels, de bonusvelden ertussen en je geheugenbank.
amygdala-term-thought_cloud = gedachtewolk
    .meaning = Gaat op je spelersbord naar de emotietegel die je ontgrendelt: gratis naar een aangrenzende, voor 2 munten naar elke andere.
amygdala-term-bonus_space = bonusveld
    .meaning = Een veld op je spelersbord waar items op staan. Je krijgt ze als er geen emotietegel meer aan grenst en je wolk ernaast ligt.
amygdala-term-memory_bank = geheugenbank
    .meaning = De tien plekken op je spelersbord, elk in de vorm van een blad. Aan het einde van je beurt moet alles wat je hebt daarop passen.
amygdala-term-leaf = plek
    .meaning = Een blaadje in je geheugenbank, voor één item: een munt, een tegel of een claimtegel.
amygdala-term-coin = munt
    .meaning = Het geld van het spel, in munten van 1, 5 en 10. Elke munt bezet een plek; wisselen gaat vanzelf.
amygdala-term-idea = ideetegel
    .meaning = Een bonus die je ruilt voor munten. Meerdere tegelijk leveren meer op: 2, 5, 10 of 15 munten voor één tot vier.
amygdala-term-dream = droomtegel
    .meaning = Een bonus die je ruilt voor OP. Meerdere tegelijk leveren meer op, tot 27 OP voor zes.
amygdala-term-happiness_tile = gelukstegel
    .meaning = Een bonus waarmee je één geluksicoon betaalt. Met iets anders kan dat niet, behalve met 7 munten.
amygdala-term-claim_tile = claimtegel
    .meaning = Plaats hem in de zone waar hij bij hoort en je mag die aan het einde scoren. Bij een gelijke stand gaat de eerste claim voor.
amygdala-term-network = netwerk
    .meaning = Je tegels die aan elkaar grenzen en een emotie delen, over grenzen heen en via de bron. Een nieuwe tegel scoort 1 OP per icoon in het netwerk.
amygdala-term-majority = meerderheid
    .meaning = De rangorde in een zone aan het einde van het spel, naar het aantal iconen. Drie plaatsen leveren OP op.
amygdala-term-free_exchange = gratis ruilen
    .meaning = In je beurt mag je OP, ideetegels en andere tegels ruilen voor munten, en droomtegels voor OP. Het kost geen actie.
amygdala-term-vp = OP
    .meaning = Overwinningspunten. Wie er aan het einde de meeste heeft, wint.
amygdala-term-vp_tile = OP-tegel
    .meaning = Een variant: vervangt de punten die in een zone gedrukt staan.

## De doos, deel voor deel, en wat we van een deel weten: voor de pagina over de editie

amygdala-part-box = wat er op de doos staat
amygdala-part-start = waarmee iedereen begint
amygdala-part-coins = munten
amygdala-part-happiness = gelukstegels
amygdala-part-wild = jokertegels
amygdala-part-idea = ideetegels
amygdala-part-dream = droomtegels
amygdala-part-resource_tiles = aantal grondstoftegels
amygdala-part-emotion_tiles = aantal emotietegels
amygdala-part-claim_tiles = claimtegels
amygdala-part-toll = tol
amygdala-part-jump = sprong van de gedachtewolk
amygdala-part-lotus = tegels op een lotus
amygdala-part-game_end = wat het einde van het spel inleidt
amygdala-part-payment = iconen betaald met munten
amygdala-part-exchange = gratis ruilen
amygdala-part-final = resterende munten
amygdala-part-player_colours = spelerskleuren
amygdala-part-player_colours-grey = grijs
amygdala-part-player_colours-dark_blue = donkerblauw
amygdala-part-player_colours-green = groen
amygdala-part-player_colours-orange = oranje
amygdala-part-vp_tiles = OP-tegels
amygdala-part-main_board = spelbord
amygdala-part-regions = zones
amygdala-part-lotuses = lotussen
amygdala-part-lotuses-L0 = { amygdala-lotus-L0 }
amygdala-part-lotuses-L1 = { amygdala-lotus-L1 }
amygdala-part-lotuses-L2 = { amygdala-lotus-L2 }
amygdala-part-lotuses-L3 = { amygdala-lotus-L3 }
amygdala-part-lotuses-L4 = { amygdala-lotus-L4 }
amygdala-part-lotuses-L5 = { amygdala-lotus-L5 }
amygdala-part-memory_bank = geheugenbank
amygdala-part-player_board = spelersbord
amygdala-part-bonuses = bonusvelden
amygdala-part-bonuses-a1 = bonusveld a1
amygdala-part-bonuses-a3 = bonusveld a3
amygdala-part-bonuses-a5 = bonusveld a5
amygdala-part-bonuses-a7 = bonusveld a7
amygdala-part-bonuses-c1 = bonusveld c1
amygdala-part-bonuses-c3 = bonusveld c3
amygdala-part-bonuses-c5 = bonusveld c5
amygdala-part-bonuses-c7 = bonusveld c7
amygdala-part-bonuses-e1 = bonusveld e1
amygdala-part-bonuses-e3 = bonusveld e3
amygdala-part-bonuses-e5 = bonusveld e5
amygdala-part-bonuses-e7 = bonusveld e7
amygdala-part-tiles = emotietegels
amygdala-part-resources = grondstoftegels
amygdala-fact-at = plaats
amygdala-fact-between = zones ernaast
amygdala-fact-centre = tegel in het midden
amygdala-fact-claim_spaces = velden voor claimtegels
amygdala-fact-cost = prijs
amygdala-fact-count = aantal
amygdala-fact-denominations = waarden
amygdala-fact-edge = waar de wolk mag beginnen
amygdala-fact-emotion = emotie
amygdala-fact-gives = wat het geeft
amygdala-fact-name = kleur
amygdala-fact-number = aantal
amygdala-fact-order = plaats in de kring
amygdala-fact-rotation = draaiing van de tekening
amygdala-fact-shows = wat erop staat
amygdala-fact-sides = twee kanten
amygdala-fact-spaces = velden
amygdala-fact-vp = OP
amygdala-fact-vp_first = OP van de eerste plaats

## The screen

# The desk
amygdala-vp = OP
amygdala-desk-tabs = Wiens bord je ziet
amygdala-desk-mine = Jouw bord
amygdala-desk-majorities = Meerderheden
amygdala-desk-board = { $count ->
    [one] Bord van { $player }: nog 1 emotietegel, gedachtewolk op { $place }
   *[other] Bord van { $player }: nog { $count } emotietegels, gedachtewolk op { $place }
}
amygdala-desk-board-new = { $count ->
    [one] Bord van { $player }: nog 1 emotietegel, gedachtewolk naast het bord
   *[other] Bord van { $player }: nog { $count } emotietegels, gedachtewolk naast het bord
}
amygdala-place-tile = { $place }: { $tile }
amygdala-place-lit = { $what } (kun je ontgrendelen)
amygdala-place-jump = { $coins ->
    [one] { $what }, een sprong van 1 munt (kun je ontgrendelen)
   *[other] { $what }, een sprong van { $coins } munten (kun je ontgrendelen)
}
amygdala-place-choose = { $count ->
    [one] Er is maar één veld mogelijk; het levert { $points } OP op.
   *[other] Kies een van { $count } velden; het beste levert { $points } OP op.
}
amygdala-bonus-left = { $count ->
    [0] Bonusveld { $place }: { $items }. Vrijgemaakt: breng je gedachtewolk ernaast.
    [one] Bonusveld { $place }: { $items }. Nog 1 tegel ernaast.
   *[other] Bonusveld { $place }: { $items }. Nog { $count } tegels ernaast.
}
amygdala-bonus-taken = Bonusveld { $place }: { $items }. Genomen.
amygdala-bonus-opens = Maakt bonusveld { $place } vrij: { $items }.
amygdala-bank = Geheugenbank
amygdala-bank-used = { $count } van { $total } plekken
amygdala-bank-after = { $count } van { $total } plekken na de aankoop
amygdala-bank-coins = { $coins ->
    [one] 1 munt
   *[other] { $coins } munten
}
amygdala-bank-coin = munt van { $value }
amygdala-bank-claim = claimtegel voor de { $region }
amygdala-bank-free = vrije plek
amygdala-bank-over = { $count ->
    [one] 1 te veel
   *[other] { $count } te veel
}
amygdala-bank-over-after = { $count ->
    [one] 1 item te veel voor je geheugenbank: je zult het moeten ruilen of afleggen.
   *[other] { $count } items te veel voor je geheugenbank: je zult ze moeten ruilen of afleggen.
}
amygdala-buy-none = Niets gekozen.
amygdala-buy-picked = { $count ->
    [one] 1 tegel gekozen.
   *[other] { $count } tegels gekozen.
}
amygdala-buy-cost = { $coins ->
    [one] 1 munt.
   *[other] { $coins } munten.
}
amygdala-buy-free = { $coins ->
    [one] De goedkoopste tegel, van 1 munt, is gratis.
   *[other] De goedkoopste tegel, van { $coins } munten, is gratis.
}
amygdala-buy-toll = { $coins ->
    [one] Inclusief 1 munt tol.
   *[other] Inclusief { $coins } munten tol.
}
amygdala-buy-button = { $coins ->
    [one] Koop voor 1 munt
   *[other] Koop voor { $coins } munten
}
amygdala-buy-let-go = Laat liggen
amygdala-pay-cheapest = Het goedkoopst:
amygdala-pay-jump = { $coins ->
    [one] en 1 munt voor de sprong
   *[other] en { $coins } munten voor de sprong
}
amygdala-pay-impossible = Deze kun je nu niet ontgrendelen.
amygdala-pay-icons = Te betalen iconen
amygdala-pay-paid = betaald
amygdala-pay-all = Betaal zo goedkoop mogelijk
amygdala-pay-otherwise = Of kies hoe je { $emotion } betaalt:
amygdala-pay-pairs = Betaal met twee grondstoftegels ({ $count } manieren)
amygdala-raise-ahead = { $coins ->
    [one] Je komt 1 munt tekort: je kiest straks wat je ervoor ruilt.
   *[other] Je komt { $coins } munten tekort: je kiest straks wat je ervoor ruilt.
}
amygdala-raise-missing = { $coins ->
    [one] Je komt nog 1 munt tekort
   *[other] Je komt nog { $coins } munten tekort
}
amygdala-raise-have = Je hebt er { $coins } en je hebt er { $cost } nodig.
amygdala-overflow-frees = { $count ->
    [0] maakt geen plek vrij
    [one] maakt 1 plek vrij
   *[other] maakt { $count } plekken vrij
}
amygdala-overflow-exchange = Maak plek vrij door te ruilen:
amygdala-overflow-discard = Of leg af:
amygdala-overflow-more = Andere ruilmogelijkheden, die op zichzelf geen plek vrijmaken
amygdala-stand = Waar gaat je stemmingspion staan?
amygdala-stand-here = daar staat hij al
amygdala-stand-free = gratis
amygdala-stand-toll = { $coins ->
    [one] 1 munt tol
   *[other] { $coins } munten tol
}
amygdala-network = Welk netwerk scoor je?
amygdala-network-worth = { $points } OP voor { $emotion }
amygdala-claim = Welke claimtegel neem je?
amygdala-claim-standing = { $place ->
    [0] jij: geen iconen
    [1] jij: eerste, iconen: { $icons }
    [2] jij: tweede, iconen: { $icons }
    [3] jij: derde, iconen: { $icons }
   *[other] jij: vierde, iconen: { $icons }
}; { $claims ->
    [0] geen claims
    [one] 1 claim
   *[other] { $claims } claims
}
amygdala-cash = Wat je nog kunt ruilen
amygdala-cash-dreams = { $count ->
    [one] 1 droomtegel: { $points } OP
   *[other] { $count } droomtegels: { $points } OP
}
amygdala-cash-ideas = { $count ->
    [one] 1 ideetegel: { $coins } munten
   *[other] { $count } ideetegels: { $coins } munten
}
amygdala-cash-tiles = { $count ->
    [one] 1 andere tegel, munten: { $coins }
   *[other] { $count } andere tegels, munten: { $coins }
}
amygdala-cash-coins = Munten aan het einde: { $coins }, goed voor { $points } OP
amygdala-cash-all = Ruil alles: +{ $points } OP
amygdala-cash-single = Liever een voor een
amygdala-tray = Jouw keuze
amygdala-tray-again = Of kies toch iets anders
amygdala-turn-buy = Kies een of twee grondstoftegels van een lotus om ze te kopen.
amygdala-turn-unlock = Kies een emotietegel op je bord om die te ontgrendelen. Naast de gedachtewolk is gratis.
amygdala-turn-unlock-first = Kies een emotietegel aan de rand van je bord om die te ontgrendelen: daar begint de gedachtewolk.
amygdala-turn-claim = Plaats een claimtegel:
amygdala-turn-last = Dit is je laatste beurt. Aan het einde ruil je wat er nog is: droomtegels voor OP, de rest voor munten.
amygdala-turn-ending = Het einde nadert: na deze ronde krijgt iedereen nog één beurt.
amygdala-turn-broke = { $coins ->
    [0] Je hebt geen munten meer en niets om te ruilen behalve OP.
    [one] Je hebt nog 1 munt en niets om te ruilen behalve OP.
   *[other] Je hebt nog { $coins } munten en niets om te ruilen behalve OP.
}
amygdala-panel-look = Toon het bord van { $player }
amygdala-panel-vp-help = OP tot nu toe. Het grote getal: het totaal als het spel nu eindigde.
amygdala-panel-projected = Als het nu eindigde
amygdala-panel-of = { $count }/{ $total }
amygdala-panel-tiles = Emotietegels over
amygdala-panel-tiles-help = Emotietegels over: { $count }. Bij { $limit } wordt het einde van het spel ingeleid.
amygdala-panel-mood = Stemmingspion
amygdala-panel-claimed = Claims:
amygdala-majorities = Meerderheden, als het spel nu eindigde
amygdala-majorities-final = Meerderheden
amygdala-majorities-place = { $place }e
amygdala-majorities-cell = Iconen: { $icons }. { $place ->
    [0] Geen plaats.
    [1] Eerste.
    [2] Tweede.
    [3] Derde.
   *[other] Vierde.
} { $claim ->
    [0] Geen claim.
    [1] Eerste claim.
    [2] Tweede claim.
    [3] Derde claim.
   *[other] Vierde claim.
} { $points } OP.
amygdala-majorities-help = Iconen en plaats. Een traan is een claimtegel; het cijfer erin beslist bij een gelijke stand. Alleen claims leveren OP op.
amygdala-majorities-shared = Wie zonder claim evenveel iconen heeft, deelt een plaats: die levert toch niets op.
amygdala-keys = Toetsen
amygdala-keys-move = Met N ga je naar het volgende dat je op het spelbord kunt kiezen, met M naar je eigen bord, met T naar de huidige keuze. De pijltjes bewegen over een bord en Enter kiest.
amygdala-keys-choose = Met de cijfers maak je een genummerde keuze, met Escape ga je terug, met Ctrl+Enter beëindig je je beurt.

# The game board
amygdala-board-label = Spelbord
amygdala-board-keys = Met de pijltjestoetsen ga je over het bord en met Enter kies je. N gaat naar het volgende dat je kunt kiezen.
amygdala-board-lit = { $what } (kun je kiezen)
amygdala-board-region = { $region_name }, { $emotion_name }: { $first }, { $second } en { $third } OP.
amygdala-board-standing = { $place ->
    [1] Eerste: { $player } (iconen: { $icons }).
    [2] Tweede: { $player } (iconen: { $icons }).
    [3] Derde: { $player } (iconen: { $icons }).
   *[other] Vierde: { $player } (iconen: { $icons }).
}
amygdala-board-claims = Claimtegels, de vroegste eerst: { $players }.
amygdala-board-claims-none = Nog geen claimtegels.
amygdala-board-stack = { $count ->
    [0] De stapel is leeg
    [one] 1 tegel in de stapel
   *[other] { $count } tegels in de stapel
}
amygdala-space-empty = { $space }, { $region_name }: leeg
amygdala-space-tile = { $space }, { $region_name }: { $tile_name }, { $player }
amygdala-space-points = { $emotion_name } { $points } OP
amygdala-space-lit = { $what }, { $points } (kun je kiezen)
amygdala-space-new = { $what } (nieuw sinds je vorige beurt)
amygdala-lotus_roots = Wortels van { $lotus }.
amygdala-lotus_toll = Hier ligt de tol.
amygdala-lotus_markers = Stemmingspionnen: { $players }.
amygdala-lotus_costs = { $coins ->
    [one] Ernaartoe gaan kost je 1 munt.
   *[other] Ernaartoe gaan kost je { $coins } munten.
}
amygdala-lotus_tile = { $tile_name }, { $lotus_name }
amygdala-lotus_empty = lege plek, { $lotus_name }
amygdala-zoom = Grootte van het bord
amygdala-zoom-in = Groter
amygdala-zoom-out = Kleiner

## Waarom een beurt de moeite waard is: een hint, als zin over de beurt. $worth kan nog komen, $points is verdiend

amygdala-reason-wins = Wint het spel
amygdala-reason-shares = Beëindigt het spel met een gedeelde overwinning
amygdala-reason-finishes = Beëindigt het spel
amygdala-reason-network = { $points ->
    [one] Scoort een netwerk van { $emotion_name } met één icoon: +{ $points } OP
   *[other] Scoort een netwerk van { $emotion_name } met { $points } iconen: +{ $points } OP
}
amygdala-reason-dreams = Ruilt droomtegels voor punten: +{ $points } OP
amygdala-reason-claims = { $place ->
    [1] Claimt { $region }, waar je eerste bent: +{ $points } OP aan het einde, zoals het er nu voor staat
    [2] Claimt { $region }, waar je tweede bent: +{ $points } OP aan het einde, zoals het er nu voor staat
   *[3] Claimt { $region }, waar je derde bent: +{ $points } OP aan het einde, zoals het er nu voor staat
}
    .other = { $place ->
        [1] Claimt { $region }, waar { $who } eerste is: +{ $points } OP aan het einde, zoals het er nu voor staat
        [2] Claimt { $region }, waar { $who } tweede is: +{ $points } OP aan het einde, zoals het er nu voor staat
       *[3] Claimt { $region }, waar { $who } derde is: +{ $points } OP aan het einde, zoals het er nu voor staat
    }
amygdala-reason-climbs = { $place ->
    [1] Zet je op de eerste plaats in { $region }: +{ $points } OP aan het einde, zoals het er nu voor staat
    [2] Zet je op de tweede plaats in { $region }: +{ $points } OP aan het einde, zoals het er nu voor staat
   *[3] Zet je op de derde plaats in { $region }: +{ $points } OP aan het einde, zoals het er nu voor staat
}
    .other = { $place ->
        [1] Zet { $who } op de eerste plaats in { $region }: +{ $points } OP aan het einde, zoals het er nu voor staat
        [2] Zet { $who } op de tweede plaats in { $region }: +{ $points } OP aan het einde, zoals het er nu voor staat
       *[3] Zet { $who } op de derde plaats in { $region }: +{ $points } OP aan het einde, zoals het er nu voor staat
    }
amygdala-reason-claims_early = Stelt je claim op { $region } veilig: wat je daar plaatst, telt straks mee
    .other = Stelt de claim van { $who } op { $region } veilig: wat daar wordt geplaatst, telt straks mee
amygdala-reason-leads = Geeft je de meeste iconen in { $region }, waar de eerste plaats { $worth } OP waard is
    .other = Geeft { $who } de meeste iconen in { $region }, waar de eerste plaats { $worth } OP waard is
amygdala-reason-leads_unclaimed = Geeft je de meeste iconen in { $region }: met een claim is de eerste plaats { $worth } OP waard
    .other = Geeft { $who } de meeste iconen in { $region }: met een claim is de eerste plaats { $worth } OP waard
amygdala-reason-coins_scored = { $count ->
    [one] Laat je { $count } munt meer overhouden: +{ $points } OP
   *[other] Laat je { $count } munten meer overhouden: +{ $points } OP
}
    .other = { $count ->
        [one] Laat { $who } { $count } munt meer overhouden: +{ $points } OP
       *[other] Laat { $who } { $count } munten meer overhouden: +{ $points } OP
    }
amygdala-reason-coins = { $count ->
    [one] Levert { $count } munt op
   *[other] Levert { $count } munten op
}
amygdala-reason-bonus = { $count ->
    [one] Maakt een bonusveld vrij: levert { $item } op
   *[other] Maakt bonusvelden vrij: levert { $count } × { $item_name } op
}
amygdala-reason-earns_claim = Levert je de claimtegel voor { $region } op
    .other = Levert { $who } de claimtegel voor { $region } op
amygdala-reason-nearly_bonus = Laat nog maar één tegel over naast een bonusveld met { $item }
amygdala-reason-unlocks = Ontgrendelt een emotietegel: nog { $left } op je bord
    .other = Ontgrendelt een emotietegel: { $who } heeft er nog { $left } te gaan
amygdala-reason-two_for_one = Geeft je twee grondstoffen voor de prijs van de duurste
    .other = Geeft { $who } twee grondstoffen voor de prijs van de duurste
amygdala-reason-stocks = Houdt { $tile } achter de hand
amygdala-reason-pays = Geeft je de grondstoffen voor { $tile }: goed voor een netwerk tot { $worth } OP
    .other = Geeft { $who } de grondstoffen voor { $tile }: goed voor een netwerk tot { $worth } OP
amygdala-reason-pays_part = { $count ->
    [one] Brengt { $tile } op één icoon na binnen bereik
   *[other] Brengt { $tile } op { $count } iconen na binnen bereik
}
amygdala-reason-end = Brengt het einde van het spel dichterbij terwijl je voorstaat
    .other = Brengt het einde van het spel dichterbij terwijl { $who } voorstaat
amygdala-reason-room = Maakt plek vrij in je geheugenbank
    .other = Maakt plek vrij in de geheugenbank van { $who }
amygdala-reason-passes = Past omdat er geen actie mogelijk is
amygdala-reason-starts = Geeft je de eerste beurt
    .other = Geeft { $who } de eerste beurt
amygdala-reason-later = Levert niet meteen iets op
