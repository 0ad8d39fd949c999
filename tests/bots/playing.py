"""Let bots play Scientific War, and look at what they choose."""

from __future__ import annotations

from collections.abc import Sequence

from audiowar.bots.bot_interface import Bot
from audiowar.rules.chance import SeededChance
from audiowar.rules.match import Match
from audiowar.rules.projection import project_event, project_view
from audiowar.rules.registry import get_variant


def list_choices(bots: Sequence[Bot], tricks: int, seed: int = 1) -> list[object]:
    """Play at most so many tricks; return the seats and their choices."""
    match = Match(get_variant("scientific"), len(bots), {}, SeededChance(seed))
    choices: list[object] = []
    events = match.start()
    while True:
        for event in events:
            for seat, bot in enumerate(bots):
                bot.observe(project_event(event, seat))
        if match.end_event or match.state.trick > tricks:
            return choices
        seat = next(iter(match.questions))
        choice = bots[seat].choose(project_view(match, seat))
        choices.append((seat, choice))
        events = match.answer(seat, choice)
