"""The bots of Scientific War: the levels, which count cards, and the professor as the coach."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from audiowar.bots.bot_interface import BotMaker
from audiowar.bots.game_bots import GameBots
from audiowar.bots.player_habits import Habits
from audiowar.rules.events import Event
from audiowar.rules.view import View


class ScientificBots(GameBots):
    """The bots of Scientific War."""

    coach_mixes = True
    strong_characters = ("counter", "d1", "sel1", "professor")
    habit_groups = 5

    def load_bots(self) -> Mapping[str, BotMaker]:
        """Load all levels with their tables and weights."""
        from audiowar.games.scientific.bots.levels import LEVELS

        return LEVELS

    def count_mistakes(self, view: View, history: Sequence[Event]) -> tuple[int, int]:
        """Count the judged choices and the mistakes, as the review of a match does."""
        # Imported late, like the bots.
        from audiowar.games.scientific.bots.game_review import count_mistakes

        return count_mistakes(view, history)

    def count_habits(self, view: View, history: Sequence[Event]) -> Habits | None:
        """Count from which part of the hand the viewer chose."""
        # Imported late, like the bots.
        from audiowar.games.scientific.bots.game_review import count_cards_of_match
        from audiowar.games.scientific.bots.guess_by_habits import count_choices

        memory = count_cards_of_match(view, history)
        return None if memory is None or view.viewer is None else count_choices(memory, view.viewer)


BOTS = ScientificBots()
