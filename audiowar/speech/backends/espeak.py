"""The eSpeak NG that comes with the program: text to samples, in memory."""

from __future__ import annotations

import ctypes
import functools
from pathlib import Path

from ..languages import candidates
from ..port import Unavailable, Voice

_SYNCHRONOUS = 2
_DO_NOT_EXIT = 0x8000
_UTF8 = 1
_END_PAUSE = 0x1000
_RATE = 1
_SAMPLE = 2
"""Bytes of one sample: 16 bits, one channel."""

_Callback = ctypes.CFUNCTYPE(
    ctypes.c_int, ctypes.POINTER(ctypes.c_short), ctypes.c_int, ctypes.c_void_p
)


class Synthesizer:
    """Speech as mono samples of 16 bits, in the machine's byte order; not for two threads."""

    def __init__(self) -> None:
        """Load the bundled library; raise Unavailable where it is missing."""
        self._library, self.rate = _load()
        self._samples = bytearray()
        self._callback = _Callback(self._collect)
        self._library.espeak_SetSynthCallback(self._callback)

    def speaks(self, language: str) -> bool:
        """Whether the language, or one that stands in for it, has a voice."""
        return any(self._select(tag) for tag in candidates(language))

    def synthesize(self, text: str, language: str, voice: Voice) -> bytes:
        """Say the text in the language, or in the voice last used where it is unknown."""
        tags = candidates(language)
        variant = f"+{voice.name}" if voice.name in variants() else ""
        any(self._select(tag + variant) or self._select(tag) for tag in tags)
        self._library.espeak_SetParameter(_RATE, voice.rate, 0)
        self._samples.clear()
        encoded = text.encode("utf-8") + b"\0"
        self._library.espeak_Synth(
            encoded, ctypes.c_size_t(len(encoded)), 0, 1, 0, _UTF8 | _END_PAUSE, None, None
        )
        return _without_leading_silence(bytes(self._samples))

    def _select(self, name: str) -> bool:
        return bool(self._library.espeak_SetVoiceByName(name.encode()) == 0)

    def _collect(self, samples: ctypes._Pointer[ctypes.c_short], count: int, events: int) -> int:
        if count > 0 and samples:
            self._samples += ctypes.string_at(samples, count * _SAMPLE)
        return 0


def loaded() -> bool:
    """Whether the library is in this process; another eSpeak cannot be loaded beside it by name."""
    return _load.cache_info().currsize > 0


@functools.cache
def variants() -> tuple[str, ...]:
    """The voices of eSpeak, each of which speaks every language."""
    import espeakng_loader

    folder = Path(espeakng_loader.get_data_path()) / "voices" / "!v"
    return tuple(sorted(path.name for path in folder.iterdir()))


@functools.cache
def _load() -> tuple[ctypes.CDLL, int]:
    """Start the library, once in a process; the samples per second with it."""
    try:
        import espeakng_loader

        library = ctypes.CDLL(espeakng_loader.get_library_path())
        data = espeakng_loader.get_data_path().encode()
    except (ImportError, OSError, RuntimeError) as error:
        raise Unavailable(f"the bundled eSpeak cannot be loaded: {error}") from error
    rate = library.espeak_Initialize(_SYNCHRONOUS, 0, data, _DO_NOT_EXIT)
    if rate <= 0:
        raise Unavailable("the bundled eSpeak cannot be started")
    return library, rate


def _without_leading_silence(samples: bytes) -> bytes:
    """Begin at the first sound: a Serbian sentence starts with some 14 ms of nothing."""
    silent = len(samples) - len(samples.lstrip(b"\0"))
    return samples[silent - silent % _SAMPLE :]
