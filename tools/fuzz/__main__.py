"""Play and break things at random: `python -m tools.fuzz files|games|keys --minutes N [--seed S]`.

Status 1 when something was found; what was found is printed, with all that is needed to see it
again.
"""

from __future__ import annotations

import sys
from argparse import ArgumentParser
from importlib import import_module

PARTS = ("files", "games", "keys")


def main() -> int:
    """Run one part for so many minutes."""
    parser = ArgumentParser(prog="python -m tools.fuzz", description=__doc__)
    parser.add_argument("part", choices=PARTS)
    parser.add_argument("--minutes", type=float, default=1.0)
    parser.add_argument("--seed", type=int, default=1)
    args = parser.parse_args()
    try:
        part = import_module(f"tools.fuzz.{args.part}")
    except ModuleNotFoundError as missing:
        print(f"tools/fuzz/{args.part}.py cannot be run here: {missing}", file=sys.stderr)
        return 2
    return int(part.run(args.minutes, args.seed))


if __name__ == "__main__":
    sys.exit(main())
