"""The files of a hosted player: what the browser brings, what it is given, and what is left out."""

from __future__ import annotations

import os
from collections.abc import Iterator
from pathlib import Path

import pytest

from audiowar.server.hosted_pages import player_files
from audiowar.server.hosted_pages.player_files import PlayerFiles, QuotaExceeded
from audiowar.ui.menus import new_game
from tests.ui.front import Play
from tests.ui.test_table import host_of


@pytest.fixture
def folder() -> Iterator[PlayerFiles]:
    """A player's folder."""
    opened = PlayerFiles()
    yield opened
    opened.delete_folder()


def test_only_what_was_added_is_given_to_keep(folder: PlayerFiles) -> None:
    game = folder.path / "games" / "a.jsonl"
    game.parent.mkdir()
    game.write_text("Ђ\n", encoding="utf-8")
    (first,) = folder.take_changes()
    assert (first["f"], first["at"], first["x"]) == ("games/a.jsonl", 0, "Ђ\n")
    assert folder.take_changes() == []
    with game.open("a", encoding="utf-8") as file:
        file.write("b\n")
    (more,) = folder.take_changes()
    assert (more["at"], more["x"]) == (3, "b\n")
    game.rename(game.with_suffix(".damaged"))
    told = {one["f"]: one["x"] for one in folder.take_changes()}
    assert told == {"games/a.jsonl": None, "games/a.damaged": "Ђ\nb\n"}


def test_a_file_that_was_written_anew_is_given_whole(folder: PlayerFiles) -> None:
    (folder.path / "settings.json").write_text("{}", encoding="utf-8")
    folder.take_changes()
    (folder.path / "new").write_text('{"name": "Ana"}', encoding="utf-8")
    (folder.path / "new").rename(folder.path / "settings.json")
    (told,) = folder.take_changes()
    assert (told["at"], told["x"]) == (0, '{"name": "Ana"}')
    folder.mark_missing_in_browser("settings.json")
    assert folder.take_changes() == [told]


def test_the_browser_keeps_every_file_that_a_match_writes(home: Path) -> None:
    play = Play(home, fast=True)
    play.app.settings.set(memory=True, bot="d1")
    new_game.start_match(play.app, "scientific", 1, {"trick_limit": 3})
    while not host_of(play).table.match.end_event:
        play.press("enter")
    play.wait(60)
    written = {path.relative_to(home).as_posix() for path in home.rglob("*.json*")}
    written = {name for name in written if not name.endswith(".lock")}
    assert {"settings.json", "memory.json", "remarks.json"} <= written and len(written) >= 4
    assert {name for name in written if not player_files.FILE_NAME_PATTERN.fullmatch(name)} == set()


@pytest.mark.parametrize(
    "name", ["keys.ini", "memory.json", "settings.json.broken.2", "games/marks.json"]
)
def test_the_browser_keeps_what_else_is_the_players(folder: PlayerFiles, name: str) -> None:
    (folder.path / name).parent.mkdir(exist_ok=True)
    (folder.path / name).write_text("x", encoding="utf-8")
    assert [one["f"] for one in folder.take_changes()] == [name]
    assert folder.restore_file_part(name, 0, "y", 1.0)


def test_a_long_file_is_brought_in_parts(folder: PlayerFiles) -> None:
    assert folder.restore_file_part("games/a.jsonl", 0, "Ђ\n", 1.0)
    assert not folder.restore_file_part("games/a.jsonl", 7, "x", 1.0)
    assert folder.restore_file_part("games/a.jsonl", 3, "b\n", 1.0)
    assert (folder.path / "games" / "a.jsonl").read_text(encoding="utf-8") == "Ђ\nb\n"
    assert (folder.path / "games" / "a.jsonl").stat().st_mtime == 1.0
    assert folder.take_changes() == []


def test_old_games_go_when_there_are_too_many_and_the_browser_keeps_them(
    folder: PlayerFiles, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(player_files, "PRUNE_BYTES", 10)
    folder.restore_file_part("games/finished/a.jsonl", 0, "123456", 5.0)
    folder.restore_file_part("games/b.jsonl", 0, "123456", 1.0)
    folder.restore_file_part("games/c.jsonl", 0, "123456", 2.0)
    assert folder.take_changes() == []
    assert [path.name for path in folder.path.rglob("*.jsonl")] == ["c.jsonl"]
    assert folder.take_changes() == []
    monkeypatch.setattr(player_files, "MAX_BYTES", 5)
    with pytest.raises(QuotaExceeded):
        folder.take_changes()


def test_a_file_is_given_whole_unless_it_only_grew(folder: PlayerFiles) -> None:
    settings, game = folder.path / "settings.json", folder.path / "games" / "a.jsonl"
    game.parent.mkdir()
    for path in (settings, game):
        path.write_text("{}\n", encoding="utf-8")
    folder.take_changes()
    for path in (settings, game):
        with path.open("r+", encoding="utf-8") as file:
            file.write('{"a": 1}\n')
    sent = {one["f"]: (one["at"], one["x"]) for one in folder.take_changes()}
    assert sent == {"settings.json": (0, '{"a": 1}\n'), "games/a.jsonl": (3, '": 1}\n')}
    os.utime(game, (7.0, 7.0))
    (touched,) = folder.take_changes()
    assert (touched["at"], touched["x"], touched["d"]) == (9, "", 7000)
    with game.open("r+", encoding="utf-8") as file:
        file.truncate(3)
    (whole,) = folder.take_changes()
    assert (whole["at"], whole["x"]) == (0, '{"a')
    settings.unlink()
    (gone,) = folder.take_changes()
    assert gone == {"t": "keep", "f": "settings.json", "x": None}
    assert folder.take_changes() == []


def test_only_files_of_the_own_folder_can_be_brought(folder: PlayerFiles, tmp_path: Path) -> None:
    outside = tmp_path / "outside.json"
    for name in (
        *("../" * 12 + str(outside), str(outside), "../settings.json", "games/../../x.jsonl"),
        *("games", "games/x.lock", "a/b", "", "games/\0.jsonl", ".hidden", "notes.txt"),
    ):
        assert not folder.restore_file_part(name, 0, "{}", 0.0)
    assert not folder.restore_file_part("games/none.jsonl", 1, "x", 0.0)
    assert not outside.exists() and not [path for path in folder.path.rglob("*") if path.is_file()]
