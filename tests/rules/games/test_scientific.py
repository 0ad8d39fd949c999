"""Scientific War, sentence by sentence."""

from __future__ import annotations

import pytest

from audiowar.games.scientific.events import (
    GrantPower,
)
from audiowar.games.scientific.rules import ScientificView
from audiowar.rules.cards import get_card_code
from audiowar.rules.events import Deal, End, Event, Out, PickUp, Take
from audiowar.rules.match import Match
from audiowar.rules.projection import project_view
from audiowar.rules.registry import get_variant
from audiowar.rules.state import Refused
from tests.rules.examples import Example, check_examples, play
from tests.rules.table import answer, game, told

SPARE = "4H 6H 7H"
"""Plain cards that keep a hand from running empty."""


TRICKS = """
The ace is strongest and the two weakest.
    2H AS KD => only Take: Take 1 2H AS KD
Suits do not matter.
    7H 7C 6S => only War: War tie 0+1
Jacks are compared like other cards. Three jacks turn the order; among jacks and a king low wins,
  and the jacks tie.
    JH JS JD KC => only Revolution War: Revolution True; War tie 0+1+2
Cancelled jacks may tie in a war.
    JH JS 5D => only RevolutionCancelled War: RevolutionCancelled; War tie 0+1
A tie below the strongest is no war.
    5H 5S KD => only War Take: Take 2 5H 5S KD
A joker forces a war whatever the other cards are.
    JOKER AS 5D => only War Take: War joker 0+1+2
A joker that cancels a war takes the pot too.
    JOKER AS AD [pot=KH,KS] => only Take: Take 0 KH KS JOKER AS AD
A tie below the strongest does not let the joker win.
    JOKER 5S 5D AC => only War JokerWins: War joker 0+1+2+3
Two jokers are void and the other cards decide.
    JOKER JOKER 5D => only JokersVoid War Take: JokersVoid; Take 2 JOKER JOKER 5D
Two jokers are void and a tie of the others is a war.
    JOKER JOKER 5D 5C => only JokersVoid War: JokersVoid; War tie 2+3
With next trick a jack does not turn the order for the joker.
    JOKER JS AD AC [revolution=next_trick] => only Revolution JokerWins War: Revolution True;
        JokerWins 0
A joker cancels a war of two jacks.
    JOKER JS JD => only RevolutionCancelled JokerWins: RevolutionCancelled; JokerWins 0
Two queens cancel each other.
    QH QS 4D => only GrantPower QueensVoid: QueensVoid
Three queens cancel each other.
    QH QS QD 4D => only GrantPower QueensVoid: QueensVoid
Spying is not lost by a war.
    QH KS KD => only War GrantPower: War tie 1+2; GrantPower 0 spy
A queen in reversed order spies too.
    QH 4S [reversed=yes] => only GrantPower: GrantPower 0 spy
Everybody who played a three may count.
    3H 3S 4D => only GrantPower: GrantPower 0 count; GrantPower 1 count
Everybody who played an eight may swap.
    8H 8S 4D => only GrantPower: GrantPower 0 swap; GrantPower 1 swap
The swap is granted even when the pile is empty.
    8H KS => only GrantPower: GrantPower 0 swap
An odd number of jacks turns the order round.
    JH 9S => only Revolution RevolutionCancelled: Revolution True
    JH 9S [reversed=yes] => only Revolution RevolutionCancelled: Revolution False
    JH JS JD => only Revolution RevolutionCancelled: Revolution True
    JH JS JD 9C [reversed=yes] => only Revolution RevolutionCancelled: Revolution False
An even number of jacks cancels out.
    JH JS 5D => only Revolution RevolutionCancelled: RevolutionCancelled
    JH JS JD JC [reversed=yes] => only Revolution RevolutionCancelled: RevolutionCancelled
The option says in which order the trick of the jack is judged.
    JH 9S [revolution=immediate] => only Take: Take 1 JH 9S
    JH 9S [revolution=immediate reversed=yes] => only Take: Take 0 JH 9S
    JH 9S [revolution=next_trick] => only Take: Take 0 JH 9S
    JH 9S [revolution=next_trick reversed=yes] => only Take: Take 1 JH 9S
A tie for strongest is a war.
    KH KS 2D => only War Take: War tie 0+1
    2H 2S KD [reversed=yes] => only War Take: War tie 0+1
    5H 5S 5D => only War Take: War tie 0+1+2
With two players a lone joker forces a war.
    JOKER AS => only War: War joker 0+1
    JOKER AS [reversed=yes] => only War: War joker 0+1
A joker cancels a war that was due and takes the trick.
    JOKER AS AD => only War JokerWins Take: JokerWins 0; Take 0 JOKER AS AD
    JOKER 2S 2D [reversed=yes] => only War JokerWins Take: JokerWins 0; Take 0 JOKER 2S 2D
Two void jokers never win by strength.
    JOKER JOKER 5D 9C => only Take: Take 3 JOKER JOKER 5D 9C
    JOKER JOKER 5D 9C [reversed=yes] => only Take: Take 2 JOKER JOKER 5D 9C
All jokers are a natural war.
    JOKER JOKER => only JokersVoid War: JokersVoid; War tie 0+1
    JOKER JOKER JOKER JOKER JOKER JOKER JOKER JOKER => only JokersVoid War: JokersVoid;
        War tie 0+1+2+3+4+5+6+7
After a jack low cards are strong for the joker too: twos tie for strongest, aces do not.
    JOKER JS 2D 2C => only Revolution War JokerWins Take: Revolution True; JokerWins 0;
        Take 0 JOKER JS 2D 2C
    JOKER JS AD AC => only Revolution War JokerWins Take: Revolution True; War joker 0+1+2+3
All cards are put face up in the order of the seats.
    9H 8S 7D => only Put: Put 0 9H; Put 1 8S; Put 2 7D
"""


POSITIONS = """
The new order lasts until the next revolution.
    JH 2H KH 5H / 9S 8S AS JS 4S > JH 9S 2H AS KH JS => only Take Revolution: Revolution True;
        Take 1 JH 9S; Take 0 2H AS; Revolution False; Take 0 KH JS
The winner of a later trick takes pot and trick.
    KH 9H 8H 2H / KS 9S 3S 4S > KH KS 9H 9S 8H 3S => only War Take: War tie 0+1; War tie 0+1;
        Take 0 KH KS 9H 9S 8H 3S
All players play the trick after a war.
    KH 9H 2H / KS 8S 2S / 3D AD 2D > KH KS 3D 9H 8S AD => only Take: Take 2 KH KS 3D 9H 8S AD
Two queens are void even when one of their players goes out.
    QH / QS 2S / KD 2D > QH QS KD => only Out GrantPower QueensVoid: Out 0; QueensVoid
The cards of the trick are taken before the pile is picked up.
    KH / 7S 2S > KH 7S => only Take PickUp: Take 0 KH 7S; PickUp 0 KH 7S
A third player may go out in a war.
    5H / 7S 2S / 7D 3D > 5H 7S 7D 2S 3D => only War Out Take End: War tie 1+2; Out 0;
        Take 2 5H 7S 7D 2S 3D; Out 1; End win 2
The winner owns the pot without taking it.
    KH 2H / KS > KH KS => only War Out Take End: War tie 0+1; Out 1; End win 0
Both last cards tied are a draw.
    KH / KS > KH KS => only War Out End: War tie 0+1; Out 0; Out 1; End draw 0+1
A draw is among those who went out in that trick.
    - / KH / KS [out=0] > KH KS => only End: End draw 1+2
A joker with the last cards is a draw.
    JOKER / KS > JOKER KS => only War End: War joker 0+1; End draw 0+1
No power is granted in the trick that ends the game.
    QH 2H / 3S > QH 3S => only GrantPower: nothing
Queens void are not told in the trick that ends the game.
    QH / QS > QH QS => only QueensVoid: nothing
At the limit who owns most wins.
    KH 2H 3H / 7S 2S 3S | 9D [trick_limit=1] > KH 7S => only Take End: Take 0 KH 7S; End limit 0
At the limit a tie for most is a draw.
    KH 2H / 7S 2S | 9D 4D 5D / 8D [trick_limit=1] > KH 7S 8D => only Out End: Out 2; End draw 0+1
The pot counts for nobody at the limit.
    KH 2H / KS 2S [trick_limit=1] > KH KS => only End: End draw 0+1
A natural end in the last trick goes first.
    KH 2H / 7S [trick_limit=1] > KH 7S => only End: End win 0
Each trick of a carried war counts.
    KH 2H 3H / KS 4S 5S [trick_limit=2] > KH KS 2H 4S => only End: End limit 1
Cards on the table of a position go to the next winner.
    KH 2H / 7S 2S [table=05D,15C] > KH 7S => only Take: Take 0 5D 5C KH 7S
A spy who is out is no spy.
    QH / KS 2S / 3D 2D > QH KS 3D => only Out GrantPower: Out 0; GrantPower 2 count
    QH / KS 2S / 3D 2D > QH KS 3D => asks 1 2
"""


def play_trick(example: Example) -> tuple[Match, list[Event]]:
    """Play a trick of which only the cards are given, everybody with spare cards."""
    cards, position = example.seats[0].split(), dict(example.more)
    options = {name: position.pop(name) for name in ("revolution",) if name in position}
    position["hands"] = [f"{card} {SPARE}" for card in cards]
    running = game("scientific", len(cards), position, None, **options)
    return running, answer(running, *cards)


def test_tricks() -> None:
    check_examples(TRICKS, play_trick)


def test_positions() -> None:
    check_examples(POSITIONS, lambda example: play("scientific", example))


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


# Trick


def test_the_strongest_card_takes_the_trick_onto_the_pile() -> None:
    running = game("scientific", 3, {"hands": ["KH 2H", "9S 2S", "TD 2D"]})
    assert told(answer(running, "KH 9S TD"), Take) == ["Take 0 KH 9S TD"]
    assert [get_card_code(card) for card in running.state.piles[0]] == ["KH", "9S", "TD"]


def test_choices_stay_hidden_until_the_last_one() -> None:
    running = game("scientific", 3, {"hands": ["KH 2H", "9S 2S", "TD 2D"]})
    events = answer(running, "KH 9S")
    assert told(events) == ["Choose 0 KH", "Choose 1 9S"]
    assert [event.choice.known_to for event in events] == [(0,), (1,)]  # type: ignore[attr-defined]


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


# Count


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


def test_who_has_neither_hand_nor_pile_is_out() -> None:
    running = game("scientific", 3, {"hands": ["5H", "7S 2S", "9D 2D"]})
    assert told(answer(running, "5H 7S 9D"), Out) == ["Out 0"]
    assert sorted(running.questions) == [1, 2]


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


def test_an_answer_after_the_end_is_refused() -> None:
    running = game("scientific", 2, {"hands": ["KH 2H", "7S"]})
    answer(running, "KH 7S")
    with pytest.raises(Refused, match="game_over"):
        running.answer(0, 0)


# Trick limit


def test_two_identical_players_draw_after_14_wars() -> None:
    running = game("scientific", 2)
    ranks = [*"23456789TJQKA", "JOKER"]
    for rank in ranks:
        suits = ("", "") if rank == "JOKER" else ("H", "S")
        answer(running, rank + suits[0], rank + suits[1])
    assert running.end_event == End("draw", (0, 1))
    assert running.state.trick == 14


def test_a_position_in_which_one_alone_has_cards_is_over() -> None:
    running = game("scientific", 3, {"hands": ["KH 2H", "", ""]})
    assert running.end_event is not None and running.end_event.seats == (0,)
    assert not running.questions


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
