"""What a player hears who asks at the table, and what a key of the game does there."""

from __future__ import annotations

from typing import Any

import pytest

from audiowar.announce.describe_choices import describe_choice
from audiowar.announce.describe_game_options import describe_option_value
from audiowar.announce.game_wording import get_wording
from audiowar.announce.line import Line
from audiowar.announce.render_lines import render_lines
from audiowar.announce.table_queries import (
    describe_card_counts,
    describe_cards_on_table,
    describe_hand,
    describe_match,
    describe_question,
    describe_tricks_left,
    describe_who_has_chosen,
    explain_no_choice,
)
from audiowar.l10n.catalogue import Catalogue
from audiowar.rules.match import Match
from audiowar.rules.projection import project_view
from audiowar.rules.registry import GAMES
from tests.rules.table import AsTheyLie, answer, game

NAMES = ("Mira", "Ana", "Ben", "Cid")
ENGLISH = Catalogue("en", strict=True)


def table(name: str, position: dict[str, Any], *answers: str, **options: Any) -> Match:
    """Return a game of a position after some answers."""
    players = len(position.get("hands") or position.get("stacks") or position["bankrolls"])
    running = game(name, players, position, AsTheyLie(), **options)
    if not running.questions and not running.end_event:
        running.advance()
    answer(running, *answers)
    return running


def power(running: Match, seat: int | None = 0) -> Any:
    """Return what the key of the power does: an answer, answers to go through, or what is said."""
    seen = project_view(running, seat)
    choices = seen.question.choices if seen.question else ()
    found = get_wording(seen.game).get_power_command_result(seen, NAMES, list(choices))
    if isinstance(found, Line):
        return said([found])
    return said(found) if isinstance(found, list) else found


def said(lines: list[Line]) -> str:
    return render_lines(lines, ENGLISH)


def told(asked: Any, running: Match, seat: int | None = 0) -> str:
    return said(asked(project_view(running, seat), NAMES))


def choices(running: Match) -> list[str]:
    """Return how all answers are named that seat 0 may give."""
    seen = project_view(running, 0)
    assert seen.question is not None
    return [said([describe_choice(one, seen, NAMES)]) for one in seen.question.choices]


# Every game


def test_who_has_chosen_is_told_before_who_is_asked() -> None:
    running = table("scientific", hands("8H", "5S 6S", "7D 8D"))
    assert told(describe_who_has_chosen, running) == "Still choosing: you, Ana and Ben."
    answer(running, "8H")
    assert told(describe_who_has_chosen, running).startswith(
        "Already chosen: you. Still choosing: Ana and Ben."
    )
    waiting = "Not your turn. Still choosing: Ana and Ben."
    assert said([explain_no_choice(project_view(running, 0), NAMES)]) == waiting
    answer(running, "5S 7D")
    assert told(describe_card_counts, running) == "You: 3. Ana: 1. Ben: 1."


def test_who_has_chosen_to_leave_is_not_told_as_somebody_who_has_chosen() -> None:
    running = table("casino", {"bankrolls": [10000, 10000, 10000]})
    assert told(describe_who_has_chosen, running) == "Still choosing: you, Ana and Ben."
    running.answer(1, "leave")
    assert told(describe_who_has_chosen, running) == "Still choosing: you and Ben."
    running.answer(2, "bet:1000")
    assert told(describe_who_has_chosen, running) == "Already chosen: Ben. Still choosing: you."


def test_between_two_tricks_nobody_chooses() -> None:
    running = game("razboi", 2, {"stacks": ["7H 6H", "8S"]}, AsTheyLie())
    assert told(describe_who_has_chosen, running) == "Nothing to choose. Press Enter."
    assert (
        said([explain_no_choice(project_view(running, 0), NAMES)])
        == "Nothing to choose. Press Enter."
    )
    running = table("razboi", {"stacks": ["KH", "8S"]})
    assert told(describe_who_has_chosen, running) == "The game is over."
    assert told(describe_card_counts, running) == "You: 2. Out: Ana."
    assert (
        said([explain_no_choice(project_view(running, 0), NAMES)])
        == "The game is over. Press Enter for the menu."
    )
    assert told(describe_hand, running) == "In your stack: two cards."


# Scientific War


def hands(*cards: str, **more: Any) -> dict[str, Any]:
    return {"hands": list(cards), **more}


NO_POWER = "Your last card gives you no power now."


def test_who_may_swap_hears_it_until_a_card_is_chosen() -> None:
    running = table("scientific", hands("8H 4H", "5S 6S", swap=[0], piles=["AH KH", ""]))
    assert power(running) == "swap"
    assert "You may still swap your hand with your pile, with C." in told(describe_match, running)
    assert (power(running, 1), "may" in told(describe_match, running, 1)) == (
        NO_POWER,
        False,
    )
    answer(running, "swap")
    assert power(running) == NO_POWER
    assert told(describe_hand, running) == (
        "Two cards in hand: ace and king of hearts. In your pile: two cards."
    )


def test_who_may_count_hears_how_many_cards_the_others_hold() -> None:
    running = table("scientific", hands("8H 4H", "5S 6S 2S", "7D 8D", count=[0]))
    assert power(running) == "In hand: Ana three, Ben two."
    assert "You may still count the hands, with C." in told(describe_match, running)
    assert power(running, 1) == NO_POWER
    answer(running, "8H")
    assert power(running) == "You have already chosen: it is too late to count."
    assert "may still" not in told(describe_match, running)


def test_a_spy_waits_for_the_others_and_sees_their_cards() -> None:
    running = table("scientific", hands("8H 4H", "5S 6S", "7D 8D", spy=0))
    assert power(running) == "You are the spy: you choose when everyone else has chosen."
    assert "You are the spy in this trick." in told(describe_match, running)
    assert "Mira is the spy in this trick." in told(describe_match, running, 1)
    answer(running, "5S 7D")
    assert power(running) == "Ana: five. Ben: seven."
    assert power(running, 1) == NO_POWER
    assert told(describe_question, running).startswith("Everyone else has chosen.")


def test_who_is_not_in_the_match_is_told_of_no_last_card() -> None:
    running = table("scientific", hands("8H 4H", "5S 6S", "7D 8D"))
    assert power(running, None) == "You have no seat here: you only follow the game."
    gone = table("scientific", {**hands("9H 8H", "5S", ""), "out": [2]})
    assert (power(gone), power(gone, 2)) == (NO_POWER, "You are out of the game.")
    over = table("scientific", {**hands("9H 8H", "", ""), "out": [1, 2]})
    assert power(over) == power(over, 1) == "The game is over."


def test_after_the_end_nobody_is_a_spy_any_more() -> None:
    running = table("scientific", {**hands("QH 9H", "KS 2S", "7D 8D"), "spy": 1})
    assert "is the spy in this trick" in told(describe_match, running, None)
    over = table("scientific", {**hands("9H 8H", "", ""), "spy": 0, "out": [1, 2]})
    assert over.end_event is not None
    assert "spy" not in told(describe_match, over, None)


def test_in_the_reversed_order_the_hand_is_told_from_the_lowest_card() -> None:
    running = table(
        "scientific", hands("8H JOKER 4H", "5S 6S", "7D 8D", reversed=True, pot="9H 9S")
    )
    assert told(describe_hand, running).startswith("Three cards in hand: four, eight of hearts")
    assert told(describe_cards_on_table, running) == "Two cards on the table: two nines."
    assert "Reversed order: the two is strongest." in told(describe_match, running, None)


# Prisoners of War


def test_a_prisoner_is_played_where_there_is_one() -> None:
    position = {"stacks": ["7H 6H 5H", "8S 4S", "9D 4D"], "prisoners": ["KH", None, "QD"]}
    running = table("razboi", position, prisoners="on")
    assert told(describe_question, running) == "The prisoner, the king, or the top card?"
    assert choices(running) == ["Play the top card", "Play the prisoner"]
    assert power(running) == "prisoner"
    assert power(running, 1) == "You have no prisoner to play now."
    assert told(describe_hand, running) == "In your stack: three cards. Your prisoner: king."
    assert told(describe_hand, running, 1) == "In your stack: two cards."
    assert told(describe_cards_on_table, running) == (
        "There is nothing on the table from earlier tricks. "
        "Your prisoner: king. Ben's prisoner: queen."
    )


def test_a_prisoner_that_cannot_be_played_now_is_not_denied() -> None:
    position = {"stacks": ["7H 6H 5H", "8S 4S", "9D 4D"], "prisoners": ["KH", None, "QD"]}
    running = table("razboi", position, prisoners="on")
    answer(running, "top")
    assert power(running) == "You have already chosen."
    assert power(running, None) == "You have no seat here: you only follow the game."
    answer(running, "top")
    assert not running.questions
    assert power(running) == "Nothing to choose. Press Enter."
    recorded = table("razboi", position, prisoners="on")
    wording = get_wording("razboi")
    found = wording.get_power_command_result(project_view(recorded, 0), NAMES, [])
    assert isinstance(found, list)
    assert said(found) == "The prisoner, the king, or the top card?"


def test_which_cards_may_be_kept_is_named() -> None:
    running = table("razboi", {"stacks": ["KH 6H 3H", "QS 4S", "9D 4D"]}, prisoners="on")
    assert told(describe_question, running) == "Which card do you keep as prisoner?"
    assert choices(running) == [
        "Keep the queen",
        "Keep the nine",
        "Keep your own top card, unseen",
        "Keep no prisoner",
    ]
    assert told(describe_cards_on_table, running) == "On the table: you king, Ana queen, Ben nine."
    assert power(running) == "You have no prisoner to play now."


def test_without_prisoners_there_is_no_power() -> None:
    running = table("razboi", {"stacks": ["KH 6H 3H", "QS 4S", "9D 4D"]})
    assert power(running) == "Cards have no powers in this game."


# Steal War


@pytest.mark.parametrize(
    ("piles", "does"),
    [
        (["QC", "QD"], "Your card does not match any other player's pile."),
        (["KC 2C", "QD"], "steal:1"),
        # Several: the arrows go through them.
        (["KC 2C", "KD"], range(1, 4)),
    ],
)
def test_the_power_of_steal_war_is_to_steal(piles: list[str], does: object) -> None:
    stacks = ["KH 5H 6H", "9S 6S 2S", "4D 8D 2D"]
    running = table("steal", {"stacks": stacks, "piles": ["3C", *piles]})
    assert power(running) == does
    assert power(running, 1) == "Your card does not match any other player's pile."
    assert (
        told(describe_hand, running)
        == "In your stack: three cards. Your pile: one card, the three on top."
    )


STACKS = ["KH 5H 6H", "9S 6S 2S", "4D 8D 2D"]


def test_the_power_of_steal_war_is_refused_as_it_is() -> None:
    running = table("steal", {"stacks": STACKS, "piles": ["3C", "KC 2C", "QD"]})
    answer(running, "play")
    assert power(running) == "You have already chosen."
    answer(running, "play play")
    assert running.questions[0].kind == "lay"
    assert power(running) == "Answer the question first."
    assert power(running, 1) == "It is not your turn."
    assert power(running, None) == "You have no seat here: you only follow the game."
    gone = table("steal", {"stacks": ["", *STACKS[1:]], "out": [0]})
    assert power(gone) == "You are out of the game."
    over = table("steal", {"stacks": ["", "", STACKS[2]], "out": [0, 1]})
    assert {power(over, seat) for seat in (0, 2, None)} == {"The game is over."}


def test_in_a_recorded_match_the_power_of_steal_war_tells_what_can_be_stolen() -> None:
    running = table("steal", {"stacks": STACKS, "piles": ["3C", "KC 2C", "QD"]})
    seen = project_view(running, 0)
    # There the hand is gone through, and this game has none.
    found = get_wording("steal").get_power_command_result(seen, NAMES, [])
    assert isinstance(found, list)
    assert said(found) == "Your card is the king. With it you can steal from Ana."


# Casino War


def test_the_house_asks_and_tells_what_is_bet() -> None:
    position = {"bankrolls": [10000, 5000], "shoe": "9H 4S 9S" + " 2H" * 60}
    running = table("casino", position)
    assert told(describe_question, running) == "Your bet? You have 100, and may bet from 10 to 100."
    assert told(describe_match, running) == "Casino War, round 1. Bets from 10 to 500."
    assert choices(running)[:2] == ["Bet 10, tie bet 0", "Bet 10, tie bet 1"]
    assert told(describe_cards_on_table, running) == "There is nothing on the table."
    answer(running, "bet:1000+200", "bet:1000")
    assert told(describe_question, running) == "A tie! War for 10 more, or surrender?"
    assert choices(running) == ["Go to war", "Surrender"]
    assert told(describe_cards_on_table, running, 1) == (
        "On the table: Mira nine, you four, house nine. Mira bets 10, tie bet 2. Your bet: 10."
    )


def test_who_cannot_pay_a_war_is_told_so() -> None:
    position = {"bankrolls": [1200], "shoe": "9H 9S" + " 2H" * 60}
    running = table("casino", position, "bet:1000")
    assert told(describe_question, running) == (
        "A tie! You have no 10 more for a war: you can only surrender."
    )
    assert choices(running) == ["Surrender"]


def test_after_the_first_round_the_money_is_told_by_what_was_won() -> None:
    position = {"bankrolls": [10000], "shoe": "KH 9S" + " 2H" * 60}
    running = table("casino", position, "bet:1000")
    assert told(describe_question, running) == "Your bet?"


@pytest.mark.parametrize(
    ("name", "option", "told"),
    [
        ("scientific", "trick_limit", "none"),
        ("casino", "rounds", "none"),
        ("razboi", "choice_seconds", "none"),
        ("classic", "purge_after", "never"),
        ("classic", "jokers", "0"),
    ],
)
def test_nothing_is_told_as_what_it_means(name: str, option: str, told: str) -> None:
    found = next(one for one in GAMES[name].options if one.name == option)
    assert said([describe_option_value(found, 0)]) == told


def test_how_many_tricks_are_left_is_told_with_the_rules() -> None:
    running = game("razboi", 2, {"stacks": ["9H 2H 3H", "4S 5S 6S"]}, AsTheyLie(), trick_limit=3)
    left = []
    while not running.end_event:
        left.append(describe_tricks_left(project_view(running, 0)))
        running.advance()
    # At a pause, the trick that is over does not count.
    assert left == [
        [Line("now-left", {"count": 3})],
        [Line("now-left-after", {"count": 2})],
        [Line("now-left-after", {"count": 1})],
    ]
    assert describe_tricks_left(project_view(running, 0)) == []
    free = game("razboi", 2, {"stacks": ["9H", "4S"]}, AsTheyLie(), trick_limit=0)
    assert describe_tricks_left(project_view(free, 0)) == []
