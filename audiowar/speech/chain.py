"""The ways to speak, best first."""

from __future__ import annotations

import contextlib
import functools
import importlib
import sys
import threading

from .backend_interface import SpeechBackend, VoiceLink

_SAPI_PATIENCE = 3.0
"""Seconds in which nothing moves: the first start ever writes modules for the component model."""
_BUNDLED_PATIENCE = 10.0
"""Seconds in which nothing moves: after the last voice there is only silence to go to."""

_WINDOWS = ("pythoncom", "accessible_output2.outputs", "comtypes.client")
"""Modules for readers and voices of Windows that take long to load, and make no objects yet."""


def chain() -> tuple[VoiceLink, ...]:
    """The user's screen reader or speech server, the system's voices, the bundled voice.

    Captions only come after the last by themselves. Without pyttsx3 on macOS: its driver there
    needs a run loop on the main thread and would be mute.
    """
    from .backends.accessible_output import ScreenReaders

    prepare()
    readers = ScreenReaders()
    reader = VoiceLink(readers.open, readers.appeared, reader=True)
    bundled = VoiceLink(_open_espeak, _pyglet_sounds, patience=_BUNDLED_PATIENCE)
    if sys.platform == "darwin":
        return reader, bundled
    if sys.platform == "win32":
        return reader, VoiceLink(_open_pyttsx3, patience=_SAPI_PATIENCE), bundled
    return reader, VoiceLink(_open_pyttsx3, _sound_reachable), bundled


def _open_pyttsx3() -> SpeechBackend:
    from .backends.pyttsx3_voice import open_voice

    return open_voice()


@functools.cache
def prepare() -> None:
    """Begin to unpack and load what the voices need, once, beside whatever else is loaded.

    On a busy machine it takes seconds, one voice after the other.
    """
    threading.Thread(target=_prepare, name="voices", daemon=True).start()


def _prepare() -> None:
    from .backends.espeak import unpack

    unpack()
    if sys.platform == "win32":
        for module in _WINDOWS:
            # Whoever opens the voice is told what is wrong.
            with contextlib.suppress(Exception):
                importlib.import_module(module)


def _open_espeak() -> SpeechBackend:
    from .backends.espeak_voice import EspeakVoice

    return EspeakVoice()


def _pyglet_sounds() -> bool:
    from .backends.pyglet_sound import can_sound

    return can_sound()


def _sound_reachable() -> bool:
    from .backends.sound_output import reachable

    return reachable()
