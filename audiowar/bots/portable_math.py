"""Float functions with the same results on every machine, so that bots choose alike everywhere.

Only products, quotients and single additions are the same everywhere. C libraries differ in the
last bits of `exp` and `tanh`, and Python 3.12 changed `sum`, so bots use `math.fsum`.
"""

from __future__ import annotations

import math

_BITS = 26
_ONE = float(1 << _BITS)


def exp(power: float) -> float:
    """Return e to a power, rounded to the first 26 bits, on which all C libraries agree."""
    fraction, exponent = math.frexp(math.exp(power))
    return math.ldexp(int(fraction * _ONE), exponent - _BITS)


def tanh(number: float) -> float:
    """Return the hyperbolic tangent, rounded to 26 bits after the point."""
    return int(math.tanh(number) * _ONE) / _ONE


def power(base: float, exponent: int) -> float:
    """Return `base` to a whole power, computed by multiplication."""
    return math.prod([base] * exponent)
