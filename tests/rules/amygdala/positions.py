"""Positions of Amygdala in the words of the box, and a few words to play and question them with.

Only what is named is there: a player has no coins, items or placed tiles beside those a test gives. Player
boards and lotuses are full unless said otherwise, mood markers stand at the toll.

>>> state = position(coins={ROB: 9}, bank={ROB: "sadness-1 wild dream"}, deal={ROB: "a2=sadness+sadness"})
>>> play(state, "unlock a2", "pay sadness", "pay_wild", "place I1", "stand L0")
>>> bank(state, ROB), coins(state), decision(state) == ("turn", JOSEPH)
('dream', 9, True)
>>> play(state, "buy L0 anger-1")
Traceback (most recent call last):
AssertionError: not legal: buy L0 anger-1 (AMY-BUY-2)

An emotion tile is called by its icons, a resource tile by its id, a claim tile `claim-teal`.
"""

from __future__ import annotations

import shutil
from collections.abc import Iterable, Mapping
from functools import cache
from pathlib import Path
from typing import Any

import yaml
from librt.random import Random

from parlour.games.amygdala import GAME
from parlour.games.amygdala.components import EMOTIONS, ITEMS, AmygdalaEdition
from parlour.games.amygdala.rules import AmygdalaState, codes
from parlour.games.amygdala.rules.memory import gain_resource, supply
from parlour.games.amygdala.rules.placing import put
from parlour.games.amygdala.rules.setup import LOTUSES, AmygdalaSetup
from parlour.games.amygdala.wire.view import PHASES, AmygdalaView, Player
from parlour.kernel.game import OptionValue
from parlour.kernel.state import CHANCE, roll
from tests.rules.playing import Playing

ROB, JOSEPH, GENEVA, DEBRA = range(4)
"""The people of the rulebook's examples, in the order they sit."""

NOTHING = "·"
"""An empty place of a lotus."""

SUPPLIES = ("idea", "dream", "happiness", "wild")

BySeat = Mapping[int, str]


# Making positions


def position(
    players: int = 2,
    *,
    turn: int = ROB,
    starter: int = ROB,
    phase: str = "open",
    coins: Mapping[int, int] | None = None,
    bank: BySeat | None = None,
    vp: Mapping[int, int] | None = None,
    lotuses: Mapping[str, str] | None = None,
    stack: str | None = None,
    discards: str | None = None,
    toll: str = "L0",
    mood: BySeat | None = None,
    deal: BySeat | None = None,
    left: BySeat | None = None,
    gone: BySeat | None = None,
    cloud: BySeat | None = None,
    placed: BySeat | None = None,
    claims: Mapping[str, Iterable[int]] | None = None,
    edition: AmygdalaEdition | None = None,
    **options: OptionValue,
) -> AmygdalaState:
    """A position with `turn` to play.

    `deal` says where emotion tiles lie on a player board, `left` which places still have theirs (or `gone`
    which have not), `placed` what lies on the game board. Lotuses that are not named in `lotuses` are empty.
    The stack is all that is left of the resource tiles, or just those named; the rest then counts as
    discarded, or, if the discards are named too, stays in the box.
    """
    state = GAME.blank(_setup(edition, players, options))
    state.starter = starter
    state.phase = PHASES.index(phase)
    state.toll_at = _lotus(state, toll)
    for seat in range(players):
        placed_here = _pairs((placed or {}).get(seat, ""))
        locked = set((left or {}).get(seat, " ".join(state.setup.names.places)).split())
        locked -= set((gone or {}).get(seat, "").split())
        _fill_player_board(state, seat, (deal or {}).get(seat, ""), locked, placed_here)
        for space, tile in placed_here.items():
            put(state, seat, _tile(state, tile), state.setup.names.spaces.index(space))
        state.mood[seat] = _lotus(state, (mood or {}).get(seat, toll))
        at = (cloud or {}).get(seat, "")
        state.cloud[seat] = _place(state, at) if at else -1
        state.coins[seat] = (coins or {}).get(seat, 0)
        state.vp[seat] = state.network_points[seat] = (vp or {}).get(seat, 0)
        _fill_bank(state, seat, (bank or {}).get(seat, ""))
    for region, seats in (claims or {}).items():
        at_region = state.setup.names.regions.index(region)
        for order, seat in enumerate(seats):
            state.claims_in[at_region] |= (seat + 1) << 3 * order
            state.claims_beside[seat] &= ~(1 << at_region)
    _fill_lotuses(state, _full_lotuses(state) if lotuses is None else lotuses)
    _fill_stack(state, stack, discards)
    assert state.coin_supply() >= 0, "more coins than there are"
    assert all(supply(state, ITEMS.index(item)) >= 0 for item in SUPPLIES), "more items than there are"
    state.wait(codes.TURN, turn, 0, 0)
    return state


def placing(tile: str, *, seat: int = ROB, at: str = "a2", **rest: Any) -> AmygdalaState:
    """A position in which the seat has just unlocked and paid this tile."""
    deal = rest.pop("deal", {})
    state = position(turn=seat, deal={**deal, seat: f"{at}={tile} {deal.get(seat, '')}"}, **rest)
    state.cloud[seat] = _place(state, at)
    state.locked[seat] &= ~(1 << _place(state, at))
    state.wait(codes.PLACE_TILE, seat, _place(state, at), 0)
    return state


def new_game(players: int, seed: int | None = None, **options: OptionValue) -> AmygdalaState:
    """The first position of a table; with a seed, what chance has made of it."""
    edition = GAME.edition()
    state = GAME.begin(GAME.setup(edition, players, GAME.accept_options(edition, players, options)))
    if seed is not None:
        let_chance_decide(state, seed)
    return state


def let_chance_decide(state: AmygdalaState, seed: int = 1) -> None:
    rng = Random(seed)
    while state.actor == CHANCE:
        state.apply(roll(state, rng))


def edition_with(folder: Path, **numbers: object) -> AmygdalaEdition:
    """The edition with other numbers in components.yaml: `edition_with(tmp_path, dream={"count": 1})`."""
    copied = Path(shutil.copytree(GAME.edition().folder, folder / "edition"))
    path = copied / "components.yaml"
    data = yaml.safe_load(path.read_text(encoding="utf-8"))
    for item, fields in numbers.items():
        data[item].update(fields)
    path.write_text(yaml.safe_dump(data), encoding="utf-8")
    return GAME.edition(copied)


def _setup(
    edition: AmygdalaEdition | None, players: int, options: Mapping[str, OptionValue]
) -> AmygdalaSetup:
    if edition is None:
        return _own_setup(players, tuple(options.items()))
    return GAME.setup(edition, players, GAME.accept_options(edition, players, options))


@cache
def _own_setup(players: int, options: tuple[tuple[str, OptionValue], ...]) -> AmygdalaSetup:
    """Positions of the same table share it: nothing in it ever changes."""
    return _setup(GAME.edition(), players, dict(options))


def _pairs(text: str) -> dict[str, str]:
    """`a2=sadness b1=hope+hope`, by place."""
    words = (word.partition("=") for word in text.split())
    return {place: tile for place, _, tile in words}


def _fill_player_board(
    state: AmygdalaState, seat: int, deal: str, left: set[str], placed: Mapping[str, str]
) -> None:
    """The tiles that are named where they belong, those that are placed already on places that are free."""
    setup = state.setup
    lies = {_place(state, place): _tile(state, tile) for place, tile in _pairs(deal).items()}
    lies[int(setup.centre)] = int(setup.centre_tile)
    locked = {_place(state, place) for place in left}
    on_game_board = [_tile(state, tile) for tile in placed.values()]
    others = [*on_game_board, *(tile for tile in range(setup.tiles) if tile not in on_game_board)]
    free = sorted((at for at in range(setup.places) if at not in lies), key=lambda at: at in locked)
    lies |= dict(zip(free, (tile for tile in others if tile not in lies.values()), strict=True))
    for place, tile in lies.items():
        state.tile_on[seat * setup.places + place] = tile
        if place in locked and tile not in on_game_board:
            state.locked[seat] |= 1 << place


def _fill_bank(state: AmygdalaState, seat: int, items: str) -> None:
    counts = {"wild": state.wilds, "happiness": state.happiness, "idea": state.ideas, "dream": state.dreams}
    for item in items.split():
        if item in counts:
            counts[item][seat] += 1
        elif item.startswith("claim-"):
            region = 1 << state.setup.names.regions.index(item.removeprefix("claim-"))
            state.claims[seat] |= region
            state.claims_beside[seat] &= ~region
        else:
            gain_resource(state, seat, state.setup.names.resources.index(item))


def _full_lotuses(state: AmygdalaState) -> dict[str, str]:
    """A tile for 1 coin of each region beside the lotus; with four players, on the right, one for 2 coins."""
    full = {}
    for at, lotus in enumerate(state.setup.names.lotuses):
        one, other = EMOTIONS[1 + at], EMOTIONS[1 + (at + 1) % LOTUSES]
        full[lotus] = f"{one}-1 {other}-1" + (f" {one}-2 {other}-2" if state.setup.sides == 2 else "")
    return full


def _fill_lotuses(state: AmygdalaState, lotuses: Mapping[str, str]) -> None:
    for lotus, tiles in lotuses.items():
        for place, tile in enumerate(tiles.split()):
            if tile != NOTHING:
                slot = _lotus(state, lotus) * 4 + place
                state.slots[slot] = 1 + state.setup.names.resources.index(tile)


def _fill_stack(state: AmygdalaState, stack: str | None, discards: str | None) -> None:
    resources = state.setup.names.resources
    rest = [int(count) for count in state.setup.kind_counts]
    for slot in state.slots:
        if slot:
            rest[slot - 1] -= 1
    for one in view(state).players:
        for name, count in one.resources.items():
            rest[resources.index(name)] -= count

    def out_of_box(names: str) -> list[int]:
        counts = [names.split().count(name) for name in resources]
        for kind, count in enumerate(counts):
            rest[kind] -= count
        return counts

    thrown = None if discards is None else out_of_box(discards)
    piled = rest[:] if stack is None else out_of_box(stack)
    assert min(rest) >= 0, "more resource tiles than there are"
    if thrown is None:
        thrown = [0] * len(rest) if stack is None else rest
    for kind in range(len(resources)):
        state.stack[kind] = piled[kind]
        state.discards[kind] = thrown[kind]
    state.stack_size = sum(piled)


def _lotus(state: AmygdalaState, name: str) -> int:
    return state.setup.names.lotuses.index(name)


def _place(state: AmygdalaState, name: str) -> int:
    return state.setup.names.places.index(name)


def _tile(state: AmygdalaState, icons: str) -> int:
    return [_icons(state, tile) for tile in range(state.setup.tiles)].index(sorted(icons.split("+")))


def _icons(state: AmygdalaState, tile: int) -> list[str]:
    found = state.setup.icons[tile * 3 : tile * 3 + int(state.setup.icon_counts[tile])]
    return sorted(EMOTIONS[icon] for icon in found)


# Playing

_playing = Playing(GAME)
play = _playing.play
told = _playing.told
happened = _playing.happened
line = _playing.line
legal_texts = _playing.legal_texts
choices = _playing.choices
refusal = _playing.refusal
winners = _playing.winners
is_over = _playing.is_over


# Questions


def kinds(state: AmygdalaState) -> set[str]:
    """The kinds of action the actor may take: `buy`, `pay`, `place`."""
    return {text.split()[0] for text in legal_texts(state)}


def view(state: AmygdalaState) -> AmygdalaView:
    return GAME.view(state, int(max(state.actor, 0)))


def player(state: AmygdalaState, seat: int) -> Player:
    return view(state).players[seat]


def decision(state: AmygdalaState) -> tuple[str, int]:
    """What is waited for, and from whom."""
    seen = view(state)
    return seen.decision, seen.actor


def bank(state: AmygdalaState, seat: int) -> str:
    """What a player has beside coins, as `position` reads it."""
    has = player(state, seat)
    items = [name for name, count in has.resources.items() for _ in range(count)]
    items += ["wild"] * has.wilds + ["happiness"] * has.happiness + ["idea"] * has.ideas
    return " ".join([*items, *["dream"] * has.dreams, *(f"claim-{region}" for region in has.claims)])


def coins(state: AmygdalaState, seat: int = ROB) -> int:
    return int(state.coins[seat])


def tiles_at(state: AmygdalaState, lotus: str) -> str:
    """What lies on a lotus, as `position` reads it."""
    return " ".join(tile or NOTHING for tile in view(state).lotuses[lotus])
