"""Where this copy of the program comes from, as recorded when the downloads were built."""

from __future__ import annotations

import json
from dataclasses import dataclass
from functools import cache
from pathlib import Path

PUBLISHER_FILE = Path(__file__).with_name("distribution.json")
"""The file that `packaging/release --address` writes. It is missing in a copy from source."""


@dataclass(frozen=True)
class PublisherInfo:
    """Where this copy can be updated, and where its players report problems."""

    downloads_url: str = ""
    """The URL of the folder with all downloads, with a slash at its end; empty if unknown."""
    release_key: str = ""
    """The minisign public key of the releases: the second line of the key file."""
    contact: str = ""
    """Where players report problems, an e-mail address or a URL; empty if unknown."""


@cache
def load_publisher_info(file: Path = PUBLISHER_FILE) -> PublisherInfo:
    """Return the record in `file`. Missing fields are empty; if the file is damaged, all are."""
    try:
        found = json.loads(file.read_text(encoding="utf-8"))
        fields = (str(found.get(name, "")) for name in ("address", "key", "contact"))
        return PublisherInfo(*fields)
    except (OSError, ValueError, AttributeError):
        return PublisherInfo()
