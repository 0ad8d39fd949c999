"""How Armed War is told: the cards of a fighter."""

from __future__ import annotations

from audiowar.announce.card_counts import size
from audiowar.announce.game_wording import GameWording, Laid
from audiowar.announce.line import Line, Lines
from audiowar.announce.reasons.explain_wars import Battle, fought, hands, unfought
from audiowar.announce.reasons.trick_explainer import TrickExplainer
from audiowar.announce.wording_context import WordingContext
from audiowar.rules.cards import code

from .events import WarCards


def war_cards(self: WordingContext, event: WarCards) -> Lines:
    """Tell the random face-down cards of a fighter, to the fighter."""
    if isinstance(event.cards, tuple):
        cards = [code(card) for card in event.cards]
        yield Line("event-war-cards", {**self.who(event.seat), "cards": cards})


def lay(event: WarCards) -> Laid:
    """Lay the cards of a fighter, face down also for the fighter."""
    return event.seat, size(event.cards), None


def why(story: TrickExplainer) -> Lines:
    """Explain battles in which three random cards lie face down, and one more is chosen."""
    yield from fought(story, of_fighters)
    yield from story.takes()
    yield from hands(story)
    yield from story.end()


def of_fighters(story: TrickExplainer, battle: Battle, following: Battle) -> Lines:
    """Say that only the tied fight, and with what."""
    assert battle.war is not None
    alone = list(unfought(story, battle, following))
    fight = Line("why-war-armed", {"players": story.players(battle.war.seats)})
    yield from alone or [fight]


WORDING = GameWording(
    sections=("aim", "deal", "trick", "two", "war", "short", "end"),
    why=why,
    tellers={WarCards: war_cards},
    small=(WarCards,),
    lays={WarCards: lay},
)
