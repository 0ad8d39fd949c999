"""Time jumps in a recorded match of 10,000 tricks.

    python -m benchmarks.recorded_match_jumps [--tricks N] [--jumps N]

Bots play a match of Casino War with seven players, because the steps of this game contain most
events. Then a player listens to the match again, and jumps at random: to tricks, wars, the
beginning and the end, and one step back or forward. Prints how long it took to open the match, and
the milliseconds from a jump until the frontend has the words: the median, the 99th percentile and
the maximum, in clock time and in processor time. Linux stops a process with real-time priority for
50 ms of each second, which affects only the clock time.
"""

from __future__ import annotations

import argparse
import os
import random
import statistics
import tempfile
import time
from pathlib import Path

from audiowar.bots.registry import make_bot
from audiowar.storage.match_transcript import Header, format_transcript
from audiowar.table.self_play import play_match
from audiowar.table.table import Table
from audiowar.ui.archive.long_work_screen import IteratorWorkScreen
from audiowar.ui.archive.recorded_match_screen import RecordedMatchScreen, open_recorded_match
from tests.ui.front import Play

PLAYERS = 7
NAMES = ("Mira", "Ana", "Marko", "Iva", "Petar", "Sofia", "Ben")


def write_match(path: Path, tricks: int) -> None:
    """Let bots play a match with a number of rounds, and write its transcript."""
    options = {"rounds": tricks, "bankroll": 1_000_000}
    table = Table(Header("casino", NAMES, options, 3))
    bots = [make_bot("random", "casino", seat) for seat in range(PLAYERS)]
    path.write_text(format_transcript(table.header, play_match(table, bots)), encoding="utf-8")


def time_jumps(
    play: Play, screen: RecordedMatchScreen, tricks: int, count: int
) -> tuple[list[float], list[float]]:
    """Make `count` random jumps. Return how many milliseconds each took, sorted.

    The first list has the elapsed times, the second the processor times.
    """
    rng, took, used = random.Random(1), [], []
    keys = ("w", "shift+w", "left", "right", "up", "down", "home", "end")
    for _ in range(count):
        trick = rng.randrange(1, tricks + 1)
        key = rng.choice((*keys, ""))
        began, busy = time.perf_counter(), time.process_time()
        if key:
            play.app.press_key(key)
        else:
            screen.go_to_trick(trick)
        took.append(1000 * (time.perf_counter() - began))
        used.append(1000 * (time.process_time() - busy))
    return sorted(took), sorted(used)


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__.partition("\n")[0])
    parser.add_argument("--tricks", type=int, default=10_000)
    parser.add_argument("--jumps", type=int, default=400)
    args = parser.parse_args()
    with tempfile.TemporaryDirectory() as folder:
        os.environ["AUDIOWAR_HOME"] = folder
        path = Path(folder) / "long.jsonl"
        write_match(path, args.tricks)
        play = Play(Path(folder))
        began = time.perf_counter()
        open_recorded_match(play.app, path)
        while isinstance(working := play.app.top, IteratorWorkScreen):
            working.run_due_and_get_next_time(play.app.clock())
        screen = play.app.top
        assert isinstance(screen, RecordedMatchScreen)
        print(f"{len(screen.recorded)} steps, opened in {time.perf_counter() - began:.1f} s")
        by = ("by the clock", "of the processor")
        for what, took in zip(by, time_jumps(play, screen, args.tricks, args.jumps), strict=True):
            print(
                f"{len(took)} jumps {what}: median {statistics.median(took):.1f} ms, "
                f"99 % within {took[int(0.99 * len(took))]:.1f} ms, longest {took[-1]:.1f} ms"
            )


if __name__ == "__main__":
    main()
