"""The cursor at a table: which card, answer or bet the arrow keys have selected."""

from __future__ import annotations

from audiowar.announce import table_queries
from audiowar.announce.describe_choices import describe_choice, get_choice_card
from audiowar.announce.line import Cue, Line
from audiowar.input.commands import RANK_NAMES
from audiowar.rules.cards import get_card_code
from audiowar.rules.events import Choice
from audiowar.rules.parts.possible_bets import PossibleBets
from audiowar.rules.state import Question
from audiowar.rules.view import View
from audiowar.table.player_view import PlayerView
from audiowar.ui.core.app import App
from audiowar.ui.core.key_labels import RANK_CODES_BY_NAME

from .bet_entry import BetEntry


class Cursor:
    """The selection among the possible choices, moved by the arrow keys."""

    def __init__(self, app: App, player_view: PlayerView) -> None:
        self._app = app
        self._player_view = player_view
        self.index = 0
        self.bet_entry: BetEntry | None = None
        """The bet being entered; None unless the question asks for a bet."""
        self.last_spoken_choice: Choice | None = None
        """The choice under the cursor that was spoken last."""
        self._last_tie_bet = 0

    def on_question(self, question: Question) -> None:
        """Prepare the cursor for a newly opened question."""
        if question.kind != "card":
            # Forget the choice spoken last: a choice of this question can have the same name.
            self.index, self.last_spoken_choice = 0, None
        self.index = min(self.index, max(0, len(question.choices) - 1))
        # The previous question may have asked for a bet.
        self.bet_entry = None
        if isinstance(question.choices, PossibleBets):
            stake = self._app.settings.get("stake")
            self.bet_entry = BetEntry(self._app, question.choices, stake, self._last_tie_bet)

    def keep_bet(self, stake: int, tie_bet: int) -> None:
        """Let the next bet begin with these amounts; in another match, only with the stake."""
        self._last_tie_bet = tie_bet
        self._app.settings.set(stake=stake)

    def list_choices(self, view: View) -> list[Choice]:
        """Return the choices that the arrow keys move through."""
        if self.bet_entry is not None:
            return []
        if view.question is not None and view.question.kind != "card":
            return list(view.question.choices)
        return list(table_queries.sort_hand(view))

    def get_selected_choice(self, view: View) -> Choice | None:
        """Return the choice under the cursor, or None if there are no choices."""
        if self.bet_entry is not None:
            return self.bet_entry.choice
        options = self.list_choices(view)
        return options[min(self.index, len(options) - 1)] if options else None

    def take_selection_lines(self, view: View) -> list[Line]:
        """Return lines that describe the choice under the cursor, and remember it as spoken.

        If there are no choices, the lines describe the hand.
        """
        if self.bet_entry is not None:
            return [self.bet_entry.describe_field(), Line("bet-help")]
        options = self.list_choices(view)
        if not options:
            return table_queries.describe_hand(view, self._player_view.names)
        self.index = min(self.index, len(options) - 1)
        self.last_spoken_choice = options[self.index]
        lines = [describe_choice(self.last_spoken_choice, view, self._player_view.names)]
        if len(options) > 1 and self._app.settings.get("positions"):
            lines.append(Line("menu-position", {"n": self.index + 1, "of": len(options)}))
        return lines

    def take_lines_after_question(self, view: View) -> list[Line]:
        """Return lines that describe the selected answer or the bets, and remember an only answer.

        Where there is something to decide, Enter speaks the selected answer before it gives it: the
        voice may not have come to the question yet. A card is not described.
        """
        if view.question is None:
            return []
        if self.bet_entry is not None:
            hint = [Line("bet-help")] if view.trick < 2 else []
            return [*self.bet_entry.describe_bets(), *hint]
        if view.question.kind == "card":
            return []
        options = self.list_choices(view)
        if len(options) == 1:
            self.last_spoken_choice = options[0]
        return [describe_choice(options[self.index], view, self._player_view.names)]

    def go_to_last(self) -> None:
        """Move the cursor to the last choice and say it."""
        self.go_to(len(self.list_choices(self._player_view.view())) - 1)

    def go_to(self, index: int) -> None:
        """Move the cursor to the choice at `index` and say it.

        If `index` is beyond an end, move to the choice at that end. If there are no choices, say
        why.
        """
        view = self._player_view.view()
        options = self.list_choices(view)
        if not options:
            self._app.refuse(table_queries.explain_no_choice(view, self._player_view.names))
            return
        inside = 0 <= index < len(options)
        self.index = min(max(0, index), len(options) - 1)
        card = get_choice_card(options[self.index])
        picked = Cue("card-pick", card=None if card is None else get_card_code(card))
        self._app.play_cue(picked if inside else Cue("edge"))
        self._app.say(*self.take_selection_lines(view))

    def go_to_rank(self, rank_name: str) -> None:
        """Move the cursor to the next card of a rank and say it, or say that there is none."""
        view = self._player_view.view()
        cards = [get_choice_card(choice) for choice in self.list_choices(view)]
        for step in range(1, len(cards) + 1):
            index = (self.index + step) % len(cards)
            card = cards[index]
            if card is not None and card >> 2 == RANK_NAMES.index(rank_name):
                self.go_to(index)
                return
        asks_card = view.question is None or view.question.kind == "card"
        if asks_card and table_queries.has_visible_hand(view):
            message = "table-no-rank"
        else:
            has_cards = any(card is not None for card in cards)
            message = "table-no-rank-answer" if has_cards else "table-no-ranks"
        self._app.refuse(Line(message, {"card": RANK_CODES_BY_NAME[rank_name]}))
