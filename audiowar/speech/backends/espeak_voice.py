"""The voice that is always there: the bundled eSpeak, played by pyglet."""

from __future__ import annotations

import contextlib
import ctypes
import io
import sys
import wave
from typing import Any

from ..port import Unavailable, Voice
from .espeak import bundled, variants

_DRIVERS = {"win32": ("directsound", "xaudio2", "openal", "silent")}
_OTHER_DRIVERS = ("openal", "pulse", "silent")
"""The drivers of pyglet to try: OpenAL first, as its PulseAudio one never plays short sounds."""
_CONNECTED = 0x313
"""ALC_CONNECTED of the OpenAL extension ALC_EXT_disconnect."""


class EspeakVoice:
    """Sentences one after another on players of the worker's own, away from the sounds'."""

    name = "eSpeak NG"
    own_voice = True

    def __init__(self) -> None:
        """Start the voice; raise Unavailable where it could not be heard."""
        self._pyglet = _media()
        self._driver = self._pyglet.drivers.get_audio_driver()
        if not _sounds(self._driver):
            raise Unavailable("there is no audio server and no sound card")
        self._synthesizer = bundled()
        self._voice = Voice()
        self._players: list[Any] = []

    def speaks(self, language: str) -> bool:
        return self._synthesizer.speaks(language)

    def voices(self, language: str) -> tuple[str, ...]:
        return variants()

    def speak(self, text: str, language: str, interrupt: bool) -> float:
        """Play the text; what comes after another is given when that one should have ended."""
        samples = self._synthesizer.synthesize(text, language, self._voice)
        source = _source(samples, self._synthesizer.rate)
        self._drop(self._players if interrupt else self._players[:-1])
        player = self._pyglet.Player()
        # The main loop of pyglet would end the player on its own thread.
        player.on_eos = _nothing
        player.volume = self._voice.volume
        player.queue(source)
        player.play()
        self._players.append(player)
        return float(source.duration)

    def braille(self, text: str) -> None:
        pass

    def stop(self) -> None:
        self._drop(self._players)

    def adjust(self, voice: Voice) -> None:
        self._voice = voice

    def alive(self) -> bool:
        return _sounds(self._driver)

    def close(self) -> None:
        """Leave the players to the collector: deleting one may wait for a stuck thread."""

    def _drop(self, players: list[Any]) -> None:
        for player in list(players):
            self._players.remove(player)
            player.delete()


def _nothing() -> None:
    pass


def _media() -> Any:
    """Load pyglet's sound without a window: one must never be opened from this thread."""
    import pyglet

    if "pyglet.gl" not in sys.modules:
        pyglet.options.shadow_window = False
    if "pyglet.media" not in sys.modules:
        pyglet.options.audio = _DRIVERS.get(sys.platform, _OTHER_DRIVERS)
    import pyglet.media.drivers

    return pyglet.media


def _sounds(driver: Any) -> bool:
    """Whether pyglet's driver is heard: OpenAL's stays mute once it has lost the audio server."""
    if type(driver).__name__ == "SilentDriver":
        return False
    device = getattr(getattr(driver, "device", None), "_al_device", None)
    if device is None:
        return True
    from pyglet.media.drivers.openal import lib_alc

    connected = (lib_alc.ALCint * 1)(1)
    with contextlib.suppress(ctypes.ArgumentError):
        lib_alc.alcGetIntegerv(device, _CONNECTED, 1, connected)
    return bool(connected[0])


def _source(samples: bytes, rate: int) -> Any:
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
