"""The games, a package each: all that the program knows about a game stands there.

`rules.py` is the game itself and knows nothing but `audiowar.rules`.
"""

from __future__ import annotations

NAMES = (
    "scientific",
    "razboi",
    "classic",
    "steal",
    "drunkard",
    "tod_und_leben",
    "casino",
    "armed",
)
"""The games in the order in which they are offered; a new one is listed here and nowhere else."""
