"""Chance beside the table's own: that of bots and of remarks. None of it tells the table's seed."""

from __future__ import annotations

from hashlib import sha256
from random import Random, SystemRandom

from audiowar.rules.chance import SeededChance
from audiowar.storage.transcript import Header

BOTS = "bot_seed"
REMARKS = "remark_seed"
"""Fields of a transcript's header, beside the contract."""
BITS = 53
"""What every reader of JSON keeps exactly."""


def derive_seeds(seed: int | None) -> dict[str, int]:
    """Return seeds for bots and remarks; they follow from `seed` where somebody asked for one."""
    if seed is not None:
        return {name: derive_seed(seed, name) for name in (BOTS, REMARKS)}
    drawn = SystemRandom()
    return {name: drawn.getrandbits(BITS) for name in (BOTS, REMARKS)}


def read_seed(header: Header, name: str) -> int:
    """Return a seed from a header; that of a game of an older version follows from the table's."""
    seed = header.more.get(name)
    return seed if type(seed) is int else derive_seed(header.seed, name)


def derive_seed(seed: int, purpose: str) -> int:
    """Return a seed from which the one that it follows from cannot be computed."""
    digest = sha256(f"{purpose}:{seed}".encode()).digest()
    return int.from_bytes(digest[:8], "big") >> (64 - BITS)


def random_at(seed: int, *place: object) -> float:
    """Return a number from 0 to 1 that follows from the seed and the place alone."""
    return Random(":".join(map(str, (seed, *place)))).random()


class SystemChance(SeededChance):
    """Outcomes from the system's randomness, which nobody can compute from the cards they see."""

    def __init__(self) -> None:
        self._random = SystemRandom().random
