"""What a sighted friend sees of the table: who has what, whose turn it is, what lies there."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from audiowar.announce import asking
from audiowar.announce.choices import choice_card
from audiowar.announce.line import Line, text
from audiowar.announce.seen import dashed
from audiowar.announce.telling import telling
from audiowar.rules import events as ev
from audiowar.rules.cards import code
from audiowar.rules.events import Event
from audiowar.rules.view import View

if TYPE_CHECKING:
    from collections.abc import Sequence

    from audiowar.ui.app import App
    from audiowar.ui.table import TableScreen


def scene(app: App, table: TableScreen) -> dict[str, Any]:
    """Return the table as data: texts in the language of now, cards as codes, null face down."""
    view = table.view()
    title = [Line(f"game-{dashed(view.game)}")]
    title += telling(view.game).order_now(view)
    return {
        "title": text(title, app.catalogue),
        "trick": max(1, view.trick),
        "pot": text(asking.on_table(view, table.names), app.catalogue),
        "seats": [seat(table, view, number) for number in range(view.players)],
        "last": last_trick(table),
        "told": text(table.listener.last, app.catalogue),
        "hand": hand(table, view),
    }


def seat(table: TableScreen, view: View, number: int) -> dict[str, Any]:
    """Return what everybody sees of a seat."""
    pile = view.piles[number]
    return {
        "name": table.names[number],
        "me": number == view.viewer,
        "cards": view.owned[number],
        "money": None,
        "turn": number in view.asked and number not in view.chosen,
        "chosen": number in view.chosen,
        "out": number in view.out,
        "pile": None if not pile else code(pile[0]),
        "prisoner": None,
        **telling(view.game).seat(view, number),
    }


def last_trick(table: TableScreen) -> list[list[Any]]:
    """Return the cards of the last trick in their order, each with its seat."""
    trick = table.listener.recall.trick()
    return laid(() if trick is None else trick.events)


def laid(events: Sequence[Event]) -> list[list[Any]]:
    """Return who put which card on the table; one that lies face down is null."""
    found: list[list[Any]] = []
    for event in events:
        if isinstance(event, ev.Put):
            found.append([event.seat, None if event.up is None else code(event.up)])
    return found


def hand(table: TableScreen, view: View) -> list[str | None]:
    """Return the cards of the lines that the arrows go through, null for what is no card."""
    cards = [choice_card(choice) for choice in table.cursor.options(view)]
    return [None if card is None else code(card) for card in cards]
