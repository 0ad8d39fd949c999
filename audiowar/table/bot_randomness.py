"""Random numbers for bots and remarks, from which nobody can compute the seed of the deal."""

from __future__ import annotations

from hashlib import sha256
from random import SystemRandom

from audiowar.rules.chance import SeededChance
from audiowar.storage.match_transcript import Header

BOT_SEED_FIELD = "bot_seed"
REMARK_SEED_FIELD = "remark_seed"
"""The header fields with the seeds of bots and remarks. Older transcripts lack these fields."""
JSON_INTEGER_BITS = 53
"""Every JSON parser keeps integers with up to this many bits exactly."""


def derive_seeds(seed: int | None) -> dict[str, int]:
    """Return seeds for bots and remarks, by header field. They are random if `seed` is None."""
    if seed is None:
        seed = SystemRandom().getrandbits(256)
    return {name: derive_seed(seed, name) for name in (BOT_SEED_FIELD, REMARK_SEED_FIELD)}


def read_or_derive_seed(header: Header, name: str) -> int:
    """Return a seed from a header. For an older header, derive it from the seed of the deal."""
    seed = header.extra_fields.get(name)
    return seed if type(seed) is int else derive_seed(header.seed, name)


def derive_seed(seed: int, purpose: str) -> int:
    """Return a seed for a purpose. The original seed cannot be computed from it."""
    digest = sha256(f"{purpose}:{seed}".encode()).digest()
    return int.from_bytes(digest[:8], "big") >> (64 - JSON_INTEGER_BITS)


class SystemChance(SeededChance):
    """Random outcomes from the operating system, which no player can predict."""

    def __init__(self) -> None:
        self._random = SystemRandom().random
