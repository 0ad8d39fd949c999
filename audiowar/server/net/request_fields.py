"""Read the fields of clients' frames, and copy their ids into answers."""

from __future__ import annotations

from audiowar.rules.state import Refused
from audiowar.server.rooms.attendees_and_seat_holders import Frame


def copy_request_id(request: Frame) -> Frame:
    """Return the `id` field of a request, which the answer must repeat; empty without an id."""
    return {"id": request["id"]} if "id" in request else {}


def read_int_field(request: Frame, name: str, default: int | None = None) -> int:
    """Return an integer field of a frame. Raises Refused if the value is not an integer."""
    value = request.get(name, default)
    if type(value) is not int:
        raise Refused("bad_frame")
    return value


def read_text_field_or_empty(request: Frame, name: str) -> str:
    """Return a text field of a frame; "" if it is missing. Raises Refused for other types."""
    value = request.get(name, "")
    if not isinstance(value, str):
        raise Refused("bad_frame")
    return value
