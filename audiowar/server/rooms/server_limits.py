"""The server's limits, which the operator can change."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field, fields, replace
from typing import Any, Final

MAX_LIMIT: Final = 1_000_000_000
"""The highest value of most limits. As a number of seconds, it is more than 30 years."""


def define_limit(name: str, default: float, lowest: float = 0, highest: float = MAX_LIMIT) -> Any:
    """Define a limit, with the name by which the operator sets it, as in HOSTING.md.

    `lowest` and `highest` are the values between which a server can work.
    """
    return field(default=default, metadata={"name": name, "range": (lowest, highest)})


@dataclass(frozen=True)
class Limits:
    """The server's limits: rates, sizes, quotas and timeouts. HOSTING.md explains them."""

    max_frame_bytes: int = define_limit("frame", 4096, lowest=512)
    """The maximum length of a received frame, in bytes. The longest `hello` needs almost 512."""
    frames_per_second: float = define_limit("rate", 10.0, lowest=0.001)
    """Frames per second that a connection may send on average."""
    max_frame_burst: int = define_limit("burst", 20, lowest=1)
    """The number of frames that a connection may send in one burst."""
    max_queued_frames: int = define_limit("queue", 256, lowest=16)
    """The maximum number of frames that wait to be sent to a client that reads slowly.

    A client that enters a table gets several frames at once.
    """
    max_connections_per_address: int = define_limit("connections", 20)
    """The maximum number of WebSockets, and of hosted engines, for one address.

    Other limits for each address, such as that of wrong codes, are multiples of this one.
    """
    max_tables_per_address: int = define_limit("tables", 20)
    """How many tables one address may open per minute, and how many tables that it opened may wait
    for their match to begin."""
    max_chat_burst: int = define_limit("chat_burst", 5)
    """The number of chat messages that a person may send in one burst."""
    seconds_per_chat_message: float = define_limit("chat_every", 2.0)
    """Seconds between chat messages on average; 0: no wait."""
    first_request_timeout: float = define_limit("headers", 10.0, lowest=0.1)
    """Seconds within which a new connection must send a request."""
    greeting_timeout: float = define_limit("hello", 10.0, lowest=0.1)
    """Seconds within which a client must send `hello` on a new WebSocket; a hosted page, `come`."""
    seconds_until_announced_as_away: float = define_limit("away", 10.0)
    """Seconds after a lost connection until the others hear that the person is away."""
    seconds_until_bot_plays: float = define_limit("bot", 20.0)
    """Seconds after which a bot plays for an absent person."""
    seconds_until_deserted_match_pauses: float = define_limit("deserted", 120.0)
    """Seconds after which a match is paused if none of its players is connected."""
    seconds_until_idle_table_closes: float = define_limit("idle", 600.0, lowest=0.1)
    """Seconds after which a table is closed if nobody is active and no match has begun."""
    seconds_until_unused_table_is_deleted: float = define_limit("kept", 7 * 24 * 3600.0)
    """Seconds after its last use until a table is deleted, if its match has begun."""
    seat_move_code_seconds: float = define_limit("move", 300.0)
    """Seconds for which a code that moves a seat to another device is valid."""
    thinking_time_factor: float = define_limit("thinking", 1.0, highest=100)
    """How long bots think, as a multiple of the usual time; 0: not at all."""
    broker_copies: int = define_limit("copies", 1, lowest=1, highest=5)
    """The number of copies of each table that the brokers of a cluster keep. NATS keeps up to 5."""
    max_hosted_engines: int = define_limit("thin", 200)
    """The maximum number of hosted engines at the same time."""
    seconds_engine_waits_for_page: float = define_limit("thin_kept", 600.0)
    """Seconds for which a hosted engine waits for its page to come back."""
    max_brought_file_bytes: int = define_limit("thin_bring", 400_000)
    """The maximum size, in bytes, of the saved files that a hosted page may send in one burst."""
    seconds_until_ping: float = define_limit("heartbeat", 8.0, lowest=1)
    """Seconds of silence after which a connection is pinged."""


def parse_limits(given: Mapping[str, int | str]) -> Limits:
    """Complete the given limits with defaults. Raises KeyError with an invalid limit's name.

    A limit is also invalid if its value is outside the range in which a server can work.
    """
    parts = {part.metadata["name"]: part for part in fields(Limits)}
    changed: dict[str, float] = {}
    for name, value in given.items():
        part = parts[name]
        lowest, highest = part.metadata["range"]
        try:
            exact = float(value)
            number = int(exact) if type(part.default) is int else exact
            is_valid = exact >= 0 and lowest <= number <= highest
        except (ValueError, OverflowError):
            is_valid = False
        if not is_valid:
            raise KeyError(name)
        changed[part.name] = number
    return replace(Limits(), **changed)  # type: ignore[arg-type]
