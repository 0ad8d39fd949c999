"""Drunkard, sentence by sentence."""

from __future__ import annotations

from collections import Counter
from typing import Any

import pytest

from audiowar.rules.cards import SIX, make_deck
from audiowar.rules.chance import SeededChance
from audiowar.rules.events import Deal, End, Event, Hidden, Out, Put, Take, War
from audiowar.rules.match import Match
from audiowar.rules.projection import project_event, project_view, reveal_all_secrets
from audiowar.rules.registry import get_variant
from audiowar.rules.state import Refused
from tests.cards import parse_cards
from tests.rules.rigged_chance import RiggedChance
from tests.rules.table import AsTheyLie, game, told, turn

PARTS = ("table", "pot", "out")


def drunkard(*stacks: str, **more: Any) -> Match:
    """Return a game with these packets; `more` are options and other parts of the position.

    The option `drunkard` is called `named` here.
    """
    parts = {part: more.pop(part) for part in PARTS if part in more}
    if "named" in more:
        more["drunkard"] = more.pop("named")
    return game("drunkard", len(stacks), {"stacks": stacks, **parts}, AsTheyLie(), **more)


def first(*stacks: str, **more: Any) -> list[Event]:
    """Return the events of the first trick."""
    return turn(drunkard(*stacks, **more))


def dealt(players: int, seed: int = 1, **options: Any) -> Deal:
    """Return the deal of a new game, with its secrets open."""
    (deal,) = Match(get_variant("drunkard"), players, options, SeededChance(seed)).start()
    whole = reveal_all_secrets(deal)
    assert isinstance(whole, Deal)
    return whole


def all_dealt(deal: Deal) -> Counter[int]:
    """Count the dealt cards."""
    return Counter(card for packet in deal.cards for card in packet)  # type: ignore[union-attr]


# The deal


@pytest.mark.parametrize(
    ("players", "size", "each"),
    [(2, 36, 18), (3, 36, 12), (4, 36, 9), (2, 52, 26), (3, 52, 17), (4, 52, 13)],
)
def test_all_have_equally_many_cards(players: int, size: int, each: int) -> None:
    assert [len(packet) for packet in dealt(players, deck=size).cards] == [each] * players  # type: ignore[arg-type]


def test_36_cards_begin_with_the_sixes() -> None:
    assert all_dealt(dealt(2)) == Counter(make_deck(SIX))
    assert min(all_dealt(dealt(2))) == parse_cards("6H")[0]


def test_52_cards_begin_with_the_twos() -> None:
    assert all_dealt(dealt(2, deck=52)) == Counter(make_deck())


def test_what_does_not_divide_is_left_out() -> None:
    assert len(dealt(3, deck=52).left_out) == 1  # type: ignore[arg-type]


def test_the_cards_lie_face_down_for_their_owners_too() -> None:
    running = game("drunkard", 2)
    assert project_view(running, 0).stacks == (None, None)
    (deal,) = Match(get_variant("drunkard"), 2, {}, SeededChance(1)).start()
    assert project_event(deal, 1) == Deal((Hidden(18), Hidden(18)), Hidden(0))


@pytest.mark.parametrize("players", [1, 5])
def test_two_to_four_play(players: int) -> None:
    with pytest.raises(Refused):
        dealt(players)


@pytest.mark.parametrize("wrong", [32, 54])
def test_other_decks_are_refused(wrong: int) -> None:
    with pytest.raises(Refused):
        dealt(2, deck=wrong)


# The trick


def test_nobody_is_asked_and_the_game_waits_before_each_trick() -> None:
    running = drunkard("9H 7H", "8S 7S")
    assert not running.questions and not running.end_event


def test_the_strongest_takes_all() -> None:
    events = first("9H 7H", "8S 7S", "TD 7D")
    assert told(events) == ["Put 0 9H", "Put 1 8S", "Put 2 TD", "Take 2 9H 8S TD"]


def test_they_go_under_the_packet() -> None:
    running = drunkard("9H 7H", "8S 7S")
    turn(running)
    assert running.state.stacks[0] == parse_cards("7H 9H 8S")


def test_in_an_order_of_the_generator_that_nobody_knows() -> None:
    position = {"stacks": ["9H 7H", "8S 7S"]}
    running = game("drunkard", 2, position, RiggedChance(parse_cards("8S 9H")))
    events = turn(running)
    assert running.state.stacks[0] == parse_cards("7H 8S 9H")
    assert project_event(events[-1], 0) == Take(0, Hidden(2))


def test_a_tie_below_the_strongest_decides_nothing() -> None:
    assert told(first("9H 7H", "9S 7S", "TD 7D"), War) == []


def test_what_a_position_holds_on_the_table_is_taken_too() -> None:
    assert told(first("9H 7H", "8S 7S", pot="QC"), Take) == ["Take 0 QC 9H 8S"]


# The lowest rank


def test_a_six_beats_an_ace() -> None:
    assert told(first("6H 7H", "AS 7S"), Take) == ["Take 0 6H AS"]


def test_without_an_ace_it_is_the_lowest() -> None:
    assert told(first("6H 7H", "7S 8S"), Take) == ["Take 1 6H 7S"]


def test_in_a_trick_with_an_ace_it_beats_the_kings_too() -> None:
    assert told(first("6H 7H", "AS 7S", "KD 7D"), Take) == ["Take 0 6H AS KD"]


def test_it_beats_two_aces() -> None:
    events = first("6H 7H", "AS 7S", "AD 7D")
    assert told(events, War, Take) == ["Take 0 6H AS AD"]


def test_several_sixes_tie_in_a_trick_with_an_ace() -> None:
    events = first("6H 7H 8H", "6S 9S 8S", "AD KD 8D")
    assert told(events, War) == ["War tie 0+1+2"]


def test_with_52_cards_it_is_the_two_that_beats_the_ace() -> None:
    assert told(first("2H 7H", "AS 7S", deck=52), Take) == ["Take 0 2H AS"]


def test_with_52_cards_a_six_is_a_six() -> None:
    assert told(first("6H 7H", "AS 7S", deck=52), Take) == ["Take 1 6H AS"]


def test_an_ace_of_an_earlier_battle_does_not_help_a_six() -> None:
    events = first("AH 6H 7H", "AS 7S 7D")
    assert told(events, Take) == ["Take 1 AH AS 6H 7S"]


def test_an_ace_in_the_battle_does() -> None:
    events = first("KH 6H 7H", "KS AS 7D")
    assert told(events, Take) == ["Take 0 KH KS 6H AS"]


# Ties


def test_everyone_puts_another_card_face_up() -> None:
    """Also those who were not tied."""
    events = first("KH 7H 8H", "KS 8S 8D", "7D 9D 8C")
    assert told(events) == [
        "Put 0 KH",
        "Put 1 KS",
        "Put 2 7D",
        "War tie 0+1+2",
        "Put 0 7H",
        "Put 1 8S",
        "Put 2 9D",
        "Take 2 KH KS 7D 7H 8S 9D",
    ]


def test_it_repeats() -> None:
    events = first("KH 7H 9H", "KS 7S 8S")
    assert told(events, War, Take) == ["War tie 0+1", "War tie 0+1", "Take 0 KH KS 7H 7S 9H 8S"]


def test_covered_everyone_puts_one_face_down_first() -> None:
    events = first("KH 7H 8H TH", "KS 8S 9S TS", tie="covered")
    assert told(events)[3:] == ["Put 0 7H 8H", "Put 1 8S 9S", "Take 1 KH KS 8H 9S 7H 8S"]


def test_nobody_sees_the_covered_card() -> None:
    puts = [e for e in first("KH 7H 8H TH", "KS 8S 9S TS", tie="covered") if isinstance(e, Put)]
    assert project_event(puts[2], 0) == Put(0, Hidden(1), parse_cards("8H")[0])


def test_a_single_card_left_is_turned_up_and_fights() -> None:
    events = first("KH AH", "KS 8S 9S TS", tie="covered")
    assert told(events)[3:] == ["Put 0 AH", "Put 1 8S 9S", "Take 0 KH KS AH 9S 8S"]


def test_who_has_no_card_for_it_is_out() -> None:
    events = first("KH 7H 8H", "KS", "7D 9D 8C")
    assert told(events)[4:] == ["Put 0 7H", "Put 2 9D", "Out 1", "Take 2 KH KS 7D 7H 9D"]


def test_who_is_out_is_not_named_in_the_next_tie() -> None:
    events = first("KH 7H 8H", "KS", "7D 7S 9C 9D")
    assert told(events, War) == ["War tie 0+1+2", "War tie 0+2"]


def test_the_only_one_who_still_has_a_card_puts_none() -> None:
    events = first("KH 7H", "KS", "7D")
    assert told(events)[3:] == ["War tie 0+1+2", "Out 1", "Out 2", "Take 0 KH KS 7D", *DRUNK]


DRUNK = ["End drunkard 0"]


# The end: who ends with all cards


def test_the_one_who_ends_with_all_cards_is_the_drunkard() -> None:
    assert told(first("9H 7H", "8S"))[2:] == ["Take 0 9H 8S", "Out 1", *DRUNK]


def test_the_others_play_on_without_who_is_out() -> None:
    running = drunkard("9H 7H", "8S", "7D 7C")
    assert told(turn(running), Out, End) == ["Out 1"]
    assert told(turn(running), Put) == ["Put 0 7H", "Put 2 7C"]


def test_nobody_left_is_a_draw() -> None:
    assert told(first("KH", "KS"))[2:] == ["War tie 0+1", "Out 0", "Out 1", "End draw 0+1"]


def test_a_draw_is_of_all_who_went_out_in_that_trick() -> None:
    events = first("KH 7H", "KS", "7D 7S")
    assert told(events)[4:] == [
        "Put 0 7H",
        "Put 2 7S",
        "Out 1",
        "War tie 0+2",
        "Out 0",
        "Out 2",
        "End draw 0+1+2",
    ]


def test_the_limit_names_who_has_most_cards() -> None:
    assert told(first("9H 7H", "8S 7S", trick_limit=1), End) == ["End limit 0"]


def test_a_tie_for_most_at_the_limit_is_a_draw() -> None:
    assert told(first("9H 7H", "8S 7S 8D 8C", trick_limit=1), End) == ["End draw 0+1"]


def test_a_natural_end_in_the_same_trick_goes_first() -> None:
    assert told(first("9H 7H", "8S", trick_limit=1), End) == DRUNK


# The end: who is first to lose everything


def sober(*stacks: str, **more: Any) -> list[Event]:
    """Return the events of the first trick where the first to be out is the drunkard."""
    return first(*stacks, named="first_out", **more)


def test_the_first_to_lose_everything_is_the_drunkard_and_the_game_ends() -> None:
    events = sober("9H 7H", "8S", "7D 7C")
    assert told(events)[3:] == ["Take 0 9H 8S 7D", "Out 1", "End drunkard 1"]


def test_in_a_war_it_ends_there_and_then() -> None:
    """Nobody puts more and nobody takes."""
    events = sober("KH 7H 8H", "KS", "7D 9D 8C")
    assert told(events)[3:] == ["War tie 0+1+2", "Out 1", "End drunkard 1"]


def test_several_in_the_same_battle_are_all_drunkards() -> None:
    events = sober("KH 7H 8H", "KS", "7D")
    assert told(events)[3:] == ["War tie 0+1+2", "Out 1", "Out 2", "End drunkard 1+2"]


def test_several_in_the_same_trick_are_all_drunkards() -> None:
    assert told(sober("9H 7H", "8S", "7D"), End) == ["End drunkard 1+2"]


def test_all_at_once_are_all_drunkards() -> None:
    assert told(sober("KH", "KS"), End) == ["End drunkard 0+1"]


def test_who_was_out_before_does_not_end_it() -> None:
    assert told(sober("9H 7H", "", "8D 7D", out=[1]), End) == []


def test_at_the_limit_the_one_with_most_cards_is_named() -> None:
    assert told(sober("9H 7H", "8S 7S", trick_limit=1), End) == ["End limit 0"]


# Positions


def test_a_position_without_cards_for_a_seat_begins_with_that_one_out() -> None:
    running = Match(get_variant("drunkard"), 3, {}, AsTheyLie(), {"stacks": [["9H"], [], ["8D"]]})
    assert told(running.start()) == ["Out 1"]


def test_a_position_with_one_owner_is_over_at_once() -> None:
    running = Match(get_variant("drunkard"), 2, {}, AsTheyLie(), {"stacks": [["9H"]]})
    assert told(running.start()) == ["Out 1", *DRUNK]
