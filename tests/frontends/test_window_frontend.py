"""What the window does with the keys that the library reports, without any window."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import pytest

pytest.importorskip(
    "pyglet.window", reason="the window library cannot be loaded here", exc_type=ImportError
)

from pyglet.window import key

from audiowar.announce.announcement import Kind
from audiowar.frontends.window_frontend import WindowFrontend
from audiowar.frontends.window_messages import MAX_MESSAGES
from audiowar.l10n.locales import discover_locales
from audiowar.ui.core.fault_guard import FaultGuard
from audiowar.ui.core.frontend import SpokenMessage


class Top:
    """The screen that has the keys."""

    typing = False


class Player:
    """An app that notes its keys."""

    def __init__(self) -> None:
        self.keys: list[str] = []
        self.top = Top()
        self.running = True
        self.guard = FaultGuard(self)  # type: ignore[arg-type]  # nothing fails here
        self.screens: list[Any] = []

    def render(self, line: Any) -> str:
        return str(line)

    def press_key(self, name: str) -> None:
        self.keys.append(name)

    def quit(self) -> None:
        self.running = False


class WindowAudio:
    """Audio that notes what it was asked."""

    def __init__(self) -> None:
        self.asked: list[str] = []

    def say(self, said: SpokenMessage) -> None:
        self.asked.append(said.text)

    def silence(self) -> None:
        self.asked.append("silence")

    def is_speaking(self) -> bool:
        return False


class Window:
    """A window that holds keys, as the library's own under X does."""

    def __init__(self) -> None:
        self.pressed_keys = {key.F2}


@pytest.fixture
def player() -> Player:
    return Player()


@pytest.fixture
def front(player: Player) -> WindowFrontend:
    made = WindowFrontend(Window(), WindowAudio(), None)  # type: ignore[arg-type]
    made.set_app(player)  # type: ignore[arg-type]
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
    assert player.keys == ["r", "down", "f1"]


@pytest.mark.parametrize(
    ("symbols", "text"),
    [
        ([key.R, key.T, key.E, key.C], "rtec"),
        ([key.user_key(n) for n in (27, 28, 26, 54)], "ртец"),
    ],
)
def test_letters_arrive_on_latin_and_cyrillic_keyboards(
    front: WindowFrontend, player: Player, symbols: Sequence[int], text: str
) -> None:
    for symbol, char in zip(symbols, text, strict=True):
        strike(front, symbol, text=char)
    assert player.keys == ["r", "t", "e", "c"]


def test_a_held_key_repeats(front: WindowFrontend, player: Player) -> None:
    front.on_key_press(key.DOWN, 0)
    for _ in range(3):
        front.on_text_motion(key.MOTION_DOWN)
    front.on_key_release(key.DOWN, 0)
    assert player.keys == ["down"] * 3


def test_a_held_letter_repeats(front: WindowFrontend, player: Player) -> None:
    front.on_key_press(key.K, 0)
    front.on_text("k")
    front.on_text("k")
    assert player.keys == ["k", "k"]


def test_what_is_typed_stays_as_it_was_typed(front: WindowFrontend, player: Player) -> None:
    player.top.typing = True
    strike(front, key.user_key(27), key.MOD_SHIFT, text="Р")
    strike(front, key.SPACE, text=" ")
    assert player.keys == ["Р", " "]


def test_ctrl_silences_when_it_goes_down_and_is_a_key_when_let_go(
    front: WindowFrontend, player: Player
) -> None:
    front.on_key_press(key.LCTRL, 0)
    assert vars(front.audio)["asked"] == ["silence"]
    assert player.keys == []
    front.on_key_release(key.LCTRL, key.MOD_CTRL)
    assert player.keys == ["ctrl"]


def test_ctrl_with_another_key_is_not_ctrl_alone(front: WindowFrontend, player: Player) -> None:
    front.on_key_press(key.LCTRL, 0)
    front.on_key_press(key.C, key.MOD_CTRL)
    front.on_key_release(key.C, key.MOD_CTRL)
    front.on_key_release(key.LCTRL, key.MOD_CTRL)
    assert player.keys == ["ctrl+c"]


def test_enter_that_comes_as_press_and_as_text_counts_once(
    front: WindowFrontend, player: Player
) -> None:
    strike(front, key.ENTER, text="\r")
    assert player.keys == ["enter"]


def test_escape_does_not_close_the_window(front: WindowFrontend) -> None:
    assert front.on_key_press(key.ESCAPE, 0)


def test_alt_f4_closes_and_is_not_refused_before(
    front: WindowFrontend, player: Player, monkeypatch: pytest.MonkeyPatch
) -> None:
    left: list[bool] = []
    monkeypatch.setattr("pyglet.app.exit", lambda: left.append(True))
    assert front.on_key_press(key.F4, key.MOD_ALT)
    assert player.keys == []
    assert not player.running and left
    front.on_key_press(key.F4, 0)
    assert player.keys == ["f4"]


def test_answers_make_place_for_results_and_results_stay(front: WindowFrontend) -> None:
    english = discover_locales()["en"]
    front.say(SpokenMessage("Alice takes three cards.", Kind.RESULT, "", english))
    front.say(SpokenMessage("King of hearts.", Kind.NAVIGATION, "", english))
    assert list(front.content().told) == ["King of hearts.", "Alice takes three cards."]
    front.say(SpokenMessage("Ben has chosen.", Kind.EVENT, "", english))
    assert list(front.content().told) == ["Ben has chosen.", "Alice takes three cards."]
    front.say(SpokenMessage("Clara has chosen.", Kind.EVENT, "", english))
    assert list(front.content().told) == ["Clara has chosen.", "Alice takes three cards."]
    assert list(front.content().earlier) == ["Ben has chosen."]
    front.say(SpokenMessage("You take two cards.", Kind.RESULT, "", english))
    assert list(front.content().told) == ["You take two cards."]


def test_a_key_whose_release_another_window_got_can_be_pressed_again(front: WindowFrontend) -> None:
    front.on_key_press(key.LCTRL, 0)
    front.on_deactivate()
    assert not front.window.pressed_keys
    front.on_key_release(key.LCTRL, key.MOD_CTRL)
    assert front.app.keys == []  # type: ignore[attr-defined]


def test_what_is_said_is_kept_to_be_seen_but_not_for_ever(front: WindowFrontend) -> None:
    for n in range(MAX_MESSAGES + 5):
        front.say(SpokenMessage(str(n), Kind.EVENT, "", discover_locales()["en"]))
    assert list(front.messages.recent) == [str(n) for n in range(5, MAX_MESSAGES + 5)]
    assert vars(front.audio)["asked"][0] == "0"
