"""Play random games and compare what is told of them with what happened.

python -m tests.truth [--words 200000] [--seed N] [--game NAME]: goes on until so many words have
been told, in all languages and at all levels of detail; prints what is false and how many words
were told. The exit status is 1 where something was false.
"""

from __future__ import annotations

import argparse
import sys
from itertools import count

from audiowar.rules.registry import GAMES

from .checking import Report, check


def main() -> int:
    """Check until enough has been told."""
    parser = argparse.ArgumentParser()
    parser.add_argument("--words", type=int, default=200_000)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--game", choices=list(GAMES))
    args = parser.parse_args()
    report = Report()
    games = [args.game] if args.game else list(GAMES)
    for seed in count(args.seed):
        for game in games:
            check(game, seed, report)
        if report.words >= args.words:
            break
    for fault in report.false[:50]:
        print(fault)
    print(
        f"{report.words} words of {report.sentences} sentences in {report.games} games, "
        f"{len(report.false)} false"
    )
    return bool(report.false)


if __name__ == "__main__":
    sys.exit(main())
