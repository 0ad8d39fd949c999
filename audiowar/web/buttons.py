"""The page's buttons at a table: which do nothing, and which have another label."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from audiowar.announce.line import Line
from audiowar.input.commands import list_buttons
from audiowar.ui.core.spoken_names import describe_command

from .protocol import Message

if TYPE_CHECKING:
    from audiowar.ui.core.app import App

TABLE_BUTTONS: Final = tuple(
    name for row in ("table", "more", "shared") for name in list_buttons(row) if name != "play"
)
"""Commands with a button at a table, except `play`, whose label comes with the list."""


def describe_buttons(app: App) -> Message:
    """Return the buttons to hide on the topmost screen, and those with another label there."""
    screen = app.top
    idle = [name for name in TABLE_BUTTONS if name in screen.inactive_commands]
    called = {
        name: app.render(
            Line("page-button-called", {"does": describe_command(name, screen.meanings)})
        )
        for name in TABLE_BUTTONS
        if name in screen.meanings and name not in idle
    }
    return {**({"idle": idle} if idle else {}), **({"called": called} if called else {})}
