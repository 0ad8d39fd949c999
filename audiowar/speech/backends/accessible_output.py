"""Speak through screen readers, or the speech server of Linux, with accessible_output2.

The library's class `Auto` cannot stop speech, never shows braille, and fails if one output raises
an unexpected error. So this module creates the library's outputs itself, one for each screen
reader. The voice and rate of a screen reader are never changed.
"""

from __future__ import annotations

import contextlib
import ctypes
import sys
import threading
from collections.abc import Iterator
from html import escape
from typing import Any

from audiowar.speech.backend_interface import BackendUnavailable, SpeechBackend
from audiowar.speech.match_voice_language import get_primary_language

from . import speech_server

_VOICE_OUTPUTS = frozenset({"sapi5", "Linux ESpeak"})
"""Outputs of the library that are voices, not screen readers. Other backends use these voices."""
_NAMES = {"jaws": "JAWS", "Linux Speech Dispatcher": "Speech Dispatcher"}
"""Names by which users know an output, if the library's name differs."""
_SSML = "nvdaController_speakSsml"
"""The function of NVDA's client library that speaks SSML. NVDA 2024.1 introduced it."""
_SYMBOLS_AS_SET = -1
"""The value that keeps the punctuation level that is set in NVDA."""
_NEXT = 1
"""NVDA's priority "next": after the current sentence, before everything else."""
_ASYNCHRONOUS = 1
"""The flag with which NVDA's function for SSML returns before the sentence has been spoken."""
_UNKNOWN_INTERFACE = 1717
"""The error code that the client library returns if the running NVDA is too old for SSML."""


class ScreenReader(SpeechBackend):
    """A running screen reader. It chooses the language and voice itself."""

    def __init__(self, output: Any) -> None:
        self._output = output
        self.name = _NAMES.get(output.name, output.name)

    def speak(self, text: str, language: str, interrupt: bool) -> None:
        """Pass a text to the screen reader. Raises BackendUnavailable if it no longer runs."""
        if not self._output.is_active():
            raise BackendUnavailable(f"{self.name} is gone")
        self._output.speak(text, interrupt=interrupt)

    def show_braille(self, text: str) -> None:
        self._output.braille(text)

    def stop(self) -> None:
        if self._output.name == "jaws":
            self._output.object.StopSpeech()
        elif hasattr(self._output, "silence"):
            self._output.silence()

    def is_still_available(self) -> bool:
        return bool(self._output.is_active())


class Nvda(ScreenReader):
    """NVDA, whose client library can mark texts with their language."""

    def __init__(self, output: Any) -> None:
        super().__init__(output)
        self._speak_ssml: Any = getattr(output.lib, _SSML)
        self._speak_ssml.argtypes = (ctypes.c_wchar_p, ctypes.c_int, ctypes.c_int, ctypes.c_ubyte)
        self._takes_ssml = True

    def speak(self, text: str, language: str, interrupt: bool) -> None:
        """Pass a text to NVDA, marked with its language if NVDA is new enough for that."""
        if not self._takes_ssml:
            return super().speak(text, language, interrupt)
        if not self._output.is_active():
            raise BackendUnavailable(f"{self.name} is gone")
        if interrupt:
            self._output.silence()
        answer = self._speak_ssml(make_ssml(text, language), _SYMBOLS_AS_SET, _NEXT, _ASYNCHRONOUS)
        if answer:
            self._takes_ssml = answer != _UNKNOWN_INTERFACE
            self._output.speak(text, interrupt=False)
        return None


def make_ssml(text: str, language: str) -> str:
    """Return a text as SSML, with its language in the `voice` element, where NVDA looks for it."""
    tag = get_primary_language(language)
    return f'<speak><voice xml:lang="{tag}">{escape(text)}</voice></speak>'


def make_screen_reader_backend(output: Any) -> ScreenReader:
    """Return the backend for a running screen reader."""
    newer = output.name == "NVDA" and hasattr(getattr(output, "lib", None), _SSML)
    return Nvda(output) if newer else ScreenReader(output)


class ScreenReaderFinder:
    """Finds and opens the running screen reader, or the speech server of Linux."""

    def __init__(self) -> None:
        self._cache = threading.local()

    def open(self) -> SpeechBackend:
        """Return a backend for the running screen reader.

        Raises BackendUnavailable if no screen reader is running.
        """
        if _on_linux():
            return self._open_server()
        outputs = self._cache.outputs = list(_create_outputs())
        for output in filter(_is_active, outputs):
            return make_screen_reader_backend(output)
        raise BackendUnavailable("no screen reader is running")

    def _open_server(self) -> SpeechBackend:
        """Return a backend for the speech server, which the library starts if none runs."""
        before = speech_server.find_server_process_id()
        outputs = list(_create_outputs())
        speech_server.end_stuck_server_at_exit(before)
        for output in filter(_is_active, outputs):
            return speech_server.SpeechServer(output)
        raise BackendUnavailable("no speech server answers")

    def seems_available(self) -> bool:
        """Return whether a screen reader is running, without disturbing it."""
        if _on_linux():
            return speech_server.is_server_running()
        if not hasattr(self._cache, "outputs"):
            self._cache.outputs = list(_create_outputs())
        return any(map(_is_active, self._cache.outputs))


def _is_active(output: Any) -> bool:
    try:
        return bool(output.is_active())
    except Exception:  # PC Talker's check needs a library that may be missing
        return False


def _on_linux() -> bool:
    return sys.platform.startswith("linux")


def _create_outputs() -> Iterator[Any]:
    """Yield every output of the library that can be created on this machine."""
    try:
        # Imported late, because the library loads slowly.
        from accessible_output2 import get_output_classes
    except Exception as error:  # a damaged installation can raise any exception
        raise BackendUnavailable(f"accessible_output2 cannot be loaded: {error!r}") from error
    for output_class in get_output_classes():
        if output_class.name in _VOICE_OUTPUTS:
            continue
        # The library prints messages about missing parts. A player would see them in the terminal.
        setattr(sys.modules[output_class.__module__], "print", _print_nothing)  # noqa: B010
        with contextlib.suppress(Exception):
            yield output_class()


def _print_nothing(*what: object) -> None:
    pass
