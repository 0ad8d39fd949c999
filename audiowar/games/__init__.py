"""The games, one package each: everything about a game is in its package.

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
WITH_COMMANDS: tuple[str, ...] = ()
"""Those with commands of their own, in `commands.py`."""
