"""How values leave the table as JSON and come back: cards, choices, plain words and numbers."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any, TypeAlias

from .cards import CODES, card
from .events import Hidden, Secret

Said: TypeAlias = dict[str, Any]
"""An object of JSON."""
Both: TypeAlias = tuple[Callable[[Any], Any], Callable[[Any], Any]]
"""How a value is written, and how it is read."""


CARD_FIELDS = frozenset(("cards", "card", "up", "down", "pile", "left_out"))
"""The fields of events that hold cards."""


class Unprojected(Exception):
    """A secret was about to leave the table."""


def cards_out(value: Any) -> Any:
    """Write cards, however nested, as codes; hidden ones as their number."""
    kind = type(value)
    if kind is tuple or kind is list:
        return [CODES[part] if type(part) is int else cards_out(part) for part in value]
    if value is None:
        return None
    if isinstance(value, int):
        return CODES[value]
    if kind is Hidden:
        return {"hidden": value.count}
    if kind is Secret:
        raise Unprojected
    raise TypeError("no cards")


def cards_in(said: Any) -> Any:
    """Read cards, however nested."""
    if said is None:
        return None
    if isinstance(said, str):
        return card(said)
    if isinstance(said, Mapping):
        return hidden_in(said)
    if isinstance(said, list):
        return tuple(map(cards_in, said))
    raise ValueError("no cards")


def hidden_in(said: Mapping[str, Any]) -> Hidden:
    """Read what stands in place of a secret."""
    count = said.get("hidden")
    if type(count) is not int or count < 0:
        raise ValueError("no count of what is hidden")
    return Hidden(count)


def choice_out(value: Any) -> Any:
    """Write a choice: a card's code, or the word itself; a hidden one as such."""
    if isinstance(value, Secret):
        raise Unprojected
    if isinstance(value, Hidden):
        return {"hidden": value.count}
    return CODES[value] if isinstance(value, int) else value


def choice_in(said: Any) -> Any:
    """Read a choice; what is no card stays a word."""
    if said is None:
        return None
    if isinstance(said, Mapping):
        return hidden_in(said)
    if not isinstance(said, str):
        raise ValueError("no choice")
    try:
        return card(said)
    except ValueError:
        return said


def plain_out(value: Any) -> Any:
    """Write numbers and words, and lists of them."""
    kind = type(value)
    if kind is tuple:
        return list(value)
    if kind is Secret or kind is Hidden:
        raise Unprojected
    return value


def plain_in(said: Any) -> Any:
    """Read numbers and words, and lists of them."""
    if isinstance(said, Mapping):
        raise ValueError("no plain value")
    return tuple(said) if isinstance(said, list) else said


PLAIN: Both = (plain_out, plain_in)
CARDS: Both = (cards_out, cards_in)
CHOICE: Both = (choice_out, choice_in)


def table_out(lying: Any) -> Any:
    """Write cards with who put them."""
    return [[seat, CODES[held]] for seat, held in lying]


def table_in(said: Any) -> Any:
    """Read cards with who put them."""
    return tuple((int(seat), card(code)) for seat, code in said)


def pairs(out: Callable[[Any], Any], read: Callable[[Any], Any]) -> Both:
    """Return how something is written and read that some seats have: as pairs."""
    return (
        lambda value: [[seat, out(held)] for seat, held in value.items()],
        lambda said: {int(seat): read(held) for seat, held in said},
    )


SET: Both = (sorted, lambda said: frozenset(map(int, said)))
TABLE: Both = (table_out, table_in)
