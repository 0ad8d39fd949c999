"""What is heard of the program's own voices in a recording, and what when there is no sound."""

from __future__ import annotations

import ctypes.util
import sys
import time
from collections.abc import Callable, Iterator
from pathlib import Path

import pytest

pytest.importorskip("numpy")

import numpy as np
from numpy.typing import NDArray

from .rig import audio, heard
from .rig.audio import RATE, Recording, SoundServer
from .rig.missing_programs import skip_without
from .rig.speech_server import SpeechServer
from .rig.talker import RATE as SPEED
from .rig.talker import Talker

pytestmark = [
    pytest.mark.skipif(sys.platform != "linux", reason="the rig is PulseAudio on Linux"),
    skip_without(audio, heard),
    pytest.mark.skipif(ctypes.util.find_library("openal") is None, reason="not installed: OpenAL"),
]

SENTENCES = {
    "en": ("the queen of hearts wins", "the king of spades wins", "three cards remain"),
    "es": ("gana la reina de corazones", "gana el rey de picas", "quedan tres cartas"),
    "ro": ("câștigă dama de inimă roșie", "câștigă regele de pică", "mai sunt trei cărți"),
    "sr": ("nosi žandar karo", "nosi kralj pik", "ostale su tri karte"),
}
RECOGNISED = 0.8
"""Likeness of the sentence that was said; the best wrong ones reach 0.6."""
VOICE = "eSpeak NG"
LONGEST = 40.0
"""Seconds in which what is said, or noticed, must be through on a busy machine."""
LONG = "one two three four five six seven eight nine ten " * 4


@pytest.fixture
def server(tmp_path: Path) -> Iterator[SoundServer]:
    with SoundServer(tmp_path) as running:
        yield running


def talker(server: SoundServer, links: str = "own", language: str = "en") -> Talker:
    """A program that finds this sound server and no speech server."""
    environment = {**server.environment, "SPEECHD_CMD": str(server.folder / "none")}
    started = Talker(environment, links, language)
    server.hurry()
    return started


def waits(program: Talker) -> Callable[[float], object]:
    """Let time pass in which the program goes on, so many seconds."""
    return lambda seconds: program.tell(f"wait {seconds}")


def hear_out(program: Talker, recording: Recording, rest: float = 1.5) -> None:
    """Listen to what the program says until it is silent."""
    through = recording.wait_until_silent(LONGEST, rest, waits(program))
    assert through, (
        f"not through after {LONGEST} s: {recording.measure_sound_length():.1f} s were heard"
    )


def hear_begin(program: Talker, recording: Recording, seconds: float) -> None:
    """Listen until so many seconds have been heard."""
    end = time.monotonic() + LONGEST
    while recording.measure_sound_length() < seconds:
        assert time.monotonic() < end, f"mute: {recording.measure_sound_length():.1f} s were heard"
        program.tell("wait 0.1")
        recording.take()


def mono(recording: Recording) -> NDArray[np.float32]:
    return np.asarray(recording.samples.mean(axis=1))


def test_the_sentences_that_are_heard_are_the_ones_that_were_said(server: SoundServer) -> None:
    with talker(server) as program:
        program.wait_until_speaks(VOICE)
        with Recording(server) as recording:
            for language, (said, *_) in SENTENCES.items():
                program.say(said, language)
            hear_out(program, recording)
    for language, sentences in SENTENCES.items():
        score, *others = (
            heard.likeness(mono(recording), RATE, text, language, SPEED) for text in sentences
        )
        print(f"{language}: said {score:.3f}, not said {max(others):.3f}")
        assert score > RECOGNISED > max(others)


def test_what_waits_while_the_voice_starts_is_heard_every_time(server: SoundServer) -> None:
    for start in range(2):
        with Recording(server) as recording, talker(server) as program:
            program.say(LONG)
            program.say(SENTENCES["en"][0], priority="navigation")
            print(f"start {start}")
            hear_begin(program, recording, 0.5)


@pytest.mark.parametrize("command", ["key"])
def test_the_voice_falls_silent(server: SoundServer, command: str) -> None:
    """The aim is 150 ms, of which the machine decides some; the best of three must be near."""
    spent = []
    with talker(server) as program:
        program.wait_until_speaks(VOICE)
        for _ in range(3):
            with Recording(server) as recording:
                program.say(LONG)
                hear_begin(program, recording, 0.5)
                answer = program.tell(command)
                program.tell("wait 0.8")
            spent.append(last_heard(recording) - answer.begun)
    print(f"{command}: silent after", [f"{1000 * s:.0f} ms" for s in sorted(spent)])
    assert min(spent) < 0.3


def last_heard(recording: Recording) -> float:
    """The moment of the last audible frame."""
    loud = np.flatnonzero(np.abs(recording.samples).max(axis=1) > audio.AUDIBLE)
    return float(recording.begin + loud[-1] / RATE)


def test_without_a_speech_server_the_own_voice_is_heard(server: SoundServer) -> None:
    said = SENTENCES["sr"][0]
    with talker(server, "all", "sr") as program, Recording(server) as recording:
        program.say(said, "sr")
        program.wait_until_speaks(VOICE)
        hear_out(program, recording)
    assert heard.likeness(mono(recording), RATE, said, "sr", SPEED) > RECOGNISED


def test_a_frozen_speech_server_gives_way_to_the_own_voice_with_the_sentence(
    server: SoundServer, tmp_path_factory: pytest.TempPathFactory
) -> None:
    folder = tmp_path_factory.mktemp("speech")
    with SpeechServer(folder) as speech:
        runtime = {"XDG_RUNTIME_DIR": str(folder), "SPEECHD_CMD": str(folder / "none")}
        with Talker({**server.environment, **runtime}) as program:
            program.wait_until_speaks("Speech Dispatcher")
            speech.freeze()
            said = SENTENCES["en"][0]
            with Recording(server) as recording:
                program.say(said, priority="result")
                begun = time.monotonic()
                hear_out(program, recording)
            speech.thaw()
    delay = recording.measure_delay(begun)
    print(f"heard {delay:.2f} s after it was said to a frozen server")
    assert heard.likeness(mono(recording), RATE, said, "en", SPEED) > RECOGNISED


def test_a_sound_server_that_is_killed_while_speaking_is_noticed_and_used_again(
    server: SoundServer,
) -> None:
    said = SENTENCES["en"][0]
    with talker(server) as program:
        program.wait_until_speaks(VOICE)
        program.say(LONG)
        program.tell("wait 0.5")
        server.kill()
        program.wait_until_speaks("", LONGEST)
        assert program.say("into the void").done - program.say("again").begun < 1
        server.start()
        program.wait_until_speaks(VOICE, LONGEST)
        with Recording(server) as recording:
            program.say(said)
            hear_out(program, recording)
    assert heard.likeness(mono(recording), RATE, said, "en", SPEED) > RECOGNISED
