"""Tournaments of bots: every pair plays many matches with balanced seats and seeds, on all CPUs."""

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
from .self_play import play_match
from .table import Table, new_header

GAMES_PER_TASK = 20
"""Matches in one task: enough to make its start cheap, and few enough to show progress."""


@dataclass(frozen=True)
class PairingTask:
    """Some matches of one bot against another in all other seats, numbered from `first`."""

    game: str
    players: int
    options: Mapping[str, OptionValue]
    first_bot: str
    second_bot: str
    first_number: int
    games: int


@dataclass
class Score:
    """How often the first bot of a pairing won. A draw counts as a part of a win."""

    games: int = 0
    points: float = 0.0
    squares: float = 0.0
    """Sum of the squared points, for the confidence interval."""

    def add(self, other: Score) -> None:
        """Add the matches of another score of the same pairing."""
        self.games += other.games
        self.points += other.points
        self.squares += other.squares

    @property
    def rate(self) -> float:
        """Points per match."""
        return self.points / max(1, self.games)

    @property
    def margin(self) -> float:
        """Half of the rate's 95 % confidence interval (Wilson's interval if there are no draws)."""
        n = max(1, self.games)
        variance = max(self.squares / n - self.rate**2, 0.0)
        z = 1.96
        centre = z * z / n
        return z * math.sqrt(variance / n + centre / (4 * n)) / (1 + centre)


@dataclass
class RoundRobin:
    """All pairings of some bots in one game."""

    game: str
    players: int
    options: Mapping[str, OptionValue]
    bots: Sequence[str]
    games: int
    scores: dict[tuple[str, str], Score] = field(default_factory=dict)

    def list_tasks(self) -> Iterator[PairingTask]:
        """Yield the tasks, alternating between pairings, so that an early stop is balanced."""
        for first in range(0, self.games, GAMES_PER_TASK):
            count = min(GAMES_PER_TASK, self.games - first)
            for one, other in combinations(self.bots, 2):
                yield PairingTask(self.game, self.players, self.options, one, other, first, count)

    def run(self) -> Iterator[tuple[int, int]]:
        """Play all matches. After each task, yield the number of finished matches and the total."""
        duels = list(self.list_tasks())
        total, done = sum(duel.games for duel in duels), 0
        with ProcessPoolExecutor(os.cpu_count(), initializer=_leave_ctrl_c_alone) as pool:
            running = {pool.submit(play_task, duel): duel for duel in duels}
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

    def _count(self, duel: PairingTask, future: Future[Score]) -> None:
        self.scores.setdefault((duel.first_bot, duel.second_bot), Score()).add(future.result())


def _leave_ctrl_c_alone() -> None:
    """Ignore Ctrl+C in a worker, so that the main process can stop all workers in order."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)


def play_task(duel: PairingTask) -> Score:
    """Play the matches of a task; the first bot plays each seed once in every seat."""
    score = Score()
    for number in range(duel.first_number, duel.first_number + duel.games):
        seat, seed = number % duel.players, number // duel.players
        names = [duel.second_bot] * duel.players
        names[seat] = duel.first_bot
        header = new_header(duel.game, tuple(names), dict(duel.options), seed)
        bots = [make_bot(name, duel.game, number * 64 + place) for place, name in enumerate(names)]
        end = play_match(Table(header), bots)[-1]
        assert isinstance(end, End)
        points = result_share(end, seat, duel.players)
        score.add(Score(1, points, points * points))
    return score
