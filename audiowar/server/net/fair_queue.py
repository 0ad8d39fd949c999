"""A queue that shares the event loop fairly between networks that connect or flood.

Each round of the event loop does only a few actions, one network after the other, so that frames of
players are handled in between.
"""

from __future__ import annotations

from collections import deque
from collections.abc import Callable
from typing import Final

ACTIONS_PER_ROUND: Final = 2
"""Actions per round of the event loop; each takes up to half a millisecond."""


class FairQueue:
    """Waiting actions by network."""

    def __init__(self, call_soon: Callable[[Callable[[], None]], object]) -> None:
        """`call_soon` calls a function in the next round of the event loop."""
        self._call_soon = call_soon
        self._actions: dict[str, deque[Callable[[], None]]] = {}
        """The first network is the next one."""

    def add(self, network: str, action: Callable[[], None]) -> None:
        """Add an action, which is done when it is its network's turn."""
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
            # Its next turn comes after those of all other networks.
            self._actions[network] = actions
        action()
