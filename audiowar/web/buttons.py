"""The buttons on the page: their rows, and which of them a screen hides or renames."""

from __future__ import annotations

from typing import Final

from audiowar.announce.line import Line
from audiowar.input.commands import BUTTON_ROWS, get_buttons_by_command
from audiowar.ui.core.app import App
from audiowar.ui.core.key_labels import describe_command

from .page_engine_messages import Message

TABLE_BUTTONS: Final = tuple(
    name
    for row in ("table", "more", "shared", "listen")
    for name in get_buttons_by_command(row)
    if name != "play"
)
"""The commands that have a button at a table, except `play`. The label of the button for `play` is
sent with the list."""
ENTRY_BUTTONS: Final = {"enter": "done", "back": "back"}
"""The buttons while a line of text is typed: each command with the word for its button."""


def make_buttons_json_object() -> dict[str, list[list[str]]]:
    """Return the JSON object of the file `buttons.json`.

    For each row of buttons, it has pairs: a command, and the end of its button's message id.
    """
    rows = {
        row: [[name, button.message_suffix] for name, button in get_buttons_by_command(row).items()]
        for row in BUTTON_ROWS
    }
    return {**rows, "entry": [list(item) for item in ENTRY_BUTTONS.items()]}


def describe_buttons(app: App) -> Message:
    """Return the fields of a `keys` message that name the buttons to hide, and those to rename.

    If the topmost screen changes no buttons, there are no such fields.
    """
    screen = app.top
    hidden = [name for name in TABLE_BUTTONS if name in screen.unavailable_commands]
    called = {
        name: app.render(
            Line("page-button-called", {"does": describe_command(name, screen.unusual_meanings)})
        )
        for name in TABLE_BUTTONS
        if name in screen.unusual_meanings and name not in hidden
    }
    return {**({"idle": hidden} if hidden else {}), **({"called": called} if called else {})}
