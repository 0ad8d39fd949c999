"""The description of a game: options, presets, play, and what each seat may see."""

from __future__ import annotations

from collections.abc import Callable, Generator, Mapping
from dataclasses import dataclass
from functools import cached_property
from typing import Any, ClassVar, TypeAlias

from .cards import Rank
from .codec import Codec
from .events import Choice, Event, Seat
from .state import Options, OptionValue, Question, Refused, State
from .visibility import Sight as Sight
from .visibility import View

AREAS = ("hands", "stacks", "piles")
"""The parts of a state that hold cards by seat."""
Play: TypeAlias = Generator[None, tuple[Seat, Choice], None]
"""A game as it runs. It changes the state, emits events and yields when it needs an answer.

A bare `yield` with open questions gets one valid `(seat, choice)`; with none open it is a pause
before the next trick, and gets nothing. It returns when the game is over.
"""

ENDLESS = 100_000_000
"""Largest numbers from here on are no limit that anybody would reach."""


@dataclass(frozen=True)
class Option:
    """A rule that can be set before the game."""

    name: str
    values: tuple[OptionValue, ...] | range
    """The allowed values; a range for numbers that are too many to list."""
    default: OptionValue | Callable[[int], int]
    """The default value, or a function of the number of players."""
    zero_name: str = ""
    """The name of 0 if it is not shown as a number: "no_limit", "never"."""

    def default_for(self, players: int) -> OptionValue:
        """Return the default value for that many players."""
        return self.default(players) if callable(self.default) else self.default

    def limits(self) -> dict[str, Any]:
        """Return what is allowed: `values` as texts, or the range from `low` to `high`.

        `high` is None where nobody would reach it.
        """
        if not isinstance(self.values, range):
            return {"values": [str(one) for one in self.values], "low": None, "high": None}
        low, high = self.values[0], self.values[-1]
        return {"values": [], "low": low, "high": high if high < ENDLESS else None}

    def allows(self, value: object) -> bool:
        """Return whether a value is allowed.

        Types are compared first: Python would walk a whole range to find a string in it, and
        considers True and 1.0 equal to 1.
        """
        kinds = {int} if isinstance(self.values, range) else {type(one) for one in self.values}
        return type(value) in kinds and value in self.values


@dataclass(frozen=True)
class Preset:
    """A named set of options."""

    name: str
    options: Options


Upset: TypeAlias = tuple[Rank, Rank] | None
"""The lowest rank and the highest, which it beats where both are shown; None: no card does that."""


@dataclass(frozen=True)
class SnapshotCodec:
    """How to save and restore a table before the first answer of a trick."""

    dump: Callable[[Any], Mapping[str, Any] | None]
    """Return the state as JSON; None in the middle of a trick."""
    load: Callable[[Any, Mapping[str, Any]], None]
    """Load a dumped state before the match starts. Raises ValueError, TypeError or LookupError."""
    after_start: Callable[[Any, Mapping[str, Any]], None]
    """Correct the state after the match has started from it."""


def identity(value: Any) -> Any:
    """Return the value itself."""
    return value


@dataclass(frozen=True)
class StatePart:
    """A part of the state that only one game has, named like the attribute of its state."""

    place: Callable[[Any, Any], None]
    """Sets it from a position, as JSON. Raises ValueError, TypeError or LookupError."""
    codec: Codec | None = None
    """Its codec in views, where everybody sees it; None: nobody does."""
    freeze: Callable[[Any], Any] = tuple
    """Returns a copy for views that cannot be changed."""


class Variant:
    """One game of the family. A game overrides what differs from this."""

    name: ClassVar[str]
    """The name in transcripts: "scientific"."""
    players: ClassVar[range]
    """The possible numbers of players."""
    options: ClassVar[tuple[Option, ...]]
    presets: ClassVar[tuple[Preset, ...]]

    # What players do and own

    choice_kind: ClassVar[str] = ""
    """What players choose: cards, bets or steals; empty for a game of luck."""
    has_jokers: ClassVar[bool] = False
    """Whether jokers can be among its cards."""
    uses_money: ClassVar[bool] = False
    """Whether players own money instead of cards."""
    late_answers: ClassVar[tuple[Choice, ...]] = ()
    """Answers given when time runs out: the first of these that is allowed."""

    # What it adds to the events and the table

    events: ClassVar[tuple[type[Event], ...]] = ()
    """Events that only this game has."""
    trick_marks: ClassVar[tuple[str, ...]] = ('{"event": "take"',)
    """Strings that occur once per trick in a transcript, to count tricks without parsing it."""
    state_class: ClassVar[type[State]] = State
    """The class of its state."""
    view_class: ClassVar[type[View]] = View
    """The class of its views; a field for each of `own_parts` that is seen."""
    own_parts: ClassVar[Mapping[str, StatePart]] = {}
    """The parts of its state that no other game has."""
    visibility: ClassVar[Mapping[str, Sight]] = {}
    """Who sees each area of the state ("hands", "stacks", "piles", "pot"); by default nobody."""
    peek_codecs: ClassVar[Mapping[str, Codec]] = {}
    """Codecs for what `peek` returns."""
    snapshot: ClassVar[SnapshotCodec | None] = None
    """How to save a table without replaying it, for matches of unlimited length."""

    def play(self, state: Any, must_deal: bool) -> Play:
        """Play a match; `must_deal`: cards must be dealt, as there is no start position."""
        raise NotImplementedError

    def may_ask(self, options: Options) -> bool:
        """Return whether players make choices with these options."""
        return self.has_choices

    def check_options(self, options: Options, players: int) -> None:
        """Raise Refused for incompatible options."""

    def find_refusal(self, state: Any, seat: Seat, choice: Choice) -> Refused | None:
        """Return a more specific reason for refusing an answer; None leaves it to the engine."""
        return None

    def count_answers(self, state: Any, question: Question) -> int | None:
        """Return the number of answers to a question, None if only its seat knows it."""
        return len(state.hands[question.seat]) if question.kind == "card" else None

    def find_upset(self, options: Options) -> Upset:
        """Return the exception to the order of ranks, None if the highest card always wins."""
        return None

    def peek(self, state: Any, viewer: Seat | None) -> Mapping[str, Any]:
        """Return what else the viewer may know now, such as the cards that a spy looks at."""
        return {}

    @property
    def has_choices(self) -> bool:
        """Whether players make choices under all options; otherwise everything is luck."""
        return bool(self.choice_kind)

    @cached_property
    def view_codecs(self) -> Mapping[str, Codec]:
        """The codecs of the own parts that are seen."""
        return {name: part.codec for name, part in self.own_parts.items() if part.codec}

    @cached_property
    def _freezers(self) -> tuple[tuple[str, Callable[[Any], Any]], ...]:
        return tuple((name, self.own_parts[name].freeze) for name in self.view_codecs)

    def view_parts(self, state: State) -> dict[str, Any]:
        """Return the own parts that are seen."""
        return {name: freeze(getattr(state, name)) for name, freeze in self._freezers}

    @cached_property
    def open_areas(self) -> tuple[str, ...]:
        """The areas of each seat that everybody sees."""
        return tuple(name for name in AREAS if self.visibility.get(name) is Sight.ALL)

    @cached_property
    def own_areas(self) -> tuple[str, ...]:
        """The areas of each seat that it sees alone."""
        return tuple(name for name in AREAS if self.visibility.get(name) is Sight.OWNER)

    @cached_property
    def closed_areas(self) -> tuple[str, ...]:
        """The areas of each seat that nobody sees."""
        return tuple(name for name in AREAS if name not in (*self.open_areas, *self.own_areas))

    @cached_property
    def shows_pot(self) -> bool:
        """Whether everybody sees the pot."""
        return self.visibility.get("pot") is Sight.ALL

    @cached_property
    def shows_table(self) -> bool:
        """Whether everybody sees the cards that lie face up."""
        return self.visibility.get("table") is Sight.ALL

    def answer_late(self, question: Question) -> Choice:
        """Return the answer given when the time for a question runs out."""
        allowed = (choice for choice in self.late_answers if choice in question.choices)
        return next(allowed, next(iter(question.choices)))

    def check_players(self, players: int) -> None:
        """Raise Refused for a number of players that the game does not allow."""
        if players not in self.players:
            low, high = self.players[0], self.players[-1]
            raise Refused("players", players=players, low=low, high=high, only=low == high)

    def full_options(self, given: Options, players: int) -> dict[str, OptionValue]:
        """Return the values of all options. Raises Refused for what the game does not allow."""
        self.check_players(players)
        known = {option.name: option for option in self.options}
        for name, value in given.items():
            if name not in known:
                raise Refused("unknown_option", option=name)
            if not known[name].allows(value):
                raise Refused("bad_value", option=name, value=str(value), **known[name].limits())
        full = {**self.usual_options(players), **given}
        self.check_options(full, players)
        return full

    def usual_options(self, players: int) -> dict[str, OptionValue]:
        """Return the default values of all options."""
        return {option.name: option.default_for(players) for option in self.options}


UNLIMITED = range(0, 1_000_000_000)

TRICK_LIMIT = Option("trick_limit", UNLIMITED, lambda players: 500 * players * players, "no_limit")
"""Tricks after which the owner of most cards wins; 0 is no limit. For elimination games."""
CHOICE_SECONDS = Option("choice_seconds", range(601), 0, "no_limit")
"""Seconds that a person may take to choose; 0 is no limit. The table runner enforces it."""
