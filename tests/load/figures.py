"""What the load tests found, in lines that `make bench` writes into its page."""

from __future__ import annotations

import os
import subprocess
from pathlib import Path

MARK = "figure: "


def tell(text: str) -> None:
    print(f"\n{MARK}{text}", flush=True)


def processor_seconds(process: subprocess.Popen[bytes]) -> float:
    """What a process has used of the processor: a machine that is busy otherwise does not change that.

    0 where the system does not tell.
    """
    status = Path(f"/proc/{process.pid}/stat")
    if not status.is_file():
        return 0.0
    fields = status.read_text().rpartition(")")[2].split()
    user, system = int(fields[11]), int(fields[12])
    return (user + system) / os.sysconf("SC_CLK_TCK")
