"""What a timer answers for who has not."""

from __future__ import annotations

import pytest

from audiowar.rules.events import Choice
from audiowar.rules.registry import GAMES
from audiowar.rules.state import Question


@pytest.mark.parametrize(
    ("game", "kind", "choices", "answer"),
    [
        ("razboi", "prisoner", ("prisoner", "top"), "top"),
        ("razboi", "keep", ("keep:5D", "keep:top", "keep:none"), "keep:none"),
        ("steal", "steal", ("steal:1", "play"), "play"),
        ("steal", "lay", ("lay:9S", "lay:2H"), "lay:9S"),
        ("scientific", "card", (5, "swap"), 5),
        ("scientific", "card", (0, 5), 0),
    ],
)
def test_a_timer_answers_the_quietest_that_is_allowed(
    game: str, kind: str, choices: tuple[Choice, ...], answer: Choice
) -> None:
    assert GAMES[game].get_timeout_answer(Question(0, kind, choices, 1)) == answer
