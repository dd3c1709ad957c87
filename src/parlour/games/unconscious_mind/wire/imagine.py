"""Positions of Unconscious Mind that an observer could be looking at: other hands are dealt by lot."""

from __future__ import annotations

from librt.random import Random
from librt.vecs import vec
from mypy_extensions import i64

from parlour.games.unconscious_mind.components import DISTRICTS, GLYPHS
from parlour.games.unconscious_mind.effect_schema import LOCATIONS
from parlour.games.unconscious_mind.names import INKPOT, SOURCES
from parlour.games.unconscious_mind.rules import UnconsciousMindState
from parlour.games.unconscious_mind.rules.decisions import DECISIONS
from parlour.games.unconscious_mind.rules.setup import RESEARCH_CARDS, UnconsciousMindSetup
from parlour.games.unconscious_mind.wire.actions import AREAS
from parlour.games.unconscious_mind.wire.view import PHASES, Player, UnconsciousMindView


def imagine(setup: UnconsciousMindSetup, view: UnconsciousMindView, rng: Random) -> UnconsciousMindState:
    """A position that gives this view to its observer."""
    state = UnconsciousMindState(setup)
    _table(setup, view, state)
    _city(setup, view, state)
    for seat, player in enumerate(view.players):
        _player(setup, player, state, seat)
    _deal_hands(setup, view, state, rng)
    DECISIONS.restore(state, view.waiting)
    return state


def _number(names: tuple[str, ...], name: str) -> int:
    """1 + a card's number; 0 for none."""
    return names.index(name) + 1 if name else 0


def _mask(names: tuple[str, ...], some: list[str]) -> int:
    return sum(1 << names.index(name) for name in some)


def _table(setup: UnconsciousMindSetup, view: UnconsciousMindView, state: UnconsciousMindState) -> None:
    names = setup.names
    for name in view.blocked:
        state.idea_at[names.idea_spaces.index(name)] = 15
    for name, idea in view.table.items():
        lying = idea.seat + 1 + idea.ideas * 16 + idea.bright * 256
        state.idea_at[names.idea_spaces.index(name)] = lying + (names.actions.index(idea.action) + 1) * 4096
    state.tile_display = vec[i64]([_number(names.tiles, name) for name in view.tiles])
    state.tile_stacks = vec[i64](view.tile_stacks)
    state.tiles_unseen = _mask(names.tiles, view.tiles_unseen)
    state.clients_shown = vec[i64]([_number(names.clients, shown.client) for shown in view.clients])
    state.grief_shown = vec[i64]([_number(names.grief, shown.grief) for shown in view.clients])
    state.manifests_shown = vec[i64]([_number(names.manifest, name) for name in view.manifests])
    state.research_shown = vec[i64]([_number(names.research, name) for name in view.research])
    state.client_decks = _mask(names.clients, view.decks["clients"])
    state.grief_deck = _mask(names.grief, view.decks["grief"])
    state.manifest_deck = _mask(names.manifest, view.decks["manifest"])
    state.latent_deck = _mask(names.latent, view.decks["latent"])
    state.draft_clients = _mask(names.clients, view.draft)
    state.bottom_client = _mask(names.clients, [view.bottom_client] if view.bottom_client else [])
    state.treated = view.treated
    state.used_once = view.used_once
    state.starter = view.starter
    state.phase = PHASES.index(view.phase)
    state.rounds = view.rounds
    state.impulses = view.impulses
    state.libido = view.libido
    state.won = sum(1 << seat for seat in view.winners)


def _city(setup: UnconsciousMindSetup, view: UnconsciousMindView, state: UnconsciousMindState) -> None:
    names = setup.names
    state.freud = LOCATIONS.index(view.freud) if view.freud else -1
    state.journalist = LOCATIONS.index(view.journalist) if view.journalist else -1
    state.fireworks = DISTRICTS.index(view.fireworks) if view.fireworks else -1
    for at, name in enumerate(LOCATIONS):
        if name in view.overlays:
            overlay, side = view.overlays[name].split("-")
            state.overlay_on[at] = 1 + 2 * names.overlays.index(overlay) + int(side == "grey")
        for slot in view.slots_taken[name]:
            state.slots_taken |= 1 << at * 3 + slot
    for at, district in enumerate(DISTRICTS):
        state.tokens[at] = view.tokens[district]
        for slot, seat in enumerate(view.district_insights[district]):
            state.insight_on[at * 4 + slot] = seat + 1
    state.freud_reputation = view.freud_reputation
    state.reputation_moves = view.reputation_moves
    for at, goal in enumerate(names.goals):
        state.goal_owner[at] = view.goals[goal] + 1
        tag = view.goal_tags[goal]
        state.goal_tag[at] = LOCATIONS.index(tag) if tag else -1
    for title, published in view.treatises.items():
        at = names.treatises.index(title)
        state.treatise_owner[at] = published.seat + 1
        state.treatise_cards[at] = sum(
            _number(names.research, card) << 6 * place for place, card in enumerate(published.volumes)
        )


def _player(setup: UnconsciousMindSetup, player: Player, state: UnconsciousMindState, seat: int) -> None:
    names = setup.names
    state.vp[seat] = player.vp
    for at, source in enumerate(SOURCES):
        state.vp_from[seat * len(SOURCES) + at] = player.by_source[source]
    state.coffee[seat] = player.coffee
    state.bright[seat] = player.bright
    state.boxes[seat] = player.boxes
    state.ideas[seat] = player.ideas
    state.ideas_locked[seat] = player.ideas_locked
    state.inkpot[seat] = INKPOT.index(player.inkpot)
    for place, tile in enumerate(player.notebook):
        state.notebook[seat * 9 + place] = _number(names.tiles, tile)
    lines = ("row1", "row2", "row3", "column1", "column2", "column3")
    state.insights_locked[seat] = _mask(lines, player.insights_locked)
    for area, (common, own) in player.dial.items():
        state.common[seat] += common << 4 * AREAS.index(area)
        state.own[seat] += own << 4 * AREAS.index(area)
    state.known[seat] = _mask(names.research, player.known)
    state.in_play[seat] = _mask(names.research, player.in_play)
    state.office[seat] = GLYPHS.index(player.office) if player.office else -1
    for at, room in enumerate(player.rooms, seat * 2):
        state.room_client[at] = _number(names.clients, room.client)
        state.room_grief[at] = _number(names.grief, room.grief)
        state.room_therapy[at] = room.therapy
        state.room_manifest[at] = _number(names.manifest, room.manifest)
        state.room_latent[at] = _number(names.latent, room.latent)
    state.second_room |= int(player.second_room) << seat
    state.cured[seat] = _mask(names.clients, player.cured)
    state.professor[seat] = LOCATIONS.index(player.professor) if player.professor else -1
    state.reputation[seat] = player.reputation
    state.reputation_since[seat] = player.reputation_since


def _deal_hands(
    setup: UnconsciousMindSetup, view: UnconsciousMindView, state: UnconsciousMindState, rng: Random
) -> None:
    """Every Research card that lies nowhere in sight is in another hand or in the deck."""
    names = setup.names
    seen = {*view.hand, *view.research}
    for player in view.players:
        seen.update(player.in_play, player.known)
    for published in view.treatises.values():
        seen.update(published.volumes)
    pool = [card for card in range(RESEARCH_CARDS) if names.research[card] not in seen]
    for at in range(len(pool) - 1, 0, -1):
        other = rng.randrange(at + 1)
        pool[at], pool[other] = pool[other], pool[at]
    for seat, player in enumerate(view.players):
        if seat == view.seat:
            state.hand[seat] = _mask(names.research, view.hand)
        else:
            state.hand[seat] = _mask(names.research, player.known)
            state.hand[seat] |= sum(1 << pool.pop() for _ in range(player.hand - len(player.known)))
    state.research_deck = sum(1 << card for card in pool)
