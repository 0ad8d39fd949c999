"""Bots against bots: every pair many times, seats and seeds balanced, over all processors."""

from __future__ import annotations

import math
import os
import signal
from collections.abc import Iterator, Mapping, Sequence
from concurrent.futures import FIRST_COMPLETED, Future, ProcessPoolExecutor, wait
from dataclasses import dataclass, field
from itertools import combinations

from audiowar.bots.registry import make_bot
from audiowar.rules.events import End
from audiowar.rules.state import OptionValue

from .opponent_lineup import result_share
from .self_play import play_out
from .table import Table, new_header

CHUNK = 20
"""Games that one task plays: enough to make starting it cheap, few enough to show progress."""


@dataclass(frozen=True)
class Pairing:
    """One bot against a field of another, from `first` on, each game with its own seed."""

    game: str
    players: int
    options: Mapping[str, OptionValue]
    one: str
    other: str
    first: int
    games: int


@dataclass
class Score:
    """How often the one bot of a pairing won; a draw counts for its share."""

    games: int = 0
    points: float = 0.0
    squares: float = 0.0
    """Sum of the squared points, for the interval."""

    def add(self, other: Score) -> None:
        """Add the games of another score of the same pairing."""
        self.games += other.games
        self.points += other.points
        self.squares += other.squares

    @property
    def rate(self) -> float:
        """Points a game."""
        return self.points / max(1, self.games)

    @property
    def margin(self) -> float:
        """Half of the 95 % interval of the rate (Wilson's for all-or-nothing results)."""
        n = max(1, self.games)
        variance = max(self.squares / n - self.rate**2, 0.0)
        z = 1.96
        centre = z * z / n
        return z * math.sqrt(variance / n + centre / (4 * n)) / (1 + centre)


@dataclass
class Tournament:
    """All pairings of some bots in a game."""

    game: str
    players: int
    options: Mapping[str, OptionValue]
    bots: Sequence[str]
    games: int
    scores: dict[tuple[str, str], Score] = field(default_factory=dict)

    def duels(self) -> Iterator[Pairing]:
        """Yield the tasks, those of all pairings in turn, so that a stop leaves them balanced."""
        for first in range(0, self.games, CHUNK):
            count = min(CHUNK, self.games - first)
            for one, other in combinations(self.bots, 2):
                yield Pairing(self.game, self.players, self.options, one, other, first, count)

    def run(self) -> Iterator[tuple[int, int]]:
        """Play everything; yield how many games are done of how many, as they are."""
        duels = list(self.duels())
        total, done = sum(duel.games for duel in duels), 0
        with ProcessPoolExecutor(os.cpu_count(), initializer=_leave_ctrl_c_alone) as pool:
            running = {pool.submit(play_pairing, duel): duel for duel in duels}
            try:
                while running:
                    finished, _ = wait(running, return_when=FIRST_COMPLETED)
                    for future in finished:
                        duel = running.pop(future)
                        done += duel.games
                        self._count(duel, future)
                    yield done, total
            finally:
                for future in running:
                    future.cancel()

    def _count(self, duel: Pairing, future: Future[Score]) -> None:
        self.scores.setdefault((duel.one, duel.other), Score()).add(future.result())


def _leave_ctrl_c_alone() -> None:
    """Let the first process alone hear Ctrl+C, and stop the others in order."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)


def play_pairing(duel: Pairing) -> Score:
    """Play the games of a task. The one bot goes round the seats, each seed once in each."""
    score = Score()
    for number in range(duel.first, duel.first + duel.games):
        seat, seed = number % duel.players, number // duel.players
        names = [duel.other] * duel.players
        names[seat] = duel.one
        header = new_header(duel.game, tuple(names), dict(duel.options), seed)
        bots = [make_bot(name, duel.game, number * 64 + place) for place, name in enumerate(names)]
        end = play_out(Table(header), bots)[-1]
        assert isinstance(end, End)
        points = result_share(end, seat, duel.players)
        score.add(Score(1, points, points * points))
    return score
