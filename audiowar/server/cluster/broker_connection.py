"""The connection to the NATS broker of a cluster."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Callable

import nats.errors
from nats.aio.client import Client as Nats

LOG = logging.getLogger(__name__)
CONNECT_TIMEOUT = 5.0
"""Seconds that a starting server waits for the broker."""
BROKER_ERRORS = (nats.errors.Error, asyncio.TimeoutError, OSError, RuntimeError)
"""The errors that any request to the broker can raise.

uvloop raises RuntimeError ("the handler is closed") if the connection was closed a moment ago and
the NATS library has not noticed it yet.
"""


async def connect_to_broker(
    broker: Nats, url: str, on_lost: Callable[[], None], on_restored: Callable[[], None]
) -> None:
    """Connect to one of the brokers in `url`, a list of URLs separated by commas.

    A lost connection is restored automatically. Raises OSError if no broker can be reached now.
    """
    reasons, loop = ["no answer"], asyncio.get_running_loop()

    async def note(error: Exception) -> None:
        reason = str(error) or type(error).__name__
        if reason != reasons[-1]:
            reasons.append(reason)
            LOG.info("the broker: %s", reason)

    # Only schedule the callbacks here: if one of these functions raised an exception, the library
    # would stop trying to reconnect.
    async def lose() -> None:
        loop.call_soon(on_lost)

    async def restore() -> None:
        loop.call_soon(on_restored)

    connecting = broker.connect(
        url.split(","),
        error_cb=note,
        disconnected_cb=lose,
        reconnected_cb=restore,
        max_reconnect_attempts=-1,
        reconnect_time_wait=0.2,  # type: ignore[arg-type]  # the library accepts fractions
        # With pings every second, a hanging connection is detected within four seconds.
        ping_interval=1,
        connect_timeout=2,
    )
    try:
        await asyncio.wait_for(connecting, CONNECT_TIMEOUT)
    except (asyncio.TimeoutError, nats.errors.Error) as error:
        raise OSError(f"NATS: {str(error) or reasons[-1]}") from None
