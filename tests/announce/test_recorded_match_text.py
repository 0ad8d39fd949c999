"""A game as text, step by step: what a seat hears with its questions, or one who sees all."""

from __future__ import annotations

from typing import Any

import pytest

from audiowar.announce.recorded_match_text import RecordedMatchTextRenderer
from audiowar.l10n.catalogue import Catalogue, Detail
from tests.rules.table import AsTheyLie, answer, game

NAMES = ("Mira", "Ana")
ENGLISH = Catalogue("en", strict=True)
ACE: dict[str, Any] = {"hands": ["AH 2H", "KS 3S"]}


def told(
    name: str,
    position: dict[str, Any],
    *steps: str,
    seat: int | None = 0,
    detail: Detail = "normal",
) -> list[str]:
    """Return what is written of the beginning and of each step, an answer or a pause."""
    players = len(position.get("hands") or position.get("stacks") or position["bankrolls"])
    running = game(name, players, position, AsTheyLie())
    written = RecordedMatchTextRenderer(running, NAMES, seat, detail)
    texts = [written.render_step([], ENGLISH)]
    for step in steps:
        events = answer(running, step) if step else running.advance()
        texts.append(written.render_step(events, ENGLISH))
    return texts


@pytest.mark.parametrize(
    ("seat", "written"),
    [
        (0, ["", "Trick 1. You play the ace.", "Ana: king. You take two cards."]),
        (1, ["", "", "Trick 1. You play the king. Mira: ace. Mira takes two cards."]),
        (
            None,
            ["", "Trick 1. Mira plays the ace.", "Ana plays the king. Mira takes two cards."],
        ),
    ],
)
def test_a_trick_is_numbered_once_and_told_to_each_as_it_may_know(
    seat: int | None, written: list[str]
) -> None:
    assert told("scientific", ACE, "AH", "KS", seat=seat) == written
    later = told("scientific", ACE, "AH", "KS", "2H")[-1]
    assert later == "Trick 2. You play the two."


def test_a_game_may_be_written_briefly() -> None:
    assert told("scientific", ACE, "AH", "KS", detail="brief")[1:] == [
        "Trick 1. Ace.",
        "You take 2. Ana king.",
    ]


def test_a_question_is_written_once_with_what_the_seat_may_look_at() -> None:
    assert told("scientific", {**ACE, "spy": 0}, "KS", "AH") == [
        "",
        "Trick 1. Everyone else has chosen. C tells you their cards; then choose. Ana: king.",
        "You play the ace. You take two cards.",
    ]


def test_where_nobody_chooses_a_trick_has_the_number_that_runs() -> None:
    stacks = {"stacks": ["AH 2H 3H", "KS 3S 4S"]}
    assert told("classic", stacks, "", "") == [
        "",
        "Trick 1. You: ace. Ana: king. You take two cards.",
        "Trick 2. You: two. Ana: three. Ana takes two cards.",
    ]


def test_what_is_a_round_is_numbered_as_one() -> None:
    position = {"bankrolls": [10000], "shoe": "KH 9S" + " 2H" * 60}
    first, bet = told("casino", position, "bet:1000")
    assert first == "Your bet? You have 100, and may bet from 10 to 100."
    assert bet.startswith("Round 1. You bet 10. You: king. House: nine. You win 10.")
    assert bet.endswith("You have 110. Your bet?")
