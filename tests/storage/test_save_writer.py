"""When what was written is put on the disk, and what is done where it is not there any more."""

from __future__ import annotations

import errno
import os
import threading
import time
from collections.abc import Callable
from pathlib import Path

import pytest

from audiowar.storage import private_files, save_file, saves, settings
from audiowar.storage.locks import FileInUse, lock_file
from audiowar.storage.save_file import SaveFile
from audiowar.table import start_local_match
from audiowar.table.pace import FixedPace
from audiowar.table.repair_damaged_save import replace_locked_save_by_copy

from .test_saves import begin, play


@pytest.fixture
def synced(monkeypatch: pytest.MonkeyPatch) -> list[str]:
    """The names of the files that were put on the disk, in order."""
    names: list[str] = []
    sync = os.fsync

    def note(number: int) -> None:
        names.append(os.readlink(f"/proc/self/fd/{number}").rpartition("/")[2])
        sync(number)

    monkeypatch.setattr(os, "fsync", note)
    return names


@pytest.mark.skipif(not Path("/proc/self/fd").is_dir(), reason="no names of open files here")
def test_a_game_is_on_the_disk_after_its_header_at_a_pause_and_when_it_is_left(
    synced: list[str],
) -> None:
    one = begin()
    path = one.path
    assert path is not None and synced == [path.name]
    play(one, 3)
    assert len(synced) == 1, "not at every step: that would be slow"
    one.suspend_clock(1.0)
    one.suspend_clock(2.0)
    assert synced == [path.name] * 2
    one.leave()
    assert synced == [path.name] * 3


def test_a_game_is_on_the_disk_when_the_player_rests_for_a_second(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    one, synced = begin(), []
    monkeypatch.setattr(one.runner.save, "sync_in_thread", lambda: synced.append(True))
    play(one, 1)
    assert one.runner.run_due(10.0) == 11.0
    play(one, 1)
    assert one.runner.run_due(10.5) == 11.5
    assert one.runner.run_due(11.4) == 11.5 and not synced
    one.runner.run_due(11.5)
    assert synced == [True]


def test_the_thread_that_syncs_closes_its_own_number_of_the_file(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    numbers: list[int] = []
    monkeypatch.setattr(os, "fdatasync", numbers.append, raising=False)
    save = SaveFile(tmp_path / "game.jsonl", None)
    save.append_text("one\n")
    save.append_text("two\n")
    assert not save.is_synced
    save.sync_in_thread()
    for thread in threading.enumerate():
        if thread is not threading.current_thread():
            thread.join(5.0)
    assert save.is_synced and len(numbers) == 1
    with pytest.raises(OSError, match="Bad file descriptor"):
        os.fstat(numbers[0])
    save.append_text("three\n")
    save.close()
    assert save.path is not None and save.path.read_text() == "one\ntwo\nthree\n"


def test_a_save_is_locked_before_it_is_read(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    path = tmp_path / "game.jsonl"
    path.write_text("one\n")
    lock = lock_file

    def add_line_then_lock(path: Path) -> Callable[[], None]:
        path.write_text("one\ntwo\n")
        return lock(path)

    monkeypatch.setattr(save_file, "lock_file", add_line_then_lock)
    save = save_file.reopen_save(path)
    save.append_text("three\n")
    save.close()
    assert path.read_text() == "one\ntwo\nthree\n"


@pytest.mark.skipif(not Path("/proc/self/fd").is_dir(), reason="no names of open files here")
def test_settings_are_on_the_disk_before_they_replace_the_old_ones(
    tmp_path: Path, synced: list[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    replaced: list[list[str]] = []
    replace = os.replace

    def note(old: str, new: Path) -> None:
        replaced.append(synced[:])
        replace(old, new)

    monkeypatch.setattr(os, "replace", note)
    settings.Settings(tmp_path).set(name="Mira")
    assert len(replaced) == 1 and [name[:13] for name in replaced[0]] == ["settings.json"]


def test_what_an_interrupted_writer_left_is_removed_and_nothing_else(tmp_path: Path) -> None:
    old, young = tmp_path / "settings.json.a1.new", tmp_path / "settings.json.b2.new"
    other, mine = tmp_path / "other.json.c3.new", tmp_path / "settings.json.new"
    for one in (old, young, other, mine):
        one.touch()
    before = time.time() - private_files.MIN_LEFTOVER_AGE_SECONDS - 1
    for one in (old, other, mine):
        os.utime(one, (before, before))
    settings.Settings(tmp_path).set(name="Mira")
    left = {one.name for one in tmp_path.glob("*.new")}
    assert left == {young.name, other.name, mine.name}


def test_the_seed_of_a_game_at_home_has_53_bits() -> None:
    seeds = [
        start_local_match.start_match(
            "drunkard", ("Mira", "Ana"), {}, {1: "random"}, FixedPace(0.0)
        ).runner.table.header
        for _ in range(8)
    ]
    assert all(0 <= header.seed < 2**53 for header in seeds)
    assert max(header.seed for header in seeds) >= 2**40


@pytest.mark.parametrize("number", [errno.EIO, errno.ENODEV, errno.ESTALE, errno.EROFS])
def test_where_the_disk_gives_up_the_whole_game_is_written_again(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, number: int
) -> None:
    save = SaveFile(tmp_path / "game.jsonl", None)
    save.append_text("one\n")
    assert save._file is not None
    monkeypatch.setattr(save, "_file", Failing(save._file.fileno(), number))
    save.append_text("two\n")
    assert not save.has_problem
    assert save.path == save.rewritten_path == tmp_path / "game-2.jsonl"
    assert save.path.read_text() == "one\ntwo\n"
    save.append_text("three\n")
    save.close()
    assert save.path == tmp_path / "game-2.jsonl" and save.path.read_text().count("\n") == 3


class Failing:
    """An open file of a disk that is gone."""

    def __init__(self, number: int, error: int) -> None:
        self.fileno = lambda: number
        self._error = error

    def truncate(self, size: int) -> None:
        raise OSError(self._error, os.strerror(self._error))

    def close(self) -> None:
        raise OSError(self._error, os.strerror(self._error))


@pytest.mark.parametrize(
    ("error", "reason"),
    [
        (OSError(errno.ENOSPC, ""), "full"),
        (PermissionError(errno.EACCES, ""), "denied"),
        (OSError(errno.EROFS, ""), "denied"),
        (OSError(errno.ENXIO, ""), "lost"),
        (FileInUse(Path("x")), "used"),
    ],
)
def test_the_reason_that_is_told_is_the_true_one(error: Exception, reason: str) -> None:
    assert save_file.classify_write_error(error) == reason


def test_what_somebody_else_wrote_into_the_file_is_left_alone(tmp_path: Path) -> None:
    path = tmp_path / "game.jsonl"
    save = SaveFile(path, None)
    save.append_text("one\n")
    with path.open("a") as file:
        file.write("foreign\n")
    save.append_text("two\n")
    save.close()
    assert path.read_text() == "one\nforeign\n"
    assert save.rewritten_path == save.path == tmp_path / "game-2.jsonl"
    assert save.path.read_text() == "one\ntwo\n"


def test_a_file_that_was_put_back_is_written_on(tmp_path: Path) -> None:
    path = tmp_path / "game.jsonl"
    save = SaveFile(path, None)
    save.append_text("one\n")
    copy = tmp_path / "copy"
    copy.write_bytes(path.read_bytes())
    copy.replace(path)
    save.append_text("two\n")
    save.close()
    assert path.read_text() == "one\ntwo\n" and save.rewritten_path is None


def test_a_file_that_was_replaced_by_another_is_left_alone(tmp_path: Path) -> None:
    path = tmp_path / "game.jsonl"
    save = SaveFile(path, None)
    save.append_text("one\n")
    (tmp_path / "other").write_text("One\n")
    (tmp_path / "other").replace(path)
    save.append_text("two\n")
    save.close()
    assert path.read_text() == "One\n"
    assert save.rewritten_path is not None and save.rewritten_path.read_text() == "one\ntwo\n"


def test_who_takes_a_game_over_has_the_file_alone(tmp_path: Path) -> None:
    path = tmp_path / "game.jsonl"
    save = SaveFile(path, None)
    save.append_text("one\n")
    replace_locked_save_by_copy(path)
    release = lock_file(path)
    save.append_text("two\n")
    assert path.read_text() == "one\n"
    assert save.rewritten_path is not None and save.rewritten_path.read_text() == "one\ntwo\n"
    save.close()
    release()


def test_a_game_that_was_gone_on_with_is_written_again_before_anything_was_played() -> None:
    one = begin()
    play(one, 2)
    one.leave()
    path = one.path
    assert path is not None
    data = path.read_bytes()
    again = start_local_match.resume_match(path, FixedPace(0.0))
    path.unlink()
    again.leave()
    assert path.read_bytes() == data and again.rewritten_path == path


def test_a_finished_game_that_was_put_away_is_not_written_again() -> None:
    one = begin(trick_limit=1)
    play(one, 1)
    one.run_due(0)
    assert one.path is not None and one.path.parent.name == saves.FINISHED_FOLDER
    one.path.unlink()
    one.leave()
    assert not one.path.exists() and one.rewritten_path is None


def test_in_the_name_of_one_of_several_players_nothing_is_written_elsewhere(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path / "usual"))
    path = tmp_path / "home" / "games" / "game.jsonl"
    assert [place.parent for place in save_file.iter_paths_for_lost_save(path)] == [
        path.parent,
        tmp_path / "usual" / "audiowar" / "games",
    ]
    token = settings.PLAYER_FOLDER.set(tmp_path / "home")
    try:
        assert list(save_file.iter_paths_for_lost_save(path)) == [path]
    finally:
        settings.PLAYER_FOLDER.reset(token)
