"""Random numbers for bots and remarks. They do not reveal the seed of the deal."""

from __future__ import annotations

from hashlib import sha256
from random import Random, SystemRandom

from audiowar.rules.chance import SeededChance
from audiowar.storage.match_transcript import Header

BOT_SEED = "bot_seed"
REMARK_SEED = "remark_seed"
"""The names of the header fields with these seeds. Older transcripts lack them."""
JSON_INTEGER_BITS = 53
"""Integer width, in bits, that every JSON parser preserves."""


def derive_seeds(seed: int | None) -> dict[str, int]:
    """Return seeds for bots and remarks: derived from `seed`, or random if it is None."""
    if seed is not None:
        return {name: derive_seed(seed, name) for name in (BOT_SEED, REMARK_SEED)}
    drawn = SystemRandom()
    return {name: drawn.getrandbits(JSON_INTEGER_BITS) for name in (BOT_SEED, REMARK_SEED)}


def read_seed(header: Header, name: str) -> int:
    """Return the seed `name` of a header; in older files, one derived from the seed of the deal."""
    seed = header.more.get(name)
    return seed if type(seed) is int else derive_seed(header.seed, name)


def derive_seed(seed: int, purpose: str) -> int:
    """Return a seed for a purpose, from which the original seed cannot be computed."""
    digest = sha256(f"{purpose}:{seed}".encode()).digest()
    return int.from_bytes(digest[:8], "big") >> (64 - JSON_INTEGER_BITS)


def derive_fraction(seed: int, *purpose: object) -> float:
    """Return a random number from 0 to 1, always the same for the same seed and purpose.

    The purpose is any sequence of values, such as a name, a seat and a question number.
    """
    return Random(":".join(map(str, (seed, *purpose)))).random()


class SystemChance(SeededChance):
    """Random outcomes from the operating system, which no player can predict."""

    def __init__(self) -> None:
        self._random = SystemRandom().random
