"""Files at the edges: locks of others, names on the disk, values as large as may be."""

from __future__ import annotations

import json
import os
import stat
from pathlib import Path

import pytest

from audiowar.bots.player_habits import Habits
from audiowar.storage import locks, match_transcript, private_files, saves, settings
from audiowar.storage.match_transcript import DamagedTranscript
from audiowar.storage.opponent_memory import get_memory_path, remember_match
from audiowar.storage.save_file import SaveFile

HEADER = b'{"format": "audiowar.transcript", "version": 1, "game": "classic", "seats": ["A"]}\n'


@pytest.mark.parametrize(
    ("uid", "allowed", "foreign"), [(1, False, True), (1, True, False), (0, False, False)]
)
def test_a_lock_is_foreign_if_it_is_of_somebody_else_and_cannot_be_opened(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, uid: int, allowed: bool, foreign: bool
) -> None:
    lock = tmp_path / "game.lock"
    lock.touch()
    asked: list[tuple[object, int]] = []

    def access(path: object, mode: int) -> bool:
        asked.append((path, mode))
        return allowed

    monkeypatch.setattr(os, "geteuid", lambda: lock.stat().st_uid + uid)
    monkeypatch.setattr(os, "access", access)
    assert locks.is_lock_of_other_user(lock) is foreign
    assert asked in ([], [(lock, os.R_OK | os.W_OK)]) and bool(asked) is bool(uid)
    assert locks.is_lock_of_other_user(tmp_path / "none") is False


def test_a_save_that_cannot_be_opened_keeps_nobody_else_out(tmp_path: Path) -> None:
    path = tmp_path / "game.jsonl"
    path.mkdir()
    save = SaveFile(path, None)
    save.append_text("x\n")
    assert save.has_problem
    locks.lock_file(path)()


def test_a_folder_that_is_none_cannot_be_listed(tmp_path: Path) -> None:
    (tmp_path / "file").touch()
    assert saves.can_list_saves(tmp_path) and saves.can_list_saves(tmp_path / "none")
    assert saves.can_list_saves(tmp_path / "file") is False


def test_what_cannot_be_set_aside_stays_where_it_is(tmp_path: Path) -> None:
    assert saves.rename_damaged_save(tmp_path / "none.jsonl") == tmp_path / "none.jsonl"


def test_what_was_learnt_is_kept_in_a_folder_of_the_players_own(home: Path) -> None:
    remember_match("scientific", 2, Habits((1.0,) * 5, (6.0,) * 5))
    assert stat.S_IMODE(get_memory_path().parent.stat().st_mode) == 0o700


@pytest.mark.parametrize(
    ("value", "default", "same"),
    [
        (10**9, 5, True),
        (10**9 + 1, 5, False),
        (-(10**9) - 1, 5, False),
        ([1, 2], [3, 4], True),
        ([1, "x"], [3, 4], False),
        ([1], [3, 4], False),
        (["a"], [], True),
        ([1], [], False),
        ({"a": 1, "b": "x"}, {}, True),
        ({"a": []}, {}, False),
        (True, 1, False),
    ],
)
def test_the_shape_of_a_setting(value: object, default: object, same: bool) -> None:
    assert bool(settings.has_types_of_default(value, default)) is same


def test_a_setting_is_written_in_its_own_letters_and_half_a_letter_is_asked_for() -> None:
    assert private_files.dump_json("Živa") == '"Živa"'
    assert private_files.dump_json("a\ud800b") == '"a?b"'


def test_half_a_letter_in_a_transcript_is_damage() -> None:
    line = json.dumps({"event": "put", "name": "a\ud800b"}, ensure_ascii=False)
    with pytest.raises(DamagedTranscript) as wrong:
        match_transcript.parse_transcript(HEADER.decode() + line + "\n")
    assert wrong.value.line_number == 2


def test_a_line_that_only_names_the_format_begins_no_transcript() -> None:
    odd = b'{"event": "put", "format": "audiowar.transcript"}\n'
    broken = b"audiowar.transcript {\n"
    parts = match_transcript.iter_numbered_transcripts([HEADER, odd, broken, HEADER])
    found = [(line, bytes(part)) for line, part in parts]
    assert found == [(1, HEADER + odd + broken), (4, HEADER)]


@pytest.mark.parametrize("longest", [0, 5])
def test_a_transcript_may_be_as_long_as_its_bound(
    monkeypatch: pytest.MonkeyPatch, longest: int
) -> None:
    monkeypatch.setattr(match_transcript, "MAX_TRANSCRIPT_BYTES", len(HEADER) + longest)
    lines = [HEADER, b"{" * longest + b"\n", b"x"]
    with pytest.raises(DamagedTranscript) as wrong:
        list(match_transcript.iter_numbered_transcripts(lines))
    assert (wrong.value.line_number, wrong.value.reason) == (3, "too_long")
    assert len(list(match_transcript.iter_numbered_transcripts(lines[:2]))) == 1


def test_a_finished_match_replaces_no_other_of_the_same_name(tmp_path: Path) -> None:
    for text in ("one", "two", "three"):
        (tmp_path / "game.jsonl").write_text(text)
        moved = saves.move_to_finished(tmp_path / "game.jsonl")
        assert moved.read_text() == text
    names = {path.name for path in (tmp_path / "finished").iterdir()}
    assert names == {"game.jsonl", "game-2.jsonl", "game-3.jsonl"}
