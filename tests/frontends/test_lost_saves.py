"""Saves that a disk refuses, loses or keeps from us, as a player at a terminal meets them."""

from __future__ import annotations

import json
import os
import shutil
import subprocess
import time
from collections.abc import Iterator
from pathlib import Path

import pytest

from .test_terminal import DOWN, ENTER, ESCAPE, START, Player, piped, terminal_environment

KING = "k" + ENTER
"""Plays the king; nobody else has one in the first trick."""


@pytest.fixture
def env(tmp_path: Path) -> dict[str, str]:
    """Surroundings in which Enter plays a card at once."""
    return terminal_environment(tmp_path / "Ž Đ", '{"heard": false, "language": "en"}')


FAILING_LOCKS = """
import errno, fcntl, os
number = getattr(errno, os.environ["LOCKS_FAIL"])
def flock(file, how):
    raise OSError(number, os.strerror(number))
fcntl.flock = flock
"""
LOCK_ERRORS = ("ENOLCK", "EIO")


def without_locks(env: dict[str, str], tmp_path: Path, error: str) -> dict[str, str]:
    """Return surroundings in which no file can be locked, as on some disks of a network."""
    (tmp_path / "sitecustomize.py").write_text(FAILING_LOCKS)
    return {**env, "LOCKS_FAIL": error, "PYTHONPATH": str(tmp_path)}


def saves_of(env: dict[str, str]) -> list[Path]:
    return sorted((Path(env["AUDIOWAR_HOME"]) / "games").glob("*.jsonl"))


GAME = ("--fast", "--lang", "en", "--name", "Mira", "--players", "2", "--seed", "7")


@pytest.mark.parametrize("error", LOCK_ERRORS)
def test_where_no_file_can_be_locked_games_and_settings_are_saved(
    env: dict[str, str], tmp_path: Path, error: str
) -> None:
    odd = without_locks(env, tmp_path, error)
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


def remove_folder(folder: Path) -> None:
    """Remove a folder in which a program may be writing."""
    aside = folder.with_name(f"{folder.name} removed")
    folder.rename(aside)
    shutil.rmtree(aside)


@pytest.mark.parametrize("what", ["file", "home"])
def test_a_save_that_is_deleted_while_playing_is_written_again_and_told(
    env: dict[str, str], playing: Player, what: str
) -> None:
    (file,) = saves_of(env)
    gone = {"file": file, "home": file.parent.parent}[what]
    if gone is file:
        gone.unlink()
    else:
        remove_folder(gone)
    playing.press(KING)
    told = playing.hear("The whole game is saved again in ")
    assert "The file of this game was gone." in told
    playing.kill()
    (again,) = saves_of(env)
    (again.parent.parent / "settings.json").write_text('{"language": "en"}')
    assert any("The game goes on" in line for line in piped(env, ""))
    assert again.read_text().count('"format"') == 1


def test_a_save_that_is_deleted_before_the_game_is_left_is_written_again(
    env: dict[str, str], playing: Player
) -> None:
    playing.press(KING)
    playing.hear("take")
    (file,) = saves_of(env)
    file.unlink()
    playing.press(ESCAPE)
    playing.hear("1 of")
    playing.press("\x03")
    playing.wait()
    (again,) = saves_of(env)
    assert again.read_text().count('"event": "take"') == 1
    assert again.stat().st_mode & 0o777 == 0o600


def wait_for_alice(player: Player) -> None:
    """Wait until nobody but the player is still to choose, and nothing is written any more."""
    for _ in range(200):
        player.press("t")
        player.hear("Still choosing: ")
        if "Alice" not in player.hear("."):
            return
        time.sleep(0.05)
    raise AssertionError("Alice chooses for ever")


def test_a_stick_that_is_pulled_while_playing_loses_nothing(
    env: dict[str, str], tmp_path: Path
) -> None:
    stick = Path(env["AUDIOWAR_HOME"])
    mount = ["mount", "-t", "tmpfs", "-o", "size=1m", "audiowar", str(stick)]
    if subprocess.run(mount, capture_output=True, check=False).returncode:
        pytest.skip("a disk of its own cannot be mounted: not root")
    try:
        usual = tmp_path / "usual"
        player = Player({**env, "XDG_DATA_HOME": str(usual)}, *GAME)
        player.hear("The cards are dealt")
        wait_for_alice(player)
        subprocess.run(["umount", "-l", str(stick)], check=True)
        # Where it was plugged in nothing can be made.
        remove_folder(stick)
        stick.write_text("in the way")
        player.press(KING)
        player.hear("The whole game is saved again in ")
        player.kill()
        (file,) = (usual / "audiowar" / "games").glob("*.jsonl")
        stick.unlink()
        (stick / "games").mkdir(parents=True)
        shutil.copy(file, stick / "games")
        (stick / "settings.json").write_text('{"language": "en"}')
        assert any("The game goes on" in line for line in piped(env, ""))
    finally:
        subprocess.run(["umount", "-l", str(stick)], check=False, capture_output=True)


@pytest.mark.parametrize(
    "change",
    [{"version": 2}, {"options": {"new": "on"}}],
    ids=lambda change: next(iter(change)),
)
def test_a_save_of_a_newer_version_is_told_and_left_alone(
    env: dict[str, str], playing: Player, change: dict[str, object]
) -> None:
    playing.kill()
    (file,) = saves_of(env)
    first, rest = file.read_bytes().split(b"\n", 1)
    data = json.dumps({**json.loads(first), **change}).encode() + b"\n" + rest
    file.write_bytes(data)
    heard = piped(env, "my games", "", "", "", "")
    words = " ".join(heard)
    assert f"{file} was made by a newer version of this program. It is left as it is." in words
    assert "damaged" not in words
    assert file.read_bytes() == data and saves_of(env) == [file]
    assert [one.name for one in file.parent.iterdir() if "damaged" in one.name] == []


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
    first, other = saves_of(env)
    assert file in (first, other)
    assert [one.read_text().count('"event": "take"') for one in (first, other)] == [1, 1]


NO_RIGHTS = ["setpriv", "--bounding-set=-dac_override,-dac_read_search"]
"""Starts a program of root that may do no more than others."""


def deny(path: Path, mode: int) -> None:
    """Give a file or folder to somebody else. Where only root may do that, close it at least."""
    if os.geteuid() == 0:
        os.chown(path, 65534, 65534)
    elif mode:
        pytest.skip("not root: nothing can be given to somebody else")
    path.chmod(mode)


def play_without_rights(env: dict[str, str], *lines: str, flags: tuple[str, ...]) -> list[str]:
    """Play as somebody whom what others have is closed to; return what was printed."""
    if os.geteuid() == 0 and shutil.which("setpriv") is None:
        pytest.skip("setpriv is missing")
    done = subprocess.run(
        [*(NO_RIGHTS if os.geteuid() == 0 else ()), *START, *flags],
        input="\n".join(lines) + "\n",
        capture_output=True,
        text=True,
        env=env,
        timeout=60,
        check=False,
    )
    assert done.stderr == "" and done.returncode == 0
    return done.stdout.splitlines()


@pytest.mark.parametrize("mode", [0o000, 0o700])
def test_with_a_home_that_is_not_ours_the_menu_and_a_game_work(
    env: dict[str, str], mode: int
) -> None:
    home = Path(env["AUDIOWAR_HOME"])
    (home / "games").mkdir()
    for one in (home / "settings.json", home / "games", home):
        deny(one, mode)
    try:
        heard = play_without_rights(env, "", "down", flags=("--lang", "en", "--fast"))
        words = " ".join(heard)
        assert "Main menu" in words and "Something went wrong" not in words, heard
        heard = play_without_rights(env, "k", "", "", flags=GAME)
    finally:
        home.chmod(0o700)
    words = " ".join(heard)
    assert "The cards are dealt" in words and "You play the king" in words, heard
    unsaved = "The game cannot be saved now: writing is not allowed there"
    assert sum(unsaved in line for line in heard) == 1
    assert heard[-1].startswith("Goodbye. The end of this game")


def test_a_lock_of_another_user_is_told_and_can_be_taken_over(
    env: dict[str, str], playing: Player
) -> None:
    playing.kill()
    (file,) = saves_of(env)
    lock = file.with_name(f"{file.name}.lock")
    lock.touch()
    deny(lock, 0o600)
    heard = play_without_rights(env, "", "down", "down", "", "", flags=("--fast",))
    words = " ".join(heard)
    assert "The lock file of this game belongs to another user" in words, heard
    assert "The game goes on" in words and "cannot be saved" not in words, heard
    assert heard[-1].startswith("Goodbye. The game is saved")
