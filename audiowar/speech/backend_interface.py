"""The interface of speech backends: what a voice or screen reader must do for the speech thread."""

from __future__ import annotations

import math
from collections.abc import Callable
from dataclasses import dataclass
from enum import Enum


class BackendUnavailable(Exception):
    """Raised if a backend cannot be used here; the message says what is missing."""


@dataclass(frozen=True)
class VoiceSettings:
    """Settings of the program's own voice. A screen reader has settings of its own."""

    rate: int = 200
    """Words per minute, from 80 to 450: what all of the program's own voices can speak."""
    volume: float = 1.0
    """From 0 to 1."""
    name: str = ""
    """One of `VoiceStatus.voices`; any other name means the best voice of the language."""


class SpeechReport(Enum):
    """What a voice reports about a text that it was given."""

    BEGUN = "begun"
    ENDED = "ended"
    CANCELLED = "cancelled"


def ignore_report(report: SpeechReport) -> None:
    """Do nothing, because nobody asked for reports."""


class SpeechBackend:
    """A voice or screen reader. The base class is silent, and is used if nothing else works.

    All methods but `close` run on the thread that opened the backend. If a method raises an
    exception, the speech thread opens this backend again, or another one. Only after an exception
    in `show_braille` does it keep the backend, and turn braille off.
    """

    name: str = ""
    """The name of the screen reader or voice, as users know it."""
    is_adjustable: bool = False
    """Whether this is the program's own voice, with adjustable rate, volume and voice."""
    reports_speech: bool = False
    """Whether the voice calls `report`, or returns durations. Screen readers mostly do neither."""
    report_interval_seconds: float = math.inf
    """How often `fetch_reports` must be called while the voice speaks."""
    pause_seconds: float = 0.0
    """The seconds of silence after the last text, before the next one begins."""
    report: Callable[[SpeechReport], None] = staticmethod(ignore_report)
    """What to call, from any thread, when the text that is passed to `speak` next begins or ends.
    The speech thread sets it before each call of `speak`."""

    def list_voices(self, language: str) -> tuple[str, ...]:
        """Return the voice names that can be set for a language; empty if there is no choice."""
        return ()

    def supports_language(self, language: str) -> bool:
        """Return whether a voice speaks the language, or a similar one that can replace it."""
        return True

    def speak(self, text: str, language: str, interrupt: bool) -> float | None:
        """Start to speak a text: immediately if `interrupt`, otherwise after the current text.

        Return the seconds until its sound ends, or None if unknown.
        """
        return 0.0

    def fetch_reports(self) -> None:
        """Let the voice report what it has ended, if it does so only when it is asked."""

    def show_braille(self, text: str) -> None:
        """Show a message on the braille display, if there is one."""

    def stop(self) -> None:
        """Stop speaking."""

    def apply_voice_settings(self, voice: VoiceSettings) -> None:
        """Use these settings from the next utterance on. A screen reader ignores them."""

    def is_still_available(self) -> bool:
        """Return whether the backend can still be heard, as far as it knows. Must not block."""
        return True

    def close(self) -> None:
        """Release resources without blocking or raising. May be called twice and on any thread."""


@dataclass(frozen=True)
class VoiceFactory:
    """How to open one backend in the chain of voices, and when to try it."""

    open: Callable[[], SpeechBackend]
    """Opens the backend. Raises BackendUnavailable or any other exception."""
    seems_available: Callable[[], bool] | None = None
    """Returns whether the backend could probably be opened. While a later voice of the chain
    speaks, this is called about once a second. None if the voice is tried again only for a new
    language."""
    is_screen_reader: bool = False
    """Whether the voice is that of the user's screen reader or speech server."""
    open_timeout_seconds: float = 2.0
    """Maximum seconds for opening the voice. The time starts again whenever loading or unpacking
    progresses."""
