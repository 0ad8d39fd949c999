"""The description of a game: options, presets, play, and what each seat may see."""

from __future__ import annotations

from collections.abc import Callable, Generator, Mapping
from dataclasses import dataclass
from functools import cached_property
from typing import Any, ClassVar, TypeAlias

from .cards import Rank
from .events import Choice, Event, Seat
from .json_values import Codec
from .state import Options, OptionValue, Question, Refused, State
from .view import Sight as Sight
from .view import View

AREAS = ("hands", "stacks", "piles")
"""The parts of a state that hold cards by seat."""
Play: TypeAlias = Generator[None, tuple[Seat, Choice], None]
"""The course of a game, as a generator. It changes the state and emits events, and yields when it
needs an answer. A bare `yield` with open questions receives one valid `(seat, choice)`. Without
open questions it is a pause before the next trick, and receives nothing. It returns when the game
is over."""

ENDLESS = 100_000_000
"""Limits from this number on are never reached in practice."""


@dataclass(frozen=True)
class Option:
    """A rule that can be set before the game."""

    name: str
    values: tuple[OptionValue, ...] | range
    """The allowed values; a range if there are too many numbers to list."""
    default: OptionValue | Callable[[int], int]
    """The default value, or a function of the number of players."""
    zero_name: str = ""
    """The name of 0 if it is not shown as a number: "no_limit", "never"."""

    def default_for(self, players: int) -> OptionValue:
        """Return the default value for that many players."""
        return self.default(players) if callable(self.default) else self.default

    def limit_args(self) -> dict[str, Any]:
        """Return the allowed values as texts in `values`, or the range from `low` to `high`.

        `high` is None if it is never reached.
        """
        if not isinstance(self.values, range):
            return {"values": [str(one) for one in self.values], "low": None, "high": None}
        low, high = self.values[0], self.values[-1]
        return {"values": [], "low": low, "high": high if high < ENDLESS else None}

    def allows(self, value: object) -> bool:
        """Return whether a value is allowed.

        Types are compared first, because Python would search a whole range for a string, and
        because True and 1.0 are equal to 1.
        """
        kinds = {int} if isinstance(self.values, range) else {type(one) for one in self.values}
        return type(value) in kinds and value in self.values


@dataclass(frozen=True)
class Preset:
    """A named set of options."""

    name: str
    options: Options


Upset: TypeAlias = tuple[Rank, Rank] | None
"""The lowest and the highest rank, if the lowest beats the highest in a trick with both; else
None."""


@dataclass(frozen=True)
class SnapshotCodec:
    """How to save and restore a table before the first answer of a trick."""

    dump: Callable[[Any], Mapping[str, Any] | None]
    """Returns the state as JSON; None in the middle of a trick."""
    load: Callable[[Any, Mapping[str, Any]], None]
    """Loads a dumped state before the match starts. Raises ValueError, TypeError or LookupError."""
    after_start: Callable[[Any, Mapping[str, Any]], None]
    """Corrects the state after the match has started from it."""


def identity(value: Any) -> Any:
    """Return the value unchanged."""
    return value


@dataclass(frozen=True)
class StatePart:
    """A part of the state that only one game has, with the same name as its attribute."""

    set_from_position: Callable[[Any, Any], None]
    """Sets the part from the JSON of a position. Raises ValueError, TypeError or LookupError."""
    codec: Codec | None = None
    """The codec for views, in which everybody sees the part; None if nobody sees it."""
    freeze: Callable[[Any], Any] = tuple
    """Returns an immutable copy for views."""


class Variant:
    """A card game. Each game is a subclass that overrides what is different."""

    name: ClassVar[str]
    """The name in transcripts, such as "scientific"."""
    players: ClassVar[range]
    """The possible numbers of players."""
    options: ClassVar[tuple[Option, ...]]
    presets: ClassVar[tuple[Preset, ...]]

    # Choices and cards

    choice_kind: ClassVar[str] = ""
    """What players choose: cards, bets or steals; empty for a game of luck."""
    has_jokers: ClassVar[bool] = False
    """Whether jokers can be among its cards."""
    uses_money: ClassVar[bool] = False
    """Whether players own money instead of cards."""
    late_answers: ClassVar[tuple[Choice, ...]] = ()
    """The answers for a player whose time is over; the first allowed one is used."""

    # Events and parts of the state

    events: ClassVar[tuple[type[Event], ...]] = ()
    """Events that only this game has."""
    trick_marks: ClassVar[tuple[str, ...]] = ('{"event": "take"',)
    """Strings that occur once in each trick of a transcript, to count tricks without parsing."""
    state_class: ClassVar[type[State]] = State
    """The class of its state."""
    view_class: ClassVar[type[View]] = View
    """The class of its views, with a field for each visible part in `own_parts`."""
    own_parts: ClassVar[Mapping[str, StatePart]] = {}
    """The parts of the state that only this game has."""
    visibility: ClassVar[Mapping[str, Sight]] = {}
    """Who sees each area of the state ("hands", "stacks", "piles", "pot"). The default is
    nobody."""
    peek_codecs: ClassVar[Mapping[str, Codec]] = {}
    """Codecs for the result of `peek`."""
    snapshot: ClassVar[SnapshotCodec | None] = None
    """How to save a table so that resuming needs no replay, for matches of unlimited length."""

    def play(self, state: Any, must_deal: bool) -> Play:
        """Play a match. `must_deal` is False if there is a start position."""
        raise NotImplementedError

    def needs_choices(self, options: Options) -> bool:
        """Return whether players make choices with these options."""
        return self.has_choices

    def check_options(self, options: Options, players: int) -> None:
        """Raise Refused for incompatible options."""

    def find_refusal(self, state: Any, seat: Seat, choice: Choice) -> Refused | None:
        """Return a specific reason for refusing an answer; None leaves it to the engine."""
        return None

    def count_answers(self, state: Any, question: Question) -> int | None:
        """Return the number of answers to a question, None if only its seat knows it."""
        return len(state.hands[question.seat]) if question.kind == "card" else None

    def find_upset(self, options: Options) -> Upset:
        """Return the exception to the order of ranks, or None if the highest card always wins."""
        return None

    def peek(self, state: Any, viewer: Seat | None) -> Mapping[str, Any]:
        """Return further knowledge of the viewer, such as the cards that a spy looks at."""
        return {}

    @property
    def has_choices(self) -> bool:
        """Whether players make choices with all options; otherwise the game is all luck."""
        return bool(self.choice_kind)

    @cached_property
    def view_codecs(self) -> Mapping[str, Codec]:
        """The codecs of the game's own visible parts."""
        return {name: part.codec for name, part in self.own_parts.items() if part.codec}

    @cached_property
    def _freezers(self) -> tuple[tuple[str, Callable[[Any], Any]], ...]:
        return tuple((name, self.own_parts[name].freeze) for name in self.view_codecs)

    def view_parts(self, state: State) -> dict[str, Any]:
        """Return the game's own visible parts."""
        return {name: freeze(getattr(state, name)) for name, freeze in self._freezers}

    @cached_property
    def public_areas(self) -> tuple[str, ...]:
        """The areas of each seat that everybody sees."""
        return tuple(name for name in AREAS if self.visibility.get(name) is Sight.ALL)

    @cached_property
    def private_areas(self) -> tuple[str, ...]:
        """The areas of each seat that only the seat itself sees."""
        return tuple(name for name in AREAS if self.visibility.get(name) is Sight.OWNER)

    @cached_property
    def hidden_areas(self) -> tuple[str, ...]:
        """The areas of each seat that nobody sees."""
        return tuple(
            name for name in AREAS if name not in (*self.public_areas, *self.private_areas)
        )

    @cached_property
    def shows_pot(self) -> bool:
        """Whether everybody sees the pot."""
        return self.visibility.get("pot") is Sight.ALL

    @cached_property
    def shows_table(self) -> bool:
        """Whether everybody sees the face-up cards on the table."""
        return self.visibility.get("table") is Sight.ALL

    def get_late_answer(self, question: Question) -> Choice:
        """Return the answer for a player whose time is over."""
        allowed = (choice for choice in self.late_answers if choice in question.choices)
        return next(allowed, next(iter(question.choices)))

    def check_players(self, players: int) -> None:
        """Raise Refused for a number of players that the game does not allow."""
        if players not in self.players:
            low, high = self.players[0], self.players[-1]
            raise Refused("players", players=players, low=low, high=high, only=low == high)

    def complete_options(self, chosen: Options, players: int) -> dict[str, OptionValue]:
        """Return the values of all options.

        Raises Refused for options that the game does not allow.
        """
        self.check_players(players)
        known = {option.name: option for option in self.options}
        for name, value in chosen.items():
            if name not in known:
                raise Refused("unknown_option", option=name)
            if not known[name].allows(value):
                raise Refused(
                    "bad_value", option=name, value=str(value), **known[name].limit_args()
                )
        full = {**self.default_options(players), **chosen}
        self.check_options(full, players)
        return full

    def default_options(self, players: int) -> dict[str, OptionValue]:
        """Return the default values of all options."""
        return {option.name: option.default_for(players) for option in self.options}


UNLIMITED = range(0, 1_000_000_000)

TRICK_LIMIT = Option("trick_limit", UNLIMITED, lambda players: 500 * players * players, "no_limit")
"""The number of tricks after which the most cards win, for elimination games; 0 is no limit."""
CHOICE_SECONDS = Option("choice_seconds", range(601), 0, "no_limit")
"""The seconds that a person may take to choose, enforced by the table runner; 0 is no limit."""
