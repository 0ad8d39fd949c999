"""The cursor at a table: it moves through the hand, the answers to a question, or a bet."""

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
    """The player's position among the possible choices."""

    def __init__(self, app: AppContext, chair: PlayerView) -> None:
        self._app = app
        self._chair = chair
        self.index = 0
        self.pad: BetPad | None = None
        """The bet being set, while a bet is asked."""
        self.heard: Choice | None = None
        """The choice under the cursor that was spoken last."""

    def opened(self, question: Question) -> None:
        """Prepare for a newly opened question."""
        if question.kind != "card":
            # The same word may have been a choice of another question.
            self.index, self.heard = 0, None
        self.index = min(self.index, max(0, len(question.choices) - 1))
        # The step that closes the bet may open another question.
        self.pad = None
        if isinstance(question.choices, Bets):
            last = self._app.settings.get("bet", [question.choices.low, 0])
            self.pad = BetPad(self._app, question.choices, int(last[0]), int(last[1]))

    def options(self, view: View) -> list[Choice]:
        """Return the choices that the arrows move through."""
        if self.pad is not None:
            return []
        if view.question is not None and view.question.kind != "card":
            return list(view.question.choices)
        return list(table_queries.sort_hand(view))

    def chosen(self, view: View) -> Choice | None:
        """Return the choice under the cursor, None if there is none."""
        if self.pad is not None:
            return self.pad.choice
        options = self.options(view)
        return options[min(self.index, len(options) - 1)] if options else None

    def here(self, view: View) -> list[Line]:
        """Return lines that describe the choice under the cursor."""
        if self.pad is not None:
            return [self.pad.line(), Line("bet-help")]
        options = self.options(view)
        if not options:
            return table_queries.describe_hand(view, self._chair.names)
        self.index = min(self.index, len(options) - 1)
        self.heard = options[self.index]
        lines = [describe_choice(self.heard, view, self._chair.names)]
        if len(options) > 1 and self._app.settings.get("positions", True):
            lines.append(Line("menu-position", {"n": self.index + 1, "of": len(options)}))
        return lines

    def offered(self, view: View) -> list[Line]:
        """Return the lines after a question: the selected choice; for a first bet also its keys."""
        if view.question is None:
            return []
        if self.pad is not None:
            return [self.pad.line(), *([Line("bet-help")] if view.trick < 2 else [])]
        if view.question.kind == "card":
            return []
        return [describe_choice(self.options(view)[self.index], view, self._chair.names)]

    def by(self, step: int) -> None:
        """Move by a number of places."""
        self.go(self.index + step)

    def last(self) -> None:
        """Move to the last choice."""
        self.go(len(self.options(self._chair.view())) - 1)

    def go(self, index: int) -> None:
        """Move to a choice and say it; play a sound at the ends."""
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
        """Move to the next card of a rank."""
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
