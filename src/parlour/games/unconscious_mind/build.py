"""From an edition and a table's options to the tables the engine plays by."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from librt.vecs import append, vec
from mypy_extensions import i64

from parlour.games.unconscious_mind.components import (
    DISTRICTS,
    GLYPHS,
    ICONS,
    Dream,
    GriefLayer,
    NotebookTile,
    RoutineClient,
    StartingTile,
    UnconsciousMindEdition,
)
from parlour.games.unconscious_mind.effect_schema import COUNTERS, LOCATIONS, Effect, TriggerNotebook
from parlour.games.unconscious_mind.effect_tables import add_list, add_price, insight_code
from parlour.games.unconscious_mind.names import LINES
from parlour.games.unconscious_mind.rules import codes
from parlour.games.unconscious_mind.rules.setup import (
    GRIEF_LAYERS,
    NO_LIST,
    ROUTINE_CLIENTS,
    STARTING_TILES,
    UnconsciousMindSetup,
)
from parlour.kernel.game import OptionValue

OVERLAY_OPTIONS = ("off", "A", "B", "C")

MODIFIERS = {
    "coffee_cap": (codes.MOD_COFFEE_CAP, "cap"),
    "notebook_discount": (codes.MOD_NOTEBOOK_DISCOUNT, "coffee"),
    "free_inkpot_step": (codes.MOD_FREE_STEP, "n"),
    "on_recall": (codes.MOD_ON_RECALL, "effects"),
    "on_play_research": (codes.MOD_ON_PLAY, "effects"),
    "on_treat_latent": (codes.MOD_ON_LATENT, "effects"),
    "location_extra": (codes.MOD_LOCATION_EXTRA, "n"),
    "cheap_adjust": (codes.MOD_CHEAP_ADJUST, "coffee"),
    "overcompensation_change": (codes.MOD_CHANGE, "coffee_per_level"),
    "icon_match_any": (codes.MOD_ANY_ICON, ""),
    "professor_range": (codes.MOD_PROFESSOR_RANGE, "max"),
    "wild_volume": (codes.MOD_WILD_VOLUME, "n"),
}


def build(
    edition: UnconsciousMindEdition, players: int, options: Mapping[str, OptionValue]
) -> UnconsciousMindSetup:
    setup = UnconsciousMindSetup(max(players, 2))
    setup.options = dict(options)
    setup.is_solo = players == 1
    setup.journalist = bool(options["journalist"])
    setup.fireworks = bool(options["fireworks"])
    setup.overlays = OVERLAY_OPTIONS.index(str(options["overlays"]))
    setup.start_chosen = options["start"] == "choose"
    assert add_list(setup, []) == NO_LIST
    _table(setup, edition, players)
    _boards(setup, edition)
    _notebook(setup, edition)
    _research(setup, edition)
    _clients(setup, edition)
    _dreams(setup, edition)
    _city(setup, edition)
    _beginning(setup, edition, players)
    _solo(setup, edition, str(options.get("difficulty", "superego")))
    return setup


def _table(setup: UnconsciousMindSetup, edition: UnconsciousMindEdition, players: int) -> None:
    table = edition.table
    setup.names.actions = tuple(action.id for action in table.actions)
    setup.names.idea_spaces = tuple(space.id for space in table.idea_spaces)
    for at, action in enumerate(table.actions):
        setup.action_lists[at] = add_list(setup, action.effects, f"action-{action.id}")
    for at, space in enumerate(table.idea_spaces):
        setup.space_actions[at] = sum(1 << setup.names.actions.index(name) for name in space.next_to)
        setup.space_inkpots[at] = space.inkpots
        setup.space_rows[at] = space.row
        if max(players, 2) in space.blocked_with:
            setup.blocked |= 1 << at
    vacant = table.vacant_vp
    setup.vacant_vp = vec[i64]([vacant.left, vacant.center, vacant.right])


def _boards(setup: UnconsciousMindSetup, edition: UnconsciousMindEdition) -> None:
    boards = edition.boards
    setup.start_coffee = boards.coffee.start
    setup.coffee_cap = boards.coffee.most
    setup.box_cap = boards.boxes.most
    setup.box_vp = boards.boxes.vp
    setup.start_ideas = boards.ideas.start
    setup.locked_ideas = boards.ideas.locked
    setup.commons = boards.insights.common
    setup.own_insights = boards.insights.own
    for at, row in enumerate(boards.rows):
        setup.row_lists[at] = add_list(setup, [row.effect], f"line-{LINES[at]}")
    setup.row_end_list = add_list(setup, [boards.row_end.effect], "row_end")
    for at, column in enumerate(boards.columns):
        setup.column_lists[at] = add_list(setup, [column.effect], f"line-{column.id}")
    setup.gates = vec[i64](boards.gates.cured)
    setup.adjust_coffee = boards.adjust.coffee
    setup.ignore_coffee = boards.ignore_suppress.coffee
    setup.bright_coffee = boards.bright_idea.coffee
    setup.bright_vp = boards.bright_idea.vp
    setup.bright_triggers = boards.bright_idea.location_triggers
    setup.box_price = add_price(setup, boards.box_set.insights)
    setup.therapy_vp = vec[i64](boards.therapy.vp)
    setup.therapy_most = boards.therapy.spaces
    setup.catharsis = boards.therapy.catharsis
    reputation = boards.reputation
    setup.freud_start = reputation.freud_start
    setup.reputation_most = reputation.most
    setup.reputation_end = reputation.end
    setup.beyond_vp = reputation.beyond_vp
    setup.signal_vp = reputation.signal_vp
    setup.freud_lines = sum(1 << space for space in boards.freud_lines.after)
    _zones(setup, edition)
    final = boards.final
    setup.first_vp = final.first
    setup.second_vp = final.second
    setup.district_vp = vec[i64](final.districts)
    setup.row_vp = vec[i64](final.rows)
    setup.tag_vp = vec[i64](final.tags)


def _zones(setup: UnconsciousMindSetup, edition: UnconsciousMindEdition) -> None:
    above, below = edition.boards.zones_above, edition.boards.zones_below
    for space in range(11):
        setup.zone_above[space] = next(
            (at for at, zone in enumerate(above) if space <= zone.last), len(above) - 1
        )
        setup.zone_below[space] = next(
            (at for at, zone in enumerate(below) if space <= zone.last), len(below) - 1
        )
    for at, zone in enumerate(above):
        setup.above_vp[at] = zone.vp
        setup.above_coffee[at] = zone.coffee
    for at, lower in enumerate(below):
        for effects in lower.actions:
            source = f"reputation-{len(setup.below_lists) + 1}"
            setup.below_lists = append(setup.below_lists, add_list(setup, effects, source))
        setup.below_counts[at] = len(setup.below_lists)


def _notebook(setup: UnconsciousMindSetup, edition: UnconsciousMindEdition) -> None:
    book = edition.notebook
    setup.names.tiles = tuple(tile.id for tile in (*book.starting, *book.level_1, *book.level_2))
    for at, start in enumerate(book.starting):
        _tile(setup, at, start)
        setup.start_location[at] = LOCATIONS.index(start.location)
        setup.start_glyph[at] = GLYPHS.index(start.glyph)
        for place, insight in enumerate(start.insights):
            setup.start_insights[at * 4 + place] = insight_code(insight)
    for at, tile in enumerate((*book.level_1, *book.level_2), STARTING_TILES):
        _tile(setup, at, tile)
        setup.banner_lists[at] = add_list(setup, tile.banner, f"banner-{tile.id}")
        setup.tile_level[at] = 1 if at < STARTING_TILES + len(book.level_1) else 2
    setup.names.tiles += ("id_study", "id_stroll", "id_treat")


def _tile(setup: UnconsciousMindSetup, number: int, tile: StartingTile | NotebookTile) -> None:
    setup.main_lists[number] = add_list(setup, tile.main, f"tile-{tile.id}")
    setup.tile_copies[number] = int(any(isinstance(effect, TriggerNotebook) for effect in tile.main))


def _tags(tags: Sequence[str]) -> int:
    """Eight bits a Location: they can be added up."""
    return sum(1 << 8 * LOCATIONS.index(tag) for tag in tags)


def _research(setup: UnconsciousMindSetup, edition: UnconsciousMindEdition) -> None:
    cards, treatises = edition.research.research, edition.research.treatises
    setup.names.research = tuple(card.id for card in cards)
    setup.names.treatises = tuple(treatise.id for treatise in treatises)
    for at, card in enumerate(cards):
        setup.volume[at] = DISTRICTS.index(card.volume)
        setup.research_tags[at] = _tags(card.tags)
        setup.research_lists[at] = add_list(setup, card.effects, f"research-{card.id}")
    for at, treatise in enumerate(treatises):
        setup.treatise_size[at] = len(treatise.volumes)
        for place, colour in enumerate(treatise.volumes):
            setup.treatise_volumes[at * 5 + place] = DISTRICTS.index(colour)
            setup.treatise_needs[at] += 1 << 8 * DISTRICTS.index(colour)
        setup.treatise_vp[at] = treatise.vp
        setup.treatise_tags[at] = _tags(treatise.tags)
    setup.cite_vp = edition.research.citing.vp
    setup.cite_bright = edition.research.citing.bright_ideas


def _clients(setup: UnconsciousMindSetup, edition: UnconsciousMindEdition) -> None:
    clients = edition.clients
    setup.names.clients = tuple(one.id for one in (*clients.routine, *clients.case_study))
    for at, routine in enumerate(clients.routine):
        setup.client_hearts[at] = routine.hearts
        setup.cure_vp[at] = routine.cure_vp
        setup.client_tags[at] = _tags(routine.tags)
        ability, setup.client_mod_value[at] = _modifier(setup, routine)
        setup.mod_clients[ability] |= 1 << at
    for at, case in enumerate(clients.case_study, ROUTINE_CLIENTS):
        setup.client_hearts[at] = case.hearts
        setup.cure_vp[at] = case.cure_vp
        setup.client_counter[at] = COUNTERS.index(case.counter)
        setup.client_rate[at] = case.vp
        setup.client_most[at] = case.most
    layers: list[GriefLayer] = [*clients.grief, *clients.starting_grief]
    assert len(layers) == GRIEF_LAYERS
    setup.names.grief = tuple(layer.id for layer in layers)
    for at, layer in enumerate(layers):
        setup.grief_hearts[at] = layer.hearts
        setup.grief_vp[at] = layer.vp
        setup.grief_icon[at] = ICONS.index(layer.icon) + 1 if layer.icon else 0
        setup.grief_lists[at] = add_list(setup, layer.effects, f"grief-{layer.id}")


def _modifier(setup: UnconsciousMindSetup, client: RoutineClient) -> tuple[int, int]:
    """An ability's number, and its value: a number, or a list of effects."""
    code, field = MODIFIERS[str(client.modifier.__struct_config__.tag)]
    value: int | list[Effect] = getattr(client.modifier, field) if field else 0
    return code, value if isinstance(value, int) else add_list(setup, value, f"client-{client.id}")


def _dreams(setup: UnconsciousMindSetup, edition: UnconsciousMindEdition) -> None:
    dreams = edition.dreams
    setup.names.manifest = tuple(dream.id for dream in dreams.manifest)
    setup.names.latent = tuple(dream.id for dream in dreams.latent)
    setup.manifests, setup.latents = len(dreams.manifest), len(dreams.latent)
    setup.manifest_prices, setup.manifest_lists = _dream_tables(setup, dreams.manifest)
    setup.latent_prices, setup.latent_lists = _dream_tables(setup, dreams.latent)
    setup.manifest_icon = vec[i64]([ICONS.index(one.icon) + 1 if one.icon else 0 for one in dreams.manifest])


def _dream_tables(setup: UnconsciousMindSetup, dreams: Sequence[Dream]) -> tuple[vec[i64], vec[i64]]:
    prices = vec[i64]([add_price(setup, dream.cost) for dream in dreams])
    return prices, vec[i64]([add_list(setup, dream.effects, f"dream-{dream.id}") for dream in dreams])


def _city(setup: UnconsciousMindSetup, edition: UnconsciousMindEdition) -> None:
    city = edition.city
    for at, location in enumerate(city.locations):
        setup.district_of[at] = DISTRICTS.index(location.district)
        for place, effect in enumerate(location.effects):
            setup.location_effects[at * 3 + place] = add_list(setup, [effect], f"location-{location.id}")
        for place, effects in enumerate(location.slots):
            source = f"slot-{location.id}-{place + 1}"
            setup.location_slots[at * 3 + place] = add_list(setup, effects, source)
    for at, district in enumerate(city.districts):
        setup.tokens[at] = district.tokens
        for place, slot in enumerate(district.slots):
            setup.district_numbers[at * 4 + place] = slot.number
            source = f"district-{district.id}-{slot.number}"
            setup.district_slots[at * 4 + place] = add_list(setup, slot.effects, source)
    setup.names.overlays = tuple(overlay.id for overlay in city.overlays)
    for at, overlay in enumerate(city.overlays):
        setup.overlay_district[at] = DISTRICTS.index(overlay.district)
        for side, slots in enumerate((overlay.colour, overlay.grey)):
            for place, effects in enumerate(slots):
                source = f"overlay-{overlay.id}-{place + 1}"
                setup.overlay_slots[(at * 2 + side) * 3 + place] = add_list(setup, effects, source)
    setup.trigger_limit = city.trigger_limit.count
    setup.names.goals = tuple(goal.id for goal in city.goals)
    for at, goal in enumerate(city.goals):
        setup.goal_counter[at] = COUNTERS.index(goal.counter)
        setup.goal_count[at] = goal.count
        setup.goal_tag[at] = -1 if goal.tag == "chosen" else LOCATIONS.index(goal.tag)


def _beginning(setup: UnconsciousMindSetup, edition: UnconsciousMindEdition, players: int) -> None:
    counts = edition.setup.notebook_tiles
    setup.tiles_per_level = (counts.solo, counts.two, counts.three, counts.four)[players - 1]
    for at, order in enumerate(edition.setup.order):
        setup.order_coffee[at] = order.coffee
        setup.order_bright[at] = order.bright_ideas


def _solo(setup: UnconsciousMindSetup, edition: UnconsciousMindEdition, difficulty: str) -> None:
    setup.names.impulses = tuple(impulse.id for impulse in edition.solo.impulses)
    for impulse in edition.solo.impulses:
        setup.impulse_row = append(setup.impulse_row, impulse.row)
        setup.impulse_double = append(setup.impulse_double, int(impulse.double))
        setup.impulse_recall = append(setup.impulse_recall, int(impulse.recall))
        for action in impulse.actions:
            setup.impulse_actions = append(setup.impulse_actions, setup.names.actions.index(action))
    level = next(one for one in edition.solo.difficulties if one.id == difficulty)
    setup.id_start_vp = level.start_vp
    setup.id_level_1 = level.level_1
    setup.id_level_2 = level.level_2
    setup.id_treat_vp = level.treat_vp
    setup.id_treatises = level.treatises
