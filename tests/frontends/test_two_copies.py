"""Two terminal games at once, and a disk that fills up: real processes, usual pauses, kills."""

from __future__ import annotations

import os
import subprocess
from pathlib import Path

import pytest

from tests.storage.test_full_disk import fill

from .test_lost_saves import wait_for_alice
from .test_terminal import DOWN, ENTER, Player, piped


@pytest.fixture
def odd_env(tmp_path: Path) -> dict[str, str]:
    return {
        "PATH": os.environ["PATH"],
        "AUDIOWAR_HOME": str(tmp_path / "Ž Đ"),
        "LC_ALL": "C.UTF-8",
        "TERM": "xterm",
    }


def saves_of(env: dict[str, str]) -> list[Path]:
    return sorted((Path(env["AUDIOWAR_HOME"]) / "games").glob("*.jsonl"))


def test_a_second_copy_leaves_the_game_alone_and_may_watch(odd_env: dict[str, str]) -> None:
    first = Player(odd_env, "--lang", "en", "--players", "3", "--seed", "7")
    first.hear("The cards are dealt")
    (file,) = saves_of(odd_env)
    before = file.read_bytes()
    second = Player(odd_env)
    second.hear("Continue: ")
    second.press(ENTER)
    second.hear("This game is being played in another window")
    # Opponents of the first copy may have chosen meanwhile.
    assert file.read_bytes().startswith(before)
    second.press(ENTER)
    second.hear("You are watching")
    first.press("k" + ENTER)
    first.hear("Alice: ")
    second.hear("Alice: ")
    first.kill()
    second.press("\x1b")
    second.hear("Continue: ")
    second.press(ENTER)
    second.hear("The game goes on")
    second.kill()


def test_a_second_copy_may_begin_another_game(odd_env: dict[str, str]) -> None:
    first = Player(odd_env, "--lang", "en", "--players", "2", "--seed", "7")
    first.hear("The cards are dealt")
    second = Player(odd_env)
    second.hear("Continue: ")
    second.press(ENTER)
    second.hear("another window")
    second.press(DOWN)
    second.hear("New game")
    second.press(ENTER * 4)
    second.hear("The cards are dealt")
    assert len(saves_of(odd_env)) == 2
    first.kill()
    second.kill()


def test_a_full_disk_is_told_and_a_kill_after_it_loses_nothing(odd_env: dict[str, str]) -> None:
    disk = Path(odd_env["AUDIOWAR_HOME"])
    disk.mkdir()
    mount = ["mount", "-t", "tmpfs", "-o", "size=64k", "audiowar", str(disk)]
    if subprocess.run(mount, capture_output=True, check=False).returncode:
        pytest.skip("a disk of its own cannot be mounted: not root")
    try:
        # Without pauses, so that nobody plays on between the question and the kill.
        player = Player(odd_env, "--fast", "--lang", "en", "--players", "2", "--seed", "7")
        player.hear("The cards are dealt")
        filler = fill(disk)
        heard: list[str] = []
        while not heard or "cannot be saved now" not in heard[-1]:
            assert len(heard) < 300, heard[-20:]
            player.press(ENTER)
            heard.append(player.hear("."))
        filler.unlink()
        # An Enter may only say the card that the next one plays.
        heard = []
        while not heard or "The game is being saved again" not in heard[-1]:
            assert len(heard) < 100, heard[-20:]
            player.press(ENTER)
            heard.append(player.hear("."))
        wait_for_alice(player)  # The opponent plays to the end of the trick.
        player.press("e")
        player.hear("You: ")
        owned = player.hear(".")
        player.kill()
        lines = piped(odd_env, "", "e")
        assert any(f"You: {owned}" in line for line in lines), (owned, lines)
    finally:
        subprocess.run(["umount", "-l", str(disk)], check=False)
