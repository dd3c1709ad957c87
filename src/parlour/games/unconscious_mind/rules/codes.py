"""The numbers of Unconscious Mind: areas of the dial, decisions, actions, effects, events."""

from __future__ import annotations

from typing import Final

# Areas of an Insight dial: the reserve in the middle, then 1 + 3 * quality + level
RESERVE: Final = 0
AREAS: Final = 10
ANY: Final = 3  # quality

# Insight pieces
COMMON: Final = 0
OWN: Final = 1

# The Inkpot's spaces, clockwise
TOP: Final = 0
LEFT: Final = 4
INKPOT_SPACES: Final = 5

# Figures on the City Map
PROFESSOR: Final = 0
FREUD: Final = 1
JOURNALIST: Final = 2

# How far the game is
OPEN: Final = 0
SIGNALLED: Final = 1
FINAL_ROUND: Final = 2

# Decks, as chance draws from them
NOTEBOOK_1: Final = 0
NOTEBOOK_2: Final = 1
ROUTINE: Final = 2
CASE_STUDY: Final = 3
GRIEF: Final = 4
LATENT: Final = 5
MANIFEST: Final = 6
RESEARCH: Final = 7
OFFICE: Final = 8
FREUD_PLACE: Final = 9
JOURNALIST_PLACE: Final = 10
OVERLAY: Final = 11
IMPULSE: Final = 12
OVERLAY_PLACE: Final = 13

# Where a drawn card goes
TO_DISPLAY: Final = 0
TO_ROOM: Final = 1
TO_HAND: Final = 2
TO_DRAFT: Final = 3
TO_PLAY: Final = 4

# What the Id does, step by step, and with what
ID_TURN: Final = 0
ID_IMPULSE: Final = 1  # the Impulse card
ID_ACTION: Final = 2  # the action
ID_INK: Final = 3  # how far
ID_STUDY: Final = 4
ID_PUBLISH: Final = 5
ID_TREAT: Final = 6
ID_BONUS: Final = 7
ID_BOXES: Final = 8
ID_DRAFT: Final = 9
ID_DONE: Final = 10
ID_TILE: Final = 11  # the tile

# Decisions that wait for somebody, declared in the modules of their topics
START_CHOICE: Final = 1
DRAW: Final = 2
CLIENT_DRAFT: Final = 3
DREAM_CHOICE: Final = 4
STARTING_TILE: Final = 5
STARTING_ROW: Final = 6
TURN: Final = 7
IDEAS: Final = 8
LIST: Final = 9
LINE: Final = 10
INKPOT: Final = 11
COLUMN: Final = 12
REPUTATION: Final = 13
GENERATE: Final = 14
ELEVATE: Final = 15
TRANSFER: Final = 16
ADJUST: Final = 17
PAY: Final = 18
SUPPRESS: Final = 19
SWAP: Final = 20
PLAY: Final = 21
GATHER: Final = 22
MARK: Final = 23
MOVE: Final = 24
LOCATION: Final = 25
TAKE: Final = 26
PUT: Final = 27
TILE: Final = 28
BONUS: Final = 29
TREATMENT: Final = 30
BOXES: Final = 31
DRAFT: Final = 32
GOAL: Final = 33
SIDES: Final = 34
ROW: Final = 35
SPILL: Final = 36

# What goes on by itself once it is on top
OPEN_LIST: Final = 64
TABLE: Final = 65
THERAPY: Final = 66
DREAM_DONE: Final = 67
FADE: Final = 68
GAIN_RESEARCH: Final = 69
GAIN_REPUTATION: Final = 70
LAND: Final = 71
COLLECT: Final = 72
END_TURN: Final = 73
REFILL_NOTEBOOK: Final = 74
PREPARE: Final = 75
ID_STEP: Final = 76

# Actions
PLACE: Final = 0  # + 16 * Idea space + action
HOW_MANY: Final = 256  # + one Idea, one Bright Idea, two Ideas, one of each, two Bright Ideas
RECALL: Final = 264
TREAT: Final = 266  # + room
STOP: Final = 270
DO: Final = 272  # + effect of the list
DO_LINE: Final = 288  # + part of the line
ADVANCE: Final = 296  # + steps
CHOOSE_LINE: Final = 316  # + row, or 3 + column
REPUTATION_ACTION: Final = 324  # + action of the zones
INSIGHT: Final = 344  # + 100 * piece + 10 * from + to
IGNORE: Final = 544
SWAP_CARD: Final = 548  # + 2 * card + place of the display
PLAY_CARD: Final = 620  # + card
PUBLISH: Final = 656  # + Treatise
OWN_VOLUME: Final = 668  # + card
CITE: Final = 704  # + Treatise
GO: Final = 716  # + 8 * figure + steps, 0 for Freud's Location
EFFECT: Final = 740  # + effect of the Location
SPEND_BRIGHT: Final = 744
TAKE_TILE: Final = 748  # + level
PUT_TILE: Final = 752  # + place
DISCARD_TILE: Final = 761
TRIGGER_TILE: Final = 764  # + place
LOCATION_SLOT: Final = 776  # + 3 * Location + slot
DISTRICT_SLOT: Final = 796  # + 4 * District + slot
FIREWORKS_SLOT: Final = 810  # + 4 * District + slot
BOX_FOR: Final = 824  # + room
DRAFT_CLIENT: Final = 828  # + client
CHOOSE_DREAM: Final = 856  # + Manifest Dream
DREAM_FROM_DECK: Final = 892
GOAL_LOCATION: Final = 896  # + Location
MAIN_EFFECT: Final = 904
BANNER_EFFECT: Final = 905
COFFEE_ADJUST: Final = 908
COFFEE_BRIGHT: Final = 909
SET_FOR_BOX: Final = 910
STARTS: Final = 912  # + seat
CHOOSE_TILE: Final = 916  # + starting tile
CHOOSE_ROW: Final = 930  # + row
DEAL_TILE: Final = 936  # + tile
DEAL_CLIENT: Final = 1000  # + client
DEAL_GRIEF: Final = 1030  # + Grief Layer
DEAL_LATENT: Final = 1060  # + Latent Dream
DEAL_MANIFEST: Final = 1096  # + Manifest Dream
DEAL_RESEARCH: Final = 1136  # + card
DEAL_OFFICE: Final = 1176  # + office
DEAL_LOCATION: Final = 1184  # + Location
DEAL_OVERLAY: Final = 1192  # + 2 * overlay + side
DEAL_IMPULSE: Final = 1208  # + impulse

# Effects
OP_GENERATE: Final = 0  # level, quality, n
OP_ELEVATE: Final = 1  # n
OP_TRANSFER: Final = 2  # n
OP_COFFEE: Final = 3  # n
OP_BRIGHT: Final = 4  # n
OP_BOX: Final = 5  # n
OP_VP: Final = 6  # n
OP_RESEARCH: Final = 7  # n
OP_NOTEBOOK: Final = 8
OP_REPUTATION: Final = 9
OP_EXCHANGE: Final = 10  # price (-1: suppress one Insight), list
OP_PLAY: Final = 11  # n, 1 if a Treatise may be published instead
OP_MOVE_PROFESSOR: Final = 12  # least, most, 1 if to Freud
OP_MOVE_FREUD: Final = 13  # least, most
OP_LOCATION: Final = 14  # Location
OP_REPUTATION_TRACK: Final = 15
OP_TILE: Final = 16  # 1 if next to this one
OP_ROW: Final = 17
OP_COLUMN: Final = 18
OP_INKPOT: Final = 19  # least, most
OP_TREAT: Final = 20  # n
OP_THERAPY: Final = 21  # n
OP_TAKE: Final = 22  # column, coffee, 1 banner + 2 main
OP_SCORE_PER: Final = 23  # counter, vp, most
OP_UNLOCK_ROOM: Final = 24

# Modifiers of Routine Clients
MOD_COFFEE_CAP: Final = 1
MOD_NOTEBOOK_DISCOUNT: Final = 2
MOD_FREE_STEP: Final = 3
MOD_ON_RECALL: Final = 4
MOD_ON_PLAY: Final = 5
MOD_ON_LATENT: Final = 6
MOD_LOCATION_EXTRA: Final = 7
MOD_CHEAP_ADJUST: Final = 8
MOD_CHANGE: Final = 9
MOD_ANY_ICON: Final = 10
MOD_PROFESSOR_RANGE: Final = 11
MOD_WILD_VOLUME: Final = 12

# Points by source
FROM_CLIENTS: Final = 0  # therapy spaces, Catharsis, cures
FROM_DREAMS: Final = 1
FROM_TREATISES: Final = 2
FROM_CITATIONS: Final = 3
FROM_REPUTATION: Final = 4
FROM_EFFECTS: Final = 5
FROM_BOXES: Final = 6
SOURCES: Final = 7

# Events; the comment names a, b, c
BEGINS: Final = 1
DRAFTED: Final = 2  # client, room
DREAM_TAKEN: Final = 3  # Manifest Dream
LATENT_DRAWN: Final = 4  # Latent Dream
TILE_CHOSEN: Final = 5  # starting tile, Location
IDEAS_PLACED: Final = 6  # Idea space, action, one of the five ways
RECALLED: Final = 7  # coffee
TREATED: Final = 8  # client, 1 + Manifest or -1 - Latent Dream
INK_MOVED: Final = 9  # steps, where, Bright Ideas
IDEA_UNLOCKED: Final = 10  # column
INSIGHT_GENERATED: Final = 11  # piece, from, to
GAINED: Final = 12  # coffee 0, Bright Ideas 1, boxes 2, points 3; how many
SPENT: Final = 13  # as GAINED
RESEARCH_DRAWN: Final = 14  # card
RESEARCH_SWAPPED: Final = 15  # card given, card taken
RESEARCH_PLAYED: Final = 16  # card
VOLUME_CITED: Final = 17  # card, Treatise, its owner
PUBLISHED: Final = 18  # Treatise, points
FIGURE_MOVED: Final = 19  # figure, Location
LOCATION_BEGINS: Final = 20  # Location, times
TILE_TAKEN: Final = 21  # tile
TILE_PUT: Final = 22  # tile, place
TILE_DISCARDED: Final = 23  # tile
TILE_TRIGGERED: Final = 24  # tile
LINE_BEGINS: Final = 25  # line
INSIGHT_UNLOCKED: Final = 26  # line
SLOT_TAKEN: Final = 27  # Location, slot
DISTRICT_TAKEN: Final = 28  # District, number
REPUTATION_GAINED: Final = 29  # space
REPUTATION_TRIGGERED: Final = 30  # points, coffee
FREUD_GOES_ON: Final = 31  # Location
GOAL_CLAIMED: Final = 32  # goal
GOAL_COUNTS_FOR: Final = 33  # goal, Location
THERAPY_DONE: Final = 34  # client, spaces left
CATHARSIS_REACHED: Final = 35  # client, points
CURED: Final = 36  # client, points
ROOM_OPENED: Final = 37
END_SIGNALLED: Final = 38
FINAL_ROUND_BEGINS: Final = 39
FINALLY_SCORED: Final = 40  # part, points
CLIENT_SHOWN: Final = 41  # client
DREAM_SHOWN: Final = 42  # Manifest Dream
TILE_SHOWN: Final = 43  # tile
RESEARCH_SHOWN: Final = 44  # card
VACANT_SCORED: Final = 45  # points
FREUD_BEGINS: Final = 46  # Location
JOURNALIST_BEGINS: Final = 47  # Location
FIREWORKS_MOVE: Final = 48  # District

# What GAINED and SPENT count
COFFEE: Final = 0
BRIGHT: Final = 1
BOX: Final = 2
VP: Final = 3
IMPULSE_SHOWN: Final = 49  # Impulse card
LIBIDO_GAINED: Final = 50  # how many there are
LIBIDO_TURNED: Final = 51  # how many become a box
ID_BEGINS: Final = 52  # Location, points
INSIGHT_ELEVATED: Final = 53  # piece, from, to; as the next three
INSIGHT_TRANSFERRED: Final = 54
INSIGHT_SUPPRESSED: Final = 55
INSIGHT_USED: Final = 56
