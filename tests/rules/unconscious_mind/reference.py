"""Unconscious Mind counted a second time, slowly and without looking at the engine, to check it against.

Everything comes from what a view shows and from the edition's YAML. Ways to pay, to publish and to cite are
tried out one by one.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Sequence
from itertools import product
from pathlib import Path
from typing import Any

import yaml

from parlour.games.unconscious_mind import GAME
from parlour.games.unconscious_mind.effect_schema import Exchange, Treat
from parlour.games.unconscious_mind.rules import UnconsciousMindState
from parlour.games.unconscious_mind.wire.view import Player, UnconsciousMindView
from parlour.kernel.game import SPECTATOR

LEVELS = ("minor", "median", "major")
QUALITIES = ("growth", "freedom", "passion")
DISTRICTS = ("green", "purple", "red")
RINGS = [f"{level}-{quality}" for quality in QUALITIES for level in LEVELS]
PLACES = [row + column for row in "abc" for column in "123"]
ROWS = [(0, 1, 2), (3, 4, 5), (6, 7, 8)]
COLUMNS = [(0, 3, 6), (1, 4, 7), (2, 5, 8)]
ROOMS = ("primary", "secondary")
WAYS = {"idea": (1, 0), "bright": (0, 1), "two_ideas": (2, 0), "both": (1, 1), "two_bright": (0, 2)}
"""By how to place Ideas: own and Bright ones."""
FARTHEST = 12
"""No Inkpot goes further in one move."""

ANYTIME = {
    *("turn", "effects", "line", "inkpot", "location", "play", "take", "treat", "boxes"),
    *("generate", "elevate", "transfer", "bonus", "spill"),
}
"""Where Coffee and sets of Insights may be used aside."""
FREE_STEP, CHEAP_ADJUST = 3, 8
"""The bits of abilities that work once a turn."""


AT_ANY_TIME = {"adjust", "brighten", "box_set"}


class Box:
    """An edition's files as they stand."""

    def __init__(self, folder: Path) -> None:
        def read(name: str) -> dict[str, Any]:
            return dict(yaml.safe_load((folder / f"{name}.yaml").read_text(encoding="utf-8")))

        def by_id(items: list[dict[str, Any]]) -> dict[str, dict[str, Any]]:
            return {item["id"]: item for item in items}

        self.boards = read("boards")
        table, notebook, clients = read("table"), read("notebook"), read("clients")
        dreams, city, cards = read("dreams"), read("city"), read("research")
        self.spaces = by_id(table["idea_spaces"])
        self.starting = by_id(notebook["starting"])
        self.levels = [by_id(notebook["level_1"]), by_id(notebook["level_2"])]
        self.tiles = {**self.starting, **self.levels[0], **self.levels[1]}
        self.routine, self.case_study = by_id(clients["routine"]), by_id(clients["case_study"])
        self.dreams = {**by_id(dreams["manifest"]), **by_id(dreams["latent"])}
        self.research, self.treatises = by_id(cards["research"]), by_id(cards["treatises"])
        self.locations, self.districts = by_id(city["locations"]), by_id(city["districts"])
        self.goals = by_id(city["goals"])
        self.most_triggers: int = city["trigger_limit"]["count"]
        self.tiles_per_level: dict[str, int] = read("setup")["notebook_tiles"]

    def of_district(self, district: str) -> list[str]:
        return [name for name, location in self.locations.items() if location["district"] == district]

    def triggers_a_tile(self, tile: str) -> bool:
        return any(effect["op"] == "trigger_notebook" for effect in self.tiles[tile]["main"])


def pays(area: str, level: str, quality: str) -> bool:
    """Is an Insight there good for this part of a price?"""
    its_level, its_quality = area.split("-")
    return LEVELS.index(its_level) >= LEVELS.index(level) and quality in ("any", its_quality)


def can_pay(insights: Counter[str], price: Sequence[tuple[str, str]]) -> bool:
    """Is there an Insight for each part of a price?"""
    if not price:
        return True
    return any(
        can_pay(insights - Counter([area]), price[1:])
        for area, count in insights.items()
        if count and pays(area, *price[0])
    )


def payments(insights: Counter[str], price: Sequence[tuple[str, str]]) -> Iterator[list[str]]:
    """All ways to pay a price."""
    if not price:
        yield []
        return
    for area in +insights:
        if pays(area, *price[0]):
            yield from ([area, *rest] for rest in payments(insights - Counter([area]), price[1:]))


def moved_aside(area: str) -> Iterator[str]:
    """Where Coffee may move an Insight: one ring out, or to another section."""
    level, quality = area.split("-")
    if level != "major":
        yield f"{LEVELS[LEVELS.index(level) + 1]}-{quality}"
    yield from (f"{level}-{other}" for other in QUALITIES if other != quality)


class SlowUnconsciousMind:
    """A position of Unconscious Mind as a view shows it."""

    def __init__(self, box: Box, view: UnconsciousMindView) -> None:
        self.box = box
        self.view = view
        self.seats = range(len(view.players))

    # What a player has

    def clients(self, seat: int) -> list[str]:
        """Those that have reached Catharsis, cured or not."""
        player = self.view.players[seat]
        return [*player.cured, *(room.client for room in player.rooms if room.client and not room.grief)]

    def ability(self, seat: int, name: str) -> dict[str, Any] | None:
        for client in self.clients(seat):
            if client in self.box.routine and self.box.routine[client]["modifier"]["mod"] == name:
                return dict(self.box.routine[client]["modifier"])
        return None

    def treatises(self, seat: int) -> list[str]:
        return [tile for tile, published in self.view.treatises.items() if published.seat == seat]

    def goals(self, seat: int) -> list[str]:
        return [goal for goal, owner in self.view.goals.items() if owner == seat]

    def tags(self, seat: int) -> Counter[str]:
        found: Counter[str] = Counter()
        for card in self.view.players[seat].in_play:
            found.update(self.box.research[card]["tags"])
        for treatise in self.treatises(seat):
            found.update(self.box.treatises[treatise]["tags"])
        for client in self.clients(seat):
            found.update(self.box.routine.get(client, {}).get("tags", []))
        for goal in self.goals(seat):
            if self.view.goal_tags[goal]:
                found[self.view.goal_tags[goal]] += 2
        return found

    def district_tags(self, seat: int, district: str) -> int:
        tags = self.tags(seat)
        return sum(tags[location] for location in self.box.of_district(district))

    def others_tags(self, seat: int, locations: list[str]) -> int:
        """On the Treatises of everybody else."""
        return sum(
            tag in locations
            for tile, published in self.view.treatises.items()
            if published.seat not in (seat, -1)
            for tag in self.box.treatises[tile]["tags"]
        )

    def complete(self, seat: int, lines: list[tuple[int, int, int]]) -> int:
        notebook = self.view.players[seat].notebook
        return sum(all(notebook[place] for place in line) for line in lines)

    def in_city(self, seat: int) -> Counter[str]:
        """Own Insights by District."""
        owners = self.view.district_insights.items()
        return +Counter({district: slots.count(seat) for district, slots in owners})

    def counter(self, seat: int, name: str) -> int:
        player = self.view.players[seat]
        if name.startswith("tags_"):
            return self.district_tags(seat, name.removeprefix("tags_"))
        if name.startswith("notebook_level_"):
            of_level = self.box.levels[int(name[-1]) - 1]
            return sum(tile in of_level for tile in player.notebook)
        counts = {
            "complete_rows": self.complete(seat, ROWS),
            "complete_columns": self.complete(seat, COLUMNS),
            "treatises": len(self.treatises(seat)),
            "cured_clients": len(player.cured),
            "cured_routine": sum(client in self.box.routine for client in player.cured),
            "cured_case_study": sum(client in self.box.case_study for client in player.cured),
            "distinct_tags": len(+self.tags(seat)),
            "city_insights": self.in_city(seat).total(),
            "reputation_level": player.reputation,
            "research_in_play": len(player.in_play),
            "location_goals": len(self.goals(seat)),
            "unlocked_ideas": self.box.boards["ideas"]["locked"] - player.ideas_locked,
            "major_insights": sum(
                sum(pair) for area, pair in player.dial.items() if area.startswith("major")
            ),
        }
        return int(counts[name])

    # Final scoring, in its seven steps

    def rank(self, seat: int) -> int:
        """From 0; on the same space, whoever came there first is ahead."""
        players = self.view.players
        order = sorted(self.seats, key=lambda one: (-players[one].reputation, players[one].reputation_since))
        return order.index(seat)

    def final(self, seat: int) -> dict[str, int]:
        player, boards = self.view.players[seat], self.box.boards
        worth = {0: boards["final"]["first"], 1: boards["final"]["second"]}.get(self.rank(seat), 0)
        works = len(self.treatises(seat)) + len(player.cured)
        cases = 0
        for client in self.clients(seat):
            if client in self.box.case_study:
                card = self.box.case_study[client]
                cases += min(card["most"], card["vp"] * self.counter(seat, card["counter"]))
        bright = player.bright + player.coffee // boards["bright_idea"]["coffee"]
        return {
            "standing": player.reputation,
            "rank": worth * works,
            "districts": boards["final"]["districts"][len(self.in_city(seat))],
            "rows": boards["final"]["rows"][self.complete(seat, ROWS)],
            "tags": boards["final"]["tags"][len(+self.tags(seat))],
            "cases": cases,
            "leftover_boxes": player.boxes * boards["boxes"]["vp"],
            "bright_ideas": bright * boards["bright_idea"]["vp"],
        }

    def points(self, seat: int) -> int:
        return self.view.players[seat].vp + sum(self.final(seat).values())

    def winners(self, is_solo: bool) -> list[int]:
        """The most points, then the most Reputation; alone one must have more than the Id."""
        if is_solo:
            return [0] if self.points(0) > self.points(1) else [1]
        strengths = {seat: (self.points(seat), self.view.players[seat].reputation) for seat in self.seats}
        return [seat for seat in self.seats if strengths[seat] == max(strengths.values())]

    def goals_are_claimed(self) -> None:
        """Whoever meets the condition of a goal has claimed it, if nobody did before."""
        if self.view.decision == "mark":
            return  # an Insight is on its way to its place
        for name, goal in self.box.goals.items():
            owner = self.view.goals[name]
            meets = [seat for seat in self.seats if self.counter(seat, goal["counter"]) >= goal["count"]]
            assert owner in meets if owner >= 0 else not meets, name

    # Prices

    def insights(self, seat: int) -> Counter[str]:
        """Those on the rings."""
        dial = self.view.players[seat].dial
        return Counter({area: sum(dial[area]) for area in RINGS if area in dial})

    def pieces(self, seat: int) -> Iterator[tuple[str, str]]:
        """Every sort of piece on the rings and where it is."""
        dial = self.view.players[seat].dial
        for at, piece in enumerate(("common", "own")):
            yield from ((piece, area) for area in RINGS if dial.get(area, [0, 0])[at])

    def topmost_dream(self, seat: int, room: int) -> str:
        there = self.view.players[seat].rooms[room]
        return there.manifest or there.latent if there.client else ""

    def treatments(self, seat: int, once_each: bool) -> set[str]:
        """Clients whose topmost Dream can be paid."""
        found = set()
        for room, name in enumerate(ROOMS):
            dream = self.topmost_dream(seat, room)
            if dream and not (once_each and self.view.treated >> room & 1):
                price = [(one["level"], one["quality"]) for one in self.box.dreams[dream]["cost"]]
                if can_pay(self.insights(seat), price):
                    found.add(f"treat {name}")
        return found

    def anytime(self, seat: int) -> set[str]:
        player, boards = self.view.players[seat], self.box.boards
        found = set()
        if player.coffee >= self.adjust_coffee(seat) and self.insights(seat).total():
            found.add("adjust")
        if player.coffee >= boards["bright_idea"]["coffee"]:
            found.add("brighten")
        if can_pay(self.insights(seat), self.box_set()):
            found.add("box_set")
        return found

    def box_set(self) -> list[tuple[str, str]]:
        """The Insights that make a box."""
        return [(one["level"], one["quality"]) for one in self.box.boards["box_set"]["insights"]]

    def adjust_coffee(self, seat: int) -> int:
        """What the next Elevation or Transfer costs."""
        cheap = self.ability(seat, "cheap_adjust")
        if cheap is not None and not self.view.used_once >> CHEAP_ADJUST & 1:
            return int(cheap["coffee"])
        return int(self.box.boards["adjust"]["coffee"])

    def aside(self, seat: int) -> Iterator[tuple[Counter[str], int]]:
        """The dials and Coffee one could come to by using them aside, tried out one by one."""
        change = self.ability(seat, "overcompensation_change")
        box_set = self.box_set()
        todo = [(self.insights(seat), self.view.players[seat].coffee, self.adjust_coffee(seat))]
        seen = set()
        while todo:
            insights, coffee, price = todo.pop()
            key = (tuple(sorted(insights.elements())), coffee, price)
            if key in seen:
                continue
            seen.add(key)
            yield insights, coffee
            if coffee >= price:
                for area in +insights:
                    for moved in moved_aside(area):
                        dial = insights - Counter([area]) + Counter([moved])
                        todo.append((dial, coffee - price, self.box.boards["adjust"]["coffee"]))
            for used in payments(insights, box_set):
                levels = [LEVELS.index(area.split("-")[0]) for area in used]
                more = sum(levels) - sum(LEVELS.index(level) for level, _ in box_set)
                gained = more * change["coffee_per_level"] if change else 0
                todo.append((insights - Counter(used), coffee + gained, price))

    def is_within_reach(self, seat: int, prices: Sequence[Sequence[tuple[str, str]]]) -> bool:
        """Could one of these prices be paid, with what is used aside before?"""
        return any(can_pay(insights, price) for insights, _ in self.aside(seat) for price in prices)

    def bright_within_reach(self, seat: int) -> bool:
        """Could there be Coffee enough for a Bright Idea?"""
        return any(coffee >= self.box.boards["bright_idea"]["coffee"] for _, coffee in self.aside(seat))

    def dream_prices(self, seat: int, once_each: bool) -> list[list[tuple[str, str]]]:
        """Of the Dreams that may still be used."""
        rooms = [room for room in range(2) if not (once_each and self.view.treated >> room & 1)]
        dreams = [dream for room in rooms if (dream := self.topmost_dream(seat, room))]
        return [
            [(one["level"], one["quality"]) for one in self.box.dreams[dream]["cost"]] for dream in dreams
        ]

    def list_prices(self, seat: int) -> list[list[tuple[str, str]]]:
        """Of the effects that are left of a list."""
        step = self.view.steps[-1]
        left = [effect for effect, is_done in zip(step.effects, step.done, strict=True) if not is_done]
        prices: list[list[tuple[str, str]]] = [
            [(part.level, part.quality) for part in effect.pay.insights]
            for effect in left
            if isinstance(effect, Exchange) and effect.pay.insights
        ]
        if any(isinstance(effect, Treat) for effect in left):
            prices += self.dream_prices(seat, once_each=False)
        return prices

    def is_more_within_reach(self, seat: int) -> bool:
        """Where nothing else can be chosen: could anything be, by what may be used aside?"""
        view, player = self.view, self.view.players[seat]
        match view.decision:
            case "effects":
                return self.is_within_reach(seat, self.list_prices(seat))
            case "treat":
                return self.is_within_reach(seat, self.dream_prices(seat, view.waiting[-1].once_each > 0))
            case "location":
                had = view.waiting[-1].had
                return had < self.box.most_triggers and self.bright_within_reach(seat)
            case "boxes":
                is_of_use = view.phase == "final_round" or any(room.client for room in player.rooms)
                return is_of_use and self.is_within_reach(seat, [self.box_set()])
            case "generate":
                return self.is_within_reach(seat, [self.box_set()])
            case "spill":
                is_full = player.coffee == player.coffee_most
                return is_full and bool(self.anytime(seat) & {"adjust", "brighten"})
            case _:
                return True

    # The city

    def figures_at(self, location: str) -> int:
        there = [player.professor for player in self.view.players]
        return [*there, self.view.freud, self.view.journalist].count(location)

    def triggers(self, seat: int, location: str, figure: str) -> int:
        """How often a Location is triggered where a figure has just come to; by a tag without one."""
        tags = self.tags(seat)[location]
        if figure == "journalist":
            tags += self.others_tags(seat, [location])
        times = max(self.figures_at(location), tags) if figure else tags + 1
        extra = self.ability(seat, "location_extra")
        return min(self.box.most_triggers, times + (extra["n"] if extra else 0))

    def district_count(self, seat: int, district: str) -> int:
        """The tags that count for a District's bonus."""
        locations = self.box.of_district(district)
        with_journalist = self.view.journalist in locations
        others = self.others_tags(seat, locations) if with_journalist else 0
        return self.district_tags(seat, district) + others

    def bonuses(self, seat: int) -> set[str]:
        view = self.view
        there = {view.players[seat].professor, view.freud, view.journalist} - {""}
        found = {"stop"}
        has_own = any(own for _, own in view.players[seat].dial.values())
        for location in there:
            district = self.box.locations[location]["district"]
            if not view.tokens[district]:
                continue
            free = {0, 1, 2} - set(view.slots_taken[location])
            found |= {f"slot {location} {slot + 1}" for slot in free}
            tags = self.district_count(seat, district)
            for at, slot in enumerate(self.box.districts[district]["slots"]):
                if has_own and view.district_insights[district][at] == -1:
                    if tags >= slot["number"]:
                        found.add(f"district {district} {at + 1}")
                    if district == view.fireworks and tags + 1 >= slot["number"]:
                        found.add(f"fireworks {district} {at + 1}")
        return found

    # Treatises

    def publications(self, seat: int) -> set[str]:
        has_own = any(own for _, own in self.view.players[seat].dial.values())
        return {
            f"publish {tile}"
            for tile in self.box.treatises
            if has_own and tile not in self.taken() and self.can_publish(seat, tile)
        }

    def taken(self) -> set[str]:
        return {tile for tile, published in self.view.treatises.items() if published.seat >= 0}

    def can_publish(self, seat: int, tile: str) -> bool:
        """Is there any way to bring the Volumes together? The first is of one's own."""
        first, *others = self.box.treatises[tile]["volumes"]
        own = Counter(self.box.research[card]["volume"] for card in self.view.players[seat].in_play)
        if not own[first]:
            return False
        own -= Counter([first])
        wild = self.ability(seat, "wild_volume")
        shelves = [
            [self.box.research[card]["volume"] for card in reversed(published.volumes)]
            for published in self.view.treatises.values()
            if published.seat not in (seat, -1)
        ]
        for counts in product(*(range(len(shelf) + 1) for shelf in shelves)):
            cited = Counter(
                colour for shelf, count in zip(shelves, counts, strict=True) for colour in shelf[:count]
            )
            needed = Counter(others)
            if cited - needed:
                continue  # a Volume nobody needs
            needed -= cited
            missing, spare = (needed - own).total(), (own - needed).total()
            if missing <= min(spare, wild["n"] if wild else 0):
                return True
        return False

    # What may be decided

    def legal(self) -> set[str] | None:
        """Everything the actor may do; None where that takes more than is shown here."""
        view = self.view
        found = self.legal_here(view.actor)
        if found is not None and view.decision in ANYTIME:
            found |= self.anytime(view.actor)
        return found

    def legal_here(self, seat: int) -> set[str] | None:
        view, player = self.view, self.view.players[seat]
        waiting = view.waiting[-1]
        match view.decision:
            case "draft":
                shown = view.draft or [shown.client for shown in view.clients if shown.client]
                return {f"draft {client}" for client in shown}
            case "dream":
                unseen = {"dream_unseen"} if view.decks["manifest"] else set()
                return {f"dream {dream}" for dream in view.manifests if dream} | unseen or {"stop"}
            case "starting_tile":
                own = [name for name, tile in self.box.starting.items() if tile["glyph"] == player.office]
                return {f"starting_tile {tile}" for tile in own}
            case "starting_row":
                return {f"starting_row row{row}" for row in (1, 2, 3)}
            case "turn":
                return self.turns(seat)
            case "ideas":
                return {
                    f"ideas {way}"
                    for way, (ideas, bright) in WAYS.items()
                    if ideas <= player.ideas and bright <= player.bright
                }
            case "generate":
                return {"stop"} | self.generations(seat, LEVELS[waiting.level], waiting.quality)
            case "elevate":
                return {"stop"} | self.elevations(seat)
            case "transfer":
                return {"stop"} | self.transfers(seat)
            case "adjust":
                return self.elevations(seat) | self.transfers(seat)
            case "suppress":
                coffee = self.box.boards["ignore_suppress"]["coffee"]
                return self.suppressions(seat) | ({"ignore"} if player.coffee >= coffee else set())
            case "pay":
                price = [(part.level, part.quality) for part in view.steps[-1].price]
                return {
                    f"insight {piece} {area} reserve"
                    for piece, area in self.pieces(seat)
                    if pays(area, *price[0]) and can_pay(self.insights(seat) - Counter([area]), price[1:])
                }
            case "mark":
                own = [area for area, pair in player.dial.items() if pair[1]]
                return {f"insight own {area} reserve" for area in own}
            case "swap":
                places = [at + 1 for at, card in enumerate(view.research) if card]
                return {"stop"} | {f"swap {card} {place}" for card in view.hand for place in places}
            case "play":
                published = self.publications(seat) if waiting.may_publish else set()
                return {"stop"} | {f"play {card}" for card in view.hand} | published
            case "move":
                return {"stop"} | self.moves(seat, waiting)
            case "inkpot":
                may_stop = set() if waiting.must_move else {"stop"}
                return may_stop | self.advances(seat, waiting.least, waiting.most)
            case "column":
                unlocked = self.box.boards["ideas"]["locked"] - player.ideas_locked
                return {"stop"} | {f"line column{at + 1}" for at in range(unlocked)}
            case "row":
                return {"stop"} | {f"line row{row}" for row in (1, 2, 3)}
            case "reputation":
                return {"stop"} | {f"reputation {number}" for number in self.reputation_actions()}
            case "take":
                return {"stop"} | self.takes(seat, waiting)
            case "put":
                return self.puts(seat)
            case "tile":
                return {"stop"} | self.triggerable(seat, waiting.beside - 1)
            case "bonus":
                return self.bonuses(seat)
            case "treat":
                return {"stop"} | self.treatments(seat, waiting.once_each > 0)
            case "boxes":
                rooms = [name for name, room in zip(ROOMS, player.rooms, strict=True) if room.client]
                return {"stop"} | {f"box {room}" for room in rooms if player.boxes}
            case "spill":
                return {"stop"}
            case "goal":
                return {f"goal {location}" for location in self.box.locations}
            case _:
                return None

    def turns(self, seat: int) -> set[str]:
        player = self.view.players[seat]
        own = [idea for idea in self.view.table.values() if idea.seat == seat]
        found = self.treatments(seat, once_each=False)
        if player.ideas + player.bright:
            found |= self.placements({idea.action for idea in own})
        if any(idea.ideas for idea in own):
            found.add("recall")
        return found or {"stop"}

    def placements(self, pointed_at: set[str]) -> set[str]:
        """Idea spaces that are vacant and not blocked, and the actions next to them."""
        return {
            f"place {name} {action}"
            for name, space in self.box.spaces.items()
            if name not in self.view.table and name not in self.view.blocked
            for action in set(space["next_to"]) - pointed_at
        }

    def generations(self, seat: int, level: str, quality: int) -> set[str]:
        reserve = self.view.players[seat].dial.get("reserve", [0, 0])
        origins = [(piece, "reserve") for at, piece in enumerate(("common", "own")) if reserve[at]]
        targets = [f"{level}-{name}" for at, name in enumerate(QUALITIES) if quality in (at, len(QUALITIES))]
        return {
            f"insight {piece} {area} {target}"
            for piece, area in origins or self.pieces(seat)
            for target in targets
            if target != area
        }

    def elevations(self, seat: int) -> set[str]:
        found = set()
        for piece, area in self.pieces(seat):
            level, quality = area.split("-")
            if level != "major":
                found.add(f"insight {piece} {area} {LEVELS[LEVELS.index(level) + 1]}-{quality}")
        return found

    def transfers(self, seat: int) -> set[str]:
        found = set()
        for piece, area in self.pieces(seat):
            level, quality = area.split("-")
            found |= {f"insight {piece} {area} {level}-{other}" for other in QUALITIES if other != quality}
        return found

    def suppressions(self, seat: int) -> set[str]:
        found = set()
        for piece, area in self.pieces(seat):
            level, quality = area.split("-")
            inner = "reserve" if level == "minor" else f"{LEVELS[LEVELS.index(level) - 1]}-{quality}"
            found.add(f"insight {piece} {area} {inner}")
        return found

    def moves(self, seat: int, move: Any) -> set[str]:
        name = ("professor", "freud")[move.figure]
        found = set()
        for one in (name, "journalist") if self.view.journalist else (name,):
            farthest = move.most
            longer = self.ability(seat, "professor_range")
            if one == "professor":
                farthest = max(move.most, longer["max"] if longer else 0)
            found |= {f"go {one} {steps}" for steps in range(move.least, farthest + 1)}
            here = self.view.players[seat].professor if one == "professor" else self.view.journalist
            if move.to_freud and one != "freud" and here != self.view.freud:
                found.add(f"go {one} 0")
        return found

    def advances(self, seat: int, least: int, most: int) -> set[str]:
        """A Bright Idea adds a space or takes one away; one client does the first of these for nothing."""
        free = self.ability(seat, "free_inkpot_step")
        spare = self.view.players[seat].bright
        if free is not None and not self.view.used_once >> FREE_STEP & 1:
            spare += free["n"]
        return {
            f"advance {steps}"
            for steps in range(1, FARTHEST + 1)
            if max(least - steps, steps - most, 0) <= spare
        }

    def reputation_actions(self) -> range:
        """The actions of the zones up to Freud's."""
        found = 0
        for zone in self.box.boards["zones_below"]:
            found += len(zone["actions"])
            if self.view.freud_reputation <= zone["last"]:
                break
        return range(1, found + 1)

    def takes(self, seat: int, take: Any) -> set[str]:
        discount = self.ability(seat, "notebook_discount")
        coffee = max(0, take.coffee - (discount["coffee"] if discount else 0))
        if take.is_free:
            return {f"take level_{at + 1}" for at in range(2) if self.view.tiles[at * 3]}
        if self.view.players[seat].coffee < coffee:
            return set()
        assert take.column < 3
        return {"take level_1", "take level_2"}

    def puts(self, seat: int) -> set[str]:
        player = self.view.players[seat]
        gate = self.box.boards["gates"]["cured"]
        found = set()
        for row in ROWS:
            vacant = [place for place in row if not player.notebook[place]]
            if not vacant:
                continue
            needed = gate[self.complete(seat, ROWS)] if vacant[0] == row[2] else 0
            if len(player.cured) >= needed:
                found.add(f"put {PLACES[vacant[0]]}")
        if found:
            return found
        return {"discard_tile"} | {f"put {PLACES[at]}" for at, tile in enumerate(player.notebook) if tile}

    def triggerable(self, seat: int, beside: int) -> set[str]:
        """The own tiles, or those next to a place; none that triggers another."""
        found = set()
        for place, tile in enumerate(self.view.players[seat].notebook):
            if tile and not self.box.triggers_a_tile(tile):
                apart = abs(place // 3 - beside // 3) + abs(place % 3 - beside % 3)
                if beside < 0 or apart == 1:
                    found.add(f"trigger {PLACES[place]}")
        return found

    # Against the engine

    def compare(self, legal: set[str], is_solo: bool) -> None:
        """Everything that a view says and that can be counted again."""
        for seat, player in enumerate(self.view.players):
            self.compare_player(seat, player)
        self.goals_are_claimed()
        is_over = self.view.decision == "over"
        assert self.view.winners == (self.winners(is_solo) if is_over else [])
        if self.view.actor >= 0:
            expected = self.legal()
            assert expected is None or legal == expected, (self.view.decision, legal ^ expected)
            self.is_worth_asking(legal)

    def is_worth_asking(self, legal: set[str]) -> None:
        """Nobody is asked for what could only be left; but who gets change for Insights may be."""
        seat = self.view.actor
        if legal - AT_ANY_TIME == {"stop"} and self.ability(seat, "overcompensation_change") is None:
            assert self.is_more_within_reach(seat), self.view.decision

    def compare_player(self, seat: int, player: Player) -> None:
        tags = self.tags(seat)
        assert player.tags == {location: tags[location] for location in self.box.locations}
        assert player.final == self.final(seat)
        assert player.points == self.points(seat)
        assert player.vp == sum(player.by_source.values())
        cap = self.ability(seat, "coffee_cap")
        assert player.coffee_most == (cap["cap"] if cap else self.box.boards["coffee"]["most"])


def slowly(box: Box, state: UnconsciousMindState) -> SlowUnconsciousMind:
    """A position for the reference: what the one who decides sees of it."""
    observer = int(state.actor) if state.actor >= 0 else SPECTATOR
    return SlowUnconsciousMind(box, GAME.view(state, observer))
