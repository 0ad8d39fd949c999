"""Y at the table: the last trick explained, first at once, then as a list to go through."""

from __future__ import annotations

from typing import TYPE_CHECKING

from audiowar.announce.announcement import Buffer
from audiowar.announce.line import Line
from audiowar.announce.why import Trick, explain

from .menu import Item, Reading, fixed

if TYPE_CHECKING:
    from .table import TableScreen


def tell_why(table: TableScreen, told: Trick | None) -> Trick | None:
    """Explain the last trick; return it. When it was `told` already, open the list of its steps."""
    trick = table.listener.recall.trick()
    lines = explain(trick, table.names, table.chair.viewer) if trick is not None else []
    if not lines:
        table.app.refuse(Line("why-nothing"))
    elif trick == told:
        table.app.open(Reading(table.app, Line("why-title"), [Item(fixed(line)) for line in lines]))
    else:
        table.app.say(*lines, buffer=Buffer.TABLE)
    return trick
