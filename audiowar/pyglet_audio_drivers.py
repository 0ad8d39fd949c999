"""Import pyglet's sound without opening a device, and open its drivers one by one.

When `pyglet.media` is imported, pyglet opens an audio driver. If the audio server is frozen, OpenAL
then waits for ever, and Python holds the import lock for ever. So pyglet first gets its silent
driver.
"""

from __future__ import annotations

import ctypes
import os
import sys
from importlib import import_module
from typing import Any

DRIVERS_BY_PLATFORM = {"win32": ("directsound", "xaudio2", "openal")}
"""Drivers by platform, best first. Other platforms use OpenAL, because pyglet's PulseAudio driver
loses short sounds."""

OPENAL_SOUND_SERVERS = "pipewire,pulse,"
"""Sound servers that OpenAL tries before all others. By default it tries JACK first, which is
rarely there and whose libraries take 2 MB."""

_CONNECTED = 0x313
"""OpenAL's constant ALC_CONNECTED, for asking whether a sound device is still connected."""


def import_pyglet_media() -> None:
    """Import `pyglet.media` with its silent driver if not yet imported. Raises ImportError."""
    options: Any = import_module("pyglet").options
    os.environ.setdefault("ALSOFT_LOGLEVEL", "0")
    os.environ.setdefault("ALSOFT_DRIVERS", OPENAL_SOUND_SERVERS)
    if "pyglet.media" not in sys.modules:
        options.audio = ("silent",)
    if "pyglet.gl" not in sys.modules:
        # Otherwise the import would open a hidden window, and fail without a display.
        options.shadow_window = False
    import_module("pyglet.media")


def create_driver() -> Any:
    """Return the first driver of this platform that opens. Raises RuntimeError if none does."""
    error = "no driver"
    for name in DRIVERS_BY_PLATFORM.get(sys.platform, ("openal",)):
        try:
            return import_module(f"pyglet.media.drivers.{name}").create_audio_driver()
        except Exception as failure:
            error = f"{name}: {failure}"
    raise RuntimeError(error)


def create_silent_driver() -> Any:
    """Return a driver that uses no device."""
    return import_module("pyglet.media.drivers.silent").create_audio_driver()


def get_driver() -> Any:
    """Return the driver that pyglet uses."""
    return import_module("pyglet.media.drivers")._audio_driver


def set_driver(driver: Any) -> None:
    """Make pyglet use a driver."""
    setattr(import_module("pyglet.media.drivers"), "_audio_driver", driver)  # noqa: B010


def is_silent(driver: Any) -> bool:
    """Return whether a driver uses no device."""
    return driver is None or type(driver).__name__ == "SilentDriver"


def is_connected(driver: Any) -> bool:
    """Return whether a driver has a device that is not known to be disconnected."""
    if is_silent(driver):
        return False
    device = getattr(getattr(driver, "device", None), "_al_device", None)
    if device is None:
        return True
    library: Any = import_module("pyglet.media.drivers.openal.lib_alc")
    if not library.alcIsExtensionPresent(device, b"ALC_EXT_disconnect"):
        return True
    answer = ctypes.c_int(1)
    library.alcGetIntegerv(device, _CONNECTED, 1, answer)
    return bool(answer.value)
