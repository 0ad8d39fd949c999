"""What a game brings along to be told: its own events, its reasons, its words at the table."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import dataclass, field
from functools import cache
from importlib import import_module
from typing import Any, TypeAlias

from audiowar.announce.reasons.trick_explainer import TrickExplainer
from audiowar.rules import events as ev
from audiowar.rules.cards import Card
from audiowar.rules.events import Choice, Seat
from audiowar.rules.registry import PACKAGE
from audiowar.rules.view import View

from .card_counts import size
from .card_tally import CardTally
from .line import Line, Lines
from .step_facts import Found, RemarkWeight, StepFacts
from .view_lines import by, pot
from .wording_context import WordingContext

Names: TypeAlias = Sequence[str]
"""Who sits at the table, by seat."""
Power: TypeAlias = Choice | list[Line] | Line | range
"""What the power comes to: an answer to give, lines to tell, why there is none, or where the
answers stand among which to choose."""
Laid: TypeAlias = tuple[Seat | str, int, Card | None]
"""Before whom cards lie, how many of them face down, and which face up."""


def stays(events: Sequence[ev.Event]) -> bool:
    """Without a take a trick is over when all who are tied have gone out: the table stays."""
    wars = [event for event in events if isinstance(event, ev.War)]
    gone = {event.seat for event in events if isinstance(event, ev.Out)}
    return bool(wars) and gone.issuperset(wars[-1].seats)


def nothing_before(position: Mapping[str, Any]) -> Any:
    """Remember nothing of how the table stands before a trick."""


def nothing_learnt(before: Any, event: ev.Event) -> Any:
    """Learn nothing that a later trick needs to know."""
    return before


def numbered(view: View) -> tuple[str, dict[str, Any]]:
    """Name the trick by its number."""
    return "now-game", {}


def what_lies(view: View, names: Names) -> list[Line]:
    """Tell what wars left on the table, if they did."""
    return [pot(view)] if view.pot_count else []


def nothing(view: View, names: Names) -> list[Line]:
    """Tell nothing more."""
    return []


def none_shown(view: View) -> list[Line]:
    """Show nothing more."""
    return []


def cards_owned(view: View, names: Names, seat: Seat) -> Line:
    """Tell how many cards a player owns."""
    return Line("now-owned", {**by(view, names, seat), "count": view.owned[seat]})


def nobody_more(view: View, seat: Seat) -> Mapping[str, Any]:
    """Show nothing more of a seat."""
    return {}


def taken_cards(events: Sequence[ev.Event], seat: Seat) -> str:
    """Show how many cards a seat took; nothing for who took none."""
    takes = (event for event in events if isinstance(event, ev.Take) and event.seat == seat)
    count = sum(size(take.cards) for take in takes)
    return f"+{count}" if count else ""


def put_cards(event: ev.Put) -> Laid:
    """Lay the cards that a player puts."""
    return event.seat, size(event.down), event.up


def counted(view: View, seat: Seat, args: dict[str, Any]) -> Line:
    """Show how many cards a seat owns."""
    return Line("shown-seat", {**args, "count": view.owned[seat]})


def powerless(view: View, names: Names, options: Sequence[Choice]) -> Power:
    """Say that cards have no powers."""
    return Line("power-not-here")


def only_close(watch: Any, scene: StepFacts, close: Iterator[Found]) -> Iterator[Found]:
    """Find nothing more to remark on."""
    yield from close


@dataclass(frozen=True)
class GameWording:
    """How one game is told."""

    sections: tuple[str, ...]
    """The headings of its rules: messages rules-heading-SECTION and rules-GAME-SECTION."""
    why: Callable[[TrickExplainer], Lines]
    """How a trick is explained."""
    language: str = ""
    """The language of its title, where others take it over; nothing: each has its own."""
    described: frozenset[str] = frozenset()
    """Characters that play it in another way than other games: messages bot-CHARACTER-GAME."""
    composed: tuple[str, ...] = ()
    """Ids of messages that are put together: of events, reasons, questions and answers."""

    # What happens

    table: type[WordingContext] = WordingContext
    """What its tellers remember."""
    tellers: Mapping[type[ev.Event], Callable[[Any, Any], Lines]] = field(default_factory=dict)
    """How its own events are told, and those of all games that it tells in another way."""
    words: Mapping[str, Callable[[Any, Seat, str], Lines]] = field(default_factory=dict)
    """How answers that are words are told: by the word, with what stands behind its colon."""
    results: tuple[str, ...] = ()
    """The beginnings of its own lines that say a result."""
    sums: tuple[str, ...] = ()
    """Of those that add up what each has now: they are told with the newest result only."""
    tally: type[CardTally] = CardTally
    """How its cards are counted."""

    # What happened

    plays: tuple[type[ev.Event], ...] = (ev.Put,)
    """Events that bring the cards of a trick to the table."""
    shows: tuple[type[ev.Event], ...] = ()
    """Events that show cards of a trick beside that."""
    small: tuple[type[ev.Event], ...] = ()
    """Events that are not yet a result, beside a choice."""
    prepares: tuple[type[ev.Event], ...] = ()
    """Events that belong to no trick, beside a deal."""
    ended: Callable[[Sequence[ev.Event]], bool] = stays
    """Whether a trick without a take is over."""
    before: Callable[[Mapping[str, Any]], Any] = nothing_before
    """What an explanation needs to know of the table before the trick, from a position."""
    learn: Callable[[Any, ev.Event], Any] = nothing_learnt
    """The same after one more event."""
    occasions: Callable[[Any, StepFacts, Iterator[Found]], Iterator[Found]] = only_close
    """What in a step is worth a remark in this game alone, with those who come close to an end."""
    remarked: Mapping[str, RemarkWeight] = field(default_factory=dict)
    """Occasions for a remark that this game alone has."""
    manners: Mapping[str, str] = field(default_factory=dict)
    """In which manner its own characters speak; without any all speak plainly of `remarked`."""
    cancels: tuple[type[ev.Event], ...] = ()
    """Events by which somebody takes a table that no war has won."""
    unfit: frozenset[str] = frozenset()
    """Occasions that mean something else here, or nothing."""

    # What is asked

    commands: Mapping[str, str] = field(default_factory=dict)
    """Commands that mean something else here, with the message that says what."""
    round: bool = False
    """Whether what is a trick elsewhere is called a round."""
    numbered: Callable[[Any], tuple[str, dict[str, Any]]] = numbered
    """What names the running trick: a message, and what it needs beside game and trick."""
    now: Callable[[Any, Names], list[Line]] = what_lies
    """What is told with the rules now, before the options."""
    laid: Callable[[Any], list[Line]] = none_shown
    """Cards of the running trick that no player put."""
    lies: Callable[[Any, Names], list[Line]] = nothing
    """What else lies on the table."""
    owns: Callable[[Any, Names, Seat], Line] = cards_owned
    """What a player owns."""
    beside: Callable[[Any, Names], list[Line]] = nothing
    """What lies before the viewer beside the packet, a line for each card."""
    asks: Mapping[str, Callable[[Any, Names], Line]] = field(default_factory=dict)
    """Its questions, where they need more than the message ask-KIND."""
    begins: Mapping[str, str] = field(default_factory=dict)
    """What is said of the keys at a new table whose first question is its own: by its kind."""
    choices: Mapping[str, Callable[[str, Any, Names], Line]] = field(default_factory=dict)
    """Its answers, where they need more than the message choice-WORD: by the word."""
    look: Callable[[Any, Names], list[Line]] = nothing
    """What the viewer's power shows now."""
    typed: frozenset[str] = frozenset()
    """Answers that may be written at any time: the rules say why they are not possible now."""
    power: Callable[[Any, Names, Sequence[Choice]], Power] = powerless
    """What the power is that the player has now."""
    seat: Callable[[Any, Seat], Mapping[str, Any]] = nobody_more
    """What else somebody who sees the table sees of a seat, such as its prisoner."""
    lays: Mapping[type[ev.Event], Callable[[Any], Laid]] = field(default_factory=dict)
    """Events that lay cards on the table, beside a put."""
    won: Callable[[Sequence[ev.Event], Seat], str] = taken_cards
    """What such a one sees that a seat won or lost in a trick."""
    seat_line: Callable[[Any, Seat, dict[str, Any]], Line] = counted
    """What the window shows of a seat."""
    order: Callable[[Any], list[Line]] = none_shown
    """What the table shows of the order of strength."""


@cache
def telling(game: str) -> GameWording:
    """Return how a game is told."""
    found: GameWording = import_module(f"{PACKAGE}.{game}.wording").WORDING
    return found
