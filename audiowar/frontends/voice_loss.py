"""Know when nobody speaks for good, and what the voices that were tried have said about it."""

from __future__ import annotations

from collections.abc import Iterable

from audiowar.speech import SpeechEvent, SpeechKind

WAIT = 7.0
"""Seconds without a voice until the player is told in another way; one left behind may come."""


class VoiceLossWatcher:
    """A watch over the news of the voices; what it finds is told once."""

    def __init__(self) -> None:
        self._reasons: list[str] = []
        self._since: float | None = None
        self._told = False

    @property
    def reason(self) -> str:
        """Why no voice opened, in the words of the program's log."""
        return "; ".join(dict.fromkeys(filter(None, self._reasons)))

    def note(self, events: Iterable[SpeechEvent], now: float) -> None:
        """Take what happened to the voices."""
        for event in events:
            if event.kind is not SpeechKind.SPEAKING:
                hung = "a voice did not answer" if event.kind is SpeechKind.HUNG else ""
                self._reasons.append(event.detail or hung)
            elif event.name:
                self._since, self._reasons = None, []
            else:
                self._since = now

    def due(self, now: float) -> bool:
        """Return whether it is time to tell; True once."""
        if self._told or self._since is None or now - self._since < WAIT:
            return False
        self._told = True
        return True
