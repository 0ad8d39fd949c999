"""Cards counted from the events are the cards on the table, in every game."""

from __future__ import annotations

import pytest

from audiowar.announce.game_wording import get_wording
from audiowar.announce.owned_card_counter import OwnedCardCounter
from audiowar.games.steal.events import Steal
from audiowar.rules.cards import parse_card
from audiowar.rules.events import Take
from audiowar.rules.projection import project_event, project_view
from audiowar.rules.registry import GAMES
from tests.rules.conformance import played, random_header

COUNTED = [name for name in GAMES if name not in ("casino", "tod_und_leben")]


@pytest.mark.parametrize("game", COUNTED)
def test_who_watches_knows_how_many_cards_everybody_owns(game: str) -> None:
    assert sum(compared(game, seed) for seed in range(6)) > 6


def compared(game: str, seed: int) -> int:
    """Compare what is counted at each take of a random game; return how many there were."""
    card_counter = get_wording(game).card_counter_class()
    takes = 0
    for table, events in played(random_header(GAMES[game], seed)):
        for event in events:
            card_counter.count_event(project_event(event, None))
        if any(isinstance(event, Take) for event in events):
            takes += 1
            owned = project_view(table.match, None).owned
            assert tuple(card_counter.counts_by_seat.values()) == owned, (
                "Does it need a `card_counter` of its own?"
            )
    return takes


def test_where_the_table_stood_so_already_its_piles_are_counted_too() -> None:
    card_counter = get_wording("steal").card_counter_class()
    card_counter.set_start_counts({0: 5, 1: 6}, {"piles": [["4H", "5H"], ["KD"]]})
    card_counter.count_event(
        Steal(0, (1,), parse_card("KH"), tuple(map(parse_card, ("KH", "KD", "4H", "5H"))))
    )
    assert card_counter.counts_by_seat == {0: 6, 1: 5}


def test_before_a_deal_nothing_is_counted() -> None:
    card_counter = OwnedCardCounter()
    card_counter.count_event(Take(0, ()))
    assert not card_counter.counts_by_seat
