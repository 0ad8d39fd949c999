"""One who answers a way to play gives the best answer to it, and begins by judging as it does."""

from __future__ import annotations

from pathlib import Path
from random import Random
from types import SimpleNamespace
from typing import Any, cast

import pytest

from audiowar.games.scientific.bots.load_evaluators import load_network_evaluator
from audiowar.games.scientific.bots.position_tracker import PositionTracker
from audiowar.games.scientific.bots.solve_two_player_trick import TrickSolution
from audiowar.games.scientific.bots.suitless_model import (
    NO_SPY,
    SWAP_OFFSET,
    Position,
    get_played_rank,
    list_actions,
    pack_cards,
    swap_hand_and_pile,
)
from audiowar.games.scientific.bots.two_player_evaluator import evaluate_after_trick
from audiowar.rules.cards import ACE, KING, parse_card
from audiowar.rules.view import View
from tests.cards import parse_cards

np = pytest.importorskip("numpy")

from benchmarks import bots_responder  # noqa: E402
from training.position_arrays import to_arrays  # noqa: E402
from training.self_play import TrainingSettings  # noqa: E402
from training.start_positions import draw_start_position  # noqa: E402
from training.train_responder import ResponderNetwork, answer_many, train_responder  # noqa: E402

JUDGE = load_network_evaluator(True)
LESSON = TrainingSettings(games=24, tricks=5, delayed_share=0.0)


def positions(seed: int, wanted: int) -> list[Position]:
    random = Random(seed)
    return [draw_start_position(random) for _ in range(wanted)]


def valued(position: Position, mine: int, theirs: int) -> float:
    """Return what a pair of actions leads to."""
    for seat, action in enumerate((mine, theirs)):
        position = swap_hand_and_pile(position, seat) if action >= SWAP_OFFSET else position
    return evaluate_after_trick(JUDGE, position, (get_played_rank(mine), get_played_rank(theirs)))


def test_at_first_it_judges_as_the_professor() -> None:
    there = positions(1, 60)
    expected = [JUDGE.evaluate_for_seat0(position) for position in there]
    assert ResponderNetwork().evaluate(to_arrays(there)) == pytest.approx(
        np.array(expected), abs=1e-5
    )


def test_its_answer_is_the_best_there_is() -> None:
    there = positions(2, 160)
    worth = ResponderNetwork()
    answered = answer_many(worth.evaluate, worth, to_arrays(there))
    kinds = set()
    for at, here in enumerate(there):
        mine, theirs = list_actions(here, 0), list_actions(here, 1)
        table = np.array([[valued(here, i, j) for j in theirs] for i in mine])
        mixture = answered.looked.mixtures[1][at][list(theirs)]
        kinds.add(here.spy)
        if here.spy == 1:
            expected, best = table.min(axis=1).max(), table.min(axis=1).argmax()
        elif here.spy == 0:
            column = int(mixture.argmax())
            expected, best = table.max(axis=0)[column], table[:, column].argmax()
        else:
            expected, best = (table @ mixture).max(), (table @ mixture).argmax()
        column = int(mixture.argmax()) if here.spy == 0 else 0
        assert answered.values[at] == pytest.approx(expected, abs=1e-4)
        chosen = mine.index(int(answered.best[at, theirs[column]]))
        if here.spy == NO_SPY:
            assert (table @ mixture)[chosen] == pytest.approx((table @ mixture)[best], abs=1e-4)
    assert kinds == {NO_SPY, 0, 1}


def test_training_is_written_and_read_again(tmp_path: Path) -> None:
    file, seen = tmp_path / "worth.npz", []
    learnt = train_responder(1, 1, file, lambda games, error: seen.append((games, error)), LESSON)
    read = ResponderNetwork()
    read.load(file)
    there = to_arrays(positions(3, 20))
    assert read.evaluate(there).tolist() == learnt.evaluate(there).tolist()
    assert seen and read.evaluate(there).tolist() != ResponderNetwork().evaluate(there).tolist()


def king(
    position: Position, revolution_is_immediate: bool, seen_choice: int | None = None
) -> TrickSolution:
    """Play the king."""
    rows = list_actions(position, 0)
    return TrickSolution(0.0, rows, (), [float(row == KING) for row in rows], [], [])


@pytest.mark.parametrize("viewer", [0, 1])
@pytest.mark.parametrize("spy", [NO_SPY, 0, 1])
def test_at_the_table_it_beats_who_is_known_to_play_a_card(viewer: int, spy: int) -> None:
    mine, theirs = pack_cards(parse_cards("2H TH AH")), pack_cards(parse_cards("9S KS 4S"))
    hands, seen = ((mine, theirs), (theirs, mine))[viewer], []

    def known_king(
        position: Position, revolution_is_immediate: bool, seen_choice: int | None = None
    ) -> TrickSolution:
        seen.append((position.hands, seen_choice))
        return king(position, revolution_is_immediate)

    position = Position(hands, (0, 0), pack_cards(parse_cards("QH QD")), spy=spy)
    looks = {"chosen": {1 - viewer: KING << 2}} if spy == viewer else {}
    view = cast(View, SimpleNamespace(viewer=viewer, peek=looks))
    mixed = bots_responder.Responder(known_king, ResponderNetwork())(
        position, view, PositionTracker(), Random(1)
    )
    assert mixed == [(ACE, 1.0)]
    assert all(hands == (theirs, mine) for hands, _ in seen)
    answers = {NO_SPY: [None], viewer: []}.get(
        spy, [parse_card("2H") >> 2, parse_card("TH") >> 2, ACE]
    )
    assert [known for _, known in seen] == answers


@pytest.mark.parametrize("spy", [NO_SPY, 0, 1])
def test_two_tricks_ahead_it_sees_the_win_that_is_not_there_after_one(spy: int) -> None:
    blind: Any = SimpleNamespace(evaluate=lambda positions: np.zeros(len(positions)))
    # Who takes the king is left with an ace or more against the last card, a nine.
    hands = pack_cards(parse_cards("2H TH AH AC")), pack_cards(parse_cards("9S KS"))
    view = cast(View, SimpleNamespace(viewer=0, peek={}))
    here = Position(hands, (0, 0))
    chosen = [
        bots_responder.Responder(king, blind, tricks)(here, view, PositionTracker(), Random(1))
        for tricks in (1, 2)
    ]
    assert chosen == [[(parse_cards("2H")[0] >> 2, 1.0)], [(ACE, 1.0)]]
    last = Position((hands[0], pack_cards(parse_cards("9S"))), (0, 0), spy=spy)
    assert bots_responder.Responder(king, blind, 2)._value(last) == pytest.approx(
        bots_responder.LATER_TRICK_DISCOUNT
    )
    weak = Position(
        (pack_cards(parse_cards("2H 9H")), pack_cards(parse_cards("9S KS"))),
        (0, 0),
        pack_cards(parse_cards("3D")),
        spy=spy,
    )
    assert bots_responder.Responder(king, blind, 2)._value(weak) == pytest.approx(0.0)
