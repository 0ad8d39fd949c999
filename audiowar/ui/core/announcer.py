"""Announce lines: play their sounds, speak them and add them to the message history."""

from __future__ import annotations

import time
from collections.abc import Callable, Sequence
from dataclasses import replace

from audiowar.announce.announcement import Announcement, AnnouncementKind, Buffer
from audiowar.announce.line import ALL_LEVELS, Cue, Line
from audiowar.announce.message_history import MessageHistory
from audiowar.announce.render_lines import render_lines
from audiowar.l10n.catalogue import Catalogue, Detail, SuitNaming
from audiowar.sound.cue_names import CUES
from audiowar.storage.settings import Settings

from .frontend import Frontend, SpokenMessage
from .system_news import SUBJECTS, FaultNews, PresenceNews, list_spoken_lines

SPOKEN_SUITS: dict[str, SuitNaming] = {"none": "none", "hand": "hand", "all": "all"}
"""Which suits are spoken, by setting `suits`. For other values, the level of detail decides."""


class Announcer:
    """Announces lines through a frontend, in the player's language and level of detail."""

    def __init__(self, frontend: Frontend, catalogue: Catalogue, settings: Settings) -> None:
        self.frontend = frontend
        self.catalogue = catalogue
        self.settings = settings
        self.history = MessageHistory()
        self.seat_count = 2
        """The number of seats at the table, which decides where sounds come from."""
        self.own_seat: int | None = 0
        """The player's seat; None for a spectator."""
        self.low_wins = False
        """Whether low cards win now. The pitch of a card's sound follows its strength."""
        self._answering = False
        """Whether the action of a key is running and has not announced anything yet."""
        self._reported = False
        """Whether a message about the program has been spoken since the last key."""
        self.clock: Callable[[], float] = time.monotonic
        self._fault_news, self._presence_news = FaultNews(), PresenceNews()
        self._damaged: set[str] = set()
        """The languages whose damaged files have been reported."""

    def say(
        self,
        *lines: Line,
        kind: AnnouncementKind = AnnouncementKind.NAVIGATION,
        topic: str = "",
        buffer: Buffer = Buffer.NONE,
    ) -> None:
        """Announce lines as one utterance."""
        self.announce(Announcement(lines, kind, topic, buffer))

    def say_system_message(self, *lines: Line) -> None:
        """Announce lines about the program itself. Add them to the system buffer of the history.

        A loss is announced only if it lasts, and the same fault only once a minute.
        """
        if lines and not self._fault_news.is_held_back(lines, self.clock()):
            self._announce_system_message(lines)

    def _announce_system_message(self, lines: tuple[Line, ...]) -> None:
        """Add a message to the history and speak it, unless it was spoken just now."""
        topic = SUBJECTS.get(lines[0].message, "")
        announcement = Announcement(lines, AnnouncementKind.SYSTEM, topic, Buffer.SYSTEM)
        spoken = list_spoken_lines(lines) if self.frontend.queues_messages else lines
        text = render_lines(spoken, self.catalogue)
        if self._fault_news.is_repeated(lines, text, self.clock()):
            self.history.add(announcement)
        else:
            self.announce(announcement, spoken)

    def say_presence(self, line: Line) -> None:
        """Announce who comes or goes in a pause; if many do so in a minute, in one sentence."""
        if line.cue is not None:
            self.play_cue(line.cue)
        news = Announcement(
            (replace(line, cue=None),), AnnouncementKind.PRESENCE, "", Buffer.SYSTEM
        )
        self.history.add(news)
        if self._presence_news.is_told_now(self.clock()):
            self.speak_announcement(news)

    def tell_due_news(self) -> float | None:
        """Announce losses and people that are due. Return the time of the next call, or None."""
        now = self.clock()
        for line in self._fault_news.take_due_losses(now):
            self._announce_system_message((line,))
        due = self._presence_news.get_due_time()
        if due is not None and due <= now:
            line = self._presence_news.take_line(now)
            self.speak_announcement(Announcement((line,), AnnouncementKind.PRESENCE))
            due = None
        times = [*self._fault_news.due_by_loss.values(), *([] if due is None else [due])]
        return min(times, default=None)

    def announce(
        self, announcement: Announcement, spoken_lines: Sequence[Line] | None = None
    ) -> None:
        """Play the cues of an announcement, add it to the history and speak it.

        If `spoken_lines` are given, only these are spoken.
        """
        # A line that speaks for a sound has all levels of detail where the sound cannot be heard.
        lines = tuple(
            replace(line, levels=ALL_LEVELS)
            if line.speaks_for_sound and line.cue is not None and not self.can_hear_cue(line.cue)
            else line
            for line in announcement.lines
        )
        announcement = replace(announcement, lines=lines)
        leads = [self.play_cue(line.cue) for line in announcement.lines if line.cue is not None]
        self.history.add(announcement)
        # Speak the response to a key together with its sound, and other messages after their sound.
        lead = 0.0 if self._answering else max(leads, default=0.0)
        self._answering = False
        if spoken_lines is not None:
            announcement = replace(announcement, lines=tuple(spoken_lines))
        self.speak_announcement(announcement, lead)

    def can_hear_cue(self, cue: Cue) -> bool:
        """Return whether this frontend plays sounds, and their volume is not set to zero."""
        volumes = ("sound_volume", f"{CUES[cue.name]}_volume")
        return self.frontend.has_voice and all(self.settings.get(one, 1) > 0 for one in volumes)

    def set_seats_for_sounds(
        self, seat_count: int, own_seat: int | None, low_wins: bool = False
    ) -> None:
        """Set what sounds depend on: the seats, the player's own seat, whether low cards win."""
        self.seat_count, self.own_seat, self.low_wins = seat_count, own_seat, low_wins

    def play_cue(self, cue: Cue) -> float:
        """Play a cue. Return the seconds to wait before speaking the words that belong to it."""
        cue, seat_count = renumber_cue(cue, self.seat_count, self.own_seat)
        return self.frontend.start_cue(cue, seat_count, self.low_wins)

    def speak_announcement(self, announcement: Announcement, delay_seconds: float = 0.0) -> None:
        """Speak an announcement without its cues, after waiting for `delay_seconds`."""
        self.catalogue.suits = SPOKEN_SUITS.get(self.settings.get("suits"))
        text, catalogue = self.render_in_one_language(announcement.lines)
        if text:
            message = SpokenMessage(
                text, announcement.kind, announcement.topic, catalogue.locale, delay_seconds
            )
            if self.frontend.queues_messages:
                message = self.add_short_forms(message, announcement, catalogue)
            self.send_to_frontend(message)
        if catalogue is not self.catalogue:
            self.announce_damaged_language_once()

    def add_short_forms(
        self, message: SpokenMessage, announcement: Announcement, catalogue: Catalogue
    ) -> SpokenMessage:
        """Return a copy of the message with its short forms and its vital length."""
        short = ""
        if message.topic:
            short = render_lines(announcement.outcome_lines, catalogue, "brief")
        tells = message.kind in (AnnouncementKind.RESULT, AnnouncementKind.NAVIGATION)
        news = announcement.get_vital_lines(self.detail) if tells else ()
        return replace(
            message,
            short_text=short,
            vital_length=len(render_lines(news, catalogue, self.detail)),
            essential_text=render_lines(announcement.essential_lines, catalogue, "brief"),
            winner_text=render_lines(announcement.end_lines, catalogue, "brief"),
        )

    def send_to_frontend(self, message: SpokenMessage) -> None:
        """Pass a message to the frontend. Responses to keys wait for earlier system messages."""
        queued = self._reported and message.kind is AnnouncementKind.NAVIGATION
        self.frontend.say(replace(message, follows_system_message=queued))
        self._reported |= message.kind is AnnouncementKind.SYSTEM

    def render_in_one_language(self, lines: Sequence[Line]) -> tuple[str, Catalogue]:
        """Return the text of lines and the catalogue used: the fallback if a message is missing."""
        # All lines are rendered in one language, because a voice can read only one.
        self.catalogue.last_used_fallback = None
        text = render_lines(lines, self.catalogue, self.detail)
        fallback = self.catalogue.last_used_fallback
        if fallback is None:
            return text, self.catalogue
        return render_lines(lines, fallback, self.detail), fallback

    def announce_damaged_language_once(self) -> None:
        """If files of the current language are damaged, say so, but only once for each language."""
        language = self.catalogue.language
        if self.catalogue.problems and language not in self._damaged:
            self._damaged.add(language)
            name, file = self.catalogue.locale.own_name, self.catalogue.problems[0].file
            args = {"language": name, "path": file, "known": bool(file)}
            self.say_system_message(Line("locale-damaged", args))

    def copy_to_clipboard(self, text: str, reply_message_id: str = "copied") -> None:
        """Copy a text to the clipboard and say the reply, or say that there is no clipboard."""
        if self.frontend.copy_to_clipboard(text):
            self.say(Line(reply_message_id))
        else:
            self.refuse(Line("no-clipboard"))

    def refuse(self, line: Line) -> None:
        """Play the refusal sound and say why something is impossible."""
        self.play_cue(Cue("refusal"))
        self.say(line)

    @property
    def detail(self) -> Detail:
        """The level of detail that the player has set."""
        detail: Detail = self.settings.get("detail")
        return detail

    def render(self, line: Line) -> str:
        """Render a line as text in the current language."""
        return render_lines([line], self.catalogue)


def renumber_cue(cue: Cue, seat_count: int, own_seat: int | None) -> tuple[Cue, int]:
    """Return the cue and the number of seats, numbered so that the listener has seat 0.

    A spectator counts as an additional seat.
    """
    if cue.seat is None:
        return cue, seat_count
    if own_seat is None:
        return replace(cue, seat=cue.seat + 1), seat_count + 1
    return replace(cue, seat=(cue.seat - own_seat) % seat_count), seat_count
