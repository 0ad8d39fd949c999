"""The server's limits, which the operator can change."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, fields, replace


@dataclass(frozen=True)
class Limits:
    """The server's limits: rates, sizes, quotas and timeouts. HOSTING.md explains them."""

    frame: int = 4096
    """The maximum length of a received frame, in bytes."""
    rate: float = 10.0
    """Frames per second that a connection may send on average."""
    burst: int = 20
    """The number of frames that a connection may send in one burst."""
    queue: int = 256
    """The maximum number of frames that wait to be sent to a client that reads slowly."""
    connections: int = 20
    """The maximum number of WebSockets open from one address."""
    tables: int = 20
    """How many tables one address may open per minute, and how many tables that it opened may wait
    for their match to begin."""
    chat_burst: int = 5
    """The number of chat messages that a person may send in one burst."""
    chat_every: float = 2.0
    """Seconds between chat messages on average."""
    headers: float = 10.0
    """Seconds within which a new connection must send a request."""
    hello: float = 10.0
    """Seconds within which a new WebSocket must send its first frame."""
    away: float = 10.0
    """Seconds after a lost connection until the others at the table are told who is away."""
    bot: float = 20.0
    """Seconds after which a bot plays for an absent person."""
    deserted: float = 120.0
    """Seconds after which a match is paused if none of its players is connected."""
    idle: float = 600.0
    """Seconds after which a table is closed if nobody is active and no match has begun."""
    kept: float = 7 * 24 * 3600.0
    """Seconds after its last use until a table is deleted, if its match has begun."""
    move: float = 300.0
    """Seconds for which a code that moves a seat to another device is valid."""
    thinking: float = 1.0
    """How long bots think, as a multiple of the usual time; 0: not at all."""
    copies: int = 1
    """The number of copies of each table that the brokers of a cluster keep."""
    thin: int = 200
    """The maximum number of hosted engines at the same time. "Thin" is an earlier name for them."""
    thin_kept: float = 600.0
    """Seconds for which a hosted engine waits for its page to come back."""
    thin_bring: int = 400_000
    """The maximum size, in bytes, of the saved files that a hosted page may send in one burst."""
    heartbeat: float = 8.0
    """Seconds of silence after which a connection is pinged."""


def parse_limits(given: Mapping[str, int | str]) -> Limits:
    """Complete the given limits with defaults. Raises KeyError with the name of an invalid one."""
    usual = {part.name: part.default for part in fields(Limits)}
    changed: dict[str, float] = {}
    for name, value in given.items():
        try:
            number = float(value)
            is_valid = number >= 0
            changed[name] = int(number) if type(usual[name]) is int else number
        except (ValueError, OverflowError):
            is_valid = False
        if not is_valid:
            raise KeyError(name)
    return replace(Limits(), **changed)  # type: ignore[arg-type]
