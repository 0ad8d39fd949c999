"""Play games as another Python would: `python -m tests.bots.play_elsewhere HOW LEVEL PLAYERS`.

HOW is "here", or "elsewhere": with the compensated `sum` of Python 3.12, and with a C library whose
`exp` and `tanh` differ in the last bit. Prints a digest of the choices of each game.
"""

from __future__ import annotations

import builtins
import hashlib
import math
import sys
from collections.abc import Callable, Iterable
from typing import Any

SEEDS = (1, 2)
TRICKS = 40


def move_elsewhere() -> None:
    """Let sums and the C library be those of another Python."""
    plain: Callable[..., Any] = builtins.sum

    def compensated(numbers: Iterable[Any], start: Any = 0) -> Any:
        """Add as Python 3.12 does (Neumaier)."""
        found = list(numbers)
        if not any(type(number) is float for number in found):
            return plain(found, start)
        total = rest = 0.0
        for number in (float(start), *map(float, found)):
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
        found = function(number)
        return math.nextafter(found, (math.inf, -math.inf, found)[hash(number) % 3])

    return nudged


def main() -> None:
    """Play and print the digests."""
    how, level, players = sys.argv[1], sys.argv[2], int(sys.argv[3])
    if how == "elsewhere":
        move_elsewhere()
    # Only now: modules may take the functions when they are imported.
    from audiowar.games.scientific.bots.characters import BOT_MAKERS
    from tests.bots.scientific.test_mixed_strategy_bot import played

    for seed in SEEDS:
        bots = [BOT_MAKERS[level](100 * seed + seat) for seat in range(players)]
        game = repr(played(bots, seed, TRICKS)).encode()
        print(level, players, seed, hashlib.sha256(game).hexdigest()[:16])


if __name__ == "__main__":
    main()
