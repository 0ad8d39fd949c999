"""Screen readers and the speech server of Linux, through accessible_output2.

The library picks an output with its class `Auto`, which gives up on any error but its own, never
shows braille and cannot fall silent; so the outputs are made here one by one and asked directly.
A reader's own voice and rate are never touched.
"""

from __future__ import annotations

import contextlib
import ctypes
import sys
import threading
from collections.abc import Iterator
from html import escape
from typing import Any

from audiowar.speech.backend_interface import SpeechBackend, Unavailable, Voice
from audiowar.speech.fallback_languages import primary

from .speech_server import SpeechServer, answers

_VOICES = frozenset({"sapi5", "Linux ESpeak"})
"""Outputs that are voices, not readers: the program has better ways to them."""
_NAMES = {"jaws": "JAWS", "Linux Speech Dispatcher": "Speech Dispatcher"}
"""What the library calls otherwise than its users."""

_SSML = "nvdaController_speakSsml"
"""What the client of NVDA 2024.1 and newer exports, and older ones do not."""
_SYMBOLS_AS_SET = -1
_NEXT = 1
"""NVDA's priority for what comes when the sentence that is being said ends, before all else."""
_AT_ONCE = 1
"""The call does not wait until the sentence has been said."""
_UNKNOWN_INTERFACE = 1717
"""What the newer client answers when the NVDA that runs is an older one."""


class ScreenReader:
    """A running screen reader."""

    own_voice = False

    def __init__(self, output: Any) -> None:
        self._output = output
        self.name: str = _NAMES.get(output.name, output.name)

    def speaks(self, language: str) -> bool:
        """Leave the language to the reader and its user."""
        return True

    def voices(self, language: str) -> tuple[str, ...]:
        return ()

    def speak(self, text: str, language: str, interrupt: bool) -> None:
        """Hand the text over; a reader that was closed would swallow it, so it is asked first."""
        if not self._output.is_active():
            raise Unavailable(f"{self.name} is gone")
        self._output.speak(text, interrupt=interrupt)

    def braille(self, text: str) -> None:
        self._output.braille(text)

    def stop(self) -> None:
        if self._output.name == "jaws":
            self._output.object.StopSpeech()
        elif hasattr(self._output, "silence"):
            self._output.silence()

    def adjust(self, voice: Voice) -> None:
        pass

    def alive(self) -> bool:
        return bool(self._output.is_active())

    def close(self) -> None:
        pass


class Nvda(ScreenReader):
    """NVDA, through a client that tells it the language of a sentence, where it can be told."""

    def __init__(self, output: Any) -> None:
        super().__init__(output)
        self._marked: Any = getattr(output.lib, _SSML)
        self._marked.argtypes = (ctypes.c_wchar_p, ctypes.c_int, ctypes.c_int, ctypes.c_ubyte)
        self._newer = True

    def speak(self, text: str, language: str, interrupt: bool) -> None:
        """Hand the text over in its language; plain, where NVDA does not take it so."""
        if not self._newer:
            return super().speak(text, language, interrupt)
        if not self._output.is_active():
            raise Unavailable(f"{self.name} is gone")
        if interrupt:
            self._output.silence()
        answer = self._marked(in_language(text, language), _SYMBOLS_AS_SET, _NEXT, _AT_ONCE)
        if answer:
            self._newer = answer != _UNKNOWN_INTERFACE
            self._output.speak(text, interrupt=False)
        return None


def in_language(text: str, language: str) -> str:
    """Return a text as SSML that NVDA understands: only `voice` changes its language."""
    return f'<speak><voice xml:lang="{primary(language)}">{escape(text)}</voice></speak>'


def reader(output: Any) -> ScreenReader:
    """Return the way to a reader that is running."""
    newer = output.name == "NVDA" and hasattr(getattr(output, "lib", None), _SSML)
    return Nvda(output) if newer else ScreenReader(output)


class ScreenReaders:
    """The first link of the chain: whichever reader is running."""

    def __init__(self) -> None:
        self._kept = threading.local()

    def open(self) -> SpeechBackend:
        """Find the running reader; raise Unavailable where there is none."""
        outputs = list(_outputs())
        if not _on_linux():
            self._kept.outputs = outputs
        for output in filter(_active, outputs):
            return SpeechServer(output) if _on_linux() else reader(output)
        raise Unavailable("no screen reader is running and no speech server answers")

    def appeared(self) -> bool:
        """Whether a reader is running by now, without disturbing anything."""
        if _on_linux():
            return answers()
        if not hasattr(self._kept, "outputs"):
            self._kept.outputs = list(_outputs())
        return any(map(_active, self._kept.outputs))


def _active(output: Any) -> bool:
    try:
        return bool(output.is_active())
    except Exception:  # PC Talker's asks a library that may not be there
        return False


def _on_linux() -> bool:
    return sys.platform.startswith("linux")


def _outputs() -> Iterator[Any]:
    """Make every output that can be made here, the likeliest first."""
    try:
        from accessible_output2 import get_output_classes
    except Exception as error:  # a damaged installation fails with anything at all
        raise Unavailable(f"accessible_output2 cannot be loaded: {error!r}") from error
    for output_class in get_output_classes():
        if output_class.name in _VOICES:
            continue
        # The library prints what it misses; a player reads the terminal.
        setattr(sys.modules[output_class.__module__], "print", _mute)  # noqa: B010
        with contextlib.suppress(Exception):
            yield output_class()


def _mute(*what: object) -> None:
    pass
