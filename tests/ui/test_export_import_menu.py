"""Export all games and settings into one file, and import them, by keys."""

from __future__ import annotations

import json
import os
from io import BytesIO
from pathlib import Path
from types import SimpleNamespace
from zipfile import ZipFile

import platformdirs
import pytest

from audiowar.archive import merge_games
from audiowar.archive.merge_games import (
    MergeReport,
    was_played_by,
)
from audiowar.archive.player_data_bundle import (
    Bundle,
    write_bundle_with_progress,
)
from audiowar.storage import game_marks, saves
from audiowar.storage.match_transcript import OWN_SEAT_FIELD, Header
from audiowar.ui.archive import export_import_menu
from audiowar.ui.archive.export_import_menu import (
    ask_import_path,
    import_file,
    open_export_import_menu,
)
from audiowar.ui.archive.my_games import open_my_games
from audiowar.ui.core import long_work_screen
from tests.archive.games import NOON, play_saved

from .front import Play
from .test_my_games import list_read_matches

LIST_FOLDERS = export_import_menu.list_bundle_folders


@pytest.fixture(autouse=True)
def downloads(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """Return the player's folder of downloads."""
    folder = tmp_path / "Preuzimanja Ž"
    folder.mkdir()
    monkeypatch.setattr(export_import_menu, "list_bundle_folders", lambda: [folder])
    return folder


@pytest.fixture
def slow(monkeypatch: pytest.MonkeyPatch) -> None:
    """Let long work do one step at a time."""
    monkeypatch.setattr(long_work_screen, "FIRST_SLICE_SECONDS", -1.0)
    monkeypatch.setattr(long_work_screen, "SLICE_SECONDS", -1.0)


def at_menu(home: Path) -> Play:
    play = Play(home)
    open_export_import_menu(play.app)
    return play


def elsewhere(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Play:
    """Open the menu on another computer with the same downloads."""
    monkeypatch.setenv("AUDIOWAR_HOME", str(tmp_path / "other"))
    return at_menu(tmp_path / "other")


def test_games_and_settings_travel(
    home: Path, downloads: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    play_saved(1), play_saved(2, over=False)
    play = at_menu(home)
    play.app.settings.set(language="ro", theme="light")
    for _ in range(2):
        told = play.press("enter")
        assert told[-1].startswith("All games, the settings and the keys are in the file ")
    names = sorted(path.name for path in downloads.iterdir())
    assert len(names) == 2 and all(str(downloads / name) in " ".join(play.said()) for name in names)
    assert len(ZipFile(downloads / names[0]).namelist()) == 5
    other = elsewhere(tmp_path, monkeypatch)
    other.app.settings.set(theme="dark")
    told = other.press("down", "enter")
    assert told[-1].startswith(f"Which file? {names[1]}, ") or names[0] in told[-1]
    told = other.press("enter")
    # The bundle also sets the language, so the message is in that language.
    assert told[-1].startswith("Jocuri noi: 2.") and "Setări rămase ca aici" in told[-1]
    assert len(list(saves.get_saves_folder().rglob("*.jsonl"))) == 2
    assert other.press("enter")[-1].startswith("Jocuri noi: 0.")


def test_a_foreign_file_is_told(home: Path, downloads: Path) -> None:
    (downloads / "audiowar-x.zip").write_bytes(b"PK\x03\x04 no zip")
    play = at_menu(home)
    assert play.press("down", "enter", "enter")[-1] == "This file holds no games of audiowar."


def test_a_damaged_file_brings_what_can_be_read(
    home: Path, downloads: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    paths = [play_saved(seed) for seed in (1, 2)]
    play = at_menu(home)
    play.press("enter")
    (file,) = downloads.iterdir()
    data = bytearray(file.read_bytes())
    info = ZipFile(file).getinfo(f"games/finished/{max(path.name for path in paths)}")
    data[info.header_offset + 200 : info.header_offset + 260] = bytes(60)
    file.write_bytes(data)
    other = elsewhere(tmp_path, monkeypatch)
    told = other.press("down", "enter", "enter")
    assert told[-1].startswith("This file is damaged. ") and "New games: 1." in told[-1]


def test_any_file_can_be_typed_and_a_wrong_one_is_told(home: Path, tmp_path: Path) -> None:
    play = at_menu(home)
    assert play.press("down", "enter")[-1].startswith("Which file? Another file")
    play.press("enter")
    play.app.top.text = str(tmp_path / "no.zip")  # type: ignore[attr-defined]
    assert play.press("enter")[-1].startswith(f"The file {tmp_path / 'no.zip'} cannot be read.")
    text = tmp_path / "some.jsonl"
    text.write_bytes(b"\xef\xbb\xbf" + play_saved(1).read_bytes())
    saves.delete_match_file(next(saves.get_saves_folder().rglob("*.jsonl")))
    play.press("enter")
    play.app.top.text = str(text)  # type: ignore[attr-defined]
    assert "New games: 1." in play.press("enter")[-1]
    text.write_text("{}\n")
    play.press("enter")
    play.app.top.text = str(text)  # type: ignore[attr-defined]
    assert play.press("enter")[-1].startswith("This file holds no games: line 1")


def test_a_full_disk_is_told_and_leaves_nothing(
    home: Path, downloads: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    play_saved(1)
    play = at_menu(home)
    downloads.rmdir()
    assert "This could not be done" in play.press("enter")[-1]


def test_long_work_says_how_far_it_is_and_can_be_stopped(
    home: Path, downloads: Path, slow: None
) -> None:
    for seed in range(8):
        play_saved(seed, over=False)
    play = at_menu(home)
    assert "percent done" in play.press("enter")[0]
    assert "percent done" in play.wait(3.5)[-1]
    for _ in range(30):
        play.wait(0.1)
    assert play.said()[-1].startswith("All games, the settings")
    play.press("enter")
    told = play.press("escape")
    assert told[0] == "Stopped. Nothing was saved."
    play.app.close_all_screens()
    assert len(list(downloads.glob("*.zip"))) == 1 and not list(downloads.glob("*.part"))


def test_of_an_import_that_is_stopped_stays_what_was_imported(
    home: Path, tmp_path: Path, slow: None
) -> None:
    friend = tmp_path / "friend.jsonl"
    played = [play_saved(seed) for seed in range(3)]
    friend.write_bytes(b"".join(path.read_bytes() for path in played))
    for path in played:
        path.unlink()
    play = at_menu(home)
    import_file(play.app, friend)
    play.wait(0.1)
    assert play.press("escape")[0] == "Stopped. What was done so far stays."
    assert 0 < len(list(saves.get_saves_folder().rglob("*.jsonl"))) < 3


def test_a_page_lets_the_browser_save_and_choose(home: Path) -> None:
    asked: list[str] = []
    play = Play(home, save_or_choose_bundle=asked.append)
    open_export_import_menu(play.app)
    rows = play.rows()
    assert rows == [
        "Save games, settings and keys in one file",
        "Bring in games, settings and keys from a file",
    ]
    play.press("enter", "down", "enter")
    assert asked == ["export", "import"]


def test_files_are_offered_newest_first(home: Path, downloads: Path) -> None:
    for number, name in enumerate(("audiowar-1.zip", "b.jsonl", "audiowar-3.zip", "other.zip")):
        (downloads / name).write_bytes(b"PK")
        os.utime(downloads / name, (NOON + number, NOON + number))
    play = at_menu(home)
    told = play.press("down", "enter")[-1]
    assert told.startswith("Which file? audiowar-3.zip, March 2, 2026, ")
    rows = play.rows()
    assert [row.split(",")[0] for row in rows] == [
        "audiowar-3.zip", "b.jsonl", "audiowar-1.zip", "Another file: type its path",
    ]  # fmt: skip
    told = play.press("end", "enter")[-1]
    assert told.startswith("The path of the file?")
    assert play.press("escape")[-1].startswith("Which file? Another file")


def test_a_file_of_transcripts_is_merged_once(home: Path, tmp_path: Path) -> None:
    games = [play_saved(seed) for seed in (1, 2)]
    file = tmp_path / "some.jsonl"
    file.write_bytes(b"".join(one.read_bytes() for one in games) + b"\n\n")
    play = at_menu(home)
    import_file(play.app, file)
    assert play.said()[-1].startswith("New games: 0.")
    saves.delete_match_file(games[0])
    import_file(play.app, file)
    assert play.said()[-1].startswith("New games: 1.")
    (new,) = (
        one for one in games[0].parent.iterdir() if one.suffix == ".jsonl" and one not in games
    )
    assert new.name.endswith("-classic.jsonl")
    damaged = tmp_path / "damaged.jsonl"
    saves.delete_match_file(new)
    damaged.write_bytes(file.read_bytes() + b'{"format": "audiowar.transcript"}\n')
    import_file(play.app, damaged)
    assert "holds no games: line" in play.said()[-1] and "New games: 1." in play.said()[-1]


@pytest.mark.parametrize("usual", [True, False])
def test_bundles_are_looked_for_in_usual_folders_and_that_of_the_program(
    home: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, usual: bool
) -> None:
    folders = [tmp_path / name for name in ("downloads", "documents", "desktop")]
    for folder in (folders[0], folders[2], home):
        folder.mkdir()
    for name, folder in zip(("downloads", "documents", "desktop"), folders, strict=True):
        monkeypatch.setattr(platformdirs, f"user_{name}_path", lambda folder=folder: folder)
    monkeypatch.setattr(Path, "home", lambda: folders[0])
    if usual:
        monkeypatch.setattr(export_import_menu, "get_system_data_folder", lambda: home)
    expected = [folders[0], folders[2]]
    assert LIST_FOLDERS() == ([*expected, home] if usual else [home, *expected])


def take_to_friend(game: Path, tmp_path: Path) -> Path:
    """Move a game to a file as a friend would send it. Return the file."""
    file = tmp_path / "friend.jsonl"
    file.write_bytes(game.read_bytes())
    saves.delete_match_file(game)
    return file


def at_menu_of_mira(home: Path) -> Play:
    play = at_menu(home)
    play.app.settings.set(name="Mira")
    return play


@pytest.mark.parametrize(("names", "counted"), [(("Ana", "Mira"), True), (("Mira", "Ana"), False)])
def test_a_game_of_a_friend_does_not_count_in_the_statistics(
    home: Path, tmp_path: Path, names: tuple[str, str], counted: bool
) -> None:
    file = take_to_friend(play_saved(1, names=names, own_seat=1), tmp_path)
    play = at_menu_of_mira(home)
    import_file(play.app, file)
    said = "Games of other players, which do not count in your statistics and goals: 1."
    assert play.said()[-1].startswith("New games: 1.")
    assert (said in play.said()[-1]) is not counted
    assert len(list_read_matches(play)) == counted
    (entry,) = play.app.game_index_updater.index.list_entries()
    assert entry.is_of_other_player is not counted


def test_a_game_that_is_imported_again_stays_the_players_own(home: Path, tmp_path: Path) -> None:
    game = play_saved(1, names=("Ana", "Mira"))
    file = take_to_friend(game, tmp_path)
    play = at_menu_of_mira(home)
    import_file(play.app, file)
    (path,) = saves.get_saves_folder().rglob("*.jsonl")
    game_marks.set_mark(path, game_marks.OF_OTHER_PLAYER, False)
    import_file(play.app, file)
    assert not game_marks.get_mark(game_marks.read_marks(), path.name, game_marks.OF_OTHER_PLAYER)
    assert "other players" not in play.said()[-1]


@pytest.mark.parametrize(
    ("setting", "at_server", "other", "own"),
    [
        ("Mira", "Mira", "Ana", True),
        ("Mira", "Mira", "Mira 2", True),
        ("Mira", "mira.", "Ana", True),
        ("Mira", "Mira 2", "Ana", True),
        # Nobody knows which of the two the player was.
        ("Mira", "Mira 2", "Mira", False),
        ("Mira", "Ana", "Mira", False),
        ("Mira", "Mirabel", "Ana", False),
        ("Mira", "Mir", "Ana", False),
        ("Mira", "Mira two", "Ana", False),
        ("Mira", "M.ra", "Ana", False),
        ("Mira", "", "Ana", False),
        ("Bartholomew-Jonathan-Smith", "Bartholomew-Jonathan", "Zoe", True),
        ("Bartholomew Jonathan", "Bartholomew Jonat 2", "Zoe", True),
        ("Ana, M.", "Ana M", "Zoe", True),
        ("Bartholomew", "Barth", "Zoe", False),
        ("Bartholomew Jonathan", "Bartholomew Jonathon", "Zoe", False),
    ],
)
def test_a_name_that_a_server_has_changed_is_known_again(
    setting: str, at_server: str, other: str, own: bool
) -> None:
    assert was_played_by(setting, Header("classic", (at_server, other), {}, 1)) is own
    second = Header("classic", (other, at_server), {}, 1, extra_fields={OWN_SEAT_FIELD: 1})
    assert was_played_by(setting, second) is own


def test_a_game_without_seats_is_nobodys_and_stops_no_import(home: Path, tmp_path: Path) -> None:
    game = play_saved(1)
    header, rest = game.read_text(encoding="utf-8").split("\n", 1)
    file = tmp_path / "empty.jsonl"
    file.write_text(json.dumps({**json.loads(header), "seats": []}) + "\n" + rest, "utf-8")
    play = at_menu(home)
    import_file(play.app, file)
    assert play.said()[-1].startswith("New games: 1.") and "Games of other" in play.said()[-1]
    open_my_games(play.app)
    assert play.app.top.items  # type: ignore[attr-defined]


def test_a_game_is_never_there_without_its_mark(
    home: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    game = play_saved(1, names=("Ana", "Zoe"))
    file = take_to_friend(game, tmp_path)

    def fail(*given: object) -> None:
        raise OSError(28, "full")

    play = at_menu(home)
    with monkeypatch.context() as patch:
        patch.setattr(merge_games, "merge_marks_into_file", fail)
        import_file(play.app, file)
    assert play.said()[-1] == "This could not be done: the disk is full."
    assert not list(saves.get_saves_folder().rglob("*.jsonl"))
    import_file(play.app, file)
    assert "Games of other players" in play.said()[-1]
    (path,) = saves.get_saves_folder().rglob("*.jsonl")
    assert game_marks.is_game_of_other_player(path)


def export_and_import(home: Path, monkeypatch: pytest.MonkeyPatch) -> MergeReport:
    """Export all games, and import them on a computer whose home is `home`."""
    file = BytesIO()
    for _ in write_bundle_with_progress(file):
        pass
    monkeypatch.setenv("AUDIOWAR_HOME", str(home))
    report = MergeReport()
    for _ in Bundle(file).merge_with_progress(Play(home).app.settings, report):
        pass
    return report


def test_marks_travel_with_their_games_to_a_server(
    home: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    game = play_saved(1)
    game_marks.set_mark(game, game_marks.OF_OTHER_PLAYER, True)
    monkeypatch.setattr(merge_games, "PLAYER_FOLDER", SimpleNamespace(get=lambda: tmp_path))
    report = export_and_import(tmp_path / "other", monkeypatch)
    assert report.game_counts_by_outcome["new"] == 1
    (copy,) = saves.get_saves_folder().rglob(f"{game.stem}-*.jsonl")
    assert game_marks.is_game_of_other_player(copy)


@pytest.mark.parametrize("path", ["~nobody-of-this-name/games.zip", "a\0b.zip"])
def test_a_path_that_cannot_exist_is_told(home: Path, path: str) -> None:
    play = Play(home)
    ask_import_path(play.app)
    play.app.top.text = path  # type: ignore[attr-defined]
    assert play.press("enter")[-1].endswith("cannot be read.")


def test_imported_games_are_in_the_open_list_of_games(home: Path, tmp_path: Path) -> None:
    file = take_to_friend(play_saved(1), tmp_path)
    play = at_menu_of_mira(home)
    open_my_games(play.app)
    assert play.said()[-1].startswith("My games: 0.")
    open_export_import_menu(play.app)
    import_file(play.app, file)
    assert play.press("escape")[-1].startswith("My games: 1.")


def test_marks_of_newer_versions_stay(home: Path) -> None:
    path = play_saved(1)
    file = game_marks.get_marks_path()
    file.write_text(
        json.dumps({path.name: {"star": [True, 1.0], "odd": [[], 1.0], "title": [5, 1.0]}}),
        encoding="utf-8",
    )
    game_marks.set_mark(path, game_marks.OF_OTHER_PLAYER, True)
    assert set(json.loads(file.read_text(encoding="utf-8"))[path.name]) == {"star", "other"}
