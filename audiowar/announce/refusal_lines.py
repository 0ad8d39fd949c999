"""Say why the rules refuse an answer or an option."""

from __future__ import annotations

from audiowar.rules.state import Refused

from .line import Line
from .view_lines import hyphenate


def describe_refusal(refused: Refused) -> Line:
    """Return the line that explains a refusal."""
    return Line(f"refused-{hyphenate(refused.reason)}", refused.args_)
