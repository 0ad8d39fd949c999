"""What a bot chooses where one choice is clearly right: worked examples, a position each."""

from __future__ import annotations

from typing import Any

import pytest

from audiowar.bots.registry import make_bot
from audiowar.rules.cards import get_card_code
from audiowar.rules.match import Match
from audiowar.rules.projection import project_view
from tests.rules.table import AsTheyLie, answer, game


def chosen(running: Match, bot: str = "sensible", seat: int = 0, seed: int = 1) -> str:
    """Return what a bot chooses that has seen nothing but the table."""
    choice = make_bot(bot, running.variant.name, seed).choose(project_view(running, seat))
    return get_card_code(choice) if isinstance(choice, int) else choice


# Scientific War


def spied(hand: str, others: str, revolution: str = "immediate", **more: Any) -> str:
    """Return what the sensible one plays who sees the cards of the others before."""
    spares = ("3S", "3D", "3C")
    seen = zip(others.split(), spares, strict=False)
    hands = [hand, *(f"{card} {spare}" for card, spare in seen)]
    position = {"hands": hands, "spy": 0, **more}
    running = game("scientific", len(hands), position, revolution=revolution)
    answer(running, others)
    return chosen(running)


@pytest.mark.parametrize(
    ("hand", "others", "card"),
    [
        ("4H 9H KH", "8S", "9H"),
        ("4H 9H KH", "8S TD", "KH"),
        # A tie wins nothing.
        ("4H 9H KH", "9S", "KH"),
        # Nothing wins: the weakest goes, if it may be one without a power.
        ("4H 9H KH", "AS", "4H"),
        ("3H 9H KH", "AS", "9H"),
        ("3H 8H QH", "AS", "3H"),
        # A joker among the others lets no single card win.
        ("4H 9H KH", "JOKER 8D", "4H"),
        # Where the others tie a lone joker takes all, but not beside another joker.
        ("JOKER 4H 5H", "AS AD", "JOKER"),
        ("JOKER 4H 5H", "AS KD", "4H"),
        ("JOKER 4H 5H", "AS AD JOKER", "4H"),
        # A jack turns the order round at once: the weakest that still beats it is the four.
        ("4H 9H KH", "JS", "4H"),
        # A second one, of the own hand, turns it back.
        ("9H JH AH", "JS TD", "9H"),
        ("JH AH", "TS", "AH"),
        ("2H QH JH", "TS", "QH"),
    ],
)
def test_a_spy_plays_the_cheapest_card_that_wins(hand: str, others: str, card: str) -> None:
    assert spied(hand, others) == card


def test_a_spy_heeds_the_order_that_is_in_force() -> None:
    assert spied("4H 9H KH", "JS", "next_trick") == "KH"
    assert spied("9H KH AH", "TS", reversed=True) == "9H"
    assert spied("4H 5H KH", "8S", reversed=True) == "5H"


@pytest.mark.parametrize(
    ("order", "third"), [(False, {"TH", "KH", "AH"}), (True, {"2H", "4H", "5H"})]
)
def test_who_sees_nothing_plays_one_of_the_strongest_third(order: bool, third: set[str]) -> None:
    hand = "2H 4H 5H 6H 7H 9H TH KH AH"
    running = game("scientific", 2, {"hands": [hand, "4S 5S"], "reversed": order})
    assert {chosen(running, seed=seed) for seed in range(60)} == third


@pytest.mark.parametrize(
    ("pile", "swaps"),
    [("KH AH", True), ("4H 5H", False), ("AH", False), ("6H 7H", False), ("7H 8H", True)],
)
def test_hand_and_pile_are_swapped_where_the_pile_is_clearly_stronger(
    pile: str, swaps: bool
) -> None:
    position = {"hands": ["5H 6H", "KS 9S"], "piles": [pile, ""], "swap": [0]}
    running = game("scientific", 2, position)
    assert (chosen(running) == "swap") is swaps


# Armed War


def armed(hand: str, seeds: int = 60, **more: Any) -> set[str]:
    """Return what the sensible one chooses from a hand, now and then."""
    running = game("armed", 2, {"hands": [hand, "KS QS 9S 8S"], **more})
    return {chosen(running, seed=seed) for seed in range(seeds)}


def test_in_armed_war_a_strong_card_or_now_and_then_a_two_is_played() -> None:
    assert armed("2H 4H 5H 6H 7H 9H TH KH AH", 200) == {"2H", "AH", "KH", "TH", "9H"}
    assert armed("4H 5H 6H") == {"6H"}


# Prisoners of War


def prisoners(stacks: list[str], held: list[str | None]) -> Match:
    """Return a game after its first cards were turned, or with the question for a prisoner."""
    position = {"stacks": stacks, "prisoners": held}
    running = game("razboi", len(stacks), position, AsTheyLie(), prisoners="on")
    running.advance()
    return running


@pytest.mark.parametrize(
    ("players", "prisoner", "plays"),
    [
        (3, "KH", "prisoner"),
        (3, "QH", "top"),
        (4, "KH", "prisoner"),
        (4, "QH", "top"),
        (5, "AH", "prisoner"),
        (5, "KH", "top"),
    ],
)
def test_a_prisoner_is_played_that_is_strong_enough_for_so_many(
    players: int, prisoner: str, plays: str
) -> None:
    others = [f"{rank}S 4S" for rank in "89T5"][: players - 1]
    running = prisoners(["7H 6H", *others], [prisoner, *([None] * (players - 1))])
    assert chosen(running) == plays


@pytest.mark.parametrize("bot", ["sensible", "strong"])
@pytest.mark.parametrize(
    ("taken", "keeps"), [("KS QD", "keep:KS"), ("QS KD", "keep:KD"), ("7S 8D", "keep:none")]
)
def test_the_best_picture_is_kept_as_prisoner(bot: str, taken: str, keeps: str) -> None:
    one, other = taken.split()
    running = prisoners(["AH 2H", f"{one} 2S", f"{other} 2D"], [None] * 3)
    assert chosen(running, bot) == keeps


# Steal War


@pytest.mark.parametrize("bot", ["sensible", "strong"])
@pytest.mark.parametrize(
    ("mine", "theirs", "choice"),
    [
        # Nothing to steal.
        ("", ["KS", "QD"], "play"),
        # Of two piles of a rank both go, of one rank only that.
        ("", ["9S 2S 3S", "9D 2D"], "steal:1,2"),
        ("", ["9S 2S 3S", "QD 2D"], "steal:1"),
        # The own pile has the same rank on top: playing the card protects it if it is larger.
        ("9C 2C 3C 4C 5C 6C 7C 8C", ["9S", "QD"], "play"),
        ("9C 2C", ["9S 3S", "QD"], "steal:1"),
    ],
)
def test_what_pays_is_stolen_and_a_large_pile_is_protected(
    bot: str, mine: str, theirs: list[str], choice: str
) -> None:
    position = {"stacks": ["9H 2H", "8S", "7D"], "piles": [mine, *theirs]}
    assert chosen(game("steal", 3, position, AsTheyLie()), bot) == choice


@pytest.mark.parametrize("bot", ["sensible", "strong"])
def test_the_rank_of_which_most_lies_open_is_laid_on_top(bot: str) -> None:
    """Three nines lie in piles, no queen does: nobody can steal what hardly anybody can turn."""
    position = {
        "stacks": ["QH 2H", "9S 8S", "7D 6D"],
        "piles": ["", "3S 9D", "3D 9C"],
    }
    running = game("steal", 3, position, AsTheyLie())
    answer(running, "play play play")
    assert "lay:QH" in running.questions[0].choices
    assert chosen(running, bot) == "lay:9S"


# Casino War


def test_the_smallest_bet_is_laid_without_one_on_a_tie_and_a_war_is_fought() -> None:
    position = {"shoe": "9H 9S" + " 2H" * 300, "bankrolls": [10_000]}
    running = game("casino", 1, position, min_bet=5, max_bet=100)
    assert chosen(running) == "bet:500"
    answer(running, "bet:500")
    assert chosen(running) == "war"


def test_who_cannot_pay_a_war_surrenders() -> None:
    position = {"shoe": "9H 9S" + " 2H" * 300, "bankrolls": [900]}
    running = game("casino", 1, position, min_bet=5, max_bet=100)
    answer(running, "bet:500")
    assert chosen(running) == "surrender"
