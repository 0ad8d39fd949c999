"""A JSON file in which bots remember how often they spoke on each topic, and the last match."""

from __future__ import annotations

from collections import Counter
from collections.abc import Collection, Mapping
from contextlib import suppress
from pathlib import Path
from typing import Any, Final, NamedTuple

from .locks import lock_while_changing
from .private_files import change_json_file, read_json_object
from .settings import get_data_folder

FORMAT: Final = "audiowar.remarks"
VERSION: Final = 1
HEADER_FIELD: Final = "remarked"
"""The field of a transcript's header with what the bots remembered when the match began."""


def get_memory_path() -> Path:
    """Return the path of the memory file. There may be no such file yet."""
    return get_data_folder() / "remarks.json"


class RemarkMemory(NamedTuple):
    """What bots remember of their remarks and of the last match."""

    counts_by_topic: Mapping[str, int]
    """How many remarks bots have made on each topic."""
    last_match: Mapping[str, Any]
    """What bots remember of the last match; empty if nothing."""


EMPTY_MEMORY: Final = RemarkMemory({}, {})


def load_memory() -> RemarkMemory:
    """Return the memory without invalid counts; empty if the file is missing or invalid."""
    with suppress(OSError, ValueError):
        return parse_memory(read_json_object(get_memory_path()))
    return EMPTY_MEMORY


def parse_memory(values: Mapping[str, Any]) -> RemarkMemory:
    """Parse the memory. Raises ValueError for a file of another format or version."""
    if values.get("format") != FORMAT or values.get("version") != VERSION:
        raise ValueError("no memory of this version")
    said, last = values.get("said"), values.get("last")
    counts = {
        topic: count
        for topic, count in (said.items() if isinstance(said, dict) else ())
        if type(count) is int and count >= 0
    }
    return RemarkMemory(counts, last if isinstance(last, dict) else {})


def add_match_to_memory(new_counts: Mapping[str, int], last_match: Mapping[str, Any]) -> None:
    """Add the counts of a match to the stored ones, and replace the last match. Raises OSError.

    An invalid file, or one of another version, is renamed to end in ".broken".
    """

    def add(memory: RemarkMemory) -> Mapping[str, Any]:
        counts = Counter(memory.counts_by_topic)
        counts.update(new_counts)
        return {"format": FORMAT, "version": VERSION, "said": counts, "last": last_match}

    change_json_file(get_memory_path(), parse_memory, EMPTY_MEMORY, add)


def make_topics_header_field(topics: Collection[str]) -> dict[str, Any]:
    """Return a dict with HEADER_FIELD: the counts of these topics, and the last match."""
    memory = load_memory()
    counts = {topic: n for topic, n in memory.counts_by_topic.items() if topic in topics}
    return {HEADER_FIELD: {"said": counts, "last": memory.last_match}}


def delete_memory() -> None:
    """Delete the memory file, if there is one. Raises OSError."""
    path = get_memory_path()
    with lock_while_changing(path):
        path.unlink(missing_ok=True)
