"""Find the steps of a recorded match that its review comments on, and ask a bot for advice."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from random import Random
from typing import TYPE_CHECKING, Final

from audiowar.announce.announcement import Buffer
from audiowar.announce.choice_lines import describe_choice
from audiowar.announce.line import Line
from audiowar.archive.recorded_game import RecordedGame
from audiowar.bots.game_bots import get_game_bots
from audiowar.bots.registry import list_opponent_names, make_bot
from audiowar.rules.events import Event, Seat
from audiowar.rules.view import View
from audiowar.ui.table.coach import describe_mistake, load_coach

if TYPE_CHECKING:
    from audiowar.ui.core.app import App


REVIEW: Final = "review"
"""The name of this kind of moments. `recorded_game.MOMENTS` names the other kinds."""
WAYS: Final[Mapping[str, int]] = {"next": 1, "previous": -1}
"""The direction (1 or -1) for the last word of a command that goes to another moment."""


@dataclass(frozen=True)
class ReviewMoment:
    """A step that the review found, with the comment on it."""

    index: int
    line: Line


def find_review_moments(recorded: RecordedGame, seat: Seat) -> list[ReviewMoment]:
    """Return the moments that the review of a finished match finds for a seat, in order.

    They are the steps before costly mistakes, or the tricks that decided the match.
    """
    # Imported late, because the bots load slowly.
    from audiowar.bots.mistakes import find_mistakes

    last, names = len(recorded) - 1, recorded.names
    view, events = recorded.view_after(last, seat), recorded.events_known_until(last, seat)
    coached = get_game_bots(view.game)
    if coached.coach_mixes:
        tricks = load_coach(view.game).find_deciding_tricks(view, events) or ()
        found = [(recorded.find_first_step_of_trick(trick), line) for trick, line in tricks]
        return [ReviewMoment(index, line) for index, line in found if index is not None]
    if not coached.has_coach:
        return []
    mistakes = find_mistakes(list(recorded.iter_answers(seat)), events)
    return [
        ReviewMoment(
            recorded.find_step_before_event(mistake.answered.events_before),
            describe_mistake(mistake, names),
        )
        for mistake in mistakes
    ]


def advise_if_no_coach(app: App, view: View, events: Sequence[Event], names: Sequence[str]) -> bool:
    """Announce what the strongest bot would choose, in a game without a coach.

    Return False, and announce nothing, if the game has a coach or nothing is to be chosen.
    """
    if get_game_bots(view.game).has_coach or view.question is None:
        return False
    bot = make_bot(list_opponent_names(view.game)[-1], view.game, Random(1))
    for event in events:
        bot.observe(event)
    choice = describe_choice(bot.choose(view), view, names)
    app.say(Line("coach-would"), choice, buffer=Buffer.TABLE)
    return True
