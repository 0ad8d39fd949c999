"""What makes a game a game: its options, its play and what a seat may see; the registry."""

from __future__ import annotations

from collections.abc import Callable, Generator, Mapping
from dataclasses import dataclass, field
from typing import Any, TypeAlias

from .cards import Rank
from .chance import Chance
from .codec import Codec
from .events import Choice, Event, Seat
from .state import Options, OptionValue, Question, Refused, State
from .visibility import Sight as Sight
from .visibility import View

Play: TypeAlias = Generator[None, tuple[Seat, Choice], None]
"""A game as it runs. It changes the state, emits events and yields when it needs an answer.

A bare `yield` with open questions gets one valid `(seat, choice)`; with none open it is a pause
before the next trick, and gets nothing. It returns when the game is over.
"""


@dataclass(frozen=True)
class Option:
    """A rule that can be set before the game."""

    name: str
    values: tuple[OptionValue, ...] | range
    """The allowed values; a range for numbers that are too many to list."""
    default: OptionValue | Callable[[int], int]
    """The value when nothing is said, or how it follows from the number of players."""
    zero_name: str = ""
    """What 0 is called where it is no number: "no_limit", "never"."""

    def default_for(self, players: int) -> OptionValue:
        """Return the default value for that many players."""
        return self.default(players) if callable(self.default) else self.default

    def allows(self, value: object) -> bool:
        """Tell whether it may have that value.

        Only a value of the right type is looked for: Python would walk through a whole range to
        find a text in it, and says that true and 1.0 are 1.
        """
        kinds = {int} if isinstance(self.values, range) else {type(one) for one in self.values}
        return type(value) in kinds and value in self.values


@dataclass(frozen=True)
class Preset:
    """A named choice of options."""

    name: str
    options: Options


Upset: TypeAlias = tuple[Rank, Rank] | None
"""The lowest rank and the highest, which it beats where both are shown; None: no card does that."""


def no_upset(options: Options) -> Upset:
    """Let the highest card win always."""
    return None


def no_peek(state: State, viewer: Seat | None) -> Mapping[str, Any]:
    """No game-specific knowledge."""
    return {}


def no_view_parts(state: State) -> Mapping[str, Any]:
    """Show nothing that only this game has."""
    return {}


def accept_options(options: Options, players: int) -> None:
    """Accept every combination of options."""


@dataclass(frozen=True)
class SnapshotCodec:
    """How a game's table is kept while nobody has answered the first question of a trick."""

    dump: Callable[[Any], Mapping[str, Any] | None]
    """Return all that the rules need to go on, as JSON; None in the middle of a trick."""
    load: Callable[[Any, Mapping[str, Any]], None]
    """Lay such a table before the game starts. Raises ValueError, TypeError or LookupError."""
    correct: Callable[[Any, Mapping[str, Any]], None]
    """Correct what the start of a game from a position has changed."""


def never_ask(options: Options) -> bool:
    """Ask nobody anything, whatever the options."""
    return False


def no_refusal(state: State, seat: Seat, choice: Choice) -> Refused | None:
    """Leave the reason of a refusal to the engine."""
    return None


@dataclass(frozen=True)
class Variant:
    """One game of the family."""

    name: str
    """As in transcripts: "scientific"."""
    players: range
    options: tuple[Option, ...]
    presets: tuple[Preset, ...]
    play: Callable[[Any, bool], Play]
    """Starts the game; the flag says whether the cards must still be dealt (no position)."""
    has_choices: bool
    """Whether players choose; else everything is luck."""
    snapshot: SnapshotCodec | None = None
    """How its table is kept, in a game that may go on for ever."""
    choice_kind: str = "cards"
    """What they choose there: cards, bets or steals."""
    may_ask: Callable[[Options], bool] = never_ask
    """Whether these options let players choose in a game that is luck without them."""
    make_state: Callable[[int, Options, Chance], State] = State
    """What lies on its table, with what this game alone needs to remember."""
    position_parts: Mapping[str, Callable[[Any, Any], None]] = field(default_factory=dict)
    """Parts of a position that this game alone has: how each is put on the table."""
    events: tuple[type[Event], ...] = ()
    """Events that happen in this game alone."""
    make_view: Callable[..., View] = View
    """What somebody may know of its table."""
    view_parts: Callable[[Any], Mapping[str, Any]] = no_view_parts
    """The parts of a view that this game alone has; everybody knows them."""
    view_codecs: Mapping[str, Codec] = field(default_factory=dict)
    """How these parts are written and read."""
    absent_view_parts: Mapping[str, Any] = field(default_factory=dict)
    """What views of other games say of these parts; a list is one for all seats."""
    visibility: Mapping[str, Sight] = field(default_factory=dict)
    """Who sees each area of the state ("hands", "stacks", "piles", "pot"); unnamed: nobody."""
    peek: Callable[[Any, Seat | None], Mapping[str, Any]] = no_peek
    """What else the viewer may know now, such as the cards that a spy looks at."""
    peek_codecs: Mapping[str, Codec] = field(default_factory=dict)
    """How that is written and read."""
    has_jokers: bool = False
    """Whether jokers can be among its cards."""
    check_options: Callable[[Options, int], None] = accept_options
    """Raises Refused for options that exclude each other."""
    find_refusal: Callable[[Any, Seat, Choice], Refused | None] = no_refusal
    """Why a choice is refused, or why the seat is not asked, where the game knows better."""
    find_upset: Callable[[Options], Upset] = no_upset
    """Which rank beats which against the order."""
    uses_money: bool = False
    """Whether players have money in place of cards."""
    trick_marks: tuple[str, ...] = ('{"event": "take"',)
    """Parts of a transcript of which a trick has one, so that they can be counted at a glance."""
    late_answers: tuple[Choice, ...] = ()
    """What a timer answers for who has not: the first of these that is allowed."""

    def answer_late(self, question: Question) -> Choice:
        """Return what is answered when the time for a question has run out."""
        allowed = (choice for choice in self.late_answers if choice in question.choices)
        return next(allowed, next(iter(question.choices)))

    def check_players(self, players: int) -> None:
        """Raise Refused for a number of players that the game does not allow."""
        if players not in self.players:
            low, high = self.players[0], self.players[-1]
            raise Refused("players", players=players, low=low, high=high, only=low == high)

    def full_options(self, given: Options, players: int) -> dict[str, OptionValue]:
        """Return the value of every option. Raises Refused for what the game does not allow."""
        self.check_players(players)
        known = {option.name: option for option in self.options}
        for name, value in given.items():
            if name not in known:
                raise Refused("unknown_option", option=name)
            if not known[name].allows(value):
                raise Refused("bad_value", option=name, value=str(value))
        full = {**self.usual_options(players), **given}
        self.check_options(full, players)
        return full

    def usual_options(self, players: int) -> dict[str, OptionValue]:
        """Return the value that every option has where nobody chooses another."""
        return {option.name: option.default_for(players) for option in self.options}


UNLIMITED = range(0, 1_000_000_000)

TRICK_LIMIT = Option("trick_limit", UNLIMITED, lambda players: 500 * players * players, "no_limit")
"""Tricks after which who owns most wins; 0 is never. All elimination games have it."""
CHOICE_SECONDS = Option("choice_seconds", range(601), 0, "no_limit")
"""Seconds that a person may take to choose; 0 is any time. The host keeps them in any game."""
