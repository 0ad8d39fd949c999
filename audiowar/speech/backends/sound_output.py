"""Whether there is anything on this machine that could make a sound."""

from __future__ import annotations

import os
import socket
import sys
from pathlib import Path


def reachable() -> bool:
    """Whether an audio server answers or a sound card is there; elsewhere than on Linux: yes.

    eSpeak's own output is mute without an error where neither is.
    """
    if not sys.platform.startswith("linux"):
        return True
    return server_answers() or any(Path("/dev/snd").glob("pcmC*p"))


def server_answers() -> bool:
    """Whether a PulseAudio server, or what stands in for one, takes connections; Linux only."""
    server = os.environ.get("PULSE_SERVER", "")
    if server and not server.startswith(("unix:", "/")):
        return True  # on another machine: nothing to look at from here
    runtime = os.environ.get("XDG_RUNTIME_DIR", f"/run/user/{os.getuid()}")
    path = server.removeprefix("unix:") or f"{runtime}/pulse/native"
    with socket.socket(socket.AF_UNIX) as connection:
        connection.settimeout(0.5)
        try:
            connection.connect(path)
        except OSError:
            return False
    return True
