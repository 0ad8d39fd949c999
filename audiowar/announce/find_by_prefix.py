"""Find the choices that begin with a prefix."""

from __future__ import annotations

from collections.abc import Sequence

from audiowar.rules.events import Choice

from .line import Line


def find_by_prefix(prefix: str, options: Sequence[Choice], none: Line) -> Choice | range | Line:
    """Return the only match, the index range of several matches, or `none`."""
    places = [place for place, choice in enumerate(options) if str(choice).startswith(prefix)]
    if not places:
        return none
    return options[places[0]] if len(places) == 1 else range(places[0], places[-1] + 1)
