"""Whether what pyglet plays is heard, without a sound card."""

from __future__ import annotations

import os
from types import ModuleType, SimpleNamespace
from typing import Any

import pytest

from audiowar import pyglet_audio_drivers
from audiowar.speech.backends import bundled_voice, detect_sound_output


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
        self.drivers: Any = SimpleNamespace(_audio_driver=driver)
        self._known = {
            "pyglet": SimpleNamespace(options=self.options),
            "pyglet.media.drivers": self.drivers,
            "pyglet.media.drivers.openal": made,
        }
        monkeypatch.setattr(bundled_voice, "_own_drivers", [])
        self.set_platform(monkeypatch, "linux")
        monkeypatch.setattr(pyglet_audio_drivers, "import_module", self.load)

    def set_platform(self, monkeypatch: pytest.MonkeyPatch, platform: str) -> None:
        system = SimpleNamespace(modules=self.modules, platform=platform)
        monkeypatch.setattr(bundled_voice, "sys", system)
        monkeypatch.setattr(pyglet_audio_drivers, "sys", system)

    def load(self, name: str) -> object:
        self.asked.append(name)
        if name == "pyglet.media":
            return self.modules.setdefault(name, ModuleType(name))
        return self._known[name]


def test_sound_is_loaded_without_a_window_and_with_a_device(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    driver = OpenDriver()
    loading = Loading(monkeypatch, driver)
    loading.drivers._audio_driver = None
    media = bundled_voice.load_pyglet_media()
    assert media is loading.modules["pyglet.media"]
    assert (loading.options.shadow_window, loading.options.audio) == (False, ("silent",))
    assert loading.drivers._audio_driver is driver and bundled_voice.can_current_driver_be_heard()
    assert bundled_voice.load_pyglet_media() is media
    assert len(bundled_voice._own_drivers) == 1


def test_on_windows_each_way_to_play_is_tried_the_best_first(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    loading = Loading(monkeypatch, OpenDriver())
    loading.set_platform(monkeypatch, "win32")
    bundled_voice.load_pyglet_media()
    tried = [name for name in loading.asked if name.startswith("pyglet.media.drivers.")]
    assert tried == [
        f"pyglet.media.drivers.{name}" for name in ("directsound", "xaudio2", "openal")
    ]


def test_the_sound_library_prints_nothing_unless_somebody_wants_it(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    Loading(monkeypatch, OpenDriver())
    monkeypatch.delenv("ALSOFT_LOGLEVEL", raising=False)
    bundled_voice.load_pyglet_media()
    assert os.environ["ALSOFT_LOGLEVEL"] == "0"
    monkeypatch.setenv("ALSOFT_LOGLEVEL", "3")
    bundled_voice.load_pyglet_media()
    assert os.environ["ALSOFT_LOGLEVEL"] == "3"


def test_a_silent_driver_of_ours_is_replaced_and_one_of_others_left(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    silent = SilentDriver()
    loading = Loading(monkeypatch, OpenDriver())
    loading.modules["pyglet.media"] = ModuleType("pyglet.media")
    loading.drivers._audio_driver = silent
    bundled_voice.load_pyglet_media()
    assert (
        loading.drivers._audio_driver is silent
        and bundled_voice.can_current_driver_be_heard() is False
    )
    bundled_voice._own_drivers.append(silent)
    bundled_voice.load_pyglet_media()
    assert bundled_voice.can_current_driver_be_heard() is True


@pytest.mark.parametrize("reachable", [False, True])
def test_sound_may_be_heard_later_where_the_device_is_ours(
    monkeypatch: pytest.MonkeyPatch, reachable: bool
) -> None:
    silent = SilentDriver()
    loading = Loading(monkeypatch, silent)
    monkeypatch.setattr(detect_sound_output, "has_sound_output", lambda: reachable)
    assert bundled_voice.can_pyglet_be_heard() is reachable
    loading.modules["pyglet.media"] = ModuleType("pyglet.media")
    assert bundled_voice.can_pyglet_be_heard() is False
    bundled_voice._own_drivers.append(silent)
    assert bundled_voice.can_pyglet_be_heard() is reachable
