### Amber, in het Nederlands.
### Een naam heeft de kale vorm als waarde en in `.a` de vorm met lidwoord: een tekst met een tegel
### gebruikt { $tile } ("een bocht") of { $tile_name } ("bocht").

amber-name = Amber
amber-tagline = Leg wegen naar het barnsteen, en let op wie ze nog meer gebruikt.
amber-about = Je bent baron aan een kust vol barnsteen. Leg wegen van je kasteel naar de dorpen en naar de kastelen van je rivalen, gebruik eenrichtingswegen in je voordeel en graaf weg wat in de weg ligt. Ben je als enige met alles verbonden, dan win je meteen; anders beslissen munten en verbindingen.

## Tegels
## De zijden in .help zijn die van de tegel voordat je hem draait.

amber-tile-straight = rechte weg
    .a = een rechte weg
    .help = Verbindt twee zijden tegenover elkaar; ongedraaid boven en onder.
amber-tile-curve = bocht
    .a = een bocht
    .help = Verbindt twee zijden naast elkaar; ongedraaid boven en rechts.
amber-tile-tee = T-splitsing
    .a = een T-splitsing
    .help = Verbindt drie zijden; ongedraaid alle behalve boven.
amber-tile-crossroads = kruispunt
    .a = een kruispunt
    .help = Verbindt alle vier de zijden.
amber-tile-dead_end = doodlopende weg
    .a = een doodlopende weg
    .help = Je kunt erop, maar niet verder; ongedraaid ligt de ingang boven.
amber-tile-bridge = brug
    .a = een brug
    .help = Twee wegen kruisen zonder elkaar te raken; kan ook een rechte weg vervangen.
amber-tile-roundabout = rotonde
    .a = een rotonde
    .help = Verbindt alle vier de zijden; kan ook een rechte weg vervangen.
amber-tile-oneway_straight = rechte eenrichtingsweg
    .a = een rechte eenrichtingsweg
    .help = Je reist er alleen met de pijl mee; ongedraaid van onder naar boven.
amber-tile-oneway_curve_right = eenrichtingsbocht naar rechts
    .a = een eenrichtingsbocht naar rechts
    .help = Je reist er alleen met de pijl mee; ongedraaid van onder naar rechts.
amber-tile-oneway_curve_left = eenrichtingsbocht naar links
    .a = een eenrichtingsbocht naar links
    .help = Je reist er alleen met de pijl mee; ongedraaid van onder naar links.
amber-tile-wetland = moeras
    .a = een moeras
    .help = Verspert de weg: er loopt geen weg door en je kunt er niet op bouwen.
amber-tile-shovel = schep
    .a = een schep
    .help = Graaft één wegtegel of moeras binnen je bereik weg.
amber-special-shovel = speciale schep
    .a = een speciale schep
    .help = Graaft als een schep, één keer per spel, en kost je geen tegel uit je hand.

## Kaarten

amber-setup-2A = 2A · Kort
    .a = 2A (kort)
amber-setup-2B = 2B · Standaard
    .a = 2B (standaard)
amber-setup-2C = 2C · Lang
    .a = 2C (lang)
amber-setup-3A = 3A · Standaard
    .a = 3A (standaard)
amber-setup-3B = 3B · Kastelen dicht bij elkaar
    .a = 3B (kastelen dicht bij elkaar)
amber-setup-3C = 3C · Ruim
    .a = 3C (ruim)
amber-setup-4A = 4A · Vierkant
    .a = 4A (vierkant)
amber-setup-4B = 4B · Molentje
    .a = 4B (molentje)
amber-setup-4C = 4C · Ruit
    .a = 4C (ruit)
amber-setup-5A = 5A · Vijfhoek, dorpen binnenin
    .a = 5A (vijfhoek, dorpen binnenin)
amber-setup-5B = 5B · Vijfhoek, dorpen gemengd
    .a = 5B (vijfhoek, dorpen gemengd)
amber-setup-5C = 5C · Vijfhoek, dorpen buitenom
    .a = 5C (vijfhoek, dorpen buitenom)
amber-setup-6A = 6A · Wijde ring
    .a = 6A (wijde ring)
amber-setup-6B = 6B · Nauwe ring
    .a = 6B (nauwe ring)
amber-setup-6C = 6C · Ring langs de rand
    .a = 6C (ring langs de rand)

## Opties van een tafel

amber-option-setup = Kaart
    .help = Waar de kastelen en dorpen staan.
amber-option-setup-random = Willekeurig
amber-option-castles = Kastelen
    .help = Willekeurig verdeeld, of door de spelers gekozen op volgorde van zitplaats.
amber-option-castles-random = Willekeurig
amber-option-castles-choose = Spelers kiezen
amber-option-start = Startspeler
    .help = Willekeurig, of gekozen door speler 1.
amber-option-start-random = Willekeurig
amber-option-start-choose = Speler 1 kiest
amber-option-advanced = Spel voor gevorderden
    .help = Iedereen krijgt een speciale schep, en je trekt uit een open rij of van de stapel.
amber-option-wetland_on_village = Moeras op een dorp
    .help = Een moeras mag op een dorp waar nog geen tegel onder ligt.
amber-option-replace_oneway = Rechte eenrichtingswegen ombouwen
    .help = Een brug of rotonde mag ook een rechte eenrichtingsweg vervangen.
amber-option-rebuild_in_reach = Alleen ombouwen wat bereikbaar is
    .help = Als de eerste tegel ligt, moet je de rechte weg die je vervangt kunnen bereiken. Staat dit uit, dan hoeft alleen het vak van de eerste tegel bereikbaar te zijn.
amber-option-shovel_needs_entry = Alleen graven waar je op kunt
    .help = Je mag een wegtegel alleen weggraven als je hem kunt betreden. Staat dit uit, dan is een weg die ernaartoe leidt genoeg.
amber-option-lock_instant_win = Meerdere tegelijk: geen directe winst meer
    .help = Zijn meerdere spelers tegelijk met alles verbonden, dan kan niemand meer meteen winnen.

## Wat een speler kan doen

amber-do-layout = Speel op kaart { $layout }
amber-do-castle = Neem het kasteel op { $castle }
amber-do-start = Laat { $player } beginnen
amber-do-place = { $turn ->
    [0] Leg { $tile } op { $cell }
    [1] Leg { $tile } op { $cell }, 90° gedraaid
    [2] Leg { $tile } op { $cell }, 180° gedraaid
   *[3] Leg { $tile } op { $cell }, 270° gedraaid
}
amber-do-wetland = Leg een moeras op { $cell }
amber-do-shovel = Graaf de tegel op { $cell } weg met een schep
amber-do-special_shovel = Graaf de tegel op { $cell } weg met je speciale schep
    .other = Graaf de tegel op { $cell } weg met de speciale schep
amber-do-rebuild = Bouw om met { $tile }
amber-do-bury = Leg { $tile } gedekt af
amber-do-pass = Pas
amber-do-draw_stack = Trek van de stapel
amber-do-draw_row = Pak { $tile } uit de rij
amber-do-deal = Deel { $tile } uit
amber-do-reveal = Leg { $tile } open

## Wie wat moet doen; .other is wat alle anderen lezen

amber-prompt-castle = Kies je kasteel.
    .other = Wachten op { $player }: een kasteel kiezen.
amber-prompt-start = Kies wie begint.
    .other = Wachten op { $player }: kiezen wie begint.
amber-prompt-play = Je moet een tegel spelen.
    .other = Wachten op { $player }: een tegel spelen.
amber-prompt-rebuild = Je moet de rechte weg op { $cell } ombouwen: kies een brug of een rotonde.
    .other = Wachten op { $player }: de rechte weg op { $cell } ombouwen.
amber-prompt-bury = Je kunt niet spelen. Kies een tegel om gedekt af te leggen.
    .other = Wachten op { $player }: een tegel afleggen.
amber-prompt-stuck = Je kunt geen enkele tegel spelen. Je mag wel je speciale schep gebruiken.
    .other = Wachten op { $player }: geen speelbare tegel.
amber-prompt-draw = Kies je volgende tegel: uit de rij of van de stapel.
    .other = Wachten op { $player }: een tegel trekken.
amber-prompt-confirm = Klaar. Beëindig je beurt of neem iets terug.
    .other = Wachten op { $player }: de beurt beëindigen.
amber-prompt-chance = Er wordt gedeeld…
    .other = Er wordt gedeeld…

## Wat er gebeurde

amber-event-layout = Er wordt gespeeld op kaart { $layout }.
amber-event-castle_assigned = { $player } krijgt het kasteel op { $cell }.
amber-event-starts = { $player } begint.
amber-event-laid = { $player } legt { $tile } op { $cell }.
amber-event-wetland_laid = { $player } legt een moeras op { $cell }.
amber-event-dug = { $player } graaft { $tile } weg op { $cell }.
amber-event-dug_special = { $player } graaft { $tile } weg op { $cell } met de speciale schep.
amber-event-rebuilt = { $player } vervangt { $old } op { $cell } door { $tile }.
amber-event-coin_taken_village = { $player } pakt de munt van het dorp op { $cell }.
amber-event-coin_taken_castle = { $player } pakt de munt van het kasteel van { $owner } op { $cell }.
amber-event-coin_lost_village = De munt van het dorp op { $cell } gaat uit het spel: er is meer dan één speler verbonden.
amber-event-coin_lost_castle = De munt van het kasteel van { $owner } op { $cell } gaat uit het spel: er is meer dan één speler verbonden.
amber-event-connected_village = { $player } is nu verbonden met het dorp op { $cell }.
amber-event-connected_castle = { $player } is nu verbonden met het kasteel van { $owner } op { $cell }.
amber-event-cut_village = { $player } verliest de verbinding met het dorp op { $cell }.
amber-event-cut_castle = { $player } verliest de verbinding met het kasteel van { $owner } op { $cell }.
amber-event-stuck = { $coins ->
    [0] { $player } kan niet spelen.
   *[other] { $player } kan niet spelen en verliest een munt.
}
amber-event-buried = { $player } legt een tegel gedekt af.
amber-event-buried_tile = { $player } legt { $tile } gedekt af.
amber-event-drew = { $player } trekt een tegel van de stapel.
amber-event-drew_tile = { $player } trekt { $tile } van de stapel.
amber-event-took = { $player } pakt { $tile } uit de rij.
amber-event-revealed = Nieuw in de rij: { $tile }.
amber-event-passed = { $player } past.
amber-event-locked = Meerdere spelers zijn met alles verbonden: directe winst kan vanaf nu niet meer.
amber-event-instant_win = { $player } is als enige met elk dorp en elk ander kasteel verbonden en wint meteen!
amber-event-ended_stack = De stapel is leeg en niemand heeft meer dan drie tegels: het spel is afgelopen.
amber-event-ended_passes = Alle spelers passen na elkaar: het spel is afgelopen.

## Hoe partijen eindigden, van een hele reeks

amber-ending-at_once = Eén speler was als enige met alles verbonden
amber-ending-stack = De stapel was leeg en niemand had veel tegels meer
amber-ending-passes = Iedereen paste

## Voordat je bevestigt

amber-warn-coin-discarded = De munt op { $cell } zou uit het spel gaan: er zou meer dan één speler verbonden zijn.

## Panelen en punten; $count telt punten

amber-panel-villages = Dorpen
amber-panel-castles = Kastelen
amber-panel-coins = Munten
amber-panel-points = Punten
amber-panel-reach = Bereik
amber-panel-hand = Hand
amber-panel-known = Bekende tegels
amber-panel-stack = Stapel
amber-panel-row = Open rij
amber-panel-special-shovel = Speciale schep
amber-panel-show-reach = Toon wat { $player } kan bereiken
amber-score-coins = { $count ->
    [one] { $count } punt voor munten
   *[other] { $count } punten voor munten
}
amber-score-villages = { $count ->
    [one] { $count } punt voor dorpen
   *[other] { $count } punten voor dorpen
}
amber-score-castles = { $count ->
    [one] { $count } punt voor kastelen
   *[other] { $count } punten voor kastelen
}

## Het bord voor toetsenbord en schermlezer

amber-key-rotate = Met R draai je de tegel naar de volgende mogelijke stand.
amber-key-select = Met de pijltjestoetsen ga je over het bord en door je hand, met Enter kies je, met Escape annuleer je.
amber-board-label = Het bord: kolommen A tot en met K, rijen 1 tot en met 11
amber-cell-empty = { $cell }: leeg
amber-cell-tile = { $turn ->
    [0] { $cell }: { $tile_name }
    [1] { $cell }: { $tile_name }, 90° gedraaid
    [2] { $cell }: { $tile_name }, 180° gedraaid
   *[3] { $cell }: { $tile_name }, 270° gedraaid
}
amber-cell-castle = { $cell }: kasteel van { $player }
    .coin = { $cell }: kasteel van { $player }, met munt
amber-cell-castle-free = { $cell }: kasteel, nog vrij
amber-cell-village = { $cell }: dorp
    .coin = { $cell }: dorp met munt
amber-cell-village-tile = { $turn ->
    [0] { $cell }: dorp op { $tile }
    [1] { $cell }: dorp op { $tile }, 90° gedraaid
    [2] { $cell }: dorp op { $tile }, 180° gedraaid
   *[3] { $cell }: dorp op { $tile }, 270° gedraaid
}
    .coin = { $turn ->
        [0] { $cell }: dorp met munt op { $tile }
        [1] { $cell }: dorp met munt op { $tile }, 90° gedraaid
        [2] { $cell }: dorp met munt op { $tile }, 180° gedraaid
       *[3] { $cell }: dorp met munt op { $tile }, 270° gedraaid
    }

## Screen

amber-cell-lit = { $what } (kun je kiezen)
amber-cell-taken = { $what } (je zet, tot je je beurt beëindigt)
amber-hand-chosen = { $count ->
    [one] { $tile_name }: past op één vak.
   *[other] { $tile_name }: past op { $count } vakken.
}
amber-hand-away = { $tile_name }, op het bord: neem terug
amber-hand-empty = Je hebt geen tegels meer.
amber-keys = Toetsen
amber-key-more = Met de cijfers kies je een tegel uit je hand, met N ga je naar het volgende vak dat je kunt kiezen, met Ctrl+Enter beëindig je je beurt.
amber-button-rotate = Draai de tegel
amber-button-lay = Leg hem zo neer
amber-rebuild-choice = Bouw de rechte weg op { $cell } om
amber-zoom = Grootte van het bord
amber-zoom-in = Groter
amber-zoom-out = Kleiner
amber-panel-of = { $count } van { $total }
amber-stack-count = { $count ->
    [0] De stapel is leeg
    [one] Eén tegel in de stapel
   *[other] { $count } tegels in de stapel
}

# The box, part by part, and what is known of a part: for the page about the edition
amber-part-board = bord
amber-part-villages = dorpen
amber-part-coins = munten
amber-part-tiles = tegels
amber-part-special_shovels = speciale scheppen
amber-part-castles = kastelen
amber-part-hand_size = tegels per hand
amber-part-box = wat er op de doos staat
amber-part-setups = kaarten
amber-part-castle_colours = kleuren van de kastelen
amber-part-castle_colours-red = rood
amber-part-castle_colours-blue = blauw
amber-part-castle_colours-turquoise = turquoise
amber-part-castle_colours-orange = oranje
amber-part-castle_colours-yellow = geel
amber-part-castle_colours-violet = paars
amber-fact-size = afmetingen
amber-fact-labels = letters en cijfers
amber-fact-special_cells = bijzondere vakken
amber-fact-letters_are_columns = letters bij de kolommen
amber-fact-row_1_is_top = rij 1 bovenaan
amber-fact-kind = soort
amber-fact-geometry = verloop van de weg
amber-fact-count = aantal tegels

## Waarom een beurt de moeite waard is: een hint, als zin over de beurt. Verlies is altijd dat van een ander

amber-reason-wins = Wint het spel
amber-reason-shares = Beëindigt het spel met een gedeelde overwinning
amber-reason-finishes = Beëindigt het spel
amber-reason-prevents = Voorkomt dat { $player } met één tegel meteen wint
amber-reason-nearly_won = { $tiles ->
    [one] Brengt je tot op één tegel van een verbinding met alles
   *[other] Brengt je tot op { $tiles } tegels van een verbinding met alles
}
    .other = { $tiles ->
        [one] Brengt { $who } tot op één tegel van een verbinding met alles
       *[other] Brengt { $who } tot op { $tiles } tegels van een verbinding met alles
    }
amber-reason-connects-village = Verbindt je met het dorp op { $cell }: +{ $points } punt
    .other = Verbindt { $who } met het dorp op { $cell }: +{ $points } punt
amber-reason-connects-castle = Verbindt je met het kasteel van { $owner } op { $cell }: +{ $points } punten
    .other = Verbindt { $who } met het kasteel van { $owner } op { $cell }: +{ $points } punten
amber-reason-connects_coin-village = Verbindt je met het dorp op { $cell }, dat niemand anders bereikt: +{ $points } punten, met de munt
    .other = Verbindt { $who } met het dorp op { $cell }, dat niemand anders bereikt: +{ $points } punten, met de munt
amber-reason-connects_coin-castle = Verbindt je met het kasteel van { $owner } op { $cell }, dat niemand anders bereikt: +{ $points } punten, met de munt
    .other = Verbindt { $who } met het kasteel van { $owner } op { $cell }, dat niemand anders bereikt: +{ $points } punten, met de munt
amber-reason-connects_many = Verbindt je met { $count } plaatsen tegelijk: +{ $points } punten
    .other = Verbindt { $who } met { $count } plaatsen tegelijk: +{ $points } punten
amber-reason-takes_coin-village = Levert de munt van het dorp op { $cell } op: +{ $points } punt
amber-reason-takes_coin-castle = Levert de munt van het kasteel van { $owner } op { $cell } op: +{ $points } punt
amber-reason-cuts-village = Snijdt { $player } af van het dorp op { $cell }: −{ $loss } punt voor { $player }
amber-reason-cuts-castle = Snijdt { $player } af van het kasteel van { $owner } op { $cell }: −{ $loss } punten voor { $player }
amber-reason-cuts-home = Snijdt { $player } af van jouw kasteel: −{ $loss } punten voor { $player }
    .other = Snijdt { $player } af van het kasteel van { $owner } op { $cell }: −{ $loss } punten voor { $player }
amber-reason-cuts_many = Snijdt { $player } af van { $count } plaatsen: −{ $loss } punten voor { $player }
amber-reason-nears-village = { $tiles ->
    [one] Komt tot op één tegel van het dorp op { $cell }
   *[other] Komt tot op { $tiles } tegels van het dorp op { $cell }
}
amber-reason-nears-castle = { $tiles ->
    [one] Komt tot op één tegel van het kasteel van { $owner } op { $cell }
   *[other] Komt tot op { $tiles } tegels van het kasteel van { $owner } op { $cell }
}
amber-reason-nears_first-village = { $tiles ->
    [one] Komt tot op één tegel van het dorp op { $cell } en de munt daar, dichterbij dan alle anderen
   *[other] Komt tot op { $tiles } tegels van het dorp op { $cell } en de munt daar, dichterbij dan alle anderen
}
amber-reason-nears_first-castle = { $tiles ->
    [one] Komt tot op één tegel van het kasteel van { $owner } op { $cell } en de munt daar, dichterbij dan alle anderen
   *[other] Komt tot op { $tiles } tegels van het kasteel van { $owner } op { $cell } en de munt daar, dichterbij dan alle anderen
}
amber-reason-delays-village = Maakt de weg van { $player } naar het dorp op { $cell } langer: { $tiles } tegels in plaats van { $was }
amber-reason-delays-castle = Maakt de weg van { $player } naar het kasteel van { $owner } op { $cell } langer: { $tiles } tegels in plaats van { $was }
amber-reason-delays-home = Maakt de weg van { $player } naar jouw kasteel langer: { $tiles } tegels in plaats van { $was }
    .other = Maakt de weg van { $player } naar het kasteel van { $owner } op { $cell } langer: { $tiles } tegels in plaats van { $was }
amber-reason-blocks-village = Verspert { $player } de weg naar het dorp op { $cell }
amber-reason-blocks-castle = Verspert { $player } de weg naar het kasteel van { $owner } op { $cell }
amber-reason-blocks-home = Verspert { $player } de weg naar jouw kasteel
    .other = Verspert { $player } de weg naar het kasteel van { $owner } op { $cell }
amber-reason-ends = { $count ->
    [one] Geeft je een vak om op te bouwen
   *[other] Geeft je { $count } vakken om op te bouwen
}
    .other = { $count ->
        [one] Geeft { $who } een vak om op te bouwen
       *[other] Geeft { $who } { $count } vakken om op te bouwen
    }
amber-reason-passes = Past omdat je geen enkele tegel kunt spelen
    .other = Past omdat { $who } geen enkele tegel kan spelen
amber-reason-takes = Levert je { $tile } op
    .other = Levert { $who } { $tile } op
amber-reason-buries = Ruilt { $tile } voor een nieuwe tegel: je kunt geen enkele tegel spelen
    .other = Ruilt { $tile } voor een nieuwe tegel: { $who } kan geen enkele tegel spelen
amber-reason-draws = Trekt een onbekende tegel van de stapel
amber-reason-castle = { $tiles ->
    [one] Begint op één tegel van het dichtstbijzijnde dorp
   *[other] Begint op { $tiles } tegels van het dichtstbijzijnde dorp
}
amber-reason-starts = Geeft je de eerste beurt
    .other = Geeft { $who } de eerste beurt
amber-reason-safe = Geeft je rivalen niets en houdt je andere tegels voor later
    .other = Geeft de rivalen niets en houdt de andere tegels voor later
amber-reason-later = Levert niet meteen iets op
