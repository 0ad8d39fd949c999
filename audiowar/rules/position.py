"""A table as it stands, read from and checked against the text form of a transcript's header."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any

from .cards import JOKER, Card, card, code
from .state import Refused, State

RICHEST = 10**15
"""Cents: no bankroll of a position is larger."""


def place(state: State, position: Mapping[str, Any], jokers: bool) -> None:
    """Put the cards and markers of `position` on the table; what is missing is empty.

    `jokers` tells whether the game knows jokers. Raises Refused("position", part=…) for a part
    that is unknown, not of its shape, or holds a joker that the game does not know.
    """
    for part, value in position.items():
        setter = _PARTS.get(part)
        if setter is None or (not jokers and _holds_joker(value)):
            raise Refused("position", part=part)
        try:
            setter(state, value)
        except (ValueError, TypeError, LookupError):
            raise Refused("position", part=part) from None
    state.alive = [seat for seat in range(state.players) if seat not in state.out]


def _holds_joker(value: Any) -> bool:
    """Tell whether a joker is written anywhere in a value of JSON."""
    if isinstance(value, list):
        return any(map(_holds_joker, value))
    return bool(value == code(JOKER))


def _cards(value: Any) -> list[Card]:
    if not isinstance(value, list):
        raise TypeError
    return [card(text) for text in value]


def _by_seat(state: State, value: Any) -> list[Any]:
    if not isinstance(value, list) or len(value) > state.players:
        raise TypeError
    return value


def _seat(state: State, value: Any) -> int:
    if type(value) is not int or not 0 <= value < state.players:
        raise ValueError
    return value


def _lists(area: str) -> Callable[[State, Any], None]:
    def put(state: State, value: Any) -> None:
        for seat, held in enumerate(_by_seat(state, value)):
            getattr(state, area)[seat] = _cards(held)

    return put


def _flat(area: str) -> Callable[[State, Any], None]:
    return lambda state, value: setattr(state, area, _cards(value))


def _seats(area: str, make: Callable[[list[int]], Any]) -> Callable[[State, Any], None]:
    def put(state: State, value: Any) -> None:
        seats = [_seat(state, seat) for seat in _by_seat(state, value)]
        if len(set(seats)) < len(seats):
            raise ValueError
        setattr(state, area, make(seats))

    return put


def _reversed(state: State, value: Any) -> None:
    if not isinstance(value, bool):
        raise TypeError
    state.reversed = value


def _spy(state: State, value: Any) -> None:
    state.spy = None if value is None else _seat(state, value)


def _prisoners(state: State, value: Any) -> None:
    for seat, text in enumerate(_by_seat(state, value)):
        state.prisoners[seat] = None if text is None else card(text)


def _table(state: State, value: Any) -> None:
    if not isinstance(value, list):
        raise TypeError
    state.table = [(_seat(state, seat), card(text)) for seat, text in value]


def _bankrolls(state: State, value: Any) -> None:
    cents = _by_seat(state, value)
    if len(cents) != state.players or any(
        type(c) is not int or not 0 <= c <= RICHEST for c in cents
    ):
        raise ValueError
    state.bankrolls = list(cents)


_PARTS: Mapping[str, Callable[[State, Any], None]] = {
    "hands": _lists("hands"),
    "stacks": _lists("stacks"),
    "piles": _lists("piles"),
    "pot": _flat("pot"),
    "shoe": _flat("shoe"),
    "reversed": _reversed,
    "spy": _spy,
    "count": _seats("count", set),
    "swap": _seats("swap", set),
    "out": _seats("out", list),
    "prisoners": _prisoners,
    "table": _table,
    "bankrolls": _bankrolls,
}
