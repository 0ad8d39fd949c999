"""A server's rating lists, one for each game, of the players who asked to be on them."""

from __future__ import annotations

import json
import logging
from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from hashlib import sha256
from pathlib import Path
from typing import Any, Final

from audiowar.rules.events import Seat
from audiowar.rules.match import Match
from audiowar.rules.registry import GAMES
from audiowar.storage.private_files import write_text_atomically
from audiowar.table.rating_model import (
    INITIAL_RATING,
    Rating,
    compute_ratings_after_match,
    is_match_rated,
    make_initial_bot_rating,
)

LOG = logging.getLogger(__name__)
RATINGS_FILE: Final = "ratings.json"
MAX_PLAYERS_SENT: Final = 100
"""The maximum number of players on a list that is sent to a client."""
MAX_LISTED_PLAYERS: Final = 20_000
"""The maximum number of players on all lists together. When it is reached, no player is added."""

NOT_RATED: Final = (0.0, 0.0, 0)
"""Strength, uncertainty and number of matches of a player who is not on a list."""


def hash_rating_key(key: str) -> str:
    """Return the hash of a player's secret key, under which the player is stored; "" for no key."""
    return sha256(f"rating:{key}".encode()).hexdigest()[:32] if key else ""


@dataclass
class ListedPlayer:
    """A player who is on at least one list."""

    name: str
    ratings_by_game: dict[str, tuple[float, float, int]] = field(default_factory=dict)
    """Strength, uncertainty and number of matches by game."""


class RatingLists:
    """The ratings of all listed players, stored in a file after every match."""

    def __init__(self, folder: Path | None = None) -> None:
        """If `folder` is None, nothing is stored."""
        self._path = None if folder is None else folder / RATINGS_FILE
        self._listed: dict[str, ListedPlayer] = {}
        self._best_players_by_game: dict[str, list[dict[str, Any]]] = {}
        """The rows of the lists that were asked for since the last change."""

    def load(self) -> None:
        """Load the file. If it cannot be read, leave it as it is and store nothing later."""
        if self._path is None:
            return
        try:
            rows = json.loads(self._path.read_text(encoding="utf-8"))
            self._listed = {key: parse_player(row) for key, row in rows.items()}
        except FileNotFoundError:
            pass
        except (OSError, ValueError, AttributeError, TypeError, LookupError) as wrong:
            LOG.error("the rating lists cannot be read: %s", type(wrong).__name__)
            self._path = None

    def remove_from_all_lists(self, hashed_key: str) -> None:
        """Remove the player with a hashed key from all lists."""
        if self._listed.pop(hashed_key, None) is not None:
            self._save()

    def update_after_match(
        self, match: Match, people: Mapping[Seat, tuple[str, str]], bots: Mapping[Seat, str]
    ) -> None:
        """Update the ratings of listed players after a match, and add players who are new.

        `people` has, by seat, the hashed key and the name of each person. The key is "" for a
        person who has not asked to be listed. `bots` has the names of the bots, by seat.
        """
        keys = [key for key, _ in people.values() if key]
        end, name = match.end_event, match.variant.name
        # A player in two seats of one match could win against themselves.
        if not end or not keys or len(set(keys)) < len(keys) or match.players < 2:
            return
        if not is_match_rated(name, match.options):
            return
        ratings = [
            self._rating(people[seat][0], name)
            if seat in people
            else make_initial_bot_rating(bots.get(seat, ""), name)
            for seat in range(match.players)
        ]
        ranks = end.ranks
        rated = compute_ratings_after_match(ratings, ranks)
        for seat, (key, player_name) in people.items():
            if key and (key in self._listed or len(self._listed) < MAX_LISTED_PLAYERS):
                listed = self._listed.setdefault(key, ListedPlayer(player_name))
                _, _, games = listed.ratings_by_game.get(name, NOT_RATED)
                listed.name = player_name
                listed.ratings_by_game[name] = (
                    rated[seat].strength,
                    rated[seat].uncertainty,
                    games + 1,
                )
        self._save()

    def _rating(self, key: str, game: str) -> Rating:
        values = self._listed[key].ratings_by_game.get(game) if key in self._listed else None
        return INITIAL_RATING if values is None else Rating(values[0], values[1])

    def list_best_players(self, game: str) -> list[dict[str, Any]]:
        """Return the top of a game's list, as rows for the `ratings` frame.

        The player whose strength has the highest lower bound comes first.
        """
        if game in GAMES and game not in self._best_players_by_game:
            rated = [
                (player.name, Rating(strength, uncertainty), count)
                for player in self._listed.values()
                for strength, uncertainty, count in [player.ratings_by_game.get(game, NOT_RATED)]
                if count
            ]
            rated.sort(key=lambda row: (-row[1].confidence_interval[0], row[0]))
            self._best_players_by_game[game] = [
                {
                    "name": name,
                    "strength": round(rating.strength, 1),
                    "low": round(rating.confidence_interval[0], 1),
                    "high": round(rating.confidence_interval[1], 1),
                    "games": count,
                }
                for name, rating, count in rated[:MAX_PLAYERS_SENT]
            ]
        return self._best_players_by_game.get(game, [])

    def _save(self) -> None:
        self._best_players_by_game.clear()
        if self._path is None:
            return
        rows = {key: [player.name, player.ratings_by_game] for key, player in self._listed.items()}
        try:
            write_text_atomically(self._path, json.dumps(rows))
        except OSError as wrong:
            LOG.error("the rating lists cannot be written: %s", type(wrong).__name__)


def parse_player(values: Sequence[Any]) -> ListedPlayer:
    """Parse a row of the rating file. Raises ValueError, TypeError or LookupError."""
    games = {
        str(game): (float(strength), float(doubt), int(count))
        for game, (strength, doubt, count) in values[1].items()
    }
    return ListedPlayer(str(values[0]), games)
