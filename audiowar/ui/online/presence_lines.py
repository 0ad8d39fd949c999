"""Who is at a shared table, and what they say: as lines."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Any

from audiowar.announce.line import Cue, Line
from audiowar.announce.player_names import list_names
from audiowar.client.remote_table import SeatOccupant
from audiowar.rules.events import Seat

COMES, GOES, BACK, SAYS = "person-joins", "person-leaves", "person-returns", "chat"
"""The sounds of somebody who comes, who goes, who comes back, and who says something."""


def changes(
    old: Sequence[SeatOccupant], new: Sequence[SeatOccupant], own: Seat | None
) -> Iterator[Line]:
    """Tell who has come, gone, or come back; not oneself."""
    for seat, (was, now) in enumerate(zip(old, new, strict=False)):
        if seat != own and (found := change(was, now)) is not None:
            message, cue = found
            yield Line(message, names(message, was, now), Cue(cue, seat))


def names(message: str, was: SeatOccupant, now: SeatOccupant) -> dict[str, str]:
    """Return the person that a message is about, and the bot that gives the seat or takes it."""
    if message == "presence-takes":
        return {"player": now.name, "bot": was.name}
    if message == "presence-leaves-to":
        return {"player": was.name, "bot": now.name}
    return {"player": now.name or was.name}


def change(was: SeatOccupant, now: SeatOccupant) -> tuple[str, str] | None:
    """Return the message and the sound of what has changed on a seat."""
    if was.name != now.name and now.name and not now.bot:
        return "presence-takes" if was.bot else "presence-joins", COMES
    if was.name and not now.name:
        return "presence-leaves", GOES
    if was.here and not now.here:
        return "presence-away", GOES
    if now.bot and not was.bot:
        if not was.name:
            return None
        if was.name != now.name:
            return "presence-leaves-to", GOES
        return ("presence-leaves-bot" if now.here else "presence-bot"), GOES
    if (was.bot and not now.bot) or (now.here and not was.here):
        return "presence-back", BACK
    return None


def players(persons: Sequence[SeatOccupant], own: Seat | None) -> Line:
    """Name all who sit at the table in one sentence."""
    names = [person.name for person in persons]
    return Line("table-players", {"players": list_names(own, names, range(len(names)))})


def who(persons: Sequence[SeatOccupant], own: Seat | None) -> list[Line]:
    """Tell who is at the table."""
    return [
        Line(seat_message(person, seat == own), {"player": person.name})
        for seat, person in enumerate(persons)
    ]


def seat_message(person: SeatOccupant, own: bool) -> str:
    """Return the message that tells who sits on a seat."""
    if not person.name:
        return "here-free"
    if own:
        return "here-you"
    if not person.here:
        return "here-away"
    return "here-bot" if person.bot else "here-person"


def said(frame: dict[str, Any]) -> Line:
    """Tell what somebody says, so that it cannot be taken for the game."""
    return Line("chat-said", {"player": str(frame["name"]), "text": str(frame["text"])}, Cue(SAYS))
