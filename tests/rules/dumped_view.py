"""A whole view as it goes over the wire."""

from __future__ import annotations

from dataclasses import fields
from typing import Any

from audiowar.rules.view import View
from audiowar.rules.wire import dump_view_parts


def dump_view(view: View) -> dict[str, Any]:
    """Dump all parts of a view. The result has `question` only if one is open."""
    return dump_view_parts({part.name: getattr(view, part.name) for part in fields(view)})
