"""Playing with pyglet, on a device that is only imitated: how loud, where, and when it is lost."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path
from typing import Any, ClassVar

import pytest

pytest.importorskip("pyglet", reason="the library is not installed here")

from audiowar import pyglet_audio_drivers
from audiowar.sound import pyglet_backend
from audiowar.sound.pyglet_backend import (
    PygletBackend,
    SoundUnavailable,
    get_pyglet_coordinates,
)
from audiowar.sound.seat_places import LISTENER_PLACE, SoundPlace

WAVE = next((Path(__file__).parents[2] / "sounds" / "standard").glob("*.wav"))
Driver = type("Driver", (), {"__module__": "pyglet.media.drivers.openal"})


class Player:
    """A player of pyglet that plays nothing."""

    made: ClassVar[list[Player]] = []
    volume = 1.0
    position = (0.0, 0.0, 0.0)

    def __init__(self) -> None:
        self.queued: list[Any] = []
        self.state = "new"
        Player.made.append(self)

    def queue(self, source: Any) -> None:
        self.queued.append(source)

    def play(self) -> None:
        self.state = "playing"

    def delete(self) -> None:
        self.state = "deleted"


class Opener:
    """Opens a device as soon as the test says so."""

    opens: Any = None
    alive = False
    error = "busy"
    started = 0

    def __init__(self, old: Any = None) -> None:
        pass

    @property
    def driver(self) -> Any:
        return None if self.alive else self.opens

    def start(self) -> None:
        Opener.started += 1

    run = start

    def join(self, seconds: float) -> None:
        pass

    def is_alive(self) -> bool:
        return self.alive


@pytest.fixture(autouse=True)
def device(monkeypatch: pytest.MonkeyPatch) -> Iterator[dict[str, Any]]:
    """What holds of the device; `driver` is the one that is open at first."""
    now: dict[str, Any] = {"connected": True, "driver": Driver(), "time": 100.0}
    pyglet_audio_drivers.import_pyglet_media()
    monkeypatch.setattr(pyglet_audio_drivers, "get_driver", lambda: now["driver"])
    monkeypatch.setattr(
        pyglet_audio_drivers, "is_connected", lambda driver: driver is not None and now["connected"]
    )
    monkeypatch.setattr(pyglet_backend, "DeviceOpener", Opener)
    monkeypatch.setattr(
        pyglet_audio_drivers, "set_driver", lambda driver: now.update(driver=driver)
    )
    monkeypatch.setattr(pyglet_audio_drivers, "create_silent_driver", lambda: "silent")
    monkeypatch.setattr("time.monotonic", lambda: now["time"])
    monkeypatch.setattr("pyglet.media.Player", Player)
    for name, value in (("opens", None), ("alive", False), ("started", 0)):
        monkeypatch.setattr(Opener, name, value)
    Player.made.clear()
    yield now


def test_a_sound_is_as_loud_as_it_is_told_and_at_its_place() -> None:
    backend, place = PygletBackend(), SoundPlace(-1.0, 0.5)
    backend.set_volume_factor(0.5)
    backend.play(WAVE, 0.8, place)
    (player,) = Player.made
    assert (player.volume, player.position, player.state) == (
        0.4,
        get_pyglet_coordinates(place),
        "playing",
    )
    # It is kept, to be played again.
    assert type(player.queued[0]).__name__ == "StaticSource"
    backend.set_volume_factor(0.25)
    assert player.volume == 0.2
    backend.stop()
    assert player.state == "deleted" and backend.name == "openal"


def test_a_sound_at_the_side_is_as_far_as_one_ahead() -> None:
    x, _, z = get_pyglet_coordinates(SoundPlace(1.0, 0.0))
    assert (round(x, 3), round(z, 3)) == (0.5, -0.866)


def test_a_file_that_is_no_sound_is_not_played(tmp_path: Path) -> None:
    backend, broken = PygletBackend(), tmp_path / "broken.wav"
    broken.write_bytes(b"none")
    for path in (broken, tmp_path / "none.wav"):
        backend.play(path, 1.0, LISTENER_PLACE)
    assert Player.made == []


def test_players_are_deleted_after_their_sound_and_when_there_are_many(
    device: dict[str, Any],
) -> None:
    backend = PygletBackend()
    for _ in range(pyglet_backend.MAX_SOUNDS + 1):
        backend.play(WAVE, 1.0, LISTENER_PLACE)
    assert [player.state for player in Player.made].count("deleted") == 1
    device["time"] += 60.0
    backend.play(WAVE, 1.0, LISTENER_PLACE)
    assert [player.state for player in Player.made].count("playing") == 1


def test_a_lost_device_is_opened_again_while_the_game_goes_on(device: dict[str, Any]) -> None:
    backend, again = PygletBackend(), Driver()
    assert backend.find_problem_id() == ""
    backend.play(WAVE, 1.0, LISTENER_PLACE)
    device["connected"], Opener.alive = False, True
    assert (backend.find_problem_id(), device["driver"], Opener.started) == (
        "sound-lost",
        "silent",
        1,
    )
    assert Player.made[0].state == "deleted"
    backend.play(WAVE, 1.0, LISTENER_PLACE)
    assert len(Player.made) == 1, "while it is opened nothing is played"
    # It is still away, and is not tried again at once.
    Opener.alive = False
    assert (backend.find_problem_id(), Opener.started) == ("sound-lost", 1)
    device["time"] += pyglet_backend.REOPEN_SECONDS + 1
    assert (backend.find_problem_id(), Opener.started) == ("sound-lost", 2)
    Opener.opens, device["connected"] = again, True
    assert (backend.find_problem_id(), device["driver"]) == ("", again)
    backend.play(WAVE, 1.0, LISTENER_PLACE)
    assert len(Player.made) == 2


@pytest.mark.parametrize(
    ("stuck", "reason"), [(False, "no-sound-device"), (True, "sound-device-stuck")]
)
def test_without_a_device_it_is_said_why(device: dict[str, Any], stuck: bool, reason: str) -> None:
    device["driver"], Opener.alive = None, stuck
    with pytest.raises(SoundUnavailable) as raised:
        PygletBackend()
    assert raised.value.args == (reason, "busy")
    Opener.alive, Opener.opens = False, Driver()
    PygletBackend()
    assert device["driver"] is Opener.opens, "pyglet plays on it"


def test_closing_stops_the_sounds_and_deletes_the_driver_once(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    done: list[object] = []

    def delete() -> None:
        done.append([player.state for player in Player.made])

    monkeypatch.setattr("pyglet.media.drivers._delete_audio_driver", delete)
    monkeypatch.setattr("atexit.unregister", done.append)
    backend = PygletBackend()
    backend.play(WAVE, 1.0, LISTENER_PLACE)
    backend.close()
    assert done == [delete, ["deleted"]]
