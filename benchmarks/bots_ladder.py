"""Measure how often each level of a game wins against the level below.

    python -m benchmarks.bots_ladder PLAYERS [GAMES [FIRST_SEED]] [--from LEVEL] [--to LEVEL]

One bot of each level plays among bots of the level below, equally often in every seat. A match
gives 1 point for a win and a part of it for a draw. Prints 95 % confidence intervals (Wilson) and
the processor time.

Results with three players, where 33 % is an equal share, over 150 matches each: beginner 51 %,
amateur 48, sensible 59, counter 58, gambler 69, d1 47, sel1 55 [47 to 63].

With four players, where 25 % is an equal share, over 200 matches each for the first four steps, 100
for the next two, 60 for the last two: beginner 37 %, amateur 40, sensible 40, counter 48, gambler
51, d1 48, sel1 67 [54 to 77], professor 62 [49 to 73].
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
