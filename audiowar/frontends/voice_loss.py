"""Detect that all voices have failed, and collect the reasons."""

from __future__ import annotations

from collections.abc import Iterable

from audiowar.speech import SpeechEvent, SpeechEventKind

ALARM_SECONDS = 7.0
"""Seconds without a voice before the alarm: a slow voice may still start."""


class VoiceLossWatcher:
    """Watches speech events, and decides when the player must be warned, once."""

    def __init__(self) -> None:
        self._reasons: list[str] = []
        self._since: float | None = None
        self._raised = False

    @property
    def reason(self) -> str:
        """The reasons why no voice could be opened, in English as in the log."""
        return "; ".join(dict.fromkeys(filter(None, self._reasons)))

    def record_events(self, events: Iterable[SpeechEvent], now: float) -> None:
        """Record speech events."""
        for event in events:
            if event.kind is not SpeechEventKind.SPEAKING:
                default = "a voice did not answer" if event.kind is SpeechEventKind.HUNG else ""
                self._reasons.append(event.detail or default)
            elif event.name:
                self._since, self._reasons = None, []
            else:
                self._since = now

    def should_raise_alarm_once(self, now: float) -> bool:
        """Return whether to raise the alarm now. Return True only once."""
        if self._raised or self._since is None or now - self._since < ALARM_SECONDS:
            return False
        self._raised = True
        return True
