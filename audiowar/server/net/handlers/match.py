"""Handle the frames about a match: start, choices, pauses, pace and transcript."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial

from audiowar.rules.events import Seat
from audiowar.rules.json_value_codecs import load_choice
from audiowar.rules.match import Match
from audiowar.rules.state import Refused
from audiowar.server.net.connected_client import ConnectedClient, copy_request_id
from audiowar.server.rooms.people import Frame
from audiowar.server.rooms.room_match import RoomMatch

from .request_fields import read_auto_turn_seconds, read_int, read_text


def start_match(client: ConnectedClient, request: Frame) -> None:
    """Begin the match of the table that the client hosts."""
    room = client.require_host()
    room.start_match()
    client.answer_with_presence(request, room)


def submit_answer(client: ConnectedClient, request: Frame) -> None:
    """Give the room a client's answer to the open question of its seat."""
    room, attendee, _ = client.require_seated()
    question = read_int(request, "question")
    try:
        choice = load_choice(read_text(request, "choice"))
    except ValueError:
        raise Refused("bad_frame") from None
    if room.match is None:
        raise Refused("not_begun")
    runner = room.match.runner

    def do(_: RoomMatch) -> None:
        assert attendee.seat is not None
        if is_question_closed(runner.table.match, attendee.seat, question):
            raise Refused("late_answer")
        attendee.request_id_field = dict(copy_request_id(request))
        runner.answer(attendee.seat, question, choice)
        client.lobby.context.metrics.accepted_answers += 1

    # If the server has not yet answered an earlier request of this client, this one waits.
    run_if_still_seated(client, request, do, skip_disk_wait=not attendee.request_id_field)


def run_if_still_seated(
    client: ConnectedClient,
    request: Frame,
    action: Callable[[RoomMatch], None],
    skip_disk_wait: bool = False,
) -> None:
    """Call `action` with the room's match after earlier writes. If it raises Refused, send that.

    If the client has lost its seat by then, refuse the request if it has an id, else ignore it.
    `Room.run_after_earlier_writes` explains `skip_disk_wait`.
    """
    room, attendee, _ = client.require_seated()

    def run() -> None:
        if attendee in room.presence.attendees and room.match is not None:
            try:
                action(room.match)
            except Refused as refused:
                attendee.request_id_field = {}
                client.send_refusal(refused, request)
        elif "id" in request:
            client.send_refusal(Refused("not_seated"), request)

    room.run_after_earlier_writes(run, skip_disk_wait=skip_disk_wait)


def is_question_closed(match: Match, seat: Seat, number: int) -> bool:
    """Return whether a question was asked in this match, but is no longer open for the seat."""
    question = match.questions.get(seat)
    return number <= match.state.question_count and (question is None or question.number != number)


def continue_from_pause(client: ConnectedClient, request: Frame) -> None:
    """Let the match continue from a pause, unless another player has already done so."""
    room, attendee, _ = client.require_seated()
    last_event = read_int(request, "event")
    if room.match is None:
        raise Refused("not_begun")

    def do(match: RoomMatch) -> None:
        before = match.runner.last_event_number
        attendee.request_id_field = dict(copy_request_id(request))
        match.runner.advance(last_event)
        if match.runner.last_event_number == before:
            room.send_current_state(attendee)

    run_if_still_seated(client, request, do)


def send_transcript(client: ConnectedClient, request: Frame) -> None:
    """Send a player the whole finished match, with everything that was hidden, but only once."""
    room, attendee, _ = client.require_seated()
    if room.match is None or not room.match.runner.table.match.end_event:
        raise Refused("not_over")

    def do(match: RoomMatch) -> None:
        for frame in match.event_sender.take_transcript_frames(attendee):
            client.answer(request, frame)

    run_if_still_seated(client, request, do)


def set_auto_turn_seconds(client: ConnectedClient, request: Frame) -> None:
    """Set the seconds after which cards turn automatically at the table that the client hosts."""
    room = client.require_host()
    seconds = read_auto_turn_seconds(request, "seconds")
    room.set_auto_turn_seconds(seconds, partial(client.answer_with_presence, request, room))
