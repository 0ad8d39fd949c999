"""Let the coach judge the player's choices in a finished match."""

from __future__ import annotations

from contextlib import suppress

from audiowar.bots.bots_and_coach import get_bots
from audiowar.bots.coach import find_possible_mistakes
from audiowar.rules.events import Seat
from audiowar.rules.state import Refused
from audiowar.storage.match_transcript import DamagedTranscript
from audiowar.storage.replay_transcript import ReplayDiffers
from audiowar.storage.saves import get_saves_folder, read_save

from .recorded_match import RecordedMatch
from .statistics import FinishedMatch

JUDGED_CHOICES_FACT = "choices_judged"
GOOD_CHOICES_FACT = "sound_choices"
"""The names of two facts about a match: how many choices the coach judged, and how many of them
were good."""


def compute_choice_quality_facts(match: FinishedMatch) -> dict[str, int]:
    """Return two facts: how many of the player's choices the coach judged, and how many were good.

    This takes up to a second. Both are 0 if the match cannot be replayed.
    """
    with suppress(OSError, DamagedTranscript, ReplayDiffers, Refused):
        recorded = RecordedMatch(read_save(get_saves_folder() / match.entry.file))
        if not recorded.is_damaged:
            return judge_choices(recorded, match.entry.seat)
    return {JUDGED_CHOICES_FACT: 0, GOOD_CHOICES_FACT: 0}


def judge_choices(recorded: RecordedMatch, seat: Seat) -> dict[str, int]:
    """Return the same facts as `compute_choice_quality_facts`, for a seat of a recorded match."""
    last = len(recorded) - 1
    events = recorded.list_events_until(last, seat)
    bots = get_bots(recorded.header.game)
    if bots.coach_advises_mixed_strategy:
        view = recorded.get_view_after_step(last, seat)
        judged, wrong = bots.count_mistakes(view, events)
    else:
        answers = list(recorded.iter_answers_of_seat(seat))
        judged, wrong = len(answers), len(find_possible_mistakes(answers, events))
    return {JUDGED_CHOICES_FACT: judged, GOOD_CHOICES_FACT: judged - wrong}
