"""Steps are written one after the other, and moved to their places many at once."""

from __future__ import annotations

import asyncio
import errno
import os
import sqlite3
import sys
from collections.abc import Callable
from contextlib import closing
from pathlib import Path

import pytest

from audiowar.server.storage import open_database
from audiowar.server.storage import sqlite_repository as storing
from audiowar.server.storage.repository import SeatRow, TableRow
from audiowar.server.storage.sqlite_repository import SqliteRepository, select_steps_as_text


def count(folder: Path, table: str) -> int:
    with sqlite3.connect(folder / "tables.db") as db:
        return int(db.execute(f"select count(*) from {table}").fetchone()[0])


async def kept(do: Callable[[Callable[[], None]], None]) -> None:
    """Do something, and wait until it is on the disk."""
    done = asyncio.Event()
    do(done.set)
    await asyncio.wait_for(done.wait(), 20)


async def played(folder: Path, steps: int, left: Path) -> tuple[str, str]:
    """Write steps at two tables, one of them twice; return both tables.

    `left` gets the file as it would lie there if the server were killed then.
    """
    store = SqliteRepository(folder, asyncio.get_running_loop())
    store.start_and_load_tables()
    for number in range(steps):
        for ident in ("one", "two"):
            text = f"{ident} {number}\n"
            await kept(
                lambda on_written, i=ident, n=number, x=text: store.save_step(i, n, x, on_written)
            )
    await kept(lambda on_written: store.save_step("one", steps - 1, "in its place\n", on_written))
    texts = store.read_steps_as_text("one"), store.read_steps_as_text("two")
    while count(folder, "fresh") >= storing.MAX_NEW_STEPS:
        # The last ones are being moved.
        await asyncio.sleep(0.01)
    left.mkdir()
    with sqlite3.connect(folder / "tables.db") as db, sqlite3.connect(left / "tables.db") as copy:
        db.backup(copy)
    await store.close()
    return texts


@pytest.mark.parametrize("full", [1, 4, 7, 1000])
def test_a_table_has_all_its_steps_wherever_they_lie(
    full: int, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(storing, "MAX_NEW_STEPS", full)
    left = tmp_path / "left"
    one, two = asyncio.run(played(tmp_path, 6, left))
    assert one == "".join(f"one {n}\n" for n in range(5)) + "in its place\n"
    assert two == "".join(f"two {n}\n" for n in range(6))
    assert count(left, "fresh") == 13 % full
    assert count(tmp_path, "fresh") == 0
    for folder in (left, tmp_path):
        with sqlite3.connect(folder / "tables.db") as db:
            assert (select_steps_as_text(db, "one"), select_steps_as_text(db, "two")) == (one, two)


def test_what_the_last_server_left_counts_too(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(storing, "MAX_NEW_STEPS", 20)
    killed, again = tmp_path / "killed", tmp_path / "again"
    asyncio.run(played(tmp_path, 6, killed))
    assert count(killed, "fresh") == 13
    one, _ = asyncio.run(played(killed, 4, again))
    assert one == "one 0\none 1\none 2\nin its place\none 4\nin its place\n"
    assert count(again, "fresh") == 2


@pytest.mark.parametrize("full", [3, 1000])
def test_a_table_is_forgotten_wherever_its_steps_lie(
    full: int, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(storing, "MAX_NEW_STEPS", full)

    async def test() -> None:
        store = SqliteRepository(tmp_path, asyncio.get_running_loop())
        store.start_and_load_tables()
        for number in range(5):
            await kept(lambda on_written, n=number: store.save_step("one", n, "x\n", on_written))
        store.delete_table("one")
        await kept(lambda on_written: store.save_step("two", 0, "y\n", on_written))
        assert not store.read_steps_as_text("one") and store.read_steps_as_text("two")
        await store.close()

    asyncio.run(test())
    with sqlite3.connect(tmp_path / "tables.db") as db:
        assert not select_steps_as_text(db, "one") and select_steps_as_text(db, "two") == "y\n"


def test_a_seat_of_an_earlier_version_has_its_token_as_the_id_of_the_person() -> None:
    row = storing.parse_seat_row((1, "Ana", "token", None, None, None))
    assert row == SeatRow(1, "Ana", ("token",), "token", frozenset(), frozenset())
    row = storing.parse_seat_row((1, "Ana", "old new", "person", '["a"]', '["b"]'))
    assert row == SeatRow(1, "Ana", ("old", "new"), "person", frozenset("a"), frozenset("b"))


def test_new_steps_are_searched_only_for_a_table_that_has_some(tmp_path: Path) -> None:
    killed = tmp_path / "killed"
    asyncio.run(played(tmp_path, 2, killed))
    said: list[str] = []

    async def test() -> None:
        store = SqliteRepository(killed, asyncio.get_running_loop())
        store.start_and_load_tables()
        store._db.set_trace_callback(said.append)
        await kept(lambda on_written: store.save_step("three", 0, "x\n", on_written))
        for ident in ("never begun", "one", "three"):
            store.delete_table(ident)
        await kept(lambda on_written: store.save_step("two", 2, "y\n", on_written))
        store._db.set_trace_callback(None)
        await store.close()

    asyncio.run(test())
    searched = [sql for sql in said if sql.startswith("delete from fresh where")]
    assert searched == [f"delete from fresh where t = '{ident}'" for ident in ("one", "three")]
    with sqlite3.connect(killed / "tables.db") as db:
        assert [select_steps_as_text(db, ident) for ident in ("one", "three")] == ["", ""]
        assert select_steps_as_text(db, "two") == "two 0\ntwo 1\ny\n"


@pytest.mark.parametrize(
    ("number", "told"),
    [
        (errno.ENOLCK, OSError),
        (errno.EOPNOTSUPP, OSError),
        (errno.EAGAIN, open_database.FolderInUse),
    ],
)
def test_a_disk_without_locks_is_not_taken_for_another_server(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, number: int, told: type[Exception]
) -> None:
    fcntl = pytest.importorskip("fcntl", reason="this system has other locks")

    class Locked:
        """What the library says where the system gives no lock."""

        def __init__(self, path: Path, *how: object, **more: object) -> None:
            path.touch()

        def execute(self, words: str) -> None:
            raise sqlite3.OperationalError("database is locked")

        def close(self) -> None:
            """Nothing is open."""

    def lockf(file: object, how: int) -> None:
        raise OSError(number, "no lock")

    monkeypatch.setattr(open_database, "connect_without_schema_check", Locked)
    monkeypatch.setattr(fcntl, "lockf", lockf)
    with pytest.raises(told) as refused:
        open_database.lock_folder_until_closed(tmp_path)
    assert getattr(refused.value, "errno", number) == number


@pytest.mark.skipif(sys.platform == "win32", reason="Windows has no such call")
def test_the_thread_that_writes_is_let_run_as_soon_as_it_has_something(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    done: list[str] = []
    monkeypatch.setattr(os, "sched_yield", lambda: done.append("yielded"))

    async def write() -> None:
        store = SqliteRepository(tmp_path, asyncio.get_running_loop())
        store.start_and_load_tables()
        for number in range(3):
            await kept(lambda on_written, n=number: store.save_step("one", n, "x\n", on_written))
            done.append("written")
        await store.close()

    asyncio.run(write())
    assert done[:6] == ["yielded", "written"] * 3


def test_a_deleted_table_does_not_come_back_and_the_others_stay(tmp_path: Path) -> None:
    async def test() -> None:
        loop = asyncio.get_running_loop()
        store = SqliteRepository(tmp_path, loop)
        store.start_and_load_tables()
        for ident in ("one", "two"):
            row = TableRow(
                *(ident, f"{len(ident)}-{ident}", "classic", {}, 2, True, 0, None, "open", ""),
                *(1.0, "sensible", False),
            )
            store.save_table(row)
            for seat in (0, 1):
                store.save_seat(ident, SeatRow(seat, "Ana", ("token",), "person"))
            await kept(
                lambda on_written, ident=ident: store.save_step(ident, 0, "step\n", on_written)
            )
        store.delete_table("one")
        store.delete_seat("two", 1)
        await store.close()
        for name in ("tables", "seats"):
            assert count(tmp_path, name) == 1
        again = SqliteRepository(tmp_path, loop)
        (stored,) = again.start_and_load_tables()
        assert stored.table_row.ident == "two" and list(stored.seat_rows_by_seat) == [0]
        assert (again.read_steps_as_text("one"), again.read_steps_as_text("two")) == ("", "step\n")
        await again.close()

    asyncio.run(test())


def test_the_file_of_a_server_is_safe_and_its_log_is_written_back_often(tmp_path: Path) -> None:
    with closing(open_database.open_database(tmp_path / "tables.db")) as db:
        pragmas = {
            name: db.execute(f"pragma {name}").fetchone()[0]
            for name in ("journal_mode", "synchronous", "wal_autocheckpoint", "user_version")
        }
    assert pragmas == {
        "journal_mode": "wal",
        "synchronous": 2,
        "wal_autocheckpoint": open_database.CHECKPOINT_PAGES,
        "user_version": open_database.SCHEMA_VERSION,
    }
    assert pragmas["wal_autocheckpoint"] != 1000, "SQLite's default would do"
