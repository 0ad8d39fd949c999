"""What the game's thread and the worker share, under one lock."""

from __future__ import annotations

import threading
from collections.abc import Callable
from dataclasses import dataclass
from enum import Enum

from .backend_interface import Voice
from .queue_policy import Policy


class SpeechKind(Enum):
    """What happened to the voices."""

    SPEAKING = "speaking"
    """This one speaks from now on; without a name: nobody, captions only."""
    MISSING = "missing"
    """A place of the chain was passed over."""
    LOST = "lost"
    """It failed while in use; a sentence that it had not said comes again."""
    HUNG = "hung"
    """It did not answer in time and was left behind; its sentence comes again."""


@dataclass(frozen=True)
class SpeechEvent:
    """One change of the voices, to be told once."""

    kind: SpeechKind
    name: str
    detail: str = ""
    """The reason, in English, for a log."""


@dataclass(frozen=True)
class Status:
    """Who speaks."""

    name: str = ""
    """The screen reader or voice; empty: nobody yet, or captions only."""
    own_voice: bool = False
    """Whether rate, volume and voice can be set."""
    voices: tuple[str, ...] = ()
    """What `Speaker.set_voice` understands."""


class SpeechState:
    """The queue, the settings and the news. Every field is read and set under `changed`."""

    def __init__(self, language: str, voice: Voice, clock: Callable[[], float]) -> None:
        self.changed = threading.Condition()
        self.clock = clock
        self.policy = Policy()
        self.language = language
        self.voice = voice
        self.braille = True
        self.status = Status()
        self.events: list[SpeechEvent] = []
        self.barred: dict[int, float] = {}
        """Links that seemed to be there and could not be opened, and until when they are let be."""

    def tell(self, kind: SpeechKind, name: str, detail: str = "") -> None:
        """Add to the news."""
        self.events.append(SpeechEvent(kind, name, detail))
