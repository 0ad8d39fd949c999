#!/usr/bin/env python3
"""How long programs take from their start to the first line, beside the unfrozen one.

    python packaging/starts.py PROGRAM... [--rounds N] [--unpack FOLDER]

Every program is started once a round, in turn, so that the ratios hold when the machine's speed
drifts. A single-file program unpacks itself into a new folder each time, below FOLDER (the usual
one for temporary files): where files were deleted lately, ext4 looks past each of their inodes for
minutes, and the next start there pays for the last one. A folder at the top of a disk is laid by
it where most room is, far from those.
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
from typing import Final

UNFROZEN: Final = (sys.executable, "-m", "audiowar")
ROUNDS: Final = 11


def first_line(command: Sequence[str], below: str | None = None) -> float:
    """Start a program that remembers nothing; the seconds until it writes its first line."""
    folder = tempfile.mkdtemp(dir=below)
    environment = {**os.environ, "AUDIOWAR_HOME": os.path.join(folder, "home"), "TMPDIR": folder}
    # Who plays it unfrozen has it compiled from the second start on.
    environment.pop("PYTHONDONTWRITEBYTECODE", None)
    pipes = {"stdin": subprocess.PIPE, "stdout": subprocess.PIPE}
    begin = time.perf_counter()
    with subprocess.Popen([*command, "--text"], env=environment, **pipes) as process:  # type: ignore[call-overload]
        process.stdout.readline()
        taken = time.perf_counter() - begin
        process.stdin.close()
        process.stdout.read()
    shutil.rmtree(folder)
    return taken


def measured(
    commands: Sequence[Sequence[str]], rounds: int = ROUNDS, below: str | None = None
) -> list[list[float]]:
    """The seconds of every start, a list for each command."""
    turns = [[first_line(command, below) for command in commands] for _ in range(rounds)]
    return [list(times) for times in zip(*turns, strict=True)]


def ratio(times: Sequence[float], unfrozen: Sequence[float]) -> float:
    """How many times the unfrozen start a start takes, the fastest of each.

    What else the machine does makes many starts slower, and none faster.
    """
    return min(times) / min(unfrozen)


def main() -> None:
    """Measure and print."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("program", nargs="+")
    parser.add_argument("--rounds", type=int, default=ROUNDS)
    parser.add_argument("--unpack")
    given = parser.parse_args()
    commands = [UNFROZEN, *((program,) for program in given.program)]
    taken = measured(commands, given.rounds, given.unpack)
    for command, times in zip(commands, taken, strict=True):
        told = f"median {statistics.median(times):.3f} s, fastest {min(times):.3f} s"
        print(f"{ratio(times, taken[0]):.2f} of the unfrozen: {told}: {' '.join(command)}")


if __name__ == "__main__":
    main()
