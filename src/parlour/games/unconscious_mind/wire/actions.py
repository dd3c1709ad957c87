"""The actions of Unconscious Mind as people and programs write them: `place i12 gain_research`."""

from __future__ import annotations

from parlour.games.unconscious_mind.components import DISTRICTS, GLYPHS, UnconsciousMindEdition
from parlour.games.unconscious_mind.effect_schema import LEVELS, LOCATIONS, QUALITIES
from parlour.games.unconscious_mind.names import LINES
from parlour.games.unconscious_mind.rules import codes
from parlour.games.unconscious_mind.rules.setup import UnconsciousMindSetup
from parlour.kernel.actions import Actions, Kind, Named, Plain, Seat

AREAS = ("reserve", *(f"{level}-{quality}" for quality in QUALITIES for level in LEVELS))
PIECES = ("common", "own")
WAYS = ("idea", "bright", "two_ideas", "both", "two_bright")
FIGURES = ("professor", "freud", "journalist")
ROOMS = ("primary", "secondary")
PLACES = tuple(f"{row}{column}" for row in "abc" for column in "123")
"""The places of a Notebook, row by row."""
PARTS = ("start", "first", "second", "third", "end")
LEVEL_NAMES = ("level_1", "level_2")


def declare(edition: UnconsciousMindEdition, setup: UnconsciousMindSetup) -> Actions:
    """Every action, chance's included."""
    names = setup.names
    prefix = "unconscious_mind"

    def named(values: tuple[str, ...], kind: str) -> Named:
        return Named(values, f"{prefix}-{kind}")

    action = named(names.actions, "action")
    space = Plain(names.idea_spaces)
    area = named(AREAS, "area")
    research = named(names.research, "research")
    treatise = named(names.treatises, "treatise")
    client = named(names.clients, "client")
    manifest = named(names.manifest, "dream")
    tile = named(names.tiles, "tile")
    location = named(LOCATIONS, "location")
    district = named(DISTRICTS, "district")
    room = named(ROOMS, "room")
    place = Plain(PLACES)
    numbers = Plain((1, 2, 3))
    figure = named(FIGURES, "figure")
    slots = Plain((1, 2, 3, 4))
    below = Plain(tuple(range(1, len(setup.below_lists) + 1)))
    return Actions(
        [
            Kind("place", codes.PLACE, {"space": space, "action": action}, (16, 1)),
            Kind("ideas", codes.HOW_MANY, {"way": named(WAYS, "way")}),
            Kind("recall", codes.RECALL, {}),
            Kind("treat", codes.TREAT, {"room": room}),
            Kind("stop", codes.STOP, {}),
            Kind("do", codes.DO, {"effect": Plain(tuple(range(1, 17)))}),
            Kind("line_part", codes.DO_LINE, {"part": named(PARTS, "part_of_line")}),
            Kind("advance", codes.ADVANCE + 1, {"steps": Plain(tuple(range(1, 13)))}),
            Kind("line", codes.CHOOSE_LINE, {"line": named(LINES, "line")}),
            Kind("reputation", codes.REPUTATION_ACTION, {"number": below}),
            Kind(
                "insight",
                codes.INSIGHT,
                {"piece": named(PIECES, "piece"), "from": area, "to": area},
                (100, 10, 1),
            ),
            Kind("ignore", codes.IGNORE, {}),
            Kind("swap", codes.SWAP_CARD, {"card": research, "shown": Plain((1, 2))}, (2, 1)),
            Kind("play", codes.PLAY_CARD, {"card": research}),
            Kind("publish", codes.PUBLISH, {"treatise": treatise}),
            Kind("volume", codes.OWN_VOLUME, {"card": research}),
            Kind("cite", codes.CITE, {"treatise": treatise}),
            Kind("go", codes.GO, {"figure": figure, "steps": Plain((0, 1, 2, 3, 4, 5))}, (8, 1)),
            Kind("effect", codes.EFFECT, {"number": numbers}),
            Kind("more", codes.SPEND_BRIGHT, {}),
            Kind("take", codes.TAKE_TILE, {"level": named(LEVEL_NAMES, "level")}),
            Kind("put", codes.PUT_TILE, {"place": place}),
            Kind("discard_tile", codes.DISCARD_TILE, {}),
            Kind("trigger", codes.TRIGGER_TILE, {"place": place}),
            Kind("slot", codes.LOCATION_SLOT, {"location": location, "slot": numbers}, (3, 1)),
            Kind("district", codes.DISTRICT_SLOT, {"district": district, "slot": slots}, (4, 1)),
            Kind("fireworks", codes.FIREWORKS_SLOT, {"district": district, "slot": slots}, (4, 1)),
            Kind("box", codes.BOX_FOR, {"room": room}),
            Kind("draft", codes.DRAFT_CLIENT, {"client": client}),
            Kind("dream", codes.CHOOSE_DREAM, {"dream": manifest}),
            Kind("dream_unseen", codes.DREAM_FROM_DECK, {}),
            Kind("goal", codes.GOAL_LOCATION, {"location": location}),
            Kind("main", codes.MAIN_EFFECT, {}),
            Kind("banner", codes.BANNER_EFFECT, {}),
            Kind("adjust", codes.COFFEE_ADJUST, {}),
            Kind("brighten", codes.COFFEE_BRIGHT, {}),
            Kind("box_set", codes.SET_FOR_BOX, {}),
            Kind("start", codes.STARTS, {"player": Seat(tuple(range(int(setup.players))))}),
            Kind("starting_tile", codes.CHOOSE_TILE, {"tile": named(names.tiles[:12], "tile")}),
            Kind("starting_row", codes.CHOOSE_ROW, {"row": named(LINES[:3], "line")}),
            Kind("deal_tile", codes.DEAL_TILE, {"tile": tile}),
            Kind("deal_client", codes.DEAL_CLIENT, {"client": client}),
            Kind("deal_grief", codes.DEAL_GRIEF, {"grief": Plain(names.grief[:24])}),
            Kind("deal_latent", codes.DEAL_LATENT, {"dream": named(names.latent, "dream")}),
            Kind("deal_manifest", codes.DEAL_MANIFEST, {"dream": manifest}),
            Kind("deal_research", codes.DEAL_RESEARCH, {"card": research}),
            Kind("deal_office", codes.DEAL_OFFICE, {"office": named(GLYPHS, "office")}),
            Kind("deal_location", codes.DEAL_LOCATION, {"location": location}),
            Kind(
                "deal_overlay",
                codes.DEAL_OVERLAY,
                {"overlay": Plain(names.overlays), "side": Plain(("colour", "grey"))},
                (2, 1),
            ),
            Kind("deal_impulse", codes.DEAL_IMPULSE, {"impulse": Plain(names.impulses)}),
        ],
        message_prefix=prefix,
    )
