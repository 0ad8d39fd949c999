"""Open the sound device for pyglet without blocking the game.

pyglet opens its driver when `pyglet.media` is imported, and OpenAL waits for ever for a frozen
audio server. So pyglet first gets its silent driver; a thread then opens the real one.
"""

from __future__ import annotations

import atexit
import ctypes
import os
import sys
import threading
from importlib import import_module
from typing import Any

DRIVERS = {
    "linux": ("openal",),
    "win32": ("directsound", "xaudio2", "openal"),
    "darwin": ("openal",),
}
"""Drivers by platform, best first. pyglet's PulseAudio driver never plays short sounds."""

OPENAL_ORDER = "pipewire,pulse,"
"""Sound servers that OpenAL tries before all others. By default it tries JACK first, which is
rarely there and whose libraries take 2 MB."""

OPEN_TIMEOUT = 2.0
"""Maximum seconds for opening a device."""

_CONNECTED = 0x313
"""ALC_CONNECTED of the OpenAL extension ALC_EXT_disconnect."""


class DeviceOpener(threading.Thread):
    """A thread that opens a device and then sets `driver`, or `error` if that failed."""

    def __init__(self, old: Any = None) -> None:
        super().__init__(name="sound device", daemon=True)
        self.driver: Any = None
        self.error = ""
        self._old = old

    def run(self) -> None:
        """Release the old driver, then try the drivers of this platform until one opens."""
        if self._old is not None:
            _quietly(self._old.delete)
        for name in DRIVERS.get(sys.platform, ("openal",)):
            try:
                module = import_module(f"pyglet.media.drivers.{name}")
                self.driver = module.create_audio_driver()
                return
            except Exception as error:
                self.error = f"{name}: {error}"


def import_pyglet_media() -> None:
    """Import `pyglet.media` with its silent driver, unless it is imported already.

    Raises ImportError without pyglet.
    """
    import pyglet

    os.environ.setdefault("ALSOFT_LOGLEVEL", "0")
    os.environ.setdefault("ALSOFT_DRIVERS", OPENAL_ORDER)
    if "pyglet.media" not in sys.modules:
        pyglet.options["audio"] = ("silent",)
    if "pyglet.gl" not in sys.modules:
        # Otherwise the import would open a hidden window, and fail without a display.
        pyglet.options["shadow_window"] = False
    import_module("pyglet.media")


def get_device_driver() -> Any:
    """Return pyglet's driver, or None if it is the silent one."""
    driver: Any = import_module("pyglet.media.drivers")._audio_driver
    return None if type(driver).__name__ == "SilentDriver" else driver


def set_driver(driver: Any) -> None:
    """Make pyglet use a driver."""
    # Imported late, because importing pyglet's sound opens a device.
    from pyglet.media import drivers

    drivers._audio_driver = driver


def make_silent_driver() -> Any:
    """Create a driver that uses no device."""
    return import_module("pyglet.media.drivers.silent").create_audio_driver()


def is_connected(driver: Any) -> bool:
    """Return whether a driver's device is still connected; True if that is unknown."""
    device = getattr(getattr(driver, "device", None), "_al_device", None)
    if device is None:
        return True
    # Imported late, because importing pyglet's sound opens a device.
    from pyglet.media.drivers.openal import lib_alc

    if not lib_alc.alcIsExtensionPresent(device, b"ALC_EXT_disconnect"):
        return True
    answer = ctypes.c_int(1)
    lib_alc.alcGetIntegerv(device, _CONNECTED, 1, answer)
    return bool(answer.value)


def close_driver() -> None:
    """Close pyglet's driver, waiting at most a second for the audio server."""
    # Imported late, because importing pyglet's sound opens a device.
    from pyglet.media import drivers

    closing = threading.Thread(
        target=_quietly, args=(drivers._delete_audio_driver,), name="sound device", daemon=True
    )
    atexit.unregister(drivers._delete_audio_driver)
    closing.start()
    closing.join(1.0)


def _quietly(action: Any) -> None:
    try:
        action()
    except Exception as error:
        del error  # The device is released in any case.
