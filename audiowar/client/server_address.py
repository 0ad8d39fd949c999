"""Server addresses: as digits, which are easy to speak and type, and as URLs.

The usual addresses of home networks have the fewest digits: five for 192.168, seven for 172.16 to
172.31 and eight for 10. All other addresses have ten digits. An address with a port other than the
default port always has fifteen digits.
"""

from __future__ import annotations

import re
from ipaddress import AddressValueError, IPv4Address, IPv4Network
from urllib.parse import urlsplit

DEFAULT_PORT = 7470
HIGHEST_PORT = 65535
DIGIT_COUNTS_OF_NETWORKS = (
    (5, IPv4Network("192.168.0.0/16")),
    (7, IPv4Network("172.16.0.0/12")),
    (8, IPv4Network("10.0.0.0/8")),
    (10, IPv4Network("0.0.0.0/0")),
)
"""For each network, the number of digits of an address with the default port.

The digits are the offset of the address from the first address of the network.
"""
DIGIT_COUNT_WITH_PORT = 15
LOOPBACK_IPV4 = re.compile(r"127(\.\d+){3}")


def format_address_as_digits(host: str, port: int) -> str:
    """Return an IPv4 address as digits; "" for a host name or an IPv6 address."""
    try:
        address = IPv4Address(host)
    except AddressValueError:
        return ""
    if port != DEFAULT_PORT:
        return f"{int(address):010}{port:05}"
    digits, network = next(kind for kind in DIGIT_COUNTS_OF_NETWORKS if address in kind[1])
    return f"{int(address) - int(network.network_address):0{digits}}"


def normalize_address(typed: str) -> str:
    """Remove spaces around a typed address. If it is all digits, convert it to HOST:PORT.

    If the digits stand for no address, return them without spaces.
    """
    digits = "".join(typed.split())
    if not (digits.isascii() and digits.isdecimal()):
        return typed.strip()
    if len(digits) == DIGIT_COUNT_WITH_PORT:
        address, port = int(digits[:10]), int(digits[10:])
        is_valid = address < 1 << 32 and port <= HIGHEST_PORT
        return f"{IPv4Address(address)}:{port}" if is_valid else digits
    for length, network in DIGIT_COUNTS_OF_NETWORKS:
        offset = int(digits)
        if len(digits) == length and offset < network.num_addresses:
            return f"{network.network_address + offset}:{DEFAULT_PORT}"
    return digits


def make_websocket_url(typed: str) -> str:
    """Return the WebSocket URL for a server address as a person typed it."""
    return "ws" + _base(typed).removeprefix("http") + "/ws"


def make_page_url(typed: str) -> str:
    """Return the URL of the server's page for a server address as a person typed it."""
    return _base(typed) + "/"


def _base(address: str) -> str:
    plain = normalize_address(address)
    schemes = (("https://", "https://"), ("wss://", "https://"), ("http://", ""), ("ws://", ""))
    for prefix, scheme in schemes:
        if plain.startswith(prefix):
            plain = scheme + plain.removeprefix(prefix)
            break
    plain = plain.rstrip("/").removesuffix("/ws").rstrip("/")
    return plain if plain.startswith("https://") else f"http://{plain}"


def is_loopback(url: str) -> bool:
    """Return whether a URL leads to this same machine."""
    try:
        host = urlsplit(url).hostname or ""
    except ValueError:
        return False
    return host in ("localhost", "::1") or LOOPBACK_IPV4.fullmatch(host) is not None
