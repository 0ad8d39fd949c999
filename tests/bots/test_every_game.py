"""Every bot plays every game it is offered for, to the end, and sees only its seat."""

from __future__ import annotations

import random
from collections import Counter

import pytest

from audiowar.bots.bot_interface import Bot
from audiowar.bots.registry import get_bot_makers, make_bot
from audiowar.rules.events import Event, Secret
from audiowar.rules.projection import project_event, project_view
from audiowar.rules.registry import GAMES
from audiowar.rules.view import View
from audiowar.table.bot_tournament import play_match
from audiowar.table.table import Table
from tests.rules.conformance import (
    parts,
    played,
    random_header,
    restore,
    scrambled,
    shown_again,
    snapshot,
)
from tests.short_games import make_limit_options

PLAYERS = [(game, name) for game in GAMES for name in get_bot_makers(game)]


class Watched:
    """Passes everything on to a bot, and looks at what it is given."""

    def __init__(self, bot: Bot) -> None:
        self._bot = bot

    def observe(self, event: Event) -> None:
        assert not any(isinstance(part, Secret) for part in parts(event))
        self._bot.observe(event)

    def choose(self, view: View) -> object:
        assert view.question is not None
        choice = self._bot.choose(view)
        assert choice in view.question.choices
        return choice


@pytest.mark.parametrize("seed", [0, pytest.param(1, marks=pytest.mark.deep)])
@pytest.mark.parametrize(("game", "name"), PLAYERS)
def test_a_bot_plays_legally_to_the_end(game: str, name: str, seed: int) -> None:
    tricks = 12 if seed else 1 if name == "professor" else 6
    forced = make_limit_options(game, tricks, rounds=1 if game == "tod_und_leben" else 3)
    if game == "razboi":
        forced |= {"prisoners": "off" if seed else "on"}
    header = random_header(GAMES[game], seed, **forced)
    seats = range(len(header.seats))
    table = Table(header)
    play_match(table, [Watched(make_bot(name, game, seed + seat)) for seat in seats])
    assert table.match.end_event


ASKED: dict[str, dict[str, object]] = {
    "razboi": {"prisoners": "on", "trick_limit": 40},
    "casino": {"rounds": 30},
    "scientific": {"trick_limit": 40},
}
"""Rules with which somebody is asked everything that the game asks."""
QUESTIONS = {
    "scientific": {"card"},
    "armed": {"card"},
    "steal": {"steal", "lay"},
    "razboi": {"prisoner", "keep"},
    "casino": {"bet", "tie"},
}


@pytest.mark.parametrize(
    ("game", "name"),
    [(game, name) for game, name in PLAYERS if game in QUESTIONS and name != "professor"],
)
def test_a_bot_chooses_alike_whatever_it_cannot_see(game: str, name: str) -> None:
    """All that is hidden from the seat is poisoned; the choice stays the same."""
    dice = random.Random(3)
    asked: Counter[str] = Counter()
    header = random_header(GAMES[game], 2, **ASKED.get(game, {}))
    seats = range(len(header.seats))
    watching = [(make_bot(name, game, 5), make_bot(name, game, 5)) for _ in seats]
    for table, events in played(header):
        for seat in seats:
            for bot in watching[seat]:
                for event in events:
                    bot.observe(project_event(event, seat))
        for seat, question in list(table.match.questions.items()):
            if asked[question.kind] > 5:
                continue
            honest = watching[seat][0].choose(project_view(table.match, seat))
            before, choices = project_view(table.match, seat), question.choices
            saved = snapshot(table.match)
            scrambled(table.match, seat, dice)
            shown_again(table.match, seat, before.peek)
            assert project_view(table.match, seat) == before
            assert watching[seat][1].choose(project_view(table.match, seat)) == honest
            restore(table.match, saved)
            assert question.choices is choices
            asked[question.kind] += 1
    assert asked.keys() >= QUESTIONS[game] and asked.total() > 5
