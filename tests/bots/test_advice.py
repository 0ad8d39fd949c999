"""Bots that remember in the games beside Scientific War, and what the coach says of their play."""

from __future__ import annotations

from collections import Counter

import pytest

from audiowar.bots.bots_and_coach import get_bots
from audiowar.bots.coach import find_advice
from audiowar.games.armed.rules import PutWarCards
from audiowar.games.armed.strong_bot import ArmedBot, get_card_value, get_payoff_against_several
from audiowar.rules.cards import ACE, KING, QUEEN, TWO, parse_card
from audiowar.rules.events import Hidden, PickUp, Put, Take
from audiowar.rules.projection import project_event, project_view
from audiowar.rules.registry import GAMES
from audiowar.storage.match_transcript import Header
from audiowar.table.bot_tournament import PairingTask, play_task
from audiowar.table.table import Table


def test_a_discard_is_known_after_a_war_too() -> None:
    bot = ArmedBot(1)
    king, four, nine = parse_card("KS"), parse_card("4H"), parse_card("9D")
    bot.observe(Put(0, (), king))
    bot.observe(Put(1, (), parse_card("KH")))
    bot.observe(PutWarCards(0, (four,)))
    bot.observe(PutWarCards(1, Hidden(3)))
    bot.observe(Put(0, (four,), parse_card("2S")))
    bot.observe(Put(1, Hidden(3), nine))
    bot.observe(Take(1, Hidden(8)))
    known = Counter({KING: 2, four >> 2: 1, TWO: 1, nine >> 2: 1})
    assert bot._piles[1] == known
    bot.observe(Put(1, Hidden(3), nine))
    assert bot._piles[1] == known
    bot.observe(PickUp(1, Hidden(5)))
    assert not bot._piles[1]


def test_what_a_card_brings_among_several() -> None:
    assert get_payoff_against_several(ACE, [KING, QUEEN], ACE) == get_card_value(
        KING
    ) + get_card_value(QUEEN)
    assert get_payoff_against_several(ACE, [KING, TWO], ACE) == -get_card_value(ACE)
    assert get_payoff_against_several(TWO, [ACE, KING], ACE) == get_card_value(
        ACE
    ) + get_card_value(KING)
    assert get_payoff_against_several(TWO, [KING, QUEEN], ACE) == -get_card_value(TWO)
    assert get_payoff_against_several(KING, [KING, TWO], ACE) == 0.0
    assert get_payoff_against_several(TWO, [TWO, ACE], ACE) == 0.0


@pytest.mark.deep
@pytest.mark.parametrize(("game", "players", "least"), [("armed", 2, 0.5), ("razboi", 3, 0.38)])
def test_strong_ones_win_more_than_their_share(game: str, players: int, least: float) -> None:
    """Proved by benchmarks with many games; here only that it is not turned round."""
    options = {"prisoners": "on"} if game == "razboi" else {}
    score = play_task(PairingTask(game, players, options, "strong", "sensible", 0, 90))
    assert score.points_per_match > least


def test_nobody_is_advised_who_is_not_asked() -> None:
    assert {game for game in GAMES if get_bots(game).advice_reason_ids} >= {
        "armed",
        "steal",
        "razboi",
    }
    table = Table(Header("classic", ("A", "B"), {}, 5))
    table.start()
    assert find_advice(project_view(table.match, 0), []) is None


def test_the_same_advice_is_given_again() -> None:
    table = Table(Header("armed", ("A", "B"), {}, 5))
    history = [project_event(event, 0) for event in table.start()]
    advice = find_advice(table.view(0), history)
    assert advice is not None and find_advice(table.view(0), history) == advice
