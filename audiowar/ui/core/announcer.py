"""Announce lines: play their sounds, speak them and add them to the message history."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace

from audiowar.announce.announcement import Announcement, Buffer, Kind
from audiowar.announce.line import Cue, Line, render_lines
from audiowar.announce.message_history import MessageHistory
from audiowar.l10n.catalogue import DETAILS, Catalogue, Detail, Suits
from audiowar.storage.settings import Settings

from .frontend import Frontend, SpokenMessage

SUITS: dict[str, Suits] = {"none": "none", "hand": "hand", "all": "all"}
"""The values of the setting that says which suits are spoken. With any other value the level of
detail decides."""


class Announcer:
    """Announces lines through a frontend, in the player's language and level of detail."""

    def __init__(self, front: Frontend, catalogue: Catalogue, settings: Settings) -> None:
        self.frontend = front
        self.catalogue = catalogue
        self.settings = settings
        self.history = MessageHistory()
        self.players = 2
        """The number of seats at the table, which decides where sounds come from."""
        self.own_seat: int | None = 0
        """The player's seat; None for a spectator."""
        self.low_wins = False
        """Whether low cards win now. The pitch of a card's sound follows its strength."""
        self._answering = False
        """Whether nothing has been spoken since the last key."""
        self._reported = False
        """Whether a message about the program has been spoken since the last key."""
        self._damaged: set[str] = set()
        """The languages whose damaged files have been reported."""

    def say(
        self,
        *lines: Line,
        kind: Kind = Kind.NAVIGATION,
        topic: str = "",
        buffer: Buffer = Buffer.NONE,
    ) -> None:
        """Announce lines as one utterance."""
        self.announce(Announcement(lines, kind, topic, buffer))

    def report(self, *lines: Line) -> None:
        """Announce lines about the program, and keep them in the history buffer for them."""
        if lines:
            self.announce(Announcement(lines, Kind.SYSTEM, "", Buffer.SYSTEM))

    def announce(self, announcement: Announcement) -> None:
        """Play the cues of an announcement, add it to the history and speak it."""
        leads = [self.play_cue(line.cue) for line in announcement.lines if line.cue is not None]
        self.history.add(announcement)
        # The response to a key is spoken together with its sound; other words follow theirs.
        lead = 0.0 if self._answering else max(leads, default=0.0)
        self._answering = False
        self.speak_announcement(announcement, lead)

    def set_seats(self, players: int, own: int | None, low_wins: bool = False) -> None:
        """Set what sounds depend on: the seats, the player's own seat, whether low cards win."""
        self.players, self.own_seat, self.low_wins = players, own, low_wins

    def play_cue(self, cue: Cue) -> float:
        """Play a cue. Return the seconds to wait before speaking the words that belong to it."""
        return self.frontend.play_cue(
            *renumber_cue_and_seats(cue, self.players, self.own_seat), self.low_wins
        )

    def speak_announcement(self, announcement: Announcement, delay_seconds: float = 0.0) -> None:
        """Speak an announcement without its cues, after waiting for `delay_seconds`."""
        self.catalogue.suits = SUITS.get(self.settings.get("suits", ""))
        told, catalogue = self.render_in_one_language(announcement.lines)
        if told:
            topic = announcement.topic
            short = render_lines(announcement.outcome_lines, catalogue, "brief") if topic else ""
            essential = render_lines(announcement.essential_lines, catalogue, "brief")
            kind, locale = announcement.kind, catalogue.locale
            tells = kind in (Kind.RESULT, Kind.NAVIGATION)
            news = announcement.get_uninterruptible_lines(self.detail) if tells else ()
            vital = len(render_lines(news, catalogue, self.detail))
            self.send_to_frontend(
                SpokenMessage(
                    *(told, kind, topic, locale, delay_seconds, short),
                    vital=vital,
                    essential=essential,
                    earlier=catalogue.format_message("earlier-results") if short else "",
                )
            )
        if catalogue is not self.catalogue:
            self.report_damaged_language()

    def send_to_frontend(self, message: SpokenMessage) -> None:
        """Pass an utterance to the frontend. It waits for a system message of the same key."""
        queued = self._reported and message.kind is Kind.NAVIGATION
        self.frontend.say(replace(message, queued=queued))
        self._reported |= message.kind is Kind.SYSTEM

    def render_in_one_language(self, lines: Sequence[Line]) -> tuple[str, Catalogue]:
        """Render lines in the current language. If a message is missing, use its fallback for all.

        The voice of one language must not read another. Return the text and the catalogue used.
        """
        self.catalogue.last_used_fallback = None
        told = render_lines(lines, self.catalogue, self.detail)
        behind = self.catalogue.last_used_fallback
        if behind is None:
            return told, self.catalogue
        return render_lines(lines, behind, self.detail), behind

    def report_damaged_language(self) -> None:
        """Report that files of the language are missing or damaged, once for each language."""
        language = self.catalogue.language
        if self.catalogue.problems and language not in self._damaged:
            self._damaged.add(language)
            name, file = self.catalogue.locale.name, self.catalogue.problems[0].file
            told = {"language": name, "path": file, "known": bool(file)}
            self.report(Line("locale-damaged", told))

    def copy_to_clipboard(self, text: str, reply_message_id: str = "copied") -> None:
        """Copy a text and say the message `reply_message_id`, or that there is no clipboard."""
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
        wanted = self.settings.get("detail", "normal")
        return wanted if wanted in DETAILS else "normal"

    def render(self, line: Line) -> str:
        """Render a line as text in the current language."""
        return render_lines([line], self.catalogue)


def renumber_cue_and_seats(cue: Cue, seat_count: int, own_seat: int | None) -> tuple[Cue, int]:
    """Return a cue and the number of seats, renumbered so that the player has seat 0.

    A spectator gets an additional seat 0.
    """
    if cue.seat is None:
        return cue, seat_count
    if own_seat is None:
        return replace(cue, seat=cue.seat + 1), seat_count + 1
    return replace(cue, seat=(cue.seat - own_seat) % seat_count), seat_count
