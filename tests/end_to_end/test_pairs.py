"""What counts as lost where keys are pressed in pairs."""

from __future__ import annotations

import pytest

from .pairs import find_lost
from .rig.outcomes import Outcome

ANA = Outcome("Ana takes three cards.", "Ana's king takes 3.")
AGAIN = Outcome("Ana takes three cards.", "Ana's ten takes 3.")
OUT = Outcome("Ben takes four cards. You are out.", "Ben takes 4. You are out.")


@pytest.mark.parametrize(
    "outcomes, marks, heard, lost",
    [
        ([ANA], [0], ["You play the ten. Ana takes three cards."], []),
        ([ANA], [1], ["Ana takes three cards.", "Ana's king"], [ANA]),
        ([ANA, AGAIN], [0, 0], ["Ana takes three cards."], [AGAIN]),
        ([ANA, AGAIN], [0, 0], ["Ana's king takes 3.", "Ana takes three cards."], []),
        ([OUT], [0], ["Ben takes 4.", "Ben takes four cards"], [OUT]),
        ([OUT], [0], ["Ben takes four cards.", "You are out."], []),
    ],
)
def test_what_counts_as_lost(
    outcomes: list[Outcome], marks: list[int], heard: list[str], lost: list[Outcome]
) -> None:
    assert find_lost(outcomes, marks, heard) == lost
