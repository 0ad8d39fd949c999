"""Format dates and times of day."""

from __future__ import annotations

from datetime import datetime


def format_date(when: str, plural_tag: str) -> str:
    """Format an ISO 8601 timestamp as date and time of day."""
    from babel.dates import format_date, format_time

    moment, locale = datetime.fromisoformat(when), plural_tag.replace("-", "_")
    return f"{format_date(moment, 'long', locale)}, {format_time(moment, 'short', locale=locale)}"
