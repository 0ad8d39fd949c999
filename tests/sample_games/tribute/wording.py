"""The wording of Tribute."""

from __future__ import annotations

from audiowar.announce.count_owned_cards import OwnedCardCounter
from audiowar.announce.game_wording import GameWording
from audiowar.announce.line import Cue, Line, Lines
from audiowar.announce.narration_memory import NarrationMemory
from audiowar.announce.reasons.explain_battles import (
    explain_battles,
    explain_outs,
    explain_unfought_war,
)
from audiowar.announce.reasons.trick_explainer import TrickExplainer
from audiowar.rules.view import View

from .events import Tribute


def narrate_tribute(self: NarrationMemory, event: Tribute) -> Lines:
    """Tell who gives a card."""
    self.on_table += 1
    yield Line("event-tribute", self.get_player_args(event.seat), Cue("push", event.seat))


def count_tribute(self: OwnedCardCounter, event: Tribute) -> None:
    """Subtract the card from its owner."""
    self.owned[event.seat] -= 1


class TributeCounter(OwnedCardCounter):
    """Counts the cards that are given."""

    changes = {**OwnedCardCounter.changes, Tribute: count_tribute}


class TributeWording(GameWording[View]):
    """The wording of Tribute."""

    rules_sections = ("aim", "deal", "trick", "end")
    narrators = {Tribute: narrate_tribute}
    minor_events = (Tribute,)
    card_counter = TributeCounter

    def explain_trick(self, explainer: TrickExplainer) -> Lines:
        """Explain the cards that were compared, the tribute and the result."""
        yield from explain_battles(explainer, explain_unfought_war)
        given = len(explainer.events_of(Tribute))
        if given:
            yield Line("why-tribute", {"count": given})
        yield from explainer.explain_cards_from_earlier_wars(given)
        yield from explain_outs(explainer)
        yield from explainer.explain_match_end()


WORDING = TributeWording()
