"""Follow a game that another running program plays, from its file."""

from __future__ import annotations

from pathlib import Path

from audiowar.rules.events import Event
from audiowar.rules.state import Options
from audiowar.rules.view import project

from . import saves
from .replay import Replay
from .transcript import Header


class FollowedGame:
    """A game as its file grows; nothing is ever written."""

    def __init__(self, path: Path) -> None:
        """Read what there is. Raises OSError, or Damaged or Differs for what is no game."""
        self.path = path
        self._header: Header = saves.load_save(path)[0]
        self.finished = False
        self._size = -1
        self._told = 0
        """Steps that were handed out."""

    @property
    def game(self) -> str:
        """The name of the game."""
        return self._header.game

    @property
    def names(self) -> tuple[str, ...]:
        """Who sits at the table, by seat."""
        return self._header.seats

    @property
    def options(self) -> Options:
        """The rules that are played by."""
        return dict(self._header.options)

    def read_new_steps(self) -> list[list[Event]]:
        """Return the steps since the last look, as a spectator may know them.

        Raises as the beginning does, and Refused.
        """
        path = self._there()
        size = path.stat().st_size
        if size == self._size:
            return []
        replay = Replay(*saves.load_save(path))
        steps = list(replay)
        if replay.beyond:
            # The last step is just being written.
            steps.pop()
        else:
            self._size = size
        new, self._told = steps[self._told :], max(self._told, len(steps))
        self.finished = replay.game.finished is not None
        return [[project(event, None) for event in events] for events in new]

    def _there(self) -> Path:
        """Return where the file is: at the game's end it is put away."""
        if self.path.exists():
            return self.path
        return self.path.parent / saves.FINISHED / self.path.name
