"""A folder that another version has written: nothing in it is lost without a word."""

from __future__ import annotations

import asyncio
import random
import sqlite3
import subprocess
import sys
from collections.abc import Callable
from pathlib import Path

import aiohttp
import pytest

from audiowar.l10n.catalogue import Catalogue
from audiowar.l10n.discover_locales import discover_locales
from audiowar.server.storage.open_database import ADDED_COLUMNS, SCHEMA_VERSION
from audiowar.server.storage.sqlite_repository import SqliteRepository, select_steps_as_text

from .player import FAST, PATIENCE, Player, Server, run
from .test_play import at_table
from .test_sqlite_repository import kept

EARLIER = "select x from steps where t = ? order by s"
"""How servers of earlier versions read a table."""


def file(folder: Path) -> sqlite3.Connection:
    return sqlite3.connect(folder / "tables.db")


def refused(folder: Path, *words: str, language: str = "en") -> str:
    """Start a server that cannot start; return what it says."""
    command = [sys.executable, "-m", "audiowar", "serve", "--port", "0", "--lang", language]
    command += ["--data", str(folder), "--host", "127.0.0.1", *words]
    done = subprocess.run(command, capture_output=True, text=True, timeout=PATIENCE)
    assert (done.returncode, done.stdout) == (2, "")
    return done.stderr


@pytest.mark.parametrize("language", sorted(discover_locales()))
def test_a_folder_of_a_newer_version_is_refused_in_words_and_left_alone(
    language: str, tmp_path: Path
) -> None:
    folder = tmp_path / "Ž Đ"
    folder.mkdir()
    with file(folder) as db:
        db.execute("create table tomorrow(t text)")
        db.execute(f"pragma user_version = {SCHEMA_VERSION + 1}")
    db.close()
    before = (folder / "tables.db").read_bytes()
    told = refused(folder, language=language)
    assert told.strip() == Catalogue(language).format_message("serve-newer", path=str(folder))
    assert (folder / "tables.db").read_bytes() == before


async def begun(session: aiohttp.ClientSession, server: Server) -> list[Player]:
    """Begin a game of three."""
    players = await at_table(session, server.url, "scientific", 3, 3)
    await played(players, 30)
    return players


async def played(players: list[Player], events: int) -> None:
    """Play on until all have heard so many events."""
    chance = random.Random(3)
    await asyncio.gather(*(p.play(chance, lambda p=p: len(p.events) > events) for p in players))


def test_an_earlier_version_finds_all_steps_after_an_end_in_good_order(
    serve: Callable[..., Server],
) -> None:
    server = serve(*FAST)

    async def test(session: aiohttp.ClientSession) -> None:
        players = await begun(session, server)
        assert await asyncio.to_thread(server.end) == 0
        with file(server.folder) as db:
            rows = db.execute(EARLIER, (players[0].table,)).fetchall()
            assert "".join(text for (text,) in rows) == select_steps_as_text(db, players[0].table)
            assert len(rows) > 5
            assert not db.execute("select * from fresh").fetchall()
            assert db.execute("pragma user_version").fetchone() == (SCHEMA_VERSION,)
        server.start()
        await asyncio.gather(*(player.resume() for player in players))
        await played(players, 60)

    run(test)


def test_the_folder_of_an_earlier_version_is_taken_up(serve: Callable[..., Server]) -> None:
    server = serve(*FAST)

    async def test(session: aiohttp.ClientSession) -> None:
        players = await begun(session, server)
        assert await asyncio.to_thread(server.end) == 0
        with file(server.folder) as db:
            db.execute("drop table fresh")
            for table, columns in ADDED_COLUMNS.items():
                for column in columns:
                    db.execute(f"alter table {table} drop column {column}")
            db.execute("pragma user_version = 0")
        server.start()
        await asyncio.gather(*(player.resume() for player in players))
        await played(players, 60)
        with file(server.folder) as db:
            assert db.execute("pragma user_version").fetchone() == (SCHEMA_VERSION,)

    run(test)


def test_what_is_no_file_of_tables_is_told_in_words(tmp_path: Path) -> None:
    folder = tmp_path / "Ž Đ"
    folder.mkdir()
    (folder / "tables.db").write_text("Ž Đ " * 1000, encoding="utf-8")
    told = refused(folder)
    assert told.strip() == Catalogue("en").format_message(
        "serve-damaged", path=str(folder / "tables.db")
    )


def test_a_server_that_ends_on_a_full_disk_leaves_no_gap(tmp_path: Path) -> None:
    """What could not be written was told to nobody; nothing that came after it is written."""

    async def test() -> None:
        store = SqliteRepository(tmp_path, asyncio.get_running_loop())
        store.start_and_load_tables()
        await kept(lambda on_written: store.save_step("one", 0, "a\n", on_written))
        told: list[int] = []
        store._db.execute("pragma max_page_count = 1")
        store.save_step("one", 1, "x" * 100_000, lambda: told.append(1))
        await asyncio.sleep(0.1)
        store.save_step("one", 2, "b\n", lambda: told.append(2))
        await asyncio.wait_for(store.close(), PATIENCE)
        assert told == []

    asyncio.run(test())
    with file(tmp_path) as db:
        assert select_steps_as_text(db, "one") == "a\n"
