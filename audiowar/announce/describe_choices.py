"""Name the choices of a question, such as "queen of hearts" or "swap"."""

from __future__ import annotations

from collections.abc import Sequence

from audiowar.rules.cards import Card, get_card_code, parse_card
from audiowar.rules.events import Choice
from audiowar.rules.view import View

from .game_wording import get_wording
from .line import Line


def describe_choice(choice: Choice, view: View, names: Sequence[str]) -> Line:
    """Return the name of a choice: a card, or the action that a word stands for."""
    if isinstance(choice, int):
        return Line("choice-card", {"card": get_card_code(choice)})
    word, _, argument = choice.partition(":")
    return get_wording(view.game).describe_choice(word, argument, view, names)


def get_choice_card(choice: Choice) -> Card | None:
    """Return the card that a choice plays or names ("keep:QH"), or None if it names no card."""
    if isinstance(choice, int):
        return choice
    try:
        return parse_card(choice.partition(":")[2])
    except ValueError:
        return None
