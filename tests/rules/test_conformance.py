"""Every registered game: replay, save and load, secrecy, options, and that it always goes on."""

from __future__ import annotations

import random
from collections import Counter
from dataclasses import replace
from itertools import islice
from typing import Any

import pytest

from audiowar.bots.sensible_bot import load_rules_of_thumb
from audiowar.games.casino.events import DrawCard, Pay, Shuffle
from audiowar.games.casino.rules import CasinoState
from audiowar.games.classic.rules import Purge
from audiowar.games.scientific.rules import ScientificState
from audiowar.rules.cards import Card
from audiowar.rules.events import Deal, End, Event, Hidden, Out, Secret
from audiowar.rules.projection import project_event, project_view, reveal_all_secrets
from audiowar.rules.registry import ALL_EVENT_CLASSES, GAMES
from audiowar.rules.state import Refused, State
from audiowar.rules.view import View
from audiowar.storage.match_transcript import format_event, format_transcript, parse_transcript
from audiowar.storage.replay_transcript import TranscriptReplayer
from audiowar.table.table import Table, replay_table
from tests.rules.conformance import (
    ALL,
    cards_of,
    parts,
    played,
    random_header,
    restore,
    scrambled,
    snapshot,
)

SEEDS = range(4)
MORE_SEEDS = range(12)
"""Seeds with which everything happens."""
games = pytest.mark.parametrize("name", ALL)
seeds = pytest.mark.parametrize("seed", SEEDS)


@games
@seeds
def test_every_step_is_what_the_engine_says(name: str, seed: int) -> None:
    gone: set[int] = set()
    trick, ended = 0, 0
    for table, events in played(random_header(GAMES[name], seed)):
        match, questions = table.match, table.match.questions
        assert not ended, "the end is told last"
        ended = [type(event) for event in events].count(End)
        assert bool(match.end_event) == (ended == 1) == (bool(events) and type(events[-1]) is End)
        assert events or questions, "a step is empty only where somebody is asked"
        assert match.state.trick - trick in (0, 1), "no step begins two tricks"
        trick = match.state.trick
        for seat, question in questions.items():
            assert question.seat == seat and seat not in match.state.out and len(question.choices)
            # Bots know what they are asked by a rule of thumb for it.
            assert question.kind in load_rules_of_thumb(name)
        if questions or ended:
            with pytest.raises(Refused, match="game_over" if ended else "answer_first"):
                match.advance()
        chosen = project_view(match, None).chosen
        assert not set(chosen) & set(questions) and (questions or not chosen)
        outs = [event.seat for event in events if isinstance(event, Out)]
        assert len(gone | set(outs)) == len(gone) + len(outs)
        gone.update(outs)
        assert gone == set(match.state.out)
    assert ended and not questions


@pytest.mark.parametrize(
    "name", [name for name, game in GAMES.items() if not game.always_has_choices]
)
def test_a_game_of_luck_pauses_before_every_trick(name: str) -> None:
    paused = {0}
    for table, _ in played(random_header(GAMES[name], 1)):
        if not table.match.questions and not table.match.end_event:
            paused.add(table.match.state.trick)
        assert table.match.state.trick - 1 in paused | {-1}
    assert len(paused) > 1


@games
@seeds
def test_a_game_is_the_same_again_and_its_replay_needs_no_generator(name: str, seed: int) -> None:
    header = random_header(GAMES[name], seed)
    text, again = (
        format_transcript(header, [e for _, step_ in played(header) for e in step_])
        for _ in range(2)
    )
    assert text == again
    replay = TranscriptReplayer(*parse_transcript(text))
    events = [event for step_ in replay for event in step_]
    assert format_transcript(replay.header, events) == text


@games
@pytest.mark.parametrize("seed", range(2))
def test_saved_and_loaded_at_every_step_it_is_the_game_that_was_left(name: str, seed: int) -> None:
    header = random_header(GAMES[name], seed)
    so_far: list[Event] = []
    for left, step_ in islice(played(header), 40):
        so_far += step_
        if not step_:
            # What only asks leaves no line in the file; after a pause it is asked again.
            continue
        _, records = parse_transcript(format_transcript(header, so_far))
        table, steps = replay_table(header, records)
        assert [event for known in steps for event in known] == so_far
        assert all_of(table.match.state) == all_of(left.match.state)
        assert table.match.end_event == left.match.end_event
        for seat in range(len(header.seats)):
            assert project_view(table.match, seat) == project_view(left.match, seat)


def all_of(state: State) -> dict[str, str]:
    """Return everything in a state, as text."""
    how = ("chance", "options")
    return {part: repr(getattr(state, part)) for part in State.__slots__ if part not in how}


@games
@pytest.mark.parametrize("seed", range(2))
def test_a_file_cut_at_any_line_resumes_to_the_same_game(name: str, seed: int) -> None:
    """The rest of a step that was cut is made again by the seed, byte for byte."""
    header = random_header(GAMES[name], seed, **_short(name))
    events = [e for _, step_ in played(header) for e in step_]
    whole = format_transcript(header, events)
    lines = whole.splitlines(keepends=True)
    for cut in range(1, min(len(lines), 120)):
        _, records = parse_transcript("".join(lines[:cut]))
        late: list[Event] = []
        replay_table(header, records, late.extend)
        rest = "".join(map(format_event, late))
        assert whole.startswith("".join(lines[:cut]) + rest)


def _short(name: str) -> dict[str, int]:
    options = {option.name for option in GAMES[name].options}
    return {"trick_limit": 12} if "trick_limit" in options else {}


@games
@seeds
def test_a_refused_answer_changes_nothing(name: str, seed: int) -> None:
    header = random_header(GAMES[name], seed)
    for table, _ in islice(played(header), 60):
        before = [project_view(table.match, seat) for seat in range(len(header.seats))]
        for seat in range(len(header.seats)):
            for wrong in ("nonsense", -1, "keep:ZZ", "steal:9", "bet:-5"):
                with pytest.raises(Refused):
                    table.match.answer(seat, wrong)
        assert [project_view(table.match, seat) for seat in range(len(header.seats))] == before


# Secrecy


PEEKED = {"scientific": {"chosen"}, "steal": {"top", "face_down"}, "razboi": {"face_down"}}
"""What a game shows somebody on purpose, of what others do not see."""
STEPS = 150
"""How many steps of a game are looked at."""


def known(table: Table, viewer: int | None) -> tuple[View, dict[str, Any]]:
    """Return what a seat knows, but for what it may look at on purpose."""
    seen = project_view(table.match, viewer)
    shown = PEEKED.get(seen.game, set())
    peek = {name: value for name, value in seen.peek.items() if name not in shown}
    return replace(seen, peek={}), peek


@games
@seeds
def test_a_view_never_changes_with_what_its_seat_may_not_know(name: str, seed: int) -> None:
    header = random_header(GAMES[name], seed)
    dice = random.Random(seed)
    looked = 0
    for table, _ in islice(played(header), STEPS):
        for viewer in (*range(len(header.seats)), None):
            before = known(table, viewer)
            saved = snapshot(table.match)
            scrambled(table.match, viewer, dice)
            assert known(table, viewer) == before
            restore(table.match, saved)
            looked += 1
    assert looked > len(header.seats)


def test_only_who_has_the_right_looks_at_hidden_cards() -> None:
    looks: Counter[str] = Counter()
    for name, shown in PEEKED.items():
        for seed in SEEDS:
            header = random_header(GAMES[name], seed)
            for table, _ in islice(played(header), STEPS):
                state = table.match.state
                for viewer in (*range(len(header.seats)), None):
                    for what in shown & project_view(table.match, viewer).peek.keys():
                        assert viewer is not None
                        kind = state.questions[viewer].kind if viewer in state.questions else ""
                        assert what != "chosen" or (
                            kind == "card"
                            and isinstance(state, ScientificState)
                            and state.spy == viewer
                        )
                        assert what != "face_down" or kind in ("keep", "lay")
                        seen = project_view(table.match, viewer).peek[what]
                        assert what != "top" or seen == state.stacks[viewer][0]
                        looks[f"{name} {what}"] += bool(seen)
    assert looks.keys() == {f"{name} {what}" for name, shown in PEEKED.items() for what in shown}


@games
@seeds
def test_no_secret_leaves_the_table_unopened_or_for_the_wrong_seat(name: str, seed: int) -> None:
    header = random_header(GAMES[name], seed)
    kept = 0
    for _, events in islice(played(header), 80):
        for event in events:
            for viewer in (*range(len(header.seats)), None):
                whole, seen = parts(event), parts(project_event(event, viewer))
                assert not any(isinstance(part, Secret) for part in seen)
                for part, shown in zip(whole, seen, strict=False):
                    if isinstance(part, Secret) and viewer not in part.known_to:
                        assert isinstance(shown, Hidden)
                        kept += 1
            assert not any(
                isinstance(part, (Secret, Hidden)) for part in parts(reveal_all_secrets(event))
            )
    # In Casino War there is nothing to keep but what is burnt, for which somebody must go to war.
    assert kept or name == "casino"


# Options


@games
def test_every_preset_is_allowed_for_some_number_of_players(name: str) -> None:
    game = GAMES[name]
    for preset in game.presets:
        allowed = 0
        for players in game.players:
            try:
                game.complete_options(preset.options, players)
                allowed += 1
            except Refused:
                pass
        assert allowed, preset.name


# Cards


KEPT = {"scientific", "razboi", "classic", "steal", "drunkard", "armed"}
"""Games in which no card is lost, but for what a purge takes; in others their own events may
take out what they name."""


def named(events: list[Event], kinds: tuple[type[Event], ...]) -> Counter[Card]:
    """Count the cards of events of these kinds."""
    found = (reveal_all_secrets(event) for event in events if isinstance(event, kinds))
    return Counter(card for event in found for card in getattr(event, "cards", ()))


@games
@seeds
def test_no_card_is_lost_or_made(name: str, seed: int) -> None:
    header = random_header(GAMES[name], seed)
    expected: Counter[Card] | None = None
    counted = 0
    for table, events in played(header):
        for event in events:
            if isinstance(event, Deal):
                expected = Counter(dealt(event))
            elif isinstance(event, Purge):
                assert expected is not None
                expected.subtract(event.cards)
        # In the middle of a war the cards of its fighters are on their way to the table.
        if expected is not None and not table.match.end_event and not table.match.state.table:
            held = cards_of(table.match)
            if name not in KEPT:
                expected -= (expected - held) & named(events, GAMES[name].events)
            assert held == +expected, "Is its own place in OWN of tests.rules.conformance?"
            counted += 1
    # The house plays from a shoe: the next test counts that.
    assert counted or name == "casino"


def test_the_house_plays_whole_decks() -> None:
    """What is drawn since a shuffle, and what the shoe still holds, are its decks."""
    drawn = 0
    for seed in MORE_SEEDS:
        cards: Counter[Card] = Counter()
        decks = 0
        for table, events in played(random_header(GAMES["casino"], seed)):
            for event in map(reveal_all_secrets, events):
                if isinstance(event, Shuffle):
                    decks, cards = event.decks, Counter()
                elif isinstance(event, DrawCard):
                    assert isinstance(event.card, int)
                    cards[event.card] += 1
                    drawn += 1
            house = table.match.state
            assert isinstance(house, CasinoState)
            assert sum(cards.values()) + len(house.shoe) == 52 * decks
            cards_there = cards + Counter(house.shoe)
            assert cards_there == Counter(dict.fromkeys(range(52), decks))
    assert drawn > 250


def test_money_is_only_won_from_and_lost_to_the_house() -> None:
    for seed in MORE_SEEDS:
        header = random_header(GAMES["casino"], seed)
        money = [int(header.options["bankroll"]) * 100] * len(header.seats)
        for table, events in played(header):
            for event in events:
                if isinstance(event, Pay):
                    money[event.seat] += event.cents
            house = table.match.state
            assert isinstance(house, CasinoState) and house.bankrolls == money


def test_random_games_meet_everything_that_can_happen() -> None:
    """What never occurs in them is tested by none of these tests."""
    met = {
        type(event)
        for name, game in GAMES.items()
        for seed in MORE_SEEDS
        for _, events in islice(played(random_header(game, seed)), 4 * STEPS)
        for event in events
    }
    assert {kind.__name__ for kind in ALL_EVENT_CLASSES} - {kind.__name__ for kind in met} == set()


def dealt(deal: Event) -> list[Card]:
    """Return all cards of a deal."""
    whole = reveal_all_secrets(deal)
    assert isinstance(whole, Deal)
    return [card for cards in whole.cards for card in cards]  # type: ignore[union-attr]
