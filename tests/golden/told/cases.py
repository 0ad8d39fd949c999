"""The games that are kept as they are told, and whose ears hear them."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from functools import cache
from pathlib import Path
from typing import Any

from audiowar.announce.line import ALL_LEVELS
from audiowar.announce.narrator import Narrator
from audiowar.announce.recorded_match_text import RecordedMatchTextRenderer
from audiowar.bots.registry import make_bot
from audiowar.l10n.catalogue import Catalogue, Detail
from audiowar.rules.projection import project_event
from audiowar.rules.registry import GAMES
from audiowar.storage.match_transcript import (
    EventRecord,
    Header,
    format_transcript,
    parse_transcript,
)
from audiowar.storage.replay_transcript import TranscriptReplayer
from audiowar.table.bot_tournament import play_match
from audiowar.table.table import Table
from tests.short_games import make_limit_options

FOLDER = Path(__file__).parent
NAMES = ("Mira", "Ana", "Marko", "Iva", "Petar", "Sofia", "Ben", "Luka")
TRICKS = 6
"""How many tricks of each game are kept: tests/announce/sentences has all events and languages."""

LAST_TRICKS = 2
"""How many tricks before the end are kept too."""

READ: Mapping[str, tuple[str, int, int, Mapping[str, Any]]] = {
    "scientific-2": ("scientific", 2, 5, {}),
    "scientific-8": ("scientific", 8, 2, {}),
    "scientific-next-trick": ("scientific", 4, 3, {"jokers": 2, "revolution": "next_trick"}),
    "razboi-3": ("razboi", 3, 4, {}),
    "razboi-8": ("razboi", 8, 1, {}),
    "razboi-fewest": ("razboi", 4, 6, {"short": "fewest", "pictures": "ten"}),
    "classic-3": ("classic", 3, 3, {}),
    "classic-jokers": ("classic", 3, 8, {"jokers": 2, "two_beats_joker": "on", "face_down": 2}),
    "classic-last-card": ("classic", 2, 4, {"run_out": "last_card", "face_down": 3}),
    "steal-2": ("steal", 2, 1, {}),
    "steal-4": ("steal", 4, 7, {}),
    "drunkard-3": ("drunkard", 3, 5, {}),
    "drunkard-first-out": ("drunkard", 2, 2, {"drunkard": "first_out", "tie": "covered"}),
    "tod-und-leben": ("tod_und_leben", 2, 3, {"rounds": 2}),
    "casino-3": ("casino", 3, 9, {"rounds": 12}),
    "armed-3": ("armed", 3, 4, {}),
    "casino-bold": ("casino", 3, 1, {"rounds": 10}),
    "classic-purge": ("classic", 3, 2, {"decks": "own", "recycle": "reshuffle", "purge_after": 4}),
    "scientific-bold": ("scientific", 5, 2, {"jokers": 2}),
    "prisoners-war": ("razboi", 3, 25, {"prisoners": "on"}),
    "razboi-stays": ("razboi", 6, 1, {"trick_limit": 60}),
    "casino-poor": ("casino", 3, 9, {"rounds": 10, "bankroll": 15}),
    "steal-duel-bold": ("steal", 2, 1, {}),
    "steal-rivals-bold": ("steal", 4, 59, {}),
    "steal-fails-bold": ("steal", 4, 108, {}),
}
"""Name -> game, players, seed, options; bold players do anything."""
SEEDS = range(1, 60)


def telling_seed(name: str) -> int:
    """Return the first seed with which all that only this game knows happens; else the first."""
    own = {kind.kind for kind in GAMES[name].events}
    players = min(3, GAMES[name].players[-1])
    games = ((seed, record_match(name, players, seed, {}, "sensible")[1]) for seed in SEEDS)
    whole = (seed for seed, records in games if own <= {one.fields["event"] for one in records})
    return next(whole, SEEDS[0])


def record_match(
    game: str, players: int, seed: int, options: Mapping[str, Any], bot: str
) -> tuple[Header, list[EventRecord]]:
    """Play a game among bots of one kind; return its transcript."""
    table = Table(Header(game, NAMES[:players], {**make_limit_options(game, 400), **options}, seed))
    bots = [make_bot(bot, game, seed * 64 + seat) for seat in range(players)]
    header, records = parse_transcript(format_transcript(table.header, play_match(table, bots)))
    return header, list(records)


CASES: Mapping[str, tuple[str, int, int, Mapping[str, Any]]] = {
    **READ,
    **{
        f"{name}-first": (name, min(3, game.players[-1]), telling_seed(name), {})
        for name, game in GAMES.items()
        if all(name != read[0] for read in READ.values())
    },
}
"""The same; of a game that has none yet, one with the usual rules."""


@cache
def record_case(case: str) -> tuple[Header, list[EventRecord]]:
    """Play a case; return its transcript."""
    game, players, seed, options = CASES[case]
    return record_match(
        game, players, seed, options, "random" if case.endswith("bold") else "sensible"
    )


class Silent(Catalogue):
    """Tells nothing: for the long middle of a game, of which nothing is kept."""

    def format_message(self, message_id: str, detail: Detail = "normal", /, **args: Any) -> str:
        """Tell nothing."""
        return ""


@cache
def tricks(case: str) -> list[int]:
    """Return the number of tricks that had begun before each step of a case, and at its end."""
    replay = TranscriptReplayer(*record_case(case))
    return [0, *(replay.match.state.trick for _ in replay)]


def iter_utterances(
    case: str, catalogue: Catalogue, detail: Detail, seat: int | None
) -> Iterator[str]:
    """Yield the utterances of the first tricks, and of the last ones."""
    header, records = record_case(case)
    replay = TranscriptReplayer(header, records)
    chronicle = RecordedMatchTextRenderer(replay.match, header.seats, seat, detail)
    silent, before = Silent(), tricks(case)
    for trick, events in zip(before[:-1], replay, strict=True):
        kept = trick <= TRICKS or trick > before[-1] - LAST_TRICKS
        if told := chronicle.render_step(events, catalogue if kept else silent):
            yield told


def sounds(case: str) -> Iterator[str]:
    """Yield the sounds of each of the first steps for seat 0: what, at whose seat, of what."""
    header, records = record_case(case)
    replay = TranscriptReplayer(header, records)
    teller = Narrator(header.game, header.seats, replay.match.options, 0)
    for trick, events in zip(tricks(case), replay, strict=False):
        if trick > TRICKS:
            return
        lines = teller.narrate_step([project_event(event, 0) for event in events])
        cues = [line.cue for line in lines if line.cue is not None]
        parts = [[one.name, one.seat, one.card] for one in cues]
        yield ", ".join(" ".join(str(part) for part in one if part is not None) for one in parts)


def render_case(case: str) -> str:
    """Return a case as it is heard by seat 0 at every level of detail, and by who sees all."""
    parts = ["== sounds", *filter(None, sounds(case))]
    catalogue = Catalogue("en", strict=True)
    for detail in ALL_LEVELS:
        parts += [f"== {detail}", *iter_utterances(case, catalogue, detail, 0)]
    parts += ["== with nothing hidden", *iter_utterances(case, catalogue, "normal", None)]
    return "\n".join(parts) + "\n"
