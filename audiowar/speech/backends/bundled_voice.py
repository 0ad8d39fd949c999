"""The bundled voice: eSpeak, whose samples pyglet plays. It needs no voice of the system."""

from __future__ import annotations

import io
import time
import wave
from typing import Any

from audiowar import pyglet_audio_drivers
from audiowar.speech.backend_interface import BackendUnavailable, SpeechBackend, VoiceSettings

from .detect_sound_output import has_sound_output
from .espeak_synthesis import get_synthesizer

_LATENCY = 0.5
"""Seconds for which a finished pyglet player is kept, because its sound is heard with a delay."""


class EspeakVoice(SpeechBackend):
    """Speaks each text with a new pyglet player. `close` deletes none, because that could block."""

    name = "eSpeak NG"
    is_adjustable = True
    reports_speech = True

    def __init__(self) -> None:
        """Open the sound output and load eSpeak. Raises BackendUnavailable if either fails."""
        open_sound_device()
        self._synthesizer = get_synthesizer()
        self._voice = VoiceSettings()
        self._players: list[tuple[float, Any]] = []

    def supports_language(self, language: str) -> bool:
        return self._synthesizer.supports_language(language)

    def list_voices(self, language: str) -> tuple[str, ...]:
        return self._synthesizer.variants

    def speak(self, text: str, language: str, interrupt: bool) -> float:
        """Start to play a text. Return the seconds until its sound ends."""
        # Imported late, because importing pyglet's sound opens a device.
        from pyglet.media import Player

        if interrupt:
            self.stop()
        self._drop_ended()
        samples = self._synthesizer.synthesize(text, language, self._voice)
        self.pause_seconds = self._synthesizer.measure_final_silence(samples)
        if not samples:
            return 0.0  # The text has only characters that eSpeak does not speak, such as "?".
        source = _make_source(samples, self._synthesizer.samples_per_second)
        player: Any = Player()
        # By default, pyglet deletes the player on the main thread when the sound ends. This could
        # block the main thread.
        player.on_eos = _nothing
        player.volume = self._voice.volume
        player.queue(source)
        player.play()
        self._players.append((time.monotonic() + source.duration + _LATENCY, player))
        return float(source.duration) - self.pause_seconds

    def stop(self) -> None:
        for _, player in self._players:
            player.delete()
        self._players.clear()

    def apply_voice_settings(self, voice: VoiceSettings) -> None:
        self._voice = voice

    def is_still_available(self) -> bool:
        """Return whether the sound device is still connected. Also delete ended audio players."""
        self._drop_ended()
        return pyglet_audio_drivers.is_connected(pyglet_audio_drivers.get_driver())

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


def open_sound_device() -> None:
    """Open a sound device, unless the sounds of the program play on one that is connected.

    Raises BackendUnavailable if there is none.
    """
    pyglet_audio_drivers.import_pyglet_media()
    if pyglet_audio_drivers.is_connected(pyglet_audio_drivers.get_driver()):
        return
    try:
        pyglet_audio_drivers.set_driver(pyglet_audio_drivers.create_driver())
    except RuntimeError as error:
        if not has_sound_output():
            raise BackendUnavailable("there is no audio server and no sound card") from error
        raise BackendUnavailable(f"the sound output cannot be opened: {error}") from error
