"""Rating lists of a server: who wants to be on them is, nobody else, and they survive a crash."""

from __future__ import annotations

from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest

from audiowar.rules.events import End
from audiowar.rules.registry import GAMES
from audiowar.rules.trick_record import rank_seats
from audiowar.server.rooms import rating_lists
from audiowar.server.rooms.rating_lists import RATINGS_FILE, RatingLists
from audiowar.storage.match_transcript import Header
from audiowar.table.rating_model import INITIAL_RATING, compute_ratings_after_match
from audiowar.table.table import Table

# The lists by themselves


def ended(game: str, result: str = "win", seats: tuple[int, ...] = (0,), **options: Any) -> Any:
    """Return a match that has ended."""
    players = GAMES[game].players[0] if game != "razboi" else 3
    match = Table(Header(game, tuple("ABC"[:players]), options, 1)).match
    end = End(result, seats)
    match.end_event = replace(end, ranks=rank_seats(end, {}, players))
    return match


PEOPLE = {0: ("a", "Ana"), 1: ("b", "Boro")}


def strengths(lists: RatingLists, game: str = "scientific") -> dict[str, float]:
    return {row["name"]: row["strength"] for row in lists.list_best_players(game)}


def test_two_people_are_rated_against_each_other(tmp_path: Path) -> None:
    lists = RatingLists(tmp_path)
    lists.update_after_match(ended("scientific"), PEOPLE, {})
    won, lost = compute_ratings_after_match([INITIAL_RATING, INITIAL_RATING], [1, 2])
    assert strengths(lists) == {"Ana": round(won.strength, 1), "Boro": round(lost.strength, 1)}
    assert list(strengths(lists)) == ["Ana", "Boro"]
    # What was listed once is not sorted again until something changes.
    assert lists.list_best_players("scientific") is lists.list_best_players("scientific")
    assert lists.list_best_players("chess") == []
    lists.update_after_match(ended("scientific", "draw", (0, 1)), {**PEOPLE, 1: ("b", "Bo")}, {})
    again = RatingLists(tmp_path)
    again.load()
    assert again.list_best_players("scientific") == lists.list_best_players("scientific")
    assert [row["games"] for row in again.list_best_players("scientific")] == [2, 2]
    assert set(strengths(again)) == {"Ana", "Bo"}
    assert strengths(again)["Ana"] < won.strength


def test_a_bot_counts_by_its_level() -> None:
    against = []
    for level in ("dreamer", "professor"):
        lists = RatingLists()
        lists.update_after_match(ended("scientific"), {0: ("a", "Ana")}, {1: level})
        against.append(strengths(lists)["Ana"])
    assert 25 < against[0] < against[1]


@pytest.mark.parametrize(
    ("match", "people"),
    [
        (ended("scientific"), {0: ("", "Ana"), 1: ("", "Boro")}),
        (ended("scientific"), {0: ("a", "Ana"), 1: ("a", "Boro")}),
        (ended("classic"), PEOPLE),
        (ended("casino"), {0: ("a", "Ana")}),
        (ended("razboi", prisoners="off"), PEOPLE),
    ],
)
def test_luck_money_and_one_person_in_two_seats_are_not_rated(match: Any, people: Any) -> None:
    lists = RatingLists()
    lists.update_after_match(match, people, {})
    assert lists.list_best_players(match.variant.name) == []


def test_a_file_that_cannot_be_read_is_left_alone(tmp_path: Path) -> None:
    file = tmp_path / RATINGS_FILE
    file.write_text('{"a": 1}', encoding="utf-8")
    lists = RatingLists(tmp_path)
    lists.load()
    lists.update_after_match(ended("scientific"), PEOPLE, {})
    assert len(lists.list_best_players("scientific")) == 2
    assert file.read_text(encoding="utf-8") == '{"a": 1}'


def test_players_on_full_lists_are_rated_but_nobody_new(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(rating_lists, "MAX_LISTED_PLAYERS", 2)
    lists = RatingLists()
    for people in (PEOPLE, {**PEOPLE, 1: ("c", "Ceca")}, PEOPLE):
        lists.update_after_match(ended("scientific"), people, {})
    games = {row["name"]: row["games"] for row in lists.list_best_players("scientific")}
    assert games == {"Ana": 3, "Boro": 2}
