"""Whether what pyglet plays is heard, without a sound card."""

from __future__ import annotations

import ctypes
import os
from types import ModuleType, SimpleNamespace
from typing import Any

import pytest

from audiowar.speech.backends import detect_sound_output, open_pyglet_sound


class SilentDriver:
    """pyglet's driver where no device opens."""


class OpenDriver:
    """A driver of pyglet that has a device."""


class Loading:
    """pyglet as far as it is needed: its modules by name."""

    def __init__(self, monkeypatch: pytest.MonkeyPatch, driver: object) -> None:
        self.options = SimpleNamespace(shadow_window=True, audio=("openal",))
        self.asked: list[str] = []
        self.modules: dict[str, ModuleType] = {}
        made = SimpleNamespace(create_audio_driver=lambda: driver)
        self.drivers: Any = SimpleNamespace(get_audio_driver=lambda: self.drivers._audio_driver)
        self.drivers._audio_driver = driver
        self._known = {
            "pyglet": SimpleNamespace(options=self.options),
            "pyglet.media.drivers": self.drivers,
            "pyglet.media.drivers.openal": made,
        }
        monkeypatch.setattr(open_pyglet_sound, "_own_drivers", [])
        monkeypatch.setattr(
            open_pyglet_sound, "sys", SimpleNamespace(modules=self.modules, platform="linux")
        )
        monkeypatch.setattr(
            open_pyglet_sound, "importlib", SimpleNamespace(import_module=self.load)
        )

    def load(self, name: str) -> object:
        self.asked.append(name)
        if name == "pyglet.media":
            self.modules[name] = ModuleType(name)
            return None
        return self._known[name]


def test_sound_is_loaded_without_a_window_and_with_a_device(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    driver = OpenDriver()
    loading = Loading(monkeypatch, driver)
    loading.drivers._audio_driver = None
    media = open_pyglet_sound.open_pyglet_media()
    assert media is loading.modules["pyglet.media"]
    assert (loading.options.shadow_window, loading.options.audio) == (False, ("silent",))
    assert loading.drivers._audio_driver is driver and open_pyglet_sound.is_connected()
    loading.asked.clear()
    assert open_pyglet_sound.open_pyglet_media() is media
    assert "pyglet.media" not in loading.asked and len(open_pyglet_sound._own_drivers) == 1


def test_on_windows_each_way_to_play_is_tried_the_best_first(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    loading = Loading(monkeypatch, OpenDriver())
    windows = SimpleNamespace(modules=loading.modules, platform="win32")
    monkeypatch.setattr(open_pyglet_sound, "sys", windows)
    open_pyglet_sound.open_pyglet_media()
    tried = [name for name in loading.asked if name.startswith("pyglet.media.drivers.")]
    assert tried == [
        f"pyglet.media.drivers.{name}" for name in ("directsound", "xaudio2", "openal")
    ]


def test_the_sound_library_prints_nothing_unless_somebody_wants_it(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    Loading(monkeypatch, OpenDriver())
    monkeypatch.delenv("ALSOFT_LOGLEVEL", raising=False)
    open_pyglet_sound.open_pyglet_media()
    assert os.environ["ALSOFT_LOGLEVEL"] == "0"
    monkeypatch.setenv("ALSOFT_LOGLEVEL", "3")
    open_pyglet_sound.open_pyglet_media()
    assert os.environ["ALSOFT_LOGLEVEL"] == "3"


@pytest.mark.parametrize("there", [False, True])
def test_a_device_of_openal_is_asked_whether_it_is_still_there(
    monkeypatch: pytest.MonkeyPatch, there: bool
) -> None:
    asked: list[tuple[object, ...]] = []

    class Integer(ctypes.c_int):
        pass

    def get(device: object, what: int, count: int, answer: Any) -> None:
        asked.append((device, what, count, len(answer)))
        answer[0] = Integer(there)

    driver: Any = OpenDriver()
    driver.device = SimpleNamespace(_al_device="device")
    loading = Loading(monkeypatch, driver)
    alc = SimpleNamespace(ALCint=Integer, alcGetIntegerv=get)
    loading._known["pyglet.media.drivers.openal.lib_alc"] = alc
    assert open_pyglet_sound.is_connected() is there
    assert asked == [("device", 0x313, 1, 1)]


def test_a_silent_driver_of_ours_is_replaced_and_one_of_others_left(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    silent = SilentDriver()
    loading = Loading(monkeypatch, OpenDriver())
    loading.modules["pyglet.media"] = ModuleType("pyglet.media")
    loading.drivers._audio_driver = silent
    open_pyglet_sound.open_pyglet_media()
    assert loading.drivers._audio_driver is silent and open_pyglet_sound.is_connected() is False
    open_pyglet_sound._own_drivers.append(silent)
    open_pyglet_sound.open_pyglet_media()
    assert open_pyglet_sound.is_connected() is True


@pytest.mark.parametrize("reachable", [False, True])
def test_sound_may_be_heard_later_where_the_device_is_ours(
    monkeypatch: pytest.MonkeyPatch, reachable: bool
) -> None:
    silent = SilentDriver()
    loading = Loading(monkeypatch, silent)
    monkeypatch.setattr(detect_sound_output, "has_output", lambda: reachable)
    assert open_pyglet_sound.can_play() is reachable
    loading.modules["pyglet.media"] = ModuleType("pyglet.media")
    assert open_pyglet_sound.can_play() is False
    open_pyglet_sound._own_drivers.append(silent)
    assert open_pyglet_sound.can_play() is reachable
