"""What the built-in voice gives the sound library to play, without a sound card."""

from __future__ import annotations

import time
from types import SimpleNamespace
from typing import Any, ClassVar

import pyglet
import pytest

from audiowar.speech.backend_interface import BackendUnavailable, VoiceSettings
from audiowar.speech.backends import bundled_voice
from audiowar.speech.backends.bundled_voice import EspeakVoice
from audiowar.speech.backends.espeak_synthesis import get_synthesizer

# Samples are read where there is neither a display nor a sound card.
pyglet.options.shadow_window = False
pyglet.options.audio = ("silent",)


class Player:
    """Stands in for a player of the library; remembers what is done with it."""

    made: ClassVar[list[Player]] = []

    def __init__(self) -> None:
        self.volume = -1.0
        self.on_eos: Any = None
        self.calls: list[str] = []
        self.source: Any = None
        self.made.append(self)

    def queue(self, source: Any) -> None:
        self.calls.append("queue")
        self.source = source

    def play(self) -> None:
        self.calls.append(f"play at {self.volume}")

    def delete(self) -> None:
        self.calls.append("delete")


@pytest.fixture
def players(monkeypatch: pytest.MonkeyPatch) -> list[Player]:
    """The players that are made, with a device that is there."""
    Player.made.clear()
    monkeypatch.setattr(bundled_voice, "load_pyglet_media", lambda: SimpleNamespace(Player=Player))
    monkeypatch.setattr(bundled_voice, "can_current_driver_be_heard", lambda: True)
    return Player.made


def test_without_a_device_there_is_no_voice(
    players: list[Player], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(bundled_voice, "can_current_driver_be_heard", lambda: False)
    with pytest.raises(BackendUnavailable):
        EspeakVoice()


def test_a_sentence_is_played_with_the_samples_of_its_text_and_voice(players: list[Player]) -> None:
    voice = EspeakVoice()
    voice.apply_voice_settings(VoiceSettings(rate=300, volume=0.4, name="f2"))
    seconds = voice.speak("žandar karo", "sr-Latn", False)
    (player,) = players
    assert player.calls == ["queue", "play at 0.4"]
    # Or the library's own loop would end it on another thread.
    assert player.on_eos is not None and player.on_eos() is None
    heard = player.source.audio_format
    assert (heard.channels, heard.sample_size) == (1, 16)
    assert heard.sample_rate == get_synthesizer().samples_per_second
    samples = get_synthesizer().synthesize("žandar karo", "sr-Latn", VoiceSettings(300, 0.4, "f2"))
    assert seconds == pytest.approx(
        len(samples) / 2 / get_synthesizer().samples_per_second, rel=0.2
    )
    assert seconds == player.source.duration
    assert voice.is_still_available()


def test_an_interruption_deletes_what_sounds_and_the_next_sentence_does_not(
    players: list[Player],
) -> None:
    voice = EspeakVoice()
    voice.speak("one", "en", False)
    voice.speak("two", "en", False)
    assert "delete" not in players[0].calls
    voice.speak("three", "en", True)
    assert [player.calls[-1] for player in players] == ["delete", "delete", "play at 1.0"]
    voice.stop()
    assert players[2].calls[-1] == "delete"
    voice.stop()
    assert [player.calls.count("delete") for player in players] == [1, 1, 1]


def test_what_has_ended_is_let_go_of_and_no_sooner(
    players: list[Player], monkeypatch: pytest.MonkeyPatch
) -> None:
    now = 100.0
    monkeypatch.setattr(time, "monotonic", lambda: now)
    voice = EspeakVoice()
    end = now + voice.speak("one two three", "en", False)
    now = end + 0.1
    assert voice.is_still_available() and "delete" not in players[0].calls
    now = end + 1.0
    assert voice.is_still_available() and players[0].calls[-1] == "delete"
    voice.stop()
    assert voice.is_still_available() and players[0].calls.count("delete") == 1


def test_a_language_is_spoken_by_what_stands_in_for_it(players: list[Player]) -> None:
    voice = EspeakVoice()
    assert voice.supports_language("sr-Cyrl") and not voice.supports_language("xx")
    assert "f2" in voice.list_voices("sr") and voice.is_adjustable
