"""The decisions of a running server's operator: barred addresses, and draining.

A draining server opens no new tables, because it will soon be stopped for an update.
"""

from __future__ import annotations

import ipaddress
import json
import logging
import time
from dataclasses import dataclass, field
from pathlib import Path
from typing import Final, TypeAlias

from audiowar.storage.private_files import write_text_atomically

LOG = logging.getLogger(__name__)
BARS_FILE: Final = "bars.json"
IPV6_PREFIX_BITS: Final = 64
"""Bits of an IPv6 address that all computers of a household share."""
Network: TypeAlias = "ipaddress.IPv4Network | ipaddress.IPv6Network"


@dataclass
class OperatorState:
    """The barred addresses, which are stored in a file, and whether the server is draining."""

    folder: Path | None = None
    """The folder of the file with the barred addresses; None if they are not stored."""
    is_draining: bool = False
    """Whether no new tables may be opened."""
    _bars: dict[Network, float] = field(default_factory=dict)
    """The Unix time at which the bar of each network ends."""

    def load_barred_addresses(self) -> None:
        """Load the barred addresses from the file, if there is a folder for it.

        If the file cannot be read, log this and bar nobody.
        """
        if self.folder is None:
            return
        try:
            bars = json.loads((self.folder / BARS_FILE).read_text(encoding="utf-8"))
            self._bars = {parse_network(text): float(until) for text, until in bars.items()}
        except FileNotFoundError:
            pass
        except (OSError, ValueError, AttributeError, TypeError) as wrong:
            LOG.error("the list of barred addresses cannot be read: %s", type(wrong).__name__)

    def bar(self, network: Network, until: float) -> None:
        """Let no client of a network connect until a Unix time. Raises OSError."""
        self._store_bars({**self.get_bar_ends(), network: until})

    def unbar(self, network: Network) -> bool:
        """Let a network connect again. Return whether it was barred. Raises OSError."""
        bars = self.get_bar_ends()
        was_barred = bars.pop(network, None) is not None
        self._store_bars(bars)
        return was_barred

    def _store_bars(self, bars: dict[Network, float]) -> None:
        # Write the file first, so that every bar in force is also in force after a restart.
        if self.folder is not None:
            text = json.dumps({str(network): until for network, until in bars.items()})
            write_text_atomically(self.folder / BARS_FILE, text)
        self._bars = bars

    def get_bar_ends(self) -> dict[Network, float]:
        """Return the networks that are barred now, with the Unix time at which each bar ends."""
        now = time.time()
        return {network: until for network, until in self._bars.items() if until > now}

    def is_barred(self, address: str) -> bool:
        """Return whether an address, or a network that contains it, is barred."""
        if not self._bars:
            return False
        try:
            network = parse_network(address)
        except ValueError:
            return False
        return any(
            barred.version == network.version and barred.overlaps(network)
            for barred in self.get_bar_ends()
        )


def parse_network(text: str) -> Network:
    """Parse an address or a network. Raises ValueError.

    An IPv6 address, or a network smaller than /64, means its /64 network, unless it is loopback. An
    IPv4-mapped address means the IPv4 address.
    """
    network = ipaddress.ip_network(text.strip(), strict=False)
    if isinstance(network, ipaddress.IPv6Network):
        mapped = network.network_address.ipv4_mapped
        if mapped is not None and network.prefixlen == 128:
            return ipaddress.ip_network(mapped)
        if network.prefixlen > IPV6_PREFIX_BITS and not network.is_loopback:
            return network.supernet(new_prefix=IPV6_PREFIX_BITS)
    return network


def format_network(network: Network) -> str:
    """Return a network as text. A single IPv4 address is written without "/32"."""
    return str(network).removesuffix("/32")
