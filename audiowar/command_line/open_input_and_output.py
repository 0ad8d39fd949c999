"""Open the files that a command reads and writes, or standard input and output for "-"."""

from __future__ import annotations

import sys
from collections.abc import Iterator
from contextlib import contextmanager, nullcontext
from functools import partial
from typing import IO

from audiowar.standard_streams import set_utf8_and_unix_newlines
from audiowar.storage.lazy_records import MAX_LINE_BYTES
from audiowar.user_error import UserError, get_file_error_args


@contextmanager
def open_output(path: str) -> Iterator[IO[str]]:
    """Open a file, or standard output for "-", with Unix newlines on all systems.

    Raises UserError if the file cannot be written.
    """
    try:
        file = set_utf8_and_unix_newlines(sys.stdout) if path == "-" else _create_file(path)
    except (OSError, ValueError) as error:
        raise UserError("cli-cannot-write", path=path, **get_file_error_args(error)) from None
    try:
        with nullcontext() if path == "-" else file:
            yield file
            file.flush()
    except OSError as error:
        if path == "-":
            raise  # `main` reports errors of standard output.
        raise UserError("cli-cannot-write", path=path, **get_file_error_args(error)) from None


def _create_file(path: str) -> IO[str]:
    return open(path, "w", encoding="utf-8", newline="\n")


def read_lines(path: str) -> Iterator[bytes]:
    """Yield the lines of a file, or of standard input for "-". Long lines come in pieces.

    Raises UserError if the file cannot be read.
    """
    try:
        with open(sys.stdin.fileno() if path == "-" else path, "rb", closefd=path != "-") as file:
            yield from iter(partial(file.readline, MAX_LINE_BYTES + 1), b"")
    except (OSError, ValueError, AttributeError) as error:
        raise UserError("cli-cannot-read", path=path, **get_file_error_args(error)) from None
