"""How Armed War is told: the cards of a fighter."""

from __future__ import annotations

from audiowar.announce.line import Line, Lines
from audiowar.announce.reasons.story import Story
from audiowar.announce.reasons.wars import Battle, fought, hands, unfought
from audiowar.announce.situation import Situation
from audiowar.announce.telling import Telling
from audiowar.rules import events as ev
from audiowar.rules.cards import code


def war_cards(self: Situation, event: ev.WarCards) -> Lines:
    """Tell the random face-down cards of a fighter, to the fighter."""
    if isinstance(event.cards, tuple):
        cards = [code(card) for card in event.cards]
        yield Line("event-war-cards", {**self.who(event.seat), "cards": cards})


def why(story: Story) -> Lines:
    """Explain battles in which three random cards lie face down, and one more is chosen."""
    yield from fought(story, of_fighters)
    yield from story.takes()
    yield from hands(story)
    yield from story.end()


def of_fighters(story: Story, battle: Battle, following: Battle) -> Lines:
    """Say that only the tied fight, and with what."""
    assert battle.war is not None
    alone = list(unfought(story, battle, following))
    fight = Line("why-war-armed", {"players": story.players(battle.war.seats)})
    yield from alone or [fight]


TELLING = Telling(
    sections=("aim", "deal", "trick", "two", "war", "short", "end"),
    why=why,
    tellers={ev.WarCards: war_cards},
    small=(ev.WarCards,),
)
