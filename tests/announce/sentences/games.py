"""The sentences of a game's own events that nobody has given arguments: those they ask for."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from functools import cache
from itertools import product
from pathlib import Path
from typing import Any

from audiowar.announce.line import ALL_LEVELS, Line
from audiowar.announce.render_lines import render_line
from audiowar.l10n.catalogue import Catalogue
from audiowar.l10n.discover_locales import discover_locales
from audiowar.l10n.list_joining import LISTENER_MARK
from tools.translations.parsed_messages import ParsedMessage, parse_messages

from .cases import ANA, FOLDER, LANGUAGES, ME, PARTS, cases

COUNTS = (1, 2, 5, 21)
LOOKED_UP: Mapping[str, Sequence[Any]] = {
    "CARD": ("QH", "2S", "9C"),
    "RANK": ("Q", "2"),
    "CARDS": (["QH"], ["QH", "5C", "AS"]),
    "COUNT": COUNTS,
    "LENGTH": COUNTS,
    "NAMES": (["Ana"], ["Ana", "Iván", LISTENER_MARK]),
    "LIST": (["Ana 2", "Iván 3"],),
    "MONEY": (1000, 1050),
    "CAP": ("Ana",),
}
"""What a variable may be that is given to a function."""


@cache
def messages() -> Mapping[str, ParsedMessage]:
    """Return all messages in English: those of the other languages have the same variables."""
    return parse_messages(discover_locales()["en"].folder, [])


def own(game: str) -> list[ParsedMessage]:
    """Return a game's events that are among no cases."""
    known = {message for message, _ in cases()}
    return [
        one
        for one in messages().values()
        if one.id.startswith("event-") and not one.id.startswith(PARTS)
        if Path(one.file).stem == game and one.id not in known
    ]


def told_of(game: str) -> str:
    """Return a game's own events in every language, at every level; nothing where all are read."""
    lines = []
    for language in LANGUAGES if own(game) else ():
        catalogue = Catalogue(language, strict=True)
        lines.append(f"== {language}")
        for message in own(game):
            for args in arguments(message):
                line = Line(message.id, args)
                said = {detail: render_line(line, catalogue, detail) for detail in ALL_LEVELS}
                lines.append(" | ".join(dict.fromkeys([message.id, *said.values()])))
    return "\n".join(lines) + "\n" if lines else ""


def arguments(message: ParsedMessage) -> Iterator[dict[str, Any]]:
    """Yield arguments for all that the message asks: who, how many, which cards."""
    names = sorted(message.variables - {"who", "player"})
    whose = [ME, ANA] if "who" in message.variables else [{"player": "Ana"}]
    for who, *values in product(whose, *(possible(message, name) for name in names)):
        yield {**who, **dict(zip(names, values, strict=True))}


def possible(message: ParsedMessage, name: str) -> list[Any]:
    """Return what a variable may be, by where it is looked at."""
    found: list[Any] = []
    for call in message.calls:
        if name in call.variables:
            found += LOOKED_UP[call.function]
    keys = [key for one in message.selects if one.variable == name for key in one.keys]
    if not found and any(key.isdigit() or key in ("one", "few") for key in keys):
        found += COUNTS
    found += [None] if "none" in keys else []
    if not found:
        found += [key == "yes" if key in ("yes", "no") else key for key in keys]
    return [one for at, one in enumerate(found) if one not in found[:at]] or [3]


def kept(game: str) -> Path:
    """Return the file that keeps them."""
    return FOLDER / f"{game}.txt"
