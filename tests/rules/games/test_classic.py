"""Classic War, sentence by sentence."""

from __future__ import annotations

from collections import Counter
from typing import Any

import pytest

from audiowar.games.classic.rules import Purge
from audiowar.rules.cards import JOKER, make_deck
from audiowar.rules.chance import SeededChance
from audiowar.rules.events import Deal, End, Event, Hidden, Out, PickUp, Put, Take, War
from audiowar.rules.match import Match
from audiowar.rules.projection import project_event, project_view, reveal_all_secrets
from audiowar.rules.registry import get_variant
from audiowar.rules.state import Refused
from tests.cards import parse_cards
from tests.rules.conformance import cards_of
from tests.rules.rigged_chance import RiggedChance
from tests.rules.table import AsTheyLie, game, told, turn

LOW = " 2H 3H 4H 5H 6H 7H"
"""Six cards to lie below those that matter."""
PARTS = ("piles", "table", "pot", "out")


def classic(*stacks: str, **more: Any) -> Match:
    """Return a game with these packets; `more` are options and other parts of the position."""
    parts = {part: more.pop(part) for part in PARTS if part in more}
    return game("classic", len(stacks), {"stacks": stacks, **parts}, AsTheyLie(), **more)


def first(*stacks: str, **more: Any) -> list[Event]:
    """Return the events of the first trick."""
    return turn(classic(*stacks, **more))


def dealt(players: int, seed: int = 1, **options: Any) -> Deal:
    """Return the deal of a new game, with its secrets open."""
    (deal,) = Match(get_variant("classic"), players, options, SeededChance(seed)).start()
    whole = reveal_all_secrets(deal)
    assert isinstance(whole, Deal)
    return whole


def packets(deal: Deal) -> list[list[int]]:
    """Return the packets as lists."""
    return [list(packet) for packet in deal.cards]  # type: ignore[arg-type]  # unsealed


# The deal


@pytest.mark.parametrize(("players", "each"), [(2, 26), (3, 17), (4, 13)])
def test_52_cards_are_dealt_equally(players: int, each: int) -> None:
    assert [len(packet) for packet in packets(dealt(players))] == [each] * players


def test_the_remainder_is_left_out_at_random() -> None:
    assert len({dealt(3, seed).left_out for seed in range(20)}) > 5


def test_nothing_is_left_out_where_all_divide() -> None:
    assert dealt(4).left_out == ()


def test_packets_lie_face_down_for_their_owners_too() -> None:
    (deal,) = Match(get_variant("classic"), 3, {}, SeededChance(1)).start()
    assert project_event(deal, 0) == Deal((Hidden(17),) * 3, Hidden(1))


def test_nobody_sees_a_packet_later_either() -> None:
    assert project_view(classic("9H 2H", "8S 2S"), 0).stacks == (None, None)


@pytest.mark.parametrize(("players", "each", "rest"), [(2, 27, 0), (3, 18, 0), (4, 13, 2)])
def test_two_jokers_make_54_cards(players: int, each: int, rest: int) -> None:
    deal = dealt(players, jokers=2)
    assert [len(packet) for packet in packets(deal)] == [each] * players
    assert len(deal.left_out) == rest  # type: ignore[arg-type]


def test_left_out_cards_may_be_jokers() -> None:
    assert any(JOKER in dealt(4, seed, jokers=2).left_out for seed in range(60))  # type: ignore[operator]


def test_without_burying_both_jokers_may_be_in_one_packet() -> None:
    assert any(packets(dealt(2, seed, jokers=2))[0].count(JOKER) == 2 for seed in range(20))


@pytest.mark.parametrize("seed", range(20))
def test_one_joker_is_buried_in_each_packet(seed: int) -> None:
    both = packets(dealt(2, seed, jokers=2, bury_jokers="on"))
    assert [packet.count(JOKER) for packet in both] == [1, 1]
    assert Counter(both[0] + both[1]) == Counter(make_deck(joker_count=2))


def test_it_is_buried_at_a_random_place() -> None:
    deals = [dealt(2, seed, jokers=2, bury_jokers="on") for seed in range(60)]
    assert len({packets(deal)[1].index(JOKER) for deal in deals}) > 15


def test_without_jokers_none_is_buried() -> None:
    one, two = packets(dealt(2, bury_jokers="on"))
    assert Counter(one + two) == Counter(make_deck())


@pytest.mark.parametrize("players", [3, 4])
def test_burying_needs_two_packets(players: int) -> None:
    with pytest.raises(Refused) as refused:
        dealt(players, jokers=2, bury_jokers="on")
    assert refused.value.reason == "bury_jokers_need_two"


@pytest.mark.parametrize("players", [2, 3, 4])
@pytest.mark.parametrize("jokers", [0, 2])
def test_with_own_decks_each_has_a_whole_one_and_its_jokers(players: int, jokers: int) -> None:
    found = packets(dealt(players, decks="own", jokers=jokers))
    assert len(found) == players
    for packet in found:
        assert Counter(packet) == Counter(make_deck(joker_count=jokers))
        assert packet != make_deck(joker_count=jokers)


def test_own_decks_are_shuffled_each_for_itself() -> None:
    one, two = packets(dealt(2, decks="own"))
    assert one != two


def test_own_decks_keep_their_two_jokers_where_jokers_are_buried() -> None:
    both = packets(dealt(2, decks="own", jokers=2, bury_jokers="on"))
    assert [packet.count(JOKER) for packet in both] == [2, 2]


@pytest.mark.parametrize("players", [1, 5])
def test_two_to_four_play(players: int) -> None:
    with pytest.raises(Refused):
        dealt(players)


# The trick


def test_nobody_is_asked_and_the_game_waits_before_each_trick() -> None:
    running = classic("9H 2H", "8S 2S")
    assert not running.questions and not running.end_event


def test_all_turn_their_top_card() -> None:
    assert told(first("9H 2H", "8S 2S", "TD 2D"), Put) == ["Put 0 9H", "Put 1 8S", "Put 2 TD"]


def test_the_strongest_takes_all() -> None:
    assert told(first("9H 2H", "8S 2S", "TD 2D"), Take) == ["Take 2 9H 8S TD"]


def test_the_ace_is_strongest_and_the_two_weakest() -> None:
    assert told(first("2H 2D", "AS 2S"), Take) == ["Take 1 2H AS"]


def test_they_go_under_the_packet() -> None:
    running = classic("9H 2H", "8S 2S")
    turn(running)
    assert running.state.stacks[0] == parse_cards("2H 9H 8S")


def test_in_an_order_of_the_generator() -> None:
    position = {"stacks": ["9H 2H", "8S 2S"]}
    running = game("classic", 2, position, RiggedChance(parse_cards("8S 9H")))
    turn(running)
    assert running.state.stacks[0] == parse_cards("2H 8S 9H")


def test_nobody_knows_that_order() -> None:
    (take,) = [e for e in first("9H 2H", "8S 2S") if isinstance(e, Take)]
    assert project_event(take, 0) == Take(0, Hidden(2))


def test_a_tie_below_the_strongest_is_no_war() -> None:
    assert told(first("9H 2H", "9S 2S", "TD 2D"), War) == []


def test_what_a_position_holds_on_the_table_is_taken_too() -> None:
    events = first("9H 2H", "8S 2S", table=[[1, "KC"]], pot="QC")
    assert told(events, Take) == ["Take 0 QC KC 9H 8S"]


# War


def test_a_tie_for_strongest_is_war() -> None:
    assert told(first("9H 2H 3H", "9S 2S 4S"), War) == ["War tie 0+1"]


def test_each_puts_one_card_face_down_and_one_face_up() -> None:
    puts = told(first("7H 2H 3H 4H", "7S 2S 8S 4S"), Put)
    assert puts[2:] == ["Put 0 2H 3H", "Put 1 2S 8S"]


def test_the_highest_new_card_takes_all_six() -> None:
    events = first("7H 2H 3H 4H", "7S 2S 8S 4S")
    assert told(events, Take) == ["Take 1 7H 7S 3H 8S 2H 2S"]


@pytest.mark.parametrize(
    ("down", "put"), [(1, "Put 0 2H 3H"), (2, "Put 0 2H 3H 4H"), (3, "Put 0 2H 3H 4H 5H")]
)
def test_the_option_says_how_many_go_face_down(down: int, put: str) -> None:
    events = first("KH 2H 3H 4H 5H", "KS 3S 4S 5S 6S", face_down=down)
    assert told(events, Put)[2] == put


def test_nobody_sees_the_face_down_cards() -> None:
    puts = [e for e in first("7H 2H 3H 4H", "7S 2S 8S 4S") if isinstance(e, Put)]
    assert project_event(puts[2], 0) == Put(0, Hidden(1), parse_cards("3H")[0])


def test_a_repeated_tie_is_another_war() -> None:
    events = first("7H 2H 8H 3H 9H 2D", "7S 2S 8S 3S TS 2C")
    assert told(events, War) == ["War tie 0+1"] * 2
    assert told(events, Take) == ["Take 1 7H 7S 8H 8S 9H TS 2H 2S 3H 3S"]


def test_all_still_in_take_part_also_those_who_were_not_tied() -> None:
    events = first("KH 2H 3H 4H", "KS 2S 8S 4S", "5D 2D AD 4D")
    assert told(events, War) == ["War tie 0+1+2"]
    assert told(events, Take)[0].startswith("Take 2 ")


def test_who_is_out_takes_no_part() -> None:
    events = first("KH 2H 3H 4H", "", "KD 2D AD 4D", out=[1])
    assert told(events, War) == ["War tie 0+2"]


def test_only_the_new_cards_are_compared() -> None:
    """The ace of the first cards does not beat the queen of the war."""
    events = first("AH 2H 3H 4H", "AS 2S QS 4S")
    assert told(events, Take)[0].startswith("Take 1 ")


# Running out in a war: the first way


def test_the_first_worked_example_of_the_texts() -> None:
    """Two sevens; B has one card left and cannot fight the war: A wins."""
    events = first("7H 2H 3H 4H", "7S 9S")
    assert told(events)[3:] == ["Put 1 9S none", "Out 1", "Take 0 7H 7S 9S", "End win 0"]


def test_who_has_no_card_left_writes_no_put() -> None:
    events = first("7H 2H 3H 4H", "7S")
    assert told(events)[3:] == ["Out 1", "Take 0 7H 7S", "End win 0"]


def test_exactly_enough_cards_complete_a_war() -> None:
    events = first("7H 2H 9H", "7S 2S 8S")
    assert told(events)[-3:] == ["Take 0 7H 7S 9H 8S 2H 2S", "Out 1", "End win 0"]


def test_who_cannot_is_out_after_the_puts_and_the_others_fight_on() -> None:
    events = first("KH 2H 3H 4H", "KS 2S", "5D 2D AD 4D")
    assert told(events)[4:] == [
        "Put 0 2H 3H",
        "Put 1 2S none",
        "Put 2 2D AD",
        "Out 1",
        "Take 2 KH KS 5D 3H AD 2H 2S 2D",
    ]


def test_who_is_out_in_one_round_is_not_named_in_the_next() -> None:
    events = first("KH 2H 3H 4H 5H 6H", "KS 2S", "5D 2D 3D 4D 7D 6D")
    assert told(events, War) == ["War tie 0+1+2", "War tie 0+2"]


def test_if_one_alone_can_that_one_puts_nothing_more() -> None:
    events = first("7H 2H", "7S 9S 3S 4S", "7D")
    assert told(events)[4:] == [
        "Put 0 2H none",
        "Out 0",
        "Out 2",
        "Take 1 7H 7S 7D 2H",
        "End win 1",
    ]


def test_if_nobody_can_who_put_most_wins() -> None:
    """Who runs out first loses."""
    events = first("7H 2H 3H", "7S 9S 3S 4S", "7D", face_down=3)
    assert told(events)[4:] == [
        "Put 0 2H 3H none",
        "Put 1 9S 3S 4S none",
        "Out 0",
        "Out 2",
        "Take 1 7H 7S 7D 2H 3H 9S 3S 4S",
        "End win 1",
    ]


def test_equal_for_most_is_a_draw_of_these() -> None:
    events = first("7H 2H 3H", "7S 9S 3S", "7D KD", face_down=3)
    assert told(events)[-4:] == ["Out 0", "Out 1", "Out 2", "End draw 0+1"]


def test_if_both_run_out_at_once_it_is_a_draw() -> None:
    assert told(first("7H", "7S"))[2:] == ["War tie 0+1", "Out 0", "Out 1", "End draw 0+1"]


def test_packet_and_won_pile_count_together() -> None:
    events = first("7H 2H", "7S 2S 3S 4S", piles=["KH QH", ""], recycle="reshuffle")
    assert told(events, Put)[2:] == ["Put 0 2H KH", "Put 1 2S 3S"]


def test_who_cannot_puts_packet_and_pile() -> None:
    running = classic("7H 2H", "7S 2S 3S 4S", piles=["KH QH", ""], recycle="reshuffle", face_down=3)
    # Three cards in packet and pile; four are needed, which the other has not either.
    assert told(turn(running))[3:] == [
        "Put 0 2H KH QH none",
        "Put 1 2S 3S 4S none",
        "Out 0",
        "Out 1",
        "End draw 0+1",
    ]


# Running out in a war: the second way


def last_card(*stacks: str, **more: Any) -> list[Event]:
    """Return the events of the first trick where the last card stands."""
    return first(*stacks, run_out="last_card", **more)


def test_the_second_worked_example_of_the_texts() -> None:
    """B's last card, a queen, is turned up and stands until A's nine loses to it."""
    events = last_card("7H 2H QH 3H 9H 4H", "7S QS")
    assert told(events)[2:] == [
        "War tie 0+1",
        "Put 0 2H QH",
        "Put 1 QS",
        "War tie 0+1",
        "Put 0 3H 9H",
        "Take 1 7H 7S QH QS 9H 2H 3H",
    ]


def test_the_game_goes_on_normally_after_it() -> None:
    running = classic("7H 2H QH 3H 9H 4H", "7S QS", run_out="last_card")
    turn(running)
    assert told(turn(running), Put) == ["Put 0 4H", "Put 1 7H"]


def test_the_card_of_the_trick_stands_when_it_was_the_last() -> None:
    events = last_card("QH 2H 3H 4H", "QS")
    assert told(events)[3:] == ["Put 0 2H 3H", "Take 1 QH QS 3H 2H"]


def test_a_standing_card_can_be_beaten() -> None:
    events = last_card("QH 2H KH 4H", "QS")
    assert told(events)[3:] == ["Put 0 2H KH", "Take 0 QH QS KH 2H", "Out 1", "End win 0"]


def test_all_others_that_are_left_go_face_down_before_the_last() -> None:
    events = last_card("7H 2H 3H 4H 8H 5H", "7S 2S 9S", face_down=3)
    assert told(events)[3:5] == ["Put 0 2H 3H 4H 8H", "Put 1 2S 9S"]


def test_the_up_card_of_a_full_round_stands_when_it_was_the_last() -> None:
    events = last_card("7H 2H QH 3H 9H 4H", "7S 2S QS")
    assert told(events, Put)[4:] == ["Put 0 3H 9H"]
    assert told(events, Take)[0].startswith("Take 1 ")


def test_if_both_are_down_to_equal_last_cards_it_is_a_draw() -> None:
    events = last_card("7H QH", "7S QS")
    assert told(events)[3:] == [
        "Put 0 QH",
        "Put 1 QS",
        "War tie 0+1",
        "Out 0",
        "Out 1",
        "End draw 0+1",
    ]


def test_a_draw_is_of_those_whose_standing_cards_tie() -> None:
    events = last_card("7H QH", "7S QS", "7D 3D")
    assert told(events)[-5:] == ["War tie 0+1+2", "Out 0", "Out 1", "Out 2", "End draw 0+1"]


def test_two_standing_cards_that_tie_wait_for_those_who_can_fight_on() -> None:
    events = last_card("QH", "QS", "7D 2D 3D 4D AD 5D")
    assert told(events)[3:] == [
        "War tie 0+1+2",
        "Put 2 2D 3D",
        "War tie 0+1+2",
        "Put 2 4D AD",
        "Take 2 QH QS 7D 3D AD 2D 4D",
        "Out 0",
        "Out 1",
        "End win 2",
    ]


def test_with_a_pile_the_last_card_is_the_last_of_packet_and_pile() -> None:
    events = last_card("7H 2H", "7S 2S 3S 4S", piles=["KH", ""], recycle="reshuffle")
    assert told(events, Put, PickUp)[2:5] == ["Put 0 2H KH", "PickUp 0 KH", "Put 1 2S 3S"]


# Going out and winning


def test_who_has_no_card_is_out_and_the_last_with_cards_wins() -> None:
    assert told(first("9H 2H", "8S"))[2:] == ["Take 0 9H 8S", "Out 1", "End win 0"]


def test_three_play_on_when_one_is_out() -> None:
    running = classic("9H 2H", "8S", "7D 2D")
    assert told(turn(running), Out, End) == ["Out 1"]


def test_a_won_pile_keeps_a_player_in() -> None:
    running = classic("9H 2H", "8S", piles=["", "3S"], recycle="reshuffle")
    assert told(turn(running), Out, End) == []


def test_a_position_without_cards_for_a_seat_begins_with_that_one_out() -> None:
    running = Match(get_variant("classic"), 3, {}, AsTheyLie(), {"stacks": [["9H"], [], ["8D"]]})
    assert told(running.start()) == ["Out 1"]


def test_a_position_with_one_owner_is_over_at_once() -> None:
    running = Match(get_variant("classic"), 2, {}, AsTheyLie(), {"stacks": [["9H"]]})
    assert told(running.start()) == ["Out 1", "End win 0"]


def test_at_the_limit_who_owns_most_cards_wins() -> None:
    running = classic("9H 2H", "8S 2S 3S 4S", trick_limit=1)
    assert told(turn(running), End) == ["End draw 0+1"]
    running = classic("9H 2H 3H", "8S 2S 3S 4S", trick_limit=1)
    assert told(turn(running), End) == ["End limit 0"]


def test_the_pile_counts_at_the_limit() -> None:
    running = classic("9H 2H", "8S 2S", piles=["", "3S 4S 5S"], recycle="reshuffle", trick_limit=1)
    assert told(turn(running), End) == ["End limit 1"]


def test_a_natural_end_in_the_same_trick_goes_first() -> None:
    assert told(first("9H 2H", "8S", trick_limit=1), End) == ["End win 0"]


@pytest.mark.parametrize("players", [2, 3, 4])
def test_the_limit_follows_from_the_players(players: int) -> None:
    assert game("classic", players).options["trick_limit"] == 500 * players**2


# Jokers


def test_a_joker_is_stronger_than_the_ace() -> None:
    assert told(first("AH 2H", "JOKER 2S", jokers=2), Take) == ["Take 1 AH JOKER"]


def test_two_jokers_tie() -> None:
    events = first("JOKER" + LOW, "JOKER" + LOW, jokers=2)
    assert told(events, War)[0] == "War tie 0+1"


def test_without_the_option_a_two_loses_to_a_joker() -> None:
    assert told(first("2H 3H", "JOKER 2S", jokers=2), Take) == ["Take 1 2H JOKER"]


def two_beats(*stacks: str) -> list[Event]:
    """Return the events of the first trick where a two beats a joker."""
    return first(*stacks, jokers=2, two_beats_joker="on")


def test_a_two_beats_a_joker() -> None:
    assert told(two_beats("2H 3H", "JOKER 2S"), Take) == ["Take 0 2H JOKER"]


def test_it_loses_to_all_else() -> None:
    assert told(two_beats("2H 3H", "3S 2S"), Take) == ["Take 1 2H 3S"]
    assert told(two_beats("2H 3H", "AS 2S"), Take) == ["Take 1 2H AS"]


def test_in_a_trick_with_a_joker_a_two_is_strongest_of_all() -> None:
    """Otherwise two, ace and joker would go round in a circle."""
    assert told(two_beats("2H 3H", "JOKER 2S", "AD 3D"), Take) == ["Take 0 2H JOKER AD"]


def test_several_twos_tie_in_a_trick_with_a_joker() -> None:
    events = two_beats("2H 3H 4H 5H", "JOKER 3S 4S 5S", "2D 3D 6D 5D")
    assert told(events, War) == ["War tie 0+1+2"]
    assert told(events, Take)[0].startswith("Take 2 ")


def test_a_joker_of_an_earlier_battle_does_not_help_a_two() -> None:
    events = two_beats("JOKER 3H 2H 5H", "JOKER 3S 4S 5S")
    assert told(events, Take)[0].startswith("Take 1 ")


def test_a_joker_in_the_battle_does() -> None:
    events = two_beats("KH 3H 2H 5H", "KS 3S JOKER 5S")
    assert told(events, Take)[0].startswith("Take 0 ")


def test_a_standing_joker_counts_in_every_battle() -> None:
    """The joker was the last card: it stands, and a new two beats it."""
    position = {"stacks": ["7H 3H JOKER 4H 2H 5H", "7S JOKER"]}
    options = {"jokers": 2, "two_beats_joker": "on", "run_out": "last_card"}
    events = turn(game("classic", 2, position, AsTheyLie(), **options))  # type: ignore[arg-type]
    assert told(events, Take)[0].startswith("Take 0 ")


# Recycling


def test_taken_cards_go_to_the_won_pile() -> None:
    running = classic("9H 2H", "8S 2S", recycle="reshuffle")
    turn(running)
    assert running.state.stacks[0] == parse_cards("2H")
    assert running.state.piles[0] == parse_cards("9H 8S")


def test_nobody_sees_the_won_pile() -> None:
    running = classic("9H 2H", "8S 2S", recycle="reshuffle")
    turn(running)
    assert project_view(running, 0).piles == (None, None)


def test_a_used_up_packet_is_renewed_before_the_trick_is_taken() -> None:
    running = classic("9H", "8S 2S", piles=["KH QH", ""], recycle="reshuffle")
    assert told(turn(running)) == [
        "Put 0 9H",
        "PickUp 0 KH QH",
        "Put 1 8S",
        "Take 0 9H 8S",
    ]
    assert running.state.piles[0] == parse_cards("9H 8S")


def test_it_is_shuffled() -> None:
    position = {"stacks": ["9H", "8S 2S"], "piles": ["KH QH"]}
    running = game("classic", 2, position, RiggedChance(parse_cards("QH KH")), recycle="reshuffle")
    turn(running)
    assert running.state.stacks[0] == parse_cards("QH KH")


def test_nobody_sees_the_new_packet() -> None:
    events = first("9H", "8S 2S", piles=["KH QH", ""], recycle="reshuffle")
    (renewal,) = [event for event in events if isinstance(event, PickUp)]
    assert project_event(renewal, 0) == PickUp(0, Hidden(2))


def test_in_a_war_it_is_renewed_at_once_and_the_rest_comes_from_the_new_packet() -> None:
    """Told directly after the put that used it up; the new packet is told whole."""
    running = classic("7H 2H", "7S 2S 3S 4S", piles=["KH QH", ""], recycle="reshuffle")
    assert told(turn(running), Put, PickUp)[2:] == [
        "Put 0 2H KH",
        "PickUp 0 KH QH",
        "Put 1 2S 3S",
    ]
    assert running.state.stacks[0] == parse_cards("QH")


def test_an_empty_pile_becomes_the_packet_as_soon_as_it_has_cards() -> None:
    running = classic("9H", "8S 2S", recycle="reshuffle")
    assert told(turn(running))[2:] == ["Take 0 9H 8S", "PickUp 0 9H 8S"]


def test_a_position_with_a_pile_and_no_packet_begins_with_the_renewal() -> None:
    position = {"stacks": [[], ["8S"]], "piles": [["9H"]]}
    running = Match(get_variant("classic"), 2, {"recycle": "reshuffle"}, AsTheyLie(), position)
    assert told(running.start()) == ["PickUp 0 9H"]


# The purge


def purging(*stacks: str, tricks: int = 2, **more: Any) -> list[Event]:
    """Return the events of the last of `tricks` tricks; the purge begins after the first."""
    running = classic(*stacks, purge_after=1, **more)
    for _ in range(tricks - 1):
        running.advance()
    return turn(running)


def test_nothing_leaves_the_game_before() -> None:
    assert told(purging("9H 9D KH", "3S 2S KS", tricks=1), Purge) == []


def test_from_the_next_trick_on_every_three_that_is_taken_leaves() -> None:
    events = purging("9H 9D KH", "8S 3S KS")
    assert told(events, Take, Purge) == ["Take 0 9D", "Purge 3S"]


def test_without_the_option_none_ever_leaves() -> None:
    running = classic("9H 9D KH", "8S 3S KS")
    turn(running)
    assert told(turn(running), Purge) == []


def test_fours_stay_while_there_is_a_three_anywhere() -> None:
    assert told(purging("9H 9D KH", "8S 4S 3C"), Purge) == []
    assert told(purging("9H 9D KH 3C", "8S 4S"), Purge) == []


def test_then_the_fours_go() -> None:
    assert told(purging("9H 9D KH", "8S 4S KS"), Purge) == ["Purge 4S"]


def test_a_three_in_a_pile_keeps_the_fours() -> None:
    events = purging("9H 9D KH", "8S 4S KS", piles=["3H", ""], recycle="reshuffle")
    assert told(events, Purge) == []


def test_a_three_on_the_table_counts_and_the_rank_is_fixed_for_one_whole_take() -> None:
    """The last three and a four are taken together: only the three leaves."""
    events = purging("9H 9D KH", "8S 4S KS", "8D 3D KD")
    assert told(events, Take, Purge) == ["Take 0 9D 4S", "Purge 3D"]


def test_face_down_cards_of_a_war_leave_too() -> None:
    events = purging("9H 9D 3H KH 2H", "8S 9S 3S QS 2S")
    assert told(events, Purge) == ["Purge 3H 3S"]


def test_so_on_up_to_the_aces() -> None:
    assert told(purging("2H AH AD", "JOKER JOKER AS"), Purge) == ["Purge AH"]


def test_twos_and_jokers_never_leave() -> None:
    assert told(purging("2H 2D 2C", "JOKER JOKER JOKER"), Purge) == []


def test_a_take_may_be_empty() -> None:
    events = purging("9H 3H KH", "8S 3S")
    assert told(events)[2:] == ["War tie 0+1", "Out 1", "Take 0", "Purge 3H 3S", "End win 0"]


# Presets


@pytest.mark.parametrize(
    ("name", "options"),
    [
        ("standard", {}),
        ("three_card", {"face_down": 3}),
        (
            "jokers_wild",
            {"jokers": 2, "two_beats_joker": "on", "face_down": 2, "run_out": "lose"},
        ),
        ("two_decks", {"decks": "own", "recycle": "reshuffle", "purge_after": 500}),
    ],
)
def test_the_presets(name: str, options: dict[str, Any]) -> None:
    presets = {preset.name: preset.options for preset in get_variant("classic").presets}
    assert presets[name] == options


def test_no_card_is_lost_in_a_war_that_ends_in_a_draw() -> None:
    running = classic("7H 2H 3H", "7S 9S 3S", face_down=3)
    turn(running)
    assert cards_of(running) == Counter(parse_cards("7H 2H 3H 7S 9S 3S"))
