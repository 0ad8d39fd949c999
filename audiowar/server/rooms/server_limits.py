"""The server's limits, which the operator can change, and token buckets to enforce rates."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, fields, replace

MIN_SWEEP_SIZE = 1000
"""Full buckets are dropped only when there are at least this many buckets."""
MAX_CONSECUTIVE_EXCESS_FRAMES = 50
"""A connection is closed after more than this many consecutive frames above the rate limit."""
MAX_EXCESS_COUNT, EXCESS_DECAY_FACTOR = 500, 3
"""A connection is closed when its count of frames above the rate limit exceeds MAX_EXCESS_COUNT.

Every second, the count falls by EXCESS_DECAY_FACTOR times the rate limit.
"""


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
        except ValueError:
            raise KeyError(name) from None
        if number < 0:
            raise KeyError(name)
        changed[name] = int(number) if type(usual[name]) is int else number
    return replace(Limits(), **changed)  # type: ignore[arg-type]


class TokenBucket:
    """A token bucket: it allows one burst, then a steady rate."""

    def __init__(self, burst: float, rate: float) -> None:
        self._burst = burst
        self._rate = rate
        self._left = burst
        self._at: float | None = None

    def has_tokens(self, now: float, count: float = 1) -> bool:
        """Return whether `count` tokens are left."""
        if self._at is not None:
            self._left = min(self._burst, self._left + (now - self._at) * self._rate)
        self._at = now
        return self._left >= count

    def try_take(self, now: float, count: float = 1) -> bool:
        """Take `count` tokens, but none if too few are left. Return whether they were taken."""
        if not self.has_tokens(now, count):
            return False
        self._left -= count
        return True

    def remove_up_to(self, now: float, count: float) -> None:
        """Take `count` tokens, or all if fewer are left."""
        self.has_tokens(now)
        self._left = max(0.0, self._left - count)

    def is_full(self, now: float) -> bool:
        """Return whether the bucket has refilled completely."""
        return self.has_tokens(now, self._burst)


class ExcessFrameCounter:
    """Counts the frames of a connection above its rate limit, and decides when to close it.

    The connection is closed for many such frames in a row, or a steady stream far above the limit.
    """

    def __init__(self, limits: Limits) -> None:
        self.in_a_row = 0
        self._stream = TokenBucket(MAX_EXCESS_COUNT, limits.rate * EXCESS_DECAY_FACTOR)

    def reset_row_for_allowed_frame(self) -> None:
        """After a frame within the rate limit, count consecutive frames above it from 0 again."""
        self.in_a_row = 0

    def count_excess_and_check_limit(self, now: float) -> bool:
        """Count a frame above the rate limit. Return whether the connection must be closed."""
        self.in_a_row += 1
        return not self._stream.try_take(now) or self.in_a_row > MAX_CONSECUTIVE_EXCESS_FRAMES


class TokenBuckets:
    """A token bucket for each key, such as an address. Buckets that are full again are dropped."""

    def __init__(self, burst: float, rate: float) -> None:
        self._burst = burst
        self._rate = rate
        self._buckets: dict[str, TokenBucket] = {}
        self._most = MIN_SWEEP_SIZE

    def has_tokens(self, key: str, now: float) -> bool:
        """Return whether a token is left for the key."""
        return key not in self._buckets or self._buckets[key].has_tokens(now)

    def try_take(self, key: str, now: float) -> bool:
        """Take a token for the key. Return whether there was one."""
        return self._bucket(key, now).try_take(now)

    def remove_up_to(self, key: str, now: float, count: float) -> None:
        """Take `count` tokens for the key, or all if fewer are left."""
        self._bucket(key, now).remove_up_to(now, count)

    def _bucket(self, key: str, now: float) -> TokenBucket:
        bucket = self._buckets.get(key)
        if bucket is None:
            if len(self._buckets) >= self._most:
                # A new bucket is full, so full ones can be dropped.
                kept = {key: one for key, one in self._buckets.items() if not one.is_full(now)}
                self._buckets, self._most = kept, max(MIN_SWEEP_SIZE, 2 * len(kept))
            bucket = self._buckets[key] = TokenBucket(self._burst, self._rate)
        return bucket
