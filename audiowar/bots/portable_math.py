"""Float functions with the same results in every Python: a seed is the same game everywhere.

From Python 3.12 on, `sum` of floats compensates for rounding: bots add floats with `math.fsum`,
which is exact. C libraries differ in the last bits of `exp` and `tanh`. Products, quotients and
single additions are the same everywhere.
"""

from __future__ import annotations

import math

_BITS = 26
_ONE = float(1 << _BITS)


def exp(power: float) -> float:
    """Return e to a power, to 26 bits: libraries agree on these."""
    fraction, exponent = math.frexp(math.exp(power))
    return math.ldexp(int(fraction * _ONE), exponent - _BITS)


def tanh(number: float) -> float:
    """Return a hyperbolic tangent, to 26 bits after the point."""
    return int(math.tanh(number) * _ONE) / _ONE


def power(base: float, times: int) -> float:
    """Return a number multiplied by itself, `times` factors in all."""
    return math.prod([base] * times)
