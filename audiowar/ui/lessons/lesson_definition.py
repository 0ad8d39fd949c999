"""A lesson: a prepared table, the cards that opponents will play, and the player's tasks.

Its messages are `lesson-NAME` (the title), `lesson-NAME-1` and so on (one for each task) and
`lesson-NAME-end`. The message of a task can use `$key`, the key of the task's command. If the task
is to play a card, the message can also use `$card`, and `$go`, the key that moves to this card.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import Any

from audiowar.rules.state import OptionValue

ANY_CARD = "*"
"""The value of `LessonTask.choice` if the player may play any card."""


@dataclass(frozen=True)
class LessonTask:
    """One task of a lesson: a command to use, perhaps with a certain choice."""

    command: str
    """The name of the command to use, as in `input.commands`."""
    choice: str = ""
    """The required choice, as in transcripts; empty if the command gives no answer."""


@dataclass(frozen=True)
class Lesson:
    """A short match with tasks, on a prepared table."""

    name: str
    position: Mapping[str, Any]
    """The start position, as in the header of a transcript."""
    tasks: tuple[LessonTask, ...]
    opponent_answers: tuple[str, ...]
    """One string for each opponent, from seat 1 on: the opponent's answers, separated by spaces."""
    game: str = ""
    """The name of the game, set by the tutorial."""
    options: Mapping[str, OptionValue] = field(default_factory=dict)
    player_count_if_given: int = 0
    """The number of players; 0 means one more than there are `opponent_answers`."""

    @property
    def player_count(self) -> int:
        """The number of players at the table of the lesson."""
        return self.player_count_if_given or len(self.opponent_answers) + 1


def make_play_task(choice: str = "") -> LessonTask:
    """Return the task to play `choice` or, if it is empty, to turn a card."""
    return LessonTask("play", choice)


def make_position_with_hands(*codes: str, **more: Any) -> dict[str, Any]:
    """Return a start position with hands, each given by its card codes, such as "QH 2S".

    `more`: further fields of the position.
    """
    return {"hands": [text.split() for text in codes], **more}
