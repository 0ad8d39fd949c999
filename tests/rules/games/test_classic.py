"""Classic War, sentence by sentence."""

from __future__ import annotations

from collections import Counter
from typing import Any

import pytest

from audiowar.games.classic.rules import Purge
from audiowar.rules.cards import JOKER, make_deck
from audiowar.rules.chance import SeededChance
from audiowar.rules.events import Deal, Event, Hidden, PickUp, Put, Take, War
from audiowar.rules.match import Match
from audiowar.rules.projection import project_event, project_view, reveal_all_secrets
from audiowar.rules.registry import get_variant
from audiowar.rules.state import Refused
from tests.cards import parse_cards
from tests.rules.conformance import cards_of
from tests.rules.examples import check_examples, play
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


EXAMPLES = """
All turn their top card.
    9H 2H / 8S 2S / TD 2D => only Put: Put 0 9H; Put 1 8S; Put 2 TD
The strongest takes all.
    9H 2H / 8S 2S / TD 2D => only Take: Take 2 9H 8S TD
The ace is strongest and the two weakest.
    2H 2D / AS 2S => only Take: Take 1 2H AS
A tie below the strongest is no war.
    9H 2H / 9S 2S / TD 2D => only War: nothing
What a position holds on the table is taken too.
    9H 2H / 8S 2S [table=1KC pot=QC] => only Take: Take 0 QC KC 9H 8S
A tie for strongest is war.
    9H 2H 3H / 9S 2S 4S => only War: War tie 0+1
Each puts one card face down and one face up.
    7H 2H 3H 4H / 7S 2S 8S 4S => only Put after 2: Put 0 2H 3H; Put 1 2S 8S
The highest new card takes all six.
    7H 2H 3H 4H / 7S 2S 8S 4S => only Take: Take 1 7H 7S 3H 8S 2H 2S
A repeated tie is another war.
    7H 2H 8H 3H 9H 2D / 7S 2S 8S 3S TS 2C => only War: War tie 0+1; War tie 0+1
    7H 2H 8H 3H 9H 2D / 7S 2S 8S 3S TS 2C => only Take: Take 1 7H 7S 8H 8S 9H TS 2H 2S 3H 3S
Who is out takes no part.
    KH 2H 3H 4H / - / KD 2D AD 4D [out=1] => only War: War tie 0+2
The first worked example of the texts. Two sevens; B has one card left and cannot fight the war: A
  wins.
    7H 2H 3H 4H / 7S 9S => after 3: Put 1 9S none; Out 1; Take 0 7H 7S 9S; End win 0
Who has no card left writes no put.
    7H 2H 3H 4H / 7S => after 3: Out 1; Take 0 7H 7S; End win 0
Exactly enough cards complete a war.
    7H 2H 9H / 7S 2S 8S => ... Take 0 7H 7S 9H 8S 2H 2S; Out 1; End win 0
Who cannot is out after the puts and the others fight on.
    KH 2H 3H 4H / KS 2S / 5D 2D AD 4D => after 4: Put 0 2H 3H; Put 1 2S none; Put 2 2D AD; Out 1;
        Take 2 KH KS 5D 3H AD 2H 2S 2D
Who is out in one round is not named in the next.
    KH 2H 3H 4H 5H 6H / KS 2S / 5D 2D 3D 4D 7D 6D => only War: War tie 0+1+2; War tie 0+2
If one alone can that one puts nothing more.
    7H 2H / 7S 9S 3S 4S / 7D => after 4: Put 0 2H none; Out 0; Out 2; Take 1 7H 7S 7D 2H; End win 1
If nobody can who put most wins. Who runs out first loses.
    7H 2H 3H / 7S 9S 3S 4S / 7D [face_down=3] => after 4: Put 0 2H 3H none; Put 1 9S 3S 4S none;
        Out 0; Out 2; Take 1 7H 7S 7D 2H 3H 9S 3S 4S; End win 1
Equal for most is a draw of these.
    7H 2H 3H / 7S 9S 3S / 7D KD [face_down=3] => ... Out 0; Out 1; Out 2; End draw 0+1
If both run out at once it is a draw.
    7H / 7S => after 2: War tie 0+1; Out 0; Out 1; End draw 0+1
Packet and won pile count together.
    7H 2H | KH QH / 7S 2S 3S 4S [recycle=reshuffle] => only Put after 2: Put 0 2H KH; Put 1 2S 3S
Who cannot puts packet and pile.
    7H 2H | KH QH / 7S 2S 3S 4S [recycle=reshuffle face_down=3] => after 3: Put 0 2H KH QH none;
        Put 1 2S 3S 4S none; Out 0; Out 1; End draw 0+1
The second worked example of the texts. B's last card, a queen, is turned up and stands until A's
  nine loses to it.
    7H 2H QH 3H 9H 4H / 7S QS [run_out=last_card] => after 2: War tie 0+1; Put 0 2H QH; Put 1 QS;
        War tie 0+1; Put 0 3H 9H; Take 1 7H 7S QH QS 9H 2H 3H
The card of the trick stands when it was the last.
    QH 2H 3H 4H / QS [run_out=last_card] => after 3: Put 0 2H 3H; Take 1 QH QS 3H 2H
A standing card can be beaten.
    QH 2H KH 4H / QS [run_out=last_card] => after 3: Put 0 2H KH; Take 0 QH QS KH 2H; Out 1;
        End win 0
If both are down to equal last cards it is a draw.
    7H QH / 7S QS [run_out=last_card] => after 3: Put 0 QH; Put 1 QS; War tie 0+1; Out 0; Out 1;
        End draw 0+1
A draw is of those whose standing cards tie.
    7H QH / 7S QS / 7D 3D [run_out=last_card] => ... War tie 0+1+2; Out 0; Out 1; Out 2;
        End draw 0+1
Two standing cards that tie wait for those who can fight on.
    QH / QS / 7D 2D 3D 4D AD 5D [run_out=last_card] => after 3: War tie 0+1+2; Put 2 2D 3D;
        War tie 0+1+2; Put 2 4D AD; Take 2 QH QS 7D 3D AD 2D 4D; Out 0; Out 1; End win 2
Who has no card is out and the last with cards wins.
    9H 2H / 8S => after 2: Take 0 9H 8S; Out 1; End win 0
Three play on when one is out.
    9H 2H / 8S / 7D 2D => only Out End: Out 1
A won pile keeps a player in.
    9H 2H / 8S | 3S [recycle=reshuffle] => only Out End: nothing
At the limit who owns most cards wins.
    9H 2H / 8S 2S 3S 4S [trick_limit=1] => only End: End draw 0+1
    9H 2H 3H / 8S 2S 3S 4S [trick_limit=1] => only End: End limit 0
The pile counts at the limit.
    9H 2H / 8S 2S | 3S 4S 5S [recycle=reshuffle trick_limit=1] => only End: End limit 1
A natural end in the same trick goes first.
    9H 2H / 8S [trick_limit=1] => only End: End win 0
A joker is stronger than the ace.
    AH 2H / JOKER 2S [jokers=2] => only Take: Take 1 AH JOKER
Without the option a two loses to a joker.
    2H 3H / JOKER 2S [jokers=2] => only Take: Take 1 2H JOKER
A two beats a joker.
    2H 3H / JOKER 2S [jokers=2 two_beats_joker=on] => only Take: Take 0 2H JOKER
It loses to all else.
    2H 3H / 3S 2S [jokers=2 two_beats_joker=on] => only Take: Take 1 2H 3S
    2H 3H / AS 2S [jokers=2 two_beats_joker=on] => only Take: Take 1 2H AS
In a trick with a joker a two is strongest of all. Otherwise two, ace and joker would go round in a
  circle.
    2H 3H / JOKER 2S / AD 3D [jokers=2 two_beats_joker=on] => only Take: Take 0 2H JOKER AD
An empty pile becomes the packet as soon as it has cards.
    9H / 8S 2S [recycle=reshuffle] => after 2: Take 0 9H 8S; PickUp 0 9H 8S
Nothing leaves the game before.
    9H 9D KH / 3S 2S KS [purge_after=1 turn=1] => only Purge: nothing
From the next trick on every three that is taken leaves.
    9H 9D KH / 8S 3S KS [purge_after=1 turn=2] => only Take Purge: Take 0 9D; Purge 3S
Fours stay while there is a three anywhere.
    9H 9D KH / 8S 4S 3C [purge_after=1 turn=2] => only Purge: nothing
    9H 9D KH 3C / 8S 4S [purge_after=1 turn=2] => only Purge: nothing
Then the fours go.
    9H 9D KH / 8S 4S KS [purge_after=1 turn=2] => only Purge: Purge 4S
A three in a pile keeps the fours.
    9H 9D KH | 3H / 8S 4S KS [recycle=reshuffle purge_after=1 turn=2] => only Purge: nothing
A three on the table counts and the rank is fixed for one whole take. The last three and a four are
  taken together: only the three leaves.
    9H 9D KH / 8S 4S KS / 8D 3D KD [purge_after=1 turn=2] => only Take Purge: Take 0 9D 4S; Purge 3D
Face down cards of a war leave too.
    9H 9D 3H KH 2H / 8S 9S 3S QS 2S [purge_after=1 turn=2] => only Purge: Purge 3H 3S
So on up to the aces.
    2H AH AD / JOKER JOKER AS [purge_after=1 turn=2] => only Purge: Purge AH
Twos and jokers never leave.
    2H 2D 2C / JOKER JOKER JOKER [purge_after=1 turn=2] => only Purge: nothing
A take may be empty.
    9H 3H KH / 8S 3S [purge_after=1 turn=2] => after 2: War tie 0+1; Out 1; Take 0; Purge 3H 3S;
        End win 0
They go under the packet.
    9H 2H / 8S 2S => has stacks 0: 2H 9H 8S
Taken cards go to the won pile.
    9H 2H / 8S 2S [recycle=reshuffle] => has stacks 0: 2H
    9H 2H / 8S 2S [recycle=reshuffle] => has piles 0: 9H 8S
"""


def test_examples() -> None:
    check_examples(EXAMPLES, lambda example: play("classic", example))


# The deal


@pytest.mark.parametrize(("players", "each"), [(2, 26), (3, 17), (4, 13)])
def test_52_cards_are_dealt_equally(players: int, each: int) -> None:
    assert [len(packet) for packet in packets(dealt(players))] == [each] * players


def test_the_remainder_is_left_out_at_random() -> None:
    assert len({dealt(3, seed).left_out for seed in range(20)}) > 5


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


def test_own_decks_keep_their_two_jokers_where_jokers_are_buried() -> None:
    both = packets(dealt(2, decks="own", jokers=2, bury_jokers="on"))
    assert [packet.count(JOKER) for packet in both] == [2, 2]


# The trick


def test_in_an_order_of_the_generator() -> None:
    position = {"stacks": ["9H 2H", "8S 2S"]}
    running = game("classic", 2, position, RiggedChance(parse_cards("8S 9H")))
    turn(running)
    assert running.state.stacks[0] == parse_cards("2H 8S 9H")


def test_nobody_knows_that_order() -> None:
    (take,) = [e for e in first("9H 2H", "8S 2S") if isinstance(e, Take)]
    assert project_event(take, 0) == Take(0, Hidden(2))


# War


@pytest.mark.parametrize(
    ("down", "put"), [(1, "Put 0 2H 3H"), (2, "Put 0 2H 3H 4H"), (3, "Put 0 2H 3H 4H 5H")]
)
def test_the_option_says_how_many_go_face_down(down: int, put: str) -> None:
    events = first("KH 2H 3H 4H 5H", "KS 3S 4S 5S 6S", face_down=down)
    assert told(events, Put)[2] == put


def test_nobody_sees_the_face_down_cards() -> None:
    puts = [e for e in first("7H 2H 3H 4H", "7S 2S 8S 4S") if isinstance(e, Put)]
    assert project_event(puts[2], 0) == Put(0, Hidden(1), parse_cards("3H")[0])


def test_all_still_in_take_part_also_those_who_were_not_tied() -> None:
    events = first("KH 2H 3H 4H", "KS 2S 8S 4S", "5D 2D AD 4D")
    assert told(events, War) == ["War tie 0+1+2"]
    assert told(events, Take)[0].startswith("Take 2 ")


def test_only_the_new_cards_are_compared() -> None:
    """The ace of the first cards does not beat the queen of the war."""
    events = first("AH 2H 3H 4H", "AS 2S QS 4S")
    assert told(events, Take)[0].startswith("Take 1 ")


# Running out in a war: the second way


def last_card(*stacks: str, **more: Any) -> list[Event]:
    """Return the events of the first trick where the last card stands."""
    return first(*stacks, run_out="last_card", **more)


def test_the_game_goes_on_normally_after_it() -> None:
    running = classic("7H 2H QH 3H 9H 4H", "7S QS", run_out="last_card")
    turn(running)
    assert told(turn(running), Put) == ["Put 0 4H", "Put 1 7H"]


def test_all_others_that_are_left_go_face_down_before_the_last() -> None:
    events = last_card("7H 2H 3H 4H 8H 5H", "7S 2S 9S", face_down=3)
    assert told(events)[3:5] == ["Put 0 2H 3H 4H 8H", "Put 1 2S 9S"]


def test_the_up_card_of_a_full_round_stands_when_it_was_the_last() -> None:
    events = last_card("7H 2H QH 3H 9H 4H", "7S 2S QS")
    assert told(events, Put)[4:] == ["Put 0 3H 9H"]
    assert told(events, Take)[0].startswith("Take 1 ")


def test_with_a_pile_the_last_card_is_the_last_of_packet_and_pile() -> None:
    events = last_card("7H 2H", "7S 2S 3S 4S", piles=["KH", ""], recycle="reshuffle")
    assert told(events, Put, PickUp)[2:5] == ["Put 0 2H KH", "PickUp 0 KH", "Put 1 2S 3S"]


# Going out and winning


def test_a_position_without_cards_for_a_seat_begins_with_that_one_out() -> None:
    running = Match(get_variant("classic"), 3, {}, AsTheyLie(), {"stacks": [["9H"], [], ["8D"]]})
    assert told(running.start()) == ["Out 1"]


def test_a_position_with_one_owner_is_over_at_once() -> None:
    running = Match(get_variant("classic"), 2, {}, AsTheyLie(), {"stacks": [["9H"]]})
    assert told(running.start()) == ["Out 1", "End win 0"]


# Jokers


def test_two_jokers_tie() -> None:
    events = first("JOKER" + LOW, "JOKER" + LOW, jokers=2)
    assert told(events, War)[0] == "War tie 0+1"


def two_beats(*stacks: str) -> list[Event]:
    """Return the events of the first trick where a two beats a joker."""
    return first(*stacks, jokers=2, two_beats_joker="on")


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


def test_a_position_with_a_pile_and_no_packet_begins_with_the_renewal() -> None:
    position = {"stacks": [[], ["8S"]], "piles": [["9H"]]}
    running = Match(get_variant("classic"), 2, {"recycle": "reshuffle"}, AsTheyLie(), position)
    assert told(running.start()) == ["PickUp 0 9H"]


# The purge


def test_without_the_option_none_ever_leaves() -> None:
    running = classic("9H 9D KH", "8S 3S KS")
    turn(running)
    assert told(turn(running), Purge) == []


# Presets


def test_no_card_is_lost_in_a_war_that_ends_in_a_draw() -> None:
    running = classic("7H 2H 3H", "7S 9S 3S", face_down=3)
    turn(running)
    assert cards_of(running) == Counter(parse_cards("7H 2H 3H 7S 9S 3S"))
