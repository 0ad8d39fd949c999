"""The strong bot of Steal War, which counts the hidden cards of each rank."""

from __future__ import annotations

from collections import Counter

from audiowar.bots.bot_interface import GeneratorOrSeed, rank_in_choice
from audiowar.rules.cards import make_deck
from audiowar.rules.events import Choice, Event
from audiowar.rules.view import View

from .rule_of_thumb import count_loot
from .rules import PLAY


class StealBot:
    """Steals or protects its pile, whichever gains more. Puts on top what few can match."""

    def __init__(self, chance: GeneratorOrSeed) -> None:
        """Ignore the generator: this bot is deterministic."""

    def observe(self, event: Event) -> None:
        """Ignore events, because piles are visible."""

    def choose(self, view: View) -> Choice:
        if view.open_question.kind == "lay":
            return self.choose_own_top_card(view)
        worths = self.rate_choices(view)
        return max(worths, key=worths.__getitem__)

    def choose_own_top_card(self, view: View) -> Choice:
        """Choose a card of the rank with the fewest hidden cards."""
        hidden = self.count_hidden(view)
        # Of equally good ranks, choose the lower one, because a high card is lost if the pile is
        # stolen.
        ranks = {choice: rank_in_choice(choice) for choice in view.open_question.choices}
        return min(ranks, key=lambda choice: (hidden[ranks[choice]], ranks[choice]))

    def count_hidden(self, view: View) -> Counter[int]:
        """Return the number of hidden cards of each rank."""
        hidden = Counter(c >> 2 for c in make_deck(jokers=2))
        hidden.subtract(c >> 2 for pile in view.piles for c in pile or ())
        if view.open_question.kind == "lay":
            # All taken cards can be put on top, also those that lay face down.
            hidden.subtract(rank_in_choice(choice) for choice in view.open_question.choices)
        else:
            hidden.subtract(c >> 2 for _, c in view.table)
        return hidden

    def estimate_saved_cards(self, view: View) -> float:
        """Return how many cards are saved on average by playing the top card.

        It protects the own pile if it has the same rank as the card on top of the pile.
        """
        own, top = view.piles[view.own_seat] or (), view.peek.get("top")
        if not own or top is None or own[0] >> 2 != top >> 2:
            return 0.0
        # The viewer's own top card counts as hidden, but it cannot steal the viewer's pile.
        left = self.count_hidden(view)[top >> 2] - 1
        return estimate_match_chance(left, view) * len(own)

    def rate_choices(self, view: View) -> dict[Choice, float]:
        """Return what each choice gains or saves on average, in cards; a risk is negative."""
        choices = list(view.open_question.choices)
        if view.open_question.kind == "lay":
            hidden = self.count_hidden(view)
            own = len(view.piles[view.own_seat] or ()) + len(choices)
            return {
                c: -estimate_match_chance(hidden[rank_in_choice(c)], view) * own for c in choices
            }
        # A steal comes first, because it is chosen if it gains as much as playing saves.
        worths: dict[Choice, float] = {c: count_loot(view, c) for c in choices if c != PLAY}
        return {**worths, PLAY: self.estimate_saved_cards(view)}


def estimate_match_chance(matching_left: int, view: View) -> float:
    """Return the probability that another player turns one of `matching_left` hidden cards."""
    others = sum(view.owned[seat] for seat in view.alive if seat != view.viewer)
    return min(1.0, matching_left * (len(view.alive) - 1) / max(1, others))
