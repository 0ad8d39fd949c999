"""Name the keys of a pyglet window, on every keyboard layout.

pyglet sends several kinds of events for a key. The name of a printable key comes from the text that
it types, so that a letter is the same command on Latin and Cyrillic layouts. The name of a movement
key comes from its motion event, because only this event repeats while the key is held. The names of
other keys, and of all keys with Ctrl or Alt, come from the key's symbol.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from pyglet.window import key

from audiowar.input.key_names import find_basic_typing_key

NAMED_KEYS: Final[Mapping[int, str]] = {
    key.ENTER: "enter", key.RETURN: "enter", key.NUM_ENTER: "enter", key.ESCAPE: "escape",
    key.TAB: "tab", key.INSERT: "insert",
    # The numeric keypad while Num Lock is off.
    key.NUM_UP: "up", key.NUM_DOWN: "down", key.NUM_LEFT: "left", key.NUM_RIGHT: "right",
    key.NUM_HOME: "home", key.NUM_END: "end", key.NUM_PAGE_UP: "pageup",
    key.NUM_PAGE_DOWN: "pagedown", key.NUM_DELETE: "delete", key.NUM_INSERT: "insert",
    **{getattr(key, f"F{n}"): f"f{n}" for n in range(1, 13)},
}  # fmt: skip
MOTION_NAMES: Final[Mapping[int, str]] = {
    key.MOTION_UP: "up", key.MOTION_DOWN: "down", key.MOTION_LEFT: "left",
    key.MOTION_RIGHT: "right", key.MOTION_BEGINNING_OF_LINE: "home",
    key.MOTION_END_OF_LINE: "end", key.MOTION_PREVIOUS_PAGE: "pageup",
    key.MOTION_NEXT_PAGE: "pagedown", key.MOTION_BACKSPACE: "backspace",
    key.MOTION_DELETE: "delete",
}  # fmt: skip
"""The names of motion events. Most motions have the same code as the key that causes them."""
MOVEMENT_KEYS: Final[Mapping[int, str]] = {**MOTION_NAMES, key.HOME: "home", key.END: "end"}
CTRL_KEYS: Final = (key.LCTRL, key.RCTRL)
ALT_SYSTEM_KEYS: Final = (key.SPACE, key.TAB, key.ESCAPE)
"""Keys that the system handles if they are pressed with Alt, such as for switching windows."""

_X11_ROWS: Final = ((24, "qwertzuiop"), (38, "asdfghjkl"), (52, "yxcvbnm"))
_BY_PLACE: Final[Mapping[int, str]] = {
    **{key.user_key(first + n): char for first, row in _X11_ROWS for n, char in enumerate(row)},
    **{key.user_key(ord(char.upper())): char for char in "abcdefghijklmnopqrstuvwxyz"},
}
"""The Latin letter of each letter key while a Cyrillic layout is active. With such a layout, X11
reports the position of a key, and Windows its Latin letter."""


def get_key_without_text(symbol: int, modifiers: int) -> str | None:
    """Return the name of a pressed key; None if it has none, or if another event handles it."""
    bits = (("ctrl", key.MOD_CTRL), ("alt", key.MOD_ALT), ("shift", key.MOD_SHIFT))
    held = [name for name, bit in bits if modifiers & bit]
    if "ctrl" in held and "alt" in held:
        # Windows reports AltGr as Ctrl with Alt. It types a character, which a text event brings.
        return None
    name = NAMED_KEYS.get(symbol)
    if "alt" in held and symbol in ALT_SYSTEM_KEYS:
        return None
    if name is None and held:
        name = MOVEMENT_KEYS.get(symbol)
    if name is None and ("ctrl" in held or "alt" in held):
        name = _BY_PLACE.get(symbol)
        if name is None and 32 <= symbol < 127:
            name = find_basic_typing_key(chr(symbol))
    return None if name is None else "+".join([*held, name])
