"""Play random games and compare what is told of them with what happened.

python -m tests.truth [--games 800] [--seed N] [--game NAME]: prints what is false and how many
sentences were read. The exit status is 1 where something was false.
"""

from __future__ import annotations

import argparse
import sys
from itertools import count, islice

from audiowar.rules.registry import GAMES

from .checking import Report, check


def main() -> int:
    """Check so many games."""
    parser = argparse.ArgumentParser()
    parser.add_argument("--games", type=int, default=800)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--game", choices=list(GAMES))
    args = parser.parse_args()
    report = Report()
    games = [args.game] if args.game else list(GAMES)
    for seed, game in islice(((s, g) for s in count(args.seed) for g in games), args.games):
        check(game, seed, report)
    print(*report.false[:50], sep="\n")
    print(f"{report.games} games, {report.sentences} sentences read, {len(report.false)} false")
    return bool(report.false)


if __name__ == "__main__":
    sys.exit(main())
