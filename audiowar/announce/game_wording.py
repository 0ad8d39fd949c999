"""The base class for what a game says: narrators of its events, explanations, responses to keys."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping, Sequence
from functools import cache
from importlib import import_module
from typing import Any, ClassVar, Generic, TypeAlias, TypeVar

from audiowar.announce.reasons.trick_explainer import TrickExplainer
from audiowar.rules import events as ev
from audiowar.rules.cards import Card
from audiowar.rules.events import Choice, Seat
from audiowar.rules.registry import GAMES_PACKAGE
from audiowar.rules.view import View

from .common_lines import describe_pot, get_seat_args, replace_underscores
from .line import Line, Lines
from .narration_memory import NarrationMemory, count_known_or_hidden_cards
from .remark_types import FoundOccasion, RemarkWeight, StepFacts

AnyView = TypeVar("AnyView", bound=View)
Names: TypeAlias = Sequence[str]
"""Player names by seat."""
CommandResult: TypeAlias = Choice | list[Line] | Line | range
"""The result of the power key or of a game's own command. Its type says what happens next:

- `Choice`: this answer is given.
- `list[Line]`: these lines are spoken.
- `Line`: the command is refused for this reason.
- `range`: the cursor moves to the first of the answers with these indexes.
"""
PlacedCards: TypeAlias = tuple[Seat | str, int, Card | None]
"""Cards put on the table: their seat (or "house"), the number face down, and the face-up card."""
EventNarrator: TypeAlias = Callable[[Any, Any], Lines]
"""A function that takes the game's `NarrationMemory` and an event, and yields lines about it."""


class GameWording(Generic[AnyView]):
    """The wording of one game. A subclass overrides what its game says differently."""

    # Texts of the game

    rules_sections: ClassVar[tuple[str, ...]]
    """The sections of the rules, with messages rules-heading-SECTION and rules-GAME-SECTION."""
    title_language: ClassVar[str] = ""
    """The language of the title if the title is not translated; empty if it is."""
    described_bots: ClassVar[frozenset[str]] = frozenset()
    """The bots with a description for this game, in messages bot-CHARACTER-GAME."""
    composed_message_ids: ClassVar[tuple[str, ...]] = ()
    """Ids that are composed at run time: messages of events, reasons, questions and answers."""

    # Narration of events

    narration_memory_class: ClassVar[type[NarrationMemory]] = NarrationMemory
    """The class of the object that the narrators of a match share."""
    narrators: ClassVar[Mapping[type[ev.Event], EventNarrator]] = {}
    """Narrators of the game's own events, and of shared events that it narrates differently."""
    word_narrators: ClassVar[Mapping[str, EventNarrator]] = {}
    """Narrators of answers that are words, by the part before a colon ("keep" of "keep:QH")."""
    result_message_prefixes: ClassVar[tuple[str, ...]] = ()
    """Id prefixes of the game's own messages that announce a result."""
    running_total_prefixes: ClassVar[tuple[str, ...]] = ()
    """Id prefixes of messages with running totals; only those of the newest result are spoken."""

    # How events form tricks

    card_playing_events: ClassVar[tuple[type[ev.Event], ...]] = (ev.Put,)
    """Events that bring the cards of a trick to the table."""
    reveal_events: ClassVar[tuple[type[ev.Event], ...]] = ()
    """Events that show a card of the current trick, other than `card_playing_events`."""
    minor_events: ClassVar[tuple[type[ev.Event], ...]] = ()
    """Kinds of events, in addition to `Choose`, that decide nothing in a trick."""
    events_outside_tricks: ClassVar[tuple[type[ev.Event], ...]] = ()
    """Events, in addition to `Deal`, that belong to no trick."""

    def is_trick_over_without_take(self, events: Sequence[ev.Event]) -> bool:
        """Return whether a trick is over although nobody took its cards.

        By default, it is over if all players who tied in its last war are out.
        """
        wars = [event for event in events if isinstance(event, ev.War)]
        gone = {event.seat for event in events if isinstance(event, ev.Out)}
        return bool(wars) and gone.issuperset(wars[-1].seats)

    def explain_trick(self, explainer: TrickExplainer) -> Lines:
        """Explain step by step why a trick ended as it did."""
        raise NotImplementedError

    def find_placed_cards(self, event: ev.Event) -> PlacedCards | None:
        """Return the cards that an event puts on the table, or None if it puts none."""
        if isinstance(event, ev.Put):
            return event.seat, count_known_or_hidden_cards(event.down), event.up
        return None

    def format_trick_gain(self, events: Sequence[ev.Event], seat: Seat) -> str:
        """Return what a seat gained in a trick with its sign, such as "+4"; "" if nothing."""
        count = 0
        for event in events:
            count += max(0, event.get_owned_card_changes().get(seat, 0))
            if isinstance(event, ev.Take) and event.seat == seat:
                count += count_known_or_hidden_cards(event.cards)
        return f"+{count}" if count else ""

    # Remarks

    own_remark_occasions: ClassVar[Mapping[str, RemarkWeight]] = {}
    """Remark occasions that only this game has, with their weights."""
    unused_remark_occasions: ClassVar[frozenset[str]] = frozenset()
    """Shared remark occasions that this game does not use."""
    bot_manners: ClassVar[Mapping[str, str]] = {}
    """The manners of the game's own bots. If empty, all remarks on its own occasions are plain."""
    war_cancelling_events: ClassVar[tuple[type[ev.Event], ...]] = ()
    """Events after which a player takes the cards of a war without having won it."""

    def find_remark_occasions(
        self, watcher: Any, step: StepFacts, close_calls: Iterator[FoundOccasion]
    ) -> Iterator[FoundOccasion]:
        """Yield occasions for remarks in a step, in addition to ends, outs, takes and wars.

        `close_calls` are occasions for players who came close to winning or losing.
        """
        yield from close_calls

    # Questions and answers

    always_typable_answers: ClassVar[frozenset[str]] = frozenset()
    """Answers that can be typed even if no question offers them. The rules refuse them then."""
    first_hint_by_question_kind: ClassVar[Mapping[str, str]] = {}
    """The message with the hint that is spoken at a new table, by the kind of open question."""

    def describe_question(self, view: AnyView, names: Names) -> Line:
        """Return the text of the viewer's open question."""
        return Line(f"ask-{replace_underscores(view.open_question.kind)}")

    def describe_choice(self, word: str, argument: str, view: AnyView, names: Names) -> Line:
        """Return the name of an answer. For "keep:QH", `word` is "keep" and `argument` is "QH"."""
        return Line(f"choice-{replace_underscores(word)}")

    def describe_average_cost(self, view: AnyView, choice: Choice) -> list[Line]:
        """Say what a choice costs on average. The coach speaks these lines after its advice."""
        return []

    # Keys at the table

    command_help_messages: ClassVar[Mapping[str, str]] = {}
    """Help messages for commands that do something different in this game, by command."""
    calls_tricks_rounds: ClassVar[bool] = False
    """Whether texts call a trick a round."""

    def get_trick_title(self, view: AnyView) -> tuple[str, dict[str, Any]]:
        """Return the id of the message that names the current trick, and its extra arguments."""
        return "now-game", {}

    def describe_situation(self, view: AnyView, names: Names) -> list[Line]:
        """Describe the situation for the key that reads the options; by default, the pot."""
        return [describe_pot(view)] if view.pot_count else []

    def describe_shared_cards(self, view: AnyView) -> list[Line]:
        """Describe the cards of the current trick that belong to no player."""
        return []

    def describe_rest_of_table(self, view: AnyView, names: Names) -> list[Line]:
        """Describe what else lies on the table: bets, or cards outside the trick and the pot."""
        return []

    def describe_card_count(self, view: AnyView, names: Names, seat: Seat) -> Line:
        """Describe the cards that a player owns."""
        return Line("now-owned", {**get_seat_args(view, names, seat), "count": view.owned[seat]})

    def describe_packet_size(self, view: AnyView, count: int) -> Line:
        """Say how many cards the viewer's packet holds."""
        return Line("now-packet", {"count": count})

    def describe_cards_beside_packet(self, view: AnyView, names: Names) -> list[Line]:
        """Describe the viewer's cards that are not in the packet, one line for each."""
        return []

    def describe_what_power_shows(self, view: AnyView, names: Names) -> list[Line]:
        """Describe the cards, or numbers of cards, that the viewer's power shows now."""
        return []

    @property
    def uses_power_key(self) -> bool:
        """Whether the power key has a use in this game."""
        return type(self).get_power_command_result is not GameWording.get_power_command_result

    def get_power_command_result(
        self, view: AnyView, names: Names, options: Sequence[Choice]
    ) -> CommandResult:
        """Return the result of the power key.

        `options` are the choices that the viewer has now, in the order in which arrow keys go
        through them.
        """
        return Line("power-not-here")

    def run_own_command(
        self, command: str, view: AnyView, names: Names, options: Sequence[Choice]
    ) -> CommandResult:
        """Run a command from the game's own `commands.py`, and return its result."""
        raise NotImplementedError

    # What the window draws

    def describe_seat_in_window(self, view: AnyView, seat: Seat, args: dict[str, Any]) -> Line:
        """Return the text that the window shows at a seat. `args` name the player and state."""
        return Line("shown-seat", {**args, "count": view.owned[seat]})

    def get_seat_scene_fields(self, view: AnyView, seat: Seat) -> Mapping[str, Any]:
        """Return the `SeatScene` fields that this game sets in its own way, by name."""
        return {}

    def describe_strength_order(self, view: AnyView) -> list[Line]:
        """Describe the order of card strength, in games where it can change."""
        return []


def find_choice_or_range_with_prefix(
    prefix: str, choices: Sequence[Choice], if_none: Line
) -> CommandResult:
    """Find the choices that start with a prefix. They must be next to each other.

    Return the choice if there is one, the range of their indexes if there are several, and
    `if_none` if there are none.
    """
    found = [index for index, choice in enumerate(choices) if str(choice).startswith(prefix)]
    if not found:
        return if_none
    return choices[found[0]] if len(found) == 1 else range(found[0], found[-1] + 1)


def explain_why_nothing_is_asked(view: View) -> Line:
    """Explain why the viewer has no open question."""
    if view.over:
        reason = "refused-game-over"
    elif view.viewer is None:
        reason = "power-no-seat"
    elif view.viewer in view.out:
        reason = "refused-you-are-out"
    elif view.viewer in view.chosen:
        reason = "refused-already-chosen"
    else:
        reason = "refused-not-asked" if view.asked else "now-nobody-chooses"
    return Line(reason)


def is_playing(view: View) -> bool:
    """Return whether the viewer has a seat and is still in a match that is not over."""
    return view.viewer in view.alive and not view.over


@cache
def get_wording(game: str) -> GameWording[Any]:
    """Return the wording of a game."""
    found: GameWording[Any] = import_module(f"{GAMES_PACKAGE}.{game}.wording").WORDING
    return found
