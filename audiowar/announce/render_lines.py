"""Render lines as text in one language."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any

from audiowar.l10n.catalogue import Catalogue, Detail

from .line import Line


def render_lines(lines: Iterable[Line], catalogue: Catalogue, detail: Detail = "normal") -> str:
    """Return the text of all lines that are spoken at this level of detail."""
    wanted = [line for line in lines if detail in line.levels]
    told = [part for line in wanted if (part := render_line(line, catalogue, detail))]
    return " ".join([*(add_full_stop(part) for part in told[:-1]), *told[-1:]])


def add_full_stop(sentence: str) -> str:
    """Add a full stop, at which voices pause, to a sentence that ends without punctuation."""
    return sentence if sentence[-1] in ".!?:;…" else sentence + "."


def render_line(line: Line, catalogue: Catalogue, detail: Detail = "normal") -> str:
    """Return the text of one line. Arguments that are lines are rendered too."""
    args = {name: render_argument(value, catalogue, detail) for name, value in line.args.items()}
    if line.omits_suits:
        args["plain"] = True
    return catalogue.format_message(line.message, detail, **args)


def render_argument(value: Any, catalogue: Catalogue, detail: Detail) -> Any:
    """Return an argument with all lines in it rendered as text. A tuple becomes a list."""
    if isinstance(value, Line):
        return render_line(value, catalogue, detail)
    if isinstance(value, tuple):
        return [render_argument(one, catalogue, detail) for one in value]
    return value
