"""Matches with others are saved as they came from the server, whatever that sends."""

from __future__ import annotations

import json
from datetime import datetime
from pathlib import Path
from typing import Any

import pytest

from audiowar.archive.merge_games import save_online_match
from audiowar.table.match_summary import parse_time
from tests.ui.test_online_table_screen import Shared

from .games import play_saved

BEGUN = datetime(2026, 3, 2, 12)


def lines_of(path: Path) -> list[Any]:
    return [json.loads(line) for line in path.read_text().splitlines()]


def test_a_match_is_saved_once_for_a_computer(home: Path) -> None:
    lines = lines_of(play_saved(1))
    path = save_online_match(lines, 1, "sr", BEGUN)
    assert path is not None and path.name.startswith("20260302-120000-")
    header, *events = lines_of(path)
    own = {"own_seat": 1, "language": "sr"}
    times = [parse_time(header.pop(name)) for name in ("started", "ended")]
    assert header == {**lines[0], **own} and events == lines[1:] and None not in times
    assert save_online_match(lines, 1, "es", datetime(2026, 3, 2, 13)) == path
    assert save_online_match(lines[:-1], 1, "es", BEGUN) != path


@pytest.mark.parametrize(
    "lines",
    [[{}], [{"format": "audiowar.transcript"}], [{"x": "\ud800"}, 5], [{"game": ["../.."]}]],
)
def test_what_is_no_match_is_not_saved(home: Path, lines: list[Any]) -> None:
    assert save_online_match(lines, 0, "en", BEGUN) is None
    assert not list(home.rglob("*.jsonl"))


def test_a_name_of_a_game_is_no_path(home: Path) -> None:
    lines = lines_of(play_saved(1))
    path = save_online_match([{**lines[0], "game": "../../x"}, *lines[1:]], 0, "en", BEGUN)
    assert path is not None and path.name.endswith("-x.jsonl")
    assert path.parent == home / "games" / "finished"


def test_parts_that_do_not_fit_are_ignored_and_a_full_disk_is_told(home: Path) -> None:
    shared = Shared(home, "en")
    shared.begin()
    shared.hear({"type": "over", "result": "win", "seats": [0]})
    assert shared.ear.sent[-1] == {"type": "transcript"}
    lines = lines_of(play_saved(1))
    for file in home.rglob("*.jsonl"):
        file.unlink()
    part = {"type": "transcript", "table": "ab", "more": False}
    shared.hear(
        {**part, "first": 5, "events": lines[6:]},
        {**part, "first": 0, "header": 5, "events": lines[1:]},
    )
    assert not list(home.rglob("*.jsonl"))
    finished = home / "games" / "finished"
    finished.rmdir()
    finished.write_text("in the way")
    whole = {**part, "first": 0, "header": lines[0], "events": lines[1:]}
    assert "cannot be kept in your list" in shared.hear(whole)[-1]
    finished.unlink()
    first = {**part, "first": 0, "header": lines[0], "events": lines[1:9], "more": True}
    assert shared.hear(first, {**part, "first": 8, "events": lines[9:]}) == []
    assert lines_of(next(finished.iterdir()))[1:] == lines[1:]
