"""How a backend is found, and what becomes of the reasons why there is none."""

from __future__ import annotations

import os
import sys
from pathlib import Path
from types import SimpleNamespace
from typing import Any

import pytest

from audiowar.sound import backends
from audiowar.sound.backends import open_device
from audiowar.sound.backends.pyglet_backend import NoSound
from audiowar.sound.backends.silent import SilentBackend
from audiowar.sound.seat_positions import NEAR


@pytest.mark.parametrize("reason", ["no-sound-library", "no-sound-device", "sound-device-stuck"])
def test_without_sound_the_game_is_silent_and_says_why(
    monkeypatch: pytest.MonkeyPatch, reason: str
) -> None:
    def fail() -> None:
        raise NoSound(reason)

    monkeypatch.setattr(backends, "PygletBackend", fail)
    backend, problem = backends.open_backend()
    assert (backend.name, problem) == ("silent", reason)


def test_without_pyglet_the_library_is_what_is_missing(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(sys.modules, "pyglet", None)
    assert backends.open_backend()[1] == "no-sound-library"


@pytest.fixture
def no_driver(monkeypatch: pytest.MonkeyPatch) -> None:
    """Every driver of this platform fails to load."""

    def fail(name: str) -> None:
        raise ImportError(f"no {name}")

    monkeypatch.setitem(open_device.DRIVERS, sys.platform, ("theremin",))
    monkeypatch.setattr(open_device, "import_module", fail)


@pytest.mark.usefixtures("no_driver")
def test_a_driver_that_cannot_be_opened_is_named() -> None:
    opening = open_device.DeviceOpener()
    opening.run()
    assert opening.driver is None
    assert opening.error.startswith("theremin: ")


@pytest.mark.usefixtures("no_driver")
def test_a_driver_that_cannot_be_closed_does_not_keep_the_next_from_opening() -> None:
    class Old:
        def delete(self) -> None:
            raise OSError("gone")

    opening = open_device.DeviceOpener(old=Old())
    opening.run()
    assert opening.error.startswith("theremin: ")


def test_the_first_driver_that_opens_is_taken(monkeypatch: pytest.MonkeyPatch) -> None:
    opened = SimpleNamespace(create_audio_driver=lambda: "driver")
    monkeypatch.setattr(open_device, "import_module", lambda name: opened)
    opening = open_device.DeviceOpener()
    opening.run()
    assert (opening.driver, opening.error) == ("driver", "")


@pytest.mark.parametrize("name", ["SilentDriver", "OpenALDriver"])
def test_the_silent_driver_counts_as_none(monkeypatch: pytest.MonkeyPatch, name: str) -> None:
    driver = type(name, (), {})()
    drivers = SimpleNamespace(_audio_driver=driver)
    monkeypatch.setattr(open_device, "import_module", lambda module: drivers)
    assert open_device.get_device_driver() is (None if name == "SilentDriver" else driver)


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
    known = SimpleNamespace(lib_alc=library)
    monkeypatch.setitem(sys.modules, "pyglet.media.drivers.openal", known)
    driver = SimpleNamespace(device=SimpleNamespace(_al_device="device"))
    assert open_device.is_connected(driver) is connected
    assert asked == ([("device", 0x313, 1)] if can_tell else [])


def test_a_driver_without_a_device_to_ask_counts_as_connected() -> None:
    assert open_device.is_connected(object())


def test_silence_takes_everything() -> None:
    backend = SilentBackend()
    backend.play(Path("nowhere.wav"), 1.0, NEAR)
    backend.duck(0.3)
    backend.stop()
    backend.close()
    assert backend.find_problem_id() == ""


def test_the_usual_sound_servers_are_tried_before_rare_ones(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr(open_device, "import_module", lambda name: None)
    monkeypatch.setitem(os.environ, "ALSOFT_DRIVERS", "jack")
    open_device.import_pyglet_media()
    assert os.environ["ALSOFT_DRIVERS"] == "jack", "whoever wants another one gets it"
    del os.environ["ALSOFT_DRIVERS"]
    open_device.import_pyglet_media()
    assert os.environ["ALSOFT_DRIVERS"] == "pipewire,pulse,", "then all others, as OpenAL has them"
