"""Of a damaged save all is kept that leads to a game, and not a line more."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from audiowar.storage.match_transcript import parse_transcript
from audiowar.table.repair_damaged_save import (
    IntactPart,
    find_intact_part,
    repair_save,
)
from audiowar.table.table import replay_table
from tests.storage.test_saves import begin, play


@pytest.fixture
def save(home: Path) -> Path:
    """A game of some tricks that was left."""
    one = begin()
    play(one, 6)
    path = one.runner.save.path
    assert path is not None
    one.leave()
    return path


def trick_after(lines: list[bytes]) -> int:
    table, _ = replay_table(*parse_transcript(b"".join(lines).decode()))
    return table.match.state.trick


@pytest.mark.parametrize(
    "junk",
    [b"\xff\xfe\n", b'{"event": "take", "seat": 9, "cards": []}\n'],
)
@pytest.mark.parametrize("at", [3, 15])
def test_all_lines_before_the_damage_are_good(save: Path, junk: bytes, at: int) -> None:
    lines = save.read_bytes().splitlines(keepends=True)
    save.write_bytes(b"".join([*lines[:at], junk, *lines[at + 1 :]]))
    assert find_intact_part(save) == IntactPart(at, trick_after(lines[:at]))
    before = save.read_bytes()
    copy = repair_save(save, at)
    assert copy.read_bytes() == before
    assert save.read_bytes() == b"".join(lines[:at])


def test_two_damages_are_cut_at_the_first(save: Path) -> None:
    lines = save.read_bytes().splitlines(keepends=True)
    save.write_bytes(b"".join([*lines[:5], b"x\n", *lines[6:9], b"y\n", *lines[9:]]))
    assert find_intact_part(save).line_count == 5


def test_a_file_without_a_header_has_no_good_part(save: Path) -> None:
    lines = save.read_bytes().splitlines(keepends=True)
    save.write_bytes(b"".join([b"x\n", *lines[1:]]))
    assert find_intact_part(save) == IntactPart(0)


def test_a_game_by_rules_that_there_are_not_has_no_good_part(save: Path) -> None:
    header, *rest = save.read_bytes().splitlines(keepends=True)
    options = {**json.loads(header), "options": {"pigeons": "on"}}
    save.write_bytes(b"".join([json.dumps(options).encode() + b"\n", *rest]))
    assert find_intact_part(save) == IntactPart(0)


def test_a_second_copy_is_kept_beside_the_first(save: Path) -> None:
    assert repair_save(save, 4) != repair_save(save, 3)
    assert len(save.read_bytes().splitlines()) == 3
