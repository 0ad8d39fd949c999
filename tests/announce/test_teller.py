"""The teller: which lines and cues tell an event, to whom."""

from __future__ import annotations

from collections.abc import Mapping

import pytest

from audiowar.announce.teller import TELLERS, Teller
from audiowar.l10n import YOU
from audiowar.rules import events as ev
from audiowar.rules.cards import card

NAMES = ("Mira", "Ana", "Marko")


def teller(viewer: int | None = 0, game: str = "scientific", **options: int | str) -> Teller:
    return Teller(game, NAMES, options, viewer)


def put(seat: int, code: str) -> ev.Put:
    return ev.Put(seat, (), card(code))


def test_every_event_is_told() -> None:
    assert set(TELLERS) == set(ev.EVENTS)


def test_the_own_card_is_told_once_when_it_closes_the_trick() -> None:
    lines = teller().step([ev.Choose(0, card("QH")), put(0, "QH"), put(1, "2S")])
    assert [line.message for line in lines] == ["event-choose", "event-put"]


def test_the_own_card_is_told_again_when_others_thought_longer() -> None:
    one = teller()
    one.step([ev.Choose(0, card("QH"))])
    assert [line.args["who"] for line in one.step([put(0, "QH"), put(1, "2S")])] == ["you", "other"]


def test_a_war_names_the_listener_as_you() -> None:
    (war, _) = teller().step([ev.War("tie", (0, 2))])
    assert war.args["players"] == [YOU, "Marko"]


def test_a_second_war_in_a_row_is_another_one_with_a_worse_sound() -> None:
    one = teller()
    cues = []
    for _ in range(4):
        line = one.step([put(0, "QH"), put(1, "QS"), ev.War("tie", (0, 1))])[-2]
        cues.append((line.args["again"], line.cue and line.cue.name))
    assert cues == [
        (False, "war"), (True, "war-again"), (True, "war-third"), (True, "war-third"),
    ]  # fmt: skip


def test_the_pot_grows_over_wars_and_is_gone_when_taken() -> None:
    one = teller()
    trick = [put(0, "QH"), put(1, "QS"), ev.War("tie", (0, 1))]
    assert [one.step(trick)[-1].args["count"] for _ in range(2)] == [2, 4]
    one.step([put(0, "KH"), put(1, "2S"), ev.Take(0, (1,) * 6)])
    assert one.step(trick)[-1].args["count"] == 2


@pytest.mark.parametrize(("viewer", "cue"), [(1, "trick-won-me"), (0, "trick-won-other")])
def test_a_take_sounds_by_who_takes(viewer: int, cue: str) -> None:
    (line,) = teller(viewer).step([ev.Take(1, (1, 2))])
    assert line.cue is not None
    assert (line.cue.name, line.cue.seat) == (cue, 1)


ENDS: Mapping[tuple[str, int | None], str] = {
    ("win", 0): "game-won",
    ("win", 1): "game-lost",
    ("limit", 0): "game-won",
    ("draw", 0): "game-drawn",
    ("drunkard", 0): "game-lost",
    ("drunkard", 1): "game-won",
}


@pytest.mark.parametrize(("result", "seat"), list(ENDS))
def test_the_end_sounds_as_it_is_for_the_listener(result: str, seat: int) -> None:
    (line,) = teller().step([ev.End(result, (seat,))])
    assert line.cue is not None
    assert line.cue.name == ENDS[result, seat]


def test_most_cards_at_the_limit_is_no_win_for_a_drunkard() -> None:
    (line,) = teller(game="drunkard", drunkard="all_cards").step([ev.End("limit", (0,))])
    assert line.message == "event-end-most"


def test_several_drunkards_are_told_together() -> None:
    (line,) = teller(game="drunkard").step([ev.End("drunkard", (0, 1))])
    assert line.message == "event-end-drunkard-many"


def test_jacks_are_counted_over_the_trick() -> None:
    lines = teller().step([put(0, "JH"), put(1, "JS"), put(2, "2D"), ev.RevolutionCancelled()])
    assert lines[-1].args["count"] == 2


def test_a_hidden_choice_never_names_a_card() -> None:
    (line,) = teller().step([ev.Choose(1, ev.Hidden(1))])
    assert line.message == "event-choose-hidden"
    assert "card" not in line.args


@pytest.mark.parametrize(
    ("choice", "message"),
    [("swap", "swap"), ("keep:5D", "keep"), ("keep:top", "keep-top"), ("keep:none", "keep-none"),
     ("steal:0,2", "steal"), ("lay:9S", "lay"), ("bet:1000+200", "bet"), ("war", "war"),
     ("surrender", "surrender"), ("leave", "leave"), ("top", "top"), ("prisoner", "prisoner"),
     ("play", "play")],
)  # fmt: skip
def test_every_word_that_may_be_chosen_has_a_message(choice: str, message: str) -> None:
    (line,) = teller().step([ev.Choose(1, choice)])
    assert line.message == f"event-choose-{message}"


def test_in_casino_war_nobody_wins_against_another() -> None:
    one = teller(game="casino", bankroll=1000)
    (line,) = one.step([ev.End("limit", (0, 2))])
    assert (line.message, line.args["players"]) == ("event-end-casino", [YOU, "Marko"])
    (line,) = one.step([ev.End("draw", (0,))])
    assert line.message == "event-end-casino-empty"
