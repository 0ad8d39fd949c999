"""Advise during a match, and review it afterwards."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from importlib import import_module
from typing import TYPE_CHECKING

from audiowar.announce.announcement import Buffer
from audiowar.announce.choice_lines import describe_choice
from audiowar.announce.line import Line
from audiowar.announce.listener import Listener
from audiowar.bots.game_bots import get_game_bots
from audiowar.rules.events import Event
from audiowar.rules.registry import PACKAGE
from audiowar.rules.view import View
from audiowar.ui.core.menu import MenuItem, ReadingList, fixed_label
from audiowar.ui.core.screen import AppContext

if TYPE_CHECKING:
    from .narration import Narration


MOST = 3
"""Choices that are told: more cannot be kept in mind by ear."""


@dataclass(frozen=True)
class Coach:
    """The coach of a game whose good players mix their choices.

    Its functions receive the view and the seat's events since the deal.
    """

    mixture: Callable[[View, Sequence[Event]], list[Line]]
    """Returns how often each choice should be made; empty if that cannot be computed."""
    decided: Callable[[View, Sequence[Event]], Sequence[tuple[int, Line]] | None]
    """Returns the tricks that decided the match, by number; None if they cannot be found."""
    taught: Callable[[View, Sequence[Event]], list[Line]]
    """Returns the lessons of the match."""


def coach_of(game: str) -> Coach:
    """Load the coach of a game whose good players mix their choices."""
    found: Coach = import_module(f"{PACKAGE}.{game}.coach").COACH
    return found


def advise(app: AppContext, view: View, course: Narration, names: Sequence[str]) -> None:
    """Recommend a choice with the reason, or say why there is no advice."""
    coached = get_game_bots(view.game)
    if not app.settings.get("coach", True):
        app.refuse(Line("coach-off"))
    elif not coached.has_coach:
        app.refuse(Line("coach-not-here"))
    elif not coached.coach_mixes:
        advise_otherwise(app, view, course, names)
    elif view.over:
        decided(app, view, course.listener)
    elif view.question is None:
        app.refuse(Line("coach-not-asked"))
    else:
        # Loaded on demand: the tables of the strong bot are large.
        lines = coach_of(view.game).mixture(view, course.listener.events)
        if lines:
            app.say(Line("coach-title"), *lines, buffer=Buffer.TABLE)
        else:
            app.refuse(Line("coach-cannot-count"))


def advise_otherwise(app: AppContext, view: View, course: Narration, names: Sequence[str]) -> None:
    """Say what the strong bot would choose and why, in a game without mixed choices."""
    from audiowar.bots.advice import advise

    found = advise(view, course.listener.events)
    if view.over:
        costliest(app, view, course, names)
    elif found is None:
        app.refuse(Line("coach-not-asked" if view.asked else "coach-nothing"))
    else:
        choice, why = found
        told = describe_choice(choice, view, names)
        app.say(Line("coach-would"), told, Line(why), buffer=Buffer.TABLE)


def looked_back(app: AppContext, view: View, course: Narration, names: Sequence[str]) -> None:
    """Open the coach's review of a finished match."""
    if get_game_bots(view.game).coach_mixes:
        decided(app, view, course.listener)
    else:
        costliest(app, view, course, names)


def costliest(app: AppContext, view: View, course: Narration, names: Sequence[str]) -> None:
    """Open the list of the most costly mistakes, with the lessons of the match."""
    from audiowar.bots.mistakes import find_mistakes

    if view.viewer is None:
        app.refuse(Line("refused-game-over"))
        return
    if not (course.answers or course.late):
        app.refuse(Line("coach-never-chose"))
        return
    items = []
    for mistake in find_mistakes(course.answers, course.listener.events):
        answered = mistake.answered
        said = {
            "trick": answered.trick,
            "did": describe_choice(answered.choice, answered.view, names),
            "better": describe_choice(mistake.better, answered.view, names),
            "why": Line(mistake.why),
        }
        item = MenuItem(
            fixed_label(Line("coach-mistake", said)), again(app, course.listener, answered.trick)
        )
        items.append(item)
    title = Line("coach-mistakes" if items else "coach-no-mistakes", {"late": course.late})
    items += [MenuItem(fixed_label(line)) for line in taught(view, course.listener)]
    if items:
        app.open_screen(ReadingList(app, title, items))
    else:
        app.refuse(title)


def taught(view: View, listener: Listener) -> list[Line]:
    """Return the lessons of a match that was seen from the deal on."""
    learn = get_game_bots(view.game).review
    found = [] if learn is None else learn(view, listener.events)
    return [Line(one.message, one.counted) for one in found]


def decided(app: AppContext, view: View, listener: Listener) -> None:
    """Open the list of the tricks that decided the match."""
    coach, seen = coach_of(view.game), listener.events
    tricks = coach.decided(view, seen)
    if tricks is None:
        app.refuse(Line("coach-cannot-count"))
        return
    title = Line("coach-decided" if tricks else "coach-decided-none")
    items = [MenuItem(fixed_label(line), again(app, listener, trick)) for trick, line in tricks]
    items += [MenuItem(fixed_label(line)) for line in coach.taught(view, seen)]
    if items:
        app.open_screen(ReadingList(app, title, items))
    else:
        app.refuse(title)


def again(app: AppContext, listener: Listener, trick: int) -> Callable[[], None]:
    """Return an action that tells a trick again."""
    # A trick cut short by the end of the match is kept only as the last one.
    return lambda: app.say(*(*listener.trick_lines, listener.last_trick_lines)[trick - 1])
