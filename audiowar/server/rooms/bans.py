"""By what somebody is known who comes to a table again with another name.

Of an address no more is kept than a mark that many thousand addresses share: enough to know
somebody again at one table, too little to find out who it was.
"""

from __future__ import annotations

from hashlib import blake2b
from typing import Final

from audiowar.server.storage.repository import new_person_token

MARK_BYTES: Final = 2
"""Bytes of a mark."""
SEPARATOR: Final = "@"


def address_mark(table: str, address: str) -> str:
    """Return the mark of an address at a table."""
    digest = blake2b(address.encode(), key=table.encode()[:64], digest_size=MARK_BYTES)
    return SEPARATOR + digest.hexdigest()


def new_person_id(mark: str) -> str:
    """Return a name for a person that nobody has, with the mark of where they came from."""
    return new_person_token() + mark


def mark_of_person(person: str) -> str:
    """Return the mark of where a person came from; "" where it is not known."""
    _, at, mark = person.partition(SEPARATOR)
    return at + mark
