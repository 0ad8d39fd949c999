"""A queue of work for many networks, so that a flood from one network does not delay the others."""

from __future__ import annotations

from collections import deque
from collections.abc import Callable
from typing import Final

REST_FACTOR, SHORT_REST_FACTOR = 9.0, 1.0
"""How long the queue rests after an action, as a multiple of the action's duration.

While people play, the queue rests longer after actions of a network that causes many of them, so
that such actions take at most a tenth of a processor.
"""
PLAYERS_IDLE_SECONDS: Final = 0.5
"""Seconds without a player's frame after which the queue assumes that nobody plays."""
MIN_REST_SECONDS: Final = 0.001
"""The shortest rest in seconds that an event loop can wait for. Shorter rests are added up."""


class FairQueue:
    """Runs actions one at a time. The networks that cause them take turns.

    The queue rests after each action, so that players' frames are handled in between.
    """

    def __init__(
        self,
        call_later: Callable[[float, Callable[[], None]], object],
        now: Callable[[], float],
        is_modest: Callable[[str], bool],
    ) -> None:
        """`is_modest` counts an action of a network. It returns whether a short rest is enough."""
        self._is_modest = is_modest
        self._call_later = call_later
        self._now = now
        self._free_at = 0.0
        """The time, as returned by `now`, at which the next action may begin."""
        self._is_scheduled = False
        self._actions: dict[str, deque[Callable[[], float]]] = {}
        """Waiting actions by network. The first network in the dictionary has the next turn."""
        self.last_player_frame_time = -PLAYERS_IDLE_SECONDS
        """The time, as returned by `now`, at which a player's frame was last received."""

    def add_action(self, network: str, action: Callable[[], float]) -> None:
        """Add an action, which runs when the network has its turn.

        The action returns the seconds of work that it will cause later on the event loop.
        """
        self._actions.setdefault(network, deque()).append(action)
        self._schedule()

    def count_waiting_actions(self, network: str) -> int:
        """Return the number of a network's waiting actions."""
        return len(self._actions.get(network, ()))

    def _schedule(self) -> None:
        if self._is_scheduled or not self._actions:
            return
        self._is_scheduled = True
        rest = self._free_at - self._now()
        self._call_later(rest if rest >= MIN_REST_SECONDS else 0.0, self._run)

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
            are_players_idle = end - self.last_player_frame_time >= PLAYERS_IDLE_SECONDS
            rest = (
                SHORT_REST_FACTOR if self._is_modest(network) or are_players_idle else REST_FACTOR
            )
            self._free_at = max(self._free_at, began) + (1 + rest) * busy
            self._is_scheduled = False
            self._schedule()
