"""Two copies of the program at once: real processes, one folder, and a process that is killed."""

from __future__ import annotations

import json
import subprocess
import sys
from pathlib import Path

import pytest

from audiowar.storage import saves
from audiowar.storage.locks import FileInUse, lock_file
from audiowar.storage.match_transcript import Header
from audiowar.storage.settings import Settings
from audiowar.table import start_local_match
from audiowar.table.pace import FixedPace
from audiowar.ui.settings.remap_keys import try_to_save_key

PLAYS = """
import sys
from audiowar.storage.match_transcript import Header
from audiowar.table import start_local_match
from audiowar.table.pace import FixedPace

header = Header("scientific", ("Mira", "Ana"), {}, 5, extra_fields={"bots": {"1": "random"}})
one = start_local_match.start_match_with_header(header, FixedPace(0.0))
print(one.runner.save.path, flush=True)
sys.stdin.read()
"""
WRITES = """
import sys
from pathlib import Path
from audiowar.storage.private_files import read_json_object
from audiowar.storage.settings import Settings
home, name = Path(sys.argv[1]), sys.argv[2]
settings = Settings(home)
print("ready", flush=True)
sys.stdin.readline()
for number in range(300):
    settings.set(**{name: number})
    assert read_json_object(settings.path)[name] == number
assert settings.problem is None, settings.problem
"""
STORES = """
import sys
from audiowar.ui.settings.remap_keys import try_to_save_key
print("ready", flush=True)
sys.stdin.readline()
assert all(try_to_save_key(f"{sys.argv[1]}-{number}", "f9") for number in range(60))
"""


def run(program: str, *words: str) -> subprocess.Popen[str]:
    """Start another copy and wait for its first line."""
    return subprocess.Popen(
        [sys.executable, "-c", program, *words],
        stdin=subprocess.PIPE,
        stdout=subprocess.PIPE,
        text=True,
        encoding="utf-8",
    )


def first_line(copy: subprocess.Popen[str]) -> str:
    assert copy.stdout is not None
    return copy.stdout.readline().strip()


def together(program: str, *words: tuple[str, ...]) -> None:
    """Let copies run at the same time to their end."""
    copies = [run(program, *one) for one in words]
    for copy in copies:
        first_line(copy)
    for copy in copies:
        assert copy.stdin is not None
        copy.stdin.write("\n")
        copy.stdin.flush()
    for copy in copies:
        copy.communicate()
    assert [copy.returncode for copy in copies] == [0] * len(copies)


@pytest.fixture
def odd_home(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    folder = tmp_path / "Ž Đ" / "home"
    monkeypatch.setenv("AUDIOWAR_HOME", str(folder))
    monkeypatch.setenv("PYTHONUTF8", "1")
    return folder


@pytest.mark.deep
def test_a_running_game_is_held_until_its_process_is_killed(odd_home: Path) -> None:
    other = run(PLAYS)
    path = Path(first_line(other))
    assert path.is_relative_to(odd_home)
    before = path.read_bytes()
    try:
        with pytest.raises(FileInUse):
            start_local_match.resume_match(path, FixedPace(0.0))
        assert path.read_bytes() == before
    finally:
        other.kill()
        other.communicate()
    again = start_local_match.resume_match(path, FixedPace(0.0))
    again.leave()


def test_a_game_that_is_held_is_not_removed(home: Path) -> None:
    one = start_local_match.start_match_with_header(
        Header("scientific", ("Mira", "Ana"), {}, 5), FixedPace(0.0)
    )
    path = one.runner.save.path
    assert path is not None
    with pytest.raises(FileInUse):
        saves.delete_match_file(path)
    assert path.exists()
    one.leave()
    saves.delete_match_file(path)
    assert [path.name for path in (home / "games").iterdir()] == []


def test_a_file_is_held_only_once(home: Path) -> None:
    home.mkdir()
    settings = Settings(home)
    settings.set(theme="dark")
    release = lock_file(settings.path)
    try:
        with pytest.raises(FileInUse):
            lock_file(settings.path)
    finally:
        release()
    lock_file(settings.path)()


def test_settings_that_another_copy_changed_stay(home: Path) -> None:
    first, second = Settings(home), Settings(home)
    first.set(theme="light")
    second.set(size=40)
    first.set(name="Mira")
    there = json.loads((home / "settings.json").read_text(encoding="utf-8"))
    assert there == {"theme": "light", "size": 40, "name": "Mira"}


def test_what_was_changed_here_long_ago_does_not_undo_another_copy(home: Path) -> None:
    first, second = Settings(home), Settings(home)
    first.set(theme="light")
    second.set(theme="yellow")
    first.set(size=40)
    there = json.loads((home / "settings.json").read_text(encoding="utf-8"))
    assert there == {"theme": "yellow", "size": 40}


@pytest.mark.deep
def test_many_changes_of_two_copies_lose_nothing(odd_home: Path) -> None:
    odd_home.mkdir(parents=True)
    together(WRITES, (str(odd_home), "theirs"), (str(odd_home), "ours"))
    there = json.loads((odd_home / "settings.json").read_text(encoding="utf-8"))
    assert there == {"theirs": 299, "ours": 299}
    assert {path.name for path in odd_home.iterdir()} <= {"settings.json", "settings.json.lock"}


@pytest.mark.deep
def test_keys_that_two_copies_store_are_all_there(odd_home: Path) -> None:
    together(STORES, ("theirs",), ("ours",))
    lines = (odd_home / "keys.ini").read_text(encoding="utf-8").splitlines()
    assert len(lines) == 121


def test_a_key_is_stored_beside_a_broken_file(home: Path) -> None:
    home.mkdir()
    (home / "keys.ini").write_bytes(b"\xff[keys")
    assert try_to_save_key("hand", "f9")
    assert (home / "keys.ini").read_text() == "[keys]\nhand = f9\n"
