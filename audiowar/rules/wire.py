"""Projected events, questions and views as JSON and back, in the words of the transcript.

This is what leaves the table for a socket or a page, so nothing secret may be in it: an event
that was not projected for somebody raises Unprojected. What a seat may not know of an event is
`{"hidden": COUNT}`. What cannot be read raises ValueError.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import fields
from typing import Any, TypeAlias

from .cards import CODES, card
from .events import EVENTS, Choice, Event, Hidden, Seat, Secret
from .parts.betting import UNIT, Bets
from .state import Question
from .view import View

Said: TypeAlias = dict[str, Any]
"""An object of JSON."""
Both: TypeAlias = tuple[Callable[[Any], Any], Callable[[Any], Any]]
"""How a value is written, and how it is read."""


class Unprojected(Exception):
    """A secret was about to leave the table."""


# Values


def cards_out(value: Any) -> Any:
    """Write cards, however nested, as codes; hidden ones as their number."""
    kind = type(value)
    if kind is tuple or kind is list:
        return [CODES[part] if type(part) is int else cards_out(part) for part in value]
    if value is None:
        return None
    if isinstance(value, int):
        return CODES[value]
    if kind is Hidden:
        return {"hidden": value.count}
    if kind is Secret:
        raise Unprojected
    raise TypeError("no cards")


def cards_in(said: Any) -> Any:
    """Read cards, however nested."""
    if said is None:
        return None
    if isinstance(said, str):
        return card(said)
    if isinstance(said, Mapping):
        return hidden_in(said)
    if isinstance(said, list):
        return tuple(map(cards_in, said))
    raise ValueError("no cards")


def hidden_in(said: Mapping[str, Any]) -> Hidden:
    """Read what stands in place of a secret."""
    count = said.get("hidden")
    if type(count) is not int or count < 0:
        raise ValueError("no count of what is hidden")
    return Hidden(count)


def choice_out(value: Any) -> Any:
    """Write a choice: a card's code, or the word itself; a hidden one as such."""
    if isinstance(value, Secret):
        raise Unprojected
    if isinstance(value, Hidden):
        return {"hidden": value.count}
    return CODES[value] if isinstance(value, int) else value


def choice_in(said: Any) -> Any:
    """Read a choice; what is no card stays a word."""
    if said is None:
        return None
    if isinstance(said, Mapping):
        return hidden_in(said)
    if not isinstance(said, str):
        raise ValueError("no choice")
    try:
        return card(said)
    except ValueError:
        return said


def plain_out(value: Any) -> Any:
    """Write numbers and words, and lists of them."""
    kind = type(value)
    if kind is tuple:
        return list(value)
    if kind is Secret or kind is Hidden:
        raise Unprojected
    return value


def plain_in(said: Any) -> Any:
    """Read numbers and words, and lists of them."""
    if isinstance(said, Mapping):
        raise ValueError("no plain value")
    return tuple(said) if isinstance(said, list) else said


PLAIN: Both = (plain_out, plain_in)
CARDS: Both = (cards_out, cards_in)
CHOICE: Both = (choice_out, choice_in)

# Events

CARD_FIELDS = frozenset(("cards", "card", "up", "down", "pile", "left_out"))


def both(name: str) -> Both:
    """Return how a field of an event is written and read."""
    return CARDS if name in CARD_FIELDS else CHOICE if name == "choice" else PLAIN


PARTS: Mapping[type[Event], tuple[tuple[str, Both], ...]] = {
    kind: tuple((part.name, both(part.name)) for part in fields(kind))  # type: ignore[arg-type]
    for kind in EVENTS
}
"""The fields of each kind of event, with how they are written and read."""


def event(happened: Event) -> Said:
    """Write an event that was projected for somebody. Raises Unprojected for any other."""
    said: Said = {"event": happened.kind, **happened.extra}
    for name, (out, _) in PARTS[type(happened)]:
        said[name] = out(getattr(happened, name))
    return said


def read_event(said: Mapping[str, Any]) -> Event:
    """Read an event; fields that are not known do not matter. Raises ValueError."""
    for kind in KINDS.get(str(said.get("event")), ()):
        if all(said.get(name) == value for name, value in kind.extra.items()):
            try:
                values = {name: read(said[name]) for name, (_, read) in PARTS[kind]}
            except KeyError as missing:
                raise ValueError(f"{kind.kind} without {missing}") from None
            return kind(**values)
    raise ValueError("no event that is known")


def kinds() -> dict[str, list[type[Event]]]:
    """Return the classes of each word for an event, those that say more of themselves first."""
    found: dict[str, list[type[Event]]] = {}
    for kind in sorted(EVENTS, key=lambda kind: -len(kind.extra)):
        found.setdefault(kind.kind, []).append(kind)
    return found


KINDS = kinds()

# Questions


def question(asked: Question) -> Said:
    """Write a question: its number, what is asked, what may be answered."""
    return {"n": asked.number, "kind": asked.kind, "c": choices_out(asked.choices)}


def choices_out(choices: Any) -> Any:
    """Write what may be answered: a list, or within which amounts a bet lies, in cents."""
    if not isinstance(choices, Bets):
        return [CODES[one] if type(one) is int else choice_out(one) for one in choices]
    return {
        "bet": {
            "min": choices.low * UNIT,
            "max": choices.stakes[-1] * UNIT,
            "tie_max": choices.high * UNIT,
            "cash": choices.cash * UNIT,
            "step": UNIT,
        }
    }


def read_question(said: Mapping[str, Any], seat: Seat) -> Question:
    """Read the question that is open for a seat. Raises ValueError."""
    number, kind = said.get("n"), said.get("kind")
    if type(number) is not int or not isinstance(kind, str):
        raise ValueError("no question")
    return Question(seat, kind, choices_in(said.get("c")), number)


def choices_in(said: Any) -> Sequence[Choice]:
    """Read what may be answered."""
    if isinstance(said, list):
        return tuple(map(choice_in, said))
    bet = said.get("bet") if isinstance(said, Mapping) else None
    if not isinstance(bet, Mapping):
        raise ValueError("no choices")
    return Bets(*(units(bet.get(name)) for name in ("min", "tie_max", "cash")))


def units(cents: Any) -> int:
    """Read an amount, as whole units."""
    if type(cents) is not int or cents < UNIT:
        raise ValueError("no amount")
    return cents // UNIT


# Views


def table_out(lying: Any) -> Any:
    """Write cards with who put them."""
    return [[seat, CODES[held]] for seat, held in lying]


def table_in(said: Any) -> Any:
    """Read cards with who put them."""
    return tuple((int(seat), card(code)) for seat, code in said)


def by_seat(out: Callable[[Any], Any], read: Callable[[Any], Any]) -> Both:
    """Return how something is written and read that some seats have: as pairs."""
    return (
        lambda value: [[seat, out(held)] for seat, held in value.items()],
        lambda said: {int(seat): read(held) for seat, held in said},
    )


SET: Both = (sorted, lambda said: frozenset(map(int, said)))
PEEKS: Mapping[str, Both] = {
    "chosen": by_seat(choice_out, choice_in),
    "hand_counts": by_seat(plain_out, plain_in),
    "bets": by_seat(plain_out, plain_in),
    "top": CARDS,
    "house": CARDS,
    "face_down": (table_out, table_in),
    "shoe_left": PLAIN,
    "round": PLAIN,
    "rounds_won": PLAIN,
    "cards_won": PLAIN,
}
"""What games let a viewer know beside the areas."""


def peek_out(peek: Mapping[str, Any]) -> Said:
    """Write what a game lets this viewer know. Raises KeyError for what is not known here."""
    return {name: PEEKS[name][0](value) for name, value in peek.items()}


def peek_in(said: Any) -> Any:
    """Read what a game lets this viewer know; what is not known here does not matter."""
    return {name: PEEKS[name][1](value) for name, value in said.items() if name in PEEKS}


OWN: Mapping[str, Both] = {
    **dict.fromkeys(("hands", "stacks", "piles", "prisoners", "pot"), CARDS),
    **dict.fromkeys(("count", "swap"), SET),
    "options": (dict, dict),
    "table": (table_out, table_in),
    "own_choice": CHOICE,
    "peek": (peek_out, peek_in),
}
"""Fields of a view that are more than numbers and words."""
VIEW: tuple[tuple[str, Both], ...] = tuple(
    (part.name, OWN.get(part.name, PLAIN)) for part in fields(View) if part.name != "question"
)


OUT: Mapping[str, Callable[[Any], Any]] = {name: out for name, (out, _) in VIEW}
"""How each part of a view is written."""


def view(seen: View) -> Said:
    """Write what somebody may know of a table; `question` is there when one is open."""
    return parts({part.name: getattr(seen, part.name) for part in fields(View)})


def parts(seen: Mapping[str, Any]) -> Said:
    """Write parts of a view; `question` is there when one is open."""
    said = {name: OUT[name](value) for name, value in seen.items() if name != "question"}
    if seen.get("question") is not None:
        said["question"] = question(seen["question"])
    return said


def read_view(said: Mapping[str, Any]) -> View:
    """Read what somebody may know of a table. Raises ValueError."""
    try:
        values = {name: read(said[name]) for name, (_, read) in VIEW}
        asked = said.get("question")
        open_ = None if asked is None else read_question(asked, values["viewer"])
    except (KeyError, TypeError, AttributeError) as wrong:
        raise ValueError(f"no view: {wrong}") from None
    return View(question=open_, **values)
