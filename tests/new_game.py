"""What a game still lacks: `python -m tests.new_game NAME`.

First what must stand before the program starts with it, as that brings in every game that is
listed; then all that `tests/lacking.py` looks for.
"""

from __future__ import annotations

import sys
from collections.abc import Iterator
from pathlib import Path

from audiowar import games

FOLDER = Path(games.__file__).parent
USAGE = "python -m tests.new_game NAME: what a game still lacks. NAME is that of its package."


def begins(name: str) -> Iterator[str]:
    """Yield what a game lacks to be known at all, each in a line."""
    if not name.isidentifier():
        yield f"a name of letters, digits and underscores: {name!r} can be no package"
        return
    for module in ("__init__", "rules", "wording"):
        if not (FOLDER / name / f"{module}.py").exists():
            yield f"audiowar/games/{name}/{module}.py"
    if name not in games.NAMES:
        yield f"a line in audiowar/games/__init__.py: {name!r}"


def lacks(name: str) -> list[str]:
    """Return what a game lacks, each in a line."""
    first = list(begins(name))
    if first:
        return first
    from tests.lacking import lacking

    return list(lacking(name))


def main() -> int:
    """Print what games lack; return 1 where they lack something, 2 where none is named."""
    if not sys.argv[1:]:
        print(USAGE)
        return 2
    found = [lack for name in sys.argv[1:] for lack in lacks(name)]
    print(*found or ["Nothing is missing."], sep="\n")
    return bool(found)


if __name__ == "__main__":
    sys.exit(main())
