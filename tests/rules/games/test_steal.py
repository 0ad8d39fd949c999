"""Steal War, sentence by sentence."""

from __future__ import annotations

from collections import Counter
from typing import Any

import pytest

from audiowar.games.steal.events import Steal, StealBlocked
from audiowar.rules.cards import make_deck, parse_card
from audiowar.rules.chance import SeededChance
from audiowar.rules.events import Choose, Deal, Event, Hidden, PickUp, Put, Take, War
from audiowar.rules.match import Match
from audiowar.rules.projection import project_event, project_view, reveal_all_secrets
from audiowar.rules.registry import get_variant
from audiowar.rules.state import Refused
from tests.cards import parse_cards
from tests.rules.conformance import cards_of
from tests.rules.examples import check_examples, play
from tests.rules.rigged_chance import RiggedChance
from tests.rules.table import AsTheyLie, answer, game, told

PARTS = ("table", "pot", "out")


def steal(*seats: str, **more: Any) -> Match:
    """Return a game; a seat is "packet | pile". `more` are options and other parts."""
    parts = {part: more.pop(part) for part in PARTS if part in more}
    split = [seat.partition("|") for seat in seats]
    position = {
        "stacks": [packet for packet, _, _ in split],
        "piles": [pile for _, _, pile in split],
        **parts,
    }
    return game("steal", len(seats), position, AsTheyLie(), **more)


def first(choices: str, *seats: str, **more: Any) -> list[Event]:
    """Return the events that these choices lead to."""
    return answer(steal(*seats, **more), choices)


def offered(running: Match, seat: int = 0) -> list[Any]:
    """Return the choices of the seat's question."""
    return list(running.questions[seat].choices)


def dealt(players: int, seed: int = 1) -> Deal:
    """Return the deal of a new game, with its secrets open."""
    (deal,) = Match(get_variant("steal"), players, {}, SeededChance(seed)).start()
    whole = reveal_all_secrets(deal)
    assert isinstance(whole, Deal)
    return whole


PLAYS = "play play"
WHAT = (Steal, StealBlocked)


EXAMPLES = """
The strongest takes.
    9H 2H / 8S 2S > play play lay:8S => only Take: Take 0 8S 9H
A joker is highest.
    AH 2H / JOKER 2S > play play lay:AH => only Take: Take 1 AH JOKER
What a position holds on the table is taken too.
    9H 2H / 8S 2S [pot=QC table=1KC] > play play lay:9H => only Take: Take 0 9H QC KC 8S
A used up packet is renewed from the pile before the take.
    9H | KH QH / 8S 2S > play play lay:9H => after 2: Put 0 9H; PickUp 0 KH QH; Put 1 8S;
        Choose 0 lay:9H; Take 0 9H 8S
A winner with neither packet nor pile turns the cards over at once. Nothing is asked then.
    9H / 8S 2S > play play => after 2: Put 0 9H; Put 1 8S; Take 0 9H 8S; PickUp 0 9H 8S
Several piles go in seat order the card on top of the last.
    9H 2H | KH / 8S 2S | 9D AD / 7D 2D | 9C AC > steal:1,2 play play
        => only Steal: Steal 0 1+2 9H 9H 9C AC 9D AD KH
And decides again until all have decided to play.
    9H 8H 2H 3H / 7S 2S | 9D / 6D 2D | 8D > steal:1 play play steal:2 play
        => only Steal StealBlocked Put: Steal 0 1 9H 9H 9D; Steal 0 2 8H 8H 8D 9H 9D; Put 0 2H;
        Put 1 7S; Put 2 6D
Steals act on the piles as they lay before. A steals B's pile while B steals C's.
    9H 2H | 3H / 8S 2S | 9D / 7D 2D | 8D > steal:1 steal:2 play
        => only Steal: Steal 0 1 9H 9H 9D 3H; Steal 1 2 8S 8S 8D
A packet used up by stealing is renewed with the stolen pile.
    9H | KH / 8S 2S | 9D > steal:1 play => after 2: Steal 0 1 9H 9H 9D KH; PickUp 0 9H 9D KH
The worked example of the texts. A's pile shows a 9 and both turn one: A plays it, so B cannot
  steal: there is war.
    9H 2H | 9C KC / 9S 2S > play steal:0 => after 2: StealBlocked 1 0 9S; Put 0 9H; Put 1 9S;
        War tie 0+1; Put 0 2H 9C KC none; Put 1 2S none; Out 1; Take 0 9H 9S 2H 9C KC 2S;
        PickUp 0 9H 9S 2H 9C KC 2S; End win 0
Who plays another card does not protect.
    8H 2H | 9C / 9S 2S > play steal:0 => only Steal StealBlocked: Steal 1 0 9S 9S 9C
Who steals with the matching card does not protect.
    9H 2H | 9C / 9S 2S / 8D 2D | 9D > steal:2 steal:0 play
        => only Steal StealBlocked: Steal 0 2 9H 9H 9D; Steal 1 0 9S 9S 9C
Protection holds in later rounds of the turn.
    9H 2H | 9C / 8S 9S 2S / 7D 2D | 8D > play steal:2 play steal:0
        => only Steal StealBlocked: Steal 1 2 8S 8S 8D; StealBlocked 1 0 9S
The void thief does not protect the own pile. Only who decides to play protects.
    9H 2H | 9C / 9S 2S | 9D / 8D 9S 2D / 7C 2C | 8C > play steal:0 steal:3 play steal:1
        => only Steal StealBlocked: StealBlocked 1 0 9S; Steal 2 3 8D 8D 8C;
        Steal 2 1 9S 9S 9D 8D 8C
Two thieves of one pile hinder each other.
    9H 2H / 9S 2S / 8D 2D | 9D > steal:2 steal:2 play
        => only Steal StealBlocked: StealBlocked 0 2 9H; StealBlocked 1 2 9S
Three face down and one face up.
    9H 2H 3H 4H KH 5H / 9S 2S 3S 4S QS 5S > play play play play => after 4: War tie 0+1;
        Choose 0 play; Choose 1 play; Put 0 2H 3H 4H KH; Put 1 2S 3S 4S QS
Protection holds in the war of the trick.
    9H 2H 3H 4H KH 5H | 9C / 9S 2S 3S 4S 9D 5S > play play play steal:0
        => only Steal StealBlocked: StealBlocked 1 0 9D
Who plays a matching card in the war protects too.
    9H 2H 3H 4H KH 5H | KC / 9S 2S 3S 4S KD 5S > play play play steal:0
        => only Steal StealBlocked: StealBlocked 1 0 KD
A packet of exactly three is renewed then too.
    9H 2H 3H 4H | KH QH / 9S 2S 3S 4S QS 5S > play play => only PickUp: PickUp 0 KH QH
Who cannot put three and one is out at once.
    9H 2H 3H 4H / 9S 2S 3S 4S KS 5S > play play => after 4: War tie 0+1; Put 0 2H 3H 4H none; Out 0;
        Take 1 9H 9S 2H 3H 4H; End win 1
Packet and pile count together.
    9H 2H 3H | KH QH / 9S 2S 3S 4S QS 5S > play play => only Out: nothing
It is decided when the war begins. A pile that is stolen in the war was there when it began: its
  owner fights.
    9H 2H 3H 4H 5H | KH / 9S 2S 3S 4S KS 6S > play play play steal:0 play
        => only Steal Put after 2: Steal 1 0 KS KS KH; Put 0 2H 3H 4H 5H; Put 1 2S 3S 4S 6S
Who cannot is told with the puts and goes before the take.
    9H 2H 3H 4H KH 5H / 9S 6S | 7S / 7D 2D 3D 4D QD 5D > play play play play play lay:KH
        => only War Put Out Take after 3: War tie 0+1+2; Put 0 2H 3H 4H KH; Put 1 6S 7S none;
        Put 2 2D 3D 4D QD; Out 1; Take 0 KH 9H 9S 7D QD 2H 3H 4H 6S 7S 2D 3D 4D
If nobody can who put most wins.
    9H 2H / 9S 2S 3S > play play => after 4: War tie 0+1; Put 0 2H none; Put 1 2S 3S none; Out 0;
        Take 1 9H 9S 2H 2S 3S; PickUp 1 9H 9S 2H 2S 3S; End win 1
Equal for most is a draw of these.
    9H 2H / 9S 2S / 7D > play play play => ... Out 0; Out 1; Out 2; End draw 0+1
The last with cards wins. Nothing is asked when the trick ends the game.
    9H 2H / 8S > play play => after 4: Take 0 9H 8S; Out 1; End win 0
At the limit who owns most cards wins and nothing is asked.
    9H 2H / 8S 2S [trick_limit=1] > play play => after 4: Take 0 9H 8S; End limit 0
A tie for most at the limit is a draw.
    9H 2H / 8S 2S | 3S 4S [trick_limit=1] > play play => only End: End draw 0+1
Cards taken afterwards start a new pile.
    9H | KH QH / 8S 2S > play play lay:9H => has piles 0: 9H 8S
Until its last card leaves it the pile can be stolen.
    9H 2H / 8S | 9S 3S => asks 0: play steal:1
A card that matches the top of an opponents pile may steal it.
    9H 2H / 8S 2S | 9D KD => asks 0: play steal:1
Only the top counts.
    KH 2H / 8S 2S | 9D KD => asks 0: play
The own pile is not offered.
    9H 2H | 9C / 8S 2S => asks 0: play
A joker matches a joker.
    JOKER 2H / 8S 2S | JOKER => asks 0: play steal:1
Any number of matching piles.
    9H 2H / 8S 2S | 9D / 7D 2D | KD / 6C 2C | 9C => asks 0: play steal:1 steal:3 steal:1,3
The card goes on the stolen pile and the whole on the own.
    9H 2H 3H | KH QH / 8S 2S | 9D KD > steal:1 play => only Steal: Steal 0 1 9H 9H 9D KD KH QH
    9H 2H 3H | KH QH / 8S 2S | 9D KD > steal:1 play => has piles 0: 9H 9D KD KH QH
    9H 2H 3H | KH QH / 8S 2S | 9D KD > steal:1 play => has piles 1: -
Two who steal from each other swap piles.
    9H 2H | 8H KH / 8S 2S | 9D KD > steal:1 steal:0 => has piles 0: 9H 9D KD
    9H 2H | 8H KH / 8S 2S | 9D KD > steal:1 steal:0 => has piles 1: 8S 8H KH
A stolen pile cannot be stolen from the victim again.
    9H 9C 2H / 8S 2S | 9D > steal:1 play => asks 0: play
A new pile can be stolen by another thief in the next round.
    9H 2H 3H / 8S 2S | 9D / KD 9S 2D | 4D / 5C 2C | KC > steal:1 play steal:3 play
        => asks 2: play steal:0
It can no longer be stolen then.
    9H | KH / 7S 9S 2S | 9D / 8D 2D | 7D > steal:1 steal:2 play => asks 1: play
A thief some of whose piles are void takes the others.
    9H 2H | 3H / 9S 2S / 8D 2D | 9D / 7C 2C | 9C KC > steal:2,3 steal:2 play play
        => only Steal StealBlocked: Steal 0 3 9H 9H 9C KC 3H; StealBlocked 1 2 9S
    9H 2H | 3H / 9S 2S / 8D 2D | 9D / 7C 2C | 9C KC > steal:2,3 steal:2 play play => asks 0
Face down cards do not steal.
    9H 2H 3H 4H KH 5H / 9S 2S 3S 4S QS 5S | 3D > play play => asks 0: play
A pile that became a packet in the war cannot be stolen.
    9H 2H 3H | KH QH 5H / 9S 2S 3S 4S KS 5S > play play => asks 1: play
Three play on when one is out.
    9H 2H / 8S / 7D 2D > play play play lay:9H => only Take Out: Take 0 9H 8S 7D; Out 1
    9H 2H / 8S / 7D 2D > play play play lay:9H => asks 0 2
"""


def test_examples() -> None:
    check_examples(EXAMPLES, lambda example: play("steal", example))


# The deal


@pytest.mark.parametrize(("players", "each", "rest"), [(2, 27, 0), (3, 18, 0), (4, 13, 2)])
def test_54_cards_are_dealt_equally(players: int, each: int, rest: int) -> None:
    deal = dealt(players)
    packets: Any = deal.cards
    left_out: Any = deal.left_out
    assert [len(packet) for packet in packets] == [each] * players
    assert Counter(sum(packets, ()) + left_out) == Counter(make_deck(joker_count=2))
    assert len(left_out) == rest


def test_they_lie_face_down() -> None:
    (deal,) = Match(get_variant("steal"), 2, {}, SeededChance(1)).start()[:1]
    assert project_event(deal, 0) == Deal((Hidden(27), Hidden(27)), Hidden(0))
    assert project_view(game("steal", 2), 0).stacks == (None, None)


# Looking and deciding


def test_every_player_is_asked_also_when_there_is_nothing_to_steal() -> None:
    running = steal("9H 2H", "8S 2S")
    assert [offered(running, seat) for seat in (0, 1)] == [["play"], ["play"]]


def test_each_looks_at_the_own_top_card() -> None:
    running = steal("9H 2H", "8S 2S")
    assert project_view(running, 0).peek == {"top": parse_card("9H")}
    assert project_view(running, 1).peek == {"top": parse_card("8S")}
    assert project_view(running, None).peek == {}


def test_who_has_decided_still_knows_the_card() -> None:
    running = steal("9H 2H", "8S 2S")
    answer(running, "play")
    assert project_view(running, 0).peek == {"top": parse_card("9H")}


def test_a_decision_is_hidden() -> None:
    (choose,) = first("play", "9H 2H", "8S 2S")
    assert project_event(choose, 0) == Choose(0, "play")
    assert project_event(choose, 1) == Choose(0, Hidden(1))


def test_what_others_have_does_not_show_in_a_view() -> None:
    one = steal("9H 2H", "8S 2S | 9D", "7D 2D")
    two = steal("9H 2C", "9S 2S | 9D", "KD QD")
    assert project_view(one, 0) == project_view(two, 0)


def test_all_put_their_cards_when_all_have_decided() -> None:
    running = steal("9H 2H", "8S 2S")
    assert told(answer(running, "play")) == ["Choose 0 play"]
    assert told(answer(running, "play"), Put) == ["Put 0 9H", "Put 1 8S"]


def test_piles_lie_face_up_for_all() -> None:
    assert project_view(steal("9H 2H", "8S 2S | KD"), 0).piles == ((), (parse_card("KD"),))


# The trick and the pile


def test_taken_cards_go_face_up_on_top_of_the_pile() -> None:
    running = steal("9H 2H | KH", "8S 2S")
    events = answer(running, PLAYS, "lay:9H")
    assert running.state.piles[0] == parse_cards("9H 8S KH")
    assert running.state.stacks[0] == parse_cards("2H")
    assert project_event(events[-1], 1) == events[-1]


def test_the_winner_chooses_which_lies_on_top() -> None:
    running = steal("9H 2H", "8S 2S")
    answer(running, PLAYS)
    assert list(running.questions) == [0]
    assert offered(running) == ["lay:9H", "lay:8S"]
    assert told(answer(running, "lay:8S"))[:2] == ["Choose 0 lay:8S", "Take 0 8S 9H"]


def test_two_jokers_are_one_choice() -> None:
    running = steal("JOKER 2H 3H 4H AH 5H", "JOKER 2S 3S 4S KS 5S")
    answer(running, PLAYS, PLAYS)
    assert offered(running).count("lay:JOKER") == 1
    answer(running, "lay:JOKER")
    assert running.state.piles[0].count(parse_card("JOKER")) == 2


def test_the_face_down_cards_of_a_war_may_be_laid_on_top_too() -> None:
    running = steal("9H 2H 3H 4H KH 5H", "9S 2S 3S 4S QS 5S")
    answer(running, PLAYS, PLAYS)
    assert "lay:3S" in offered(running)
    down = project_view(running, 0).peek["face_down"]
    assert (1, parse_card("3S")) in down
    assert project_view(running, 1).peek == {}


def test_only_a_card_that_is_taken_can_be_laid() -> None:
    running = steal("9H 2H", "8S 2S")
    answer(running, PLAYS)
    with pytest.raises(Refused) as refused:
        running.answer(0, "lay:AS")
    assert (refused.value.reason, refused.value.message_args) == ("not_on_table", {"card": "AS"})


def test_the_game_goes_on_with_the_next_question() -> None:
    running = steal("9H 2H", "8S 2S")
    answer(running, PLAYS, "lay:9H")
    assert sorted(running.questions) == [0, 1]
    assert running.questions[0].kind == "steal"


# Used-up packets


def test_it_is_shuffled_and_nobody_sees_it() -> None:
    position = {"stacks": ["9H", "8S 2S"], "piles": ["KH QH"]}
    running = game("steal", 2, position, RiggedChance(parse_cards("QH KH")))
    (renewal,) = [event for event in answer(running, PLAYS) if isinstance(event, PickUp)]
    assert running.state.stacks[0] == parse_cards("QH KH")
    assert project_event(renewal, 0) == PickUp(0, Hidden(2))


def test_a_position_with_a_pile_and_no_packet_begins_with_the_renewal() -> None:
    running = Match(
        get_variant("steal"), 2, {}, AsTheyLie(), {"stacks": [[], ["8S"]], "piles": [["9H"]]}
    )
    assert told(running.start()) == ["PickUp 0 9H"]


# Stealing


def test_then_the_thief_alone_looks_at_the_next_card() -> None:
    running = steal("9H 2H 3H", "8S 2S | 9D")
    answer(running, "steal:1", "play")
    assert list(running.questions) == [0]
    assert project_view(running, 0).peek == {"top": parse_card("2H")}


def test_all_see_the_stolen_pile() -> None:
    (theft,) = [e for e in first("steal:1 play", "9H 2H", "8S 2S | 9D") if isinstance(e, Steal)]
    assert project_event(theft, None) == theft


@pytest.mark.parametrize(
    ("wrong", "reason"),
    [
        ("steal:1", "pile_differs"),
        ("steal:0", "own_pile"),
        ("steal:2", "no_pile"),
        ("steal:7", "no_pile"),
        ("steal:", "not_possible"),
        ("steal:x", "not_possible"),
        ("9H", "not_possible"),
    ],
)
def test_what_cannot_be_stolen_is_refused_with_the_reason(wrong: str, reason: str) -> None:
    running = steal("9H 2H | 9C", "8S 2S | KD", "7D 2D")
    with pytest.raises(Refused) as refused:
        running.answer(0, wrong)
    assert refused.value.reason == reason


def test_the_reason_names_the_card_that_lies_on_the_pile() -> None:
    with pytest.raises(Refused) as refused:
        steal("9H 2H", "8S 2S | KD").answer(0, "steal:1")
    assert refused.value.message_args == {"card": "KD"}


# Void steals


def test_a_would_be_thief_is_not_asked_again() -> None:
    running = steal("9H 2H 3H 4H 5H | 9C", "9S 2S 3S 4S 5S")
    answer(running, "play steal:0")
    assert running.state.table == [(0, parse_card("9H")), (1, parse_card("9S"))]


def test_protection_ends_with_the_trick() -> None:
    running = steal("9H 2H 3H | 9C", "8S 9S 2S")
    answer(running, PLAYS, "lay:9H")
    assert offered(running, 1) == ["play", "steal:0"]
    assert told(answer(running, "play steal:0"), *WHAT) == ["Steal 1 0 9S 9S 9H 8S 9C"]


# War


def test_all_players_take_part() -> None:
    events = first(
        "play play play play play play lay:AD",
        "9H 2H 3H 4H KH 5H",
        "9S 2S 3S 4S QS 5S",
        "7D 2D 3D 4D AD 5D",
    )
    assert told(events, War) == ["War tie 0+1+2"]
    assert told(events, Take)[0].startswith("Take 2 AD")


def test_the_face_down_cards_are_not_looked_at_the_face_up_one_is() -> None:
    running = steal("9H 2H 3H 4H KH 5H", "9S 2S 3S 4S QS 5S")
    answer(running, PLAYS)
    assert project_view(running, 0).peek == {"top": parse_card("KH")}
    assert project_view(running, 0).face_down == (0, 0, 0, 1, 1, 1)


def test_nobody_sees_the_face_down_cards_until_they_are_taken() -> None:
    running = steal("9H 2H 3H 4H KH 5H", "9S 2S 3S 4S QS 5S")
    puts = [e for e in answer(running, PLAYS, PLAYS) if isinstance(e, Put)]
    assert project_event(puts[2], 0) == Put(0, Hidden(3), parse_card("KH"))


def test_the_face_up_one_may_steal_instead_of_fight() -> None:
    running = steal("9H 2H 3H 4H KH 5H 6H", "9S 2S 3S 4S QS 5S | KD")
    answer(running, PLAYS)
    assert offered(running) == ["play", "steal:1"]
    events = answer(running, "steal:1 play play")
    assert told(events, Steal, Put) == [
        "Steal 0 1 KH KH KD",
        "Put 0 2H 3H 4H 5H",
        "Put 1 2S 3S 4S QS",
    ]


def test_a_packet_used_up_by_face_down_cards_is_renewed_before_the_decisions() -> None:
    running = steal("9H 2H 3H | KH QH 5H", "9S 2S 3S 4S QS 5S")
    events = answer(running, PLAYS)
    assert told(events)[4:] == ["War tie 0+1", "PickUp 0 KH QH 5H"]
    assert project_view(running, 0).peek == {"top": parse_card("QH")}
    assert told(answer(running, PLAYS), Put)[0] == "Put 0 2H 3H KH QH"


def test_ties_repeat() -> None:
    running = steal("9H 2H 3H 4H KH 5H 6H 7H AH 8H", "9S 2S 3S 4S KS 5S 6S 7S QS 8S")
    events = answer(running, PLAYS, PLAYS, PLAYS, "lay:AH")
    assert told(events, War) == ["War tie 0+1"] * 2
    assert len(running.state.piles[0]) == 18


# Running out in a war


def test_the_pile_of_who_cannot_is_on_the_table_and_cannot_be_stolen() -> None:
    running = steal("9H 2H 3H 4H KH 5H", "9S 6S | KS", "7D 2D 3D 4D QD 5D")
    answer(running, "play play play")
    assert offered(running) == ["play"]
    assert sorted(running.questions) == [0, 2]
    assert running.state.count_owned_cards_not_chosen(1) == 0


# Cards


def test_no_card_is_missing_while_a_war_is_decided() -> None:
    running = steal("9H 2H 3H 4H KH 5H", "9S 6S | KS", "7D 2D 3D 4D QD 5D | QC")
    before = cards_of(running)
    answer(running, "play play play", "play")
    assert cards_of(running) == before


def test_nothing_can_be_stolen_any_more_when_a_card_is_laid_on_top() -> None:
    running = steal("9H 2H", "8S 2S | KD")
    answer(running, PLAYS)
    with pytest.raises(Refused) as refused:
        running.answer(0, "steal:1")
    assert refused.value.reason == "not_possible"
    assert project_view(running, None).chosen == ()
