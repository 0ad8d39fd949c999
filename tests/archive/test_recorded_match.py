"""Every step of a recorded match can be reached from every other, and shows what was there."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from functools import cache
from pathlib import Path

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from audiowar.archive.recorded_match import (
    MOMENT_KINDS,
    RecordedMatch,
    iter_moment_kinds_caused_by,
    make_play_on_header,
)
from audiowar.rules.projection import project_view
from audiowar.rules.view import View
from audiowar.storage.match_transcript import (
    COPIED_EVENTS_FIELD,
    Header,
    format_transcript,
    parse_transcript,
)
from audiowar.storage.replay_transcript import TranscriptReplayer
from audiowar.table import start_local_match
from audiowar.table.match_summary import parse_time
from audiowar.table.pace import FixedPace
from audiowar.table.player_view import LocalPlayerView
from tests.golden.told.cases import record_match

TABLES = [("razboi", 3), ("steal", 2), ("casino", 2), ("tod_und_leben", 2)]
"""Games with questions and without, with rounds and with money."""


@cache
def transcript(game: str, players: int, seed: int = 3) -> bytes:
    """Return the transcript of a match among bots."""
    header, records = record_match(game, players, seed, {}, "sensible")
    events = [event for step in TranscriptReplayer(header, records) for event in step]
    return format_transcript(header, events).encode()


@cache
def recorded(game: str, players: int, seed: int = 3) -> RecordedMatch:
    """Return a match among bots as it is listened to again."""
    return RecordedMatch(transcript(game, players, seed))


def all_views(game: RecordedMatch, index: int) -> list[View]:
    """Return what everybody could see after a step."""
    table = game.get_match_after_step(index)
    return [project_view(table, seat) for seat in (None, *range(table.players))]


@pytest.mark.parametrize(("game", "players"), TABLES)
def test_the_table_after_every_step_is_the_one_that_was_there(game: str, players: int) -> None:
    past = recorded(game, players)
    replay = TranscriptReplayer(*parse_transcript(transcript(game, players)))
    views = []
    for index, events in enumerate(replay):
        assert past.steps[index].events == tuple(events)
        views.append([project_view(replay.match, seat) for seat in (None, *range(players))])
        assert past.get_match_after_step(index).end_event == replay.match.end_event
    assert len(past) == len(views)
    assert past.is_over
    for index in reversed(range(len(past))):
        assert all_views(past, index) == views[index]


@settings(max_examples=15, deadline=None)
@given(st.sampled_from(TABLES), st.data())
def test_any_walk_over_jumps_comes_back_to_the_same_table(
    table: tuple[str, int], data: st.DataObject
) -> None:
    past, fresh = recorded(*table), RecordedMatch(transcript(*table))
    at = 0
    for _ in range(data.draw(st.integers(1, 12))):
        moment = data.draw(st.sampled_from(MOMENT_KINDS))
        step = data.draw(st.sampled_from((-1, 1)))
        found = past.find_nearest_moment(moment, at, step)
        first, last = (at + 1, len(past)) if step > 0 else (0, at)
        if found is not None:
            first, last = (first, found) if step > 0 else (found + 1, last)
        if found is not None:
            assert (found - at) * step > 0
            assert is_moment(past, found, moment)
            at = found
        assert not any(is_moment(past, index, moment) for index in range(first, last))
        assert all_views(past, at) == all_views(fresh, at)


def is_moment(game: RecordedMatch, index: int, moment: str) -> bool:
    """Return whether something happened in a step, from its events and tables alone."""
    if moment == "trick":
        number = played_trick(game, index)
        is_last = index == len(game) - 1 or played_trick(game, index + 1) != number
        return number > 0 and is_last
    return any(moment in iter_moment_kinds_caused_by(event) for event in game.steps[index].events)


def played_trick(game: RecordedMatch, index: int) -> int:
    """Return the number of the trick that a step played: the one asked about, or else turned."""
    if index == 0:
        return 0
    before = game.get_match_after_step(index - 1)
    return (before if before.questions else game.get_match_after_step(index)).state.trick


@pytest.mark.parametrize(("game", "players"), TABLES)
def test_each_step_belongs_to_the_trick_that_it_played(game: str, players: int) -> None:
    past = recorded(game, players)
    numbers = [past.get_trick_of_step(index) for index in range(len(past))]
    assert numbers == [played_trick(past, index) for index in range(len(past))]
    last = past.get_match_after_step(len(past) - 1).state.trick
    assert list(dict.fromkeys(numbers)) == list(range(last + 1))
    for trick in range(1, last + 1):
        steps = past.find_steps_of_trick(trick)
        assert {numbers[index] for index in steps} == {trick}
        assert past.find_end_of_trick(trick) == steps[-1]


@pytest.mark.parametrize(("game", "players"), TABLES)
def test_a_match_up_to_any_step_replays_and_goes_on_with_the_same_cards(
    game: str, players: int
) -> None:
    past = recorded(game, players)
    for index in range(0, len(past), max(1, len(past) // 7)):
        replay = TranscriptReplayer(*parse_transcript(past.format_transcript_until(index)))
        assert [event for events in replay for event in events] == [
            event for step in list(past.steps)[: index + 1] for event in step.events
        ]
        assert not replay.events_missing_in_file
        for name, value in vars_of(past, index).items():
            if name != "questions":
                assert getattr(replay.match.state, name) == value, name


def vars_of(game: RecordedMatch, index: int) -> dict[str, object]:
    """Return the parts of the table after a step."""
    state = game.get_match_after_step(index).state
    names = (name for kind in type(state).__mro__ for name in getattr(kind, "__slots__", ()))
    return {
        name: getattr(state, name)
        for name in names
        if hasattr(state, name) and name not in ("events", "options", "record")
    }


def test_the_whole_text_is_the_transcript() -> None:
    past = recorded("razboi", 4)
    text = transcript("razboi", 4).decode()
    assert past.format_transcript_until(len(past) - 1) == text
    assert text.startswith(past.format_transcript_until(len(past) // 2))


def saved(tmp_path: Path, monkeypatch: pytest.MonkeyPatch, past: RecordedMatch, seat: int) -> Path:
    """Save the first half of a match as one to play on; return its file."""
    half = len(past) // 2
    header = make_play_on_header(
        past.header, seat, past.steps[half].last_event_number + 1, "sensible"
    )
    path = tmp_path / "on.jsonl"
    path.write_text(past.format_transcript_until(half, header), encoding="utf-8")
    return path


@pytest.mark.parametrize(("game", "players"), TABLES)
def test_playing_on_from_any_seat_is_a_save_like_any_other(
    game: str, players: int, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    past, seat = recorded(game, players), players - 1
    path = saved(tmp_path, monkeypatch, past, seat)
    view = start_local_match.resume_match(path, FixedPace(0.0))
    half = len(past) // 2
    assert view.viewer == seat
    assert view.names == past.header.seats
    assert view.view() == project_view(past.get_match_after_step(half), seat)
    assert view.runner.answer_functions_by_bot_seat.keys() == {*range(players)} - {seat}
    play_on(view)
    view.leave()
    (file,) = tmp_path.rglob("on.jsonl")
    replay = TranscriptReplayer(*parse_transcript(file.read_bytes()))
    assert list(replay)
    assert replay.shows_match_end
    assert replay.header.extra_fields[COPIED_EVENTS_FIELD] == past.steps[half].last_event_number + 1


def play_on(view: LocalPlayerView) -> None:
    """Play a match to its end with the first answer that is allowed."""
    for turn in range(200_000):
        if view.view().over:
            return
        view.run_due(float(turn * 100))
        question = view.view().question
        if question is not None:
            view.answer(question.number, next(iter(question.choices)))
        elif view.runner.is_paused:
            view.advance()
    pytest.fail("the match does not end")


def test_the_header_of_a_match_played_on_seats_one_person_and_forgets_the_results() -> None:
    more = {
        "bots": {"1": "professor"},
        "adapting": True,
        "remembered": [],
        "remarked": {},
        "bot_seed": 4,
    }
    header = Header("razboi", ("A", "B", "C"), {}, 7, None, more)
    on = make_play_on_header(header, 2, 40, "amateur")
    assert (on.seats, on.seed, on.own_seat) == (header.seats, 7, 2)
    fields, bots = dict(on.extra_fields), {"0": "amateur", "1": "professor"}
    assert parse_time(fields.pop("started")) is not None
    assert fields == {"bots": bots, "bot_seed": 4, "own_seat": 2, "played_on": 40}


def damaged_parts() -> Iterator[Callable[[list[bytes]], list[bytes]]]:
    """Yield ways to damage a file after its first lines."""
    yield lambda lines: [*lines[:30], b"no json\n", *lines[31:]]
    yield lambda lines: [*lines[:30], b'{"event": "out", "seat": 0}\n', *lines[30:]]
    yield lambda lines: [*lines[:30], *lines[31:]]


@pytest.mark.parametrize("damage", list(damaged_parts()))
def test_what_is_intact_of_a_damaged_match_can_be_heard(
    damage: Callable[[list[bytes]], list[bytes]],
) -> None:
    lines = transcript("drunkard", 3).splitlines(keepends=True)
    past = RecordedMatch(b"".join(damage(lines)))
    whole = recorded("drunkard", 3)
    assert 1 < len(past) < len(whole)
    assert_begins(whole, past)
    assert past.is_damaged
    assert not past.is_over


def assert_begins(whole: RecordedMatch, past: RecordedMatch) -> None:
    """One match is the beginning of another, which may be cut in the middle of its last step."""
    last = len(past) - 1
    assert list(past.steps)[:last] == list(whole.steps)[:last]
    events = past.steps[last].events
    assert events == whole.steps[last].events[: len(events)]


def test_a_file_cut_anywhere_can_be_heard_up_to_there() -> None:
    data = transcript("scientific", 3)
    whole = recorded("scientific", 3)
    for size in range(data.index(b"\n") + 400, len(data), 5999):
        past = RecordedMatch(data[:size])
        assert_begins(whole, past)
        assert not past.is_damaged


def test_finding_places_by_trick_and_by_event() -> None:
    past = recorded("scientific", 2)
    for trick in (1, 2, 5):
        index = past.find_end_of_trick(trick)
        assert index is not None
        assert past.get_match_after_step(index - 1).state.trick == trick
        assert past.get_match_after_step(index).state.trick == trick + 1
    assert past.find_end_of_trick(0) is None
    assert past.find_end_of_trick(10_000) is None
    for index, step in enumerate(past.steps):
        assert past.find_step_before_event(step.last_event_number + 1) == index
        assert past.find_step_before_event(step.last_event_number) == max(0, index - 1)


@pytest.mark.parametrize("game", ["scientific", "classic"])
def test_a_trick_that_has_only_begun_ends_at_the_last_step_of_the_record(game: str) -> None:
    whole = recorded(game, 2)
    for trick in (1, 4):
        index = whole.find_steps_of_trick(trick).start - 1
        past = RecordedMatch(whole.format_transcript_until(index).encode())
        is_asked = bool(past.get_match_after_step(index).questions)
        assert not past.find_steps_of_trick(trick)
        # At a pause, no later trick than the finished one is told. After the deal, it is the first.
        begun = index if is_asked or trick == 1 else None
        assert past.find_end_of_trick(trick) == begun
        assert past.find_end_of_trick(trick + 1) is None
    last = whole.get_match_after_step(len(whole) - 1).state.trick
    assert whole.find_end_of_trick(last) == len(whole) - 1
    assert whole.find_end_of_trick(last + 1) is None
