"""What a table is rebuilt from, and what happens while nothing can be written."""

from __future__ import annotations

import asyncio
import logging
import time
from collections.abc import Callable
from dataclasses import asdict, replace
from pathlib import Path

import pytest

from audiowar.server.cluster.rebuild_table_from_records import RebuiltTable
from audiowar.server.storage import sqlite_repository
from audiowar.server.storage.repository import ADDED_FIELDS, call_all_and_log_errors
from audiowar.server.storage.sqlite_repository import SqliteRepository

from .player import PATIENCE
from .test_nats_repository import ANA, ROW


def test_a_table_is_what_its_records_leave() -> None:
    fields = {name: value for name, value in asdict(ROW).items() if name not in ADDED_FIELDS}
    seat = {**asdict(ANA), "muted": ["x"], "blocked": [], "tokens": ["aa"]}
    recorded = RebuiltTable()
    for record in (
        ("table", fields),
        ("more", {"language": "sr", "barred": ["b"], "locked": True, "of a newer version": 1}),
        ("seat", seat),
        ("seat", {**seat, "seat": 1}),
        ("of a newer version", 1),
        ("step", 2, "late\n"),
        ("step", 0, "first\n"),
        ("step", 2, "last\n"),
        ("empty", 1),
        ("empty", 2),
    ):
        recorded.apply_record(record)
    more = {"language": "sr", "barred": frozenset("b"), "locked": True}
    assert recorded.table_row == replace(ROW, **more)  # type: ignore[arg-type]
    assert recorded.seat_rows_by_seat == {
        0: replace(ANA, tokens=("aa",), muted=frozenset("x"), blocked=frozenset())
    }
    assert recorded.join_steps() == "first\nlast\n"
    # A row that is written again comes before what belongs to it.
    recorded.apply_record(("table", {**fields, "state": "over"}))
    assert recorded.table_row == replace(ROW, state="over", **more)  # type: ignore[arg-type]
    recorded.apply_record(("forget",))
    assert recorded.table_row is None


def test_one_that_fails_keeps_no_other_from_being_told(caplog: pytest.LogCaptureFixture) -> None:
    told: list[int] = []

    def fail() -> None:
        raise ValueError

    call_all_and_log_errors([lambda: told.append(1), fail, lambda: told.append(2)])
    assert told == [1, 2] and "a call after writing failed" in caplog.text


async def until(enough: Callable[[], object]) -> None:
    end = time.monotonic() + PATIENCE
    while not enough():
        assert time.monotonic() < end
        await asyncio.sleep(0.005)


def test_what_cannot_be_written_is_written_as_soon_as_it_can(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    monkeypatch.setattr(sqlite_repository, "RETRY_WRITE_SECONDS", 0.01)
    caplog.set_level(logging.ERROR)

    async def test() -> None:
        store = SqliteRepository(tmp_path, asyncio.get_running_loop())
        assert not store.start_and_load_tables()
        done: list[str] = []
        store.save_table(ROW)
        store.save_seat(ROW.ident, ANA, lambda: done.append("seat"))
        await until(lambda: done == ["seat"])
        assert store.get_oldest_write_wait() == 0.0
        # As on a disk that is full.
        (pages,) = store._db.execute("pragma max_page_count = 1").fetchone()
        store.save_step(ROW.ident, 0, "x" * 100_000, lambda: done.append("step"))
        store.delete_seat(ROW.ident, ANA.seat)
        await until(lambda: store.get_oldest_write_wait() > 0.05)
        assert done == ["seat"] and store.read_steps_as_text(ROW.ident) == ""
        store._db.execute(f"pragma max_page_count = {pages + 1000}")
        await until(lambda: done == ["seat", "step"])
        await until(lambda: store.get_oldest_write_wait() == 0.0)
        assert store.read_steps_as_text(ROW.ident) == "x" * 100_000
        await store.close()
        again = SqliteRepository(tmp_path, asyncio.get_running_loop())
        (kept,) = again.start_and_load_tables()
        assert kept.table_row == ROW and kept.seat_rows_by_seat == {}
        await again.close()

    asyncio.run(asyncio.wait_for(test(), PATIENCE))
    # However often it fails for the same reason.
    assert caplog.text.count("cannot write: database or disk is full") == 1
    assert "damaged" not in caplog.text


def test_a_damaged_file_is_named_as_such(tmp_path: Path, caplog: pytest.LogCaptureFixture) -> None:
    async def test() -> None:
        store = SqliteRepository(tmp_path, asyncio.get_running_loop())
        store.start_and_load_tables()
        for _ in range(2):
            store._log_error("database disk image is malformed")
        await store.close()

    asyncio.run(test())
    assert caplog.text.count("the file is damaged: see Backup in HOSTING.md") == 1
