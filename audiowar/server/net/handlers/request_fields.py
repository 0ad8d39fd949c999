"""Read the fields of clients' frames."""

from __future__ import annotations

from audiowar.rules.state import Refused
from audiowar.server.rooms.people import Frame
from audiowar.server.rooms.room import MAX_AUTO_TURN_SECONDS


def read_int(request: Frame, name: str, default: int | None = None) -> int:
    """Return an integer field of a frame. Raises Refused if the value is not an integer."""
    value = request.get(name, default)
    if type(value) is not int:
        raise Refused("bad_frame")
    return value


def read_text(request: Frame, name: str) -> str:
    """Return a text field of a frame; "" if it is missing. Raises Refused for other types."""
    value = request.get(name, "")
    if not isinstance(value, str):
        raise Refused("bad_frame")
    return value


def read_flag(request: Frame, name: str, default: bool | None = None) -> bool:
    """Return a field that is true or false. Raises Refused for other values."""
    value = request.get(name, default)
    if not isinstance(value, bool):
        raise Refused("bad_frame")
    return value


def read_auto_turn_seconds(request: Frame, name: str) -> float | None:
    """Return the seconds after which cards turn automatically, None for never. Raises Refused."""
    seconds = request.get(name)
    if seconds is None:
        return None
    if type(seconds) not in (int, float) or not 0 <= seconds <= MAX_AUTO_TURN_SECONDS:
        raise Refused("bad_frame")
    return float(seconds)
