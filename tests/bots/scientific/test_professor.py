"""Looking ahead, the deadline, and the reasons that the coach gives."""

from __future__ import annotations

from random import Random

import pytest

from audiowar.bots.scientific import coach
from audiowar.bots.scientific.model import Position, heap
from audiowar.bots.scientific.thinking import d1, professor, sel1
from audiowar.rules.cards import card, cards
from audiowar.rules.chance import SeededChance
from audiowar.rules.engine import Game
from audiowar.rules.registry import variant
from audiowar.rules.view import project, view


def against(mine: str, theirs: str, pile: str = "", pot: str = "") -> Position:
    hands = (heap(cards(mine)), heap(cards(theirs)))
    return Position(hands, (heap(cards(pile)), 0), heap(cards(pot)))


@pytest.mark.parametrize("think", [d1, sel1, professor])
def test_the_last_card_of_the_other_is_beaten_at_once(think: object) -> None:
    position = against("2H 5H KH QH", "TS", pile="AH AS KS 4S 4H 6H 6S 7H 7S")
    solution = think(position, True)  # type: ignore[operator]
    winning = [p for p, row in zip(solution.mine, solution.rows, strict=True) if row in (10, 11)]
    assert solution.value == pytest.approx(1) and sum(winning) == pytest.approx(1)


@pytest.mark.parametrize("think", [d1, sel1, professor])
def test_a_spy_answers_the_card_that_is_seen(think: object) -> None:
    position = against("2H KH", "TS 3S", pile="4H")._replace(spy=0)
    solution = think(position, True, known=card("TS") >> 2)  # type: ignore[operator]
    assert solution.columns == (8,) and solution.mine == [0.0, 1.0]


def test_the_coach_mixes_what_is_held_and_says_why() -> None:
    game = Game(variant("scientific"), 2, {}, SeededChance(1))
    history = [project(event, 0) for event in game.start()]
    random = Random(1)
    for _ in range(12):
        while 0 not in game.questions and not game.finished:
            seat = next(iter(game.questions))
            events = game.answer(seat, random.choice(list(game.questions[seat].choices)))
            history += [project(event, 0) for event in events]
        advice = coach.analyse(view(game, 0), history)
        assert advice and sum(a.chance for a in advice) > 0.7
        assert all(a.choice in game.questions[0].choices for a in advice)
        assert all(a.reason in coach.REASONS for a in advice)
        events = game.answer(0, advice[0].choice)
        history += [project(event, 0) for event in events]


def test_the_coach_names_the_pot_when_a_card_would_win_it() -> None:
    position = against("2H QH 9H", "3S 4S", pot="AH AS KH KS")
    assert coach.reason(7, position, d1(position, True), True) == "coach-win-pot"
