"""Read and check the start position in the header of a transcript, and set up its cards."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any

from .cards import JOKER, Card, get_card_code, parse_card
from .state import Refused, State
from .variant import CARD_AREAS, Variant


def apply_position(state: State, position: Mapping[str, Any], variant: Variant) -> None:
    """Set the parts of `state` that `position` contains, and then `state.alive`.

    Raises Refused("position", part=…) for a part that is unknown, has the wrong shape, or contains
    a joker in a game without jokers. A part that only other games have is ignored if it is empty.
    """
    for part, value in position.items():
        own = variant.game_specific_state_parts.get(part)
        setter = SHARED_PART_SETTERS.get(part) if own is None else own.set_from_position
        if setter is None and _contains_only_none(value) and _is_part_of_other_game(part):
            continue
        if setter is None or (not variant.has_jokers and _has_joker(value)):
            raise Refused("position", part=part)
        try:
            setter(state, value)
        except (ValueError, TypeError, LookupError):
            raise Refused("position", part=part) from None
    state.alive = [seat for seat in range(state.players) if seat not in state.out]


def _is_part_of_other_game(part: str) -> bool:
    # Imported here because the registry imports all games, and these import this module.
    from .registry import GAMES

    return any(part in variant.game_specific_state_parts for variant in GAMES.values())


def _contains_only_none(value: Any) -> bool:
    return value is None or (isinstance(value, list) and all(map(_contains_only_none, value)))


def _has_joker(value: Any) -> bool:
    return any(map(_has_joker, value)) if isinstance(value, list) else value == get_card_code(JOKER)


def parse_card_list(value: Any) -> list[Card]:
    """Parse a JSON list of card codes. Raises TypeError or ValueError for any other value."""
    if not isinstance(value, list):
        raise TypeError
    return [parse_card(text) for text in value]


def require_list_by_seat(state: State, value: Any) -> list[Any]:
    """Return `value`. Raises TypeError if it is not a list with at most one item per seat."""
    if not isinstance(value, list) or len(value) > state.players:
        raise TypeError
    return value


def require_seat(state: State, value: Any) -> int:
    """Return `value`. Raises ValueError if it is not a seat of the match."""
    if type(value) is not int or not 0 <= value < state.players:
        raise ValueError
    return value


def make_cards_by_seat_setter(area: str) -> Callable[[State, Any], None]:
    """Return a function that sets the cards of every seat in an area such as "hands"."""

    def put(state: State, value: Any) -> None:
        for seat, held in enumerate(require_list_by_seat(state, value)):
            getattr(state, area)[seat] = parse_card_list(held)

    return put


def make_cards_setter(area: str) -> Callable[[State, Any], None]:
    """Return a function that sets the cards of an area that belongs to no seat, such as "pot"."""
    return lambda state, value: setattr(state, area, parse_card_list(value))


def make_seats_setter(
    attribute: str, make_collection: Callable[[list[int]], Any]
) -> Callable[[State, Any], None]:
    """Return a function that sets an attribute of the state to a collection of different seats."""

    def put(state: State, value: Any) -> None:
        named = [require_seat(state, seat) for seat in require_list_by_seat(state, value)]
        if len(set(named)) < len(named):
            raise ValueError
        setattr(state, attribute, make_collection(named))

    return put


def _set_reversed(state: State, value: Any) -> None:
    if not isinstance(value, bool):
        raise TypeError
    state.reversed = value


def _set_table_cards(state: State, value: Any) -> None:
    if not isinstance(value, list):
        raise TypeError
    state.table = [(require_seat(state, seat), parse_card(text)) for seat, text in value]


SHARED_PART_SETTERS: Mapping[str, Callable[[State, Any], None]] = {
    **{area: make_cards_by_seat_setter(area) for area in CARD_AREAS},
    "pot": make_cards_setter("pot"),
    "reversed": _set_reversed,
    "out": make_seats_setter("out", list),
    "table": _set_table_cards,
}
"""For each part of a start position that several games have, the function that sets it."""
