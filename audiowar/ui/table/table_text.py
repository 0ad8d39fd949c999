"""Describe a table as the text that a window, page or terminal shows."""

from __future__ import annotations

from collections.abc import Sequence

from audiowar.announce import table_queries
from audiowar.announce.describe_choices import describe_choice
from audiowar.announce.game_wording import get_wording
from audiowar.announce.line import Line
from audiowar.rules.registry import get_variant
from audiowar.rules.view import View
from audiowar.ui.core.app import ScreenContent

from .cursor import Cursor


def describe_screen_content(view: View, names: Sequence[str], cursor: Cursor) -> ScreenContent:
    """Return the table as text: choices with their heading, then seats and order of strength.

    In games without money, the pot comes before the order of strength.
    """
    rows = tuple(describe_choice(choice, view, names) for choice in cursor.list_choices(view))
    # The cursor may point beyond the hand, if the last card has just been played.
    index = min(cursor.index, len(rows) - 1)
    heading = describe_choices_heading(view, names, cursor, len(rows))
    seats = [describe_seat(view, names, number) for number in range(view.players)]
    has_pot = not get_variant(view.game).uses_money
    pot = [Line("shown-pot", {"count": view.pot_count})] if has_pot else []
    order = get_wording(view.game).describe_strength_order(view)
    return ScreenContent(rows, index, heading, (*seats, *pot, *order))


def describe_choices_heading(view: View, names: Sequence[str], cursor: Cursor, count: int) -> Line:
    """Return the heading of the choices: the bet, the question, or the number of cards in hand."""
    if cursor.bet_entry is not None:
        return cursor.bet_entry.describe_field()
    if view.question is not None and view.question.kind != "card":
        return table_queries.describe_question(view, names)[0]
    if count:
        return Line("shown-hand", {"count": count})
    return table_queries.describe_hand(view, names)[0]


def describe_seat(view: View, names: Sequence[str], seat: int) -> Line:
    """Return the line that describes a seat, with public facts only."""
    name = Line("shown-you") if seat == view.viewer else names[seat]
    args = {"player": name, "state": get_seat_state(view, seat)}
    return get_wording(view.game).describe_seat_in_window(view, seat, args)


def get_seat_state(view: View, seat: int) -> str:
    """Return the state of a seat: "out", "chosen", "choosing" (never the viewer) or "waiting"."""
    if seat in view.out:
        return "out"
    if seat in view.chosen:
        return "chosen"
    return "choosing" if seat in view.asked and seat != view.viewer else "waiting"
