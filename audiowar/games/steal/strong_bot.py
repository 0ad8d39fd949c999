"""The strong bot of Steal War: it counts the hidden cards of each rank."""

from __future__ import annotations

from collections import Counter

from audiowar.bots.bot_interface import GeneratorOrSeed
from audiowar.rules.cards import make_deck, parse_card
from audiowar.rules.events import Choice, Event
from audiowar.rules.view import View

from .rule_of_thumb import count_loot


class StealBot:
    """Steals if that pays, protects its pile, and puts a rank on top that few can match."""

    def __init__(self, chance: GeneratorOrSeed) -> None:
        """Ignore the generator: this bot is deterministic."""

    def observe(self, event: Event) -> None:
        """Ignore events, because piles are visible."""

    def choose(self, view: View) -> Choice:
        if view.open_question.kind == "lay":
            return self.choose_top_card(view)
        return self.choose_play_or_steal(view)

    def choose_top_card(self, view: View) -> Choice:
        """Choose the rank with the fewest cards that can still be turned."""
        hidden = self.count_hidden(view)
        # Of equally good ranks, choose the lower one, because a high card is lost if the pile is
        # stolen.
        return min(view.open_question.choices, key=lambda c: (hidden[rank_of(c)], rank_of(c)))

    def count_hidden(self, view: View) -> Counter[int]:
        """Count the cards of each rank that are in packets."""
        hidden = Counter(c >> 2 for c in make_deck(jokers=2))
        hidden.subtract(c >> 2 for pile in view.piles for c in pile or ())
        if view.open_question.kind == "lay":
            # All taken cards can be put on top, also those that lay face down.
            hidden.subtract(rank_of(choice) for choice in view.open_question.choices)
        else:
            hidden.subtract(c >> 2 for _, c in view.table)
        return hidden

    def choose_play_or_steal(self, view: View) -> Choice:
        """Steal, unless the own pile is larger and needs the card's protection."""
        thefts = [c for c in view.open_question.choices if str(c).startswith("steal")]
        if not thefts:
            return "play"
        best = max(thefts, key=lambda choice: count_loot(view, choice))
        return "play" if self.estimate_saved(view) > count_loot(view, best) else best

    def estimate_saved(self, view: View) -> float:
        """Return how many cards of the own pile the top card saves on average if it is played."""
        own, top = view.piles[view.own_seat] or (), view.peek.get("top")
        if not own or top is None or own[0] >> 2 != top >> 2:
            return 0.0
        # The other player may hold the same rank, so the possible loss is subtracted from the gain.
        left = self.count_hidden(view)[top >> 2] - 1
        return estimate_risk(left, view) * len(own)

    def rate_choices(self, view: View) -> dict[Choice, float]:
        """Return the value of each choice, in cards won or saved."""
        choices = list(view.open_question.choices)
        if view.open_question.kind == "lay":
            hidden = self.count_hidden(view)
            own = len(view.piles[view.own_seat] or ()) + len(choices)
            return {c: -estimate_risk(hidden[rank_of(c)], view) * own for c in choices}
        thefts: dict[Choice, float] = {c: count_loot(view, c) for c in choices if c != "play"}
        return {"play": self.estimate_saved(view), **thefts}


def estimate_risk(left: int, view: View) -> float:
    """Return the probability that another player turns one of the `left` cards of a rank."""
    others = sum(view.owned[seat] for seat in view.alive if seat != view.viewer)
    return min(1.0, left * (len(view.alive) - 1) / max(1, others))


def rank_of(choice: Choice) -> int:
    """Return the rank of the card that a choice puts on top."""
    return parse_card(str(choice).partition(":")[2]) >> 2
