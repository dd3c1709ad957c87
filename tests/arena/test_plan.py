"""Who meets whom, in which seats, with which luck."""

from __future__ import annotations

import pytest

from parlour.arena import Contest, Ending, Place, make_plan
from parlour.kernel.errors import BadOption
from tests.arena.making import plan


def test_in_a_round_robin_for_two_every_pair_meets() -> None:
    assert plan("expert", "greedy", "random").lineups == [
        ("expert", "greedy"),
        ("expert", "random"),
        ("greedy", "random"),
    ]


def test_at_a_larger_table_all_are_different() -> None:
    assert plan("expert", "skilled", "greedy", "random", players=3).lineups[:2] == [
        ("expert", "skilled", "greedy"),
        ("expert", "skilled", "random"),
    ]


def test_or_one_plays_against_a_table_full_of_another() -> None:
    assert plan("expert", "greedy", players=4, against=True).lineups == [
        ("expert", "greedy", "greedy", "greedy"),
        ("greedy", "expert", "expert", "expert"),
    ]


def test_in_a_ladder_each_meets_the_one_below() -> None:
    assert plan("expert", "skilled", "casual", ladder=True).lineups == [
        ("expert", "skilled"),
        ("skilled", "casual"),
    ]
    assert plan("expert", "greedy", players=3, ladder=True).lineups == [("expert", "greedy", "greedy")]


def test_a_deal_is_the_same_luck_in_every_seating() -> None:
    three = plan("expert", "greedy", "random", players=3)
    tasks = list(Contest(three, Ending(games=6)).tasks())
    assert [task.number for task in tasks] == list(range(6))
    first, second = tasks[:3], tasks[3:]
    for deal in (first, second):
        assert len({task.luck for task in deal}) == 1
        for seat in range(3):
            assert {task.bots[seat] for task in deal} == {"expert", "greedy", "random"}
    assert first[0].luck != second[0].luck


def test_line_ups_share_the_luck_of_a_deal() -> None:
    tasks = list(Contest(plan("expert", "greedy", "random"), Ending(games=2)).tasks())
    assert len(tasks) == 6
    assert len({task.luck for task in tasks}) == 1


def test_a_number_says_where_a_game_belongs() -> None:
    four = plan("expert", "skilled", "greedy", "random", players=3)
    places = [Place(deal, lineup, seat) for deal in range(3) for lineup in range(4) for seat in range(3)]
    assert [four.number(place) for place in places] == list(range(36))
    assert [four.place(number) for number in range(36)] == places


@pytest.mark.parametrize(
    ("bots", "players", "problem"),
    [
        (["greedy"], 2, "error-arena-few "),
        (["greedy", "greedy"], 2, "error-arena-twice bot=greedy"),
        (["greedy", "random"], 3, "error-arena-few-different"),
        (["greedy", "genius"], 2, "error-bot level=genius"),
        (["greedy", "random"], 9, "error-players"),
    ],
)
def test_what_cannot_be_played_is_refused(bots: list[str], players: int, problem: str) -> None:
    with pytest.raises(BadOption, match=problem):
        make_plan("amber", bots, players)


def test_a_table_for_one_is_no_contest() -> None:
    with pytest.raises(BadOption, match="error-arena-alone"):
        make_plan("unconscious_mind", ["greedy", "random"], 1)
