"""Bets that are made when they are looked at are the same as bets in a list."""

from __future__ import annotations

import pytest

from audiowar.rules.parts.possible_bets import Bet, PossibleBets, parse_bet


def listed(low: int, high: int, cash: int) -> list[str]:
    """Return all choices the slow way."""
    return [
        str(Bet(100 * stake, 100 * tie_bet))
        for stake in range(low, high + 1)
        for tie_bet in range(high + 1)
        if stake + tie_bet <= cash
    ] + ["leave"]


CASES = [(1, 1, 1), (1, 5, 3), (2, 5, 9), (2, 5, 10), (3, 5, 11), (10, 20, 15), (10, 20, 10)]
each = pytest.mark.parametrize(("low", "high", "cash"), CASES)


@each
def test_they_are_those_of_the_list_in_its_order(low: int, high: int, cash: int) -> None:
    assert list(PossibleBets(low, high, cash)) == listed(low, high, cash)


@each
def test_each_is_found_by_its_index(low: int, high: int, cash: int) -> None:
    bets = PossibleBets(low, high, cash)
    assert [bets[i] for i in range(len(bets))] == listed(low, high, cash)
    assert bets[:] == listed(low, high, cash)


@each
def test_those_and_no_others_are_in_it(low: int, high: int, cash: int) -> None:
    known = set(listed(low, high, cash))
    asked = {str(Bet(50 * s, 50 * t)) for s in range(50) for t in range(50)} | {"leave", "bet:x"}
    assert {choice for choice in asked if choice in PossibleBets(low, high, cash)} == known


def test_there_may_be_more_than_anybody_could_list() -> None:
    bets = PossibleBets(1, 10**6, 10**6)
    assert len(bets) == 10**6 * (10**6 + 1) // 2 + 1
    assert (bets[0], bets[-2], bets[-1]) == ("bet:100", "bet:100000000", "leave")


def test_beyond_the_last_there_is_none() -> None:
    with pytest.raises(IndexError):
        PossibleBets(1, 2, 2)[9]


@pytest.mark.parametrize("text", ["bet:1000", "bet:1000+200"])
def test_a_bet_reads_as_it_is_written(text: str) -> None:
    assert str(parse_bet(text)) == text


@pytest.mark.parametrize("text", ["bet:1000+0", "bet:010", "bet:1000+", "bet 10", "leave", 7])
def test_other_texts_are_no_bets(text: str | int) -> None:
    assert parse_bet(text) is None


def test_cards_are_no_bets() -> None:
    assert 7 not in PossibleBets(1, 2, 2)
