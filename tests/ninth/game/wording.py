"""How Vanish is told: which cards leave the game."""

from __future__ import annotations

from collections.abc import Sequence

from audiowar.announce.game_wording import GameWording
from audiowar.announce.line import Cue, Line, Lines
from audiowar.announce.narrate_cards import silent
from audiowar.announce.reasons.trick_explainer import TrickExplainer
from audiowar.announce.wording_context import WordingContext
from audiowar.rules.cards import code
from audiowar.rules.events import Event

from .events import Vanish


def vanish(self: WordingContext, event: Vanish) -> Lines:
    """Tell which cards leave the game."""
    cards = [code(card) for card in event.cards]
    yield Line("event-vanish", {"cards": cards}, Cue("purge"))
    self.settle()


def gone(events: Sequence[Event]) -> bool:
    """Tell whether the cards of the trick have left the game."""
    return any(isinstance(event, Vanish) for event in events)


def why(story: TrickExplainer) -> Lines:
    """Explain that a tie, or mercy, takes cards out of the game."""
    yield Line("why-vanish" if gone(story.trick.events) else "why-highest")
    yield from story.end()


WORDING = GameWording(
    sections=("aim", "end"),
    why=why,
    composed=("ask-mercy", "choice-take", "choice-spare"),
    tellers={Vanish: vanish},
    words={"take": silent, "spare": silent},
    results=("event-vanish",),
    ended=gone,
)
