"""The commands beside the game itself: simulate, replay, play-out, games."""

from __future__ import annotations

import json
import statistics
import sys
from argparse import Namespace
from collections import Counter
from collections.abc import Callable, Iterator, Mapping, Sequence
from pathlib import Path
from typing import Any

from audiowar import __version__
from audiowar.bots.registry import bots, make
from audiowar.complaint import Complaint
from audiowar.l10n.catalogue import Catalogue
from audiowar.language import known, speak
from audiowar.rules.events import End, Event
from audiowar.rules.registry import GAMES, variant
from audiowar.rules.state import OptionValue, Refused
from audiowar.session import transcript
from audiowar.session.replay import Differs, Replay
from audiowar.session.selfplay import play_out
from audiowar.session.table import Table, new_header
from audiowar.session.transcript import Damaged

WRONG = 1


def run(args: Namespace) -> int:
    """Run the command that `args` name; return the exit status. Raises Complaint."""
    catalogue = speak(known(args.lang))
    if args.version:
        print(f"audiowar {__version__}")
        return 0
    if args.help:
        print(catalogue.tell("cli-help"))
        return 0
    try:
        return COMMANDS[args.command](args, catalogue)
    except Refused as refused:
        raise refusal_complaint(refused) from None


def settings(words: Sequence[str]) -> dict[str, OptionValue]:
    """Read `name=value` words; whole numbers become numbers. Raises Complaint."""
    options: dict[str, OptionValue] = {}
    for word in words:
        name, equals, value = word.partition("=")
        if not name or not equals:
            raise Complaint("cli-bad-set", word=word)
        options[name] = int(value) if value.lstrip("-").isdigit() else value
    return options


def simulate(args: Namespace, catalogue: Catalogue) -> int:
    """Let bots play whole games; print a summary, or write the transcripts."""
    names = bot_names(args.bots, args.game, args.players or variant(args.game).players[0])
    if args.games < 1:
        raise Complaint("cli-bad-number", flag="--games", low=1)
    seed = 1 if args.seed is None else args.seed
    options = settings(args.set)
    # Refused before a file is opened, so that nothing is overwritten for nothing.
    variant(args.game).full_options(options, len(names))
    results = []
    written: Callable[[str], Any] = _no_write
    if args.transcript:
        written = open_output(args.transcript).write
    for number in range(args.games):
        table, events = simulated(args.game, names, options, seed + number)
        written(transcript.write(table.header, events))
        results.append((table.game.state.trick, events[-1]))
    if args.transcript != "-":
        summary(args.game, names, results, catalogue)
    return 0


def _no_write(text: str) -> None:
    pass


def bot_names(given: str | None, game: str, players: int) -> list[str]:
    """Return one bot name a seat from a comma-separated list, repeated as needed."""
    wanted = (given or "random").split(",")
    for name in wanted:
        if name not in (known := bots(game)):
            raise Complaint("cli-unknown-bot", bot=name, bots=list(known))
    return [wanted[seat % len(wanted)] for seat in range(players)]


def simulated(
    game: str, names: Sequence[str], options: dict[str, OptionValue], seed: int
) -> tuple[Table, list[Event]]:
    """Play one game among bots; each bot's generator follows from the seed and its seat."""
    seats = tuple(f"{name} {seat + 1}" for seat, name in enumerate(names))
    table = Table(new_header(game, seats, options, seed))
    players = [make(name, game, seed * 64 + seat) for seat, name in enumerate(names)]
    return table, play_out(table, players)


def summary(
    game: str, names: Sequence[str], results: list[tuple[int, Event]], catalogue: Catalogue
) -> None:
    """Print how often each seat was named by the result, and how long the games were."""
    named: Counter[tuple[str, int]] = Counter()
    for _, end in results:
        assert isinstance(end, End)
        named.update((end.result, seat) for seat in end.seats)
    tricks = [trick for trick, _ in results]
    say = catalogue.tell
    print(say("cli-simulated", game=say(f"game-{game.replace('_', '-')}"), games=len(results)))
    print(
        say(
            "cli-tricks",
            median=round(statistics.median(tricks)),
            low=min(tricks),
            high=max(tricks),
        )
    )
    for seat, name in enumerate(names):
        for result in ("win", "limit", "draw", "drunkard"):
            if count := named[result, seat]:
                player = f"{name} {seat + 1}"
                print(say(f"cli-result-{result}", player=player, games=count))


def open_output(path: str) -> Any:
    """Open a file for writing, "-" for standard output. Raises Complaint."""
    if path == "-":
        return sys.stdout
    try:
        return open(path, "w", encoding="utf-8", newline="\n")  # until exit
    except OSError as error:
        raise Complaint("cli-cannot-write", path=path, why=error.strerror or "") from None


def read_file(path: str) -> str:
    """Return a file's text, "-" for standard input. Raises Complaint."""
    try:
        data = sys.stdin.buffer.read() if path == "-" else Path(path).read_bytes()
    except OSError as error:
        raise Complaint("cli-cannot-read", path=path, why=error.strerror or "") from None
    try:
        return data.decode("utf-8-sig")
    except UnicodeDecodeError as error:
        line = data.count(b"\n", 0, error.start) + 1
        raise Complaint("damaged-no-utf8", path=path, line=line) from None


def replay(args: Namespace, catalogue: Catalogue) -> int:
    """Check each transcript of a file and tell it; status 1 for a line that differs."""
    for first, text in transcript.split(read_file(args.file)):
        with telling_damage(args.file):
            header, records = transcript.read(text, first)
            running = Replay(header, records)
            try:
                tell_replay(running, catalogue, quiet=args.quiet)
            except Differs as differs:
                tell_difference(differs, catalogue)
                return WRONG
        finished = running.game.finished
        message = "cli-replay-right" if finished else "cli-replay-unfinished"
        print(catalogue.tell(message, lines=running.compared))
    return 0


class telling_damage:  # reads as a statement
    """Turn what is wrong with a file into a Complaint that names it."""

    def __init__(self, path: str) -> None:
        self._path = path

    def __enter__(self) -> None:
        pass

    def __exit__(self, kind: Any, error: BaseException | None, trace: Any) -> None:
        if isinstance(error, Damaged):
            reason = error.reason.replace("_", "-")
            raise Complaint(
                f"damaged-{reason}", path=self._path, line=error.line, **error.args_
            ) from None


def tell_replay(running: Replay, catalogue: Catalogue, quiet: bool) -> None:
    """Tell each step as one who sees every hand would hear it."""
    from audiowar.announce.chronicle import Chronicle

    chronicle = Chronicle(running.game, running.header.seats)
    for events in running:
        told = "" if quiet else chronicle.tell(events, catalogue)
        if told:
            print(told)


def tell_difference(differs: Differs, catalogue: Catalogue) -> None:
    """Say on standard error which line differs, and what it should be."""
    say = catalogue.tell
    if differs.reason is not None:
        why = refusal_text(differs.reason, catalogue)
        print(say("cli-line-refused", line=differs.line, why=why), file=sys.stderr)
    elif differs.expected is not None:
        expected = json.dumps(differs.expected, ensure_ascii=False)
        print(say("cli-line-differs", line=differs.line, expected=expected), file=sys.stderr)
    else:
        print(say("cli-line-impossible", line=differs.line), file=sys.stderr)


def refusal_text(refused: Refused, catalogue: Catalogue) -> str:
    """Return the sentence that tells a refusal."""
    complaint = refusal_complaint(refused)
    return catalogue.tell(complaint.message, **complaint.args_)


def refusal_complaint(refused: Refused) -> Complaint:
    """Return a refusal as a complaint."""
    return Complaint(f"refused-{refused.reason.replace('_', '-')}", **refused.args_)


def play_out_file(args: Namespace, catalogue: Catalogue) -> int:
    """Play the choices of a file from its header on and print the whole transcript."""
    text = read_file(args.file)
    with telling_damage(args.file):
        header, records = transcript.read(text)
        table = Table(header)
        out = sys.stdout
        out.write(transcript.header_line(table.header))

        def put(events: list[Event]) -> None:
            out.write("".join(map(transcript.event_line, events)))

        put(table.start())
        put(to_question(table))
        for record in records:
            if record.said["event"] != "choose":
                continue
            seat, choice = record.said.get("seat"), record.said.get("choice")
            if type(seat) is not int or not isinstance(choice, str):
                raise Damaged(record.line, "no_choice")
            try:
                put(table.answer(seat, transcript.parse_choice(choice)))
            except Refused as refused:
                out.flush()
                why = refusal_text(refused, catalogue)
                message = catalogue.tell("cli-line-refused", line=record.line, why=why)
                print(message, file=sys.stderr)
                return WRONG
            put(to_question(table))
    return 0


def to_question(table: Table) -> list[Event]:
    """Go on through pauses to the next question or the end."""
    events: list[Event] = []
    while not table.game.finished and not table.game.questions:
        events += table.advance()
    return events


def games(args: Namespace, catalogue: Catalogue) -> int:
    """List the games with their options, values and numbers of players."""
    if args.json:
        print(json.dumps([game_data(name) for name in GAMES], ensure_ascii=False, indent=1))
        return 0
    for name in GAMES:
        for line in game_lines(name, catalogue):
            print(line)
    return 0


def game_data(name: str) -> dict[str, Any]:
    """Return a game as data for programs."""
    game = GAMES[name]
    options = []
    for option in game.options:
        data: dict[str, Any] = {"name": option.name}
        if isinstance(option.values, range):
            data |= {"min": option.values[0], "max": option.values[-1]}
        else:
            data["values"] = list(option.values)
        if callable(option.default):
            data["default"] = {str(n): option.default_for(n) for n in game.players}
        else:
            data["default"] = option.default
        options.append(data)
    return {
        "game": name,
        "players": {"min": game.players[0], "max": game.players[-1]},
        "choice": game.choice,
        "options": options,
        "presets": {preset.name: dict(preset.options) for preset in game.presets},
    }


def game_lines(name: str, catalogue: Catalogue) -> Iterator[str]:
    """Yield a game as lines for people."""
    game, say = GAMES[name], catalogue.tell
    yield say(
        "cli-game",
        name=name,
        title=say(f"game-{name.replace('_', '-')}"),
        low=game.players[0],
        high=game.players[-1],
    )
    for option in game.options:
        if isinstance(option.values, range):
            values = say("cli-range", low=option.values[0], high=option.values[-1])
        else:
            values = ", ".join(map(str, option.values))
        default = option.default_for(game.players[0])
        yield say("cli-option", option=option.name, values=values, default=str(default))


def tournament(args: Namespace, catalogue: Catalogue) -> int:
    """Let bots play each other; print a table of win rates with intervals."""
    from audiowar.session.tournament import Tournament

    game = variant(args.game or "scientific")
    players = args.players or max(2, game.players[0])
    options = settings(args.set)
    game.full_options(options, players)
    wanted = list(dict.fromkeys((args.bots or "random,sensible").split(",")))
    bot_names(",".join(wanted), game.name, players)
    if len(wanted) < 2:
        raise Complaint("cli-two-bots")
    if args.games < 1:
        raise Complaint("cli-bad-number", flag="--games", low=1)
    contest = Tournament(game.name, players, options, wanted, args.games)
    say, stopped = catalogue.tell, False
    try:
        for done, total in contest.run():
            print(say("cli-progress", done=done, total=total), file=sys.stderr, flush=True)
    except KeyboardInterrupt:
        stopped = True
        print(say("cli-stopped"), file=sys.stderr)
    print(say("cli-fair-share", percent=percent(1 / players), players=players))
    for (one, other), score in contest.scores.items():
        low, high = max(0.0, score.rate - score.margin), min(1.0, score.rate + score.margin)
        print(
            say(
                "cli-duel",
                one=one,
                other=other,
                percent=percent(score.rate),
                low=percent(low),
                high=percent(high),
                games=score.games,
            )
        )
    return 130 if stopped else 0


def percent(rate: float) -> str:
    """Return a rate in per cent, with one decimal."""
    return f"{rate * 100:.1f}"


def write_manual(args: Namespace, catalogue: Catalogue) -> int:
    """Write the manual, an HTML page, in one language."""
    from audiowar.manual import manual

    open_output(args.out).write(manual(catalogue.language))
    return 0


def check_locales(args: Namespace, catalogue: Catalogue) -> int:
    """Check the messages of all languages; status 1 when something is wrong."""
    from audiowar.l10n.check import check

    problems = check()
    for problem in problems:
        print(problem)
    return WRONG if problems else 0


COMMANDS: Mapping[str, Callable[[Namespace, Catalogue], int]] = {
    "simulate": simulate,
    "replay": replay,
    "play-out": play_out_file,
    "games": games,
    "tournament": tournament,
    "manual": write_manual,
    "check-locales": check_locales,
}
