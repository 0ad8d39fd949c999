"""Unfinished games: the list, damaged saves, saves in use elsewhere, and goodbyes."""

from __future__ import annotations

from pathlib import Path

import pytest

from audiowar.announce.announcement import AnnouncementKind
from audiowar.rules.state import Refused
from audiowar.storage.locks import FileInUse
from audiowar.table import start_local_match
from audiowar.ui.archive import resume_or_repair_match
from audiowar.ui.archive.resume_or_repair_match import resume_match
from audiowar.ui.first_screens import open_first_screen
from audiowar.ui.menus.new_game import start_command_line_match
from tests.ui.front import Play
from tests.ui.test_table import host_of


def played(home: Path, tricks: int = 3, seed: int = 1, **options: int) -> Path:
    """Play some tricks of a match and leave it. Return its file."""
    play = Play(home, game="scientific", seed=seed, fast=True, name="Mira", options=options)
    play.app.settings.set(language="en")
    start_command_line_match(play.app)
    table = play.table
    for _ in range(tricks):
        play.press("enter")
    path = host_of(play).save.path
    assert path is not None
    table.on_close()
    return path


def opened(home: Path, language: str = "en") -> Play:
    """Start the program at its main menu."""
    play = Play(home, language)
    play.app.settings.set(language=language)
    open_first_screen(play.app)
    return play


def spoil(path: Path, line: int) -> bytes:
    """Damage a line of a save. Return the content of the file."""
    lines = path.read_bytes().split(b"\n")
    lines[line - 1] = lines[line - 1][:-3] + b"\x00"
    path.write_bytes(b"\n".join(lines))
    return path.read_bytes()


# Files that cannot be used


def test_a_damaged_game_goes_on_from_its_good_lines(home: Path) -> None:
    path = played(home, 6)
    whole = path.read_bytes()
    last = whole.count(b"\n")
    broken = spoil(path, last - 4)
    play = opened(home)
    told = play.press("enter")
    assert str(last - 4) in told[0]
    assert path.read_bytes() == broken
    told = play.press("enter")
    assert f"{path.stem}.damaged" in told[-1]
    assert path.with_name(f"{path.stem}.damaged").read_bytes() == broken
    assert host_of(play).table.match.state.trick >= 4
    play.press("enter")
    assert path.read_bytes().startswith(whole[:200])
    assert b"\x00" not in path.read_bytes()


def test_a_damaged_game_may_be_left_as_it_is(home: Path) -> None:
    path = played(home, 4)
    broken = spoil(path, 12)
    play = opened(home)
    told = play.press("enter", "down", "enter")
    assert told[-1].startswith("audiowar. Main menu. Continue: Scientific War")
    assert path.read_bytes() == broken
    assert [one.name for one in path.parent.iterdir() if one.suffix == ".damaged"] == []


@pytest.mark.parametrize("data", [b"", b"rubbish\n", b'{"format"', b"\xff\n"])
def test_a_save_without_a_game_is_told_and_does_not_hide_another(home: Path, data: bytes) -> None:
    good = played(home)
    bad = good.with_name("20990101-000000-000000-scientific.jsonl")
    bad.write_bytes(data)
    play = opened(home)
    assert "cannot be read" in play.said()[0] and bad.name in play.said()[0]
    play.go_to("My games")
    told = play.press("enter")
    assert f"Cannot be read: {bad.name}" in told[-1]
    told = play.press("enter", "enter")
    assert "Nothing in the saved game can be used" in told[-1]
    assert bad.with_suffix(".damaged").read_bytes() == data
    play.press("enter")
    assert host_of(play).save.path == good


def change_header(path: Path, old: bytes, new: bytes) -> bytes:
    """Change the first line of a save. Return the content of the file."""
    first, rest = path.read_bytes().split(b"\n", 1)
    assert old in first
    path.write_bytes(first.replace(old, new) + b"\n" + rest)
    return path.read_bytes()


@pytest.mark.parametrize(
    ("old", "new"),
    [
        (b'"version": 1', b'"version": 2'),
        (b'"game": "scientific"', b'"game": "bridge"'),
        (b'"options": {', b'"options": {"moons": 3, '),
        (b'"trick_limit": 9', b'"trick_limit": -9'),
        (b'"seats": [', b'"seats": ["A", "B", "C", "D", "E", "F", "G", "H", '),
    ],
)
def test_a_save_of_a_newer_version_is_left_as_it_is(home: Path, old: bytes, new: bytes) -> None:
    path = played(home, trick_limit=9)
    changed = change_header(path, old, new)
    play = Play(home)
    play.app.open_main_menu()
    before = len(play.said())
    resume_match(play.app, path)
    told = f"The saved game {path.name} was made by a newer version of this program. "
    assert play.said(before) == [f"{told}It is left as it is."]
    assert path.read_bytes() == changed and len(play.app.screens) == 1


def test_a_save_that_is_gone_is_told(home: Path) -> None:
    path = played(home)
    path.unlink()
    play = Play(home)
    play.app.open_main_menu()
    before = len(play.said())
    resume_match(play.app, path)
    told = f"The saved game {path.name} cannot be read. It is left as it is."
    assert play.said(before) == [told]


def test_a_save_that_the_rules_refuse_can_be_mended(
    home: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    def refuse(*args: object) -> None:
        raise Refused("not_your_turn")

    path = played(home, 6)
    play = Play(home)
    play.app.open_main_menu()
    with monkeypatch.context() as refusing:
        refusing.setattr(start_local_match, "resume_match", refuse)
        resume_match(play.app, path)
    assert play.said()[-1] == (
        "The saved game is damaged at line 1. Up to trick 7 it is intact. "
        "Go on from trick 7; the damaged file is kept too. 1 of 2"
    )
    assert (
        play.press("enter")[-1]
        == f"The damaged file is kept as {path.with_suffix('.damaged').name}."
    )
    assert host_of(play).table.match.state.trick == 7


def test_a_save_that_cannot_be_mended_stays_as_it_is(
    home: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    path = played(home, 6)
    broken = spoil(path, 12)
    play = opened(home)
    play.press("enter")
    for error in (OSError(), FileInUse(path)):

        def fail(*args: object, error: Exception = error) -> None:
            raise error

        monkeypatch.setattr(resume_or_repair_match, "repair_save", fail)
        assert play.press("enter") == [
            f"The saved game {path.name} cannot be changed now; perhaps the disk is full. "
            "It was not changed."
        ]
    assert path.read_bytes() == broken


# Saves in use elsewhere


ELSEWHERE = ["Watch it", "New game", "Go on with it here", "Main menu"]


def elsewhere(home: Path) -> tuple[Play, Play, Path]:
    """Return a program that plays a match, and another that was asked to go on with it."""
    path = played(home)
    first, second = opened(home), opened(home)
    first.press("enter")
    second.press("enter")
    return first, second, path


def test_a_game_that_is_played_elsewhere_offers_four_ways(home: Path) -> None:
    _, second, _ = elsewhere(home)
    assert second.said()[-1].startswith("This game is being played in another window. ")
    rows = second.rows()
    assert rows == ELSEWHERE
    second.press("down", "enter")
    assert second.said()[-1].startswith("Which game?")


def test_the_game_of_another_user_is_told_as_such(
    home: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    def fail(path: Path, pace: object) -> None:
        raise FileInUse(path, is_foreign=True)

    path = played(home)
    monkeypatch.setattr(start_local_match, "resume_match", fail)
    play = opened(home)
    assert play.press("enter")[-1].startswith("The lock file of this game belongs to another user")
    assert path.exists()


def test_a_game_can_be_taken_over_from_another_window(home: Path) -> None:
    _, second, path = elsewhere(home)
    second.press("down", "down")
    assert second.press("enter")[-1].startswith("The game goes on. Scientific War, trick 4.")
    assert host_of(second).save.path == path


def test_a_game_that_cannot_be_taken_over_is_told(
    home: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    def fail(path: Path) -> None:
        raise PermissionError(path)

    _, second, path = elsewhere(home)
    monkeypatch.setattr(resume_or_repair_match, "replace_locked_save_by_copy", fail)
    told = f"The saved game {path.name} cannot be changed now; perhaps the disk is full. "
    assert second.press("down", "down", "enter")[-1] == f"{told}It was not changed."


def test_watching_tells_of_a_file_that_is_lost_once(home: Path) -> None:
    _, second, path = elsewhere(home)
    second.press("enter")
    watching = second.app.top
    with path.open("ab") as file:
        file.write(b"rubbish\n")
    said = second.wait(1.0)
    assert said == [second.app.catalogue.format_message("watch-lost")]
    assert second.wait(5.0) == [] and second.app.run_due_screens() is None
    assert second.app.top is watching


def test_what_is_watched_is_read_twice_a_second_and_repeated_by_keys(home: Path) -> None:
    first, second, _ = elsewhere(home)
    title = "You are watching: Scientific War. Escape goes back."
    assert second.press("enter")[0] == title
    assert second.app.run_due_screens() == pytest.approx(0.5)
    first.press("enter")
    first.wait(2.0)
    assert second.wait(0.4) == []
    (told,) = second.wait(0.1)
    assert second.front.said[-1][1] is AnnouncementKind.RESULT
    for key in ("down", "up", "home", "end", "enter"):
        assert second.press(key) == [told]
    assert second.press("right") == ["Right arrow does nothing here. F1 lists the keys."]


def test_the_end_of_a_watched_game_is_told(home: Path) -> None:
    played(home, 1, trick_limit=3)
    first, second = opened(home), opened(home)
    first.press("enter")
    second.press("enter", "enter")
    for _ in range(2):
        first.press("enter")
        first.wait(2.0)
    assert host_of(first).table.match.end_event
    heard = second.wait(1.0)
    assert heard[-1] == "The game you watched is over."
    assert second.wait(5.0) == []


# Goodbye


def farewell(play: Play) -> list[str]:
    lines = [screen.take_leave() for screen in play.app.screens]
    return [line.message for line in lines if line]


def test_goodbye_promises_only_what_is_true(home: Path) -> None:
    play = opened(home)
    assert farewell(play) == []
    start_command_line_match(play.app)
    assert farewell(play) == ["goodbye-saved"]


def test_goodbye_after_the_end_promises_nothing(home: Path) -> None:
    play = Play(home, game="scientific", seed=1, fast=True, options={"trick_limit": 1})
    start_command_line_match(play.app)
    play.press("enter")
    assert host_of(play).table.match.end_event
    assert farewell(play) == []


def test_goodbye_without_saving_says_so(home: Path) -> None:
    home.write_text("in the way")
    play = Play(home, game="scientific", seed=1, fast=True)
    start_command_line_match(play.app)
    play.press("enter")
    assert farewell(play) == ["goodbye-unsaved"]


# Long matches


def test_before_a_long_game_is_read_it_is_said(home: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    path = played(home)
    monkeypatch.setattr(start_local_match, "LONG_REPLAY_BYTES", 1000)
    play = opened(home)
    (told,) = play.press("enter")
    assert told.startswith("One moment")
    heard = play.wait(1.0)
    assert heard and host_of(play).save.path == path
