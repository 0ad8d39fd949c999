"""Let the coach judge the player's choices in a finished match."""

from __future__ import annotations

from contextlib import suppress
from typing import Any

from audiowar.bots.bots_and_coach import PlayerAnswer, get_bots_and_coach
from audiowar.bots.coach import find_possible_mistakes
from audiowar.rules.events import Choose, Event
from audiowar.rules.projection import project_event, project_view
from audiowar.rules.state import Refused
from audiowar.rules.view import View
from audiowar.storage.match_transcript import DamagedTranscript, parse_transcript
from audiowar.storage.replay_transcript import ReplayDiffers, TranscriptReplayer
from audiowar.storage.saves import get_saves_folder, read_save

from .statistics import FinishedMatch

JUDGED_CHOICES_FACT = "choices_judged"
GOOD_CHOICES_FACT = "sound_choices"
"""The names of two facts about a match: how many choices the coach judged, and how many of them
were good."""


def compute_choice_quality_facts(match: FinishedMatch) -> dict[str, int]:
    """Return two facts: how many of the player's choices the coach judged, and how many were good.

    Both are 0 if the match cannot be replayed.
    """
    with suppress(OSError, DamagedTranscript, ReplayDiffers, Refused):
        data = read_save(get_saves_folder() / match.entry.file)
        return compute_choice_quality_facts_of_seat(data, match.entry.seat)
    return {JUDGED_CHOICES_FACT: 0, GOOD_CHOICES_FACT: 0}


def compute_choice_quality_facts_of_seat(data: bytes, seat: int) -> dict[str, int]:
    """Return the same facts as `compute_choice_quality_facts`, for a seat in a transcript.

    This takes up to a second. Raises DamagedTranscript, ReplayDiffers or Refused if the match
    cannot be replayed.
    """
    history: list[Event] = []
    answers: list[PlayerAnswer] = []
    asked: View | None = None
    replay = TranscriptReplayer(*parse_transcript(data))
    for events in replay:
        first = events[0] if events else None
        if isinstance(first, Choose) and first.seat == seat and asked is not None:
            choice: Any = getattr(first.choice, "value", first.choice)
            answers.append(PlayerAnswer(asked, choice, len(history), asked.trick))
        history += [project_event(event, seat) for event in events]
        asked = project_view(replay.match, seat) if seat in replay.match.questions else None
    bots = get_bots_and_coach(replay.header.game)
    if bots.coach_advises_mixed_strategy:
        judged, wrong = bots.count_judged_choices_and_mistakes(
            project_view(replay.match, seat), history
        )
    else:
        judged, wrong = len(answers), len(find_possible_mistakes(answers, history))
    return {JUDGED_CHOICES_FACT: judged, GOOD_CHOICES_FACT: judged - wrong}
