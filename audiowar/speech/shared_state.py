"""The state shared by the game's thread and the speech worker, under one lock."""

from __future__ import annotations

import threading
from collections.abc import Callable
from dataclasses import dataclass
from enum import Enum

from .backend_interface import VoiceSettings
from .queue_policy import QueuePolicy


class SpeechKind(Enum):
    """The kind of a speech event."""

    SPEAKING = "speaking"
    """This voice speaks from now on. An empty name means captions only."""
    MISSING = "missing"
    """A voice of the chain could not be opened."""
    LOST = "lost"
    """The voice failed. Its unfinished sentence will be repeated."""
    HUNG = "hung"
    """The voice did not respond in time and was abandoned. Its sentence will be repeated."""


@dataclass(frozen=True)
class SpeechEvent:
    """One change of the voice."""

    kind: SpeechKind
    name: str
    detail: str = ""
    """The reason, in English, for a log."""


@dataclass(frozen=True)
class VoiceStatus:
    """The current voice."""

    name: str = ""
    """The name of the screen reader or voice; empty before one is open, or for captions only."""
    own_voice: bool = False
    """Whether rate, volume and voice can be set."""
    voices: tuple[str, ...] = ()
    """The names that `Speaker.set_voice` accepts."""


class SpeechState:
    """The queue, settings and events. Access every field under the lock `changed`."""

    def __init__(self, language: str, voice: VoiceSettings, clock: Callable[[], float]) -> None:
        self.changed = threading.Condition()
        self.clock = clock
        self.policy = QueuePolicy()
        self.language = language
        self.voice = voice
        self.braille = True
        self.status = VoiceStatus()
        self.events: list[SpeechEvent] = []
        self.barred: dict[int, float] = {}
        """Links that failed to open, with the time from which they may be tried again."""

    def add_event(self, kind: SpeechKind, name: str, detail: str = "") -> None:
        """Add an event."""
        self.events.append(SpeechEvent(kind, name, detail))
