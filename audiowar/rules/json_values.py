"""Convert single values to JSON and back: cards, choices, words and numbers.

`wire.py` uses these codecs for the fields of events, questions and views.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any, TypeAlias

from .cards import CODES, parse_card
from .events import Hidden, Secret

JsonObject: TypeAlias = dict[str, Any]
Codec: TypeAlias = tuple[Callable[[Any], Any], Callable[[Any], Any]]
"""Two functions: the first converts a value to JSON, the second converts it back."""


CARD_FIELDS = frozenset(("cards", "card", "up", "down", "pile", "left_out"))
"""Fields of events that contain cards."""


class Unprojected(Exception):
    """Raised for a value that still contains a secret, and so must not be sent."""


def dump_cards(value: Any) -> Any:
    """Dump cards as codes, in tuples at any depth. Hidden cards become their number."""
    kind = type(value)
    if kind is tuple or kind is list:
        return [CODES[part] if type(part) is int else dump_cards(part) for part in value]
    if value is None:
        return None
    if isinstance(value, int):
        return CODES[value]
    if kind is Hidden:
        return {"hidden": value.count}
    if kind is Secret:
        raise Unprojected
    raise TypeError("no cards")


def load_cards(data: Any) -> Any:
    """Load what `dump_cards` returned. Raises ValueError."""
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
    """Load `{"hidden": COUNT}`. Raises ValueError."""
    count = data.get("hidden")
    if type(count) is not int or count < 0:
        raise ValueError("no count of what is hidden")
    return Hidden(count)


def dump_choice(value: Any) -> Any:
    """Dump a choice as a card code or a word; a hidden one as `{"hidden": 1}`."""
    if isinstance(value, Secret):
        raise Unprojected
    if isinstance(value, Hidden):
        return {"hidden": value.count}
    return CODES[value] if isinstance(value, int) else value


def load_choice(data: Any) -> Any:
    """Load a choice. A text that is no card code is returned unchanged. Raises ValueError."""
    if isinstance(data, str):
        try:
            return parse_card(data)
        except ValueError:
            return data
    if data is None:
        return None
    if isinstance(data, Mapping):
        return load_hidden(data)
    raise ValueError("no choice")


def dump_plain(value: Any) -> Any:
    """Dump a number or a word, or a tuple of them."""
    kind = type(value)
    if kind is tuple:
        return list(value)
    if kind is Secret or kind is Hidden:
        raise Unprojected
    return value


def load_plain(data: Any) -> Any:
    """Load a number or a word, or a list of them. Raises ValueError for an object."""
    if isinstance(data, Mapping):
        raise ValueError("no plain value")
    return tuple(data) if isinstance(data, list) else data


PLAIN: Codec = (dump_plain, load_plain)
CARDS: Codec = (dump_cards, load_cards)
CHOICE: Codec = (dump_choice, load_choice)


def dump_table_cards(table_cards: Any) -> Any:
    """Dump the cards on the table as pairs of seat and card code."""
    return [[seat, CODES[held]] for seat, held in table_cards]


def load_table_cards(data: Any) -> Any:
    """Load pairs of seat and card code."""
    return tuple((int(seat), parse_card(code)) for seat, code in data)


def make_seat_pairs_codec(dump: Callable[[Any], Any], load: Callable[[Any], Any]) -> Codec:
    """Return a codec for a mapping by seat, which becomes a list of pairs of seat and value."""
    return (
        lambda value: [[seat, dump(held)] for seat, held in value.items()],
        lambda said: {int(seat): load(held) for seat, held in said},
    )


SET: Codec = (sorted, lambda said: frozenset(map(int, said)))
TABLE: Codec = (dump_table_cards, load_table_cards)
