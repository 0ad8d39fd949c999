"""What the rest of the game speaks to: it queues, and watches the thread that speaks."""

from __future__ import annotations

import time
from collections.abc import Callable, Sequence
from dataclasses import replace

from .backend_interface import RATES, Voice, VoiceLink
from .shared_state import SpeechEvent, SpeechState, Status
from .utterance import Utterance
from .worker import SpeechWorker

_LOOK = 0.02
"""Seconds between looks at whether all is said."""


class Speaker:
    """Say and show in braille what the game tells, through the first way to speak that works.

    Whatever speaks may block for ever: a frozen screen reader, a speech server killed in the
    middle of a call. So every method here only queues and returns at once; a thread that is
    stuck is left behind, and a new one goes on with the sentence and the next way to speak.
    """

    def __init__(
        self,
        links: Sequence[VoiceLink],
        language: str = "en",
        voice: Voice | None = None,
        clock: Callable[[], float] = time.monotonic,
    ) -> None:
        """Start with the first of the links that opens; after the last come captions only."""
        self._links = tuple(links)
        self._shared = SpeechState(language, voice or Voice(), clock)
        self._worker = SpeechWorker(self._shared, self._links, 0)

    def say(self, utterance: Utterance) -> None:
        """Queue one utterance by its priority; one without any text is nothing."""
        text = _clean(utterance.text)
        braille = text if utterance.braille is None else _clean(utterance.braille)
        if not (text or braille):
            return
        with self._shared.changed:
            language = utterance.language or self._shared.language
            line = replace(utterance, text=text, braille=braille, language=language)
            self._shared.policy.say(line, self._shared.clock())
            self._shared.changed.notify()

    def key_pressed(self) -> None:
        """Cut off what is being said, at every key; results not yet heard come after its answer."""
        with self._shared.changed:
            self._shared.policy.key_pressed(self._shared.clock())
            self._shared.changed.notify()

    def hurry(self, topic: str, which: str = "unheard") -> bool:
        """Say at once the results of a topic that wait; tell whether there are (`Policy.hurry`)."""
        with self._shared.changed:
            hurried = self._shared.policy.hurry(topic, self._shared.clock(), which)
            self._shared.changed.notify()
        return hurried

    def stop(self) -> None:
        """Be silent until something new is said."""
        with self._shared.changed:
            self._shared.policy.silence(self._shared.clock())
            self._shared.changed.notify()

    def set_language(self, tag: str) -> None:
        """Take the language for what comes without one; a voice that speaks it is looked for."""
        with self._shared.changed:
            self._shared.language = tag
            self._shared.changed.notify()

    def set_braille(self, on: bool) -> None:
        """Show what is said in braille too, or not."""
        with self._shared.changed:
            self._shared.braille = on

    def set_rate(self, words_per_minute: int) -> None:
        """Set the rate of the program's voice, brought within RATES, from the next utterance on."""
        rate = min(max(words_per_minute, RATES[0]), RATES[-1])
        self._set_voice(replace(self.voice(), rate=rate))

    def set_volume(self, volume: float) -> None:
        """Set the volume of the program's voice, brought within 0 to 1, from the next one on."""
        self._set_voice(replace(self.voice(), volume=min(max(volume, 0.0), 1.0)))

    def set_voice(self, name: str) -> None:
        """Choose among `status().voices`; empty or unknown: the first for the language."""
        self._set_voice(replace(self.voice(), name=name))

    def voice(self) -> Voice:
        """The settings of the program's own voice."""
        return self._shared.voice

    def status(self) -> Status:
        """Who speaks now."""
        return self._shared.status

    def idle(self) -> bool:
        """Whether what is said now is heard at once, as far as anybody can know."""
        with self._shared.changed:
            return self._shared.policy.idle(self._shared.clock())

    def take_events(self) -> tuple[SpeechEvent, ...]:
        """What happened to the voices since the last call; each is given once."""
        with self._shared.changed:
            events, self._shared.events = tuple(self._shared.events), []
        return events

    def tick(self) -> None:
        """Watch the thread that speaks: call this some four times a second."""
        with self._shared.changed:
            now = self._shared.clock()
            if self._worker.stuck(now):
                self._worker = SpeechWorker(self._shared, self._links, self._worker.leave(now))
            self._shared.changed.notify()

    def finish(self, seconds: float) -> None:
        """Wait until all is said, at most so long; what is with a reader is not waited for."""
        shared = self._shared
        end = shared.clock() + seconds
        with shared.changed:
            while (now := shared.clock()) < end and shared.policy.busy(
                now, shared.status.own_voice
            ):
                shared.changed.wait(_LOOK)

    def close(self) -> None:
        """Fall silent and end the thread."""
        with self._shared.changed:
            self._worker.end()
            self._shared.changed.notify()
        self._worker.join(0.5)

    def _set_voice(self, voice: Voice) -> None:
        with self._shared.changed:
            self._shared.voice = voice
            self._shared.changed.notify()


def _clean(text: str) -> str:
    """The text on one line, without what breaks voices: control characters, lone surrogates."""
    return " ".join("".join(c if c.isprintable() else " " for c in text).split())
