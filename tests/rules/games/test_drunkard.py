"""Drunkard, sentence by sentence."""

from __future__ import annotations

from collections import Counter
from typing import Any

import pytest

from audiowar.rules.cards import SIX, make_deck
from audiowar.rules.chance import SeededChance
from audiowar.rules.events import Deal, End, Event, Hidden, Out, Put
from audiowar.rules.match import Match
from audiowar.rules.projection import project_event, project_view, reveal_all_secrets
from audiowar.rules.registry import get_variant
from tests.cards import parse_cards
from tests.rules.examples import check_examples, play
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


EXAMPLES = """
The strongest takes all.
    9H 7H / 8S 7S / TD 7D => Put 0 9H; Put 1 8S; Put 2 TD; Take 2 9H 8S TD
A tie below the strongest decides nothing.
    9H 7H / 9S 7S / TD 7D => only War: nothing
What a position holds on the table is taken too.
    9H 7H / 8S 7S [pot=QC] => only Take: Take 0 QC 9H 8S
A six beats an ace.
    6H 7H / AS 7S => only Take: Take 0 6H AS
Without an ace it is the lowest.
    6H 7H / 7S 8S => only Take: Take 1 6H 7S
In a trick with an ace it beats the kings too.
    6H 7H / AS 7S / KD 7D => only Take: Take 0 6H AS KD
It beats two aces.
    6H 7H / AS 7S / AD 7D => only War Take: Take 0 6H AS AD
Several sixes tie in a trick with an ace.
    6H 7H 8H / 6S 9S 8S / AD KD 8D => only War: War tie 0+1+2
With 52 cards it is the two that beats the ace.
    2H 7H / AS 7S [deck=52] => only Take: Take 0 2H AS
With 52 cards a six is a six.
    6H 7H / AS 7S [deck=52] => only Take: Take 1 6H AS
An ace of an earlier battle does not help a six.
    AH 6H 7H / AS 7S 7D => only Take: Take 1 AH AS 6H 7S
An ace in the battle does.
    KH 6H 7H / KS AS 7D => only Take: Take 0 KH KS 6H AS
Everyone puts another card face up. Also those who were not tied.
    KH 7H 8H / KS 8S 8D / 7D 9D 8C => Put 0 KH; Put 1 KS; Put 2 7D; War tie 0+1+2; Put 0 7H;
        Put 1 8S; Put 2 9D; Take 2 KH KS 7D 7H 8S 9D
It repeats.
    KH 7H 9H / KS 7S 8S => only War Take: War tie 0+1; War tie 0+1; Take 0 KH KS 7H 7S 9H 8S
Covered everyone puts one face down first.
    KH 7H 8H TH / KS 8S 9S TS [tie=covered] => after 3: Put 0 7H 8H; Put 1 8S 9S;
        Take 1 KH KS 8H 9S 7H 8S
A single card left is turned up and fights.
    KH AH / KS 8S 9S TS [tie=covered] => after 3: Put 0 AH; Put 1 8S 9S; Take 0 KH KS AH 9S 8S
Who has no card for it is out.
    KH 7H 8H / KS / 7D 9D 8C => after 4: Put 0 7H; Put 2 9D; Out 1; Take 2 KH KS 7D 7H 9D
Who is out is not named in the next tie.
    KH 7H 8H / KS / 7D 7S 9C 9D => only War: War tie 0+1+2; War tie 0+2
The only one who still has a card puts none.
    KH 7H / KS / 7D => after 3: War tie 0+1+2; Out 1; Out 2; Take 0 KH KS 7D; End drunkard 0
The one who ends with all cards is the drunkard.
    9H 7H / 8S => after 2: Take 0 9H 8S; Out 1; End drunkard 0
Nobody left is a draw.
    KH / KS => after 2: War tie 0+1; Out 0; Out 1; End draw 0+1
A draw is of all who went out in that trick.
    KH 7H / KS / 7D 7S => after 4: Put 0 7H; Put 2 7S; Out 1; War tie 0+2; Out 0; Out 2;
        End draw 0+1+2
The limit names who has most cards.
    9H 7H / 8S 7S [trick_limit=1] => only End: End limit 0
A tie for most at the limit is a draw.
    9H 7H / 8S 7S 8D 8C [trick_limit=1] => only End: End draw 0+1
A natural end in the same trick goes first.
    9H 7H / 8S [trick_limit=1] => only End: End drunkard 0
The first to lose everything is the drunkard and the game ends.
    9H 7H / 8S / 7D 7C [drunkard=first_out] => after 3: Take 0 9H 8S 7D; Out 1; End drunkard 1
In a war it ends there and then. Nobody puts more and nobody takes.
    KH 7H 8H / KS / 7D 9D 8C [drunkard=first_out] => after 3: War tie 0+1+2; Out 1; End drunkard 1
Several in the same battle are all drunkards.
    KH 7H 8H / KS / 7D [drunkard=first_out] => after 3: War tie 0+1+2; Out 1; Out 2;
        End drunkard 1+2
Several in the same trick are all drunkards.
    9H 7H / 8S / 7D [drunkard=first_out] => only End: End drunkard 1+2
All at once are all drunkards.
    KH / KS [drunkard=first_out] => only End: End drunkard 0+1
Who was out before does not end it.
    9H 7H / - / 8D 7D [out=1 drunkard=first_out] => only End: nothing
At the limit the one with most cards is named.
    9H 7H / 8S 7S [trick_limit=1 drunkard=first_out] => only End: End limit 0
"""


def test_examples() -> None:
    check_examples(EXAMPLES, lambda example: play("drunkard", example))


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


def test_the_cards_lie_face_down_for_their_owners_too() -> None:
    running = game("drunkard", 2)
    assert project_view(running, 0).stacks == (None, None)
    (deal,) = Match(get_variant("drunkard"), 2, {}, SeededChance(1)).start()
    assert project_event(deal, 1) == Deal((Hidden(18), Hidden(18)), Hidden(0))


# Ties


def test_nobody_sees_the_covered_card() -> None:
    puts = [e for e in first("KH 7H 8H TH", "KS 8S 9S TS", tie="covered") if isinstance(e, Put)]
    assert project_event(puts[2], 0) == Put(0, Hidden(1), parse_cards("8H")[0])


DRUNK = ["End drunkard 0"]


# The end: who ends with all cards


def test_the_others_play_on_without_who_is_out() -> None:
    running = drunkard("9H 7H", "8S", "7D 7C")
    assert told(turn(running), Out, End) == ["Out 1"]
    assert told(turn(running), Put) == ["Put 0 7H", "Put 2 7C"]


# Positions


def test_a_position_without_cards_for_a_seat_begins_with_that_one_out() -> None:
    running = Match(get_variant("drunkard"), 3, {}, AsTheyLie(), {"stacks": [["9H"], [], ["8D"]]})
    assert told(running.start()) == ["Out 1"]


def test_a_position_with_one_owner_is_over_at_once() -> None:
    running = Match(get_variant("drunkard"), 2, {}, AsTheyLie(), {"stacks": [["9H"]]})
    assert told(running.start()) == ["Out 1", *DRUNK]
