"""A player view of a recorded match, so that the screens of running matches can show it too."""

from __future__ import annotations

from audiowar.rules.events import Choice, Seat
from audiowar.rules.state import Refused
from audiowar.table.pace import FixedPace
from audiowar.table.player_view import LocalPlayerView
from audiowar.table.table import Table
from audiowar.table.table_runner import TableRunner

from .recorded_game import RecordedGame


class RecordedView(LocalPlayerView):
    """A player view that shows a recorded match after any step. Nothing can be changed."""

    def __init__(self, recorded: RecordedGame, viewer: Seat | None) -> None:
        self.recorded = recorded
        super().__init__(TableRunner(Table(recorded.header), None, FixedPace(0.0)), viewer)

    def show_step(self, index: int) -> None:
        """Show the table as it was after the step `index`."""
        self.runner.table.game = self.recorded.game_after(index)

    @property
    def is_only_person(self) -> bool:
        """True, because nobody else sits at a recorded table."""
        return True

    def answer(self, number: int, choice: Choice) -> None:
        """Refuse the answer."""
        self.on_refused(Refused("only_recorded"))

    def advance(self) -> None:
        """Refuse to continue."""
        self.on_refused(Refused("only_recorded"))

    def leave(self) -> None:
        """Do nothing, because nobody sits at a recorded table."""

    def deadline(self) -> float | None:
        """Return None, because nothing is timed."""
        return None

    def run_due(self, now: float) -> float | None:
        """Return None, because nothing is due."""
        return None
