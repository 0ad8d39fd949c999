"""A game that another program plays is followed from its file, as a spectator may know it."""

from __future__ import annotations

from pathlib import Path

import pytest

from audiowar.rules.events import Event
from audiowar.rules.projection import project_event
from audiowar.storage import saves
from audiowar.storage.follow_match_file import FollowedMatch
from audiowar.storage.match_transcript import DamagedTranscript
from audiowar.table import start_local_match
from audiowar.table.pace import FixedPace
from audiowar.table.player_view import LocalPlayerView

NAMES = ("Žana", "Ana", "Đorđe")


def table(**options: int | str) -> tuple[LocalPlayerView, Path]:
    """Lay a table of three with a file; return the person's seat and the file."""
    bots = {1: "random", 2: "sensible"}
    player_view = start_local_match.start_match(
        "scientific", NAMES, options, bots, FixedPace(0.0), 5
    )
    path = player_view.runner.save.path if player_view.runner.save is not None else None
    assert path is not None
    return player_view, path


def move(player_view: LocalPlayerView) -> None:
    """Answer if asked, and let the others answer."""
    question = player_view.view().question
    if question is not None:
        player_view.answer(question.number, next(c for c in question.choices if c != "swap"))
    player_view.run_due(0)


def everything(player_view: LocalPlayerView) -> list[Event]:
    """Return all that has happened, as a spectator may know it."""
    return [project_event(event, None) for step in player_view.runner.log for event in step.events]


def test_each_step_is_told_once_up_to_the_end(home: Path) -> None:
    player_view, path = table(trick_limit=4)
    watched = FollowedMatch(path)
    assert (watched.game, watched.names) == ("scientific", NAMES)
    assert watched.options["trick_limit"] == 4
    heard: list[Event] = []
    while not player_view.view().over:
        assert not watched.is_over
        move(player_view)
        heard += [event for step in watched.read_new_steps() for event in step]
        assert heard == everything(player_view)
        assert watched.read_new_steps() == []
    # The file is put away when the game is over.
    assert watched.is_over and not path.exists()
    assert watched.read_new_steps() == []


def test_what_is_just_being_written_is_told_when_it_is_whole(home: Path) -> None:
    player_view, path = table()
    for _ in range(9):
        move(player_view)
    whole = path.read_text(encoding="utf-8").splitlines(keepends=True)
    growing = path.with_name("growing.jsonl")
    growing.write_text("".join(whole[:2]), encoding="utf-8")
    watched = FollowedMatch(growing)
    heard: list[Event] = []
    for lines in range(2, len(whole) + 1):
        growing.write_text("".join(whole[:lines]), encoding="utf-8")
        heard += [event for step in watched.read_new_steps() for event in step]
        # Never more than is there, never the same twice.
        assert heard == everything(player_view)[: len(heard)] and len(heard) < lines
    assert heard == everything(player_view)


def test_what_is_no_game_cannot_be_watched(home: Path) -> None:
    folder = saves.get_saves_folder()
    folder.mkdir(parents=True)
    (folder / "odd.jsonl").write_text("odd\n", encoding="utf-8")
    with pytest.raises(DamagedTranscript):
        FollowedMatch(folder / "odd.jsonl")
    with pytest.raises(OSError):
        FollowedMatch(folder / "none.jsonl")
