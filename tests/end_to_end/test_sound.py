"""Cues as they come out of the sound card, and what happens when there is none."""

from __future__ import annotations

import ctypes.util
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest

pytest.importorskip("numpy")

from .rig import audio
from .rig.audio import Recording, SoundServer, strengths
from .rig.missing_programs import skip_without

pytestmark = [
    skip_without(audio),
    pytest.mark.skipif(
        ctypes.util.find_library("openal") is None, reason="not installed: libopenal1"
    ),
]

PLAYER = [sys.executable, "-m", "tests.end_to_end.sound_player"]
REPOSITORY = Path(__file__).parents[2]


class Player:
    """The playing program, on this server."""

    def __init__(self, server: SoundServer) -> None:
        environment = {**server.environment, "PYTHONPATH": str(REPOSITORY)}
        environment.pop("DISPLAY", None)
        self._process = subprocess.Popen(
            PLAYER,
            env=environment,
            cwd=REPOSITORY,
            stdin=subprocess.PIPE,
            stdout=subprocess.PIPE,
            stderr=subprocess.DEVNULL,
            text=True,
        )
        self.opened = self._answer()

    def _answer(self) -> str:
        assert self._process.stdout is not None
        return self._process.stdout.readline().strip()

    def tell(self, line: str) -> str:
        """Give a command; its answer."""
        assert self._process.stdin is not None
        self._process.stdin.write(line + "\n")
        self._process.stdin.flush()
        return self._answer()

    def quit(self) -> int:
        """Let it end; its exit status. A program that hangs fails the test."""
        answer = self.tell("quit")
        assert answer == "closed"
        return self._process.wait(20)

    def kill(self) -> None:
        """End it in any case."""
        self._process.kill()
        self._process.wait()


@pytest.fixture
def server(tmp_path: Path) -> Iterator[SoundServer]:
    with SoundServer(tmp_path) as running:
        yield running


@pytest.fixture
def player(server: SoundServer) -> Iterator[Player]:
    running = Player(server)
    yield running
    running.kill()


def record(server: SoundServer, player: Player, *lines: str) -> Recording:
    """What is heard while the player obeys."""
    with Recording(server) as recording:
        for line in lines:
            player.tell(line)
    return recording


def test_the_left_seat_is_louder_left_and_the_right_one_right(
    server: SoundServer, player: Player
) -> None:
    assert player.opened == "openal none"
    for seat, side in ((1, 0), (3, 1)):
        recording = record(server, player, f"play revealed {seat} 4 0 Q", "wait 0.8")
        heard = strengths(recording.samples)
        # More than 6 dB, but the other ear hears it too.
        assert heard[side] > 2 * heard[1 - side] > 0.0002


def test_silence_cuts_a_cue_short(server: SoundServer, player: Player) -> None:
    whole = record(server, player, "play game-won 0 2 0", "wait 2")
    cut = record(server, player, "play game-won 0 2 0", "wait 0.4", "silence", "wait 1.5")
    assert whole.measure_sound_length() > 1.2
    assert 0.1 < cut.measure_sound_length() < 1


def test_cues_of_one_trick_are_heard_one_after_another(server: SoundServer, player: Player) -> None:
    lines = [f"play revealed {seat} 4 0 5" for seat in (1, 3)]
    recording = record(server, player, *lines, "wait 1")
    begin = recording.measure_delay(recording.begin)
    assert begin is not None
    start = recording.begin + begin
    first = strengths(recording.get_frames_between(start, start + 0.1))
    later = strengths(recording.get_frames_between(start + 0.14, start + 0.3))
    assert first[0] > 2 * first[1]
    assert later[1] > later[0]


def test_a_server_that_is_killed_is_told_and_one_that_comes_back_is_used(
    server: SoundServer, player: Player
) -> None:
    assert player.tell("problem") == "none"
    player.tell("play game-won 0 2 0")
    server.kill()
    assert float(player.tell("play revealed 1 4 0 Q").split()[1]) < 1
    for _ in range(40):
        player.tell("wait 0.1")
        if player.tell("problem") != "none":
            break
    assert player.tell("problem") == "sound-lost"
    server.start()
    for _ in range(40):
        player.tell("wait 0.5")
        if player.tell("problem") == "none":
            break
    again = record(server, player, "play revealed 1 4 0 Q", "wait 0.8")
    assert again.measure_sound_length() > 0.05
    assert player.quit() == 0


def test_a_server_that_freezes_while_playing_blocks_nothing(
    server: SoundServer, player: Player
) -> None:
    player.tell("play game-won 0 2 0")
    server.freeze()
    spent = [float(player.tell("play revealed 1 4 0 Q").split()[1]) for _ in range(30)]
    assert max(spent) < 1
    assert player.quit() == 0


def test_a_server_that_is_frozen_from_the_start_is_given_up(server: SoundServer) -> None:
    server.freeze()
    player = Player(server)
    try:
        assert player.opened == "silent sound-device-stuck"
        player.tell("play war 0 2 0")
        assert player.quit() == 0
    finally:
        player.kill()
