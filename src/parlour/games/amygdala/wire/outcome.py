"""Outcomes of choices in Amygdala, as data: what a choice takes from the memory bank, brings and connects."""

from __future__ import annotations

import msgspec

from parlour.games.amygdala.components import EMOTIONS, Emotion
from parlour.games.amygdala.rules import AmygdalaState, codes
from parlour.games.amygdala.rules.buying import (
    buy,
    buys_two,
    first_bought,
    is_buy,
    last_bought,
    price,
    side_of,
)
from parlour.games.amygdala.rules.exchanging import settle, trade
from parlour.games.amygdala.rules.finishing import discard
from parlour.games.amygdala.rules.majorities import coin_points, points
from parlour.games.amygdala.rules.memory import slots_used
from parlour.games.amygdala.rules.moving import toll_to
from parlour.games.amygdala.rules.networks import CHOOSING_A_NETWORK, connected, network
from parlour.games.amygdala.rules.paying import PAYING
from parlour.games.amygdala.rules.placing import PLACING, STANDING
from parlour.games.amygdala.wire.thrift import Given, cheapest, given, icons_due, means, rank, worth
from parlour.games.amygdala.wire.view import resources_held

USELESS = 1000.0
"""The loss of what gains nothing of what is needed: more than of anything that does."""


class Purchase(msgspec.Struct, frozen=True):
    """What buying resource tiles takes, and what is left of the bank once missing coins are lent."""

    coins: int
    """In all."""
    toll: int
    """Of that, for the way there."""
    free: int
    """What the cheaper of two tiles would have cost."""
    missing: int
    """The coins to be raised first."""
    coins_left: int
    resources: dict[str, int]
    leaves: int


class Paying(msgspec.Struct, frozen=True):
    """A way to pay the next icon."""

    gives: Given
    rank: int
    """The least is the one to suggest: 0 is the first of what is cheapest for all icons."""


class Trade(msgspec.Struct, frozen=True):
    """What exchanging something or throwing it away changes."""

    coins: int
    vp: int
    leaves: int
    """How many more are free; less than none when the coins take more of them."""
    loss: float
    """How much it hurts for what it gains of what is needed: the least is the one to suggest."""


class Settlement(msgspec.Struct, frozen=True):
    """What cashing in everything brings."""

    dreams: int
    dream_points: int
    ideas: int
    idea_coins: int
    tiles: int
    """Resource tiles, wilds and happiness."""
    tile_coins: int
    coins: int
    """What the purse holds in the end."""
    coin_points: int
    points: int
    """More than without cashing in."""


class Joined(msgspec.Struct, frozen=True):
    """A network the tile in hand becomes part of, and what it scores."""

    emotion: Emotion
    points: int
    spaces: list[str]


class Outcome(msgspec.Struct, frozen=True, omit_defaults=True):
    """What comes of a choice, as far as it is drawn; what does not apply to it is left out."""

    purchase: Purchase | None = None
    payment: Paying | None = None
    trade: Trade | None = None
    settlement: Settlement | None = None
    networks: list[Joined] = []
    """Where the tile in hand goes: a network for each of its emotions, or for the one chosen."""


def outcome(state: AmygdalaState, action: int) -> Outcome:
    """What a legal action of this position comes to."""
    seat = int(state.actor)
    if is_buy(action):
        return Outcome(purchase=_purchase(state, seat, action))
    if codes.PAY_RESOURCE <= action < codes.PLACE:
        return Outcome(payment=_payment(state, seat, action))
    if codes.PLACE <= action < codes.RETURN:
        tile = int(state.tile_at(seat, PLACING.place.of(state)))
        return Outcome(networks=_joined(state, seat, tile, action - codes.PLACE))
    if state.kind == codes.STAND:
        tile = int(state.tile_at(seat, STANDING.place.of(state)))
        return Outcome(networks=_joined(state, seat, tile, int(STANDING.space.of(state))))
    if state.kind == codes.NETWORK:
        chosen = EMOTIONS[action - codes.SCORE]
        space = int(CHOOSING_A_NETWORK.space.of(state))
        networks = _joined(state, seat, int(state.placed[space]) & 31, space)
        return Outcome(networks=[one for one in networks if one.emotion == chosen])
    if action == codes.SETTLE:
        return Outcome(settlement=_settlement(state, seat))
    if codes.SELL_POINTS <= action < codes.STARTS:
        return Outcome(trade=_trade(state, seat, action))
    return Outcome()


def _purchase(state: AmygdalaState, seat: int, action: int) -> Purchase:
    setup = state.setup
    coins = int(price(state, seat, action))
    missing = max(0, coins - int(state.coins[seat]))
    bought = state.copy()
    bought.coins[seat] += missing
    buy(bought, seat, action)
    kinds = (first_bought(action), last_bought(action)) if buys_two(action) else ()
    return Purchase(
        coins=coins,
        toll=int(toll_to(state, seat, side_of(action) >> 1)),
        free=min((int(setup.kind_cost[kind]) for kind in kinds), default=0),
        missing=missing,
        coins_left=int(bought.coins[seat]),
        resources=resources_held(bought, seat),
        leaves=int(slots_used(bought, seat)),
    )


def _payment(state: AmygdalaState, seat: int, action: int) -> Paying:
    icons = icons_due(state, int(state.tile_at(seat, PAYING.place.of(state))), int(PAYING.paid.of(state)))
    has = means(state, seat)
    planned = cheapest(has, icons)[0] == action
    return Paying(given(has, action, icons[0]), 0 if planned else 1 + rank(action))


def _trade(state: AmygdalaState, seat: int, action: int) -> Trade:
    after = state.copy()
    if action >= codes.DISCARD_RESOURCE:
        discard(after, seat, action)
    else:
        trade(after, seat, action)
    coins = int(after.coins[seat] - state.coins[seat])
    leaves = int(slots_used(state, seat) - slots_used(after, seat))
    # More room than is needed is worth nothing.
    over = int(slots_used(state, seat) - state.setup.memory)
    gained = min(over, leaves) if state.kind == codes.OVERFLOW else coins
    lost = worth(state, seat) - worth(after, seat)
    return Trade(
        coins=coins,
        vp=int(after.vp[seat] - state.vp[seat]),
        leaves=leaves,
        loss=round(lost / gained if gained > 0 else USELESS + lost, 3),
    )


def _settlement(state: AmygdalaState, seat: int) -> Settlement:
    setup = state.setup
    after = state.copy()
    settle(after, seat)
    ideas, dreams = int(state.ideas[seat]), int(state.dreams[seat])
    # Ideas come first: the supply may run out of coins.
    idea_coins = min(int(setup.idea_worth[ideas]), int(state.coin_supply()))
    return Settlement(
        dreams=dreams,
        dream_points=int(setup.dream_worth[dreams]),
        ideas=ideas,
        idea_coins=idea_coins,
        tiles=sum(resources_held(state, seat).values()) + int(state.wilds[seat] + state.happiness[seat]),
        tile_coins=int(after.coins[seat] - state.coins[seat]) - idea_coins,
        coins=int(after.coins[seat]),
        coin_points=int(coin_points(after, seat)),
        points=int(points(after, seat) - points(state, seat)),
    )


def _joined(state: AmygdalaState, seat: int, tile: int, space: int) -> list[Joined]:
    """Try a tile out on a space."""
    names = state.setup.names.spaces
    tried = state.copy()
    tried.placed[space] = seat * 32 + tile
    return [
        Joined(
            emotion=EMOTIONS[emotion],
            points=int(network(tried, seat, space, emotion)),
            spaces=[names[int(one)] for one in connected(tried, seat, space, emotion)],
        )
        for emotion in dict.fromkeys(icons_due(state, tile))
    ]
