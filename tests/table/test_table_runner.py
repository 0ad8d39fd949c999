"""Who holds a table: its order, its clock, and seats that see no more than their seat may."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from dataclasses import fields, is_dataclass
from pathlib import Path
from typing import Any

import pytest

from audiowar.bots.registry import get_bot_makers, make_bot
from audiowar.rules.events import Choice, Choose, Deal, End, Event, Hidden, Put, Secret
from audiowar.rules.state import Refused
from audiowar.rules.view import View
from audiowar.storage.match_transcript import Header, parse_transcript
from audiowar.storage.save_file import SaveFile
from audiowar.table import bot_randomness, start_local_match
from audiowar.table.bot_players import (
    BotPlayer,
    BotRandom,
    make_bot_from_header,
    seat_bot_from_header,
    seat_bots,
)
from audiowar.table.pace import FixedPace
from audiowar.table.player_view import LocalPlayerView
from audiowar.table.step_events import Step
from audiowar.table.table import Table
from audiowar.table.table_runner import FAST_FORWARD_STEPS, TableRunner

FAST = FixedPace(0.0)


class Counting:
    """A bot that plays the first choice and counts how often it was asked to think."""

    def __init__(self) -> None:
        self.thoughts = 0
        self.seen: list[Event] = []

    def observe(self, event: Event) -> None:
        self.seen.append(event)

    def choose(self, view: View) -> Choice:
        self.thoughts += 1
        assert view.question is not None
        return next(iter(view.question.choices))


def hosted(
    game: str, players: int, persons: int = 1, pace: float = 0.0, **more: Any
) -> TableRunner:
    """Return a table that is not saved, with bots beside so many people."""
    position = more.pop("position", None)
    header = Header(game, tuple(f"P{n}" for n in range(players)), more, 7, position)
    host = TableRunner(Table(header), SaveFile(None, None), FixedPace(pace))
    seat_bots(host, {seat: Counting() for seat in range(persons, players)})
    return host


def finish(player_view: LocalPlayerView, limit: int = 100_000) -> None:
    """Play the first choice that is no swap until the game is over."""
    for _ in range(limit):
        if player_view.view().over:
            return
        move(player_view)
    raise AssertionError("never over")


def move(player_view: LocalPlayerView) -> None:
    """Answer, go on, or let the others answer."""
    view = player_view.view()
    if view.question is not None:
        wanted = next(choice for choice in view.question.choices if choice != "swap")
        player_view.answer(view.question.number, wanted)
    elif not view.asked:
        player_view.advance()
    else:
        player_view.run_due(0)


# Steps


@pytest.mark.parametrize("game", ["scientific", "casino", "razboi"])
def test_events_are_numbered_as_the_lines_of_the_transcript(game: str, home: Path) -> None:
    options = {"casino": {"rounds": 3}}.get(game, {"trick_limit": 6})
    player_view = start_local_match.start_match(
        game, ("Mira", "Ana", "Marko"), options, {}, FAST, 5
    )
    finish(player_view)
    path = player_view.runner.save.path
    assert path is not None
    _, records = parse_transcript(path.read_text(encoding="utf-8"))
    numbered = [
        (step.first_event_number + index, event.kind)
        for step in player_view.steps()
        for index, event in enumerate(step.events)
    ]
    assert numbered == [(n, record.fields["event"]) for n, record in enumerate(records)]


def test_who_comes_back_gets_what_was_missed() -> None:
    host = hosted("scientific", 3, trick_limit=10)
    player_view = LocalPlayerView(host, 0)
    host.start()
    finish(player_view)
    whole = [event for step in player_view.steps() for event in step.events]
    assert len(whole) > 10 and isinstance(whole[-1], End)
    for known in range(-1, len(whole)):
        missed = player_view.steps(known)
        assert [event for step in missed for event in step.events] == whole[known + 1 :]
        assert not missed or missed[0].first_event_number == known + 1


def test_an_answer_given_while_others_are_told_comes_after() -> None:
    host = hosted("scientific", 2, persons=2)
    eager, other = LocalPlayerView(host, 0), LocalPlayerView(host, 1)
    heard: list[int] = []

    def answer(step: Step) -> None:
        if step.first_event_number == 0:
            question = eager.view().question
            assert question is not None
            eager.answer(question.number, question.choices[0])  # type: ignore[index]

    eager.on_step = answer
    other.on_step = lambda step: heard.append(step.first_event_number)
    host.start()
    assert heard == [0, 1]


# Answers


def test_a_late_answer_does_not_answer_the_next_question() -> None:
    host = hosted("scientific", 2)
    player_view = LocalPlayerView(host, 0)
    refused: list[Refused] = []
    player_view.on_refused = refused.append
    host.start()
    first = player_view.view().question
    assert first is not None
    player_view.answer(first.number, first.choices[0])  # type: ignore[index]
    player_view.run_due(0)
    second = player_view.view().question
    assert second is not None and second.number != first.number
    before = player_view.view()
    player_view.answer(first.number, second.choices[0])  # type: ignore[index]
    assert [one.reason for one in refused] == ["late_answer"]
    assert player_view.view() == before


def test_of_two_who_go_on_only_the_first_counts() -> None:
    host = hosted("drunkard", 2, persons=2)
    one, other = LocalPlayerView(host, 0), LocalPlayerView(host, 1)
    host.start()
    known = host.last_event_number
    one.advance()
    after = host.last_event_number
    assert after > known
    host.advance(known)
    assert host.last_event_number == after
    other.advance()
    assert host.last_event_number > after


def test_who_has_not_heard_of_a_pause_cannot_end_it() -> None:
    host = hosted("drunkard", 2, persons=2)
    one, other = LocalPlayerView(host, 0), LocalPlayerView(host, 1)
    host.start()
    one.on_step = lambda step: other.advance()
    before = len(host.log)
    one.advance()
    assert len(host.log) == before + 1


def test_a_spectator_sees_no_card_and_answers_nothing() -> None:
    host = hosted("scientific", 3, trick_limit=3)
    spectator = LocalPlayerView(host, None)
    refused: list[Refused] = []
    spectator.on_refused = refused.append
    player_view = LocalPlayerView(host, 0)
    host.start()
    finish(player_view)
    events = [event for step in spectator.steps() for event in step.events]
    deal = events[0]
    assert isinstance(deal, Deal)
    assert all(isinstance(held, Hidden) for held in deal.cards)
    assert all(isinstance(e.choice, Hidden) for e in events if isinstance(e, Choose))
    spectator.answer(1, 5)
    assert [one.reason for one in refused] == ["not_asked"]


# Time


def test_no_tick_is_longer_than_one_thought() -> None:
    host = hosted("scientific", 8)
    LocalPlayerView(host, 0)
    host.start()
    bots_ = [player.__self__.bot for player in host.answer_functions_by_bot_seat.values()]  # type: ignore[attr-defined]
    thoughts = []
    for _ in range(7):
        assert host.run_due(10.0) in (10.0, None)
        thoughts.append(sum(bot.thoughts for bot in bots_))
    assert thoughts == [1, 2, 3, 4, 5, 6, 7]
    assert host.run_due(10.0) is None


def test_bots_think_for_a_while() -> None:
    host = hosted("scientific", 3, pace=1.0)
    host.start()
    due = host.run_due(100.0)
    assert due is not None and 100.4 <= due <= 101.6
    before = host.last_event_number
    assert host.run_due(due - 0.01) == due
    assert host.last_event_number == before
    host.run_due(due)
    assert host.last_event_number == before + 1


def test_who_is_alone_is_waited_for() -> None:
    host = hosted("scientific", 2, pace=1.0)
    player_view = LocalPlayerView(host, 0)
    host.start()
    due = host.run_due(100.0)
    assert due is not None
    player_view.suspend_clock(100.1)
    player_view.suspend_clock(150.0)
    assert host.run_due(200.1) == pytest.approx(due + 100.0)


def test_cards_that_turn_by_themselves_wait_with_the_player() -> None:
    host = hosted("drunkard", 2)
    player_view = LocalPlayerView(host, 0)
    host.start()
    host.set_auto_turning(True)
    due = host.run_due(100.0)
    assert due is not None
    player_view.suspend_clock(100.5)
    assert host.run_due(200.5) == pytest.approx(due + 100.0)


def test_where_others_play_nobody_is_waited_for() -> None:
    host = hosted("scientific", 3, persons=2, pace=1.0)
    player_view = LocalPlayerView(host, 0)
    host.start()
    host.run_due(100.0)
    player_view.suspend_clock(100.0)
    before = host.last_event_number
    host.run_due(200.0)
    assert host.last_event_number == before + 1


def prisoners(**options: Any) -> TableRunner:
    """Return a table where seat 0 may play a prisoner."""
    position = {
        "stacks": [["5H", "6H"], ["KS", "6S"], ["9D", "2D"]],
        "prisoners": ["AC", None, None],
    }
    host = hosted("razboi", 3, position=position, prisoners="on", **options)
    host.start()
    host.advance(host.last_event_number)
    return host


def test_a_timer_answers_what_the_game_says() -> None:
    host = prisoners(choice_seconds=20)
    player_view = LocalPlayerView(host, 0)
    told: list[Step] = []
    player_view.on_step = told.append
    assert player_view.deadline() is None
    assert host.run_due(100.0) == 120.0
    assert player_view.deadline() == 120.0
    host.run_due(119.9)
    assert not told
    host.run_due(120.0)
    assert told[0].events[0] == Choose(0, "top")
    assert player_view.deadline() is None


def test_each_question_has_its_whole_time() -> None:
    position = {"stacks": [["5H", "6H"], ["KS", "6S"], ["9D", "2D"]], "prisoners": ["AC"]}
    host = hosted("razboi", 3, 3, position=position, prisoners="on", choice_seconds=20)
    player_views = [LocalPlayerView(host, seat) for seat in range(3)]
    host.start()
    host.advance(host.last_event_number)
    host.run_due(100.0)
    for seat, choice in ((0, "top"), (1, "keep:none")):
        question = player_views[seat].view().question
        assert question is not None
        player_views[seat].answer(question.number, choice)
    host.advance(host.last_event_number)
    assert player_views[0].view().question is not None
    host.run_due(115.0)
    assert player_views[0].deadline() == 135.0


def test_a_timer_waits_with_the_player() -> None:
    host = prisoners(choice_seconds=20)
    player_view = LocalPlayerView(host, 0)
    host.run_due(100.0)
    player_view.suspend_clock(105.0)
    host.run_due(1000.0)
    assert player_view.deadline() == 1015.0


def test_a_stopped_timer_does_not_answer() -> None:
    host = prisoners(choice_seconds=20)
    player_view = LocalPlayerView(host, 0)
    assert player_view.remove_time_limit()
    assert not player_view.remove_time_limit()
    assert host.run_due(5000.0) is None
    assert player_view.view().question is not None


def test_cards_turn_by_themselves_at_a_pace() -> None:
    host = hosted("drunkard", 2)
    host.start()
    assert host.run_due(100.0) is None
    host.set_auto_turning(True)
    assert host.run_due(100.0) == pytest.approx(101.2)
    before = host.last_event_number
    host.run_due(101.1)
    assert host.last_event_number == before
    host.run_due(101.3)
    assert host.last_event_number > before
    host.set_auto_turning(False)
    assert host.run_due(500.0) is None


def test_a_hurry_ends_with_the_game_and_takes_no_more_than_some_steps_a_tick() -> None:
    host = hosted("classic", 4, trick_limit=400)
    player_view = LocalPlayerView(host, 0)
    host.start()
    player_view.request_fast_forward()
    ticks = 0
    while host.is_fast_forward:
        before = len(host.log)
        host.run_due(1.0)
        assert 0 < len(host.log) - before <= FAST_FORWARD_STEPS
        ticks += 1
    assert player_view.view().over
    assert ticks > 1


def test_a_hurry_ends_at_a_question_for_a_person() -> None:
    host = prisoners()
    player_view = LocalPlayerView(host, 0)
    move(player_view)
    while player_view.view().question is None:
        assert not player_view.view().over, "a prisoner was taken and kept"
        player_view.request_fast_forward()
        host.run_due(1.0)
    assert not player_view.is_fast_forward
    move(player_view)
    before = len(host.log)
    host.run_due(1.0)
    assert len(host.log) - before <= 1


def test_a_table_of_the_house_that_all_people_have_left_is_closed() -> None:
    host = hosted("casino", 4, rounds=0)
    player_view = LocalPlayerView(host, 0)
    host.start()
    question = player_view.view().question
    assert question is not None
    host.run_due(0)
    player_view.answer(question.number, "leave")
    ticks = 0
    while not player_view.view().over:
        host.run_due(0)
        ticks += 1
    assert ticks <= 3
    assert isinstance(host.log[-1].events[-1], End)
    assert host.last_event_number < 60


def test_a_bot_at_a_table_of_the_house_does_not_leave_for_a_person_who_is_away() -> None:
    host = hosted("casino", 3, persons=2, rounds=0)
    held = {0, 1}
    host.held_seats = held
    host.start()
    host.set_bot(1, BotPlayer(LocalPlayerView(host, 1), Counting()).answer_question)
    question = host.table.match.questions[0]
    host.answer(0, question.number, "leave")
    for _ in range(10):
        host.run_due(0)
        assert not host.is_fast_forward
    assert {1, 2} <= set(host.table.match.state.alive)
    # When the person has left for good, only bots are there.
    held.remove(1)
    for _ in range(10):
        if host.is_paused:
            host.advance(host.last_event_number)
        host.run_due(0)
    assert host.table.match.end_event


# Chance


def values(thing: Any) -> Iterator[Any]:
    """Yield all plain values in something, however deep."""
    if is_dataclass(thing) and not isinstance(thing, type):
        thing = [getattr(thing, part.name) for part in fields(thing)]
    if isinstance(thing, Mapping):
        thing = [*thing, *thing.values()]
    if isinstance(thing, (list, tuple, set, frozenset)):
        for part in thing:
            yield from values(part)
    else:
        yield thing


@pytest.mark.parametrize("bot", ["random", "sensible"])
def test_nothing_in_a_seat_tells_the_seed_of_the_table(bot: str, home: Path) -> None:
    seed = 4_000_000_007
    player_view = start_local_match.start_match(
        "scientific", ("Mira", "Ana"), {"trick_limit": 5}, {1: bot}, FAST, seed
    )
    finish(player_view)
    held: list[object] = [
        player_view.game,
        player_view.names,
        player_view.options,
        player_view.public_bots_by_seat,
    ]
    held += [player_view.remark_seed, player_view.view(), player_view.steps(), player_view.viewer]
    seeds = {seed, seed * 64, seed * 64 + 1, str(seed)}
    assert not seeds & set(map(str, values(held))) and seed not in set(values(held))
    header = player_view.runner.table.header
    assert (
        header.extra_fields[bot_randomness.BOT_SEED_FIELD]
        != header.extra_fields[bot_randomness.REMARK_SEED_FIELD]
    )
    for own in (
        header.extra_fields[bot_randomness.BOT_SEED_FIELD],
        header.extra_fields[bot_randomness.REMARK_SEED_FIELD],
    ):
        assert all(own >> bits != seed for bits in range(64))


NAMED = [
    ("scientific", "gambler", 2),
    ("scientific", "d1", 3),
    ("steal", "strong", 3),
    ("armed", "sensible", 3),
]


@pytest.mark.parametrize(("game", "bot", "players"), NAMED)
def test_a_game_that_goes_on_has_the_very_same_opponents(
    game: str, bot: str, players: int, home: Path
) -> None:
    def new() -> LocalPlayerView:
        names = tuple(f"P{n}" for n in range(players))
        sitting = dict.fromkeys(range(1, players), bot)
        return start_local_match.start_match(game, names, {"trick_limit": 25}, sitting, FAST, 11)

    def events(player_view: LocalPlayerView) -> list[Event]:
        return [event for step in player_view.runner.log for event in step.events]

    whole = new()
    finish(whole)
    player_view = new()
    for _ in range(8):
        path = player_view.runner.save.path
        assert path is not None
        player_view.leave()
        player_view = start_local_match.resume_match(path, FAST)
        for _ in range(5):
            move(player_view)
    finish(player_view)
    assert events(player_view) == events(whole)


def test_a_game_of_an_older_version_goes_on(home: Path) -> None:
    header = Header("scientific", ("Mira", "Ana"), {}, 5, extra_fields={"bots": {"1": "gambler"}})
    player_view = start_local_match.start_match_with_header(header, FAST)
    path = player_view.runner.save.path
    assert path is not None
    assert bot_randomness.BOT_SEED_FIELD not in path.read_text()
    player_view.leave()
    again = start_local_match.resume_match(path, FAST)
    finish(again)
    assert again.remark_seed != header.seed


# Who sits where


def test_a_bot_sits_in_for_who_is_away_and_gives_the_seat_back() -> None:
    host = hosted("scientific", 3, persons=2, trick_limit=50)
    here, away = LocalPlayerView(host, 0), LocalPlayerView(host, 1)
    host.start()

    def all_but_one() -> None:
        move(here)
        host.run_due(0)
        assert set(here.view().chosen) == {0, 2}

    all_but_one()
    hearers = len(host.step_observers)
    player = seat_bot_from_header(host, 1)
    host.run_due(0)
    assert here.view().trick == 2
    host.set_bot(1, None)
    player.leave()
    assert len(host.step_observers) == hearers
    all_but_one()
    assert host.run_due(0) is None
    assert away.view().question is not None


def test_who_sits_in_plays_as_one_who_sat_there_all_along(home: Path) -> None:
    whole = start_local_match.start_match(
        "scientific", ("Mira", "Ana"), {"trick_limit": 30}, {1: "gambler"}, FAST, 11
    )
    finish(whole)
    chosen = [
        (e.seat, e.choice.value)
        for step in whole.runner.log
        for e in step.events
        if isinstance(e, Choose) and isinstance(e.choice, Secret)
    ]
    host = TableRunner(Table(whole.runner.table.header), None, FAST)
    host.start()
    for seat, choice in chosen[:21]:
        host.answer(seat, host.table.match.questions[seat].number, choice)
    seat_bot_from_header(host, 1)
    host.run_due(0)
    (event, *_) = host.log[-1].events
    assert isinstance(event, Choose) and isinstance(event.choice, Secret)
    assert (1, event.choice.value) == next(one for one in chosen[21:] if one[0] == 1)


@pytest.mark.parametrize("game", ["armed", "casino"])
def test_the_chosen_opponents_sit_at_the_table(game: str, home: Path) -> None:
    for name in get_bot_makers(game):
        player_view = start_local_match.start_match(
            game, ("Mira", "Ana", "Marko"), {}, {1: name, 2: "random"}, FAST, 1
        )
        sitting = [p.__self__.bot for p in player_view.runner.answer_functions_by_bot_seat.values()]  # type: ignore[attr-defined]
        assert [type(bot) for bot in sitting] == [
            type(make_bot(name, game, 1)),
            type(make_bot("random", game, 1)),
        ]


def test_a_bot_that_is_not_known_is_a_sensible_one() -> None:
    header = Header("scientific", ("Mira", "Ana"), {}, 5, extra_fields={"bots": {"1": "nobody"}})
    bot = make_bot_from_header(header, 1, BotRandom())
    assert type(bot) is type(make_bot("sensible", "scientific", 1))


def test_a_step_that_was_cut_is_written_whole_when_the_game_goes_on(home: Path) -> None:
    player_view = start_local_match.start_match(
        "scientific", ("Mira", "Ana"), {}, {1: "random"}, FAST, 5
    )
    while not any(isinstance(event, Put) for event in player_view.steps()[-1].events):
        move(player_view)
    path = player_view.runner.save.path if player_view.runner.save is not None else None
    assert path is not None
    whole = path.read_text(encoding="utf-8")
    player_view.leave()
    path.write_text("".join(whole.splitlines(keepends=True)[:-1]), encoding="utf-8")
    again = start_local_match.resume_match(path, FAST)
    assert path.read_text(encoding="utf-8") == whole
    assert again.runner.last_event_number == player_view.runner.last_event_number
