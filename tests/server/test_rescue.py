"""A damaged database is told in words, and what is intact in it is rescued; backups are whole."""

from __future__ import annotations

import asyncio
import logging
import shutil
import sqlite3
import stat
import time
from contextlib import closing
from pathlib import Path

import pytest

from audiowar.__main__ import main
from audiowar.command_line import serve as command
from audiowar.l10n.catalogue import Catalogue
from audiowar.rules.state import Refused
from audiowar.server.maintenance.check import (
    find_damage,
    find_steps_before_first_invalid,
    log_damaged_file,
)
from audiowar.server.maintenance.rescue import rescue_database
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

IDENTS = [f"table{number}" for number in range(6)]


def play(seed: int, step_count: int) -> tuple[str, dict[int, str]]:
    """Return the header of a match, and its first steps by the number of their first event."""
    table = Table(Header("classic", ("Ana", "Boro"), {}, seed))
    steps: dict[int, str] = {}
    events, number = list(table.start()), 0
    while len(steps) < step_count:
        steps[number] = "".join(line.decode() + "\n" for line in encode_events_as_lines(events))
        number += len(events)
        events = list(table.advance())
    return format_header(table.header), steps


async def write_tables(folder: Path) -> None:
    """Store tables whose matches have begun."""
    repository = SqliteRepository(folder, asyncio.get_running_loop())
    assert not repository.load_tables()
    for number, ident in enumerate(IDENTS):
        header, steps = play(number, 40)
        row = TableRow(
            *(ident, f"{number}" * 6, "classic", {}, 2, True, 0, None, "playing", header),
            *(time.time(), "sensible", False),
        )
        repository.save_table(row)
        repository.save_seat(ident, SeatRow(0, "Ana", ("token",), "ana"))
        for first_event_number, text in steps.items():
            repository.save_step(ident, first_event_number, text, lambda: None)
    await repository.close()


@pytest.fixture(scope="module")
def intact(tmp_path_factory: pytest.TempPathFactory) -> Path:
    folder = tmp_path_factory.mktemp("intact")
    asyncio.run(write_tables(folder))
    return folder


@pytest.fixture
def folder(intact: Path, tmp_path: Path) -> Path:
    """A folder with intact tables, which a test may damage."""
    return Path(shutil.copytree(intact, tmp_path / "Ž Đ"))


def damage_page(folder: Path, number: int) -> None:
    """Overwrite a page of the database, counted from 0."""
    path = folder / "tables.db"
    data = bytearray(path.read_bytes())
    size = int.from_bytes(data[16:18], "big")
    data[number * size : (number + 1) * size] = b"\xa5" * size
    path.write_bytes(bytes(data))


def count_pages(folder: Path) -> int:
    data = (folder / "tables.db").read_bytes()
    return len(data) // int.from_bytes(data[16:18], "big")


def execute(folder: Path, *statements: str) -> None:
    with closing(sqlite3.connect(folder / "tables.db")) as db:
        for statement in statements:
            db.execute(statement)
        db.commit()


def read_matches(folder: Path) -> dict[str, str]:
    with closing(sqlite3.connect(folder / "tables.db")) as db:
        idents = [ident for (ident,) in db.execute("select id from tables").fetchall()]
        return {ident: select_steps_as_text(db, ident) for ident in idents}


def load_matches(folder: Path) -> list[str]:
    """Load all tables; return, for each, why it cannot be continued, or ""."""

    async def load() -> list[str]:
        loop = asyncio.get_running_loop()
        repository = SqliteRepository(folder, loop)
        lobby = Lobby(ServerContext(repository, Limits(), loop, ()))
        lobby.load_rooms()
        reasons = []
        for room in [*lobby.rooms.values()]:
            try:
                room.load_match()
            except Refused as refused:
                reasons.append(refused.reason)
            else:
                reasons.append("")
        lobby.stop_rooms()
        await repository.close()
        return reasons

    return asyncio.run(load())


def test_whatever_page_is_damaged_the_rest_is_rescued(intact: Path, tmp_path: Path) -> None:
    before, kept_count = read_matches(intact), 0
    page_count = count_pages(intact)
    for page in range(1, page_count):
        folder = shutil.copytree(intact, tmp_path / f"{page}")
        damage_page(folder, page)
        try:
            reasons = load_matches(folder)
        except (DamagedDatabase, OSError):
            reasons = []
        assert set(reasons) <= {"", "no_table", "table_damaged"}, (page, reasons)
        result = rescue_database(folder)
        counts = (result.intact_table_count, result.shortened_table_count, result.lost_table_count)
        assert result.damaged_path.exists() and sum(counts) <= len(IDENTS)
        after = read_matches(folder)
        assert len(after) == sum(counts[:2])
        assert all(before[ident].startswith(text) for ident, text in after.items())
        assert load_matches(folder) == [""] * len(after)
        kept_count += len(after)
    assert page_count > 10 and kept_count > page_count * len(IDENTS) / 2


def test_an_intact_database_stays_as_it_is(folder: Path) -> None:
    before = read_matches(folder)
    for number in (1, 2):
        result = rescue_database(folder)
        assert (result.intact_table_count, result.shortened_table_count) == (len(IDENTS), 0)
        assert result.lost_table_count == 0
        assert result.damaged_path.name == f"tables.db.damaged-{number}"
        assert read_matches(folder) == before
        assert find_damage(folder).is_intact


def test_what_is_wrong_is_found_and_cut_off(folder: Path) -> None:
    before = read_matches(folder)
    wrong, gap, empty, headless, rowless, good = IDENTS
    numbers = list(play(0, 40)[1])
    execute(
        folder,
        f"update steps set x = '{{}}\n' where t = '{wrong}' and s = {numbers[20]}",
        f"delete from steps where t = '{gap}' and s = {list(play(1, 2)[1])[1]}",
        f"update steps set x = '{{}}\n' where t = '{empty}' and s = 0",
        f"update tables set header = '{{}}\n' where id = '{headless}'",
        f"delete from tables where id = '{rowless}'",
    )
    damage = find_damage(folder)
    assert (damage.table_count, damage.is_file_damaged) == (len(IDENTS) - 1, False)
    assert sorted(damage.damaged_table_ids) == sorted({*IDENTS} - {good})
    result = rescue_database(folder)
    assert (result.intact_table_count, result.shortened_table_count) == (1, 3)
    assert result.lost_table_count == 2
    after = read_matches(folder)
    assert list(after) == sorted([wrong, gap, empty, good]) and after[good] == before[good]
    assert before[wrong].startswith(after[wrong]) and after[wrong].count("\n") == numbers[20]
    assert after[empty] == "" and 0 < after[gap].count("\n") < 40
    with closing(sqlite3.connect(folder / "tables.db")) as db:
        assert {ident for (ident,) in db.execute("select t from seats")} == set(after)
    assert load_matches(folder) == [""] * len(after)


def test_every_step_before_a_wrong_one_is_kept() -> None:
    header, steps = play(1, 12)
    assert find_steps_before_first_invalid(header, steps) == steps
    numbers = list(steps)
    for place, wrong in enumerate(numbers):
        end = '{"event": "end", "result": "drunkard", "seats": [0]}\n' * steps[wrong].count("\n")
        found = find_steps_before_first_invalid(header, {**steps, wrong: end})
        assert list(found) == numbers[:place]
        without = {number: text for number, text in steps.items() if number != wrong}
        assert list(find_steps_before_first_invalid(header, without)) == numbers[:place]


def test_the_check_and_the_rescue_say_what_they_find(
    folder: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    execute(folder, "update steps set x = '{}\n' where t = 'table2' and s = 0")
    catalogue = Catalogue("en", strict=True)
    assert command.run_stored_tables_check(folder, catalogue) == 1
    said = capsys.readouterr().out
    assert " 6" in said and "table2" in said and "table1" not in said and "--rescue" in said
    assert command.run_database_rescue(Path(folder), catalogue) == 0
    assert "damaged-" in capsys.readouterr().out
    assert command.run_stored_tables_check(folder, catalogue) == 0
    assert "--rescue" not in capsys.readouterr().out
    damage_page(folder, count_pages(folder) // 2)
    assert main(["serve", "--lang", "en", "--check", str(folder)]) == 1
    assert str(folder / "tables.db") in capsys.readouterr().out


def test_a_destroyed_file_is_damage_and_a_failed_rescue_leaves_nothing_behind(
    folder: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    path, catalogue = folder / "tables.db", Catalogue("en", strict=True)
    # Without its header the file is no database any more.
    for content in (b"", b"\0", b"nothing of ours" * 500, b"\xa5" * 100 + path.read_bytes()[100:]):
        path.write_bytes(content)
        files = {file.name for file in folder.iterdir()}
        for checked in (folder, path):
            assert command.run_stored_tables_check(checked, catalogue) == 1
            said = capsys.readouterr().out
            assert str(path) in said and "audiowar serve --rescue" in said
        # SQLite opens a file that is nearly empty as a new database.
        if len(content) > 1:
            with pytest.raises(UserError) as complaint:
                command.run_database_rescue(folder, catalogue)
            assert complaint.value.message_id == "serve-no-rescue"
            assert path.read_bytes() == content
            assert {file.name for file in folder.iterdir()} == {*files, "lock.db"}


def test_a_server_on_a_damaged_file_says_so_in_its_log(
    folder: Path, caplog: pytest.LogCaptureFixture
) -> None:
    caplog.set_level(logging.INFO)
    log_damaged_file(folder)
    assert not caplog.records
    damage_page(folder, count_pages(folder) // 2)
    log_damaged_file(folder)
    assert "the file is damaged: see Backup in HOSTING.md" in caplog.text


def test_a_backup_is_one_file_that_only_its_owner_can_read(
    folder: Path, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    copy = tmp_path / "copy.db"
    words = ["serve", "--lang", "en", "--data", str(folder), "--backup", str(copy)]
    copy.with_name("copy.db.part").write_text("left by one that was killed")
    assert main(words) == 0 and str(copy) in capsys.readouterr().out
    assert stat.S_IMODE(copy.stat().st_mode) == 0o600
    assert [file.name for file in tmp_path.glob("copy*")] == ["copy.db"]
    before = copy.read_bytes()
    assert main(words) == 2 and copy.read_bytes() == before
    assert main(["serve", "--lang", "en", "--check", str(copy)]) == 0
    assert "Tables: 6, of them damaged: 0." in capsys.readouterr().out
    # The check has changed nothing, and left no second file.
    assert copy.read_bytes() == before
    assert [file.name for file in tmp_path.glob("copy*")] == ["copy.db"]


def test_a_folder_without_tables_is_told_so(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    copy, empty = str(tmp_path / "copy.db"), tmp_path / "empty"
    empty.mkdir()
    for words in (["--check"], ["--backup", copy, "--data"]):
        assert main(["serve", "--lang", "en", *words, str(empty)]) == 2
        assert "There are no tables" in capsys.readouterr().err
        assert list(empty.iterdir()) == [] and not Path(copy).exists()
    with pytest.raises(UserError):
        command.run_database_rescue(empty, Catalogue("en", strict=True))
