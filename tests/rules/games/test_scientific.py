"""Scientific War, sentence by sentence."""

from __future__ import annotations

import pytest

from audiowar.games.scientific.events import (
    GrantPower,
    JokersVoid,
    JokerWins,
    QueensVoid,
    Revolution,
    RevolutionCancelled,
)
from audiowar.games.scientific.rules import ScientificView
from audiowar.rules.cards import get_card_code, parse_card
from audiowar.rules.events import Deal, End, Event, Out, PickUp, Put, Take, War
from audiowar.rules.match import Match
from audiowar.rules.projection import project_view
from audiowar.rules.registry import get_variant
from audiowar.rules.state import Refused
from tests.rules.table import answer, game, told

SPARE = "4H 6H 7H"
"""Plain cards that keep a hand from running empty."""


def trick(cards: str, seats: int = 0, **rest: object) -> list[Event]:
    """Play one trick, `cards` by seat, everybody with spare cards; return its events."""
    played = cards.split()
    position = {"hands": [f"{card} {SPARE}" for card in played], **rest}
    options = position.pop("options", {})
    return answer(game("scientific", len(played), position, **options), cards)  # type: ignore[arg-type]


# Deal


@pytest.mark.parametrize(("seat", "suit"), list(enumerate("HSDCHSDC")))
def test_each_seat_takes_a_whole_suit(seat: int, suit: str) -> None:
    running = game("scientific", 8)
    hand = [get_card_code(card) for card in running.state.hands[seat]]
    assert hand == [*(rank + suit for rank in "23456789TJQKA"), "JOKER"]


@pytest.mark.parametrize("jokers", [0, 1, 2])
def test_each_player_adds_the_jokers_that_the_option_says(jokers: int) -> None:
    running = game("scientific", 2, jokers=jokers)
    assert [len(hand) for hand in running.state.hands] == [13 + jokers] * 2


def test_a_deal_shows_each_hand_only_to_its_owner() -> None:
    running = Match(get_variant("scientific"), 2, {}, None)  # no chance
    (deal,) = running.start()
    assert isinstance(deal, Deal)
    assert [hand.known_to for hand in deal.cards] == [(0,), (1,)]  # type: ignore[union-attr]


@pytest.mark.parametrize("players", [1, 9, 0])
def test_two_to_eight_play(players: int) -> None:
    with pytest.raises(Refused, match="players"):
        game("scientific", players)


# Trick


def test_the_strongest_card_takes_the_trick_onto_the_pile() -> None:
    running = game("scientific", 3, {"hands": ["KH 2H", "9S 2S", "TD 2D"]})
    assert told(answer(running, "KH 9S TD"), Take) == ["Take 0 KH 9S TD"]
    assert [get_card_code(card) for card in running.state.piles[0]] == ["KH", "9S", "TD"]


def test_the_ace_is_strongest_and_the_two_weakest() -> None:
    assert told(trick("2H AS KD"), Take) == ["Take 1 2H AS KD"]


def test_suits_do_not_matter() -> None:
    assert told(trick("7H 7C 6S"), War) == ["War tie 0+1"]


def test_choices_stay_hidden_until_the_last_one() -> None:
    running = game("scientific", 3, {"hands": ["KH 2H", "9S 2S", "TD 2D"]})
    events = answer(running, "KH 9S")
    assert told(events) == ["Choose 0 KH", "Choose 1 9S"]
    assert [event.choice.known_to for event in events] == [(0,), (1,)]  # type: ignore[attr-defined]


def test_a_choice_once_made_stands() -> None:
    running = game("scientific", 2, {"hands": ["KH 2H", "9S 2S"]})
    answer(running, "KH")
    with pytest.raises(Refused, match="already_chosen"):
        running.answer(0, running.state.hands[0][0])


def test_a_card_that_is_not_in_hand_is_refused_and_nothing_changes() -> None:
    running = game("scientific", 2, {"hands": ["KH 2H", "9S 2S"]})
    with pytest.raises(Refused, match="not_in_hand"):
        answer(running, "QH")
    assert told(answer(running, "KH")) == ["Choose 0 KH"]


def test_an_answer_to_an_older_question_is_refused() -> None:
    running = game("scientific", 2, {"hands": ["KH 2H", "9S 2S"]})
    number = running.questions[0].number
    answer(running, "KH 9S")
    with pytest.raises(Refused, match="late_answer"):
        running.answer(0, running.state.hands[0][0], number)


# Revolution


@pytest.mark.parametrize(
    ("cards", "before", "after"),
    [
        ("JH 9S", False, True),
        ("JH 9S", True, False),
        ("JH JS JD", False, True),
        ("JH JS JD 9C", True, False),
    ],
)
def test_an_odd_number_of_jacks_turns_the_order_round(
    cards: str, before: bool, after: bool
) -> None:
    events = trick(cards, reversed=before)
    assert told(events, Revolution, RevolutionCancelled) == [f"Revolution {after}"]


@pytest.mark.parametrize("cards", ["JH JS 5D", "JH JS JD JC"])
@pytest.mark.parametrize("before", [False, True])
def test_an_even_number_of_jacks_cancels_out(cards: str, before: bool) -> None:
    events = trick(cards, reversed=before)
    assert told(events, Revolution, RevolutionCancelled) == ["RevolutionCancelled"]


@pytest.mark.parametrize(
    ("revolution", "before", "winner"),
    [("immediate", False, 1), ("immediate", True, 0), ("next_trick", False, 0),
     ("next_trick", True, 1)],
)  # fmt: skip
def test_the_option_says_in_which_order_the_trick_of_the_jack_is_judged(
    revolution: str, before: bool, winner: int
) -> None:
    events = trick("JH 9S", reversed=before, options={"revolution": revolution})
    assert told(events, Take) == [f"Take {winner} JH 9S"]


def test_the_new_order_lasts_until_the_next_revolution() -> None:
    running = game("scientific", 2, {"hands": ["JH 2H KH 5H", "9S 8S AS JS 4S"]})
    events = answer(running, "JH 9S", "2H AS", "KH JS")
    assert told(events, Take, Revolution) == [
        "Revolution True", "Take 1 JH 9S",
        "Take 0 2H AS",
        "Revolution False", "Take 0 KH JS",
    ]  # fmt: skip


def test_jacks_are_compared_like_other_cards() -> None:
    """Three jacks turn the order; among jacks and a king low wins, and the jacks tie."""
    assert told(trick("JH JS JD KC"), Revolution, War) == ["Revolution True", "War tie 0+1+2"]


def test_cancelled_jacks_may_tie_in_a_war() -> None:
    events = trick("JH JS 5D")
    assert told(events, RevolutionCancelled, War) == ["RevolutionCancelled", "War tie 0+1"]


# War


@pytest.mark.parametrize(
    ("cards", "reversed_", "tied"),
    [("KH KS 2D", False, "0+1"), ("2H 2S KD", True, "0+1"), ("5H 5S 5D", False, "0+1+2")],
)
def test_a_tie_for_strongest_is_a_war(cards: str, reversed_: bool, tied: str) -> None:
    assert told(trick(cards, reversed=reversed_), War, Take) == [f"War tie {tied}"]


def test_a_tie_below_the_strongest_is_no_war() -> None:
    assert told(trick("5H 5S KD"), War, Take) == ["Take 2 5H 5S KD"]


def test_the_winner_of_a_later_trick_takes_pot_and_trick() -> None:
    running = game("scientific", 2, {"hands": ["KH 9H 8H 2H", "KS 9S 3S 4S"]})
    events = answer(running, "KH KS", "9H 9S", "8H 3S")
    assert told(events, War, Take) == ["War tie 0+1", "War tie 0+1", "Take 0 KH KS 9H 9S 8H 3S"]


def test_all_players_play_the_trick_after_a_war() -> None:
    running = game("scientific", 3, {"hands": ["KH 9H 2H", "KS 8S 2S", "3D AD 2D"]})
    events = answer(running, "KH KS 3D", "9H 8S AD")
    assert told(events, Take) == ["Take 2 KH KS 3D 9H 8S AD"]


# Joker


@pytest.mark.parametrize("reversed_", [False, True])
def test_with_two_players_a_lone_joker_forces_a_war(reversed_: bool) -> None:
    assert told(trick("JOKER AS", reversed=reversed_), War) == ["War joker 0+1"]


def test_a_joker_forces_a_war_whatever_the_other_cards_are() -> None:
    assert told(trick("JOKER AS 5D"), War, Take) == ["War joker 0+1+2"]


@pytest.mark.parametrize(("cards", "reversed_"), [("JOKER AS AD", False), ("JOKER 2S 2D", True)])
def test_a_joker_cancels_a_war_that_was_due_and_takes_the_trick(
    cards: str, reversed_: bool
) -> None:
    events = trick(cards, reversed=reversed_)
    assert told(events, War, JokerWins, Take) == ["JokerWins 0", f"Take 0 {cards}"]


def test_a_joker_that_cancels_a_war_takes_the_pot_too() -> None:
    events = trick("JOKER AS AD", pot="KH KS")
    assert told(events, Take) == ["Take 0 KH KS JOKER AS AD"]


def test_a_tie_below_the_strongest_does_not_let_the_joker_win() -> None:
    assert told(trick("JOKER 5S 5D AC"), War, JokerWins) == ["War joker 0+1+2+3"]


def test_two_jokers_are_void_and_the_other_cards_decide() -> None:
    assert told(trick("JOKER JOKER 5D"), JokersVoid, War, Take) == [
        "JokersVoid", "Take 2 JOKER JOKER 5D",
    ]  # fmt: skip


def test_two_jokers_are_void_and_a_tie_of_the_others_is_a_war() -> None:
    assert told(trick("JOKER JOKER 5D 5C"), JokersVoid, War) == ["JokersVoid", "War tie 2+3"]


@pytest.mark.parametrize("reversed_", [False, True])
def test_two_void_jokers_never_win_by_strength(reversed_: bool) -> None:
    events = trick("JOKER JOKER 5D 9C", reversed=reversed_)
    winner = 2 if reversed_ else 3
    assert told(events, Take) == [f"Take {winner} JOKER JOKER 5D 9C"]


@pytest.mark.parametrize("players", [2, 3, 8])
def test_all_jokers_are_a_natural_war(players: int) -> None:
    events = trick(" ".join(["JOKER"] * players))
    seats = "+".join(map(str, range(players)))
    assert told(events, JokersVoid, War) == ["JokersVoid", f"War tie {seats}"]


@pytest.mark.parametrize(("cards", "winner"), [("JOKER JS 2D 2C", 0), ("JOKER JS AD AC", None)])
def test_a_jack_in_the_trick_of_a_joker_turns_the_order_first(
    cards: str, winner: int | None
) -> None:
    """After the jack low cards are strong: twos tie for strongest, aces do not."""
    expected = ["Revolution True"]
    expected += ["War joker 0+1+2+3"] if winner is None else ["JokerWins 0", f"Take 0 {cards}"]
    assert told(trick(cards), Revolution, War, JokerWins, Take) == expected


def test_with_next_trick_a_jack_does_not_turn_the_order_for_the_joker() -> None:
    events = trick("JOKER JS AD AC", options={"revolution": "next_trick"})
    assert told(events, Revolution, JokerWins, War) == ["Revolution True", "JokerWins 0"]


def test_a_joker_cancels_a_war_of_two_jacks() -> None:
    events = trick("JOKER JS JD")
    assert told(events, RevolutionCancelled, JokerWins) == ["RevolutionCancelled", "JokerWins 0"]


# Spy


def spied(reversed_: bool = False) -> Match:
    """A game in which seat 1 has just played the only queen."""
    hands = ["5H 6H 7H", "QS 6S 7S", "4D 6D 7D"]
    running = game("scientific", 3, {"hands": hands, "reversed": reversed_})
    answer(running, "5H QS 4D")
    return running


@pytest.mark.parametrize("reversed_", [False, True])
def test_the_spy_is_asked_when_all_others_have_chosen(reversed_: bool) -> None:
    running = spied(reversed_)
    assert sorted(running.questions) == [0, 2]
    running.answer(0, running.state.hands[0][0])
    assert sorted(running.questions) == [2]
    running.answer(2, running.state.hands[2][0])
    assert sorted(running.questions) == [1]


def test_a_spy_who_chooses_too_early_is_refused() -> None:
    running = spied()
    with pytest.raises(Refused, match="spy_waits"):
        running.answer(1, running.state.hands[1][0])


def test_the_spy_sees_the_chosen_cards_only_when_asked() -> None:
    running = spied()
    running.answer(0, running.state.hands[0][0])
    assert project_view(running, 1).peek == {}
    running.answer(2, running.state.hands[2][0])
    assert {
        seat: get_card_code(c) for seat, c in project_view(running, 1).peek["chosen"].items()
    } == {
        0: "6H",
        2: "6D",
    }


@pytest.mark.parametrize("viewer", [0, 2, None])
def test_nobody_else_sees_the_chosen_cards(viewer: int | None) -> None:
    running = spied()
    running.answer(0, running.state.hands[0][0])
    running.answer(2, running.state.hands[2][0])
    assert "chosen" not in project_view(running, viewer).peek


def test_spying_holds_for_one_trick() -> None:
    running = spied()
    answer(running, "6H 6D 7S")
    assert sorted(running.questions) == [0, 1, 2]


def test_two_queens_cancel_each_other() -> None:
    events = trick("QH QS 4D")
    assert told(events, GrantPower, QueensVoid) == ["QueensVoid"]


def test_three_queens_cancel_each_other() -> None:
    events = trick("QH QS QD 4D")
    assert told(events, GrantPower, QueensVoid) == ["QueensVoid"]


def test_spying_is_not_lost_by_a_war() -> None:
    events = trick("QH KS KD")
    assert told(events, War, GrantPower) == ["War tie 1+2", "GrantPower 0 spy"]


def test_a_spy_who_is_out_is_no_spy() -> None:
    running = game("scientific", 3, {"hands": ["QH", "KS 2S", "3D 2D"]})
    events = answer(running, "QH KS 3D")
    assert told(events, Out, GrantPower) == ["Out 0", "GrantPower 2 count"]
    assert sorted(running.questions) == [1, 2]


def test_two_queens_are_void_even_when_one_of_their_players_goes_out() -> None:
    running = game("scientific", 3, {"hands": ["QH", "QS 2S", "KD 2D"]})
    assert told(answer(running, "QH QS KD"), Out, GrantPower, QueensVoid) == ["Out 0", "QueensVoid"]


def test_a_queen_in_reversed_order_spies_too() -> None:
    assert told(trick("QH 4S", reversed=True), GrantPower) == ["GrantPower 0 spy"]


# Count


def test_everybody_who_played_a_three_may_count() -> None:
    assert told(trick("3H 3S 4D"), GrantPower) == ["GrantPower 0 count", "GrantPower 1 count"]


def test_who_may_count_sees_the_hands_of_all_until_choosing() -> None:
    hands = ["3H 6H 7H", "KS 6S 7S 8S", "4D 6D 7D"]
    running = game("scientific", 3, {"hands": hands})
    answer(running, "3H KS 4D")
    assert project_view(running, 0).peek["hand_counts"] == {0: 2, 1: 3, 2: 2}
    assert "hand_counts" not in project_view(running, 1).peek
    answer(running, "6H")
    assert project_view(running, 0).peek == {}


def test_the_number_owned_is_public_at_all_times() -> None:
    running = game("scientific", 2, {"hands": ["3H 6H", "KS 6S"], "piles": ["2D", "4D 5D"]})
    assert project_view(running, None).owned == (3, 4)


# Swap


def swapper(pile: str = "AD KD") -> Match:
    """A game in which seat 0 may swap."""
    hands = ["4H 5H", "6S 7S", "8C 9C"]
    return game("scientific", 3, {"hands": hands, "piles": [pile, "", ""], "swap": [0]})


def test_everybody_who_played_an_eight_may_swap() -> None:
    assert told(trick("8H 8S 4D"), GrantPower) == ["GrantPower 0 swap", "GrantPower 1 swap"]


def test_a_swap_exchanges_hand_and_pile_before_the_choice() -> None:
    running = swapper()
    answer(running, "swap")
    assert [get_card_code(card) for card in running.state.hands[0]] == ["AD", "KD"]
    assert [get_card_code(card) for card in running.state.piles[0]] == ["4H", "5H"]
    assert told(answer(running, "AD")) == ["Choose 0 AD"]


def test_all_are_told_that_a_swap_was_made_but_no_cards() -> None:
    assert told(answer(swapper(), "swap")) == ["Choose 0 swap"]


def test_a_swap_is_possible_once() -> None:
    running = swapper()
    answer(running, "swap")
    with pytest.raises(Refused, match="no_swap"):
        running.answer(0, "swap")


def test_a_swap_with_an_empty_pile_is_refused() -> None:
    with pytest.raises(Refused, match="pile_empty"):
        answer(swapper(pile=""), "swap")


def test_who_played_no_eight_cannot_swap() -> None:
    with pytest.raises(Refused, match="no_swap"):
        swapper().answer(1, "swap")


def test_a_swap_is_possible_after_the_others_have_chosen() -> None:
    running = swapper()
    running.answer(1, running.state.hands[1][0])
    running.answer(2, running.state.hands[2][0])
    assert told(running.answer(0, "swap")) == ["Choose 0 swap"]


def test_a_swap_after_the_own_choice_is_refused() -> None:
    running = swapper()
    answer(running, "4H")
    with pytest.raises(Refused, match="swap_too_late"):
        running.answer(0, "swap")


def test_the_swap_is_granted_even_when_the_pile_is_empty() -> None:
    assert told(trick("8H KS"), GrantPower) == ["GrantPower 0 swap"]


def test_the_right_to_swap_ends_with_the_trick() -> None:
    running = game("scientific", 2, {"hands": ["8H 6H 5H 4H", "7S 2S 3S 4S"]})
    answer(running, "8H 7S", "6H 2S")
    with pytest.raises(Refused, match="no_swap"):
        running.answer(0, "swap")


def test_an_eight_as_the_last_card_gives_a_hand_and_an_empty_pile() -> None:
    """The pile is picked up before the power is granted, so there is nothing to swap with."""
    running = game("scientific", 2, {"hands": ["8H", "7S 2S"], "piles": ["5H 6H", ""]})
    assert told(answer(running, "8H 7S"), PickUp, GrantPower) == [
        "PickUp 0 5H 6H 8H 7S",
        "GrantPower 0 swap",
    ]
    with pytest.raises(Refused, match="pile_empty"):
        running.answer(0, "swap")


# After the trick


def test_an_empty_hand_picks_up_the_pile() -> None:
    running = game("scientific", 2, {"hands": ["5H", "7S 2S"], "piles": ["AD 3D", ""]})
    assert told(answer(running, "5H 7S"), PickUp) == ["PickUp 0 AD 3D"]
    assert len(running.state.hands[0]) == 2
    assert running.state.piles[0] == []


def test_the_cards_of_the_trick_are_taken_before_the_pile_is_picked_up() -> None:
    running = game("scientific", 2, {"hands": ["KH", "7S 2S"]})
    assert told(answer(running, "KH 7S"), Take, PickUp) == ["Take 0 KH 7S", "PickUp 0 KH 7S"]


def test_who_has_neither_hand_nor_pile_is_out() -> None:
    running = game("scientific", 3, {"hands": ["5H", "7S 2S", "9D 2D"]})
    assert told(answer(running, "5H 7S 9D"), Out) == ["Out 0"]
    assert sorted(running.questions) == [1, 2]


def test_a_third_player_may_go_out_in_a_war() -> None:
    running = game("scientific", 3, {"hands": ["5H", "7S 2S", "7D 3D"]})
    events = answer(running, "5H 7S 7D", "2S 3D")
    assert told(events, War, Out, Take, End) == [
        "War tie 1+2", "Out 0", "Take 2 5H 7S 7D 2S 3D", "Out 1", "End win 2",
    ]  # fmt: skip


def test_who_is_out_is_not_asked() -> None:
    running = game("scientific", 3, {"hands": ["5H", "7S 2S", "9D 2D"]})
    answer(running, "5H 7S 9D")
    with pytest.raises(Refused, match="you_are_out"):
        running.answer(0, 0)


def test_the_order_after_a_trick_is_take_pick_up_out_powers() -> None:
    hands = ["QH", "7S", "KD 2D", "8C"]
    running = game("scientific", 4, {"hands": hands, "piles": ["5H", "", "", "9C"]})
    assert [line.split()[0] for line in told(answer(running, "QH 7S KD 8C"))[8:]] == [
        "Take", "PickUp", "PickUp", "Out", "GrantPower", "GrantPower",
    ]  # fmt: skip


# End


def test_the_last_with_cards_wins() -> None:
    running = game("scientific", 2, {"hands": ["KH 2H", "7S"]})
    assert told(answer(running, "KH 7S"), Out, End) == ["Out 1", "End win 0"]
    assert running.end_event is not None


def test_the_winner_owns_the_pot_without_taking_it() -> None:
    running = game("scientific", 2, {"hands": ["KH 2H", "KS"]})
    assert told(answer(running, "KH KS"), War, Out, Take, End) == [
        "War tie 0+1", "Out 1", "End win 0",
    ]  # fmt: skip


def test_both_last_cards_tied_are_a_draw() -> None:
    running = game("scientific", 2, {"hands": ["KH", "KS"]})
    assert told(answer(running, "KH KS"), War, Out, End) == [
        "War tie 0+1", "Out 0", "Out 1", "End draw 0+1",
    ]  # fmt: skip


def test_a_draw_is_among_those_who_went_out_in_that_trick() -> None:
    running = game("scientific", 3, {"hands": ["", "KH", "KS"], "out": [0]})
    assert told(answer(running, "KH KS"), End) == ["End draw 1+2"]


def test_a_joker_with_the_last_cards_is_a_draw() -> None:
    running = game("scientific", 2, {"hands": ["JOKER", "KS"]})
    assert told(answer(running, "JOKER KS"), War, End) == ["War joker 0+1", "End draw 0+1"]


def test_no_power_is_granted_in_the_trick_that_ends_the_game() -> None:
    running = game("scientific", 2, {"hands": ["QH 2H", "3S"]})
    assert told(answer(running, "QH 3S"), GrantPower) == []


def test_queens_void_are_not_told_in_the_trick_that_ends_the_game() -> None:
    running = game("scientific", 2, {"hands": ["QH", "QS"]})
    assert told(answer(running, "QH QS"), QueensVoid) == []


def test_an_answer_after_the_end_is_refused() -> None:
    running = game("scientific", 2, {"hands": ["KH 2H", "7S"]})
    answer(running, "KH 7S")
    with pytest.raises(Refused, match="game_over"):
        running.answer(0, 0)


# Trick limit


def test_at_the_limit_who_owns_most_wins() -> None:
    position = {"hands": ["KH 2H 3H", "7S 2S 3S"], "piles": ["", "9D"]}
    running = game("scientific", 2, position, trick_limit=1)
    assert told(answer(running, "KH 7S"), Take, End) == ["Take 0 KH 7S", "End limit 0"]


def test_at_the_limit_a_tie_for_most_is_a_draw() -> None:
    position = {"hands": ["KH 2H", "7S 2S", "8D"], "piles": ["", "9D 4D 5D", ""]}
    running = game("scientific", 3, position, trick_limit=1)
    assert told(answer(running, "KH 7S 8D"), Out, End) == ["Out 2", "End draw 0+1"]


def test_the_pot_counts_for_nobody_at_the_limit() -> None:
    running = game("scientific", 2, {"hands": ["KH 2H", "KS 2S"]}, trick_limit=1)
    assert told(answer(running, "KH KS"), End) == ["End draw 0+1"]


def test_a_natural_end_in_the_last_trick_goes_first() -> None:
    running = game("scientific", 2, {"hands": ["KH 2H", "7S"]}, trick_limit=1)
    assert told(answer(running, "KH 7S"), End) == ["End win 0"]


def test_each_trick_of_a_carried_war_counts() -> None:
    running = game("scientific", 2, {"hands": ["KH 2H 3H", "KS 4S 5S"]}, trick_limit=2)
    assert told(answer(running, "KH KS 2H 4S"), End) == ["End limit 1"]


@pytest.mark.parametrize("players", range(2, 9))
def test_the_limit_is_500_times_the_square_of_the_players(players: int) -> None:
    assert game("scientific", players).options["trick_limit"] == 500 * players**2


def test_two_identical_players_draw_after_14_wars() -> None:
    running = game("scientific", 2)
    ranks = [*"23456789TJQKA", "JOKER"]
    for rank in ranks:
        suits = ("", "") if rank == "JOKER" else ("H", "S")
        answer(running, rank + suits[0], rank + suits[1])
    assert running.end_event == End("draw", (0, 1))
    assert running.state.trick == 14


def test_cards_on_the_table_of_a_position_go_to_the_next_winner() -> None:
    position = {"hands": ["KH 2H", "7S 2S"], "table": [[0, "5D"], [1, "5C"]]}
    assert told(answer(game("scientific", 2, position), "KH 7S"), Take) == ["Take 0 5D 5C KH 7S"]


def test_a_position_in_which_one_alone_has_cards_is_over() -> None:
    running = game("scientific", 3, {"hands": ["KH 2H", "", ""]})
    assert running.end_event is not None and running.end_event.seats == (0,)
    assert not running.questions


def test_all_cards_are_put_face_up_at_once_in_the_order_of_the_seats() -> None:
    events = trick("9H 8S 7D")
    assert [event for event in events if isinstance(event, Put)] == [
        Put(0, (), parse_card("9H")),
        Put(1, (), parse_card("8S")),
        Put(2, (), parse_card("7D")),
    ]


def spy(running: Match) -> int | None:
    """Return who all see to be the spy."""
    view = project_view(running, None)
    assert isinstance(view, ScientificView)
    return view.spy


def test_a_spy_of_a_position_who_has_no_cards_is_no_spy() -> None:
    running = game("scientific", 3, {"hands": ["", "KS 2S", "QD 2D"], "spy": 0})
    assert spy(running) is None
    assert set(running.questions) == {1, 2}
    assert spy(game("scientific", 2, {"hands": ["KH 2H", "KS 2S"], "spy": 1})) == 1
