"""One file per way to sound."""

from __future__ import annotations

from ..mixer import SoundBackend
from .pyglet_backend import NoSound, PygletBackend
from .silent import SilentBackend


def open_backend() -> tuple[SoundBackend, str]:
    """The backend of this machine, and the id of what is wrong where it is the silent one.

    Takes up to two seconds where the audio server does not answer.
    """
    try:
        return PygletBackend(), ""
    except NoSound as error:
        return SilentBackend(), str(error.args[0])
