"""Messages that are rare in play, each with a moment of a game in which it is told.

They are kept in every language as seat 0 hears them: a step, the reasons for a trick, the answers
to a question, or what a key tells.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from dataclasses import dataclass, replace
from pathlib import Path

from audiowar.announce import table_queries
from audiowar.announce.describe_choices import describe_choice
from audiowar.announce.line import Line
from audiowar.announce.narrator import Narrator
from audiowar.announce.reasons.last_trick_facts import LastTrick, explain_trick
from audiowar.announce.reasons.trick_explainer import TrickFacts
from audiowar.announce.render_lines import render_lines
from audiowar.bots.registry import make_bot
from audiowar.l10n.catalogue import DETAILS, Catalogue
from audiowar.rules.projection import project_event, project_view
from audiowar.storage.match_transcript import Header
from audiowar.table.bot_tournament import observe_as_seat
from audiowar.table.table import Table

FOLDER = Path(__file__).parent
LANGUAGES = ("en", "es", "ro", "sr", "sr-Cyrl")
NAMES = ("Mira", "Ana", "Marko", "Iva", "Petar", "Sofia", "Ben", "Luka")
STEPS = 500
ANSWERS = 4
"""How many answers to a question are kept."""


@dataclass(frozen=True)
class Game:
    """A game among bots of one kind."""

    name: str
    players: int
    seed: int
    bot: str = "random"
    options: tuple[tuple[str, int | str], ...] = ()


POOR = (("rounds", 6), ("bankroll", 30))
COVERED = (("drunkard", "first_out"), ("tie", "covered"))
JOKERS = (("jokers", 2), ("two_beats_joker", "on"), ("face_down", 2))
OWN = (("decks", "own"), ("recycle", "reshuffle"), ("purge_after", 4))
PRISONERS = (("prisoners", "on"),)

MOMENTS: Mapping[Game, tuple[str, ...]] = {
    Game("scientific", 2, 1): (
        "choice-swap",
        "now-hand-empty",
        "why-queens-void",
        "why-out-hand",
        "why-end-win",
        "now-seen-card",
        "ask-spy",
        "event-power-spy",
        "why-joker-forces-two",
        "why-pick-up",
    ),
    Game("scientific", 3, 3): (
        "event-choose-swap",
        "now-may-swap",
        "now-may-count",
        "why-jacks-cancel",
        "event-jacks-cancelled",
    ),
    Game("scientific", 3, 5, "beginner"): (
        "why-jokers-void",
        "why-only-card",
    ),
    Game("scientific", 4, 21, "dreamer"): ("why-spy-out",),
    Game("scientific", 3, 1, "random", (("jokers", 2),)): ("why-all-jokers",),
    Game("scientific", 2, 2, "random", (("trick_limit", 1),)): ("why-end-draw",),
    Game("razboi", 2, 1): (
        "why-war-fewer",
        "why-war-alone",
        "why-war-cost",
    ),
    Game("razboi", 3, 1, "random", PRISONERS): ("now-pot-unseen",),
    Game("razboi", 3, 3, "random", PRISONERS): (
        "choice-top-war",
        "event-choose-top",
        "ask-prisoner-war",
    ),
    Game("razboi", 4, 3, "random", PRISONERS): (
        "why-prisoner-lost-alone",
        "event-prisoner-lost",
    ),
    Game("razboi", 4, 5): (
        "why-war-nobody",
        "event-stays",
    ),
    Game("razboi", 4, 8): ("why-war-none",),
    Game("classic", 2, 1): ("why-war-all",),
    Game("classic", 3, 1, "random", (("trick_limit", 2),)): ("why-end-limit",),
    Game("classic", 4, 1, "random", JOKERS): (
        "why-out-war",
        "why-short",
    ),
    Game("classic", 2, 1, "random", OWN): (
        "why-purged",
        "why-renewed",
        "now-packet-pile",
    ),
    Game("classic", 4, 2, "random", (("run_out", "last_card"),)): ("why-last-card",),
    Game("steal", 2, 1): (
        "choice-lay",
        "choice-steal",
        "event-choose-play",
        "event-choose-steal",
        "why-steal",
    ),
    Game("steal", 3, 2): (
        "why-steal-protected",
        "event-steal-blocked",
    ),
    Game("steal", 4, 3): (
        "why-steal-rivals",
        "event-steal-rivals",
    ),
    Game("steal", 4, 59): ("why-steal-fails",),
    Game("drunkard", 2, 1): ("why-end-drunkard",),
    Game("drunkard", 2, 1, "random", COVERED): ("why-war-covered",),
    Game("drunkard", 4, 2, "random", COVERED): ("event-end-drunkard-many",),
    Game("drunkard", 3, 11): ("event-outs-safe",),
    Game("drunkard", 3, 1, "random", (("trick_limit", 4),)): ("why-end-most",),
    Game("drunkard", 2, 1, "random", (("trick_limit", 2),)): ("event-end-most-many",),
    Game("tod_und_leben", 2, 1, "random", (("rounds", 1),)): (
        "event-own-back",
        "why-own-back",
        "why-rounds-win",
        "why-round",
    ),
    Game("tod_und_leben", 2, 1, "random", (("rounds", 2),)): (
        "why-round-drawn",
        "event-round-drawn",
    ),
    Game("tod_und_leben", 2, 3, "random", (("rounds", 1),)): (
        "event-end-draw",
        "why-rounds-draw",
    ),
    Game("casino", 2, 1, "random", POOR): (
        "choice-bet",
        "why-pay-tie-bet",
        "why-out-poor",
        "event-end-casino-empty",
    ),
    Game("casino", 3, 1, "random", POOR): (
        "why-pay-surrender",
        "choice-leave",
    ),
    Game("casino", 3, 1, "sensible", POOR): (
        "event-pay-war-win",
        "why-pay-war-win",
        "choice-surrender",
        "choice-war",
    ),
    Game("casino", 3, 3, "random", (("rounds", 6),)): ("event-choose-leave",),
    Game("armed", 2, 1): ("why-war-armed",),
    Game("razboi", 4, 1, "random", (("short", "fewest"),)): ("why-war-fewest",),
    Game("scientific", 3, 1, "random", (("revolution", "next_trick"),)): ("why-jack-later",),
}
"""Games, and what is told in them."""


def moments(game: Game) -> Iterator[list[Line]]:
    """Yield, step by step, all that seat 0 is told and could ask."""
    names = NAMES[: game.players]
    table = Table(Header(game.name, names, dict(game.options), game.seed))
    bots = [make_bot(game.bot, game.name, game.seed * 64 + seat) for seat in range(game.players)]
    teller = Narrator(game.name, names, table.match.options, 0)
    recall = LastTrick(game.name, table.match.options)
    explained: TrickFacts | None = None
    events = table.start()
    for _ in range(STEPS):
        for seat, bot in enumerate(bots):
            observe_as_seat(bot, seat, events)
        seen = [project_event(event, 0) for event in events]
        yield list(map(as_heard_without_sounds, teller.arrange_lines(teller.narrate_step(seen))))
        recall.add(seen)
        if (trick := recall.get_current_or_last_trick()) is not None and trick != explained:
            explained = trick
            yield explain_trick(trick, names, 0)
        yield from questions(table, names)
        if table.match.end_event:
            return
        if table.match.questions:
            seat = min(table.match.questions)
            events = table.answer(seat, bots[seat].choose(table.view(seat)))
        else:
            events = table.advance()


def as_heard_without_sounds(line: Line) -> Line:
    """Return a line; if it speaks for its sound, as it is told where no sounds are played."""
    return replace(line, levels=DETAILS) if line.speaks_for_sound else line


def questions(table: Table, names: tuple[str, ...]) -> Iterator[list[Line]]:
    """Yield the question that is open for seat 0 with its answers, and what the keys tell."""
    view = project_view(table.match, 0)
    if view.question is not None:
        choices = [one for one in view.question.choices if not isinstance(one, int)][:ANSWERS]
        # Where money is asked for, that is the last of very many.
        choices += [one for one in ("leave",) if one in view.question.choices]
        told = [describe_choice(choice, view, names) for choice in choices]
        yield [*table_queries.describe_question(view, names), *told]
    yield table_queries.describe_what_power_shows(view, names)
    yield table_queries.describe_hand(view, names)
    yield table_queries.describe_cards_on_table(view, names)
    yield table_queries.describe_match(view, names)


def is_told(message: str, lines: list[Line]) -> bool:
    """Tell whether a message is among lines."""
    return any(line.message == message and line.levels for line in lines)


def render_rare_messages() -> str:
    """Return every rare message in its moment, in every language."""
    catalogues = {tag: Catalogue(tag, strict=True) for tag in LANGUAGES}
    parts: list[str] = []
    for game, wanted in MOMENTS.items():
        told = list(moments(game))
        found: dict[int, list[str]] = {}
        for message in wanted:
            at = next(at for at, lines in enumerate(told) if is_told(message, lines))
            found.setdefault(at, []).append(message)
        for at, messages in found.items():
            parts += [f"== {', '.join(messages)}", *spoken(told[at], catalogues)]
    return "\n".join(parts) + "\n"


def spoken(lines: list[Line], catalogues: Mapping[str, Catalogue]) -> Iterator[str]:
    """Yield what is heard in every language, and how much more or less in English."""
    usual = render_lines(lines, catalogues[LANGUAGES[0]])
    for detail in DETAILS:
        said = render_lines(lines, catalogues[LANGUAGES[0]], detail)
        if said and said != usual:
            yield f"{detail}: {said}"
    for tag, catalogue in catalogues.items():
        yield f"{tag}: {render_lines(lines, catalogue)}"
