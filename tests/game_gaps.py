"""Find what a listed game still lacks.

The game is played at random. During this it is narrated, and everything that a player can ask is
asked. Then its texts in every language, worked examples, lesson, sounds and kept texts are checked.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping, Sequence
from contextlib import suppress
from functools import partial
from importlib import import_module
from itertools import islice
from pathlib import Path
from typing import Any

from audiowar.announce import table_queries
from audiowar.announce.common_lines import replace_underscores
from audiowar.announce.describe_choices import describe_choice
from audiowar.announce.describe_game_options import describe_option_value
from audiowar.announce.game_wording import GameWording, get_wording
from audiowar.announce.line import PLAYER_NAME_ARGUMENTS, Line
from audiowar.announce.narrator import Narrator
from audiowar.announce.reasons.last_trick_facts import LastTrick, explain_trick
from audiowar.bots.bots_and_coach import get_bots
from audiowar.bots.coach import find_advice
from audiowar.bots.registry import get_bot_makers
from audiowar.bots.sensible_bot import load_rules_of_thumb
from audiowar.input.commands import COMMANDS
from audiowar.l10n.catalogue import Catalogue
from audiowar.l10n.discover_locales import discover_locales
from audiowar.rules import wire
from audiowar.rules.events import Event
from audiowar.rules.projection import project_event
from audiowar.rules.registry import GAMES
from audiowar.rules.variant import Variant
from audiowar.rules.view import View
from audiowar.sound.cue_names import CUES
from audiowar.ui.lessons.tutorial import LESSONS
from tests.announce.sentences import games as sentences
from tests.announce.sentences.cases import PARTS as sentence_parts
from tests.golden import cases as golden
from tests.golden.keys import cases as keys
from tests.golden.menus import cases as menus
from tests.golden.online import cases as online
from tests.golden.told import cases as told
from tests.golden.writing import run_with_empty_home
from tests.input import test_readme_keys
from tests.rules.conformance import played, random_header
from tests.server import schema
from tests.truth.answers import ANSWERS
from tests.truth.claims import find_claim
from tests.truth.questions import QUESTIONS
from tests.truth.reasons import REASONS
from tools.translations.composed_message_ids import list_composed_message_ids

RANDOM_GAMES = 6
"""The number of games that are played at random."""
MAX_STEPS = 400
"""The maximum number of steps that are played in each of these games."""
MENU_TEXTS = {
    "tests.golden.menus": menus.FILE,
    "tests.golden.online making": online.FOLDER / "making.txt",
}
"""The modules that write the texts of menus with all games, and the written files."""
PROTOCOL = golden.FOLDER.parent.parent / "PROTOCOL.md"
README = golden.FOLDER.parent.parent / "README.md"
MAX_ADVICE_VIEWS = 20
"""The maximum number of questions at which the coach is asked."""
EXAMPLES = golden.FOLDER.parent / "rules" / "games"
CLAIMS_OF_ANSWERS = {**QUESTIONS, **ANSWERS, **REASONS}
"""The claims of the messages that are said when a player asks."""
TRUE_OR_FALSE = ("event-", "ask-", "now-", "why-")
"""Prefixes of the messages that say something about the table."""


class PlayedGame:
    """What happened and was said in the games played at random."""

    def __init__(self) -> None:
        self.messages: set[str] = set()
        self.cues: set[str] = set()
        self.questions: set[str] = set()
        self.words: set[str] = set()
        """The first parts of the answers that are words and not cards."""
        self.events: set[type[Event]] = set()
        self.unexplained = False
        """Whether a trick had open cards for which there was no explanation."""
        self.names: tuple[str, ...] = ()
        """The names of the players in the game that is played now."""
        self.unknown_name_arguments: set[tuple[str, str]] = set()
        """Arguments with players' names that would not be renamed: message ids and names."""
        self.asked: list[View] = []
        """Views of players who had a question to answer, at most `MAX_ADVICE_VIEWS`."""

    def add(self, lines: list[Line]) -> None:
        """Add the messages and sounds of lines, and of the lines that are their arguments."""
        for line in lines:
            if line.levels:
                self.messages.add(line.message)
            if line.cue is not None:
                self.cues.add(line.cue.name)
            for name, value in line.args.items():
                parts = value if isinstance(value, (tuple, list)) else (value,)
                if name not in PLAYER_NAME_ARGUMENTS and not set(self.names).isdisjoint(
                    part for part in parts if isinstance(part, str)
                ):
                    self.unknown_name_arguments.add((line.message, name))
                self.add([part for part in parts if isinstance(part, Line)])


def play_and_ask_everything(game: Variant) -> PlayedGame:
    """Play a game at random several times, and ask everything after each step."""
    found = PlayedGame()
    for seed in range(RANDOM_GAMES):
        header = random_header(game, seed)
        names = found.names = header.seats
        tellers = [Narrator(game.name, names, header.options, viewer) for viewer in (0, None)]
        recall = LastTrick(game.name, header.options)
        for table, events in islice(played(header), MAX_STEPS):
            found.events |= {type(event) for event in events}
            for viewer, teller in zip((0, None), tellers, strict=True):
                seen = [project_event(event, viewer) for event in events]
                assert [wire.load_event(wire.dump_event(event)) for event in seen] == seen
                found.add(teller.narrate_step(seen))
            recall.add([project_event(event, 0) for event in events])
            trick = recall.get_current_or_last_trick()
            explained = [] if trick is None else explain_trick(trick, names, 0)
            found.unexplained |= trick is not None and not explained
            found.add(explained)
            for seat in range(len(names)):
                ask_everything(found, table.view(seat), names)
    return found


def ask_everything(found: PlayedGame, now: View, names: tuple[str, ...]) -> None:
    """Add the lines of everything that a player with this view can ask."""
    own = get_wording(now.game)
    options = () if now.question is None else tuple(islice(now.question.choices, 40))
    for lines in (
        table_queries.describe_match,
        table_queries.describe_cards_on_table,
        table_queries.describe_card_counts,
        table_queries.describe_hand,
        table_queries.describe_question,
    ):
        found.add(lines(now, names))
    found.add([describe_choice(choice, now, names) for choice in options])
    if now.question is not None:
        found.asked += [now] if len(found.asked) < MAX_ADVICE_VIEWS else []
        found.questions.add(now.question.kind)
        found.words |= {choice.partition(":")[0] for choice in options if isinstance(choice, str)}
    results = [own.get_power_command_result(now, names, options)]
    for command in COMMANDS.values():
        if command.game == now.game:
            results.append(own.run_own_command(command.name, now, names, options))
    for one in results:
        found.add([one] if isinstance(one, Line) else one if isinstance(one, list) else [])
    found.add(
        [own.describe_seat_in_window(now, seat, {"player": "", "state": ""}) for seat in now.alive]
    )


def list_needed_messages(game: Variant, own: GameWording[Any], found: PlayedGame) -> set[str]:
    """Return the ids of the messages that the game needs."""
    name = replace_underscores(game.name)
    wanted = {
        f"game-{name}",
        *found.messages,
        *own.command_help_messages.values(),
        *list_composed_message_ids(),
    }
    wanted |= {f"rules-{name}-{section}" for section in own.rules_sections}
    wanted |= {f"rules-heading-{section}" for section in own.rules_sections}
    wanted |= set(get_bots(game.name).advice_reason_ids)
    wanted |= {f"option-{replace_underscores(option.name)}" for option in game.options}
    wanted |= {f"preset-{replace_underscores(preset.name)}" for preset in game.presets}
    for option in game.options:
        values = () if isinstance(option.values, range) else option.values
        wanted |= {describe_option_value(option, value).message for value in values}
    return wanted


def find_game_gaps(name: str) -> Iterator[str]:
    """Yield a line for each thing that a game lacks."""
    game, own = GAMES[name], get_wording(name)
    if game.name != name:
        yield f"its own name in rules.py: it is called {game.name!r}"
    if undeclared := list(find_undeclared_events(name, own)):
        # Such an event would end the games that are played below.
        yield from undeclared
        return
    gaps = list(find_gaps_when_played(game, own))
    yield from gaps
    yield from find_texts_to_write(name, can_be_made=not gaps)


def find_gaps_when_played(game: Variant, own: GameWording[Any]) -> Iterator[str]:
    """Play a game at random. Yield what it lacks except texts that a command writes."""
    name, found = game.name, play_and_ask_everything(game)
    yield from find_missing_narration(name, own, found)
    yield from find_coach_gaps(name, found)
    yield from find_missing_messages(list_needed_messages(game, own, found))
    yield from find_missing_tests(name, found)
    if found.questions and not any(lesson.game == name for lesson in LESSONS):
        yield f"a lesson in audiowar/games/{name}/lessons.py: there is something to choose"


def find_undeclared_events(name: str, own: GameWording[Any]) -> Iterator[str]:
    """Yield the events of a game that are not listed in its `events`, or have no narrator."""
    file, listed = f"audiowar/games/{name}", GAMES[name].events
    with suppress(ModuleNotFoundError):
        module = import_module(f"audiowar.games.{name}.events")
        own_classes = (
            kind
            for kind in vars(module).values()
            if isinstance(kind, type) and kind.__module__ == module.__name__
        )
        for kind in own_classes:
            if issubclass(kind, Event) and kind not in listed:
                yield f"{kind.__name__} in the `events` of {file}/rules.py"
    for kind in listed:
        if kind not in own.narrators:
            yield f"a narrator of {kind.__name__} in the `narrators` of {file}/wording.py"


def find_missing_narration(name: str, own: GameWording[Any], found: PlayedGame) -> Iterator[str]:
    """Yield events, words, questions and sounds for which the game's code lacks something."""
    for kind in GAMES[name].events:
        if kind not in found.events:
            yield f"{kind.__name__} in a game: {RANDOM_GAMES} games at random had none"
    for word in sorted(found.words - own.word_narrators.keys()):
        yield f"how the answer {word!r} is told: word_narrators in audiowar/games/{name}/wording.py"
    for question in sorted(found.questions - load_rules_of_thumb(name).keys()):
        file = f"audiowar/games/{name}/rule_of_thumb.py"
        yield f"a rule of thumb for the question {question!r} in {file}"
    if found.unexplained:
        yield f"what `explain_trick` says of an open card: audiowar/games/{name}/wording.py"
    for message, argument in sorted(found.unknown_name_arguments):
        known = ", ".join(sorted(PLAYER_NAME_ARGUMENTS))
        yield f"another name for ${argument} of {message}, which names a player: one of {known}"
    for cue in sorted(found.cues - CUES.keys()):
        yield f"the sound {cue!r} in audiowar/sound/cue_names.py: “add a sound” in CONTRIBUTING.md"


def find_coach_gaps(name: str, found: PlayedGame) -> Iterator[str]:
    """Yield what the coach of a game lacks, if the game has a coach."""
    own, known = get_bots(name), get_bot_makers(name)
    if not own.advice_reason_ids:
        return
    if "strong" not in known:
        yield f"the bot 'strong', whom the coach asks, in audiowar/games/{name}/bots_and_coach.py"
        return
    if not hasattr(known["strong"](1), "rate_choices"):
        yield "`rate_choices` in its bot 'strong': after a game the coach weighs choices by it"
    reasons = {advised[1] for now in found.asked if (advised := find_advice(now, [])) is not None}
    for reason in sorted(reasons - set(own.advice_reason_ids)):
        yield f"the advice reason {reason!r} in audiowar/games/{name}/bots_and_coach.py"


def find_missing_messages(wanted: set[str]) -> Iterator[str]:
    """Yield the messages that are missing in some language."""
    for locale in discover_locales().values():
        catalogue = Catalogue(locale.tag)
        for message in sorted(wanted):
            if not locale.transliteration_script and message not in catalogue:
                yield f"the message {message} in locales/{locale.tag}/games/"


def find_missing_tests(name: str, found: PlayedGame) -> Iterator[str]:
    """Yield the tests, and the entries in documents, that a game lacks."""
    if not list(EXAMPLES.glob(f"test_{name}*.py")):
        yield f"worked examples: tests/rules/games/test_{name}.py"
    title = Catalogue("en").format_message(f"game-{replace_underscores(name)}")
    if title not in README.read_text(encoding="utf-8"):
        yield "its title among the games at the head of README.md"
    for message in sorted(
        found.messages | {f"ask-{replace_underscores(kind)}" for kind in found.questions}
    ):
        known = CLAIMS_OF_ANSWERS.get(message) or find_claim(message)
        if known is None and message.startswith(TRUE_OR_FALSE) and not is_part(message):
            yield f"what {message} claims: CLAIMS in tests/rules/games/test_{name}.py"
    bound = {key for cell in test_readme_keys.cells() for key in test_readme_keys.keys(cell)}
    for command in COMMANDS.values():
        if command.game == name and not bound.issuperset(command.keys):
            yield f"the keys of its command {command.name!r} in README's table"
    table = PROTOCOL.read_text("utf-8").splitlines()
    for word in sorted({kind.kind for kind in found.events} | found.questions):
        row = " ".join(line for line in table if line.startswith(f"| `{word}` |"))
        if not row:
            yield f"a row for `{word}` in {PROTOCOL.name}"
        elif name not in row and "| all " not in row:
            yield f"its name in the row for `{word}` in {PROTOCOL.name}"


def find_texts_to_write(name: str, can_be_made: bool) -> Iterator[str]:
    """Yield the texts that a command writes, if they are missing or old, with the command."""
    title = Catalogue("en").format_message(f"game-{replace_underscores(name)}")
    for what, module in find_missing_kept_texts(name, can_be_made):
        yield f"{what}, kept: python -m {module} {name}, then read it"
    if schema.make_text() != schema.FILE.read_text("utf-8"):
        yield "the schema of the protocol, kept: python -m tests.server.schema, then read it"
    for module, file in MENU_TEXTS.items():
        if title not in file.read_text(encoding="utf-8"):
            yield f"where it is offered, kept: python -m {module}, then read what changed"


def is_part(message: str) -> bool:
    """Return whether a message is only used as a part of other messages."""
    return message.startswith(sentence_parts)


def find_missing_kept_texts(name: str, can_be_made: bool) -> Iterator[tuple[str, str]]:
    """Yield the kept texts of a game that are missing or old, with the modules that write them.

    If they cannot be made yet, because the game lacks other things, old ones are not found.
    """

    def is_missing_or_old(file: Path, make: Callable[[], str]) -> bool:
        return not file.exists() or (can_be_made and file.read_text("utf-8") != make())

    for case in list_cases_of_game(name, golden.CASES):
        make = partial(golden.transcript_of, case)
        if is_missing_or_old(golden.FOLDER / f"{case}.jsonl", make):
            yield f"the golden transcript {case}", "tests.golden"
    for case in list_cases_of_game(name, told.CASES):
        make = partial(told.render_case, case)
        if is_missing_or_old(told.FOLDER / f"{case}.txt", make):
            yield f"how {case} is told", "tests.golden.told"
    for case in list_cases_of_game(name, keys.CASES):
        make = partial(run_with_empty_home, partial(keys.play_case, case))
        if is_missing_or_old(keys.FOLDER / f"{case}.txt", make):
            yield f"what the keys say in {case}", "tests.golden.keys"
    if sentences.own(name):
        make = partial(sentences.told_of, name)
        if is_missing_or_old(sentences.kept(name), make):
            yield "the sentences of its own events", "tests.announce.sentences"


def list_cases_of_game(name: str, cases: Mapping[str, Sequence[Any]]) -> list[str]:
    """Return the names of the cases that belong to a game."""
    return [case for case, (game, *_) in cases.items() if game == name]
