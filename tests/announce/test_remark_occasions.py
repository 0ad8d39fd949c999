"""What is worth a remark, and whose: worked examples, each a position and the cards played."""

from __future__ import annotations

from typing import Any

import pytest

from audiowar.announce.remark_occasions import RemarkWatcher
from audiowar.announce.remark_types import FoundOccasion
from audiowar.rules.events import Deal, Hidden, Take
from audiowar.rules.projection import project_event
from audiowar.rules.registry import GAMES
from tests.rules.conformance import played, random_header
from tests.rules.table import AsTheyLie, answer, game


def found(
    name: str, position: dict[str, Any], *answers: str, pause: bool = False, **options: Any
) -> set[FoundOccasion]:
    """Play some steps of a position; return the occasions of the last one, seen by seat 0."""
    players = len(position.get("hands") or position.get("stacks") or position["bankrolls"])
    running = game(name, players, position, AsTheyLie(), **options)
    watch = RemarkWatcher(name, 0, players)
    last: list[FoundOccasion] = []
    for text in answers:
        events = answer(running, text)
        last = watch.find_step_occasions([project_event(event, 0) for event in events])
    if pause:
        last = watch.find_step_occasions([project_event(event, 0) for event in running.advance()])
    return set(last)


def hands(*cards: str, **more: Any) -> dict[str, Any]:
    return {"hands": list(cards), **more}


def test_an_ordinary_trick_is_worth_no_remark() -> None:
    assert found("scientific", hands("4H 5H", "6S 5S"), "4H 6S") == set()


def test_who_is_in_a_war_may_speak_of_it() -> None:
    assert found("scientific", hands("9H 5H", "9S 6S", "4D 5D"), "9H 9S 4D") == {("war", 1)}


def test_the_war_is_over_for_who_takes_it_and_for_who_was_in_it() -> None:
    position = hands("9H 4H 2H", "9S 5S 2S", "9D 6D 2D")
    assert found("scientific", position, "9H 9S 9D", "4H 5S 6D") == {
        ("war-won", 2),
        ("war-lost", 1),
    }


def test_a_war_that_the_listener_wins_is_praised_by_the_others() -> None:
    position = hands("9H 7H 2H", "9S 5S 2S", "4D 6D 2D")
    assert found("scientific", position, "9H 9S 4D", "7H 5S 6D") == {
        ("war-lost", 1),
        ("praise", 1),
        ("praise", 2),
    }


def test_a_joker_takes_the_table_or_is_taken() -> None:
    position = hands("9H 7H 2H", "9S 5S 2S", "JOKER 6D 2D")
    assert found("scientific", position, "9H 9S JOKER") == {("joker-won", 2)}
    position = hands("9H 7H 2H", "7S 5S 2S", "JOKER 6D 2D")
    assert ("joker-lost", 2) in found("scientific", position, "9H 7S JOKER", "7H 5S 6D")


def test_a_jack_turns_the_order_for_one_and_for_the_others() -> None:
    position = hands("9H 7H", "JS 5S", "4D 6D")
    assert found("scientific", position, "9H JS 4D") == {("revolution", 1), ("upset", 2)}


def test_two_jacks_turn_nothing() -> None:
    position = hands("9H 7H", "JS 5S", "JD 6D", "KC 2C")
    assert found("scientific", position, "9H JS JD KC") == set()


def test_a_queen_spies_and_the_others_are_spied_on() -> None:
    position = hands("9H 7H", "QS 5S", "4D 6D")
    assert found("scientific", position, "9H QS 4D") == {("spy", 1), ("spied", 2)}


def test_a_swap_is_spoken_of_when_the_trick_is_over() -> None:
    position = hands("9H 7H", "4S 5S", swap=[1], piles=["", "KS QS"])
    assert found("scientific", position, "9H", "swap") == set()
    assert found("scientific", position, "9H", "swap", "KS") == {("swap", 1)}


def test_who_goes_out_says_good_bye_and_is_seen_off() -> None:
    position = hands("9H 7H", "4S", "5D 6D")
    assert found("scientific", position, "9H 4S 5D") == {("out", 1), ("farewell", 2)}


def test_at_the_end_there_is_one_winner_and_there_are_losers() -> None:
    assert found("scientific", hands("4H", "9S 2S"), "4H 9S") == {("won", 1)}
    assert found("scientific", hands("9H 4H", "4S"), "9H 4S") == {("lost", 1)}


def test_a_draw_is_nobodys() -> None:
    assert found("scientific", hands("9H", "9S"), "9H 9S") == set()


def test_the_drunkard_has_lost() -> None:
    position = {"stacks": ["6H", "KS KD", "7S"]}
    assert found("drunkard", position, pause=True) == {("lost", 1), ("spared", 2)}


def test_at_the_limit_without_a_drunkard_nobody_has_won_or_lost() -> None:
    position = {"stacks": ["6H 7H", "KS KD", "7S 8S"]}
    assert found("drunkard", position, pause=True, trick_limit=1) == set()
    assert found("classic", position, pause=True, trick_limit=1) == {("won", 1), ("lost", 2)}


def test_a_prisoner_is_greeted() -> None:
    position = {"stacks": ["4H 5H", "KS 2S", "3D 6D"]}
    running = game("razboi", 3, position, AsTheyLie(), prisoners="on")
    watch = RemarkWatcher("razboi", 0, 3)
    watch.find_step_occasions([project_event(event, 0) for event in running.advance()])
    kept = [project_event(event, 0) for event in answer(running, "keep:4H")]
    assert ("captive", 1) in watch.find_step_occasions(kept)


def test_a_pile_is_stolen_from_one_by_another() -> None:
    position = {
        "stacks": ["4H 5H 2H", "8S 2S 3S", "3D 6D 7D"],
        "piles": ["", "", "8C 9C"],
    }
    assert found("steal", position, "play", "steal:2", "play") == {("stole", 1), ("robbed", 2)}


def test_the_house_pays_or_takes() -> None:
    position = {"bankrolls": [100000, 100000], "shoe": "4H 9S 6D " + "5C " * 60}
    told = found("casino", position, "bet:1000", "bet:1000")
    assert told == {("bet-won", 1)}


HOUSE = {"bankrolls": [100_000, 100_000], "shoe": "2D 3D 9S 2D 3D 9S 2D 9D 4S " + "5C " * 200}
"""The second player loses twice, then wins."""


def test_whose_lost_bet_was_doubled_may_speak_of_it() -> None:
    doubled = ("bet:1000 bet:1000", "bet:1000 bet:2000", "bet:1000 bet:4000")
    assert found("casino", HOUSE, *doubled[:1]) == {("bet-lost", 1)}
    assert found("casino", HOUSE, *doubled[:2]) == {("bet-lost", 1), ("doubled-lost", 1)}
    assert found("casino", HOUSE, *doubled) == {("bet-won", 1), ("doubled-won", 1)}
    other = ("bet:1000 bet:1000", "bet:1000 bet:2100", "bet:1000 bet:2100")
    assert found("casino", HOUSE, *other[:2]) == {("bet-lost", 1)}
    assert found("casino", HOUSE, *other) == {("bet-won", 1)}
    position = {**HOUSE, "shoe": "2D 3D 9S 2D 9D 4S 2D 9D 4S " + "5C " * 200}
    after_a_win = ("bet:1000 bet:1000", "bet:1000 bet:5000", "bet:1000 bet:2000")
    assert found("casino", position, *after_a_win) == {("bet-won", 1)}


def test_a_bet_doubled_after_a_win_is_nothing_to_speak_of() -> None:
    position = {**HOUSE, "shoe": "2D 9D 4S 2D 9D 4S " + "5C " * 200}
    assert found("casino", position, "bet:1000 bet:1000", "bet:1000 bet:2000") == {("bet-won", 1)}


def test_a_hunch_comes_true_or_not() -> None:
    tie = {**HOUSE, "shoe": "2D 9D 9S " + "5C " * 60}
    assert found("casino", tie, "bet:1000 bet:1000+500") == {("hunch-won", 1)}
    assert found("casino", HOUSE, "bet:1000 bet:1000+500") == {("bet-lost", 1), ("hunch-lost", 1)}


def test_who_leaves_ahead_says_so_and_who_leaves_behind_does_not() -> None:
    ahead = {**HOUSE, "shoe": "2D 9D 4S " + "5C " * 60}
    assert ("left-ahead", 1) in found("casino", ahead, "bet:1000 bet:1000", "bet:1000 leave")
    behind = found("casino", HOUSE, "bet:1000 bet:1000", "bet:1000 leave")
    assert behind and ("left-ahead", 1) not in behind


@pytest.mark.parametrize("name", GAMES)
def test_the_listener_says_nothing_and_who_is_out_only_at_the_end(name: str) -> None:
    spoken = 0
    for seed in range(5):
        header = random_header(GAMES[name], seed)
        watch = RemarkWatcher(name, 0, len(header.seats))
        for table, events in played(header):
            gone = set(watch.out_seats)
            for _, seat in watch.find_step_occasions([project_event(event, 0) for event in events]):
                assert seat in range(1, len(header.seats))
                assert seat not in gone or table.match.end_event
                spoken += 1
    assert spoken


@pytest.mark.parametrize(
    ("game", "owned", "now", "occasions"),
    [
        ("classic", (5, 15), (4, 16), [("close-win", 1)]),
        ("classic", (6, 14), (5, 15), []),
        ("classic", (3, 17), (2, 18), []),
        ("classic", (30, 4), (31, 3), [("close-loss", 1)]),
        ("classic", (30, 5), (31, 4), []),
        ("classic", (30, 3), (31, 2), []),
        ("tod_und_leben", (30, 4), (31, 3), []),
    ],
)
def test_whoever_comes_close_to_winning_or_losing_speaks_of_it_once(
    game: str, owned: tuple[int, ...], now: tuple[int, ...], occasions: list[FoundOccasion]
) -> None:
    watch = RemarkWatcher(game, 0, 2)
    watch.find_step_occasions([Deal(tuple(map(Hidden, owned)), ())])
    take = Take(0, Hidden(2), owned=now)
    assert watch.find_step_occasions([take]) == occasions
