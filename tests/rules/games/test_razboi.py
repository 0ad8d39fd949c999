"""Război without prisoners, sentence by sentence."""

from __future__ import annotations

from typing import Any

import pytest

from audiowar.rules.cards import RANKS
from audiowar.rules.chance import SeededChance
from audiowar.rules.events import Deal, Event, Hidden, Out, Put, Secret, Take
from audiowar.rules.match import Match
from audiowar.rules.projection import project_event, project_view
from audiowar.rules.registry import get_variant
from tests.cards import parse_cards
from tests.rules.examples import check_examples, play
from tests.rules.rigged_chance import RiggedChance
from tests.rules.table import AsTheyLie, game, told, turn

LOW = " 2H 3H 4H 5H 6H 7H"
"""Six cards to lie below those that matter."""
PARTS = ("table", "pot", "out")


def razboi(*stacks: str, **more: Any) -> Match:
    """Return a game with these stacks; `more` are options and other parts of the position."""
    parts = {part: more.pop(part) for part in PARTS if part in more}
    return game("razboi", len(stacks), {"stacks": stacks, **parts}, AsTheyLie(), **more)


def first(*stacks: str, **more: Any) -> list[Event]:
    """Return the events of the first trick."""
    return turn(razboi(*stacks, **more))


def puts(events: list[Event]) -> list[tuple[int, int]]:
    """Return how many cards each seat put face down, for every put of a war."""
    found = [event for event in events if isinstance(event, Put)]
    return [(put.seat, len(put.down.value)) for put in found if isinstance(put.down, Secret)]


EXAMPLES = """
The strongest takes every card on the table.
    9H 2H / JS 2S / TD 2D => only Take: Take 1 9H JS TD
The ace is strongest.
    KH 2H / AS 2S / 2D 3D => only Take: Take 1 KH AS 2D
A tie for strongest is a war.
    2H 9H / 2S 3S / 2D 4D => only War: War tie 0+1+2
A tie below the strongest is none.
    9H 2H / 9S 2S / TD 2D => Put 0 9H; Put 1 9S; Put 2 TD; Take 2 9H 9S TD
Only the tied go on.
    3H 5H 6H 7H / 3S 5S 6S 8S / 2D AD KD QD => only War Put Take after 3: War tie 0+1;
        Put 0 5H 6H 7H; Put 1 5S 6S 8S; Take 1 3H 3S 2D 7H 8S 5H 6H 5S 6S
The last card decides not the face down ones.
    2H AH 5H / 2S 3S 6S => only Take: Take 1 2H 2S 5H 6S AH 3S
Own puts all that are left the last face up.
    9H 3H QH / 9S 2H 3H 4H 5H 6H 7H 8S TS JS => only Put after 2: Put 0 3H QH;
        Put 1 2H 3H 4H 5H 6H 7H 8S TS JS
Fewest lets all put as many as the poorest.
    9H 3H QH / 9S 2H 3H 4H 5H 6H 7H 8S TS JS [short=fewest] => only Put after 2: Put 0 3H QH;
        Put 1 2H 3H
Those without a card drop out before the poorest is counted.
    9H / 9S 2S 3S / 9D 2H 3H 4H 5H 6H 7H [short=fewest] => only Put after 3: Put 1 2S 3S;
        Put 2 2H 3H
Who has no cards is out and the last wins.
    9H / 8S => ... Take 0 9H 8S; Out 1; End win 0
Nobody left is a draw.
    9H / 9S => after 2: War tie 0+1; Out 0; Out 1; End draw 0+1
Who wins by the others running out takes no table. The pot is the last player's anyway.
    9H / 9S / 8D 2D => only Take Out End: Out 0; Out 1; End win 2
At the limit who owns most cards wins.
    9H 2H / 8S 2S 3S 4S [trick_limit=1] => only End: End draw 0+1
    9H 2H / 8S 2S 3S [trick_limit=1] => only End: End limit 0
What lies on the table counts for nobody.
    9H / 9S / 8D 2D / 7C 2C [trick_limit=1] => only End: End draw 2+3
A natural end goes before the limit.
    9H / 8S [trick_limit=1] => only End: End win 0
Seats that are out put nothing.
    - / 8S 2S / 9D 2D [out=0] => only Put: Put 1 8S; Put 2 9D
The table of a position goes to the winner.
    9H 2H / 8S 2S [table=1KS pot=3D] => only Take: Take 0 3D KS 9H 8S
Taken cards go under the own stack.
    9H 2H / 8S 2S => has stacks 0: 2H 9H 8S
"""


def test_examples() -> None:
    check_examples(EXAMPLES, lambda example: play("razboi", example))


# The deal and the trick


@pytest.mark.parametrize("players", range(2, 9))
def test_all_have_equally_many_cards(players: int) -> None:
    assert {len(stack) for stack in game("razboi", players).state.stacks} == {52 // players}


def test_what_does_not_divide_is_removed_at_random() -> None:
    assert project_event(dealt(3, 1), None).left_out == Hidden(1)  # type: ignore[attr-defined]
    assert dealt(3, 1).left_out != dealt(3, 2).left_out


def test_packets_lie_face_down_for_their_owners_too() -> None:
    assert project_event(dealt(5, 1), 0) == Deal((Hidden(10),) * 5, Hidden(2))
    assert project_view(game("razboi", 5), 0).stacks == (None,) * 5


def dealt(players: int, seed: int) -> Deal:
    """Return the deal of a new game."""
    (deal,) = Match(get_variant("razboi"), players, {}, SeededChance(seed)).start()
    assert isinstance(deal, Deal)
    return deal


def test_they_go_there_in_an_order_of_the_generator() -> None:
    position = {"stacks": ["9H 2H", "8S 2S"]}
    running = game("razboi", 2, position, RiggedChance(parse_cards("8S 9H")))
    turn(running)
    assert running.state.stacks[0] == parse_cards("2H 8S 9H")


def test_nobody_knows_that_order() -> None:
    (take,) = (event for event in first("9H 2H", "8S 2S") if isinstance(event, Take))
    assert project_event(take, 0) == Take(0, Hidden(2))


# War


RANKED = dict(zip(RANKS, (2, 3, 4, 5, 6, 7, 8, 9, 10, 12, 13, 14, 11), strict=True))


@pytest.mark.parametrize(("rank", "cost"), RANKED.items())
def test_a_war_costs_as_many_cards_as_the_rank_says(rank: str, cost: int) -> None:
    """The last of them is face up: one less lies face down."""
    events = first(rank + "H" + LOW * 3, rank + "S" + LOW * 3)
    assert puts(events)[:2] == [(0, cost - 1), (1, cost - 1)]


@pytest.mark.parametrize(("rank", "cost"), [*dict(RANKED, J=10, Q=10, K=10).items()])
def test_pictures_may_cost_ten(rank: str, cost: int) -> None:
    events = first(rank + "H" + LOW * 3, rank + "S" + LOW * 3, pictures="ten")
    assert puts(events)[:2] == [(0, cost - 1), (1, cost - 1)]


def test_cards_come_from_the_top_and_the_last_is_face_up() -> None:
    assert told(first("3H 5H 6H 7H 9H", "3S 5S 6S 8S 9S"), Put)[2] == "Put 0 5H 6H 7H"


def test_face_down_war_cards_are_unknown_to_everybody() -> None:
    put = first("3H 5H 6H 7H", "3S 5S 6S 8S")[3]
    assert project_event(put, 0) == Put(0, Hidden(2), parse_cards("7H")[0])


def test_a_repeated_tie_is_a_war_of_the_new_rank() -> None:
    """Twos tie: two cards; these show fours: four cards."""
    events = first("2H 9H 4H 9D 9C 8H 5H", "2S TH 4S TD TC 8S 6S")
    assert puts(events) == [(0, 1), (1, 1), (0, 3), (1, 3)]


# Too few cards


@pytest.mark.parametrize("short", ["own", "fewest"])
def test_who_has_no_card_has_lost_the_war_and_one_left_takes_at_once(short: str) -> None:
    assert told(first("9H", "9S 2S 3S", "8D 2D", short=short))[3:] == [
        "War tie 0+1",
        "Take 1 9H 9S 8D",
        "Out 0",
    ]


def test_with_own_the_others_fight_on_without_him() -> None:
    assert puts(first("9H", "9S 2S 3S", "9D" + LOW)) == [(1, 1), (2, 5)]


@pytest.mark.parametrize("short", ["own", "fewest"])
def test_if_no_fighter_has_a_card_the_table_waits_for_the_next_winner(short: str) -> None:
    running = razboi("9H", "9S", "8D 2D 5D", "7C 3C 5C", short=short)
    assert told(turn(running))[4:] == ["War tie 0+1", "Out 0", "Out 1"]
    assert told(turn(running))[2:] == ["Take 3 9H 9S 8D 7C 2D 3C"]


def test_cards_that_stay_keep_lying_open() -> None:
    running = razboi("9H", "9S", "8D 2D 5D", "7C 3C 5C")
    turn(running)
    assert [seat for seat, _ in project_view(running, None).table] == [0, 1, 2, 3]


# Positions


def test_a_position_without_cards_for_a_seat_lets_it_go_at_once() -> None:
    assert told([razboi("", "8S").end_event or Out(9)]) == ["End win 1"]
