"""Choices of whole matches, judged by the coach: strong play is sound, bad play is not."""

from __future__ import annotations

from collections.abc import Mapping
from random import Random

import pytest

from audiowar.archive.choice_quality import (
    GOOD_CHOICES_FACT,
    JUDGED_CHOICES_FACT,
    compute_choice_quality_facts,
    judge_choices,
)
from audiowar.archive.recorded_match import RecordedMatch
from audiowar.bots.bots_and_coach import get_bots
from audiowar.bots.registry import make_bot
from audiowar.bots.sensible_bot import load_rules_of_thumb
from audiowar.rules.registry import GAMES
from audiowar.storage.match_transcript import Header, format_transcript
from audiowar.table.bot_tournament import play_match
from audiowar.table.table import Table

from .finished import make_game

OPTIONS: Mapping[str, Mapping[str, int | str]] = {
    "scientific": {"trick_limit": 15},
    "armed": {"trick_limit": 40},
    "casino": {"rounds": 40},
    "steal": {"trick_limit": 60},
    "razboi": {"trick_limit": 60, "prisoners": "on"},
}


def judged(game: str, bot: str, seed: int) -> dict[str, int]:
    """Return what the coach says of a bot's choices in seat 1 of a match."""
    players = ("Ana", "Bo", "Cy") if game == "razboi" else ("Ana", "Bo")
    table = Table(Header(game, players, OPTIONS[game], seed))
    bots = [make_bot(bot if seat == 1 else "sensible", game, Random(seat)) for seat in range(3)]
    events = play_match(table, bots[: len(players)])
    recorded = RecordedMatch(format_transcript(table.header, events).encode())
    facts = judge_choices(recorded, 1)
    chosen = [one for one in events if one.kind == "choose" and getattr(one, "seat", 0) == 1]
    assert 0 <= facts[GOOD_CHOICES_FACT] <= facts[JUDGED_CHOICES_FACT] <= len(chosen)
    return facts


@pytest.mark.parametrize(
    ("game", "strong"),
    [
        ("armed", "strong"),
        *(
            pytest.param(game, bot, marks=pytest.mark.deep)
            for game, bot in (
                ("scientific", "professor"),
                ("steal", "strong"),
                ("razboi", "strong"),
                ("casino", "strong"),
            )
        ),
    ],
)
def test_strong_choices_are_sound_more_often_than_random_ones(game: str, strong: str) -> None:
    shares = []
    for bot in (strong, "random"):
        facts = [judged(game, bot, seed) for seed in range(3)]
        assert all(one[JUDGED_CHOICES_FACT] for one in facts)
        shares.append(
            sum(one[GOOD_CHOICES_FACT] for one in facts)
            / sum(one[JUDGED_CHOICES_FACT] for one in facts)
        )
    assert shares[0] > shares[1]
    assert shares[0] > 0.7


def test_the_same_match_is_always_judged_alike() -> None:
    assert judged("armed", "sensible", 4) == judged("armed", "sensible", 4)


def test_games_of_luck_have_no_judge() -> None:
    luck = [game for game in GAMES if not load_rules_of_thumb(game)]
    assert luck and not any(get_bots(game).has_coach for game in luck)


def test_a_match_whose_file_is_missing_has_no_judged_choices() -> None:
    assert compute_choice_quality_facts(make_game()) == {
        JUDGED_CHOICES_FACT: 0,
        GOOD_CHOICES_FACT: 0,
    }
