"""Whole games of all eight by random choices, with everything that could go wrong on the way.

At each step some answers that are not allowed: each is refused, and nothing has changed. At the
end the file is played again byte for byte, and gone on with from cuts at random.
"""

from __future__ import annotations

import time
from collections.abc import Iterator
from dataclasses import replace
from random import Random
from typing import Any

from audiowar.rules.cards import JOKER
from audiowar.rules.events import Choice, Event, Hidden, Secret
from audiowar.rules.match import Match
from audiowar.rules.projection import project_event
from audiowar.rules.registry import GAMES
from audiowar.rules.state import Refused, State
from audiowar.rules.view import View
from audiowar.storage.match_transcript import Header, format_event, format_header, parse_transcript
from audiowar.storage.replay_transcript import TranscriptReplayer
from audiowar.table.table import Table, replay_table
from tests.rules.conformance import (
    parts,
    random_choice,
    random_header,
    restore,
    scrambled,
    snapshot,
)

from .findings import Findings

STEPS = 400
"""Steps of a game that are played with everything; the rest is played out at once."""
NONSENSE: tuple[Any, ...] = (
    "", "nonsense", -1, JOKER, 53, 10**30, "keep:ZZ", "keep:2H", "steal:9", "steal:0", "steal:",
    "steal:0,0,1", "bet:-5", "bet:" + "9" * 5000, "bet:1", "bet:1000+1", "lay:2H", "swap", "top",
    "prisoner", "war", "leave" * 2, "\ud800", "2H", True, None,
)  # fmt: skip


class Wrong(AssertionError):
    """The rules or the session did something that they must not do."""


def run(minutes: float, seed: int) -> int:
    """Play games for so long; print counts and faults; return 1 if there were any."""
    findings = Findings()
    end, number = time.monotonic() + 60 * minutes, seed * 10_000_000
    while time.monotonic() < end:
        one(number, findings)
        number += 1
    return findings.summary()


def check_games(count: int, seed: int) -> Findings:
    """Play so many games; return what was found."""
    findings = Findings()
    for number in range(seed, seed + count):
        one(number, findings)
    return findings


def one(number: int, findings: Findings) -> None:
    """Play one game; the number makes it the same again."""
    name = list(GAMES)[number % len(GAMES)]
    header = replace(random_header(GAMES[name], number), seats=tuple(names(number, name)))
    with findings.case(name, f"{number}", format_header(header).encode()):
        whole(header, Random(number), findings)


def names(number: int, name: str) -> Iterator[str]:
    """Yield a name for each seat of the game with that number."""
    players = len(random_header(GAMES[name], number).seats)
    odd = ("Ž", "", "{ $x }", "Љ", '"', "\u202e", "A", "B", "C")
    return (odd[(number + seat) % len(odd)] for seat in range(players))


def whole(header: Header, dice: Random, findings: Findings) -> None:
    """Play a game, then play it again and from cuts on."""
    table = Table(header)
    events = list(table.start())
    for _ in range(STEPS):
        if table.match.end_event:
            break
        refused(table, dice, findings)
        hidden(table, events[-12:], dice)
        events += moved(table, dice)
        findings.counts["steps"] += 1
    while not table.match.end_event:
        events += moved(table, dice)
    refused(table, dice, findings)
    lines = [format_header(table.header), *map(format_event, events)]
    again(lines)
    for _ in range(3):
        gone_on(lines, dice.randrange(1, len(lines)))
        findings.counts["resumed"] += 1


def moved(table: Table, dice: Random) -> list[Event]:
    """Let somebody who is asked choose through the own view, or go on from a pause."""
    asked = table.view(None).asked
    if not asked:
        return table.advance()
    seat = dice.choice(asked)
    seen = table.view(seat)
    if seen.question is None:
        raise Wrong("who is asked does not see the question")
    choice = random_choice(seen.question.choices, dice)
    return table.answer(seat, choice, seen.question.number)


# What is not allowed


def refused(table: Table, dice: Random, findings: Findings) -> None:
    """Give answers that are not allowed; none may change anything."""
    match = table.match
    before = state_of(match.state)
    for _ in range(3):
        seat: Any = dice.choice((*range(match.players), -1, match.players, 99))
        choice: Choice = dice.choice(NONSENSE)
        number = dice.choice(
            (None, None, 0, match.state.question_count, match.state.question_count + 1)
        )
        if allowed(match, seat, choice, number):
            continue
        try:
            table.answer(seat, choice, number)
        except Refused:
            findings.counts["refused"] += 1
        else:
            raise Wrong(f"{seat} may answer {choice!r:.40}")
    if match.questions or match.end_event:
        try:
            table.advance()
        except Refused:
            findings.counts["refused"] += 1
        else:
            raise Wrong("it goes on without an answer")
    if state_of(match.state) != before:
        raise Wrong("what was refused has changed the state")


def allowed(match: Match, seat: int, choice: Choice, number: int | None) -> bool:
    """Tell whether it is the answer to an open question."""
    question = match.questions.get(seat)
    return question is not None and choice in question.choices and number in (None, question.number)


def state_of(state: State) -> str:
    """Return everything of a state as text."""
    left = ("chance", "emit", "options")
    return repr([(name, getattr(state, name)) for name in State.__slots__ if name not in left])


# Secrets


def hidden(table: Table, events: list[Event], dice: Random) -> None:
    """See that no seat learns from its view or its events what it may not know."""
    viewer = dice.choice((*range(table.match.players), None))
    for event in events:
        whole, seen = parts(event), parts(project_event(event, viewer))
        if any(isinstance(part, Secret) for part in seen):
            raise Wrong("a secret left the table")
        for part, shown in zip(whole, seen, strict=False):
            if (
                isinstance(part, Secret)
                and viewer not in part.known_to
                and not isinstance(shown, Hidden)
            ):
                raise Wrong("a secret was opened for the wrong seat")
    before: View = table.view(viewer)
    if before.peek and table.match.variant.name in ("scientific", "razboi", "steal"):
        return  # what a spy or a thief looks at is shown on purpose
    saved = snapshot(table.match)
    scrambled(table.match, viewer, dice)
    if table.view(viewer) != before:
        raise Wrong("a view changes with what its seat may not know")
    restore(table.match, saved)


# Files


def again(lines: list[str]) -> None:
    """Play the file again, byte for byte."""
    header, records = parse_transcript("".join(lines))
    replay = TranscriptReplayer(header, records)
    made = [format_event(event) for step in replay for event in step]
    if [format_header(header), *made] != lines or not replay.shows_match_end:
        raise Wrong("played again, it is another game")


def gone_on(lines: list[str], cut: int) -> None:
    """Go on from the first lines with the choices of the others: it must become the same file."""
    header, records = parse_transcript("".join(lines[:cut]))
    late: list[str] = []
    table, _ = replay_table(header, records, lambda events: late.extend(map(format_event, events)))
    _, rest = parse_transcript("".join(lines))
    chosen = [
        r.fields for r in rest if r.line_number > cut + len(late) and r.fields["event"] == "choose"
    ]
    for said in chosen:
        while not table.match.questions:
            table.advance()
        table.answer(said["seat"], _choice(said["choice"]))
    while not table.match.end_event:
        table.advance()
    if lines[:cut] + late != lines:
        raise Wrong(f"gone on from line {cut}, it is another game")


def _choice(text: str) -> Choice:
    from audiowar.storage.match_transcript import parse_choice

    return parse_choice(text)
