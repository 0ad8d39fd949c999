"""Describe refusals of the rules."""

from __future__ import annotations

from audiowar.rules.state import Refused

from .line import Line


def describe_refusal(refused: Refused) -> Line:
    """Return the line that explains a refusal."""
    return Line(f"refused-{refused.reason.replace('_', '-')}", refused.args_)
