"""What is told of random games is so; and what is not would be found."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import product
from typing import Any

import pytest

from audiowar.announce.line import Line
from audiowar.announce.narrator import Narrator
from audiowar.announce.reasons.trick_explainer import TrickFacts
from audiowar.bots import coach as ask_strong_bot
from audiowar.games.razboi import rules as razboi
from audiowar.games.scientific import coach
from audiowar.games.scientific.bots import trick_analysis_for_coach
from audiowar.games.steal import wording as steal
from audiowar.games.steal.review_takeaways import PileDecisionCounter
from audiowar.rules.events import Event
from audiowar.rules.match import Match
from audiowar.rules.parts.tricks import put_cards
from audiowar.rules.registry import GAMES
from audiowar.rules.state import State
from audiowar.rules.view import View

from . import checking
from .checking import (
    LANGUAGES,
    Report,
    can_be_set,
    check,
    iter_option_pairs,
    list_options_with_all_pairs,
)
from .own import load_own
from .sabotage import Sabotage
from .wording import iter_numbers_and_cards, strangers, strays

QUICK = 18
"""Steps of a game that are heard in the quick tests."""
DEEP = 40
"""Steps of a game that are heard in the deep tests. `python -m tests.truth` hears whole matches."""


@pytest.fixture(autouse=True)
def let_the_coach_think_briefly(monkeypatch: pytest.MonkeyPatch) -> None:
    """Bad advice will do here: what the coach says of it must be so too."""
    monkeypatch.setattr(trick_analysis_for_coach, "MAX_EVALUATED_OUTCOMES", 2_000)
    monkeypatch.setattr(ask_strong_bot, "STRONG_BOT_ATTEMPTS", 3)


def test_what_is_told_of_a_game_is_so() -> None:
    report = Report()
    for game, seed in product(GAMES, (1, 2)):
        check(game, seed, report, QUICK)
    assert report.false == [] and report.words
    assert report.unknown == set()


def test_it_is_so_with_some_pairs_of_options() -> None:
    report = Report(languages=())
    for game in GAMES:
        pairs = list(iter_option_pairs(game))
        for seed, pair in enumerate(pairs[:: 1 + len(pairs) // 4]):
            check(game, seed, report, QUICK, **pair)
    assert report.false == []


@pytest.mark.deep
@pytest.mark.parametrize("game", GAMES)
def test_it_is_so_with_every_pair_of_options(game: str) -> None:
    report = Report(languages=())
    games = list_options_with_all_pairs(game) or [{}]
    # Each once at random and once among bots.
    for seed in range(max(20, 2 * len(games))):
        check(game, seed, report, DEEP, **games[seed // 2 % len(games)])
    assert report.false == []


@pytest.mark.parametrize("game", GAMES)
def test_every_pair_of_options_is_in_a_game_that_is_heard(game: str) -> None:
    games = list_options_with_all_pairs(game)
    assert all(can_be_set(game, options) for options in games)
    for pair in iter_option_pairs(game):
        assert any(pair.items() <= options.items() for options in games), pair


def lies(game: str, seeds: range) -> list[str]:
    """Return what is false in the first of some games in which anything is."""
    report = Report(languages=())
    for seed in seeds:
        check(game, seed, report)
        if report.false:
            break
    return report.false


def test_a_wrong_cost_of_a_war_would_be_found(monkeypatch: pytest.MonkeyPatch) -> None:
    def put(*args: Any, cost: int = 1, **facts: Any) -> None:
        right(*args, cost=cost + 1, **facts)

    right = put_cards
    monkeypatch.setattr(razboi, "put_cards", put)
    assert any("event-put-rest" in one for one in lies("razboi", range(1, 40)))


def test_a_pile_that_nobody_names_would_be_found(monkeypatch: pytest.MonkeyPatch) -> None:
    silent = Line("ask-steal", {"card": "2H"})
    monkeypatch.setattr(steal, "describe_steal_question", lambda view, names: silent)
    assert any("ask-steal" in one for one in lies("steal", range(1, 30)))


@pytest.mark.deep
def test_a_wrong_pot_would_be_found(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(State, "count_cards_on_table", lambda self: len(self.pot) + 1)
    assert any("event-war" in one or "event-pot" in one for one in lies("scientific", range(1, 9)))


OTHERS_TOO = frozenset(
    (
        # What is said of one player is often so of another: bets, money and cards are alike.
        *("event-choose-bet player", "event-pay-lose player", "event-pay-win player"),
        *("now-bankroll player", "now-bet player", "now-owned player", "why-out-poor player"),
        *("why-out-hand player", "why-pick-up player", "why-renewed player"),
        *("why-power-count player", "why-power-swap player", "why-tie card"),
        *("why-pay-lose player", "why-pay-win player", "why-pay-tie-bet player"),
        # One of several is left out: the sentence is short, not false.
        *("event-cards cards", "event-powers powers", "event-end-counts counts"),
        # The top card of a packet is in no transcript before it is put.
        "ask-steal card",
    )
)


@pytest.mark.deep
def test_another_name_number_or_card_is_found() -> None:
    sabotage = Sabotage()
    report = Report(languages=(), spoil=sabotage)
    for game in GAMES:
        for seed in (1, 2):
            sabotage.tried.clear()
            check(game, seed, report, 40)
    assert report.false == [] and sabotage.found.total() > 10_000
    unnoticed = sabotage.list_unnoticed_arguments(0.1)
    of_shared = {one for one in unnoticed if one.partition(" ")[0] not in load_own("CLAIMS")}
    assert of_shared <= OTHERS_TOO


@pytest.mark.deep
def test_an_answer_about_the_table_before_would_be_found(monkeypatch: pytest.MonkeyPatch) -> None:
    views: dict[int | None, View] = {}

    def stale(match: Match, viewer: int | None) -> View:
        """Return the table as it stood when it was last asked for."""
        now = right(match, viewer)
        before, views[viewer] = views.get(viewer, now), now
        return before

    right = checking.project_view
    monkeypatch.setattr(checking, "project_view", stale)
    for game in GAMES:
        views.clear()
        assert any(" now-" in one for one in lies(game, range(1, 3))), game


@pytest.mark.deep
def test_a_reason_from_the_trick_before_would_be_found(monkeypatch: pytest.MonkeyPatch) -> None:
    told: list[Sequence[Line]] = []

    def stale(trick: TrickFacts, names: Sequence[str], viewer: int | None) -> Sequence[Line]:
        told.append(right(trick, names, viewer))
        return told[max(0, len(told) - 4)]

    right = checking.explain_trick
    monkeypatch.setattr(checking, "explain_trick", stale)
    for game in GAMES:
        told.clear()
        assert any(" why-" in one for one in lies(game, range(1, 3))), game


@pytest.mark.parametrize("times", [0, 2])
def test_a_card_that_is_not_told_or_told_twice_would_be_found(
    monkeypatch: pytest.MonkeyPatch, times: int
) -> None:
    def narrate(self: Narrator, events: Sequence[Event]) -> list[Line]:
        lines = right(self, events)
        shown = [line for line in lines if line.message == "event-put"][:1]
        return [*(line for line in lines if line not in shown), *shown * times]

    right = Narrator.narrate_step
    monkeypatch.setattr(Narrator, "narrate_step", narrate)
    assert any(f"is told {times} times" in one for one in lies("razboi", range(1, 3)))


def test_more_than_hundred_from_the_coach_would_be_found(monkeypatch: pytest.MonkeyPatch) -> None:
    right = coach.round_to_percentages
    monkeypatch.setattr(
        coach, "round_to_percentages", lambda all_: [one + 1 for one in right(all_)]
    )
    assert any("of a hundred" in one for one in lies("scientific", range(1, 4)))


def test_a_wrong_figure_of_what_a_game_taught_would_be_found(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr(PileDecisionCounter, "_take", lambda self, seat, cards: None)
    assert any("taught-steal" in one for one in lies("steal", range(1, 12)))


SAID = {
    "en": "Zora takes twenty-one cards with the king.",
    "es": "Zora se lleva veintiuna cartas con el rey.",
    "ro": "Zora ia douăzeci și una de cărți cu regele.",
    "sr": "Zora uzima dvadeset jednu kartu kraljem.",
    "sr-Cyrl": "Zora узима двадесет једну карту краљем.",
}


@pytest.mark.parametrize("tag", LANGUAGES)
def test_numbers_cards_and_names_are_read_in_every_language(tag: str) -> None:
    assert sorted(iter_numbers_and_cards(tag, SAID[tag])) == ["21", "K"]
    right = {"player": "Zora", "count": 21, "card": "KH"}
    assert strays(tag, Line("event-take", right), SAID[tag]) == []
    assert strays(tag, Line("event-take", {**right, "count": 20}), SAID[tag]) == ["21"]
    assert strays(tag, Line("event-take", {**right, "card": "QH"}), SAID[tag]) == ["K"]
    names = ("Zora", "Vlad")
    assert strangers(Line("event-take", right), SAID[tag], names) == []
    assert strangers(Line("event-take", {**right, "player": "Vlad"}), SAID[tag], names) == ["Zora"]


@pytest.mark.parametrize(
    ("tag", "said", "numbers"),
    [
        ("en", "ninety-nine, one hundred and four, eleven tens", ["99", "104", "11", "10"]),
        ("es", "treinta y dos, dieciséis, ciento cuatro", ["32", "16", "104"]),
        ("ro", "nouăsprezece, șaizeci și patru, o sută doi", ["19", "64", "102"]),
        ("sr", "šezdeset tri, sto četiri, petice, 12.50", ["63", "104", "5", "12.50"]),
    ],
)
def test_long_numbers_are_read_whole(tag: str, said: str, numbers: list[str]) -> None:
    assert list(iter_numbers_and_cards(tag, said)) == numbers
