"""What the table shows to those who see: the hand, the others, what lies there."""

from __future__ import annotations

from collections.abc import Sequence

from audiowar.announce import table_queries
from audiowar.announce.choice_lines import describe_choice
from audiowar.announce.game_wording import get_wording
from audiowar.announce.line import Line
from audiowar.rules.registry import get_variant
from audiowar.rules.view import View
from audiowar.ui.core.screen import VisibleScreen

from .cursor import Cursor


def shown(view: View, names: Sequence[str], cursor: Cursor) -> VisibleScreen:
    """Return what the player sees of the table."""
    rows = tuple(describe_choice(choice, view, names) for choice in cursor.options(view))
    # The last card may just have been played, while others still choose.
    index = min(cursor.index, len(rows) - 1)
    return VisibleScreen(rows, index, heading(view, names, cursor, len(rows)), beside(view, names))


def heading(view: View, names: Sequence[str], cursor: Cursor, count: int) -> Line:
    """Name what the arrows go through."""
    if cursor.pad is not None:
        return cursor.pad.line()
    if view.question is not None and view.question.kind != "card":
        return table_queries.describe_question(view, names)[0]
    return (
        Line("shown-hand", {"count": count})
        if count
        else table_queries.describe_hand(view, names)[0]
    )


def beside(view: View, names: Sequence[str]) -> tuple[Line, ...]:
    """Return each seat with what it owns and whether it has chosen, the pot, the order."""
    lines = [seat(view, names, number) for number in range(view.players)]
    if not get_variant(view.game).uses_money:
        lines.append(Line("shown-pot", {"count": view.pot_count}))
    return (*lines, *get_wording(view.game).describe_order(view))


def seat(view: View, names: Sequence[str], number: int) -> Line:
    """Tell what everybody may know of a seat."""
    name = Line("shown-you") if number == view.viewer else names[number]
    return owning(view, number, name, state(view, number))


def owning(view: View, number: int, name: str | Line, state: str) -> Line:
    """Tell what a seat, called so, owns, and whether it has chosen."""
    args = {"player": name, "state": state}
    return get_wording(view.game).describe_seat(view, number, args)


def state(view: View, number: int) -> str:
    """Return whether a seat has chosen, chooses, waits or is out; the listener knows."""
    if number in view.out:
        return "out"
    if number in view.chosen:
        return "chosen"
    return "choosing" if number in view.asked and number != view.viewer else "waiting"
