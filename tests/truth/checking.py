"""Play games, hear them told, and note what is false."""

from __future__ import annotations

import random
from collections import Counter
from collections.abc import Callable, Iterator, Mapping, Sequence
from contextlib import suppress
from dataclasses import dataclass, field
from itertools import combinations, product
from typing import Any

from audiowar.announce import table_queries
from audiowar.announce.line import Line
from audiowar.announce.narrator import Narrator
from audiowar.announce.reasons.last_trick_facts import LastTrick, explain_trick
from audiowar.announce.render_lines import render_line
from audiowar.bots.registry import make_bot
from audiowar.l10n.catalogue import Catalogue, Detail
from audiowar.rules.events import Event
from audiowar.rules.projection import project_event, project_view, reveal_all_secrets
from audiowar.rules.registry import GAMES
from audiowar.rules.state import Refused
from audiowar.storage.match_transcript import Header, event_to_json_object
from audiowar.table.bot_tournament import observe_as_seat
from audiowar.table.table import Table
from tests.rules.conformance import random_header, step

from .advice import Lived, find_faults
from .answers import ANSWERS
from .claims import Claim, Happening, Step, find_claim
from .facts import Facts, steals
from .questions import QUESTIONS
from .reasons import REASONS
from .wording import strangers, strays

LANGUAGES = ("en", "es", "ro", "sr", "sr-Cyrl")
NAMES = ("Vlad", "Zora", "Kosta", "Wanda", "Yuri", "Xenia", "Hugo", "Fritz")
"""Names that are part of no word in these languages."""
ORDERS = ("players", "result", "happened")
"""The values of the setting `order`."""
STEPS = 120
"""Steps of a game that are heard."""


@dataclass
class Report:
    """What was told, and what of it is false."""

    languages: Sequence[str] = LANGUAGES
    """In which the words are checked too, beside what they are made of."""
    spoken: Counter[tuple[str, str]] = field(default_factory=Counter)
    """How often each message was read in all languages, by its id and the level of detail."""
    games: int = 0
    sentences: int = 0
    words: int = 0
    false: list[str] = field(default_factory=list)
    unknown: set[str] = field(default_factory=set)
    """Answers and reasons of which nobody knows what they claim."""
    told: set[str] = field(default_factory=set)
    """The ids of all messages."""
    spoil: Callable[[Claim, Step, Line], None] = lambda claim, step, line: None
    """Called with each line that is so, to see whether a false one would be found."""


def iter_option_pairs(game: str) -> Iterator[dict[str, Any]]:
    """Yield every pair of values of two options that some number of players can set together."""
    rules = [
        one for one in GAMES[game].options if one.name not in ("trick_limit", "choice_seconds")
    ]
    values = {
        one.name: SMALL.get(one.name, one.values[:1])
        if isinstance(one.values, range)
        else one.values
        for one in rules
    }
    for first, second in combinations(values, 2):
        for pair in product(values[first], values[second]):
            options = dict(zip((first, second), pair, strict=True))
            if can_be_set(game, options):
                yield options


def can_be_set(game: str, options: Mapping[str, Any]) -> bool:
    """Tell whether some number of players can set these options together."""
    variant = GAMES[game]
    for players in variant.players:
        with suppress(Refused):
            variant.complete_options(options, players)
            return True
    return False


def list_options_with_all_pairs(game: str) -> list[dict[str, Any]]:
    """Return options of a few games in which every pair of values occurs at least once."""
    left, games = list(iter_option_pairs(game)), []
    while left:
        options: dict[str, Any] = {}
        for pair in left:
            both = {**options, **pair}
            if both == {**pair, **options} and can_be_set(game, both):
                options = both
        left = [pair for pair in left if not pair.items() <= options.items()]
        games.append(options)
    return games


SMALL: Mapping[str, Sequence[int]] = {
    "purge_after": (0, 2, 10),
    "rounds": (1, 5),
    "bankroll": (20, 1000),
    "min_bet": (1, 10),
    "max_bet": (10, 500),
}
"""The values that are tried of options with very many."""


def header_of(game: str, seed: int, **options: int | str) -> Header:
    """Return a random game with names that can be told apart from words."""
    made = random_header(GAMES[game], seed, **options)
    return Header(made.game, NAMES[: len(made.seats)], made.options, made.seed)


def check(game: str, seed: int, report: Report, steps: int = STEPS, **options: int | str) -> None:
    """Play a game, half of them among bots, and check it for two listeners and a spectator."""
    header, dice = header_of(game, seed, **options), random.Random(f"{game} {seed}")
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
    where = " ".join(map(str, (game, seed, options or "")))
    events = table.start()
    recalls = {one: LastTrick(game, header.options) for one in viewers}
    pupil = viewers[-1]
    assert pupil is not None
    lived, history = Lived(pupil), list[Event]()
    named = {one: Named() for one in viewers}
    trick, chosen = Trick(), set[int]()
    for number in range(steps):
        happened = learn(
            facts, [event_to_json_object(reveal_all_secrets(event)) for event in events]
        )
        choosing(chosen, happened)
        trick.add(happened, facts)
        for viewer, teller in tellers.items():
            heard_by = Step(happened, facts, header.seats, viewer)
            heard_by.chosen, heard_by.asked = chosen, set(table.match.questions)
            lines = teller.narrate_step([project_event(event, viewer) for event in events])
            order = ORDERS[(seed + number) % len(ORDERS)]
            for told in (lines, teller.arrange_lines(lines, order)):
                heard(told, heard_by, report, where)
                report.false += named[viewer].find_silence(told, heard_by, where)
            named[viewer].remember(lines)
            seen = project_view(table.match, viewer)
            if viewer is not None and viewer in table.match.questions:
                asked = table_queries.describe_question(seen, header.seats)
                claimed(asked, QUESTIONS, heard_by, report, where)
            for ask in KEYS:
                claimed(ask(seen, header.seats), ANSWERS, heard_by, report, where)
            whole = Step(trick.happened, facts, header.seats, viewer)
            recalls[viewer].add([project_event(event, viewer) for event in events])
            explained(recalls[viewer], whole, report, where)
            if viewer == pupil:
                lived.add(heard_by)
                history += [project_event(event, viewer) for event in events]
                faults = lived.find_faults(seen, history) if seen.over else []
                if seen.question is not None and number % ADVISED == 0:
                    faults = find_faults(seen, history, heard_by)
                report.false += [f"{where}: {fault} of {viewer}" for fault in faults]
        if table.match.end_event:
            return
        events = turn(table, bots, dice, events)


def turn(
    table: Table, bots: Sequence[object], dice: random.Random, last: Sequence[Event]
) -> list[Event]:
    """Let somebody choose, a bot where there are some, or go on from a pause."""
    if not bots:
        return step(table, dice)
    for seat, bot in enumerate(bots):
        observe_as_seat(bot, seat, last)  # type: ignore[arg-type]
    if not table.match.questions:
        return table.advance()
    seat = dice.choice(sorted(table.match.questions))
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
            facts.forget_compared_cards()
            facts.war = None
        before = facts.copy()
        facts.add(one)
        if one["event"] == "steal" and not any(s["event"] == "steal" for s in said[:at]):
            before = facts.copy()
            steals(facts, [s for s in said[at:] if s["event"] == "steal"])
        happened.append(Happening(one, before, facts.copy()))
        if one["event"] == "take" and not any(s["event"] == "take" for s in said[at + 1 :]):
            facts.forget_trick()
    if is_over(facts, happened):
        facts.count_ended_trick()
    return happened


def is_over(facts: Facts, happened: Sequence[Happening]) -> bool:
    """Tell whether a trick is over of which nobody has taken the cards."""
    kinds = {one.said["event"] for one in happened}
    if facts.game == "scientific":
        return "put" in kinds
    if facts.game == "casino":
        return "pay" in kinds and not facts.at_stake
    wars = [one for one in happened if one.said["event"] == "war"]
    return (
        bool(wars)
        and facts.running
        and facts.out.issuperset(wars[-1].before.find_strongest_seats())
    )


def waiting(said: Sequence[dict[str, object]]) -> bool:
    """Tell whether the cards of a battle are being put since the last war."""
    kinds = [one["event"] for one in said]
    last = max((at for at, kind in enumerate(kinds) if kind == "war"), default=-1)
    return "put" in kinds[last + 1 :]


def heard(lines: Sequence[Line], step: Step, report: Report, where: str) -> None:
    """Check all lines of a step, in every language, at each level at which they are told."""
    for line in lines:
        if not line.levels:
            continue
        report.told.add(line.message)
        claim = find_claim(line.message)
        if claim is None:
            report.false.append(f"{where}: {line.message}: nobody knows what it claims")
        elif not claim(step, line.args):
            report.false.append(f"{where}: {line.message} {dict(line.args)} of {step.viewer}")
        else:
            report.spoil(claim, step, line)
        for detail in line.levels:
            speak(line, detail, step, report, where)


CATALOGUES = {tag: Catalogue(tag, strict=True) for tag in LANGUAGES}


def claimed(
    lines: Sequence[Line], claims: Mapping[str, Claim], step: Step, report: Report, where: str
) -> None:
    """Check lines that are told when somebody asks, with their words."""
    for line in lines:
        report.told.add(line.message)
        claim = claims.get(line.message) or find_claim(line.message)
        if claim is None:
            report.unknown.add(line.message)
        elif not claim(step, line.args):
            report.false.append(f"{where}: {line.message} {dict(line.args)} of {step.viewer}")
        else:
            report.spoil(claim, step, line)
        speak(line, "normal", step, report, where)


def explained(recall: LastTrick, whole: Step, report: Report, where: str) -> None:
    """Check the reasons for the trick that is told last, if it is the one that is known."""
    trick = recall.get_current_or_last_trick()
    if trick is not None and decisive(whole):
        lines = explain_trick(trick, whole.names, whole.viewer)
        claimed(lines, REASONS, whole, report, where)


def decisive(whole: Step) -> bool:
    """Tell whether a card lies open in the trick."""
    return bool(whole.all("put") or whole.all("draw"))


class Named:
    """Which chosen cards a listener has heard before they lay open."""

    def __init__(self) -> None:
        self._known: set[tuple[int, str]] = set()

    def remember(self, lines: Sequence[Line]) -> None:
        """Note the cards that are told when they are chosen."""
        for line in lines:
            if line.message in ("event-choose", "event-choose-prisoner"):
                self._known.add((line.args["player"], line.args["card"]))

    def find_silence(self, lines: Sequence[Line], step: Step, where: str) -> list[str]:
        """Return the open cards that are not told once each at full detail."""
        told = Counter(
            (line.args["player"], line.args["card"])
            for line in lines
            if "full" in line.levels and line.message in CARDS_TOLD
        )
        puts = [one.said for one in step.all("put") if one.said["up"]]
        # With several decks somebody may put the same card twice in one step.
        shown = Counter((step.names[said["seat"]], said["up"]) for said in puts)
        return [
            f"{where}: {player} {card} is told {told[player, card]} times to {step.viewer}"
            for (player, card), count in shown.items()
            if told[player, card] != count
            and (told[player, card] or (player, card) not in self._known)
        ]


CARDS_TOLD = (
    *("event-put", "event-put-war", "event-put-rest", "event-put-prisoner"),
    *("event-choose", "event-choose-prisoner"),
)
"""Messages that tell a card with its player."""
ADVISED = 4
"""Of so many questions the coach is asked about one."""


class Trick:
    """All that has happened in the last trick that was begun."""

    def __init__(self) -> None:
        self.happened: list[Happening] = []
        self._over = False
        self._tricks = 0

    def add(self, happened: Sequence[Happening], facts: Facts) -> None:
        """Add a step; the first after the end of a trick begins a new one."""
        if self._over:
            self.happened, self._over = [], False
        self.happened += happened
        self._over = facts.tricks > self._tricks
        self._tricks = facts.tricks


WAITING = ("choose", "war_cards", "pick_up", "shuffle")
"""Events that leave what is chosen hidden."""


def choosing(chosen: set[int], happened: Sequence[Happening]) -> None:
    """Note who has chosen what is still hidden."""
    for one in happened:
        if one.said["event"] in ("steal", "out"):
            chosen.discard(one.said["seat"])
        elif one.said["event"] not in WAITING:
            chosen.clear()
        elif one.said["event"] == "choose" and one.said["choice"] != "swap":
            chosen.add(one.said["seat"])


KEYS = (
    table_queries.describe_match,
    table_queries.describe_who_has_chosen,
    table_queries.describe_card_counts,
    table_queries.describe_hand,
    table_queries.describe_cards_on_table,
    table_queries.describe_what_power_shows,
)
"""What the keys R, T, E, H, P and C tell."""


def speak(line: Line, detail: Detail, step: Step, report: Report, where: str) -> None:
    """Check the words of a sentence in every language, the first times that it is told."""
    if report.spoken[line.message, detail] >= TIMES:
        return
    report.spoken[line.message, detail] += 1
    for tag in report.languages:
        said = render_line(line, CATALOGUES[tag], detail)
        report.sentences += bool(said)
        report.words += len(said.split())
        wrong = strays(tag, line, said) + strangers(line, said, step.names)
        if wrong:
            about = ", ".join(wrong)
            report.false.append(f"{where}: {tag}, {detail}: {said} (speaks of {about})")


TIMES = 2
"""How often each message is read in all languages."""
