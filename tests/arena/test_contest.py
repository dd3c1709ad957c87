"""What counts, when it is enough, and that the order games are finished in does not matter."""

from __future__ import annotations

from random import Random

import msgspec
import pytest

from parlour.arena import Contest, Ending, Place, figures
from parlour.arena.contest import EVERY, LOOKS
from parlour.arena.ratings import places, rate
from tests.arena.making import by_lot, outcome, outcomes, plan


def test_a_deal_counts_when_it_is_whole() -> None:
    two = plan("expert", "greedy")
    first, second, third = outcomes(two, 2, lambda _: "expert")[:3]
    contest = Contest(two, Ending(games=10), [first, third])
    assert figures(contest).games == 0
    contest.add(second)
    assert figures(contest).games == 2
    assert (contest.games_played, contest.games_left) == (3, 7)


def test_a_game_counts_once() -> None:
    two = plan("expert", "greedy")
    played = outcomes(two, 3, lambda _: "expert")
    assert figures(Contest(two, Ending(games=6), played + played)).games == 6


def test_games_are_made_up_to_whole_deals() -> None:
    three = plan("expert", "greedy", "random", players=3)
    assert len(list(Contest(three, Ending(games=100)).tasks())) == 102


def test_only_what_is_missing_is_played() -> None:
    two = plan("expert", "greedy", "random")
    played = outcomes(two, 4, lambda place: "expert" if place.lineup < 2 else "greedy")
    missing = played[3], played[10]
    contest = Contest(two, Ending(games=8), [one for one in played if one not in missing])
    assert [task.number for task in contest.tasks()] == [one.number for one in missing]


@pytest.mark.parametrize(
    "ending", [Ending(400), Ending(400, until=0.1), Ending(400, claim=0.6), Ending(400, above=0.6)]
)
def test_the_order_in_which_games_are_finished_changes_nothing(ending: Ending) -> None:
    two = plan("expert", "greedy", "random")
    played = outcomes(two, 200, by_lot(two, 0.75))
    shuffled = list(played)
    Random(5).shuffle(shuffled)
    assert figures(Contest(two, ending, shuffled)) == figures(Contest(two, ending, played))


def test_a_line_up_stops_when_its_interval_lies_above_and_it_is_time_to_look() -> None:
    two = plan("expert", "greedy")
    assert LOOKS[:6] == (4, 6, 9, 13, 20, 30)
    for above, deals in (0.5, 4), (0.7, 6), (0.8, 9):
        contest = Contest(two, Ending(100, above=above), outcomes(two, 50, lambda _: "expert"))
        assert (len(contest.courses[0].counted), contest.courses[0].is_settled) == (deals, True)


def test_a_line_up_stops_when_it_is_known_well_enough() -> None:
    two = plan("expert", "greedy")
    contest = Contest(two, Ending(2000, until=0.1), outcomes(two, 1000, by_lot(two, 0.75)))
    [found] = figures(contest).lineups
    assert found.settled
    assert found.deals < 150
    assert found.deals % EVERY == 0
    assert found.share.margin <= 0.1
    assert list(contest.tasks()) == []


def test_a_line_up_stops_when_the_claim_is_decided() -> None:
    two = plan("expert", "greedy", "random")
    # Expert beats both, and greedy and random are equals.
    win = by_lot(two, 0.95)
    even = by_lot(two, 0.5)
    played = outcomes(two, 300, lambda place: even(place) if place.lineup == 2 else win(place))
    found = figures(Contest(two, Ending(600, claim=0.8), played)).lineups
    assert [one.verdict for one in found] == ["above", "above", "below"]
    assert all(one.deals < 300 for one in found)


def test_while_one_line_up_is_settled_others_go_on() -> None:
    two = plan("expert", "greedy", "random")
    even = by_lot(two, 0.5)
    played = outcomes(two, 60, lambda place: "expert" if place.lineup < 2 else even(place))
    contest = Contest(two, Ending(1000, claim=0.5), played)
    assert {two.place(task.number).lineup for task in contest.tasks()} == {2}


# Figures


def test_shares_points_and_time_are_those_of_the_games() -> None:
    two = plan("expert", "greedy", "random")

    def winner(place: Place) -> str:
        # Expert wins all but one deal in four against greedy, from both seats.
        lineup = two.lineups[place.lineup]
        return lineup[1] if place.lineup == 0 and place.deal % 4 == 3 else lineup[0]

    found = figures(Contest(two, Ending(80), outcomes(two, 40, winner)))
    assert [one.name for one in found.bots] == ["expert", "greedy", "random"]
    expert, greedy, random = found.bots
    assert (expert.games, expert.share.mean) == (160, 0.875)
    assert greedy.share.mean == 0.625
    assert random.share.mean == 0
    assert expert.points == pytest.approx(5.875)
    assert expert.scores == {5: 20, 6: 140}
    assert expert.seconds == pytest.approx(0.05)
    assert found.meetings["expert"]["greedy"].mean == 0.75
    assert found.meetings["greedy"]["expert"].mean == 0.25
    assert msgspec.json.decode(msgspec.json.encode(found), type=type(found)) == found


def test_at_a_table_full_of_another_only_the_one_alone_has_met_it() -> None:
    four = plan("expert", "greedy", players=4, ladder=True)
    found = figures(Contest(four, Ending(80), outcomes(four, 20, by_lot(four, 0.4))))
    assert set(found.meetings["expert"]) == {"greedy"}
    assert found.meetings["greedy"] == {}
    expert, greedy = sorted(found.bots, key=lambda one: one.games)
    assert (expert.games, greedy.games) == (80, 240)
    assert expert.share.mean + 3 * greedy.share.mean == pytest.approx(1)


# Ratings


def test_places_are_by_winning_then_by_points() -> None:
    assert places([0, 1, 0, 0], [9, 9, 4, 7], 4) == [1, 0, 3, 2]
    assert places([1, 0, 0, 0], [9, 4, 4, 7], 3) == [0, 1, 1]


def test_four_hundred_points_make_a_win_ten_times_as_likely() -> None:
    rng = Random(3)
    games = [(("strong", "weak"), (0, 1) if rng.random() < 10 / 11 else (1, 0)) for _ in range(4000)]
    found = rate(["strong", "weak"], games)
    assert found["strong"].value - found["weak"].value == pytest.approx(400, abs=60)
    assert found["strong"].low < 1700 < found["strong"].high
    assert found["weak"].low < 1300 < found["weak"].high


def test_a_bot_in_several_seats_is_rated_too() -> None:
    four = plan("expert", "greedy", players=4, ladder=True)
    fair = figures(
        Contest(four, Ending(400), [outcome(four, place, _by_turns(place)) for place in _first(100)])
    )
    ratings = {one.name: one.rating for one in fair.bots}
    # One win in four is what one of four equals gets.
    assert ratings["expert"].low < ratings["greedy"].value < ratings["expert"].high


def _first(deals: int) -> list[Place]:
    return [Place(deal, 0, seating) for deal in range(deals) for seating in range(4)]


def _by_turns(place: Place) -> str:
    return "expert" if place.seating == place.deal % 4 else "greedy"
