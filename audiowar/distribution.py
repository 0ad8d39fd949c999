"""Facts about this copy of the program that are set when the downloads are built."""

from __future__ import annotations

import json
from dataclasses import dataclass
from functools import cache
from pathlib import Path

FILE = Path(__file__).with_name("distribution.json")
"""Written by `packaging/release --address`; a copy from source has none."""


@dataclass(frozen=True)
class Distribution:
    """Where this copy of the program comes from."""

    address: str = ""
    """The URL of the folder with all downloads, with a slash at its end; empty if unknown."""
    key: str = ""
    """The minisign public key of the releases, as the second line of its file."""
    contact: str = ""
    """Where players report problems, an e-mail address or a URL; empty if unknown."""


@cache
def load_distribution(file: Path = FILE) -> Distribution:
    """Read the facts from the file. Missing or damaged facts are empty."""
    try:
        found = json.loads(file.read_text(encoding="utf-8"))
        return Distribution(*(str(found.get(name, "")) for name in ("address", "key", "contact")))
    except (OSError, ValueError, AttributeError):
        return Distribution()
