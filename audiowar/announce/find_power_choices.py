"""Find the choices that the power key stands for, by a prefix such as "steal"."""

from __future__ import annotations

from collections.abc import Sequence

from audiowar.rules.events import Choice

from .line import Line


def find_choices_by_prefix(
    prefix: str, options: Sequence[Choice], if_none: Line
) -> Choice | range | Line:
    """Return the only option that begins with a prefix, or `if_none` if no option does.

    Return the range of indexes if several options do.
    """
    places = [place for place, choice in enumerate(options) if str(choice).startswith(prefix)]
    if not places:
        return if_none
    return options[places[0]] if len(places) == 1 else range(places[0], places[-1] + 1)
