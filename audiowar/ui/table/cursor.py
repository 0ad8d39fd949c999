"""What the arrows go through at a table: the hand, the answers to another question, a bet."""

from __future__ import annotations

from audiowar.announce import table_queries
from audiowar.announce.choice_lines import describe_choice, get_choice_card
from audiowar.announce.line import Cue, Line
from audiowar.rules.cards import code
from audiowar.rules.events import Choice
from audiowar.rules.parts.betting import Bets
from audiowar.rules.state import Question
from audiowar.rules.view import View
from audiowar.table.player_view import PlayerView
from audiowar.ui.core.screen import AppContext
from audiowar.ui.core.spoken_names import RANK_CODES, RANK_NAMES

from .bet_pad import BetPad


class Cursor:
    """Where the player stands among what may be answered."""

    def __init__(self, app: AppContext, chair: PlayerView) -> None:
        self._app = app
        self._chair = chair
        self.index = 0
        self.pad: BetPad | None = None
        """Where a bet is set, while one is asked."""
        self.heard: Choice | None = None
        """What was told last under the arrows."""

    def opened(self, question: Question) -> None:
        """Make ready for a question that has just been opened."""
        if question.kind != "card":
            # Its words may have been those of another question.
            self.index, self.heard = 0, None
        self.index = min(self.index, max(0, len(question.choices) - 1))
        # A tie may be asked in the same step that closes the bet.
        self.pad = None
        if isinstance(question.choices, Bets):
            last = self._app.settings.get("bet", [question.choices.low, 0])
            self.pad = BetPad(self._app, question.choices, int(last[0]), int(last[1]))

    def options(self, view: View) -> list[Choice]:
        """Return what the arrows go through."""
        if self.pad is not None:
            return []
        if view.question is not None and view.question.kind != "card":
            return list(view.question.choices)
        return list(table_queries.sort_hand(view))

    def chosen(self, view: View) -> Choice | None:
        """Return what stands under the arrows; None where nothing does."""
        if self.pad is not None:
            return self.pad.choice
        options = self.options(view)
        return options[min(self.index, len(options) - 1)] if options else None

    def here(self, view: View) -> list[Line]:
        """Say the card or answer under the arrows."""
        if self.pad is not None:
            return [self.pad.line(), Line("bet-help")]
        options = self.options(view)
        if not options:
            return table_queries.describe_hand(view, self._chair.names)
        self.index = min(self.index, len(options) - 1)
        self.heard = options[self.index]
        lines = [describe_choice(self.heard, view, self._chair.names)]
        if self._app.settings.get("positions", True):
            lines.append(Line("menu-position", {"n": self.index + 1, "of": len(options)}))
        return lines

    def offered(self, view: View) -> list[Line]:
        """Say with a question what stands under the arrows: at the first bet the keys too."""
        if view.question is None:
            return []
        if self.pad is not None:
            return [self.pad.line(), *([Line("bet-help")] if view.trick < 2 else [])]
        if view.question.kind == "card":
            return []
        return [describe_choice(self.options(view)[self.index], view, self._chair.names)]

    def by(self, step: int) -> None:
        """Go on or back."""
        self.go(self.index + step)

    def last(self) -> None:
        """Go to the last."""
        self.go(len(self.options(self._chair.view())) - 1)

    def go(self, index: int) -> None:
        """Move to a card; at the edges there is a sound."""
        view = self._chair.view()
        options = self.options(view)
        if not options:
            self._app.refuse(table_queries.explain_no_choice(view, self._chair.names))
            return
        inside = 0 <= index < len(options)
        self.index = min(max(0, index), len(options) - 1)
        card = get_choice_card(options[self.index])
        self._app.play_cue(
            Cue("edge")
            if not inside
            else Cue("card-pick", None, None if card is None else code(card))
        )
        self._app.say(*self.here(view))

    def go_to_rank(self, name: str) -> None:
        """Go to the next card of a rank."""
        options = self.options(self._chair.view())
        count = len(options)
        for step in range(1, count + 1):
            card = get_choice_card(options[(self.index + step) % count])
            if card is not None and card >> 2 == RANK_NAMES.index(name):
                self.go((self.index + step) % count)
                return
        view = self._chair.view()
        if (view.question is None or view.question.kind == "card") and table_queries.sees_hand(
            view
        ):
            message = "table-no-rank"
        else:
            cards = any(get_choice_card(one) is not None for one in options)
            message = "table-no-rank-answer" if cards else "table-no-ranks"
        self._app.refuse(Line(message, {"card": RANK_CODES[name]}))
