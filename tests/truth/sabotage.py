"""False versions of a line that is so: another player, another number, another card."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Sequence
from dataclasses import dataclass, field, replace
from typing import Any

from audiowar.announce.line import Line
from audiowar.announce.render_lines import render_line
from audiowar.l10n.catalogue import Catalogue
from audiowar.l10n.list_joining import LISTENER_MARK

from .claims import Claim, Step
from .wording import CARD


def spoil(line: Line, names: Sequence[str]) -> Iterator[tuple[str, Line]]:
    """Yield versions of a line, each with one argument changed, and the argument's name."""
    for name, value in line.args.items():
        for other in spoil_value(name, value, names, line):
            yield name, replace(line, args={**line.args, name: other})


def spoil_value(name: str, value: Any, names: Sequence[str], line: Line) -> Iterator[Any]:
    """Yield other values of an argument."""
    if isinstance(value, Line):
        yield from (other for _, other in spoil(value, names))
    elif isinstance(value, bool):
        yield not value
    elif isinstance(value, int):
        yield value + 1
    elif isinstance(value, (tuple, list)):
        yield from spoil_list(name, value, names)
    elif isinstance(value, str) and CARD.fullmatch(value):
        yield spoil_card(value)
    elif name == "player" and value in names and line.args.get("who", "other") == "other":
        yield names[(list(names).index(value) + 1) % len(names)]


def spoil_card(card: str) -> str:
    """Return a card of another rank."""
    return "9H" if card[0] != "9" else "KH"


def spoil_list(name: str, value: Sequence[Any], names: Sequence[str]) -> Iterator[Any]:
    """Yield a list without its first, and one with another in its place."""
    kind = type(value)
    if not value:
        return
    if len(value) > 1:
        yield kind(value[1:])  # type: ignore[call-arg]
    first = value[0]
    if isinstance(first, Line):
        for _, other in spoil(first, names):
            yield kind([other, *value[1:]])  # type: ignore[call-arg]
    elif CARD.fullmatch(first):
        yield kind([spoil_card(first), *value[1:]])  # type: ignore[call-arg]
    elif strange := [one for one in names if one not in value and first != LISTENER_MARK]:
        yield kind([strange[0], *value[1:]])  # type: ignore[call-arg]


ENGLISH = Catalogue("en", strict=True)


def tell(line: Line) -> list[str]:
    """Return the words of a line at each level of detail."""
    return [render_line(line, ENGLISH, at) for at in line.levels]


TRIES = 40
"""Changes of one argument that are tried in each game."""


@dataclass
class Sabotage:
    """Counts which false lines are found: by message and argument."""

    found: Counter[tuple[str, str]] = field(default_factory=Counter)
    missed: Counter[tuple[str, str]] = field(default_factory=Counter)
    tried: Counter[tuple[str, str]] = field(default_factory=Counter)
    """How often each was tried in this game."""

    def __call__(self, claim: Claim, step: Step, line: Line) -> None:
        """Try the false versions of a line of which a listener would hear that they differ."""
        words: list[str] = []
        for name, other in spoil(line, step.names):
            if self.tried[line.message, name] >= TRIES:
                continue
            words = words or tell(line)
            if tell(other) == words:
                continue
            self.tried[line.message, name] += 1
            try:
                holds = claim(step, other.args)
            except (KeyError, ValueError, IndexError):
                holds = False
            (self.missed if holds else self.found)[line.message, name] += 1

    def list_unnoticed_arguments(self, share: float) -> dict[str, float]:
        """Return the arguments of which more than this share of changes is not found."""
        shares = {
            key: count / (count + self.found[key]) for key, count in sorted(self.missed.items())
        }
        return {" ".join(key): one for key, one in shares.items() if one > share}
