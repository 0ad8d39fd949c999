"""Worked examples of rules, written as text: a sentence, a position and what happens there.

    The strongest card takes the trick.
        9H 2H / 8S 2S / TD 2D [trick_limit=5] > 9H 8S TD => only Take: Take 2 9H 8S TD

First stands what each seat has, separated by slashes: "-" for nothing, and after a bar what lies
beside it. Then may come options and other parts of the position in brackets, with commas for
blanks, and after ">" the answers. After "=>" comes what happens: everything, what comes "after" so
many events, the last events (...), or "only" those of some kinds. Instead there may stand whom the
game "asks" then, or what a seat "has" in an area.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from dataclasses import dataclass
from typing import Any

from audiowar.rules.cards import get_card_code
from audiowar.rules.events import Event
from audiowar.rules.match import Match

from .table import AsTheyLie, answer, game, told

PARTS = ("pot", "table", "out", "reversed", "swap", "spy")
"""What may stand in the brackets that is no option."""


@dataclass(frozen=True)
class Example:
    """A position, the answers that are given, and what is expected to happen."""

    sentence: str
    seats: list[str]
    more: dict[str, Any]
    """Options and other parts of the position."""
    answers: str
    expected: str

    def check(self, running: Match, events: list[Event]) -> None:
        """Assert that the game and its last events are as the example expects."""
        texts, expected = told(events), self.expected
        if expected.startswith(("asks ", "has ")):
            assert self.describe_state(running) == expected, self.sentence
            return
        if expected.startswith(("only ", "after ")):
            head, _, expected = expected.partition(": ")
            kinds = [word for word in head.split() if word[0].isupper()]
            texts = [text for text in texts if not kinds or text.split()[0] in kinds]
            texts = texts[int(head.split()[-1]) if "after" in head else 0 :]
        wanted = expected.removeprefix("... ").split("; ")
        if expected.startswith("... "):
            texts = texts[-len(wanted) :]
        assert (texts or ["nothing"]) == wanted, self.sentence

    def describe_state(self, running: Match) -> str:
        """Return what the game asks or what a seat has, as the example says it."""
        head, colon, _ = self.expected.partition(": ")
        verb, *what = head.split()
        if not colon:
            return " ".join([verb, *map(str, sorted(running.questions))])
        things = running.questions[int(what[0])].choices if verb == "asks" else ()
        if verb == "has":
            things = getattr(running.state, what[0])[int(what[1])]
        codes = [get_card_code(one) if isinstance(one, int) else one for one in things]
        return f"{head}: {' '.join(codes) or '-'}"


def read_examples(text: str) -> Iterator[Example]:
    """Yield the examples of a text. One sentence may stand before several of them."""
    sentence, lines = "", list[str]()
    for line in [*text.strip().splitlines(), ""]:
        indent = len(line) - len(line.lstrip())
        if indent < 8 and lines:
            yield parse_example(sentence, " ".join(lines))
            lines.clear()
        if indent >= 4:
            lines.append(line.strip())
        else:
            sentence = f"{sentence} {line.strip()}" if indent else line


def parse_example(sentence: str, text: str) -> Example:
    """Return the example that a line and its continuations describe."""
    before, _, expected = text.partition(" => ")
    position, _, answers = before.partition(" > ")
    seats, _, brackets = position.partition(" [")
    pairs = (pair.partition("=") for pair in brackets.removesuffix("]").split())
    more = {name: parse_value(name, value) for name, _, value in pairs}
    return Example(
        sentence, ["" if s == "-" else s for s in seats.split(" / ")], more, answers, expected
    )


def parse_value(name: str, value: str) -> Any:
    """Return the value of an option or of a part of the position."""
    if name == "table":
        return [[int(one[0]), one[1:]] for one in value.split(",")]
    if name in ("out", "swap"):
        return [int(seat) for seat in value.split(",")]
    return int(value) if value.isdecimal() else value == "yes" or value.replace(",", " ")


def begin(name: str, example: Example, beside: str = "piles") -> Match:
    """Begin a game at the position of an example.

    `beside` is the part of the position that stands after a bar.
    """
    more = dict(example.more)
    position = {part: more.pop(part) for part in PARTS if part in more}
    split = [seat.partition("|") for seat in example.seats]
    position["hands" if name in ("armed", "scientific") else "stacks"] = [s for s, _, _ in split]
    position[beside] = [
        lying.strip() or (None if beside == "prisoners" else "") for _, _, lying in split
    ]
    return game(name, len(split), position, AsTheyLie(), **more)


def play(name: str, example: Example, beside: str = "piles") -> tuple[Match, list[Event]]:
    """Play an example; return the game and what its answers, or its last turn, lead to."""
    turns = example.more.pop("turn", 1)
    running, events = begin(name, example, beside), list[Event]()
    for _ in range(turns):
        if not running.questions and not running.end_event:
            events = running.advance()
    return running, events + answer(running, example.answers)


def check_examples(text: str, do: Callable[[Example], tuple[Match, list[Event]]]) -> None:
    """Play all examples of a text and assert that each ends as it says."""
    for example in read_examples(text):
        example.check(*do(example))
