"""Convert projected events, questions and views to JSON and back, as in transcripts.

The JSON is sent to clients and pages, so it must not contain a secret: an event that still contains
one raises UnprojectedSecret. A part of an event that the seat may not know is `{"hidden": COUNT}`.
JSON that cannot be converted back raises ValueError. `json_value_codecs.py` converts single cards,
choices and words.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import fields
from functools import cache
from typing import Any

from audiowar.rules.parts.possible_bets import CENTS_PER_UNIT, PossibleBets

from .cards import CARD_CODES
from .events import Choice, Event, Seat, get_fact_defaults
from .json_value_codecs import (
    CARDS_CODEC,
    CHOICE_CODEC,
    PLAIN_CODEC,
    TABLE_CARDS_CODEC,
    Codec,
    JsonObject,
    dump_choice,
    get_event_codecs,
    load_choice,
)
from .json_value_codecs import UnprojectedSecret as UnprojectedSecret
from .json_value_codecs import dump_event as dump_event
from .registry import ALL_EVENT_CLASSES, GAMES
from .state import Question
from .view import View

# Events to JSON and back


def load_event(data: Mapping[str, Any]) -> Event:
    """Convert a JSON object back to an event. Unknown fields are ignored.

    Raises ValueError if the object is no known event, or lacks one of its fields. Facts may be
    missing.
    """
    for kind in EVENT_CLASSES_BY_KIND.get(str(data.get("event")), ()):
        if all(data.get(name) == value for name, value in kind.extra_json_fields.items()):
            try:
                values = {
                    name: read(data[name])
                    for name, (_, read) in get_event_codecs(kind)  # type: ignore[arg-type]
                    if name in data or name not in get_fact_defaults(kind)
                }
            except KeyError as missing:
                raise ValueError(f"{kind.kind} without {missing}") from None
            return kind(**values)
    raise ValueError("no event that is known")


_SORTED_CLASSES = sorted(ALL_EVENT_CLASSES, key=lambda kind: -len(kind.extra_json_fields))
EVENT_CLASSES_BY_KIND: Mapping[str, Sequence[type[Event]]] = {
    one.kind: [kind for kind in _SORTED_CLASSES if kind.kind == one.kind]
    for one in ALL_EVENT_CLASSES
}
"""The event classes by the event's name in JSON. If several classes share a name, those with more
`extra_json_fields` come first."""

# Questions to JSON and back


def dump_question(question: Question) -> JsonObject:
    """Convert a question to a JSON object with its number, kind and choices."""
    return {
        "number": question.number,
        "kind": question.kind,
        "choices": dump_choices(question.choices),
    }


def dump_choices(choices: Any) -> Any:
    """Convert choices to a JSON list, or `PossibleBets` to an object with their limits in cents."""
    if not isinstance(choices, PossibleBets):
        return [CARD_CODES[one] if type(one) is int else dump_choice(one) for one in choices]
    return {
        "bet": {
            "min": choices.min_bet_in_units * CENTS_PER_UNIT,
            "max": choices.stakes_in_units[-1] * CENTS_PER_UNIT,
            "tie_max": choices.max_bet_in_units * CENTS_PER_UNIT,
            "cash": choices.max_total_in_units * CENTS_PER_UNIT,
            "step": CENTS_PER_UNIT,
        }
    }


def load_question(data: Mapping[str, Any], seat: Seat) -> Question:
    """Convert a JSON object back to the open question of a seat.

    Raises ValueError if the object is no question.
    """
    number, kind = data.get("number"), data.get("kind")
    if type(number) is not int or not isinstance(kind, str):
        raise ValueError("no question")
    return Question(seat, kind, load_choices(data.get("choices")), number)


def load_choices(data: Any) -> Sequence[Choice]:
    """Convert JSON from `dump_choices` back to choices. Raises ValueError for any other JSON."""
    if isinstance(data, list):
        return tuple(map(load_choice, data))
    bet = data.get("bet") if isinstance(data, Mapping) else None
    if not isinstance(bet, Mapping):
        raise ValueError("no choices")
    return PossibleBets(*(_load_amount(bet.get(name)) for name in ("min", "tie_max", "cash")))


def _load_amount(cents: Any) -> int:
    """Return an amount in whole units. Raises ValueError unless it is at least one unit."""
    if type(cents) is not int or cents < CENTS_PER_UNIT:
        raise ValueError("no amount")
    return cents // CENTS_PER_UNIT


# Views to JSON and back

PEEK_CODECS: Mapping[str, Codec] = {
    name: both for variant in GAMES.values() for name, both in variant.peek_codecs.items()
}
"""The codecs of the values of `View.peek` in all games, by name. A received value without a codec
is ignored."""


def _dump_peek(peek: Mapping[str, Any]) -> JsonObject:
    return {name: PEEK_CODECS[name][0](value) for name, value in peek.items()}


def _load_peek(data: Any) -> Any:
    return {n: PEEK_CODECS[n][1](value) for n, value in data.items() if n in PEEK_CODECS}


SPECIAL_VIEW_CODECS: Mapping[str, Codec] = {
    **dict.fromkeys(("hands", "stacks", "piles", "pot"), CARDS_CODEC),
    "options": (dict, dict),
    "table": TABLE_CARDS_CODEC,
    "own_choice": CHOICE_CODEC,
    "peek": (_dump_peek, _load_peek),
}
"""The codecs of those view fields that are not plain numbers and words."""
SHARED_VIEW_CODECS: Mapping[str, Codec] = {
    part.name: SPECIAL_VIEW_CODECS.get(part.name, PLAIN_CODEC)
    for part in fields(View)
    if part.name != "question"
}
"""The codecs of the view fields that all games have."""
EMPTY_FIELDS_OF_OTHER_GAMES: Mapping[str, Any] = {
    "spy": None,
    "count": (),
    "swap": (),
    "prisoners": [None],
    "bankrolls": (),
}
"""View fields that only one game has. Views of other games contain these values for them, because
the protocol requires it. A list with one value stands for that value for each seat."""
VIEW_DUMPERS: Mapping[str, Callable[[Any], Any]] = {
    name: both[0]
    for parts in (
        SHARED_VIEW_CODECS,
        *(variant.game_specific_view_codecs for variant in GAMES.values()),
    )
    for name, both in parts.items()
}
"""For each view field of any game, the function that converts it to JSON."""


def dump_view_parts(view: Mapping[str, Any]) -> JsonObject:
    """Convert fields of a view to JSON. `question` is left out if no question is open.

    If `view` contains the name of the game, the empty fields of other games are added.
    """
    said = {name: VIEW_DUMPERS[name](value) for name, value in view.items() if name != "question"}
    if "game" in view:
        said |= make_empty_fields_of_other_games(view["game"], view["players"])
    if view.get("question") is not None:
        said["question"] = dump_question(view["question"])
    return said


@cache
def make_empty_fields_of_other_games(game: str, players: int) -> JsonObject:
    """Return the fields that only other games have, with their empty values.

    The protocol requires them.
    """
    return {
        name: value * players if isinstance(value, list) else value
        for name, value in EMPTY_FIELDS_OF_OTHER_GAMES.items()
        if name not in GAMES[game].game_specific_state_parts
    }


def load_view(data: Mapping[str, Any]) -> View:
    """Convert a JSON object back to a view. Raises ValueError if the object is no view."""
    try:
        variant = GAMES[data["game"]]
        parts = {**SHARED_VIEW_CODECS, **variant.game_specific_view_codecs}
        values = {name: read(data[name]) for name, (_, read) in parts.items()}
        asked = data.get("question")
        open_ = None if asked is None else load_question(asked, values["viewer"])
    except (KeyError, TypeError, AttributeError) as wrong:
        raise ValueError(f"no view: {wrong}") from None
    return variant.view_class(question=open_, **values)
