"""What commands of the table do in a game: which nothing, so that its key help leaves them out."""

from __future__ import annotations

from collections.abc import Mapping

from audiowar.announce.game_wording import powerless, telling
from audiowar.bots.game_bots import players_of
from audiowar.rules.registry import variant
from audiowar.rules.variant import CHOICE_SECONDS
from audiowar.table.player_view import PlayerView
from audiowar.ui.core.spoken_names import RANK_NAMES

TOGETHER = frozenset(("chat", "who-is-here", "stop-timer"))
"""Commands that do something wherever others sit at the table."""
MOVES = frozenset(("card-previous", "card-next", "card-first", "card-last"))
"""Commands that go through what may be chosen."""
RANKS = frozenset(f"rank-{name}" for name in RANK_NAMES)
"""Commands that go to a card."""
DIGITS = frozenset(name for name in RANKS if name.removeprefix("rank-").isdigit())
"""Of those the ones whose keys are digits, with which a bet is typed."""


def idle(chair: PlayerView) -> frozenset[str]:
    """Return the commands that do nothing at this table, whatever happens there."""
    game = variant(chair.game)
    found = {"chat", "who-is-here"}
    if telling(chair.game).power is powerless:
        found.add("power")
    if not players_of(chair.game).coached:
        found.add("coach")
    if game.choice:
        # Where players choose the table never waits for a card to be turned.
        found |= {"auto", "skip"}
    elif not chosen(chair):
        found |= {*MOVES, *RANKS, "power", "coach"}
    if game.money:
        found |= {"hand", *RANKS - DIGITS}
    if not chair.options.get(CHOICE_SECONDS.name):
        found.add("stop-timer")
    return frozenset(found)


def chosen(chair: PlayerView) -> bool:
    """Tell whether anything is chosen at this table, where cards are not only turned."""
    game = variant(chair.game)
    return game.choice or game.may_ask(chair.options)


def meanings(chair: PlayerView) -> Mapping[str, str]:
    """Return what commands do here that is not what they do at most tables: ids of messages."""
    found = {} if chosen(chair) else {"play": "command-turn"}
    if "hands" not in variant(chair.game).sight:
        found["hand"] = "command-hand-packet"
    return {**found, **telling(chair.game).commands}
