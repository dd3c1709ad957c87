"""Merge patches: applying the difference gives the new object, and says no more than needed."""

from __future__ import annotations

from hypothesis import given
from hypothesis import strategies as st

from parlour.server.tables.patches import Json, difference, merge

values = st.recursive(
    st.booleans() | st.integers() | st.text(),
    lambda inner: st.lists(inner, max_size=3) | st.dictionaries(st.sampled_from("abcd"), inner, max_size=4),
    max_leaves=12,
)
objects = st.dictionaries(st.sampled_from("abcd"), values, max_size=4)


def same(one: object, other: object) -> bool:
    """Equal as JSON: Python takes True for 1."""
    return repr(one) == repr(other) if not isinstance(one, dict) else _same_object(one, other)


def _same_object(one: Json, other: object) -> bool:
    return isinstance(other, dict) and one.keys() == other.keys() and all(same(one[k], other[k]) for k in one)


@given(objects, objects)
def test_the_difference_makes_the_new_of_the_old(old: Json, new: Json) -> None:
    assert same(merge(old, difference(old, new)), new)


@given(objects)
def test_nothing_differs_from_itself(one: Json) -> None:
    assert difference(one, one) == {}


def test_only_what_changed_is_said() -> None:
    old = {"board": {"C4": 1, "D4": 2}, "stack": 5, "row": ["a", "b"]}
    new = {"board": {"C4": 1, "E4": 3}, "stack": 5, "row": ["a", "c"]}
    assert difference(old, new) == {"board": {"E4": 3, "D4": None}, "row": ["a", "c"]}


def test_the_example_of_the_standard() -> None:
    target = {"title": "Goodbye!", "author": {"givenName": "John", "familyName": "Doe"}, "content": "text"}
    patch = {"title": "Hello!", "author": {"familyName": None}, "phone": "+01"}
    merged = {"title": "Hello!", "author": {"givenName": "John"}, "content": "text", "phone": "+01"}
    assert merge(target, patch) == merged
