"""What announcements say in Armed War about the cards of a war."""

from __future__ import annotations

from audiowar.announce.game_wording import GameWording, PlacedCards
from audiowar.announce.line import Line, Lines
from audiowar.announce.narration_memory import NarrationMemory, count_known_or_hidden_cards
from audiowar.announce.reasons.explain_battles import (
    Battle,
    explain_battles,
    explain_refills,
    explain_unfought_war,
)
from audiowar.announce.reasons.trick_explainer import TrickExplainer
from audiowar.rules import events as ev
from audiowar.rules.cards import get_card_code
from audiowar.rules.view import View

from .rules import PutWarCards


def narrate_own_face_down_cards(self: NarrationMemory, event: PutWarCards) -> Lines:
    """Name the random face-down cards of a fighter, but only to the fighter."""
    if isinstance(event.cards, tuple):
        cards = [get_card_code(card) for card in event.cards]
        yield Line("event-war-cards", {**self.get_player_args(event.seat), "cards": cards})


def explain_who_fought_war(explainer: TrickExplainer, battle: Battle, following: Battle) -> Lines:
    """Explain that only the tied players fight, or why the war was not fought."""
    assert battle.following_war is not None
    alone = list(explain_unfought_war(explainer, battle, following))
    names = explainer.list_names_marking_listener(battle.following_war.seats)
    yield from alone or [Line("why-war-armed", {"players": names})]


class ArmedWording(GameWording[View]):
    """The wording of Armed War."""

    rules_sections = ("aim", "deal", "trick", "two", "war", "short", "end")
    narrators = {PutWarCards: narrate_own_face_down_cards}
    minor_events = (PutWarCards,)

    def explain_trick(self, explainer: TrickExplainer) -> Lines:
        yield from explain_battles(explainer, explain_who_fought_war)
        yield from explainer.explain_cards_from_earlier_wars()
        yield from explain_refills(explainer)
        yield from explainer.explain_match_end()

    def find_placed_cards(self, event: ev.Event) -> PlacedCards | None:
        if isinstance(event, PutWarCards):
            return event.seat, count_known_or_hidden_cards(event.cards), None
        return super().find_placed_cards(event)


WORDING = ArmedWording()
