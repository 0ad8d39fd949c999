"""The fast model: equal to the rules core, and a few tricks by hand."""

from __future__ import annotations

from random import Random

import pytest

from audiowar.games.scientific.bots.suitless_model import (
    NO_SPY,
    Position,
    find_taker_index,
    list_actions,
    pack_cards,
    play_trick,
)
from benchmarks import bots_model
from tests.cards import parse_cards


@pytest.mark.parametrize(("players", "jokers", "revolution"), bots_model.TABLES)
def test_tricks_come_out_as_in_the_rules_core(players: int, jokers: int, revolution: str) -> None:
    random = Random(players * 10 + jokers)
    tricks = sum(bots_model.compare(players, jokers, revolution, random, 60) for _ in range(3))
    assert tricks > 60


def at(mine: str, theirs: str, **more: object) -> Position:
    hands = pack_cards(parse_cards(mine)), pack_cards(parse_cards(theirs))
    return Position(hands, (0, 0), **more)  # type: ignore[arg-type]


def test_a_lone_joker_leaves_everything_in_the_pot() -> None:
    after = play_trick(at("JOKER 2H", "AS 3S"), (13, 12), revolution_is_immediate=True)
    assert after.pot == pack_cards(parse_cards("JOKER AS")) and after.piles == (0, 0)


def test_a_jack_decides_its_own_trick_only_when_revolution_is_immediate() -> None:
    before = at("JH 2H", "AS 3S")
    assert play_trick(before, (9, 12), revolution_is_immediate=True).piles[0] == pack_cards(
        parse_cards("JH AS")
    )
    assert play_trick(before, (9, 12), revolution_is_immediate=False).piles[1] == pack_cards(
        parse_cards("JH AS")
    )


def test_two_queens_make_no_spy() -> None:
    assert play_trick(at("QH 2H", "QS 3S"), (10, 10), revolution_is_immediate=True).spy == NO_SPY
    assert play_trick(at("QH 2H", "KS 3S"), (10, 11), revolution_is_immediate=True).spy == 0


def test_a_swap_needs_a_pile() -> None:
    before = at("8H 2H", "AS 3S", swap_mask=1)
    assert list_actions(before, 0) == (0, 6)
    assert list_actions(before._replace(piles=(pack_cards(parse_cards("KD")), 0)), 0) == (
        0,
        6,
        16 + 11,
    )


def test_a_joker_takes_a_war_that_was_due_among_three() -> None:
    assert find_taker_index((12, 12, 13), low_wins=False) == 2
    assert find_taker_index((12, 11, 13), low_wins=False) == -1
    assert find_taker_index((12, 13, 13), low_wins=False) == 0
