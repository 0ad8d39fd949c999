"""What leaves the table as JSON and comes back: every event, question and view of every game."""

from __future__ import annotations

import json
import random
from collections import Counter
from dataclasses import replace
from itertools import combinations
from typing import Any

import pytest

from audiowar.games.casino import events as casino
from audiowar.rules import events as ev
from audiowar.rules import wire
from audiowar.rules.parts.possible_bets import PossibleBets
from audiowar.rules.projection import project_event
from audiowar.rules.registry import ALL_EVENT_CLASSES, GAMES
from audiowar.rules.state import Question
from audiowar.storage.match_transcript import Header, event_to_json_object
from audiowar.table.table import Table
from tests.rules.conformance import played, random_header
from tests.rules.dumped_view import dump_view

SEEDS = range(3)


def sent(said: Any) -> Any:
    """Send something as text and read it."""
    return json.loads(json.dumps(said))


@pytest.mark.parametrize("seed", SEEDS)
@pytest.mark.parametrize("game", list(GAMES))
def test_every_event_question_and_view_comes_back(game: str, seed: int) -> None:
    header = random_header(GAMES[game], seed)
    viewers = [None, *range(len(header.seats))]
    dice = random.Random(seed)
    for step, (table, events) in enumerate(played(header)):
        for viewer in viewers:
            for event in events:
                seen = project_event(event, viewer)
                said = sent(wire.dump_event(seen))
                again = wire.load_event(said)
                # Events are equal without their facts.
                assert again == seen and wire.dump_event(again) == said
        if step < 100 or dice.random() < 0.02:
            for viewer in viewers:
                view = table.view(viewer)
                assert wire.load_view(sent(dump_view(view))) == view
                if view.question is not None and viewer is not None:
                    said = sent(wire.dump_question(view.question))
                    assert wire.load_question(said, viewer) == view.question


def test_what_games_call_alike_in_a_view_is_written_alike() -> None:
    for parts in (
        [one.peek_codecs for one in GAMES.values()],
        [one.game_specific_view_codecs for one in GAMES.values()],
    ):
        for first, second in combinations(parts, 2):
            assert all(first[name] == second[name] for name in first.keys() & second.keys())


def test_no_two_kinds_of_event_look_alike() -> None:
    looks = Counter(
        (kind.kind, *sorted(kind.extra_json_fields.items())) for kind in ALL_EVENT_CLASSES
    )
    assert set(looks.values()) == {1}


@pytest.mark.parametrize("game", list(GAMES))
def test_it_speaks_as_the_transcript_does(game: str) -> None:
    hidden = 0
    for _, events in played(random_header(GAMES[game], 4)):
        for event in events:
            opened = [project_event(event, seat) for seat in range(8)]
            for seen in opened:
                said, written = wire.dump_event(seen), event_to_json_object(event)
                assert said.keys() == written.keys()
                for name, value in said.items():
                    assert value == written[name] or "hidden" in json.dumps(value)
                    hidden += value != written[name]
    assert hidden


@pytest.mark.parametrize(
    "event",
    [
        ev.Deal((ev.Secret((1, 2), (0,)),)),
        ev.Deal(((1, 2),), ev.Secret((3,), ())),
        ev.Choose(0, ev.Secret(5, (0,))),
        ev.Put(0, ev.Secret((1,), (0,)), 5),
        casino.DrawCard("burn", ev.Secret(5, ())),
        ev.Out(ev.Secret(1, (0,))),  # type: ignore[arg-type]
    ],
)
def test_a_secret_that_nobody_projected_raises(event: ev.Event) -> None:
    with pytest.raises(wire.UnprojectedSecret):
        wire.dump_event(event)


def test_what_a_seat_may_not_know_is_a_number() -> None:
    deal = ev.Deal((ev.Secret((1, 2), (0,)), ev.Secret((3, 4, 5), (1,))), ev.Secret((6,), ()))
    assert wire.dump_event(project_event(deal, 0)) == {
        "event": "deal", "cards": [["2S", "2D"], {"hidden": 3}], "left_out": {"hidden": 1},
    }  # fmt: skip


def test_a_bet_is_asked_for_by_its_limits() -> None:
    asked = Question(2, "bet", PossibleBets(10, 500, 300), 7)
    said = wire.dump_question(asked)
    assert said == {
        "number": 7,
        "kind": "bet",
        "choices": {
            "bet": {"min": 1000, "max": 30000, "tie_max": 50000, "cash": 30000, "step": 100}
        },
    }
    assert wire.load_question(sent(said), 2) == asked


def test_what_is_no_event_or_question_is_refused() -> None:
    events: tuple[dict[str, Any], ...] = (
        {},
        {"event": "nothing"},
        {"event": "out"},
        {"event": "out", "seat": {}},
        *({"event": "take", "seat": 0, "cards": cards} for cards in (["1X"], 5)),
        *({"event": "take", "seat": 0, "cards": {"hidden": count}} for count in (-1, True)),
        *({"event": "choose", "seat": 0, "choice": one} for one in (5, ["QH"])),
        {"event": "choose", "seat": 0, "choice": {}},
    )
    for said in events:
        with pytest.raises(ValueError):
            wire.load_event(said)
    questions: tuple[dict[str, Any], ...] = (
        {},
        {"number": True, "kind": "card", "choices": []},
        {"number": 1, "kind": "card"},
        {"number": 1, "kind": "bet", "choices": {"bet": {"min": "5"}}},
        {"number": 1, "kind": "card", "choices": [5]},
    )
    for said in questions:
        with pytest.raises(ValueError):
            wire.load_question(said, 0)


def test_what_is_no_view_is_refused() -> None:
    table, _ = next(played(random_header(GAMES["scientific"], 1)))
    good = sent(dump_view(table.view(0)))
    for name in ("hands", "piles", "pot", "table", "count", "trick", "own_choice", "question"):
        with pytest.raises(ValueError):
            wire.load_view({**good, name: {"odd": [{}]}})
        with pytest.raises(ValueError):
            wire.load_view({**good, name: 0.5} if name != "trick" else {})
    # An endless number is none of a seat.
    for value in ([[1e999, "KH"]], [[1e999, 3]]):
        for name in ("table", "count"):
            with pytest.raises(ValueError):
                wire.load_view({**good, name: value})
    with pytest.raises(ValueError):
        wire.load_view({})


def test_fields_that_are_not_known_do_not_matter() -> None:
    assert wire.load_event({"event": "out", "seat": 1, "more": [1]}) == ev.Out(1)
    table, _ = next(played(random_header(GAMES["scientific"], 1)))
    view = table.view(0)
    said = {**sent(dump_view(view)), "more": 1, "peek": {"unheard_of": 1}}
    assert wire.load_view(said) == replace(view, peek={})


@pytest.mark.parametrize("game", list(GAMES))
def test_a_view_says_of_what_only_other_games_have_that_there_is_none(game: str) -> None:
    """Who reads it need not know which game has what."""
    players = GAMES[game].players[-1]
    options = {"prisoners": "on"} if game == "razboi" else {}
    said = dump_view(Table(Header(game, tuple("ABCDEFGH"[:players]), options, 1)).view(0))
    nothing = {"spy": None, "count": [], "swap": [], "prisoners": [None] * players, "bankrolls": []}
    own = {"scientific": {"spy", "count", "swap"}, "razboi": {"prisoners"}, "casino": {"bankrolls"}}
    for name, value in nothing.items():
        assert name in said
        assert name in own.get(game, set()) or sent(said[name]) == value, name
