"""Detect that no voice works, and warn the player with a sound and a message box instead."""

from __future__ import annotations

import ctypes
import sys
import threading
from collections.abc import Iterable
from typing import Any

from audiowar.speech.shared_state import SpeechEvent, SpeechEventKind

SECONDS_UNTIL_ALARM = 7.0
"""Seconds without a voice until the alarm, long enough for a slow voice to start."""
ALARM_TITLE = "audiowar"
_WARNING = 0x30
_FOREGROUND = 0x10000


class VoiceLossWatcher:
    """Watches the speaker's events, and decides when to warn the player that no voice works."""

    def __init__(self) -> None:
        self._reasons: list[str] = []
        self._since: float | None = None
        self._raised = False

    @property
    def failure_reasons_text(self) -> str:
        """The reasons why voices failed since one last worked, in English; "" if unknown."""
        return "; ".join(dict.fromkeys(filter(None, self._reasons)))

    def record_events(self, events: Iterable[SpeechEvent], now: float) -> None:
        """Learn from the speaker's events why voices failed, and since when no voice works."""
        for event in events:
            if event.kind is SpeechEventKind.BRAILLE_LOST:
                continue
            if event.kind is not SpeechEventKind.SPEAKING:
                default = "a voice did not answer" if event.kind is SpeechEventKind.HUNG else ""
                self._reasons.append(event.reason or default)
            elif event.name:
                self._since, self._reasons = None, []
            else:
                self._since = now

    def should_raise_alarm_once(self, now: float) -> bool:
        """Return whether the alarm is due now. The result is True only once."""
        if self._raised or self._since is None or now - self._since < SECONDS_UNTIL_ALARM:
            return False
        self._raised = True
        return True


def show_alarm(text: str) -> None:
    """Beep, and show a text: in a message box on Windows, otherwise on standard error.

    The message box does not block the caller.
    """
    if sys.platform == "win32":
        threading.Thread(target=_message, args=(text,), name="alarm", daemon=True).start()
    else:
        print(f"\a{ALARM_TITLE}: {text}", file=sys.stderr, flush=True)


def _message(text: str) -> None:
    user: Any = getattr(ctypes, "windll").user32  # noqa: B009
    user.MessageBeep(_WARNING)
    user.MessageBoxW(None, text, ALARM_TITLE, _WARNING | _FOREGROUND)
