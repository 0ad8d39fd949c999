"""A finished or recorded game as text, for one who sees every hand."""

from __future__ import annotations

from collections.abc import Sequence

from audiowar.l10n.catalogue import Catalogue
from audiowar.rules.engine import Game
from audiowar.rules.events import Event
from audiowar.rules.view import unseal

from .line import text
from .teller import Teller


class Chronicle:
    """Tells a game step by step: one utterance, one line of text."""

    def __init__(self, game: Game, names: Sequence[str]) -> None:
        self._teller = Teller(game.variant.name, names, game.options, None)
        self._teller.on_table = len(game.state.pot) + len(game.state.table)

    def tell(self, events: Sequence[Event], catalogue: Catalogue) -> str:
        """Return one step as one utterance, with nothing hidden."""
        return text(self._teller.step([unseal(event) for event in events]), catalogue)
