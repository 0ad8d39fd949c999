"""One sentence to tell, in no language yet."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from dataclasses import dataclass, field
from typing import Any

from audiowar.l10n.catalogue import Catalogue, Detail


@dataclass(frozen=True)
class Cue:
    """A sound that goes with a line."""

    name: str
    """As in a sound pack: "war", "trick-won-me"."""
    seat: int | None = None
    """Where it sounds; None: at the listener."""
    card: str | None = None
    """The card whose rank is heard."""


@dataclass(frozen=True)
class Line:
    """A message with its arguments (codes of cards, names, other lines) and its sound."""

    message: str
    args: Mapping[str, Any] = field(default_factory=dict)
    cue: Cue | None = None


def text(lines: Iterable[Line], catalogue: Catalogue, detail: Detail = "normal") -> str:
    """Tell the lines in one utterance; what is silent at this level of detail is left out."""
    told = [part for line in lines if (part := sentence(line, catalogue, detail))]
    return " ".join([*(ended(part) for part in told[:-1]), *told[-1:]])


def ended(sentence: str) -> str:
    """Close a label that another sentence follows, so that a voice pauses there."""
    return sentence if sentence[-1] in ".!?:;…" else sentence + "."


def sentence(line: Line, catalogue: Catalogue, detail: Detail = "normal") -> str:
    """Tell one line; an argument that is a line itself is told first."""
    args = {
        name: sentence(value, catalogue) if isinstance(value, Line) else value
        for name, value in line.args.items()
    }
    return catalogue.tell(line.message, detail, **args)
