"""A port for a server that a test starts."""

from __future__ import annotations

import random
import socket
from contextlib import suppress

PORTS_BELOW_EPHEMERAL = (10_000, 30_000)
"""A range of ports that systems usually do not use for outgoing connections."""


def find_free_port() -> int:
    """Return an unused port in the range PORTS_BELOW_EPHEMERAL."""
    while True:
        with socket.socket() as probe, suppress(OSError):
            probe.bind(("127.0.0.1", random.randrange(*PORTS_BELOW_EPHEMERAL)))
            return int(probe.getsockname()[1])
