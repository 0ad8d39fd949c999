"""The entry point of the programs that PyInstaller builds.

It starts `audiowar`, after some preparations that only these programs need.
"""

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
"""The files with the trusted certificates of https on Debian, Fedora and openSUSE."""


def restore_library_path() -> None:
    """Restore the system's library path for programs that this one starts.

    Otherwise programs such as the speech server would load the libraries of this program.
    """
    path = os.environ.pop("LD_LIBRARY_PATH_ORIG", None)
    if path is not None:
        os.environ["LD_LIBRARY_PATH"] = path
    elif sys.platform == "linux":
        os.environ.pop("LD_LIBRARY_PATH", None)


def use_system_certificates() -> None:
    """On Linux, make Python trust the certificates of this system, by the variable SSL_CERT_FILE.

    By default, the built-in OpenSSL looks for certificates only where the system of the build had
    them.
    """
    found = next(filter(os.path.isfile, CERTIFICATES), None)
    if sys.platform == "linux" and found is not None:
        os.environ.setdefault("SSL_CERT_FILE", found)


def open_console(own: bool) -> None:
    """Give a console to a Windows program that was built without one.

    It is the console of the shell that started the program or, with `own`, a new one. A game in the
    terminal needs its own console: in a shared one, the shell would receive half of the keys.
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
    """An output stream that opens a new console when something is first written to it."""

    encoding = "utf-8"

    def write(self, text: str) -> int:
        """Write to the console. The first call opens it and connects the standard streams to it."""
        if sys.stdout is self:
            for name in ("stdin", "stdout", "stderr"):
                setattr(sys, name, None)
            open_console(own=True)
        stream: Any = sys.stdout
        return int(stream.write(text))

    def flush(self) -> None:
        """Do nothing, because nothing is buffered."""


def add_text_flag_for_console() -> None:
    """Add `--text` to the command line if this is the program for consoles."""
    if Path(sys.executable).stem.lower() == TEXT_PROGRAM and "--text" not in sys.argv:
        sys.argv.insert(1, "--text")


def run_program() -> int:
    """Prepare the process and run the command line. Return the exit status."""
    restore_library_path()
    use_system_certificates()
    if "--multiprocessing-fork" not in sys.argv:
        add_text_flag_for_console()
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
    sys.exit(run_program())
