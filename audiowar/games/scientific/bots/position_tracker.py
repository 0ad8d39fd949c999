"""Count cards: reconstruct all hands and piles from the deal and the public events."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field

from audiowar.bots.player_habits import Habits
from audiowar.rules.cards import JOKER_RANK
from audiowar.rules.events import Choose, Deal, Event, Put, Seat
from audiowar.rules.view import View

from .suitless_model import (
    SWAP_OFFSET,
    Action,
    Position,
    count_rank,
    list_alive_seats,
    make_position_after_deal,
    pack_cards,
    play_trick,
    swap_cards,
)


@dataclass
class PositionTracker:
    """Follows the events of a match and reconstructs which cards each player has."""

    position: Position | None = None
    """The position after the events that `track_position` has counted. None before a
    deal is counted, and after the counted cards have disagreed with a view."""
    counted_tricks: list[tuple[Position, tuple[Action, ...]]] = field(default_factory=list)
    """For each finished trick, the position before it and the action of each seat (-1 for a seat
    that was out)."""
    remembered_habits: dict[Seat, Habits] = field(default_factory=dict)
    """The habits of players in earlier matches, by seat."""
    _waiting: list[Event] = field(default_factory=list)
    _chosen: dict[int, Action] = field(default_factory=dict)
    _swapped: set[int] = field(default_factory=set)
    _before: Position | None = None

    def observe(self, event: Event) -> None:
        """Store an event if it shows cards. `track_position` counts them later."""
        if isinstance(event, (Deal, Choose, Put)):
            self._waiting.append(event)

    def track_position(self, view: View) -> Position | None:
        """Count the stored events. Return the whole position at the time of `view`.

        Return None if the deal was not seen, or if the counted cards do not agree with `view`.
        """
        immediate = view.options["revolution"] == "immediate"
        for event in self._waiting:
            self._learn(event, immediate)
        self._waiting.clear()
        if self.position is not None and not matches_view(self.position, view):
            self.position = None
        return self.position

    def _learn(self, event: Event, revolution_is_immediate: bool) -> None:
        if isinstance(event, Deal):
            own = next((held for held in event.cards if isinstance(held, tuple)), None)
            if own is not None:
                jokers = count_rank(pack_cards(own), JOKER_RANK)
                self.position = make_position_after_deal(
                    len(event.cards), jokers, revolution_is_immediate
                )
        elif self.position is None:
            return
        elif isinstance(event, Choose):
            if event.choice == "swap":
                self._before = self._before or self.position
                self._swapped.add(event.seat)
                self.position = swap_cards(self.position, event.seat)
        elif isinstance(event, Put) and event.up is not None:
            self._chosen[event.seat] = event.up >> 2
            if len(self._chosen) == len(list_alive_seats(self.position)):
                self._close()

    def _close(self) -> None:
        assert self.position is not None
        seats = range(len(self.position.hands))
        chosen = tuple(self._chosen.get(seat, -1) for seat in seats)
        told = tuple(a + SWAP_OFFSET * (seat in self._swapped) for seat, a in enumerate(chosen))
        self.counted_tricks.append((self._before or self.position, told))
        self.position = play_trick(self.position, chosen)
        self._chosen.clear()
        self._swapped.clear()
        self._before = None


def matches_view(position: Position, view: View) -> bool:
    """Return whether the counted cards agree with what the viewer sees."""
    seat = view.viewer
    return (
        seat is not None
        and len(position.hands) == view.players
        and position.hands[seat] == pack_cards(view.hand)
        and position.piles[seat] == pack_cards(view.piles[seat] or ())
        and position.pot == pack_cards(view.pot or ())
        and position.reversed == view.reversed
    )


def get_peeked_ranks_by_seat(view: View) -> Mapping[int, Action]:
    """Return the chosen ranks of the others, by seat, if the viewer is a spy who sees them."""
    chosen = view.peek.get("chosen") or {}
    return {seat: card >> 2 for seat, card in chosen.items() if isinstance(card, int)}
