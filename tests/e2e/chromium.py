"""How the tests and the pictures start their browser."""

from __future__ import annotations

from playwright.sync_api import Browser, Playwright

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
    return playwright.chromium.launch(executable_path=path, args=ARGUMENTS)
