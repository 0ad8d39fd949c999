"""Project events and the table: hide what a seat or a spectator may not know."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import fields
from functools import cache
from types import MappingProxyType
from typing import Any

from .events import Event, Hidden, Seat, Secret
from .match import Match
from .state import Question, State
from .view import SeenBy, SeenCards, View


def project_view(match: Match, viewer: Seat | None) -> View:
    """Return the table as `viewer` may see it now."""
    question = None if viewer is None else match.questions.get(viewer)
    seen: View = match.variant.view_class(
        **get_constant_view_parts(match),
        **get_changing_view_parts(match),
        **get_private_view_parts(match, viewer),
        question=question and _copy(question),
    )
    return seen


def get_constant_view_parts(match: Match) -> dict[str, Any]:
    """Return the public parts of a view that never change during a match."""
    variant = match.variant
    parts: dict[str, Any] = dict.fromkeys(
        variant.areas_by_visibility[SeenBy.NOBODY], (None,) * match.players
    )
    return {"game": variant.name, "options": match.options, "players": match.players, **parts}


def get_changing_view_parts(match: Match) -> dict[str, Any]:
    """Return the public parts of a view that can change during a match."""
    state, variant = match.state, match.variant
    pot = state.pot
    parts = {
        "trick": state.trick,
        "alive": tuple(state.alive),
        "out": tuple(state.out),
        "owned": count_owned_cards_by_seat(state),
        "pot": tuple(pot) if variant.visibility.get("pot") is SeenBy.ALL else None,
        "pot_count": len(pot),
        "table": tuple(state.table) if variant.visibility.get("table") is SeenBy.ALL else (),
        "face_down": tuple([seat for seat, _ in state.face_down]),
        "reversed": state.reversed,
        "asked": tuple(state.questions),
        "chosen": tuple(state.sealed),
        "over": match.end_event is not None,
        **variant.copy_game_specific_view_parts(state),
    }
    for name in variant.areas_by_visibility[SeenBy.ALL]:
        parts[name] = tuple(map(tuple, getattr(state, name)))
    return parts


def get_private_view_parts(match: Match, viewer: Seat | None) -> dict[str, Any]:
    """Return the parts of a view that depend on the viewer, without the viewer's open question."""
    state, variant = match.state, match.variant
    parts: dict[str, Any] = {
        "viewer": viewer,
        "own_choice": None if viewer is None else state.sealed.get(viewer),
        "peek": MappingProxyType(dict(variant.get_peek_values(state, viewer))),
    }
    for name in variant.areas_by_visibility[SeenBy.OWNER]:
        held: list[SeenCards] = [None] * match.players
        if viewer is not None:
            held[viewer] = tuple(getattr(state, name)[viewer])
        parts[name] = tuple(held)
    return parts


def count_owned_cards_by_seat(state: State) -> tuple[int, ...]:
    """Return how many cards each seat owns. A card that was chosen face down counts too."""
    count, sealed = state.count_owned_cards_not_chosen, state.sealed
    return tuple([count(seat) + (type(sealed.get(seat)) is int) for seat in range(state.players)])


def _copy(asked: Question) -> Question:
    choices = asked.choices
    kept = tuple(choices) if isinstance(choices, list) else choices
    return Question(asked.seat, asked.kind, kept, asked.number)


@cache
def get_field_names(event_class: Any) -> tuple[str, ...]:
    """Return the names of the fields of an event class."""
    return tuple(part.name for part in fields(event_class))


@cache
def get_secret_field_names(event_class: Any) -> tuple[str, ...]:
    """Return the names of the fields of an event class that may contain a secret."""
    return tuple(part.name for part in fields(event_class) if "Secret" in str(part.type))


def project_event(event: Event, viewer: Seat | None) -> Event:
    """Return `event` as `viewer` may see it: secrets of others become `Hidden`."""
    return _open_event(event, lambda secret: viewer in secret.known_to)


def find_secrets(event: Event) -> list[Secret[Any]]:
    """Return the secret parts of an event."""
    found: list[Secret[Any]] = []
    for name in get_secret_field_names(type(event)):  # type: ignore[arg-type]  # classes are hashable
        value = getattr(event, name)
        if type(value) is Secret:
            found.append(value)
        elif type(value) is tuple:
            found += [part for part in value if type(part) is Secret]
    return found


def reveal_all_secrets(event: Event) -> Event:
    """Return `event` without secrets: every part is visible. Never show the result to a seat."""
    return _open_event(event, lambda secret: True)


def _open_event(event: Event, may: Callable[[Secret[Any]], bool]) -> Event:
    kind: Any = type(event)
    opened: dict[str, Any] = {}
    for name in get_secret_field_names(kind):
        value = getattr(event, name)
        if type(value) is Secret or type(value) is tuple:
            seen = _open_value(value, may)
            if seen is not value:
                opened[name] = seen
    if not opened:
        return event
    parts = [opened[n] if n in opened else getattr(event, n) for n in get_field_names(kind)]
    seen_event: Event = kind(*parts)
    return seen_event


def _open_value(value: Any, may: Callable[[Secret[Any]], bool]) -> Any:
    if type(value) is Secret:
        if may(value):
            return value.value
        return Hidden(len(value.value) if isinstance(value.value, tuple) else 1)
    for part in value:
        if type(part) is Secret:
            return tuple(_open_value(part, may) if type(part) is Secret else part for part in value)
    return value
