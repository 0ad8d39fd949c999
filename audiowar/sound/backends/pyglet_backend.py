"""Play sounds with pyglet: OpenAL on Linux, DirectSound on Windows."""

from __future__ import annotations

import math
import sys
import time
from pathlib import Path
from typing import Any

from audiowar.sound.seat_positions import SoundPlace

from . import device

VOICES = 24
"""Maximum number of simultaneous sounds; a new one replaces the oldest."""

WIDTH = math.radians(30)
"""The angle of pan 1, at which OpenAL plays 13 dB louder on one side. From 60 degrees on the other
side would be silent, and many players use only one earphone."""

RETRY = 5.0
"""Seconds between attempts to reopen a lost device."""


class NoSound(Exception):
    """Raised if sound is unavailable; the first argument is the id of the reason.

    "no-sound-library": pyglet is missing; "no-sound-device": none could be opened;
    "sound-device-stuck": the device or its server does not answer.
    """


class _Voice:
    """A playing file."""

    def __init__(self, player: Any, gain: float, end: float) -> None:
        self.player = player
        self.gain = gain
        self.end = end


class PygletBackend:
    """Plays files as positioned sources; a lost device is reopened in the background."""

    def __init__(self) -> None:
        """Open the device within `device.PATIENCE` seconds. Raises NoSound."""
        self._voices: list[_Voice] = []  # by their ends, the first first
        self._sources: dict[Path, Any] = {}
        self._factor = 1.0
        self._tried = 0.0
        self._opening: device.Opening | None = None
        try:
            device.prepare()
        except ImportError as error:
            raise NoSound("no-sound-library", str(error)) from error
        self._driver = device.current() or self._open()
        self._name = type(self._driver).__module__.split(".")[3]

    def _open(self) -> Any:
        opening = device.Opening()
        if sys.platform == "win32":
            opening.run()  # Its drivers belong to the thread that opens them, and do not hang.
        else:
            opening.start()
            opening.join(device.PATIENCE)
        if opening.driver is None:
            reason = "sound-device-stuck" if opening.is_alive() else "no-sound-device"
            raise NoSound(reason, opening.error)
        device.install(opening.driver)
        return opening.driver

    @property
    def name(self) -> str:
        """The name of pyglet's driver: "openal", "directsound", "xaudio2"."""
        return self._name

    def play(self, path: Path, gain: float, place: SoundPlace) -> None:
        """Play a file at once; do nothing while the device is lost or if the file is bad."""
        self._sweep()
        if not self._ready():
            return
        source = self._source(path)
        if source is None:
            return
        from pyglet.media import Player

        player = Player()
        player.volume = gain * self._factor
        player.position = position(place)
        player.queue(source)
        player.play()
        self._voices.append(_Voice(player, gain, time.monotonic() + source.duration + 0.3))
        self._voices.sort(key=lambda voice: voice.end)

    def duck(self, factor: float) -> None:
        """Scale the volume of all present and later sounds."""
        self._factor = factor
        for voice in self._voices:
            voice.player.volume = voice.gain * factor

    def stop(self) -> None:
        """Stop all sounds."""
        for voice in self._voices:
            voice.player.delete()
        self._voices.clear()

    def problem(self) -> str:
        """Return "sound-lost" while the device is lost, else an empty text."""
        return "" if self._ready() else "sound-lost"

    def close(self) -> None:
        """Stop all sounds and release the device."""
        self.stop()
        device.close()

    def _sweep(self) -> None:
        """Delete finished players, which pyglet would only do in its event loop."""
        now = time.monotonic()
        while self._voices and (self._voices[0].end < now or len(self._voices) >= VOICES):
            self._voices.pop(0).player.delete()

    def _source(self, path: Path) -> Any:
        """Return the cached samples of a file, None if it cannot be read."""
        if path not in self._sources:
            self._sources[path] = _load(path)
        return self._sources[path]

    def _ready(self) -> bool:
        """Return whether there is a device; if it is lost, start reopening it in the background."""
        if self._opening is not None:
            if self._opening.is_alive():
                return False
            if self._opening.driver is not None:
                self._driver = self._opening.driver
                device.install(self._driver)
            self._opening = None
        if self._driver is not None and device.connected(self._driver):
            return True
        if time.monotonic() - self._tried > RETRY:
            self._tried = time.monotonic()
            self._reopen()
        return False

    def _reopen(self) -> None:
        """Start opening a device; meanwhile pyglet must not touch the lost one."""
        self.stop()
        self._opening = device.Opening(old=self._driver)
        self._driver = None
        device.install(device.silent_driver())
        self._opening.start()


def position(place: SoundPlace) -> tuple[float, float, float]:
    """Return pyglet's coordinates of a source; the listener is at 0 and faces -z.

    Volume falls with the inverse of the distance: the far side of the table is 6 dB softer.
    """
    angle, way = place.pan * WIDTH, 1 + place.distance
    return (way * math.sin(angle), 0.0, -way * math.cos(angle))


def _load(path: Path) -> Any:
    """Load a file for repeated playing; return None if that fails."""
    from pyglet.media import load
    from pyglet.media.codecs.wave import WaveDecoder
    from pyglet.media.exceptions import MediaException

    try:
        return load(str(path), streaming=False, decoder=WaveDecoder())
    except (OSError, EOFError, MediaException):
        return None
