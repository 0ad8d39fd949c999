"""Detect whether this machine can play sound."""

from __future__ import annotations

import os
import socket
import sys
from pathlib import Path


def has_sound_output() -> bool:
    """Return whether there is an audio server or a sound card; always True outside Linux."""
    if not sys.platform.startswith("linux"):
        return True
    return _has_audio_server() or any(Path("/dev/snd").glob("pcmC*p"))


def _has_audio_server() -> bool:
    """Return whether a PulseAudio server, or a replacement for it, accepts connections."""
    server = os.environ.get("PULSE_SERVER", "")
    if server and not server.startswith(("unix:", "/")):
        return True  # The server is on another machine and cannot be checked.
    runtime = os.environ.get("XDG_RUNTIME_DIR", f"/run/user/{os.getuid()}")
    path = server.removeprefix("unix:") or f"{runtime}/pulse/native"
    with socket.socket(socket.AF_UNIX) as connection:
        connection.settimeout(0.5)
        try:
            connection.connect(path)
        except OSError:
            return False
    return True
