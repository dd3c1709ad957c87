"""What the load tests found, in lines that `make bench` writes into its page."""

from __future__ import annotations

MARK = "figure: "


def tell(text: str) -> None:
    print(f"\n{MARK}{text}", flush=True)
