"""Convert events, and single values such as cards, choices and words, to JSON and back."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import fields
from functools import cache
from typing import Any, TypeAlias

from .cards import CARD_CODES, parse_card
from .events import Event, Hidden, Seat, Secret, get_fact_defaults

JsonObject: TypeAlias = dict[str, Any]
Codec: TypeAlias = tuple[Callable[[Any], Any], Callable[[Any], Any]]
"""Two functions: the first converts a value to JSON, the second converts it back."""
CARD_FIELDS = frozenset(
    (
        *("cards", "card", "up", "down", "pile", "left_out", "beaten", "face_down"),
        *("prisoner", "prisoners", "protecting"),
    )
)
"""The names of those event fields that contain cards."""


class UnprojectedSecret(Exception):
    """Raised for a value that still contains a secret, and so must not be sent."""


def dump_cards(value: Any) -> Any:
    """Convert a card, None, or nested tuples of cards, to JSON. Hidden cards become a count.

    Raises UnprojectedSecret for a `Secret`, and TypeError for any other value.
    """
    kind = type(value)
    if kind is tuple or kind is list:
        return [CARD_CODES[part] if type(part) is int else dump_cards(part) for part in value]
    if value is None:
        return None
    if isinstance(value, int):
        return CARD_CODES[value]
    if kind is Hidden:
        return {"hidden": value.count}
    if kind is Secret:
        raise UnprojectedSecret
    raise TypeError("no cards")


def load_cards(data: Any) -> Any:
    """Convert a JSON value from `dump_cards` back to cards. Raises ValueError for other values."""
    if data is None:
        return None
    if isinstance(data, str):
        return parse_card(data)
    if isinstance(data, Mapping):
        return load_hidden(data)
    if isinstance(data, list):
        return tuple(map(load_cards, data))
    raise ValueError("no cards")


def load_hidden(data: Mapping[str, Any]) -> Hidden:
    """Convert the JSON object `{"hidden": COUNT}` to `Hidden(COUNT)`.

    Raises ValueError for any other object.
    """
    count = data.get("hidden")
    if type(count) is not int or count < 0:
        raise ValueError("no count of what is hidden")
    return Hidden(count)


def dump_choice(value: Any) -> Any:
    """Convert a choice to JSON: to a card code or a word, or to `{"hidden": 1}` if it is hidden."""
    return value if isinstance(value, str) else dump_cards(value)


def load_choice(data: Any) -> Any:
    """Convert JSON to a choice. A string that is no card code is returned unchanged.

    Raises ValueError for a value that `dump_choice` cannot return.
    """
    if isinstance(data, list):
        raise ValueError("no choice")
    try:
        return load_cards(data)
    except ValueError:
        if isinstance(data, str):
            return data
        raise


def dump_number_word_or_list(value: Any) -> Any:
    """Convert a number or a word, or a tuple of numbers and words, to JSON.

    Raises UnprojectedSecret for a value that is secret or hidden.
    """
    kind = type(value)
    if kind is tuple:
        return list(value)
    if kind is Secret or kind is Hidden:
        raise UnprojectedSecret
    return value


def load_number_word_or_list(data: Any) -> Any:
    """Convert JSON to a number, a word or a tuple of them. Raises ValueError for an object."""
    if isinstance(data, Mapping):
        raise ValueError("no plain value")
    return tuple(data) if isinstance(data, list) else data


def load_seat(data: Any) -> Seat:
    """Convert JSON to a seat. Raises ValueError or TypeError if it is no finite number."""
    try:
        return int(data)
    except OverflowError:
        raise ValueError("infinite") from None


PLAIN_CODEC: Codec = (dump_number_word_or_list, load_number_word_or_list)
"""Converts a number, a word, or a tuple of numbers and words."""
CARDS_CODEC: Codec = (dump_cards, load_cards)
CHOICE_CODEC: Codec = (dump_choice, load_choice)


def make_seat_pairs_codec(dump: Callable[[Any], Any], load: Callable[[Any], Any]) -> Codec:
    """Return a codec that converts a mapping by seat to a list of pairs: the seat and its value."""
    return (
        lambda value: [[seat, dump(held)] for seat, held in value.items()],
        lambda said: {load_seat(seat): load(held) for seat, held in said},
    )


SEAT_SET_CODEC: Codec = (sorted, lambda said: frozenset(map(load_seat, said)))
"""Converts a set of seats."""
TABLE_CARDS_CODEC: Codec = (
    lambda table_cards: [[seat, CARD_CODES[card]] for seat, card in table_cards],
    lambda said: tuple((load_seat(seat), parse_card(code)) for seat, code in said),
)
"""Converts the cards on the table: pairs of a seat and a card."""


@cache
def get_event_codecs(event_class: Any) -> tuple[tuple[str, Codec], ...]:
    """Return the fields of an event class in order, with their codecs."""
    special = {"choice": CHOICE_CODEC, **dict.fromkeys(CARD_FIELDS, CARDS_CODEC)}
    names = (part.name for part in fields(event_class))
    return tuple((name, special.get(name, PLAIN_CODEC)) for name in names)


def dump_event(event: Event, reveals_secrets: bool = False) -> JsonObject:
    """Convert an event to JSON. Raises UnprojectedSecret if it contains a secret.

    With `reveals_secrets`, as in transcripts, the secrets are written instead.
    """
    said: JsonObject = {"event": event.kind, **event.extra_json_fields}
    kind: Any = type(event)
    defaults = get_fact_defaults(kind)
    for name, codec in get_event_codecs(kind):
        value = getattr(event, name)
        if name in defaults and value == defaults[name]:
            continue
        if reveals_secrets:
            if type(value) is Secret:
                value = value.value
            elif type(value) is tuple and value and type(value[0]) is Secret:
                value = tuple(part.value for part in value)
        said[name] = codec[0](value)
    return said
