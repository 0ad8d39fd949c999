"""The buttons of the page, and those that are hidden or renamed at a table."""

from __future__ import annotations

from typing import Final

from audiowar.announce.line import Line
from audiowar.input.commands import BUTTON_ROWS, list_buttons
from audiowar.ui.core.app import App
from audiowar.ui.core.key_and_character_names import describe_command

from .protocol import Message

TABLE_BUTTONS: Final = tuple(
    name
    for row in ("table", "more", "shared", "listen")
    for name in list_buttons(row)
    if name != "play"
)
"""Commands with a button at a table, except `play`, whose label is sent with the list."""


ENTRY: Final = {"enter": "done", "back": "back"}
"""The buttons while a line is typed."""


def list_button_rows() -> dict[str, list[list[str]]]:
    """Return the rows of buttons for `buttons.json`.

    Each is a list of commands with their words.
    """
    rows = {
        row: {name: button.word for name, button in list_buttons(row).items()}
        for row in BUTTON_ROWS
    }
    return {
        row: [list(one) for one in found.items()]
        for row, found in (*rows.items(), ("entry", ENTRY))
    }


def describe_buttons(app: App) -> Message:
    """Describe the buttons that the topmost screen hides, or labels differently."""
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
