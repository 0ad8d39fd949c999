"""Standard output and standard error, whatever they lead to."""

from __future__ import annotations

import io
import os
import sys
from typing import IO, Any


def prepare() -> None:
    """Let every letter be printed as well as the output can, and let there be an output."""
    for name in ("stdout", "stderr"):
        stream: Any = getattr(sys, name)
        if stream is None:
            setattr(sys, name, open(os.devnull, "w"))  # noqa: SIM115  # until the program's end
        elif isinstance(stream, io.TextIOWrapper):
            encoding = "utf-8" if sys.platform == "win32" else stream.encoding
            stream.reconfigure(encoding=encoding, errors="replace")


def to_file(stream: Any) -> IO[str]:
    """Return standard output as a place for a file: UTF-8, and lines end alike everywhere."""
    if isinstance(stream, io.TextIOWrapper):
        stream.reconfigure(encoding="utf-8", errors="strict", newline="\n")
    return stream  # type: ignore[no-any-return]


def finish() -> None:
    """Write out what waits. Raises OSError."""
    sys.stdout.flush()
    sys.stderr.flush()


def give_up() -> None:
    """Let nothing more be written: the output cannot take it, and would say so at the exit too."""
    nowhere = os.open(os.devnull, os.O_WRONLY)
    for stream in (sys.stdout, sys.stderr):
        try:
            stream.flush()
        except (OSError, ValueError):
            try:
                os.dup2(nowhere, stream.fileno())
            except (OSError, ValueError):
                continue
    os.close(nowhere)


def printable(text: str, longest: int = 200) -> str:
    """Return a text from outside as it can be told: whole letters only, and not for ever."""
    whole = text.encode("utf-8", "replace").decode("utf-8")
    line = "".join(letter if letter.isprintable() else "\ufffd" for letter in whole[:longest])
    return line + ("…" if len(whole) > longest else "")
