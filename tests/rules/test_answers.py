"""Why an answer is refused, and what everybody knows of an answer that was given."""

from __future__ import annotations

import pytest

from audiowar.rules.cards import JOKER, parse_card
from audiowar.rules.events import Choice
from audiowar.rules.projection import project_view
from audiowar.rules.registry import GAMES
from audiowar.rules.state import Question, Refused
from tests.rules.table import game

HANDS = {"hands": ["4H 9H", "5S 9S", "6D 9D"]}


def refused(seat: int, choice: int | str) -> Refused:
    """Return why an answer is refused at a table of three, where seat 1 has chosen."""
    running = game("scientific", 3, HANDS)
    running.answer(1, parse_card("5S"))
    with pytest.raises(Refused) as why:
        running.answer(seat, choice)
    return why.value


@pytest.mark.parametrize(
    ("seat", "choice", "reason", "args"),
    [
        # Who does not sit there is not asked.
        *((seat, parse_card("4H"), "not_asked", {}) for seat in (-1, 3, 99)),
        (1, parse_card("9S"), "already_chosen", {}),
        # A card that one does not hold is named.
        *((0, parse_card(code), "not_in_hand", {"card": code}) for code in ("2C", "9S", "JOKER")),
        # What is no card is not possible.
        *((0, one, "not_possible", {"choice": str(one)}) for one in ("nonsense", JOKER + 1, -1)),
    ],
)
def test_why_an_answer_is_refused(
    seat: int, choice: int | str, reason: str, args: dict[str, str]
) -> None:
    why = refused(seat, choice)
    assert (why.reason, why.message_args) == (reason, args)


def test_an_answer_to_an_earlier_question_is_late() -> None:
    running = game("scientific", 3, HANDS)
    number = running.questions[0].number
    with pytest.raises(Refused) as why:
        running.answer(0, parse_card("4H"), number - 1)
    assert why.value.reason == "late_answer"
    running.answer(0, parse_card("4H"), number)


def test_a_timer_answers_the_quietest_that_is_allowed() -> None:
    choices: tuple[Choice, ...]
    for name, choices, answer in (
        ("razboi", ("prisoner", "top"), "top"),
        ("razboi", ("keep:5D", "keep:top", "keep:none"), "keep:none"),
        ("steal", ("steal:1", "play"), "play"),
        ("steal", ("lay:9S", "lay:2H"), "lay:9S"),
        ("scientific", (5, "swap"), 5),
        ("scientific", (0, 5), 0),
    ):
        assert GAMES[name].get_timeout_answer(Question(0, "", choices, 1)) == answer


def test_the_own_choice_is_known_to_who_made_it_and_to_nobody_else() -> None:
    running = game("scientific", 3, HANDS)
    running.answer(1, parse_card("5S"))
    views = {viewer: project_view(running, viewer) for viewer in (0, 1, 2, None)}
    assert views[1].own_choice == parse_card("5S")
    assert [views[viewer].own_choice for viewer in (0, 2, None)] == [None] * 3
    assert all(one.chosen == (1,) for one in views.values())
    # A card that lies chosen is still the player's.
    assert all(one.owned == (2, 2, 2) for one in views.values())
