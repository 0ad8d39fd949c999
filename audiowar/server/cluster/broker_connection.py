"""The connection to the NATS broker of a cluster."""

from __future__ import annotations

import asyncio
import logging
import secrets
from collections.abc import Callable
from dataclasses import dataclass

import nats.errors
from nats.aio.client import Client as Nats

LOG = logging.getLogger(__name__)
CONNECT_SECONDS = 5.0
"""Seconds that a starting server waits for the broker."""


def new_server_id() -> str:
    """Return a new random id, by which the other servers know this one until it stops."""
    return secrets.token_hex(8)


@dataclass
class BrokerConnectionCallbacks:
    """The functions called when the connection to the broker is lost, and when it is restored."""

    on_lost: Callable[[], None] = lambda: None
    on_back: Callable[[], None] = lambda: None


async def connect_broker(url: str, callbacks: BrokerConnectionCallbacks) -> Nats:
    """Connect to one of the brokers whose URLs are given, separated by commas.

    A connection that is lost later is always restored. Raises OSError if none can be made now.
    """
    broker, troubles, loop = Nats(), ["no answer"], asyncio.get_running_loop()

    async def note(error: Exception) -> None:
        why = str(error) or type(error).__name__
        if why != troubles[-1]:
            troubles.append(why)
            LOG.info("the broker: %s", why)

    # The callbacks are called later: an exception would end the library's attempts to reconnect.
    async def lost() -> None:
        loop.call_soon(callbacks.on_lost)

    async def back() -> None:
        loop.call_soon(callbacks.on_back)

    connecting = broker.connect(
        url.split(","),
        error_cb=note,
        disconnected_cb=lost,
        reconnected_cb=back,
        max_reconnect_attempts=-1,
        reconnect_time_wait=0.2,  # type: ignore[arg-type]  # the library accepts fractions
        # With pings every second, a hanging connection is detected within four seconds.
        ping_interval=1,
        connect_timeout=2,
    )
    try:
        await asyncio.wait_for(connecting, CONNECT_SECONDS)
    except (asyncio.TimeoutError, nats.errors.Error) as error:
        raise OSError(f"NATS: {str(error) or troubles[-1]}") from None
    return broker
