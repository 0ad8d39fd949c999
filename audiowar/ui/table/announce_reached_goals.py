"""Announce the goals (`archive/goals.py`) that a finished match has reached."""

from __future__ import annotations

from audiowar.announce.line import Cue, Line
from audiowar.ui.core.app import App

GOAL_CHECK_DELAY_SECONDS = 0.5
"""Seconds between the end of a match and reading the games, so that the result is spoken first."""
FILE_READING_INTERVAL_SECONDS = 0.02
"""Seconds between reading two parts of the finished matches."""


class GoalAnnouncer:
    """Announces newly reached goals after a match.

    If the table is closed too early, the goals are announced after the next match.
    """

    def __init__(self, app: App) -> None:
        self._app = app
        self._due: float | None = None

    def schedule_goal_check(self) -> None:
        """Check soon for new goals, by reading the games. Call this at the end of a match."""
        self._due = self._app.clock() + GOAL_CHECK_DELAY_SECONDS

    def run_due(self, now: float) -> float | None:
        if self._due is None or now < self._due:
            return self._due
        games = self._app.game_index_updater
        if games.is_reading:
            games.read_next_part()
        else:
            games.begin_reading_changed_files(for_statistics=True)
        self._due = now + FILE_READING_INTERVAL_SECONDS if games.is_reading else None
        if self._due is None:
            self._tell()
        return self._due

    def _tell(self) -> None:
        # Imported late, because only the end of a match needs them.
        from audiowar.archive.goals import GOALS, find_reached_goals
        from audiowar.archive.statistics import list_matches_begun_with_deal

        played = list_matches_begun_with_deal(self._app.game_index_updater.index)
        if not played:
            return
        settings = self._app.settings
        told_goals = settings.get("goals")
        if "goals" in settings.stored_values:
            reached = [
                goal for goal in GOALS.values() if goal.count_progress(played) >= goal.needed
            ]
        else:
            # This is the first check. All goals that earlier matches have reached would be told at
            # once, so announce only those that the last match has reached.
            reached = find_reached_goals(played[:-1], played[-1])
            told_goals = [
                name
                for name, goal in GOALS.items()
                if goal.count_progress(played[:-1]) >= goal.needed
            ]
        names = [goal.name for goal in reached if goal.name not in told_goals]
        if names or "goals" not in settings.stored_values:
            settings.set(goals=[*told_goals, *names])
        if names:
            args = {
                "goals": tuple(Line(f"goal-{name}") for name in names),
                "count": len(names),
            }
            self._app.say_system_message(Line("goal-new", args, cue=Cue("goal-reached")))
