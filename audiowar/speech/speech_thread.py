"""The thread that opens the voices and speaks. If it is stuck, a new thread replaces it."""

from __future__ import annotations

import contextlib
import math
import threading
from collections.abc import Callable, Sequence
from functools import partial
from operator import methodcaller

from audiowar.resources import count_loaded

from . import windows_com
from .backend_interface import (
    BackendUnavailable,
    SpeechBackend,
    SpeechReport,
    VoiceFactory,
    VoiceSettings,
)
from .shared_state import SpeechEventKind, SpeechState, VoiceStatus
from .utterance_queue import UtteranceQueue, VoiceOrder

CALL_TIMEOUT_SECONDS = 2.0
"""Maximum seconds for one call to a backend before its thread is abandoned."""
VOICE_CHECK_SECONDS = 1.0
"""Seconds between two checks: does the voice still work, and has a better voice appeared?"""
VOICE_RETRY_SECONDS = 30.0
"""Seconds before a voice that could not be opened is tried again."""
SLOW_VOICE_RETRY_SECONDS = 5.0
"""Seconds before a voice that took too long to open is tried again. It may have loaded by then."""
PACE_OF_RATE = 0.07
"""How many characters per second a voice speaks for each word per minute of its rate."""

_SILENT_VOICE = VoiceFactory(SpeechBackend)
_NOTES = {
    SpeechReport.BEGUN: UtteranceQueue.note_begun,
    SpeechReport.ENDED: UtteranceQueue.note_ended,
    SpeechReport.CANCELLED: UtteranceQueue.note_cancelled,
}

Job = Callable[[SpeechBackend], object]
"""A call to the backend, on the speech thread."""


class SpeechThread:
    """A thread that uses the first backend in the chain of voices that works."""

    def __init__(self, shared: SpeechState, voices: Sequence[VoiceFactory], index: int) -> None:
        """Start the thread, which tries the voice `voices[index]` first."""
        self._shared = shared
        self._voices = voices
        self._index = index
        self._backend: SpeechBackend | None = None
        self._voice: VoiceSettings | None = None
        self._reader_pace = 0.0
        self._language = ""
        self._braille = True
        self._order: VoiceOrder | None = None
        self._busy_since: float | None = shared.clock()
        self._timeout_seconds = CALL_TIMEOUT_SECONDS
        self._opening = True
        self._progress = count_loaded()
        self._trying_index: int | None = None
        self._failures = 0
        self._check_at = shared.clock() + VOICE_CHECK_SECONDS
        self._report_at = math.inf
        """When to ask the voice again for its reports."""
        self._abandoned = False
        self._thread = threading.Thread(target=self._work, name=f"speech-{index}", daemon=True)
        self._thread.start()

    def is_stuck(self, now: float) -> bool:
        """Return whether a call to the backend takes too long. Requires the lock.

        While a voice is being opened, any progress in loading or unpacking restarts the timeout.
        """
        if self._busy_since is None or self._abandoned:
            return False
        if self._opening and (reached := count_loaded()) != self._progress:
            self._busy_since, self._progress = now, reached
        return now - self._busy_since > self._timeout_seconds

    def abandon_voice(self, now: float) -> int:
        """Abandon the stuck thread and queue its sentence again. Requires the lock.

        Return the index of the voice that the next thread tries first: usually that of the next
        voice. But if the thread hung while it tried a better voice, return the index of the present
        voice, and do not try the better voice for a while.
        """
        self._abandoned = True
        self._shared.add_event(SpeechEventKind.HUNG, self._backend.name if self._backend else "")
        self._shared.status = VoiceStatus()
        if self._order is not None:
            self._shared.queue.requeue_unspoken(self._order, now)
        if self._backend is not None:
            self._backend.close()
        if self._trying_index is None:
            seconds = SLOW_VOICE_RETRY_SECONDS if self._opening else VOICE_RETRY_SECONDS
            self._postpone_present(seconds)
            return self._index + 1
        self._postpone(self._trying_index)
        return self._index

    def request_end(self) -> None:
        """End the thread after its current call. Requires the lock."""
        self._abandoned = True

    def join(self, seconds: float) -> None:
        """Wait until the thread ends, at most `seconds`. The caller must not hold the lock."""
        self._thread.join(seconds)

    def _work(self) -> None:
        windows_com.initialize_com()
        self._open()
        while (job := self._next_job()) is not None and self._backend is not None:
            try:
                job(self._backend)
            except Exception as error:
                self._recover(error)
            else:
                with self._shared.changed:
                    self._busy_since = self._order = self._trying_index = None
        if self._backend is not None:
            self._backend.close()

    def _open(self) -> None:
        """Use the first voice that opens, from the current index on, or else the silent voice."""
        while not self._abandoned:
            voice = self._voices[self._index] if self._index < len(self._voices) else _SILENT_VOICE
            try:
                self._use(self._open_backend(voice))
                return
            except Exception as error:
                with self._shared.changed:
                    self._shared.add_event(SpeechEventKind.MISSING, "", _reason(error))
                    self._index += 1

    def _open_backend(self, voice: VoiceFactory) -> SpeechBackend:
        """Open one voice.

        Raises BackendUnavailable if it lacks the language, or any other exception.
        """
        language = self._shared.language
        with self._shared.changed:
            self._busy_since = self._shared.clock()
            self._timeout_seconds = voice.open_timeout_seconds
            self._opening, self._progress = True, count_loaded()
        backend = voice.open()
        if backend.supports_language(language):
            return backend
        backend.close()
        raise BackendUnavailable(f"{backend.name} has no voice for {language}")

    def _use(self, backend: SpeechBackend) -> None:
        with self._shared.changed:
            if self._abandoned:
                backend.close()
                return
            self._backend, self._voice, self._braille = backend, None, True
            self._report_at = self._shared.clock() + backend.report_interval_seconds
            self._language = self._shared.language
            self._busy_since, self._opening = None, False
            self._shared.status = _status(backend, self._language)
            self._shared.add_event(SpeechEventKind.SPEAKING, backend.name)

    def _next_job(self) -> Job | None:
        """Wait for a job and return it. Return None if the thread must end."""
        shared = self._shared
        with shared.changed:
            while not self._abandoned and self._backend is not None:
                now = shared.clock()
                job = self._choose_job(self._backend, now)
                if job is not None:
                    self._busy_since, self._timeout_seconds, self._opening = (
                        now,
                        CALL_TIMEOUT_SECONDS,
                        False,
                    )
                    return job
                wake_at = min(shared.queue.get_next_due_time(now), self._check_at)
                if shared.queue.has_utterances_at_voice():
                    wake_at = min(wake_at, self._report_at)
                shared.changed.wait(max(wake_at - now, 0.001))
        return None

    def _choose_job(self, backend: SpeechBackend, now: float) -> Job | None:
        shared = self._shared
        if self._voice != shared.voice or self._reader_pace != shared.reader_pace:
            self._voice, self._reader_pace = shared.voice, shared.reader_pace
            shared.queue.set_pace(estimate_pace(backend, self._voice, self._reader_pace))
            return methodcaller("apply_voice_settings", self._voice)
        if self._language != shared.language:
            self._language = shared.language
            return self._change_language
        self._order = shared.queue.take_next_order(now)
        if self._order is not None:
            return partial(self._carry_out, self._order)
        if now >= self._report_at and shared.queue.has_utterances_at_voice():
            self._report_at = now + backend.report_interval_seconds
            return methodcaller("fetch_reports")
        if now >= self._check_at:
            self._check_at = now + VOICE_CHECK_SECONDS
            return self._check_voices
        return None

    def _carry_out(self, order: VoiceOrder, backend: SpeechBackend) -> None:
        utterance = order.utterance
        if utterance is not None and utterance.text:
            backend.report = partial(self._note_report, order.number)
            seconds = backend.speak(utterance.text, utterance.language, order.interrupt)
            with self._shared.changed:
                self._order, self._failures = None, 0
                if seconds is not None and not self._abandoned:
                    self._shared.queue.set_spoken_duration(seconds, self._shared.clock())
        elif order.interrupt:
            backend.stop()
        if utterance is not None and utterance.braille:
            self._show_braille(backend, utterance.braille)

    def _note_report(self, order_number: int, report: SpeechReport) -> None:
        """Pass a report of the voice to the queue. Runs on any thread."""
        with self._shared.changed:
            if not self._abandoned:
                _NOTES[report](self._shared.queue, order_number, self._shared.clock())
                self._shared.changed.notify()

    def _show_braille(self, backend: SpeechBackend, text: str) -> None:
        """Show a text in braille. If that fails, turn braille off and go on speaking."""
        if self._abandoned or not (self._braille and self._shared.braille):
            return
        try:
            backend.show_braille(text)
        except Exception as error:
            with self._shared.changed:
                self._braille = False
                reason = f"braille: {_reason(error)}"
                self._shared.add_event(SpeechEventKind.BRAILLE_LOST, backend.name, reason)

    def _recover(self, error: Exception) -> None:
        """Open the failed voice again. After two failures without speech, open the next one."""
        with self._shared.changed:
            if self._abandoned or self._backend is None:
                return
            self._shared.add_event(SpeechEventKind.LOST, self._backend.name, _reason(error))
            if self._order is not None:
                self._shared.queue.requeue_unspoken(self._order, self._shared.clock())
            self._failures = (self._failures + 1) % 2
            if not self._failures:
                self._postpone_present()
        self._restart_from(self._index + (not self._failures))

    def _postpone_present(self, seconds: float = VOICE_RETRY_SECONDS) -> None:
        """Do not try the present voice for a while, unless it is a screen reader."""
        if self._index < len(self._voices) and not self._voices[self._index].is_screen_reader:
            self._postpone(self._index, seconds)

    def _postpone(self, index: int, seconds: float = VOICE_RETRY_SECONDS) -> None:
        """Do not try the voice at `index` for a while. Requires the lock."""
        self._shared.retry_times[index] = self._shared.clock() + seconds

    def _restart_from(self, index: int) -> None:
        """Close the current backend and open the first voice that works, at or after `index`."""
        with self._shared.changed:
            backend, self._backend = self._backend, None
            self._shared.status = VoiceStatus()
            self._order = self._trying_index = None
            self._index = index
        if backend is not None:
            backend.close()
        self._open()

    def _check_voices(self, backend: SpeechBackend) -> None:
        windows_com.process_window_messages()
        if not backend.is_still_available():
            raise BackendUnavailable(f"{backend.name} is gone")
        for index in self._list_better_voices():
            seems_available = self._voices[index].seems_available
            if seems_available and self._switch_to(index, backend, seems_available):
                return

    def _change_language(self, backend: SpeechBackend) -> None:
        """Switch to the first of the program's own voices that speaks the new language."""
        if not backend.is_adjustable:
            return
        for index in self._list_better_voices():
            is_own = not self._voices[index].is_screen_reader
            if is_own and self._switch_to(index, backend, lambda: True):
                return
        if backend.supports_language(self._language):
            with self._shared.changed:
                self._shared.status = _status(backend, self._language)
        else:
            backend.stop()
            self._restart_from(self._index + 1)

    def _list_better_voices(self) -> list[int]:
        """Return the indexes of voices better than the present one that may be tried now."""
        now, retry_times = self._shared.clock(), self._shared.retry_times
        return [
            i for i in range(min(self._index, len(self._voices))) if now >= retry_times.get(i, now)
        ]

    def _switch_to(
        self, index: int, old: SpeechBackend, seems_available: Callable[[], bool]
    ) -> bool:
        """Switch to the better voice at `index` if it seems available and can be opened.

        Return False and keep the old one on failure.
        """
        self._trying_index = index
        try:
            if not seems_available():
                return False
            backend = self._open_backend(self._voices[index])
        except Exception:
            with self._shared.changed:
                self._postpone(index)
                self._trying_index = None
            return False
        with contextlib.suppress(Exception):
            old.stop()
        with self._shared.changed:
            if self._abandoned:
                backend.close()
                return False
            self._shared.queue.requeue_unspoken(
                VoiceOrder(None, interrupt=False), self._shared.clock()
            )
            self._index, self._failures, self._trying_index = index, 0, None
        self._use(backend)
        old.close()
        return True


def estimate_pace(backend: SpeechBackend, voice: VoiceSettings, reader_pace: float) -> float | None:
    """Return how fast a voice speaks, in characters per second; None if that is unknown."""
    if backend.is_adjustable:
        return voice.rate * PACE_OF_RATE
    return None if backend.reports_speech else reader_pace or None


def _status(backend: SpeechBackend, language: str) -> VoiceStatus:
    voices = backend.list_voices(language)
    return VoiceStatus(backend.name, backend.is_adjustable, voices, backend.reports_speech)


def _reason(error: Exception) -> str:
    return str(error) if isinstance(error, BackendUnavailable) else repr(error)
