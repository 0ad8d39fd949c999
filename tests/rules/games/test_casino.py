"""Casino War, sentence by sentence."""

from __future__ import annotations

from typing import Any

import pytest

from audiowar.games.casino.events import DrawCard, Pay, Shuffle
from audiowar.games.casino.rules import CasinoState, CasinoView
from audiowar.rules.cards import get_card_code, make_deck, parse_card
from audiowar.rules.chance import SeededChance
from audiowar.rules.events import Choose, End, Event, Hidden
from audiowar.rules.match import Match
from audiowar.rules.projection import project_event, project_view
from audiowar.rules.registry import get_variant
from audiowar.rules.state import Refused
from tests.rules.examples import Example, check_examples
from tests.rules.table import answer, game, told

PLENTY = " 2H" * 200
"""Enough low cards that no shoe runs dry."""


def casino(shoe: str, *bankrolls: int, **options: Any) -> Match:
    """Return a game with this shoe, first drawn first, and these bankrolls in cents."""
    position = {"shoe": shoe + PLENTY, "bankrolls": list(bankrolls or (100_000,))}
    return game("casino", len(position["bankrolls"]), position, **options)


def house(running: Match) -> CasinoState:
    """Return the state of a game in a casino."""
    assert isinstance(running.state, CasinoState)
    return running.state


def after(chosen: str, shoe: str, *bankrolls: int, **options: Any) -> list[str]:
    """Return what the choices lead to."""
    return told(answer(casino(shoe, *bankrolls, **options), chosen))


def pays(chosen: str, shoe: str, *bankrolls: int, **options: Any) -> list[str]:
    """Return the payments that the choices lead to."""
    return told(answer(casino(shoe, *bankrolls, **options), chosen), Pay)


def refusal(running: Match, seat: int, text: str) -> str:
    """Return why this choice is refused."""
    with pytest.raises(Refused) as caught:
        running.answer(seat, text)
    return str(caught.value)


EXAMPLES = """
Higher than the house wins as much as the bet.
    9H 8S > bet:1000 => only Pay: Pay 0 1000 win
Lower loses the bet.
    8S 9H > bet:1000 => only Pay: Pay 0 -1000 lose
The ace is highest and suits do not matter.
    AH KC KS [bankrolls=5000,5000] > bet:1000 bet:1000 => only Pay: Pay 0 1000 win
The tie bet is lost without a tie.
    9H 8S > bet:1000+200 => only Pay: Pay 0 1000 win; Pay 0 -200 tie_bet
The tie bet pays ten to one on a tie.
    9H 9S > bet:1000+200 => only Pay: Pay 0 2000 tie_bet
A tie of two players is none.
    9H 9S 8D [bankrolls=5000,5000] > bet:1000 bet:1000 => only Pay: Pay 0 1000 win; Pay 1 1000 win
Surrender costs half the bet.
    9H 9S > bet:1100 surrender => only Pay: Pay 0 -550 surrender
In a war three are burnt then player and house get one more.
    9H 9S 2D 3D 4D KD QD > bet:1000 war => after 3: Choose 0 war; DrawCard burn 2D;
        DrawCard burn 3D; DrawCard burn 4D; DrawCard 0 KD; DrawCard house QD; Pay 0 1000 war_win
A tie in the war is won by the player.
    9H 9S 2D 3D 4D KD KS > bet:1000 war => only Pay: Pay 0 1000 war_win
Wars are fought in seat order.
    9H 9S 9D 2H 2S 2D KH QH 3H 3S 3D JH AH [bankrolls=5000,5000] > bet:1000 bet:2000 war war
        => only Pay: Pay 0 1000 war_win; Pay 1 -4000 war_lose
Who cannot cover the smallest bet is out.
    7H 8S 8D [bankrolls=1900,5000] > bet:1000 bet:1000 => after 5: Pay 0 -1000 lose
    7H 8S 8D [bankrolls=1900,5000] > bet:1000 bet:1000 surrender => after 5: Pay 0 -1000 lose;
        Choose 1 surrender; Pay 1 -500 surrender; Out 0
Just enough for the smallest bet stays in.
    7H 8S [bankrolls=2000] > bet:1000 => only Out: nothing
The smallest bet counts in cents.
    7H 8S [bankrolls=1999] > bet:1000 => ... Out 0; End draw 0
When all leave no card is drawn.
    9H 8S 7D [bankrolls=5000,5000] > leave leave => only DrawCard End: End draw 0+1
"""


def play_round(example: Example) -> tuple[Match, list[Event]]:
    """Play an example of this game; its only "seat" is the shoe."""
    bankrolls = str(example.more.get("bankrolls", 100_000)).split()
    running = casino(example.seats[0], *map(int, bankrolls))
    return running, answer(running, example.answers)


def test_examples() -> None:
    check_examples(EXAMPLES, play_round)


# The shoe


def test_the_shoe_holds_six_decks() -> None:
    assert sorted(house(game("casino", 1)).shoe) == sorted(make_deck() * 6)


@pytest.mark.parametrize("decks", [4, 5, 6, 7, 8])
def test_it_may_hold_four_to_eight(decks: int) -> None:
    assert len(house(game("casino", 1, decks=decks)).shoe) == 52 * decks


def started(**options: int) -> list[Event]:
    """Return the first events of a new game."""
    return Match(get_variant("casino"), 1, options, SeededChance(1)).start()


def test_a_new_shoe_is_told_before_the_first_bet() -> None:
    assert started(decks=5) == [Shuffle(5)]


def after_a_round_with(left: int) -> list[str]:
    """Return what a round of two cards leads to that leaves so many in a shoe of four decks."""
    position = {"shoe": " 3S" * (left + 2)}
    running = game("casino", 1, position, decks=4)
    return told(answer(running, "bet:1000 surrender"), Shuffle)


def test_a_quarter_left_is_enough_for_a_round() -> None:
    assert after_a_round_with(52) == []


def test_with_less_than_a_quarter_left_a_new_shoe_is_shuffled_before_the_round() -> None:
    assert after_a_round_with(51) == ["Shuffle 4"]


def test_the_shoe_of_a_position_is_not_renewed_before_its_first_round() -> None:
    running = game("casino", 1, {"shoe": "9H 8S"})
    assert told(answer(running, "bet:1000"))[1:3] == ["DrawCard 0 9H", "DrawCard house 8S"]


def test_it_is_renewed_when_it_runs_dry_in_the_middle_of_a_round() -> None:
    running = game("casino", 1, {"shoe": "9H"})
    assert told(answer(running, "bet:1000"))[1:3] == ["DrawCard 0 9H", "Shuffle 6"]


def test_after_the_shoe_of_a_position_chance_decides_again() -> None:
    drawn = set()
    for seed in range(8):
        running = game("casino", 1, {"shoe": "9H"}, SeededChance(seed))
        drawn.add(told(answer(running, "bet:1000"), DrawCard)[1])
    assert len(drawn) > 3


def test_a_position_without_a_shoe_begins_with_a_new_one() -> None:
    assert len(house(game("casino", 1, {"bankrolls": [5000]})).shoe) == 312


def test_no_card_leaves_the_shoe_and_comes_back_before_it_is_new() -> None:
    running = game("casino", 1)
    answer(running, "bet:1000")
    state = house(running)
    laid = [drawn for _, drawn in state.table] + state.pot
    assert sorted(state.shoe + laid) == sorted(make_deck() * 6)


# Bets


def test_everybody_starts_with_the_same_bankroll_in_cents() -> None:
    assert house(game("casino", 3)).bankrolls == [100_000] * 3


def test_all_bet_at_once_and_openly() -> None:
    running = casino("9H 8S 7D", 5000, 5000)
    assert list(running.questions) == [0, 1]
    (choose,) = running.answer(1, "bet:1000+200")
    assert project_event(choose, None) == Choose(1, "bet:1000+200")


@pytest.mark.parametrize(
    ("bet", "why"),
    [
        ("bet:900", "bet_too_low (cents 1000)"),
        ("bet:50100", "bet_too_high (cents 50000)"),
        ("bet:1000+50100", "tie_bet_too_high (cents 50000)"),
        ("bet:1050", "bet_not_whole"),
        ("bet:1000+50", "bet_not_whole"),
        ("bet:1000+0", "not_possible (choice bet:1000+0)"),
        ("bet:01000", "not_possible (choice bet:01000)"),
        ("bet:", "not_possible (choice bet:)"),
        ("bet:-1000", "not_possible (choice bet:-1000)"),
        ("bet:١٠٠٠", "not_possible (choice bet:١٠٠٠)"),
        ("war", "not_possible (choice war)"),
    ],
)
def test_a_bet_that_is_not_allowed_is_refused_with_the_reason(bet: str, why: str) -> None:
    assert refusal(casino("9H 8S"), 0, bet) == why


@pytest.mark.parametrize("bet", ["bet:1000", "bet:50000", "bet:1000+100", "bet:50000+50000"])
def test_bets_reach_from_the_lowest_to_the_highest(bet: str) -> None:
    assert bet in casino("9H 8S").questions[0].choices


def test_stake_and_tie_bet_together_are_at_most_the_bankroll() -> None:
    running = casino("9H 8S", 1250)
    assert list(running.questions[0].choices) == [
        "bet:1000", "bet:1000+100", "bet:1000+200", "bet:1100", "bet:1100+100", "bet:1200", "leave",
    ]  # fmt: skip
    assert refusal(running, 0, "bet:1100+200") == "bet_not_covered (cents 1250)"


def test_the_bets_lie_open() -> None:
    running = casino("9H 8S 7D", 5000, 5000)
    running.answer(1, "bet:1000+200")
    assert project_view(running, 0).peek["bets"] == {1: (1000, 200)}


def test_the_highest_bet_cannot_be_below_the_lowest() -> None:
    with pytest.raises(Refused, match="max_bet_below_min_bet"):
        game("casino", 1, min_bet=20, max_bet=10)


def test_all_bets_may_be_the_same_and_the_bankroll_no_more_than_one() -> None:
    running = game("casino", 1, min_bet=20, max_bet=20, bankroll=20)
    assert next(iter(running.questions[0].choices)) == "bet:2000"
    with pytest.raises(Refused, match="bet_too_high"):
        running.answer(0, "bet:2100")


@pytest.mark.parametrize("cents", [10**15 + 1, -1, True, 1.0])
def test_no_position_is_richer_than_can_be_told(cents: object) -> None:
    assert house(game("casino", 1, {"bankrolls": [10**15]})).bankrolls == [10**15]
    with pytest.raises(Refused, match="bankrolls"):
        game("casino", 1, {"bankrolls": [cents]})


def test_the_bankroll_must_cover_the_lowest_bet() -> None:
    with pytest.raises(Refused, match="bankroll_below_min_bet"):
        game("casino", 1, bankroll=9)


# The round


def test_each_player_gets_one_card_in_seat_order_then_the_house() -> None:
    drawn = after("bet:1000 bet:1000", "9H 8S 7D", 5000, 5000)
    assert drawn[2:5] == ["DrawCard 0 9H", "DrawCard 1 8S", "DrawCard house 7D"]


def test_the_bankroll_changes_by_what_is_paid() -> None:
    running = casino("9H 8S")
    answer(running, "bet:1000")
    assert house(running).bankrolls == [101_000]


# Tie


def test_on_a_tie_the_player_chooses_between_war_and_surrender() -> None:
    running = casino("9H 9S")
    answer(running, "bet:1000")
    question = running.questions[0]
    assert (question.kind, question.choices) == ("tie", ("war", "surrender"))


def test_burnt_cards_are_seen_by_nobody() -> None:
    events = answer(casino("9H 9S 2D 3D 4D KD QD"), "bet:1000 war")
    burnt = [event for event in events if isinstance(event, DrawCard) and event.to == "burn"]
    assert [project_event(event, 0) for event in burnt] == [DrawCard("burn", Hidden(1))] * 3


def test_a_bet_of_ten_that_goes_to_war_wins_ten_or_loses_twenty() -> None:
    won, lost = (pays("bet:1000 war", "9H 9S 2D 3D 4D " + last) for last in ("KD QD", "QD KD"))
    assert (won, lost) == (["Pay 0 1000 war_win"], ["Pay 0 -2000 war_lose"])


def test_all_tied_players_are_asked_before_the_first_war() -> None:
    running = casino("9H 9S 9D", 5000, 5000)
    answer(running, "bet:1000 bet:1000")
    assert told(running.answer(1, "war")) == ["Choose 1 war"] and list(running.questions) == [0]


def test_who_is_not_tied_is_not_asked() -> None:
    running = casino("TH 9S 9D", 5000, 5000)
    answer(running, "bet:1000 bet:1000")
    assert list(running.questions) == [1]


def test_who_cannot_cover_the_war_can_only_surrender() -> None:
    running = casino("9H 9S", 1900)
    answer(running, "bet:1000")
    assert list(running.questions[0].choices) == ["surrender"]
    assert refusal(running, 0, "war") == "war_not_covered (cents 2000)"
    assert refusal(running, 0, "bet:100") == "not_possible (choice bet:100)"


def test_just_enough_covers_the_war() -> None:
    running = casino("9H 9S", 2000)
    answer(running, "bet:1000")
    assert "war" in running.questions[0].choices


def test_a_tie_bet_that_was_won_may_cover_the_war() -> None:
    running = casino("9H 9S", 1100)
    answer(running, "bet:1000+100")
    assert "war" in running.questions[0].choices


def test_the_cards_of_all_lie_open_until_the_round_is_over() -> None:
    running = casino("9H 9S")
    answer(running, "bet:1000")
    seen = project_view(running, None)
    assert (seen.table, seen.peek["house"]) == (((0, parse_card("9H")),), (parse_card("9S"),))
    answer(running, "surrender")
    assert (project_view(running, None).table, project_view(running, None).peek["house"]) == (
        (),
        (),
    )


# Leaving, and the end


def test_a_player_may_leave_and_is_out_at_once() -> None:
    running = casino("9H 8S", 5000, 5000)
    assert told(running.answer(0, "leave")) == ["Choose 0 leave", "Out 0"]
    assert told(running.answer(1, "bet:1000"), DrawCard) == ["DrawCard 1 9H", "DrawCard house 8S"]


def test_who_leaves_keeps_the_money() -> None:
    running = casino("9H 8S", 5000, 5000)
    running.answer(0, "leave")
    view = project_view(running, 1)
    assert isinstance(view, CasinoView) and view.bankrolls == (5000, 5000)


def test_the_game_has_an_open_end() -> None:
    running = casino("9H 8S " * 50)
    for _ in range(50):
        answer(running, "bet:1000")
    assert house(running).bankrolls == [150_000] and not running.end_event


def test_or_it_ends_after_some_rounds_for_those_still_at_the_table() -> None:
    running = casino("9H 8S 7D " * 2, 5000, 5000, rounds=2)
    assert told(answer(running, "bet:1000 bet:1000"), End) == []
    assert told(answer(running, "bet:1000 bet:1000"), End) == ["End limit 0+1"]


def test_nobody_left_at_the_table_is_the_end() -> None:
    """It names those who went in the last round."""
    running = casino("9H 8S 7D", 5000, 5000, 5000)
    answer(running, "leave bet:1000 bet:1000")
    assert told(running.answer(2, "leave") + running.answer(1, "leave"))[-1] == "End draw 1+2"


def test_ruin_in_the_last_round_goes_before_the_limit() -> None:
    assert after("bet:1000", "7H 8S", 1000, rounds=1)[-1] == "End draw 0"


def test_a_position_without_money_is_over_at_once() -> None:
    assert casino("9H 8S", 999).end_event == End("draw", (0,))


def test_the_height_of_the_shoe_is_no_secret_its_cards_are() -> None:
    running = game("casino", 1)
    assert project_view(running, None).peek["shoe_left"] == 312
    assert not any(
        get_card_code(house(running).shoe[0]) in str(v)
        for v in project_view(running, 0).peek.values()
    )
