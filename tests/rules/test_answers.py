"""Why an answer is refused, and what everybody knows of an answer that was given."""

from __future__ import annotations

import pytest

from audiowar.rules.cards import JOKER, parse_card
from audiowar.rules.projection import project_view
from audiowar.rules.state import Refused
from tests.rules.table import game

HANDS = {"hands": ["4H 9H", "5S 9S", "6D 9D"]}


def refused(seat: int, choice: int | str) -> Refused:
    """Return why an answer is refused at a table of three, where seat 1 has chosen."""
    running = game("scientific", 3, HANDS)
    running.answer(1, parse_card("5S"))
    with pytest.raises(Refused) as why:
        running.answer(seat, choice)
    return why.value


@pytest.mark.parametrize("seat", [-1, 3, 99])
def test_who_does_not_sit_there_is_not_asked(seat: int) -> None:
    assert refused(seat, parse_card("4H")).reason == "not_asked"


def test_who_has_chosen_has_chosen() -> None:
    assert refused(1, parse_card("9S")).reason == "already_chosen"


def test_an_answer_to_an_earlier_question_is_late() -> None:
    running = game("scientific", 3, HANDS)
    number = running.questions[0].number
    with pytest.raises(Refused) as why:
        running.answer(0, parse_card("4H"), number - 1)
    assert why.value.reason == "late_answer"
    running.answer(0, parse_card("4H"), number)


@pytest.mark.parametrize("text", ["2C", "AS", "9S", "JOKER"])
def test_a_card_that_one_does_not_hold_is_named(text: str) -> None:
    why = refused(0, parse_card(text))
    assert (why.reason, why.message_args) == ("not_in_hand", {"card": text})


@pytest.mark.parametrize("choice", ["nonsense", JOKER + 1, -1])
def test_what_is_no_card_is_not_possible(choice: int | str) -> None:
    why = refused(0, choice)
    assert (why.reason, why.message_args) == ("not_possible", {"choice": str(choice)})


def test_the_own_choice_is_known_to_who_made_it_and_to_nobody_else() -> None:
    running = game("scientific", 3, HANDS)
    running.answer(1, parse_card("5S"))
    views = {viewer: project_view(running, viewer) for viewer in (0, 1, 2, None)}
    assert views[1].own_choice == parse_card("5S")
    assert [views[viewer].own_choice for viewer in (0, 2, None)] == [None] * 3
    assert all(one.chosen == (1,) for one in views.values())
    # A card that lies chosen is still the player's.
    assert all(one.owned == (2, 2, 2) for one in views.values())
