"""Games of Amygdala, with the table at the beginning of every round, a line for each thing on it."""

from __future__ import annotations

from collections.abc import Callable, Iterator

from librt.random import Random

from parlour.games.amygdala import GAME
from parlour.games.amygdala.rules import AmygdalaState, codes
from parlour.games.amygdala.wire.view import AmygdalaView, Player
from parlour.kernel.game import SPECTATOR
from parlour.kernel.state import OVER
from tests.rules.amygdala.playthroughs.policy import choose
from tests.rules.playthrough import Playthrough


class AmygdalaPlaythrough(Playthrough):
    game = GAME
    names = ("Rob", "Joseph", "Geneva", "Debra")

    def player(self) -> Callable[[AmygdalaState], int]:
        whims = Random(int(self.seed))
        return lambda state: choose(state, whims)

    def begins_turn(self, state: AmygdalaState) -> bool:
        return state.kind == codes.TURN

    def table(self, state: AmygdalaState) -> Iterator[str]:
        if state.actor not in (state.starter, OVER):
            return
        view = GAME.view(state, SPECTATOR)
        yield ""
        yield from self.lotuses(view)
        yield from self.regions(view)
        for seat, player in enumerate(view.players):
            yield from self.board(self.names[seat], player)
        yield ""

    def lotuses(self, view: AmygdalaView) -> Iterator[str]:
        """What lies on them, and whose mood marker stands there."""
        for lotus, tiles in view.lotuses.items():
            toll = " toll" if lotus == view.toll else ""
            lying = ", ".join(tile or "-" for tile in tiles)
            there = [self.names[seat] for seat, player in enumerate(view.players) if player.mood == lotus]
            yield f"  {lotus}{toll:5} {lying}; {', '.join(there) or 'nobody'}"
        yield f"  Stack {sum(view.stack.values())}, discards {sum(view.discards.values())}."

    def regions(self, view: AmygdalaView) -> Iterator[str]:
        """Whose tiles lie on their spaces, from the first to the last; then icons by seat, and claims."""
        for name, region in view.regions.items():
            spaces = [space.id for space in GAME.edition().main_board.spaces if space.region == name]
            owners = [self.names[view.spaces[one].seat][0] if one in view.spaces else "·" for one in spaces]
            icons = ":".join(str(count) for count in region.icons)
            claims = "".join(f", {self.names[seat]}" for seat in region.claims)
            yield f"  {name:6} {''.join(owners)} icons {icons}, worth {region.vp[0]}{claims}"

    def board(self, name: str, player: Player) -> Iterator[str]:
        """The own board row by row: a tile, an empty space, the cloud; then what is in the memory bank."""
        rows: dict[str, str] = {}
        for place in player.dealt:
            mark = "■" if place in player.board else "☁" if place == player.cloud else "·"
            rows[place[0]] = rows.get(place[0], "") + mark
        held = {
            **player.resources,
            "wild": player.wilds,
            "happiness": player.happiness,
            "idea": player.ideas,
            "dream": player.dreams,
            **{f"{region} claim": 1 for region in player.claims},
        }
        items = "".join(f", {count} {item}" for item, count in held.items() if count)
        yield f"  {name}: {player.vp} VP, {player.points} points; {' '.join(rows.values())}"
        yield f"    leaves {player.leaves}: coins {player.coins}{items}"


PLAYTHROUGHS = (
    # ends with as many points for both
    AmygdalaPlaythrough("base", 2, {}, "14"),
    # somebody passes, tiles leave the game, memory banks overflow
    AmygdalaPlaythrough("variants", 4, {"changing_toll": True, "vp_tiles": True}, "9"),
)
