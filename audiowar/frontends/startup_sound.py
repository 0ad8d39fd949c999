"""The first sound: bells that say that the program is there, while the rest of it is loaded."""

from __future__ import annotations

import array
import contextlib
import io
import sys
import threading
import wave
from pathlib import Path

from audiowar.resources import welcome
from audiowar.sound.mixer import SoundBackend
from audiowar.sound.seat_positions import NEAR
from audiowar.storage.settings import Settings


def volume(settings: Settings) -> float:
    """How loud the player wants the sounds of menus, from 0 to 1."""
    return float(settings.get("sound_volume", 80) * settings.get("interface_volume", 100) / 10_000)


def greet_at_once() -> None:
    """Ring before the window opens, where the system itself plays a sound: on Windows."""
    if sys.platform == "win32":
        # Whatever is wrong with the sound, the game begins.
        with contextlib.suppress(Exception):
            sound = softer(welcome(), volume(Settings()))
            threading.Thread(target=_ring, args=(sound,), name="greeting", daemon=True).start()


def greet(backend: SoundBackend, settings: Settings) -> None:
    """Ring as soon as there is a way to, where nothing has rung yet."""
    if sys.platform != "win32":
        backend.play(welcome(), volume(settings), NEAR)


def softer(path: Path, volume: float) -> bytes:
    """Return a file of 16-bit samples with its loudness changed. Raises OSError, wave.Error."""
    with wave.open(str(path)) as file:
        kind, frames = file.getparams(), file.readframes(file.getnframes())
    samples = array.array("h", (round(sample * volume) for sample in array.array("h", frames)))
    written = io.BytesIO()
    with wave.open(written, "wb") as copy:
        copy.setparams(kind)
        copy.writeframes(samples.tobytes())
    return written.getvalue()


def _ring(sound: bytes) -> None:
    if sys.platform == "win32":
        import winsound

        with contextlib.suppress(RuntimeError):
            winsound.PlaySound(sound, winsound.SND_MEMORY | winsound.SND_NODEFAULT)
