"""Server limits, each of which the operator may set."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, fields, replace

SWEEP_THRESHOLD = 1000
"""Buckets up to which none is forgotten."""


@dataclass(frozen=True)
class Limits:
    """Server limits: rates, sizes, quotas and timeouts."""

    frame: int = 4096
    """Bytes of a frame that comes in."""
    rate: float = 10.0
    """Frames a second that a connection may send for long."""
    burst: int = 20
    queue: int = 256
    """Frames that may wait for a slow reader."""
    connections: int = 20
    """From one address."""
    tables: int = 20
    """That one address may hold open without playing, and may open in a minute."""
    chat_burst: int = 5
    chat_every: float = 2.0
    """Seconds after which one more may be said."""
    headers: float = 10.0
    """Seconds in which a new connection must have asked for something."""
    hello: float = 10.0
    """Seconds in which a new socket must say who it is."""
    away: float = 10.0
    """Seconds after which the others are told that somebody is away."""
    bot: float = 20.0
    """Seconds after which a bot plays for who is away."""
    deserted: float = 120.0
    """Seconds after which a table waits at which nobody is left."""
    idle: float = 600.0
    """Seconds after which a table is closed at which nobody does anything and no game began."""
    kept: float = 7 * 24 * 3600.0
    """Seconds for which a game is kept that is over or that nobody has gone on with."""
    move: float = 300.0
    """Seconds for which a code holds that takes a seat to another device."""
    thinking: float = 1.0
    """How long bots think: 0 not at all, 1 as usual."""
    copies: int = 1
    """Of each table that a broker with several machines keeps."""
    thin: int = 200
    """Players at once whose whole game runs here, because their browsers cannot run it."""
    thin_kept: float = 600.0
    """Seconds for which it waits for such a player to come back."""
    thin_bring: int = 400_000
    """Bytes of saved games that such a player may bring."""
    heartbeat: float = 8.0
    """Seconds after which a silent connection is asked whether it is there."""


def parse_limits(given: Mapping[str, int | str]) -> Limits:
    """Return the usual limits with some changed. Raises KeyError for an unknown one."""
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
    """A token bucket: allows a burst at once, then a steady rate."""

    def __init__(self, burst: float, rate: float) -> None:
        self._burst = burst
        self._rate = rate
        self._left = burst
        self._at: float | None = None

    def has(self, now: float, count: float = 1) -> bool:
        """Return whether `count` tokens are left."""
        if self._at is not None:
            self._left = min(self._burst, self._left + (now - self._at) * self._rate)
        self._at = now
        return self._left >= count

    def take(self, now: float, count: float = 1) -> bool:
        """Take `count` tokens and return True, or return False if too few are left."""
        if not self.has(now, count):
            return False
        self._left -= count
        return True

    def is_full(self, now: float) -> bool:
        """Return whether the bucket has refilled completely."""
        return self.has(now, self._burst)


class TokenBuckets:
    """A token bucket for each key; full buckets are dropped."""

    def __init__(self, burst: float, rate: float) -> None:
        self._burst = burst
        self._rate = rate
        self._buckets: dict[str, TokenBucket] = {}
        self._most = SWEEP_THRESHOLD

    def has(self, key: str, now: float) -> bool:
        """Return whether a token is left for the key."""
        return key not in self._buckets or self._buckets[key].has(now)

    def take(self, key: str, now: float) -> bool:
        """Take a token for the key; return whether there was one."""
        bucket = self._buckets.get(key)
        if bucket is None:
            bucket = self._buckets[key] = TokenBucket(self._burst, self._rate)
            if len(self._buckets) > self._most:
                self._drop_full(now)
        return bucket.take(now)

    def _drop_full(self, now: float) -> None:
        """Drop the full buckets."""
        self._buckets = {key: one for key, one in self._buckets.items() if not one.is_full(now)}
        self._most = max(SWEEP_THRESHOLD, 2 * len(self._buckets))
