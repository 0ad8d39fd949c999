"""The buttons of a page at a table: which it shows there, and what they are called."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from audiowar.announce.line import Line
from audiowar.ui.core.spoken_names import does_line

from .protocol import Message

if TYPE_CHECKING:
    from audiowar.ui.core.app import App

BUTTONS: Final = (
    *("last-trick", "rules-now", "who-chooses", "owned", "power", "menu"),
    *("why", "hand", "pot", "coach", "auto", "skip", "stop-timer", "chat", "who-is-here"),
)
"""Commands of the table that page/keys.js has buttons for; what `play` does a list says itself."""


def buttons(app: App) -> Message:
    """Return which buttons do nothing on the topmost screen, and which are called otherwise."""
    screen = app.top
    idle = [name for name in BUTTONS if name in screen.idle]
    called = {
        name: app.told(Line("page-button-called", {"does": does_line(name, screen.meanings)}))
        for name in BUTTONS
        if name in screen.meanings and name not in idle
    }
    return {**({"idle": idle} if idle else {}), **({"called": called} if called else {})}
