"""How options are described: what may be set, and what zero means."""

from __future__ import annotations

import pytest

from audiowar.announce.describe_game_options import describe_option_with_alternatives
from audiowar.announce.render_lines import render_line
from audiowar.l10n.catalogue import Catalogue
from audiowar.rules.registry import get_variant

ENGLISH = Catalogue("en", strict=True)


@pytest.mark.parametrize(
    ("game", "name", "value", "told"),
    [
        ("razboi", "choice_seconds", 20, "20. Possible: 0 to 600; 0 for none."),
        ("razboi", "choice_seconds", 0, "none. Possible: 0 to 600."),
        ("razboi", "trick_limit", 40, "40. Possible: 0 or more; 0 for none."),
        ("razboi", "trick_limit", 0, "none. Possible: 0 or more."),
        ("casino", "bankroll", 1000, "1000. Possible: 1 to 1000000."),
        ("scientific", "jokers", 1, "1. Possible: 0, 1 or 2."),
    ],
)
def test_what_may_be_set_is_told_with_what_zero_means(
    game: str, name: str, value: int, told: str
) -> None:
    option = next(one for one in get_variant(game).options if one.name == name)
    line = describe_option_with_alternatives(option, value, lambda one: render_line(one, ENGLISH))
    assert render_line(line, ENGLISH).partition(": ")[2] == told
