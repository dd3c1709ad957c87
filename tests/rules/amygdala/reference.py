"""Amygdala counted a second time, slowly and without looking at the engine, to check the engine against.

Everything comes from what a view shows and from the edition's YAML. Both boards are graphs of hexes that
touch; a network is a connected part of one. Ways to pay are tried out one by one.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Mapping
from functools import cache
from itertools import combinations, product
from pathlib import Path
from typing import Any, NamedTuple

import networkx as nx
import yaml

from parlour.games.amygdala import GAME
from parlour.games.amygdala.rules import AmygdalaState
from parlour.games.amygdala.wire.view import AmygdalaView, Player
from parlour.kernel.game import SPECTATOR

Hex = tuple[int, int]

LOOSE = ("wild", "happiness", "idea", "dream")
"""The tiles of the supply."""


def touches(one: Hex, other: Hex) -> bool:
    """Are two hexes side by side? One step changes at most one of each pair of the three coordinates."""
    q, r = one[0] - other[0], one[1] - other[1]
    return max(abs(q), abs(r), abs(q + r)) == 1


def touching(hexes: Mapping[str, Hex]) -> nx.Graph[str]:
    """The hexes as a graph, joined where they touch."""
    graph: nx.Graph[str] = nx.Graph()
    graph.add_nodes_from(hexes)
    graph.add_edges_from(
        (one, other) for one, other in combinations(hexes, 2) if touches(hexes[one], hexes[other])
    )
    return graph


def in_coins(value: int) -> list[int]:
    """The fewest coins that make up a value."""
    coins = []
    for coin in (10, 5, 1):
        coins += [coin] * (value // coin)
        value %= coin
    return coins


@cache
def most(table: tuple[int, ...], count: int) -> int:
    """The most that so many things bring, exchanged in sets of any sizes."""
    sizes = range(1, min(count, len(table)) + 1)
    return max((table[size - 1] + most(table, count - size) for size in sizes), default=0)


class Box:
    """An edition's files as they stand, and its two boards as graphs."""

    def __init__(self, folder: Path) -> None:
        def read(name: str) -> dict[str, Any]:
            return dict(yaml.safe_load((folder / f"{name}.yaml").read_text(encoding="utf-8")))

        self.numbers = read("components")
        board, own = read("main_board"), read("player_board")
        self.icons: dict[str, list[str]] = {
            tile["id"]: tile["icons"] for tile in read("emotion_tiles")["tiles"]
        }
        self.resources = {tile["id"]: tile for tile in read("resource_tiles")["tiles"]}

        self.regions = {region["id"]: region for region in board["regions"]}
        self.emotions = [region["emotion"] for region in board["regions"]]
        self.lotuses = {lotus["id"]: lotus["between"] for lotus in board["lotuses"]}
        self.region_of = {space["id"]: space["region"] for space in board["spaces"]}
        sources = {region["emotion"]: tuple(region["source"]) for region in board["regions"]}
        # A source is a node too, named after its emotion.
        self.mandala = touching({**sources, **{space["id"]: tuple(space["at"]) for space in board["spaces"]}})

        self.places = {space["id"]: space for space in own["spaces"]}
        self.bonuses = {bonus["id"]: bonus for bonus in own["bonuses"]}
        self.own_board = touching(
            {space["id"]: tuple(space["at"]) for space in [*own["spaces"], *own["bonuses"]]}
        )
        self.leaves = own["memory_bank"]["count"]

    @property
    def coin_total(self) -> int:
        coins = self.numbers["coins"]
        return int(coins["ones"] + 5 * coins["fives"] + 10 * coins["tens"])

    def resource_total(self, players: int) -> Counter[str]:
        """The resource tiles of a game, by kind: without dots, with three, with four."""
        used = ["always", "three", "four"][: players - 1]
        return Counter({kind: sum(tile[mark] for mark in used) for kind, tile in self.resources.items()})


class Bank(NamedTuple):
    """What a player has."""

    coins: int
    vp: int
    resources: tuple[str, ...]
    """What the resource tiles show, sorted."""
    wild: int
    happiness: int
    idea: int
    dream: int
    claims: int
    """Claim tiles, those to be taken now included."""
    bonuses: frozenset[str]
    """The bonus spaces that were emptied."""

    def plus(self, **gains: int) -> Bank:
        """With more coins, points or tiles; with fewer, if negative."""
        return self._replace(**{item: getattr(self, item) + gain for item, gain in gains.items()})

    def without(self, *shown: str) -> Bank:
        left = list(self.resources)
        for one in shown:
            left.remove(one)
        return self._replace(resources=tuple(left))


class SlowAmygdala:
    """A position of Amygdala as a view shows it."""

    def __init__(self, box: Box, view: AmygdalaView, options: Mapping[str, str | bool], asked: str) -> None:
        self.box = box
        self.view = view
        self.options = options
        self.asked = asked
        """While coins are raised: what they are raised for, as text."""
        self.seats = range(len(view.players))
        self.numbers = box.numbers
        self.prices = box.numbers["exchange"]
        self.icons_there: Counter[tuple[int, str]] = Counter()
        """By seat and region."""
        for space, there in view.spaces.items():
            self.icons_there[there.seat, box.region_of[space]] += len(box.icons[there.tile])
        self.payable: dict[tuple[Bank, tuple[str, ...], int], bool] = {}

    # The memory bank and the supply

    def bank(self, seat: int) -> Bank:
        player = self.view.players[seat]
        to_take = min(self.view.pending.claims, len(player.claims_beside)) if seat == self.view.actor else 0
        return Bank(
            player.coins,
            player.vp,
            tuple(sorted(self.shown(player).elements())),
            player.wilds,
            player.happiness,
            player.ideas,
            player.dreams,
            len(player.claims) + to_take,
            frozenset(player.bonuses),
        )

    def shown(self, player: Player) -> Counter[str]:
        """What a player's resource tiles show."""
        shown: Counter[str] = Counter()
        for kind, count in player.resources.items():
            shown[self.box.resources[kind]["shows"]] += count
        return shown

    def leaves(self, seat: int) -> int:
        player = self.view.players[seat]
        tiles = player.wilds + player.happiness + player.ideas + player.dreams + len(player.claims)
        return len(in_coins(player.coins)) + tiles + sum(player.resources.values())

    def supply(self) -> dict[str, int]:
        players = self.view.players
        return {
            "coin": self.box.coin_total - sum(player.coins for player in players),
            "idea": self.numbers["idea"]["count"] - sum(player.ideas for player in players),
            "dream": self.numbers["dream"]["count"] - sum(player.dreams for player in players),
            "happiness": self.numbers["happiness"]["count"] - sum(player.happiness for player in players),
            "wild": self.numbers["wild"]["count"] - sum(player.wilds for player in players),
        }

    def stack(self) -> Counter[str]:
        """The resource tiles that lie nowhere else."""
        left = self.box.resource_total(len(self.seats))
        for lotus in self.view.lotuses.values():
            left.subtract(kind for kind in lotus if kind)
        left.subtract(self.view.discards)
        for player in self.view.players:
            left.subtract(player.resources)
        assert min(left.values()) >= 0, "a resource tile came from nowhere"
        return +left

    def worth(self, bank: Bank) -> int:
        """The most coins that everything in a bank and all points can be exchanged for."""
        prices = self.prices
        coins = len(bank.resources) * prices["resource"] + bank.wild * prices["wild"]
        coins += bank.happiness * prices["happiness"] + most(tuple(prices["ideas"]), bank.idea)
        by_dreams = (
            sold * prices["dream"]
            + (bank.vp + most(tuple(prices["dreams"]), bank.dream - sold)) // prices["points_for_coin"]
            for sold in range(bank.dream + 1)
        )
        return int(coins + max(by_dreams))

    def purse(self, bank: Bank) -> int:
        """The most coins the actor can pay: never more than the others leave of those in the box."""
        others = sum(player.coins for seat, player in enumerate(self.view.players) if seat != self.view.actor)
        return min(bank.coins + self.worth(bank), self.box.coin_total - others)

    def exchanges(self, bank: Bank) -> dict[str, Bank]:
        """Every exchange there is something for, and what one has then."""
        prices, supply = self.prices, self.supply()["coin"]

        def paid(left: Bank, coins: int) -> Bank:
            return left.plus(coins=min(coins, supply))

        found = {f"sell {shows}": paid(bank.without(shows), prices["resource"]) for shows in bank.resources}
        if bank.vp >= prices["points_for_coin"]:
            found["sell_points"] = paid(bank.plus(vp=-prices["points_for_coin"]), 1)
        if bank.wild:
            found["sell_wild"] = paid(bank.plus(wild=-1), prices["wild"])
        if bank.happiness:
            found["sell_happiness"] = paid(bank.plus(happiness=-1), prices["happiness"])
        if bank.dream:
            found["sell_dream"] = paid(bank.plus(dream=-1), prices["dream"])
        for size, coins in enumerate(prices["ideas"][: bank.idea], start=1):
            found[f"cash_ideas {size}"] = paid(bank.plus(idea=-size), coins)
        for size, points in enumerate(prices["dreams"][: bank.dream], start=1):
            found[f"cash_dreams {size}"] = bank.plus(dream=-size, vp=points)
        return found

    # Lotuses

    def walked(self, seat: int, lotus: str) -> list[str]:
        """The lotuses a mood marker comes to on its way, clockwise, one after the other."""
        order = list(self.box.lotuses)
        at = order.index(self.view.players[seat].mood)
        steps = []
        while order[at] != lotus:
            at = (at + 1) % len(order)
            steps.append(order[at])
        return steps

    def toll(self, seat: int, lotus: str) -> int:
        return int(self.numbers["toll"]["coins"]) if self.view.toll in self.walked(seat, lotus) else 0

    def serves(self, seat: int, lotus: str, region: str) -> bool:
        """Is the marker next to the region once it is there?"""
        if region in self.box.lotuses[lotus]:
            return True
        if self.box.regions[region]["emotion"] != "happiness":
            return False
        toll_comes_along = self.options["changing_toll"] and self.view.toll in self.walked(seat, lotus)
        return lotus == (lotus if toll_comes_along else self.view.toll)

    def stands(self, seat: int, region: str) -> set[str]:
        purse = self.purse(self.bank(seat))
        return {
            lotus
            for lotus in self.box.lotuses
            if self.serves(seat, lotus, region) and self.toll(seat, lotus) <= purse
        }

    def purchases(self, seat: int) -> dict[str, int]:
        """Everything on sale, with its price and the toll on the way there."""
        found = {}
        order = list(self.box.resources)
        for lotus, lying in self.view.lotuses.items():
            sides = {f"{lotus}-left": lying[:2], f"{lotus}-right": lying[2:]}
            if len(lying) == 2:
                sides = {lotus: lying}
            for side, tiles in sides.items():
                there = sorted((kind for kind in tiles if kind), key=order.index)
                for count, kind in ((1, "buy"), (2, "buy_two")):
                    for bought in combinations(there, count):
                        dearest = max(self.box.resources[one]["cost"] for one in bought)
                        text = " ".join([kind, side, *bought])
                        found[text] = dearest + self.toll(seat, lotus)
        return found

    # The thought cloud

    def jumps(self, seat: int) -> dict[str, int]:
        """The tiles the cloud can go to, with the coins that costs."""
        player = self.view.players[seat]
        left = [place for place in self.box.places if place not in player.dealt or place in player.board]
        if not player.cloud:
            return {place: 0 for place in left if self.box.places[place].get("edge")}
        beside = set(self.box.own_board[player.cloud])
        if not beside & set(left):
            return dict.fromkeys(left, 0)
        return {place: 0 if place in beside else self.numbers["jump"]["coins"] for place in left}

    def opened(self, seat: int) -> frozenset[str]:
        """The bonuses next to the cloud that no tile touches any more and that were not taken before."""
        player = self.view.players[seat]
        return frozenset(
            bonus
            for bonus in self.box.bonuses
            if bonus in self.box.own_board[player.cloud]
            and bonus not in player.bonuses
            and not set(self.box.own_board[bonus]) & set(player.board)
        )

    def ways(self, bank: Bank, icon: str) -> Iterator[tuple[str, Bank, int]]:
        """Every way to pay an icon: as text, what is left, and the coins it takes."""
        payment = self.numbers["payment"]
        if icon == "happiness":
            if bank.happiness:
                yield "pay_happiness", bank.plus(happiness=-1), 0
            yield "pay_coins", bank, payment["happiness_coins"]
            return
        for shows in sorted({icon, "wild"} & set(bank.resources)):
            yield f"pay {shows}", bank.without(shows), 0
        if bank.wild:
            yield "pay_wild", bank.plus(wild=-1), 0
        for pair in sorted(set(combinations(bank.resources, 2))):
            one, other = sorted(pair, key=["wild", *self.box.emotions].index)
            yield f"pay_pair {one} {other}", bank.without(one, other), 0
        yield "pay_coins", bank, payment["icon_coins"]

    def can_pay(self, bank: Bank, icons: tuple[str, ...], cost: int) -> bool:
        """Is there any way to pay these icons, and coins?"""
        if not icons:
            return cost <= self.purse(bank)
        asked = (bank, icons, cost)
        if asked not in self.payable:
            self.payable[asked] = any(
                self.can_pay(left, icons[1:], cost + coins) for _, left, coins in self.ways(bank, icons[0])
            )
        return self.payable[asked]

    def icons_to_pay(self) -> tuple[str, ...]:
        """The icons of the tile that is being unlocked that are not paid yet."""
        is_paying = self.view.decision == "pay"
        paid = self.view.pending.paid if is_paying else self.view.waiting[-2].paid
        return tuple(self.box.icons[self.view.pending.tile])[paid:]

    # The mandala

    def own_spaces(self, seat: int, emotion: str) -> set[str]:
        """Where a player's tiles with an emotion lie."""
        return {
            space
            for space, there in self.view.spaces.items()
            if there.seat == seat and emotion in self.box.icons[there.tile]
        }

    def fits(self, seat: int, tile: str, space: str) -> bool:
        emotions = set(self.box.icons[tile])
        if space in self.view.spaces:
            return False
        beside = set(self.box.mandala[space])
        sources = beside & set(self.box.emotions)
        if sources & emotions or (sources and "happiness" in emotions):
            return True
        return any(beside & self.own_spaces(seat, emotion) for emotion in emotions)

    def placements(self, seat: int, tile: str) -> set[str]:
        within = {region for region in self.box.regions if self.stands(seat, region)}
        return {
            space
            for space, region in self.box.region_of.items()
            if region in within and self.fits(seat, tile, space)
        }

    def network(self, seat: int, tile: str, space: str, emotion: str) -> int:
        """What a tile on a space scores: the icons of the connected part it is in; the source only joins."""
        laid = {where: there.tile for where, there in self.view.spaces.items()} | {space: tile}
        graph = self.box.mandala.subgraph({space, emotion} | self.own_spaces(seat, emotion))
        part = nx.node_connected_component(graph, space) - {emotion}
        return sum(self.box.icons[laid[where]].count(emotion) for where in part)

    def networks(self) -> Iterator[tuple[int, str, frozenset[str]]]:
        """The connected parts, a tile alone among them."""
        for seat, emotion in product(self.seats, self.box.emotions):
            graph = self.box.mandala.subgraph({emotion} | self.own_spaces(seat, emotion))
            for part in nx.connected_components(graph):
                if spaces := frozenset(part - {emotion}):
                    yield seat, emotion, spaces

    def ranking(self, region: str) -> list[list[int]]:
        """The players with icons in a region, best first; those that nothing tells apart together."""
        claims = self.view.regions[region].claims

        def strength(seat: int) -> tuple[int, int]:
            earliness = -claims.index(seat) if seat in claims else -len(self.seats)
            return self.icons_there[seat, region], earliness

        there = [seat for seat in self.seats if self.icons_there[seat, region]]
        levels = sorted({strength(seat) for seat in there}, reverse=True)
        return [[seat for seat in there if strength(seat) == level] for level in levels]

    def place_in(self, seat: int, region: str) -> int:
        """From 1; 0 without an icon."""
        better = 0
        for level in self.ranking(region):
            if seat in level:
                return better + 1
            better += len(level)
        return 0

    def values(self, region: str) -> list[int]:
        tiles = {tile["id"]: tile["vp"] for tile in self.numbers["vp_tiles"]}
        covered = self.view.regions[region].vp_tile
        return list(tiles[covered] if covered else self.box.regions[region]["vp"])

    def region_points(self, seat: int, region: str) -> int:
        place = self.place_in(seat, region)
        is_scored = 1 <= place <= 3 and seat in self.view.regions[region].claims
        return self.values(region)[place - 1] if is_scored else 0

    def points(self, seat: int) -> int:
        player = self.view.players[seat]
        coins = player.coins // self.numbers["final"]["coins_for_point"]
        return int(player.vp + coins + sum(self.region_points(seat, region) for region in self.box.regions))

    def winners(self) -> list[int]:
        def strength(seat: int) -> tuple[int, int]:
            return self.points(seat), self.view.players[seat].coins

        best = max(strength(seat) for seat in self.seats)
        return [seat for seat in self.seats if strength(seat) == best]

    # What may be decided

    def legal(self) -> set[str]:
        view, seat = self.view, self.view.actor
        pending = view.pending
        match view.decision:
            case "start":
                return {f"start {one}" for one in self.seats}
            case "deal":
                return self.deals()
            case "turn":
                return self.turns(seat)
            case "pay":
                return self.payments(seat)
            case "raise":
                tried = self.exchanges(self.bank(seat))
                return {text for text, left in tried.items() if self.still_pays(left)}
            case "place":
                return {f"place {space}" for space in self.placements(seat, pending.tile)} or {"return"}
            case "stand":
                return {f"stand {lotus}" for lotus in self.stands(seat, pending.region)}
            case "network":
                return {f"score {emotion}" for emotion in self.box.icons[pending.tile]}
            case "claim":
                return {f"take_claim {region}" for region in view.players[seat].claims_beside}
            case "cash_in":
                return {"settle", *self.exchanges(self.bank(seat))} - {"sell_points"}
            case "overflow":
                return self.overflows(seat)
            case _:
                return set()

    def deals(self) -> set[str]:
        """What chance may do: VP tiles, resource tiles, emotion tiles; later resource tiles only."""
        regions, players = self.view.regions.values(), self.view.players
        covers = [region.vp_tile for region in regions]
        if self.options["vp_tiles"] and not all(covers):
            return {f"deal_vp {tile['id']}" for tile in self.numbers["vp_tiles"] if tile["id"] not in covers}
        if self.view.starter >= 0 or any("" in lotus for lotus in self.view.lotuses.values()):
            return {f"deal_resource {kind}" for kind in self.stack()}
        dealt = next(player.dealt for player in players if len(player.dealt) < len(self.box.places))
        return {f"deal_emotion {tile}" for tile in self.box.icons if tile not in dealt.values()}

    def turns(self, seat: int) -> set[str]:
        bank = self.bank(seat)
        found = {text for text, price in self.purchases(seat).items() if price <= self.purse(bank)}
        for place, coins in self.jumps(seat).items():
            tile = self.view.players[seat].board[place]
            if self.can_pay(bank, tuple(self.box.icons[tile]), coins):
                found.add(f"unlock {place}")
        found |= {f"claim {region}" for region in self.view.players[seat].claims if self.stands(seat, region)}
        return found or {"pass"}

    def payments(self, seat: int) -> set[str]:
        icon, *others = self.icons_to_pay()
        found = set()
        for text, left, coins in self.ways(self.bank(seat), icon):
            # Two tiles where one of them would do are not offered.
            is_wasteful = text.startswith("pay_pair") and {icon, "wild"} & set(text.split())
            if not is_wasteful and self.can_pay(left, tuple(others), coins):
                found.add(text)
        return found

    def still_pays(self, bank: Bank) -> bool:
        """Can what coins are raised for be paid from this bank, and the icons after it?"""
        cost = self.view.pending.cost
        match self.asked.split()[0]:
            case "unlock":
                return self.can_pay(bank, tuple(self.box.icons[self.view.pending.tile]), cost)
            case "pay_coins":
                return self.can_pay(bank, self.icons_to_pay()[1:], cost)
            case _:
                return cost <= self.purse(bank)

    def overflows(self, seat: int) -> set[str]:
        bank, player = self.bank(seat), self.view.players[seat]
        found = set(self.exchanges(bank))
        if bank.coins % 5 == 0:
            found -= {"sell_points"}
        found |= {f"discard {shows}" for shows in bank.resources}
        found |= {f"discard_claim {region}" for region in player.claims}
        found |= {f"discard_{item}" for item in LOOSE if getattr(bank, item)}
        if bank.coins:
            found.add("discard_coin")
        return found

    # What comes of it

    def after(self, text: str) -> Bank:
        """What the one who decides has after it: the same as before, if coins must be raised first."""
        bank = self.bank(self.view.actor)
        exchanges = self.exchanges(bank)
        if self.view.decision == "raise":
            left = exchanges[text]
            return self.after_action(left, self.asked) if left.coins >= self.view.pending.cost else left
        if text in exchanges:
            return exchanges[text]
        left = self.after_action(bank, text)
        return left if left.coins >= 0 else bank

    def after_action(self, bank: Bank, text: str) -> Bank:
        seat, (do, *words) = self.view.actor, text.split()
        match do:
            case "buy" | "buy_two":
                bought = [self.box.resources[kind]["shows"] for kind in words[1:]]
                resources = tuple(sorted([*bank.resources, *bought]))
                return bank._replace(resources=resources).plus(coins=-self.purchases(seat)[text])
            case "unlock":
                return bank.plus(coins=-self.jumps(seat)[words[0]])
            case "pay" | "pay_wild" | "pay_pair" | "pay_happiness" | "pay_coins":
                ways = self.ways(bank, self.icons_to_pay()[0])
                return next(left.plus(coins=-coins) for way, left, coins in ways if way == text)
            case "stand":
                paid = bank.plus(coins=-self.toll(seat, words[0]))
                if not self.view.pending.tile:
                    return paid.plus(claims=-1)
                emotions = set(self.box.icons[self.view.pending.tile])
                return self.scored(paid, emotions.pop()) if len(emotions) == 1 else paid
            case "score":
                return self.scored(bank, words[0])
            case "settle":
                return self.settled(bank)
            case "pass":
                # When everybody has passed the game is over, and all is exchanged.
                return self.settled(bank) if self.view.passes + 1 == len(self.seats) else bank
            case "discard":
                return bank.without(words[0])
            case "discard_coin":
                return bank.plus(coins=-min(in_coins(bank.coins)))
            case "discard_wild" | "discard_happiness" | "discard_idea" | "discard_dream":
                return bank.plus(**{do.removeprefix("discard_"): -1})
            case "discard_claim":
                return bank.plus(claims=-1)
            case _:
                return bank

    def scored(self, bank: Bank, emotion: str) -> Bank:
        """With the points of a network, and with what the supply has of the bonuses that are open now."""
        seat, pending = self.view.actor, self.view.pending
        # While coins are raised for the toll, the space is in the decision underneath.
        space = pending.space or str(list(self.box.region_of)[self.view.waiting[-2].space])
        opened = self.opened(seat)
        shown = Counter(item for bonus in opened for item in self.box.bonuses[bonus]["gives"])
        supply = self.supply()
        gains = {item: min(shown[item], supply[item]) for item in LOOSE}
        gains["claims"] = min(shown["claim"], len(self.view.players[seat].claims_beside))
        points = self.network(seat, pending.tile, space, emotion)
        return bank._replace(bonuses=bank.bonuses | opened).plus(vp=points, **gains)

    def settled(self, bank: Bank) -> Bank:
        """With the best made of everything: dreams for points, all else for coins."""
        points = most(tuple(self.prices["dreams"]), bank.dream)
        coins = min(self.worth(bank._replace(vp=0, dream=0)), self.supply()["coin"])
        nothing = bank._replace(resources=(), wild=0, happiness=0, idea=0, dream=0)
        return nothing.plus(coins=coins, vp=points)

    def filled(self, kind: str) -> dict[str, list[str]]:
        """The lotuses after a tile is dealt: at the toll first, then clockwise."""
        order = list(self.box.lotuses)
        start = order.index(self.view.toll)
        lotuses = {lotus: list(lying) for lotus, lying in self.view.lotuses.items()}
        lotus = next(lotus for lotus in order[start:] + order[:start] if "" in lotuses[lotus])
        lotuses[lotus][lotuses[lotus].index("")] = kind
        return lotuses

    # Against the engine

    def compare(self, legal: set[str]) -> None:
        """Everything that a view says and that can be counted again."""
        view = self.view
        assert legal == self.legal(), legal ^ self.legal()
        assert view.supply == self.supply()
        assert Counter(view.stack) == self.stack()
        if view.decision == "turn" and view.stack:
            on_lotuses = [kind for lying in view.lotuses.values() for kind in lying if kind]
            assert len(on_lotuses) > self.numbers["lotus"]["refill_at"]
        for name, region in view.regions.items():
            assert region.vp == self.values(name)
            assert region.icons == [self.icons_there[seat, name] for seat in self.seats]
            assert region.places == [self.place_in(seat, name) for seat in self.seats]
            assert region.points == [self.region_points(seat, name) for seat in self.seats]
        for seat, player in enumerate(view.players):
            assert player.points == self.points(seat)
            assert player.leaves == self.leaves(seat)
            assert player.tolls == {lotus: self.toll(seat, lotus) for lotus in self.box.lotuses}
            assert player.jumps == self.jumps(seat)
        told = [(one.seat, one.emotion, frozenset(one.spaces)) for one in view.networks]
        assert Counter(told) == Counter(self.networks())
        assert view.winners == (self.winners() if view.decision == "over" else [])


def slowly(box: Box, state: AmygdalaState) -> SlowAmygdala:
    """A position for the reference: what everybody sees of it."""
    view = GAME.view(state, SPECTATOR)
    asked = state.setup.actions.text(view.waiting[-1].wanted) if view.decision == "raise" else ""
    return SlowAmygdala(box, view, state.setup.options, asked)
