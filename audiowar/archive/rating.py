"""Ratings of the player, bots and people in each rated game, computed from finished matches."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass, field
from math import fsum
from typing import Final

from audiowar.table.rating_model import (
    INITIAL_RATING,
    Rating,
    initial_bot_rating,
    is_rated,
    rank_seats,
    update_ratings,
)

from .game_list_entry import GameRecord
from .statistics import PlayedGame

OWN_KEY: Final = ""
"""The key of the player's own rating. Keys of bots begin with a colon; other people's are their
names."""


@dataclass
class GameRatings:
    """The ratings in one game: the player's and those of all opponents."""

    game: str
    games: int = 0
    """The number of matches counted so far."""
    known: dict[str, Rating] = field(default_factory=dict)
    """The ratings by key (see OWN_KEY)."""

    def find_rating(self, key: str) -> Rating:
        """Return the rating of a key. An unknown bot has the rating of its level."""
        if key in self.known:
            return self.known[key]
        return initial_bot_rating(key[1:], self.game) if key.startswith(":") else INITIAL_RATING

    def add_match(self, record: GameRecord) -> None:
        """Update the ratings of all players of a match."""
        keys = [rating_key_of_seat(record, seat) for seat in range(len(record.players))]
        ranks = rank_seats(record.result, record.seats, record.out, len(keys))
        rated = update_ratings(list(map(self.find_rating, keys)), ranks)
        for key in set(keys):
            # The same bot in several seats is one player.
            same = [one for one, other in zip(rated, keys, strict=True) if other == key]
            means = (
                fsum(values) / len(same)
                for values in zip(*map(strength_and_uncertainty, same), strict=True)
            )
            self.known[key] = Rating(*means)
        self.games += 1


def strength_and_uncertainty(rating: Rating) -> tuple[float, float]:
    """Return the strength and the uncertainty of a rating."""
    return rating.strength, rating.doubt


def rating_key_of_seat(record: GameRecord, seat: int) -> str:
    """Return the key of the person or bot in a seat."""
    if seat == record.seat:
        return OWN_KEY
    return f":{record.bots[seat]}" if seat in record.bots else record.players[seat]


def rate_games(played: Iterable[PlayedGame]) -> dict[str, GameRatings]:
    """Return the ratings by game after all matches, which are in order."""
    found: dict[str, GameRatings] = {}
    for one in played:
        record = one.record
        if is_rated(record.game, record.options):
            found.setdefault(record.game, GameRatings(record.game)).add_match(record)
    return found
