"""What the window does with the keys that the library reports, without any window."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import pytest

pytest.importorskip("pyglet.window", reason="the window library cannot be loaded here")

from pyglet.window import key

from audiowar.announce.announcement import Kind
from audiowar.frontends.desk import CAPTIONS, Desk
from audiowar.l10n.locales import discover
from audiowar.ui.guard import Guard


class Top:
    """The screen that has the keys."""

    typing = False


class Player:
    """An app that notes its keys."""

    def __init__(self) -> None:
        self.keys: list[str] = []
        self.top = Top()
        self.running = True
        self.guard = Guard(self)  # type: ignore[arg-type]  # nothing fails here
        self.screens: list[Any] = []

    def told(self, line: Any) -> str:
        return str(line)

    def press(self, name: str) -> None:
        self.keys.append(name)

    def quit(self) -> None:
        self.running = False


class Ears:
    """Ears that note what they were asked."""

    def __init__(self) -> None:
        self.asked: list[str] = []

    def say(self, text: str, *rest: Any) -> None:
        self.asked.append(text)

    def silence(self) -> None:
        self.asked.append("silence")


class Window:
    """A window that holds keys, as the library's own under X does."""

    def __init__(self) -> None:
        self.pressed_keys = {key.F2}


@pytest.fixture
def player() -> Player:
    return Player()


@pytest.fixture
def desk(player: Player) -> Desk:
    made = Desk(Window(), Ears(), None)
    made.serve(player)  # type: ignore[arg-type]
    return made


def strike(desk: Desk, symbol: int, modifiers: int = 0, text: str = "", motion: int = 0) -> None:
    """Press and let go a key as fast as JAWS does: 0 ms."""
    desk.on_key_press(symbol, modifiers)
    if text:
        desk.on_text(text)
    if motion:
        desk.on_text_motion(motion)
    desk.on_key_release(symbol, modifiers)


def test_a_key_that_goes_down_and_up_at_once_counts_once(desk: Desk, player: Player) -> None:
    strike(desk, key.R, text="r")
    strike(desk, key.DOWN, motion=key.MOTION_DOWN)
    strike(desk, key.F1)
    assert player.keys == ["r", "down", "f1"]


@pytest.mark.parametrize(
    ("symbols", "text"),
    [
        ([key.R, key.T, key.E, key.C], "rtec"),
        ([key.user_key(n) for n in (27, 28, 26, 54)], "ртец"),
    ],
)
def test_letters_arrive_on_latin_and_cyrillic_keyboards(
    desk: Desk, player: Player, symbols: Sequence[int], text: str
) -> None:
    for symbol, char in zip(symbols, text, strict=True):
        strike(desk, symbol, text=char)
    assert player.keys == ["r", "t", "e", "c"]


def test_a_held_key_repeats(desk: Desk, player: Player) -> None:
    desk.on_key_press(key.DOWN, 0)
    for _ in range(3):
        desk.on_text_motion(key.MOTION_DOWN)
    desk.on_key_release(key.DOWN, 0)
    assert player.keys == ["down"] * 3


def test_a_held_letter_repeats(desk: Desk, player: Player) -> None:
    desk.on_key_press(key.K, 0)
    desk.on_text("k")
    desk.on_text("k")
    assert player.keys == ["k", "k"]


def test_what_is_typed_stays_as_it_was_typed(desk: Desk, player: Player) -> None:
    player.top.typing = True
    strike(desk, key.user_key(27), key.MOD_SHIFT, text="Р")
    strike(desk, key.SPACE, text=" ")
    assert player.keys == ["Р", " "]


def test_ctrl_silences_when_it_goes_down_and_is_a_key_when_let_go(
    desk: Desk, player: Player
) -> None:
    desk.on_key_press(key.LCTRL, 0)
    assert desk.ears.asked == ["silence"]
    assert player.keys == []
    desk.on_key_release(key.LCTRL, key.MOD_CTRL)
    assert player.keys == ["ctrl"]


def test_ctrl_with_another_key_is_not_ctrl_alone(desk: Desk, player: Player) -> None:
    desk.on_key_press(key.LCTRL, 0)
    desk.on_key_press(key.C, key.MOD_CTRL)
    desk.on_key_release(key.C, key.MOD_CTRL)
    desk.on_key_release(key.LCTRL, key.MOD_CTRL)
    assert player.keys == ["ctrl+c"]


def test_enter_that_comes_as_press_and_as_text_counts_once(desk: Desk, player: Player) -> None:
    strike(desk, key.ENTER, text="\r")
    assert player.keys == ["enter"]


def test_escape_does_not_close_the_window(desk: Desk) -> None:
    assert desk.on_key_press(key.ESCAPE, 0)


def test_alt_f4_closes_and_is_not_refused_before(
    desk: Desk, player: Player, monkeypatch: pytest.MonkeyPatch
) -> None:
    left: list[bool] = []
    monkeypatch.setattr("pyglet.app.exit", lambda: left.append(True))
    assert desk.on_key_press(key.F4, key.MOD_ALT)
    assert player.keys == []
    assert not player.running and left
    desk.on_key_press(key.F4, 0)
    assert player.keys == ["f4"]


def test_answers_make_place_for_results_and_results_stay(desk: Desk) -> None:
    english = discover()["en"]
    desk.say("Alice takes three cards.", Kind.RESULT, "", english)
    desk.say("King of hearts.", Kind.NAVIGATION, "", english)
    assert list(desk.shown().told) == ["King of hearts.", "Alice takes three cards."]
    desk.say("Ben has chosen.", Kind.EVENT, "", english)
    assert list(desk.shown().told) == ["Ben has chosen.", "Alice takes three cards."]
    desk.say("Clara has chosen.", Kind.EVENT, "", english)
    assert list(desk.shown().told) == ["Clara has chosen.", "Alice takes three cards."]
    assert list(desk.shown().earlier) == ["Ben has chosen."]
    desk.say("You take two cards.", Kind.RESULT, "", english)
    assert list(desk.shown().told) == ["You take two cards."]


def test_a_key_whose_release_another_window_got_can_be_pressed_again(desk: Desk) -> None:
    desk.on_key_press(key.LCTRL, 0)
    desk.on_deactivate()
    assert not desk.window.pressed_keys
    desk.on_key_release(key.LCTRL, key.MOD_CTRL)
    assert desk.app.keys == []  # type: ignore[attr-defined]


def test_what_is_said_is_kept_to_be_seen_but_not_for_ever(desk: Desk) -> None:
    for n in range(CAPTIONS + 5):
        desk.say(str(n), Kind.EVENT, "", discover()["en"])
    assert list(desk.captions) == [str(n) for n in range(5, CAPTIONS + 5)]
    assert desk.ears.asked[0] == "0"
