"""The function that handles each kind of frame. PROTOCOL.md describes the frames."""

from __future__ import annotations

from collections.abc import Mapping

from . import (
    handle_greeting_and_rating_frames,
    handle_match_frames,
    handle_open_join_and_leave_frames,
    handle_people_frames,
)
from .connected_client import Handler

FRAME_HANDLERS: Mapping[str, Handler] = {
    "hello": handle_greeting_and_rating_frames.welcome_client,
    "make": handle_open_join_and_leave_frames.open_table,
    "join": handle_open_join_and_leave_frames.join_table,
    "resume": handle_open_join_and_leave_frames.resume_seat,
    "move": handle_open_join_and_leave_frames.send_code_to_move_seat,
    "take": handle_open_join_and_leave_frames.take_moved_seat,
    "spectate": handle_open_join_and_leave_frames.watch_table,
    "start": handle_match_frames.start_match,
    "answer": handle_match_frames.submit_answer,
    "advance": handle_match_frames.continue_from_pause,
    "transcript": handle_match_frames.send_transcript,
    "chat": handle_people_frames.send_chat,
    "leave": handle_open_join_and_leave_frames.leave_table,
    "mute": handle_people_frames.mute_person_for_client,
    "unmute": handle_people_frames.unmute_person_for_client,
    "block": handle_people_frames.block_person_for_client,
    "kick": handle_people_frames.kick_person,
    "lock": handle_people_frames.set_table_locked,
    "code": handle_people_frames.change_join_code,
    "pace": handle_match_frames.set_auto_turn_seconds,
    "tables": handle_open_join_and_leave_frames.list_tables,
    "rating": handle_greeting_and_rating_frames.change_rating_listing,
    "ratings": handle_greeting_and_rating_frames.send_rating_list,
    "ping": handle_greeting_and_rating_frames.answer_ping,
}
