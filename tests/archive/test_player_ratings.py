"""Ratings: who wins more is stronger, draws and several players are fair, doubt grows small."""

from __future__ import annotations

from typing import Any

import pytest

from audiowar.archive.player_ratings import (
    BOT,
    OWN_RATING_KEY,
    PERSON,
    GameRatings,
    RatingKey,
    rate_matches,
)
from audiowar.archive.statistics import FinishedMatch
from audiowar.table.rating_model import INITIAL_RATING

from .finished import make_game

SENSIBLE = RatingKey(BOT, "sensible")


def rated(*games: FinishedMatch) -> GameRatings:
    return rate_matches(games)["scientific"]


def test_who_wins_is_stronger_and_doubt_grows_small() -> None:
    once, often = rated(make_game()), rated(*[make_game() for _ in range(20)])
    lost = rated(make_game(False))
    assert (
        lost.find_rating(OWN_RATING_KEY).strength
        < 25
        < once.find_rating(OWN_RATING_KEY).strength
        < often.find_rating(OWN_RATING_KEY).strength
    )
    assert once.find_rating(SENSIBLE).strength < 25 < lost.find_rating(SENSIBLE).strength
    assert (
        often.find_rating(OWN_RATING_KEY).uncertainty
        < once.find_rating(OWN_RATING_KEY).uncertainty
        < INITIAL_RATING.uncertainty
    )
    assert (once.match_count, often.match_count) == (1, 20)


def test_a_draw_with_an_equal_changes_no_strength() -> None:
    draw = rated(make_game(result="draw", seats=(0, 1)))
    assert draw.find_rating(OWN_RATING_KEY).strength == pytest.approx(25)


def test_places_of_several_players_count() -> None:
    four: dict[str, Any] = {"players": ("Mira", "A", "B", "C"), "bots": {}, "won": False}
    second = make_game(**four, out=(3, 2, 0))
    last = make_game(**four, out=(0, 2, 3))
    assert (
        rated(second).find_rating(OWN_RATING_KEY).strength
        > rated(last).find_rating(OWN_RATING_KEY).strength
    )
    assert (
        rated(second).find_rating(RatingKey(PERSON, "A")).strength
        > 25
        > rated(second).find_rating(RatingKey(PERSON, "C")).strength
    )
    equal = rated(make_game(**four, ranks=(3.0, 1.0, 3.0, 3.0)))
    b = equal.find_rating(RatingKey(PERSON, "B"))
    assert equal.find_rating(OWN_RATING_KEY).strength == b.strength


def test_the_same_bot_in_two_seats_is_one_player() -> None:
    found = rated(make_game(players=("Mira", "A", "B"), bots={1: "sensible", 2: "sensible"}))
    assert set(found.by_key) == {OWN_RATING_KEY, SENSIBLE}
    assert found.find_rating(SENSIBLE).strength < 25 < found.find_rating(OWN_RATING_KEY).strength


def test_levels_begin_in_their_order() -> None:
    ratings = GameRatings("scientific")
    levels = [
        ratings.find_rating(RatingKey(BOT, name)).strength
        for name in ("dreamer", "sensible", "professor")
    ]
    assert levels == sorted(levels) and levels[1] == 25
    assert ratings.find_rating(RatingKey(BOT, "gone")) == INITIAL_RATING


def test_luck_and_money_are_not_rated() -> None:
    games = [make_game(game=game, options={"prisoners": "off"}) for game in ("razboi", "casino")]
    assert rate_matches(games) == {}
    chosen = make_game(game="razboi", options={"prisoners": "on"})
    assert list(rate_matches([chosen])) == ["razboi"]


def test_nobody_shares_a_rating_with_the_player_or_a_bot_by_the_name() -> None:
    for name in ("", ":sensible", "sensible"):
        ratings = rated(make_game(players=("Mira", name), bots={}))
        assert set(ratings.by_key) == {OWN_RATING_KEY, RatingKey(PERSON, name)}
