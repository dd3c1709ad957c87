"""Who can be seated: our own bots, and what is plugged in, if it is any good."""

from __future__ import annotations

from pathlib import Path

import pytest

from parlour import bots, games
from parlour.arena import make_plan
from parlour.bots import Bot
from parlour.cli import parsing
from parlour.kernel.errors import BadOption
from parlour.words import LANGUAGES, Words
from tests.bots.plug_ins import installed, write_package

OWN = ("random", "greedy", "novice", "casual", "skilled", "expert")

GOOD = """
    from parlour.bots import Bot, RandomBot

    class Steady(RandomBot):
        made = 0

        def __init__(self):
            type(self).made += 1

    class OnlyAmber(RandomBot):
        games = ("amber",)
"""


def sentence(error: BadOption) -> str:
    """The refusal, once it is seen to be one in every language."""
    for language in LANGUAGES:
        written = Words(language).phrase(error.phrase, [])
        assert "{" not in written
        assert error.phrase.id not in written
    return Words("en").phrase(error.phrase, [])


def refusal(name: str) -> str:
    with pytest.raises(BadOption) as error:
        bots.bot(name)
    return sentence(error.value)


def test_our_own() -> None:
    assert bots.names() == OWN
    assert bots.problems() == {}
    for name in OWN:
        assert isinstance(bots.bot(name), Bot)
        bots.check(name, "amber")
    for game_id in games.ids():
        assert bots.offered(game_id) == tuple(bots.LEVELS)
    assert refusal("genius").startswith("There is no bot “genius”; the bots are random, greedy, novice")


def test_plugged_in_bots_follow_our_own(tmp_path: Path) -> None:
    write_package(tmp_path, "good", GOOD, {"steady": "good:Steady", "amber-fan": "good:OnlyAmber"})
    with installed(tmp_path):
        assert bots.names() == (*OWN, "amber-fan", "steady")
        assert bots.names("amygdala") == (*OWN, "steady")
        assert bots.offered("amber") == (*bots.LEVELS, "amber-fan", "steady")
        assert bots.problems() == {}
        bots.check("steady", "amygdala")
        bots.check("amber-fan", "amber")
        with pytest.raises(BadOption) as error:
            bots.check("amber-fan", "amygdala")
        assert sentence(error.value) == "The bot “amber-fan” does not play “amygdala”."
        steady = bots.bot("steady")
        assert type(steady).made == 1  # type: ignore[attr-defined] # nobody made one but us
        assert bots.bot("steady") is not steady
    assert bots.names() == OWN


BAD = {
    "absent": ("no_such_module:Bot", "cannot play: ModuleNotFoundError: No module named 'no_such_module'"),
    "nameless": ("bad:Nothing", "cannot play: AttributeError"),
    "a-function": ("bad:function", "bad:function is not a subclass of parlour.bots.Bot"),
    "another-class": ("bad:Stranger", "bad:Stranger is not a subclass of parlour.bots.Bot"),
    "unfinished": ("bad:Unfinished", "bad:Unfinished is not a subclass of parlour.bots.Bot"),
    "demanding": ("bad:Demanding", "missing a required argument: 'level'"),
    "odd-games": ("bad:OddGames", "cannot play: TypeError"),
    "fails-at-first": ("bad:FailsAtFirst", "cannot play: RuntimeError: no weights"),
    "leaves": ("leaves:Bot", "cannot play: SystemExit: 3"),
    "two words": ("bad:Stranger", "“two words” is not a valid bot name"),
    "x" * 33: ("bad:Stranger", "up to 32 letters"),
}

BAD_SOURCE = """
    from parlour.bots import Bot, RandomBot

    def function(): ...

    class Stranger: ...

    class Unfinished(Bot): ...

    class Demanding(RandomBot):
        def __init__(self, level): ...

    class OddGames(RandomBot):
        games = 3

    class FailsAtFirst(RandomBot):
        def __init__(self):
            raise RuntimeError("no weights")
"""


def test_a_bad_plug_in_says_what_is_wrong_and_stands_in_nobodys_way(tmp_path: Path) -> None:
    write_package(tmp_path, "good", GOOD, {"steady": "good:Steady"})
    write_package(tmp_path, "bad", BAD_SOURCE, {name: value for name, (value, _) in BAD.items()})
    (tmp_path / "leaves.py").write_text("raise SystemExit(3)")
    with installed(tmp_path):
        # That one cannot be made is found out when it is.
        assert bots.names() == (*OWN, "fails-at-first", "steady")
        assert bots.problems().keys() == BAD.keys() - {"fails-at-first"}
        for name, (_, said) in BAD.items():
            assert said in refusal(name)
        assert isinstance(bots.bot("steady"), Bot)


def test_the_command_line_refuses_who_cannot_play(tmp_path: Path) -> None:
    write_package(tmp_path, "good", GOOD, {"amber-fan": "good:OnlyAmber"})
    write_package(tmp_path, "bad", BAD_SOURCE, {"fails-at-first": "bad:FailsAtFirst"})
    with installed(tmp_path):
        assert parsing.levels("amber-fan,random", 2, "amber") == ["amber-fan", "random"]
        for written in ("amber-fan", "random,amber-fan", "fails-at-first"):
            with pytest.raises(BadOption, match=r"error-bot-(game|broken)"):
                parsing.levels(written, 2, "amygdala")
            with pytest.raises(BadOption, match=r"error-bot-(game|broken)"):
                make_plan("amygdala", ["random", written.split(",")[-1]])


def test_a_name_that_is_taken(tmp_path: Path) -> None:
    write_package(tmp_path / "one", "good", GOOD, {"expert": "good:Steady", "mine": "good:Steady"})
    write_package(tmp_path / "two", "other", GOOD, {"mine": "other:OnlyAmber"})
    with installed(tmp_path / "one", tmp_path / "two"):
        assert bots.names() == (*OWN, "mine")
        assert type(bots.bot("expert")).__name__ == "SearchBot"
        assert type(bots.bot("mine")).__name__ == "Steady"
        left_out = {name: sentence(BadOption(phrase)) for name, phrase in bots.problems().items()}
        assert left_out == {
            "expert": "The bot “expert” of good:Steady is left out: another one has that name.",
            "mine": "The bot “mine” of other:OnlyAmber is left out: another one has that name.",
        }
