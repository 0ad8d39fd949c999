"""Matches and tournaments of bots, without pauses.

In a tournament every pair plays many matches with balanced seats and seeds, on all CPUs.
"""

from __future__ import annotations

import math
import os
import signal
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass, field
from itertools import combinations

from audiowar.bots.bot_interface import Bot
from audiowar.bots.registry import make_bot
from audiowar.rules.events import End, Event, Seat
from audiowar.rules.projection import project_event
from audiowar.rules.state import OptionValue
from audiowar.storage.match_transcript import Header

from .rating_model import compute_win_share
from .table import Table

MATCHES_PER_TASK = 20
"""The number of matches in a task: large enough that starting a task costs little, and small enough
that progress is reported often."""


@dataclass(frozen=True)
class PairingTask:
    """Matches of one bot, alone in its seat, against another bot in all other seats."""

    game: str
    players: int
    options: Mapping[str, OptionValue]
    first_bot: str
    second_bot: str
    first_match_number: int
    """The number of the first match of the task. The number of a match decides its seed, and the
    seat of the first bot."""
    match_count: int


@dataclass
class PairingScore:
    """The points of the first bot of a pairing: in each match, its win share from 0 to 1."""

    match_count: int = 0
    points: float = 0.0
    sum_of_squared_points: float = 0.0
    """Sum of the squared points, for the confidence interval."""

    def add(self, other: PairingScore) -> None:
        """Add the matches of another score for the same pairing."""
        self.match_count += other.match_count
        self.points += other.points
        self.sum_of_squared_points += other.sum_of_squared_points

    @property
    def points_per_match(self) -> float:
        """The average points of the first bot, from 0 to 1."""
        return self.points / max(1, self.match_count)

    @property
    def confidence_margin(self) -> float:
        """Half the width of the 95 % confidence interval of `points_per_match`.

        Without draws, it is that of Wilson's interval.
        """
        n = max(1, self.match_count)
        variance = max(self.sum_of_squared_points / n - self.points_per_match**2, 0.0)
        z = 1.96
        centre = z * z / n
        return z * math.sqrt(variance / n + centre / (4 * n)) / (1 + centre)


@dataclass
class RoundRobin:
    """A tournament in one game, in which each bot plays against each other bot."""

    game: str
    players: int
    options: Mapping[str, OptionValue]
    bots: Sequence[str]
    matches_per_pairing: int
    scores: dict[tuple[str, str], PairingScore] = field(default_factory=dict)

    def iter_tasks(self) -> Iterator[PairingTask]:
        """Yield the tasks, alternating between pairings, so that an early stop is fair to all."""
        for first in range(0, self.matches_per_pairing, MATCHES_PER_TASK):
            count = min(MATCHES_PER_TASK, self.matches_per_pairing - first)
            for one, other in combinations(self.bots, 2):
                yield PairingTask(self.game, self.players, self.options, one, other, first, count)

    def run_with_progress(self) -> Iterator[tuple[int, int]]:
        """Play all matches. After each task, yield the number of finished matches and the total."""
        # Imported here because only a tournament needs processes, which the page's Python lacks.
        from concurrent.futures import FIRST_COMPLETED, ProcessPoolExecutor, wait

        tasks = list(self.iter_tasks())
        total, done = sum(task.match_count for task in tasks), 0
        with ProcessPoolExecutor(os.cpu_count(), initializer=_leave_ctrl_c_alone) as pool:
            running = {pool.submit(play_task, task): task for task in tasks}
            try:
                while running:
                    finished, _ = wait(running, return_when=FIRST_COMPLETED)
                    for future in finished:
                        task = running.pop(future)
                        done += task.match_count
                        pair = task.first_bot, task.second_bot
                        self.scores.setdefault(pair, PairingScore()).add(future.result())
                    yield done, total
            finally:
                for future in running:
                    future.cancel()


def _leave_ctrl_c_alone() -> None:
    # Ctrl+C must not end a worker, because the main process stops all workers properly.
    signal.signal(signal.SIGINT, signal.SIG_IGN)


def play_task(task: PairingTask) -> PairingScore:
    """Play the matches of a task, and return the score of the first bot.

    Successive matches have the same seed until the first bot has played in every seat.
    """
    score = PairingScore()
    for number in range(task.first_match_number, task.first_match_number + task.match_count):
        seat, seed = number % task.players, number // task.players
        names = [task.second_bot] * task.players
        names[seat] = task.first_bot
        header = Header(task.game, tuple(names), dict(task.options), seed)
        bots = [make_bot(name, task.game, number * 64 + place) for place, name in enumerate(names)]
        end = play_match(Table(header), bots)[-1]
        assert isinstance(end, End)
        points = compute_win_share(task.game, end, seat, task.players)
        score.add(PairingScore(1, points, points * points))
    return score


def play_match(table: Table, bots: Sequence[Bot]) -> list[Event]:
    """Play a new match to its end with one bot in each seat; return all events."""
    happened = list(table.start())
    let_bots_observe(bots, happened)
    match = table.match
    while not match.end_event:
        if match.questions:
            seat = next(iter(match.questions))
            events = table.answer(seat, bots[seat].choose(table.view(seat)))
        else:
            events = table.advance()
        let_bots_observe(bots, events)
        happened += events
    return happened


def let_bots_observe(bots: Sequence[Bot], events: list[Event]) -> None:
    """Let each bot observe the events as its seat may see them."""
    for seat, bot in enumerate(bots):
        observe_as_seat(bot, seat, events)


def observe_as_seat(bot: Bot, seat: Seat, events: list[Event]) -> None:
    """Let one bot observe the events as its seat may see them."""
    for event in events:
        bot.observe(project_event(event, seat))
