"""What a seat of this program shows of its table before anything has happened there."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from audiowar.rules.chance import derive_random_fraction
from audiowar.rules.events import Choose
from audiowar.rules.projection import project_event
from audiowar.rules.registry import get_variant
from audiowar.storage.locks import lock_file
from audiowar.storage.match_transcript import Header
from audiowar.storage.replay_transcript import ReplayDiffers
from audiowar.table import bot_randomness, start_local_match
from audiowar.table.bot_tournament import play_match
from audiowar.table.pace import FixedPace
from audiowar.table.player_view import LocalPlayerView
from audiowar.table.table import Table
from audiowar.table.table_runner import TableRunner
from tests.table.test_table_runner import Counting

NAMES = ("Žana", "Ana", "Đorđe")
FAST = FixedPace(0.0)


def test_chance_beside_that_of_the_cards_is_found_again_in_the_file(home: Path) -> None:
    """Under these names: a game of today must have the same opponents and remarks tomorrow."""
    player_view = start_local_match.start_match(
        "scientific", NAMES, {}, {1: "gambler", 2: "d1"}, FAST
    )
    path = player_view.path
    assert path is not None
    header = json.loads(path.read_text(encoding="utf-8").splitlines()[0])
    seeds = {name: header[name] for name in ("bot_seed", "remark_seed")}
    assert player_view.remark_seed == seeds["remark_seed"]
    assert {
        name: bot_randomness.read_or_derive_seed(player_view.runner.table.header, name)
        for name in seeds
    } == seeds
    assert len({header["seed"], *seeds.values()}) == 3


def test_chance_that_follows_from_a_seed_is_the_same_for_ever() -> None:
    """Games of older versions have no other: what it was is part of what they are."""
    assert bot_randomness.derive_seed(5, bot_randomness.BOT_SEED_FIELD) == 6923669197618772
    assert bot_randomness.derive_seed(5, bot_randomness.REMARK_SEED_FIELD) == 2594525372946041
    assert derive_random_fraction(5, "time", 1, 2) == pytest.approx(0.9925755186659925)


def test_at_a_rehearsal_bots_answer_at_once_and_nothing_is_saved(home: Path) -> None:
    bot = Counting()
    position = {"hands": [["KH", "9H"], ["KS", "9S"]]}
    player_view = start_local_match.start_practice("scientific", NAMES[:2], {}, position, {1: bot})
    assert player_view.path is None and not player_view.is_unsaved
    assert player_view.run_due(0.0) is None
    assert bot.thoughts == 1
    told = [event for step in player_view.steps() for event in step.events]
    assert [event.seat for event in told if isinstance(event, Choose)] == [1]
    assert list(home.rglob("*.jsonl")) == []


def test_the_file_says_whether_opponents_go_with_how_the_player_fares(home: Path) -> None:
    plain = start_local_match.start_match("scientific", NAMES, {}, {}, FAST)
    adapting = start_local_match.start_match("scientific", NAMES, {}, {}, FAST, adapting=True)
    assert (plain.has_bots_matched_to_results, adapting.has_bots_matched_to_results) == (
        False,
        True,
    )
    assert plain.path is not None and not plain.is_unsaved


def test_the_file_says_whether_opponents_may_remember_the_player(home: Path) -> None:
    plain = start_local_match.start_match("scientific", NAMES, {}, {}, FAST)
    known = start_local_match.start_match("scientific", NAMES, {}, {}, FAST, remembered={})
    assert (plain.allows_opponent_memory, known.allows_opponent_memory) == (False, True)


def test_only_the_own_seat_knows_what_opponents_remarked_before(home: Path) -> None:
    known = {"said": {"plain-won": 2}, "last": {}}
    host = start_local_match.start_match("scientific", NAMES, {}, {}, FAST, remarked=known).runner
    own = host.table.header.own_seat
    assert own is not None
    others = [seat for seat in range(len(NAMES)) if seat != own]
    assert LocalPlayerView(host, own).remark_memory == known
    assert [LocalPlayerView(host, seat).remark_memory for seat in others] == [None, None]


def test_a_save_that_cannot_be_resumed_is_let_go(home: Path) -> None:
    player_view = start_local_match.start_match("scientific", NAMES, {}, {}, FAST)
    assert player_view.path is not None
    player_view.leave()
    text = player_view.path.read_text(encoding="utf-8")
    player_view.path.write_text(text + '{"event": "take"}\n', encoding="utf-8")
    with pytest.raises(ReplayDiffers):
        start_local_match.resume_match(player_view.path, FAST)
    lock_file(player_view.path)()


def test_a_seat_knows_the_characters_of_the_others(home: Path) -> None:
    """One from which a bot plays as well, as for somebody who is away."""
    host = start_local_match.start_match(
        "scientific", NAMES, {}, {1: "gambler", 2: "d1"}, FAST
    ).runner
    assert LocalPlayerView(host, 0).public_bots_by_seat == {1: "gambler", 2: "d1"}
    assert LocalPlayerView(host, 1).public_bots_by_seat == {2: "d1"}


def test_only_who_sits_there_alone_closes_the_game_by_leaving(
    home: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    closed: list[TableRunner] = []
    monkeypatch.setattr(TableRunner, "close", lambda host: closed.append(host))
    alone = start_local_match.start_match(
        "scientific", NAMES, {}, {1: "random", 2: "random"}, FAST
    ).runner
    company = TableRunner(Table(Header("scientific", NAMES, {}, 1)), None, FAST)
    for player_view in (
        *(LocalPlayerView(alone, None), LocalPlayerView(alone, 1), LocalPlayerView(company, None)),
        *(LocalPlayerView(company, 0), LocalPlayerView(company, 1), LocalPlayerView(company, 2)),
    ):
        player_view.leave()
    assert closed == []
    LocalPlayerView(alone, 0).leave()
    assert closed == [alone]


def test_what_cannot_be_done_is_refused_and_nothing_happens(home: Path) -> None:
    player_view = start_local_match.start_match("scientific", NAMES, {}, {}, FAST, 1)
    why: list[str] = []
    player_view.on_refused = lambda refused: why.append(refused.reason)
    player_view.advance()
    question = player_view.view().question
    assert question is not None
    player_view.answer(question.number + 1, next(iter(question.choices)))
    assert why == ["answer_first", "late_answer"]
    assert player_view.view().question == question


def test_cards_turn_by_themselves_when_the_seat_says_so() -> None:
    header = Header("drunkard", NAMES, {}, 1)
    player_view = LocalPlayerView(TableRunner(Table(header), None, FAST), 0)
    player_view.runner.start()
    assert not player_view.turns_automatically and not player_view.is_fast_forward
    player_view.set_auto_turning(True)
    assert player_view.turns_automatically
    player_view.request_fast_forward()
    assert player_view.is_fast_forward
    player_view.set_auto_turning(False)
    assert not player_view.turns_automatically


def test_an_onlooker_has_no_time_no_answer_and_no_timer_to_stop() -> None:
    header = Header("razboi", NAMES, {"prisoners": "on", "choice_seconds": 20}, 1)
    host = TableRunner(Table(header), None, FAST)
    onlooker = LocalPlayerView(host, None)
    host.start()
    why: list[str] = []
    onlooker.on_refused = lambda refused: why.append(refused.reason)
    onlooker.answer(1, "top")
    assert why == ["not_asked"]
    assert onlooker.deadline() is None and not onlooker.remove_time_limit()


def test_bots_that_play_among_themselves_observe_what_their_seats_may_know() -> None:
    table = Table(Header("scientific", NAMES, {"trick_limit": 3}, 1))
    bots = [Counting() for _ in NAMES]
    happened = play_match(table, bots)
    for seat, bot in enumerate(bots):
        assert bot.seen == [project_event(event, seat) for event in happened]


def test_a_table_completes_the_options_of_its_header() -> None:
    header = Header("scientific", ("Mira", "Ana"), {"trick_limit": 30}, 5)
    options = Table(header).header.options
    assert options["trick_limit"] == 30
    assert options.keys() == {option.name for option in get_variant("scientific").options}
