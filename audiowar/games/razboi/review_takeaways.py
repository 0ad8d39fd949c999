"""Review a match of Război with prisoners: how the player kept and used prisoners."""

from __future__ import annotations

from collections.abc import Sequence

from audiowar.bots.bots_and_coach import Takeaway
from audiowar.rules.cards import Card, get_rank
from audiowar.rules.events import Choose, Event, Put, Seat, Take, War
from audiowar.rules.view import View

from . import rules
from .rules import KEEP_NONE, KEEP_PREFIX


def find_review_takeaways(view: View, history: Sequence[Event]) -> list[Takeaway]:
    """Return takeaways for the viewer about the match; none in a match without prisoners."""
    if view.viewer is None or view.options["prisoners"] != "on":
        return []
    counted = PrisonerResults(view.viewer)
    for event in history:
        counted.add(event)
    return counted.list_takeaways()


class PrisonerResults:
    """Counts what the seat `me` did with prisoners, and what they won."""

    def __init__(self, me: Seat) -> None:
        self.me = me
        self._battle: dict[Seat, Card] = {}
        """The face-up cards of the current battle: the first cards of a trick, or one round of a
        war."""
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
        match event:
            case Choose(seat=self.me, choice=str(choice)) if choice.startswith(KEEP_PREFIX):
                self.chances_to_keep += 1
                self.kept += choice != KEEP_NONE
            case Choose(seat=self.me, choice=rules.PLAY_TOP_CARD, card=int(prisoner)):
                self._waits = prisoner
            case Put(up=int(up)):
                self._battle[event.seat] = up
                self.played += event.seat == self.me and event.is_prisoner
            case War():
                self._judge()
            case Take():
                self._judge()
                if event.prisoners and event.prisoners[event.seat] is not None:
                    self.tricks_won_with_prisoner += event.seat == self.me
                    self.tricks_others_won_with_prisoner += event.seat != self.me

    def _judge(self) -> None:
        """End the current battle, and count it if the waiting prisoner would have won it.

        Only a battle that the seat's top card lost is counted.
        """
        others = [get_rank(card) for seat, card in self._battle.items() if seat != self.me]
        if self._waits is not None and self.me in self._battle and others:
            mine, best = get_rank(self._battle[self.me]), max(others)
            self.battles_lost_while_waiting += mine < best < get_rank(self._waits)
        self._battle.clear()
        self._waits = None

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
