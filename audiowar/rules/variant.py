"""The base class of games: options, presets, play, and what each seat may see."""

from __future__ import annotations

from collections.abc import Callable, Generator, Mapping
from dataclasses import dataclass
from functools import cached_property
from typing import Any, ClassVar, TypeAlias

from .cards import Rank
from .events import Choice, Event, Seat
from .json_values import Codec
from .state import Options, OptionValue, Question, Refused, State
from .view import SeenBy as SeenBy
from .view import View

AREAS = ("hands", "stacks", "piles")
"""The attributes of a state that are lists of cards by seat."""
Play: TypeAlias = Generator[None, tuple[Seat, Choice], None]
"""A match, or a part of it, as a generator that changes the state and emits events. It yields when
it needs an answer, or at a pause before a trick. If questions are open, `yield` returns one valid
`(seat, choice)`; at a pause it returns None."""

ENDLESS = 100_000_000
"""The number from which a limit is never reached in practice."""


@dataclass(frozen=True)
class Option:
    """A rule of a game that can be set before a match."""

    name: str
    values: tuple[OptionValue, ...] | range
    """The allowed values; a range if they are too many numbers to offer in a list."""
    default: OptionValue | Callable[[int], int]
    """The default value, or a function of the number of players."""
    zero_name: str = ""
    """The word that is shown instead of the number 0: "no_limit" or "never"; empty if none."""

    def default_for(self, players: int) -> OptionValue:
        """Return the default value for that many players."""
        return self.default(players) if callable(self.default) else self.default

    def limit_args(self) -> dict[str, Any]:
        """Return the allowed values as arguments of a message.

        These are texts in `values`, or for a range its ends `low` and `high`; `high` is None if it
        is never reached.
        """
        if not isinstance(self.values, range):
            return {"values": [str(one) for one in self.values], "low": None, "high": None}
        low, high = self.values[0], self.values[-1]
        return {"values": [], "low": low, "high": high if high < ENDLESS else None}

    def allows(self, value: object) -> bool:
        """Return whether a value is allowed."""
        # Types are compared too, because True and 1.0 are equal to 1, and because Python searches
        # a whole range for a string.
        kinds = {int} if isinstance(self.values, range) else {type(one) for one in self.values}
        return type(value) in kinds and value in self.values


@dataclass(frozen=True)
class Preset:
    """A named set of options."""

    name: str
    options: Options


Upset: TypeAlias = tuple[Rank, Rank] | None
"""A pair of ranks (low, high): `low` beats all cards in a trick that shows `high`, the highest
rank. None in games in which the highest card always wins."""


@dataclass(frozen=True)
class SnapshotCodec:
    """Functions that save the state of a match between two tricks, and restore it.

    A match that continues from such a snapshot needs no replay.
    """

    dump: Callable[[Any], Mapping[str, Any] | None]
    """Returns a state as JSON; None unless the first answer of a trick is awaited."""
    load: Callable[[Any, Mapping[str, Any]], None]
    """Loads the JSON into a new state. Raises ValueError, TypeError or LookupError."""
    after_start: Callable[[Any, Mapping[str, Any]], None]
    """Restores what the start of the match has changed in the loaded state."""


def identity(value: Any) -> Any:
    """Return the value unchanged."""
    return value


@dataclass(frozen=True)
class StatePart:
    """How to set and show a part of the state that only one game has, such as the prisoners."""

    set_from_position: Callable[[Any, Any], None]
    """Sets the part from the JSON of a start position. Raises ValueError, TypeError or
    LookupError."""
    codec: Codec | None = None
    """Converts the part in views to JSON and back; None if views do not contain it. If they do,
    everybody sees it."""
    freeze: Callable[[Any], Any] = tuple
    """Returns an immutable copy of the part for views."""


class Variant:
    """The rules of a card game, of which `match.Game` plays matches.

    Each game has one instance of a subclass, which overrides what is different.
    """

    name: ClassVar[str]
    """The name in transcripts, such as "scientific"."""
    players: ClassVar[range]
    """The possible numbers of players."""
    options: ClassVar[tuple[Option, ...]]
    presets: ClassVar[tuple[Preset, ...]]

    # What players choose and own in the game

    choice_kind: ClassVar[str] = ""
    """What players choose in every match: "cards", "bets" or "steals". Empty if they choose
    nothing, or only with some options."""
    has_jokers: ClassVar[bool] = False
    """Whether its deck can contain jokers, with some options."""
    uses_money: ClassVar[bool] = False
    """Whether players own money instead of cards."""
    late_answers: ClassVar[tuple[Choice, ...]] = ()
    """The choices for a player who did not answer in time; the first one that is allowed is
    used."""

    # The events of the game, and the parts of its state

    events: ClassVar[tuple[type[Event], ...]] = ()
    """Events that only this game has."""
    trick_marks: ClassVar[tuple[str, ...]] = ('{"event": "take"',)
    """Strings of which one occurs once in each trick of a transcript, so that tricks can be counted
    without parsing."""
    state_class: ClassVar[type[State]] = State
    """The class of its state."""
    view_class: ClassVar[type[View]] = View
    """The class of its views, with a field for each part in `own_parts` that has a codec."""
    own_parts: ClassVar[Mapping[str, StatePart]] = {}
    """The parts of the state that only this game has, by the name of their attribute."""
    visibility: ClassVar[Mapping[str, SeenBy]] = {}
    """Who sees the cards of "hands", "stacks", "piles", "pot" and "table". The default is
    nobody."""
    peek_codecs: ClassVar[Mapping[str, Codec]] = {}
    """Codecs for the values of `get_game_specific_facts`, by name."""
    snapshot: ClassVar[SnapshotCodec | None] = None
    """Functions that save and restore the state, for games with matches of unlimited length."""

    def play(self, state: Any, must_deal: bool) -> Play:
        """Play a match. `must_deal` is False if the cards are already in the state."""
        raise NotImplementedError

    def needs_choices(self, options: Options) -> bool:
        """Return whether players make choices with these options."""
        return self.always_has_choices

    def check_options(self, options: Options, players: int) -> None:
        """Raise Refused for incompatible options."""

    def find_refusal(self, state: Any, seat: Seat, choice: Choice) -> Refused | None:
        """Return why this game refuses an answer; None if `Game` must find the reason."""
        return None

    def count_allowed_answers(self, state: Any, question: Question) -> int | None:
        """Return how many answers a question allows; None if only its seat knows this number."""
        return len(state.hands[question.seat]) if question.kind == "card" else None

    def find_upset_ranks(self, options: Options) -> Upset:
        """Return the ranks of which the low one beats the high one; None if there are none."""
        return None

    def get_game_specific_facts(self, state: Any, viewer: Seat | None) -> Mapping[str, Any]:
        """Return what only this game shows, by name, for `View.peek`: cards seen by a spy, say."""
        return {}

    @property
    def always_has_choices(self) -> bool:
        """Whether players make choices in every match, whatever its options are."""
        return bool(self.choice_kind)

    @cached_property
    def view_codecs(self) -> Mapping[str, Codec]:
        """The codecs of the parts that only views of this game have, by name."""
        return {name: part.codec for name, part in self.own_parts.items() if part.codec}

    @cached_property
    def _freezers(self) -> tuple[tuple[str, Callable[[Any], Any]], ...]:
        return tuple((name, self.own_parts[name].freeze) for name in self.view_codecs)

    def view_parts(self, state: State) -> dict[str, Any]:
        """Return immutable copies of the parts that only views of this game have, by name."""
        return {name: freeze(getattr(state, name)) for name, freeze in self._freezers}

    @cached_property
    def public_areas(self) -> tuple[str, ...]:
        """Those of "hands", "stacks" and "piles" that everybody sees."""
        return tuple(name for name in AREAS if self.visibility.get(name) is SeenBy.ALL)

    @cached_property
    def private_areas(self) -> tuple[str, ...]:
        """Those of "hands", "stacks" and "piles" of which each seat sees only its own."""
        return tuple(name for name in AREAS if self.visibility.get(name) is SeenBy.OWNER)

    @cached_property
    def hidden_areas(self) -> tuple[str, ...]:
        """Those of "hands", "stacks" and "piles" that nobody sees."""
        return tuple(
            name for name in AREAS if name not in (*self.public_areas, *self.private_areas)
        )

    @cached_property
    def shows_pot(self) -> bool:
        """Whether everybody sees the pot."""
        return self.visibility.get("pot") is SeenBy.ALL

    @cached_property
    def shows_table(self) -> bool:
        """Whether everybody sees the face-up cards on the table."""
        return self.visibility.get("table") is SeenBy.ALL

    def get_late_answer(self, question: Question) -> Choice:
        """Return the choice that is made for a player who did not answer in time."""
        allowed = (choice for choice in self.late_answers if choice in question.choices)
        return next(allowed, next(iter(question.choices)))

    def check_players(self, players: int) -> None:
        """Raise Refused for a number of players that the game does not allow."""
        if players not in self.players:
            low, high = self.players[0], self.players[-1]
            raise Refused("players", players=players, low=low, high=high, only=low == high)

    def complete_options(self, chosen: Options, players: int) -> dict[str, OptionValue]:
        """Return the values of all options: the chosen ones, and the defaults of the others.

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
"""The number of tricks after which the player with most cards wins; 0 is no limit. For games in
which players are eliminated."""
CHOICE_SECONDS = Option("choice_seconds", range(601), 0, "no_limit")
"""The time in which a person must choose, in seconds; 0 is no limit. The table runner counts it."""
