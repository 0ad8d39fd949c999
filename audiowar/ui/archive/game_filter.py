"""Filter the list of games, and group games by month."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from dataclasses import dataclass
from itertools import groupby

from audiowar.archive.game_list_entry import GameRecord
from audiowar.ui.core.type_ahead import normalize_text

KINDS: dict[str, Callable[[GameRecord], bool]] = {
    "all": lambda record: True,
    "open": lambda record: not record.is_over,
    "over": lambda record: record.is_over,
    "shared": lambda record: record.is_shared,
    "titled": lambda record: bool(record.title),
    "deleted": lambda record: True,
}
"""The kinds of games that can be listed alone, each with its test. Deleted games have none, because
they are read separately."""
NEWEST = 30
"""The number of newest games that are rows of the list. Older ones are grouped by month."""


@dataclass
class GameFilter:
    """What the player wants the list of games to show."""

    kind: str = "all"
    """The kind of games to list, see `KINDS`."""
    game: str = ""
    """The name of the only game to list; "" for all."""
    words: str = ""
    """The words that every listed game must have, or words that begin like them; "" for none."""

    def select(
        self, records: Iterable[GameRecord], text: Callable[[GameRecord], str]
    ) -> list[GameRecord]:
        """Return the games that pass the filter. `text` returns the text of a game to search."""
        wanted, fits = normalize_text(self.words).split(), KINDS[self.kind]
        found = (one for one in records if fits(one) and self.game in ("", one.game))
        if not wanted:
            return list(found)
        return [one for one in found if contains_word_beginnings(normalize_text(text(one)), wanted)]


def contains_word_beginnings(text: str, words: Sequence[str]) -> bool:
    """Return whether each of `words` is the beginning of a word in a normalized text."""
    return all(f" {word}" in f" {text}" for word in words)


def month_of_game(record: GameRecord) -> str:
    """Return the month of a game, such as 2026-11, or 1970-01 for an unreadable file."""
    return record.ended[:7] or "1970-01"


def group_by_month(records: Sequence[GameRecord]) -> list[tuple[str, list[GameRecord]]]:
    """Return games grouped by month ("2026-11"), in the given order."""
    return [(month, list(games)) for month, games in groupby(records, key=month_of_game)]
