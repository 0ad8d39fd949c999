"""Play games as another Python would: `python -m tests.bots.play_elsewhere HOW`.

HOW is "here", or "elsewhere": with the compensated `sum` of Python 3.12, and with a C library whose
`exp` and `tanh` differ in the last bit. Prints a digest of the choices of each level.
"""

from __future__ import annotations

import builtins
import hashlib
import math
import sys
from collections.abc import Callable, Iterable
from typing import Any

TRICKS = {2: 40, 3: 10, 4: 5}
"""How many tricks are played, by the number of players."""
PROFESSOR_TRICKS = {2: 20, 3: 4, 4: 2}
"""The professor thinks long about each."""


def move_elsewhere() -> None:
    """Let sums and the C library be those of another Python."""
    plain: Callable[..., Any] = builtins.sum

    def compensated(numbers: Iterable[Any], start: Any = 0) -> Any:
        """Add as Python 3.12 does (Neumaier)."""
        terms = list(numbers)
        if not any(type(number) is float for number in terms):
            return plain(terms, start)
        total = rest = 0.0
        for number in (float(start), *map(float, terms)):
            bigger = total + number
            if abs(total) >= abs(number):
                rest += (total - bigger) + number
            else:
                rest += (number - bigger) + total
            total = bigger
        return total + rest

    builtins.sum = compensated
    for name in ("exp", "tanh"):
        setattr(math, name, nudge(getattr(math, name)))


def nudge(function: Callable[[float], float]) -> Callable[[float], float]:
    """Return a function whose results differ in the last bit, up and down."""

    def nudged(number: float) -> float:
        exact = function(number)
        return math.nextafter(exact, (math.inf, -math.inf, exact)[hash(number) % 3])

    return nudged


def main() -> None:
    """Play and print the digests."""
    if sys.argv[1] == "elsewhere":
        move_elsewhere()
    # Only now: modules may take the functions when they are imported.
    from audiowar.games.scientific.bots.characters import BOT_MAKERS
    from tests.bots.playing import list_choices

    for level, make in BOT_MAKERS.items():
        for players, tricks in (PROFESSOR_TRICKS if level == "professor" else TRICKS).items():
            choices = list_choices([make(100 + seat) for seat in range(players)], tricks)
            print(level, players, hashlib.sha256(repr(choices).encode()).hexdigest()[:16])


if __name__ == "__main__":
    main()
