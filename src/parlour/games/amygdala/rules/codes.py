"""Amygdala's numbers: emotions, items, kinds of decision, of action, of event."""

from __future__ import annotations

from typing import Final

# Emotions number the regions they belong to: the centre first, then clockwise
HAPPINESS: Final = 0
EMOTIONS: Final = 7

# What a resource tile shows: an emotion, or a wild. None shows happiness, so its number is free for the wild
WILD: Final = 0

# Kinds of resource tiles there can be: six emotions and a wild, each at three prices. The purchases of two
# take 12 times its square of the actions' numbers, and programs that learn look through all of those
KINDS: Final = 21

# Items of a bonus space
CLAIM_ITEM: Final = 0
IDEA_ITEM: Final = 1
DREAM_ITEM: Final = 2
HAPPINESS_ITEM: Final = 3
WILD_ITEM: Final = 4
ITEMS: Final = 5

# How far the game is: the end is not in sight; it is, and the round is played out; the last round
OPEN: Final = 0
ENDING: Final = 1
LAST_ROUND: Final = 2

# Decisions
START_CHOICE: Final = 1
EMOTION_CHANCE: Final = 2
VP_CHANCE: Final = 3
RESOURCE_CHANCE: Final = 4
TURN: Final = 5
PAY: Final = 6
RAISE: Final = 7
PLACE_TILE: Final = 8
STAND: Final = 9
STAND_TO_CLAIM: Final = 10
NETWORK: Final = 11
CLAIM_CHOICE: Final = 12
CASH_IN: Final = 13
OVERFLOW: Final = 14

# Actions. Tiles are bought at one of 12 sides, two of each lotus
BUY: Final = 0  # + KINDS * (2 * lotus + side) + kind
BUY_TWO: Final = BUY + 12 * KINDS  # + KINDS * (KINDS * (2 * lotus + side) + kind) + other; kind <= other
UNLOCK: Final = BUY_TWO + 12 * KINDS * KINDS  # + space of the player board
CLAIM: Final = UNLOCK + 32  # + region
PASS: Final = UNLOCK + 39
PAY_RESOURCE: Final = UNLOCK + 40  # + what the tile shows
PAY_WILD: Final = UNLOCK + 48
PAY_HAPPINESS: Final = UNLOCK + 49
PAY_COINS: Final = UNLOCK + 50
PAY_PAIR: Final = UNLOCK + 64  # + 8 * emotion + other emotion, the first not the greater
PLACE: Final = UNLOCK + 128  # + space of the game board
RETURN: Final = UNLOCK + 256
MOVE: Final = UNLOCK + 264  # + lotus
SCORE: Final = UNLOCK + 272  # + emotion
TAKE_CLAIM: Final = UNLOCK + 280  # + region
SELL_POINTS: Final = UNLOCK + 288
SELL_RESOURCE: Final = UNLOCK + 296  # + what the tile shows
SELL_WILD: Final = UNLOCK + 304
SELL_HAPPINESS: Final = UNLOCK + 305
SELL_DREAM: Final = UNLOCK + 306
CASH_IDEAS: Final = UNLOCK + 312  # + how many
CASH_DREAMS: Final = UNLOCK + 328  # + how many
SETTLE: Final = UNLOCK + 344
DISCARD_RESOURCE: Final = UNLOCK + 352  # + what the tile shows
DISCARD_WILD: Final = UNLOCK + 360
DISCARD_HAPPINESS: Final = UNLOCK + 361
DISCARD_IDEA: Final = UNLOCK + 362
DISCARD_DREAM: Final = UNLOCK + 363
DISCARD_COIN: Final = UNLOCK + 364
DISCARD_CLAIM: Final = UNLOCK + 368  # + region
STARTS: Final = UNLOCK + 384  # + seat
DEAL_EMOTION: Final = UNLOCK + 392  # + emotion tile
DEAL_VP: Final = UNLOCK + 424  # + VP tile
DEAL_RESOURCE: Final = UNLOCK + 448  # + kind

# Events; the comment names a, b, c
BEGINS: Final = 1
BOUGHT: Final = 2  # kind, coins, 2 * lotus + side
BOUGHT_TWO: Final = 3  # kind, other kind, 16 * coins + 2 * lotus + side
MOVED: Final = 4  # lotus, coins
TOLL_MOVED: Final = 5  # lotus
REFILLED: Final = 6  # kind, lotus
RESHUFFLED: Final = 7
UNLOCKED: Final = 8  # emotion tile, space of the player board, coins
PAID_RESOURCE: Final = 9  # what the tile shows, the icon paid
PAID_WILD: Final = 10  # -, the icon paid
PAID_HAPPINESS: Final = 11
PAID_COINS: Final = 12  # coins, the icon paid
PAID_PAIR: Final = 13  # emotion, other emotion, the icon paid
PLACED: Final = 14  # emotion tile, space of the game board
RETURNED: Final = 15  # emotion tile
SCORED: Final = 16  # emotion, points
BONUS: Final = 17  # bonus space
GOT: Final = 18  # item, 0 when the supply was empty
CLAIM_TAKEN: Final = 19  # region
CLAIM_PLACED: Final = 20  # region, how many came before
SOLD_POINTS: Final = 21  # points, coins
SOLD_RESOURCE: Final = 22  # what the tile shows, coins
SOLD_ITEM: Final = 23  # item, coins
CASHED_IDEAS: Final = 24  # how many, coins
CASHED_DREAMS: Final = 25  # how many, points
DISCARDED_RESOURCE: Final = 26  # what the tile shows
DISCARDED_ITEM: Final = 27  # item
DISCARDED_COIN: Final = 28  # value
DISCARDED_CLAIM: Final = 29  # region
PASSED: Final = 30
END_TRIGGERED: Final = 31
LAST_ROUND_BEGINS: Final = 32
COINS_SCORED: Final = 33  # coins, points
REGION_SCORED: Final = 34  # region, place, points
VP_TILE: Final = 35  # region, VP tile
STANDSTILL: Final = 36
