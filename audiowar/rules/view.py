"""Project events and tables for one seat or spectator: only here are secrets opened."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import fields
from functools import cache
from types import MappingProxyType
from typing import Any

from .engine import Game
from .events import Event, Hidden, Seat, Secret
from .state import Question, State
from .visibility import Seen, Sight
from .visibility import View as View

AREAS = ("hands", "stacks", "piles")


def project_view(game: Game, viewer: Seat | None) -> View:
    """Return the table as `viewer` may see it now."""
    seen: View = game.variant.make_view(**common_parts(game), **viewer_parts(game, viewer))
    return seen


def common_parts(game: Game) -> dict[str, Any]:
    """Return the public parts of a view."""
    state, sight = game.state, game.variant.visibility
    hidden = (None,) * game.players
    areas = {
        name: tuple(map(tuple, getattr(state, name))) if sight.get(name) is Sight.ALL else hidden
        for name in AREAS
        if sight.get(name) is not Sight.OWNER
    }
    return {
        **areas,
        "game": game.variant.name,
        "options": game.options,
        "players": game.players,
        "trick": state.trick,
        "alive": tuple(state.alive),
        "out": tuple(state.out),
        "owned": tuple(
            [state.count_owned(seat) + count_chosen(state, seat) for seat in range(game.players)]
        ),
        "pot": tuple(state.pot) if sight.get("pot") is Sight.ALL else None,
        "pot_count": len(state.pot),
        "table": tuple(state.table) if sight.get("table") is Sight.ALL else (),
        "face_down": tuple([seat for seat, _ in state.face_down]),
        "reversed": state.reversed,
        "asked": tuple(state.questions),
        "chosen": tuple(state.sealed),
        "over": game.finished is not None,
        **game.variant.view_parts(state),
    }


def viewer_parts(game: Game, viewer: Seat | None) -> dict[str, Any]:
    """Return the parts of a view that depend on the viewer."""
    state, sight = game.state, game.variant.visibility
    areas: dict[str, tuple[Seen, ...]] = {}
    for name in AREAS:
        if sight.get(name) is Sight.OWNER:
            held: list[Seen] = [None] * game.players
            if viewer is not None:
                held[viewer] = tuple(getattr(state, name)[viewer])
            areas[name] = tuple(held)
    question = None if viewer is None else state.questions.get(viewer)
    return {
        **areas,
        "viewer": viewer,
        "own_choice": None if viewer is None else state.sealed.get(viewer),
        "question": question and _copy(question),
        "peek": MappingProxyType(dict(game.variant.peek(state, viewer))),
    }


def count_chosen(state: State, seat: Seat) -> int:
    """Return 1 if the seat has a chosen, hidden card, which it still owns; else 0."""
    return int(isinstance(state.sealed.get(seat), int))


def _copy(asked: Question) -> Question:
    """Return a question with a fixed copy of its choices."""
    choices = asked.choices
    kept = tuple(choices) if isinstance(choices, list) else choices
    return Question(asked.seat, asked.kind, kept, asked.number)


@cache
def field_names(kind: Any) -> tuple[str, ...]:
    """Return the field names of a kind of event."""
    return tuple(part.name for part in fields(kind))


def project(event: Event, viewer: Seat | None) -> Event:
    """Return `event` as `viewer` may see it: secrets of others become `Hidden`."""
    return _open_event(event, lambda secret: viewer in secret.to)


def unseal(event: Event) -> Event:
    """Return `event` with all secrets open: for transcripts and replays, never for a seat."""
    return _open_event(event, lambda secret: True)


def _open_event(event: Event, may: Callable[[Secret[Any]], bool]) -> Event:
    kind: Any = type(event)
    values, changed = [], False
    for name in field_names(kind):
        value = seen = getattr(event, name)
        if type(value) is Secret or type(value) is tuple:
            seen = _open_value(value, may)
            changed = changed or seen is not value
        values.append(seen)
    opened: Event = kind(*values) if changed else event
    return opened


def _open_value(value: Any, may: Callable[[Secret[Any]], bool]) -> Any:
    if type(value) is Secret:
        if may(value):
            return value.value
        return Hidden(len(value.value) if isinstance(value.value, tuple) else 1)
    for part in value:
        if type(part) is Secret:
            return tuple(_open_value(part, may) if type(part) is Secret else part for part in value)
    return value
