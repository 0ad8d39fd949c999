"""Judge how good the player's choices in a finished match were, with the coach."""

from __future__ import annotations

from contextlib import suppress
from typing import Any

from audiowar.bots.answer_to_review import AnswerToReview
from audiowar.bots.game_bots import get_game_bots
from audiowar.bots.mistakes import list_mistakes
from audiowar.rules.events import Choose, Event
from audiowar.rules.projection import project, project_view
from audiowar.rules.state import Refused
from audiowar.rules.view import View
from audiowar.storage.match_transcript import DamagedTranscript, parse_transcript
from audiowar.storage.replay_transcript import Replay, ReplayDiffers
from audiowar.storage.saves import read_save, saves_folder

from .statistics import PlayedGame

JUDGED = "choices_judged"
GOOD_CHOICES = "sound_choices"
"""The names of two facts of a match: the number of choices that the coach judged, and how many of
these were good."""


def compute_choice_facts(game: PlayedGame) -> dict[str, int]:
    """Count the player's judged and good choices in a match; none if it cannot be replayed."""
    with suppress(OSError, DamagedTranscript, ReplayDiffers, Refused):
        return compute_choice_facts_of_seat(read_save(saves_folder() / game.file), game.record.seat)
    return {JUDGED: 0, GOOD_CHOICES: 0}


def can_be_judged(game: str) -> bool:
    """Return whether the game has a coach who can judge choices."""
    return get_game_bots(game).has_coach


def compute_choice_facts_of_seat(data: bytes, seat: int) -> dict[str, int]:
    """Count a seat's judged and good choices in the match with the transcript `data`.

    This takes up to a second. Raises the errors of reading and replaying a transcript.
    """
    history: list[Event] = []
    answers: list[AnswerToReview] = []
    asked: View | None = None
    replay = Replay(*parse_transcript(data))
    for events in replay:
        first = events[0] if events else None
        if isinstance(first, Choose) and first.seat == seat and asked is not None:
            choice: Any = getattr(first.choice, "value", first.choice)
            answers.append(AnswerToReview(asked, choice, len(history), asked.trick))
        history += [project(event, seat) for event in events]
        asked = project_view(replay.game, seat) if seat in replay.game.questions else None
    bots = get_game_bots(replay.header.game)
    if bots.coach_mixes:
        judged, wrong = bots.count_rated_and_mistakes(project_view(replay.game, seat), history)
    else:
        judged, wrong = len(answers), len(list_mistakes(answers, history))
    return {JUDGED: judged, GOOD_CHOICES: judged - wrong}
