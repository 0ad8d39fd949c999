"""What runs between entering and leaving a context: servers, screens, readers."""

from __future__ import annotations

import signal
import subprocess
from typing import Any, TypeVar

Self = TypeVar("Self", bound="Running")


class Running:
    """Starts when its context is entered and is killed when it is left."""

    _process: subprocess.Popen[Any] | None

    def start(self) -> None:
        """Start it and wait until it answers."""
        raise NotImplementedError

    def kill(self) -> None:
        """End it without a word to its clients."""
        raise NotImplementedError

    def freeze(self) -> None:
        """Stop it from answering."""
        self._signal(signal.SIGSTOP)

    def thaw(self) -> None:
        """Let it answer again."""
        self._signal(signal.SIGCONT)

    def _signal(self, number: int) -> None:
        if self._process is not None:
            self._process.send_signal(number)

    def __enter__(self: Self) -> Self:
        self.start()
        return self

    def __exit__(self, *error: object) -> None:
        self.kill()
