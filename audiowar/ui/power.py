"""C at the table: look at the cards or the counts, swap, or what the game has in its place."""

from __future__ import annotations

from typing import TYPE_CHECKING

from audiowar.announce import asking
from audiowar.announce.line import Line
from audiowar.rules.view import View

if TYPE_CHECKING:
    from .table import TableScreen

POWERS = {"prisoner": "prisoner", "steal": "steal"}
"""Questions that C answers, with how that answer begins."""


def use_power(table: TableScreen) -> None:
    """Use the power that the listener has now, or say why there is none."""
    view = table.view()
    question, me = view.question, view.viewer
    if me in view.swap and me not in view.chosen:
        table.answer("swap")
    elif question is not None and question.kind in POWERS:
        answer(table, question.kind, view)
    elif lines := asking.power(view, table.names):
        table.tell(lines)
    elif view.spy == me and me is not None and not view.over:
        table.app.refuse(Line("refused-spy-waits" if question is None else "power-nobody"))
    elif me in view.count and me in view.chosen:
        table.app.refuse(Line("power-too-late"))
    else:
        table.app.refuse(asking.no_power(view))


def answer(table: TableScreen, kind: str, view: View) -> None:
    """Give the answer that C stands for; of several, go to the first."""
    options = table.options(view)
    wanted = [index for index, choice in enumerate(options) if str(choice).startswith(POWERS[kind])]
    if not wanted:
        table.app.refuse(asking.no_power(view))
    elif len(wanted) == 1:
        table.answer(options[wanted[0]])
    else:
        table.go(wanted[0])
