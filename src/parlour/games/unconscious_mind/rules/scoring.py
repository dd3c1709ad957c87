"""What a position is worth in the end: the seven steps of final scoring."""

from __future__ import annotations

from mypy_extensions import i64

from parlour.games.unconscious_mind.rules.codes import FINALLY_SCORED
from parlour.games.unconscious_mind.rules.ideas import Ideas
from parlour.games.unconscious_mind.rules.setup import CLIENTS, DISTRICTS, ROUTINE_CLIENTS
from parlour.games.unconscious_mind.rules.state import count_bits
from parlour.kernel.state import bit


class Scoring(Ideas):
    # Final scoring

    def final_points(self, seat: i64, part: i64) -> i64:
        """The seven steps of final scoring; 0 and 1 are the track and the rank on it [UM-FINAL]."""
        setup = self.setup
        if part == 0:
            return self.reputation[seat]
        if part == 1:
            works = self.count_treatises(seat) + count_bits(self.cured[seat])
            rank = self.rank(seat)
            if rank == 0:
                return setup.first_vp * works
            return setup.second_vp * works if rank == 1 else 0
        if part == 2:
            found: i64 = 0
            for slot in range(DISTRICTS * 4):
                if self.insight_on[slot] == seat + 1:
                    found |= bit(slot // 4)
            return setup.district_vp[count_bits(found)]
        if part == 3:
            return setup.row_vp[self.complete_rows(seat)]
        if part == 4:
            return setup.tag_vp[self.different_tags(seat)]
        if part == 5:
            return self.case_study_points(seat)
        if part == 6:
            return self.boxes[seat] * setup.box_vp
        bright = self.bright[seat] + self.coffee[seat] // setup.bright_coffee
        return bright * setup.bright_vp

    def case_study_points(self, seat: i64) -> i64:
        setup = self.setup
        total: i64 = 0
        clients = self.open_clients(seat)
        for client in range(ROUTINE_CLIENTS, CLIENTS):
            if clients >> client & 1:
                points = self.counter(seat, setup.client_counter[client]) * setup.client_rate[client]
                total += points if points < setup.client_most[client] else setup.client_most[client]
        return total

    def points(self, seat: i64) -> i64:
        """All points if the game ended now."""
        total = self.vp[seat]
        for part in range(8):
            total += self.final_points(seat, part)
        return total

    def finish_game(self) -> None:
        """The most points win, then the most Reputation [UM-FINAL-8]."""
        for seat in range(self.players):
            for part in range(8):
                self.emit(FINALLY_SCORED, seat, part, self.final_points(seat, part), 0)
        best: i64 = -1
        for seat in range(self.players):
            rank = self.points(seat) * 16 + self.reputation[seat]
            if self.is_id(seat):
                # A tie is not a win against the Id.
                rank = self.points(seat) * 16 + 15
            if rank > best:
                best = rank
                self.won = bit(seat)
            elif rank == best:
                self.won |= bit(seat)
        self.finish()
