"""Describe a table as the text that a window, page or terminal shows.

`table_scene.py` describes it as data for a picture instead.
"""

from __future__ import annotations

from collections.abc import Sequence

from audiowar.announce import table_queries
from audiowar.announce.choice_lines import describe_choice
from audiowar.announce.game_wording import get_wording
from audiowar.announce.line import Line
from audiowar.rules.registry import get_variant
from audiowar.rules.view import View
from audiowar.ui.core.app import ScreenContent

from .cursor import Cursor


def describe_screen(view: View, names: Sequence[str], cursor: Cursor) -> ScreenContent:
    """Return the text of the table: the choices, their heading, and the surroundings."""
    rows = tuple(describe_choice(choice, view, names) for choice in cursor.list_choices(view))
    # The cursor may point beyond the hand, if the last card has just been played.
    index = min(cursor.index, len(rows) - 1)
    return ScreenContent(
        rows,
        index,
        describe_heading(view, names, cursor, len(rows)),
        describe_surroundings(view, names),
    )


def describe_heading(view: View, names: Sequence[str], cursor: Cursor, count: int) -> Line:
    """Return the heading of the choices: the bet, the question, or the number of cards in hand."""
    if cursor.bet_entry is not None:
        return cursor.bet_entry.describe_field()
    if view.question is not None and view.question.kind != "card":
        return table_queries.describe_question(view, names)[0]
    return (
        Line("shown-hand", {"count": count})
        if count
        else table_queries.describe_hand(view, names)[0]
    )


def describe_surroundings(view: View, names: Sequence[str]) -> tuple[Line, ...]:
    """Return a line for each seat, then lines for the pot and the order of strength."""
    lines = [describe_seat(view, names, number) for number in range(view.players)]
    if not get_variant(view.game).uses_money:
        lines.append(Line("shown-pot", {"count": view.pot_count}))
    return (*lines, *get_wording(view.game).describe_strength_order(view))


def describe_seat(view: View, names: Sequence[str], number: int) -> Line:
    """Return the line of a seat with public facts only."""
    name = Line("shown-you") if number == view.viewer else names[number]
    args = {"player": name, "state": get_seat_state(view, number)}
    return get_wording(view.game).describe_seat(view, number, args)


def get_seat_state(view: View, number: int) -> str:
    """Return the state of a seat: "out", "chosen", "choosing" or "waiting"."""
    if number in view.out:
        return "out"
    if number in view.chosen:
        return "chosen"
    return "choosing" if number in view.asked and number != view.viewer else "waiting"
