"""The interface through which the application speaks, plays sounds and copies text."""

from __future__ import annotations

import math
from dataclasses import dataclass

from audiowar.announce.announcement import AnnouncementKind
from audiowar.announce.line import Cue, Line
from audiowar.l10n.discover_locales import Locale
from audiowar.speech.utterance import Priority, Utterance
from audiowar.storage.settings import Settings


@dataclass(frozen=True)
class SpokenMessage:
    """One message to be spoken, shown in braille and on the screen."""

    text: str
    kind: AnnouncementKind
    topic: str
    locale: Locale
    delay_seconds: float = 0.0
    """Seconds to wait before speaking, so that the cue is heard first."""
    short_text: str = ""
    """The outcome of a result, spoken instead of `text` if newer results of the topic wait or if a
    key cut `text` off."""
    follows_system_message: bool = False
    """Whether this message is spoken only after the preceding system message has ended."""
    vital_length: int = 0
    """How many characters at the start must be heard; 0 means all. If a key cuts them off, the
    message or its outcome follows the answer to the key, once."""
    essential_text: str = ""
    """The sentences of `short_text` that are spoken even if many newer results are waiting."""
    winner_text: str = ""
    """Who won the match, if this result ended it: spoken even if a new match has begun."""


def get_priority(message: SpokenMessage) -> Priority:
    """Return the priority of the message's kind.

    A response to a key that follows a system message has the priority of an event, so that it does
    not interrupt that message.
    """
    return Priority.EVENT if message.follows_system_message else Priority[message.kind.name]


def make_utterance(message: SpokenMessage, braille: str | None = None) -> Utterance:
    """Return a message as an utterance for a voice."""
    return Utterance(
        message.text,
        language=message.locale.tag,
        topic=message.topic,
        priority=get_priority(message),
        braille=braille,
        short_text=message.short_text,
        vital_length=message.vital_length,
        essential_text=message.essential_text,
        winner_text=message.winner_text,
    )


class Frontend:
    """The interface of a window, terminal or page. The defaults are those of a silent terminal."""

    has_voice = False
    """Whether this frontend has a voice or sounds that can be adjusted."""

    queues_messages = True
    """Whether messages sometimes wait to be spoken. If a frontend shows every message immediately,
    it needs no short forms."""

    has_buttons = False
    """Whether this frontend is a page with buttons for the commands of the table."""

    def say(self, message: SpokenMessage) -> None:
        """Speak and show one message, also in braille."""
        raise NotImplementedError

    def start_cue(self, cue: Cue, seat_count: int, low_wins: bool) -> float:
        """Play a cue. Return the seconds to wait before speaking the words that belong to it."""
        return 0.0

    def interrupt_speech(self) -> None:
        """Interrupt speech because a key was pressed."""

    def get_end_of_speech(self) -> float:
        """Return when everything has surely been spoken, by the clock of the application.

        What goes by itself waits for this time; it is -inf if nothing is spoken.
        """
        return -math.inf

    def hush_all(self) -> None:
        """Stop all speech and sounds."""

    def copy_to_clipboard(self, text: str) -> bool:
        """Copy a text to the clipboard; return False if there is no clipboard."""
        return False

    def apply_settings(self, settings: Settings) -> None:
        """Apply the settings of rate, volumes, colours and size."""

    def toggle_full_screen(self) -> bool | None:
        """Switch full screen on or off. Return whether it is on now; None if there is no window."""
        return None

    def get_current_voice_line(self) -> Line | None:
        """Return a line that names the voice or screen reader in use; None if nothing speaks."""
        return None

    def get_silent_reader_name(self) -> str | None:
        """Return the name of the screen reader if it reports nothing of what it has spoken."""
        return None

    def list_own_voice_names(self) -> tuple[str, ...] | None:
        """Return the names of the program's own voices; None if a screen reader speaks."""
        return None
