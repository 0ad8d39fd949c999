"""The speech backends in the order in which they are tried, best first."""

from __future__ import annotations

import contextlib
import functools
import importlib
import sys
import threading

from .backend_interface import SpeechBackend, VoiceFactory

_SAPI_PATIENCE = 3.0
"""Maximum seconds for opening SAPI, whose very first start generates COM modules."""
_BUNDLED_PATIENCE = 10.0
"""Maximum seconds for opening the bundled voice: long, because no other voice follows."""

_WINDOWS = ("pythoncom", "accessible_output2.outputs", "comtypes.client")
"""Modules for Windows voices that load slowly, so they are imported in advance."""


def make_voice_chain() -> tuple[VoiceFactory, ...]:
    """Return the voices to try: screen reader or speech server, system voices, bundled voice.

    On macOS the system's voices are left out: pyttsx3 needs a run loop on the main thread there.
    """
    # Imported late, because its library loads slowly.
    from .backends.accessible_output import ScreenReaderFinder

    start_loading_voices()
    readers = ScreenReaderFinder()
    reader = VoiceFactory(readers.open, readers.seems_available, is_screen_reader=True)
    bundled = VoiceFactory(_open_espeak, _pyglet_sounds, open_timeout=_BUNDLED_PATIENCE)
    if sys.platform == "darwin":
        return reader, bundled
    if sys.platform == "win32":
        return reader, VoiceFactory(_open_pyttsx3, open_timeout=_SAPI_PATIENCE), bundled
    return reader, VoiceFactory(_open_pyttsx3, _sound_reachable), bundled


def _open_pyttsx3() -> SpeechBackend:
    # Imported late, because its library loads slowly.
    from .backends.pyttsx3_voice import open_system_voice

    return open_system_voice()


@functools.cache
def start_loading_voices() -> None:
    """Start to unpack and load the voices in the background, at the first call only.

    On a busy machine, loading takes seconds for each voice.
    """
    threading.Thread(target=_prepare, name="voices", daemon=True).start()


def _prepare() -> None:
    # Imported late, in the background thread.
    from audiowar.speech.backends.espeak_synthesis import unpack_voices_in_advance

    unpack_voices_in_advance()
    if sys.platform == "win32":
        for module in _WINDOWS:
            # The error is reported when the voice is opened.
            with contextlib.suppress(Exception):
                importlib.import_module(module)


def _open_espeak() -> SpeechBackend:
    # Imported late, because it is not needed while a screen reader speaks.
    from audiowar.speech.backends.bundled_voice import EspeakVoice

    return EspeakVoice()


def _pyglet_sounds() -> bool:
    # Imported late, because it is not needed while a screen reader speaks.
    from audiowar.speech.backends.open_pyglet_sound import can_play

    return can_play()


def _sound_reachable() -> bool:
    # Imported late, because it is not needed while a screen reader speaks.
    from audiowar.speech.backends.detect_sound_output import has_output

    return has_output()
