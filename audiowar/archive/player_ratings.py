"""Ratings of the player, bots and people in each rated game, computed from finished matches."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass, field
from math import fsum
from typing import Final

from audiowar.rules.events import End
from audiowar.rules.trick_record import rank_seats
from audiowar.table.rating_model import (
    INITIAL_RATING,
    Rating,
    compute_ratings_after_match,
    is_match_rated,
    make_initial_bot_rating,
)

from .game_list_entry import GameListEntry
from .statistics import FinishedMatch

OWN_RATING_KEY: Final = ""
"""The key of the player's own rating. The key of a bot is ":" followed by its level. The key of
another person is the name."""


@dataclass
class GameRatings:
    """The ratings in one game: the player's and those of all opponents."""

    game: str
    match_count: int = 0
    """The number of matches from which the ratings have been computed."""
    by_key: dict[str, Rating] = field(default_factory=dict)
    """The rating of each player by key, see `OWN_RATING_KEY`."""

    def find_rating(self, key: str) -> Rating:
        """Return the rating of a key. Before the first rated match, return the initial rating."""
        if key in self.by_key:
            return self.by_key[key]
        return (
            make_initial_bot_rating(key[1:], self.game) if key.startswith(":") else INITIAL_RATING
        )

    def add_match(self, entry: GameListEntry) -> None:
        """Update the ratings of all players of a match. It must be a rated match of this game."""
        keys = [get_rating_key_of_seat(entry, seat) for seat in range(len(entry.players))]
        out = {seat: number for number, seat in enumerate(entry.out)}
        ranks = entry.ranks or rank_seats(End(entry.result, entry.seats), out, len(keys))
        rated = compute_ratings_after_match(list(map(self.find_rating, keys)), ranks)
        for key in set(keys):
            # The same bot in several seats is one player.
            same = [one for one, other in zip(rated, keys, strict=True) if other == key]
            strength = fsum(one.strength for one in same) / len(same)
            self.by_key[key] = Rating(strength, fsum(one.uncertainty for one in same) / len(same))
        self.match_count += 1


def get_rating_key_of_seat(entry: GameListEntry, seat: int) -> str:
    """Return the key by which ratings are stored for the person or bot in a seat."""
    if seat == entry.seat:
        return OWN_RATING_KEY
    return f":{entry.bots[seat]}" if seat in entry.bots else entry.players[seat]


def rate_matches(matches: Iterable[FinishedMatch]) -> dict[str, GameRatings]:
    """Return the ratings by game after all `matches`, which must be in the order of play."""
    found: dict[str, GameRatings] = {}
    for one in matches:
        entry = one.entry
        if is_match_rated(entry.game, entry.options):
            found.setdefault(entry.game, GameRatings(entry.game)).add_match(entry)
    return found
