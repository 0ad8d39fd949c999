"""Explain a round of Casino War: each player's card against that of the house."""

from __future__ import annotations

from collections.abc import Mapping

from audiowar.rules import events as ev
from audiowar.rules.cards import Card, code

from ..line import Line
from .story import Lines, Story


def casino(story: Story) -> Lines:
    """Yield one step for each payment, with the two cards that decided it."""
    drawn: dict[ev.Seat | str, Card] = {}
    left = {event.seat for event in story.all(ev.Choose) if event.choice == "leave"}
    for event in story.trick.events:
        if isinstance(event, ev.Draw) and isinstance(event.card, int):
            drawn[event.to] = event.card
        elif isinstance(event, ev.Pay):
            cards = {"card": code(drawn[event.seat]), "house": code(drawn["house"])}
            args = {**story.who(event.seat), **cards, "won": event.cents > 0}
            yield Line(f"why-pay-{event.why.replace('_', '-')}", args)
        elif isinstance(event, ev.Out) and event.seat not in left:
            yield Line("why-out-poor", story.who(event.seat))
    yield from undecided(story, drawn)


def undecided(story: Story, drawn: Mapping[ev.Seat | str, Card]) -> Lines:
    """Say whose cards tie with that of the house, before they go to war or surrender."""
    settled = {event.seat for event in story.all(ev.Pay) if event.why != "tie_bet"}
    for seat, card in drawn.items():
        if isinstance(seat, int) and seat not in settled:
            cards = {"card": code(card), "house": code(drawn["house"])}
            yield Line("why-house-tie", {**story.who(seat), **cards})
