"""What opponents remember of their remarks: a file that later versions can still read."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from audiowar.storage import remark_memory


def test_counts_add_up(home: Path) -> None:
    remark_memory.save_memory({"plain-won": 5, "plain-lost": 1}, {})
    remark_memory.save_memory({"plain-won": 3, "plain-stole": 2}, {"game": "armed"})
    known = remark_memory.load_memory()
    assert known.said == {"plain-won": 8, "plain-lost": 1, "plain-stole": 2}
    assert known.last == {"game": "armed"}


def test_the_file_keeps_its_name_and_format(home: Path) -> None:
    remark_memory.save_memory({"plain-won": 5}, {"game": "armed"})
    assert json.loads((home / "remarks.json").read_text("utf-8")) == {
        "format": "audiowar.remarks", "version": 1, "said": {"plain-won": 5},
        "last": {"game": "armed"},
    }  # fmt: skip


@pytest.mark.parametrize("change", [{"version": 2}, {"format": "audiowar.settings"}])
def test_a_file_of_another_kind_is_not_read(home: Path, change: dict[str, object]) -> None:
    remark_memory.save_memory({"plain-won": 5}, {})
    path = home / "remarks.json"
    path.write_text(json.dumps(json.loads(path.read_text("utf-8")) | change), "utf-8")
    assert remark_memory.load_memory() == remark_memory.NOTHING


def test_only_the_topics_of_a_match_come_into_its_header(home: Path) -> None:
    remark_memory.save_memory({"plain-won": 5, "bold-won": 2}, {"game": "armed"})
    assert remark_memory.make_header_field(["plain-won", "plain-lost"]) == {
        "remarked": {"said": {"plain-won": 5}, "last": {"game": "armed"}}
    }


def test_a_deleted_memory_may_be_deleted_again(home: Path) -> None:
    remark_memory.save_memory({"plain-won": 5}, {})
    for _ in range(2):
        remark_memory.delete_memory()
        assert remark_memory.load_memory() == remark_memory.NOTHING
