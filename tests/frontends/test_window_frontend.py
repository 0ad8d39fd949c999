"""What the window does with the keys that the library reports, without any window."""

from __future__ import annotations

from types import SimpleNamespace
from typing import Any

import pytest

pytest.importorskip(
    "pyglet.window", reason="the window library cannot be loaded here", exc_type=ImportError
)

import pyglet
from pyglet.window import key

from audiowar.announce.announcement import AnnouncementKind
from audiowar.frontends import window_session
from audiowar.frontends.window_frontend import (
    RESTING_TICK_SECONDS,
    SECONDS_UNTIL_REST,
    TICK_SECONDS,
    WindowFrontend,
)
from audiowar.l10n.discover_locales import discover_locales
from audiowar.ui.core.fault_guard import FaultGuard
from audiowar.ui.core.frontend import SpokenMessage

from .test_window_faults import Failing


class Player:
    """An app that notes its keys. It is its own topmost screen."""

    accepts_text = False

    def __init__(self) -> None:
        self.keys: list[str] = []
        self.top = self
        self.running = True
        self.guard = FaultGuard(self, [], pytest.fail)  # type: ignore[arg-type]  # nothing fails here

    def press_key(self, name: str) -> None:
        self.keys.append(name)

    def request_quit(self) -> None:
        self.running = False


@pytest.fixture
def player() -> Player:
    return Player()


@pytest.fixture
def front(player: Player) -> WindowFrontend:
    parts: Any = Failing(), Failing(), Failing()
    made = WindowFrontend(*parts)
    made.window.pressed_keys = {key.F2}
    made.app = player  # type: ignore[assignment]
    return made


def strike(
    front: WindowFrontend, symbol: int, modifiers: int = 0, text: str = "", motion: int = 0
) -> None:
    """Press and let go a key as fast as JAWS does: 0 ms."""
    front.on_key_press(symbol, modifiers)
    if text:
        front.on_text(text)
    if motion:
        front.on_text_motion(motion)
    front.on_key_release(symbol, modifiers)


def test_a_key_that_goes_down_and_up_at_once_counts_once(
    front: WindowFrontend, player: Player
) -> None:
    strike(front, key.R, text="r")
    strike(front, key.DOWN, motion=key.MOTION_DOWN)
    strike(front, key.F1)
    strike(front, key.ENTER, text="\r")
    assert player.keys == ["r", "down", "f1", "enter"]


def test_a_held_key_repeats(front: WindowFrontend, player: Player) -> None:
    front.on_key_press(key.DOWN, 0)
    for _ in range(3):
        front.on_text_motion(key.MOTION_DOWN)
    front.on_key_release(key.DOWN, 0)
    front.on_key_press(key.K, 0)
    for _ in range(2):
        front.on_text("к")
    assert player.keys == ["down"] * 3 + ["k"] * 2


def test_what_is_typed_stays_as_it_was_typed(front: WindowFrontend, player: Player) -> None:
    player.top.accepts_text = True
    strike(front, key.user_key(27), key.MOD_SHIFT, text="Р")
    strike(front, key.SPACE, text=" ")
    assert player.keys == ["Р", " "]


def test_ctrl_silences_when_it_goes_down_and_is_a_key_when_let_go(
    front: WindowFrontend, player: Player
) -> None:
    front.on_key_press(key.LCTRL, 0)
    assert vars(front.audio)["called"] == ["hush_all"]
    assert player.keys == []
    front.on_key_release(key.LCTRL, key.MOD_CTRL)
    assert player.keys == ["ctrl"]


def test_ctrl_with_another_key_is_not_ctrl_alone(front: WindowFrontend, player: Player) -> None:
    front.on_key_press(key.LCTRL, 0)
    front.on_key_press(key.C, key.MOD_CTRL)
    front.on_key_release(key.C, key.MOD_CTRL)
    front.on_key_release(key.LCTRL, key.MOD_CTRL)
    assert player.keys == ["ctrl+c"]


def test_alt_f4_closes_the_window_and_escape_does_not(
    front: WindowFrontend, player: Player, monkeypatch: pytest.MonkeyPatch
) -> None:
    left: list[bool] = []
    monkeypatch.setattr("pyglet.app.exit", lambda: left.append(True))
    assert front.on_key_press(key.ESCAPE, 0), "the library closes the window otherwise"
    assert player.running
    assert front.on_key_press(key.F4, key.MOD_ALT)
    assert player.keys == ["escape"] and not player.running and left


def test_a_key_whose_release_another_window_got_can_be_pressed_again(front: WindowFrontend) -> None:
    front.on_key_press(key.LCTRL, 0)
    front.on_deactivate()
    assert not front.window.pressed_keys
    front.on_key_release(key.LCTRL, key.MOD_CTRL)
    assert front.app.keys == []  # type: ignore[attr-defined]


class Ticks:
    """When the window ticks next, by a clock of its own."""

    def __init__(self, front: WindowFrontend, monkeypatch: pytest.MonkeyPatch) -> None:
        self.front = front
        self.now = 100.0
        self.waits: list[float] = []
        """Seconds until the tick that is scheduled."""
        self.app_due: float | None = None
        monkeypatch.setattr("time.monotonic", lambda: self.now)
        monkeypatch.setattr(pyglet.clock, "schedule_once", lambda do, wait: self.waits.append(wait))
        monkeypatch.setattr(pyglet.clock, "unschedule", lambda do: self.waits.clear())
        monkeypatch.setattr(front, "_run_due", lambda dt: self.app_due)
        front._wake()
        front._stale = False

    def next(self) -> float:
        """Tick; return the seconds until the next one."""
        self.waits.clear()
        self.front.tick(0.0)
        (wait,) = self.waits
        return wait

    def rest(self) -> None:
        """Let the window rest."""
        self.now += SECONDS_UNTIL_REST + 1
        assert self.next() == RESTING_TICK_SECONDS


@pytest.fixture
def ticks(front: WindowFrontend, monkeypatch: pytest.MonkeyPatch) -> Ticks:
    return Ticks(front, monkeypatch)


def test_the_window_rests_when_nothing_has_happened_for_a_while(ticks: Ticks) -> None:
    assert ticks.next() == TICK_SECONDS
    ticks.now += SECONDS_UNTIL_REST - 0.1
    assert ticks.next() == TICK_SECONDS
    ticks.now += 0.2
    assert ticks.next() == RESTING_TICK_SECONDS


def test_at_rest_it_comes_in_time_for_the_app_and_for_a_sound(ticks: Ticks) -> None:
    ticks.rest()
    answers = vars(ticks.front.audio)["answers"]
    for due, wait in ((0.05, 0.05), (0.0, TICK_SECONDS), (9.0, RESTING_TICK_SECONDS)):
        ticks.app_due = due
        assert ticks.next() == wait
    answers["get_seconds_until_next_sound"] = 0.04
    assert ticks.next() == 0.04


def test_it_does_not_rest_while_it_speaks_or_has_something_to_draw(ticks: Ticks) -> None:
    ticks.rest()
    answers = vars(ticks.front.audio)["answers"]
    answers["is_speaking_or_about_to"] = True
    assert ticks.next() == TICK_SECONDS
    answers["is_speaking_or_about_to"] = False
    ticks.front._stale = True
    assert ticks.next() == TICK_SECONDS


@pytest.mark.parametrize("happens", ["a key", "a sentence", "the window is uncovered"])
def test_whatever_happens_at_rest_is_drawn_soon(ticks: Ticks, happens: str) -> None:
    ticks.rest()
    if happens == "a key":
        strike(ticks.front, key.R, text="r")
    elif happens == "a sentence":
        ticks.front.say(SpokenMessage("Hi.", AnnouncementKind.EVENT, "", discover_locales()["en"]))
    else:
        ticks.front.on_expose()
    assert ticks.waits == [TICK_SECONDS], "once, and instead of the one that was far away"


def test_a_tick_that_fails_is_not_the_last(ticks: Ticks, monkeypatch: pytest.MonkeyPatch) -> None:
    def fail(dt: float) -> None:
        raise OSError

    monkeypatch.setattr(ticks.front, "_run_due", fail)
    with pytest.raises(OSError):
        ticks.front.tick(0.0)
    assert ticks.waits == [TICK_SECONDS]


def test_the_window_asks_for_no_depth_buffer_and_takes_what_there_is() -> None:
    def refuse(wanted: Any) -> None:
        raise pyglet.window.NoSuchConfigException

    chosen = window_session._choose_config(SimpleNamespace(get_best_config=lambda wanted: wanted))
    assert chosen.depth_size == 0 and chosen.double_buffer
    assert (chosen.major_version, chosen.minor_version) == (3, 3)
    assert window_session._choose_config(SimpleNamespace(get_best_config=refuse)) is None
