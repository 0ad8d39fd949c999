#!/usr/bin/env python3
"""Measure how long programs take from their start to their first line, compared with the source.

    python packaging/start_times.py PROGRAM... [--rounds N] [--unpack FOLDER]

In each round, every program is started once, so that the ratios stay valid when the machine's speed
changes. A single-file program unpacks itself into a new folder each time, inside FOLDER (by default
the system's temporary folder). After many files were deleted in a folder, the file system ext4
creates new files there slowly for some minutes, which would slow down the start. A folder at the
top of a disk does not have this problem.
"""

from __future__ import annotations

import argparse
import os
import shutil
import statistics
import subprocess
import sys
import tempfile
import time
from collections.abc import Sequence
from typing import Final, NamedTuple

SOURCE_COMMAND: Final = (sys.executable, "-m", "audiowar")
ROUNDS: Final = 11


class Start(NamedTuple):
    """How long a start took."""

    seconds: float
    """Seconds from the start to the first line."""
    work: float
    """Seconds of processor time until the program ends. Other programs hardly affect this time."""


def measure_start(command: Sequence[str], below: str | None = None) -> Start:
    """Start a program without settings or saves, wait for its first line, and let it end."""
    folder = tempfile.mkdtemp(dir=below)
    environment = {**os.environ, "AUDIOWAR_HOME": os.path.join(folder, "home"), "TMPDIR": folder}
    # Usually Python keeps the compiled modules of a program run from source. Allow that here.
    environment.pop("PYTHONDONTWRITEBYTECODE", None)
    pipes = {"stdin": subprocess.PIPE, "stdout": subprocess.PIPE}
    begin = time.perf_counter()
    before = get_child_processor_time()
    with subprocess.Popen([*command, "--text"], env=environment, **pipes) as process:  # type: ignore[call-overload]
        process.stdout.readline()
        taken = time.perf_counter() - begin
        process.stdin.close()
        process.stdout.read()
    work = get_child_processor_time() - before
    shutil.rmtree(folder)
    return Start(taken, work)


def get_child_processor_time() -> float:
    """Return the seconds of processor time of all ended programs that were started here."""
    spent = os.times()
    return spent.children_user + spent.children_system


def measure_in_turn(
    commands: Sequence[Sequence[str]], rounds: int = ROUNDS, below: str | None = None
) -> list[list[Start]]:
    """Start the commands one after another, `rounds` times. Return the starts of each command."""
    turns = [[measure_start(command, below) for command in commands] for _ in range(rounds)]
    return [list(starts) for starts in zip(*turns, strict=True)]


def compute_work_ratio(starts: Sequence[Start], unfrozen: Sequence[Start]) -> float:
    """Return the least work of the starts, divided by the least work of those from source."""
    return min(one.work for one in starts) / min(one.work for one in unfrozen)


def format_starts(starts: Sequence[Start]) -> str:
    """Return a text with the median and the shortest time of the starts."""
    seconds = [one.seconds for one in starts]
    return f"median {statistics.median(seconds):.3f} s, fastest {min(seconds):.3f} s"


def main() -> None:
    """Measure and print."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("program", nargs="+")
    parser.add_argument("--rounds", type=int, default=ROUNDS)
    parser.add_argument("--unpack")
    given = parser.parse_args()
    commands = [SOURCE_COMMAND, *((program,) for program in given.program)]
    taken = measure_in_turn(commands, given.rounds, given.unpack)
    for command, starts in zip(commands, taken, strict=True):
        ratio = compute_work_ratio(starts, taken[0])
        print(f"{ratio:.2f} of the unfrozen: {format_starts(starts)}: {' '.join(command)}")


if __name__ == "__main__":
    main()
