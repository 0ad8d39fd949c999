"""Name the keys of a pyglet window, on every keyboard layout.

Printable keys are taken from the text they type, so that a letter is the same command on a Latin
and on a Cyrillic layout; keys that move are taken from pyglet's motions, which alone repeat while
they are held; all others, and those with Ctrl or Alt, from the key itself.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from pyglet.window import key

from audiowar.input.keys import letter

NAMED: Final[Mapping[int, str]] = {
    key.ENTER: "enter", key.RETURN: "enter", key.NUM_ENTER: "enter", key.ESCAPE: "escape",
    key.TAB: "tab", key.INSERT: "insert",
    **{getattr(key, f"F{n}"): f"f{n}" for n in range(1, 13)},
}  # fmt: skip
MOVING: Final[Mapping[int, str]] = {
    key.UP: "up", key.DOWN: "down", key.LEFT: "left", key.RIGHT: "right", key.HOME: "home",
    key.END: "end", key.PAGEUP: "pageup", key.PAGEDOWN: "pagedown",
    key.BACKSPACE: "backspace", key.DELETE: "delete",
}  # fmt: skip
MOTIONS: Final[Mapping[int, str]] = {
    key.MOTION_UP: "up", key.MOTION_DOWN: "down", key.MOTION_LEFT: "left",
    key.MOTION_RIGHT: "right", key.MOTION_BEGINNING_OF_LINE: "home",
    key.MOTION_END_OF_LINE: "end", key.MOTION_PREVIOUS_PAGE: "pageup",
    key.MOTION_NEXT_PAGE: "pagedown", key.MOTION_BACKSPACE: "backspace",
    key.MOTION_DELETE: "delete",
}  # fmt: skip
CTRL: Final = (key.LCTRL, key.RCTRL)

_X11_ROWS: Final = ((24, "qwertyuiop"), (38, "asdfghjkl"), (52, "zxcvbnm"))
_BY_PLACE: Final[Mapping[int, str]] = {
    key.user_key(first + n): char for first, row in _X11_ROWS for n, char in enumerate(row)
}
"""Keys that have no Latin letter come from X11 by their place on the keyboard."""


def pressed(symbol: int, modifiers: int) -> str | None:
    """Return the key of a press, or None for one that comes as text or motion, or is none."""
    held = modifiers_of(modifiers)
    name = NAMED.get(symbol)
    if name is None and held:
        name = MOVING.get(symbol)
    if name is None and ("ctrl" in held or "alt" in held):
        name = _BY_PLACE.get(symbol) or (letter(chr(symbol)) if 32 <= symbol < 127 else None)
    return None if name is None else "+".join([*held, name])


def modifiers_of(modifiers: int) -> list[str]:
    """Return the names of the modifiers that are held, in the order of key names."""
    bits = (("ctrl", key.MOD_CTRL), ("alt", key.MOD_ALT), ("shift", key.MOD_SHIFT))
    return [name for name, bit in bits if modifiers & bit]


def typed(text: str) -> str | None:
    """Return the key of typed text, or the character itself if it names none; None for control."""
    if not text or not text[0].isprintable():
        return None
    return letter(text[0]) or text[0]
