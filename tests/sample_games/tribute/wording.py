"""The wording of Tribute."""

from __future__ import annotations

from audiowar.announce.game_wording import GameWording
from audiowar.announce.line import Cue, Line, Lines
from audiowar.announce.narration_memory import NarrationMemory
from audiowar.announce.reasons.explain_battles import (
    explain_battles,
    explain_outcome,
    explain_unfought_war,
)
from audiowar.announce.reasons.trick_explainer import TrickExplainer
from audiowar.rules.view import View

from .events import Tribute


def narrate_tribute(self: NarrationMemory, event: Tribute) -> Lines:
    """Say who gives a card."""
    yield Line("event-tribute", self.get_player_args(event.seat), Cue("steal", event.seat))


class TributeWording(GameWording[View]):
    """The wording of Tribute."""

    rules_sections = ("aim", "deal", "trick", "end")
    narrators = {Tribute: narrate_tribute}

    def explain_trick(self, explainer: TrickExplainer) -> Lines:
        """Explain the cards that were compared, the tribute and the result."""
        yield from explain_battles(explainer, explain_unfought_war)
        given = len(explainer.list_events_of_kind(Tribute))
        if given:
            yield Line("why-tribute", {"count": given})
        yield from explain_outcome(explainer)


WORDING = TributeWording()
