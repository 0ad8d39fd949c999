"""C at the table: look at the cards or the counts, swap, or what the game has in its place."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TypeAlias

from audiowar.announce import asking
from audiowar.announce.line import Line
from audiowar.rules.events import Choice
from audiowar.rules.view import View

ANSWERS = {"prisoner": "prisoner", "steal": "steal"}
"""Questions that the power answers, with how that answer begins."""

Power: TypeAlias = Choice | list[Line] | Line
"""What it comes to: an answer to give, lines to tell, or a line that says why there is none."""


def power(view: View, names: Sequence[str], options: Sequence[Choice]) -> Power | range:
    """Return what the power is that the player has now; of several answers, where they stand."""
    question, me = view.question, view.viewer
    if me in view.swap and me not in view.chosen:
        return "swap"
    if question is not None and question.kind in ANSWERS:
        return answer(ANSWERS[question.kind], view, options)
    if lines := asking.power(view, names):
        return lines
    if me is not None and view.spy == me and not view.over:
        return Line("refused-spy-waits" if question is None else "power-nobody")
    if me in view.count and me in view.chosen:
        return Line("power-too-late")
    return asking.no_power(view)


def answer(begins: str, view: View, options: Sequence[Choice]) -> Power | range:
    """Return the only answer that begins so, or where the first of several stands."""
    places = [place for place, choice in enumerate(options) if str(choice).startswith(begins)]
    if not places:
        return asking.no_power(view)
    return options[places[0]] if len(places) == 1 else range(places[0], places[-1] + 1)
