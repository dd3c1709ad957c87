"""How the tests and the pictures start their browser."""

from __future__ import annotations

from playwright.sync_api import Browser, Playwright

WITHIN = 120_000
"""Milliseconds a start may take on a machine that is busy."""

ARGUMENTS = [
    "--no-sandbox",  # containers often forbid what the sandbox needs; only our own pages are opened
    "--disable-gpu",
    "--disable-quic",
    "--no-first-run",
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-sync",
]


def launch(playwright: Playwright, path: str) -> Browser:
    return playwright.chromium.launch(executable_path=path, args=ARGUMENTS, timeout=WITHIN)
