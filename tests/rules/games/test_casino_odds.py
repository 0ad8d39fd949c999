"""What bets at Casino War cost on average: counted, and found again by playing."""

from __future__ import annotations

import math
from collections.abc import Iterator
from itertools import product
from statistics import fmean, pstdev

import pytest

from audiowar.games.casino.events import Pay
from audiowar.games.casino.odds import ROUNDS_PER_EVENING, Odds, round_to_two_digits
from audiowar.rules.chance import SeededChance
from audiowar.rules.match import Match
from audiowar.rules.parts.possible_bets import Bet
from audiowar.rules.registry import get_variant

RICH = 1_000_000


@pytest.mark.parametrize("decks", [4, 6, 8])
def test_the_edges_follow_from_every_pair_of_cards_of_a_whole_shoe(decks: int) -> None:
    """Counted card by card, in place of by a formula."""
    odds = Odds(decks)
    ranks, size = 4 * decks, 52 * decks
    pairs = sum(ranks * (ranks - 1) for _ in range(13))
    assert odds.full_shoe_tie_chance == pytest.approx(pairs / (size * (size - 1)))
    # After a tie of two aces; another rank of the tie changes nothing.
    left = {rank: ranks - 2 * (rank == 12) for rank in range(13)}
    lost = sum(left[own] * left[house] for own, house in product(left, left) if house > own)
    won = sum(left[own] * left[house] for own, house in product(left, left) if house < own)
    even = sum(count * (count - 1) for count in left.values())
    assert lost + won + even == (size - 2) * (size - 3)
    # Over all ranks of a tie, own and house cards are higher equally often.
    assert odds.war_loss_chance == pytest.approx((lost + won) / 2 / (lost + won + even))


def test_with_six_decks_the_edges_are_those_of_the_books() -> None:
    odds = Odds(6)
    found = [
        odds.get_bet_house_edge(True),
        odds.get_bet_house_edge(False),
        odds.tie_bet_house_edge,
        odds.war_house_edge,
    ]
    assert [round(float(100 * edge), 2) for edge in found] == [2.88, 3.7, 18.65, 38.9]


def test_more_decks_cost_more_at_a_war_and_less_at_a_tie() -> None:
    assert (
        Odds(4).get_bet_house_edge(True)
        < Odds(6).get_bet_house_edge(True)
        < Odds(8).get_bet_house_edge(True)
    )
    assert Odds(4).tie_bet_house_edge > Odds(6).tie_bet_house_edge > Odds(8).tie_bet_house_edge


def test_a_round_costs_what_both_bets_cost() -> None:
    odds = Odds(6)
    assert (
        odds.get_average_cost_per_round(Bet(1000, 500))
        == 1000 * odds.get_bet_house_edge(True) + 500 * odds.tie_bet_house_edge
    )
    assert (
        odds.get_average_cost_per_round(Bet(1000), covers_war=False)
        == 1000 * odds.full_shoe_tie_chance / 2
    )


def play_evenings(bet: Bet, count: int, decks: int) -> Iterator[float]:
    """Play evenings by the real rules, always going to war; yield what each brings."""
    for seed in range(count):
        options = {"bankroll": RICH, "decks": decks, "rounds": ROUNDS_PER_EVENING, "max_bet": 1000}
        match = Match(get_variant("casino"), 1, options, SeededChance(seed))
        match.start()
        brought = 0
        while not match.end_event:
            answer = str(bet) if match.questions[0].kind == "bet" else "war"
            events = match.answer(0, answer)
            brought += sum(event.cents for event in events if isinstance(event, Pay))
        yield brought


@pytest.mark.parametrize(
    ("bet", "decks"), [(Bet(1000), 6), (Bet(10_000, 4000), 6), (Bet(2000, 6000), 4)]
)
def test_an_evening_costs_what_playing_it_costs(bet: Bet, decks: int) -> None:
    """The seeds are fixed, so the same evenings are played each time."""
    brought = list(play_evenings(bet, 600, decks))
    evening = Odds(decks).estimate_evening_cost(bet)
    error = pstdev(brought) / math.sqrt(len(brought))
    assert -evening.cost == pytest.approx(fmean(brought), abs=2.5 * error)
    inside = [evening.likely_low_gain <= cents <= evening.likely_high_gain for cents in brought]
    assert 0.6 < fmean(inside) < 0.74
    below = fmean(cents < evening.likely_low_gain for cents in brought)
    assert 0.1 < below < 0.22


def test_a_larger_bet_costs_as_much_more() -> None:
    small, large = (Odds(6).estimate_evening_cost(Bet(cents)) for cents in (1000, 10_000))
    assert small == (1700, -9600, 6100)
    assert large == (17_000, -96_000, 61_000)


@pytest.mark.parametrize(
    ("cents", "rounded"),
    [(1728, 1700), (172, 200), (17_283, 17_000), (-95_812, -96_000), (99_950, 100_000), (40, 0)],
)
def test_an_amount_is_told_with_two_digits_that_count(cents: float, rounded: int) -> None:
    assert round_to_two_digits(cents) == rounded
