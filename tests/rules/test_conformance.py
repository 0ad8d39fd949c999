"""Every registered game: replay, save and load, secrecy, options, and that it always goes on."""

from __future__ import annotations

import random
from collections import Counter
from itertools import islice

import pytest

from audiowar.rules.cards import Card
from audiowar.rules.events import Deal, End, Event, Hidden, Out, Purge, Secret
from audiowar.rules.registry import GAMES
from audiowar.rules.state import Refused
from audiowar.rules.view import project, unseal, view
from audiowar.session import transcript
from audiowar.session.replay import Replay
from audiowar.session.table import Table, resume
from tests.rules.conformance import (
    ALL,
    cards_of,
    parts,
    played,
    random_header,
    restore,
    scrambled,
    snapshot,
    step,
)

SEEDS = range(12)
games = pytest.mark.parametrize("name", ALL)
seeds = pytest.mark.parametrize("seed", SEEDS)


@games
@seeds
def test_somebody_can_act_or_it_is_over(name: str, seed: int) -> None:
    for table, _ in played(random_header(GAMES[name], seed)):
        game = table.game
        if game.finished:
            assert not game.questions
        for seat, question in game.questions.items():
            assert seat not in game.state.out
            assert len(question.choices) > 0


@games
@seeds
def test_the_end_is_told_once_and_last(name: str, seed: int) -> None:
    events = [e for _, step_ in played(random_header(GAMES[name], seed)) for e in step_]
    assert [type(event) for event in events].count(End) == 1
    assert isinstance(events[-1], End)


@games
@seeds
def test_same_seed_and_choices_give_the_same_bytes(name: str, seed: int) -> None:
    header = random_header(GAMES[name], seed)
    first, second = (
        transcript.write(header, [e for _, step_ in played(header) for e in step_])
        for _ in range(2)
    )
    assert first == second


@games
@seeds
def test_a_replay_needs_no_generator(name: str, seed: int) -> None:
    header = random_header(GAMES[name], seed)
    text = transcript.write(header, [e for _, step_ in played(header) for e in step_])
    replay = Replay(*transcript.read(text))
    again = [event for step_ in replay for event in step_]
    assert transcript.write(replay.header, again) == text


@games
@pytest.mark.parametrize("seed", range(4))
def test_saved_and_loaded_at_every_step_it_goes_on_alike(name: str, seed: int) -> None:
    header = random_header(GAMES[name], seed)
    running = list(islice(((table, step_) for table, step_ in played(header)), 40))
    so_far: list[Event] = []
    for _, step_ in running:
        so_far += step_
        _, records = transcript.read(transcript.write(header, so_far))
        table, steps = resume(header, records)
        assert [event for known in steps for event in known] == so_far
        assert_same_future(table, header, so_far)


def assert_same_future(table: Table, header: transcript.Header, so_far: list[Event]) -> None:
    """The resumed table asks the same questions as one that was never left."""
    fresh = Replay(table.header, transcript.read(transcript.write(header, so_far))[1])
    list(fresh)
    assert sorted(table.game.questions) == sorted(fresh.game.questions)
    for seat in range(len(header.seats)):
        assert view(table.game, seat) == view(fresh.game, seat)


@games
@pytest.mark.parametrize("seed", range(4))
def test_a_file_cut_at_any_line_resumes_to_the_same_game(name: str, seed: int) -> None:
    """The rest of a step that was cut is made again by the seed, byte for byte."""
    header = random_header(GAMES[name], seed, **_short(name))
    events = [e for _, step_ in played(header) for e in step_]
    whole = transcript.write(header, events)
    lines = whole.splitlines(keepends=True)
    for cut in range(1, min(len(lines), 120)):
        _, records = transcript.read("".join(lines[:cut]))
        late: list[Event] = []
        resume(header, records, late.extend)
        rest = "".join(map(transcript.event_line, late))
        assert whole.startswith("".join(lines[:cut]) + rest)


def _short(name: str) -> dict[str, int]:
    options = {option.name for option in GAMES[name].options}
    return {"trick_limit": 12} if "trick_limit" in options else {}


@games
@seeds
def test_a_refused_answer_changes_nothing(name: str, seed: int) -> None:
    header = random_header(GAMES[name], seed)
    for table, _ in islice(played(header), 60):
        before = [view(table.game, seat) for seat in range(len(header.seats))]
        for seat in range(len(header.seats)):
            for wrong in ("nonsense", -1, "keep:ZZ", "steal:9", "bet:-5"):
                with pytest.raises(Refused):
                    table.game.answer(seat, wrong)
        assert [view(table.game, seat) for seat in range(len(header.seats))] == before


@games
@seeds
def test_who_is_out_owns_nothing_and_stays_out(name: str, seed: int) -> None:
    gone: set[int] = set()
    for table, events in played(random_header(GAMES[name], seed)):
        outs = [event.seat for event in events if isinstance(event, Out)]
        assert not gone & set(outs)
        gone |= set(outs)
        assert gone == set(table.game.state.out)


# Secrecy


@games
@seeds
def test_a_view_never_changes_with_what_its_seat_may_not_know(name: str, seed: int) -> None:
    header = random_header(GAMES[name], seed)
    dice = random.Random(seed)
    table = Table(header)
    table.start()
    moves = random.Random(header.seed)
    for _ in range(dice.randrange(40)):
        if table.game.finished:
            return
        step(table, moves)
    for viewer in (*range(len(header.seats)), None):
        if table.game.variant.peek(table.game.state, viewer):
            continue  # what a peek shows is shown on purpose; the games' own tests hold it
        before = view(table.game, viewer)
        saved = snapshot(table.game)
        scrambled(table.game, viewer, dice)
        assert view(table.game, viewer) == before
        restore(table.game, saved)


@games
@seeds
def test_no_secret_leaves_the_table_unopened_or_for_the_wrong_seat(name: str, seed: int) -> None:
    header = random_header(GAMES[name], seed)
    for _, events in islice(played(header), 80):
        for event in events:
            for viewer in (*range(len(header.seats)), None):
                whole, seen = parts(event), parts(project(event, viewer))
                assert not any(isinstance(part, Secret) for part in seen)
                for part, shown in zip(whole, seen, strict=False):
                    if isinstance(part, Secret) and viewer not in part.to:
                        assert isinstance(shown, Hidden)
            assert not any(isinstance(part, (Secret, Hidden)) for part in parts(unseal(event)))


# Options


@games
def test_every_preset_is_allowed_for_some_number_of_players(name: str) -> None:
    game = GAMES[name]
    for preset in game.presets:
        allowed = 0
        for players in game.players:
            try:
                game.full_options(preset.options, players)
                allowed += 1
            except Refused:
                pass
        assert allowed, preset.name


@games
@pytest.mark.parametrize(
    ("option", "value"), [("no_such_option", 1), ("trick_limit", -1), ("trick_limit", "many")]
)
def test_what_no_game_knows_is_refused(name: str, option: str, value: int | str) -> None:
    with pytest.raises(Refused):
        GAMES[name].full_options({option: value}, GAMES[name].players[0])


@games
def test_true_is_no_number(name: str) -> None:
    with pytest.raises(Refused):
        GAMES[name].full_options({GAMES[name].options[0].name: True}, GAMES[name].players[0])


# Cards


@games
@seeds
def test_no_card_is_lost_or_made(name: str, seed: int) -> None:
    header = random_header(GAMES[name], seed)
    expected: Counter[Card] | None = None
    for table, events in played(header):
        for event in events:
            if isinstance(event, Deal):
                expected = Counter(dealt(event))
            elif isinstance(event, Purge):
                assert expected is not None
                expected.subtract(event.cards)
        # In the middle of a war the cards of its fighters are on their way to the table.
        if expected is not None and not table.game.finished and not table.game.state.table:
            assert cards_of(table.game) == +expected


def dealt(deal: Event) -> list[Card]:
    """Return all cards of a deal."""
    whole = unseal(deal)
    assert isinstance(whole, Deal)
    return [card for cards in whole.cards for card in cards]  # type: ignore[union-attr]
