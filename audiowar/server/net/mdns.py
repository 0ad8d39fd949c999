"""Let a server be found in the local network without its address."""

from __future__ import annotations

import logging
import socket

from zeroconf import Error
from zeroconf.asyncio import AsyncServiceInfo, AsyncZeroconf

from audiowar.client.discovery import SERVICE_TYPE

LOG = logging.getLogger(__name__)
LONGEST = 40
"""Characters of a machine's name."""


class MdnsAnnouncement:
    """What the local network is told, between `begin` and `end`."""

    def __init__(self, address: str, port: int) -> None:
        self._zeroconf: AsyncZeroconf | None = None
        name = socket.gethostname().partition(".")[0][:LONGEST] or "audiowar"
        self._info = AsyncServiceInfo(
            SERVICE_TYPE, f"{name} {port}.{SERVICE_TYPE}", port=port, parsed_addresses=[address]
        )

    async def start(self) -> None:
        """Tell it; without a network there is nobody to tell."""
        try:
            self._zeroconf = AsyncZeroconf()
            await self._zeroconf.async_register_service(self._info, allow_name_change=True)
        except (OSError, Error) as error:
            LOG.warning("cannot be found nearby: %s", error)

    async def stop(self) -> None:
        """Tell that the server is gone."""
        if self._zeroconf is not None:
            await self._zeroconf.async_unregister_all_services()
            await self._zeroconf.async_close()
