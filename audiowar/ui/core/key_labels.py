"""The names of keys, characters, commands and buttons, in words that every voice can speak."""

from __future__ import annotations

import unicodedata
from collections.abc import Mapping
from typing import Final

from audiowar.announce.line import Line
from audiowar.input.commands import COMMANDS, RANK_NAMES
from audiowar.input.key_names import WORD_KEY_NAMES, split_key
from audiowar.rules.cards import RANKS
from audiowar.rules.view import View

SIGN_NAMES: Final[Mapping[str, str]] = {
    " ": "space", "!": "exclamation", '"': "quote", "#": "number", "$": "dollar", "%": "percent",
    "&": "ampersand", "'": "apostrophe", "(": "left-parenthesis", ")": "right-parenthesis",
    "*": "star", "+": "plus", ",": "comma", "-": "minus", ".": "dot", "/": "slash", ":": "colon",
    ";": "semicolon", "<": "less", "=": "equals", ">": "greater", "?": "question", "@": "at",
    "[": "left-bracket", "\\": "backslash", "]": "right-bracket", "^": "caret",
    "_": "underscore", "`": "grave", "{": "left-brace", "|": "bar", "}": "right-brace",
    "~": "tilde", "¿": "inverted-question", "¡": "inverted-exclamation", "€": "euro",
}  # fmt: skip
"""The NAME in the message id `char-NAME` of each character that most voices skip."""
DIACRITIC_NAMES: Final[Mapping[str, str]] = {
    "\u0300": "grave", "\u0301": "acute", "\u0302": "circumflex", "\u0303": "tilde",
    "\u0306": "breve", "\u0308": "diaeresis", "\u030a": "ring", "\u030b": "double-acute",
    "\u030c": "caron", "\u0326": "comma-below", "\u0327": "cedilla", "\u0328": "ogonek",
}  # fmt: skip
"""The NAME in the message id `mark-NAME` of each diacritic."""
STROKED_LETTER_BASES: Final[Mapping[str, str]] = {"đ": "d", "ł": "l", "ø": "o"}
"""The base letter of each letter with a stroke, which Unicode does not decompose."""
NO_UNUSUAL_MEANINGS: Final[Mapping[str, str]] = {}
"""The `meanings` of a screen on which every command does the usual thing."""
RANK_CODES_BY_NAME: Final = dict(zip(RANK_NAMES, [*RANKS, "JOKER"], strict=True))
"""The code of each rank on cards, such as "Q", by its name in commands, such as "queen"."""


def key_line(key: str) -> Line:
    """Return the name of a key with its modifiers, such as "Control Q"."""
    modifiers, last = split_key(key)
    if last in WORD_KEY_NAMES:
        named = Line(f"key-{last}")
    elif last in SIGN_NAMES:
        named = Line(f"char-{SIGN_NAMES[last]}")
    elif not last.isprintable() or not last:
        named = Line("char-unknown")
    else:
        named = Line("key-char", {"char": last.upper() if len(last.upper()) == 1 else last})
    for modifier in reversed(modifiers):
        named = Line("key-with", {"modifier": Line(f"key-{modifier}"), "key": named})
    return named


def char_line(char: str) -> Line:
    """Return the line that speaks a typed character: a sign by its name, a letter as it is."""
    if char in SIGN_NAMES:
        return Line(f"char-{SIGN_NAMES[char]}")
    return Line("entry-char", {"char": char})


def exact_char_line(char: str) -> Line:
    """Return the exact name of a character, with its case and diacritics."""
    small = char.lower()
    line = char_line(small if len(small) == 1 else char)
    parts = unicodedata.normalize("NFD", small)
    base = STROKED_LETTER_BASES.get(small, parts[0])
    mark = "stroke" if small in STROKED_LETTER_BASES else DIACRITIC_NAMES.get(parts[1:], "")
    if mark:
        line = Line("char-marked", {"char": line, "letter": base, "mark": Line(f"mark-{mark}")})
    return Line("char-capital", {"char": line}) if char != small else line


def describe_command(command: str, meanings: Mapping[str, str] = NO_UNUSUAL_MEANINGS) -> Line:
    """Return the description of a command: from `meanings` if it is there, else the usual one."""
    if command in meanings:
        return Line(meanings[command])
    if command.startswith("rank-"):
        return Line("command-to-rank", {"card": RANK_CODES_BY_NAME[command.removeprefix("rank-")]})
    return Line(f"command-{command}")


def get_play_button_action(view: View) -> str:
    """Return what the `play` button does now, or will do next: "play", "bet", "choose" or "on"."""
    # Imported late, because the registry loads the rules of all games.
    from audiowar.rules.registry import get_variant

    if view.question is not None:
        return {"card": "play", "bet": "bet"}.get(view.question.kind, "choose")
    if view.over or not get_variant(view.game).always_has_choices:
        return "on"
    return "bet" if get_variant(view.game).uses_money else "play"


def button_line(command: str, play_action: str, meanings: Mapping[str, str]) -> Line | None:
    """Return the label of a command's button; None if it has no button.

    `play_action`: what the `play` button does, from `get_play_button_action`.
    """
    if command in meanings:
        words = Line("page-button-called", {"does": describe_command(command, meanings)})
    elif command == "play":
        words = Line(f"page-button-{play_action}")
    elif (button := COMMANDS[command].button) is not None:
        words = Line(f"page-button-{button.message_suffix}")
    else:
        return None
    return Line("touch-button", {"name": words})
