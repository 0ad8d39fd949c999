"""Filter the list of games, and group it by month."""

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
"""The kinds of games that can be listed separately, each with a test. Deleted games are read
separately."""
NEWEST = 30
"""The number of games listed directly; older ones are grouped by month."""


@dataclass
class GameFilter:
    """The player's filter for the list of games."""

    kind: str = "all"
    game: str = ""
    """The only game to list; "" for all."""
    words: str = ""
    """Words that must all be found; "" for none."""

    def select(
        self, records: Iterable[GameRecord], text: Callable[[GameRecord], str]
    ) -> list[GameRecord]:
        """Return the games that pass the filter; `text` returns the text to search."""
        wanted, fits = normalize_text(self.words).split(), KINDS[self.kind]
        found = (one for one in records if fits(one) and self.game in ("", one.game))
        if not wanted:
            return list(found)
        return [one for one in found if contains_word_beginnings(normalize_text(text(one)), wanted)]


def contains_word_beginnings(text: str, words: Sequence[str]) -> bool:
    """Return whether each of the words is the beginning of a word in a normalized text."""
    return all(f" {word}" in f" {text}" for word in words)


def month_of_game(record: GameRecord) -> str:
    """Return the month of a game, such as 2026-11, or 1970-01 for an unreadable file."""
    return record.ended[:7] or "1970-01"


def group_by_month(records: Sequence[GameRecord]) -> list[tuple[str, list[GameRecord]]]:
    """Return games grouped by month ("2026-11"), in the given order."""
    return [(month, list(games)) for month, games in groupby(records, key=month_of_game)]
