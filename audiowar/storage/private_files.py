"""Read JSON files, and write files that only their owner can read."""

from __future__ import annotations

import json
import os
import tempfile
import time
from collections.abc import Callable, Mapping
from contextlib import suppress
from glob import escape
from itertools import chain, count
from pathlib import Path
from typing import Any, TypeVar

from .locks import lock_while_changing

T = TypeVar("T")
MAX_FILE_BYTES = 1_000_000
"""The maximum size of a JSON file in bytes, unless a caller gives another maximum."""
MIN_LEFTOVER_AGE_SECONDS = 60.0
"""A temporary file that is older than this is deleted, because the program that was writing it must
have crashed."""


def make_private_folder(folder: Path) -> None:
    """Create a folder that only its owner may read, and its missing parents. Raises OSError.

    An existing folder is left as it is.
    """
    if not folder.is_dir():
        make_private_folder(folder.parent)
        folder.mkdir(mode=0o700, exist_ok=True)


def list_files(folder: Path, pattern: str) -> list[Path]:
    """Return the files of a folder that match a glob pattern, in no particular order.

    If the folder cannot be read, the list is empty.
    """
    try:
        return list(folder.glob(pattern))
    except OSError:
        return []


def find_unused_path(path: Path, ending: str) -> Path:
    """Return `path` with `ending` appended, and with a number too if such a file exists."""
    names = chain([f"{path.name}{ending}"], (f"{path.name}{ending}.{n}" for n in count(2)))
    return next(path.with_name(name) for name in names if not path.with_name(name).exists())


def read_json_object(path: Path, max_bytes: int = MAX_FILE_BYTES) -> dict[str, Any]:
    """Read a JSON object from a file. Raises OSError, or ValueError for any other contents."""
    with path.open("rb") as file:
        data = file.read(max_bytes + 1)
    if len(data) > max_bytes:
        raise ValueError("too long")
    return parse_json_object(data)


def change_json_file(
    path: Path,
    parse: Callable[[dict[str, Any]], T],
    default: T,
    change: Callable[[T], Mapping[str, Any]],
    max_bytes: int = MAX_FILE_BYTES,
) -> None:
    """Lock a JSON file, and write the object that `change` returns for its contents.

    `parse` raises ValueError for invalid contents; such a file is renamed to end in ".broken".
    Without a valid file, `change` gets `default`. A file that would stay the same is not written.
    Raises OSError.
    """
    make_private_folder(path.parent)
    with lock_while_changing(path):
        values: dict[str, Any] = {}
        contents = default
        with suppress(FileNotFoundError):
            try:
                values = read_json_object(path, max_bytes)
                contents = parse(values)
            except ValueError:
                path.replace(find_unused_path(path, ".broken"))
        text = dump_json_object_as_lines(change(contents))
        if text != dump_json_object_as_lines(values) or not path.exists():
            write_text_atomically(path, text)


def parse_json_object(data: bytes) -> dict[str, Any]:
    """Parse a JSON object. Raises ValueError for any other data."""
    try:
        values = json.loads(data)
        # Replace lone surrogates, which JSON allows but UTF-8 does not.
        values = json.loads(dump_json(values))
    except RecursionError:
        raise ValueError("too deep") from None
    if not isinstance(values, dict):
        raise ValueError("no object")
    return values


def dump_json(value: Any) -> str:
    """Return a value as JSON. Each lone surrogate becomes a question mark."""
    text = json.dumps(value, ensure_ascii=False)
    return text.encode("utf-8", errors="replace").decode()


def dump_json_object_as_lines(values: Mapping[str, Any]) -> str:
    """Return a JSON object as text, with one member on each line.

    The option `indent` of `json.dumps` is not used: it leaves reference cycles for the garbage
    collector.
    """
    lines = (f" {dump_json(name)}: {dump_json(value)}" for name, value in values.items())
    return "{\n" + ",\n".join(lines) + "\n}"


def write_text_atomically(path: Path, text: str) -> None:
    """Write a text file that only its owner can read. Raises OSError.

    After a crash, there is either the old file or the new one, and it is complete.
    """
    write_bytes_atomically(path, text.encode("utf-8"))


def write_bytes_atomically(path: Path, data: bytes) -> None:
    """Write bytes to a file, in the same way as `write_text_atomically`. Raises OSError."""
    number, name = tempfile.mkstemp(prefix=f"{path.name}.", suffix=".new", dir=path.parent)
    try:
        with open(number, "wb", buffering=0) as file:
            unwritten = memoryview(data)
            while unwritten:
                unwritten = unwritten[file.write(unwritten) :]
            with suppress(OSError):
                os.fsync(number)
        os.replace(name, path)
    except BaseException:
        with suppress(OSError):
            os.unlink(name)
        raise
    remove_temporary_files(path)


def remove_temporary_files(path: Path) -> None:
    """Remove the temporary files that programs left when they crashed while writing `path`."""
    with suppress(OSError):
        for left in path.parent.glob(f"{escape(path.name)}.*.new"):
            if time.time() - left.stat().st_mtime > MIN_LEFTOVER_AGE_SECONDS:
                left.unlink(missing_ok=True)
