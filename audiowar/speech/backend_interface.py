"""The port between the worker and the ways to speak: what a backend is and how one is found."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from typing import Protocol


class Unavailable(Exception):
    """There is nothing to speak with here; the message says what is missing."""


@dataclass(frozen=True)
class Voice:
    """How the program's own voice sounds; a screen reader keeps the voice it has."""

    rate: int = 200
    """Words per minute."""
    volume: float = 1.0
    """From 0 to 1."""
    name: str = ""
    """One of the voices that the backend offers; empty: its first for the language."""


RATES = range(80, 451)
"""The rates that every own voice understands."""


class SpeechBackend(Protocol):
    """One way to speak. All but `close` runs on the thread that opened it, and may fail."""

    @property
    def name(self) -> str:
        """The name of the screen reader or voice, as its users know it."""

    @property
    def own_voice(self) -> bool:
        """Whether the program itself speaks, so that rate, volume and voice are its to set."""

    def voices(self, language: str) -> tuple[str, ...]:
        """The names that `Voice.name` may have for the language; empty: there is no choice."""

    def speaks(self, language: str) -> bool:
        """Whether the language, or one that stands in for it, has a voice here."""

    def speak(self, text: str, language: str, interrupt: bool) -> float | None:
        """Begin to say the text, at once or after what is being said.

        The answer is how many seconds it sounds, None where that is not known.
        """

    def braille(self, text: str) -> None:
        """Show a message in braille where there is a display; else do nothing."""

    def stop(self) -> None:
        """Stop speaking and playing."""

    def adjust(self, voice: Voice) -> None:
        """Take these settings from the next utterance on; without a voice of its own do nothing."""

    def alive(self) -> bool:
        """Whether it can still be heard. Asked about once a second: must be cheap."""

    def close(self) -> None:
        """Let go. Must not block and must not fail; may come twice, and from another thread."""


def never() -> bool:
    """The answer of a link that need not be looked at again once it was passed over."""
    return False


@dataclass(frozen=True)
class VoiceLink:
    """One place in the chain of ways to speak."""

    open: Callable[[], SpeechBackend]
    """Start it, or raise; Unavailable says what is missing."""
    appeared: Callable[[], bool] = never
    """Whether it seems to be there now. Asked about once a second while a later link speaks."""
    reader: bool = False
    """Whether it is the user's own screen reader or speech server, not a voice of the program."""
    patience: float = 2.0
    """Seconds that opening may take without anything being loaded or unpacked."""
