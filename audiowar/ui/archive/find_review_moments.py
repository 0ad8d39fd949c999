"""Find the steps of a recorded match that its review comments on."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Final

from audiowar.announce.line import Line
from audiowar.archive.recorded_match import RecordedMatch
from audiowar.bots.bots_and_coach import get_bots
from audiowar.rules.events import Seat
from audiowar.ui.table.coach import describe_mistake, load_mixed_strategy_coach

REVIEW_MOMENT_KIND: Final = "review"
"""The kind of the moments that the review finds. MOMENT_KINDS lists the other kinds."""
DIRECTIONS: Final[Mapping[str, int]] = {"next": 1, "previous": -1}
"""The direction of a command such as "war-next", by its last word: forward 1, backward -1."""


@dataclass(frozen=True)
class ReviewMoment:
    """A step of a recorded match that the review comments on."""

    step_index: int
    """The index of the step in the recorded match."""
    trick: int
    """The number of the trick that the comment is about. The step may belong to the one before."""
    line: Line
    """The review's comment on the step."""


def find_review_moments(recorded: RecordedMatch, seat: Seat) -> list[ReviewMoment]:
    """Return the moments that the review for a seat comments on.

    These are the steps before costly mistakes. In games whose coach advises mixed strategies, they
    are the steps before the tricks that decided the match.
    """
    # Imported late, because the bots load slowly.
    from audiowar.bots.coach import find_worst_mistakes

    last, names = len(recorded) - 1, recorded.names
    view, events = recorded.get_view_after_step(last, seat), recorded.list_events_until(last, seat)
    coached = get_bots(view.game)
    if coached.coach_advises_mixed_strategy:
        tricks = load_mixed_strategy_coach(view.game).find_deciding_tricks(view, events) or ()
        return [
            ReviewMoment(steps.start - 1, trick, line)
            for trick, line in tricks
            if (steps := recorded.find_steps_of_trick(trick))
        ]
    if not coached.has_coach:
        return []
    mistakes = find_worst_mistakes(list(recorded.iter_answers_of_seat(seat)), events)
    return [
        ReviewMoment(
            recorded.find_step_before_event(one.player_answer.event_count_before),
            one.player_answer.trick,
            describe_mistake(one, names),
        )
        for one in mistakes
    ]
