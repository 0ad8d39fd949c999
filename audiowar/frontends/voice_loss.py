"""Detect that there is permanently no voice, and collect the reasons."""

from __future__ import annotations

from collections.abc import Iterable

from audiowar.speech import SpeechEvent, SpeechKind

WAIT = 7.0
"""Seconds without a voice before the alarm; a slow voice may still come."""


class VoiceLossWatcher:
    """Watches speech events and raises one alarm."""

    def __init__(self) -> None:
        self._reasons: list[str] = []
        self._since: float | None = None
        self._told = False

    @property
    def reason(self) -> str:
        """Why no voice opened, in English as in the log."""
        return "; ".join(dict.fromkeys(filter(None, self._reasons)))

    def note(self, events: Iterable[SpeechEvent], now: float) -> None:
        """Record speech events."""
        for event in events:
            if event.kind is not SpeechKind.SPEAKING:
                hung = "a voice did not answer" if event.kind is SpeechKind.HUNG else ""
                self._reasons.append(event.detail or hung)
            elif event.name:
                self._since, self._reasons = None, []
            else:
                self._since = now

    def due(self, now: float) -> bool:
        """Return whether the alarm is due; True only once."""
        if self._told or self._since is None or now - self._since < WAIT:
            return False
        self._told = True
        return True
