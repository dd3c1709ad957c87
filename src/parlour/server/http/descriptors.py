"""File descriptors: every connection takes one, and where none are left nobody gets in."""

from __future__ import annotations

import contextlib
import sys

PLENTY = 16_384
"""More connections than one process of ours could serve."""

FOR_OURSELVES = 64
"""The descriptors kept for the database, the client's files and the bots, apart from those of each bot."""

FOR_A_BOT = 4


if sys.platform == "win32":

    def raise_limit() -> None:
        """There is no limit."""

    def for_connections(bots: int) -> int:
        return PLENTY

else:
    import resource

    def raise_limit() -> None:
        """Have as many as this process may have: what a shell allows at first is little."""
        soft, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
        wanted = PLENTY if hard == resource.RLIM_INFINITY else min(hard, PLENTY)
        if soft != resource.RLIM_INFINITY and soft < wanted:
            with contextlib.suppress(OSError, ValueError):  # macOS has a limit of its own besides
                resource.setrlimit(resource.RLIMIT_NOFILE, (wanted, hard))

    def for_connections(bots: int) -> int:
        """The number of connections there may be, so that the server can go on with its work."""
        soft, _ = resource.getrlimit(resource.RLIMIT_NOFILE)
        if soft == resource.RLIM_INFINITY:
            return PLENTY
        there_are = min(soft, PLENTY)
        return max(there_are // 2, there_are - FOR_OURSELVES - FOR_A_BOT * bots)
