"""Run a match of any game: answers are the input, events the output."""

from __future__ import annotations

from collections.abc import Mapping
from types import MappingProxyType
from typing import Any

from .cards import JOKER, get_card_code
from .chance import Chance
from .events import Choice, End, Event, Seat
from .start_position import apply_position
from .state import Options, Question, Refused
from .variant import Variant

ALL_CARDS = range(JOKER + 1)
"""The numbers of all cards, including the joker."""


class Match:
    """One match of a game.

    `start` begins the match. After that, `answer` continues it while questions are open, and
    `advance` continues it at a pause. Each of these methods returns the events that it caused.

    The events that one call returns are a *step*: they are announced and written together. A step
    is empty only if the call opened a question and nothing else happened. A *trick* begins when its
    first cards are asked for or turned, and lasts until the next trick begins. `state.trick` counts
    tricks from 1. No step begins more than one trick. At a *pause* no question is open and the
    match is not over: the table waits for somebody to continue.
    """

    __slots__ = ("_play", "end_event", "options", "players", "state", "variant")

    def __init__(
        self,
        variant: Variant,
        players: int,
        options: Options,
        chance: Chance,
        position: Mapping[str, Any] | None = None,
    ) -> None:
        """Prepare a match. Raises Refused if the players, options or position are not allowed.

        `position` is a start position from the header of a transcript, with cards as codes; without
        it the match begins with a deal.
        """
        self.variant = variant
        self.players = players
        self.options: Options = MappingProxyType(variant.complete_options(options, players))
        self.state = variant.state_class(players, self.options, chance)
        self.state.record.low_beats_high_pair = variant.get_upset_ranks(self.options)
        if position is not None:
            apply_position(self.state, position, variant)
        self._play = variant.play(self.state, must_deal=position is None)
        self.end_event: End | None = None
        """The last event of a match that is over; None before."""

    @property
    def questions(self) -> Mapping[Seat, Question]:
        """The open questions by seat; empty at a pause and at the end."""
        return self.state.questions

    def start(self) -> list[Event]:
        """Begin the match, and run until the first question or pause."""
        return self._run()

    def advance(self) -> list[Event]:
        """Continue after a pause. Raises Refused if an answer is needed or the match is over."""
        if self.end_event:
            raise Refused("game_over")
        if self.state.questions:
            raise Refused("answer_first")
        return self._run()

    def answer(self, seat: Seat, choice: Choice, question_number: int | None = None) -> list[Event]:
        """Answer the open question of `seat`. `question_number`, if given, must be its number.

        If the answer is not allowed, nothing changes, and Refused is raised.
        """
        state = self.state
        question = state.questions.get(seat)
        if (
            question is None
            or choice not in question.choices
            or (question_number is not None and question_number != question.number)
        ):
            raise self._get_refusal(seat, choice, question_number)
        try:
            self._play.send((seat, choice))
        except StopIteration:
            self._finish()
        events, state.events = state.events, []
        return events

    def _get_refusal(self, seat: Seat, choice: Choice, number: int | None) -> Refused:
        state = self.state
        if self.end_event:
            return Refused("game_over")
        if seat not in range(self.players):
            return Refused("not_asked")
        if seat in state.out:
            return Refused("you_are_out")
        question = state.questions.get(seat)
        if question is not None and number is not None and number != question.number:
            return Refused("late_answer")
        reason = self.variant.find_game_specific_refusal(state, seat, choice)
        if reason is not None:
            return reason
        if question is None:
            return Refused("already_chosen" if seat in state.sealed else "not_asked")
        if choice in ALL_CARDS:
            return Refused("not_in_hand", card=get_card_code(int(choice)))
        return Refused("not_possible", choice=str(choice))

    def _run(self) -> list[Event]:
        try:
            next(self._play)
        except StopIteration:
            self._finish()
        events, self.state.events = self.state.events, []
        return events

    def _finish(self) -> None:
        self.state.questions.clear()
        last = self.state.events[-1]
        assert isinstance(last, End), "a game ends with its end event"
        self.end_event = last
