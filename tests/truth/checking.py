"""Play games, hear them told, and note what is false."""

from __future__ import annotations

import random
from collections.abc import Sequence
from dataclasses import dataclass, field

from audiowar.announce import table_queries
from audiowar.announce.line import ALWAYS, Line, render_line
from audiowar.announce.line_order import ORDERS
from audiowar.announce.narrator import Narrator
from audiowar.bots.registry import make_bot
from audiowar.l10n.catalogue import Catalogue
from audiowar.rules.events import Event
from audiowar.rules.registry import GAMES
from audiowar.rules.view import project, project_view, unseal
from audiowar.storage.transcript import Header, encode_event
from audiowar.table.self_play import observe
from audiowar.table.table import Table
from tests.rules.conformance import random_header, step

from .claims import Happening, Step, find_claim
from .facts import Facts, steals
from .questions import QUESTIONS
from .wording import strangers, strays

LANGUAGES = ("en", "es", "ro", "sr")
NAMES = ("Vlad", "Zora", "Kosta", "Wanda", "Yuri", "Xenia", "Hugo", "Fritz")
"""Names that are part of no word in these languages."""
STEPS = 120
"""Steps of a game that are heard."""


@dataclass
class Report:
    """What was told, and what of it is false."""

    languages: Sequence[str] = LANGUAGES
    """In which the words are checked too, beside what they are made of."""
    games: int = 0
    sentences: int = 0
    words: int = 0
    false: list[str] = field(default_factory=list)
    told: set[str] = field(default_factory=set)
    """The ids of all messages."""


def header_of(game: str, seed: int) -> Header:
    """Return a random game with names that can be told apart from words."""
    made = random_header(GAMES[game], seed)
    return Header(made.game, NAMES[: len(made.seats)], made.options, made.seed)


def check(game: str, seed: int, report: Report, steps: int = STEPS) -> None:
    """Play a game, half of them among bots, and check it for two listeners and a spectator."""
    header, dice = header_of(game, seed), random.Random(f"{game} {seed}")
    table = Table(header)
    players = len(header.seats)
    viewers = [None, *dice.sample(range(players), min(2, players))]
    tellers = {one: Narrator(game, header.seats, header.options, one) for one in viewers}
    facts = begin(header)
    bots = (
        [make_bot("sensible", game, seed * 64 + seat) for seat in range(players)]
        if seed % 2
        else []
    )
    report.games += 1
    where = f"{game} {seed}"
    events = table.start()
    for number in range(steps):
        happened = learn(facts, [encode_event(unseal(event)) for event in events])
        for viewer, teller in tellers.items():
            heard_by = Step(happened, facts, header.seats, viewer)
            lines = teller.narrate_step([project(event, viewer) for event in events])
            order = ORDERS[(seed + number) % len(ORDERS)]
            for told in (lines, teller.arrange_lines(lines, order)):
                heard(told, heard_by, report, where)
            if viewer is not None and viewer in table.game.questions:
                seen = project_view(table.game, viewer)
                asked = table_queries.describe_question(seen, header.seats)
                answering(asked, heard_by, report, where)
        if table.game.finished:
            return
        events = turn(table, bots, dice, events)


def turn(
    table: Table, bots: Sequence[object], dice: random.Random, last: Sequence[Event]
) -> list[Event]:
    """Let somebody choose, a bot where there are some, or go on from a pause."""
    if not bots:
        return step(table, dice)
    for seat, bot in enumerate(bots):
        observe(bot, seat, last)  # type: ignore[arg-type]
    if not table.game.questions:
        return table.advance()
    seat = dice.choice(sorted(table.game.questions))
    return table.answer(seat, bots[seat].choose(table.view(seat)))  # type: ignore[attr-defined]


def begin(header: Header) -> Facts:
    """Return the table before anything has happened."""
    facts = Facts(header.game, header.options, len(header.seats))
    facts.money = [int(header.options.get("bankroll", 0)) * 100] * facts.players
    facts.piles, facts.tops = [0] * facts.players, [None] * facts.players
    return facts


def learn(facts: Facts, said: Sequence[dict[str, object]]) -> list[Happening]:
    """Learn a step; return each event with the table before and after it."""
    happened = []
    for at, one in enumerate(said):
        if one["event"] == "put" and facts.war is not None and not waiting(said[:at]):
            facts.fought()
            facts.war = None
        before = facts.copy()
        facts.add(one)
        if one["event"] == "steal" and not any(s["event"] == "steal" for s in said[:at]):
            before = facts.copy()
            steals(facts, [s for s in said[at:] if s["event"] == "steal"])
        happened.append(Happening(one, before, facts.copy()))
        if one["event"] == "take" and not any(s["event"] == "take" for s in said[at + 1 :]):
            facts.settled()
    return happened


def waiting(said: Sequence[dict[str, object]]) -> bool:
    """Tell whether the cards of a battle are being put since the last war."""
    kinds = [one["event"] for one in said]
    last = max((at for at, kind in enumerate(kinds) if kind == "war"), default=-1)
    return "put" in kinds[last + 1 :]


def heard(lines: Sequence[Line], step: Step, report: Report, where: str) -> None:
    """Check all lines of a step, in every language, at each level at which they are told."""
    for line in lines:
        if not line.at:
            continue
        report.told.add(line.message)
        claim = find_claim(line.message)
        if claim is None:
            report.false.append(f"{where}: {line.message}: nobody knows what it claims")
        elif not claim(step, line.args):
            report.false.append(f"{where}: {line.message} {dict(line.args)} of {step.viewer}")
        for tag in report.languages:
            for detail in line.at:
                spoken(line, tag, detail, step, report, where)


CATALOGUES = {tag: Catalogue(tag, strict=True) for tag in LANGUAGES}


def answering(lines: Sequence[Line], step: Step, report: Report, where: str) -> None:
    """Check the question that is open for the listener."""
    for line in lines:
        report.told.add(line.message)
        claim = QUESTIONS.get(line.message) or find_claim(line.message)
        if claim is None or not claim(step, line.args):
            report.false.append(f"{where}: {line.message} {dict(line.args)} of {step.viewer}")


def spoken(line: Line, tag: str, detail: str, step: Step, report: Report, where: str) -> None:
    """Check the words of a sentence."""
    assert detail in ALWAYS
    said = render_line(line, CATALOGUES[tag], detail)
    report.sentences += bool(said)
    report.words += len(said.split())
    wrong = strays(tag, line, said) + strangers(line, said, step.names)
    if wrong:
        report.false.append(f"{where}: {tag}, {detail}: {said} (speaks of {', '.join(wrong)})")
