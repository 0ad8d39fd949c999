"""Looking ahead, the deadline, and the reasons that the coach gives."""

from __future__ import annotations

import pytest

from audiowar.games.scientific.bots import coach_advice
from audiowar.games.scientific.bots.suitless_model import Position, pack_cards
from audiowar.games.scientific.bots.trick_analysis_for_coach import TrickAnalysis, analyse_trick
from audiowar.games.scientific.bots.two_player_searches import (
    search_as_professor,
    search_one_trick_deep,
    search_two_tricks_deep,
)
from audiowar.rules.cards import KING, parse_card
from tests.cards import parse_cards


def against(mine: str, theirs: str, pile: str = "", pot: str = "") -> Position:
    hands = (pack_cards(parse_cards(mine)), pack_cards(parse_cards(theirs)))
    return Position(hands, (pack_cards(parse_cards(pile)), 0), pack_cards(parse_cards(pot)))


@pytest.mark.parametrize(
    "think", [search_one_trick_deep, search_two_tricks_deep, search_as_professor]
)
def test_the_last_card_of_the_other_is_beaten_at_once(think: object) -> None:
    position = against("2H 5H KH QH", "TS", pile="AH AS KS 4S 4H 6H 6S 7H 7S")
    solution = think(position)  # type: ignore[operator]
    winning = [
        p for p, row in zip(solution.row_strategy, solution.rows, strict=True) if row in (10, 11)
    ]
    assert solution.value == pytest.approx(1) and sum(winning) == pytest.approx(1)


@pytest.mark.parametrize(
    "think", [search_one_trick_deep, search_two_tricks_deep, search_as_professor]
)
def test_a_spy_answers_the_card_that_is_seen(think: object) -> None:
    position = against("2H KH", "TS 3S", pile="4H")._replace(spy=0)
    solution = think(position, seen_choice=parse_card("TS") >> 2)  # type: ignore[operator]
    assert solution.columns == (8,) and solution.row_strategy == [0.0, 1.0]


def thought(position: Position, me: int = 0, **known: int) -> TrickAnalysis:
    seen = {int(seat[1:]): rank for seat, rank in known.items()}
    return analyse_trick(search_one_trick_deep, position, me, seen, 99)


def test_a_spy_is_told_why_nothing_wins_or_why_it_gives_little() -> None:
    ten = parse_card("TS") >> 2
    position = against("2H KH", "TS 3S")._replace(spy=0)
    over = thought(position, s1=ten)
    assert coach_advice.find_reason_for_action(KING, over) == "coach-spy-takes"
    # The king would win, so who plays the two saves it.
    assert coach_advice.find_reason_for_action(0, over) == "coach-save-high"
    nothing = thought(against("2H 7H", "TS 3S")._replace(spy=0), s1=ten)
    assert coach_advice.find_reason_for_action(0, nothing) == "coach-spy-gives-little"


def test_a_thought_of_several_knows_what_takes_and_what_it_is_worth() -> None:
    hands = tuple(pack_cards(parse_cards(hand)) for hand in ("2H AH", "3S 4S", "5D 6D"))
    position = Position(hands, (0, 0, 0), pack_cards(parse_cards("KH KS")))
    over = thought(position, 0)
    ace, two = parse_card("AH") >> 2, 0
    assert (over.taking_chances[ace], over.taking_chances[two]) == (pytest.approx(1.0), 0.0)
    assert over.winning_chances[ace] > over.winning_chances[two]
    assert thought(position, 0) == over
    seen = thought(position._replace(spy=1), 1, s0=two, s2=parse_card("5D") >> 2)
    assert seen.has_seen_choices and not any(seen.taking_chances.values())
