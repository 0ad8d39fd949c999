"""Open the sound device for pyglet without ever blocking the game.

pyglet opens its driver while `pyglet.media` is imported, and OpenAL waits for ever for an audio
server that is frozen. So pyglet is first given its silent driver, and the real one is opened on a
thread and put in its place.
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
"""By platform, best first. Not PulseAudio: pyglet's never plays a sound under half a second."""

PATIENCE = 2.0
"""Seconds until a device that does not answer counts as missing."""

_CONNECTED = 0x313
"""ALC_CONNECTED of the OpenAL extension ALC_EXT_disconnect."""


class Opening(threading.Thread):
    """An attempt to open a device; `driver` is there once it worked, `error` once it failed."""

    def __init__(self, old: Any = None) -> None:
        super().__init__(name="sound device", daemon=True)
        self.driver: Any = None
        self.error = ""
        self._old = old

    def run(self) -> None:
        """Let go of the old driver, then try those of this platform."""
        if self._old is not None:
            _quietly(self._old.delete)
        for name in DRIVERS.get(sys.platform, ("openal",)):
            try:
                module = import_module(f"pyglet.media.drivers.{name}")
                self.driver = module.create_audio_driver()
                return
            except Exception as error:
                self.error = f"{name}: {error}"


def prepare() -> None:
    """Import pyglet's media with its silent driver, unless it was imported before.

    Raises ImportError where there is no pyglet.
    """
    import pyglet

    os.environ.setdefault("ALSOFT_LOGLEVEL", "0")
    if "pyglet.media" not in sys.modules:
        pyglet.options["audio"] = ("silent",)
    if "pyglet.gl" not in sys.modules:
        # Otherwise the import opens a hidden window, and fails without a display.
        pyglet.options["shadow_window"] = False
    import_module("pyglet.media")


def current() -> Any:
    """The driver that pyglet plays through, or None while it is the silent one."""
    driver: Any = import_module("pyglet.media.drivers")._audio_driver
    return None if type(driver).__name__ == "SilentDriver" else driver


def install(driver: Any) -> None:
    """Let pyglet play through this driver from now on."""
    from pyglet.media import drivers

    drivers._audio_driver = driver


def silent_driver() -> Any:
    """A driver that touches no device."""
    return import_module("pyglet.media.drivers.silent").create_audio_driver()


def connected(driver: Any) -> bool:
    """Whether the device is still there, as far as that can be known."""
    device = getattr(getattr(driver, "device", None), "_al_device", None)
    if device is None:
        return True
    from pyglet.media.drivers.openal import lib_alc

    if not lib_alc.alcIsExtensionPresent(device, b"ALC_EXT_disconnect"):
        return True
    answer = ctypes.c_int(1)
    lib_alc.alcGetIntegerv(device, _CONNECTED, 1, answer)
    return bool(answer.value)


def close() -> None:
    """Close pyglet's driver; a server that does not answer within a second is left behind."""
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
        del error  # The device is given up in any case.
