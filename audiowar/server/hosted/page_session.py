"""A player's stay on the server, over all connections: what was told until the page has it."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Callable, Iterable, Iterator, Sequence
from typing import Any, Final, Protocol

import orjson

from audiowar.client.transport import OpenTransport, Transport
from audiowar.server.net.websocket import Gate
from audiowar.web.protocol import Message

from .hosted_engine import EngineOutput, HostedEngine
from .loopback import LoopbackTransport
from .protocol import CloseReason
from .worker_thread import LATER, SOON, WorkerThread

LOG = logging.getLogger(__name__)
PATIENCE: Final = 5.0
"""Seconds in which a page comes back before others at a table hear of it."""
UNHEARD: Final = 256
"""Frames that a page may leave unanswered."""
SOME: Final = 4
"""Messages that the engine does in one turn."""
PENDING: Final = 500
"""Messages that may wait."""
LONGEST: Final = 1 << 21
"""Bytes of a frame: one with a whole game to keep may be long."""
TOLD: Final = ("keep", "say")
"""The rest a page is shown anew when it starts."""


class PageTransport(Protocol):
    """The connection of a page."""

    def send(self, text: str) -> None:
        """Send a frame."""

    def close_with_reason(self, why: CloseReason) -> None:
        """Say why it ends, and close."""


class PageSession:
    """A stay. Everything happens on the loop."""

    def __init__(
        self,
        key: str,
        address: str,
        make: Callable[[OpenTransport], HostedEngine],
        gate: Gate,
        crew: WorkerThread,
        ended: Callable[[PageSession], None],
    ) -> None:
        """`make` makes the player, who goes to the tables behind the gate as it is told."""
        self.key = key
        self.address = address
        self._gate = gate
        self._crew = crew
        self._ended = ended
        self._loop = asyncio.get_running_loop()
        self.way: PageTransport | None = None
        self.begun = False
        """Whether the page has brought its files and begun."""
        self.left = self._loop.time()
        """When the last connection was lost."""
        self._unheard: list[tuple[int, list[Message]]] = []
        self._number = 0
        self._pending: list[Any] = []
        self._doing = self._again = False
        """Whether the engine has its turn, and whether it is to have one more after it."""
        self._timer: asyncio.TimerHandle | None = None
        self._over = False
        self._lines: list[LoopbackTransport] = []
        self._leaving: asyncio.TimerHandle | None = None
        self._roused = False
        self._player = make(self._carry)
        self._player.clock.stop()

    def attach(self, way: PageTransport, got: int) -> None:
        """Go on with a page; `got` is the last that it has, -1 for one that is empty."""
        if self.way is not None:
            self.way.close_with_reason(CloseReason.MOVED)
        self.way = way
        self.acknowledge(got)
        if got < 0:
            self._unheard = [*still_needed(self._unheard)]
        for n, told in self._unheard:
            way.send(turn_frame(n, told))
        self._stop_leaving()
        self._player.clock.go_on()
        self.do([], LATER)

    def detach(self, way: PageTransport) -> None:
        """Wait for the page to come back; meanwhile nothing happens."""
        if self.way is way:
            self.way = None
            self.left = self._loop.time()
            self._player.clock.stop()
            self._stop_timer()
            self._leaving = self._loop.call_later(PATIENCE, self._leave)

    # The tables of this server

    def _carry(self, url: str) -> Transport:
        """Connect the engine with the tables; there are no others that it could go to."""
        line = LoopbackTransport(self._gate, self.address, self._loop, self._rouse)
        self._lines = [*(one for one in self._lines if not one.over), line]
        return line

    def _rouse(self) -> None:
        """Let the engine take what has come from a table, soon and once."""
        if self.way is not None and not self._roused:
            self._roused = True
            self._loop.call_soon(self._wake)

    def _wake(self) -> None:
        self._roused = False
        if self.way is not None and not self._over:
            self.do([])

    def _leave(self) -> None:
        """Let the others at a table know that the player is away."""
        for line in self._lines:
            line.end()

    def _stop_leaving(self) -> None:
        if self._leaving is not None:
            self._leaving.cancel()
            self._leaving = None

    # Turns

    def acknowledge(self, number: int) -> None:
        """Forget what the page has."""
        while self._unheard and self._unheard[0][0] <= number:
            self._unheard.pop(0)

    def do(self, messages: Sequence[Any], order: int = SOON) -> None:
        """Let the engine have a turn."""
        self._stop_timer()
        self._pending.extend(messages)
        if len(self._pending) > PENDING:
            self.end(CloseReason.FAST)
        elif self._doing:
            self._again = True
        else:
            self._turn(order)

    def _turn(self, order: int) -> None:
        """Let the engine do some of what waits; others have their turn before the rest."""
        some, self._pending = self._pending[:SOME], self._pending[SOME:]
        self._doing, self._again = True, False
        self._crew.do(lambda: self._player.turn(some), self._done, order)

    def _done(self, turn: EngineOutput | Exception) -> None:
        self._doing = False
        if self._over:
            return
        if isinstance(turn, Exception):
            LOG.error("a player's engine failed", exc_info=turn)
            self.end(CloseReason.FAULT)
            return
        if turn.told:
            self._number += 1
            self._unheard.append((self._number, turn.told))
            text = turn_frame(self._number, turn.told)
            if len(text) > LONGEST:
                self.end(CloseReason.LARGE)
                return
            if self.way is not None:
                self.way.send(text)
            if len(self._unheard) > UNHEARD and self.way is not None:
                self.way.close_with_reason(CloseReason.SLOW)
        if self._pending or self._again:
            self._turn(SOON)
        elif turn.due is not None and self.way is not None:
            self._timer = self._loop.call_later(turn.due, lambda: self.do([], LATER))

    def _stop_timer(self) -> None:
        if self._timer is not None:
            self._timer.cancel()
            self._timer = None

    def end(self, why: CloseReason) -> None:
        """End the stay, and tell why."""
        if self._over:
            return
        self._over = True
        self._stop_timer()
        self._stop_leaving()
        self._leave()
        way, self.way = self.way, None
        if way is not None:
            way.close_with_reason(why)
        self._crew.do(self._player.close, log_close_error, LATER)
        self._ended(self)


def still_needed(
    unheard: Iterable[tuple[int, list[Message]]],
) -> Iterator[tuple[int, list[Message]]]:
    """Yield what an empty page still needs of what was on its way to the one before."""
    for number, told in unheard:
        if left := [one for one in told if one["t"] in TOLD]:
            yield number, left


def turn_frame(number: int, told: list[Message]) -> str:
    """Return a turn as it is sent."""
    return orjson.dumps({"n": number, "m": told}).decode()


def log_close_error(result: object) -> None:
    """Note what went wrong at the end."""
    if isinstance(result, Exception):
        LOG.error("a player's folder could not be removed", exc_info=result)
