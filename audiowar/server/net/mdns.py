"""Announce the server in the local network by multicast DNS."""

from __future__ import annotations

import logging
import socket

from zeroconf import Error
from zeroconf.asyncio import AsyncServiceInfo, AsyncZeroconf

from audiowar.client.discovery import SERVICE_TYPE

LOG = logging.getLogger(__name__)
MAX_HOST_NAME_LENGTH = 40
"""The maximum length of this machine's name in the announcement. The rest is cut off."""


class MdnsAnnouncement:
    """The announcement of a server in the local network."""

    def __init__(self, address: str, port: int) -> None:
        self._zeroconf: AsyncZeroconf | None = None
        name = socket.gethostname().partition(".")[0][:MAX_HOST_NAME_LENGTH] or "audiowar"
        self._info = AsyncServiceInfo(
            SERVICE_TYPE, f"{name} {port}.{SERVICE_TYPE}", port=port, parsed_addresses=[address]
        )

    async def start(self) -> None:
        """Announce the server. Without a network, only log a warning."""
        try:
            self._zeroconf = AsyncZeroconf()
            await self._zeroconf.async_register_service(self._info, allow_name_change=True)
        except (OSError, Error) as error:
            LOG.warning("cannot be found nearby: %s", error)

    async def stop(self) -> None:
        """Stop announcing the server in the local network."""
        if self._zeroconf is not None:
            await self._zeroconf.async_unregister_all_services()
            await self._zeroconf.async_close()
