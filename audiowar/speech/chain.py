"""The ways to speak, best first."""

from __future__ import annotations

import sys

from .port import Backend, Link

_SAPI_PATIENCE = 8.0
"""Seconds: the first start ever on a machine writes Python modules for the component model."""


def chain() -> tuple[Link, ...]:
    """The user's screen reader or speech server, the system's voices, the bundled voice.

    Captions only come after the last by themselves. Without pyttsx3 on macOS: its driver there
    needs a run loop on the main thread and would be mute.
    """
    from .backends.accessible_output import Readers

    readers = Readers()
    reader = Link(readers.open, readers.appeared, reader=True)
    bundled = Link(_open_espeak, _pyglet_sounds)
    if sys.platform == "darwin":
        return reader, bundled
    if sys.platform == "win32":
        return reader, Link(_open_pyttsx3, patience=_SAPI_PATIENCE), bundled
    return reader, Link(_open_pyttsx3, _sound_reachable), bundled


def _open_pyttsx3() -> Backend:
    from .backends.pyttsx3_voice import open_voice

    return open_voice()


def _open_espeak() -> Backend:
    from .backends.espeak_voice import EspeakVoice

    return EspeakVoice()


def _pyglet_sounds() -> bool:
    from .backends.pyglet_sound import can_sound

    return can_sound()


def _sound_reachable() -> bool:
    from .backends.sound_output import reachable

    return reachable()
