"""What must hold in every position of Amygdala, whatever has been decided."""

from __future__ import annotations

from collections import Counter

from librt.vecs import vec
from mypy_extensions import i64

from parlour.games.amygdala import GAME
from parlour.games.amygdala.rules import AmygdalaState, codes
from parlour.games.amygdala.rules.decisions import DECLARED
from parlour.games.amygdala.rules.memory import slots_used
from parlour.games.amygdala.rules.setup import AmygdalaSetup
from parlour.games.amygdala.wire.view import AmygdalaView
from parlour.kernel.state import OVER
from tests.rules.amygdala.playthroughs.policy import choose
from tests.rules.amygdala.reference import Box, slowly

__all__ = ["SENSIBLE_EVERY", "DECISIONS", "ENDINGS", "Audit", "choose", "decision", "ending"]

SENSIBLE_EVERY = 2
"""By chance alone players go broke early on, and a game comes to a standstill."""

DECISIONS = {*(one.called for one in DECLARED), "pass", "return"}
ENDINGS = {"last round", "standstill"}

BOX = Box(GAME.edition().folder)
ITEMS = {"idea": "ideas", "dream": "dreams", "happiness": "happiness", "wild": "wilds"}


class Audit:
    """Follows one game."""

    def __init__(self, setup: AmygdalaSetup) -> None:
        self.setup = setup
        self.players = int(setup.players)
        self.resources = BOX.resource_total(self.players)
        self.items = {field: BOX.numbers[item]["count"] for item, field in ITEMS.items()}
        self.tiles = len(BOX.icons)
        self.returned = 0
        """Emotion tiles that went back into the box, of all players."""
        self.waited_for = 0
        """The kind of the decision before."""
        self.turns = [0] * self.players
        self.last_turns = 0

    def after_each(self, state: AmygdalaState) -> None:
        """Quick questions after every decision: nothing comes from nowhere or goes nowhere."""
        self.resource_tiles_are_conserved(state)
        self.emotion_tiles_are_conserved(state)
        assert min(state.coins) >= 0
        assert sum(state.coins) <= BOX.coin_total
        for field, total in self.items.items():
            held = getattr(state, field)
            assert min(held) >= 0
            assert sum(held) <= total
        assert min(state.vp) >= 0
        assert sum(state.vp) == sum(state.network_points) + sum(state.dream_points) - sum(state.sold_points)
        if state.kind == codes.TURN:
            # This is how every turn begins, and there is no way back to it.
            self.turns[int(state.actor)] += 1
            assert all(slots_used(state, seat) <= BOX.leaves for seat in range(self.players))
            self.the_end_is_seen_in_time(state)
        self.waited_for = int(state.kind)

    def resource_tiles_are_conserved(self, state: AmygdalaState) -> None:
        slots = list(state.slots)
        on_lotuses = len(slots) - slots.count(0)
        held = sum((packed & 255) + (packed >> 8 & 255) + (packed >> 16) for packed in state.held)
        assert sum(state.stack) == state.stack_size
        assert state.stack_size + on_lotuses + sum(state.discards) + held == self.resources.total()

    def emotion_tiles_are_conserved(self, state: AmygdalaState) -> None:
        """On the own board, in the hand, on the game board; a tile that cannot be placed leaves the game."""
        locked = sum(int(mask).bit_count() for mask in state.locked)
        spaces = list(state.placed)
        placed = len(spaces) - spaces.count(-1)
        kind = state.kind_below() if state.kind == codes.RAISE else state.kind
        in_hand = kind in (codes.PLACE_TILE, codes.STAND)
        gone = self.players * self.tiles - locked - placed - in_hand
        assert gone == self.returned or (gone, self.waited_for) == (self.returned + 1, codes.PLACE_TILE)
        self.returned = gone

    def thoroughly(self, state: AmygdalaState) -> None:
        """Slow questions, now and then and at the end of each game."""
        slow = slowly(BOX, state)
        slow.compare({self.setup.actions.text(action) for action in state.legal()})
        self.tiles_are_where_they_belong(slow.view)
        if state.actor == OVER:
            self.the_game_may_end(state)

    def tiles_are_where_they_belong(self, view: AmygdalaView) -> None:
        placed = Counter((there.seat, there.tile) for there in view.spaces.values())
        assert set(placed.values()) <= {1}, "a tile lies on two spaces"
        for seat, player in enumerate(view.players):
            own = {tile for owner, tile in placed if owner == seat}
            assert len(set(player.dealt.values())) == len(player.dealt)
            assert own <= set(player.dealt.values()) - set(player.board.values())
            claimed = [name for name, region in view.regions.items() if seat in region.claims]
            assert sorted([*claimed, *player.claims, *player.claims_beside]) == sorted(BOX.regions)
            for bonus in player.bonuses:
                assert not set(BOX.own_board[bonus]) & set(player.board), "taken though a tile touches it"
        for region in view.regions.values():
            assert len(set(region.claims)) == len(region.claims)

    def the_end_is_seen_in_time(self, state: AmygdalaState) -> None:
        """At the beginning of a turn: few tiles left bring the end, after this round and one more."""
        fewest = min(int(mask).bit_count() for mask in state.locked)
        assert (state.phase == codes.OPEN) == (fewest > BOX.numbers["game_end"]["tiles_left"])
        if state.actor == state.starter:
            assert state.phase != codes.ENDING
        if state.phase == codes.LAST_ROUND:
            self.last_turns += 1

    def the_game_may_end(self, state: AmygdalaState) -> None:
        """After a turn more for everybody; or at once, when all have passed."""
        if state.passes < self.players:
            assert len(set(self.turns)) == 1, "somebody had more turns"
            assert self.last_turns == self.players


def decision(state: AmygdalaState, legal: vec[i64]) -> str:
    """What is to be decided, for the figures."""
    if legal[0] == codes.PASS:
        return "pass"
    if legal[0] == codes.RETURN:
        return "return"
    return state.decision().called


def ending(state: AmygdalaState) -> str:
    """How a game ended, for the figures."""
    return "standstill" if state.passes == state.players else "last round"
