"""Token buckets, which limit rates, and a counter of the frames above a connection's rate limit."""

from __future__ import annotations

import math

from .server_limits import Limits

MIN_SWEEP_SIZE = 1000
"""Full buckets are dropped only when there are at least this many buckets."""
MAX_CONSECUTIVE_EXCESS_FRAMES = 50
"""A connection is closed after more than this many consecutive frames above the rate limit."""
MAX_EXCESS_COUNT, EXCESS_DECAY_FACTOR = 500, 3
"""A connection is closed when its count of frames above the rate limit exceeds MAX_EXCESS_COUNT.

Every second, the count falls by EXCESS_DECAY_FACTOR times the rate limit.
"""


class TokenBucket:
    """A token bucket: it allows one burst, then a steady rate."""

    def __init__(self, burst: float, rate: float) -> None:
        """With a `rate` of infinity, the bucket is always full."""
        self._burst = burst
        self._rate = rate
        self._left = burst
        self._at: float | None = None

    def has_tokens(self, now: float, count: float = 1) -> bool:
        """Return whether `count` tokens are left."""
        if self._rate == math.inf:
            self._left = self._burst
        elif self._at is not None:
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


class TokenBuckets:
    """A token bucket for each key, such as an address. Buckets that are full again are dropped."""

    def __init__(self, burst: float, rate: float) -> None:
        self._burst = burst
        self._rate = rate
        self._buckets: dict[str, TokenBucket] = {}
        self._most = MIN_SWEEP_SIZE

    def get(self, key: str, now: float) -> TokenBucket:
        """Return the bucket of a key."""
        bucket = self._buckets.get(key)
        if bucket is None:
            if len(self._buckets) >= self._most:
                # A new bucket is full, so full ones can be dropped.
                for old_key in [key for key, old in self._buckets.items() if old.is_full(now)]:
                    del self._buckets[old_key]
                self._most = max(MIN_SWEEP_SIZE, 2 * len(self._buckets))
            bucket = self._buckets[key] = TokenBucket(self._burst, self._rate)
        return bucket


class FrameLimit:
    """The rate limit of a connection's frames. It also says when the connection must be closed.

    That is after many frames in a row above the limit, or a steady stream far above it.
    """

    def __init__(self, limits: Limits) -> None:
        self.excess_count = 0
        """The number of frames in a row above the limit."""
        self.must_close = False
        self._frames = TokenBucket(limits.max_frame_burst, limits.frames_per_second)
        self._excess = TokenBucket(MAX_EXCESS_COUNT, limits.frames_per_second * EXCESS_DECAY_FACTOR)

    def try_take(self, now: float) -> bool:
        """Count a frame. Return whether the limit allows it."""
        if self._frames.try_take(now):
            self.excess_count = 0
            return True
        self.excess_count += 1
        is_steady = not self._excess.try_take(now)
        self.must_close = is_steady or self.excess_count > MAX_CONSECUTIVE_EXCESS_FRAMES
        return False
