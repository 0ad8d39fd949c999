"""A damaged file is told in words, and what is whole of it can be gone on with."""

from __future__ import annotations

import asyncio
import random
import shutil
import sqlite3
from collections.abc import Callable
from contextlib import closing
from pathlib import Path

import aiohttp
import pytest

from audiowar.command_line import serve as command
from audiowar.l10n.catalogue import Catalogue
from audiowar.rules.state import Refused
from audiowar.server.check_stored_tables import CheckResult, find_damage_in_database
from audiowar.server.rescue_database import find_steps_before_first_invalid, rescue_database
from audiowar.server.rooms.encoded_events import encode_events_as_lines
from audiowar.server.rooms.lobby import Lobby
from audiowar.server.rooms.server_context import ServerContext
from audiowar.server.rooms.server_limits import Limits
from audiowar.server.storage.open_database import DamagedDatabase
from audiowar.server.storage.repository import SeatRow, TableRow
from audiowar.server.storage.sqlite_repository import SqliteRepository, select_steps_as_text
from audiowar.storage.match_transcript import Header, format_header
from audiowar.table.table import Table
from audiowar.user_error import UserError

from .player import FAST, Player, Server, run
from .test_play import at_table

TABLES = 6


@pytest.fixture(scope="module")
def played(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """Return a folder of tables at which something was played."""
    server = Server(tmp_path_factory.mktemp("rescue") / "tables", *FAST).start()

    async def test(session: aiohttp.ClientSession) -> None:
        for _ in range(TABLES):
            players = await at_table(session, server.url, "scientific", 2, 2)
            await asyncio.gather(
                *(p.play(random.Random(3), lambda p=p: len(p.events) > 60) for p in players)
            )

    run(test)
    assert server.end() == 0
    return server.folder


def copied(played: Path, folder: Path) -> Path:
    """Return the file of a copy of the tables."""
    shutil.copytree(played, folder)
    return folder / "tables.db"


def damage(path: Path, page: int) -> None:
    """Overwrite a page, counted from 1."""
    data = bytearray(path.read_bytes())
    size = int.from_bytes(data[16:18], "big")
    data[(page - 1) * size : page * size] = b"\xa5" * size
    path.write_bytes(bytes(data))


def pages(path: Path) -> int:
    data = path.read_bytes()
    return len(data) // int.from_bytes(data[16:18], "big")


def logs(folder: Path) -> dict[str, str]:
    """Return the games of a file."""
    with closing(sqlite3.connect(folder / "tables.db")) as db:
        return {
            ident: select_steps_as_text(db, ident)
            for (ident,) in db.execute("select id from tables")
        }


def loaded(folder: Path) -> list[str]:
    """Take up all tables of a folder; return what each said, "" where it can be gone on with."""
    told = []

    async def whole() -> None:
        store = SqliteRepository(folder, asyncio.get_running_loop())
        try:
            lobby = Lobby(ServerContext(store, Limits(), asyncio.get_running_loop(), ()))
            lobby.load_rooms()
            for room in [*lobby.rooms.values()]:
                try:
                    room.load_match()
                except Refused as refused:
                    told.append(refused.reason)
                else:
                    told.append("")
            lobby.stop_rooms()
        finally:
            if store._thread.is_alive():
                await store.close()

    asyncio.run(whole())
    return told


def test_whatever_page_is_damaged_nothing_fails_without_words(played: Path, tmp_path: Path) -> None:
    before = logs(played)
    count = pages(played / "tables.db")
    kept, seen = 0, set()
    for page in range(2, count + 1):
        path = copied(played, tmp_path / f"{page}")
        damage(path, page)
        try:
            told = loaded(path.parent)
        except (DamagedDatabase, OSError):
            told = ["broken"]
        seen.update(told)
        assert set(told) <= {"", "broken", "no_table", "table_damaged"}, (page, told)
        found = rescue_database(path.parent)
        assert (
            found.damaged_path.exists()
            and found.intact_table_count + found.shortened_table_count + found.lost_table_count
            <= TABLES
        )
        after = logs(path.parent)
        for ident, text in after.items():
            assert before[ident].startswith(text)
        # What was taken out is gone on with.
        assert loaded(path.parent) == [""] * len(after)
        kept += len(after)
        shutil.rmtree(path.parent)
    assert "table_damaged" in seen or "broken" in seen
    assert kept > (count - 1) * TABLES / 2


def test_a_whole_file_stays_as_it_is(played: Path, tmp_path: Path) -> None:
    path = copied(played, tmp_path / "whole")
    before = logs(path.parent)
    for number in (1, 2):
        found = rescue_database(path.parent)
        assert (found.intact_table_count, found.shortened_table_count, found.lost_table_count) == (
            TABLES,
            0,
            0,
        )
        assert found.damaged_path.name == f"tables.db.damaged-{number}"
        assert logs(path.parent) == before


def test_a_game_is_cut_where_it_goes_wrong(played: Path, tmp_path: Path) -> None:
    path = copied(played, tmp_path / "cut")
    before = logs(path.parent)
    hurt, gap, *_ = before
    with closing(sqlite3.connect(path)) as db:
        numbers = [row[0] for row in db.execute("select s from steps where t = ?", (hurt,))]
        middle = numbers[len(numbers) // 2]
        db.execute("update steps set x = '{}\n' where t = ? and s = ?", (hurt, middle))
        db.execute("delete from steps where t = ? and s = ?", (gap, numbers[1]))
        db.commit()
    found = rescue_database(path.parent)
    assert (found.intact_table_count, found.shortened_table_count, found.lost_table_count) == (
        TABLES - 2,
        2,
        0,
    )
    after = logs(path.parent)
    assert before[hurt].startswith(after[hurt]) and 0 < len(after[hurt]) < len(before[hurt])
    assert after[gap].count("\n") == numbers[1]
    assert loaded(path.parent) == [""] * TABLES


def test_a_table_without_a_readable_header_is_lost_and_the_others_are_not(
    played: Path, tmp_path: Path
) -> None:
    path = copied(played, tmp_path / "lost")
    lost, other, *_ = logs(path.parent)
    assert find_damage_in_database(path).damaged_table_ids == []
    with closing(sqlite3.connect(path)) as db:
        db.execute("update tables set header = '{}\n' where id = ?", (lost,))
        db.execute("update steps set x = '{}\n' where t = ? and s = 0", (other,))
        gone = logs(path.parent).popitem()[0]
        db.execute("delete from tables where id = ?", (gone,))
        db.commit()
    damage = find_damage_in_database(path)
    assert (damage.table_count, damage.is_file_damaged) == (TABLES - 1, False)
    assert sorted(damage.damaged_table_ids) == sorted([lost, other, gone])
    found = rescue_database(path.parent)
    # One row is not there, and one cannot be read.
    assert (found.intact_table_count, found.shortened_table_count, found.lost_table_count) == (
        TABLES - 3,
        1,
        2,
    )
    with closing(sqlite3.connect(path)) as db:
        kept = {row[0] for row in db.execute("select id from tables")}
        assert {row[0] for row in db.execute("select t from seats")} == kept
        assert len(kept) == TABLES - 2


def test_the_seats_are_taken_up_again_after_a_rescue(serve: Callable[..., Server]) -> None:
    server = serve(*FAST)

    async def test(session: aiohttp.ClientSession) -> None:
        ana, boro = await at_table(session, server.url, "scientific", 2, 2)
        for player in (ana, boro):
            await player.until("events")
        server.kill()
        rescue_database(server.folder)
        server.start()
        for player in (ana, boro):
            await player.resume()
        await asyncio.gather(*(player.play(random.Random(1)) for player in (ana, boro)))

    run(test)


def test_who_sits_at_a_damaged_table_is_told_so_and_others_play(
    serve: Callable[..., Server], played: Path
) -> None:
    server = serve(*FAST)
    server.kill()
    shutil.rmtree(server.folder)
    path = copied(played, server.folder)
    with closing(sqlite3.connect(path)) as db:
        (root,) = db.execute("select rootpage from sqlite_master where name = 'steps'").fetchone()
        ident, code = db.execute("select id, code from tables").fetchone()
        db.execute("delete from seats where t = ? and seat = 1", (ident,))
        db.commit()
    damage(path, root)
    server.start()

    async def test(session: aiohttp.ClientSession) -> None:
        ana = await Player(session, server.url).hello()
        await ana.send("join", code=code)
        assert (await ana.until("refused"))["reason"] == "table_damaged"
        await ana.make("classic", 2)
        await ana.send("start")
        await ana.until("events")
        log = (server.folder.parent / "server.log").read_text()
        assert "damaged" in log and "Traceback" not in log

    run(test)


@pytest.mark.parametrize("language", ["en", "es", "ro", "sr"])
def test_the_rescue_says_what_came_of_it(
    played: Path, tmp_path: Path, language: str, capsys: pytest.CaptureFixture[str]
) -> None:
    path = copied(played, tmp_path / "said")
    catalogue = Catalogue(language, strict=True)
    assert command.run_database_rescue(path.parent, catalogue) == 0
    said = capsys.readouterr().out
    assert f" {TABLES}" in said and "damaged-1" in said
    path.write_bytes(b"nothing of ours" * 500)
    with pytest.raises(UserError) as complaint:
        command.run_database_rescue(path.parent, catalogue)
    assert complaint.value.message_id == "serve-no-rescue"
    path.unlink()
    with pytest.raises(UserError):
        command.run_database_rescue(path.parent, catalogue)


def test_every_step_before_a_wrong_one_is_kept() -> None:
    table = Table(Header("classic", ("Ana", "Boro"), {"trick_limit": 6}, 1))
    steps: dict[int, str] = {}
    events = list(table.start())
    number = 0
    while events:
        steps[number] = "".join(line.decode() + "\n" for line in encode_events_as_lines(events))
        number += len(events)
        events = [] if table.match.end_event else list(table.advance())
    header = format_header(table.header)
    assert find_steps_before_first_invalid(header, steps) == steps and len(steps) > 5
    numbers = list(steps)
    for place, wrong in enumerate(numbers):
        length = steps[wrong].count("\n")
        end = '{"event": "end", "result": "drunkard", "seats": [0]}\n'
        found = find_steps_before_first_invalid(header, {**steps, wrong: end * length})
        assert list(found) == numbers[:place]
        without = {one: text for one, text in steps.items() if one != wrong}
        assert list(find_steps_before_first_invalid(header, without)) == numbers[:place]


@pytest.mark.parametrize("is_file_damaged", [False, True])
@pytest.mark.parametrize("tables", [[], ["0123456789abcdef"]])
def test_a_check_finds_all_whole_only_if_the_file_and_every_table_are(
    tmp_path: Path,
    monkeypatch: pytest.MonkeyPatch,
    capsys: pytest.CaptureFixture[str],
    is_file_damaged: bool,
    tables: list[str],
) -> None:
    found = CheckResult(tmp_path / "tables.db", 7, tables, is_file_damaged)
    is_whole = not is_file_damaged and not tables
    assert found.is_intact is is_whole
    monkeypatch.setattr(
        "audiowar.server.check_stored_tables.find_damage_in_database", lambda path: found
    )
    status = command.run_stored_tables_check(tmp_path, Catalogue("en", strict=True))
    said = capsys.readouterr().out
    assert status == (0 if is_whole else 1)
    assert ("Everything is whole." in said, "--rescue" in said) == (is_whole, not is_whole)
    assert (str(found.path) in said, "0123456789abcdef" in said) == (is_file_damaged, bool(tables))


def test_a_table_that_waits_for_people_is_whole_and_a_seat_without_a_table_is_not(
    tmp_path: Path,
) -> None:
    async def write() -> None:
        store = SqliteRepository(tmp_path, asyncio.get_running_loop())
        store.start_and_load_tables()
        store.save_table(
            TableRow("ab", "123456", "classic", {}, 2, True, 0, None, "open", "", 1.0, "d1", False)
        )
        store.save_seat("ab", SeatRow(0, "Ana", ("token",), "ana"))
        await store.close()

    asyncio.run(write())
    found = find_damage_in_database(tmp_path)
    assert (found.table_count, found.damaged_table_ids, found.is_intact) == (1, [], True)
    with closing(sqlite3.connect(tmp_path / "tables.db")) as db:
        db.execute("delete from tables")
        db.commit()
    found = find_damage_in_database(tmp_path)
    assert (found.table_count, found.damaged_table_ids, found.is_intact) == (0, ["ab"], False)
    assert not found.is_file_damaged


@pytest.mark.parametrize("content", [b"", b"\0", b"nothing of ours" * 500, None])
def test_a_destroyed_file_is_damage_and_a_failed_rescue_leaves_nothing_behind(
    tmp_path: Path, content: bytes | None, capsys: pytest.CaptureFixture[str]
) -> None:
    path, catalogue = tmp_path / "tables.db", Catalogue("en", strict=True)
    with pytest.raises(UserError) as complaint:
        command.run_stored_tables_check(tmp_path, catalogue)
    assert complaint.value.message_id == "serve-no-tables"

    async def write() -> None:
        store = SqliteRepository(tmp_path, asyncio.get_running_loop())
        store.start_and_load_tables()
        await store.close()

    asyncio.run(write())
    capsys.readouterr()
    assert command.run_stored_tables_check(tmp_path, catalogue) == 0
    whole = path.read_bytes()
    # Without its header the file is no database any more.
    path.write_bytes(b"\xa5" * 100 + whole[100:] if content is None else content)
    capsys.readouterr()
    for checked in (tmp_path, path):
        assert command.run_stored_tables_check(checked, catalogue) == 1
        said = capsys.readouterr().out
        assert str(path) in said and "audiowar serve --rescue" in said
    destroyed, files = path.read_bytes(), {one.name for one in tmp_path.iterdir()}
    # SQLite opens a file that is nearly empty as a new database.
    if content not in (b"", b"\0"):
        with pytest.raises(UserError) as complaint:
            command.run_database_rescue(tmp_path, catalogue)
        assert complaint.value.message_id == "serve-no-rescue"
        assert path.read_bytes() == destroyed
        assert {one.name for one in tmp_path.iterdir()} == files
