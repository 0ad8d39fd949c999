"""Ratings of the player, bots and people in each rated game, computed from finished matches."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass, field
from math import fsum
from typing import Final, NamedTuple

from audiowar.table.rating_model import (
    INITIAL_RATING,
    Rating,
    compute_ratings_after_match,
    is_match_rated,
    make_initial_bot_rating,
)

from .game_list_entry import GameListEntry
from .statistics import FinishedMatch


class RatingKey(NamedTuple):
    """Whose rating it is: the player's own, that of a bot, or that of another person."""

    kind: str
    """One of OWN, BOT and PERSON."""
    name: str = ""
    """The level of a bot, or the name of a person, which may be empty."""


OWN, BOT, PERSON = "own", "bot", "person"
OWN_RATING_KEY: Final = RatingKey(OWN)


@dataclass
class GameRatings:
    """The ratings in one game: the player's and those of all opponents."""

    game: str
    match_count: int = 0
    """The number of matches from which the ratings have been computed."""
    by_key: dict[RatingKey, Rating] = field(default_factory=dict)

    def find_rating(self, key: RatingKey) -> Rating:
        """Return the rating of a key. Before the first rated match, return the initial rating."""
        if key in self.by_key:
            return self.by_key[key]
        is_bot = key.kind == BOT
        return make_initial_bot_rating(key.name, self.game) if is_bot else INITIAL_RATING

    def add_match(self, entry: GameListEntry) -> None:
        """Update the ratings of all players of a match. It must be a rated match of this game."""
        keys = [get_rating_key_of_seat(entry, seat) for seat in range(len(entry.players))]
        rated = compute_ratings_after_match(list(map(self.find_rating, keys)), entry.ranks)
        for key in set(keys):
            # The same bot in several seats is one player.
            same = [one for one, other in zip(rated, keys, strict=True) if other == key]
            strength = fsum(one.strength for one in same) / len(same)
            self.by_key[key] = Rating(strength, fsum(one.uncertainty for one in same) / len(same))
        self.match_count += 1


def get_rating_key_of_seat(entry: GameListEntry, seat: int) -> RatingKey:
    """Return the key by which ratings are stored for the person or bot in a seat."""
    if seat == entry.seat:
        return OWN_RATING_KEY
    if seat in entry.bots:
        return RatingKey(BOT, entry.bots[seat])
    return RatingKey(PERSON, entry.players[seat])


def rate_matches(matches: Iterable[FinishedMatch]) -> dict[str, GameRatings]:
    """Return the ratings by game after all `matches`, which must be in the order of play."""
    ratings_by_game: dict[str, GameRatings] = {}
    for one in matches:
        entry = one.entry
        if is_match_rated(entry.game, entry.options):
            ratings_by_game.setdefault(entry.game, GameRatings(entry.game)).add_match(entry)
    return ratings_by_game
