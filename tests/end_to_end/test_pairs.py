"""What counts as lost where keys are pressed in pairs."""

from __future__ import annotations

import pytest

from .pairs import STARTED, find_lost, started, wait
from .rig import audio, screen, speech_server
from .rig.outcomes import Outcome

MISSING = ", ".join(
    filter(None, (one.name_missing_programs() for one in (audio, screen, speech_server)))
)

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
        ([ANA, AGAIN], [0, 0], ["Ana takes three cards.", "Ana's king takes 3."], []),
        ([OUT], [0], ["Ben takes 4.", "Ben takes four cards"], [OUT]),
        ([OUT], [0], ["Ben takes four cards.", "You are out."], []),
    ],
)
def test_what_counts_as_lost(
    outcomes: list[Outcome], marks: list[int], heard: list[str], lost: list[Outcome]
) -> None:
    assert find_lost(outcomes, marks, heard) == lost


@pytest.mark.skipif(bool(MISSING), reason=f"not installed: {MISSING}")
@pytest.mark.parametrize("name", ["server", "voice", "terminal"])
def test_what_the_program_says_is_heard_each_way(name: str) -> None:
    with started(name, "--lang", "en", "--game", "razboi", "--seed", "1") as way:
        assert wait(lambda: any("cards" in text for text in way.get_heard_texts()), STARTED)
        way.press("enter")
        assert wait(lambda: any("Alice" in text for text in way.get_heard_texts()), STARTED)
