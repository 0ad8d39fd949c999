"""The coach: advise the player during a match, and review the match after its end."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from importlib import import_module
from typing import TYPE_CHECKING

from audiowar.announce.announcement import Buffer
from audiowar.announce.choice_lines import describe_choice
from audiowar.announce.game_wording import get_wording
from audiowar.announce.line import Line
from audiowar.announce.listener import Listener
from audiowar.bots.game_bots import get_game_bots
from audiowar.rules.events import Choice, Event
from audiowar.rules.registry import PACKAGE
from audiowar.rules.view import View
from audiowar.ui.core.announce_then_run import BusyScreen
from audiowar.ui.core.app import App
from audiowar.ui.core.menu import MenuItem, ReadingList, fixed_item

from .chances_by_trick import ChancesByTrick, open_chances

if TYPE_CHECKING:
    from audiowar.bots.mistakes import Mistake

    from .narration import Narration


LONG = 2000
"""The number of events from which the review of a match takes more than about a second."""
LONG_ON_PAGE = 300
"""The same number in a browser, where Python is slower."""
LEAST_COURSE = 3
"""The chances of winning are listed from this number on: before two tricks and at the end."""
MAX_CHOICES = 3
"""The maximum number of choices that an advice names, because more are hard to remember."""


@dataclass(frozen=True)
class MixedStrategyCoach:
    """The coach of a game in which good players choose at random, with the right probabilities.

    Its functions receive the view of a seat, and the events that the seat has seen since the deal.
    """

    describe_mixture: Callable[[View, Sequence[Event]], list[Line]]
    """Returns how often each choice should be made; no lines if that cannot be computed."""
    find_deciding_tricks: Callable[[View, Sequence[Event]], Sequence[tuple[int, Line]] | None]
    """Returns the number of each trick that decided the match, with a comment. None if
    that cannot be computed."""
    unused_card_lines: Callable[[View, Sequence[Event]], list[Line]]
    """Returns what the player can learn from the match."""
    find_winning_chances: Callable[[View, Sequence[Event]], Sequence[float]]
    """Returns the player's chances of winning before every trick and at the end, from 0 to 1. Empty
    if they cannot be computed."""


def load_coach(game: str) -> MixedStrategyCoach:
    """Import the coach of a game that has a `MixedStrategyCoach`."""
    found: MixedStrategyCoach = import_module(f"{PACKAGE}.{game}.coach").COACH
    return found


def advise(
    app: App,
    view: View,
    narration: Narration,
    names: Sequence[str],
    selected: Choice | None = None,
) -> None:
    """Recommend a choice with its reason, or say why there is no advice.

    After the end, open the review instead. `selected` is the choice under the cursor.
    """
    coached = get_game_bots(view.game)
    if not app.settings.get("coach", True):
        app.refuse(Line("coach-off"))
    elif not coached.has_coach:
        app.refuse(Line("coach-not-here"))
    elif view.over:
        review_match(app, view, narration, names)
    elif not coached.coach_mixes:
        advise_best_choice(app, view, narration.listener.events, names, selected)
    elif view.question is None:
        app.refuse(Line("coach-not-asked"))
    else:
        # Imported late, because the tables of the strong bot are large.
        lines = load_coach(view.game).describe_mixture(view, narration.listener.events)
        if lines:
            app.say(Line("coach-title"), *lines, buffer=Buffer.TABLE)
        else:
            app.refuse(Line("coach-cannot-count"))


def advise_best_choice(
    app: App, view: View, events: Sequence[Event], names: Sequence[str], selected: Choice | None
) -> None:
    """Say what the strong bot would choose, why, and what the selected choice would cost."""
    # Imported late, because the bots load slowly.
    from audiowar.bots.advice import advise

    found = advise(view, events)
    if found is None:
        app.refuse(Line("coach-not-asked" if view.asked else "coach-nothing"))
    else:
        choice, why = found
        told = describe_choice(choice, view, names)
        cost = get_wording(view.game).describe_cost(view, choice if selected is None else selected)
        app.say(Line("coach-would"), told, Line(why), *cost, buffer=Buffer.TABLE)


def review_match(app: App, view: View, narration: Narration, names: Sequence[str]) -> None:
    """Open the coach's review of a finished match. Announce it first if it takes long."""

    def review() -> None:
        if get_game_bots(view.game).coach_mixes:
            open_deciding_tricks(app, view, narration.listener)
        else:
            open_mistakes(app, view, narration, names)

    long = LONG_ON_PAGE if app.frontend.has_buttons else LONG
    if len(narration.listener.events) < long:
        review()
    else:
        app.open_screen(BusyScreen(app, Line("coach-moment"), review))


def open_mistakes(app: App, view: View, narration: Narration, names: Sequence[str]) -> None:
    """Open the list of the player's most costly mistakes, and of what the match teaches."""
    # Imported late, because the bots load slowly.
    from audiowar.bots.mistakes import find_mistakes

    if view.viewer is None:
        app.refuse(Line("refused-game-over"))
        return
    if not (narration.answers or narration.resumed):
        app.refuse(Line("coach-never-chose"))
        return
    items = [
        fixed_item(
            describe_mistake(mistake, names),
            make_trick_narrator(app, narration.listener, mistake.answered.trick),
        )
        for mistake in find_mistakes(narration.answers, narration.listener.events)
    ]
    title = Line("coach-mistakes" if items else "coach-no-mistakes", {"late": narration.resumed})
    items += [fixed_item(line) for line in match_takeaway_lines(view, narration.listener)]
    if items:
        app.open_screen(ReadingList(app, title, items))
    else:
        app.refuse(title)


def describe_mistake(mistake: Mistake, names: Sequence[str]) -> Line:
    """Return the line that names a mistake, a better choice and the reason."""
    answered = mistake.answered
    said = {
        "trick": answered.trick,
        "did": describe_choice(answered.choice, answered.view, names),
        "better": describe_choice(mistake.better, answered.view, names),
        "why": Line(mistake.reason),
    }
    return Line("coach-mistake", said)


def match_takeaway_lines(view: View, listener: Listener) -> list[Line]:
    """Return lines about what a finished match teaches the viewer."""
    found = get_game_bots(view.game).find_lessons(view, listener.events)
    return [Line(one.message, one.args) for one in found]


def open_deciding_tricks(app: App, view: View, listener: Listener) -> None:
    """Open the list of the tricks that decided the match."""
    coach, seen = load_coach(view.game), listener.events
    tricks = coach.find_deciding_tricks(view, seen)
    if tricks is None:
        app.refuse(Line("coach-cannot-count"))
        return
    title = Line("coach-decided" if tricks else "coach-decided-none")
    items = [fixed_item(line, make_trick_narrator(app, listener, trick)) for trick, line in tricks]
    items += winning_chances_items(
        app, coach.find_winning_chances(view, seen), [trick for trick, _ in tricks]
    )
    items += [fixed_item(line) for line in coach.unused_card_lines(view, seen)]
    if items:
        app.open_screen(ReadingList(app, title, items))
    else:
        app.refuse(title)


def winning_chances_items(
    app: App, course: Sequence[float], decided: Sequence[int]
) -> list[MenuItem]:
    """Return the item that sums up the chances of winning and lists them; none if too few."""
    if len(course) < LEAST_COURSE:
        return []
    chances = ChancesByTrick(tuple(course), tuple(decided))
    return [fixed_item(chances.summary_line(), lambda: open_chances(app, chances))]


def make_trick_narrator(app: App, listener: Listener, trick: int) -> Callable[[], None]:
    """Return an action that narrates the trick with that number again."""
    # The trick that ends the match is only in `last_trick_lines`.
    return lambda: app.say(*(*listener.trick_lines, listener.last_trick_lines)[trick - 1])
