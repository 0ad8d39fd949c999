"""Announce each step of a match, the question that it opened, and remarks of opponents."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from contextlib import suppress
from pathlib import Path
from typing import Any

from audiowar.announce.announcement import Announcement, AnnouncementKind, Buffer
from audiowar.announce.line import Line
from audiowar.announce.listener_narration import ListenerNarration, NarratedStep
from audiowar.bots.bots_and_coach import PlayerAnswer
from audiowar.rules.events import Choice
from audiowar.rules.view import View
from audiowar.storage import remark_memory
from audiowar.table.player_view import PlayerView
from audiowar.table.step_events import Step
from audiowar.ui.core.app import App

from .auto_turn import AutoTurn

GetQuestionLines = Callable[[bool], list[Line]]
"""Returns the lines of the open question. If the argument is true, a question that was already
spoken has no lines."""


class StepAnnouncer:
    """Announces the steps of a table, and adds them to the message history."""

    def __init__(
        self, app: App, player_view: PlayerView, ask: GetQuestionLines, topic: str
    ) -> None:
        """`ask` returns the lines of the open question. `topic` is the topic of all results."""
        self._app = app
        self._player_view = player_view
        self._ask = ask
        self._topic = topic
        self.narration = ListenerNarration(player_view)
        self.auto_turn = AutoTurn(player_view)
        self._remark: Announcement | None = None
        """A bot's remark that is spoken next, unless the player presses a key first."""
        self._saved_match: Mapping[str, Any] = {}
        """The facts about this match that were saved last, for remarks in later matches."""
        self._unsaved_told = False
        self._moved_told: Path | None = None
        self._answers: dict[int, PlayerAnswer] = {}
        self.had_finished_tricks_before = False
        """Whether the match had finished tricks before this table was opened."""

    def add_past_steps_to_history(self) -> None:
        """Add the past steps of a continued match to the message history."""
        for step in self._player_view.steps():
            self.add_to_history(step)
        self.narration.remarks.mark_remarks_as_saved()
        if self._player_view.remark_memory:
            self.narration.remarks.skip_used_variants(remark_memory.load_memory().counts_by_topic)
        self.had_finished_tricks_before = bool(self.narration.finished_trick_lines)

    def record_answer(self, view: View, choice: Choice) -> None:
        """Record an answer to the open question, for the review after the match.

        A choice that is not possible is ignored.
        """
        if view.question is not None and choice in view.question.choices:
            event_count = len(self.narration.events)
            trick = len(self.narration.finished_trick_lines) + 1
            self._answers[view.question.number] = PlayerAnswer(view, choice, event_count, trick)

    @property
    def recorded_answers(self) -> list[PlayerAnswer]:
        """All recorded answers, in the order of their questions."""
        return list(self._answers.values())

    def add_to_history(self, step: Step) -> None:
        """Add a step to the message history without speaking it."""
        news = self._narrate(step)
        self._app.history.add(self._make_announcement(news))
        if news.remark is not None:
            self._app.history.add(make_remark_announcement(news.remark))

    def announce_step(
        self, step: Step, *lines_before: Line, lines_after: Sequence[Line] = ()
    ) -> None:
        """Announce a step with lines before and after it, then the newly opened question.

        A skipped step is only recorded. When skipping ends, announce the summary instead.
        """
        news = self._narrate(step)
        if not news.is_minor:
            self._remark = None if news.remark is None else make_remark_announcement(news.remark)
        if self.auto_turn.record_if_skipping(step.events, news.lines):
            self._tell_skipped()
            if not self._player_view.is_fast_forward:
                self._save_remark_memory()
            return
        announcement = self._make_announcement(news, *lines_before, lines_after=lines_after)
        if news.is_minor:
            # The waiting remark is about an earlier result, so it comes before the new question.
            self.speak_waiting_remark()
        outcome = announcement.outcome_lines if self._turns_automatically() else ()
        self._app.announce(announcement, outcome or None)
        self.announce_save_status_changes()
        self._save_remark_memory()

    def _turns_automatically(self) -> bool:
        """Return whether the next card turns by itself, so that only outcomes are spoken."""
        view = self._player_view.view()
        turns = self._player_view.turns_automatically and not view.asked and not view.over
        if turns:
            self._remark = None
        return turns and self._app.frontend.queues_messages

    def _narrate(self, step: Step) -> NarratedStep:
        view = self._player_view.view()
        self._app.set_seats_for_sounds(view.players, view.viewer, view.reversed)
        remarks = self._app.settings.get("remarks")
        order = self._app.settings.get("order")
        return self.narration.narrate(step.events, remarks, order)

    def _save_remark_memory(self) -> None:
        # Call this after the announcement, because a slow disk must not delay speech.
        if self._player_view.remark_memory is None:
            return
        memory = self.narration.remarks.dump_remark_memory()
        if not memory["said"] and memory["last"] == self._saved_match:
            return
        self._saved_match = memory["last"]
        # If the file cannot be written, bots only repeat their remarks sooner.
        with suppress(OSError):
            remark_memory.add_match_to_memory(memory["said"], memory["last"])
            self.narration.remarks.mark_remarks_as_saved()

    def _make_announcement(
        self, told: NarratedStep, *lines_before: Line, lines_after: Sequence[Line] = ()
    ) -> Announcement:
        lines = (*lines_before, *told.lines, *lines_after, *self._ask(True))
        if told.is_minor:
            return Announcement(lines, AnnouncementKind.EVENT, "chosen", Buffer.GAME)
        return Announcement(lines, AnnouncementKind.RESULT, self._topic, Buffer.GAME)

    def _tell_skipped(self) -> None:
        lines = self.auto_turn.pop_skipped_summary_lines(self.narration.last_trick_lines)
        if lines:
            announced_lines = (*lines, *self._ask(False))
            self._app.announce(
                Announcement(announced_lines, AnnouncementKind.RESULT, self._topic, Buffer.GAME)
            )
            self.announce_save_status_changes()

    def speak_waiting_remark(self) -> None:
        """Speak the waiting remark, unless steps are being skipped."""
        if self._player_view.is_fast_forward:
            return
        remark, self._remark = self._remark, None
        if remark is not None:
            self._app.announce(remark)

    def drop_waiting_remark(self) -> None:
        """Drop the waiting remark, because the player pressed a key or opened a menu."""
        self._remark = None

    def announce_save_status_changes(self) -> None:
        """Announce if saving has begun to fail, works again or uses another file."""
        saved, lines = self._player_view, []
        if saved.is_unsaved != self._unsaved_told:
            self._unsaved_told = saved.is_unsaved
            failed = Line("save-unwritable", {"why": saved.unsaved_reason})
            lines.append(failed if saved.is_unsaved else Line("save-works-again"))
        if saved.rewritten_path != self._moved_told:
            self._moved_told = saved.rewritten_path
            lines.append(Line("save-moved", {"path": str(saved.rewritten_path)}))
        self._app.say_system_message(*lines)


def make_remark_announcement(remark: Line) -> Announcement:
    """Return the announcement of a bot's remark."""
    return Announcement((remark,), AnnouncementKind.REMARK, "remark", Buffer.GAME)
