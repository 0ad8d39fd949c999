"""Keys of a window, on every keyboard layout of our languages."""

from __future__ import annotations

import pytest

pytest.importorskip(
    "pyglet.window", reason="the window library cannot be loaded here", exc_type=ImportError
)

from pyglet.window import key

from audiowar.frontends.window_key_names import MOTION_NAMES, get_key_without_text

PRESSES = {
    (key.ENTER, 0): "enter", (key.NUM_ENTER, 0): "enter", (key.ESCAPE, 0): "escape",
    (key.F4, 0): "f4", (key.F4, key.MOD_CTRL): "ctrl+f4", (key.F5, key.MOD_ALT): "alt+f5",
    (key.F5, key.MOD_SHIFT): "shift+f5", (key.F10, key.MOD_CTRL): "ctrl+f10",
    (key.C, key.MOD_CTRL): "ctrl+c", (key.UP, key.MOD_SHIFT): "shift+up",
    (key.RIGHT, key.MOD_CTRL): "ctrl+right", (key.HOME, key.MOD_CTRL): "ctrl+home",
    (key.END, key.MOD_CTRL | key.MOD_SHIFT): "ctrl+shift+end", (key.NUM_UP, 0): "up",
    (key.F2, key.MOD_NUMLOCK | key.MOD_CAPSLOCK): "f2",
    (key.F, key.MOD_CTRL | key.MOD_CAPSLOCK): "ctrl+f",
}  # fmt: skip


def test_keys_that_type_nothing_are_taken_from_the_press() -> None:
    assert {press: get_key_without_text(*press) for press in PRESSES} == PRESSES


def test_what_the_system_does_with_alt_is_not_refused_first() -> None:
    for symbol in (key.SPACE, key.TAB, key.ESCAPE):
        assert get_key_without_text(symbol, key.MOD_ALT) is None
        assert get_key_without_text(symbol, key.MOD_ALT | key.MOD_SHIFT) is None


def test_a_press_that_comes_as_text_or_motion_too_is_not_taken_twice() -> None:
    for symbol in (key.R, key._0, key.SPACE, key.UP, key.HOME, key.BACKSPACE, key.LCTRL):
        assert get_key_without_text(symbol, 0) is None


def test_altgr_types_a_character_and_is_no_command() -> None:
    assert get_key_without_text(key.E, key.MOD_CTRL | key.MOD_ALT) is None


def test_ctrl_with_a_cyrillic_key_is_ctrl_with_the_latin_one_at_its_place() -> None:
    for place, name in {54: "c", 41: "f", 29: "z", 52: "y", 53: "x"}.items():
        assert get_key_without_text(key.user_key(place), key.MOD_CTRL) == f"ctrl+{name}"
        assert get_key_without_text(key.user_key(place), 0) is None
    # Windows tells the virtual key.
    assert get_key_without_text(key.user_key(ord("C")), key.MOD_CTRL) == "ctrl+c"


def test_motions_have_the_names_of_their_keys() -> None:
    assert {MOTION_NAMES[key.MOTION_UP], MOTION_NAMES[key.MOTION_BACKSPACE]} == {"up", "backspace"}
    # Words and pages of text are no keys of ours: they come as presses with Ctrl.
    assert key.MOTION_NEXT_WORD not in MOTION_NAMES
