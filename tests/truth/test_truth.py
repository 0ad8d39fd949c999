"""What is told of random games is so; and what is not would be found."""

from __future__ import annotations

import pytest

from audiowar.announce.line import Line
from audiowar.games.razboi.wording import PrisonerContext
from audiowar.games.scientific.wording import PowerContext
from audiowar.games.steal import wording as steal
from audiowar.rules.registry import GAMES

from .checking import LANGUAGES, Report, check
from .wording import found, strangers, strays

QUICK = 18
"""Steps of a game: the command hears longer ones, and as many as are wanted."""


@pytest.mark.parametrize("game", list(GAMES))
@pytest.mark.parametrize("seed", [1, 2])
def test_what_is_told_of_a_game_is_so(game: str, seed: int) -> None:
    report = Report()
    check(game, seed, report, QUICK)
    assert report.false == [] and report.words


def lies(game: str, seeds: range) -> list[str]:
    """Return what is false in the first of some games in which anything is."""
    report = Report(languages=())
    for seed in seeds:
        check(game, seed, report)
        if report.false:
            break
    return report.false


def test_a_war_that_costs_nothing_any_more_would_be_found(monkeypatch: pytest.MonkeyPatch) -> None:
    def settle(self: PrisonerContext) -> None:
        cost = self.cost
        right(self)
        self.cost = cost

    right = PrisonerContext.clear_trick
    monkeypatch.setattr(PrisonerContext, "clear_trick", settle)
    assert any("event-put-rest" in one for one in lies("razboi", range(1, 40)))


def test_a_pile_that_nobody_names_would_be_found(monkeypatch: pytest.MonkeyPatch) -> None:
    silent = Line("ask-steal", {"card": "2H"})
    monkeypatch.setattr(steal, "ask_steal", lambda view, names: silent)
    assert any("ask-steal" in one for one in lies("steal", range(1, 30)))


def test_a_wrong_pot_would_be_found(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(PowerContext, "clear_trick", lambda self: None)
    assert any("event-war" in one or "event-pot" in one for one in lies("scientific", range(1, 9)))


SAID = {
    "en": "Zora takes twenty-one cards with the king.",
    "es": "Zora se lleva veintiuna cartas con el rey.",
    "ro": "Zora ia douăzeci și una de cărți cu regele.",
    "sr": "Zora uzima dvadeset jednu kartu kraljem.",
}


@pytest.mark.parametrize("tag", LANGUAGES)
def test_numbers_cards_and_names_are_read_in_every_language(tag: str) -> None:
    assert sorted(found(tag, SAID[tag])) == ["21", "K"]
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
    assert list(found(tag, said)) == numbers
