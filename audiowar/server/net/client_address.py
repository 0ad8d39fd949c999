"""Find the address of a request's client, and the network to which the address belongs."""

from __future__ import annotations

import ipaddress
from collections.abc import Sequence
from typing import Final, TypeAlias

from aiohttp import web

Networks: TypeAlias = "Sequence[ipaddress.IPv4Network | ipaddress.IPv6Network]"
"""Networks of the operator's proxies, whose headers are trusted."""
IPV6_PREFIX_BITS: Final = 64
"""Bits of an IPv6 address that all computers of a household share."""


def find_client_network(request: web.Request, proxies: Networks) -> str:
    """Return the network of a request's client.

    If the request comes from a proxy on this machine or in `proxies`, its client is the last one
    in the header X-Forwarded-For.
    """
    address = request.remote or ""
    forwarded = request.headers.get("X-Forwarded-For", "")
    try:
        asks = ipaddress.ip_address(address)
        if forwarded and (asks.is_loopback or any(asks in network for network in proxies)):
            return find_network(forwarded.split(",")[-1].strip())
    except ValueError:
        pass
    return find_network(address)


def find_network(address: str) -> str:
    """Return the network of an address: the /64 network for IPv6, the address itself for IPv4.

    An IPv4-mapped address means the IPv4 address. The IPv6 loopback address, and a text that is no
    address, are returned as they are.
    """
    try:
        found = ipaddress.ip_address(address.partition("%")[0])
    except ValueError:
        return address
    if found.version == 4 or found.is_loopback:
        return str(found)
    if found.ipv4_mapped is not None:
        return str(found.ipv4_mapped)
    return str(ipaddress.ip_network((found, IPV6_PREFIX_BITS), strict=False))
