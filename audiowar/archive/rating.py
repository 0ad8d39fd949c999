"""A rating of the player against levels and people, fair to draws and to several players.

The model is that of Plackett and Luce as in R. C. Weng and C.-J. Lin, "A Bayesian Approximation
Method for Online Ranking", JMLR 12 (2011), algorithm 4. Every game has its own ratings; games of
pure luck have none.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import dataclass, field
from math import erf, exp, fsum, sqrt
from typing import Final

from audiowar.bots.registry import USUAL, list_opponents
from audiowar.rules.registry import GAMES

from .game_record import GameRecord
from .statistics import PlayedGame


@dataclass(frozen=True)
class Rating:
    """A strength with its uncertainty; a new player has the usual one."""

    strength: float = 25.0
    doubt: float = 25 / 3
    """The standard deviation."""

    @property
    def interval(self) -> tuple[float, float]:
        """Between which the strength lies with a probability of 95 percent."""
        return self.strength - 2 * self.doubt, self.strength + 2 * self.doubt

    def win_chance(self, other: Rating) -> float:
        """Return the chance to win against somebody, from 0 to 1."""
        spread = sqrt(2 * BETA**2 + self.doubt**2 + other.doubt**2)
        return (1 + erf((self.strength - other.strength) / spread / sqrt(2))) / 2


NEW: Final = Rating()
BETA: Final = NEW.strength / 6
"""How much the play of one match differs from the strength."""
DRIFT: Final = NEW.strength / 300
"""How much a strength changes from match to match."""
LEAST: Final = 1e-4
"""How little of its square an uncertainty keeps at least."""
LEVEL_STEP: Final = 2.0
"""How far the strengths of bots begin apart."""
OWN: Final = ""
"""The key of the player; of bots it begins with a colon, of people it is their name."""


def update_ratings(ratings: Sequence[Rating], ranks: Sequence[float]) -> list[Rating]:
    """Return the ratings after a match; the best rank is the smallest, equal ranks are a draw."""
    seats = range(len(ratings))
    variances = [one.doubt**2 + DRIFT**2 for one in ratings]
    scale = sqrt(fsum(variance + BETA**2 for variance in variances))
    weights = [exp(one.strength / scale) for one in ratings]
    not_better = [fsum(weights[s] for s in seats if ranks[s] >= ranks[q]) for q in seats]
    found = []
    for seat in seats:
        better = [q for q in seats if ranks[q] <= ranks[seat]]
        shares = {q: weights[seat] / not_better[q] for q in better}
        gain = fsum(((q == seat) - shares[q]) / ranks.count(ranks[q]) for q in better)
        known = fsum(shares[q] * (1 - shares[q]) / ranks.count(ranks[q]) for q in better)
        variance = variances[seat]
        kept = max(LEAST, 1 - variance / scale**2 * known * sqrt(variance) / scale)
        strength = ratings[seat].strength + variance / scale * gain
        found.append(Rating(strength, sqrt(variance * kept)))
    return found


@dataclass
class GameRatings:
    """The ratings of one game: the player's, and those of everybody met."""

    game: str
    games: int = 0
    known: dict[str, Rating] = field(default_factory=dict)

    def find(self, key: str) -> Rating:
        """Return the rating of somebody; bots never met begin with that of their level."""
        if key in self.known:
            return self.known[key]
        levels = list_opponents(self.game)
        if not key.startswith(":") or key[1:] not in levels:
            return NEW
        step = levels.index(key[1:]) - levels.index(USUAL)
        return Rating(NEW.strength + LEVEL_STEP * step, NEW.doubt / 2)

    def add(self, record: GameRecord) -> None:
        """Add a match."""
        keys = [find_key(record, seat) for seat in range(len(record.players))]
        rated = update_ratings(list(map(self.find, keys)), rank_seats(record))
        for key in set(keys):
            # The same bot in several seats is one player.
            same = [one for one, other in zip(rated, keys, strict=True) if other == key]
            means = (fsum(values) / len(same) for values in zip(*map(parts, same), strict=True))
            self.known[key] = Rating(*means)
        self.games += 1


def parts(rating: Rating) -> tuple[float, float]:
    """Return strength and uncertainty."""
    return rating.strength, rating.doubt


def find_key(record: GameRecord, seat: int) -> str:
    """Return the key of whoever sat in a seat."""
    if seat == record.seat:
        return OWN
    return f":{record.bots[seat]}" if seat in record.bots else record.players[seat]


def rank_seats(record: GameRecord) -> list[float]:
    """Return the rank of each seat of a finished match, 1 for the first.

    Who was out earlier has a worse rank; whoever was still in without winning shares one.
    """
    if record.result == "drunkard":
        return [2.0 if seat in record.seats else 1.0 for seat in range(len(record.players))]
    last = len(record.players)
    places: dict[int, float] = {seat: last - n for n, seat in enumerate(record.out)}
    return [1.0 if n in record.seats else places.get(n, 1.5) for n in range(last)]


def rate_games(played: Iterable[PlayedGame]) -> dict[str, GameRatings]:
    """Return the ratings by game after all matches, which come in their order."""
    found: dict[str, GameRatings] = {}
    for one in played:
        record = one.record
        variant = GAMES[record.game]
        if not variant.uses_money and variant.may_ask(record.options):
            found.setdefault(record.game, GameRatings(record.game)).add(record)
    return found
