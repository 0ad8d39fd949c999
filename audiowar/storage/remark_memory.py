"""The remarks that opponents remember: a JSON file in the player's folder.

The file counts the remarks by topic, so that the next match continues with other variants, and
says how the last match began and ended. `audiowar.announce.bot_remarks` writes both, and checks the
part about the last match.
"""

from __future__ import annotations

from collections.abc import Collection, Mapping
from contextlib import suppress
from pathlib import Path
from typing import Any, Final, NamedTuple

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


class RemarkMemory(NamedTuple):
    """What opponents remember of earlier matches."""

    said: Mapping[str, int]
    """How many times each remark was made, by topic."""
    last: Mapping[str, Any]
    """How the last match began and ended."""


NOTHING: Final = RemarkMemory({}, {})


def load_memory() -> RemarkMemory:
    """Return the memory with its valid counts; `NOTHING` if the file is missing or invalid."""
    with suppress(OSError, ValueError):
        values = read_values(get_memory_path())
        if values.get("format") == FORMAT and values.get("version") == VERSION:
            last = values.get("last")
            return RemarkMemory(
                keep_valid_counts(values.get("said")), last if isinstance(last, dict) else {}
            )
    return NOTHING


def keep_valid_counts(said: object) -> dict[str, int]:
    """Return the counts in a JSON object that are valid; empty for any other value."""
    pairs = said.items() if isinstance(said, dict) else ()
    return {topic: count for topic, count in pairs if type(count) is int and count >= 0}


def save_memory(said: Mapping[str, int], last: Mapping[str, Any]) -> None:
    """Add new remarks to the counts in the file, and replace its last match. Raises OSError."""
    path = get_memory_path()
    make_private_folder(path.parent)
    with lock_briefly(path):
        known = load_memory().said
        counts = {**known, **{topic: known.get(topic, 0) + n for topic, n in said.items()}}
        values = {"format": FORMAT, "version": VERSION, "said": counts, "last": last}
        write_text_atomically(path, dump_settings(values) + "\n")


def make_header_field(topics: Collection[str]) -> dict[str, Any]:
    """Return the header field with what is remembered of these topics and the last match."""
    known = load_memory()
    said = {topic: n for topic, n in known.said.items() if topic in topics}
    return {HEADER_FIELD: {"said": said, "last": known.last}}


def delete_memory() -> None:
    """Delete the file, if there is one. Raises OSError."""
    path = get_memory_path()
    with lock_briefly(path):
        path.unlink(missing_ok=True)
