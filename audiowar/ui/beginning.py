"""The first words at a new table: which keys play this game."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from audiowar.announce.line import Line
from audiowar.rules.view import View

from .screen import Stage

ASKED: Final[Mapping[str, str]] = {"card": "table-begin", "steal": "table-begin-steal"}
"""What is said where the game begins with such a question; other questions say it themselves."""


def first_keys(app: Stage, view: View) -> list[Line]:
    """Return what to say to who sits at the table; a spectator has nothing to press."""
    if view.viewer is None or view.over:
        return []
    if view.question is not None:
        kind = view.question.kind
        return [Line(ASKED[kind])] if kind in ASKED else []
    if view.asked:
        return []
    keys = app.keymap.keys("auto")
    return [Line("table-begin-luck", {"auto": app.key_line(keys[0]) if keys else None})]
