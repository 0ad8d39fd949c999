"""The remarks that opponents remember: a JSON file in the player's folder.

`said` counts the remarks by topic, so that the next match continues with other variants; `last`
says how the last match began and ended. `audiowar.announce.bot_remarks` checks the contents.
"""

from __future__ import annotations

from collections.abc import Collection, Mapping
from contextlib import suppress
from pathlib import Path
from typing import Any, Final

from .locks import lock_briefly
from .settings import (
    data_folder,
    dump_settings,
    make_private_folder,
    read_values,
    write_text_atomically,
)

FORMAT: Final = "audiowar.remarks"
VERSION: Final = 1
HEADER_FIELD: Final = "remarked"
"""A field of a transcript's header: what opponents remembered when the match began."""


def get_memory_path() -> Path:
    """Return the path of the file, which may not exist."""
    return data_folder() / "remarks.json"


def load_memory() -> dict[str, Any]:
    """Return the memory; empty if the file is missing or invalid."""
    with suppress(OSError, ValueError):
        values = read_values(get_memory_path())
        if values.get("format") == FORMAT and values.get("version") == VERSION:
            return {name: values[name] for name in ("said", "last") if name in values}
    return {}


def save_memory(said: Mapping[str, int], last: Mapping[str, Any]) -> None:
    """Save the last match, and the counts of remarks unless the file has later ones.

    Raises OSError.
    """
    path = get_memory_path()
    make_private_folder(path.parent)
    with lock_briefly(path):
        known = read_counts(load_memory())
        counts = {**known, **{topic: max(n, known.get(topic, 0)) for topic, n in said.items()}}
        values = {"format": FORMAT, "version": VERSION, "said": counts, "last": last}
        write_text_atomically(path, dump_settings(values) + "\n")


def read_counts(memory: Mapping[str, Any]) -> dict[str, int]:
    """Return the valid counts of a memory."""
    said = memory.get("said")
    pairs = said.items() if isinstance(said, dict) else ()
    return {topic: count for topic, count in pairs if type(count) is int and count >= 0}


def make_header_field(topics: Collection[str]) -> dict[str, Any]:
    """Return the header field with what is remembered of these topics and the last match."""
    known = load_memory()
    said = {topic: n for topic, n in read_counts(known).items() if topic in topics}
    return {HEADER_FIELD: {**known, "said": said}}


def delete_memory() -> None:
    """Delete the file, if there is one. Raises OSError."""
    get_memory_path().unlink(missing_ok=True)
