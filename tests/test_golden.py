"""Games that were read through once stay as they were, byte for byte."""

from __future__ import annotations

import pytest

from audiowar.rules.registry import GAMES
from tests.golden.cases import CASES, FOLDER, transcript_of
from tests.golden.told import cases as told_games


@pytest.mark.parametrize("case", list(CASES))
def test_the_same_game_has_the_same_transcript(case: str) -> None:
    kept = (FOLDER / f"{case}.jsonl").read_text(encoding="utf-8")
    assert transcript_of(case) == kept


@pytest.mark.parametrize("name", list(GAMES))
def test_every_game_has_a_golden_transcript(name: str) -> None:
    assert any(case[0] == name for case in CASES.values())


@pytest.mark.parametrize("case", list(told_games.CASES))
def test_the_same_game_is_told_as_it_was_read(case: str) -> None:
    kept = (told_games.FOLDER / f"{case}.txt").read_text(encoding="utf-8")
    assert told_games.told(case) == kept


@pytest.mark.parametrize("name", list(GAMES))
def test_every_game_is_kept_as_it_is_told(name: str) -> None:
    assert any(case[0] == name for case in told_games.CASES.values())
