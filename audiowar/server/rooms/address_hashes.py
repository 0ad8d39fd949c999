"""Recognise a person who was sent away from a table and returns under another name.

Only a short mark of the address is stored, which many thousand addresses share: enough to recognise
somebody at one table, but not enough to find out who it was.
"""

from __future__ import annotations

from hashlib import blake2b
from typing import Final

from audiowar.server.storage.repository import new_person_token

MARK_BYTES: Final = 2
"""The length of a mark in bytes."""
SEPARATOR: Final = "@"


def address_mark(table: str, address: str) -> str:
    """Return the mark of an address at a table."""
    digest = blake2b(address.encode(), key=table.encode()[:64], digest_size=MARK_BYTES)
    return SEPARATOR + digest.hexdigest()


def new_person_id(mark: str) -> str:
    """Return a new id for a person, ending with the mark of their address."""
    return new_person_token() + mark


def mark_of_person(person: str) -> str:
    """Return the mark of the address of a person, "" if it is unknown."""
    _, at, mark = person.partition(SEPARATOR)
    return at + mark
