"""Games that were read through once stay as they were, byte for byte."""

from __future__ import annotations

import pytest

from audiowar.rules.registry import GAMES
from tests.golden.cases import CASES, FOLDER, transcript_of


@pytest.mark.parametrize("case", list(CASES))
def test_the_same_game_has_the_same_transcript(case: str) -> None:
    kept = (FOLDER / f"{case}.jsonl").read_text(encoding="utf-8")
    assert transcript_of(case) == kept


@pytest.mark.parametrize("name", list(GAMES))
def test_every_game_has_a_golden_transcript(name: str) -> None:
    assert any(case[0] == name for case in CASES.values())
