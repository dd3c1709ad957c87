"""axe-core, which knows what pages do that keeps people with a handicap out."""

from __future__ import annotations

from functools import cache

from playwright.sync_api import Page

from tests.conftest import ROOT

_SOURCE = ROOT / "web" / "node_modules" / "axe-core" / "axe.min.js"

_RUN = """async () => {
    const { violations } = await axe.run(document, { resultTypes: ['violations'] });
    return violations.flatMap(({ id, help, nodes }) =>
        nodes.map(({ target, failureSummary }) => `${id} (${help}): ${target.join(' ')} ${failureSummary}`));
}"""


@cache
def _axe() -> str:
    return _SOURCE.read_text(encoding="utf-8")


def violations(page: Page) -> list[str]:
    """What axe-core finds on the page as it stands, each with its place."""
    # As a script of the page it would be stopped by the content security policy, as it should be.
    if not page.evaluate("() => 'axe' in window"):
        page.evaluate(f"{_axe()}; null")
    found: list[str] = page.evaluate(_RUN)
    return found
