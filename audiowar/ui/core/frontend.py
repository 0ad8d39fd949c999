"""What the program wants of a window or a terminal."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Protocol

from audiowar.announce.announcement import Kind
from audiowar.announce.line import Cue, Line
from audiowar.l10n.locales import Locale
from audiowar.storage.settings import Settings


@dataclass(frozen=True)
class SpokenMessage:
    """One utterance, as the screens give it to whoever speaks, brailles and shows it."""

    text: str
    kind: Kind
    topic: str
    language: Locale
    lead: float = 0.0
    """Seconds for which its words wait for its cue."""
    short: str = ""
    """What is left of a result that waits when a newer one of its topic comes."""
    queued: bool = False
    """Whether an answer to a key must not cut off a message about the program said before it."""
    vital: int = 0
    """So many characters of a result must be heard, or it is said again."""


class Frontend(Protocol):
    """A window or a terminal, as the screens know it."""

    speaks: bool
    """Whether it has a voice and sounds of its own, to be set louder and faster."""

    buttons: bool
    """Whether it has buttons for what keys do at the table."""

    def say(self, said: SpokenMessage) -> None:
        """Speak, braille and show one utterance."""

    def cue(self, cue: Cue, players: int, low_wins: bool) -> float:
        """Sound a cue in a game of so many; return for how many seconds its words should wait."""

    def stop(self) -> None:
        """Cancel what is being said: a key was pressed."""

    def hurry(self, topic: str, which: str = "unheard") -> bool:
        """Say next the results of a topic that nobody can have heard; tell whether there are.

        `which`: "unheard", what nobody can have heard; "full", the same, but only where one more
        would push out the oldest; "any", also what somebody may have heard.
        """

    def silence(self) -> None:
        """Fall silent."""

    def copy(self, text: str) -> bool:
        """Put a text on the clipboard; False where there is none."""

    def apply(self, settings: Settings) -> None:
        """Take over rate, volumes, colours and size."""

    def full_screen(self) -> bool | None:
        """Change between window and full screen; None where there is no window."""

    def voice(self) -> Line | None:
        """Tell who speaks; None where nobody does."""

    def voices(self) -> tuple[str, ...] | None:
        """Return the voices to choose from; None where the voice is not the program's own."""
