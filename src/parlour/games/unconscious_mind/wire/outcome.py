"""The outcome of an action where it is taken: what `do 2` does, where `go 2` leads, what it costs and brings.

For sentences and previews. As far as the rules decide it, it is read off a copy of the position on which the
action is played, up to the next decision or to chance.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Literal

import msgspec

from parlour.games.unconscious_mind.effect_schema import LEVELS, LOCATIONS, Effect, Location, Therapy
from parlour.games.unconscious_mind.names import INKPOT, LINES, InkpotSpace
from parlour.games.unconscious_mind.rules import UnconsciousMindState, codes
from parlour.games.unconscious_mind.rules.city import slot_list
from parlour.games.unconscious_mind.rules.couch import do_icons_match
from parlour.games.unconscious_mind.rules.decisions import BY_NUMBER
from parlour.games.unconscious_mind.rules.ideas import bright_count, idea_count
from parlour.games.unconscious_mind.rules.inkpot import bright_for, move_inkpot
from parlour.games.unconscious_mind.rules.pages import (
    TAKE,
    is_column_complete,
    is_row_complete,
    line_place,
    tile_at,
)
from parlour.games.unconscious_mind.wire.actions import PARTS, PLACES
from parlour.games.unconscious_mind.wire.steps import Step, steps
from parlour.kernel.state import Sink

DISPLAY_COLUMNS = 3


class UnconsciousMindOutcome(msgspec.Struct, frozen=True, omit_defaults=True):
    """What comes of an action; only what applies is filled in."""

    decision: str
    """The decision it answers."""
    source: str = ""
    """The printed thing that does the effects: `tile-n104`, `location-opera`, ...; see build.py."""
    effects: list[Effect] = []
    location: Location | Literal[""] = ""
    """Where a figure comes to."""
    triggers: int = 0
    """How often that Location could be triggered."""
    inkpot: InkpotSpace | Literal[""] = ""
    """Where the Inkpot comes to."""
    laps: int = 0
    """How many Ideas it unlocks on its way."""
    pushed: list[InkpotSpace] = []
    """Where else it could come to with one Bright Idea."""
    tiles: int = 0
    """How many tiles are in the row it triggers."""
    ideas: int = 0
    """The Ideas it takes."""
    bright: int = 0
    """The Bright Ideas it costs."""
    pays: int = 0
    """The Coffee it costs."""
    coffee: int = 0
    """The Coffee it brings."""
    vp: int = 0
    """The points it brings."""
    therapy: int = 0
    """How many spaces a Client gets on."""
    matches: bool = False
    """A box comes with a Dream, for its icon."""
    above: int = 0
    """By how many levels an Insight is higher than it need be."""
    card: str = ""
    tile: str = ""
    display: int = -1
    """The space of the Notebook display a tile is taken from."""
    place: str = ""
    """The place of the Notebook that is triggered."""
    replaces: str = ""
    """The tile that lies where a new one is put."""
    completes: list[str] = []
    """The lines that are complete then."""
    client: str = ""
    dream: str = ""


Filled = dict[str, Any]
"""Fields of an outcome."""


def outcome(state: UnconsciousMindState, action: int) -> dict[str, Any]:
    """What comes of one of the actions that are legal."""
    kind = str(state.setup.actions.struct(action)["do"])
    fill = FILL.get(kind)
    decision = BY_NUMBER[state.kind].title
    found = UnconsciousMindOutcome(decision=decision, **(fill(state, action) if fill else {}))
    builtins: dict[str, Any] = msgspec.to_builtins(found)
    return builtins


# What is printed


def _printed(state: UnconsciousMindState, effects: int) -> Filled:
    printed = state.setup.names.lists[effects]
    return {"source": printed.source, "effects": list(printed.effects)}


def _present(state: UnconsciousMindState) -> Step:
    return steps(state)[-1]


def _subject(state: UnconsciousMindState) -> str:
    """What the present decision is about: the `opera` of `location-opera`."""
    return _present(state).source.partition("-")[2]


def _do(state: UnconsciousMindState, action: int) -> Filled:
    step = _present(state)
    return {"source": step.source, "effects": [step.effects[action - codes.DO]]}


def _line_part(state: UnconsciousMindState, action: int) -> Filled:
    setup, line = state.setup, LINES.index(_subject(state))
    part = PARTS[action - codes.DO_LINE]
    if part == "start":
        return _printed(state, int(setup.row_lists[line]))
    if part == "end":
        return _printed(state, int(setup.row_end_list if line < 3 else setup.column_lists[line - 3]))
    return _place(state, int(line_place(line, action - codes.DO_LINE - 1)))


def _place(state: UnconsciousMindState, place: int) -> Filled:
    tile = tile_at(state, state.actor, place)
    return {"place": PLACES[place], **_printed(state, int(state.setup.main_lists[tile]))}


def _trigger(state: UnconsciousMindState, action: int) -> Filled:
    return _place(state, action - codes.TRIGGER_TILE)


def _reputation(state: UnconsciousMindState, action: int) -> Filled:
    return _printed(state, int(state.setup.below_lists[action - codes.REPUTATION_ACTION]))


def _effect(state: UnconsciousMindState, action: int) -> Filled:
    location = LOCATIONS.index(_subject(state))
    return _printed(state, int(state.setup.location_effects[location * 3 + action - codes.EFFECT]))


def _slot(state: UnconsciousMindState, action: int) -> Filled:
    location, slot = divmod(action - codes.LOCATION_SLOT, 3)
    return _printed(state, int(slot_list(state, location, slot)))


def _district(state: UnconsciousMindState, action: int) -> Filled:
    base = codes.FIREWORKS_SLOT if action >= codes.FIREWORKS_SLOT else codes.DISTRICT_SLOT
    return _printed(state, int(state.setup.district_slots[action - base]))


def _side(state: UnconsciousMindState, action: int) -> Filled:
    setup, tile = state.setup, state.setup.names.tiles.index(_subject(state))
    lists = setup.main_lists if action == codes.MAIN_EFFECT else setup.banner_lists
    return _printed(state, int(lists[tile]))


def _swap(state: UnconsciousMindState, action: int) -> Filled:
    shown = state.research_shown[action - codes.SWAP_CARD & 1]
    return {"card": state.setup.names.research[shown - 1]}


def _publish(state: UnconsciousMindState, action: int) -> Filled:
    return {"vp": int(state.setup.treatise_vp[action - codes.PUBLISH])}


def _cite(state: UnconsciousMindState, action: int) -> Filled:
    return {"vp": int(state.setup.cite_vp)}


def _insight(state: UnconsciousMindState, action: int) -> Filled:
    price = _present(state).price
    if not price:
        return {}
    level = str(state.setup.actions.struct(action)["from"]).partition("-")[0]
    return {"above": [*LEVELS].index(level) - LEVELS.index(price[0].level)} if level in LEVELS else {}


# What playing it comes to


class _Played:
    """An action played on a copy, with what happened."""

    def __init__(self, state: UnconsciousMindState, action: int) -> None:
        self.before = state
        self.seat = int(state.actor)
        self.after = state.copy()
        self.after.sink = self._sink = Sink()
        self.after.apply(action)

    def event(self, code: int) -> tuple[int, int, int]:
        """What the first event of a kind says; it has happened."""
        return next(event[2:] for event in self._sink.raw if event[0] == code)

    def count(self, code: int) -> int:
        """How many events of a kind there were."""
        return sum(event[0] == code for event in self._sink.raw)

    def sum(self, code: int, thing: int) -> int:
        """How much the seat has gained or spent of something."""
        noted = [event for event in self._sink.raw if event[:3] == (code, self.seat, thing)]
        return sum(event[3] for event in noted)

    @property
    def vp(self) -> int:
        return int(self.after.vp[self.seat] - self.before.vp[self.seat])

    @property
    def laps(self) -> int:
        return int(self.before.ideas_locked[self.seat] - self.after.ideas_locked[self.seat])


def _place_ideas(state: UnconsciousMindState, action: int) -> Filled:
    """Where the Inkpot will come to at the end of the turn."""
    seat = int(state.actor)
    steps = int(state.setup.space_inkpots[(action - codes.PLACE) // 16])
    after = state.copy()
    move_inkpot(after, seat, steps, 0)
    pushes = [
        one
        for one in (steps - 1, steps + 1)
        if one > 0 and state.bright[seat] >= max(1, bright_for(state, seat, one, steps, steps))
    ]
    return {
        "inkpot": INKPOT[after.inkpot[seat]],
        "laps": int(state.ideas_locked[seat] - after.ideas_locked[seat]),
        "pushed": [INKPOT[(state.inkpot[seat] + push) % len(INKPOT)] for push in pushes],
    }


def _ideas(state: UnconsciousMindState, action: int) -> Filled:
    choice = action - codes.HOW_MANY
    return {"ideas": int(idea_count(choice)), "bright": int(bright_count(choice))}


def _advance(state: UnconsciousMindState, action: int) -> Filled:
    played = _Played(state, action)
    _, where, bright = played.event(codes.INK_MOVED)
    found = {"inkpot": INKPOT[where], "bright": bright, "laps": played.laps}
    if where == codes.LEFT:
        return {**found, "vp": played.vp, "coffee": played.sum(codes.GAINED, codes.COFFEE)}
    if where == codes.TOP:
        return found
    row = [tile_at(state, played.seat, line_place(where - 1, at)) for at in range(3)]
    return {**found, "tiles": sum(tile >= 0 for tile in row)}


def _recall(state: UnconsciousMindState, action: int) -> Filled:
    coffee, _, _ = _Played(state, action).event(codes.RECALLED)
    return {"coffee": coffee}


def _go(state: UnconsciousMindState, action: int) -> Filled:
    location, triggers, _ = _Played(state, action).event(codes.LOCATION_BEGINS)
    return {"location": LOCATIONS[location], "triggers": triggers}


def _take(state: UnconsciousMindState, action: int) -> Filled:
    setup = state.setup
    display = (action - codes.TAKE_TILE) * DISPLAY_COLUMNS + int(TAKE.column.of(state))
    played = _Played(state, action)
    found = {"display": display, "pays": played.sum(codes.SPENT, codes.COFFEE)}
    tile = int(state.tile_display[display]) - 1
    if tile < 0:
        return {**found, "vp": played.vp}
    lists = [setup.main_lists[tile]] * TAKE.has_main.of(state)
    lists += [setup.banner_lists[tile]] * TAKE.has_banner.of(state)
    effects = [effect for one in lists for effect in setup.names.lists[int(one)].effects]
    return {**found, "tile": setup.names.tiles[tile], "effects": effects}


def _put(state: UnconsciousMindState, action: int) -> Filled:
    seat, place = int(state.actor), action - codes.PUT_TILE
    lies = tile_at(state, seat, place)
    if lies >= 0:
        return {"replaces": state.setup.names.tiles[lies]}
    after = _Played(state, action).after
    row, column = place // 3, place % 3
    lines = [LINES[row]] * is_row_complete(after, seat, row)
    return {"completes": lines + [LINES[3 + column]] * is_column_complete(after, seat, column)}


def _treat(state: UnconsciousMindState, action: int) -> Filled:
    room = int(state.actor) * 2 + action - codes.TREAT
    names = state.setup.names
    manifest, latent = int(state.room_manifest[room]), int(state.room_latent[room])
    dream = names.manifest[manifest - 1] if manifest else names.latent[latent - 1]
    matches = manifest > 0 and bool(do_icons_match(state, state.actor, room))
    return {"client": _client(state, room), "dream": dream, "matches": matches, **_therapy(state, action)}


def _box(state: UnconsciousMindState, action: int) -> Filled:
    room = int(state.actor) * 2 + action - codes.BOX_FOR
    return {"client": _client(state, room), **_therapy(state, action)}


def _client(state: UnconsciousMindState, room: int) -> str:
    return state.setup.names.clients[state.room_client[room] - 1]


def _therapy(state: UnconsciousMindState, action: int) -> Filled:
    """How far a treatment gets, however it is paid for."""
    played = _Played(state, action)
    while played.after.actor == played.seat:
        go_on = _toward_therapy(played.after, has_begun=played.count(codes.THERAPY_DONE) > 0)
        if go_on is None:
            break
        played.after.apply(go_on)
    return {"therapy": played.count(codes.THERAPY_DONE), "vp": played.vp}


def _toward_therapy(state: UnconsciousMindState, *, has_begun: bool) -> int | None:
    """What to do next for the therapy of a treatment, and nothing else."""
    *earlier, step = steps(state)
    legal = [int(one) for one in state.legal()]
    if has_begun:
        if not any(one.decision == "therapy" for one in earlier):
            return None
        # What Catharsis and a cure bring may be left.
        return codes.STOP if codes.STOP in legal else legal[0]
    if step.decision == "pay":
        return legal[0]
    if step.decision == "spill":
        return codes.STOP
    ahead = [at for at, effect in enumerate(step.effects) if isinstance(effect, Therapy)]
    return codes.DO + ahead[0] if ahead else None


FILL: dict[str, Callable[[UnconsciousMindState, int], Filled]] = {
    "place": _place_ideas,
    "ideas": _ideas,
    "recall": _recall,
    "treat": _treat,
    "do": _do,
    "line_part": _line_part,
    "advance": _advance,
    "reputation": _reputation,
    "insight": _insight,
    "swap": _swap,
    "publish": _publish,
    "cite": _cite,
    "go": _go,
    "effect": _effect,
    "take": _take,
    "put": _put,
    "trigger": _trigger,
    "slot": _slot,
    "district": _district,
    "fireworks": _district,
    "box": _box,
    "main": _side,
    "banner": _side,
}
"""By kind of action; of the others their arguments say it all."""
