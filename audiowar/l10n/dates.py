"""Tell days and times of day as a language writes them."""

from __future__ import annotations

from datetime import datetime


def format_date(when: str, plural_tag: str) -> str:
    """Tell a moment written as in ISO 8601: its day and its time of day."""
    from babel.dates import format_date, format_time

    moment, locale = datetime.fromisoformat(when), plural_tag.replace("-", "_")
    return f"{format_date(moment, 'long', locale)}, {format_time(moment, 'short', locale=locale)}"
