"""The labels of the page's buttons, which take the place of keys on touch screens."""

from __future__ import annotations

from collections.abc import Mapping

from audiowar.announce.line import Line
from audiowar.input.commands import COMMANDS
from audiowar.rules.registry import get_variant
from audiowar.rules.view import View

from .key_and_character_names import describe_command


def get_play_button_action(view: View) -> str:
    """Return what the `play` button does now, or will do next: "play", "bet", "choose" or "on"."""
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
