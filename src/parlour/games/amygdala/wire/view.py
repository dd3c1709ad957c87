"""What an observer of Amygdala may know: everything but the order of the stack, which does not exist yet.

The view is complete: a bot is given it and nothing else, and `imagine` builds positions from it.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

import msgspec
from msgspec.structs import replace
from mypy_extensions import i64

from parlour.games.amygdala.components import EMOTIONS, ITEMS, Emotion
from parlour.games.amygdala.rules import AmygdalaState, codes
from parlour.games.amygdala.rules.bonuses import TAKING_CLAIMS
from parlour.games.amygdala.rules.claiming import STANDING_TO_CLAIM
from parlour.games.amygdala.rules.cloud import free_places
from parlour.games.amygdala.rules.decisions import DECLARED
from parlour.games.amygdala.rules.majorities import place_in, points, region_points
from parlour.games.amygdala.rules.memory import slots_used, supply
from parlour.games.amygdala.rules.moving import toll_to
from parlour.games.amygdala.rules.networks import CHOOSING_A_NETWORK, connected
from parlour.games.amygdala.rules.paying import PAYING
from parlour.games.amygdala.rules.placing import PLACING, STANDING
from parlour.games.amygdala.rules.raising import RAISING
from parlour.games.amygdala.rules.setup import LOTUSES, AmygdalaSetup
from parlour.games.amygdala.wire.thrift import Given, cheapest_ways, icons_due, means
from parlour.kernel.decisions import Decisions
from parlour.kernel.state import NO_FRAME

DECISIONS = Decisions("amygdala", DECLARED)

if TYPE_CHECKING:
    Step = Any
else:
    Step = DECISIONS.step

PHASES = ("open", "ending", "last_round")


class Placed(msgspec.Struct, frozen=True):
    """An emotion tile on the game board."""

    seat: int
    tile: str


class Network(msgspec.Struct, frozen=True):
    """Emotion tiles of a player that are connected in one emotion."""

    seat: int
    emotion: Emotion
    spaces: list[str]


class Region(msgspec.Struct, frozen=True):
    """A region: what it is worth, and how it stands."""

    vp: list[int]
    """For the first, second and third place."""
    vp_tile: str
    """The tile that covers what is printed (a variant), or nothing."""
    icons: list[int]
    """By seat."""
    claims: list[int]
    """The seats with a claim, the earliest first."""
    places: list[int]
    """By seat, from 1; 0 for those without an icon."""
    points: list[int]
    """By seat, if the game ended now."""


class Player(msgspec.Struct, frozen=True):
    """A player's board, memory bank and points."""

    vp: int
    """The VP marker."""
    points: int
    """With coins and majorities, if the game ended now."""
    network_points: int
    dream_points: int
    sold_points: int
    coins: int
    resources: dict[str, int]
    """Resource tiles by kind."""
    wilds: int
    happiness: int
    ideas: int
    dreams: int
    claims: list[str]
    """Regions of the claim tiles in the memory bank."""
    claims_beside: list[str]
    """Regions of the claim tiles still out of reach."""
    leaves: int
    """How many leaves of the memory bank are used."""
    mood: str
    """The lotus of the mood marker."""
    tolls: dict[str, int]
    """By lotus, the coins it costs to go there."""
    cloud: str
    """The place of the thought cloud, or nothing before its first move."""
    jumps: dict[str, int]
    """The tiles the cloud can go to, with the coins that costs."""
    board: dict[str, str]
    """The emotion tiles still on the player board, by place."""
    payments: dict[str, list[Given]]
    """By place of these, how each icon still to be paid would be paid most cheaply."""
    broke: bool
    """Hardly a coin is left, and nothing that could be exchanged for one."""
    dealt: dict[str, str]
    """The emotion tiles as they were dealt."""
    bonuses: list[str]
    """The bonus spaces whose items have been taken."""


class Pending(msgspec.Struct, frozen=True):
    """What the present decision is about; nothing where it does not apply."""

    place: str = ""
    """The place of the tile that is being unlocked or placed."""
    tile: str = ""
    paid: int = 0
    """How many of its icons are paid."""
    space: str = ""
    """The space of the game board it goes to."""
    region: str = ""
    """The region whose claim is placed, or in which the space is."""
    cost: int = 0
    """The coins to raise."""
    claims: int = 0
    """How many claim tiles to take."""
    over: int = 0
    """How many items are too many."""


class AmygdalaView(msgspec.Struct, frozen=True):
    """Amygdala as everybody sees it."""

    seat: int
    decision: str
    """What is waited for, as people know it; or over."""
    actor: int
    """The seat that decides; -1 chance, -2 nobody."""
    pending: Pending
    toll: str
    lotuses: dict[str, list[str]]
    """By lotus, what lies on its places (left to right), nothing for an empty one."""
    stack: dict[str, int]
    """The tiles of the stack by kind: anybody can work out what is in it, nobody its order."""
    discards: dict[str, int]
    supply: dict[str, int]
    """Coins (by value), ideas, dreams, happiness and wilds that nobody has."""
    spaces: dict[str, Placed]
    regions: dict[str, Region]
    players: list[Player]
    networks: list[Network]
    """By emotion, the tiles that are connected; one that is not is a network by itself."""
    starter: int
    phase: str
    passes: int
    """How many players have passed in succession."""
    winners: list[int]
    waiting: list[Step]
    """The decisions pending, the present one last, with what they are about."""


def see(state: AmygdalaState, observer: int) -> AmygdalaView:
    """Build the view of a seat or a spectator from nothing."""
    setup = state.setup
    names = setup.names
    width = 2 * int(setup.sides)
    return AmygdalaView(
        seat=observer,
        decision=state.decision().called if state.kind != NO_FRAME else "over",
        actor=int(state.actor),
        pending=_pending(state),
        toll=names.lotuses[state.toll_at],
        lotuses={
            lotus: [
                names.resources[kind - 1] if kind else ""
                for kind in (int(state.slots[at * 4 + place]) for place in range(width))
            ]
            for at, lotus in enumerate(names.lotuses)
        },
        stack=_kinds(setup, [int(count) for count in state.stack]),
        discards=_kinds(setup, [int(count) for count in state.discards]),
        supply={
            "coin": int(state.coin_supply()),
            **{ITEMS[item]: int(supply(state, item)) for item in range(1, len(ITEMS))},
        },
        spaces={
            names.spaces[space]: Placed(there >> 5, names.tiles[there & 31])
            for space, there in enumerate(int(one) for one in state.placed)
            if there >= 0
        },
        regions={name: _region(state, at) for at, name in enumerate(names.regions)},
        players=[_player(state, seat) for seat in range(setup.players)],
        networks=_networks(state),
        starter=int(state.starter),
        phase=PHASES[state.phase],
        passes=int(state.passes),
        winners=[seat for seat in range(setup.players) if state.won >> seat & 1],
        waiting=DECISIONS.steps(state),
    )


def _kinds(setup: AmygdalaSetup, counts: list[int]) -> dict[str, int]:
    return {setup.names.resources[kind]: count for kind, count in enumerate(counts) if count}


def _region(state: AmygdalaState, region: int) -> Region:
    players = range(state.setup.players)
    tile = int(state.vp_tile_on[region])
    icons = [int(state.icons_in[seat * len(EMOTIONS) + region]) for seat in players]
    claims = int(state.claims_in[region])
    return Region(
        vp=[int(state.region_vp(region, place)) for place in range(3)],
        vp_tile=state.setup.names.vp_tiles[tile] if tile >= 0 else "",
        icons=icons,
        claims=[(claims >> 3 * at & 7) - 1 for at in range(int(state.claim_count(region)))],
        places=[int(place_in(state, seat, region)) + 1 if icons[seat] else 0 for seat in players],
        points=[int(region_points(state, seat, region)) for seat in players],
    )


def _player(state: AmygdalaState, seat: int) -> Player:
    setup = state.setup
    names = setup.names
    dealt = {
        place: names.tiles[state.tile_at(seat, at)]
        for at, place in enumerate(names.places)
        if state.tile_at(seat, at) >= 0
    }
    cloud = int(state.cloud[seat])
    free = int(free_places(state, seat))
    within = free if cloud < 0 else int(state.locked[seat])
    resources = resources_held(state, seat)
    to_exchange = int(state.wilds[seat] + state.happiness[seat] + state.ideas[seat] + state.dreams[seat])
    return Player(
        vp=int(state.vp[seat]),
        points=int(points(state, seat)),
        network_points=int(state.network_points[seat]),
        dream_points=int(state.dream_points[seat]),
        sold_points=int(state.sold_points[seat]),
        coins=int(state.coins[seat]),
        resources=resources,
        wilds=int(state.wilds[seat]),
        happiness=int(state.happiness[seat]),
        ideas=int(state.ideas[seat]),
        dreams=int(state.dreams[seat]),
        claims=_regions(setup, int(state.claims[seat])),
        claims_beside=_regions(setup, int(state.claims_beside[seat])),
        leaves=int(slots_used(state, seat)),
        mood=names.lotuses[state.mood[seat]],
        tolls={names.lotuses[at]: int(toll_to(state, seat, at)) for at in range(LOTUSES)},
        cloud=names.places[cloud] if cloud >= 0 else "",
        jumps={
            place: 0 if free >> at & 1 else int(setup.jump)
            for at, place in enumerate(names.places)
            if within >> at & 1
        },
        board={
            place: dealt[place]
            for at, place in enumerate(names.places)
            if place in dealt and state.is_locked(seat, at)
        },
        dealt=dealt,
        payments=_payments(state, seat),
        broke=not resources and not to_exchange and bool(state.coins[seat] < setup.icon_coins),
        bonuses=[name for at, name in enumerate(names.bonuses) if state.bonuses_taken[seat] >> at & 1],
    )


def resources_held(state: AmygdalaState, seat: int) -> dict[str, int]:
    """Resource tiles in a memory bank, by kind."""
    setup = state.setup
    found = {}
    for shows in range(len(EMOTIONS)):
        packed, cost = int(state.held[seat * len(EMOTIONS) + shows]), 1
        while packed:
            if count := packed & 255:
                found[int(setup.kind_of[shows * 4 + cost])] = count
            packed >>= 8
            cost += 1
    return {setup.names.resources[kind]: found[kind] for kind in sorted(found)}


def _regions(setup: AmygdalaSetup, mask: int) -> list[str]:
    return [name for at, name in enumerate(setup.names.regions) if mask >> at & 1]


def _pending(state: AmygdalaState) -> Pending:
    names = state.setup.names
    seat = int(state.actor)

    def unlocked(place: i64) -> Pending:
        return Pending(place=names.places[place], tile=names.tiles[state.tile_at(seat, place)])

    match state.kind:
        case codes.PAY:
            return replace(unlocked(PAYING.place.of(state)), paid=int(PAYING.paid.of(state)))
        case codes.PLACE_TILE:
            return unlocked(PLACING.place.of(state))
        case codes.STAND:
            space = STANDING.space.of(state)
            region = names.regions[state.setup.region_of[space]]
            return replace(unlocked(STANDING.place.of(state)), space=names.spaces[space], region=region)
        case codes.NETWORK:
            space = CHOOSING_A_NETWORK.space.of(state)
            return replace(unlocked(state.cloud[seat]), space=names.spaces[space])
        case codes.STAND_TO_CLAIM:
            return Pending(region=names.regions[STANDING_TO_CLAIM.region.of(state)])
        case codes.RAISE:
            place = _raised_for(state)
            cost = int(RAISING.cost.of(state))
            return replace(unlocked(place) if place >= 0 else Pending(), cost=cost)
        case codes.CLAIM_CHOICE:
            return Pending(claims=int(TAKING_CLAIMS.left.of(state)))
        case codes.OVERFLOW:
            return Pending(over=int(slots_used(state, seat) - state.setup.memory))
        case _:
            return Pending()


def _raised_for(state: AmygdalaState) -> int:
    """The place of the tile that coins are raised for, or -1."""
    action = int(RAISING.wanted.of(state))
    if codes.UNLOCK <= action < codes.CLAIM:
        return action - codes.UNLOCK
    below = state.kind_below()
    return int(state.cloud[state.actor]) if below in (codes.PAY, codes.STAND) else -1


def _networks(state: AmygdalaState) -> list[Network]:
    setup = state.setup
    known: set[tuple[int, int]] = set()
    found = []
    for space, there in enumerate(int(one) for one in state.placed):
        if there < 0:
            continue
        seat, shows = there >> 5, int(setup.shows[there & 31])
        for emotion in (one for one in range(len(EMOTIONS)) if shows >> one & 1):
            if (space, emotion) in known:
                continue
            spaces = [int(one) for one in connected(state, seat, space, emotion)]
            known.update((one, emotion) for one in spaces)
            found.append(Network(seat, EMOTIONS[emotion], [setup.names.spaces[one] for one in spaces]))
    return found


def _payments(state: AmygdalaState, seat: int) -> dict[str, list[Given]]:
    """Of the tiles still locked; of one that is being paid, what is left to pay."""
    locked = int(state.locked[seat])
    is_paying = state.kind == codes.PAY and state.actor == seat
    paid = {int(PAYING.place.of(state)): int(PAYING.paid.of(state))} if is_paying else {}
    places = [at for at in range(len(state.setup.names.places)) if locked >> at & 1]
    due = tuple([icons_due(state, int(state.tile_at(seat, at)), paid.get(at, 0)) for at in places])
    ways = cheapest_ways(due, means(state, seat))
    return {state.setup.names.places[at]: way for at, way in zip(places, ways, strict=True)}
