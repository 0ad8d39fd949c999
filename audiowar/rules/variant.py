"""The base class of games: options, presets, play, and what each seat may see."""

from __future__ import annotations

from collections.abc import Callable, Generator, Mapping
from dataclasses import dataclass
from functools import cached_property
from typing import Any, ClassVar, TypeAlias

from .cards import Rank
from .events import LOSERS_RESULT, Choice, Event, Seat
from .json_value_codecs import Codec
from .state import Options, OptionValue, Question, Refused, State
from .view import SeenBy as SeenBy
from .view import View

CARD_AREAS = ("hands", "stacks", "piles")
"""The names of the attributes of a state that hold a list of cards for each seat."""
PlayGenerator: TypeAlias = Generator[None, tuple[Seat, Choice], None]
"""A generator that plays a match or a part of it: it changes the state and emits events. It yields
when it needs an answer, and at a pause before a trick. If questions are open, `yield` returns one
valid `(seat, choice)`; at a pause it returns None."""
UNLIMITED_THRESHOLD = 100_000_000
"""An option whose largest value is at least this number counts as unlimited."""


@dataclass(frozen=True)
class Option:
    """A rule of a game that can be set before a match."""

    name: str
    values: tuple[OptionValue, ...] | range
    """The allowed values. They are a range if there are too many to offer in a list."""
    default_or_function: OptionValue | Callable[[int], int]
    """The default value, or a function of the number of players."""
    zero_name: str = ""
    """The word that is shown instead of the number 0: "no_limit" or "never". If empty, 0 is
    shown."""

    def get_default(self, players: int) -> OptionValue:
        """Return the default value for this number of players."""
        return (
            self.default_or_function(players)
            if callable(self.default_or_function)
            else self.default_or_function
        )

    def get_allowed_values_message_args(self) -> dict[str, Any]:
        """Return message arguments for the allowed values: their texts, or the limits of a range.

        `high` is None if the option counts as unlimited.
        """
        if not isinstance(self.values, range):
            return {"values": [str(one) for one in self.values], "low": None, "high": None}
        low, high = self.values[0], self.values[-1]
        return {"values": [], "low": low, "high": high if high < UNLIMITED_THRESHOLD else None}

    def allows(self, value: object) -> bool:
        """Return whether a value is allowed."""
        # Types are compared because True and 1.0 are equal to 1, and because looking for a string
        # in a range is slow.
        kinds = {int} if isinstance(self.values, range) else {type(one) for one in self.values}
        return type(value) in kinds and value in self.values


@dataclass(frozen=True)
class Preset:
    """A named set of options."""

    name: str
    options: Options


LowBeatsHighPair: TypeAlias = tuple[Rank, Rank] | None
"""A pair of ranks (low, high): `low` beats all cards in a trick that shows `high`, the highest
rank. The value is None in games in which the highest card always wins."""


@dataclass(frozen=True)
class StatePart:
    """How to set, copy and convert a part of the state that only this game has."""

    set_from_position: Callable[[Any, Any], None]
    """Sets the part from JSON. Raises ValueError, TypeError or LookupError if it is invalid."""
    codec: Codec | None = None
    """Converts the part, which all seats see, to JSON and back. None if views do not contain it."""
    freeze: Callable[[Any], Any] = tuple
    """Returns an immutable copy of the part, for views."""


class Variant:
    """The rules of a card game. Each game is a subclass. `match.Match` plays a match of it."""

    name: ClassVar[str]
    """The name in transcripts, such as "scientific"."""
    players: ClassVar[range]
    """The possible numbers of players."""
    options: ClassVar[tuple[Option, ...]]
    presets: ClassVar[tuple[Preset, ...]]

    # What players choose and own in the game

    what_players_always_choose: ClassVar[str] = ""
    """What players choose in every match: "cards", "bets" or "steals". Empty if there are options
    that leave nothing to choose."""
    has_jokers: ClassVar[bool] = False
    """Whether the deck can contain jokers, at least with some options."""
    uses_money: ClassVar[bool] = False
    """Whether players own money instead of cards."""
    names_losers: ClassVar[bool] = False
    """Whether a match ends when somebody has lost, and names the losers. If it ends without any,
    for example at the trick limit, nobody has won or lost, whomever the event `End` names."""
    preferred_timeout_answers: ClassVar[tuple[Choice, ...]] = ()
    """The choices for a player who did not answer in time, the preferred one first. If a question
    allows none of them, its first choice is used."""

    # The events of the game, and the parts of its state

    events: ClassVar[tuple[type[Event], ...]] = ()
    """The classes of the events that only this game has. An event that is not listed cannot be
    recorded or sent."""
    state_class: ClassVar[type[State]] = State
    view_class: ClassVar[type[View]] = View
    """The class of the game's views. It has a field for each part in `game_specific_state_parts`
    that has a codec."""
    game_specific_state_parts: ClassVar[Mapping[str, StatePart]] = {}
    """The parts of the state that only this game has, by the name of their attribute."""
    visibility: ClassVar[Mapping[str, SeenBy]] = {}
    """Who sees the cards in each of "hands", "stacks", "piles", "pot" and "table". Nobody sees the
    cards in an area that is not listed."""
    peek_codecs: ClassVar[Mapping[str, Codec]] = {}
    """The codecs of the values of `get_peek_values`, by the name of the value."""

    def play(self, state: Any, must_deal: bool) -> PlayGenerator:
        """Play a match. `must_deal` is False if the cards are already in the state."""
        raise NotImplementedError

    def needs_choices(self, options: Options) -> bool:
        """Return whether players have to choose anything with these options."""
        return self.always_has_choices

    def is_undecided(self, result: str) -> bool:
        """Return whether nobody wins or loses a match that ends with this `End.result`."""
        return self.names_losers and result != LOSERS_RESULT

    def check_options(self, options: Options, players: int) -> None:
        """Raise Refused for incompatible options."""

    def find_game_specific_refusal(self, state: Any, seat: Seat, choice: Choice) -> Refused | None:
        """Return why this game refuses an answer; None if it is refused for a general reason."""
        return None

    def count_choices_if_public(self, state: Any, question: Question) -> int | None:
        """Return how many choices a question has; None if other seats must not know this."""
        return len(state.hands[question.seat]) if question.kind == "card" else None

    def get_upset_ranks(self, options: Options) -> LowBeatsHighPair:
        """Return a low rank that beats a high one, and the high rank; None if there are none."""
        return None

    def get_peek_values(self, state: Any, viewer: Seat | None) -> Mapping[str, Any]:
        """Return the values of `View.peek` by name, such as the cards that a spy sees."""
        return {}

    @property
    def always_has_choices(self) -> bool:
        """Whether players make choices in every match, with any options."""
        return bool(self.what_players_always_choose)

    @cached_property
    def game_specific_view_codecs(self) -> Mapping[str, Codec]:
        """The codecs of the parts of the view that only this game has, by name."""
        return {
            name: part.codec for name, part in self.game_specific_state_parts.items() if part.codec
        }

    def copy_game_specific_view_parts(self, state: State) -> dict[str, Any]:
        """Return immutable copies of the parts of the view that only this game has, by name."""
        parts = self.game_specific_state_parts
        return {
            name: parts[name].freeze(getattr(state, name))
            for name in self.game_specific_view_codecs
        }

    @cached_property
    def areas_by_visibility(self) -> Mapping[SeenBy, tuple[str, ...]]:
        """The names of areas ("hands", "stacks", "piles"), by who sees their cards."""
        seen = {name: self.visibility.get(name, SeenBy.NOBODY) for name in CARD_AREAS}
        return {who: tuple(name for name in seen if seen[name] is who) for who in SeenBy}

    def get_timeout_answer(self, question: Question) -> Choice:
        """Return the choice that is made for a player who did not answer in time."""
        allowed = (
            choice for choice in self.preferred_timeout_answers if choice in question.choices
        )
        return next(allowed, next(iter(question.choices)))

    def check_player_count(self, players: int) -> None:
        """Raise Refused for a number of players that the game does not allow."""
        if players not in self.players:
            low, high = self.players[0], self.players[-1]
            raise Refused("players", players=players, low=low, high=high, only=low == high)

    def complete_options(self, chosen: Options, players: int) -> dict[str, OptionValue]:
        """Return all options: the chosen values, and defaults for the others.

        Raises Refused for an option, a value or a number of players that is not allowed.
        """
        self.check_player_count(players)
        known = {option.name: option for option in self.options}
        for name, value in chosen.items():
            if name not in known:
                raise Refused("unknown_option", option=name)
            if not known[name].allows(value):
                limits = known[name].get_allowed_values_message_args()
                raise Refused("bad_value", option=name, value=str(value), **limits)
        full = {**self.get_default_options(players), **chosen}
        self.check_options(full, players)
        return full

    def get_default_options(self, players: int) -> dict[str, OptionValue]:
        """Return the default values of all options."""
        return {option.name: option.get_default(players) for option in self.options}


UNLIMITED_RANGE = range(0, 1_000_000_000)
"""The values of an option without a limit."""

TRICK_LIMIT_OPTION = Option(
    "trick_limit", UNLIMITED_RANGE, lambda players: 500 * players * players, "no_limit"
)
"""The number of tricks after which the player with the most cards wins; 0 for no limit."""
CHOICE_SECONDS_OPTION = Option("choice_seconds", range(601), 0, "no_limit")
"""The number of seconds that a person has to choose; 0 for no limit. The table runner measures
the time."""
