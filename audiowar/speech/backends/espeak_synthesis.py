"""Synthesize speech with eSpeak NG, in memory.

The library and its data come with the package espeakng_loader. Systems for which there is no such
package, such as Alpine, may have a library of their own.
"""

from __future__ import annotations

import contextlib
import ctypes
import functools
import os
import sys
import threading
from pathlib import Path

from audiowar.resources import unpack_folder
from audiowar.speech.backend_interface import BackendUnavailable, VoiceSettings
from audiowar.speech.match_voice_language import list_suitable_voice_languages

from .espeak_readable_path import get_readable_path_bytes

_SYNCHRONOUS = 2
_DO_NOT_EXIT = 0x8000
_UTF8 = 1
_END_PAUSE = 0x1000
_RATE = 1
_SAMPLE_BYTES = 2
_AUDIBLE = 300
"""The least size of a sample that is heard as speech. The breath of some voices is softer."""
_CPP_RUNTIME = "msvcp140.dll"
_SYSTEM_LIBRARY = "libespeak-ng.so.1"
_starting = threading.Lock()

_Callback = ctypes.CFUNCTYPE(
    ctypes.c_int, ctypes.POINTER(ctypes.c_short), ctypes.c_int, ctypes.c_void_p
)


class Synthesizer:
    """Synthesizes speech as 16-bit mono samples in native byte order. Only one can exist."""

    def __init__(self, library: ctypes.CDLL, rate: int, variants: tuple[str, ...] = ()) -> None:
        self.samples_per_second = rate
        """The number of samples per second."""
        self.variants = variants
        """The names of the voice variants, which exist for every language."""
        self._library = library
        self._lock = threading.Lock()
        self._samples = bytearray()
        self._callback = _Callback(self._collect)
        library.espeak_SetSynthCallback(self._callback)

    def supports_language(self, language: str) -> bool:
        """Return whether eSpeak can speak a language, or a similar one that can replace it."""
        with self._lock:
            return any(self._select(tag) for tag in list_suitable_voice_languages(language))

    def synthesize(self, text: str, language: str, voice: VoiceSettings) -> bytes:
        """Return samples of the spoken text. If no voice has the language, keep the old voice."""
        variant = f"+{voice.name}" if voice.name in self.variants else ""
        encoded = text.encode("utf-8") + b"\0"
        size = ctypes.c_size_t(len(encoded))
        with self._lock:
            any(self._select(tag + variant) for tag in list_suitable_voice_languages(language))
            self._library.espeak_SetParameter(_RATE, voice.rate, 0)
            self._samples.clear()
            self._library.espeak_Synth(encoded, size, 0, 1, 0, _UTF8 | _END_PAUSE, None, None)
            return _without_leading_silence(bytes(self._samples))

    def measure_final_silence(self, samples: bytes) -> float:
        """Return for how many seconds nothing is heard at the end of samples."""
        backwards = reversed(memoryview(samples).cast("h"))
        loud = (count for count, value in enumerate(backwards) if abs(value) > _AUDIBLE)
        return next(loud, len(samples) // _SAMPLE_BYTES) / self.samples_per_second

    def _select(self, name: str) -> bool:
        return bool(self._library.espeak_SetVoiceByName(name.encode()) == 0)

    def _collect(self, samples: ctypes._Pointer[ctypes.c_short], count: int, events: int) -> int:
        if count > 0 and samples:
            self._samples += ctypes.string_at(samples, count * _SAMPLE_BYTES)
        return 0


def get_synthesizer() -> Synthesizer:
    """Return the only synthesizer of the process. The first call starts it.

    Raises BackendUnavailable if the library cannot be loaded or started. A second thread waits for
    the first, because starting the library twice would crash it.
    """
    with _starting:
        return _start()


def unpack_voices_in_advance() -> None:
    """Unpack the voices in advance. Ignore errors: opening a voice will raise them again."""
    with contextlib.suppress(Exception):
        _find_espeak()


@functools.cache
def _start() -> Synthesizer:
    try:
        add_cpp_runtime_folder()
        name, folder = _find_espeak()
        library = ctypes.CDLL(name)
        path = None if folder is None else get_readable_path_bytes(folder)
    except (OSError, RuntimeError) as error:
        raise BackendUnavailable(f"eSpeak cannot be loaded: {error}") from error
    rate = library.espeak_Initialize(_SYNCHRONOUS, 0, path, _DO_NOT_EXIT)
    if rate <= 0:
        raise BackendUnavailable("eSpeak cannot be started")
    variants = (folder or _find_data_folder(library)).glob("voices/!v/*")
    return Synthesizer(library, rate, tuple(sorted(path.name for path in variants)))


def _find_data_folder(library: ctypes.CDLL) -> Path:
    """Return the folder of data that a library uses."""
    path = ctypes.c_char_p()
    library.espeak_Info(ctypes.byref(path))
    return Path(os.fsdecode(path.value or b""))


def add_cpp_runtime_folder() -> None:
    """Let Windows find the C++ runtime that pip has installed, in case the system has none."""
    if sys.platform == "win32":
        for folder in dict.fromkeys((sys.prefix, *sys.path)):
            if Path(folder, _CPP_RUNTIME).is_file():
                os.add_dll_directory(folder)


def _find_espeak() -> tuple[str, Path | None]:
    """Return the library, and the folder of its data; None for that of the system's library.

    Raises RuntimeError if the package is damaged.
    """
    try:
        # Imported late, because the package may be missing.
        import espeakng_loader
    except ImportError:
        return _SYSTEM_LIBRARY, None
    unpack_folder(Path(espeakng_loader.__file__).with_name("espeak-ng-data"))
    return espeakng_loader.get_library_path(), Path(espeakng_loader.get_data_path())


def _without_leading_silence(samples: bytes) -> bytes:
    """Return samples without the silence before the first sound, about 14 ms."""
    silent = len(samples) - len(samples.lstrip(b"\0"))
    return samples[silent - silent % _SAMPLE_BYTES :]
