"""How a backend is found, and what becomes of the reasons why there is none."""

from __future__ import annotations

import sys
from types import SimpleNamespace

import pytest

from audiowar import pyglet_audio_drivers
from audiowar.sound import pyglet_backend


@pytest.mark.parametrize("reason", ["no-sound-library", "no-sound-device", "sound-device-stuck"])
def test_without_sound_the_game_is_silent_and_says_why(
    monkeypatch: pytest.MonkeyPatch, reason: str
) -> None:
    def fail() -> None:
        raise pyglet_backend.SoundUnavailable(reason)

    monkeypatch.setattr(pyglet_backend, "PygletBackend", fail)
    backend, problem = pyglet_backend.open_sound_backend()
    assert (backend.name, problem) == ("silent", reason)


def test_without_pyglet_the_library_is_what_is_missing(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(sys.modules, "pyglet", None)
    assert pyglet_backend.open_sound_backend()[1] == "no-sound-library"


@pytest.fixture
def no_driver(monkeypatch: pytest.MonkeyPatch) -> None:
    """Every driver of this platform fails to load."""

    def fail(name: str) -> None:
        raise ImportError(f"no {name}")

    monkeypatch.setitem(pyglet_audio_drivers.DRIVERS_BY_PLATFORM, sys.platform, ("theremin",))
    monkeypatch.setattr(pyglet_audio_drivers, "import_module", fail)


@pytest.mark.usefixtures("no_driver")
def test_a_driver_that_cannot_be_opened_is_named_even_if_the_old_one_cannot_be_closed() -> None:
    class Old:
        def delete(self) -> None:
            raise OSError("gone")

    opening = pyglet_backend.DeviceOpener(old=Old())
    opening.run()
    assert opening.driver is None and opening.error.startswith("theremin: ")


def test_the_first_driver_that_opens_is_taken(monkeypatch: pytest.MonkeyPatch) -> None:
    opened = SimpleNamespace(create_audio_driver=lambda: "driver")
    monkeypatch.setattr(pyglet_audio_drivers, "import_module", lambda name: opened)
    opening = pyglet_backend.DeviceOpener()
    opening.run()
    assert (opening.driver, opening.error) == ("driver", "")
