"""How Vanish is told: which cards leave the game."""

from __future__ import annotations

from collections.abc import Sequence

from audiowar.announce.line import Cue, Line, Lines
from audiowar.announce.reasons.story import Story
from audiowar.announce.situation import Situation
from audiowar.announce.telling import Telling
from audiowar.rules.cards import code
from audiowar.rules.events import Event

from .rules import Vanish


def vanish(self: Situation, event: Vanish) -> Lines:
    """Tell which cards leave the game."""
    cards = [code(card) for card in event.cards]
    yield Line("event-vanish", {"cards": cards}, Cue("purge"))
    self.settle()


def gone(events: Sequence[Event]) -> bool:
    """Tell whether the cards of the trick have left the game."""
    return any(isinstance(event, Vanish) for event in events)


def why(story: Story) -> Lines:
    """Explain that a tie takes cards out of the game."""
    if gone(story.trick.events):
        yield Line("why-vanish")
    yield from story.end()


TELLING = Telling(
    sections=("aim", "end"),
    why=why,
    tellers={Vanish: vanish},
    results=("event-vanish",),
    ended=gone,
)
