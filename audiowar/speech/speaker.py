"""The class through which the rest of the program speaks: `Speaker`."""

from __future__ import annotations

import time
from collections.abc import Callable, Sequence
from dataclasses import replace
from typing import Any

from .backend_interface import VoiceFactory, VoiceSettings
from .shared_state import SpeakerSettings, SpeechEvent, SpeechState, VoiceStatus
from .speech_thread import SpeechThread
from .utterance import Utterance

_POLL_SECONDS = 0.02
"""Seconds between two checks of whether everything has been spoken."""


class Speaker:
    """Speaks utterances and shows them in braille, through the first backend that works.

    A backend can block forever, for example if the screen reader is frozen. So all methods except
    `wait_until_spoken` and `close` only queue their work and return immediately. A stuck speech
    thread is abandoned, and a new one continues with the same sentence and the next backend.
    """

    def __init__(
        self,
        voices: Sequence[VoiceFactory],
        language: str = "en",
        voice: VoiceSettings | None = None,
        clock: Callable[[], float] = time.monotonic,
    ) -> None:
        """Start to open the first of `voices` that works. If none works, nothing is spoken."""
        self._voices = tuple(voices)
        settings = SpeakerSettings(language, voice or VoiceSettings())
        self._shared = SpeechState(settings, clock)
        self._thread = SpeechThread(self._shared, self._voices, 0)

    def say(self, utterance: Utterance) -> None:
        """Queue an utterance by its priority. An utterance without text and braille is ignored."""
        text = _clean(utterance.text)
        braille = text if utterance.braille is None else _clean(utterance.braille)
        if not (text or braille):
            return
        with self._shared.changed:
            language = utterance.language or self._shared.settings.language
            queued = replace(utterance, text=text, braille=braille, language=language)
            self._shared.queue.say(queued, self._shared.clock())
            self._shared.changed.notify()

    def on_key_pressed(self) -> None:
        """Interrupt speech because of a key. Unheard results follow after the response to it."""
        with self._shared.changed:
            self._shared.queue.on_key_pressed(self._shared.clock())
            self._shared.changed.notify()

    def stop(self) -> None:
        """Stop speaking. Unheard results follow after the next utterance."""
        with self._shared.changed:
            self._shared.queue.fall_silent(self._shared.clock())
            self._shared.changed.notify()

    def set_language(self, tag: str) -> None:
        """Set the language for utterances that have none, and look for a voice that speaks it."""
        self._set(language=tag)

    def set_braille(self, on: bool) -> None:
        self._set(braille=on)

    def set_voice(self, voice: VoiceSettings) -> None:
        """Set the program's own voice from the next utterance on."""
        self._set(voice=voice)

    def set_reader_pace(self, characters_per_second: float) -> None:
        """Set the pace of a screen reader that reports nothing; 0 if it is unknown."""
        self._set(reader_pace=characters_per_second)

    def _set(self, **changes: Any) -> None:
        with self._shared.changed:
            self._shared.settings = replace(self._shared.settings, **changes)
            self._shared.changed.notify()

    def get_voice_status(self) -> VoiceStatus:
        """Return the name and the possible settings of the current voice."""
        return self._shared.status

    def get_end_of_speech(self) -> float:
        """Return when everything has surely been spoken, by the clock; -inf if it has been."""
        with self._shared.changed:
            return self._shared.queue.get_end_of_speech(self._shared.clock())

    def take_events(self) -> tuple[SpeechEvent, ...]:
        """Return the changes of the voice since the last call."""
        with self._shared.changed:
            events, self._shared.events = tuple(self._shared.events), []
        return events

    def replace_stuck_thread(self) -> None:
        """Replace the speech thread if it is stuck. Call this about four times a second."""
        with self._shared.changed:
            now = self._shared.clock()
            if self._thread.is_stuck(now):
                index = self._thread.abandon_voice()
                self._thread = SpeechThread(self._shared, self._voices, index)
            self._shared.changed.notify()

    def wait_until_spoken(self, max_seconds: float) -> None:
        """Wait until everything is spoken, or passed to a screen reader; at most `max_seconds`."""
        shared = self._shared
        end = shared.clock() + max_seconds
        with shared.changed:
            while (now := shared.clock()) < end and shared.queue.is_busy(
                now, shared.status.is_adjustable
            ):
                shared.changed.wait(_POLL_SECONDS)

    def close(self) -> None:
        """End the speech thread, and wait for that at most half a second.

        A text that the voice or the screen reader has begun may be spoken to its end.
        """
        self._thread.end(0.5)


def _clean(text: str) -> str:
    """Return a text as one line without control characters, which confuse voices."""
    return " ".join("".join(c if c.isprintable() else " " for c in text).split())
