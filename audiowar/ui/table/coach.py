"""The coach: advise the player during a match, and review the match after its end."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from importlib import import_module
from typing import TYPE_CHECKING

from audiowar.announce.announcement import Buffer
from audiowar.announce.describe_choices import describe_choice
from audiowar.announce.game_wording import get_wording
from audiowar.announce.line import Line
from audiowar.announce.listener_narration import ListenerNarration
from audiowar.bots.bots_and_coach import get_bots
from audiowar.rules.events import Choice, Event
from audiowar.rules.registry import GAMES_PACKAGE
from audiowar.rules.view import View
from audiowar.ui.core.app import App
from audiowar.ui.core.long_work_screen import BusyScreen
from audiowar.ui.core.menu import MenuItem, ReadingList, fixed_item

from .percentage_charts import PercentageSeries, open_chance_list

if TYPE_CHECKING:
    from audiowar.bots.coach import Mistake

    from .step_announcer import StepAnnouncer


LONG_REVIEW_EVENTS = 2000
"""The review of a match with at least this many events takes more than about a second."""
LONG_REVIEW_EVENTS_ON_PAGE = 300
"""The same number for a page, where Python is slower."""
MIN_CHANCE_COUNT = 3
"""The minimum number of chances to list: those before two tricks, and the one at the end."""
MAX_NAMED_CHOICES = 3
"""The maximum number of choices that the coach names, because more are hard to remember."""


@dataclass(frozen=True)
class MixedStrategyCoach:
    """The coach for a game in which the best strategy is a mixed one.

    Its functions receive the view of a seat, and the events that the seat has seen since the deal.
    """

    describe_mixed_strategy: Callable[[View, Sequence[Event]], list[Line]]
    """Returns how often to make each choice; no lines if that cannot be computed."""
    find_deciding_tricks: Callable[[View, Sequence[Event]], Sequence[tuple[int, Line]] | None]
    """Returns the number and a comment for each deciding trick; None if it cannot compute them."""
    unused_card_lines: Callable[[View, Sequence[Event]], list[Line]]
    """Returns lines that name special cards that the player never used in the match."""
    list_winning_chances_by_trick: Callable[[View, Sequence[Event]], Sequence[float]]
    """Returns the chances (0 to 1) of winning before every trick and at the end.

    The result is empty if they cannot be computed.
    """


def load_mixed_strategy_coach(game: str) -> MixedStrategyCoach:
    """Import the coach of a game that has a `MixedStrategyCoach`."""
    coach: MixedStrategyCoach = import_module(f"{GAMES_PACKAGE}.{game}.coach").COACH
    return coach


def announce_advice_or_open_review(
    app: App,
    view: View,
    step_announcer: StepAnnouncer,
    names: Sequence[str],
    selected: Choice | None = None,
) -> None:
    """Recommend a choice, or say why there is no advice; after the match, open the review.

    In Casino War, also say the average cost of the choice `selected`.
    """
    coached = get_bots(view.game)
    if not app.settings.get("coach"):
        app.refuse(Line("coach-off"))
    elif not coached.has_coach:
        app.refuse(Line("coach-not-here"))
    elif view.over:
        open_match_review(app, view, step_announcer, names)
    elif not coached.coach_advises_mixed_strategy:
        announce_best_choice(app, view, step_announcer.narration.events, names, selected)
    elif view.question is None:
        app.refuse(Line("coach-not-asked"))
    else:
        # Imported late, because the tables of the strong bot are large.
        lines = load_mixed_strategy_coach(view.game).describe_mixed_strategy(
            view, step_announcer.narration.events
        )
        if lines:
            app.say(Line("coach-title"), *lines, buffer=Buffer.TABLE)
        else:
            app.refuse(Line("coach-cannot-count"))


def announce_best_choice(
    app: App, view: View, events: Sequence[Event], names: Sequence[str], selected: Choice | None
) -> None:
    """Say what the bot `strong` would choose and why, or that there is nothing to advise.

    In Casino War, also say the average cost of the selected choice or, without one, of the advice.
    """
    # Imported late, because the bots load slowly.
    from audiowar.bots.coach import find_advice

    advice = find_advice(view, events)
    if advice is None:
        app.refuse(Line("coach-not-asked" if view.asked else "coach-nothing"))
    else:
        choice, why = advice
        choice_line = describe_choice(choice, view, names)
        other = choice if selected is None else selected
        cost = get_wording(view.game).describe_average_cost(view, other)
        app.say(Line("coach-would"), choice_line, Line(why), *cost, buffer=Buffer.TABLE)


def open_match_review(
    app: App, view: View, step_announcer: StepAnnouncer, names: Sequence[str]
) -> None:
    """Open the coach's review of a finished match.

    If the match is so long that the review takes long, first show a screen that asks for patience.
    """

    def review() -> None:
        if get_bots(view.game).coach_advises_mixed_strategy:
            open_deciding_tricks(app, view, step_announcer.narration)
        else:
            open_mistakes(app, view, step_announcer, names)

    long = LONG_REVIEW_EVENTS_ON_PAGE if app.frontend.has_buttons else LONG_REVIEW_EVENTS
    if len(step_announcer.narration.events) < long:
        review()
    else:
        app.open_screen(BusyScreen(app, Line("coach-moment"), review))


def open_mistakes(
    app: App, view: View, step_announcer: StepAnnouncer, names: Sequence[str]
) -> None:
    """Open the list of the player's worst mistakes, followed by the lessons of the match.

    Refuse this to spectators, and to a player who never chose.
    """
    # Imported late, because the bots load slowly.
    from audiowar.bots.coach import find_worst_mistakes

    if view.viewer is None:
        app.refuse(Line("refused-game-over"))
        return
    if not (step_announcer.recorded_answers or step_announcer.had_finished_tricks_before):
        app.refuse(Line("coach-never-chose"))
        return
    items = []
    for mistake in find_worst_mistakes(
        step_announcer.recorded_answers, step_announcer.narration.events
    ):
        narrate = make_trick_repeater(app, step_announcer.narration, mistake.player_answer.trick)
        items.append(fixed_item(describe_mistake(mistake, names), narrate))
    title = Line(
        "coach-mistakes" if items else "coach-no-mistakes",
        {"late": step_announcer.had_finished_tricks_before},
    )
    items += [fixed_item(line) for line in match_takeaway_lines(view, step_announcer.narration)]
    open_list_or_refuse(app, title, items)


def open_list_or_refuse(app: App, title: Line, items: Sequence[MenuItem]) -> None:
    """Open a list for reading. If it has no items, refuse with its title as the reason."""
    if items:
        app.open_screen(ReadingList(app, title, items))
    else:
        app.refuse(title)


def describe_mistake(mistake: Mistake, names: Sequence[str]) -> Line:
    """Return the line that names a mistake, a better choice and the reason."""
    answered = mistake.player_answer
    args = {
        "trick": answered.trick,
        "did": describe_choice(answered.choice, answered.view, names),
        "better": describe_choice(mistake.better_choice, answered.view, names),
        "why": Line(mistake.reason),
    }
    return Line("coach-mistake", args)


def match_takeaway_lines(view: View, listener: ListenerNarration) -> list[Line]:
    """Return lines with the lessons of a finished match for the viewer."""
    takeaways = get_bots(view.game).find_review_takeaways(view, listener.events)
    return [Line(one.message, one.args) for one in takeaways]


def open_deciding_tricks(app: App, view: View, listener: ListenerNarration) -> None:
    """Open the list of the tricks that decided the match.

    An item for the chances of winning follows, and then special cards that were never used.
    """
    coach, seen = load_mixed_strategy_coach(view.game), listener.events
    tricks = coach.find_deciding_tricks(view, seen)
    if tricks is None:
        app.refuse(Line("coach-cannot-count"))
        return
    title = Line("coach-decided" if tricks else "coach-decided-none")
    items = [fixed_item(line, make_trick_repeater(app, listener, trick)) for trick, line in tricks]
    chances = coach.list_winning_chances_by_trick(view, seen)
    items += make_winning_chances_items(app, chances, [trick for trick, _ in tricks])
    items += [fixed_item(line) for line in coach.unused_card_lines(view, seen)]
    open_list_or_refuse(app, title, items)


def make_winning_chances_items(
    app: App, chances: Sequence[float], deciding_trick_numbers: Sequence[int]
) -> list[MenuItem]:
    """Return the item that sums up the chances and opens their list; none if there are too few."""
    if len(chances) < MIN_CHANCE_COUNT:
        return []
    series = PercentageSeries(tuple(chances), tuple(deciding_trick_numbers))
    return [fixed_item(series.make_summary_line(), lambda: open_chance_list(app, series))]


def make_trick_repeater(app: App, listener: ListenerNarration, trick: int) -> Callable[[], None]:
    """Return a function that repeats the lines of trick number `trick`."""
    # The trick that ends the match is only in `last_trick_lines`.
    return lambda: app.say(*(*listener.finished_trick_lines, listener.last_trick_lines)[trick - 1])
