"""The list of goals, such as wins in a row: open ones with the progress, then reached ones."""

from __future__ import annotations

from audiowar.announce.line import Line
from audiowar.archive.goals import GOALS
from audiowar.archive.statistics import PlayedGame
from audiowar.ui.core.app import App
from audiowar.ui.core.grouped_list import Group, GroupedMenu
from audiowar.ui.core.menu import fixed_item


def open_goals(app: App, games: list[PlayedGame]) -> None:
    """Open the list of goals, counted in the finished matches `games`."""
    done = {goal: goal.count(games) for goal in GOALS.values()}
    open_items = [
        fixed_item(
            Line(
                "goals-item",
                {
                    "goal": Line(f"goal-{goal.name}"),
                    "how": Line(f"goal-{goal.name}-how"),
                    "done": count,
                    "needed": goal.needed,
                },
            )
        )
        for goal, count in done.items()
        if count < goal.needed
    ]
    reached = [
        fixed_item(f"goal-{goal.name}") for goal, count in done.items() if count >= goal.needed
    ]
    groups = {"goals-open": open_items, "goals-reached": reached}
    parts = [Group(Line(heading), items) for heading, items in groups.items() if items]
    said = {"reached": len(reached), "all": len(GOALS)}
    app.open_screen(GroupedMenu(app, Line("goals-title", said), parts))
