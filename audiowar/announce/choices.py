"""Name what may be answered to a question."""

from __future__ import annotations

from collections.abc import Sequence

from audiowar.rules.cards import Card, card, code
from audiowar.rules.events import Choice
from audiowar.rules.view import View

from .asking import named
from .line import Line


def choice_line(choice: Choice, view: View, names: Sequence[str]) -> Line:
    """Name a choice: a card, or what a word does."""
    if isinstance(choice, int):
        return Line("choice-card", {"card": code(choice)})
    word, _, what = choice.partition(":")
    if word == "keep" and what in ("top", "none"):
        return Line(f"choice-keep-{what}")
    if word in ("keep", "lay"):
        return Line(f"choice-{word}", {"card": what})
    if word == "steal":
        victims = named(view, names, [int(seat) for seat in what.split(",")])
        return Line("choice-steal", {"victims": victims})
    if word == "bet":
        stake, _, tie = what.partition("+")
        return Line("choice-bet", {"cents": int(stake), "tie": int(tie or 0)})
    if word == "top" and view.table:
        return Line("choice-top-war")
    return Line(f"choice-{word}")


def choice_card(choice: Choice) -> Card | None:
    """Return the card that a choice is about, if it is about one."""
    if isinstance(choice, int):
        return choice
    try:
        return card(choice.partition(":")[2])
    except ValueError:
        return None
