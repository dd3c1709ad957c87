"""Amygdala's actions as people and programs write them: `buy_two L2 sadness-1 hope-2`, `place Y4`."""

from __future__ import annotations

from parlour.games.amygdala.components import EMOTIONS, AmygdalaEdition
from parlour.games.amygdala.rules import codes
from parlour.kernel.actions import Actions, Kind, Named, Plain, Seat

SIDES = ("left", "right")


def declare(edition: AmygdalaEdition, players: int, sides: int) -> Actions:
    """Every action, chance's included."""
    board = edition.main_board
    lotuses = tuple(lotus.id for lotus in board.lotuses)
    lotus = Named(lotuses, "amygdala-lotus")
    # Where a lotus has two sides, one of them is chosen.
    stalls = Named(tuple(f"{one}-{side}" for one in lotuses for side in SIDES), "amygdala-lotus")
    stall, stride = (stalls, 1) if sides == 2 else (lotus, 2)
    resource = Named(tuple(tile.id for tile in edition.resource_tiles), "amygdala-resource")
    region = Named(tuple(one.id for one in board.regions), "amygdala-region")
    emotion = Named(EMOTIONS, "amygdala-emotion")
    # A resource tile shows a wild in place of happiness.
    shown = Named(("wild", *EMOTIONS[1:]), "amygdala-shown")
    place = Plain(tuple(one.id for one in edition.player_board.spaces))
    space = Plain(tuple(one.id for one in board.spaces))
    tile = Named(tuple(one.id for one in edition.emotion_tiles), "amygdala-tile")
    vp_tile = Named(tuple(one.id for one in edition.components.vp_tiles), "amygdala-vp_tile")
    exchange = edition.components.exchange
    return Actions(
        [
            Kind("buy", codes.BUY, {"lotus": stall, "tile": resource}, (codes.KINDS * stride, 1)),
            Kind(
                "buy_two",
                codes.BUY_TWO,
                {"lotus": stall, "tile": resource, "other": resource},
                (codes.KINDS * codes.KINDS * stride, codes.KINDS, 1),
            ),
            Kind("unlock", codes.UNLOCK, {"place": place}),
            Kind("claim", codes.CLAIM, {"region": region}),
            Kind("pass", codes.PASS, {}),
            Kind("pay", codes.PAY_RESOURCE, {"tile": shown}),
            Kind("pay_wild", codes.PAY_WILD, {}),
            Kind("pay_happiness", codes.PAY_HAPPINESS, {}),
            Kind("pay_coins", codes.PAY_COINS, {}),
            Kind("pay_pair", codes.PAY_PAIR, {"tile": shown, "other": shown}, (8, 1)),
            Kind("place", codes.PLACE, {"space": space}),
            Kind("return", codes.RETURN, {}),
            Kind("stand", codes.MOVE, {"lotus": lotus}),
            Kind("score", codes.SCORE, {"emotion": emotion}),
            Kind("take_claim", codes.TAKE_CLAIM, {"region": region}),
            Kind("sell_points", codes.SELL_POINTS, {}),
            Kind("sell", codes.SELL_RESOURCE, {"tile": shown}),
            Kind("sell_wild", codes.SELL_WILD, {}),
            Kind("sell_happiness", codes.SELL_HAPPINESS, {}),
            Kind("sell_dream", codes.SELL_DREAM, {}),
            Kind("cash_ideas", codes.CASH_IDEAS + 1, {"count": _up_to(exchange.ideas)}),
            Kind("cash_dreams", codes.CASH_DREAMS + 1, {"count": _up_to(exchange.dreams)}),
            Kind("settle", codes.SETTLE, {}),
            Kind("discard", codes.DISCARD_RESOURCE, {"tile": shown}),
            Kind("discard_wild", codes.DISCARD_WILD, {}),
            Kind("discard_happiness", codes.DISCARD_HAPPINESS, {}),
            Kind("discard_idea", codes.DISCARD_IDEA, {}),
            Kind("discard_dream", codes.DISCARD_DREAM, {}),
            Kind("discard_coin", codes.DISCARD_COIN, {}),
            Kind("discard_claim", codes.DISCARD_CLAIM, {"region": region}),
            Kind("start", codes.STARTS, {"player": Seat(tuple(range(players)))}),
            Kind("deal_emotion", codes.DEAL_EMOTION, {"tile": tile}),
            Kind("deal_vp", codes.DEAL_VP, {"tile": vp_tile}),
            Kind("deal_resource", codes.DEAL_RESOURCE, {"tile": resource}),
        ],
        message_prefix="amygdala",
    )


def _up_to(sets: list[int]) -> Plain:
    return Plain(tuple(range(1, len(sets) + 1)))
