"""Ratings of players after matches, fair to draws and to several players.

The model is that of Plackett and Luce as in R. C. Weng and C.-J. Lin, "A Bayesian Approximation
Method for Online Ranking", JMLR 12 (2011), algorithm 4.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from math import erf, exp, fsum, sqrt
from typing import Final

from audiowar.bots.registry import USUAL, list_opponents
from audiowar.rules.events import Seat
from audiowar.rules.registry import GAMES
from audiowar.rules.state import Options


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


LEVEL_STEP: Final = 2.0
"""How far the strengths of bots begin apart."""


def initial_bot_rating(level: str, game: str) -> Rating:
    """Return the rating at which a bot begins; that of a new player for an unknown one."""
    levels = list_opponents(game)
    if level not in levels:
        return NEW
    step = levels.index(level) - levels.index(USUAL)
    return Rating(NEW.strength + LEVEL_STEP * step, NEW.doubt / 2)


def is_rated(game: str, options: Options) -> bool:
    """Return whether matches of a game are rated: players choose cards in it."""
    return not GAMES[game].uses_money and GAMES[game].may_ask(options)


def can_be_rated(game: str) -> bool:
    """Return whether matches of a game are rated with any of its presets."""
    most = GAMES[game].players[-1]
    presets = GAMES[game].presets
    return any(is_rated(game, GAMES[game].full_options(one.options, most)) for one in presets)


def rank_seats(
    result: str, named: Sequence[Seat], out: Sequence[Seat], players: int
) -> list[float]:
    """Return the rank of each seat of a finished match, 1 for the first.

    `out`: the seats that are out, in order; who was out earlier has a worse rank. Whoever was
    still in without winning shares one.
    """
    if result == "drunkard":
        return [2.0 if seat in named else 1.0 for seat in range(players)]
    places: dict[Seat, float] = {seat: players - n for n, seat in enumerate(out)}
    return [1.0 if seat in named else places.get(seat, 1.5) for seat in range(players)]
