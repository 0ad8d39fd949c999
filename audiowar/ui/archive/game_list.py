"""Filter the games of the list, and divide them into parts."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from dataclasses import dataclass
from itertools import groupby

from audiowar.archive.game_record import GameRecord
from audiowar.ui.core.type_ahead import normalize_text

KINDS: dict[str, Callable[[GameRecord], bool]] = {
    "all": lambda record: True,
    "open": lambda record: not record.is_over,
    "over": lambda record: record.is_over,
    "shared": lambda record: record.is_shared,
    "titled": lambda record: bool(record.title),
    "deleted": lambda record: True,
}
"""The kinds of games that can be shown alone, each with a test; deleted games are read apart."""
NEWEST = 30
"""The games that are rows of the list itself; older ones are in a group for each month."""


@dataclass
class GameFilter:
    """The player's choice of games."""

    kind: str = "all"
    game: str = ""
    """Only this game; "" for all."""
    words: str = ""
    """Words that all must be found; "" for none."""

    def select(
        self, records: Iterable[GameRecord], text: Callable[[GameRecord], str]
    ) -> list[GameRecord]:
        """Return the chosen games; `text` returns the text to search."""
        wanted, fits = normalize_text(self.words).split(), KINDS[self.kind]
        found = (one for one in records if fits(one) and self.game in ("", one.game))
        if not wanted:
            return list(found)
        return [one for one in found if has_words(normalize_text(text(one)), wanted)]


def has_words(text: str, wanted: Sequence[str]) -> bool:
    """Return whether each word begins a word of a normalized text."""
    return all(f" {word}" in f" {text}" for word in wanted)


def month_of_game(record: GameRecord) -> str:
    """Return the month of a game, such as 2026-11; that of no time for an unreadable file."""
    return record.ended[:7] or "1970-01"


def group_by_month(records: Sequence[GameRecord]) -> list[tuple[str, list[GameRecord]]]:
    """Return games by month ("2026-11"), in their order."""
    return [(month, list(games)) for month, games in groupby(records, key=month_of_game)]
