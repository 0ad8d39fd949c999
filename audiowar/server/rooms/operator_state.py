"""What the operator of a running server has decided: who is barred, and whether it drains."""

from __future__ import annotations

import ipaddress
import json
import logging
import os
import time
from dataclasses import dataclass, field
from pathlib import Path
from typing import Final, TypeAlias

LOG = logging.getLogger(__name__)
FILE: Final = "bars.json"
Network: TypeAlias = "ipaddress.IPv4Network | ipaddress.IPv6Network"


@dataclass
class OperatorState:
    """Bars by address, each until a time, which outlive the server, and whether it drains."""

    folder: Path | None = None
    """Where bars are kept; None for nowhere."""
    draining: bool = False
    """Whether no new tables are opened."""
    _bars: dict[Network, float] = field(default_factory=dict)

    def load(self) -> None:
        """Read the bars of an earlier server."""
        if self.folder is None:
            return
        try:
            said = json.loads((self.folder / FILE).read_text(encoding="utf-8"))
            self._bars = {network_in(text): float(until) for text, until in said.items()}
        except FileNotFoundError:
            pass
        except (OSError, ValueError, AttributeError, TypeError) as wrong:
            LOG.error("the list of barred addresses cannot be read: %s", type(wrong).__name__)

    def bar(self, network: Network, until: float) -> None:
        """Let nobody in from a network until a time. Raises OSError."""
        self._change({**self.bars(), network: until})

    def unbar(self, network: Network) -> bool:
        """Let people in again; tell whether they were barred. Raises OSError."""
        bars = self.bars()
        there = bars.pop(network, None) is not None
        self._change(bars)
        return there

    def _change(self, bars: dict[Network, float]) -> None:
        # First the file: what the operator is told holds after a restart too.
        if self.folder is not None:
            write_private(
                self.folder / FILE,
                json.dumps({str(network): until for network, until in bars.items()}),
            )
        self._bars = bars

    def bars(self) -> dict[Network, float]:
        """Return who is barred at the moment, and until when."""
        now = time.time()
        return {network: until for network, until in self._bars.items() if until > now}

    def is_barred(self, address: str) -> bool:
        """Tell whether an address, or the network that is counted for it, is barred."""
        if not self._bars:
            return False
        try:
            network = network_in(address)
        except ValueError:
            return False
        now = time.time()
        return any(
            one.version == network.version and until > now and one.overlaps(network)
            for one, until in self._bars.items()
        )


def network_in(text: str) -> Network:
    """Read an address or a network. Raises ValueError.

    Of an IPv6 address the network counts (/64), as everywhere in the server.
    """
    network = ipaddress.ip_network(text.strip(), strict=False)
    if isinstance(network, ipaddress.IPv6Network):
        mapped = network.network_address.ipv4_mapped
        if mapped is not None and network.prefixlen == 128:
            return ipaddress.ip_network(mapped)
        if network.prefixlen > 64 and not network.is_loopback:
            return network.supernet(new_prefix=64)
    return network


def shown(network: Network) -> str:
    """Return a network as people write it: that of one computer as its address."""
    return str(network).removesuffix("/32")


def write_private(path: Path, text: str) -> None:
    """Replace a file, which only its owner may read. Raises OSError."""
    new = path.with_name(f"{path.name}.new")
    descriptor = os.open(new, os.O_WRONLY | os.O_CREAT | os.O_TRUNC, 0o600)
    with os.fdopen(descriptor, "w", encoding="utf-8") as file:
        file.write(text)
        file.flush()
        os.fsync(file.fileno())
    new.replace(path)
