"""The speech backends in the order in which they are tried, best first."""

from __future__ import annotations

import contextlib
import functools
import importlib
import sys
import threading

from .backend_interface import SpeechBackend, VoiceFactory

SAPI_TIMEOUT_SECONDS = 3.0
"""Maximum seconds for opening SAPI, which generates COM modules when it is first used."""
ESPEAK_TIMEOUT_SECONDS = 10.0
"""Maximum seconds for opening eSpeak: long, because no other voice follows."""
_WINDOWS_MODULES = ("pythoncom", "accessible_output2.outputs", "comtypes.client")
"""Slow modules for Windows voices, which are imported in advance."""


def make_voice_chain() -> tuple[VoiceFactory, ...]:
    """Return the voices to try: screen reader or speech server, SAPI on Windows, eSpeak.

    Loading them begins in the background.
    """
    # Imported late, so that the program can start before voices are needed.
    from .backends.detect_sound_output import has_sound_output

    start_loading_voices()
    espeak = VoiceFactory(
        _open_espeak, has_sound_output, open_timeout_seconds=ESPEAK_TIMEOUT_SECONDS
    )
    if sys.platform.startswith("linux"):
        from .backends.speech_server import is_server_running, open_speech_server

        return VoiceFactory(open_speech_server, is_server_running, is_screen_reader=True), espeak
    from .backends.accessible_output import ScreenReaderFinder

    readers = ScreenReaderFinder()
    reader = VoiceFactory(readers.open, readers.seems_available, is_screen_reader=True)
    if sys.platform != "win32":
        return reader, espeak
    return reader, VoiceFactory(_open_sapi, open_timeout_seconds=SAPI_TIMEOUT_SECONDS), espeak


@functools.cache
def start_loading_voices() -> None:
    """Unpack and load the voices in the background, which can take seconds. Done only once."""
    threading.Thread(target=_prepare, name="voices", daemon=True).start()


def _prepare() -> None:
    # Imported late, in the background thread.
    from .backends.espeak_synthesis import unpack_voices_in_advance

    unpack_voices_in_advance()
    if sys.platform == "win32":
        for module in _WINDOWS_MODULES:
            # A failed import fails again when the voice is opened, and is reported then.
            with contextlib.suppress(Exception):
                importlib.import_module(module)


# The functions below import a voice only when it is tried, because its library loads slowly.


def _open_sapi() -> SpeechBackend:
    from .backends.pyttsx3_voice import open_sapi_voice

    return open_sapi_voice()


def _open_espeak() -> SpeechBackend:
    from .backends.bundled_voice import EspeakVoice

    return EspeakVoice()
