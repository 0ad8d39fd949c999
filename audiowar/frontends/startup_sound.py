"""Play the startup sound while the rest of the program is loading."""

from __future__ import annotations

import array
import contextlib
import io
import sys
import threading
import wave
from pathlib import Path

from audiowar.resources import find_startup_sound
from audiowar.sound.cue_player import SoundBackend
from audiowar.sound.seat_places import LISTENER_PLACE
from audiowar.storage.settings import Settings


def get_menu_volume_fraction(settings: Settings) -> float:
    """Return the volume of menu sounds, from 0 to 1."""
    return float(settings.get("sound_volume") * settings.get("interface_volume") / 10_000)


def play_startup_sound_if_windows() -> None:
    """On Windows, play the startup sound before the window opens. Do nothing on other systems."""
    if sys.platform == "win32":
        # A problem with sound must not prevent the start.
        with contextlib.suppress(Exception):
            sound = read_wav_at_volume(find_startup_sound(), get_menu_volume_fraction(Settings()))
            threading.Thread(target=_ring, args=(sound,), name="greeting", daemon=True).start()


def play_startup_sound_unless_windows(backend: SoundBackend, settings: Settings) -> None:
    """Play the startup sound through a sound backend. On Windows it has already been played."""
    if sys.platform != "win32":
        backend.play(find_startup_sound(), get_menu_volume_fraction(settings), LISTENER_PLACE)


def read_wav_at_volume(path: Path, volume: float) -> bytes:
    """Read a 16-bit WAV file, and return it as bytes at another volume, from 0 to 1.

    Raises OSError or wave.Error.
    """
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
        # This module exists only on Windows.
        import winsound

        with contextlib.suppress(RuntimeError):
            winsound.PlaySound(sound, winsound.SND_MEMORY | winsound.SND_NODEFAULT)
