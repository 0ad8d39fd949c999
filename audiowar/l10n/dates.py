"""Format a date and a time of day as arguments of the messages `date` and `moment`."""

from __future__ import annotations

from datetime import datetime


def make_date_args(when: str, plural_tag: str) -> dict[str, str]:
    """Return the message arguments `date`, `time`, `day`, `month` and `year` for a timestamp.

    `when` is in ISO 8601. `date` and `time` are formatted; months are "m1" to "m12".
    """
    # Imported late, because Babel loads slowly.
    from babel.dates import format_date, format_time

    moment, locale = datetime.fromisoformat(when), plural_tag.replace("-", "_")
    parts = {"day": str(moment.day), "month": f"m{moment.month}", "year": str(moment.year)}
    date, time = format_date(moment, "long", locale), format_time(moment, "short", locale=locale)
    return {"date": date, "time": time, **parts}
