"""Open pyglet's sound output for the bundled voice, unless the sound mixer has opened it."""

from __future__ import annotations

import contextlib
import importlib
import os
import sys
from typing import Any

from . import detect_sound_output

_DRIVERS = {"win32": ("directsound", "xaudio2", "openal")}
_OTHER_DRIVERS = ("openal",)
"""The drivers to try on other systems. pyglet's PulseAudio driver never plays short sounds."""
_CONNECTED = 0x313
"""ALC_CONNECTED of the OpenAL extension ALC_EXT_disconnect."""

_own_drivers: list[Any] = []
"""The drivers opened by this module, the newest last."""


def open_pyglet_media() -> Any:
    """Import `pyglet.media`, open its device unless it is open, and return the module.

    The import itself must not open a window, which would belong to this thread, nor the device,
    which may block for ever while Python holds the import lock.
    """
    os.environ.setdefault("ALSOFT_LOGLEVEL", "0")
    if "pyglet.media" in sys.modules:
        if _is_ours(_get_driver()) and not _is_connected(_get_driver()):
            _open_device()
    else:
        options = importlib.import_module("pyglet").options
        if "pyglet.gl" not in sys.modules:
            options.shadow_window = False
        options.audio = ("silent",)
        importlib.import_module("pyglet.media")
        _open_device()
    return sys.modules["pyglet.media"]


def can_play() -> bool:
    """Return whether pyglet can be heard, or probably could after `open_pyglet_media`."""
    if "pyglet.media" not in sys.modules:
        return detect_sound_output.has_output()
    driver = _get_driver()
    return _is_connected(driver) or (_is_ours(driver) and detect_sound_output.has_output())


def is_connected() -> bool:
    """Return whether pyglet's current driver can be heard."""
    return _is_connected(_get_driver())


def _get_driver() -> Any:
    return importlib.import_module("pyglet.media.drivers").get_audio_driver()


def _is_ours(driver: Any) -> bool:
    return any(driver is own for own in _own_drivers)


def _open_device() -> None:
    """Set pyglet's driver to the first that can be opened, the silent one if none can."""
    drivers = importlib.import_module("pyglet.media.drivers")
    for name in (*_DRIVERS.get(sys.platform, _OTHER_DRIVERS), "silent"):
        with contextlib.suppress(Exception):
            module = importlib.import_module(f"pyglet.media.drivers.{name}")
            _own_drivers.append(module.create_audio_driver())
            drivers._audio_driver = _own_drivers[-1]  # type: ignore[attr-defined]
            return


def _is_connected(driver: Any) -> bool:
    """Return whether a driver can be heard: not the silent one, nor OpenAL without its device."""
    if type(driver).__name__ == "SilentDriver":
        return False
    device = getattr(getattr(driver, "device", None), "_al_device", None)
    if device is None:
        return True
    alc = importlib.import_module("pyglet.media.drivers.openal.lib_alc")
    answer = (alc.ALCint * 1)(1)
    alc.alcGetIntegerv(device, _CONNECTED, 1, answer)
    return bool(answer[0])
