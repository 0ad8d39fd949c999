"""Open and use the backends, all on one thread that may be left behind when it is stuck."""

from __future__ import annotations

import contextlib
import threading
from collections.abc import Callable, Sequence
from functools import partial

from audiowar.resources import progress

from . import windows_com
from .backend_interface import SpeechBackend, Unavailable, Voice, VoiceLink
from .backends.text import Captions
from .heard_speech import CHARACTERS, UNKNOWN
from .queue_policy import VoiceOrder
from .shared_state import SpeechKind, SpeechState, Status

PATIENCE = 2.0
"""Seconds that one call to a backend may take before its thread is left behind."""
LOOK_EVERY = 1.0
"""Seconds between looks at whether the voice is still there and whether a better one came."""
BARRED = 30.0
"""Seconds for which a better voice that seemed to be there and could not be opened is let be."""
SLOW = 5.0
"""The same for one that was left while it opened: what it loaded is there the next time."""

_CAPTIONS = VoiceLink(Captions)

Job = Callable[[SpeechBackend], None]


class SpeechWorker:
    """One thread and the backend that it uses, from one place of the chain on."""

    def __init__(self, shared: SpeechState, links: Sequence[VoiceLink], index: int) -> None:
        """Start the thread; `index` is the first link to try."""
        self._shared = shared
        self._links = links
        self._index = index
        self._backend: SpeechBackend | None = None
        self._voice: Voice | None = None
        self._language = ""
        self._braille = True
        self._order: VoiceOrder | None = None
        self._busy_since: float | None = shared.clock()
        self._patience = PATIENCE
        self._opening = True
        self._progress = progress()
        self._trying: int | None = None
        self._failures = 0
        self._look_at = shared.clock() + LOOK_EVERY
        self._left = False
        self._thread = threading.Thread(target=self._work, name=f"speech-{index}", daemon=True)
        self._thread.start()

    # For the watching thread, which holds the lock.

    def stuck(self, now: float) -> bool:
        """Whether a call has been taking longer than it may.

        What loads or unpacks is slow on a busy machine, and not stuck.
        """
        since, before = self._busy_since, self._progress
        if since is None or self._left:
            return False
        if self._opening and (reached := progress()) != before:
            self._busy_since, self._progress = now, reached
            return False
        return now - since > self._patience

    def leave(self, now: float) -> int:
        """Give up the stuck thread, put its sentence back; answer where the next begins.

        A hang while looking at another voice is not the fault of the one that speaks: that voice
        is opened anew and the other one let be for a while.
        """
        self._left = True
        self._shared.tell(SpeechKind.HUNG, self._backend.name if self._backend else "")
        self._shared.status = Status()
        if self._order is not None:
            self._shared.policy.give_back(self._order, now)
        if self._backend is not None:
            self._backend.close()
        if self._trying is None:
            self._bar(self._index, now, SLOW if self._opening else BARRED)
            return self._index + 1
        self._shared.barred[self._trying] = now + BARRED
        return self._index

    def end(self) -> None:
        """Let the thread end after what it does now."""
        self._left = True

    def join(self, seconds: float) -> None:
        """Wait for the thread; without the lock."""
        self._thread.join(seconds)

    # What follows runs on the worker's thread.

    def _work(self) -> None:
        windows_com.join()
        self._open()
        while (job := self._next_job()) is not None and self._backend is not None:
            try:
                job(self._backend)
            except Exception as error:
                self._recover(error)
            else:
                self._finish()
        if self._backend is not None:
            self._backend.close()

    def _open(self) -> None:
        """Take the first link from the present place on that opens; the last always does."""
        while not self._left:
            link = self._links[self._index] if self._index < len(self._links) else _CAPTIONS
            try:
                self._take(self._opened(link))
                return
            except Exception as error:
                with self._shared.changed:
                    self._shared.tell(SpeechKind.MISSING, "", _reason(error))
                    self._index += 1

    def _opened(self, link: VoiceLink) -> SpeechBackend:
        """Open one link, for the language of the game; raise where that cannot be."""
        language = self._shared.language
        with self._shared.changed:
            self._busy_since, self._patience = self._shared.clock(), link.patience
            self._opening, self._progress = True, progress()
        backend = link.open()
        if backend.speaks(language):
            return backend
        backend.close()
        raise Unavailable(f"{backend.name} has no voice for {language}")

    def _take(self, backend: SpeechBackend) -> None:
        with self._shared.changed:
            if self._left:
                backend.close()
                return
            self._backend, self._voice, self._braille = backend, None, True
            self._language = self._shared.language
            self._busy_since, self._opening = None, False
            self._shared.status = _status(backend, self._language)
            self._shared.tell(SpeechKind.SPEAKING, backend.name)

    def _next_job(self) -> Job | None:
        """Wait for something to do; None once the thread was given up."""
        shared = self._shared
        with shared.changed:
            while not self._left and self._backend is not None:
                now = shared.clock()
                job = self._choose(self._backend, now)
                if job is not None:
                    self._busy_since, self._patience, self._opening = now, PATIENCE, False
                    return job
                wake_at = min(shared.policy.wake_at(now), self._look_at)
                shared.changed.wait(max(wake_at - now, 0.001))
        return None

    def _choose(self, backend: SpeechBackend, now: float) -> Job | None:
        if self._voice is not self._shared.voice:
            self._voice = self._shared.voice
            self._shared.policy.set_pace(_pace(backend, self._voice))
            return partial(_adjust, voice=self._voice)
        if self._language != self._shared.language:
            self._language = self._shared.language
            return self._change_language
        self._order = self._shared.policy.next(now)
        if self._order is not None:
            return partial(self._carry_out, self._order)
        if now >= self._look_at:
            self._look_at = now + LOOK_EVERY
            return self._look_around
        return None

    def _carry_out(self, order: VoiceOrder, backend: SpeechBackend) -> None:
        utterance = order.utterance
        if utterance is not None and utterance.text:
            seconds = backend.speak(utterance.text, utterance.language, order.interrupt)
            self._said(seconds)
        elif order.interrupt:
            backend.stop()
        if utterance is not None and utterance.braille:
            self._show(backend, utterance.braille)

    def _said(self, seconds: float | None) -> None:
        with self._shared.changed:
            self._order, self._failures = None, 0
            if seconds is not None and not self._left:
                self._shared.policy.lasts(seconds, self._shared.clock())

    def _show(self, backend: SpeechBackend, text: str) -> None:
        """Show in braille; where that fails, leave it be and go on speaking."""
        if self._left or not (self._braille and self._shared.braille):
            return
        try:
            backend.braille(text)
        except Exception as error:
            with self._shared.changed:
                self._braille = False
                self._shared.tell(SpeechKind.LOST, backend.name, f"braille: {_reason(error)}")

    def _finish(self) -> None:
        with self._shared.changed:
            self._busy_since = self._order = self._trying = None

    def _recover(self, error: Exception) -> None:
        """Open the failed link anew, once; when it fails again before a word was said, the next."""
        with self._shared.changed:
            if self._left or self._backend is None:
                return
            self._shared.tell(SpeechKind.LOST, self._backend.name, _reason(error))
            if self._order is not None:
                self._shared.policy.give_back(self._order, self._shared.clock())
            self._failures += 1
            again = self._failures < 2
            if not again:
                self._failures = 0
                self._bar(self._index, self._shared.clock())
        self._move(self._index if again else self._index + 1)

    def _bar(self, index: int, now: float, seconds: float = BARRED) -> None:
        """Let a failed voice be for a while; a reader says itself when it is there again."""
        if index < len(self._links) and not self._links[index].reader:
            self._shared.barred[index] = now + seconds

    def _move(self, index: int) -> None:
        """Let the present backend go and open from this place on."""
        with self._shared.changed:
            backend, self._backend = self._backend, None
            self._shared.status = Status()
            self._order = self._trying = None
            self._index = index
        if backend is not None:
            backend.close()
        self._open()

    def _look_around(self, backend: SpeechBackend) -> None:
        windows_com.pump()
        if not backend.alive():
            raise Unavailable(f"{backend.name} is gone")
        for index in self._earlier():
            self._trying = index
            if self._links[index].appeared() and self._climb(index, backend):
                return

    def _change_language(self, backend: SpeechBackend) -> None:
        """Go to the first own voice of the chain that speaks the language."""
        if not backend.own_voice:
            return
        for index in self._earlier():
            if not self._links[index].reader and self._climb(index, backend):
                return
        if backend.speaks(self._language):
            with self._shared.changed:
                self._shared.status = _status(backend, self._language)
        else:
            backend.stop()
            self._move(self._index + 1)

    def _earlier(self) -> list[int]:
        """The links before the present one that may be looked at."""
        now, barred = self._shared.clock(), self._shared.barred
        return [i for i in range(min(self._index, len(self._links))) if now >= barred.get(i, now)]

    def _climb(self, index: int, old: SpeechBackend) -> bool:
        """Go over to an earlier link; where it does not open, stay with the old backend."""
        self._trying = index
        try:
            backend = self._opened(self._links[index])
        except Exception:
            with self._shared.changed:
                self._shared.barred[index] = self._shared.clock() + BARRED
                self._trying = None
            return False
        with contextlib.suppress(Exception):
            old.stop()
        with self._shared.changed:
            if self._left:
                backend.close()
                return False
            self._shared.policy.give_back(VoiceOrder(None, False), self._shared.clock())
            self._index, self._failures, self._trying = index, 0, None
        self._take(backend)
        old.close()
        return True


def _adjust(backend: SpeechBackend, voice: Voice) -> None:
    backend.adjust(voice)


def _pace(backend: SpeechBackend, voice: Voice) -> float:
    """Return how many characters a second are said; a reader keeps the rate that it has."""
    return voice.rate * CHARACTERS if backend.own_voice else UNKNOWN


def _status(backend: SpeechBackend, language: str) -> Status:
    return Status(backend.name, backend.own_voice, backend.voices(language))


def _reason(error: Exception) -> str:
    return str(error) if isinstance(error, Unavailable) else repr(error)
