"""The standing of players of Unconscious Mind, as the view says it: what the rules count, nothing secret."""

from __future__ import annotations

from itertools import islice
from typing import Any

import msgspec
import pytest

from parlour.games.unconscious_mind import GAME
from parlour.games.unconscious_mind.effect_schema import LOCATIONS
from parlour.games.unconscious_mind.rules import UnconsciousMindState, codes, couch, dial, scoring
from parlour.games.unconscious_mind.wire.dream_needs import DreamNeeds
from parlour.games.unconscious_mind.wire.standing import Standing
from parlour.kernel.state import OVER
from tests.rules.unconscious_mind.positions import (
    PINK,
    TEAL,
    THE_ID,
    final,
    play,
    position,
    random_game,
    resolve,
    view,
)


def standing(state: UnconsciousMindState, seat: int = TEAL) -> Standing:
    return view(state, TEAL).standing[seat]


def needs(dial: str, price: str, coffee: int = 0, cured: str = "") -> DreamNeeds:
    """What a Dream of this price needs, of somebody with these Insights and this Coffee."""
    state = position(
        dial={TEAL: dial},
        coffee={TEAL: coffee},
        rooms={TEAL: f"k01+g01 {DREAMS[price]}"},
        cured={TEAL: cured},
    )
    (found,) = standing(state).rooms[0].needs.values()
    assert " ".join(f"{part.need.level}-{part.need.quality}" for part in found.parts) == price
    return found


def client_with(ability: str) -> str:
    clients = GAME.edition().clients.routine
    return next(client.id for client in clients if msgspec.to_builtins(client.modifier)["mod"] == ability)


def means(found: DreamNeeds) -> list[tuple[str, str]]:
    return [(part.means, part.area) for part in found.parts]


DREAMS = {
    " ".join(f"{one.level}-{one.quality}" for one in dream.cost): dream.id
    for dream in GAME.edition().dreams.manifest
}
"""A Dream of each price."""
TWO_PASSION = "median-passion median-passion"
TO_MOVE = "place i21 move_professor, ideas idea, do 1"
TO_PUBLISH = "place i11 play_or_publish, ideas idea, do 1"


# In every game


@pytest.mark.parametrize(
    ("players", "options"), [(1, {}), (2, {"fireworks": True}), (3, {"journalist": True})]
)
def test_a_standing_agrees_with_what_the_rules_allow(players: int, options: dict[str, bool]) -> None:
    payable = set()
    for state in islice(random_game(players + 20, players, **options), 0, None, 6):
        seats = view(state, TEAL).standing
        for seat, here in enumerate(seats):
            assert here.is_id == (players == 1 and seat == THE_ID)
            for which, room in enumerate(here.rooms):
                price = couch.dream_price(state, seat * 2 + which)
                if here.is_id or price < 0:
                    continue
                found = [*room.needs.values()][-1]
                assert (found.verdict == "payable") == dial.is_payable(state, seat, price)
                assert (found.verdict != "missing") <= dial.is_price_within_reach(state, seat, price)
                payable.add(found.verdict)
    assert payable == {"payable", "coffee", "missing"}


def test_it_says_how_often_the_professor_triggers_a_location_by_coming_there() -> None:
    met = set()
    for state in random_game(31, 3, journalist=True):
        seat = int(state.actor)
        if seat < 0 or state.professor[seat] < 0:
            continue
        moves = [action for action in state.legal() if codes.GO <= action < codes.GO + 8]
        told = standing(state, seat).triggers if moves else {}
        for action in moves:
            after = state.copy()
            after.apply(action)
            if view(after).steps[-1].decision == "location":
                location = LOCATIONS[after.professor[seat]]
                assert told[location] == view(after).steps[-1].left
                met.add(location)
    assert len(met) == len(LOCATIONS)


def test_abilities_at_work_are_shown_to_whoever_decides() -> None:
    """They follow from what may be done, and that is nobody else's."""
    met = set()
    for state in islice(random_game(8), 0, None, 3):
        for seat in (TEAL, PINK):
            at_work = view(state, seat).standing[seat].at_work
            if state.actor == OVER or seat != state.actor:
                assert not at_work
            met.update(at_work)
    assert len(met) > 2


# What a Dream needs


def test_a_dream_can_be_paid_by_the_very_insights_asked_for() -> None:
    found = needs("median-passion own:median-passion", TWO_PASSION)
    assert (found.verdict, found.coffee) == ("payable", 0)
    assert means(found) == [("exact", "median-passion")] * 2


def test_a_higher_insight_pays_where_there_is_no_other() -> None:
    found = needs("median-passion major-passion", TWO_PASSION)
    assert found.verdict == "payable"
    assert sorted(means(found)) == [("exact", "median-passion"), ("higher", "major-passion")]


def test_it_wastes_as_little_as_it_can() -> None:
    found = needs("major-passion median-passion own:median-passion", TWO_PASSION)
    assert means(found) == [("exact", "median-passion")] * 2
    kept = needs("minor-growth major-growth", "major-any minor-growth")
    assert means(kept) == [("exact", "major-growth"), ("exact", "minor-growth")]
    dearest = needs("major-growth", "major-any minor-growth")
    assert means(dearest) == [("exact", "major-growth"), ("missing", "")]


def test_no_insight_pays_twice_and_none_in_reserve() -> None:
    assert needs("median-passion reserve own:reserve", TWO_PASSION, coffee=6).verdict == "missing"


def test_coffee_lifts_and_turns_insights() -> None:
    found = needs("median-passion minor-passion", TWO_PASSION, coffee=2)
    assert (found.verdict, found.coffee) == ("coffee", 2)
    assert ("coffee", "minor-passion") in means(found)
    assert needs("median-growth median-passion", TWO_PASSION, coffee=2).verdict == "coffee"


def test_without_the_coffee_it_says_what_it_would_take() -> None:
    found = needs("median-passion minor-passion", TWO_PASSION, coffee=1)
    assert (found.verdict, found.coffee) == ("missing", 2)
    assert sorted(means(found)) == [("exact", "median-passion"), ("missing", "")]


def test_with_too_few_insights_no_coffee_will_do() -> None:
    found = needs("median-passion", TWO_PASSION, coffee=6)
    assert (found.verdict, found.coffee) == ("missing", 0)
    assert [part for part, _ in means(found)] == ["exact", "missing"]


def test_one_client_makes_the_first_change_cheaper() -> None:
    cheap = client_with("cheap_adjust")
    plain, cheaper = (needs("minor-passion minor-passion", TWO_PASSION, 6, cured) for cured in ("", cheap))
    state = position(cured={TEAL: cheap})
    saved = int(state.setup.adjust_coffee) - standing(state).adjust_coffee
    assert saved > 0
    assert plain.coffee - cheaper.coffee == saved


# Other counts


def test_it_counts_ideas_treatises_and_where_the_inkpot_would_come_to() -> None:
    state = position(
        table={"i11": "0 two_ideas notebook_left", "i12": "1 idea gain_research", "i21": "0 idea move_freud"},
        treatises={"t32": "0 r06 r16 r28", "t42": "1 r01 r02 r13 r25"},
        inkpot={TEAL: "row2"},
        laps={TEAL: 2},
    )
    here = standing(state)
    assert here.columns == 2
    assert (here.ideas_on_table, here.treatises) == (3, ["t32"])
    assert here.lands == ["row3", "left", "top", "row1"]


@pytest.mark.parametrize(
    ("notebook", "gates"),
    [
        ("ns01 n101 ·", {}),
        ("ns01 n101 n102", {"b3": 1, "c3": 1}),
        ("ns01 n101 n102 / n103 n104 · / n106 n107 n108", {"b3": 2}),
        ("ns01 n101 n102 / n103 n104 n105 / n106 n107 n108", {}),
    ],
)
def test_it_says_how_many_cured_clients_a_third_tile_asks_for(notebook: str, gates: dict[str, int]) -> None:
    cured = GAME.edition().boards.gates.cured
    told = standing(position(notebook={TEAL: notebook})).gates
    assert told == {place: cured[thirds] for place, thirds in gates.items()}


def test_fireworks_let_a_bonus_ask_for_one_tag_more() -> None:
    state = position(in_play={TEAL: "r01 r02 r13"}, fireworks="green")
    districts = standing(state).districts
    tags = view(state).players[TEAL].tags
    within = [place.id for place in GAME.edition().city.locations if place.district == "green"]
    assert districts["green"].tags == sum(tags[location] for location in within)
    assert {name: one.reach - one.tags for name, one in districts.items()} == {
        "green": 1,
        "purple": 0,
        "red": 0,
    }


def test_it_says_how_much_of_a_goal_is_met() -> None:
    state = position(
        notebook={TEAL: "ns01 n101 n102 / n103 n104 n105 / n106 · ·"},
        cured={TEAL: "c01 c02 c03 k02"},
        district_insights={"green": "0 · 1 0", "red": "0 0 0"},
        treatises={"t32": "0 r06 r16 r28", "t42": "1 r01 r02 r13 r25"},
    )
    met = {
        "complete_rows": 2,
        "complete_columns": 1,
        "cured_clients": 4,
        "cured_routine": 3,
        "cured_case_study": 1,
        "city_insights": 5,
        "treatises": 1,
    }
    assert standing(state).goals == {goal.id: met[goal.counter] for goal in GAME.edition().city.goals}


def test_a_match_of_icons_is_told_before_it_is_paid() -> None:
    """m06 and g01 both show the cloud, m05 shows nothing."""
    rooms = {TEAL: "c01+g01 m06 l01 / c02+g01 m05 l02"}
    first, second = standing(position(rooms=rooms)).rooms
    assert (first.matches, first.therapy) == (True, 4)
    assert (second.matches, second.therapy) == (False, 2)


def test_overpaying_sets_the_client_to_work_who_gives_change() -> None:
    clients = GAME.edition().clients.routine
    change = next(
        client.id
        for client in clients
        if msgspec.to_builtins(client.modifier)["mod"] == "overcompensation_change"
    )
    for lying, at_work in (("major-growth minor-growth", [change]), ("minor-growth median-passion", [])):
        state = position(dial={TEAL: lying}, cured={TEAL: change})
        price = "{insights: [{level: minor, quality: growth}]}"
        resolve(state, f"[{{op: exchange, pay: {price}, get: [{{op: gain, vp: 1}}]}}]")
        play(state, "do 1")
        assert standing(state).at_work == at_work


ABILITIES: dict[str, tuple[tuple[dict[str, Any], str, bool], ...]] = {
    "coffee_cap": (({"coffee": {TEAL: 6}}, "", True), ({"coffee": {TEAL: 5}}, "", False)),
    "notebook_discount": (
        ({"coffee": {TEAL: 6}}, "", False),
        ({"coffee": {TEAL: 6}}, "place i02 notebook_right, ideas idea, do 1", True),
    ),
    "free_inkpot_step": (
        ({}, "", False),
        ({}, "place i22 gain_research, ideas idea, stop", True),
        ({}, "place i22 gain_research, ideas idea, stop, advance 2", False),
    ),
    "on_recall": (({"table": {"i11": "0 idea notebook_left"}}, "", True), ({}, "", False)),
    "on_play_research": (
        ({"hand": {TEAL: "r08"}}, "", False),
        ({"hand": {TEAL: "r08"}}, TO_PUBLISH, True),
    ),
    "on_treat_latent": (
        ({"rooms": {TEAL: "c01+g01 l02 @8"}, "dial": {TEAL: "major-growth median-freedom"}}, "", True),
        ({"rooms": {TEAL: "c01+g01 l02 @8"}}, "", False),
        ({"rooms": {TEAL: "c01+g01 m05 l02 @8"}, "dial": {TEAL: "major-growth"}}, "", False),
    ),
    "location_extra": (
        ({"freud": "opera", "professors": {TEAL: "opera"}}, "", False),
        ({"freud": "opera", "professors": {TEAL: "opera"}}, TO_MOVE, True),
    ),
    "cheap_adjust": (
        ({"coffee": {TEAL: 3}, "dial": {TEAL: "minor-growth"}}, "", True),
        ({"dial": {TEAL: "minor-growth"}}, "", False),
        (
            {"coffee": {TEAL: 3}, "dial": {TEAL: "minor-growth"}},
            "adjust, insight common minor-growth minor-passion",
            False,
        ),
    ),
    "icon_match_any": (
        ({"rooms": {TEAL: "c01+g01 m01 @8"}, "dial": {TEAL: "major-growth minor-passion"}}, "", True),
        ({"rooms": {TEAL: "c01+g01 m06 @8"}, "dial": {TEAL: "major-growth median-passion"}}, "", False),
    ),
    "professor_range": (
        ({"freud": "opera", "professors": {TEAL: "opera"}}, "", False),
        ({"freud": "opera", "professors": {TEAL: "opera"}}, TO_MOVE, True),
    ),
    "wild_volume": (({"in_play": {TEAL: "r01 r02 r25"}, "dial": {TEAL: "own:reserve"}}, TO_PUBLISH, True),),
}
"""By ability: positions, what is played there, and whether the Client is at work then."""


@pytest.mark.parametrize("ability", ABILITIES)
def test_a_client_is_at_work_where_the_ability_matters(ability: str) -> None:
    client = client_with(ability)
    for given, played, is_at_work in ABILITIES[ability]:
        state = position(**{"cured": {TEAL: client}, **given})
        play(state, *filter(None, played.split(", ")))
        assert (client in standing(state).at_work) == is_at_work, played or given


# The end


def test_final_facts_are_what_final_scoring_counts() -> None:
    state = position(
        boxes={TEAL: 2},
        bright={TEAL: 1},
        coffee={TEAL: 5},
        notebook={TEAL: "ns01 n101 n102"},
        cured={TEAL: "k02"},
        reputation={TEAL: 4, PINK: 2},
        district_insights={"green": "0 · 1 0"},
        treatises={"t32": "0 r06 r16 r28"},
    )
    assert standing(state).final_facts == {}
    scoring.finish_game(state)
    facts = standing(state).final_facts
    assert facts.keys() == final(state).keys()
    counts = {name: fact.count for name, fact in facts.items()}
    tags = sum(bool(count) for count in view(state, TEAL).players[TEAL].tags.values())
    assert counts == {
        "standing": 4,
        "rank": 2,
        "districts": 1,
        "rows": 1,
        "tags": tags,
        "cases": 1,
        "leftover_boxes": 2,
        "bright_ideas": 1,
    }
    assert (facts["rank"].place, facts["bright_ideas"].coffee, facts["cases"].clients) == (1, 5, ["k02"])
    assert standing(state, PINK).final_facts["rank"].place == 2
