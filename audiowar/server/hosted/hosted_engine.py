"""One player's engine on the server, in a folder and a time of its own."""

from __future__ import annotations

import time
from collections.abc import Sequence
from contextvars import copy_context
from dataclasses import dataclass
from typing import Any, Final

from audiowar.client.transport import OpenTransport
from audiowar.storage.settings import PLAYER_FOLDER
from audiowar.ui.core.launch_options import LaunchOptions
from audiowar.web.engine import Engine
from audiowar.web.page_sounds import SoundIndex
from audiowar.web.protocol import Message, number, text

from .player_files import PlayerFiles

LONGEST: Final = 1 << 18
"""Characters of games that are taken in at once."""


class Clock:
    """Time that stands still while nobody is there."""

    def __init__(self) -> None:
        self._lost = 0.0
        self._since: float | None = None

    def now(self) -> float:
        """Return the seconds in which somebody was there."""
        return (time.monotonic() if self._since is None else self._since) - self._lost

    def stop(self) -> None:
        """Let no time pass until `go_on`."""
        if self._since is None:
            self._since = time.monotonic()

    def go_on(self) -> None:
        """Let time pass again."""
        if self._since is not None:
            self._lost += time.monotonic() - self._since
            self._since = None


@dataclass(frozen=True)
class EngineOutput:
    """What came of some messages."""

    told: list[Message]
    due: float | None
    """In how many seconds to come again, None: not before a message."""


class HostedEngine:
    """The engine with its folder. Everything but the clock is for the crew's thread alone."""

    def __init__(
        self, launch: LaunchOptions, sounds: SoundIndex, carry: OpenTransport, home: str
    ) -> None:
        self.clock = Clock()
        self._home = PlayerFiles()
        self._context = copy_context()
        self._context.run(PLAYER_FOLDER.set, self._home.path)
        self._told: list[Message] = []
        self._part = ""
        """Of games that are taken in, what has come so far."""
        self._engine = Engine(self._told.extend, launch, self.clock.now, carry, home, sounds)

    def turn(self, messages: Sequence[Any]) -> EngineOutput:
        """Do what messages say, or let time pass."""
        return self._context.run(self._turn, messages)

    def _turn(self, messages: Sequence[Any]) -> EngineOutput:
        due = self._engine.take([one for one in messages if not self._own(one)])
        # What was written is kept before anybody hears of it.
        told = [*self._home.changes(), *self._told]
        self._told.clear()
        return EngineOutput(told, due)

    def _own(self, message: Any) -> bool:
        """Do what is not for the engine; tell whether it was."""
        kind = text(message, "t") if isinstance(message, dict) else ""
        if kind == "bring":
            written = message.get("d")
            seconds = written / 1000 if isinstance(written, (int, float)) else 0.0
            name, content = text(message, "f"), text(message, "x", LONGEST)
            self._home.restore_file(name, number(message, "at"), content, seconds)
        elif kind == "miss":
            self._home.forget(text(message, "f"))
        elif kind == "part":
            self._part = (self._part + text(message, "x", LONGEST))[:LONGEST]
        elif kind == "import":
            self._engine.take([{"t": "import", "x": self._part}])
            self._part = ""
        return kind in ("bring", "miss", "part", "import")

    def close(self) -> None:
        """Let the files go, and the folder."""
        self._context.run(self._engine.close)
        self._home.close()
