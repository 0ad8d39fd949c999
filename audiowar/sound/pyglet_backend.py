"""Play sounds with pyglet: with DirectSound on Windows, with OpenAL elsewhere.

A thread opens and closes the device, so that a hung audio server never blocks the game.
"""

from __future__ import annotations

import atexit
import contextlib
import functools
import math
import sys
import threading
import time
from collections.abc import Callable
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from audiowar import pyglet_audio_drivers

from .cue_player import SoundBackend
from .seat_places import SoundPlace

MAX_SOUNDS = 24
"""The maximum number of simultaneous sounds. A new one replaces the one that would end first."""
MAX_PAN_RADIANS = math.radians(30)
"""The angle of a sound with pan 1. OpenAL plays it 13 dB louder on one side. From 60 degrees on,
one side would be silent, but many players use only one earphone."""
REOPEN_SECONDS = 5.0
"""Seconds between attempts to reopen a lost device."""
OPEN_TIMEOUT_SECONDS = 2.0


class SoundUnavailable(Exception):
    """Raised if sound is unavailable. The first argument is the id of the reason.

    "no-sound-library": pyglet is missing. "no-sound-device": none could be opened.
    "sound-device-stuck": the device or its server does not respond.
    """


class DeviceOpener(threading.Thread):
    """A thread that closes the driver `old`, if any, and opens a device.

    Then it sets `driver`, or `error` if no device could be opened.
    """

    def __init__(self, old: Any = None) -> None:
        super().__init__(name="sound device", daemon=True)
        self.driver: Any = None
        self.error = ""
        self._old = old

    def run(self) -> None:
        if self._old is not None:
            _ignore_errors(self._old.delete)
        try:
            self.driver = pyglet_audio_drivers.create_driver()
        except RuntimeError as error:
            self.error = str(error)


@dataclass(frozen=True)
class _PlayingSound:
    player: Any
    gain: float
    end: float


class PygletBackend(SoundBackend):
    """Plays files as positioned sources. A lost device is reopened in the background."""

    def __init__(self) -> None:
        """Open the device. Raises SoundUnavailable if that fails or takes too long."""
        self._playing: list[_PlayingSound] = []  # sorted by the time at which they end
        self._factor = 1.0
        self._tried = 0.0
        self._opener: DeviceOpener | None = None
        try:
            pyglet_audio_drivers.import_pyglet_media()
        except ImportError as error:
            raise SoundUnavailable("no-sound-library", str(error)) from error
        driver = pyglet_audio_drivers.get_driver()
        self._driver = self._open() if pyglet_audio_drivers.is_silent(driver) else driver
        self.name = type(self._driver).__module__.split(".")[3]

    def _open(self) -> Any:
        opening = DeviceOpener()
        if sys.platform == "win32":
            opening.run()  # Windows devices belong to the thread that opens them, and never hang.
        else:
            opening.start()
            opening.join(OPEN_TIMEOUT_SECONDS)
        if opening.driver is None:
            reason = "sound-device-stuck" if opening.is_alive() else "no-sound-device"
            raise SoundUnavailable(reason, opening.error)
        pyglet_audio_drivers.set_driver(opening.driver)
        return opening.driver

    def play(self, path: Path, gain: float, place: SoundPlace) -> None:
        """Play a file immediately. Do nothing if the device is lost or the file is invalid."""
        self._delete_finished()
        if not self._is_ready():
            return
        source = _load(path)
        if source is None:
            return
        # Imported late, because importing pyglet's sound opens a device.
        from pyglet.media import Player

        player = Player()
        player.volume = gain * self._factor
        player.position = get_pyglet_coordinates(place)
        player.queue(source)
        player.play()
        self._playing.append(_PlayingSound(player, gain, time.monotonic() + source.duration + 0.3))
        self._playing.sort(key=lambda voice: voice.end)

    def set_volume_factor(self, factor: float) -> None:
        self._factor = factor
        for voice in self._playing:
            voice.player.volume = voice.gain * factor

    def stop(self) -> None:
        for voice in self._playing:
            voice.player.delete()
        self._playing.clear()

    def find_problem_id(self) -> str:
        return "" if self._is_ready() else "sound-lost"

    def close(self) -> None:
        """Stop all sounds, and wait at most a second for the audio server to close the device."""
        # Imported late, because importing pyglet's sound opens a device.
        from pyglet.media import drivers

        self.stop()
        delete = drivers._delete_audio_driver
        atexit.unregister(delete)
        closing = threading.Thread(target=_ignore_errors, args=(delete,), daemon=True)
        closing.start()
        closing.join(1.0)

    def _delete_finished(self) -> None:
        """Delete the players of finished files, which pyglet does only in its event loop.

        If MAX_SOUNDS are still playing, also delete the player that would finish first.
        """
        now = time.monotonic()
        while self._playing and (self._playing[0].end < now or len(self._playing) >= MAX_SOUNDS):
            self._playing.pop(0).player.delete()

    def _is_ready(self) -> bool:
        """Return whether the sound device is open. Reopen a lost one in the background."""
        if self._opener is not None:
            if self._opener.is_alive():
                return False
            if self._opener.driver is not None:
                self._driver = self._opener.driver
                pyglet_audio_drivers.set_driver(self._driver)
            self._opener = None
        if pyglet_audio_drivers.is_connected(self._driver):
            return True
        if time.monotonic() - self._tried > REOPEN_SECONDS:
            self._tried = time.monotonic()
            self._reopen()
        return False

    def _reopen(self) -> None:
        """Open a device in the background. Until it is open, pyglet uses the silent driver."""
        self.stop()
        self._opener = DeviceOpener(old=self._driver)
        self._driver = None
        pyglet_audio_drivers.set_driver(pyglet_audio_drivers.create_silent_driver())
        self._opener.start()


def get_pyglet_coordinates(place: SoundPlace) -> tuple[float, float, float]:
    """Return a sound's coordinates, seen from a listener at the origin who faces -z.

    The volume is inversely proportional to the distance: the far side of the table is 6 dB softer.
    """
    angle, way = place.pan * MAX_PAN_RADIANS, 1 + place.distance
    return (way * math.sin(angle), 0.0, -way * math.cos(angle))


@functools.cache
def _load(path: Path) -> Any:
    """Load a file once, so that it can be played many times; return None if that fails."""
    from pyglet.media import load
    from pyglet.media.codecs.wave import WaveDecoder
    from pyglet.media.exceptions import MediaException

    try:
        return load(str(path), streaming=False, decoder=WaveDecoder())
    except (OSError, EOFError, MediaException):
        return None


def _ignore_errors(action: Callable[[], object]) -> None:
    with contextlib.suppress(Exception):
        action()


def open_sound_backend() -> tuple[SoundBackend, str]:
    """Open a sound backend, in about two seconds at most. Return it and "".

    If none can be opened, return a silent backend and the id of the reason.
    """
    try:
        return PygletBackend(), ""
    except SoundUnavailable as error:
        return SoundBackend(), str(error.args[0])
