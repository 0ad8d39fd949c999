"""The interface between the application and a window, terminal or page."""

from __future__ import annotations

from dataclasses import dataclass

from audiowar.announce.announcement import Kind
from audiowar.announce.line import Cue, Line
from audiowar.l10n.locales import Locale
from audiowar.storage.settings import Settings


@dataclass(frozen=True)
class SpokenMessage:
    """One utterance to speak, braille and show."""

    text: str
    kind: Kind
    topic: str
    language: Locale
    lead: float = 0.0
    """Seconds to wait for the cue before speaking."""
    short: str = ""
    """A short form that is spoken instead if a newer result of the same topic comes first."""
    queued: bool = False
    """Whether it must not interrupt the system message before it."""
    vital: int = 0
    """The number of characters that must be heard; otherwise the result is repeated."""
    essential: str = ""
    """The sentences of the short form that are spoken even if newer results are waiting."""
    earlier: str = ""
    """The words before the short form if it is spoken after newer results, such as "Earlier:"."""


class Frontend:
    """A window, terminal or page, as the application uses it; by default it only shows text."""

    has_voice = False
    """Whether it has an adjustable voice and sounds."""

    has_buttons = False
    """Whether it has buttons for the commands of the table."""

    def say(self, message: SpokenMessage) -> None:
        """Speak, braille and show one utterance."""
        raise NotImplementedError

    def play_cue(self, cue: Cue, players: int, low_wins: bool) -> float:
        """Play a cue at a table of `players` seats. Return the seconds to wait before speaking."""
        return 0.0

    def stop(self) -> None:
        """Interrupt the current utterance because a key was pressed."""

    def speak_waiting_results(self, topic: str, which: str = "unheard") -> bool:
        """Speak waiting results of a topic next; return False if there are none.

        `which`: "unheard", only those that nobody can have heard; "full", the same, but only if one
        more would push out the oldest; "any", also those that may have been heard.
        """
        return False

    def silence(self) -> None:
        """Stop speaking and playing."""

    def copy_to_clipboard(self, text: str) -> bool:
        """Copy a text to the clipboard; return False if there is none."""
        return False

    def apply_settings(self, settings: Settings) -> None:
        """Apply the settings of rate, volumes, colours and size."""

    def toggle_full_screen(self) -> bool | None:
        """Toggle full screen and return the new state; None without a window."""
        return None

    def voice_line(self) -> Line | None:
        """Return a line that names the current voice, None without one."""
        return None

    def voice_names(self) -> tuple[str, ...] | None:
        """Return the names of the available voices; None if a screen reader speaks."""
        return None
