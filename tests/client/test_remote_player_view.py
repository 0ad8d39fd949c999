"""A seat at the end of a link: what comes is told once, what is missed is told in short."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import pytest

from audiowar.client.remote_player_view import RemotePlayerView, parse_steps
from audiowar.client.server_connection import CONNECTION_BACK, CONNECTION_LOST, POLL_SECONDS
from audiowar.rules import wire
from audiowar.rules.events import Choose, Deal, Event, Hidden, Put, Take
from audiowar.rules.registry import GAMES
from audiowar.table.start_local_match import start_practice
from tests.rules.dumped_view import dump_view


class Ear:
    """A link without a network: frames in, frames out."""

    address = "there:1"
    page_url = ""
    is_connected = True

    def __init__(self) -> None:
        self.sent: list[dict[str, Any]] = []
        self.coming: list[dict[str, Any]] = []
        self.closed = False

    def send(self, kind: str, **more: Any) -> None:
        self.sent.append({"type": kind, **more})

    def take_frames(self) -> list[dict[str, Any]]:
        coming, self.coming = self.coming, []
        return coming

    def get_next_due_time(self, now: float) -> float:
        return now + POLL_SECONDS

    def close(self) -> None:
        self.closed = True


def seat(name: str, here: bool = True, bot: bool = False) -> dict[str, Any]:
    return {"name": name, "here": here, "bot": bot, "away_since": None}


def far() -> tuple[RemotePlayerView, Ear]:
    """Sit down far away, before the game."""
    ear = Ear()
    seated = {
        **{"type": "seated", "table": "ab", "seat": 0, "token": "secret", "code": "123456"},
        **{"game": "classic", "options": {}, "host": 1, "seats": [seat("Ana"), seat("Boro")]},
    }
    return RemotePlayerView(ear, seated), ear  # type: ignore[arg-type]


def frames(count: int) -> list[dict[str, Any]]:
    """Return the first steps of a game as frames."""
    near = start_practice("classic", ("Ana", "Boro"), {}, {"stacks": [["KH"] * 9, ["QS"] * 9]}, {})
    for _ in range(count):
        near.advance()
    view = dump_view(near.view())
    return [
        {
            "type": "events",
            "first": step.first_event_number,
            "events": [wire.dump_event(e) for e in step.events],
            "view": view,
        }
        for step in near.steps()
        if step.events
    ]


def test_steps_are_told_in_order_and_once() -> None:
    player_view, ear = far()
    told: list[int] = []
    player_view.on_step = lambda step: told.append(step.first_event_number)
    some = frames(3)
    ear.coming = [*some, some[-1]]
    assert player_view.run_due(1.0) == pytest.approx(1.03)
    assert told == [frame["first"] for frame in some]
    assert player_view.last_event_number == some[-1]["first"] + len(some[-1]["events"]) - 1
    assert (
        player_view.steps(some[0]["first"] + len(some[0]["events"]) - 1)[0].first_event_number
        == some[1]["first"]
    )


def test_the_steps_of_one_frame_are_taken_apart_again() -> None:
    some = frames(3)
    whole = {
        **some[-1],
        "first": some[0]["first"],
        "events": [event for frame in some for event in frame["events"]],
        "steps": [frame["first"] for frame in some],
    }
    assert [step.first_event_number for step in parse_steps(whole)] == whole["steps"]
    assert sum(len(step.events) for step in parse_steps(whole)) == len(whole["events"])
    player_view, ear = far()
    behind: list[int] = []
    player_view.on_step = lambda step: behind.append(player_view.steps_still_to_pass_on)
    ear.coming = [whole]
    player_view.run_due(1.0)
    assert behind == [2, 1, 0]


def test_a_lost_connection_is_told_and_the_seat_taken_up_after_what_is_known() -> None:
    player_view, ear = far()
    assert not player_view.has_begun and player_view.last_event_number == -1
    heard: list[str] = []
    player_view.on_connection_lost, player_view.on_connection_back = (
        lambda: heard.append("lost"),
        lambda: heard.append("back"),
    )
    *earlier, last = frames(2)
    marked = {**last, "mark": "m7"}
    ear.coming = [*earlier, marked, {"type": CONNECTION_LOST}, {"type": CONNECTION_BACK}]
    player_view.run_due(1.0)
    assert player_view.has_begun and player_view.last_event_number > 0
    known = {"after": player_view.last_event_number, "mark": "m7"}
    resume = {"type": "resume", "table": "ab", "token": "secret", **known}
    assert heard == ["lost"] and ear.sent == [resume]
    ear.coming = [{"type": "seated", "host": 0, "seats": [seat("Ana"), seat("Boro", False)]}]
    player_view.run_due(2.0)
    assert heard == ["lost", "back"] and player_view.host_seat == 0
    assert not player_view.occupants[1].is_connected


def test_answers_go_out_with_their_question_and_pauses_with_what_is_known() -> None:
    player_view, ear = far()
    ear.coming = frames(2)
    player_view.run_due(1.0)
    player_view.answer(7, "swap")
    player_view.advance()
    assert ear.sent == [
        {"type": "answer", "question": 7, "choice": "swap"},
        {"type": "advance", "event": player_view.last_event_number},
    ]
    player_view.leave()
    assert ear.closed


def test_refusals_are_told_but_not_that_something_came_late() -> None:
    player_view, ear = far()
    told: list[str] = []
    ended: list[str] = []
    player_view.on_refused = lambda refused: told.append(refused.reason)
    player_view.on_seat_lost = ended.append
    for reason in ("late_answer", "not_host", "kicked"):
        ear.coming.append({"type": "refused", "reason": reason, "args": {}})
    ear.coming.append({"type": "moved"})
    player_view.run_due(1.0)
    assert told == ["not_host"] and ended == ["kicked", "moved"]


def test_a_timer_runs_by_the_own_clock() -> None:
    player_view, ear = far()
    frame = frames(1)[-1]
    asked = {"number": 1, "kind": "card", "choices": ["KH"]}
    ear.coming = [{**frame, "question": asked}]
    player_view.run_due(50.0)
    assert player_view.deadline() is None
    assert player_view.view().question is not None and player_view.view().question.number == 1
    # Which clock is set wrong does not matter where the server says how much time is left.
    ear.coming = [{**frame, "question": {**asked, "until": 90000.0, "left": 7.5}}]
    player_view.run_due(51.0)
    assert player_view.deadline() == pytest.approx(58.5)
    # The next question has no time.
    ear.coming = [{**frame, "question": asked}]
    player_view.run_due(52.0)
    assert player_view.deadline() is None


def test_who_comes_and_goes_is_told_only_when_it_changes() -> None:
    player_view, ear = far()
    heard: list[list[bool]] = []
    player_view.on_presence = lambda before, now: heard.append(
        [one.is_connected for one in (*before, *now)]
    )
    handed: list[int] = []
    player_view.on_host_changed = lambda: handed.append(player_view.host_seat)
    locks: list[bool] = []
    player_view.on_lock_changed = lambda: locks.append(player_view.is_locked)
    away = [seat("Ana"), {**seat("Boro", False), "away_since": 5.0}]
    for seats, host in (([seat("Ana"), seat("Boro")], 1), (away, 0), (away, 0)):
        ear.coming.append({"type": "presence", "seats": seats, "host": host, "locked": host == 0})
    ear.coming.append({"type": "presence", "seats": away, "locked": True})
    player_view.run_due(1.0)
    assert heard == [[True, True, True, False]] and handed == [0] and locks == [True]
    assert [one.away_since for one in player_view.occupants] == [None, 5.0]


def test_what_the_table_is_called_and_whom_it_waits_for() -> None:
    player_view, ear = far()
    assert (player_view.game, player_view.code, player_view.names) == (
        "classic",
        "123456",
        ("Ana", "Boro"),
    )
    some = frames(1)
    view = {**some[0]["view"], "asked": [1]}
    ear.coming = [{**some[0], "view": view}]
    player_view.run_due(5.0)
    ear.coming = [{**some[0], "view": view}]
    player_view.run_due(9.0)
    assert player_view.question_times_by_seat == {1: 5.0}


def test_a_seat_that_is_asked_again_at_once_is_awaited_from_then_on() -> None:
    player_view, ear = far()
    (some,) = frames(1)
    asked = [1.0]

    def receive(*events: Event, open_seats: Sequence[int] | None) -> dict[int, float]:
        frame = {
            "type": "events",
            "first": player_view.last_event_number + 1,
            "events": [*map(wire.dump_event, events)],
        }
        if open_seats is not None:
            frame["view"] = {**some["view"], "asked": list(open_seats)}
        asked[0] += 1.0
        ear.coming = [frame]
        player_view.run_due(asked[0])
        return player_view.question_times_by_seat

    assert receive(Deal(((), ())), open_seats=[0, 1, 2]) == {0: 2.0, 1: 2.0, 2: 2.0}
    assert receive(Choose(0, Hidden(1)), open_seats=[1, 2]) == {1: 2.0, 2: 2.0}
    assert receive(Choose(2, Hidden(1)), open_seats=[1, 2]) == {1: 2.0, 2: 4.0}
    # The last one has chosen, and the next trick begins.
    trick = (Choose(1, Hidden(1)), Put(0, (), None), Take(1, ()))
    assert receive(*trick, open_seats=[0, 1, 2]) == {0: 5.0, 1: 5.0, 2: 5.0}
    # What others have done may arrive before the view.
    receive(Take(1, ()), open_seats=None)
    assert receive(open_seats=[0, 1]) == {0: 7.0, 1: 7.0}
    assert receive(open_seats=[0, 1]) == {0: 7.0, 1: 7.0}


def test_only_the_host_turns_cards_and_nobody_hurries_or_stops_the_clock() -> None:
    player_view, ear = far()
    player_view.set_auto_turning(True)
    assert not player_view.turns_automatically
    ear.coming = [{"type": "presence", "seats": [seat("Ana"), seat("Boro")], "host": 0}]
    handed: list[int] = []
    player_view.on_host_changed = lambda: handed.append(player_view.host_seat)
    player_view.run_due(1.0)
    assert handed == [0]
    player_view.set_auto_turning(True)
    assert player_view.turns_automatically
    player_view.set_auto_turning(False)
    assert not player_view.turns_automatically
    player_view.request_fast_forward()
    player_view.suspend_clock(2.0)
    assert (
        not player_view.is_fast_forward
        and not player_view.remove_time_limit()
        and player_view.deadline() is None
    )
    sent = [{"type": "pace", "seconds": seconds} for seconds in (2, 2, None)]
    assert ear.sent == sent


def test_who_looks_on_looks_on_again_after_a_lost_connection() -> None:
    player_view, ear = far()
    onlooker = RemotePlayerView(ear, {  # type: ignore[arg-type]
        **{"type": "seated", "table": "ab", "seat": None, "token": None, "code": "123456"},
        **{"game": "classic", "options": {}, "host": 1, "seats": [seat("Ana"), seat("Boro")]},
        "locked": True,
    })  # fmt: skip
    assert onlooker.is_locked and not player_view.is_locked
    ear.coming = [*frames(1), {"type": CONNECTION_BACK}]
    onlooker.run_due(1.0)
    wanted = {
        "type": "spectate",
        "table": "ab",
        "code": "123456",
        "after": onlooker.last_event_number,
    }
    assert ear.sent == [wanted] and onlooker.last_event_number > 0
    assert not onlooker.allows_coach and player_view.remark_seed == onlooker.remark_seed


def test_options_that_a_server_does_not_name_are_the_usual_ones() -> None:
    seats = [seat(name) for name in ("Ana", "Boro", "Cora")]
    for said in ({}, {"prisoners": "on"}):
        player_view = RemotePlayerView(Ear(), {  # type: ignore[arg-type]
            **{"type": "seated", "table": "ab", "seat": 0, "token": "secret", "code": "123456"},
            **{"game": "razboi", "options": said, "host": 1, "seats": seats},
        })  # fmt: skip
        assert player_view.options == {**GAMES["razboi"].complete_options({}, 3), **said}


def test_words_codes_and_the_end_of_a_place_are_handed_on() -> None:
    player_view, ear = far()
    heard: list[Any] = []
    player_view.on_chat = heard.append
    player_view.on_move_code, player_view.on_seat_lost = heard.append, heard.append
    ear.coming = [
        {"type": "chat", "text": "hello"},
        {"type": "move", "code": "7788"},
        {"type": "refused", "reason": "no_table"},
        {"type": "something new"},
    ]
    player_view.run_due(1.0)
    assert heard == [{"type": "chat", "text": "hello"}, "7788", "no_table"]
    player_view.give_up_seat()
    assert ear.sent == [{"type": "leave"}] and not ear.closed


@pytest.mark.parametrize(("viewer", "behind"), [(0, 1), (None, 0)])
def test_a_seat_that_shows_no_view_yet_has_more_to_hear(viewer: int | None, behind: int) -> None:
    """A player is sent what others did before the own question; who looks on has no question."""
    player_view, ear = far()
    player_view.viewer = viewer
    some = frames(2)
    heard: list[int] = []
    player_view.on_step = lambda step: heard.append(player_view.steps_still_to_pass_on)
    ear.coming = [some[0], {name: value for name, value in some[1].items() if name != "view"}]
    player_view.run_due(1.0)
    assert heard == [0, behind]


def test_who_sits_there_now_is_named() -> None:
    player_view, ear = far()
    ear.coming = [*frames(1), {"type": "presence", "seats": [seat("Ana"), seat("Robot", bot=True)]}]
    player_view.run_due(1.0)
    assert player_view.names == ("Ana", "Robot")
    ear.coming = [{"type": "presence", "seats": [seat("Ana"), seat("", here=False)]}]
    player_view.run_due(2.0)
    assert player_view.names == ("Ana", "Robot")


def test_a_new_code_is_known_before_it_is_told() -> None:
    player_view, ear = far()
    told: list[str] = []
    player_view.on_code_changed = lambda: told.append(player_view.code)
    ear.coming = [{"type": "code", "code": "654321"}]
    player_view.run_due(1.0)
    assert told == ["654321"]


@pytest.mark.parametrize(("link", "lost"), [("ours", []), ("theirs", ["moved"]), (None, ["moved"])])
def test_a_seat_that_an_older_connection_of_this_program_took_is_taken_again(
    link: str | None, lost: list[str]
) -> None:
    player_view, ear = far()
    again: list[bool] = []
    vars(ear).update(program_id="ours", reconnect=lambda: again.append(True))
    told: list[str] = []
    player_view.on_seat_lost = told.append
    ear.coming = [{"type": "moved", **({"link": link} if link else {})}]
    player_view.run_due(1.0)
    assert (told, bool(again)) == (lost, not lost)


def test_changes_of_the_table_are_added_to_what_was_seen_before() -> None:
    player_view, ear = far()
    first, *_ = frames(1)
    changes = {"trick": 7, "asked": [1]}
    ear.coming = [first, {"type": "events", "first": 99, "events": [], "changes": changes}]
    player_view.run_due(1.0)
    now = wire.load_view({**first["view"], **changes})
    assert player_view.view() == now and player_view.steps_still_to_pass_on == 0


def test_the_record_of_a_match_is_put_together_and_handed_on_once() -> None:
    player_view, ear = far()
    records: list[list[Any]] = []
    player_view.on_transcript = lambda lines: records.append(list(lines))
    part = {"type": "transcript", "table": "ab"}
    header, events = {"game": "classic"}, [{"event": "deal"}, {"event": "take"}, {"event": "end"}]
    ear.coming = [
        {"type": "over", "result": "win", "seats": [0]},
        {**part, "first": 0, "events": events[:2], "more": True, "header": header},
        {**part, "first": 3, "events": events, "more": False},
        {**part, "first": 2, "events": events[2:], "more": False},
    ]
    player_view.run_due(1.0)
    assert ear.sent == [{"type": "transcript"}]
    assert records == [[header, *events]], "a part that is out of order is no part of it"
