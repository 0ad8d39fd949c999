"""Count the words with which a trick is told, and the words until its result is told.

    python -m benchmarks.narration_length [--save FILE] [--against FILE]

Tells a fixed set of matches (all games, with two, three and eight players where allowed) to seat 0,
in all languages (Serbian in both scripts), at the three levels of detail. Opponents answer one by
one, before and after the listener. Prints the words per trick; with eight players, the number of
words after which the result has been said; and for three players, how long the utterance with a
trick's result lasts at 170 words a minute (the median of each game). `--save` stores the figures.
`--against` prints them relative to stored figures.
"""

from __future__ import annotations

import argparse
import json
import random
import statistics
from collections import defaultdict
from collections.abc import Callable, Mapping
from pathlib import Path

from audiowar.announce import table_queries
from audiowar.announce.line import Line
from audiowar.announce.narrator import Narrator
from audiowar.announce.render_lines import render_lines
from audiowar.bots.registry import make_bot
from audiowar.l10n.catalogue import Catalogue, Detail
from audiowar.rules.projection import project_event, project_view
from audiowar.rules.registry import GAMES
from audiowar.storage.match_transcript import Header
from audiowar.table.bot_tournament import observe_as_seat
from audiowar.table.table import Table
from tests.short_games import make_limit_options

LANGUAGES = ("en", "es", "ro", "sr", "sr-Cyrl")
DETAILS: tuple[Detail, ...] = ("brief", "normal", "full")
NAMES = ("Mira", "Ana", "Marko", "Iva", "Petar", "Sofia", "Ben", "Luka")
PLAYERS = (2, 3, 8)
TRICKS = 40
GAMES_EACH = 3
LIMITS: Mapping[str, Mapping[str, int]] = {"tod_und_leben": {}}
"""The options of games that end by themselves. Others are ended after some tricks or rounds."""
FURTHER_CASES = (("razboi", 3, {"prisoners": "on"}),)
RESULT_MESSAGES = ("event-take", "event-war", "event-joker-wins")
"""The beginnings of the ids of lines that tell a result."""
WORDS_A_SECOND = 170 / 60

Steps = list[list[Line]]


def list_cases() -> list[tuple[str, int, dict[str, int | str]]]:
    """Return game, players and options of all matches that are told."""
    found = [
        (name, players, dict(LIMITS.get(name, make_limit_options(name, TRICKS, TRICKS))))
        for name, game in GAMES.items()
        for players in PLAYERS
        if players in game.players
    ]
    return found + [(name, n, {**more, "trick_limit": TRICKS}) for name, n, more in FURTHER_CASES]


def play_match(
    name: str, players: int, options: dict[str, int | str], seed: int
) -> tuple[Steps, int]:
    """Let bots play a match. Return the lines for seat 0 by step, and the number of tricks."""
    table = Table(Header(name, NAMES[:players], options, seed))
    bots = [make_bot("sensible", name, seed * 64 + seat) for seat in range(players)]
    teller = Narrator(name, NAMES[:players], table.match.options, 0)
    dice = random.Random(seed)
    steps: Steps = []
    asked = 0
    events = table.start()
    while True:
        for seat, bot in enumerate(bots):
            observe_as_seat(bot, seat, events)
        lines = teller.arrange_lines(
            teller.narrate_step([project_event(event, 0) for event in events])
        )
        question = table.match.questions.get(0)
        if question is not None and question.number != asked:
            asked = question.number
            lines += table_queries.describe_question(project_view(table.match, 0), NAMES[:players])
        steps.append(lines)
        if table.match.end_event:
            return steps, table.match.state.trick
        if table.match.questions:
            seat = dice.choice(sorted(table.match.questions))
            events = table.answer(seat, bots[seat].choose(table.view(seat)))
        else:
            events = table.advance()


def count_words(said: str) -> int:
    """Return the number of words in a spoken text."""
    return len(said.split())


def count_words_to_result(lines: list[Line], catalogue: Catalogue, detail: Detail) -> int | None:
    """Return the number of words up to the end of the first result; None if there is none."""
    for index, line in enumerate(lines):
        if line.message.startswith(RESULT_MESSAGES) and render_lines([line], catalogue, detail):
            return count_words(render_lines(lines[: index + 1], catalogue, detail))
    return None


def measure() -> dict[str, float]:
    """Return all figures by name, such as "razboi 3 en brief"."""
    figures: dict[str, list[float]] = defaultdict(list)
    catalogues = {tag: Catalogue(tag, strict=True) for tag in LANGUAGES}
    for name, players, options in list_cases():
        label = f"{name}{'-prisoners' if 'prisoners' in options else ''} {players}"
        for seed in range(GAMES_EACH):
            steps, tricks = play_match(name, players, options, seed)
            for tag, catalogue in catalogues.items():
                for detail in DETAILS:
                    key = f"{label} {tag} {detail}"
                    said = [render_lines(lines, catalogue, detail) for lines in steps]
                    figures[key].append(sum(map(count_words, said)) / tricks)
                    if detail == "brief":
                        ends = [count_words_to_result(lines, catalogue, detail) for lines in steps]
                        results = [end for end in ends if end is not None]
                        figures[f"{key} result at"] += results
                        whole = [
                            count_words(one) for one, end in zip(said, ends, strict=True) if end
                        ]
                        figures[f"{key} utterance"] += whole
    kinds: dict[str, Callable[[list[float]], float]] = {"at": max, "utterance": statistics.median}
    return {
        key: kinds.get(key.split()[-1], statistics.mean)(seen)
        for key, seen in figures.items()
        if seen
    }


def print_summary(figures: dict[str, float], first: dict[str, float]) -> None:
    """Print the figures of every game, and the means of every language and level."""
    for key, figure in figures.items():
        before = f"  {figure / first[key]:.2f} of {first[key]:.1f}" if key in first else ""
        print(f"{key:40} {figure:5.1f}{before}")
    print()
    for detail in DETAILS:
        for tag in LANGUAGES:
            keys = [key for key in figures if key.endswith(f" {tag} {detail}")]
            now = statistics.mean(figures[key] for key in keys)
            line = f"{detail:7}{tag:8} {now:5.1f} words a trick"
            ratios = [figures[key] / first[key] for key in keys if key in first]
            if ratios:
                line += f", {statistics.mean(ratios):.2f} of before"
            if detail == "brief":
                three = [v for k, v in figures.items() if f" 3 {tag} brief utterance" in k]
                line += f"; three players {statistics.mean(three) / WORDS_A_SECOND:.1f} s a result"
                longest = max(v for k, v in figures.items() if f" 8 {tag} brief result at" in k)
                line += f"; with eight the result is said after {longest:.0f} words at most"
            print(line)


def main() -> None:
    """Measure and print the figures. Store them with `--save`."""
    parser = argparse.ArgumentParser()
    parser.add_argument("--save", type=Path)
    parser.add_argument("--against", type=Path)
    args = parser.parse_args()
    figures = measure()
    if args.save:
        rounded = {key: round(figure, 2) for key, figure in figures.items()}
        args.save.write_text(json.dumps(rounded, indent=0) + "\n", encoding="utf-8")
    before = json.loads(args.against.read_text(encoding="utf-8")) if args.against else {}
    print_summary(figures, before)


if __name__ == "__main__":
    main()
