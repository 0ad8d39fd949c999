"""Review a match of Război with prisoners: how the player kept and used prisoners."""

from __future__ import annotations

from collections.abc import Sequence

from audiowar.bots.bots_and_coach import Takeaway
from audiowar.rules.cards import Card
from audiowar.rules.events import Choose, Event, Put, Seat, Take, War
from audiowar.rules.view import View

from .events import KeepPrisoner
from .rules import KEEP_NONE, KEEP_PREFIX, PLAY_TOP_CARD


def find_review_takeaways(view: View, history: Sequence[Event]) -> list[Takeaway]:
    """Return takeaways for the viewer about the match; none in a match without prisoners."""
    if view.viewer is None or view.options["prisoners"] != "on":
        return []
    counted = PrisonerResults(view.viewer)
    for event in history:
        counted.add(event)
    return counted.list_takeaways()


class PrisonerResults:
    """Follows all prisoners, which everybody sees, and counts the results of the seat `me`."""

    def __init__(self, me: Seat) -> None:
        self.me = me
        self._prisoners: dict[Seat, Card] = {}
        self._battle: dict[Seat, Card] = {}
        """The face-up cards of the current battle: the first cards of a trick, or one round of a
        war."""
        self._put_now: set[Seat] = set()
        """The players who put their prisoner in the current battle."""
        self._risked: set[Seat] = set()
        """The players who put their prisoner in the current trick."""
        self._tied: set[Seat] = set()
        """The seats that tied in the last war; empty if the last trick ended with a take. After a
        war that is not fought, they are still here in the first battle of the next trick."""
        self._waits: Card | None = None
        """The seat's prisoner, if the seat chose the top card in the current battle."""
        # The numbers of: chances to keep a prisoner (`chances_to_keep`), prisoners kept (`kept`),
        # prisoners played (`played`), and tricks won with a prisoner.
        self.chances_to_keep = self.kept = self.played = self.tricks_won_with_prisoner = 0
        # The numbers of: lost battles that the waiting prisoner would have won
        # (`battles_lost_while_waiting`), and tricks that others won with theirs.
        self.battles_lost_while_waiting = self.tricks_others_won_with_prisoner = 0

    def add(self, event: Event) -> None:
        """Add the next event of the match, as the reviewed player saw it."""
        if isinstance(event, Choose) and event.seat == self.me:
            self._choose(str(event.choice))
        elif isinstance(event, Put) and event.up is not None:
            self._put(event.seat, event.up)
        elif isinstance(event, War):
            self._judge()
            self._tied = {*event.seats}
        elif isinstance(event, Take):
            self._judge()
            self._settle(event.seat)
        elif isinstance(event, KeepPrisoner):
            self._prisoners[event.seat] = event.card

    def _choose(self, choice: str) -> None:
        if choice.startswith(KEEP_PREFIX):
            self.chances_to_keep += 1
            self.kept += choice != KEEP_NONE
        elif choice == PLAY_TOP_CARD:
            self._waits = self._prisoners.get(self.me)

    def _put(self, seat: Seat, up: Card) -> None:
        self._battle[seat] = up
        if self._prisoners.get(seat) == up:
            del self._prisoners[seat]
            self._put_now.add(seat)

    def _judge(self) -> None:
        """End the current battle, and count it if the waiting prisoner would have won it.

        Only a battle that the seat's top card lost is counted.
        """
        others = [card >> 2 for seat, card in self._battle.items() if seat != self.me]
        if self._waits is not None and self.me in self._battle and others:
            mine, best = self._battle[self.me] >> 2, max(others)
            self.battles_lost_while_waiting += mine < best < self._waits >> 2
        if self._tied and not self._tied.issuperset(self._battle):
            # This battle is a new trick. The last war was not fought, so the prisoners in it now
            # belong to nobody.
            self._risked.clear()
        self._risked |= self._put_now
        self._battle.clear()
        self._put_now.clear()
        self._waits = None

    def _settle(self, winner: Seat) -> None:
        self.played += self.me in self._risked
        if winner in self._risked:
            self.tricks_won_with_prisoner += winner == self.me
            self.tricks_others_won_with_prisoner += winner != self.me
        self._risked.clear()
        self._tied.clear()

    def list_takeaways(self) -> list[Takeaway]:
        """Return the takeaways, most useful first."""
        kept = {"could": self.chances_to_keep, "kept": self.kept}
        played = {"kept": self.kept, "played": self.played, "won": self.tricks_won_with_prisoner}
        found = [
            (
                self.battles_lost_while_waiting,
                Takeaway("taught-prisoner-waited", {"times": self.battles_lost_while_waiting}),
            ),
            (self.chances_to_keep, Takeaway("taught-prisoner-kept", kept)),
            (self.kept, Takeaway("taught-prisoner-played", played)),
            (
                True,
                Takeaway("taught-prisoner-others", {"times": self.tricks_others_won_with_prisoner}),
            ),
        ]
        return [takeaway for happened, takeaway in found if happened]
