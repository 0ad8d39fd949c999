"""What opponents remember of their remarks: a file that later versions can still read."""

from __future__ import annotations

import json
import threading
from collections.abc import Callable
from pathlib import Path
from types import ModuleType

import pytest

from audiowar.bots.player_habits import Habits
from audiowar.storage import locks, opponent_memory, private_files, remark_memory


def test_counts_add_up(home: Path) -> None:
    remark_memory.add_match_to_memory({"plain-won": 5, "plain-lost": 1}, {})
    remark_memory.add_match_to_memory({"plain-won": 3, "plain-stole": 2}, {"game": "armed"})
    known = remark_memory.load_memory()
    assert known.counts_by_topic == {"plain-won": 8, "plain-lost": 1, "plain-stole": 2}
    assert known.last_match == {"game": "armed"}


def test_the_file_keeps_its_name_and_format(home: Path) -> None:
    remark_memory.add_match_to_memory({"plain-won": 5}, {"game": "armed"})
    assert json.loads((home / "remarks.json").read_text("utf-8")) == {
        "format": "audiowar.remarks", "version": 1, "said": {"plain-won": 5},
        "last": {"game": "armed"},
    }  # fmt: skip


@pytest.mark.parametrize("change", [{"version": 2}, {"format": "audiowar.settings"}])
def test_a_file_of_another_kind_is_not_read(home: Path, change: dict[str, object]) -> None:
    remark_memory.add_match_to_memory({"plain-won": 5}, {})
    path = home / "remarks.json"
    path.write_text(json.dumps(json.loads(path.read_text("utf-8")) | change), "utf-8")
    assert remark_memory.load_memory() == remark_memory.EMPTY_MEMORY
    # It is kept under another name when a new one is written.
    before = path.read_bytes()
    remark_memory.add_match_to_memory({"plain-lost": 1}, {})
    assert remark_memory.load_memory().counts_by_topic == {"plain-lost": 1}
    assert [file.read_bytes() for file in home.glob("remarks*.broken*")] == [before]


def test_only_the_topics_of_a_match_come_into_its_header(home: Path) -> None:
    remark_memory.add_match_to_memory({"plain-won": 5, "bold-won": 2}, {"game": "armed"})
    assert remark_memory.make_topics_header_field(["plain-won", "plain-lost"]) == {
        "remarked": {"said": {"plain-won": 5}, "last": {"game": "armed"}}
    }


def test_a_deleted_memory_may_be_deleted_again(home: Path) -> None:
    remark_memory.add_match_to_memory({"plain-won": 5}, {})
    for _ in range(2):
        remark_memory.delete_memory()
        assert remark_memory.load_memory() == remark_memory.EMPTY_MEMORY


def save_remarks() -> None:
    remark_memory.add_match_to_memory({"plain-won": 5}, {})


def save_habits() -> None:
    opponent_memory.remember_match("scientific", 2, Habits((9.0, 1.0, 0.0, 0.0, 0.0), (5.0,) * 5))


@pytest.mark.parametrize("had_file", [True, False])
@pytest.mark.parametrize(
    ("memory", "save"), [(remark_memory, save_remarks), (opponent_memory, save_habits)]
)
def test_what_is_forgotten_while_another_program_saves_stays_forgotten(
    home: Path,
    monkeypatch: pytest.MonkeyPatch,
    memory: ModuleType,
    save: Callable[[], None],
    had_file: bool,
) -> None:
    if had_file:
        save()
    waits, write, original = (
        threading.Event(),
        private_files.write_text_atomically,
        locks.lock_file,
    )

    def forget() -> None:
        memory.delete_memory()
        waits.set()

    def write_while_forgetting(path: Path, text: str) -> None:
        monkeypatch.setattr(locks, "lock_file", lock_late)
        forgetting.start()
        assert waits.wait(60)
        write(path, text)

    def lock_late(path: Path, wait_seconds: float) -> Callable[[], None]:
        waits.set()
        return original(path, wait_seconds)

    monkeypatch.setattr(locks, "WAIT_SECONDS", 60.0)
    monkeypatch.setattr(private_files, "write_text_atomically", write_while_forgetting)
    forgetting = threading.Thread(target=forget)
    save()
    forgetting.join(60)
    assert not memory.get_memory_path().exists()
