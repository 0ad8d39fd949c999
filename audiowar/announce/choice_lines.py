"""Name what may be answered to a question."""

from __future__ import annotations

from collections.abc import Sequence

from audiowar.rules.cards import Card, card, code
from audiowar.rules.events import Choice
from audiowar.rules.view import View

from .game_wording import telling
from .line import Line
from .view_lines import dashed


def choice_line(choice: Choice, view: View, names: Sequence[str]) -> Line:
    """Name a choice: a card, or what a word does."""
    if isinstance(choice, int):
        return Line("choice-card", {"card": code(choice)})
    word, _, what = choice.partition(":")
    name = telling(view.game).choices.get(word)
    return Line(f"choice-{dashed(word)}") if name is None else name(what, view, names)


def choice_card(choice: Choice) -> Card | None:
    """Return the card that a choice is about, if it is about one."""
    if isinstance(choice, int):
        return choice
    try:
        return card(choice.partition(":")[2])
    except ValueError:
        return None
