"""The characters of Casino War: worked examples of how each bets, and of what the coach judges."""

from __future__ import annotations

from itertools import combinations
from statistics import fmean

import pytest

from audiowar.bots.bots_and_coach import PlayerAnswer, get_bots
from audiowar.bots.coach import find_worst_mistakes
from audiowar.bots.registry import list_opponent_names, make_bot
from audiowar.games.casino.betting_bots import TIE_BET_PROBABILITY, WINNINGS_GOAL_IN_BETS
from audiowar.games.casino.events import Pay
from audiowar.rules.events import Choice, Event
from audiowar.rules.match import Match
from audiowar.rules.parts.possible_bets import parse_bet
from audiowar.rules.projection import project_event, project_view
from audiowar.storage.match_transcript import Header
from audiowar.table.bot_tournament import play_match
from audiowar.table.table import Table
from tests.rules.table import AsTheyLie, answer, game

WIN, LOSS, TIE = "9H 5S ", "5H 9S ", "9H 9S "
PLENTY = "2H " * 200


def casino(shoe: str, bankroll: int = 100_000, **options: int) -> Match:
    """Return a game of one player with this shoe; a win is counted from a thousand."""
    position = {"shoe": shoe + PLENTY, "bankrolls": [bankroll]}
    return game("casino", 1, position, AsTheyLie(), **options)


def bets(
    name: str, shoe: str, rounds: int, bankroll: int = 100_000, **options: int
) -> list[Choice]:
    """Let a character play rounds; return its answers."""
    running, bot, given = casino(shoe, bankroll, **options), make_bot(name, "casino", 1), []
    bets_made = 0
    while not running.end_event:
        question = running.questions[0]
        bets_made += question.kind == "bet"
        if bets_made > rounds:
            break
        given.append(bot.choose(project_view(running, 0)))
        for event in running.answer(0, given[-1]):
            bot.observe(project_event(event, 0))
    return given


def test_the_steady_one_bets_five_times_the_smallest_whatever_happens() -> None:
    shoe = WIN + LOSS + LOSS + TIE + "2H 3H 4H 7H 6S " + WIN
    assert bets("steady", shoe, 5) == ["bet:5000"] * 4 + ["war", "bet:5000"]
    assert bets("steady", WIN, 1, max_bet=30) == ["bet:3000"]


def test_the_stubborn_one_doubles_after_each_loss_and_begins_again_after_a_win() -> None:
    shoe = LOSS + LOSS + WIN + WIN + LOSS + WIN
    assert bets("stubborn", shoe, 6) == [f"bet:{n}000" for n in (1, 2, 4, 1, 1, 2)]


def test_a_war_is_a_loss_or_a_win_too() -> None:
    lost = TIE + "2H 3H 4H 6H 7S "
    assert bets("stubborn", lost + WIN, 2) == ["bet:1000", "war", "bet:2000"]
    won = TIE + "2H 3H 4H 7H 6S "
    assert bets("stubborn", LOSS + won + WIN, 3) == ["bet:1000", "bet:2000", "war", "bet:1000"]


def test_the_largest_bet_and_the_money_end_the_doubling() -> None:
    assert bets("stubborn", LOSS * 4, 4, max_bet=25) == [
        *("bet:1000", "bet:2000", "bet:2500", "bet:2500")
    ]
    assert bets("stubborn", LOSS * 3, 3, bankroll=6000)[2] == "bet:3000"


def test_who_takes_over_a_seat_doubles_only_a_lost_stake() -> None:
    """A person's stake was won there, but not the tie bet, which is paid last."""
    running, bot = casino(WIN), make_bot("stubborn", "casino", 1)
    for event in answer(running, "bet:4000+1000"):
        bot.observe(project_event(event, 0))
    assert bot.choose(project_view(running, 0)) == "bet:1000"


def test_the_careful_one_surrenders_and_leaves_when_five_bets_ahead() -> None:
    assert bets("careful", TIE + WIN, 2) == ["bet:3000", "surrender", "bet:3000"]
    assert bets("careful", WIN * 9, 9) == ["bet:3000"] * WINNINGS_GOAL_IN_BETS + ["leave"]
    assert bets("careful", WIN * 9, 9, max_bet=20) == ["bet:2000"] * WINNINGS_GOAL_IN_BETS + [
        "leave"
    ]
    assert bets("careful", WIN * 9, 9, bankroll=115_000)[0] == "leave"
    assert bets("careful", WIN * 9, 9, bankroll=114_900)[0] == "bet:3000"


def test_the_intuitive_one_adds_a_tie_bet_in_one_round_of_four() -> None:
    given = [parse_bet(bet) for bet in bets("intuitive", WIN * 400, 400)]
    assert {bet for bet in given if bet} == {(2000, 0), (2000, 2000)}
    assert fmean(bet.tie_bet > 0 for bet in given if bet) == pytest.approx(
        TIE_BET_PROBABILITY, abs=0.07
    )
    assert bets("intuitive", TIE, 1)[-1] == "war"


def test_no_two_characters_play_alike() -> None:
    shoe = LOSS + TIE + "2H 3H 4H 7H 6S " + WIN * 12
    plays = {name: bets(name, shoe, 14) for name in list_opponent_names("casino")}
    assert len(plays) == 6
    assert all(plays[one] != plays[other] for one, other in combinations(plays, 2))


@pytest.mark.deep
def test_those_come_first_who_are_seldom_ahead_after_an_evening() -> None:
    """The dreamer is clearly last, the stubborn one clearly first; between them it is close."""

    def share(name: str) -> float:
        ahead = 0
        for seed in range(60):
            table = Table(Header("casino", ("A",), {"rounds": 60}, seed))
            events = play_match(table, [make_bot(name, "casino", seed)])
            ahead += sum(event.cents for event in events if isinstance(event, Pay)) > 0
        return ahead / 60

    first, *_, last = list_opponent_names("casino")
    assert share(first) + 0.15 < share("sensible") < share(last) - 0.15


# The coach


def judged(shoe: str, *answers: str, bankroll: int = 100_000) -> list[tuple[str, str, float]]:
    """Return the costly choices of a player: what would have been better, why, and its cost."""
    running, history, given = casino(shoe, bankroll), list[Event](), list[PlayerAnswer]()
    for text in answers:
        here = project_view(running, 0)
        given.append(PlayerAnswer(here, text, len(history), here.trick))
        history += [project_event(event, 0) for event in answer(running, text)]
    return [
        (str(one.better_choice), one.reason, round(one.loss, 1))
        for one in find_worst_mistakes(given, history)
    ]


def test_a_tie_bet_is_a_mistake_and_a_large_bet_is_not() -> None:
    assert judged(WIN * 2, "bet:50000", "bet:5000+2000") == [
        ("bet:5000", "coach-casino-bet", 373.0)
    ]


def test_who_surrenders_gives_more_away_than_a_war_costs() -> None:
    assert judged(TIE, "bet:1000", "surrender") == [("war", "coach-casino-war", 111.0)]
    assert judged(TIE, "bet:1000", "war") == []
    assert judged(TIE, "bet:1000", "surrender", bankroll=1500) == []


def test_leaving_is_no_mistake() -> None:
    assert judged(WIN, "bet:1000", "leave") == []


def test_after_the_game_its_bets_stand_beside_what_they_cost_on_average() -> None:
    position = {"shoe": "9H 9H 5S 5H 7H 9S 9H 9H 9S " + PLENTY, "bankrolls": [100_000] * 2}
    running = game("casino", 2, position, AsTheyLie())
    answers = ("bet:1000 bet:9000", "bet:5000+1000 bet:9000", "bet:1000 bet:2000", "surrender war")
    history = [project_event(event, 0) for text in answers for event in answer(running, text)]
    (lesson,) = get_bots("casino").find_review_takeaways(project_view(running, 0), history)
    assert lesson.message == "taught-casino-cost"
    assert lesson.args == {"rounds": 3, "cost": 388, "won": False, "cents": 5500}


def test_who_never_bet_is_taught_nothing() -> None:
    running = casino(WIN)
    history = [project_event(event, 0) for event in answer(running, "leave")]
    assert get_bots("casino").find_review_takeaways(project_view(running, 0), history) == []
