"""A table as it stands, read from and checked against the text form of a transcript's header."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any

from .cards import JOKER, Card, code, parse_card
from .state import Refused, State
from .variant import Variant


def apply_position(state: State, position: Mapping[str, Any], variant: Variant) -> None:
    """Put the cards and markers of `position` on the table; what is missing is empty.

    Raises Refused("position", part=…) for a part that is unknown, not of its shape, or holds a
    joker that the game does not know; a part that only other games have may only be empty.
    """
    for part, value in position.items():
        setter = PARTS.get(part) or variant.position_parts.get(part)
        if setter is None and is_empty(value) and is_part_of_other_game(part):
            continue
        if setter is None or (not variant.has_jokers and has_joker(value)):
            raise Refused("position", part=part)
        try:
            setter(state, value)
        except (ValueError, TypeError, LookupError):
            raise Refused("position", part=part) from None
    state.alive = [seat for seat in range(state.players) if seat not in state.out]


def is_part_of_other_game(part: str) -> bool:
    """Tell whether some game has such a part."""
    # The games make their parts with this module: they are there when a table is.
    from .registry import GAMES

    return any(part in variant.position_parts for variant in GAMES.values())


def is_empty(value: Any) -> bool:
    """Tell whether a value of JSON says nothing, for nobody."""
    return value is None or (isinstance(value, list) and all(map(is_empty, value)))


def has_joker(value: Any) -> bool:
    """Tell whether a joker is written anywhere in a value of JSON."""
    if isinstance(value, list):
        return any(map(has_joker, value))
    return bool(value == code(JOKER))


def parse_card_list(value: Any) -> list[Card]:
    """Return the cards of a list of codes."""
    if not isinstance(value, list):
        raise TypeError
    return [parse_card(text) for text in value]


def check_by_seat(state: State, value: Any) -> list[Any]:
    """Return a list that has no more entries than there are seats."""
    if not isinstance(value, list) or len(value) > state.players:
        raise TypeError
    return value


def check_seat(state: State, value: Any) -> int:
    """Return a seat."""
    if type(value) is not int or not 0 <= value < state.players:
        raise ValueError
    return value


def make_lists_setter(area: str) -> Callable[[State, Any], None]:
    """Return what puts the cards of an area that each seat has."""

    def put(state: State, value: Any) -> None:
        for seat, held in enumerate(check_by_seat(state, value)):
            getattr(state, area)[seat] = parse_card_list(held)

    return put


def make_flat_setter(area: str) -> Callable[[State, Any], None]:
    """Return what puts the cards of an area that all share."""
    return lambda state, value: setattr(state, area, parse_card_list(value))


def make_seats_setter(area: str, make: Callable[[list[int]], Any]) -> Callable[[State, Any], None]:
    """Return what puts seats, none of them twice."""

    def put(state: State, value: Any) -> None:
        named = [check_seat(state, seat) for seat in check_by_seat(state, value)]
        if len(set(named)) < len(named):
            raise ValueError
        setattr(state, area, make(named))

    return put


def put_order(state: State, value: Any) -> None:
    """Put the order of strength."""
    if not isinstance(value, bool):
        raise TypeError
    state.reversed = value


def put_table(state: State, value: Any) -> None:
    """Put face-up cards with their owners."""
    if not isinstance(value, list):
        raise TypeError
    state.table = [(check_seat(state, seat), parse_card(text)) for seat, text in value]


PARTS: Mapping[str, Callable[[State, Any], None]] = {
    "hands": make_lists_setter("hands"),
    "stacks": make_lists_setter("stacks"),
    "piles": make_lists_setter("piles"),
    "pot": make_flat_setter("pot"),
    "reversed": put_order,
    "out": make_seats_setter("out", list),
    "table": put_table,
}
"""The parts of a position that games share."""
