"""Goals that a match has reached are announced a moment later, each of them once."""

from __future__ import annotations

from pathlib import Path

import pytest

from audiowar.announce.announcement import AnnouncementKind
from audiowar.ui.core import game_index_updater
from audiowar.ui.table.announce_reached_goals import GoalAnnouncer
from tests.ui.front import Play
from tests.ui.test_progress import keep_game


class Announcing:
    """A program with a goal announcer of its own."""

    def __init__(self, home: Path, told: list[str] | None) -> None:
        self.play = Play(home)
        del self.play.app.settings._values["goals"]
        if told is not None:
            self.play.app.settings.set(goals=told)
        self.goals = GoalAnnouncer(self.play.app)

    def run(self, seconds: float) -> float | None:
        """Let time pass. Return when the announcer wants to be called again."""
        self.play.clock.now += seconds
        return self.goals.run_due(self.play.clock.now)

    @property
    def kept(self) -> list[str]:
        kept: list[str] = [*self.play.app.settings.stored_values.get("goals", ["nothing"])]
        return kept


def test_nothing_is_read_before_a_match_has_ended(home: Path) -> None:
    announcing = Announcing(home, [])
    keep_game(1)
    assert announcing.run(1000) is None and announcing.play.said() == []


def test_the_result_is_spoken_before_the_goals(home: Path) -> None:
    announcing = Announcing(home, [])
    keep_game(1)
    announcing.goals.schedule_goal_check()
    due = announcing.play.clock.now + 0.5
    assert announcing.run(0.0) == due and announcing.run(0.4) == due
    assert announcing.play.said() == []
    assert announcing.run(0.1) is None
    (told,) = announcing.play.said()
    assert told.startswith("Goal reached: Win a game") and announcing.kept[0] == "first-win"
    assert announcing.play.front.said[-1][1] is AnnouncementKind.SYSTEM
    assert announcing.play.cued() == ["goal-reached"]
    # The next match reaches nothing new.
    keep_game(2)
    before = announcing.kept
    announcing.goals.schedule_goal_check()
    assert announcing.run(0.5) is None
    assert announcing.play.said() == [told] and announcing.kept == before


def test_a_goal_that_was_told_already_is_not_told_again(home: Path) -> None:
    announcing = Announcing(home, ["first-win"])
    keep_game(1)
    announcing.goals.schedule_goal_check()
    announcing.run(0.5)
    assert announcing.play.said() == []
    assert announcing.kept == ["first-win"]


def test_without_earlier_announcements_only_the_last_match_is_told_of(home: Path) -> None:
    announcing = Announcing(home, None)
    keep_game(1)
    keep_game(2)
    announcing.goals.schedule_goal_check()
    announcing.run(0.5)
    assert announcing.play.said() == [] and "first-win" in announcing.kept
    fresh = Announcing(home / "fresh", None)
    assert "goals" not in fresh.play.app.settings.stored_values


def test_without_a_match_nothing_is_kept(home: Path) -> None:
    announcing = Announcing(home, None)
    announcing.goals.schedule_goal_check()
    assert announcing.run(0.5) is None
    assert announcing.kept == ["nothing"] and announcing.play.said() == []


def test_many_games_are_read_in_parts(home: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(game_index_updater, "FIRST_SLICE_SECONDS", -1.0)
    monkeypatch.setattr(game_index_updater, "SLICE_SECONDS", -1.0)
    announcing = Announcing(home, [])
    for seed in range(4):
        keep_game(seed, won=seed == 3)
    announcing.goals.schedule_goal_check()
    calls = 0
    while (due := announcing.run(0.5)) is not None:
        assert due == pytest.approx(announcing.play.clock.now + 0.02)
        assert announcing.play.said() == []
        calls += 1
    assert calls > 3 and announcing.play.said()[0].startswith("Goals reached: Win a game")
