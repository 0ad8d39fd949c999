"""A game that another program plays is followed from its file, as a spectator may know it."""

from __future__ import annotations

from pathlib import Path

import pytest

from audiowar.rules.events import Event
from audiowar.rules.view import project
from audiowar.storage import saves
from audiowar.storage.followed_game import FollowedGame
from audiowar.storage.transcript import DamagedTranscript
from audiowar.table import local_games
from audiowar.table.pace import FixedPace
from audiowar.table.player_view import LocalPlayerView

NAMES = ("Žana", "Ana", "Đorđe")


def table(**options: int | str) -> tuple[LocalPlayerView, Path]:
    """Lay a table of three with a file; return the person's chair and the file."""
    bots = {1: "random", 2: "sensible"}
    chair = local_games.start_new_game("scientific", NAMES, options, bots, FixedPace(0.0), 5)
    path = chair.runner.save.path if chair.runner.save is not None else None
    assert path is not None
    return chair, path


def move(chair: LocalPlayerView) -> None:
    """Answer if asked, and let the others answer."""
    question = chair.view().question
    if question is not None:
        chair.answer(question.number, next(c for c in question.choices if c != "swap"))
    chair.tick(0)


def everything(chair: LocalPlayerView) -> list[Event]:
    """Return all that has happened, as a spectator may know it."""
    return [project(event, None) for step in chair.runner.log for event in step.events]


def test_each_step_is_told_once_up_to_the_end(home: Path) -> None:
    chair, path = table(trick_limit=4)
    watched = FollowedGame(path)
    assert (watched.game, watched.names) == ("scientific", NAMES)
    assert watched.options["trick_limit"] == 4
    heard: list[Event] = []
    while not chair.view().over:
        assert not watched.finished
        move(chair)
        heard += [event for step in watched.read_new_steps() for event in step]
        assert heard == everything(chair)
        assert watched.read_new_steps() == []
    # The file is put away when the game is over.
    assert watched.finished and not path.exists()
    assert watched.read_new_steps() == []


def test_what_is_just_being_written_is_told_when_it_is_whole(home: Path) -> None:
    chair, path = table()
    for _ in range(9):
        move(chair)
    whole = path.read_text(encoding="utf-8").splitlines(keepends=True)
    growing = path.with_name("growing.jsonl")
    growing.write_text("".join(whole[:2]), encoding="utf-8")
    watched = FollowedGame(growing)
    heard: list[Event] = []
    for lines in range(2, len(whole) + 1):
        growing.write_text("".join(whole[:lines]), encoding="utf-8")
        heard += [event for step in watched.read_new_steps() for event in step]
        # Never more than is there, never the same twice.
        assert heard == everything(chair)[: len(heard)] and len(heard) < lines
    assert heard == everything(chair)


def test_what_is_no_game_cannot_be_watched(home: Path) -> None:
    folder = saves.saves_folder()
    folder.mkdir(parents=True)
    (folder / "odd.jsonl").write_text("odd\n", encoding="utf-8")
    with pytest.raises(DamagedTranscript):
        FollowedGame(folder / "odd.jsonl")
    with pytest.raises(OSError):
        FollowedGame(folder / "none.jsonl")
