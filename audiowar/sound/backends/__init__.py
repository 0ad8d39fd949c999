"""Ways to play sound files: pyglet, or silence."""

from __future__ import annotations

from ..mixer import SoundBackend
from .pyglet_backend import NoSound, PygletBackend
from .silent import SilentBackend


def open_backend() -> tuple[SoundBackend, str]:
    """Open a sound backend. Return it with the id of the problem that makes it silent, or "".

    This takes up to two seconds if the audio server does not respond.
    """
    try:
        return PygletBackend(), ""
    except NoSound as error:
        return SilentBackend(), str(error.args[0])
