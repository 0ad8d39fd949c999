"""The bots at the table: they count right, know nothing secret, and answer what is allowed."""

from __future__ import annotations

from random import Random

import pytest

from audiowar.bots.bot_interface import Bot, RandomBot
from audiowar.games.scientific.bots.characters import BOT_MAKERS
from audiowar.games.scientific.bots.position_tracker import PositionTracker
from audiowar.games.scientific.bots.suitless_model import count_owned_cards, pack_cards
from audiowar.rules.chance import SeededChance
from audiowar.rules.events import Event
from audiowar.rules.match import Match
from audiowar.rules.projection import project_event, project_view
from audiowar.rules.registry import get_variant


def played(bots: list[Bot], seed: int = 1, tricks: int = 25, **options: int | str) -> list[object]:
    """Play and return the choices, at most so many tricks."""
    match = Match(get_variant("scientific"), len(bots), options, SeededChance(seed))
    chosen: list[object] = []
    events = match.start()
    while True:
        for event in events:
            for seat, bot in enumerate(bots):
                bot.observe(project_event(event, seat))
        if match.end_event or match.state.trick > tricks:
            return chosen
        seat = next(iter(match.questions))
        choice = bots[seat].choose(project_view(match, seat))
        assert choice in match.questions[seat].choices
        chosen.append((seat, choice))
        events = match.answer(seat, choice)


@pytest.mark.parametrize("players", [2, 3, 8])
@pytest.mark.parametrize("level", BOT_MAKERS)
def test_every_level_answers_what_is_allowed(level: str, players: int) -> None:
    assert played([BOT_MAKERS[level](seat) for seat in range(players)], tricks=12, jokers=2)


@pytest.mark.parametrize("level", BOT_MAKERS)
def test_the_same_seed_chooses_the_same(level: str) -> None:
    first = played([BOT_MAKERS[level](5), RandomBot(1)], tricks=6)
    assert first == played([BOT_MAKERS[level](5), RandomBot(1)], tricks=6)


@pytest.mark.parametrize("players", range(2, 9))
@pytest.mark.parametrize("revolution", ["immediate", "next_trick"])
def test_counting_knows_every_hand_and_pile(players: int, revolution: str) -> None:
    options: dict[str, int | str] = {"revolution": revolution, "jokers": players % 3}
    match, random = (
        Match(get_variant("scientific"), players, options, SeededChance(2)),
        Random(players),
    )
    memory = PositionTracker()
    events: list[Event] = match.start()
    recalled = 0
    while not match.end_event and match.state.trick < 120:
        for event in events:
            memory.observe(project_event(event, 0))
        if 0 in match.questions:
            position = memory.count_cards_and_get_position(project_view(match, 0))
            assert position is not None
            recalled += 1
            for seat in range(players):
                lost = match.state.sealed.get(seat)
                hand = [*match.state.hands[seat], *([] if lost is None else [lost])]
                assert position.hands[seat] == pack_cards(hand)  # type: ignore[arg-type]
                assert position.piles[seat] == pack_cards(match.state.piles[seat])
                assert count_owned_cards(position, seat) == len(hand) + len(match.state.piles[seat])
        seat = random.choice(list(match.questions))
        choice = random.choice(list(match.questions[seat].choices))
        events = match.answer(seat, choice)
    assert recalled > 10


@pytest.mark.parametrize("level", BOT_MAKERS)
def test_a_level_that_saw_no_deal_still_plays(level: str) -> None:
    """A position that begins in the middle: the other hand cannot be counted."""
    position = {"hands": [["QH", "2H"], ["AS", "3S"]], "piles": [["4H"], []]}
    match = Match(get_variant("scientific"), 2, {}, SeededChance(1), position)
    match.start()
    assert BOT_MAKERS[level](1).choose(project_view(match, 0)) in match.questions[0].choices


@pytest.mark.parametrize("level", BOT_MAKERS)
@pytest.mark.parametrize("seed", range(3))
def test_what_lies_sealed_changes_nothing(level: str, seed: int) -> None:
    """The other has chosen already; whatever it was, the bot chooses the same."""
    choices = set()
    for sealed in range(13):
        match = Match(get_variant("scientific"), 2, {}, SeededChance(1))
        bot = BOT_MAKERS[level](seed)
        events = match.start() + match.answer(1, sealed * 4 + 1)
        for event in events:
            bot.observe(project_event(event, 0))
        choices.add(bot.choose(project_view(match, 0)))
    assert len(choices) == 1
