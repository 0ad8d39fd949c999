"""The thread that opens the voices and speaks. If it is stuck, a new thread replaces it."""

from __future__ import annotations

import contextlib
import math
import threading
from collections.abc import Callable, Iterator, Sequence
from functools import partial
from operator import methodcaller

from audiowar.resources import count_loaded

from . import windows_com
from .backend_interface import BackendUnavailable, SpeechBackend, SpeechReport, VoiceFactory
from .shared_state import SpeakerSettings, SpeechEvent, SpeechEventKind, SpeechState, VoiceStatus
from .utterance_queue import UtteranceQueue, VoiceOrder

CALL_TIMEOUT_SECONDS = 2.0
"""Maximum seconds for one call to a backend before its thread is abandoned."""
VOICE_CHECK_SECONDS = 1.0
"""Seconds between two checks: does the voice still work, and has a better voice appeared?"""
VOICE_RETRY_SECONDS = 30.0
"""Seconds before a voice that could not be opened is tried again."""
SLOW_VOICE_RETRY_SECONDS = 5.0
"""Seconds before a voice that took too long to open is tried again. It may have loaded by then."""

_SILENT_VOICE = VoiceFactory(SpeechBackend)
"""The end of every chain of voices. It neither fails nor hangs."""
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
        self._voices = (*voices, _SILENT_VOICE)
        self._index = index
        self._better_index: int | None = None
        """The index of a better voice that is being looked for or opened."""
        self._backend: SpeechBackend | None = None
        self._applied: SpeakerSettings | None = None
        """The settings that the backend has got."""
        self._has_braille = True
        self._order: VoiceOrder | None = None
        self._failures = 0
        self._check_at = shared.clock() + VOICE_CHECK_SECONDS
        self._report_at = math.inf
        """When to ask the voice again for its reports."""
        self._abandoned = False
        self._expect_answer(CALL_TIMEOUT_SECONDS, is_opening=True)
        self._thread = threading.Thread(target=self._work, name=f"speech-{index}", daemon=True)
        self._thread.start()

    def _expect_answer(self, seconds: float, is_opening: bool = False) -> None:
        """Call the thread stuck after so many seconds. Requires the lock; inf if it is idle."""
        self._deadline = self._shared.clock() + seconds
        self._timeout_seconds, self._opening, self._loaded = seconds, is_opening, count_loaded()

    def is_stuck(self, now: float) -> bool:
        """Return whether a call to the backend takes too long. Requires the lock.

        While a voice is being opened, any progress in loading or unpacking restarts the timeout.
        """
        if self._opening and count_loaded() != self._loaded:
            self._expect_answer(self._timeout_seconds, is_opening=True)
        return now > self._deadline and not self._abandoned

    def abandon_voice(self) -> int:
        """Abandon the stuck thread and queue its sentence again. Requires the lock.

        Return the index of the voice that the next thread tries first: usually that of the next
        voice. But if the thread hung while it tried a better voice, return the index of the present
        voice, and do not try the better voice for a while.
        """
        self._abandoned = True
        self._note_failure(SpeechEventKind.HUNG)
        if self._backend is not None:
            self._backend.close()
        if self._better_index is not None:
            self._postpone(self._better_index)
            return self._index
        self._postpone_present(SLOW_VOICE_RETRY_SECONDS if self._opening else VOICE_RETRY_SECONDS)
        return self._index + 1

    def end(self, max_seconds: float) -> None:
        """End the thread after its current call. Wait for that at most so many seconds."""
        with self._shared.changed:
            self._abandoned = True
            self._shared.changed.notify()
        self._thread.join(max_seconds)

    def _work(self) -> None:
        windows_com.initialize_com()
        self._open_from(self._index)
        while (job := self._next_job()) is not None and self._backend is not None:
            try:
                job(self._backend)
            except Exception as error:
                self._recover(error)
            else:
                with self._shared.changed:
                    self._order = self._better_index = None
                    self._expect_answer(math.inf)
        if self._backend is not None:
            self._backend.close()

    # Opening

    def _open_from(self, index: int) -> None:
        """Close the present voice, and use the first one that opens, from an index on."""
        with self._shared.changed:
            backend, self._backend = self._backend, None
            self._order = self._better_index = None
            self._index = index
        if backend is not None:
            backend.close()
        while not self._abandoned:
            try:
                return self._use(self._open_backend(self._index))
            except Exception as error:
                with self._shared.changed:
                    self._add_event(SpeechEventKind.MISSING, "", error)
                    self._index += 1

    def _open_backend(self, index: int) -> SpeechBackend:
        """Open one voice.

        Raises BackendUnavailable if it lacks the language, or any other exception.
        """
        with self._shared.changed:
            language = self._shared.settings.language
            self._expect_answer(self._voices[index].open_timeout_seconds, is_opening=True)
        backend = self._voices[index].open()
        if backend.supports_language(language):
            return backend
        backend.close()
        raise BackendUnavailable(f"{backend.name} has no voice for {language}")

    def _use(self, backend: SpeechBackend) -> None:
        with self._shared.changed:
            if self._abandoned:
                backend.close()
                return
            self._backend, self._applied, self._has_braille = backend, None, True
            self._report_at = self._shared.clock() + backend.report_interval_seconds
            self._expect_answer(math.inf)
            self._shared.status = _status(backend, self._shared.settings.language)
            self._add_event(SpeechEventKind.SPEAKING, backend.name)

    # Speaking

    def _next_job(self) -> Job | None:
        """Wait for a job and return it. Return None if the thread must end."""
        shared = self._shared
        with shared.changed:
            while not self._abandoned and self._backend is not None:
                now = shared.clock()
                job = self._choose_job(self._backend, now)
                if job is not None:
                    self._expect_answer(CALL_TIMEOUT_SECONDS)
                    return job
                wake_at = min(shared.queue.get_next_due_time(now), self._check_at)
                if shared.queue.has_utterances_at_voice():
                    wake_at = min(wake_at, self._report_at)
                shared.changed.wait(max(wake_at - now, 0.001))
        return None

    def _choose_job(self, backend: SpeechBackend, now: float) -> Job | None:
        shared = self._shared
        if self._applied != shared.settings:
            old, self._applied = self._applied, shared.settings
            # A voice that reports shows its pace itself.
            shared.queue.set_pace(0 if backend.reports_speech else shared.settings.reader_pace)
            return partial(self._apply_settings, old, shared.settings)
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
                    now, pause = self._shared.clock(), backend.pause_seconds
                    self._shared.queue.set_spoken_duration(seconds, now, pause)
        elif order.interrupt:
            backend.stop()
        if utterance is not None and utterance.braille:
            self._show_braille(backend, utterance.braille)

    def _note_report(self, order_number: int, report: SpeechReport) -> None:
        """Pass a report of the voice to the queue. Runs on any thread."""
        with self._shared.changed:
            if not self._abandoned:
                _NOTES[report](self._shared.queue, order_number, self._shared.clock())
                if report is SpeechReport.ENDED:
                    # The report can be on its way while a key cuts off what has just ended.
                    self._shared.queue.drop_repetition(order_number)
                self._shared.changed.notify()

    def _show_braille(self, backend: SpeechBackend, text: str) -> None:
        """Show a text in braille. If that fails, turn braille off and go on speaking."""
        if self._abandoned or not (self._has_braille and self._shared.settings.braille):
            return
        try:
            backend.show_braille(text)
        except Exception as error:
            with self._shared.changed:
                self._has_braille = False
                self._add_event(SpeechEventKind.BRAILLE_LOST, backend.name, error)

    # Failures

    def _recover(self, error: Exception) -> None:
        """Open the failed voice again. After two failures without speech, open the next one."""
        with self._shared.changed:
            if self._abandoned:
                return
            self._note_failure(SpeechEventKind.LOST, error)
            self._failures = (self._failures + 1) % 2
            if not self._failures:
                self._postpone_present()
        self._open_from(self._index + (not self._failures))

    def _note_failure(self, kind: SpeechEventKind, error: Exception | None = None) -> None:
        """Report that the voice failed, and queue its sentence again. Requires the lock."""
        self._add_event(kind, self._backend.name if self._backend else "", error)
        self._shared.status = VoiceStatus()
        if self._order is not None:
            self._shared.queue.requeue_unspoken(self._order, self._shared.clock())

    def _add_event(self, kind: SpeechEventKind, name: str, error: Exception | None = None) -> None:
        known = isinstance(error, BackendUnavailable)
        reason = "" if error is None else str(error) if known else repr(error)
        self._shared.events.append(SpeechEvent(kind, name, reason))

    def _postpone_present(self, seconds: float = VOICE_RETRY_SECONDS) -> None:
        """Do not try the present voice for a while, unless it is a screen reader."""
        if not self._voices[self._index].is_screen_reader:
            self._postpone(self._index, seconds)

    def _postpone(self, index: int, seconds: float = VOICE_RETRY_SECONDS) -> None:
        """Do not try the voice at `index` for a while. Requires the lock."""
        self._shared.retry_times[index] = self._shared.clock() + seconds

    # Changes of the voice

    def _apply_settings(
        self, old: SpeakerSettings | None, new: SpeakerSettings, backend: SpeechBackend
    ) -> None:
        if old is not None and old.language != new.language and backend.is_adjustable:
            self._change_language(backend, new.language)
        if self._backend is backend:
            backend.apply_voice_settings(new.voice)

    def _change_language(self, backend: SpeechBackend, language: str) -> None:
        """Switch to the first of the program's own voices that speaks a new language."""
        for index in self._list_better_voices():
            if not self._voices[index].is_screen_reader and self._switch_to(index, backend):
                return
        if backend.supports_language(language):
            with self._shared.changed:
                self._shared.status = _status(backend, language)
        else:
            backend.stop()
            self._open_from(self._index + 1)

    def _check_voices(self, backend: SpeechBackend) -> None:
        """Switch to a better voice if one has appeared. Raises BackendUnavailable without any."""
        windows_com.process_window_messages()
        if not backend.is_still_available():
            raise BackendUnavailable(f"{backend.name} is gone")
        for index in self._list_better_voices():
            seems_available = self._voices[index].seems_available
            if seems_available and self._switch_to(index, backend, seems_available):
                return

    def _list_better_voices(self) -> Iterator[int]:
        """Yield the indexes of voices better than the present one that may be tried now."""
        now, retry_times = self._shared.clock(), self._shared.retry_times
        return (index for index in range(self._index) if now >= retry_times.get(index, now))

    def _switch_to(
        self,
        index: int,
        old: SpeechBackend,
        seems_available: Callable[[], bool] = lambda: True,
    ) -> bool:
        """Switch to the better voice at `index` if it seems available and can be opened.

        Return False and keep the old one on failure.
        """
        self._better_index = index
        try:
            if not seems_available():
                return False
            backend = self._open_backend(index)
        except Exception:
            with self._shared.changed:
                self._postpone(index)
                self._better_index = None
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
            self._index, self._failures, self._better_index = index, 0, None
        self._use(backend)
        old.close()
        return True


def _status(backend: SpeechBackend, language: str) -> VoiceStatus:
    voices = backend.list_voices(language)
    return VoiceStatus(backend.name, backend.is_adjustable, voices, backend.reports_speech)
