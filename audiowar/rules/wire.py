"""Projected events, questions and views as JSON and back, in the words of the transcript.

This is what leaves the table for a socket or a page, so nothing secret may be in it: an event
that was not projected for somebody raises Unprojected. What a seat may not know of an event is
`{"hidden": COUNT}`. What cannot be read raises ValueError.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import fields
from functools import cache
from typing import Any

from .cards import CODES
from .codec import CARD_FIELDS, CARDS, CHOICE, PLAIN, TABLE, Both, Said, choice_in, choice_out
from .codec import Unprojected as Unprojected
from .events import Choice, Event, Seat
from .parts.betting import UNIT, Bets
from .registry import ALL_EVENTS, GAMES
from .state import Question
from .view import View

# Events


def both(name: str) -> Both:
    """Return how a field of an event is written and read."""
    return CARDS if name in CARD_FIELDS else CHOICE if name == "choice" else PLAIN


PARTS: Mapping[type[Event], tuple[tuple[str, Both], ...]] = {
    kind: tuple((part.name, both(part.name)) for part in fields(kind))  # type: ignore[arg-type]
    for kind in ALL_EVENTS
}
"""The fields of each kind of event, with how they are written and read."""


def event(happened: Event) -> Said:
    """Write an event that was projected for somebody. Raises Unprojected for any other."""
    said: Said = {"event": happened.kind, **happened.extra}
    for name, (out, _) in PARTS[type(happened)]:
        said[name] = out(getattr(happened, name))
    return said


def read_event(said: Mapping[str, Any]) -> Event:
    """Read an event; fields that are not known do not matter. Raises ValueError."""
    for kind in KINDS.get(str(said.get("event")), ()):
        if all(said.get(name) == value for name, value in kind.extra.items()):
            try:
                values = {name: read(said[name]) for name, (_, read) in PARTS[kind]}
            except KeyError as missing:
                raise ValueError(f"{kind.kind} without {missing}") from None
            return kind(**values)
    raise ValueError("no event that is known")


def kinds() -> dict[str, list[type[Event]]]:
    """Return the classes of each word for an event, those that say more of themselves first."""
    found: dict[str, list[type[Event]]] = {}
    for kind in sorted(ALL_EVENTS, key=lambda kind: -len(kind.extra)):
        found.setdefault(kind.kind, []).append(kind)
    return found


KINDS = kinds()

# Questions


def question(asked: Question) -> Said:
    """Write a question: its number, what is asked, what may be answered."""
    return {"n": asked.number, "kind": asked.kind, "c": choices_out(asked.choices)}


def choices_out(choices: Any) -> Any:
    """Write what may be answered: a list, or within which amounts a bet lies, in cents."""
    if not isinstance(choices, Bets):
        return [CODES[one] if type(one) is int else choice_out(one) for one in choices]
    return {
        "bet": {
            "min": choices.low * UNIT,
            "max": choices.stakes[-1] * UNIT,
            "tie_max": choices.high * UNIT,
            "cash": choices.cash * UNIT,
            "step": UNIT,
        }
    }


def read_question(said: Mapping[str, Any], seat: Seat) -> Question:
    """Read the question that is open for a seat. Raises ValueError."""
    number, kind = said.get("n"), said.get("kind")
    if type(number) is not int or not isinstance(kind, str):
        raise ValueError("no question")
    return Question(seat, kind, choices_in(said.get("c")), number)


def choices_in(said: Any) -> Sequence[Choice]:
    """Read what may be answered."""
    if isinstance(said, list):
        return tuple(map(choice_in, said))
    bet = said.get("bet") if isinstance(said, Mapping) else None
    if not isinstance(bet, Mapping):
        raise ValueError("no choices")
    return Bets(*(units(bet.get(name)) for name in ("min", "tie_max", "cash")))


def units(cents: Any) -> int:
    """Read an amount, as whole units."""
    if type(cents) is not int or cents < UNIT:
        raise ValueError("no amount")
    return cents // UNIT


# Views


PEEKS: Mapping[str, Both] = {
    name: both for variant in GAMES.values() for name, both in variant.peeks.items()
}
"""What games let a viewer know beside the areas."""


def peek_out(peek: Mapping[str, Any]) -> Said:
    """Write what a game lets this viewer know. Raises KeyError for what is not known here."""
    return {name: PEEKS[name][0](value) for name, value in peek.items()}


def peek_in(said: Any) -> Any:
    """Read what a game lets this viewer know; what is not known here does not matter."""
    return {name: PEEKS[name][1](value) for name, value in said.items() if name in PEEKS}


OWN: Mapping[str, Both] = {
    **dict.fromkeys(("hands", "stacks", "piles", "pot"), CARDS),
    "options": (dict, dict),
    "table": TABLE,
    "own_choice": CHOICE,
    "peek": (peek_out, peek_in),
}
"""Fields of a view that are more than numbers and words."""
VIEW: Mapping[str, Both] = {
    part.name: OWN.get(part.name, PLAIN) for part in fields(View) if part.name != "question"
}
"""How each part of every view is written and read."""
FOREIGN: Mapping[str, Mapping[str, Any]] = {
    game: {
        name: value
        for variant in GAMES.values()
        for name, value in variant.absent.items()
        if name not in GAMES[game].shown
    }
    for game in GAMES
}
"""What a view on the wire says of the parts that only other games have."""
OUT: Mapping[str, Callable[[Any], Any]] = {
    name: both[0]
    for parts in (VIEW, *(variant.shown for variant in GAMES.values()))
    for name, both in parts.items()
}
"""How each part of a view is written, also those that one game alone has."""


def view(seen: View) -> Said:
    """Write what somebody may know of a table; `question` is there when one is open."""
    return parts({part.name: getattr(seen, part.name) for part in fields(seen)})


def parts(seen: Mapping[str, Any]) -> Said:
    """Write parts of a view; `question` is there when one is open."""
    said = {name: OUT[name](value) for name, value in seen.items() if name != "question"}
    if "game" in seen:
        said |= absent(seen["game"], seen["players"])
    if seen.get("question") is not None:
        said["question"] = question(seen["question"])
    return said


@cache
def absent(game: str, players: int) -> Said:
    """Say that there is nothing of what only other games have; a list is one for all seats."""
    return {
        name: value * players if isinstance(value, list) else value
        for name, value in FOREIGN[game].items()
    }


def read_view(said: Mapping[str, Any]) -> View:
    """Read what somebody may know of a table. Raises ValueError."""
    try:
        variant = GAMES[said["game"]]
        parts = {**VIEW, **variant.shown}
        values = {name: read(said[name]) for name, (_, read) in parts.items()}
        asked = said.get("question")
        open_ = None if asked is None else read_question(asked, values["viewer"])
    except (KeyError, TypeError, AttributeError) as wrong:
        raise ValueError(f"no view: {wrong}") from None
    return variant.view(question=open_, **values)
