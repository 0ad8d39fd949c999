"""Prisoners of war, sentence by sentence."""

from __future__ import annotations

from typing import Any

import pytest

from audiowar.games.razboi.events import ForfeitTopCard, KeepPrisoner
from audiowar.games.razboi.rules import RazboiView
from audiowar.rules.cards import parse_card
from audiowar.rules.events import Choose, End, Hidden, Out, Put, Take, War
from audiowar.rules.match import Match
from audiowar.rules.projection import project_event, project_view
from audiowar.rules.state import Refused
from tests.cards import parse_cards
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


# Keeping a prisoner


def test_two_players_are_refused() -> None:
    with pytest.raises(Refused, match="prisoners_need_three"):
        captivity("9H 2H", "8S 2S")


def test_without_the_option_nobody_keeps() -> None:
    running = game("razboi", 3, {"stacks": ["9H 2H", "8S 2S", "7D 2D"]})
    turn(running)
    assert not running.questions


def test_the_winner_may_keep_a_card_of_the_others_or_the_own_top_card() -> None:
    """Never the nine, which the winner put."""
    running = captivity("9H 2H", "8S 2S", "7D 2D")
    turn(running)
    assert offered(running, 0) == ["keep:8S", "keep:7D", "keep:top", "keep:none"]


def test_the_prisoner_lies_face_up_and_the_rest_goes_under_the_stack() -> None:
    events = turn(captivity("9H 2H", "8S 2S", "7D 2D"), "keep:8S")
    assert told(events)[3:] == ["Choose 0 keep:8S", "KeepPrisoner 0 8S", "Take 0 9H 7D"]


def test_the_prisoner_is_seen_by_all() -> None:
    running = captivity("9H 2H", "8S 2S", "7D 2D")
    turn(running, "keep:8S")
    assert prisoners(running, None) == (parse_card("8S"), None, None)


def test_the_top_card_is_kept_blind_and_before_the_taken_cards_go_under_it() -> None:
    running = captivity("9H 2H 3H", "8S 2S", "7D 2D")
    events = turn(running, "keep:top")
    assert told(events)[3:] == ["Choose 0 keep:top", "KeepPrisoner 0 2H", "Take 0 9H 8S 7D"]
    assert running.state.stacks[0] == parse_cards("3H 9H 8S 7D")


def test_no_top_card_is_offered_when_there_is_none() -> None:
    running = captivity("9H", "8S 2S", "7D 2D")
    turn(running)
    assert offered(running, 0) == ["keep:8S", "keep:7D", "keep:none"]
    assert refusal(running, 0, "keep:top") == "stack_empty"


def test_the_winner_may_keep_nothing() -> None:
    events = turn(captivity("9H 2H", "8S 2S", "7D 2D"), "keep:none")
    assert told(events)[3:] == ["Choose 0 keep:none", "Take 0 9H 8S 7D"]


def test_the_own_card_cannot_be_kept() -> None:
    running = captivity("9H 2H", "8S 2S", "7D 2D")
    turn(running)
    assert refusal(running, 0, "keep:9H") == "own_card (card 9H)"
    assert refusal(running, 0, "keep:AS") == "not_on_table (card AS)"


def test_two_alike_are_offered_once() -> None:
    running = captivity("9H 2H", "8S 2S", "8S 2D")
    turn(running)
    assert offered(running, 0) == ["keep:8S", "keep:top", "keep:none"]


def test_there_is_at_most_one_prisoner_a_player() -> None:
    running = captivity("9H 2H", "8S 2S", "7D 2D", held=("4C",))
    assert told(turn(running, "top"))[4:] == ["Take 0 9H 8S 7D"]


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


def test_whoever_wins_because_the_other_has_no_card_may_keep_too() -> None:
    running = captivity("9H", "9S 2S", "7D 2D")
    turn(running)
    assert offered(running, 1) == ["keep:9H", "keep:7D", "keep:top", "keep:none"]


@pytest.mark.parametrize("limit", [0, 1])
def test_nothing_is_asked_when_the_trick_ends_the_game(limit: int) -> None:
    stacks = ("9H 2H", "8S 2S", "7D 2D") if limit else ("9H", "8S", "7D")
    events = turn(captivity(*stacks, trick_limit=limit))
    assert told(events, Choose, KeepPrisoner) == [] and told(events, End)


def test_a_forfeit_that_ends_the_game_leaves_nothing_to_ask() -> None:
    running = captivity("9H 2H", "8S", "", held=(None, "3C"), out=[2])
    assert told(turn(running, "prisoner"))[3:] == [
        "ForfeitTopCard 1 8S",
        "Take 0 8S 9H 3C",
        "Out 1",
        "End win 0",
    ]


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


def test_a_choice_stands() -> None:
    running = captivity("9H 2H", "8S 2S", "7D 2D", held=(None, "KC", "4C"))
    turn(running, "prisoner")
    assert refusal(running, 1, "top") == "already_chosen"


def test_in_a_war_the_prisoner_may_be_the_last_card() -> None:
    """The face-down ones come from the stack."""
    running = captivity("3H 4H 5H 6H", "3S 4S 5S 6S", "2D 8D", held=("KC",))
    events = turn(running, "top prisoner")
    assert told(events, War, Choose, Put)[4:] == [
        "War tie 0+1",
        "Choose 0 prisoner",
        "Put 0 4H 5H KC",
        "Put 1 4S 5S 6S",
    ]


def test_only_fighters_are_asked_in_a_war() -> None:
    running = captivity("3H 4H 5H 6H", "3S 4S 5S 6S", "2D 8D", held=("KC", None, "AC"))
    turn(running, "top top")
    assert list(running.questions) == [0]


def test_won_with_the_prisoner_all_cards_go_under_and_none_is_kept() -> None:
    events = turn(captivity("9H 2H", "8S 2S", "7D 2D", held=("KC",)), "prisoner")
    assert told(events, Take, Choose) == ["Choose 0 prisoner", "Take 0 KC 8S 7D"]


def test_lost_with_the_prisoner_it_goes_to_the_winner_with_the_top_card() -> None:
    events = turn(captivity("9H 2H", "8S 2S", "7D 2D", held=(None, "4C")), "prisoner keep:none")
    assert told(events)[4:] == ["ForfeitTopCard 1 8S", "Choose 0 keep:none", "Take 0 8S 9H 4C 7D"]


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


def test_who_has_no_top_card_loses_only_the_prisoner() -> None:
    events = turn(captivity("9H 2H", "", "7D 2D", held=(None, "4C")), "keep:none")
    assert told(events, ForfeitTopCard, Out) == ["Out 1"]


def test_an_empty_stack_with_a_prisoner_is_still_in_and_must_play_it() -> None:
    """Nothing is asked."""
    events = turn(captivity("9H 2H", "", "7D 2D", held=(None, "KC")))
    assert told(events) == ["Put 0 9H", "Put 1 KC", "Put 2 7D", "Take 1 9H KC 7D"]


def test_winning_with_another_card_is_no_win_with_the_prisoner_of_a_loser() -> None:
    """The own prisoner decides: the winner, who put none, may keep."""
    running = captivity("9H 2H", "8S 2S", "7D 2D", held=(None, "4C", "5C"))
    turn(running, "prisoner prisoner")
    assert list(running.questions) == [0]


def test_every_loser_who_put_a_prisoner_forfeits_in_seat_order() -> None:
    events = turn(captivity("9H 2H", "8S 2S", "7D 2D", held=(None, "4C", "5C")), *["prisoner"] * 2)
    assert told(events, ForfeitTopCard) == ["ForfeitTopCard 1 8S", "ForfeitTopCard 2 7D"]


def test_a_prisoner_of_the_first_round_counts_when_the_war_is_won() -> None:
    """Won with a prisoner on the table, although the deciding card was none."""
    events = turn(captivity("5H AH KH", "2S 9S QS", "2D 8D", held=("2C",)), "prisoner")
    assert told(events, War, Take) == ["War tie 0+1+2", "Take 0 2C 2S 2D AH QS 8D 5H 9S"]


def test_a_prisoner_of_the_first_round_counts_when_the_war_is_lost() -> None:
    running = captivity("5H 3H 4H KH", "2S 9S QS JS", "3D 8D", held=("3C",))
    events = turn(running, "prisoner")
    assert told(events, War, Put)[3:] == ["War tie 0+2", "Put 0 5H 3H 4H", "Put 2 8D"]
    assert told(events, ForfeitTopCard) == ["ForfeitTopCard 0 KH"]


def test_if_the_table_stays_nobody_forfeits() -> None:
    """The prisoner becomes an ordinary card of the table."""
    stacks = ("", "9S", "7D 2D", "6C 2C")
    events = turn(captivity(*stacks, held=("9C",)))
    assert told(events)[4:] == ["War tie 0+1", "Out 0", "Out 1"]


def test_who_chose_the_top_card_may_still_play_the_prisoner_in_the_war() -> None:
    running = captivity("3H 4H 5H 6H", "3S 4S 5S 6S", "2D 8D", held=("KC",))
    turn(running, "top")
    assert offered(running, 0) == ["top", "prisoner"]


def test_a_prisoner_does_not_count_as_a_card_one_has() -> None:
    """The poorest has two cards in the stack, so two are put; the prisoner is one of them."""
    stacks = ("9H 4H 5H", "9S 4S 5S 6S", "2D 8D")
    events = turn(captivity(*stacks, held=("KC",), short="fewest"), "top prisoner")
    assert told(events, Put)[3:] == ["Put 0 4H KC", "Put 1 4S 5S"]


def test_an_empty_stack_with_a_prisoner_counts_as_one_card() -> None:
    stacks = ("9H", "9S 4S 5S 6S", "2D 8D")
    events = turn(captivity(*stacks, held=("KC",), short="fewest"), "top")
    assert told(events, Put)[3:] == ["Put 0 KC", "Put 1 4S"]


def test_a_stack_shorter_than_asked_goes_down_whole_then_the_prisoner() -> None:
    stacks = ("9H 4H 5H", "9S 4S 5S 6S", "2D 8D")
    events = turn(captivity(*stacks, held=("KC",)), "top prisoner")
    assert told(events, Put)[3:] == ["Put 0 4H 5H KC", "Put 1 4S 5S 6S"]


def test_a_prisoner_counts_as_a_card_one_owns() -> None:
    running = captivity("9H 2H", "", "7D 2D", held=(None, "4C"))
    assert project_view(running, None).owned == (2, 1, 2)


@pytest.mark.parametrize("seconds", [0, 30, 600])
def test_choices_may_be_timed(seconds: int) -> None:
    running = captivity("9H 2H", "8S 2S", "7D 2D", choice_seconds=seconds)
    assert running.options["choice_seconds"] == seconds


def test_the_table_is_seen_by_all_but_for_what_lies_face_down() -> None:
    running = captivity("2H AH 9H 3H", "2S KS 8S 3S", "2D QD 7D 3D")
    turn(running)
    seen = project_view(running, 1)
    assert [c for _, c in seen.table] == parse_cards("2H 2S 2D 9H 8S 7D")
    assert seen.face_down == (0, 1, 2)


def test_without_a_stack_there_is_no_top_card_to_play() -> None:
    running = captivity("", "8S 2S", "7D 2D", held=("4C",))
    assert refusal(running, 0, "top") == "stack_empty"
