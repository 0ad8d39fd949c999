"""The bundled voice: eSpeak, whose samples pyglet plays. It needs no voice of the system."""

from __future__ import annotations

import io
import sys
import time
import wave
from typing import Any

from audiowar import pyglet_audio_drivers
from audiowar.speech.backend_interface import BackendUnavailable, SpeechBackend, VoiceSettings

from . import detect_sound_output
from .espeak_synthesis import get_synthesizer, list_voice_variants

_LATENCY = 0.5
"""Seconds for which a finished pyglet player is kept, because its sound is heard with a delay."""
_own_drivers: list[Any] = []
"""The drivers of pyglet that this module has opened; others belong to the sound backend."""


class EspeakVoice(SpeechBackend):
    """Speaks each text with a new pyglet player. `close` deletes none, because that could block."""

    name = "eSpeak NG"
    is_adjustable = True
    reports_speech = True

    def __init__(self) -> None:
        """Open the sound output and load eSpeak. Raises BackendUnavailable if either fails."""
        self._media = load_pyglet_media()
        if not can_current_driver_be_heard():
            raise BackendUnavailable("there is no audio server and no sound card")
        self._synthesizer = get_synthesizer()
        self._voice = VoiceSettings()
        self._players: list[tuple[float, Any]] = []

    def supports_language(self, language: str) -> bool:
        return self._synthesizer.supports_language(language)

    def list_voices(self, language: str) -> tuple[str, ...]:
        return list_voice_variants()

    def speak(self, text: str, language: str, interrupt: bool) -> float:
        """Start to play a text. Return its duration in seconds, for which the next text waits."""
        samples = self._synthesizer.synthesize(text, language, self._voice)
        source = _make_source(samples, self._synthesizer.samples_per_second)
        self._drop_ended()
        if interrupt:
            self.stop()
        player = self._media.Player()
        # By default, pyglet deletes the player on the main thread when the sound ends. This could
        # block the main thread.
        player.on_eos = _nothing
        player.volume = self._voice.volume
        player.queue(source)
        player.play()
        self._players.append((time.monotonic() + source.duration + _LATENCY, player))
        return float(source.duration)

    def stop(self) -> None:
        for _, player in self._players:
            player.delete()
        self._players.clear()

    def apply_voice_settings(self, voice: VoiceSettings) -> None:
        self._voice = voice

    def is_still_available(self) -> bool:
        """Return whether the sound device is still connected. Also delete ended audio players."""
        self._drop_ended()
        return can_current_driver_be_heard()

    def _drop_ended(self) -> None:
        """Delete players that have ended; pyglet would update them 50 times a second."""
        now = time.monotonic()
        for end, player in self._players:
            if end < now:
                player.delete()
        self._players = [(end, player) for end, player in self._players if end >= now]


def _nothing() -> None:
    pass


def _make_source(samples: bytes, rate: int) -> Any:
    # Imported late, because importing pyglet's sound opens a device.
    from pyglet.media.codecs.wave import WaveDecoder

    file = io.BytesIO()
    with wave.open(file, "wb") as sound:
        sound.setnchannels(1)
        sound.setsampwidth(2)
        sound.setframerate(rate)
        sound.writeframes(samples)
    file.seek(0)
    decoder: Any = WaveDecoder()
    return decoder.decode("speech.wav", file, streaming=False)


def load_pyglet_media() -> Any:
    """Import `pyglet.media`, open the sound device if it is not open yet, and return the module.

    A device that this module opened is opened again if it was disconnected. If no device can be
    opened, pyglet gets its silent driver.
    """
    imported = "pyglet.media" in sys.modules
    pyglet_audio_drivers.import_pyglet_media()
    ours = pyglet_audio_drivers.get_driver() in _own_drivers
    if not imported or (ours and not can_current_driver_be_heard()):
        _open_device()
    return sys.modules["pyglet.media"]


def can_pyglet_be_heard() -> bool:
    """Return whether pyglet can be heard, or probably could once its device is opened."""
    if "pyglet.media" not in sys.modules:
        return detect_sound_output.has_sound_output()
    ours = pyglet_audio_drivers.get_driver() in _own_drivers
    return can_current_driver_be_heard() or (ours and detect_sound_output.has_sound_output())


def can_current_driver_be_heard() -> bool:
    """Return whether pyglet's current driver can be heard."""
    return pyglet_audio_drivers.is_connected(pyglet_audio_drivers.get_driver())


def _open_device() -> None:
    try:
        driver = pyglet_audio_drivers.create_driver()
    except RuntimeError:
        driver = pyglet_audio_drivers.create_silent_driver()
    _own_drivers.append(driver)
    pyglet_audio_drivers.set_driver(driver)
