"""Describe the cards of all players, for a recorded match with all cards open."""

from __future__ import annotations

from audiowar.announce import table_queries
from audiowar.announce.line import Line
from audiowar.archive.recorded_game import RecordedGame
from audiowar.rules.cards import card_code

PLACES = {"hands": "hand", "stacks": "packet", "piles": "pile"}
"""How messages name the places of cards in a position."""


def describe_open_cards(recorded: RecordedGame, index: int) -> list[Line]:
    """Return lines with every player's cards after the step at `index`.

    Hands are sorted by strength, packets and piles keep their order.
    """
    lines = []
    for seat, area, cards in recorded.iter_all_cards(index):
        if area == "hands":
            cards = table_queries.sort_hand(recorded.view_after(index, seat)) or cards
        said = {"player": recorded.names[seat], "place": PLACES[area]}
        lines.append(Line("open-cards", {**said, "cards": list(map(card_code, cards))}))
    return lines or [Line("now-no-hand")]
