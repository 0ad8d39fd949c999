"""Follow a match that another running program plays, by reading the match's file repeatedly."""

from __future__ import annotations

from pathlib import Path

from audiowar.rules.events import Event
from audiowar.rules.projection import project_event

from . import saves
from .replay_transcript import TranscriptReplayer


class FollowedMatch:
    """A match that another program plays. This program only reads the match's file."""

    def __init__(self, path: Path) -> None:
        """Read the file of the match. Raises OSError or DamagedTranscript."""
        self.path = path
        header = saves.load_save(path)[0]
        self.game, self.names, self.options = header.game, header.seats, dict(header.options)
        self.is_over = False
        self._size = -1
        """The file's size in bytes when it was last read with a complete last step; -1 before."""
        self._step_count = 0

    def read_new_steps(self) -> list[list[Event]]:
        """Return the new steps as a spectator sees them.

        Raises OSError, DamagedTranscript, ReplayDiffers or Refused.
        """
        path = self.path
        if not path.exists():
            # At the end of the match, its file is moved to another folder.
            path = path.parent / saves.FINISHED_FOLDER / path.name
        size = path.stat().st_size
        if size == self._size:
            return []
        replay = TranscriptReplayer(*saves.load_save(path))
        steps = list(replay)
        if replay.events_missing_in_file:
            # The other program is still writing the last step.
            steps.pop()
        else:
            self._size = size
        new, self._step_count = steps[self._step_count :], max(self._step_count, len(steps))
        self.is_over = replay.match.end_event is not None
        return [[project_event(event, None) for event in events] for events in new]
