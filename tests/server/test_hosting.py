"""What docs/hosting.md says is so: options, variables, defaults."""

from __future__ import annotations

import re
from dataclasses import fields

from typer.main import get_command

from parlour.cli import app
from parlour.server.http import descriptors
from parlour.server.settings import Settings
from tests.conftest import ROOT

PAGE = (ROOT / "docs" / "hosting.md").read_text(encoding="utf-8")


def test_every_option_and_variable_it_names_is_there() -> None:
    serve = get_command(app).commands["serve"]  # type: ignore[attr-defined]
    options = {option for param in serve.params for option in param.opts}
    variables = {param.envvar for param in serve.params}
    named = set(re.findall(r"(?<![\w-])--[a-z][a-z-]*", PAGE)) - {"--help"}
    assert len(named) > 8
    assert named <= options
    assert set(re.findall(r"PARLOUR_[A-Z_]+", PAGE)) <= variables


def test_the_limits_are_those_of_the_settings() -> None:
    rows = re.findall(r"^\|.*\| (.*) \| `--([a-z-]+)` \|$", PAGE, re.MULTILINE)
    assert len(rows) >= 7
    defaults = {one.name.replace("_", "-"): getattr(Settings(), one.name) for one in fields(Settings)}
    for said, option in rows:
        assert re.match(r"[\d,]+", said)[0].replace(",", "") == f"{defaults[option]:g}", option  # type: ignore[index]


def test_what_the_server_keeps_for_itself() -> None:
    kept = f"keeps {descriptors.FOR_OURSELVES}, and {descriptors.FOR_A_BOT} for each process"
    assert f"{descriptors.PLENTY:,}" in PAGE
    assert kept in " ".join(PAGE.split())
