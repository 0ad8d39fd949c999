"""Armed War, sentence by sentence."""

from __future__ import annotations

from typing import Any

import pytest

from audiowar.games.armed.rules import PutWarCards
from audiowar.rules.cards import parse_card
from audiowar.rules.chance import SeededChance
from audiowar.rules.events import (
    Choose,
    Deal,
    Event,
    Hidden,
    PickUp,
    Put,
    Secret,
    Take,
    War,
)
from audiowar.rules.match import Match
from audiowar.rules.projection import project_event, project_view
from audiowar.rules.registry import get_variant
from tests.cards import parse_cards
from tests.rules.examples import check_examples, play
from tests.rules.rigged_chance import RiggedChance
from tests.rules.table import AsTheyLie, answer, game, told

PARTS = ("piles", "table", "pot", "out")


def armed(*hands: str, **more: Any) -> Match:
    """Return a game with these hands; `more` are options and other parts of the position."""
    parts = {part: more.pop(part) for part in PARTS if part in more}
    chance = more.pop("chance", AsTheyLie())
    return game("armed", len(hands), {"hands": hands, **parts}, chance, **more)


def rigged(*picked: str) -> RiggedChance:
    """Return the war cards, or for a hand used up the part of the discard that remains."""
    return RiggedChance(*map(parse_cards, picked))


def after(chosen: str, *hands: str, **more: Any) -> list[Event]:
    """Return the events of a position in which the seats choose these cards."""
    return answer(armed(*hands, **more), chosen)


def dealt(players: int, **options: int) -> Deal:
    """Return the deal of a new game."""
    (deal,) = Match(get_variant("armed"), players, options, SeededChance(1)).start()
    assert isinstance(deal, Deal)
    return deal


EXAMPLES = """
Then all are shown and the strongest takes the trick.
    9H 2H / 8S 2S > 9H 8S => after 2: Put 0 9H; Put 1 8S; Take 0 9H 8S
The discard becomes the hand only when the hand is empty.
    9H / 8S 2S > 9H 8S => only Take PickUp: Take 0 9H 8S; PickUp 0 9H 8S
A tie for strongest is a war among the tied.
    9H 2H / 9S 2S / 8D 2D > 9H 9S 8D => only War: War tie 0+1
A tie below the strongest is none.
    9H 2H / 9S 2S / TD 2D > 9H 9S TD => only War: nothing
The example of two kings. Three cards each, then ace against queen: the ace takes all ten cards.
    KH 3H 4H 5H AH 6H / KS 3S 4S 5S QS 6S > KH KS AH QS => only War Put Take after 2: War tie 0+1;
        Put 0 3H 4H 5H AH; Put 1 3S 4S 5S QS; Take 0 KH KS AH QS 3H 4H 5H 3S 4S 5S
Who has none has lost that war and one fighter left takes the table.
    KH / KS 3S / 2D 3D > KH KS 2D => after 6: War tie 0+1; Take 1 KH KS 2D; Out 0
A two beats the ace.
    2H 3H / AS 3S / KD 3D > 2H AS KD => only Take: Take 0 2H AS KD
Otherwise it is lowest.
    2H 3H / KS 3S / 3D 4D > 2H KS 3D => only Take: Take 1 2H KS 3D
Several twos tie.
    2H 3H / AS 3S / 2D 4D > 2H AS 2D => only War: War tie 0+2
Aces do not tie where a two beats them.
    AH 3H / AS 3S / 2D 4D > AH AS 2D => only War Take: Take 2 AH AS 2D
In a war only the cards of that round count. Two aces tied; the two of the war round meets no ace
  there and is lowest.
    AH 3H 4H 5H 2H / AS 3S 4S 5S 6S > AH AS 2H 6S => only Take: Take 1 AH AS 2H 6S 3H 4H 5H 3S 4S 5S
Jokers are highest and then it is they whom a two beats.
    2H 3H / JOKER 3S / AD 3D [jokers=2] > 2H JOKER AD => only Take: Take 0 2H JOKER AD
With jokers in the game a two does not beat the ace.
    2H 3H / AS 3S [jokers=2] > 2H AS => only Take: Take 1 2H AS
A joker beats the ace.
    JOKER 3H / AS 3S [jokers=2] > JOKER AS => only Take: Take 0 JOKER AS
The last with cards wins.
    9H 2H / 8S > 9H 8S => ... Take 0 9H 8S; Out 1; End win 0
Nobody left is a draw.
    9H / 9S > 9H 9S => after 4: War tie 0+1; Out 0; Out 1; End draw 0+1
Who is left by a war of others wins without taking.
    9H / 9S / 8D 2D > 9H 9S 8D => only Take Out End: Out 0; Out 1; End win 2
At the limit hand and discard count.
    9H 2H / 8S 2S 3S | 4S [trick_limit=1] > 9H 8S => only End: End draw 0+1
    9H 2H / 8S 2S | 4S [trick_limit=1] > 9H 8S => only End: End limit 0
A natural end goes before the limit.
    9H 2H / 8S [trick_limit=1] > 9H 8S => only End: End win 0
The table of a position goes to the winner.
    9H 2H / 8S 2S [table=1KS pot=3D] > 9H 8S => only Take: Take 0 3D KS 9H 8S
Who is not tied only watches.
    9H 3H 4H 5H AH / 9S 3S 4S 5S QS / 8D 2D > 9H 9S 8D => asks 0 1
The card for the war is chosen from the new hand.
    KH 3H 4H | 7H 8H 9H / KS 3S 4S 5S 6S > KH KS => asks 0: 7H 8H
Of three fighters two go on.
    KH / KS 3S / KD 3D > KH KS KD => asks 1 2
"""


def test_examples() -> None:
    check_examples(EXAMPLES, lambda example: play("armed", example))


# The deal and the trick


@pytest.mark.parametrize(
    ("players", "jokers", "each", "left"),
    [(2, 0, 26, 0), (3, 0, 17, 1), (4, 0, 13, 0), (2, 2, 27, 0), (3, 2, 18, 0), (4, 2, 13, 2)],
)
def test_all_have_equal_hands_and_the_rest_is_left_out(
    players: int, jokers: int, each: int, left: int
) -> None:
    seen = project_event(dealt(players, jokers=jokers), None)
    assert seen == Deal((Hidden(each),) * players, Hidden(left))


def test_players_see_their_own_hand_only() -> None:
    deal = project_event(dealt(3), 1)
    assert isinstance(deal, Deal)
    assert [isinstance(hand, Hidden) for hand in deal.cards] == [True, False, True]


def test_views_show_the_own_hand_and_discard_only() -> None:
    seen = project_view(armed("9H 2H", "8S", piles=("3H", "3S")), 0)
    assert (seen.hands, seen.piles) == (
        (tuple(parse_cards("9H 2H")), None),
        ((parse_card("3H"),), None),
    )


def test_all_are_asked_at_the_same_time() -> None:
    assert list(armed("9H 2H", "8S 2S", "7D 2D").questions) == [0, 1, 2]


def test_a_choice_is_hidden_until_the_last_has_chosen() -> None:
    (choose,) = after("9H", "9H 2H", "8S 2S")
    assert project_event(choose, 1) == Choose(0, Hidden(1))


def test_taken_cards_go_to_the_discard() -> None:
    running = armed("9H 2H", "8S 2S")
    answer(running, "9H 8S")
    assert (running.state.hands[0], running.state.piles[0]) == (
        parse_cards("2H"),
        parse_cards("9H 8S"),
    )


def test_what_is_picked_up_is_the_players_secret() -> None:
    (pick_up,) = (e for e in after("9H 8S", "9H", "8S 2S") if isinstance(e, PickUp))
    assert project_event(pick_up, 1) == PickUp(0, Hidden(2))


# War


WAR = ("KH 3H 4H 5H AH 6H", "KS 3S 4S 5S QS 6S")


def test_each_fighter_puts_three_random_cards_face_down_before_choosing() -> None:
    running = armed(*WAR, chance=rigged("6H 4H 3H", "3S 5S QS"))
    events = answer(running, "KH KS")
    assert told(events, PutWarCards) == ["PutWarCards 0 6H 4H 3H", "PutWarCards 1 3S 5S QS"]
    assert running.state.hands == [parse_cards("5H AH"), parse_cards("4S 6S")]


def test_they_lie_on_the_table_while_the_fighters_choose() -> None:
    running = armed(*WAR)
    answer(running, "KH KS")
    assert project_view(running, None).face_down == (0, 0, 0, 1, 1, 1)


def test_the_own_face_down_cards_are_known_those_of_others_not() -> None:
    """Whoever looks at the rest of the hand knows what is missing."""
    events = after("KH KS AH QS", *WAR)
    war_cards = next(e for e in events if isinstance(e, PutWarCards))
    put = next(e for e in events if isinstance(e, Put) and e.down)
    assert project_event(war_cards, 0) == PutWarCards(0, tuple(parse_cards("3H 4H 5H")))
    assert project_event(war_cards, 1) == PutWarCards(0, Hidden(3))
    assert project_event(put, 1) == Put(0, Hidden(3), parse_card("AH"))


def test_only_the_taker_learns_the_face_down_cards() -> None:
    take = after("KH KS AH QS", *WAR)[-1]
    assert isinstance(take, Take) and isinstance(take.cards, Secret) and take.cards.known_to == (0,)


def test_a_trick_without_face_down_cards_is_taken_openly() -> None:
    assert after("9H 8S", "9H 2H", "8S 2S")[-1] == Take(0, tuple(parse_cards("9H 8S")))


def test_ties_repeat() -> None:
    hand = "3{0} 4{0} 5{0} 6{0} 7{0} 8{0} K{0} Q{0} {1}{0}"
    events = after("KH KS QH QS AH JS", hand.format("H", "A"), hand.format("S", "J"))
    assert told(events, War, Take) == [
        "War tie 0+1",
        "War tie 0+1",
        "Take 0 KH KS QH QS AH JS 3H 4H 5H 3S 4S 5S 6H 7H 8H 6S 7S 8S",
    ]


def test_one_may_tie_again_with_some_of_the_fighters_only() -> None:
    hands = ("K{0} 3{0} 4{0} 5{0} Q{0} 6{0}",) * 2 + ("K{0} 3{0} 4{0} 5{0} J{0} 6{0}",)
    suits = [hand.format(suit) for hand, suit in zip(hands, "HSD", strict=True)]
    events = after("KH KS KD QH QS JD", *suits)
    assert told(events, War) == ["War tie 0+1+2", "War tie 0+1"]


# Too few cards


def test_with_too_few_the_whole_hand_goes_down_the_rest_comes_from_the_discard() -> None:
    """Two in hand, so one more at random from the discard; what remains is the new hand."""
    piles = ("7H 8H 9H", "")
    running = armed("KH 3H 4H", "KS 3S 4S 5S 6S", piles=piles, chance=rigged("8H 9H", "3S 4S 5S"))
    events = answer(running, "KH KS")
    assert told(events, PutWarCards, PickUp) == [
        "PutWarCards 0 3H 4H 7H",
        "PickUp 0 8H 9H",
        "PutWarCards 1 3S 4S 5S",
    ]


def test_three_in_hand_go_down_and_the_discard_becomes_the_hand() -> None:
    events = after("KH KS", "KH 3H 4H 5H", "KS 3S 4S 5S 6S", piles=("7H 8H", ""))
    assert told(events, PutWarCards, PickUp)[:2] == ["PutWarCards 0 3H 4H 5H", "PickUp 0 7H 8H"]


def test_an_empty_hand_takes_all_three_from_the_discard() -> None:
    piles = ("7H 8H 9H TH JH", "")
    running = armed("KH", "KS 3S 4S 5S 6S", piles=piles, chance=rigged("TH 8H", "3S 4S 5S"))
    events = answer(running, "KH KS")
    assert told(events, PutWarCards, PickUp)[:2] == ["PutWarCards 0 7H 9H JH", "PickUp 0 TH 8H"]


@pytest.mark.parametrize(
    ("hand", "pile", "down", "left"),
    [
        ("KH 3H 4H 5H", "", "3H 4H", "5H"),
        ("KH 3H 4H", "", "3H", "4H"),
        ("KH 3H", "", "", "3H"),
        ("KH 3H", "7H", "3H", "7H"),
        ("KH 3H", "7H 8H", "3H 8H", "7H"),
        ("KH 3H 4H", "7H", "3H 4H", "7H"),
        ("KH", "7H 8H 9H", "8H 9H", "7H"),
        ("KH", "7H", "", "7H"),
    ],
)
def test_who_has_fewer_than_four_puts_down_all_but_one(
    hand: str, pile: str, down: str, left: str
) -> None:
    """Cards of the hand first, then of the discard."""
    running = armed(hand, "KS 3S 4S 5S 6S", piles=(pile, ""))
    events = answer(running, "KH KS")
    shown = [text for text in told(events, PutWarCards) if text.startswith("PutWarCards 0")]
    assert shown == ([f"PutWarCards 0 {down}"] if down else [])
    assert running.questions[0].choices == parse_cards(left)


def test_if_no_fighter_is_left_the_table_waits_for_the_next_trick() -> None:
    running = armed("KH", "KS", "2D 9D 3D", "3C 8C 4C")
    assert told(answer(running, "KH KS 2D 3C"))[8:] == ["War tie 0+1", "Out 0", "Out 1"]
    assert told(answer(running, "9D 8C"), Take) == ["Take 2 KH KS 2D 3C 9D 8C"]


# The two


def test_a_war_round_that_shows_an_ace_is_won_by_the_two() -> None:
    hands = ("KH 3H 4H 5H 2H", "KS 3S 4S 5S AS")
    assert told(after("KH KS 2H AS", *hands), Take)[0].startswith("Take 0 ")


# Positions


def test_a_position_with_empty_hands_picks_up_before_it_begins() -> None:
    assert armed("", "8S", piles=("9H", "")).state.hands == [parse_cards("9H"), parse_cards("8S")]
