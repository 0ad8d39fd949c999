"""Cards that turn by themselves, one by one or at once up to the next choice."""

from __future__ import annotations

from collections.abc import Sequence

from audiowar.announce.line import Line
from audiowar.rules import events as ev
from audiowar.table.player_view import PlayerView


class AutoTurn:
    """Turns the cards of a table where the game waits for nothing else."""

    def __init__(self, chair: PlayerView) -> None:
        self._chair = chair
        self._skipped: list[ev.Event] | None = None
        """What was not told, while it is not."""
        self._wanted = False
        """Whether the player asked for it."""

    def by_itself(self) -> Line | None:
        """Let the cards turn by themselves, or stop; return what to say, None where one chooses."""
        if not paused(self._chair):
            return None
        self._chair.turn(not self._chair.turning)
        return Line("auto-on" if self._chair.turning else "auto-off")

    def may_skip(self) -> bool:
        """Tell whether the rest can be skipped now."""
        return paused(self._chair)

    def skip(self) -> bool:
        """Play on at once to the end, or to a choice; False where one chooses."""
        if not paused(self._chair):
            return False
        if self._skipped is None:
            self._skipped, self._wanted = [], True
        self._chair.hurry(True)
        return True

    def skips(self, events: Sequence[ev.Event]) -> bool:
        """Note a step that is not told because it is skipped; tell whether it is."""
        if self._skipped is None and self._chair.hurrying:
            # Nobody listens any more to what goes on here.
            self._skipped, self._wanted = [], False
        if self._skipped is None:
            return False
        self._skipped += events
        return True

    def summary(self, last: Sequence[Line]) -> list[Line]:
        """Sum up what was skipped, with the last trick, when there is no hurry any more."""
        if self._skipped is None or self._chair.hurrying:
            return []
        skipped, self._skipped = self._skipped, None
        if not self._wanted:
            return [line for line in last if line.message.startswith("event-end")]
        wars = sum(isinstance(event, ev.War) for event in skipped)
        count = sum(isinstance(event, ev.Take) for event in skipped)
        return [Line("skipped", {"count": count, "wars": wars}), *last]


def paused(chair: PlayerView) -> bool:
    """Tell whether the game waits for the next card to be turned."""
    view = chair.view()
    return not view.asked and not view.over
