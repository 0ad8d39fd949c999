"""The bundled voice: eSpeak, whose samples pyglet plays. It needs nothing from the system."""

from __future__ import annotations

import io
import time
import wave
from typing import Any

from audiowar.speech.backend_interface import SpeechBackend, Unavailable, VoiceSettings

from . import open_pyglet_sound
from .espeak_synthesis import get_synthesizer, list_variants

_LATENCY = 0.5
"""Seconds for which a player is kept after the end of its sound, which is heard with a delay."""


class EspeakVoice(SpeechBackend):
    """Speaks texts one after another, each on a pyglet player of its own.

    Closing it does nothing, because deleting a player could wait for a stuck thread.
    """

    name = "eSpeak NG"
    own_voice = True

    def __init__(self) -> None:
        """Open the sound output and load eSpeak. Raises Unavailable if either is impossible."""
        self._media = open_pyglet_sound.open_pyglet_media()
        if not open_pyglet_sound.is_connected():
            raise Unavailable("there is no audio server and no sound card")
        self._synthesizer = get_synthesizer()
        self._voice = VoiceSettings()
        self._players: list[tuple[float, Any]] = []

    def supports_language(self, language: str) -> bool:
        return self._synthesizer.supports_language(language)

    def list_voices(self, language: str) -> tuple[str, ...]:
        return list_variants()

    def speak(self, text: str, language: str, interrupt: bool) -> float:
        """Play a text and return its duration, for which the worker waits before the next one."""
        samples = self._synthesizer.synthesize(text, language, self._voice)
        source = _make_source(samples, self._synthesizer.rate)
        self._drop_ended()
        if interrupt:
            self.stop()
        player = self._media.Player()
        # Without this, pyglet's main loop would end the player on the main thread.
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

    def apply_voice(self, voice: VoiceSettings) -> None:
        self._voice = voice

    def is_still_available(self) -> bool:
        """Return whether the sound output is still connected; delete players that have ended."""
        self._drop_ended()
        return open_pyglet_sound.is_connected()

    def _drop_ended(self) -> None:
        """Delete players that have ended, which pyglet would go on updating 50 times a second."""
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
