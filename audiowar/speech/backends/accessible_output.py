"""Speak through screen readers, or the speech server of Linux, with accessible_output2.

The library's class `Auto` fails on any error except its own, never shows braille, and cannot stop
speech. So this module creates the outputs singly and uses them directly. The voice and rate of a
screen reader are never changed.
"""

from __future__ import annotations

import contextlib
import ctypes
import sys
import threading
from collections.abc import Iterator
from html import escape
from typing import Any

from audiowar.speech.backend_interface import SpeechBackend, Unavailable
from audiowar.speech.fallback_languages import get_primary_language

from .speech_server import SpeechServer, end_with_program, find_process, is_server_running

_VOICES = frozenset({"sapi5", "Linux ESpeak"})
"""Outputs that are voices. Other backends use these voices better."""
_NAMES = {"jaws": "JAWS", "Linux Speech Dispatcher": "Speech Dispatcher"}
"""Names by which users know an output, if the library's name differs."""

_SSML = "nvdaController_speakSsml"
"""A function that only the client library of NVDA 2024.1 and newer exports."""
_SYMBOLS_AS_SET = -1
_NEXT = 1
"""NVDA's priority "next": after the current sentence, before everything else."""
_AT_ONCE = 1
"""The flag for a call that does not wait until the sentence has been spoken."""
_UNKNOWN_INTERFACE = 1717
"""The error code of the newer client if the running NVDA is older."""


class ScreenReader(SpeechBackend):
    """A running screen reader. It chooses the language and voice itself."""

    def __init__(self, output: Any) -> None:
        self._output = output
        self.name = _NAMES.get(output.name, output.name)

    def speak(self, text: str, language: str, interrupt: bool) -> None:
        """Pass on a text if the screen reader still runs; otherwise the text would be lost."""
        if not self._output.is_active():
            raise Unavailable(f"{self.name} is gone")
        self._output.speak(text, interrupt=interrupt)

    def show_braille(self, text: str) -> None:
        self._output.braille(text)

    def stop(self) -> None:
        if self._output.name == "jaws":
            self._output.object.StopSpeech()
        elif hasattr(self._output, "silence"):
            self._output.silence()

    def can_be_heard(self) -> bool:
        return bool(self._output.is_active())


class Nvda(ScreenReader):
    """NVDA with a client library that can mark the language of a sentence."""

    def __init__(self, output: Any) -> None:
        super().__init__(output)
        self._speak_ssml: Any = getattr(output.lib, _SSML)
        self._speak_ssml.argtypes = (ctypes.c_wchar_p, ctypes.c_int, ctypes.c_int, ctypes.c_ubyte)
        self._takes_ssml = True

    def speak(self, text: str, language: str, interrupt: bool) -> None:
        """Pass on a text marked with its language, or plain text if NVDA rejects that."""
        if not self._takes_ssml:
            return super().speak(text, language, interrupt)
        if not self._output.is_active():
            raise Unavailable(f"{self.name} is gone")
        if interrupt:
            self._output.silence()
        answer = self._speak_ssml(make_ssml(text, language), _SYMBOLS_AS_SET, _NEXT, _AT_ONCE)
        if answer:
            self._takes_ssml = answer != _UNKNOWN_INTERFACE
            self._output.speak(text, interrupt=False)
        return None


def make_ssml(text: str, language: str) -> str:
    """Return a text as SSML for NVDA, which takes the language only from `voice`."""
    return (
        f'<speak><voice xml:lang="{get_primary_language(language)}">{escape(text)}</voice></speak>'
    )


def make_backend(output: Any) -> ScreenReader:
    """Return the backend for a running screen reader."""
    newer = output.name == "NVDA" and hasattr(getattr(output, "lib", None), _SSML)
    return Nvda(output) if newer else ScreenReader(output)


class ScreenReaders:
    """The first voice of the chain: the running screen reader."""

    def __init__(self) -> None:
        self._cache = threading.local()

    def open(self) -> SpeechBackend:
        """Open the running screen reader. Raises Unavailable if there is none."""
        if _on_linux():
            return self._open_server()
        outputs = self._cache.outputs = list(_create_outputs())
        for output in filter(_is_active, outputs):
            return make_backend(output)
        raise Unavailable("no screen reader is running")

    def _open_server(self) -> SpeechBackend:
        """Open the speech server. The library starts one if none runs."""
        before = find_process()
        outputs = list(_create_outputs())
        end_with_program(before)
        for output in filter(_is_active, outputs):
            return SpeechServer(output)
        raise Unavailable("no speech server answers")

    def seems_available(self) -> bool:
        """Return whether a screen reader is running, without disturbing it."""
        if _on_linux():
            return is_server_running()
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
    """Yield every output that can be created here, the likeliest first."""
    try:
        # Imported late, because the library loads slowly.
        from accessible_output2 import get_output_classes
    except Exception as error:  # a damaged installation can raise any exception
        raise Unavailable(f"accessible_output2 cannot be loaded: {error!r}") from error
    for output_class in get_output_classes():
        if output_class.name in _VOICES:
            continue
        # The library prints a message about missing parts, which a player would see in the
        # terminal.
        setattr(sys.modules[output_class.__module__], "print", _print_nothing)  # noqa: B010
        with contextlib.suppress(Exception):
            yield output_class()


def _print_nothing(*what: object) -> None:
    pass
