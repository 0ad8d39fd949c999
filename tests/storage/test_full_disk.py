"""A disk that is full, and has room again: what is kept, what is told, and a kill afterwards."""

from __future__ import annotations

import json
import os
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest

from audiowar.storage.settings import Settings
from audiowar.table import start_local_match
from audiowar.table.pace import FixedPace

from .test_saves import begin, play


@pytest.fixture
def small_disk(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[Path]:
    """A disk with room for some kilobytes."""
    disk = tmp_path / "Ž Đ"
    disk.mkdir()
    mounted = subprocess.run(
        ["mount", "-t", "tmpfs", "-o", "size=64k", "audiowar", str(disk)],
        capture_output=True,
        check=False,
    )
    if mounted.returncode:
        pytest.skip("a disk of its own cannot be mounted: not root")
    monkeypatch.setenv("AUDIOWAR_HOME", str(disk))
    yield disk
    subprocess.run(["umount", "-l", str(disk)], check=False)


def fill(disk: Path) -> Path:
    """Leave no room at all."""
    filler = disk / "filler"
    with filler.open("wb", buffering=0) as file:
        try:
            while file.write(bytes(512)):
                pass
        except OSError:
            pass
    return filler


def test_what_a_full_disk_refused_is_written_when_there_is_room(small_disk: Path) -> None:
    one = begin()
    path = one.runner.save.path
    assert path is not None
    play(one, 2)
    filler = fill(small_disk)
    while not one.runner.save.has_problem:
        play(one, 1)
    whole = path.read_bytes()
    assert whole.endswith(b"\n")
    play(one, 3)
    assert one.runner.save.has_problem and path.read_bytes() == whole
    filler.unlink()
    play(one, 1)
    assert not one.runner.save.has_problem
    assert [json.loads(line) for line in path.read_text(encoding="utf-8").splitlines()]
    one.leave()
    again = start_local_match.resume_match(path, FixedPace(0.0))
    assert again.view() == one.view()


def test_what_a_full_disk_refused_is_tried_once_more_when_the_game_is_left(
    small_disk: Path,
) -> None:
    one = begin()
    filler = fill(small_disk)
    while not one.runner.save.has_problem:
        play(one, 1)
    filler.unlink()
    one.leave()
    assert not one.runner.save.has_problem and one.runner.save.path is not None
    again = start_local_match.resume_match(one.runner.save.path, FixedPace(0.0))
    assert again.view() == one.view()


def test_a_game_that_begins_on_a_full_disk_is_saved_later(small_disk: Path) -> None:
    (small_disk / "games").mkdir()
    filler = fill(small_disk)
    one = begin()
    assert one.runner.save.has_problem
    filler.unlink()
    play(one, 1)
    assert not one.runner.save.has_problem
    one.leave()
    assert one.runner.save.path is not None
    again = start_local_match.resume_match(one.runner.save.path, FixedPace(0.0))
    assert again.view() == one.view()


def test_settings_on_a_full_disk_are_told_and_written_later(small_disk: Path) -> None:
    heard: list[str] = []
    settings = Settings(small_disk)
    settings.set_listener(lambda message, setting: heard.append(message))
    settings.set(theme="light")
    filler = fill(small_disk)
    settings.set(name="Mira", stake=12)
    assert heard == ["settings-unwritable"]
    settings.set(size=40)
    assert heard == ["settings-unwritable"]
    assert Settings(small_disk).stored_values == {"theme": "light"}
    filler.unlink()
    settings.set(wrap=False)
    assert heard == ["settings-unwritable", "settings-written"]
    assert Settings(small_disk).stored_values == settings.stored_values
    names = {path.name for path in small_disk.iterdir()}
    assert names == {"settings.json", "settings.json.lock"}


LIMITED = """
import resource, sys
from audiowar.table import start_local_match
from tests.storage.test_saves import begin, play
one = begin()
soft = one.runner.save.path.stat().st_size + 500
resource.setrlimit(resource.RLIMIT_FSIZE, (soft, resource.RLIM_INFINITY))
while not one.runner.save.has_problem:
    play(one, 1)
play(one, 1)
whole = one.runner.save.path.read_bytes()
assert whole.endswith(b"\\n") and len(whole) <= soft
resource.setrlimit(resource.RLIMIT_FSIZE, (resource.RLIM_INFINITY, resource.RLIM_INFINITY))
play(one, 1)
assert not one.runner.save.has_problem
print(one.runner.save.path)
print(one.runner.table.match.state.trick, flush=True)
sys.stdin.read()
"""


def test_after_the_room_is_back_a_kill_loses_nothing() -> None:
    pytest.importorskip("resource", reason="this system limits no files")
    other = subprocess.Popen(
        [sys.executable, "-c", LIMITED],
        stdin=subprocess.PIPE,
        stdout=subprocess.PIPE,
        text=True,
        env={**os.environ, "PYTHONPATH": str(Path(__file__).parents[2])},
    )
    assert other.stdout is not None
    path, trick = other.stdout.readline().strip(), other.stdout.readline().strip()
    other.kill()
    other.communicate()
    again = start_local_match.resume_match(Path(path), FixedPace(0.0))
    assert again.runner.table.match.state.trick == int(trick)
