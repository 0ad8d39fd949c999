"""A long game is gone on with from its snapshot, and only where that is what the file says."""

from __future__ import annotations

import json
from collections.abc import Callable
from hashlib import sha256
from pathlib import Path
from random import Random
from typing import Any

import pytest

from audiowar.rules.chance import SeededChance
from audiowar.rules.match import Match
from audiowar.rules.registry import GAMES
from audiowar.storage import saves, snapshots
from audiowar.storage.match_transcript import DamagedTranscript, Header
from audiowar.storage.replay_transcript import ReplayDiffers
from audiowar.storage.snapshots import get_snapshots_path
from audiowar.table import restore_saved_table, start_local_match
from audiowar.table.pace import FixedPace
from audiowar.table.player_view import LocalPlayerView

CASINO = GAMES["casino"]


@pytest.fixture(autouse=True)
def often(monkeypatch: pytest.MonkeyPatch) -> None:
    """Take snapshots after a few steps."""
    monkeypatch.setattr(snapshots, "STEPS_BETWEEN_SNAPSHOTS", 20)


def answer(match: Match, dice: Random) -> list[Any]:
    seat = min(match.questions)
    question = match.questions[seat]
    if question.kind != "bet":
        return match.answer(seat, dice.choice(list(question.choices)))
    bets = ["bet:1000", "bet:1000+1000", "bet:2000"]
    return match.answer(seat, dice.choice([bet for bet in bets if bet in question.choices]))


@pytest.mark.parametrize("seed", range(6))
@pytest.mark.parametrize("players", [1, 3, 7])
def test_a_table_that_was_kept_goes_on_as_the_one_it_was_taken_from(
    players: int, seed: int
) -> None:
    options = {"bankroll": 60, "rounds": 90 if seed % 2 else 0, "decks": 4}
    chance = SeededChance(seed)
    match = Match(CASINO, players, options, chance)
    match.start()
    dice, resting = Random(seed), CASINO.snapshot_codec
    assert resting is not None
    compared = 0
    while not match.end_event:
        kept = resting.dump(match.state)
        if kept is not None and match.state.trick % 5 == 0:
            kept = json.loads(json.dumps(kept))
            other = SeededChance(0)
            other.restore_state(json.loads(json.dumps(chance.get_state())))
            again = Match(CASINO, players, options, other, snapshot=kept)
            assert again.questions == match.questions
            before = dice.getstate(), chance.get_state()
            told = [answer(again, dice) for _ in range(players) if not again.end_event]
            dice.setstate(before[0])
            assert [answer(match, dice) for _ in range(len(told))] == told
            compared += 1
            continue
        answer(match, dice)
    assert compared > 0


def test_nothing_is_kept_in_the_middle_of_a_round() -> None:
    match = Match(CASINO, 2, {}, SeededChance(1))
    match.start()
    assert CASINO.snapshot_codec is not None and CASINO.snapshot_codec.dump(match.state) is not None
    match.answer(0, "bet:1000")
    assert CASINO.snapshot_codec.dump(match.state) is None


def played(rounds: int) -> LocalPlayerView:
    """Play rounds of Casino War with a bot."""
    own = {"bankroll": 1_000_000}
    header = Header(
        "casino", ("Mira", "Ana"), own, 5, extra_fields={"bots": {"1": "random"}, "bot_seed": 3}
    )
    player_view = start_local_match.start_match_with_header(header, FixedPace(0.0))
    play(player_view, rounds)
    return player_view


def play(player_view: LocalPlayerView, rounds: int) -> None:
    """Play on for so many rounds."""
    match = player_view.runner.table.match
    end = match.state.trick + rounds
    for _ in range(rounds * 20):
        if match.state.trick >= end:
            return
        player_view.run_due_and_get_next_time(0.0)
        if question := match.questions.get(0):
            bet = question.kind == "bet"
            player_view.answer(question.number, "bet:1000" if bet else "surrender")


@pytest.fixture
def left() -> Path:
    """A game that was left after two snapshots and more."""
    player_view = played(60)
    player_view.leave()
    assert player_view.path is not None and get_snapshots_path(player_view.path).exists()
    return player_view.path


def stands(player_view: LocalPlayerView) -> tuple[Any, ...]:
    """Return all that going on depends on."""
    table, host = player_view.runner.table, player_view.runner
    assert table.match.state.game_specific_values is not None
    state = {
        name: getattr(table.match.state, name)
        for name in ("shoe", "pot", "question_count", "game_specific_values")
    }
    return (
        player_view.view(),
        state,
        table.seeded_chance.get_state(),
        host.last_event_number,
        host.log[-5:],
    )


def from_its_start(path: Path, monkeypatch: pytest.MonkeyPatch) -> LocalPlayerView:
    """Go on with a game that has no snapshots and gets none."""
    get_snapshots_path(path).unlink(missing_ok=True)
    with monkeypatch.context() as patch:
        patch.setattr(snapshots, "STEPS_BETWEEN_SNAPSHOTS", 1_000_000)
        whole = start_local_match.resume_and_get_player_view(path, FixedPace(0.0))
    assert whole.runner.log[0].first_event_number == 0
    return whole


def test_a_game_goes_on_from_its_snapshot_as_from_its_start(
    left: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    quick = start_local_match.resume_and_get_player_view(left, FixedPace(0.0))
    assert quick.runner.log[0].first_event_number > 100
    found = stands(quick)
    quick.leave()
    whole = from_its_start(left, monkeypatch)
    assert stands(whole) == found
    play(whole, 30)
    ended = stands(whole)
    whole.leave()
    data = left.read_bytes()
    again = start_local_match.resume_and_get_player_view(left, FixedPace(0.0))
    assert again.runner.log[0].first_event_number > 0 and stands(again) == ended
    again.leave()
    assert left.read_bytes() == data


def test_what_is_played_on_from_a_snapshot_is_what_the_rules_lead_to(
    left: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    quick = start_local_match.resume_and_get_player_view(left, FixedPace(0.0))
    play(quick, 50)
    quick.leave()
    whole = from_its_start(left, monkeypatch)
    assert stands(whole) == stands(quick)


def test_a_long_game_without_snapshots_gets_them_when_it_is_gone_on_with(left: Path) -> None:
    get_snapshots_path(left).unlink()
    one = start_local_match.resume_and_get_player_view(left, FixedPace(0.0))
    assert one.runner.log[0].first_event_number > 0 and get_snapshots_path(left).exists()
    assert len(list(snapshots.iter_usable_snapshots(left, left.read_bytes()))) == 2


def test_enough_is_told_again(left: Path) -> None:
    one = start_local_match.resume_and_get_player_view(left, FixedPace(0.0))
    assert len(one.runner.log) >= snapshots.STEPS_BETWEEN_SNAPSHOTS


def test_the_money_of_the_start_is_known(left: Path) -> None:
    one = start_local_match.resume_and_get_player_view(left, FixedPace(0.0))
    assert one.public_start_position["began_with"] == [100_000_000] * 2
    assert one.public_start_position["bankrolls"] != one.public_start_position["began_with"]


def replaced(path: Path, old: bytes, new: bytes) -> None:
    data = path.read_bytes()
    assert old in data
    path.write_bytes(data.replace(old, new, 1))


def forged(path: Path, change: Callable[[list[dict[str, Any]]], object]) -> None:
    """Change the snapshots of a save, with the right check sum."""
    first, body = get_snapshots_path(path).read_text().splitlines()
    kept = json.loads(body)
    change(kept)
    body = json.dumps(kept)
    head = json.dumps({**json.loads(first), "sum": sha256(body.encode()).hexdigest()})
    get_snapshots_path(path).write_text(f"{head}\n{body}\n")


def test_a_damaged_start_is_found_in_spite_of_a_snapshot(left: Path) -> None:
    replaced(left, b'"choice": "bet:1000"', b'"choice": "bet:1001"')
    with pytest.raises((ReplayDiffers, DamagedTranscript)):
        start_local_match.resume_and_get_player_view(left, FixedPace(0.0))


def test_a_damaged_end_is_found_with_its_line(left: Path) -> None:
    lines = left.read_bytes().split(b"\n")
    lines[-4] = lines[-4][:-3]
    left.write_bytes(b"\n".join(lines))
    with pytest.raises(DamagedTranscript) as quick:
        start_local_match.resume_and_get_player_view(left, FixedPace(0.0))
    assert quick.value.line_number == len(lines) - 3


@pytest.mark.parametrize(
    "spoil",
    [
        lambda path: get_snapshots_path(path).write_bytes(b""),
        lambda path: get_snapshots_path(path).write_bytes(b"\xff\n\n"),
        lambda path: get_snapshots_path(path).write_bytes(
            get_snapshots_path(path).read_bytes()[:-9]
        ),
        lambda path: replaced(get_snapshots_path(path), b'"laid": false', b'"laid": true'),
        lambda path: replaced(get_snapshots_path(path), b'"version": 1', b'"version": 2'),
        lambda path: replaced(get_snapshots_path(path), b'"program": "', b'"program": "9.'),
        lambda path: forged(path, lambda kept: [one.update(length=1) for one in kept]),
        lambda path: forged(path, lambda kept: [one.update(prefix="0") for one in kept]),
        lambda path: forged(path, lambda kept: [one.update(generator=[1]) for one in kept]),
        lambda path: forged(path, lambda kept: [one["table"].pop("shoe") for one in kept]),
        lambda path: forged(path, lambda kept: [one.update(events=1) for one in kept]),
        lambda path: forged(path, lambda kept: [one["table"].update(out=[0]) for one in kept]),
        lambda path: forged(path, lambda kept: [one["table"].update(shoe=[99]) for one in kept]),
        lambda path: forged(path, lambda kept: [one["table"].update(laid=None) for one in kept]),
        lambda path: forged(path, lambda kept: [one.update(table=[]) for one in kept]),
        lambda path: forged(path, lambda kept: kept.clear()),
    ],
)
def test_a_snapshot_that_is_none_is_not_believed(left: Path, spoil: Callable[[Path], None]) -> None:
    right = start_local_match.resume_and_get_player_view(left, FixedPace(0.0))
    found = stands(right)
    right.leave()
    assert restore_saved_table.restore_from_snapshot(left) is not None
    spoil(left)
    assert restore_saved_table.restore_from_snapshot(left) is None
    assert stands(start_local_match.resume_and_get_player_view(left, FixedPace(0.0))) == found


def test_the_snapshot_of_another_game_is_not_believed(left: Path) -> None:
    other = played(5)
    other.leave()
    assert other.path is not None
    get_snapshots_path(left).replace(get_snapshots_path(other.path))
    assert restore_saved_table.restore_from_snapshot(other.path) is None
    assert (
        start_local_match.resume_and_get_player_view(other.path, FixedPace(0.0)).view()
        == other.view()
    )


def test_a_game_that_is_over_keeps_no_snapshot() -> None:
    player_view = played(60)
    path = player_view.path
    assert path is not None and get_snapshots_path(path).exists()
    player_view.run_due_and_get_next_time(0.0)
    question = player_view.runner.table.match.questions.get(0)
    assert question is not None
    player_view.answer(question.number, "leave")
    for _ in range(200):
        player_view.run_due_and_get_next_time(0.0)
    assert player_view.runner.table.match.end_event
    player_view.leave()
    assert not get_snapshots_path(path).exists() and not path.exists()


@pytest.mark.parametrize("move", [saves.move_to_finished, saves.rename_damaged_save])
def test_a_game_that_is_moved_leaves_no_snapshot(left: Path, move: Callable[[Path], Path]) -> None:
    assert move(left).exists()
    assert not get_snapshots_path(left).exists()


def test_a_deleted_game_leaves_no_snapshot(left: Path) -> None:
    assert get_snapshots_path(left).exists()
    saves.delete_match_file(left)
    assert list(left.parent.iterdir()) == []


def test_a_save_of_more_than_64_million_bytes_is_read(tmp_path: Path) -> None:
    path = tmp_path / "long.jsonl"
    with path.open("wb") as file:
        file.truncate(65_000_000)
    assert len(saves.read_save(path)) == 65_000_000


def test_a_game_takes_long_by_what_must_be_played_again(
    left: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    assert not restore_saved_table.needs_long_replay(left)
    monkeypatch.setattr(restore_saved_table, "LONG_REPLAY_BYTES", left.stat().st_size)
    assert not restore_saved_table.needs_long_replay(left)
    get_snapshots_path(left).unlink()
    assert restore_saved_table.needs_long_replay(left)


def test_the_lost_end_of_a_step_is_recorded_again() -> None:
    player_view = played(60)
    player_view.leave()
    cut = next(s.last_event_number for s in reversed(player_view.runner.log) if len(s.events) > 1)
    path = player_view.path
    lines = path.read_bytes().splitlines(keepends=True)
    path.write_bytes(b"".join(lines[: cut + 1]))
    again = start_local_match.resume_and_get_player_view(path, FixedPace(0.0))
    assert again.runner.log[0].first_event_number > 0 and again.runner.last_event_number == cut
    again.leave()
    assert path.read_bytes() == b"".join(lines[: cut + 2])
