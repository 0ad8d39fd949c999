"""The screen that follows the save of a match in another running program, and narrates it."""

from __future__ import annotations

from audiowar.announce.announcement import AnnouncementKind, Buffer
from audiowar.announce.common_lines import get_game_title
from audiowar.announce.line import Line
from audiowar.announce.listener_narration import get_minor_events
from audiowar.announce.narrator import Narrator
from audiowar.rules.events import Event
from audiowar.rules.state import Refused
from audiowar.storage.follow_match_file import FollowedMatch
from audiowar.storage.match_transcript import DamagedTranscript
from audiowar.storage.replay_transcript import ReplayDiffers
from audiowar.ui.core.app import App, Screen, ScreenContent

POLL_SECONDS = 0.5
"""Seconds between two reads of the save file."""


class WatchScreen(Screen):
    """Narrates a match of another program to a spectator, who sees no hidden cards."""

    def __init__(self, app: App, watched: FollowedMatch) -> None:
        super().__init__(app)
        self._watched = watched
        self._title = Line("watch-title", {"game": get_game_title(watched.game)})
        self._narrator = Narrator(watched.game, watched.names, watched.options, None)
        self._last: tuple[Line, ...] = ()
        self._next_poll: float | None = 0.0
        app.set_seats_for_sounds(len(watched.names), None)

    def announce_screen(self) -> None:
        self.app.say(self._title)
        if self._next_poll is not None:
            self._poll(silently=True)
        if self._last:
            self.app.say(*self._last)

    def run_due(self, now: float) -> float | None:
        if self._next_poll is not None and now >= self._next_poll:
            self._next_poll = now + POLL_SECONDS
            self._poll()
        return self._next_poll

    def _poll(self, silently: bool = False) -> None:
        """Read the new steps of the file and announce them, unless `silently`."""
        try:
            steps = self._watched.read_new_steps()
        except (OSError, DamagedTranscript, ReplayDiffers, Refused):
            self._stop("watch-lost")
            return
        for events in steps:
            self._tell(events, silently)
        if self._watched.is_over:
            self._stop("watch-over")

    def _tell(self, events: list[Event], silently: bool) -> None:
        lines = tuple(self._narrator.narrate_step(events))
        if not all(isinstance(event, get_minor_events(self._watched.game)) for event in events):
            self._last = lines
        if lines and not silently:
            order = self.app.settings.get("order")
            ordered_lines = self._narrator.arrange_lines(lines, order)
            self.app.say(*ordered_lines, kind=AnnouncementKind.RESULT, buffer=Buffer.GAME)

    def _stop(self, message: str) -> None:
        self._next_poll = None
        self.app.say_system_message(Line(message))

    def run_command(self, name: str) -> bool:
        if name == "back":
            self.app.open_main_menu()
        elif name in ("enter", "next", "previous", "first", "last"):
            self.app.say(*(self._last or (self._title,)))
        else:
            return False
        return True

    def get_screen_content(self) -> ScreenContent:
        lines = [line for line in self._last if self.app.render(line)]
        return ScreenContent((self._title, *lines), 0)
