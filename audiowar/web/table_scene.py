"""What a sighted friend sees of the table: who has what, whose turn it is, what lies there."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, Any

from audiowar.announce import table_queries
from audiowar.announce.choice_lines import get_choice_card
from audiowar.announce.game_wording import get_wording
from audiowar.announce.line import Line, render_lines
from audiowar.l10n.catalogue import Catalogue
from audiowar.rules.cards import code
from audiowar.rules.events import Event, Seat
from audiowar.rules.registry import get_variant
from audiowar.rules.variant import Sight
from audiowar.rules.view import View
from audiowar.ui.table.visible_table import owning

if TYPE_CHECKING:
    from audiowar.ui.core.app import App
    from audiowar.ui.table.table_screen import TableScreen

HOUSE = "house"


def scene(app: App, table: TableScreen) -> dict[str, Any]:
    """Return the table as data: texts in the language of now, cards as codes, null face down."""
    view, catalogue = table.view(), app.catalogue
    trick = table.listener.last_trick.get_trick()
    events = () if trick is None else trick.events
    hand = [get_choice_card(choice) for choice in table.cursor.options(view)]
    return {
        "title": render_lines([table_queries.describe_game(view)], catalogue),
        "notes": [render_lines([line], catalogue) for line in notes(view, table.names)],
        "pot": pot(view, catalogue),
        "seats": [seat(view, table.names, number, events, catalogue)
                  for number in range(view.players)],
        "house": house(view.game, events, catalogue),
        "hand": [None if card is None else code(card) for card in hand],
        "here": table.cursor.index,
    }  # fmt: skip


def notes(view: View, names: Sequence[str]) -> list[Line]:
    """Return what holds in this trick and what lies on the table, beside the pot."""
    told = [
        *get_wording(view.game).describe_situation(view, names),
        *table_queries.describe_table(view, names),
    ]
    return [line for line in told if not line.message.startswith("now-pot")]


def pot(view: View, catalogue: Catalogue) -> dict[str, Any] | None:
    """Return what lies there from earlier tricks, its cards as `laid` has them."""
    if get_variant(view.game).uses_money or not view.pot_count:
        return None
    known = [[code(card), 1] for card in view.pot or ()]
    name = render_lines([Line("shown-pot", {"count": view.pot_count})], catalogue)
    return {"name": name, "laid": known or [[None, view.pot_count]]}


def seat(
    view: View,
    names: Sequence[str],
    number: Seat,
    events: Sequence[Event],
    catalogue: Catalogue,
) -> dict[str, Any]:
    """Return what everybody sees of a seat; `events` are those of the last trick."""
    pile = (
        view.piles[number] if get_variant(view.game).visibility.get("piles") is Sight.ALL else None
    )
    now = status(view, number)
    return {
        "name": render_lines([owning(view, number, names[number], now)], catalogue),
        "me": number == view.viewer,
        "now": now,
        "laid": laid(view.game, events, number),
        "won": get_wording(view.game).format_gain(events, number),
        "pile": [code(pile[0]), len(pile)] if pile else None,
        "prisoner": None,
        **get_wording(view.game).seat_details(view, number),
    }


def status(view: View, number: Seat) -> str:
    """Return whether a seat has chosen, chooses, waits or is out."""
    if number in view.out:
        return "out"
    if number in view.chosen:
        return "chosen"
    return "choosing" if number in view.asked else "waiting"


def laid(game: str, events: Sequence[Event], number: Seat | str) -> list[list[Any]]:
    """Return what a seat put on the table, in its order: a card and 1, or null and how many."""
    wording = get_wording(game)
    found: list[list[Any]] = []
    waiting = False
    for event in events:
        placed = wording.place_cards(event)
        if placed is None:
            continue
        who, down, up = placed
        if who == number:
            # The cards of a war are told when they are laid, and again with the one that is shown.
            if down and not waiting:
                found.append([None, down])
            if up is not None:
                found.append([code(up), 1])
            waiting = up is None
    return found


def house(game: str, events: Sequence[Event], catalogue: Catalogue) -> dict[str, Any] | None:
    """Return the cards of the house, and its name; None where it plays none."""
    cards = laid(game, events, HOUSE)
    named = [Line("event-card-house", {"card": card}) for card, _ in cards]
    return {"name": render_lines(named, catalogue), "laid": cards} if cards else None
