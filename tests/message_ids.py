"""List the ids of a language's messages."""

from __future__ import annotations

from audiowar.l10n.discover_locales import discover_locales
from tools.translations.parsed_messages import parse_messages


def list_message_ids(tag: str) -> list[str]:
    """Return the ids of the messages in a language's own files."""
    return list(parse_messages(discover_locales()[tag].folder, []))
