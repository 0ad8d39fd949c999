"""Let bots play whole matches against each other, without pauses."""

from __future__ import annotations

from collections.abc import Sequence

from audiowar.bots.bot_interface import Bot
from audiowar.rules.events import Event, Seat
from audiowar.rules.projection import project_event

from .table import Table


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
