"""The function that handles each kind of frame. PROTOCOL.md describes the frames."""

from __future__ import annotations

from collections.abc import Mapping

from audiowar.server.net.connected_client import Handler

from . import greeting, match, people, seats

FRAME_HANDLERS: Mapping[str, Handler] = {
    "hello": greeting.welcome_client,
    "make": seats.open_table,
    "join": seats.join_table,
    "resume": seats.resume_seat,
    "move": seats.send_move_code,
    "take": seats.take_moved_seat,
    "spectate": seats.watch_table,
    "start": match.start_match,
    "answer": match.submit_answer,
    "advance": match.continue_from_pause,
    "transcript": match.send_transcript,
    "chat": people.send_chat,
    "leave": seats.leave_table,
    "mute": people.silence_person,
    "unmute": people.silence_person,
    "block": people.silence_person,
    "kick": people.kick_person,
    "lock": people.set_table_locked,
    "code": people.change_join_code,
    "pace": match.set_auto_turn_seconds,
    "tables": seats.list_tables,
    "rating": greeting.change_rating_listing,
    "ratings": greeting.send_rating_list,
    "ping": greeting.answer_ping,
}
