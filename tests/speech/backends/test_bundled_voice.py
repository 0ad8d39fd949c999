"""What eSpeak's voice gives the sound library to play, and on which device."""

from __future__ import annotations

import os
import time
from types import SimpleNamespace
from typing import Any, ClassVar

import pyglet
import pytest

from audiowar import pyglet_audio_drivers
from audiowar.speech.backend_interface import BackendUnavailable, VoiceSettings
from audiowar.speech.backends.bundled_voice import EspeakVoice, open_sound_device
from audiowar.speech.backends.espeak_synthesis import get_synthesizer

# Samples are read where there is neither a display nor a sound card.
pyglet.options.shadow_window = False
pyglet.options.audio = ("silent",)


class OpenDriver:
    """A driver of pyglet that has a device."""


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
def drivers(monkeypatch: pytest.MonkeyPatch) -> dict[str, Any]:
    """The driver that pyglet uses, and the one that opens."""
    pyglet_audio_drivers.import_pyglet_media()
    now: dict[str, Any] = {"used": None, "opens": OpenDriver()}

    def create(name: str) -> Any:
        if now["opens"] is None:
            raise OSError(f"no {name.rpartition('.')[2]}")
        return now["opens"]

    def make_module(name: str) -> Any:
        return SimpleNamespace(create_audio_driver=lambda: create(name))

    monkeypatch.setattr(pyglet_audio_drivers, "import_pyglet_media", lambda: None)
    monkeypatch.setattr(pyglet_audio_drivers, "import_module", make_module)
    monkeypatch.setattr(pyglet_audio_drivers, "get_driver", lambda: now["used"])
    monkeypatch.setattr(pyglet_audio_drivers, "set_driver", lambda driver: now.update(used=driver))
    return now


@pytest.fixture
def players(drivers: dict[str, Any], monkeypatch: pytest.MonkeyPatch) -> list[Player]:
    """The players that are made, with a device that is there."""
    Player.made.clear()
    monkeypatch.setattr("pyglet.media.Player", Player)
    return Player.made


def test_a_device_is_opened_unless_one_is_connected(drivers: dict[str, Any]) -> None:
    SilentDriver = type("SilentDriver", (), {})
    for used in (None, SilentDriver()):
        drivers["used"] = used
        open_sound_device()
        assert drivers["used"] is drivers["opens"]
    drivers["opens"] = OpenDriver()
    open_sound_device()
    assert drivers["used"] is not drivers["opens"]


def test_without_a_device_there_is_no_voice_and_the_reason_is_told(drivers: dict[str, Any]) -> None:
    drivers["opens"] = None
    with pytest.raises(BackendUnavailable, match=r"no \w+"):
        EspeakVoice()


def test_the_sound_library_prints_nothing_unless_somebody_wants_it(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    for before, after in ((None, "0"), ("3", "3")):
        monkeypatch.delenv("ALSOFT_LOGLEVEL", raising=False)
        if before:
            monkeypatch.setenv("ALSOFT_LOGLEVEL", before)
        pyglet_audio_drivers.import_pyglet_media()
        assert os.environ["ALSOFT_LOGLEVEL"] == after


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
    rate = get_synthesizer().samples_per_second
    assert heard.sample_rate == rate
    samples = get_synthesizer().synthesize("žandar karo", "sr-Latn", VoiceSettings(300, 0.4, "f2"))
    duration = player.source.duration
    assert duration == pytest.approx(len(samples) / 2 / rate, rel=0.2)
    assert seconds + voice.pause_seconds == pytest.approx(duration)
    assert "f2" in voice.list_voices("sr") and voice.is_adjustable
    assert voice.supports_language("sr-Cyrl") and not voice.supports_language("xx")


def test_the_silence_after_a_sentence_does_not_count_as_sound(
    players: list[Player],
) -> None:
    voice, pauses = EspeakVoice(), []
    for rate in (450, 200, 80):
        voice.apply_voice_settings(VoiceSettings(rate))
        seconds = voice.speak("kralj srce", "sr", True)
        pauses.append(voice.pause_seconds)
        assert seconds + voice.pause_seconds == pytest.approx(players[-1].source.duration)
    assert 0.02 < pauses[0] < 0.1 < pauses[1] < 0.4 < pauses[2] < 1.5
    # The breath of some voices is no speech.
    voice.apply_voice_settings(VoiceSettings(200, name="f2"))
    voice.speak("King of hearts", "en", True)
    assert voice.pause_seconds > 0.1


def test_what_has_no_sound_is_not_played_but_may_interrupt(players: list[Player]) -> None:
    voice = EspeakVoice()
    voice.speak("one", "en", False)
    assert voice.speak("?", "en", True) == voice.pause_seconds == 0
    assert [player.calls[-1] for player in players] == ["delete"]


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
    voice.stop()
    assert [player.calls.count("delete") for player in players] == [1, 1, 1]


def test_what_has_ended_is_let_go_of_and_no_sooner(
    drivers: dict[str, Any], players: list[Player], monkeypatch: pytest.MonkeyPatch
) -> None:
    now = 100.0
    monkeypatch.setattr(time, "monotonic", lambda: now)
    voice = EspeakVoice()
    end = now + voice.speak("one two three", "en", False) + voice.pause_seconds
    now = end + 0.1
    assert voice.is_still_available() and "delete" not in players[0].calls
    now = end + 1.0
    assert voice.is_still_available() and players[0].calls[-1] == "delete"
    drivers["used"] = None
    assert not voice.is_still_available() and players[0].calls.count("delete") == 1
