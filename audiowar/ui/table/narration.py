"""The course of a game as it is told: results, what opponents remark on them, what was skipped."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from pathlib import Path

from audiowar.announce.announcement import Announcement, Buffer, Kind
from audiowar.announce.line import Line
from audiowar.announce.line_order import USUAL as USUAL_ORDER
from audiowar.announce.listener import Listener, NarratedStep
from audiowar.announce.remarks import SETTINGS, USUAL
from audiowar.bots.answered_question import AnsweredQuestion
from audiowar.rules.events import Choice
from audiowar.rules.view import View
from audiowar.table.player_view import PlayerView
from audiowar.table.step import Step
from audiowar.ui.core.screen import AppContext

from .auto_turn import AutoTurn

Ask = Callable[[bool], list[Line]]
"""Returns the question that is open; with True, only if it has not been told."""


class Narration:
    """Tells the steps of a table as they come, each with the question that it opened."""

    def __init__(self, app: AppContext, chair: PlayerView, ask: Ask, topic: str) -> None:
        """`topic` is what results are about: a newer one makes an older one that waits short."""
        self._app = app
        self._chair = chair
        self._ask = ask
        self._topic = topic
        self.listener = Listener(chair)
        self.turning = AutoTurn(chair)
        self._remark: Announcement | None = None
        """What an opponent is about to say, unless the player goes on first."""
        self._unsaved_told = False
        self._moved_told: Path | None = None
        self._answers: dict[int, AnsweredQuestion] = {}
        self.late = False
        """Whether some of the game was played before."""

    def take_up(self) -> None:
        """Take a game up where it was left: what happened goes into the history."""
        for step in self._chair.steps():
            self.keep(step)
        self.late = bool(self.listener.trick_lines)

    def answered(self, view: View, choice: Choice) -> None:
        """Keep an answer to the open question, to be judged after the game."""
        if view.question is not None and choice in view.question.choices:
            listener = self.listener
            self._answers[view.question.number] = AnsweredQuestion(
                view, choice, len(listener.events), len(listener.trick_lines) + 1
            )

    @property
    def answers(self) -> list[AnsweredQuestion]:
        """All that was answered, in the order of the game."""
        return list(self._answers.values())

    def keep(self, step: Step) -> None:
        """Take a step into the history without a word."""
        told = self._in_words(step)
        self._app.add_to_history(self._announcement(told))
        if told.remark is not None:
            self._app.add_to_history(by_the_way(told.remark))

    def tell(self, step: Step, *before: Line, after: Sequence[Line] = ()) -> None:
        """Tell a step, after what is said before, with what follows and the question it opened."""
        told = self._in_words(step)
        if not told.minor:
            self._remark = None if told.remark is None else by_the_way(told.remark)
        if self.turning.skips(step.events):
            self._sum_up()
            return
        announcement = self._announcement(told, *before, after=after)
        if told.minor:
            # It is about the result before, and what is asked now is to be heard last.
            self.say_remark()
        self._app.announce(announcement)
        self.tell_unsaved()

    def _in_words(self, step: Step) -> NarratedStep:
        view = self._chair.view()
        self._app.set_seats(view.players, view.viewer, view.reversed)
        wanted = self._app.settings.get("remarks", USUAL)
        order = self._app.settings.get("order", USUAL_ORDER)
        return self.listener.hear(step.events, wanted if wanted in SETTINGS else USUAL, order)

    def _announcement(
        self, told: NarratedStep, *before: Line, after: Sequence[Line] = ()
    ) -> Announcement:
        lines = (*before, *told.lines, *after, *self._ask(True))
        if told.minor:
            return Announcement(lines, Kind.EVENT, "chosen", Buffer.GAME)
        return Announcement(lines, Kind.RESULT, self._topic, Buffer.GAME)

    def _sum_up(self) -> None:
        """Tell what was skipped, when it is over."""
        lines = self.turning.summary(self.listener.last_trick_lines)
        if lines:
            self._app.announce(
                Announcement((*lines, *self._ask(False)), Kind.RESULT, self._topic, Buffer.GAME)
            )
            self.tell_unsaved()

    def say_remark(self) -> None:
        """Let an opponent say what is still worth saying, unless it is all skipped."""
        if self._chair.hurrying:
            return
        remark, self._remark = self._remark, None
        if remark is not None:
            self._app.announce(remark)

    def drop_remark(self) -> None:
        """Let nobody remark any more on what is past."""
        self._remark = None

    def tell_unsaved(self) -> None:
        """Say when the game cannot be saved, when it can be again, and when its file was gone."""
        lines = list(self.saving_lines())
        if lines:
            self._app.say(*lines, kind=Kind.SYSTEM, buffer=Buffer.SYSTEM)

    def saving_lines(self) -> Iterator[Line]:
        """Yield what has changed about how the game is saved."""
        if self._chair.unsaved != self._unsaved_told:
            self._unsaved_told = self._chair.unsaved
            why = {"why": self._chair.unsaved_reason}
            yield Line("save-unwritable", why) if self._unsaved_told else Line("save-works-again")
        if self._chair.moved != self._moved_told:
            self._moved_told = self._chair.moved
            yield Line("save-moved", {"path": str(self._moved_told)})


def by_the_way(remark: Line) -> Announcement:
    """Return a remark as it is said: after the result, and until something else happens."""
    return Announcement((remark,), Kind.REMARK, "remark", Buffer.GAME)
