"""Prepare standard output and standard error, flush them, and discard the output of failed ones."""

from __future__ import annotations

import io
import os
import sys
from typing import IO, Any


def prepare_output_streams() -> None:
    """Prevent encoding errors when printing, and replace missing streams by the null device."""
    for name in ("stdout", "stderr"):
        stream: Any = getattr(sys, name)
        if stream is None:
            setattr(sys, name, open(os.devnull, "w"))  # noqa: SIM115  # until the program's end
        elif isinstance(stream, io.TextIOWrapper):
            encoding = "utf-8" if sys.platform == "win32" else stream.encoding
            stream.reconfigure(encoding=encoding, errors="replace")


def use_utf8(stream: Any) -> IO[str]:
    """Make a stream write UTF-8 and the newline `\\n` on all systems, and return the stream."""
    if isinstance(stream, io.TextIOWrapper):
        stream.reconfigure(encoding="utf-8", errors="strict", newline="\n")
    return stream  # type: ignore[no-any-return]


def flush_output_streams() -> None:
    """Flush standard output and standard error. Raises OSError."""
    sys.stdout.flush()
    sys.stderr.flush()


def discard_output_of_failed_streams() -> None:
    """Discard further output to streams that failed. Otherwise Python would fail again at exit."""
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


def make_printable(text: str, max_length: int = 200) -> str:
    """Make a text from outside safe to print: replace control characters, and limit its length."""
    whole = text.encode("utf-8", "replace").decode("utf-8")
    line = "".join(letter if letter.isprintable() else "\ufffd" for letter in whole[:max_length])
    return line + ("…" if len(whole) > max_length else "")
