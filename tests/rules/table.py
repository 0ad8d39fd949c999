"""Short words for rule tests: set a table, let the seats choose, read what happened."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import fields
from typing import Any

from audiowar.rules.cards import Card, get_card_code, parse_card
from audiowar.rules.chance import Chance, SeededChance
from audiowar.rules.events import Choice, Event, Secret, get_fact_defaults
from audiowar.rules.match import Match
from audiowar.rules.registry import get_variant


class AsTheyLie(Chance):
    """Chance without chance: cards stay in their order, picks come from the top."""

    def pick(
        self,
        event_kind: str,
        cards: Sequence[Card],
        count: int,
        seat: int | None = None,
        already_shown_count: int | None = None,
    ) -> list[Card]:
        return list(cards[:count])


def game(
    name: str,
    players: int,
    position: dict[str, Any] | None = None,
    chance: Chance | None = None,
    **options: int | str,
) -> Match:
    """Return a game that has been started, from `position` (blank-separated codes) if given."""
    running = Match(
        get_variant(name),
        players,
        options,
        chance or SeededChance(1),
        None if position is None else {part: _codes(part, v) for part, v in position.items()},
    )
    running.start()
    return running


def _codes(part: str, value: Any) -> Any:
    """Split "QH 2S" into a list of codes, in the parts that hold cards."""
    if isinstance(value, str):
        return value.split()
    if isinstance(value, (list, tuple)) and part in ("hands", "stacks", "piles"):
        return [_codes(part, item) for item in value]
    return value


def choice(text: str) -> Choice:
    """Return a choice from its text: a card for a code, else the word itself."""
    try:
        return parse_card(text)
    except ValueError:
        return text


def answer(running: Match, *texts: str) -> list[Event]:
    """Let the asked seats answer in turn ("QH 2S" for the seats in order); return all events."""
    events: list[Event] = []
    for text in " ".join(texts).split():
        seat = min(running.questions)
        events += running.answer(seat, choice(text))
    return events


def told(events: list[Event], *kinds: type[Event]) -> list[str]:
    """Return the events without facts as short text, only those of `kinds` if any are given."""
    return [_short(event) for event in events if not kinds or isinstance(event, kinds)]


def _short(event: Event) -> str:
    words = [type(event).__name__]
    names = [part.name for part in fields(event)]  # type: ignore[arg-type]
    for name in (name for name in names if name not in get_fact_defaults(type(event))):
        value = getattr(event, name)
        value = value.value if isinstance(value, Secret) else value
        if name in ("cards", "card", "down", "up", "pile", "left_out"):
            words.append(_cards(value))
        elif name == "choice" and isinstance(value, int):
            words.append(get_card_code(value))
        elif isinstance(value, tuple):
            words.append("+".join(map(str, value)))
        else:
            words.append(str(value))
    return " ".join(word for word in words if word)


def _cards(value: Any) -> str:
    if value is None:
        return "none"
    if isinstance(value, int):
        return get_card_code(value)
    return " ".join(_cards(v.value if isinstance(v, Secret) else v) for v in value)


def turn(running: Match, *texts: str) -> list[Event]:
    """Go on from the pause before a trick, let the asked seats answer; return all events."""
    return running.advance() + answer(running, *texts)
