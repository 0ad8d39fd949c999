"""A short and always equal part of what `python -m tests.fuzz` does for as long as one likes."""

from __future__ import annotations

import pytest

from . import files, games


@pytest.mark.parametrize("seed", [1, 2, 3])
def test_no_broken_file_is_more_than_told(seed: int) -> None:
    found = files.check_broken_files(150, seed * 1_000)
    assert not found.faults
    assert len(found.counts) >= 8


@pytest.mark.parametrize("seed", [1, 2])
def test_games_at_random_keep_the_rules(seed: int) -> None:
    found = games.check_games(16, seed * 1_000)
    assert not found.faults
    assert found.counts["refused"] > 300
