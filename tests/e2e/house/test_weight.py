"""How much a browser has to fetch before a table can be played at."""

from __future__ import annotations

from collections import Counter

import pytest
from playwright.sync_api import Response

from tests.e2e.amber.table import AmberTable, bot_game
from tests.e2e.conftest import Visit

pytestmark = pytest.mark.e2e

MOST = 150_000
"""Bytes of markup, styles and scripts, as they go over the wire."""

CODE = ("document", "script", "stylesheet")


@pytest.mark.parametrize("language", ["en", "nl", "fr"])
def test_the_first_load_of_a_table_is_light(
    visit: Visit, language: str, capsys: pytest.CaptureFixture[str]
) -> None:
    mia = visit(language=language)
    table_id = mia.api("/tables", bot_game())["id"]
    fetched: list[Response] = []
    mia.page.on("response", lambda response: fetched.append(response))

    table = AmberTable.open(mia, table_id)
    table.waits_for("amber-prompt-play")
    mia.page.wait_for_load_state("networkidle")

    weight: Counter[str] = Counter()
    for response in fetched:
        weight[response.request.resource_type] += response.request.sizes()["responseBodySize"]
    code = sum(weight[kind] for kind in CODE)
    with capsys.disabled():
        rest = ", ".join(f"{kind} {weight[kind] / 1000:.1f}" for kind in sorted(weight) if kind not in CODE)
        print(f"\nfirst load of a table ({language}): {code / 1000:.1f} kB of code; besides: {rest} kB")
    assert weight["script"] > 10_000
    assert code <= MOST
