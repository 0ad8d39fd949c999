"""The first words at a new table: which keys play this game."""

from __future__ import annotations

from audiowar.announce.line import Line
from audiowar.announce.telling import telling
from audiowar.rules.view import View

from .screen import Stage


def first_keys(app: Stage, view: View) -> list[Line]:
    """Return what to say to who sits at the table; a spectator has nothing to press."""
    if view.viewer is None or view.over:
        return []
    if view.question is not None:
        # Other questions say it themselves.
        begins = {"card": "table-begin", **telling(view.game).begins}.get(view.question.kind)
        return [] if begins is None else [Line(begins)]
    if view.asked:
        return []
    keys = app.keymap.keys("auto")
    return [Line("table-begin-luck", {"auto": app.key_line(keys[0]) if keys else None})]
