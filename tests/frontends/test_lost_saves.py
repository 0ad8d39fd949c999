"""Saves that a disk refuses, loses or keeps from us, as a player at a terminal meets them."""

from __future__ import annotations

import json
import os
import shutil
import subprocess
from collections.abc import Iterator
from pathlib import Path

import pytest

from .test_terminal import DOWN, ENTER, ESCAPE, START, Player, piped, terminal_environment

KING = "k" + ENTER
"""Plays the king; nobody else has one in the first trick."""
GAME = ("--fast", "--lang", "en", "--name", "Mira", "--players", "2", "--seed", "7")
FAILING_LOCKS = """
import errno, fcntl, os
def flock(file, how):
    raise OSError(errno.ENOLCK, os.strerror(errno.ENOLCK))
fcntl.flock = flock
"""


@pytest.fixture
def env(tmp_path: Path) -> dict[str, str]:
    """Surroundings in which Enter plays a card at once."""
    return terminal_environment(tmp_path / "Ž Đ", '{"heard": false, "language": "en"}')


def saves_of(env: dict[str, str]) -> list[Path]:
    return sorted((Path(env["AUDIOWAR_HOME"]) / "games").glob("*.jsonl"))


def count_takes(file: Path) -> int:
    return file.read_text().count('"event": "take"')


def test_where_no_file_can_be_locked_games_and_settings_are_saved(
    env: dict[str, str], tmp_path: Path
) -> None:
    (tmp_path / "sitecustomize.py").write_text(FAILING_LOCKS)
    odd = {**env, "PYTHONPATH": str(tmp_path)}
    heard = piped(odd, "", "", flags=GAME)
    assert not any("cannot be saved" in line for line in heard), heard
    assert heard[-1].startswith("Goodbye. The game is saved")
    again = piped(odd, "", "")
    assert any("The game goes on" in line for line in again), again
    assert len(saves_of(env)) == 1
    settings = json.loads((Path(env["AUDIOWAR_HOME"]) / "settings.json").read_text())
    assert settings["name"] == "Mira"


@pytest.fixture
def playing(env: dict[str, str]) -> Iterator[Player]:
    """A game that was begun."""
    one = Player(env, *GAME)
    one.hear("The cards are dealt")
    yield one
    if one.pid:
        one.kill()


def test_a_save_that_is_deleted_is_written_again_while_playing_and_when_the_game_is_left(
    env: dict[str, str], playing: Player
) -> None:
    home = Path(env["AUDIOWAR_HOME"])
    # The program may be writing in the folder.
    shutil.rmtree(home.rename(home.with_name("removed")))
    playing.press(KING)
    # The trick may be told before this or after it.
    told = playing.hear("The whole game is saved again in ", "take")
    assert "The file of this game was gone." in told
    (file,) = saves_of(env)
    file.unlink()
    playing.press(ESCAPE)
    playing.hear("1 of")
    playing.press("\x03")
    playing.wait()
    (again,) = saves_of(env)
    assert again.read_text().count('"format"') == 1 and count_takes(again) == 1
    assert again.stat().st_mode & 0o777 == 0o600
    (home / "settings.json").write_text('{"language": "en"}')
    assert any("The game goes on" in line for line in piped(env, ""))


def test_a_game_that_another_program_holds_can_be_taken_over_and_neither_is_lost(
    env: dict[str, str], playing: Player
) -> None:
    (file,) = saves_of(env)
    second = Player(env, "--fast")
    second.hear("Continue: ")
    second.press(ENTER)
    second.hear("another window")
    second.press(DOWN * 2)
    second.hear("Go on with it here")
    second.press(ENTER)
    second.hear("The game goes on")
    second.press(KING)
    second.hear("take")
    playing.press(KING)
    playing.hear("The whole game is saved again in ")
    playing.kill()
    second.kill()
    both = saves_of(env)
    assert file in both and [count_takes(one) for one in both] == [1, 1]


NO_RIGHTS = ["setpriv", "--bounding-set=-dac_override,-dac_read_search"]
"""Starts a program of root that may do no more than others."""


def test_with_a_home_that_is_not_ours_a_game_can_be_played(env: dict[str, str]) -> None:
    is_root = os.geteuid() == 0
    if is_root and shutil.which("setpriv") is None:
        pytest.skip("setpriv is missing")
    home = Path(env["AUDIOWAR_HOME"])
    (home / "games").mkdir()
    for one in (home / "settings.json", home / "games", home):
        if is_root:
            os.chown(one, 65534, 65534)
        one.chmod(0)
    try:
        done = subprocess.run(
            [*(NO_RIGHTS if is_root else ()), *START, *GAME],
            input="k\n\n\n",
            capture_output=True,
            text=True,
            env=env,
            timeout=60,
            check=False,
        )
    finally:
        home.chmod(0o700)
    assert done.stderr == "" and done.returncode == 0
    heard = done.stdout.splitlines()
    words = " ".join(heard)
    assert "The cards are dealt" in words and "You play the king" in words, heard
    unsaved = "The game cannot be saved now: writing is not allowed there"
    assert sum(unsaved in line for line in heard) == 1
    assert heard[-1].startswith("Goodbye. The end of this game")
