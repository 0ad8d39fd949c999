"""The state shared by the game's thread and the speech thread, under one lock."""

from __future__ import annotations

import threading
from collections.abc import Callable
from dataclasses import dataclass
from enum import Enum

from .backend_interface import VoiceSettings
from .utterance_queue import UtteranceQueue


class SpeechEventKind(Enum):
    """The kinds of changes of the voice. Changes are announced or logged."""

    SPEAKING = "speaking"
    """A voice was opened, and speaks from now on. An empty name means that no voice works."""
    MISSING = "missing"
    """A voice of the chain could not be opened."""
    LOST = "lost"
    """The voice failed. A sentence not yet spoken will be repeated."""
    BRAILLE_LOST = "braille-lost"
    """The braille output of the voice failed and was turned off. The voice goes on speaking."""
    HUNG = "hung"
    """The voice did not respond in time and was abandoned. Its sentence will be repeated."""


@dataclass(frozen=True)
class SpeechEvent:
    """A change of the voice, to be announced or logged."""

    kind: SpeechEventKind
    name: str
    """The name of the voice; empty if no voice is open."""
    reason: str = ""
    """The reason for the change, in English, for a log."""


@dataclass(frozen=True)
class VoiceStatus:
    """The current voice, and its possible settings."""

    name: str = ""
    """The name of the screen reader or voice; empty if none is open."""
    is_adjustable: bool = False
    """Whether rate, volume and voice can be set."""
    voices: tuple[str, ...] = ()
    """The names that `Speaker.set_voice` accepts."""
    reports_speech: bool = False
    """Whether the voice reports what it has spoken, so that its pace need not be set."""


@dataclass(frozen=True)
class SpeakerSettings:
    """What the player has set about speech and braille."""

    language: str
    """The language of utterances that have none."""
    voice: VoiceSettings
    braille: bool = True
    reader_pace: float = 0.0
    """The characters per second of a screen reader that reports nothing; 0 if unknown."""


class SpeechState:
    """The queue, settings and events. Hold the lock `changed` to use the queue or set a field."""

    def __init__(self, settings: SpeakerSettings, clock: Callable[[], float]) -> None:
        self.changed = threading.Condition()
        self.clock = clock
        self.queue = UtteranceQueue()
        self.settings = settings
        self.status = VoiceStatus()
        self.events: list[SpeechEvent] = []
        """The events for `Speaker.take_events`."""
        self.retry_times: dict[int, float] = {}
        """When to try again to open voices that failed, by index in the chain of voices."""
