"""The choice of pyglet's sound driver, and the check of its device."""

from __future__ import annotations

import os
from types import SimpleNamespace
from typing import Any

import pytest

from audiowar import pyglet_audio_drivers

ALC = "pyglet.media.drivers.openal.lib_alc"


@pytest.mark.parametrize("name", ["SilentDriver", "OpenALDriver"])
def test_the_silent_driver_is_never_connected(monkeypatch: pytest.MonkeyPatch, name: str) -> None:
    driver = type(name, (), {})()
    drivers = SimpleNamespace(_audio_driver=driver)
    monkeypatch.setattr(pyglet_audio_drivers, "import_module", lambda module: drivers)
    assert pyglet_audio_drivers.get_driver() is driver
    assert pyglet_audio_drivers.is_silent(driver) is (name == "SilentDriver")
    assert pyglet_audio_drivers.is_connected(driver) is (name != "SilentDriver")


@pytest.mark.parametrize(
    ("can_tell", "there", "connected"), [(True, 1, True), (True, 0, False), (False, 0, True)]
)
def test_a_device_of_openal_is_asked_whether_it_is_still_there(
    monkeypatch: pytest.MonkeyPatch, can_tell: bool, there: int, connected: bool
) -> None:
    asked: list[object] = []

    def get(device: str, what: int, count: int, answer: Any) -> None:
        asked.append((device, what, count))
        answer.value = there

    library = SimpleNamespace(
        alcIsExtensionPresent=lambda device, name: can_tell, alcGetIntegerv=get
    )
    monkeypatch.setattr(pyglet_audio_drivers, "import_module", {ALC: library}.__getitem__)
    driver = SimpleNamespace(device=SimpleNamespace(_al_device="device"))
    assert pyglet_audio_drivers.is_connected(driver) is connected
    assert asked == ([("device", 0x313, 1)] if can_tell else [])


def test_a_driver_without_a_device_to_ask_counts_as_connected() -> None:
    assert pyglet_audio_drivers.is_connected(object())


def test_the_usual_sound_servers_are_tried_before_rare_ones(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr(
        pyglet_audio_drivers,
        "import_module",
        lambda name: SimpleNamespace(options=SimpleNamespace()),
    )
    monkeypatch.setitem(os.environ, "ALSOFT_DRIVERS", "jack")
    pyglet_audio_drivers.import_pyglet_media()
    assert os.environ["ALSOFT_DRIVERS"] == "jack", "whoever wants another one gets it"
    del os.environ["ALSOFT_DRIVERS"]
    pyglet_audio_drivers.import_pyglet_media()
    assert os.environ["ALSOFT_DRIVERS"] == "pipewire,pulse,", "then all others, as OpenAL has them"
