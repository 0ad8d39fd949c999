"""The bots that mix choices: they count every card, also after a deal that they did not see."""

from __future__ import annotations

from random import Random

import pytest

from audiowar.games.scientific.bots.characters import BOT_MAKERS
from audiowar.games.scientific.bots.position_tracker import PositionTracker
from audiowar.games.scientific.bots.suitless_model import count_owned_cards, pack_cards
from audiowar.rules.chance import SeededChance
from audiowar.rules.events import Event
from audiowar.rules.match import Match
from audiowar.rules.projection import project_event, project_view
from audiowar.rules.registry import get_variant


@pytest.mark.parametrize(
    ("players", "revolution"), [(2, "next_trick"), (3, "immediate"), (8, "immediate")]
)
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
            position = memory.track_position(project_view(match, 0))
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


def test_who_saw_no_deal_still_plays() -> None:
    """A position that begins in the middle: the other hand cannot be counted."""
    position = {"hands": [["QH", "2H"], ["AS", "3S"]], "piles": [["4H"], []]}
    match = Match(get_variant("scientific"), 2, {}, SeededChance(1), position)
    match.start()
    for make in BOT_MAKERS.values():
        assert make(1).choose(project_view(match, 0)) in match.questions[0].choices
