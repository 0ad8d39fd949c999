"""The ways to speak, best first."""

from __future__ import annotations

import sys
import threading

from .port import Backend, Link

_SAPI_PATIENCE = 3.0
"""Seconds in which nothing moves: the first start ever writes modules for the component model."""
_BUNDLED_PATIENCE = 10.0
"""Seconds in which nothing moves: after the last voice there is only silence to go to."""


def chain() -> tuple[Link, ...]:
    """The user's screen reader or speech server, the system's voices, the bundled voice.

    Captions only come after the last by themselves. Without pyttsx3 on macOS: its driver there
    needs a run loop on the main thread and would be mute.
    """
    from .backends.accessible_output import Readers

    # On a busy machine it would take seconds, which the links before it need anyway.
    threading.Thread(target=_unpack_espeak, name="voices", daemon=True).start()
    readers = Readers()
    reader = Link(readers.open, readers.appeared, reader=True)
    bundled = Link(_open_espeak, _pyglet_sounds, patience=_BUNDLED_PATIENCE)
    if sys.platform == "darwin":
        return reader, bundled
    if sys.platform == "win32":
        return reader, Link(_open_pyttsx3, patience=_SAPI_PATIENCE), bundled
    return reader, Link(_open_pyttsx3, _sound_reachable), bundled


def _open_pyttsx3() -> Backend:
    from .backends.pyttsx3_voice import open_voice

    return open_voice()


def _unpack_espeak() -> None:
    from .backends.espeak import unpack

    unpack()


def _open_espeak() -> Backend:
    from .backends.espeak_voice import EspeakVoice

    return EspeakVoice()


def _pyglet_sounds() -> bool:
    from .backends.pyglet_sound import can_sound

    return can_sound()


def _sound_reachable() -> bool:
    from .backends.sound_output import reachable

    return reachable()
