"""Compute ratings of players from results, with draws and with more than two players.

The model is that of Plackett and Luce, as in R. C. Weng and C.-J. Lin, "A Bayesian Approximation
Method for Online Ranking", JMLR 12 (2011), algorithm 4.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from math import erf, exp, fsum, sqrt
from typing import Final

from audiowar.bots.registry import DEFAULT_BOT, list_opponent_names
from audiowar.rules.events import End, Seat
from audiowar.rules.registry import GAMES
from audiowar.rules.state import Options


@dataclass(frozen=True)
class Rating:
    """A player's estimated strength and its uncertainty. The defaults are those of a new player."""

    strength: float = 25.0
    uncertainty: float = 25 / 3
    """The standard deviation of the strength."""

    @property
    def confidence_interval(self) -> tuple[float, float]:
        """The 95 percent confidence interval of the strength that the rating estimates."""
        return self.strength - 2 * self.uncertainty, self.strength + 2 * self.uncertainty

    def compute_win_chance(self, other: Rating) -> float:
        """Return the probability of winning against another player, from 0 to 1."""
        spread = sqrt(2 * PERFORMANCE_DEVIATION**2 + self.uncertainty**2 + other.uncertainty**2)
        return (1 + erf((self.strength - other.strength) / spread / sqrt(2))) / 2


INITIAL_RATING: Final = Rating()
PERFORMANCE_DEVIATION: Final = INITIAL_RATING.strength / 6
"""The standard deviation of a player's performance in one match."""
STRENGTH_DRIFT: Final = INITIAL_RATING.strength / 300
"""The standard deviation of the change of a strength from one match to the next."""
MIN_VARIANCE_FACTOR: Final = 1e-4
"""The smallest factor by which a match can multiply the variance of a strength."""


def compute_ratings_after_match(ratings: Sequence[Rating], ranks: Sequence[float]) -> list[Rating]:
    """Return the ratings after a match. The smallest rank is the best; equal ranks are a draw."""
    seats = range(len(ratings))
    variances = [one.uncertainty**2 + STRENGTH_DRIFT**2 for one in ratings]
    scale = sqrt(fsum(variance + PERFORMANCE_DEVIATION**2 for variance in variances))
    weights = [exp(one.strength / scale) for one in ratings]
    not_better = [fsum(weights[s] for s in seats if ranks[s] >= ranks[q]) for q in seats]
    found = []
    for seat in seats:
        better = [q for q in seats if ranks[q] <= ranks[seat]]
        shares = {q: weights[seat] / not_better[q] for q in better}
        gain = fsum(((q == seat) - shares[q]) / ranks.count(ranks[q]) for q in better)
        known = fsum(shares[q] * (1 - shares[q]) / ranks.count(ranks[q]) for q in better)
        variance = variances[seat]
        kept = max(MIN_VARIANCE_FACTOR, 1 - variance / scale**2 * known * sqrt(variance) / scale)
        strength = ratings[seat].strength + variance / scale * gain
        found.append(Rating(strength, sqrt(variance * kept)))
    return found


RATING_STEP_PER_LEVEL: Final = 2.0
"""The difference between the initial ratings of two neighbouring levels."""


def make_initial_bot_rating(character: str, game: str) -> Rating:
    """Return the rating of a bot before its first match.

    A bot that is not an opponent in this game has the rating of a new player.
    """
    characters = list_opponent_names(game)
    if character not in characters:
        return INITIAL_RATING
    step = characters.index(character) - characters.index(DEFAULT_BOT)
    return Rating(
        INITIAL_RATING.strength + RATING_STEP_PER_LEVEL * step, INITIAL_RATING.uncertainty / 2
    )


def is_match_rated(game: str, options: Options) -> bool:
    """Return whether matches with these options are rated: those with choices, without money."""
    return not GAMES[game].uses_money and GAMES[game].needs_choices(options)


def has_rated_preset(game: str) -> bool:
    """Return whether the game has a preset whose matches are rated."""
    most = GAMES[game].players[-1]
    presets = GAMES[game].presets
    return any(
        is_match_rated(game, GAMES[game].complete_options(one.options, most)) for one in presets
    )


def compute_win_share(game: str, end: End, seat: Seat, players: int) -> float:
    """Return a seat's share of the win, from 0 for a loss to 1 for winning alone.

    Players who draw, or who win together, have equal shares.
    """
    if GAMES[game].is_undecided(end.result):
        return 1 / players
    if end.are_seats_losers:
        winners = players - len(end.seats)
        return 0.0 if seat in end.seats else 1 / max(1, winners)
    return 1 / len(end.seats) if seat in end.seats else 0.0
