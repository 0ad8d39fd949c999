"""A queue for work that many connections ask for at once, as new connections and floods of frames.

In each round of the event loop only a little of it is done, for one network after the other.
Frames of players come in between.
"""

from __future__ import annotations

from collections import deque
from collections.abc import Callable
from typing import Final

ACTIONS_PER_ROUND: Final = 2
"""Actions in one round of the event loop: each takes up to half a millisecond."""


class FairQueue:
    """Actions that wait, by network."""

    def __init__(self, call_soon: Callable[[Callable[[], None]], object]) -> None:
        """`call_soon`: lets the event loop call something in its next round."""
        self._call_soon = call_soon
        self._actions: dict[str, deque[Callable[[], None]]] = {}
        """The network whose turn it is comes first."""

    def add(self, network: str, action: Callable[[], None]) -> None:
        """Add an action; it is done when it is its network's turn."""
        if not self._actions:
            self._call_soon(self._run)
        self._actions.setdefault(network, deque()).append(action)

    def _run(self) -> None:
        try:
            for _ in range(min(ACTIONS_PER_ROUND, len(self._actions))):
                self._run_next()
        finally:
            if self._actions:
                self._call_soon(self._run)

    def _run_next(self) -> None:
        network = next(iter(self._actions))
        actions = self._actions.pop(network)
        action = actions.popleft()
        if actions:
            # Its next turn comes after those of all others.
            self._actions[network] = actions
        action()
