"""Measure the time to the first line of the terminal game, and its memory.

    pip install . && python benchmarks/start.py [ROUNDS]

Each round starts `python -c pass` and the game in turn, so that the ratio stays valid when the
machine's speed changes. Memory is the largest resident set of a game that is played from a pipe.
"""

from __future__ import annotations

import os
import resource
import statistics
import subprocess
import sys
import tempfile
import time

GAME = [sys.executable, "-m", "audiowar", "--text"]


def time_empty_program() -> float:
    """Return the seconds for which a Python program that does nothing runs."""
    began = time.perf_counter()
    subprocess.run([sys.executable, "-c", "pass"], check=True)
    return time.perf_counter() - began


def time_first_line(env: dict[str, str]) -> float:
    """Return the seconds until the game prints its first line."""
    began = time.perf_counter()
    process = subprocess.Popen(
        GAME, stdin=subprocess.PIPE, stdout=subprocess.PIPE, env=env, cwd=env["AUDIOWAR_HOME"]
    )
    assert process.stdout is not None
    process.stdout.readline()
    spent = time.perf_counter() - began
    process.communicate()
    return spent


def measure_memory(env: dict[str, str]) -> float:
    """Return the megabytes that a game of some tricks in Serbian needs."""
    keys = "\n" * 60 + "f2\nr\ne\nh\n"
    flags = ["--lang", "sr", "--players", "4", "--fast", "--seed", "1"]
    subprocess.run([*GAME, *flags], input=keys.encode(), env=env, check=True, capture_output=True)
    return resource.getrusage(resource.RUSAGE_CHILDREN).ru_maxrss / 1024


def main() -> None:
    rounds = int(sys.argv[1]) if len(sys.argv) > 1 else 15
    with tempfile.TemporaryDirectory() as home:
        env = {**os.environ, "AUDIOWAR_HOME": home}
        pairs = [(time_empty_program(), time_first_line(env)) for _ in range(rounds)]
        print(f"memory {measure_memory(env):.0f} MB")
    lines = sorted(line for _, line in pairs)
    ratio = statistics.median(line / bare for bare, line in pairs)
    print(f"first line {statistics.median(lines):.3f} s [{lines[0]:.3f} to {lines[-1]:.3f}]")
    print(f"{ratio:.1f} times python -c pass")


if __name__ == "__main__":
    main()
