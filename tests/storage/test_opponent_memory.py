"""What opponents remember: a file that no damage can hurt, and a note of it in each game's own."""

from __future__ import annotations

import json
import sys
from pathlib import Path
from typing import Any

import pytest

from audiowar.bots.player_habits import Habits
from audiowar.storage import opponent_memory, private_files
from audiowar.storage.match_transcript import Header, format_header, parse_transcript
from audiowar.storage.opponent_memory import (
    HEADER_FIELD,
    MAX_REMEMBERED_CHOICES,
    MULTIPLAYER,
    TWO_PLAYER,
    delete_memory,
    make_habits_header_field,
    read_habits_by_seat,
    remember_match,
)
from audiowar.table import start_local_match
from audiowar.table.pace import FixedPace

BOLD = Habits((1.0, 2.0, 3.0, 20.0, 4.0), (6.0, 6.0, 6.0, 6.0, 6.0))
SHY = Habits((20.0, 6.0, 2.0, 1.0, 1.0), (6.0, 6.0, 6.0, 6.0, 6.0))


def test_what_was_learnt_is_kept_by_the_size_of_the_table(
    home: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("AUDIOWAR_HOME", str(home / "Ž Đ" / "there"))
    assert opponent_memory.load_memory() == {}
    remember_match("scientific", 2, BOLD)
    remember_match("scientific", 3, SHY)
    remember_match("scientific", 8, SHY)
    found = opponent_memory.load_memory()
    assert found["scientific", TWO_PLAYER] == opponent_memory.RememberedHabits(1, BOLD)
    assert found["scientific", MULTIPLAYER].match_count == 2
    assert found["scientific", MULTIPLAYER].habits == SHY.combine_with(SHY)
    assert [*opponent_memory.get_memory_path().parent.glob("*.new")] == []


def test_later_games_weigh_more_and_the_file_does_not_grow(home: Path) -> None:
    for _ in range(60):
        remember_match("scientific", 2, BOLD)
    for _ in range(60):
        remember_match("scientific", 2, SHY)
    one = opponent_memory.load_memory()["scientific", TWO_PLAYER]
    assert one.match_count == 120 and one.habits.choice_count == pytest.approx(
        MAX_REMEMBERED_CHOICES, abs=1
    )
    assert one.habits.choice_counts[0] > 5 * one.habits.choice_counts[3]
    assert opponent_memory.get_memory_path().stat().st_size < 1000


def test_forgetting_leaves_nothing(home: Path) -> None:
    delete_memory()
    remember_match("scientific", 2, BOLD)
    delete_memory()
    assert not opponent_memory.get_memory_path().exists() and opponent_memory.load_memory() == {}


def file_of(**more: Any) -> str:
    return json.dumps({"format": opponent_memory.FORMAT, "version": 1, "games": {}, **more})


@pytest.mark.parametrize(
    "text",
    [
        "",
        "{",
        "[]",
        "\x00\xff",
        "[" * 100_000,
        file_of(format="else"),
        file_of(version=2),
        file_of(version=True) + " ",
    ],
)
def test_a_file_of_another_kind_is_kept_beside(home: Path, text: str) -> None:
    path = opponent_memory.get_memory_path()
    path.parent.mkdir(parents=True, exist_ok=True)
    path.write_text(text, encoding="utf-8")
    assert opponent_memory.load_memory() == {} and path.exists()
    remember_match("scientific", 2, BOLD)
    assert opponent_memory.load_memory()["scientific", TWO_PLAYER].habits == BOLD
    assert path.with_name("memory.json.broken").read_text(encoding="utf-8") == text


def entry(**more: Any) -> dict[str, Any]:
    return {"games": 3, "seen": [1, 2, 3, 4, 5.5], "could": [1, 2, 3, 4, 5], **more}


@pytest.mark.parametrize(
    "wrong",
    [
        {"seen": [1, 2]},
        {"seen": [1, 2, 3, 4, -5]},
        {"seen": [1, 2, 3, 4, True]},
        {"seen": [1, 2, 3, 4, 1e300]},
        {"seen": [1, 2, 3, 4, float("nan")]},
        {"seen": [0] * 5},
        {"could": None},
        {"games": "3"},
        {"games": -1},
    ],
)
def test_of_what_is_wrong_only_that_is_left_out(home: Path, wrong: dict[str, Any]) -> None:
    games = {
        "scientific": {TWO_PLAYER: entry(**wrong), MULTIPLAYER: entry()},
        "nothing": 5,
        "armed": [],
    }
    path = opponent_memory.get_memory_path()
    path.parent.mkdir(parents=True, exist_ok=True)
    path.write_text(file_of(games=games), encoding="utf-8")
    assert [*opponent_memory.load_memory()] == [("scientific", MULTIPLAYER)]
    remember_match("scientific", 2, BOLD)
    assert [*opponent_memory.load_memory()] == [
        ("scientific", TWO_PLAYER),
        ("scientific", MULTIPLAYER),
    ]
    assert not path.with_name("memory.json.broken").exists()


@pytest.mark.skipif(sys.platform == "win32", reason="folders there have no such rights")
def test_what_cannot_be_written_leaves_what_was_there(
    home: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    remember_match("scientific", 2, BOLD)

    def full(path: Path, text: str) -> None:
        raise OSError("full")

    monkeypatch.setattr(private_files, "write_text_atomically", full)
    with pytest.raises(OSError, match="full"):
        remember_match("scientific", 2, SHY)
    assert opponent_memory.load_memory()["scientific", TWO_PLAYER].habits == BOLD


# In the file of a game


def test_a_new_game_notes_what_was_known_when_it_began(home: Path) -> None:
    assert make_habits_header_field("scientific", 2, 0) == {HEADER_FIELD: {}}
    remember_match("scientific", 2, BOLD)
    assert make_habits_header_field("scientific", 3, 0) == {HEADER_FIELD: {}}
    header = Header(
        "scientific",
        ("Mira", "Ana"),
        {},
        7,
        extra_fields=make_habits_header_field("scientific", 2, 0),
    )
    again = parse_transcript(format_header(header))[0]
    assert read_habits_by_seat(again) == read_habits_by_seat(header) == {0: BOLD}


@pytest.mark.parametrize("said", [None, 3, [], {"0": 5}, {"0": {"seen": [1]}}, {"7": entry()}])
def test_a_header_may_say_anything(said: Any) -> None:
    assert (
        read_habits_by_seat(
            Header("scientific", ("Mira", "Ana"), {}, 7, extra_fields={HEADER_FIELD: said})
        )
        == {}
    )


def choices(seats: int, level: str, habits: Habits | None) -> list[str]:
    """Return what the bots choose in a game of 12 tricks in which the player plays the first."""
    more = {} if habits is None else {HEADER_FIELD: {"0": habits.to_json()}}
    names = ("Mira", "Ana", "Marko")[:seats]
    bots = dict.fromkeys(range(1, seats), level)
    options = {"trick_limit": 12}
    player_view = start_local_match.start_match(
        "scientific", names, options, bots, FixedPace(0.0), 7, **more
    )
    while not player_view.runner.table.match.end_event:
        question = player_view.view().question
        if question is not None:
            player_view.answer(question.number, next(iter(question.choices)))
        player_view.run_due(0.0)
    assert player_view.path is not None
    return list_events(player_view.path)


def list_events(path: Path) -> list[str]:
    """Return the lines of a match between its header and its end."""
    return path.read_text(encoding="utf-8").splitlines()[1:-1]


def test_a_game_that_is_gone_on_with_has_opponents_who_know_the_same(home: Path) -> None:
    whole = choices(2, "d1", BOLD)
    more = {HEADER_FIELD: {"0": BOLD.to_json()}}
    options = {"trick_limit": 12}
    player_view = start_local_match.start_match(
        "scientific", ("Mira", "Ana"), options, {1: "d1"}, FixedPace(0.0), 7, **more
    )
    while not player_view.runner.table.match.end_event:
        path = player_view.path
        assert path is not None
        player_view.leave()
        delete_memory()
        remember_match("scientific", 2, SHY)
        player_view = start_local_match.resume_match(path, FixedPace(0.0))
        question = player_view.view().question
        if question is not None:
            player_view.answer(question.number, next(iter(question.choices)))
        player_view.run_due(0.0)
    assert player_view.path is not None
    assert list_events(player_view.path) == whole
