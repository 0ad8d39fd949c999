"""The lessons: a rigged table, the cards that the others will play, and what to press.

The words of a lesson are the messages `lesson-NAME` (its title), `lesson-NAME-1` and so on (its
steps) and `lesson-NAME-end`.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import Any

from audiowar.rules.state import OptionValue

ANY = "*"
"""In place of a choice: whichever the player likes."""


@dataclass(frozen=True)
class Task:
    """One thing to do."""

    command: str
    """The command that does it, as in `input.commands`."""
    choice: str = ""
    """What it must answer, as in transcripts; nothing where the command only tells something."""


@dataclass(frozen=True)
class Lesson:
    """A short game on a rigged table."""

    name: str
    position: Mapping[str, Any]
    steps: tuple[Task, ...]
    scripts: tuple[str, ...]
    """What each opponent answers in turn, blank-separated, from seat 1 on."""
    game: str = "scientific"
    options: Mapping[str, OptionValue] = field(default_factory=dict)
    players: int = 0
    """How many sit at the table; 0: one beside each script."""

    @property
    def seats(self) -> int:
        """How many sit at the table."""
        return self.players or len(self.scripts) + 1


def play(choice: str = "") -> Task:
    """Play a card or give an answer; without a choice, turn the next card."""
    return Task("play", choice)


def hands(*codes: str, **more: Any) -> dict[str, Any]:
    """Return a position of hands, each written as blank-separated codes."""
    return {"hands": [text.split() for text in codes], **more}


TRICK = Lesson(
    "trick",
    hands("KH 9H 5H", "TS 6S 4S"),
    (Task("card-next"), play("KH"), play("5H")),
    ("TS 6S",),
)
WAR = Lesson(
    "war",
    hands("AH KH 6H 5H", "KS 7S 4S 2S"),
    (play("KH"), Task("pot"), play("AH")),
    ("KS 7S",),
)
REVOLUTION = Lesson(
    "revolution",
    hands("KH JH 4H 2H", "KS AS 5S 6S"),
    (play("JH"), Task("rules-now"), play("4H")),
    ("KS AS",),
)
ORDERS = Lesson(
    "orders",
    hands("AH JH JD 4H 2H", "TS 9S JS KS 5S", reversed=True),
    (Task("rules-now"), play("4H"), play("JH"), play("JD"), play("AH")),
    ("TS 9S JS KS",),
)
SPY = Lesson(
    "spy",
    hands("AH QH 4H 2H", "9S KS 5S 6S"),
    (play("QH"), Task("power"), play("AH")),
    ("9S KS",),
)
COUNT = Lesson(
    "count",
    hands("KH 9H 5H 3H", "7S 6S 2S"),
    (play("3H"), Task("power"), play("9H")),
    ("7S 6S",),
)
SWAP = Lesson(
    "swap",
    hands("8H 4H 2H", "5S TS 6S", piles=[["AH", "KH"]]),
    (play("8H"), Task("power", "swap"), play("AH")),
    ("5S TS",),
)
JOKER_WAR = Lesson(
    "joker-war",
    hands("9H 4H JOKER", "AS 5S 6S"),
    (play("JOKER"), play("9H")),
    ("AS 5S",),
)
JOKER_WINS = Lesson(
    "joker-wins",
    hands("5H 4H JOKER", "KS 6S 7S", "KD 7D 6D"),
    (play("JOKER"), Task("why")),
    ("KS", "KD"),
)
JOKERS_VOID = Lesson(
    "jokers-void",
    hands("KH 9H 4H", "6S JOKER", "7D JOKER"),
    (play("4H"), Task("why")),
    ("JOKER", "JOKER"),
)
KEYS = Lesson(
    "keys",
    hands("KH 9H 5H", "TS 7S 4S", "6D 7D 5D", pot=["2H", "2S"]),
    (
        Task("rules-now"),
        Task("who-chooses"),
        Task("owned"),
        Task("hand"),
        Task("pot"),
        play("KH"),
        Task("last-trick"),
    ),
    ("TS", "6D"),
)
END = Lesson(
    "end",
    hands("AH", "9S", "KD 4D", piles=[["5H", "6H", "7H"]]),
    (play("AH"), Task("owned"), play("AH")),
    ("9S", "KD 4D"),
)
PRISONERS = Lesson(
    "prisoners",
    {
        "stacks": [
            ["KH", "3H", "4H", "6H", "9H"],
            ["QS", "5S", "7S", "8S", "9S"],
            ["2D", "JD", "7D", "8D", "9D"],
        ]
    },
    (play(), play("keep:QS"), play(), Task("power", "prisoner")),
    ("", ""),
    game="razboi",
    options={"prisoners": "on"},
)
STEAL = Lesson(
    "steal",
    {
        "stacks": [["7H", "KH", "3H", "4H"], ["QS", "6S", "8S", "9S"]],
        "piles": [[], ["7S", "2S", "5S"]],
    },
    (Task("power", "steal:1"), play("play"), play("lay:KH")),
    ("play",),
    game="steal",
)
CASINO = Lesson(
    "casino",
    {"bankrolls": [10_000], "shoe": ["8H", "8S", "2D", "3D", "4D", "QH", "6S"]},
    (play("bet:1000"), play("war")),
    (),
    game="casino",
    players=1,
)
ARMED = Lesson(
    "armed",
    hands("AH KH QH JH TH 9H 2H", "AS KS 7S 6S 5S 4S 3S"),
    (play("2H"), play("KH"), play(ANY)),
    ("AS KS",),
    game="armed",
)

LESSONS: tuple[Lesson, ...] = (
    TRICK,
    WAR,
    REVOLUTION,
    ORDERS,
    SPY,
    COUNT,
    SWAP,
    JOKER_WAR,
    JOKER_WINS,
    JOKERS_VOID,
    KEYS,
    END,
    PRISONERS,
    STEAL,
    CASINO,
    ARMED,
)
"""Twelve for Scientific War, then one for each other game in which there is a choice to learn."""
