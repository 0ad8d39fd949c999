"""`audiowar simulate`: let bots play whole matches, print statistics, and write transcripts."""

from __future__ import annotations

import statistics
from argparse import Namespace
from collections import Counter
from collections.abc import Sequence
from contextlib import nullcontext

from audiowar.announce.common_lines import replace_underscores
from audiowar.bots.registry import make_bot
from audiowar.l10n.catalogue import Catalogue
from audiowar.rules.events import MATCH_RESULTS, End, Event
from audiowar.rules.registry import get_variant
from audiowar.rules.state import OptionValue
from audiowar.storage.match_transcript import Header, format_transcript
from audiowar.table.bot_tournament import play_match
from audiowar.table.table import Table
from audiowar.user_error import UserError

from .arguments import open_output, parse_assignments, parse_bot_names


def run_simulate(args: Namespace, catalogue: Catalogue) -> int:
    """Let bots play whole matches, and write the transcripts if asked.

    Print a summary, unless the transcripts go to standard output.
    """
    names = parse_bot_names(args.bots, args.game, args.players or get_variant(args.game).players[0])
    if args.games < 1:
        raise UserError("cli-bad-number", flag="--games", low=1)
    seed = 1 if args.seed is None else args.seed
    options = parse_assignments(args.set)
    # Check the options first, because opening the file empties it.
    get_variant(args.game).complete_options(options, len(names))
    results = []
    with open_output(args.transcript) if args.transcript else nullcontext() as file:
        for number in range(args.games):
            table, events = play_seeded_match(args.game, names, options, seed + number)
            if file is not None:
                file.write(format_transcript(table.header, events))
            results.append((table.match.state.trick, events[-1]))
    if args.transcript != "-":
        print_simulation_summary(args.game, names, results, catalogue)
    return 0


def play_seeded_match(
    game: str, names: Sequence[str], options: dict[str, OptionValue], seed: int
) -> tuple[Table, list[Event]]:
    """Let bots play one match, and return its table and events.

    The seed determines the deal. The seed and the seat of a bot determine the bot's choices.
    """
    seats = tuple(f"{name} {seat + 1}" for seat, name in enumerate(names))
    table = Table(Header(game, seats, options, seed))
    players = [make_bot(name, game, seed * 64 + seat) for seat, name in enumerate(names)]
    return table, play_match(table, players)


def print_simulation_summary(
    game: str, names: Sequence[str], results: list[tuple[int, Event]], catalogue: Catalogue
) -> None:
    """Print how long the matches were, and how often each seat had each result.

    `results` has the number of tricks and the last event of each match.
    """
    named: Counter[tuple[str, int]] = Counter()
    for _, end in results:
        assert isinstance(end, End)
        named.update((end.result, seat) for seat in end.seats)
    tricks = [trick for trick, _ in results]
    say = catalogue.format_message
    print(say("cli-simulated", game=say(f"game-{replace_underscores(game)}"), games=len(results)))
    casino = get_variant(game).uses_money
    counted, median = "cli-casino-rounds" if casino else "cli-tricks", statistics.median(tricks)
    spread = {"median": round(median), "low": min(tricks), "high": max(tricks)}
    print(say(counted, games=len(results), **spread))
    for seat, name in enumerate(names):
        for result in MATCH_RESULTS:
            if count := named[result, seat]:
                player = f"{name} {seat + 1}"
                message = f"cli-casino-{result}" if casino else f"cli-result-{result}"
                print(say(message, player=player, games=count))
