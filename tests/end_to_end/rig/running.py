"""What runs between entering and leaving a context: servers, screens, readers."""

from __future__ import annotations

import shutil
import signal
import subprocess
from typing import Any, TypeVar

Self = TypeVar("Self", bound="Running")


def make_tied_command(*command: str) -> list[str]:
    """Return a command whose program ends with the test that starts it, even if that is killed."""
    # By its path: a test may give the program a PATH of its own.
    setpriv = shutil.which("setpriv")
    tie = (setpriv, "--pdeathsig", "KILL") if setpriv else ()
    return [*tie, *command]


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
