"""Sentences as message ids with arguments, independent of any language."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from dataclasses import dataclass, field, replace
from typing import Any

from audiowar.l10n.catalogue import DETAILS, Detail


@dataclass(frozen=True, slots=True)
class Cue:
    """A sound played with a line."""

    name: str
    """The name of the cue in `audiowar.sound.cue_names`, such as "trick-won-me"."""
    seat: int | None = None
    """The seat that the sound comes from; None means the listener's seat."""
    card: str | None = None
    """The card whose rank sets the pitch of the sound."""


# Values of `Line.levels`: the levels of detail at which a line is spoken
ALL_LEVELS: tuple[Detail, ...] = DETAILS
BRIEF_LEVEL: tuple[Detail, ...] = ("brief",)
ABOVE_BRIEF: tuple[Detail, ...] = ("normal", "full")
FULL_LEVEL: tuple[Detail, ...] = ("full",)
NO_LEVEL: tuple[Detail, ...] = ()


@dataclass(frozen=True, slots=True)
class Line:
    """A message with its arguments (codes of cards, names, other lines) and its sound."""

    message: str
    args: Mapping[str, Any] = field(default_factory=dict)
    cue: Cue | None = None
    levels: tuple[Detail, ...] = ALL_LEVELS
    """The levels of detail at which the line is spoken. Its cue sounds at every level."""
    is_outcome: bool = field(default=False, compare=False)
    """Whether the line says who took or won something, or who is out."""
    is_essential: bool = field(default=False, compare=False)
    """Whether the line says how the match ended, or that the listener is out."""
    omits_suits: bool = field(default=False, compare=False)
    """Whether cards on the table are named without suits, unless the player wants all suits."""
    is_known_to_listener: bool = field(default=False, compare=False)
    """Whether the listener knows this already. Such a line is spoken only by the key that repeats
    the last trick."""
    speaks_for_sound: bool = field(default=False, compare=False)
    """Whether the line is spoken where its sound cannot be heard, at every level of detail. The key
    that repeats the last trick never speaks it."""


Lines = Iterator[Line]


PLAYER_NAME_ARGUMENTS = frozenset(("player", "players", "victims"))
"""The message arguments whose values are players' names."""


def rename_players(line: Line, new_names_by_old_name: Mapping[str, str]) -> Line:
    """Return a line with players renamed, also in the lines inserted in it."""
    args = {name: _renamed(name, value, new_names_by_old_name) for name, value in line.args.items()}
    return replace(line, args=args)


def _renamed(name: str, value: Any, new: Mapping[str, str]) -> Any:
    if isinstance(value, Line):
        return rename_players(value, new)
    if isinstance(value, (list, tuple)):
        return type(value)(_renamed(name, one, new) for one in value)
    return (
        new.get(value, value) if name in PLAYER_NAME_ARGUMENTS and isinstance(value, str) else value
    )
