"""How much it helps to count cards owned when the trick limit is near.

    python benchmarks/bots_hurry.py TRICKS [LEVEL [GAMES]]

Two players of the same level (d1 if none is named) play so many tricks; one of them does not
know of the limit. Seats and seeds are balanced. A game's points: 1 for a win, a draw is shared.
"""

from __future__ import annotations

import sys
from random import Random

from bots_scientific import interval, tell

from audiowar.games.scientific.bots.bot import CountingBot, Mind, Mixture
from audiowar.games.scientific.bots.card_counting import Memory, peeked
from audiowar.games.scientific.bots.play_against_one import as_solved, mind, mirrored
from audiowar.games.scientific.bots.play_by_habits import guess_and_answer
from audiowar.games.scientific.bots.rank_model import Position
from audiowar.games.scientific.bots.search_styles import THOUGHTS, Think
from audiowar.rules.chance import SeededChance
from audiowar.rules.engine import Game
from audiowar.rules.registry import variant
from audiowar.rules.view import View, view


def unhurried(think: Think) -> Mind:
    """Return the mind that plays as if there were no limit."""

    def made_up(position: Position, seen: View, memory: Memory, random: Random) -> Mixture:
        here = mirrored(position) if seen.viewer == 1 else position
        known = peeked(seen).get(1 - (seen.viewer or 0))
        immediate = seen.options["revolution"] == "immediate"
        return as_solved(think(here, immediate, known), here)

    return made_up


def play(minds: tuple[Mind, Mind], seed: int, tricks: int) -> float:
    """Play one game; return the first mind's points."""
    game = Game(variant("scientific"), 2, {"trick_limit": tricks}, SeededChance(seed))
    bots = [CountingBot(seed * 64 + seat, made_up) for seat, made_up in enumerate(minds)]
    tell(bots, game.start())
    while not game.finished:
        seat = next(iter(game.questions))
        tell(bots, game.answer(seat, bots[seat].choose(view(game, seat))))
    named = game.finished.seats
    return (0 in named) / len(named)


def compare(tricks: int, level: str, games: int) -> list[float]:
    """Return the points of who knows of the limit, game by game."""
    knows, not_knows = mind(THOUGHTS[level], guess_and_answer), unhurried(THOUGHTS[level])
    points = []
    for number in range(games):
        if number % 2:
            points.append(1 - play((not_knows, knows), number // 2, tricks))
        else:
            points.append(play((knows, not_knows), number // 2, tricks))
    return points


def main() -> None:
    tricks, level = int(sys.argv[1]), sys.argv[2] if len(sys.argv) > 2 else "d1"
    games = int(sys.argv[3]) if len(sys.argv) > 3 else 400
    mean, low, high = interval(compare(tricks, level, games))
    print(f"{tricks} tricks, {level}: {mean:.1%} [{low:.1%} to {high:.1%}], {games} games")


if __name__ == "__main__":
    main()
