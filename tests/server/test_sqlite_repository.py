"""A server keeps tables, seats and steps in a file, and writes nothing in another order."""

from __future__ import annotations

import asyncio
import errno
import logging
import sqlite3
from contextlib import closing
from dataclasses import replace
from pathlib import Path

import pytest

from audiowar.__main__ import main
from audiowar.l10n.catalogue import Catalogue
from audiowar.server.storage import open_database, sqlite_repository
from audiowar.server.storage.repository import SeatRow, TableRow, call_all
from audiowar.server.storage.sqlite_repository import SqliteRepository, select_steps_as_text

from .in_loop import in_own_loop, until

ROW = TableRow(
    *("one", "123456", "classic", {"trick_limit": 40}, 3, True, 0, None, "open", "", 1.5),
    *("sensible", False, "sr", frozenset("ab"), True),
)
ANA = SeatRow(0, "Ђурђа", ("aa", "bb"), "p", frozenset("xy"), frozenset("z"))


def open_repository(folder: Path) -> SqliteRepository:
    return SqliteRepository(folder, asyncio.get_running_loop())


@in_own_loop
async def test_what_is_stored_is_found_by_the_next_server(*, tmp_path: Path) -> None:
    repository = open_repository(tmp_path)
    assert not repository.load_tables()
    other, boro = replace(ROW, ident="two", code="654321"), replace(ANA, seat=1)
    called: list[str] = []
    for row in (ROW, replace(ROW, state="over"), other):
        repository.save_table(row, lambda: called.append("table"))
        repository.save_seat(row.ident, boro)
        repository.save_seat(row.ident, ANA, lambda: called.append("seat"))
    # A step without events has the number of the step after it, which replaces it.
    for number, text in ((0, "first\n"), (2, ""), (2, "second\n"), (10, "third\n")):
        repository.save_step("one", number, text, lambda: called.append("step"))
        repository.save_step("two", number, text, lambda: None)
    await until(lambda: called == [*("table", "seat") * 3, *("step",) * 4])
    assert repository.read_steps_as_text("one") == "first\nsecond\nthird\n"
    repository.delete_table("two")
    repository.delete_seat("one", 1)
    await repository.close()
    again = open_repository(tmp_path)
    (stored,) = again.load_tables()
    assert stored.table_row == replace(ROW, state="over")
    assert stored.seat_rows_by_seat == {0: ANA}
    assert again.read_steps_as_text("one") == "first\nsecond\nthird\n"
    assert again.read_steps_as_text("two") == ""
    await again.close()
    with closing(sqlite3.connect(tmp_path / "tables.db")) as db:
        for name in ("tables", "seats"):
            assert db.execute(f"select count(*) from {name}").fetchone() == (1,)


def test_a_database_of_a_newer_version_or_of_another_program_is_refused_in_words(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    path, say = tmp_path / "tables.db", Catalogue("en").format_message
    with closing(sqlite3.connect(path)) as db:
        db.execute("create table tomorrow(t text)")
        db.execute(f"pragma user_version = {open_database.SCHEMA_VERSION + 1}")
    words = ["serve", "--port", "0", "--host", "127.0.0.1", "--lang", "en", "--data"]
    for content, told in (
        (path.read_bytes(), say("serve-newer", path=str(tmp_path))),
        ("Ž Đ ".encode() * 1000, say("serve-damaged", path=str(path))),
    ):
        path.write_bytes(content)
        assert main([*words, str(tmp_path)]) == 2
        assert told in capsys.readouterr().err and path.read_bytes() == content


def test_rows_that_cannot_be_read_are_damage(tmp_path: Path) -> None:
    with closing(open_database.open_database(tmp_path / "tables.db")) as db:
        db.execute("insert into tables(id, options) values ('one', '{')")

    async def load() -> None:
        for _ in range(2):
            # The folder is released, so that a rescue can lock it.
            with pytest.raises(open_database.DamagedDatabase):
                open_repository(tmp_path).load_tables()

    asyncio.run(load())


def test_two_servers_cannot_use_one_folder(tmp_path: Path) -> None:
    lock = open_database.lock_folder_until_closed(tmp_path)
    with pytest.raises(open_database.FolderInUse):
        open_database.lock_folder_until_closed(tmp_path)
    lock.close()
    open_database.lock_folder_until_closed(tmp_path).close()


def test_a_disk_without_locks_is_not_taken_for_another_server(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    fcntl = pytest.importorskip("fcntl", reason="this system has other locks")
    expected = {
        errno.ENOLCK: OSError,
        errno.EOPNOTSUPP: OSError,
        errno.EAGAIN: open_database.FolderInUse,
    }

    class Locked:
        """What the library says where the system gives no lock."""

        def __init__(self, path: Path, *how: object, **more: object) -> None:
            path.touch()

        def execute(self, words: str) -> None:
            raise sqlite3.OperationalError("database is locked")

        def close(self) -> None:
            """Nothing is open."""

    monkeypatch.setattr(open_database, "connect_without_schema_check", Locked)
    for number, kind in expected.items():

        def lockf(file: object, how: int, number: int = number) -> None:
            raise OSError(number, "no lock")

        monkeypatch.setattr(fcntl, "lockf", lockf)
        with pytest.raises(kind) as refused:
            open_database.lock_folder_until_closed(tmp_path)
        assert getattr(refused.value, "errno", number) == number


@in_own_loop
async def test_what_cannot_be_written_is_written_as_soon_as_it_can(
    *, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    monkeypatch.setattr(sqlite_repository, "RETRY_WRITE_SECONDS", 0.01)
    caplog.set_level(logging.ERROR)
    repository = open_repository(tmp_path)
    repository.load_tables()
    called: list[str] = []
    repository.save_table(ROW)
    repository.save_seat(ROW.ident, ANA, lambda: called.append("seat"))
    await until(lambda: called == ["seat"])
    assert repository.get_oldest_write_wait() == 0.0
    # As on a disk that is full.
    (page_count,) = repository._db.execute("pragma max_page_count = 1").fetchone()
    repository.save_step(ROW.ident, 0, "x" * 100_000, lambda: called.append("step"))
    repository.delete_seat(ROW.ident, ANA.seat)
    await until(lambda: repository.get_oldest_write_wait() > 0.05)
    assert called == ["seat"] and repository.read_steps_as_text(ROW.ident) == ""
    repository._db.execute(f"pragma max_page_count = {page_count + 1000}")
    await until(lambda: called == ["seat", "step"])
    assert repository.get_oldest_write_wait() == 0.0
    assert repository.read_steps_as_text(ROW.ident) == "x" * 100_000
    # A server that ends on a full disk leaves no gap: what comes later is not written either.
    repository._db.execute("pragma max_page_count = 1")
    repository.save_step(ROW.ident, 1, "y" * 100_000, lambda: called.append("too late"))
    await until(lambda: repository.get_oldest_write_wait() > 0.0)
    repository.save_step(ROW.ident, 2, "z\n", lambda: called.append("too late"))
    await repository.close()
    assert called == ["seat", "step"]
    # However often it fails for the same reason.
    assert caplog.text.count("cannot write: database or disk is full") == 1
    assert "damaged" not in caplog.text
    with closing(sqlite3.connect(tmp_path / "tables.db")) as db:
        assert select_steps_as_text(db, ROW.ident) == "x" * 100_000
        assert db.execute("select count(*) from seats").fetchone() == (0,)


@in_own_loop
async def test_a_damaged_file_is_named_as_such(
    *, tmp_path: Path, caplog: pytest.LogCaptureFixture
) -> None:
    repository = open_repository(tmp_path)
    repository.load_tables()
    for _ in range(2):
        repository._log_error("database disk image is malformed")
    await repository.close()
    assert caplog.text.count("the file is damaged: see Backup in HOSTING.md") == 1


def test_a_callback_that_fails_stops_no_other(caplog: pytest.LogCaptureFixture) -> None:
    called: list[int] = []

    def fail() -> None:
        raise ValueError

    call_all([lambda: called.append(1), fail, lambda: called.append(2)])
    assert called == [1, 2] and "a call after writing failed" in caplog.text


def test_every_commit_is_on_the_disk_and_the_log_is_written_back_often(tmp_path: Path) -> None:
    with closing(open_database.open_database(tmp_path / "tables.db")) as db:
        names = ("journal_mode", "synchronous", "wal_autocheckpoint", "user_version")
        pragmas = [db.execute(f"pragma {name}").fetchone()[0] for name in names]
    assert pragmas == ["wal", 2, 4000, 1]
