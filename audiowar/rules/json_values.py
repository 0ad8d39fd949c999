"""Convert values to JSON and back: cards, choices, words and numbers."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any, TypeAlias

from .cards import CODES, parse_card
from .events import Hidden, Secret

Said: TypeAlias = dict[str, Any]
"""A JSON object."""
Codec: TypeAlias = tuple[Callable[[Any], Any], Callable[[Any], Any]]
"""A function that dumps a value and one that loads it."""


CARD_FIELDS = frozenset(("cards", "card", "up", "down", "pile", "left_out"))
"""Fields of events that contain cards."""


class Unprojected(Exception):
    """Raised instead of sending a secret."""


def dump_cards(value: Any) -> Any:
    """Dump cards at any depth as codes; hidden ones as their number."""
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


def load_cards(said: Any) -> Any:
    """Load cards at any depth."""
    if said is None:
        return None
    if isinstance(said, str):
        return parse_card(said)
    if isinstance(said, Mapping):
        return load_hidden(said)
    if isinstance(said, list):
        return tuple(map(load_cards, said))
    raise ValueError("no cards")


def load_hidden(said: Mapping[str, Any]) -> Hidden:
    """Load the placeholder of a secret."""
    count = said.get("hidden")
    if type(count) is not int or count < 0:
        raise ValueError("no count of what is hidden")
    return Hidden(count)


def dump_choice(value: Any) -> Any:
    """Dump a choice as a card code or a word, a hidden one as a placeholder."""
    if isinstance(value, Secret):
        raise Unprojected
    if isinstance(value, Hidden):
        return {"hidden": value.count}
    return CODES[value] if isinstance(value, int) else value


def load_choice(said: Any) -> Any:
    """Load a choice: a card, or any other word unchanged."""
    if isinstance(said, str):
        try:
            return parse_card(said)
        except ValueError:
            return said
    if said is None:
        return None
    if isinstance(said, Mapping):
        return load_hidden(said)
    raise ValueError("no choice")


def dump_plain(value: Any) -> Any:
    """Dump numbers and words, and lists of them."""
    kind = type(value)
    if kind is tuple:
        return list(value)
    if kind is Secret or kind is Hidden:
        raise Unprojected
    return value


def load_plain(said: Any) -> Any:
    """Load numbers and words, and lists of them."""
    if isinstance(said, Mapping):
        raise ValueError("no plain value")
    return tuple(said) if isinstance(said, list) else said


PLAIN: Codec = (dump_plain, load_plain)
CARDS: Codec = (dump_cards, load_cards)
CHOICE: Codec = (dump_choice, load_choice)


def dump_table(lying: Any) -> Any:
    """Dump cards with the seats that put them."""
    return [[seat, CODES[held]] for seat, held in lying]


def load_table(said: Any) -> Any:
    """Load cards with the seats that put them."""
    return tuple((int(seat), parse_card(code)) for seat, code in said)


def make_pairs_codec(out: Callable[[Any], Any], read: Callable[[Any], Any]) -> Codec:
    """Return a codec for a mapping by seat, dumped as pairs."""
    return (
        lambda value: [[seat, out(held)] for seat, held in value.items()],
        lambda said: {int(seat): read(held) for seat, held in said},
    )


SET: Codec = (sorted, lambda said: frozenset(map(int, said)))
TABLE: Codec = (dump_table, load_table)
