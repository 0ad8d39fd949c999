"""Float functions with the same results on every machine, so that bots choose alike everywhere.

Only multiplication, division and the addition of two numbers give the same results everywhere. The
last bits of `exp` and `tanh` depend on the C library. Python 3.12 changed how `sum` rounds, so bots
use `math.fsum`.
"""

from __future__ import annotations

import math

_BITS = 26
_ONE = float(1 << _BITS)


def exp(number: float) -> float:
    """Return e to the power of a number, cut off after 26 significant bits.

    In these bits, all C libraries agree.
    """
    fraction, exponent = math.frexp(math.exp(number))
    return math.ldexp(int(fraction * _ONE), exponent - _BITS)


def tanh(number: float) -> float:
    """Return the hyperbolic tangent of a number, cut off after 26 binary places."""
    return int(math.tanh(number) * _ONE) / _ONE


def power(base: float, exponent: int) -> float:
    """Return `base` to the power of `exponent`, which must not be negative."""
    return math.prod([base] * exponent)
