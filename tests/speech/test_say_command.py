"""The command that says one sentence and tells who said it."""

from __future__ import annotations

import sys

import pytest

from audiowar.speech import __main__ as command
from audiowar.speech.backend_interface import VoiceFactory, VoiceSettings
from audiowar.speech.speaker import Speaker
from tests.speech.recorder import Recorder


def test_a_sentence_is_said_as_asked_and_the_voice_named(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    voice = Recorder()
    monkeypatch.setattr(command, "make_voice_chain", lambda: (VoiceFactory(lambda: voice),))
    words = ["Dobar dan", "--lang", "sr", "--rate", "250", "--volume", "0.5", "--voice", "Ana"]
    monkeypatch.setattr(sys, "argv", ["speech", *words, "--seconds", "2"])
    command.main()
    assert [(one.text, one.language) for one in voice.said] == [("Dobar dan", "sr")]
    assert voice.settings == VoiceSettings(250, 0.5, "Ana")
    assert capsys.readouterr().out == f"speaking: {voice.name}\n"


def test_the_voices_are_watched_and_the_command_ends_in_time(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    ticks: list[Speaker] = []

    def tick(speaker: Speaker) -> None:
        ticks.append(speaker)

    monkeypatch.setattr(command, "make_voice_chain", lambda: ())
    monkeypatch.setattr(Speaker, "replace_stuck_thread", tick)
    monkeypatch.setattr(sys, "argv", ["speech", "Dobar dan", "--seconds", "0.5"])
    command.main()
    assert 2 <= len(ticks) <= 6
    assert capsys.readouterr().out == "speaking: captions only\n"
