"""Hash addresses, to recognise a person who was sent away and returns under another name.

Only two bytes of a hash are stored. Many thousand addresses share them: they are enough to
recognise somebody at one table, but not enough to find out who it was.
"""

from __future__ import annotations

from hashlib import blake2b
from typing import Final

from audiowar.server.storage.repository import random_person_id

HASH_BYTES: Final = 2
"""The length of a hash in bytes."""
SEPARATOR: Final = "@"
"""The first character of an address hash, which ends a person's id."""


def hash_address(table: str, address: str) -> str:
    """Return the hash of an address. The same address has another hash at every table."""
    digest = blake2b(address.encode(), key=table.encode()[:64], digest_size=HASH_BYTES)
    return SEPARATOR + digest.hexdigest()


def new_person_id(address_hash: str) -> str:
    """Return a new, unpredictable id for a person, ending with the hash of their address."""
    return random_person_id() + address_hash


def address_hash_of_person(person: str) -> str:
    """Return the address hash at the end of a person's id; "" if there is none."""
    _, at, digest = person.partition(SEPARATOR)
    return at + digest
