"""Render a recorded match as text, from one seat's view or with all cards open."""

from __future__ import annotations

from collections.abc import Sequence

from audiowar.l10n.catalogue import Catalogue, Detail
from audiowar.rules.events import Event, Seat
from audiowar.rules.match import Match
from audiowar.rules.projection import project_event, project_view, reveal_all_secrets

from . import table_queries
from .game_wording import get_wording
from .line import Line
from .narrator import Narrator
from .render_lines import render_lines


class RecordedMatchTextRenderer:
    """Renders a match as text, step by step. If `viewer` is None, all cards are open."""

    def __init__(
        self,
        match: Match,
        names: Sequence[str],
        viewer: Seat | None = None,
        detail: Detail = "normal",
    ) -> None:
        self._match = match
        self._names = names
        self._viewer = viewer
        self._detail = detail
        self._teller = Narrator(match.variant.name, names, match.options, viewer)
        self._trick = self._last_heading = self._last_question = 0

    def render_step(self, events: Sequence[Event], catalogue: Catalogue) -> str:
        """Return the text of one step, with the question that it opens for the viewer.

        The first text of a trick begins with the number of the trick. If there is nothing to tell,
        return "".
        """
        if self._viewer is None:
            seen = [reveal_all_secrets(event) for event in events]
        else:
            seen = [project_event(event, self._viewer) for event in events]
        lines = self._teller.narrate_step(seen)
        if self._viewer is not None:
            # As spoken at a table. With all cards open, lines stay in the order of events.
            lines = self._teller.arrange_lines(lines)
        told = render_lines([*lines, *self._asks()], catalogue, self._detail)
        number = self._number()
        if not told or number == self._last_heading:
            return told
        self._last_heading = number
        round_ = get_wording(self._match.variant.name).calls_tricks_rounds
        heading = Line("replay-round" if round_ else "replay-trick", {"number": number})
        return f"{render_lines([heading], catalogue)} {told}"

    def _number(self) -> int:
        """Return the number of the last step's trick.

        In games in which players always choose, the state already has the next trick's number.
        """
        before, self._trick = self._trick, self._match.state.trick
        return before if self._match.variant.always_has_choices else self._trick

    def _asks(self) -> list[Line]:
        """Return lines with the viewer's question, if it is new, and with what a power shows."""
        questions = self._match.state.questions
        question = None if self._viewer is None else questions.get(self._viewer)
        if question is None or question.number == self._last_question:
            return []
        self._last_question = question.number
        seen = project_view(self._match, self._viewer)
        self._teller.mark_chosen_cards_as_seen(table_queries.get_peeked_cards_by_seat(seen))
        return [
            *table_queries.describe_question(seen, self._names),
            *table_queries.describe_what_power_shows(seen, self._names),
        ]
