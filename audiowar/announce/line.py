"""A sentence as a message id with arguments, in no language yet."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping
from dataclasses import dataclass, field, replace
from typing import Any

from audiowar.l10n.catalogue import DETAILS, Catalogue, Detail


@dataclass(frozen=True, slots=True)
class Cue:
    """A sound played with a line."""

    name: str
    """The name of the sound in a sound pack: "war", "trick-won-me"."""
    seat: int | None = None
    """The seat whose position the sound comes from; None is the listener's."""
    card: str | None = None
    """The card whose rank sets the pitch of the sound."""


ALWAYS = DETAILS
BRIEF: tuple[Detail, ...] = ("brief",)
LONGER: tuple[Detail, ...] = ("normal", "full")
FULL: tuple[Detail, ...] = ("full",)
NEVER: tuple[Detail, ...] = ()


@dataclass(frozen=True, slots=True)
class Line:
    """A message with its arguments (codes of cards, names, other lines) and its sound."""

    message: str
    args: Mapping[str, Any] = field(default_factory=dict)
    cue: Cue | None = None
    at: tuple[Detail, ...] = ALWAYS
    """The levels of detail at which the line is spoken. Its cue sounds at all of them."""
    outcome: bool = field(default=False, compare=False)
    """Whether the line says who took or won something, or who is out."""
    essential: bool = field(default=False, compare=False)
    """Whether the line says how the match ended, or that the listener is out."""
    plain: bool = field(default=False, compare=False)
    """Whether suits are left out unless the player wants them on all cards."""
    rest: bool = field(default=False, compare=False)
    """Whether the line repeats something known, and is spoken only if the whole trick is
    requested."""


Lines = Iterator[Line]


def render_lines(lines: Iterable[Line], catalogue: Catalogue, detail: Detail = "normal") -> str:
    """Return the text of all lines that are spoken at this level of detail."""
    wanted = [line for line in lines if detail in line.at]
    told = [part for line in wanted if (part := render_line(line, catalogue, detail))]
    return " ".join([*(end_sentence(part) for part in told[:-1]), *told[-1:]])


NAME_ARGUMENTS = frozenset(("player", "players", "victims"))
"""Names of the arguments that hold player names."""


def rename_players(line: Line, new: Mapping[str, str]) -> Line:
    """Return a line with players renamed; `new` maps old names to new ones."""
    return replace(
        line, args={name: _renamed(name, value, new) for name, value in line.args.items()}
    )


def _renamed(name: str, value: Any, new: Mapping[str, str]) -> Any:
    if isinstance(value, Line):
        return rename_players(value, new)
    if isinstance(value, (list, tuple)):
        return type(value)(_renamed(name, one, new) for one in value)
    return new.get(value, value) if name in NAME_ARGUMENTS and isinstance(value, str) else value


def end_sentence(sentence: str) -> str:
    """End a label with a full stop, so that a voice pauses before the next sentence."""
    return sentence if sentence[-1] in ".!?:;…" else sentence + "."


def render_line(line: Line, catalogue: Catalogue, detail: Detail = "normal") -> str:
    """Return the text of one line; arguments that are lines are rendered first."""
    args = {name: render_argument(value, catalogue, detail) for name, value in line.args.items()}
    if line.plain:
        args["plain"] = True
    return catalogue.tell(line.message, detail, **args)


def render_argument(value: Any, catalogue: Catalogue, detail: Detail) -> Any:
    """Return an argument in the form that a message expects."""
    if isinstance(value, Line):
        return render_line(value, catalogue, detail)
    if isinstance(value, tuple):
        return [render_argument(one, catalogue, detail) for one in value]
    return value
