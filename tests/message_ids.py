"""The ids of all messages of a language."""

from __future__ import annotations

from audiowar.l10n.checks.parsed_messages import parse_messages
from audiowar.l10n.locales import discover_locales


def list_message_ids(tag: str) -> list[str]:
    """Return the ids of all messages that a language itself has."""
    return list(parse_messages(discover_locales()[tag].folder, []))
