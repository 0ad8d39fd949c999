"""Find the steps of a recorded match that its review comments on, and ask a bot for advice."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from random import Random
from typing import TYPE_CHECKING, Final

from audiowar.announce.announcement import Buffer
from audiowar.announce.describe_choices import describe_choice
from audiowar.announce.line import Line
from audiowar.archive.recorded_match import RecordedMatch
from audiowar.bots.game_bots import get_game_bots
from audiowar.bots.registry import list_opponent_names, make_bot
from audiowar.rules.events import Event, Seat
from audiowar.rules.view import View
from audiowar.ui.table.coach import describe_mistake, load_coach

if TYPE_CHECKING:
    from audiowar.ui.core.app import App


REVIEW_MOMENT_KIND: Final = "review"
"""The kind of moments that the review finds, in addition to those in `recorded_match.MOMENTS`."""
DIRECTIONS: Final[Mapping[str, int]] = {"next": 1, "previous": -1}
"""The directions of commands such as "war-next", by the last word of the command."""


@dataclass(frozen=True)
class ReviewMoment:
    """A step that the review found, with the review's comment."""

    index: int
    line: Line


def find_review_moments(recorded: RecordedMatch, seat: Seat) -> list[ReviewMoment]:
    """Return the steps before a seat's costly mistakes, or of the tricks that decided the match."""
    # Imported late, because the bots load slowly.
    from audiowar.bots.coach import find_worst_mistakes

    last, names = len(recorded) - 1, recorded.names
    view, events = recorded.get_view_after_step(last, seat), recorded.list_events_until(last, seat)
    coached = get_game_bots(view.game)
    if coached.coach_mixes:
        tricks = load_coach(view.game).find_deciding_tricks(view, events) or ()
        found = [(recorded.find_first_step_of_trick(trick), line) for trick, line in tricks]
        return [ReviewMoment(index, line) for index, line in found if index is not None]
    if not coached.has_coach:
        return []
    mistakes = find_worst_mistakes(list(recorded.iter_answers(seat)), events)
    steps = [recorded.find_step_before_event(one.answered.events_before) for one in mistakes]
    lines = [describe_mistake(one, names) for one in mistakes]
    return list(map(ReviewMoment, steps, lines))


def announce_bot_choice_if_no_coach(
    app: App, view: View, events: Sequence[Event], names: Sequence[str]
) -> bool:
    """Announce the strongest bot's choice; return False with a coach, or with nothing to choose."""
    if get_game_bots(view.game).has_coach or view.question is None:
        return False
    bot = make_bot(list_opponent_names(view.game)[-1], view.game, Random(1))
    for event in events:
        bot.observe(event)
    choice = describe_choice(bot.choose(view), view, names)
    app.say(Line("coach-would"), choice, buffer=Buffer.TABLE)
    return True
