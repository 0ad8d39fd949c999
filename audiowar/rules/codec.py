"""How values leave the table as JSON and come back: cards, choices, plain words and numbers."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any, TypeAlias

from .cards import CODES, parse_card
from .events import Hidden, Secret

Said: TypeAlias = dict[str, Any]
"""An object of JSON."""
Codec: TypeAlias = tuple[Callable[[Any], Any], Callable[[Any], Any]]
"""How a value is written, and how it is read."""


CARD_FIELDS = frozenset(("cards", "card", "up", "down", "pile", "left_out"))
"""The fields of events that hold cards."""


class Unprojected(Exception):
    """A secret was about to leave the table."""


def dump_cards(value: Any) -> Any:
    """Write cards, however nested, as codes; hidden ones as their number."""
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
    """Read cards, however nested."""
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
    """Read what stands in place of a secret."""
    count = said.get("hidden")
    if type(count) is not int or count < 0:
        raise ValueError("no count of what is hidden")
    return Hidden(count)


def dump_choice(value: Any) -> Any:
    """Write a choice: a card's code, or the word itself; a hidden one as such."""
    if isinstance(value, Secret):
        raise Unprojected
    if isinstance(value, Hidden):
        return {"hidden": value.count}
    return CODES[value] if isinstance(value, int) else value


def load_choice(said: Any) -> Any:
    """Read a choice; what is no card stays a word."""
    if said is None:
        return None
    if isinstance(said, Mapping):
        return load_hidden(said)
    if not isinstance(said, str):
        raise ValueError("no choice")
    try:
        return parse_card(said)
    except ValueError:
        return said


def dump_plain(value: Any) -> Any:
    """Write numbers and words, and lists of them."""
    kind = type(value)
    if kind is tuple:
        return list(value)
    if kind is Secret or kind is Hidden:
        raise Unprojected
    return value


def load_plain(said: Any) -> Any:
    """Read numbers and words, and lists of them."""
    if isinstance(said, Mapping):
        raise ValueError("no plain value")
    return tuple(said) if isinstance(said, list) else said


PLAIN: Codec = (dump_plain, load_plain)
CARDS: Codec = (dump_cards, load_cards)
CHOICE: Codec = (dump_choice, load_choice)


def dump_table(lying: Any) -> Any:
    """Write cards with who put them."""
    return [[seat, CODES[held]] for seat, held in lying]


def load_table(said: Any) -> Any:
    """Read cards with who put them."""
    return tuple((int(seat), parse_card(code)) for seat, code in said)


def make_pairs_codec(out: Callable[[Any], Any], read: Callable[[Any], Any]) -> Codec:
    """Return how something is written and read that some seats have: as pairs."""
    return (
        lambda value: [[seat, out(held)] for seat, held in value.items()],
        lambda said: {int(seat): read(held) for seat, held in said},
    )


SET: Codec = (sorted, lambda said: frozenset(map(int, said)))
TABLE: Codec = (dump_table, load_table)
