"""The eSpeak NG that comes with the program: text to samples, in memory."""

from __future__ import annotations

import contextlib
import ctypes
import functools
import os
import sys
import threading
from pathlib import Path

from audiowar.resources import present
from audiowar.speech.backend_interface import Unavailable, Voice
from audiowar.speech.fallback_languages import candidates

from .espeak_path import readable

_SYNCHRONOUS = 2
_DO_NOT_EXIT = 0x8000
_UTF8 = 1
_END_PAUSE = 0x1000
_RATE = 1
_SAMPLE = 2
"""Bytes of one sample: 16 bits, one channel."""

_RUNTIME = "msvcp140.dll"
_starting = threading.Lock()

_Callback = ctypes.CFUNCTYPE(
    ctypes.c_int, ctypes.POINTER(ctypes.c_short), ctypes.c_int, ctypes.c_void_p
)


class Synthesizer:
    """Speech as mono samples of 16 bits, in the machine's byte order.

    There is one library in a process, with one voice and one callback, so there is one of these.
    """

    def __init__(self, library: ctypes.CDLL, rate: int) -> None:
        self.rate = rate
        """Samples per second."""
        self._library = library
        self._lock = threading.Lock()
        self._samples = bytearray()
        self._callback = _Callback(self._collect)
        library.espeak_SetSynthCallback(self._callback)

    def speaks(self, language: str) -> bool:
        """Whether the language, or one that stands in for it, has a voice."""
        with self._lock:
            return any(self._select(tag) for tag in candidates(language))

    def synthesize(self, text: str, language: str, voice: Voice) -> bytes:
        """Say the text in the language, or in the voice last used where it is unknown."""
        variant = f"+{voice.name}" if voice.name in variants() else ""
        encoded = text.encode("utf-8") + b"\0"
        size = ctypes.c_size_t(len(encoded))
        with self._lock:
            any(self._select(tag + variant) for tag in candidates(language))
            self._library.espeak_SetParameter(_RATE, voice.rate, 0)
            self._samples.clear()
            self._library.espeak_Synth(encoded, size, 0, 1, 0, _UTF8 | _END_PAUSE, None, None)
            return _without_leading_silence(bytes(self._samples))

    def _select(self, name: str) -> bool:
        return bool(self._library.espeak_SetVoiceByName(name.encode()) == 0)

    def _collect(self, samples: ctypes._Pointer[ctypes.c_short], count: int, events: int) -> int:
        if count > 0 and samples:
            self._samples += ctypes.string_at(samples, count * _SAMPLE)
        return 0


def loaded() -> bool:
    """Whether the library is in this process; another eSpeak cannot be loaded beside it by name."""
    return _started.cache_info().currsize > 0


@functools.cache
def variants() -> tuple[str, ...]:
    """The voices of eSpeak, each of which speaks every language."""
    return tuple(sorted(path.name for path in (_data() / "voices" / "!v").iterdir()))


def bundled() -> Synthesizer:
    """Start the bundled library, once in a process; raise Unavailable where it is missing.

    Who comes while another thread is starting it waits: started twice it would crash.
    """
    with _starting:
        return _started()


def unpack() -> None:
    """Have the voices unpacked before they are asked for; who asks is told what is wrong."""
    with contextlib.suppress(Exception):
        _data()


@functools.cache
def _started() -> Synthesizer:
    try:
        import espeakng_loader

        find_runtime()
        library = ctypes.CDLL(espeakng_loader.get_library_path())
        data = readable(_data())
    except (ImportError, OSError, RuntimeError) as error:
        raise Unavailable(f"the bundled eSpeak cannot be loaded: {error}") from error
    rate = library.espeak_Initialize(_SYNCHRONOUS, 0, data, _DO_NOT_EXIT)
    if rate <= 0:
        raise Unavailable("the bundled eSpeak cannot be started")
    return Synthesizer(library, rate)


def find_runtime() -> None:
    """Let Windows find the C++ runtime that pip has installed; its own folders may lack it."""
    if sys.platform == "win32":
        for folder in dict.fromkeys((sys.prefix, *sys.path)):
            if Path(folder, _RUNTIME).is_file():
                os.add_dll_directory(folder)


def _data() -> Path:
    """The folder of voices and dictionaries. Raises RuntimeError where it is missing."""
    import espeakng_loader

    present(Path(espeakng_loader.__file__).with_name("espeak-ng-data"))
    return Path(espeakng_loader.get_data_path())


def _without_leading_silence(samples: bytes) -> bytes:
    """Begin at the first sound: a Serbian sentence starts with some 14 ms of nothing."""
    silent = len(samples) - len(samples.lstrip(b"\0"))
    return samples[silent - silent % _SAMPLE :]
