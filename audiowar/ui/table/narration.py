"""Announce each step of a match with the question it opened, and opponents' remarks after it."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping, Sequence
from contextlib import suppress
from pathlib import Path
from typing import Any

from audiowar.announce.announcement import Announcement, Buffer, Kind
from audiowar.announce.bot_remarks import SETTINGS, USUAL
from audiowar.announce.line import Line
from audiowar.announce.line_order import USUAL as USUAL_ORDER
from audiowar.announce.listener import Listener, NarratedStep
from audiowar.bots.answer_to_review import AnswerToReview
from audiowar.rules.events import Choice
from audiowar.rules.view import View
from audiowar.storage import remark_memory
from audiowar.table.player_view import PlayerView
from audiowar.table.step_events import Step
from audiowar.ui.core.app import App

from .auto_turn import AutoTurn

AskLines = Callable[[bool], list[Line]]
"""Returns the lines of the open question. With True, it returns none for a question that has been
spoken already."""


class Narration:
    """Announces the steps of a table, and adds them to the message history."""

    def __init__(self, app: App, player_view: PlayerView, ask: AskLines, topic: str) -> None:
        """`topic`: the topic of results. A newer result shortens a waiting older one."""
        self._app = app
        self._player_view = player_view
        self._ask = ask
        self._topic = topic
        self.listener = Listener(player_view)
        self.auto_turn = AutoTurn(player_view)
        self._remark: Announcement | None = None
        """A bot's remark that is spoken next, unless the player goes on first."""
        self._saved_match: Mapping[str, Any] = {}
        """What was saved last for the remarks of the next matches, except the remarks made."""
        self._unsaved_told = False
        self._moved_told: Path | None = None
        self._answers: dict[int, AnswerToReview] = {}
        self.resumed = False
        """Whether the match had tricks before this table was opened."""

    def restore_history(self) -> None:
        """Add the past steps of a continued match to the message history."""
        for step in self._player_view.steps():
            self.add_to_history(step)
        self.listener.remarks.mark_saved()
        if self._player_view.remark_memory:
            self.listener.remarks.continue_from_saved_counts(remark_memory.load_memory().said)
        self.resumed = bool(self.listener.trick_lines)

    def record_answer(self, view: View, choice: Choice) -> None:
        """Record an answer to the open question, for the review after the match."""
        if view.question is not None and choice in view.question.choices:
            listener = self.listener
            self._answers[view.question.number] = AnswerToReview(
                view, choice, len(listener.events), len(listener.trick_lines) + 1
            )

    @property
    def answers(self) -> list[AnswerToReview]:
        """All recorded answers, in the order of their questions."""
        return list(self._answers.values())

    def add_to_history(self, step: Step) -> None:
        """Add a step to the message history without speaking it."""
        told = self._narrate(step)
        self._app.history.add(self._make_announcement(told))
        if told.remark is not None:
            self._app.history.add(remark_announcement(told.remark))

    def announce_step(self, step: Step, *before: Line, after: Sequence[Line] = ()) -> None:
        """Announce the lines `before`, a step, the lines `after`, and the newly opened question."""
        told = self._narrate(step)
        if not told.minor:
            self._remark = None if told.remark is None else remark_announcement(told.remark)
        if self.auto_turn.record_if_skipping(step.events, told.lines):
            self._tell_skipped()
            if not self._player_view.is_fast_forward:
                self._save_remark_memory()
            return
        announcement = self._make_announcement(told, *before, after=after)
        if told.minor:
            # The waiting remark is about an earlier result, so it comes before the new question.
            self.speak_waiting_remark()
        self._app.announce(announcement)
        self.report_saving()
        self._save_remark_memory()

    def _narrate(self, step: Step) -> NarratedStep:
        view = self._player_view.view()
        self._app.set_seats(view.players, view.viewer, view.reversed)
        wanted = self._app.settings.get("remarks", USUAL)
        order = self._app.settings.get("order", USUAL_ORDER)
        return self.listener.narrate(step.events, wanted if wanted in SETTINGS else USUAL, order)

    def _save_remark_memory(self) -> None:
        """Save what the remarks of the next matches depend on, such as the remarks made.

        Call it after the announcement, because a slow disk must not delay speech.
        """
        if self._player_view.remark_memory is None:
            return
        memory = self.listener.remarks.dump_memory()
        if not memory["said"] and memory["last"] == self._saved_match:
            return
        self._saved_match = memory["last"]
        # If the file cannot be written, bots only repeat their remarks sooner.
        with suppress(OSError):
            remark_memory.save_memory(**memory)
            self.listener.remarks.mark_saved()

    def _make_announcement(
        self, told: NarratedStep, *before: Line, after: Sequence[Line] = ()
    ) -> Announcement:
        lines = (*before, *told.lines, *after, *self._ask(True))
        if told.minor:
            return Announcement(lines, Kind.EVENT, "chosen", Buffer.GAME)
        return Announcement(lines, Kind.RESULT, self._topic, Buffer.GAME)

    def _tell_skipped(self) -> None:
        """Announce the summary of skipped events if skipping has just ended."""
        lines = self.auto_turn.pop_skipped_summary_lines(self.listener.last_trick_lines)
        if lines:
            self._app.announce(
                Announcement((*lines, *self._ask(False)), Kind.RESULT, self._topic, Buffer.GAME)
            )
            self.report_saving()

    def speak_waiting_remark(self) -> None:
        """Speak the waiting remark, unless the match is being skipped."""
        if self._player_view.is_fast_forward:
            return
        remark, self._remark = self._remark, None
        if remark is not None:
            self._app.announce(remark)

    def drop_waiting_remark(self) -> None:
        """Drop the waiting remark, because the player goes on."""
        self._remark = None

    def report_saving(self) -> None:
        """Announce that saving fails, works again or uses a new file, if that has changed."""
        self._app.report(*self._saving_lines())

    def _saving_lines(self) -> Iterator[Line]:
        """Yield a line for each change in saving since the last call."""
        if self._player_view.is_unsaved != self._unsaved_told:
            self._unsaved_told = self._player_view.is_unsaved
            why = {"why": self._player_view.unsaved_reason}
            yield Line("save-unwritable", why) if self._unsaved_told else Line("save-works-again")
        if self._player_view.moved_path != self._moved_told:
            self._moved_told = self._player_view.moved_path
            yield Line("save-moved", {"path": str(self._moved_told)})


def remark_announcement(remark: Line) -> Announcement:
    """Return the announcement of a bot's remark."""
    return Announcement((remark,), Kind.REMARK, "remark", Buffer.GAME)
