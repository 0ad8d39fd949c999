"""What tests start ends with them."""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
import time
from pathlib import Path

import pytest

from .rig import screen, speech_server
from .rig.session import REPOSITORY

STARTED = """
import sys, time
from pathlib import Path
from tests.end_to_end.rig.screen import Screen
from tests.end_to_end.rig.speech_server import SpeechServer
running = [Screen(), SpeechServer(Path(sys.argv[1]))]
for one in running:
    one.start()
print(*(one._process.pid for one in running), flush=True)
time.sleep(600)
"""
LONGEST = 30.0
ABSENT = [one.name_missing_programs() for one in (screen, speech_server)]
ABSENT += [] if shutil.which("setpriv") else ["setpriv"]
MISSING = ", ".join(filter(None, ABSENT))


def runs(pid: int) -> bool:
    """Tell whether a process has not ended, whoever has still to ask how."""
    try:
        return Path(f"/proc/{pid}/stat").read_text().rpartition(")")[2].split()[0] != "Z"
    except OSError:
        return False


def children(pid: int) -> list[int]:
    """The children of a process."""
    told = Path(f"/proc/{pid}/task/{pid}/children")
    return [int(one) for one in told.read_text().split()]


@pytest.mark.skipif(bool(MISSING), reason=f"not installed: {MISSING}")
def test_servers_and_screens_end_with_a_test_that_is_killed(short_folder: Path) -> None:
    with subprocess.Popen(
        [sys.executable, "-c", STARTED, str(short_folder)],
        cwd=REPOSITORY,
        env={**os.environ, "PYTHONPATH": str(REPOSITORY)},
        stdout=subprocess.PIPE,
        text=True,
    ) as test:
        assert test.stdout is not None
        pids = [int(one) for one in test.stdout.readline().split()]
        everybody = [*pids, *(child for pid in pids for child in children(pid))]
        assert len(pids) == 2 and all(runs(pid) for pid in everybody)
        test.kill()
    end = time.monotonic() + LONGEST
    while left := [pid for pid in everybody if runs(pid)]:
        assert time.monotonic() < end, left
        time.sleep(0.05)
