"""What the telling of all games is made of: how often opponents remark, when, and small things."""

from __future__ import annotations

from collections.abc import Sequence

import pytest

from audiowar.announce.choose_bot_remarks import MIN_TRICKS_BETWEEN_REMARKS, RemarkChooser
from audiowar.announce.game_wording import get_wording
from audiowar.announce.line import ALL_LEVELS, BRIEF_LEVEL, NO_LEVEL, Line, rename_players
from audiowar.announce.line_order import put_result_first_at_level
from audiowar.announce.narrator import RESULT_MESSAGE_PREFIXES, merge_lines_of_players
from audiowar.announce.remark_occasions import RemarkWatcher
from audiowar.games.casino.events import Pay
from audiowar.rules.events import Deal, End, Event, Hidden, Out, Put, Take, War

NAMES = ("Mira", "Ana", "Ben")
TRICK: list[Event] = [Put(0, (), 20), Put(1, (), 24), Put(2, (), 28), Take(2, Hidden(3))]
OUT, WON = [Out(1)], [End("win", (1,))]
WAR: list[Event] = [Put(1, (), 20), Put(2, (), 21), War("tie", (1, 2), war_seats=(1, 2))]


def spoken(setting: str, tricks: int, events: Sequence[Event]) -> float:
    """Return how often something is remarked after so many tricks, by what chance would have it."""
    made = 0
    for seed in range(300):
        remarks = RemarkChooser("classic", NAMES, {1: "sensible", 2: "dreamer"}, 0, seed)
        for _ in range(tricks):
            assert remarks.choose_remark(TRICK, setting) is None
        made += remarks.choose_remark(events, setting) is not None
    return made / 300


@pytest.mark.parametrize(
    ("setting", "events", "share"),
    [
        ("seldom", OUT, 0.35),
        ("often", OUT, 0.8),
        ("often", WAR, 0.4),
        ("seldom", WAR, 0.0),
        ("seldom", WON, 1.0),
        ("often", WON, 1.0),
        ("off", WON, 0.0),
    ],
)
def test_how_often_something_is_remarked(setting: str, events: list[Event], share: float) -> None:
    assert spoken(setting, 7, events) == pytest.approx(share, abs=0.08)


@pytest.mark.parametrize("setting", ["seldom", "often"])
def test_tricks_lie_before_a_remark_but_not_before_that_on_the_end(setting: str) -> None:
    assert spoken(setting, MIN_TRICKS_BETWEEN_REMARKS[setting] - 1, OUT) == 0
    assert spoken(setting, MIN_TRICKS_BETWEEN_REMARKS[setting], OUT) > 0.2
    assert spoken(setting, 0, WON) == 1


def test_after_a_remark_tricks_are_counted_anew() -> None:
    for seed in range(50):
        remarks = RemarkChooser("classic", NAMES, {1: "sensible", 2: "dreamer"}, 0, seed)
        assert [remarks.choose_remark(TRICK, "often") for _ in range(3)] == [None] * 3
        if remarks.choose_remark(OUT, "often") is not None:
            assert remarks.choose_remark([Out(2)], "often") is None
            return
    raise AssertionError("nothing was remarked")


def test_what_weighs_most_is_spoken_of_by_who_may() -> None:
    """Beside the small war somebody goes out, which is great; at the end nothing else counts."""
    said = set()
    for seed in range(60):
        remarks = RemarkChooser("classic", NAMES, {1: "sensible", 2: "dreamer"}, 0, seed)
        for _ in range(3):
            remarks.choose_remark(TRICK, "often")
        line = remarks.choose_remark([*WAR, Out(1)], "often")
        if line is not None:
            said.add((line.args["player"], line.args["remark"].message.rpartition("-")[0]))
    assert said == {("Ana", "remark-plain-out"), ("Ben", "remark-beginner-farewell")}


def test_only_a_take_is_counted_in_a_remark() -> None:
    remarks = RemarkChooser("classic", NAMES, {1: "sensible", 2: "dreamer"}, 0, 1)
    line = remarks.choose_remark([*TRICK, *WON], "often")
    assert line is not None and line.args["remark"].args == {"count": 3}
    line = RemarkChooser("classic", NAMES, {2: "dreamer"}, 0, 1).choose_remark(WON, "often")
    assert line is not None and line.args["remark"].args == {}


# Occasions


def watch(game: str, *cards: int) -> RemarkWatcher:
    seen = RemarkWatcher(game, 0, len(cards))
    seen.find_step_occasions([Deal(tuple(Hidden(count) for count in cards), ())])
    return seen


@pytest.mark.parametrize(("cards", "praised"), [(9, True), (8, False)])
def test_a_pot_of_three_cards_for_each_is_praised(cards: int, praised: bool) -> None:
    found = watch("classic", 20, 20, 20).find_step_occasions(
        [Put(0, (), 40), Take(0, Hidden(cards))]
    )
    assert (("praise", 1) in found, ("praise", 2) in found) == (praised, praised)


def test_who_is_out_speaks_at_the_end_again() -> None:
    seen = watch("classic", 20, 20, 20)
    assert seen.find_step_occasions(OUT) == [("out", 1), ("farewell", 2)]
    assert seen.find_step_occasions(WAR) == [("war", 2)]
    assert seen.find_step_occasions([End("win", (2,))]) == [("won", 2), ("lost", 1)]


# Tricks and lines


@pytest.mark.parametrize(
    ("events", "over"),
    [
        ([War("tie", (0, 1)), Out(0), Out(1)], True),
        ([War("tie", (0, 1)), Out(0), Out(2)], False),
        ([War("tie", (0, 1)), War("tie", (2,)), Out(2)], True),
        ([Out(0), Out(1)], False),
        ([War("tie", (0, 1))], False),
    ],
)
def test_a_trick_is_over_where_all_who_tied_are_out(events: list[Event], over: bool) -> None:
    assert get_wording("steal").is_trick_over_without_take(events) is over


def test_what_a_seat_takes_is_shown() -> None:
    takes: list[Event] = [Take(1, Hidden(3)), Take(0, (4, 8)), Take(1, (5,))]
    assert [get_wording("steal").format_trick_gain(takes, seat) for seat in range(3)] == [
        "+2",
        "+4",
        "",
    ]


def test_what_a_seat_wins_of_the_house_is_shown() -> None:
    won = get_wording("casino").format_trick_gain
    pays: list[Event] = [Pay(0, 1000, "win"), Pay(1, -1050, "lose"), Pay(0, 250, "tie_bet")]
    pays += [Pay(2, 500, "win"), Pay(2, -500, "tie_bet")]
    assert [won(pays, seat) for seat in range(4)] == ["+12.5", "\N{MINUS SIGN}10.5", "", ""]


def out(player: str, why: str = "cards", who: str = "other", **more: object) -> Line:
    return Line("event-out", {"who": who, "player": player, "why": why}, **more)  # type: ignore[arg-type]


def test_those_who_go_out_for_the_same_reason_are_told_together() -> None:
    lines = [out("Ana"), out("Ben", "war"), out("Cid"), out("Mira", who="you"), out("Dan", "war")]
    told = merge_lines_of_players([*lines, out("Eva", levels=NO_LEVEL)])
    assert [(line.message, line.args.get("players"), line.levels) for line in told] == [
        ("event-outs", ["Ana", "Cid"], ALL_LEVELS),
        ("event-outs", ["Ben", "Dan"], ALL_LEVELS),
        ("event-out", None, NO_LEVEL),
        ("event-out", None, ALL_LEVELS),
        ("event-out", None, NO_LEVEL),
        ("event-out", None, NO_LEVEL),
    ]
    assert merge_lines_of_players([out("Ana"), out("Ben", "war")]) == [
        out("Ana"),
        out("Ben", "war"),
    ]


def test_the_brief_telling_has_the_own_choice_then_results_then_cards() -> None:
    ids = ["event-cards", "event-revolution", "event-take-brief", "event-choose"]
    lines = [
        *(Line(one, levels=BRIEF_LEVEL) for one in ids),
        Line("event-war", {"open": True}),
    ]
    told = [
        one.message
        for one in put_result_first_at_level(lines, "brief", lines, RESULT_MESSAGE_PREFIXES)
    ]
    assert told == [
        *("event-choose", "event-take-brief", "event-war"),
        *("event-revolution", "event-cards", "event-war"),
    ]


def test_a_war_that_was_fought_at_once_stands_among_its_cards_in_the_brief_telling() -> None:
    first, war = (
        Line("event-cards", {"cards": (1,)}, levels=BRIEF_LEVEL),
        Line("event-war", levels=BRIEF_LEVEL),
    )
    second, take = (
        Line("event-cards", {"cards": (2,)}, levels=BRIEF_LEVEL),
        Line("event-take", levels=BRIEF_LEVEL),
    )
    turned = Line("event-revolution", levels=BRIEF_LEVEL)
    lines = [first, war, second, turned, take]
    told = put_result_first_at_level(lines, "brief", lines, RESULT_MESSAGE_PREFIXES)
    assert [line.message for line in told[:2]] == ["event-take", "event-revolution"]
    assert told[2:] == [first, war, second]


def test_only_arguments_that_are_names_are_renamed() -> None:
    line = Line("x", {"player": "Ana", "card": "Ana", "players": ["Ana", "Boro"], "count": 1})
    renamed = rename_players(line, {"Ana": "Mia"})
    assert renamed.args == {"player": "Mia", "card": "Ana", "players": ["Mia", "Boro"], "count": 1}
