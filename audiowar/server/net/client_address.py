"""Find the address of a request's client, and the network to which the address belongs."""

from __future__ import annotations

import ipaddress
from collections.abc import Sequence
from typing import TypeAlias

from aiohttp import web

from audiowar.server.rooms.operator_state import parse_network

Networks: TypeAlias = "Sequence[ipaddress.IPv4Network | ipaddress.IPv6Network]"
"""Networks of the operator's proxies, whose headers are trusted."""


def is_proxy(address: str, proxies: Networks) -> bool:
    """Return whether an address is on this machine or in one of the operator's networks."""
    try:
        parsed = ipaddress.ip_address(address)
    except ValueError:
        return False
    return parsed.is_loopback or any(parsed in network for network in proxies)


def find_client_network(request: web.Request, proxies: Networks) -> str:
    """Return the network of a request's client.

    The client of a proxy is the last one in the header X-Forwarded-For.
    """
    address = request.remote or ""
    forwarded = request.headers.get("X-Forwarded-For", "")
    if forwarded and is_proxy(address, proxies):
        address = forwarded.split(",")[-1].strip()
    return find_network(address)


def find_network(address: str) -> str:
    """Return the network of an address, as `parse_network` finds it.

    The network of a single address is that address. A text that is no address is returned as it is.
    """
    try:
        network = parse_network(address.partition("%")[0])
    except ValueError:
        return address
    return str(network.network_address if network.num_addresses == 1 else network)
