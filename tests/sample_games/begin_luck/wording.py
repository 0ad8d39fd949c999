"""The wording of New Game."""

from __future__ import annotations

from audiowar.announce.game_wording import GameWording
from audiowar.announce.line import Lines
from audiowar.announce.reasons.explain_battles import (
    explain_battles,
    explain_outcome,
    explain_unfought_war,
)
from audiowar.announce.reasons.trick_explainer import TrickExplainer
from audiowar.rules.view import View


class NewGameWording(GameWording[View]):
    """The wording of New Game."""

    rules_sections = ("aim", "deal", "trick", "end")

    def explain_trick(self, explainer: TrickExplainer) -> Lines:
        """Explain the cards that were compared, and the result."""
        yield from explain_battles(explainer, explain_unfought_war)
        yield from explain_outcome(explainer)


WORDING = NewGameWording()
