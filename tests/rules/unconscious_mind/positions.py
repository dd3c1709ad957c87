"""Positions of Unconscious Mind in the words of the box, and a few words to play and question them with.

Only what is named is there: dials and boards are empty beside what a test gives. Everybody has a client
whose Dreams are used up, so that turns end without a draft; displays are filled with the first cards that
lie nowhere else.

>>> state = position(dial={TEAL: "minor-growth own:median-passion"}, coffee={TEAL: 2})
>>> play(state, "adjust", "insight own median-passion major-passion")
>>> dial(state), coffee(state), decision(state)
('minor-growth own:major-passion', 0, 'turn')
>>> play(state, "place i11 gain_research")
Traceback (most recent call last):
AssertionError: not legal: place i11 gain_research (UM-STATE-3)

An Insight is called by its area, one in the player's colour with `own:` before it.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping, Sequence

import msgspec
import yaml
from librt.random import Random
from librt.vecs import vec
from mypy_extensions import i64

from parlour.games.unconscious_mind import GAME
from parlour.games.unconscious_mind.components import DISTRICTS
from parlour.games.unconscious_mind.effect_schema import LOCATIONS, Effect
from parlour.games.unconscious_mind.effect_tables import add_list
from parlour.games.unconscious_mind.names import INKPOT, LINES
from parlour.games.unconscious_mind.rules import (
    UnconsciousMindState,
    city,
    codes,
    effects,
    fame,
    inkpot,
    pages,
    scoring,
)
from parlour.games.unconscious_mind.rules.decisions import BY_NUMBER
from parlour.games.unconscious_mind.rules.dial import move_insight
from parlour.games.unconscious_mind.rules.setup import UnconsciousMindSetup
from parlour.games.unconscious_mind.rules.turn import END_TURN, TURN
from parlour.games.unconscious_mind.wire.actions import AREAS
from parlour.games.unconscious_mind.wire.view import (
    PHASES,
    Player,
    Room,
    UnconsciousMindView,
)
from parlour.kernel.game import OptionValue
from parlour.kernel.state import CHANCE, OVER, roll
from tests.rules.playing import Playing

TEAL, PINK, YELLOW, BROWN = range(4)
"""The players of the rulebook's examples, in the order they sit."""
THE_ID = 1
"""The opponent in a solo game."""

NOTHING = "·"
BY_HAND = 15
"""How an Idea space is marked that is not used with so few players."""

BySeat = Mapping[int, str]
Counts = Mapping[int, int]


# Making positions


def setup_for(players: int = 2, **options: OptionValue) -> UnconsciousMindSetup:
    edition = GAME.edition()
    return GAME.setup(edition, players, GAME.accept_options(edition, players, options))


def new_game(players: int = 2, **options: OptionValue) -> UnconsciousMindState:
    """The box is open and nothing is decided."""
    return GAME.begin(setup_for(players, **options))


def position(
    players: int = 2,
    *,
    turn: int = TEAL,
    starter: int = TEAL,
    phase: str = "open",
    vp: Counts | None = None,
    dial: BySeat | None = None,
    coffee: Counts | None = None,
    bright: Counts | None = None,
    boxes: Counts | None = None,
    laps: Counts | None = None,
    table: Mapping[str, str] | None = None,
    inkpot: BySeat | None = None,
    notebook: BySeat | None = None,
    hand: BySeat | None = None,
    in_play: BySeat | None = None,
    rooms: BySeat | None = None,
    second_room: Iterable[int] = (),
    cured: BySeat | None = None,
    reputation: Counts | None = None,
    freud_reputation: int = 1,
    freud: str = "theater",
    professors: BySeat | None = None,
    journalist: str = "",
    fireworks: str = "",
    overlays: Mapping[str, str] | None = None,
    slots: Iterable[str] = (),
    district_insights: Mapping[str, str] | None = None,
    tokens: Mapping[str, int] | None = None,
    goals: Mapping[str, int] | None = None,
    treatises: Mapping[str, str] | None = None,
    tiles: str = "",
    tile_stacks: Sequence[int] = (9, 9),
    clients: str = "",
    manifests: str = "",
    research: str = "",
    decks: Mapping[str, str] | None = None,
    **options: OptionValue,
) -> UnconsciousMindState:
    """A position with `turn` to play.

    table: by Idea space, `0 two_ideas gain_research`; notebook: three rows, `n101 · · / · · · / ns01 · ·`;
    rooms: `c01+g01 m05 l01 @6 / k01`, a client without `@` being at the sum of its hearts; treatises: by
    tile, its owner and Volumes, `0 r01 r02`; overlays: by Location, `o3-grey`; slots: `theater-1`;
    district_insights: by District, the owners from the left, `0 · 1`; tiles: level I then II, stack to right;
    decks: what is left in a deck, `{"research": "r01"}`. A tile or card may be `·` for a space that is empty.
    """
    modules: dict[str, OptionValue] = {"journalist": bool(journalist), "fireworks": bool(fireworks)}
    setup = setup_for(players, **{**modules, **options})
    state = GAME.blank(setup)
    seats = range(int(setup.players))
    state.starter = starter
    state.phase = PHASES.index(phase)
    state.freud = LOCATIONS.index(freud)
    state.freud_reputation = freud_reputation
    state.journalist = LOCATIONS.index(journalist) if journalist else -1
    state.fireworks = DISTRICTS.index(fireworks) if fireworks else -1
    for seat in seats:
        state.vp[seat] = (vp or {}).get(seat, 0)
        state.coffee[seat] = (coffee or {}).get(seat, 0)
        state.bright[seat] = (bright or {}).get(seat, 0)
        state.boxes[seat] = (boxes or {}).get(seat, 0)
        state.ideas_locked[seat] = setup.locked_ideas - (laps or {}).get(seat, 0)
        state.ideas[seat] = setup.start_ideas + (laps or {}).get(seat, 0)
        state.inkpot[seat] = INKPOT.index((inkpot or {}).get(seat, "top"))
        state.reputation[seat] = (reputation or {}).get(seat, 0)
        state.reputation_since[seat] = -((seat - starter) % setup.players)
        state.professor[seat] = LOCATIONS.index((professors or {}).get(seat, LOCATIONS[2 + seat]))
        _fill_notebook(state, seat, (notebook or {}).get(seat, ""))
        _fill_dial(state, seat, (dial or {}).get(seat, ""))
        _fill_rooms(state, seat, (rooms or {}).get(seat, f"{_default_client(setup, seat)}+gs1 @5"))
        state.hand[seat] = _mask(setup.names.research, (hand or {}).get(seat, ""))
        state.in_play[seat] = _mask(setup.names.research, (in_play or {}).get(seat, ""))
        state.cured[seat] = _mask(setup.names.clients, (cured or {}).get(seat, ""))
    for seat in second_room:
        state.second_room |= 1 << seat
    _fill_table(state, table or {})
    _fill_city(state, overlays or {}, slots, district_insights or {}, tokens or {})
    for goal, seat in (goals or {}).items():
        state.goal_owner[setup.names.goals.index(goal)] = seat + 1
    for tile, text in (treatises or {}).items():
        owner, *cards = text.split()
        at = setup.names.treatises.index(tile)
        state.treatise_owner[at] = int(owner) + 1
        state.treatise_cards[at] = sum(
            _number(setup.names.research, card) << 6 * n for n, card in enumerate(cards)
        )
    _fill_displays(state, tiles, tile_stacks, clients, manifests, research, decks or {})
    TURN.wait(state, turn)
    return state


def _default_client(setup: UnconsciousMindSetup, seat: int) -> str:
    return setup.names.clients[11 - seat]


def _number(names: Sequence[str], name: str) -> int:
    """1 + a card's number; 0 for none."""
    return 0 if name == NOTHING else names.index(name) + 1


def _mask(names: Sequence[str], text: str) -> int:
    return sum(1 << names.index(name) for name in text.split())


def _fill_notebook(state: UnconsciousMindState, seat: int, text: str) -> None:
    for row, line in enumerate(text.split("/") if text else []):
        for column, tile in enumerate(line.split()):
            state.notebook[seat * 9 + row * 3 + column] = _number(state.setup.names.tiles, tile)
    for line_number in range(6):
        is_complete = (
            pages.is_row_complete(state, seat, line_number)
            if line_number < 3
            else pages.is_column_complete(state, seat, line_number - 3)
        )
        if not is_complete:
            state.insights_locked[seat] |= 1 << line_number


def _fill_dial(state: UnconsciousMindState, seat: int, text: str) -> None:
    """Common Insights that are not named are in the reserve; own ones are locked, or have left the game."""
    state.common[seat] = state.setup.commons
    for name in text.split():
        if name.startswith("own:"):
            state.own[seat] += 1 << 4 * AREAS.index(name.removeprefix("own:"))
        else:
            move_insight(state, seat, codes.COMMON, codes.RESERVE, AREAS.index(name))


def _fill_rooms(state: UnconsciousMindState, seat: int, text: str) -> None:
    names, setup = state.setup.names, state.setup
    for at, words in enumerate((room.split() for room in text.split("/")), seat * 2):
        if not words or words[0] == NOTHING:
            continue
        client, _, grief = words[0].partition("+")
        state.room_client[at] = _number(names.clients, client)
        state.room_grief[at] = _number(names.grief, grief) if grief else 0
        state.room_therapy[at] = setup.client_hearts[state.room_client[at] - 1]
        if grief:
            state.room_therapy[at] += setup.grief_hearts[state.room_grief[at] - 1]
        for word in words[1:]:
            if word.startswith("@"):
                state.room_therapy[at] = int(word[1:])
            elif word.startswith("m"):
                state.room_manifest[at] = _number(names.manifest, word)
            else:
                state.room_latent[at] = _number(names.latent, word)
        if at % 2:
            state.second_room |= 1 << seat


def _fill_table(state: UnconsciousMindState, table: Mapping[str, str]) -> None:
    names = state.setup.names
    ideas = {"idea": 1, "two_ideas": 2}
    for space, name in enumerate(names.idea_spaces):
        if state.setup.blocked >> space & 1:
            state.idea_at[space] = BY_HAND
        elif name in table:
            owner, way, action = table[name].split()
            state.idea_at[space] = int(owner) + 1 + ideas[way] * 16 + (names.actions.index(action) + 1) * 4096
            state.ideas[int(owner)] -= ideas[way]


def _fill_city(
    state: UnconsciousMindState,
    overlays: Mapping[str, str],
    slots: Iterable[str],
    district_insights: Mapping[str, str],
    tokens: Mapping[str, int],
) -> None:
    for location, text in overlays.items():
        overlay, side = text.split("-")
        lying = 2 * state.setup.names.overlays.index(overlay) + int(side == "grey")
        state.overlay_on[LOCATIONS.index(location)] = 1 + lying
    for slot in slots:
        location, _, number = slot.partition("-")
        state.slots_taken |= 1 << LOCATIONS.index(location) * 3 + int(number) - 1
    for district, owners in district_insights.items():
        for at, owner in enumerate(owners.split()):
            if owner != NOTHING:
                state.insight_on[DISTRICTS.index(district) * 4 + at] = int(owner) + 1
    for district, count in tokens.items():
        state.tokens[DISTRICTS.index(district)] = count


def _fill_displays(
    state: UnconsciousMindState,
    tiles: str,
    tile_stacks: Sequence[int],
    clients: str,
    manifests: str,
    research: str,
    decks: Mapping[str, str],
) -> None:
    """What is not said lies as at the start of a game: the first cards that are nowhere else."""
    setup, names = state.setup, state.setup.names

    def unused(pool: Sequence[str], used: Iterable[int], count: int) -> list[str]:
        taken = set(used)
        return [name for at, name in enumerate(pool) if at + 1 not in taken][:count]

    levels = (names.tiles[12:36], names.tiles[36:60])
    shown_tiles = tiles.split() or [
        *(level for part in levels for level in _first_free(part, names.tiles, state.notebook, 3))
    ]
    state.tile_display = vec[i64]([_number(names.tiles, tile) for tile in shown_tiles])
    state.tile_stacks = vec[i64](list(tile_stacks))
    state.tiles_unseen = sum(
        1 << at
        for at in range(12, 60)
        if at + 1 not in set(state.tile_display) and at + 1 not in set(state.notebook)
    )

    in_use = {int(one) for one in state.room_client}
    in_use |= {at + 1 for at in range(24) for cured in state.cured if int(cured) >> at & 1}
    routine = unused(names.clients[:12], in_use, 2)
    case_study = unused(names.clients[12:], {one - 12 for one in in_use}, 2)
    griefs = unused(names.grief[:24], (int(one) for one in state.room_grief), 4)
    pairs = clients.split() or [f"{c}+{g}" for c, g in zip([*routine, *case_study], griefs, strict=True)]
    for at, pair in enumerate(pairs):
        client, _, grief = pair.partition("+")
        state.clients_shown[at] = _number(names.clients, client)
        state.grief_shown[at] = _number(names.grief, grief) if grief else 0
    in_use |= {int(one) for one in state.clients_shown}
    state.client_decks = sum(1 << at for at in range(24) if at + 1 not in in_use)
    griefs_used = {int(one) for one in (*state.room_grief, *state.grief_shown)}
    state.grief_deck = sum(1 << at for at in range(24) if at + 1 not in griefs_used)

    dreams = manifests.split() or unused(names.manifest, (int(one) for one in state.room_manifest), 4)
    for at, dream in enumerate(dreams):
        state.manifests_shown[at] = _number(names.manifest, dream)
    manifests_used = {int(one) for one in (*state.room_manifest, *state.manifests_shown)}
    state.manifest_deck = sum(1 << at for at in range(int(setup.manifests)) if at + 1 not in manifests_used)
    latents_used = {int(one) for one in state.room_latent}
    state.latent_deck = sum(1 << at for at in range(int(setup.latents)) if at + 1 not in latents_used)

    held = 0
    for seat in range(int(setup.players)):
        held |= int(state.hand[seat]) | int(state.in_play[seat])
    for packed in (int(one) for one in state.treatise_cards):
        held |= sum(1 << (packed >> 6 * at & 63) - 1 for at in range(5) if packed >> 6 * at & 63)
    cards = research.split() or unused(names.research, (at + 1 for at in range(36) if held >> at & 1), 2)
    for at, card in enumerate(cards):
        state.research_shown[at] = _number(names.research, card)
        held |= 1 << names.research.index(card) if card != NOTHING else 0
    state.research_deck = (1 << 36) - 1 & ~held

    for deck, text in decks.items():
        pool = {"clients": names.clients, "manifest": names.manifest, "latent": names.latent}
        setattr(state, _DECKS[deck], _mask(pool.get(deck, names.research), text))


_DECKS = {
    "clients": "client_decks",
    "manifest": "manifest_deck",
    "latent": "latent_deck",
    "research": "research_deck",
}


def _first_free(part: Sequence[str], tiles: Sequence[str], placed: Iterable[int], count: int) -> list[str]:
    lying = set(placed)
    return [tile for tile in part if tiles.index(tile) + 1 not in lying][:count]


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


def resolve(state: UnconsciousMindState, listed: str) -> None:
    """Let the player to move do effects of the edition's language, outside any action: `[{op: elevate}]`."""
    converted = msgspec.convert(yaml.safe_load(listed), list[Effect])
    effects.OPEN_LIST.push(state, state.actor, add_list(state.setup, converted))
    state.run()


def land(state: UnconsciousMindState, space: str) -> None:
    """Let the Inkpot of the player to move be on a space and take effect there."""
    state.inkpot[state.actor] = INKPOT.index(space)
    inkpot.LAND.push(state, state.actor)
    state.run()


def gain_reputation(state: UnconsciousMindState, seat: int = TEAL) -> None:
    fame.gain_reputation(state, seat)
    state.run()


def end_turn(state: UnconsciousMindState) -> None:
    """Come to the end of the turn of the player to move."""
    END_TURN.wait(state, state.actor)
    state.run()


def finish(state: UnconsciousMindState) -> None:
    """Go on to final scoring as if the last turn were over."""
    scoring.finish_game(state)


def stop_all(state: UnconsciousMindState) -> None:
    """Leave whatever can be left until the next turn or the end; chance takes its first outcome."""
    while state.actor != OVER and state.kind != codes.TURN:
        legal = [int(action) for action in state.legal()]
        if state.kind == codes.INKPOT:
            state.apply(codes.ADVANCE + inkpot.INKPOT.least.of(state))
        else:
            state.apply(codes.STOP if codes.STOP in legal else legal[0])


def step(state: UnconsciousMindState, rng: Random) -> None:
    """One decision at random."""
    legal = state.legal()
    state.apply(roll(state, rng) if state.actor == CHANCE else legal[rng.randrange(len(legal))])


def random_game(seed: int, players: int = 2, **options: OptionValue) -> Iterator[UnconsciousMindState]:
    """The positions of a game at random, from the first to the last."""
    rng = Random(seed)
    state = new_game(players, **options)
    while state.actor != OVER:
        yield state
        step(state, rng)
    yield state


# Questions


def may(state: UnconsciousMindState, text: str) -> bool:
    return state.actor != OVER and state.setup.actions.parse(text) in state.legal()


def view(state: UnconsciousMindState, observer: int | None = None) -> UnconsciousMindView:
    return GAME.view(state, int(max(state.actor, 0)) if observer is None else observer)


def decision(state: UnconsciousMindState) -> str:
    """What is waited for."""
    return BY_NUMBER[state.kind].title


def triggers(state: UnconsciousMindState) -> int:
    """How often the Location may still be triggered."""
    assert decision(state) == "location"
    return int(city.LOCATION.left.of(state))


def player(state: UnconsciousMindState, seat: int = TEAL) -> Player:
    return view(state).players[seat]


def dial(state: UnconsciousMindState, seat: int = TEAL) -> str:
    """The Insights on the rings, as `position` reads them."""
    on_rings = [(area, pair) for area, pair in player(state, seat).dial.items() if area != "reserve"]
    common = [area for area, pair in on_rings for _ in range(pair[0])]
    own = [f"own:{area}" for area, pair in on_rings for _ in range(pair[1])]
    return " ".join([*common, *own])


def reserve(state: UnconsciousMindState, seat: int = TEAL) -> tuple[int, int]:
    """Common and own Insights in the reserve."""
    common, own = player(state, seat).dial.get("reserve", [0, 0])
    return common, own


def coffee(state: UnconsciousMindState, seat: int = TEAL) -> int:
    return int(state.coffee[seat])


def bright(state: UnconsciousMindState, seat: int = TEAL) -> int:
    return int(state.bright[seat])


def boxes(state: UnconsciousMindState, seat: int = TEAL) -> int:
    return int(state.boxes[seat])


def vp(state: UnconsciousMindState, seat: int = TEAL) -> int:
    """The points scored so far."""
    return int(state.vp[seat])


def room(state: UnconsciousMindState, which: int = 0, seat: int = TEAL) -> Room:
    return player(state, seat).rooms[which]


def tile(state: UnconsciousMindState, place: str, seat: int = TEAL) -> str:
    """What lies on a place of a player board: `a1` to `c3`."""
    return player(state, seat).notebook["abc".index(place[0]) * 3 + int(place[1]) - 1] or NOTHING


def locked_lines(state: UnconsciousMindState, seat: int = TEAL) -> set[str]:
    assert set(player(state, seat).insights_locked) <= set(LINES)
    return set(player(state, seat).insights_locked)


def hand(state: UnconsciousMindState, seat: int = TEAL) -> list[str]:
    return view(state, seat).hand


def tags(state: UnconsciousMindState, seat: int = TEAL) -> dict[str, int]:
    """The tags in play, by Location."""
    return {location: count for location, count in player(state, seat).tags.items() if count}


def final(state: UnconsciousMindState, seat: int = TEAL) -> dict[str, int]:
    """What final scoring would bring now."""
    return player(state, seat).final
