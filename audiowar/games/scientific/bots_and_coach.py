"""Declare the bots of Scientific War, and count the viewer's mistakes and habits."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from audiowar.bots.bot_interface import BotMaker
from audiowar.bots.bots_and_coach import BotsAndCoach
from audiowar.bots.player_habits import Habits
from audiowar.rules.events import Event
from audiowar.rules.view import View


class ScientificBots(BotsAndCoach):
    """Declares the bots of Scientific War. The coach advises mixed strategies (see `coach.py`)."""

    coach_advises_mixed_strategy = True
    strong_characters = ("counter", "d1", "sel1", "professor")
    habit_group_count = 5

    def load_bots(self) -> Mapping[str, BotMaker]:
        from audiowar.games.scientific.bots.characters import BOT_MAKERS

        return BOT_MAKERS

    def count_mistakes(self, view: View, history: Sequence[Event]) -> tuple[int, int]:
        # Imported late, to keep the program's start fast.
        from audiowar.games.scientific.bots.match_review import count_mistakes

        return count_mistakes(view, history)

    def count_habits_of_viewer(self, view: View, history: Sequence[Event]) -> Habits | None:
        # Imported late, to keep the program's start fast.
        from audiowar.games.scientific.bots.guess_by_habits import count_habits_of_seat
        from audiowar.games.scientific.bots.match_review import make_position_tracker_from_history

        counter = make_position_tracker_from_history(view, history)
        return None if counter is None else count_habits_of_seat(counter, view.own_seat)


BOTS_AND_COACH = ScientificBots()
