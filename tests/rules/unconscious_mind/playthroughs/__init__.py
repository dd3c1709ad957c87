"""Games of Unconscious Mind, with the table at the beginning of every round, a line for each thing on it."""

from __future__ import annotations

from collections.abc import Callable, Iterator

from librt.random import Random

from parlour.games.unconscious_mind import GAME
from parlour.games.unconscious_mind.rules import UnconsciousMindState, codes
from parlour.games.unconscious_mind.wire.view import Player, Room, UnconsciousMindView
from parlour.kernel.game import SPECTATOR
from parlour.kernel.state import OVER
from tests.rules.playthrough import Playthrough
from tests.rules.unconscious_mind.playthroughs.policy import choose


class UnconsciousMindPlaythrough(Playthrough):
    game = GAME
    names = ("Teal", "Pink")

    def player(self) -> Callable[[UnconsciousMindState], int]:
        whims = Random(int(self.seed))
        return lambda state: choose(state, whims)

    def begins_turn(self, state: UnconsciousMindState) -> bool:
        return state.kind == codes.TURN

    def table(self, state: UnconsciousMindState) -> Iterator[str]:
        if state.actor not in (state.starter, OVER):
            return
        view = GAME.view(state, SPECTATOR)
        yield ""
        yield from self.meeting_table(view)
        yield from self.city(view)
        for seat, player in enumerate(view.players):
            yield from self.board(self.names[seat], player)
        yield ""

    def meeting_table(self, view: UnconsciousMindView) -> Iterator[str]:
        ideas = [
            f"{space} {self.names[idea.seat]} {idea.ideas} {idea.action}"
            for space, idea in view.table.items()
        ]
        yield f"  Ideas: {', '.join(ideas) or '-'}."
        stacks = " and ".join(str(count) for count in view.tile_stacks)
        yield f"  Notebook: {' '.join(tile or '-' for tile in view.tiles)}; stacks {stacks}."
        clients = [f"{shown.client or '-'}+{shown.grief or '-'}" for shown in view.clients]
        yield f"  Clients: {' '.join(clients)}; Dreams: {' '.join(dream or '-' for dream in view.manifests)}."
        shown = " ".join(card or "-" for card in view.research)
        yield f"  Research: {shown}; {view.research_left} in the deck."

    def city(self, view: UnconsciousMindView) -> Iterator[str]:
        figures = {"Freud": view.freud, "Journalist": view.journalist}
        places = [f"{figure} {location}" for figure, location in figures.items() if location]
        tokens = ", ".join(f"{district} {count}" for district, count in view.tokens.items())
        yield f"  City: {', '.join(places)}; tokens {tokens}; Freud's Reputation {view.freud_reputation}."
        for tile, published in view.treatises.items():
            volumes = " ".join(published.volumes)
            yield f"  Treatise {tile}: {self.names[published.seat]}, {volumes or 'empty'}."

    def board(self, name: str, player: Player) -> Iterator[str]:
        """What a player has; the dial as common+own Insights by area."""
        rows = [" ".join(tile or "·" for tile in player.notebook[at : at + 3]) for at in (0, 3, 6)]
        dial = [f"{area} {common}+{own}" for area, (common, own) in player.dial.items()]
        tags = [f"{location} {count}" for location, count in player.tags.items() if count]
        yield (
            f"  {name}: {player.vp} VP, {player.points} points, Reputation {player.reputation}; "
            f"Coffee {player.coffee}, Bright Ideas {player.bright}, boxes {player.boxes}, "
            f"Ideas {player.ideas}"
        )
        yield f"    {' / '.join(rows)}; Inkpot {player.inkpot}; Professor {player.professor}"
        yield f"    dial {', '.join(dial) or '-'}; tags {', '.join(tags) or '-'}"
        rooms = "; ".join(self.room(room) for room in player.rooms if room.client)
        cured = " ".join(player.cured)
        in_play = " ".join(player.in_play)
        yield f"    {rooms or 'nobody'}; cured {cured or '-'}; hand {player.hand}, in play {in_play or '-'}"

    def room(self, room: Room) -> str:
        dreams = " ".join(dream for dream in (room.manifest, room.latent) if dream)
        grief = f"+{room.grief}" if room.grief else ""
        return f"{room.client}{grief} at {room.therapy} ({dreams or 'no Dream'})"


class SoloPlaythrough(UnconsciousMindPlaythrough):
    names = ("Teal", "The Id")


PLAYTHROUGHS = (
    # a short game with cascades, cures, Treatises and citations
    UnconsciousMindPlaythrough("two", 2, {}, "137"),
    # alone against the Id, with every module
    SoloPlaythrough("solo", 1, {"journalist": True, "fireworks": True, "overlays": "B"}, "23"),
)
