"""The address of a server as a number that can be spoken and typed: digits alone.

The most usual addresses of a home need the fewest digits. How many there are tells which kind it
is: five for 192.168, seven for 172.16 to 172.31, eight for 10, ten for any other; fifteen with a
port that is not the usual one.
"""

from __future__ import annotations

import re
from ipaddress import AddressValueError, IPv4Address, IPv4Network
from urllib.parse import urlsplit

PORT = 7470
HIGHEST_PORT = 65535
KINDS = (
    (5, IPv4Network("192.168.0.0/16")),
    (7, IPv4Network("172.16.0.0/12")),
    (8, IPv4Network("10.0.0.0/8")),
    (10, IPv4Network("0.0.0.0/0")),
)
"""Digits for an address of a network, counted from its first."""
WITH_PORT = 15
LOOPBACK = re.compile(r"127(\.\d+){3}")


def address_number(host: str, port: int) -> str:
    """Return the number of an address; "" where it has none, as a name or one of IPv6."""
    try:
        address = IPv4Address(host)
    except AddressValueError:
        return ""
    if port != PORT:
        return f"{int(address):010}{port:05}"
    digits, network = next(kind for kind in KINDS if address in kind[1])
    return f"{int(address) - int(network.network_address):0{digits}}"


def spaced_digits(number: str) -> str:
    """Return a number with its digits apart, so that it is read one by one."""
    return " ".join(number)


def parse_address(typed: str) -> str:
    """Return the address that somebody has typed, from its number if it is one."""
    digits = "".join(typed.split())
    if not (digits.isascii() and digits.isdecimal()):
        return typed.strip()
    if len(digits) == WITH_PORT:
        address, port = int(digits[:10]), int(digits[10:])
        known = address < 1 << 32 and port <= HIGHEST_PORT
        return f"{IPv4Address(address)}:{port}" if known else digits
    for length, network in KINDS:
        offset = int(digits)
        if len(digits) == length and offset < network.num_addresses:
            return f"{network.network_address + offset}:{PORT}"
    return digits


def websocket_url(address: str) -> str:
    """Return where the socket of a server is, from what a person types."""
    return "ws" + _base(address).removeprefix("http") + "/ws"


def page_url(address: str) -> str:
    """Return where browsers find the page of a server, from what a person types."""
    return _base(address) + "/"


def _base(address: str) -> str:
    plain = parse_address(address)
    schemes = (("https://", "https://"), ("wss://", "https://"), ("http://", ""), ("ws://", ""))
    for prefix, scheme in schemes:
        if plain.startswith(prefix):
            plain = scheme + plain.removeprefix(prefix)
            break
    plain = plain.rstrip("/").removesuffix("/ws").rstrip("/")
    return plain if plain.startswith("https://") else f"http://{plain}"


def is_loopback(page: str) -> bool:
    """Tell whether an address is one that only this machine knows itself by."""
    try:
        host = urlsplit(page).hostname or ""
    except ValueError:
        return False
    return host in ("localhost", "::1") or LOOPBACK.fullmatch(host) is not None
