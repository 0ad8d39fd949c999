"""What it brings that opponents remember a player's habits, and what it costs where they mislead.

    python benchmarks/bots_memory.py BOT PLAYER [TURNCOAT] [--players N] [--games N] [--learn N]

PLAYER plays LEARN games among BOTs, and what is counted of it is kept. Then one BOT sits beside
PLAYER (or TURNCOAT, of whom PLAYER's habits are believed) and others like it, once without and
once with that memory, in every seat as often. Prints the points of PLAYER: 1 for a win, a draw is
shared; with 95 % intervals (Wilson).
"""

from __future__ import annotations

from argparse import ArgumentParser, RawDescriptionHelpFormatter
from collections.abc import Sequence

from bots_scientific import interval

from audiowar.bots.base import Bot
from audiowar.bots.game_bots import players_of
from audiowar.bots.habits import Habits, Remembering
from audiowar.bots.registry import make
from audiowar.rules.view import project
from audiowar.table.opponent_lineup import share
from audiowar.table.self_play import play_out
from audiowar.table.table import Table, new_header

GAME = "scientific"


def main() -> None:
    parser = ArgumentParser(description=__doc__, formatter_class=RawDescriptionHelpFormatter)
    parser.add_argument("bot")
    parser.add_argument("player")
    parser.add_argument("turncoat", nargs="?")
    parser.add_argument("--players", type=int, default=2)
    parser.add_argument("--games", type=int, default=300)
    parser.add_argument("--learn", type=int, default=10)
    wanted = parser.parse_args()
    habits = learnt(wanted.bot, wanted.player, wanted.players, wanted.learn)
    print("habits", [round(a / b, 2) for a, b in zip(habits.seen, habits.could, strict=True)])
    for known in (None, habits):
        points = played(
            wanted.bot, wanted.turncoat or wanted.player, wanted.players, wanted.games, known
        )
        mean, low, high = interval(points)
        told = "remembered" if known else "not remembered"
        print(f"{told}: {mean:.1%} [{low:.1%}, {high:.1%}]", flush=True)


def table(players: int, seed: int) -> Table:
    return Table(new_header(GAME, tuple("ABCDEFGH"[:players]), {}, seed))


def learnt(bot: str, player: str, players: int, games: int) -> Habits:
    """Return the habits of a player, from its own games."""
    count = players_of(GAME).habits
    assert count is not None
    total: Habits | None = None
    for seed in range(games):
        seat, game = seed % players, table(players, 10_000 + seed)
        bots = [make(player if s == seat else bot, GAME, seed * 9 + s) for s in range(players)]
        events = [project(event, seat) for event in play_out(game, bots)]
        found = count(game.view(seat), events)
        if found is not None:
            total = found if total is None else total.plus(found)
    assert total is not None
    return total


def played(bot: str, player: str, players: int, games: int, known: Habits | None) -> list[float]:
    """Return the points of a player in so many games."""
    points = []
    for seed in range(games):
        seat, game = seed % players, table(players, seed)
        bots: Sequence[Bot] = [
            make(player if s == seat else bot, GAME, seed * 9 + s) for s in range(players)
        ]
        for one, other in enumerate(bots):
            if known is not None and one != seat and isinstance(other, Remembering):
                other.remember(seat, known)
        play_out(game, bots)
        assert game.game.finished is not None
        points.append(share(game.game.finished, seat, players))
    return points


if __name__ == "__main__":
    main()
