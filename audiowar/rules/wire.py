"""Convert projected events, questions and views to JSON and back, as in transcripts.

The JSON leaves the table for a socket or a page, so it must not contain a secret: an event that was
not projected for a seat raises Unprojected. A part of an event that the seat may not know is
`{"hidden": COUNT}`. JSON that cannot be read raises ValueError. `json_values.py` converts single
cards, choices and words.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import fields
from functools import cache
from typing import Any

from audiowar.rules.parts.possible_bets import UNIT, PossibleBets

from .cards import CODES
from .events import Choice, Event, Seat
from .json_values import (
    CARD_FIELDS,
    CARDS,
    CHOICE,
    PLAIN,
    TABLE,
    Codec,
    JsonObject,
    dump_choice,
    load_choice,
)
from .json_values import Unprojected as Unprojected
from .registry import ALL_EVENTS, GAMES
from .state import Question
from .view import View

# Events to JSON and back


def get_field_codec(field: str) -> Codec:
    """Return the codec of an event field."""
    return CARDS if field in CARD_FIELDS else CHOICE if field == "choice" else PLAIN


FIELD_CODECS: Mapping[type[Event], tuple[tuple[str, Codec], ...]] = {
    kind: tuple((part.name, get_field_codec(part.name)) for part in fields(kind))  # type: ignore[arg-type]
    for kind in ALL_EVENTS
}
"""The fields of each event class with their codecs."""


def dump_event(happened: Event) -> JsonObject:
    """Dump a projected event. Raises Unprojected if it contains a secret."""
    said: JsonObject = {"event": happened.kind, **happened.extra}
    for name, (out, _) in FIELD_CODECS[type(happened)]:
        said[name] = out(getattr(happened, name))
    return said


def load_event(data: Mapping[str, Any]) -> Event:
    """Load an event, ignoring unknown fields. Raises ValueError."""
    for kind in CLASSES_BY_KIND.get(str(data.get("event")), ()):
        if all(data.get(name) == value for name, value in kind.extra.items()):
            try:
                values = {name: read(data[name]) for name, (_, read) in FIELD_CODECS[kind]}
            except KeyError as missing:
                raise ValueError(f"{kind.kind} without {missing}") from None
            return kind(**values)
    raise ValueError("no event that is known")


def list_event_classes() -> dict[str, list[type[Event]]]:
    """Return the event classes of each kind, which is their name in JSON.

    Of several classes of one kind, the class with most `extra` fields comes first.
    """
    found: dict[str, list[type[Event]]] = {}
    for kind in sorted(ALL_EVENTS, key=lambda kind: -len(kind.extra)):
        found.setdefault(kind.kind, []).append(kind)
    return found


CLASSES_BY_KIND = list_event_classes()

# Questions to JSON and back


def dump_question(question: Question) -> JsonObject:
    """Dump a question: its number, kind and choices."""
    return {"n": question.number, "kind": question.kind, "c": dump_choices(question.choices)}


def dump_choices(choices: Any) -> Any:
    """Dump choices as a list; the possible bets as their limits in cents."""
    if not isinstance(choices, PossibleBets):
        return [CODES[one] if type(one) is int else dump_choice(one) for one in choices]
    return {
        "bet": {
            "min": choices.low * UNIT,
            "max": choices.stakes[-1] * UNIT,
            "tie_max": choices.high * UNIT,
            "cash": choices.cash * UNIT,
            "step": UNIT,
        }
    }


def load_question(data: Mapping[str, Any], seat: Seat) -> Question:
    """Load the open question of a seat. Raises ValueError."""
    number, kind = data.get("n"), data.get("kind")
    if type(number) is not int or not isinstance(kind, str):
        raise ValueError("no question")
    return Question(seat, kind, load_choices(data.get("c")), number)


def load_choices(data: Any) -> Sequence[Choice]:
    """Load what `dump_choices` returned. Raises ValueError."""
    if isinstance(data, list):
        return tuple(map(load_choice, data))
    bet = data.get("bet") if isinstance(data, Mapping) else None
    if not isinstance(bet, Mapping):
        raise ValueError("no choices")
    return PossibleBets(*(to_units(bet.get(name)) for name in ("min", "tie_max", "cash")))


def to_units(cents: Any) -> int:
    """Convert cents to whole units. Raises ValueError."""
    if type(cents) is not int or cents < UNIT:
        raise ValueError("no amount")
    return cents // UNIT


# Views to JSON and back


PEEK_CODECS: Mapping[str, Codec] = {
    name: both for variant in GAMES.values() for name, both in variant.peek_codecs.items()
}
"""Codecs for the values of `View.peek` in all games, by name."""


def dump_peek(peek: Mapping[str, Any]) -> JsonObject:
    """Dump `View.peek`. Raises KeyError for a name that no game declares."""
    return {name: PEEK_CODECS[name][0](value) for name, value in peek.items()}


def load_peek(data: Any) -> Any:
    """Load `View.peek`, ignoring unknown names."""
    return {
        name: PEEK_CODECS[name][1](value) for name, value in data.items() if name in PEEK_CODECS
    }


SPECIAL_VIEW_CODECS: Mapping[str, Codec] = {
    **dict.fromkeys(("hands", "stacks", "piles", "pot"), CARDS),
    "options": (dict, dict),
    "table": TABLE,
    "own_choice": CHOICE,
    "peek": (dump_peek, load_peek),
}
"""Codecs of view fields that are not plain numbers and words."""
SHARED_VIEW_CODECS: Mapping[str, Codec] = {
    part.name: SPECIAL_VIEW_CODECS.get(part.name, PLAIN)
    for part in fields(View)
    if part.name != "question"
}
"""Codecs of the view fields that all games share, except the question."""
PARTS_OF_SINGLE_GAMES: Mapping[str, Any] = {
    **{"spy": None, "count": (), "swap": ()},
    **{"prisoners": [None], "bankrolls": ()},
}
"""View fields that only one game has, with the values that other games send for them.

Version 1 of the protocol has these fields in the views of all games. A list stands for one such
value per seat.
"""
VIEW_DUMPERS: Mapping[str, Callable[[Any], Any]] = {
    name: both[0]
    for parts in (SHARED_VIEW_CODECS, *(variant.view_codecs for variant in GAMES.values()))
    for name, both in parts.items()
}
"""Functions that dump the fields of the views of all games, by field."""


def dump_view(view: View) -> JsonObject:
    """Dump a view. The result has `question` only if one is open."""
    return dump_parts({part.name: getattr(view, part.name) for part in fields(view)})


def dump_parts(view: Mapping[str, Any]) -> JsonObject:
    """Dump some fields of a view. The result has `question` only if one is open."""
    said = {name: VIEW_DUMPERS[name](value) for name, value in view.items() if name != "question"}
    if "game" in view:
        said |= absent_field_values(view["game"], view["players"])
    if view.get("question") is not None:
        said["question"] = dump_question(view["question"])
    return said


@cache
def absent_field_values(game: str, players: int) -> JsonObject:
    """Return the fields that only views of other games have, for version 1 of the protocol."""
    return {
        name: value * players if isinstance(value, list) else value
        for name, value in PARTS_OF_SINGLE_GAMES.items()
        if name not in GAMES[game].own_parts
    }


def load_view(data: Mapping[str, Any]) -> View:
    """Load a view. Raises ValueError."""
    try:
        variant = GAMES[data["game"]]
        parts = {**SHARED_VIEW_CODECS, **variant.view_codecs}
        values = {name: read(data[name]) for name, (_, read) in parts.items()}
        asked = data.get("question")
        open_ = None if asked is None else load_question(asked, values["viewer"])
    except (KeyError, TypeError, AttributeError) as wrong:
        raise ValueError(f"no view: {wrong}") from None
    return variant.view_class(question=open_, **values)
