"""Random games of every kind, with random options and players, written, read and replayed.

    python -m benchmarks.replays [GAMES]

Prints for each game how many were played and the median of their tricks; ends with status 1 at
the first line that is refused or differs.
"""

from __future__ import annotations

import statistics
import sys
from collections import defaultdict

from audiowar.rules.registry import GAMES
from audiowar.rules.state import Refused
from audiowar.storage.replay import Replay, ReplayDiffers
from audiowar.storage.transcript import DamagedTranscript, Header, read, write
from audiowar.table.table import Table
from tests.rules.conformance import played, random_header


def play(header: Header) -> tuple[Table, str]:
    """Play a random game; return its table and its transcript."""
    steps = list(played(header))
    table, _ = steps[-1]
    return table, write(table.header, (event for _, happened in steps for event in happened))


def main() -> int:
    wanted = int(sys.argv[1]) if len(sys.argv) > 1 else 20_000
    tricks: dict[str, list[int]] = defaultdict(list)
    names = list(GAMES)
    for seed in range(wanted):
        name = names[seed % len(names)]
        table, text = play(random_header(GAMES[name], seed))
        try:
            replay = Replay(*read(text))
            again = [event for step in replay for event in step]
            assert write(replay.header, again) == text, "other bytes"
        except (ReplayDiffers, DamagedTranscript, Refused, AssertionError) as error:
            print(name, seed, repr(error))
            return 1
        tricks[name].append(table.game.state.trick)
    for name, seen in tricks.items():
        print(f"{name:14} {len(seen):6} games, median {statistics.median(seen):.0f} tricks")
    print(f"{wanted} games written, read and replayed without a differing line")
    return 0


if __name__ == "__main__":
    sys.exit(main())
