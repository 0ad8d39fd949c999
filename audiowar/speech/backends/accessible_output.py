"""Speak through the screen readers of Windows and macOS, with accessible_output2.

The library's class `Auto` cannot stop speech, never shows braille, and fails if one output raises
an unexpected error. So this module creates the library's outputs itself, one for each screen
reader. The voice and rate of a screen reader are never changed.
"""

from __future__ import annotations

import contextlib
import ctypes
import threading
from collections.abc import Iterator
from html import escape
from typing import Any

from audiowar.speech.backend_interface import BackendUnavailable, SpeechBackend
from audiowar.speech.match_voice_language import get_primary_language

_VOICE_OUTPUT = "sapi5"
"""The output of the library that is a voice, not a screen reader. Another backend uses it."""
_JAWS_OUTPUT = "jaws"
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
    """A running screen reader. It chooses the voice itself, and all but NVDA also the language."""

    def __init__(self, output: Any) -> None:
        self._output = output
        self.name = "JAWS" if output.name == _JAWS_OUTPUT else output.name
        self._speak_ssml: Any = getattr(getattr(output, "lib", None), _SSML, None)
        """NVDA's function that marks a text with its language; None if there is none."""
        if self._speak_ssml is not None:
            types = (ctypes.c_wchar_p, ctypes.c_int, ctypes.c_int, ctypes.c_ubyte)
            self._speak_ssml.argtypes = types

    def speak(self, text: str, language: str, interrupt: bool) -> None:
        """Pass a text to the screen reader. Raises BackendUnavailable if it no longer runs."""
        if not self._output.is_active():
            raise BackendUnavailable(f"{self.name} is gone")
        if self._speak_ssml is None:
            self._output.speak(text, interrupt=interrupt)
            return
        if interrupt:
            self._output.silence()
        answer = self._speak_ssml(make_ssml(text, language), _SYMBOLS_AS_SET, _NEXT, _ASYNCHRONOUS)
        if answer:
            if answer == _UNKNOWN_INTERFACE:
                self._speak_ssml = None
            self._output.speak(text, interrupt=False)

    def show_braille(self, text: str) -> None:
        self._output.braille(text)

    def stop(self) -> None:
        if self._output.name == _JAWS_OUTPUT:
            self._output.object.StopSpeech()
        elif hasattr(self._output, "silence"):
            self._output.silence()

    def is_still_available(self) -> bool:
        return bool(self._output.is_active())


def make_ssml(text: str, language: str) -> str:
    """Return a text as SSML, with its language in the `voice` element, where NVDA looks for it."""
    tag = get_primary_language(language)
    return f'<speak><voice xml:lang="{tag}">{escape(text)}</voice></speak>'


class ScreenReaderFinder:
    """Finds and opens the running screen reader."""

    def __init__(self) -> None:
        self._cache = threading.local()
        """The outputs of each thread, because those of Windows belong to the thread."""

    def open(self) -> SpeechBackend:
        """Return a backend for the running screen reader.

        Raises BackendUnavailable if no screen reader is running.
        """
        outputs = self._cache.outputs = list(_create_outputs())
        for output in filter(_is_active, outputs):
            return ScreenReader(output)
        raise BackendUnavailable("no screen reader is running")

    def seems_available(self) -> bool:
        """Return whether a screen reader is running, without disturbing it."""
        if not hasattr(self._cache, "outputs"):
            self._cache.outputs = list(_create_outputs())
        return any(map(_is_active, self._cache.outputs))


def _is_active(output: Any) -> bool:
    try:
        return bool(output.is_active())
    except Exception:  # PC Talker's check needs a library that may be missing
        return False


def _create_outputs() -> Iterator[Any]:
    """Yield every output of the library that can be created on this machine."""
    try:
        # Imported late, because the library loads slowly.
        from accessible_output2 import get_output_classes
    except Exception as error:  # a damaged installation can raise any exception
        raise BackendUnavailable(f"accessible_output2 cannot be loaded: {error!r}") from error
    for output_class in get_output_classes():
        if output_class.name != _VOICE_OUTPUT:
            with contextlib.suppress(Exception):
                yield output_class()
