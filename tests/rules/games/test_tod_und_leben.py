"""Tod und Leben, sentence by sentence."""

from __future__ import annotations

from typing import Any

from audiowar.games.tod_und_leben.rules import RoundEnd
from audiowar.rules.events import Deal, End, Event, Hidden, Out, Secret, Take
from audiowar.rules.match import Match
from audiowar.rules.projection import project_event, project_view
from audiowar.rules.registry import get_variant
from tests.cards import parse_cards
from tests.rules.examples import check_examples, play
from tests.rules.table import AsTheyLie, game, told, turn


def table(*stacks: str, piles: tuple[str, ...] = (), rounds: int = 1, **more: Any) -> Match:
    """Return a game of one round with these stacks and won cards."""
    position = {"stacks": stacks, "piles": piles, **more}
    return game("tod_und_leben", 2, position, AsTheyLie(), rounds=rounds)


def dealt() -> Deal:
    """Return the first deal of a new game."""
    (deal,) = Match(get_variant("tod_und_leben"), 2, {}, AsTheyLie()).start()
    assert isinstance(deal, Deal)
    return deal


def to_the_end(running: Match) -> list[Event]:
    """Turn card after card until the game is over."""
    events: list[Event] = []
    while not running.end_event:
        events += running.advance()
    return events


EXAMPLES = """
The higher card takes the trick.
    9H 7H / KS 7S => Put 0 9H; Put 1 KS; Take 1 9H KS
Suits do not matter and the ace is highest.
    AC 7H / KH 7S => only Take: Take 0 AC KH
After a tie each turns the next card until one is higher. That one takes all.
    9H TH 8H 7D / 9S TS JS 7C => Put 0 9H; Put 1 9S; War tie 0+1; Put 0 TH; Put 1 TS; War tie 0+1;
        Put 0 8H; Put 1 JS; Take 1 9H 9S TH TS 8H JS
A tie on the last cards gives each the own cards of the whole chain.
    9H TH / 9S TS => only War Take: War tie 0+1; War tie 0+1; Take 0 9H TH; Take 1 9S TS
Who won more cards wins the round.
    9H | 7H / KS => only RoundEnd: RoundEnd 1 1
Equally many are a drawn round.
    9H | 7H 7S / KS => only RoundEnd: RoundEnd 1 None
Cards of a position that tie already go with the trick.
    TH 7H / JS 7S [table=09H,19S] => only Take: Take 1 9H 9S TH JS
Won cards are never played again.
    9H 7H / KS 7S => has stacks 0: 7H
    9H 7H / KS 7S => has stacks 1: 7S
    9H 7H / KS 7S => has piles 0: -
    9H 7H / KS 7S => has piles 1: 9H KS
"""


def test_examples() -> None:
    check_examples(EXAMPLES, lambda example: play("tod_und_leben", example))


# The deal


def test_the_seven_is_the_lowest_of_32_cards() -> None:
    packets = [packet.value for packet in dealt().cards if isinstance(packet, Secret)]
    assert sorted(card for packet in packets for card in packet) == list(range(5 * 4, 13 * 4))


def test_each_has_sixteen_cards_face_down() -> None:
    assert project_event(dealt(), 0) == Deal((Hidden(16), Hidden(16)), Hidden(0))


# The trick


def test_what_lies_on_the_own_won_pile_is_known() -> None:
    running = table("9H 7H", "KS 7S")
    turn(running)
    assert project_view(running, 1).piles == (None, tuple(parse_cards("9H KS")))


def test_no_card_is_put_face_down() -> None:
    running = table("9H 9D 9C", "9S TS 7S")
    turn(running)
    assert project_view(running, None).face_down == ()


# Round and game


def test_a_round_has_sixteen_cards_each() -> None:
    running = game("tod_und_leben", 2, rounds=1)
    taken = [text.split()[2:] for text in told(to_the_end(running), Take)]
    assert sum(map(len, taken)) == 32


def test_three_rounds_are_played_though_two_decide() -> None:
    running = game("tod_und_leben", 2)
    rounds = [event for event in to_the_end(running) if isinstance(event, RoundEnd)]
    assert [event.number for event in rounds] == [1, 2, 3]


def test_every_round_has_a_deal_of_its_own_and_starts_without_won_cards() -> None:
    running = table("9H", "KS", rounds=2)
    events = turn(running)
    assert [type(event) for event in events[-2:]] == [RoundEnd, Deal]
    assert running.state.piles == [[], []] and len(running.state.stacks[0]) == 16


def test_most_rounds_won_win_the_game() -> None:
    """With cards that lie as they do in the deck, the second packet holds all the high ones."""
    running = table("AH", "KS", rounds=3)
    assert told(to_the_end(running), RoundEnd, End) == [
        "RoundEnd 1 0",
        "RoundEnd 2 1",
        "RoundEnd 3 1",
        "End win 1",
    ]


def test_equally_many_rounds_are_a_draw() -> None:
    assert told(to_the_end(table("AH", "KS", rounds=2)), End) == ["End draw 0+1"]


def test_nobody_is_ever_out() -> None:
    assert told(to_the_end(table("AH", "KS", rounds=2)), Out) == []


def test_rounds_and_won_cards_are_known_to_all() -> None:
    running = table("AH TH", "KS 8S", rounds=2)
    turn(running)
    assert project_view(running, None).peek == {
        "round": 1,
        "rounds_won": (0, 0),
        "cards_won": (2, 0),
    }
    turn(running)
    assert project_view(running, 1).peek == {"round": 2, "rounds_won": (1, 0), "cards_won": (0, 0)}


# Positions


def test_a_position_with_nothing_to_turn_is_a_round_that_is_over() -> None:
    assert table("", "", piles=("AH", "")).end_event == End("win", (0,))
