"""The words in which a game is written: files of today and programs of others rely on them."""

from __future__ import annotations

import json
from dataclasses import fields
from typing import Any

import pytest

from audiowar.rules import wire
from audiowar.rules.events import MATCH_RESULTS, Put
from audiowar.rules.projection import project_view
from audiowar.rules.registry import ALL_EVENT_CLASSES
from tests.rules.dumped_view import dump_view
from tests.rules.rigged_chance import RiggedChance
from tests.rules.table import game

EVENTS = {
    ("deal", "cards", "left_out"),
    ("choose", "seat", "choice"),
    ("put", "seat", "down", "up"),
    ("revolution", "reversed"),
    ("revolution", "cancelled"),
    ("war", "cause", "seats"),
    ("war_cards", "seat", "cards"),
    ("joker_wins", "seat"),
    ("jokers_void",),
    ("power", "seat", "power"),
    ("power", "queens_void"),
    ("take", "seat", "cards"),
    ("prisoner", "seat", "card"),
    ("forfeit", "seat", "card"),
    ("steal", "seat", "victims", "card", "pile"),
    ("steal", "seat", "victims", "card", "blocked"),
    ("pick_up", "seat", "cards"),
    ("purge", "cards"),
    ("draw", "to", "card"),
    ("pay", "seat", "cents", "why"),
    ("out", "seat"),
    ("round", "number", "winner"),
    ("shuffle", "decks"),
    ("end", "result", "seats"),
}


def test_every_event_has_its_words() -> None:
    """A game may bring words of its own; those of today stay as they are."""
    kinds: tuple[Any, ...] = ALL_EVENT_CLASSES
    assert {
        (
            kind.kind,
            *(part.name for part in fields(kind) if not part.metadata),
            *kind.extra_json_fields,
        )
        for kind in kinds
    } >= EVENTS


def test_the_cards_of_an_event_are_codes() -> None:
    written = wire.dump_event(Put(2, (0, 52), 51))
    assert written == {"event": "put", "seat": 2, "down": ["2H", "JOKER"], "up": "AC"}


def test_a_game_ends_in_one_of_four_ways() -> None:
    assert sorted(MATCH_RESULTS) == ["draw", "drunkard", "limit", "win"]


@pytest.mark.parametrize(
    ("name", "position", "shown"),
    [
        (
            "scientific",
            {"hands": ["KH", "KS"], "piles": ["2H", "3S 4S"], "pot": ["AH"]},
            {"hands": [["KH"], None], "piles": [["2H"], None], "pot": ["AH"]},
        ),
        (
            "steal",
            {"stacks": ["KH", "KS 9S"], "piles": ["2H", "3S 4S"]},
            {"stacks": [None, None], "piles": [["2H"], ["3S", "4S"]]},
        ),
    ],
)
def test_cards_of_a_view_are_codes_and_what_is_covered_is_none(
    name: str, position: dict[str, Any], shown: dict[str, Any]
) -> None:
    said = json.loads(json.dumps(dump_view(project_view(game(name, 2, position), 0))))
    assert {area: said[area] for area in shown} == shown


def test_chance_that_is_laid_down_orders_only_cards_that_are_there() -> None:
    assert RiggedChance([6, 5]).pick("pile", [5, 6], 2) == [6, 5]
    for outcome in ([5, 5], [7, 5], [5]):
        with pytest.raises(AssertionError, match="pile"):
            RiggedChance(outcome).pick("pile", [5, 6], 2)
