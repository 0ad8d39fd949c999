"""What counts as lost and repeated where keys are pressed in pairs, and that nothing is."""

from __future__ import annotations

from random import Random

import pytest

from .pairs import STARTED, judge, play, started, wait
from .rig import audio, screen, speech_server
from .rig.missing_programs import skip_without
from .rig.outcomes import Outcome

ANA = Outcome("Ana takes three cards.", "Ana's king takes 3.")
AGAIN = Outcome("Ana takes three cards.", "Ana's ten takes 3.")
BEN = Outcome("Ben takes four cards.", "Ben takes 4.")
OUT = Outcome("Ben takes four cards. You are out.", "Ben takes 4. You are out.")


@pytest.mark.parametrize(
    "outcomes, marks, heard, lost, repeated",
    [
        ([ANA], [0], ["You play the ten. Ana takes three cards."], [], []),
        ([ANA], [1], ["Ana takes three cards.", "Ana's king"], [ANA], []),
        ([ANA], [0], ["Ana takes three cards.", "Ana's king takes 3."], [], [ANA]),
        ([ANA, AGAIN], [0, 0], ["Ana takes three cards."], [AGAIN], []),
        ([ANA, AGAIN], [0, 0], ["Ana's king takes 3.", "Ana takes three cards."], [], []),
        ([ANA, AGAIN], [0, 0], ["Ana takes three cards.", "Ana's king takes 3."], [], []),
        ([OUT], [0], ["Ben takes 4.", "Ben takes four cards"], [OUT], [OUT]),
        ([OUT], [0], ["Ben takes four cards.", "You are out."], [], []),
        # Equal sentences recur: each trick is told by what sounded before the next one.
        ([BEN, BEN], [0, 1], ["Ben takes four cards.", "Ben takes 4."], [], []),
        ([BEN, BEN], [0, 1], ["Ben takes 4.", "Ben takes four cards."], [], []),
        ([BEN, BEN], [0, 1], ["", "Ben takes 4.", "Ben takes 4."], [BEN], [BEN]),
        ([BEN, ANA], [0, 1], ["Ben takes 4.", "Ana takes three cards.", "Ben takes 4."], [], [BEN]),
        (
            [ANA, AGAIN, BEN],
            [0, 0, 0],
            ["Ana takes three cards. Ana's ten takes 3. Ben takes 4"],
            [],
            [],
        ),
    ],
)
def test_what_counts_as_lost_or_repeated(
    outcomes: list[Outcome],
    marks: list[int],
    heard: list[str],
    lost: list[Outcome],
    repeated: list[Outcome],
) -> None:
    assert judge(outcomes, marks, heard) == (lost, repeated)


@skip_without(audio, screen, speech_server)
@pytest.mark.parametrize(
    ("pace", "language", "game", "pairs"),
    [(13, "sr", "scientific", 5), (40, "ro", "razboi", 10)],
)
def test_each_outcome_is_told_once_whether_heard_to_its_end_or_cut_off(
    pace: float, language: str, game: str, pairs: int
) -> None:
    flags = ("--lang", language, "--game", game, "--players", "3", "--seed", "1")
    with started("server", *flags, pace=pace) as way:
        tally = play(way, language, pairs, Random(pace), patient=pairs // 5)
        assert (tally.lost, tally.repeated) == ([], []), way.get_heard_texts()
        assert tally.outcomes


@skip_without(audio, screen, speech_server)
@pytest.mark.parametrize("name", ["voice", "terminal"])
def test_what_the_program_says_is_heard_each_way(name: str) -> None:
    with started(name, "--lang", "en", "--game", "razboi", "--seed", "1") as way:
        assert wait(lambda: any("cards" in text for text in way.get_heard_texts()), STARTED)
        way.press("enter")
        assert wait(lambda: any("Alice" in text for text in way.get_heard_texts()), STARTED)
