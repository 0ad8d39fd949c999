"""Why the rules refuse something, as a line."""

from __future__ import annotations

from audiowar.rules.state import Refused

from .line import Line


def describe_refusal(refused: Refused) -> Line:
    """Return the line that tells why the rules refuse."""
    return Line(f"refused-{refused.reason.replace('_', '-')}", refused.args_)
