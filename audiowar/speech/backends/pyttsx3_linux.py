"""A pyttsx3 driver for Linux: the system's eSpeak with its own sound output.

The driver in pyttsx3 2.99 needs `aplay`, speaks only the last of two sentences, and cannot stop.
This driver is registered as `pyttsx3.drivers.audiowar_espeak`.
"""

from __future__ import annotations

import functools
import importlib
import sys
from collections.abc import Iterator
from html import escape
from types import ModuleType
from typing import Any

from . import espeak_synthesis

DRIVER_NAME = "audiowar_espeak"
_MODULE = f"pyttsx3.drivers.{DRIVER_NAME}"
_BUFFER_MS = 100


@functools.cache
def load_system_espeak() -> Any:
    """Return pyttsx3's module for the system's libespeak-ng, or None if it cannot be loaded.

    The bundled library has the same name, and a process can load only one of them. So the result is
    cached.
    """
    if espeak_synthesis.is_library_loaded():
        return None
    try:
        return importlib.import_module("pyttsx3.drivers._espeak")
    except Exception:  # it raises RuntimeError, or OSError if the library is broken
        return None


def register_driver() -> str:
    """Register the driver with pyttsx3 and return its name."""
    importlib.import_module("pyttsx3.drivers")
    module = ModuleType(_MODULE)
    setattr(module, "buildDriver", EspeakNgDriver)  # noqa: B010
    sys.modules.setdefault(_MODULE, module)
    return DRIVER_NAME


def list_voice_variants() -> tuple[str, ...]:
    """Return the names of eSpeak's voice variants. Call this only while the driver runs."""
    espeak = load_system_espeak()
    wanted = espeak.VOICE()
    wanted.languages = b"variant"
    return tuple(v.identifier.decode().split("/")[-1] for v in espeak.ListVoices(wanted))


class EspeakNgDriver:
    """A driver without a loop of its own. Raises RuntimeError if libespeak-ng cannot be started."""

    def __init__(self, proxy: Any) -> None:
        stock = importlib.import_module("pyttsx3.drivers.espeak")
        self._espeak = load_system_espeak()
        self._properties = stock.EspeakDriver
        self._proxy = proxy
        self._said = 0
        self._ended = 0
        self._voice = "en"
        # Without this, eSpeak would stay mute after a restart of the audio server.
        self._espeak.Terminate()
        if self._espeak.Initialize(self._espeak.AUDIO_OUTPUT_PLAYBACK, _BUFFER_MS) < 0:
            raise RuntimeError("libespeak-ng cannot be started")
        self._open_sound()
        self._espeak.SetSynthCallback(self._on_events)

    def _open_sound(self) -> None:
        """Speak a space, because eSpeak stays mute if the first sentence is cancelled too early."""
        self._espeak.Synth(b"\xc2\xa0", flags=self._espeak.CHARS_UTF8)
        self._espeak.Synchronize()

    def destroy(self) -> None:
        self._espeak.Cancel()

    def getProperty(self, name: str) -> object:
        return self._voice if name == "voice" else self._properties.getProperty(name)

    def setProperty(self, name: str, value: object) -> None:
        if name == "voice":
            self._voice = str(value)
        else:
            self._properties.setProperty(name, value)

    def say(self, text: str) -> None:
        """Queue a sentence. Markup makes eSpeak speak it with the voice that is set now."""
        self._proxy.setBusy(True)
        self._proxy.notify("started-utterance")
        self._said += 1
        marked = f'<voice name="{escape(self._voice)}">{escape(text, quote=False)}</voice>'
        flags = self._espeak.CHARS_UTF8 | self._espeak.ENDPAUSE | self._espeak.SSML
        if self._espeak.Synth(marked.encode("utf-8"), flags=flags) != self._espeak.EE_OK:
            raise RuntimeError("libespeak-ng does not take the sentence")

    def stop(self) -> None:
        self._espeak.Cancel()
        self._finish(completed=False)

    def iterate(self) -> Iterator[None]:
        self._proxy.setBusy(False)
        while True:
            if self._said and self._ended >= self._said:
                self._finish(completed=True)
            yield

    def _finish(self, completed: bool) -> None:
        if self._said:
            self._said = self._ended = 0
            self._proxy.notify("finished-utterance", completed=completed)
        self._proxy.setBusy(False)

    def _on_events(self, samples: Any, count: int, events: Any) -> int:
        """Count finished sentences. Runs on a thread of eSpeak."""
        i = 0
        while events[i].type != self._espeak.EVENT_LIST_TERMINATED:
            self._ended += events[i].type == self._espeak.EVENT_MSG_TERMINATED
            i += 1
        return 0
