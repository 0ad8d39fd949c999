"""Measure how often each level of a game wins against the level below.

    python -m benchmarks.bots_ladder PLAYERS [GAMES [FIRST_SEED]] [--from LEVEL] [--to LEVEL]

One bot of each level plays among bots of the level below, equally often in every seat. A match
gives 1 point for a win and a part of it for a draw. Prints 95 % confidence intervals (Wilson) and
the processor time.

Of some 100 matches with three players, where 33 % is an equal share: amateur among beginners 62 %
[52 to 72], student among gamblers 49 [40 to 58], tactician among students 45 [36 to 54].
"""

from __future__ import annotations

from argparse import ArgumentParser, RawDescriptionHelpFormatter
from itertools import pairwise

from audiowar.games.scientific.bots.levels import LEVELS
from benchmarks.bots_scientific import matches


def main() -> None:
    parser = ArgumentParser(description=__doc__, formatter_class=RawDescriptionHelpFormatter)
    parser.add_argument("players", type=int)
    parser.add_argument("games", type=int, nargs="?", default=300)
    parser.add_argument("first", type=int, nargs="?", default=0)
    parser.add_argument("--from", dest="low", choices=LEVELS, default=next(iter(LEVELS)))
    parser.add_argument("--to", dest="high", choices=LEVELS, default=[*LEVELS][-1])
    wanted = parser.parse_args()
    names = [*LEVELS]
    climbed = names[names.index(wanted.low) : names.index(wanted.high) + 1]
    for lower, higher in pairwise(climbed):
        matches(higher, lower, wanted.players, wanted.games, wanted.first)


if __name__ == "__main__":
    main()
