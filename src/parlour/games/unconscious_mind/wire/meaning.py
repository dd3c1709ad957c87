"""What an action comes to where it is taken, as far as its arguments leave that open: what `do 2` does, where
`go 2` leads. For sentences: a player is told what happens, never which place of a list was chosen."""

from __future__ import annotations

from typing import Any

import msgspec

from parlour.games.unconscious_mind.effect_schema import LOCATIONS, Effect
from parlour.games.unconscious_mind.rules import UnconsciousMindState, city, codes, effects, inkpot, pages
from parlour.games.unconscious_mind.rules.decisions import BY_NUMBER
from parlour.games.unconscious_mind.wire.view import INKPOT


class Meaning(msgspec.Struct, frozen=True, omit_defaults=True):
    """Only what applies is filled in."""

    decision: str = ""
    """What is decided, where one action means different things: what is stopped, what an Insight is for."""
    source: str = ""
    """The printed thing that does the effects: `tile-n104`, `location-opera`, ...; see build.py."""
    effects: list[Effect] = []
    location: str = ""
    triggers: int = 0
    """How often it could be triggered by the figure that comes to it."""
    inkpot: str = ""
    bright: int = 0
    card: str = ""
    tile: str = ""
    vp: int = 0
    client: str = ""
    dream: str = ""


def meaning(state: UnconsciousMindState, action: int) -> dict[str, Any]:
    """Of one of the actions that are legal; nothing where the arguments say it all."""
    found = _meaning(state, action)
    return msgspec.to_builtins(found) if found else {}


def _meaning(state: UnconsciousMindState, action: int) -> Meaning | None:
    setup, seat = state.setup, int(state.actor)
    if action == codes.STOP or codes.INSIGHT <= action < codes.IGNORE:
        return Meaning(decision=BY_NUMBER[state.kind].title)
    if codes.DO <= action < codes.DO_LINE:
        printed = setup.names.lists[effects.LIST.effects.of(state)]
        return Meaning(source=printed.source, effects=[printed.effects[action - codes.DO]])
    if codes.ADVANCE <= action < codes.CHOOSE_LINE:
        steps = action - codes.ADVANCE
        bright = int(
            inkpot.bright_for(state, seat, steps, inkpot.INKPOT.least.of(state), inkpot.INKPOT.most.of(state))
        )
        return Meaning(inkpot=INKPOT[(state.inkpot[seat] + steps) % len(INKPOT)], bright=bright)
    if codes.GO <= action < codes.EFFECT:
        return _move(state, action)
    if codes.SWAP_CARD <= action < codes.PLAY_CARD:
        return Meaning(card=setup.names.research[state.research_shown[action - codes.SWAP_CARD & 1] - 1])
    if codes.TAKE_TILE <= action < codes.PUT_TILE:
        column = int(pages.TAKE.column.of(state))
        tile = state.tile_display[(action - codes.TAKE_TILE) * 3 + column]
        return Meaning(tile=setup.names.tiles[tile - 1]) if tile else Meaning(vp=int(setup.vacant_vp[column]))
    if codes.TREAT <= action < codes.STOP:
        return _treatment(state, seat * 2 + action - codes.TREAT)
    if codes.BOX_FOR <= action < codes.DRAFT_CLIENT:
        return Meaning(client=_client(state, seat * 2 + action - codes.BOX_FOR))
    opened = _opened(state, action)
    if opened is None:
        return None
    printed = setup.names.lists[opened]
    return Meaning(source=printed.source, effects=list(printed.effects))


def _opened(state: UnconsciousMindState, action: int) -> int | None:
    """The list of effects that an action opens."""
    setup, seat = state.setup, int(state.actor)
    if codes.DO_LINE <= action < codes.ADVANCE:
        return _part_of_line(state, action - codes.DO_LINE)
    if codes.REPUTATION_ACTION <= action < codes.INSIGHT:
        return int(setup.below_lists[action - codes.REPUTATION_ACTION])
    if codes.EFFECT <= action < codes.SPEND_BRIGHT:
        return int(setup.location_effects[city.LOCATION.location.of(state) * 3 + action - codes.EFFECT])
    if codes.TRIGGER_TILE <= action < codes.LOCATION_SLOT:
        return int(setup.main_lists[pages.tile_at(state, seat, action - codes.TRIGGER_TILE)])
    if codes.LOCATION_SLOT <= action < codes.DISTRICT_SLOT:
        return int(
            city.slot_list(state, (action - codes.LOCATION_SLOT) // 3, (action - codes.LOCATION_SLOT) % 3)
        )
    if codes.DISTRICT_SLOT <= action < codes.BOX_FOR:
        base = codes.FIREWORKS_SLOT if action >= codes.FIREWORKS_SLOT else codes.DISTRICT_SLOT
        return int(setup.district_slots[action - base])
    if action == codes.MAIN_EFFECT:
        return int(setup.main_lists[pages.SIDES.tile.of(state)])
    if action == codes.BANNER_EFFECT:
        return int(setup.banner_lists[pages.SIDES.tile.of(state)])
    return None


def _part_of_line(state: UnconsciousMindState, part: int) -> int:
    setup, line = state.setup, int(pages.LINE.line.of(state))
    if part == 0:
        return int(setup.row_lists[line])
    if part == 4:
        return int(setup.row_end_list if line < 3 else setup.column_lists[line - 3])
    return int(setup.main_lists[pages.tile_at(state, state.actor, pages.line_place(line, part - 1))])


def _move(state: UnconsciousMindState, action: int) -> Meaning:
    after = state.copy()
    city.MOVE.apply(after, action)
    # Where the figure has come to is triggered next.
    return Meaning(
        location=LOCATIONS[city.LOCATION.location.of(after)], triggers=int(city.LOCATION.left.of(after))
    )


def _client(state: UnconsciousMindState, room: int) -> str:
    return state.setup.names.clients[state.room_client[room] - 1]


def _treatment(state: UnconsciousMindState, room: int) -> Meaning:
    names = state.setup.names
    manifest, latent = int(state.room_manifest[room]), int(state.room_latent[room])
    dream = names.manifest[manifest - 1] if manifest else names.latent[latent - 1]
    return Meaning(client=_client(state, room), dream=dream)
