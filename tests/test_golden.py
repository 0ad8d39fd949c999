"""Recorded games and texts that were proofread once stay the same, byte for byte."""

from __future__ import annotations

from itertools import pairwise
from pathlib import Path

import pytest

from audiowar.rules.registry import GAMES
from audiowar.storage.match_transcript import list_event_kinds
from tests.golden.cases import CASES, FOLDER, transcript_of
from tests.golden.keys import cases as asked_games
from tests.golden.menus import cases as asked_menus
from tests.golden.moments import cases as rare
from tests.golden.online import cases as online
from tests.golden.told import cases as told_games


@pytest.mark.parametrize("case", list(CASES))
def test_the_same_game_has_the_same_transcript(case: str) -> None:
    kept = (FOLDER / f"{case}.jsonl").read_text(encoding="utf-8")
    assert transcript_of(case) == kept


@pytest.mark.parametrize("name", list(GAMES))
def test_every_game_has_a_golden_transcript(name: str) -> None:
    assert any(case[0] == name for case in CASES.values())


@pytest.mark.deep
def test_rare_moments_are_told_as_they_were_read() -> None:
    assert rare.render_rare_messages() == (rare.FOLDER / "moments.txt").read_text(encoding="utf-8")


@pytest.mark.parametrize("case", list(told_games.CASES))
def test_the_same_game_is_told_as_it_was_read(case: str) -> None:
    kept = (told_games.FOLDER / f"{case}.txt").read_text(encoding="utf-8")
    assert told_games.render_case(case) == kept


@pytest.mark.parametrize("name", list(GAMES))
def test_every_game_is_kept_as_it_is_told(name: str) -> None:
    assert any(case[0] == name for case in told_games.CASES.values())


def test_everything_that_can_happen_is_kept_as_it_is_told() -> None:
    met = set()
    for case in told_games.CASES:
        for record in told_games.record_case(case)[1]:
            met.add(
                (record.fields["event"], *sorted(record.fields.keys() & {"blocked", "cancelled"}))
            )
    assert {kind for kind, *_ in met} == list_event_kinds()
    assert {("steal", "blocked"), ("revolution", "cancelled")} <= met


@pytest.mark.parametrize("case", list(asked_games.CASES))
def test_the_keys_of_the_table_say_what_was_read(case: str, home: Path) -> None:
    kept = (asked_games.FOLDER / f"{case}.txt").read_text(encoding="utf-8")
    assert asked_games.play_case(case, home) == kept


@pytest.mark.parametrize("case", list(asked_games.CASES))
def test_no_key_of_the_table_is_silent(case: str) -> None:
    kept = (asked_games.FOLDER / f"{case}.txt").read_text(encoding="utf-8").splitlines()
    silent = [
        one for one, after in pairwise(kept) if one.count(" ") == 1 and one[:1] == after[:1] == ">"
    ]
    assert silent == []


@pytest.mark.parametrize("name", list(GAMES))
def test_every_game_is_asked_everything(name: str) -> None:
    assert any(case[0] == name for case in asked_games.CASES.values())


def test_the_menus_say_what_was_read(home: Path) -> None:
    assert asked_menus.walk_through_menus(home) == asked_menus.FILE.read_text(encoding="utf-8")


@pytest.mark.parametrize("case", list(online.CASES))
def test_playing_with_others_sounds_as_it_was_read(case: str, home: Path) -> None:
    kept = (online.FOLDER / f"{case}.txt").read_text(encoding="utf-8")
    assert online.play_story(case, home) == kept
