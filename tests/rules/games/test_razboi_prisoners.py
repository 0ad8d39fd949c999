"""Prisoners of war, sentence by sentence."""

from __future__ import annotations

from typing import Any

import pytest

from audiowar.games.razboi.events import ForfeitTopCard, KeepPrisoner
from audiowar.games.razboi.rules import RazboiView
from audiowar.rules.cards import parse_card
from audiowar.rules.events import Choose, End, Hidden, Take
from audiowar.rules.match import Match
from audiowar.rules.projection import project_event, project_view
from audiowar.rules.state import Refused
from tests.cards import parse_cards
from tests.rules.examples import check_examples, play
from tests.rules.table import AsTheyLie, choice, game, told, turn

PARTS = ("table", "pot", "out")


def captivity(*stacks: str, held: tuple[str | None, ...] = (), **more: Any) -> Match:
    """Return a game with these stacks, and the prisoners `held` by seat."""
    position: dict[str, Any] = {part: more.pop(part) for part in PARTS if part in more}
    position |= {"stacks": stacks, "prisoners": list(held)}
    return game("razboi", len(stacks), position, AsTheyLie(), prisoners="on", **more)


def prisoners(running: Match, viewer: int | None) -> tuple[object, ...]:
    """Return the prisoners that somebody sees."""
    view = project_view(running, viewer)
    assert isinstance(view, RazboiView)
    return view.prisoners


def offered(running: Match, seat: int) -> list[str]:
    """Return what the seat may choose."""
    return [str(choice) for choice in running.questions[seat].choices]


def refusal(running: Match, seat: int, text: str) -> str:
    """Return why this choice is refused."""
    with pytest.raises(Refused) as caught:
        running.answer(seat, choice(text))
    return str(caught.value)


EXAMPLES = """
The prisoner lies face up and the rest goes under the stack.
    9H 2H / 8S 2S / 7D 2D [prisoners=on] > keep:8S => after 3: Choose 0 keep:8S; KeepPrisoner 0 8S;
        Take 0 9H 7D
The winner may keep nothing.
    9H 2H / 8S 2S / 7D 2D [prisoners=on] > keep:none => after 3: Choose 0 keep:none; Take 0 9H 8S 7D
There is at most one prisoner a player.
    9H 2H | 4C / 8S 2S / 7D 2D [prisoners=on] > top => after 4: Take 0 9H 8S 7D
A forfeit that ends the game leaves nothing to ask.
    9H 2H / 8S | 3C / - [out=2 prisoners=on] > prisoner => after 3: ForfeitTopCard 1 8S;
        Take 0 8S 9H 3C; Out 1; End win 0
In a war the prisoner may be the last card. The face-down ones come from the stack.
    3H 4H 5H 6H | KC / 3S 4S 5S 6S / 2D 8D [prisoners=on] > top prisoner
        => only War Choose Put after 4: War tie 0+1; Choose 0 prisoner; Put 0 4H 5H KC;
        Put 1 4S 5S 6S
Won with the prisoner all cards go under and none is kept.
    9H 2H | KC / 8S 2S / 7D 2D [prisoners=on] > prisoner => only Take Choose: Choose 0 prisoner;
        Take 0 KC 8S 7D
Lost with the prisoner it goes to the winner with the top card.
    9H 2H / 8S 2S | 4C / 7D 2D [prisoners=on] > prisoner keep:none => after 4: ForfeitTopCard 1 8S;
        Choose 0 keep:none; Take 0 8S 9H 4C 7D
Who has no top card loses only the prisoner.
    9H 2H / | 4C / 7D 2D [prisoners=on] > keep:none => only ForfeitTopCard Out: Out 1
An empty stack with a prisoner is still in and must play it. Nothing is asked.
    9H 2H / | KC / 7D 2D [prisoners=on] => Put 0 9H; Put 1 KC; Put 2 7D; Take 1 9H KC 7D
Every loser who put a prisoner forfeits in seat order.
    9H 2H / 8S 2S | 4C / 7D 2D | 5C [prisoners=on] > prisoner prisoner
        => only ForfeitTopCard: ForfeitTopCard 1 8S; ForfeitTopCard 2 7D
A prisoner of the first round counts when the war is won. Won with a prisoner on the table, although
  the deciding card was none.
    5H AH KH | 2C / 2S 9S QS / 2D 8D [prisoners=on] > prisoner => only War Take: War tie 0+1+2;
        Take 0 2C 2S 2D AH QS 8D 5H 9S
A prisoner of the first round counts when the war is lost.
    5H 3H 4H KH | 3C / 2S 9S QS JS / 3D 8D [prisoners=on] > prisoner
        => only War Put after 3: War tie 0+2; Put 0 5H 3H 4H; Put 2 8D
    5H 3H 4H KH | 3C / 2S 9S QS JS / 3D 8D [prisoners=on] > prisoner
        => only ForfeitTopCard: ForfeitTopCard 0 KH
If the table stays nobody forfeits. The prisoner becomes an ordinary card of the table.
    | 9C / 9S / 7D 2D / 6C 2C [prisoners=on] => after 4: War tie 0+1; Out 0; Out 1
A prisoner does not count as a card one has. The poorest has two cards in the stack, so two are put;
  the prisoner is one of them.
    9H 4H 5H | KC / 9S 4S 5S 6S / 2D 8D [short=fewest prisoners=on] > top prisoner
        => only Put after 3: Put 0 4H KC; Put 1 4S 5S
An empty stack with a prisoner counts as one card.
    9H | KC / 9S 4S 5S 6S / 2D 8D [short=fewest prisoners=on] > top => only Put after 3: Put 0 KC;
        Put 1 4S
A stack shorter than asked goes down whole then the prisoner.
    9H 4H 5H | KC / 9S 4S 5S 6S / 2D 8D [prisoners=on] > top prisoner
        => only Put after 3: Put 0 4H 5H KC; Put 1 4S 5S 6S
The winner may keep a card of the others or the own top card. Never the nine, which the winner put.
    9H 2H / 8S 2S / 7D 2D [prisoners=on] => asks 0: keep:8S keep:7D keep:top keep:none
The top card is kept blind and before the taken cards go under it.
    9H 2H 3H / 8S 2S / 7D 2D [prisoners=on] > keep:top => after 3: Choose 0 keep:top;
        KeepPrisoner 0 2H; Take 0 9H 8S 7D
    9H 2H 3H / 8S 2S / 7D 2D [prisoners=on] > keep:top => has stacks 0: 3H 9H 8S 7D
Two alike are offered once.
    9H 2H / 8S 2S / 8S 2D [prisoners=on] => asks 0: keep:8S keep:top keep:none
Whoever wins because the other has no card may keep too.
    9H / 9S 2S / 7D 2D [prisoners=on] => asks 1: keep:9H keep:7D keep:top keep:none
Only fighters are asked in a war.
    3H 4H 5H 6H | KC / 3S 4S 5S 6S / 2D 8D | AC [prisoners=on] > top top => asks 0
Winning with another card is no win with the prisoner of a loser. The own prisoner decides: the
  winner, who put none, may keep.
    9H 2H / 8S 2S | 4C / 7D 2D | 5C [prisoners=on] > prisoner prisoner => asks 0
Who chose the top card may still play the prisoner in the war.
    3H 4H 5H 6H | KC / 3S 4S 5S 6S / 2D 8D [prisoners=on] > top => asks 0: top prisoner
"""


def test_examples() -> None:
    check_examples(EXAMPLES, lambda example: play("razboi", example, "prisoners"))


# Keeping a prisoner


def test_two_players_are_refused() -> None:
    with pytest.raises(Refused, match="prisoners_need_three"):
        captivity("9H 2H", "8S 2S")


def test_without_the_option_nobody_keeps() -> None:
    running = game("razboi", 3, {"stacks": ["9H 2H", "8S 2S", "7D 2D"]})
    turn(running)
    assert not running.questions


def test_the_prisoner_is_seen_by_all() -> None:
    running = captivity("9H 2H", "8S 2S", "7D 2D")
    turn(running, "keep:8S")
    assert prisoners(running, None) == (parse_card("8S"), None, None)


def test_no_top_card_is_offered_when_there_is_none() -> None:
    running = captivity("9H", "8S 2S", "7D 2D")
    turn(running)
    assert offered(running, 0) == ["keep:8S", "keep:7D", "keep:none"]
    assert refusal(running, 0, "keep:top") == "stack_empty"


def test_the_own_card_cannot_be_kept() -> None:
    running = captivity("9H 2H", "8S 2S", "7D 2D")
    turn(running)
    assert refusal(running, 0, "keep:9H") == "own_card (card 9H)"
    assert refusal(running, 0, "keep:AS") == "not_on_table (card AS)"


def test_the_winner_of_a_war_is_shown_the_face_down_cards_and_may_keep_one() -> None:
    running = captivity("2H AH 9H 3H", "2S KS 8S 3S", "2D QD 7D 3D")
    turn(running)
    assert offered(running, 0) == [
        "keep:2S", "keep:2D", "keep:8S", "keep:7D", "keep:KS", "keep:QD", "keep:top", "keep:none",
    ]  # fmt: skip
    face_down = ((1, parse_card("KS")), (2, parse_card("QD")))
    assert project_view(running, 0).peek == {"face_down": face_down}


def test_the_others_are_not_shown_them() -> None:
    running = captivity("2H AH 9H 3H", "2S KS 8S 3S", "2D QD 7D 3D")
    turn(running)
    assert project_view(running, 1).peek == project_view(running, None).peek == {}
    assert project_view(running, 1).question is None


def test_nobody_knows_the_order_of_the_rest() -> None:
    events = turn(captivity("9H 2H", "8S 2S", "7D 2D"), "keep:8S")
    assert project_event(events[-1], 0) == Take(0, Hidden(2))


def test_cards_of_others_from_an_unwon_war_may_be_kept_too() -> None:
    table = [[0, "KH"], [1, "KS"]]
    running = captivity("9H 2H", "8S 2S", "7D 2D", table=table)
    turn(running)
    assert offered(running, 0) == ["keep:KS", "keep:8S", "keep:7D", "keep:top", "keep:none"]


@pytest.mark.parametrize("limit", [0, 1])
def test_nothing_is_asked_when_the_trick_ends_the_game(limit: int) -> None:
    stacks = ("9H 2H", "8S 2S", "7D 2D") if limit else ("9H", "8S", "7D")
    events = turn(captivity(*stacks, trick_limit=limit))
    assert told(events, Choose, KeepPrisoner) == [] and told(events, End)


# Playing the prisoner


def test_a_holder_is_asked_and_chooses_in_secret() -> None:
    running = captivity("9H 2H", "8S 2S", "7D 2D", held=(None, "KC", "4C"))
    events = turn(running, "prisoner")
    assert project_event(events[0], 0) == Choose(1, Hidden(1))
    assert project_view(running, 0).chosen == (1,) and project_view(running, 2).asked == (2,)


def test_all_cards_are_shown_after_the_last_has_chosen() -> None:
    running = captivity("9H 2H", "8S 2S", "7D 2D", held=(None, "KC", "4C"))
    assert told(turn(running, "prisoner top"))[:5] == [
        "Choose 1 prisoner",
        "Choose 2 top",
        "Put 0 9H",
        "Put 1 KC",
        "Put 2 7D",
    ]


def test_the_prisoner_lies_beside_the_stack_until_then() -> None:
    running = captivity("9H 2H", "8S 2S", "7D 2D", held=(None, "KC", "4C"))
    turn(running, "prisoner")
    assert prisoners(running, 0) == (None, parse_card("KC"), parse_card("4C"))


def test_who_holds_none_is_not_asked() -> None:
    running = captivity("9H 2H", "8S 2S", "7D 2D", held=(None, "KC"))
    turn(running)
    assert list(running.questions) == [1]
    assert refusal(running, 0, "prisoner") == "no_prisoner"


def test_nobody_sees_the_card_that_goes_with_it() -> None:
    events = turn(captivity("9H 2H", "8S 2S", "7D 2D", held=(None, "4C")), "prisoner")
    assert (
        project_event(events[4], 0) == project_event(events[4], 1) == ForfeitTopCard(1, Hidden(1))
    )


def test_the_lost_prisoner_may_be_kept_the_card_that_goes_with_it_not() -> None:
    running = captivity("9H 2H", "8S 2S", "7D 2D", held=(None, "4C"))
    turn(running, "prisoner")
    assert offered(running, 0) == ["keep:4C", "keep:7D", "keep:top", "keep:none"]
    assert refusal(running, 0, "keep:8S") == "not_on_table (card 8S)"


def test_a_prisoner_counts_as_a_card_one_owns() -> None:
    running = captivity("9H 2H", "", "7D 2D", held=(None, "4C"))
    assert project_view(running, None).owned == (2, 1, 2)


def test_the_table_is_seen_by_all_but_for_what_lies_face_down() -> None:
    running = captivity("2H AH 9H 3H", "2S KS 8S 3S", "2D QD 7D 3D")
    turn(running)
    seen = project_view(running, 1)
    assert [c for _, c in seen.table] == parse_cards("2H 2S 2D 9H 8S 7D")
    assert seen.face_down == (0, 1, 2)


def test_without_a_stack_there_is_no_top_card_to_play() -> None:
    running = captivity("", "8S 2S", "7D 2D", held=("4C",))
    assert refusal(running, 0, "top") == "stack_empty"
