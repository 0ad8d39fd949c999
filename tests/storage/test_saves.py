"""Nothing is ever lost: saves, settings, and what happens to broken ones."""

from __future__ import annotations

import json
import os
import sys
from pathlib import Path

import pytest

from audiowar.rules.events import End
from audiowar.storage import save_file, saves
from audiowar.storage.match_transcript import (
    DamagedTranscript,
    Header,
    format_header,
    parse_json_line,
    parse_transcript,
)
from audiowar.storage.save_summaries import find_newest_unfinished
from audiowar.storage.settings import Settings, get_data_folder
from audiowar.table import start_local_match
from audiowar.table.pace import FixedPace
from audiowar.table.player_view import LocalPlayerView

FAST = FixedPace(0.0)


def begin(**options: int | str) -> LocalPlayerView:
    header = Header(
        "scientific", ("Mira", "Ana"), options, 5, extra_fields={"bots": {"1": "random"}}
    )
    return start_local_match.start_match_with_header(header, FAST)


def play(one: LocalPlayerView, tricks: int) -> None:
    """Play so many tricks, or to the end."""
    for _ in range(tricks):
        one.run_due(0)
        question = one.runner.table.match.questions.get(start_local_match.PERSON_SEAT)
        if question is None:
            return
        one.answer(question.number, next(c for c in question.choices if c != "swap"))


def test_every_step_is_in_the_file_before_it_is_told() -> None:
    one = begin()
    path = one.runner.save.path
    assert path is not None
    written: list[int] = []
    one.on_step = lambda step: written.append(len(path.read_text().splitlines()))
    play(one, 3)
    assert written == sorted(set(written))
    assert written[-1] == len(path.read_text().splitlines())


def test_a_game_goes_on_where_it_was_left() -> None:
    one = begin()
    play(one, 5)
    path = one.runner.save.path
    left = find_newest_unfinished()
    assert left is not None and left.path == path
    one.leave()
    again = start_local_match.resume_match(path, FAST)
    assert again.view() == one.view()
    play(again, 5)
    assert again.runner.table.match.state.trick > one.runner.table.match.state.trick


def test_a_long_half_line_at_the_end_is_cut_off() -> None:
    path = left()
    with path.open("ab") as file:
        file.write(b'{"event": "cho' + b" " * 5000)
    one = start_local_match.resume_match(path, FAST)
    play(one, 1)
    one.leave()
    again = start_local_match.resume_match(path, FAST)
    assert again.view() == one.view()


def test_a_finished_game_lies_with_the_others_after_its_table_was_left() -> None:
    one = begin(trick_limit=1)
    play(one, 1)
    one.run_due(0)
    path = one.path
    assert path is not None and path.parent == saves.get_saves_folder() / saves.FINISHED_FOLDER
    one.leave()
    assert one.path == path and path.exists()


@pytest.mark.skipif(os.name == "nt", reason="there a folder belongs to its user anyway")
def test_a_game_is_for_its_player_alone_also_where_others_could_look_in_before() -> None:
    saves.get_saves_folder().mkdir(parents=True, mode=0o755)
    one = begin(trick_limit=1)
    path = one.path
    assert path is not None and path.stat().st_mode & 0o777 == 0o600
    assert path.parent.stat().st_mode & 0o777 == 0o700
    one.leave()


def test_a_finished_game_leaves_no_lock_behind() -> None:
    one = begin(trick_limit=1)
    play(one, 1)
    one.run_due(0)
    one.leave()
    assert [path.name for path in saves.get_saves_folder().iterdir()] == [saves.FINISHED_FOLDER]


def test_a_finished_game_is_not_offered_again() -> None:
    one = begin(trick_limit=1)
    play(one, 1)
    one.run_due(0)
    assert isinstance(one.runner.table.match.end_event, End)
    assert find_newest_unfinished() is None


def test_each_game_has_a_file_of_its_own() -> None:
    assert begin().runner.save.path != begin().runner.save.path
    assert len(list(saves.list_saves_outside_finished())) == 2


def test_a_folder_that_cannot_be_made_is_a_problem_not_an_end(home: Path) -> None:
    home.write_text("in the way")
    one = begin()
    assert one.runner.save.has_problem
    play(one, 2)
    assert one.runner.table.match.state.trick >= 2


def left(**options: int | str) -> Path:
    """Begin a game and leave it."""
    one = begin(**options)
    one.leave()
    assert one.runner.save.path is not None
    return one.runner.save.path


def test_a_damaged_file_raises_and_stays(home: Path) -> None:
    path = left()
    path.write_text("rubbish\n")
    with pytest.raises(DamagedTranscript):
        start_local_match.resume_match(path, FAST)
    assert path.read_text() == "rubbish\n"
    saves.rename_damaged_save(path)
    assert path.with_suffix(".damaged").read_text() == "rubbish\n"
    assert find_newest_unfinished() is None


# Settings


def test_settings_that_cannot_be_opened_are_told(home: Path) -> None:
    (home / "settings.json").mkdir(parents=True)
    assert Settings(home).problem == "settings-unreadable"


def test_settings_that_do_not_change_are_not_written_again(tmp_path: Path) -> None:
    settings = Settings(tmp_path)
    settings.set(game="steal", lessons=["student", "dean"])
    before = settings.path.stat()
    settings.set(game="steal")
    settings.set(lessons=["student", "dean"])
    assert settings.path.stat().st_ino == before.st_ino
    settings.set(game="steal", lessons=["dean"])
    assert Settings(tmp_path).get("lessons", []) == ["dean"]


def test_a_setting_that_its_owner_has_changed_in_place_is_written(tmp_path: Path) -> None:
    settings, options = Settings(tmp_path), {"jokers": 0}
    settings.set(options=options)
    options["jokers"] = 2
    settings.set(options=options)
    assert Settings(tmp_path).get("options", {}) == {"jokers": 2}


def test_a_wrong_value_is_replaced_by_an_equal_one_of_the_right_shape(tmp_path: Path) -> None:
    (tmp_path / "settings.json").write_text('{"wrap": 1}')
    settings = Settings(tmp_path)
    settings.set(wrap=True)
    assert settings.get("wrap", False) is Settings(tmp_path).get("wrap", False) is True


def test_a_setting_that_another_program_has_changed_is_written_again(tmp_path: Path) -> None:
    one, other = Settings(tmp_path), Settings(tmp_path)
    one.set(game="steal")
    other.set(game="casino")
    one.set(game="steal")
    assert Settings(tmp_path).get("game", "") == "steal"


def test_a_save_that_was_let_go_is_written_on(tmp_path: Path) -> None:
    path = tmp_path / "game.jsonl"
    save = save_file.SaveFile(path, None)
    save.append_text("one\n")
    save.close()
    save.append_text("two\n")
    save.close()
    assert not save.has_problem and path.read_text() == "one\ntwo\n"


def test_without_a_wish_all_is_kept_where_the_system_keeps_such_things(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    monkeypatch.delenv("AUDIOWAR_HOME")
    monkeypatch.setenv("HOME", str(tmp_path))
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path / "Ž Đ"))
    monkeypatch.setenv("APPDATA", str(tmp_path))
    assert get_data_folder().name == "audiowar"


def test_lists_in_lists_may_lie_sixteen_deep() -> None:
    """The contract's own lie three deep; what lies deeper than any is no transcript."""

    def nested(depth: int) -> bytes:
        return b'{"a": ' + b"[" * (depth - 1) + b"]" * (depth - 1) + b"}"

    assert parse_json_line(nested(16), 1)["a"]
    with pytest.raises(DamagedTranscript):
        parse_json_line(nested(17), 1)
    # Many beside each other are another thing.
    assert parse_json_line(b'{"a": [' + b"[]," * 40 + b"[]]}", 1)["a"]


def test_half_a_letter_is_no_text() -> None:
    assert parse_json_line(b'{"a": "\\u00e9 \\ud83c\\udca1"}', 2) == {"a": "é 🂡"}
    with pytest.raises(DamagedTranscript, match="no_utf8"):
        parse_json_line(b'{"a": "\\ud83c"}', 2)


def test_half_a_letter_in_a_name_keeps_nothing_from_being_saved(tmp_path: Path) -> None:
    save = save_file.SaveFile(tmp_path / "game.jsonl", None)
    save.append_text("Ana \ud83c\n")
    save.close()
    assert (tmp_path / "game.jsonl").read_bytes() == b"Ana ?\n"


def test_a_portable_program_keeps_everything_beside_itself(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.delenv("AUDIOWAR_HOME")
    beside = tmp_path / "Ž Đ"
    beside.mkdir()
    (beside / "portable.txt").touch()
    monkeypatch.setattr(sys, "executable", str(beside / "audiowar.exe"))
    assert get_data_folder() != beside / "data"
    monkeypatch.setattr(sys, "frozen", True, raising=False)
    assert get_data_folder() == beside / "data"
    (beside / "portable.txt").unlink()
    assert get_data_folder() != beside / "data"


@pytest.mark.parametrize("version", [0, 2, "1", True, None])
def test_a_transcript_of_another_version_is_not_read(version: object) -> None:
    line = json.loads(format_header(Header("scientific", ("Mira", "Ana"), {}, 5)))
    with pytest.raises(DamagedTranscript, match="version"):
        parse_transcript(json.dumps({**line, "version": version}))
    assert parse_transcript(json.dumps(line))[0].game == "scientific"
