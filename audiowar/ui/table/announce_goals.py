"""Announce the goals (`archive/goals.py`) that a finished match has reached, after its result."""

from __future__ import annotations

from audiowar.announce.line import Cue, Line
from audiowar.ui.core.app import App

TOLD_SETTING = "goals"
"""The name of the setting that holds the goals announced so far."""
DELAY = 0.5
"""Seconds between the end of a match and reading the games. The result is spoken first."""
PAUSE = 0.02
"""Seconds between reading two parts of the games."""


class GoalAnnouncer:
    """After a match, reads all finished matches and announces newly reached goals.

    If the table is closed before that, the goals are announced after the next match.
    """

    def __init__(self, app: App) -> None:
        self._app = app
        self._due: float | None = None

    def start_reading(self) -> None:
        """Plan to read the games soon. Call it at the end of a match."""
        self._due = self._app.clock() + DELAY

    def run_due(self, now: float) -> float | None:
        """Read a part of the games; after the last, announce goals. Return when to call again."""
        if self._due is None or now < self._due:
            return self._due
        games = self._app.game_index_reader
        if not games.is_reading:
            games.start_reading(with_facts=True)
        else:
            games.read_next_part()
        self._due = now + PAUSE if games.is_reading else None
        if self._due is None:
            self._tell()
        return self._due

    def _tell(self) -> None:
        # Imported late, because only the end of a match needs them.
        from audiowar.archive.goals import GOALS, find_reached_goals
        from audiowar.archive.statistics import list_played_games

        played, settings = list_played_games(self._app.game_index_reader.index), self._app.settings
        if not played:
            return
        told = settings.get(TOLD_SETTING, [])
        if TOLD_SETTING in settings.stored_values:
            reached = [goal for goal in GOALS.values() if goal.count(played) >= goal.needed]
        else:
            # No goals were announced so far, so announce only those that the last match reached.
            reached = find_reached_goals(played[:-1], played[-1])
            told = [name for name, goal in GOALS.items() if goal.count(played[:-1]) >= goal.needed]
        new = [goal.name for goal in reached if goal.name not in told]
        if new or TOLD_SETTING not in settings.stored_values:
            settings.set(**{TOLD_SETTING: [*told, *new]})
        if new:
            goals = tuple(Line(f"goal-{name}") for name in new)
            said = {"goals": goals, "count": len(goals)}
            self._app.report(Line("goal-new", said, cue=Cue("goal-reached")))
