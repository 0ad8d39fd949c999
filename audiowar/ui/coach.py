"""What the professor would play; after the game, the tricks that decided it."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING

from audiowar.announce.announcement import Buffer
from audiowar.announce.line import Line
from audiowar.announce.listener import Listener
from audiowar.rules.cards import code
from audiowar.rules.view import View

from .menu import Item, Reading, fixed
from .screen import Stage

if TYPE_CHECKING:
    from audiowar.bots.scientific.coach import Advice


def advise(app: Stage, view: View, listener: Listener) -> None:
    """Say what the professor would mix here, and why; or why there is no advice."""
    if not app.settings.get("coach", True):
        app.refuse(Line("coach-off"))
    elif view.game != "scientific" or view.players != 2:
        app.refuse(Line("coach-two-only"))
    elif view.over:
        decided(app, view, listener)
    elif view.question is None:
        app.refuse(Line("coach-not-asked"))
    else:
        # Only who asks for advice waits for what the professor knows to be loaded.
        from audiowar.bots.scientific.coach import analyse

        lines = [advice_line(advice) for advice in analyse(view, listener.seen)]
        if lines:
            app.say(Line("coach-title"), *lines, buffer=Buffer.TABLE)
        else:
            app.refuse(Line("coach-cannot-count"))


def advice_line(advice: Advice) -> Line:
    """Tell one choice of the mixture."""
    percent = round(advice.chance * 100)
    reason = Line(advice.reason)
    if advice.choice == "swap":
        card = None if advice.card is None else code(advice.card)
        return Line("coach-swap-then", {"card": card, "percent": percent})
    assert isinstance(advice.choice, int)
    args = {"card": code(advice.choice), "percent": percent, "reason": reason}
    return Line("coach-choice", args)


def decided(app: Stage, view: View, listener: Listener) -> None:
    """Open the list of the tricks that decided the game."""
    from audiowar.bots.scientific.verdict import deciding

    items = []
    for turn in deciding(view, listener.seen):
        said = {
            "trick": turn.trick,
            "before": round(turn.before * 100),
            "after": round(turn.after * 100),
        }
        items.append(Item(fixed(Line("coach-turn", said)), again(app, listener, turn.trick)))
    if items:
        app.open(Reading(app, Line("coach-decided"), items))
    else:
        app.refuse(Line("coach-cannot-count"))


def again(app: Stage, listener: Listener, trick: int) -> Callable[[], None]:
    """Return what Enter does on such a trick: tell it again."""
    return lambda: app.say(*listener.tricks[trick - 1])
