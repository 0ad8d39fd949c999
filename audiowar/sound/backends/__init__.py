"""Sound backends."""

from __future__ import annotations

from ..mixer import SoundBackend
from .pyglet_backend import NoSound, PygletBackend
from .silent import SilentBackend


def open_backend() -> tuple[SoundBackend, str]:
    """Open the backend of this machine. Return it with the id of the problem, "" if it works.

    This takes up to two seconds if the audio server does not respond.
    """
    try:
        return PygletBackend(), ""
    except NoSound as error:
        return SilentBackend(), str(error.args[0])
