"""The entry point of the frozen program: `audiowar` with additions that only it needs."""

from __future__ import annotations

import ctypes
import os
import sys
from pathlib import Path
from typing import Any, Final

from audiowar.__main__ import main

ATTACH_PARENT: Final = 0xFFFFFFFF
TEXT_PROGRAM: Final = "audiowar-text"
CERTIFICATES: Final = (
    "/etc/ssl/certs/ca-certificates.crt",
    "/etc/pki/tls/certs/ca-bundle.crt",
    "/etc/ssl/ca-bundle.pem",
)
"""Where Debian, Fedora and openSUSE keep whom https may trust."""


def free_children() -> None:
    """Let programs that this one starts, such as the speech server, find their own libraries."""
    path = os.environ.pop("LD_LIBRARY_PATH_ORIG", None)
    if path is not None:
        os.environ["LD_LIBRARY_PATH"] = path
    elif sys.platform == "linux":
        os.environ.pop("LD_LIBRARY_PATH", None)


def find_certificates() -> None:
    """Let https know whom to trust: our library looks only where the system that built it does."""
    found = next(filter(os.path.isfile, CERTIFICATES), None)
    if sys.platform == "linux" and found is not None:
        os.environ.setdefault("SSL_CERT_FILE", found)


def open_console(own: bool) -> None:
    """Give a Windows program that was built without a console one to write to and read from.

    The one of the shell that started it, or a new one: two programs that read keys from the same
    console would each get half of them, so a game in the terminal has its own.
    """
    kernel: Any = getattr(ctypes, "windll").kernel32  # noqa: B009
    if own or not kernel.AttachConsole(ATTACH_PARENT):
        kernel.AllocConsole()
    for name, file, mode in (
        ("stdin", "CONIN$", "r"),
        ("stdout", "CONOUT$", "w"),
        ("stderr", "CONOUT$", "w"),
    ):
        if getattr(sys, name) is None:
            setattr(sys, name, open(file, mode, encoding="utf-8"))  # noqa: SIM115


class LateConsole:
    """Opens a console with the first line that is written: where no window can be opened."""

    encoding = "utf-8"

    def write(self, text: str) -> int:
        """Open the console, write, and stand back; who still holds this writes to the console."""
        if sys.stdout is self:
            for name in ("stdin", "stdout", "stderr"):
                setattr(sys, name, None)
            open_console(own=True)
        stream: Any = sys.stdout
        return int(stream.write(text))

    def flush(self) -> None:
        """There is nothing to flush yet."""


def play_in_the_console() -> None:
    """Let the program that is made for a console play in it, also when nobody says so."""
    if Path(sys.executable).stem.lower() == TEXT_PROGRAM and "--text" not in sys.argv:
        sys.argv.insert(1, "--text")


def run() -> int:
    """Run the command line, with a console where words are to be written to one."""
    free_children()
    find_certificates()
    if "--multiprocessing-fork" not in sys.argv:
        play_in_the_console()
    if "--multiprocessing-fork" in sys.argv:
        from multiprocessing import freeze_support

        freeze_support()
    if sys.platform == "win32" and None in (sys.stdout, sys.stderr):
        words = sys.argv[1:]
        if words:
            open_console(own="--text" in words)
        else:
            late: Any = LateConsole()
            sys.stdout = sys.stderr = late
    return int(main())


if __name__ == "__main__":
    sys.exit(run())
