"""Format dates and times of day."""

from __future__ import annotations

from datetime import datetime


def make_date_args(when: str, plural_tag: str) -> dict[str, str]:
    """Return message arguments for an ISO 8601 timestamp.

    They are the formatted `date` and `time`, and the parts `day`, `month` ("m1" to "m12") and
    `year`.
    """
    # Imported late, because Babel loads slowly.
    from babel.dates import format_date, format_time

    moment, locale = datetime.fromisoformat(when), plural_tag.replace("-", "_")
    parts = {"day": str(moment.day), "month": f"m{moment.month}", "year": str(moment.year)}
    date, time = format_date(moment, "long", locale), format_time(moment, "short", locale=locale)
    return {"date": date, "time": time, **parts}
