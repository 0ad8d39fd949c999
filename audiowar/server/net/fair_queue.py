"""A queue that shares the event loop fairly between networks with new connections or floods.

It runs one action of one network, then rests so that the frames of players are handled, then runs
an action of the next network.
"""

from __future__ import annotations

from collections import deque
from collections.abc import Callable
from typing import Final

REST_FACTOR, SHORT_REST_FACTOR = 9.0, 1.0
"""How long the queue rests after an action, as a multiple of the action's duration. While people
play, networks that are not modest get at most a tenth of a processor; otherwise the rest is
short."""
CALM_SECONDS: Final = 0.5
"""Seconds without a player's frame after which the queue assumes that nobody plays."""
MIN_REST: Final = 0.001
"""The shortest rest in seconds, because an event loop cannot wait for less. Shorter rests are
added up."""


class FairQueue:
    """Waiting actions of client networks (address ranges), one network after the other in turn."""

    def __init__(
        self,
        call_later: Callable[[float, Callable[[], None]], object],
        now: Callable[[], float],
        is_modest: Callable[[str], bool],
    ) -> None:
        """`call_later` calls a function after some seconds; `now` returns the time in seconds.

        `is_modest` counts an action of a network, and returns whether the network does little, so
        that only a short rest is needed.
        """
        self._is_modest = is_modest
        self._call_later = call_later
        self._now = now
        self._free_at = 0.0
        """When the next action may begin."""
        self._is_scheduled = False
        self._actions: dict[str, deque[Callable[[], float]]] = {}
        """Waiting actions by network. The first network in the dictionary has the next turn."""
        self.played_at = -CALM_SECONDS
        """When a player's frame was last received, by the same clock as `now`."""

    def add(self, network: str, action: Callable[[], float]) -> None:
        """Add an action, which runs when it is its network's turn.

        The action returns for how many seconds it keeps the event loop busy after it has returned.
        """
        self._actions.setdefault(network, deque()).append(action)
        self._schedule()

    def count_actions(self, network: str) -> int:
        """Return the number of a network's waiting actions."""
        return len(self._actions.get(network, ()))

    def _schedule(self) -> None:
        if self._is_scheduled or not self._actions:
            return
        self._is_scheduled = True
        rest = self._free_at - self._now()
        self._call_later(rest if rest >= MIN_REST else 0.0, self._run)

    def _run(self) -> None:
        network = next(iter(self._actions))
        actions = self._actions.pop(network)
        action = actions.popleft()
        if actions:
            # The network's next turn comes after those of all other networks.
            self._actions[network] = actions
        began, seconds = self._now(), 0.0
        try:
            seconds = action()
        finally:
            end = self._now()
            busy = end - began + seconds
            is_calm = end - self.played_at >= CALM_SECONDS
            rest = SHORT_REST_FACTOR if self._is_modest(network) or is_calm else REST_FACTOR
            self._free_at = max(self._free_at, began) + (1 + rest) * busy
            self._is_scheduled = False
            self._schedule()
