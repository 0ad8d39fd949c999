"""Play sounds with pyglet: OpenAL on Linux, DirectSound on Windows."""

from __future__ import annotations

import math
import sys
import time
from pathlib import Path
from typing import Any

from audiowar.sound.seat_positions import SoundPlace

from . import open_device

MAX_SOUNDS = 24
"""The maximum number of simultaneous sounds. A new one replaces the oldest."""

PAN_ANGLE = math.radians(30)
"""The angle of a sound with pan 1, which OpenAL plays 13 dB louder on one side. From 60 degrees on,
the other side would be silent, but many players use only one earphone."""

RETRY_SECONDS = 5.0
"""Seconds between attempts to reopen a lost device."""


class NoSound(Exception):
    """Raised if sound is unavailable. The first argument is the id of the reason.

    "no-sound-library": pyglet is missing. "no-sound-device": none could be opened.
    "sound-device-stuck": the device or its server does not respond.
    """


class _PlayingSound:
    """A file that is playing, with the time of its end."""

    def __init__(self, player: Any, gain: float, end: float) -> None:
        self.player = player
        self.gain = gain
        self.end = end


class PygletBackend:
    """Plays files as positioned sources. A lost device is reopened in the background."""

    def __init__(self) -> None:
        """Open the device. Raises NoSound, at the latest after `open_device.OPEN_TIMEOUT`."""
        self._playing: list[_PlayingSound] = []  # sorted by the time at which they end
        self._sources: dict[Path, Any] = {}
        self._factor = 1.0
        self._tried = 0.0
        self._opener: open_device.DeviceOpener | None = None
        try:
            open_device.import_pyglet_media()
        except ImportError as error:
            raise NoSound("no-sound-library", str(error)) from error
        self._driver = open_device.get_device_driver() or self._open()
        self._name = type(self._driver).__module__.split(".")[3]

    def _open(self) -> Any:
        opening = open_device.DeviceOpener()
        if sys.platform == "win32":
            opening.run()  # Windows devices belong to the thread that opens them, and never hang.
        else:
            opening.start()
            opening.join(open_device.OPEN_TIMEOUT)
        if opening.driver is None:
            reason = "sound-device-stuck" if opening.is_alive() else "no-sound-device"
            raise NoSound(reason, opening.error)
        open_device.set_driver(opening.driver)
        return opening.driver

    @property
    def name(self) -> str:
        """The name of pyglet's driver: "openal", "directsound", "xaudio2"."""
        return self._name

    def play(self, path: Path, gain: float, place: SoundPlace) -> None:
        """Play a file at once. Do nothing if the device is lost or the file is invalid."""
        self._delete_finished()
        if not self._is_ready():
            return
        source = self._get_source(path)
        if source is None:
            return
        # Imported late, because importing pyglet's sound opens a device.
        from pyglet.media import Player

        player = Player()
        player.volume = gain * self._factor
        player.position = get_position(place)
        player.queue(source)
        player.play()
        self._playing.append(_PlayingSound(player, gain, time.monotonic() + source.duration + 0.3))
        self._playing.sort(key=lambda voice: voice.end)

    def duck(self, factor: float) -> None:
        """Multiply the volume of all present and later sounds by a factor."""
        self._factor = factor
        for voice in self._playing:
            voice.player.volume = voice.gain * factor

    def stop(self) -> None:
        """Stop all sounds."""
        for voice in self._playing:
            voice.player.delete()
        self._playing.clear()

    def find_problem_id(self) -> str:
        """Return the problem id "sound-lost" while the device is lost, else ""."""
        return "" if self._is_ready() else "sound-lost"

    def close(self) -> None:
        """Stop all sounds and release the device."""
        self.stop()
        open_device.close_driver()

    def _delete_finished(self) -> None:
        """Delete the players of finished files, as pyglet only does in its event loop."""
        now = time.monotonic()
        while self._playing and (self._playing[0].end < now or len(self._playing) >= MAX_SOUNDS):
            self._playing.pop(0).player.delete()

    def _get_source(self, path: Path) -> Any:
        """Return the samples of a file, loaded once; None if it cannot be read."""
        if path not in self._sources:
            self._sources[path] = _load(path)
        return self._sources[path]

    def _is_ready(self) -> bool:
        """Return whether there is a device; if it is lost, start reopening it in the background."""
        if self._opener is not None:
            if self._opener.is_alive():
                return False
            if self._opener.driver is not None:
                self._driver = self._opener.driver
                open_device.set_driver(self._driver)
            self._opener = None
        if self._driver is not None and open_device.is_connected(self._driver):
            return True
        if time.monotonic() - self._tried > RETRY_SECONDS:
            self._tried = time.monotonic()
            self._reopen()
        return False

    def _reopen(self) -> None:
        """Start to open a device in the background; until then, pyglet has the silent driver."""
        self.stop()
        self._opener = open_device.DeviceOpener(old=self._driver)
        self._driver = None
        open_device.set_driver(open_device.make_silent_driver())
        self._opener.start()


def get_position(place: SoundPlace) -> tuple[float, float, float]:
    """Return pyglet's coordinates of a sound. The listener is at the origin and faces -z.

    The volume is inverse to the distance, so the far side of the table is 6 dB softer.
    """
    angle, way = place.pan * PAN_ANGLE, 1 + place.distance
    return (way * math.sin(angle), 0.0, -way * math.cos(angle))


def _load(path: Path) -> Any:
    """Load a file so that it can be played many times; return None if that fails."""
    from pyglet.media import load
    from pyglet.media.codecs.wave import WaveDecoder
    from pyglet.media.exceptions import MediaException

    try:
        return load(str(path), streaming=False, decoder=WaveDecoder())
    except (OSError, EOFError, MediaException):
        return None
