"""Explain a trick of Steal War: what was stolen, what was not and why, then the battles."""

from __future__ import annotations

from collections.abc import Sequence

from audiowar.rules import events as ev
from audiowar.rules.cards import code

from ..line import Line
from .story import Lines, Story
from .wars import fought, of_all, result


def steal(story: Story) -> Lines:
    """Yield the steals of every round, then the battles and the take."""
    for acts in rounds(story.trick.events):
        for act in acts:
            yield from stolen(story, act) if isinstance(act, ev.Steal) else void(story, act, acts)
    yield from fought(story, of_all)
    yield from result(story)


Act = ev.Steal | ev.StealBlocked


def rounds(events: Sequence[ev.Event]) -> list[list[Act]]:
    """Return the steals that were revealed together."""
    found: list[list[Act]] = [[]]
    for event in events:
        if isinstance(event, (ev.Steal, ev.StealBlocked)):
            found[-1].append(event)
        elif isinstance(event, ev.Choose) and found[-1]:
            found.append([])
    return [acts for acts in found if acts]


def stolen(story: Story, act: ev.Steal) -> Lines:
    """Say that the card had the rank of the pile's top."""
    args = {**story.who(act.seat), "card": code(act.card), "victims": story.players(act.victims)}
    yield Line("why-steal", {**args, "mine": story.viewer in act.victims})


def void(story: Story, act: ev.StealBlocked, together: Sequence[Act]) -> Lines:
    """Say for each pile that was asked for whether it was protected or wanted by two."""
    for victim in act.victims:
        rivals = [other for other in together if other.seat != act.seat and victim in other.victims]
        protected = not rivals and any(
            put.seat == victim and put.up is not None and put.up >> 2 == act.card >> 2
            for put in story.all(ev.Put)
        )
        message = "why-steal-protected" if protected else "why-steal-rivals"
        args = {**story.who(act.seat), "card": code(act.card), "victims": story.players([victim])}
        yield Line(message, {**args, "mine": victim == story.viewer})
