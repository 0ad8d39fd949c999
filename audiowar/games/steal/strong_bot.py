"""The strong bot of Steal War, which counts the hidden cards of each rank."""

from __future__ import annotations

from collections import Counter

from audiowar.bots.bot_interface import GeneratorOrSeed, get_rank_after_colon
from audiowar.rules.cards import make_deck
from audiowar.rules.events import Choice, Event
from audiowar.rules.view import View

from .rule_of_thumb import count_cards_won_by_stealing, get_pile_protected_by_playing
from .rules import PLAY


class StealBot:
    """Steals piles or protects its own pile, whichever gains more.

    On top of its pile it puts a card that few hidden cards match.
    """

    def __init__(self, generator_or_seed: GeneratorOrSeed) -> None:
        """Ignore `generator_or_seed`, because this bot makes no random choices."""

    def observe(self, event: Event) -> None:
        """Ignore events, because the view shows all piles."""

    def choose(self, view: View) -> Choice:
        if view.open_question.kind == "lay":
            return self.choose_top_card_hardest_to_match(view)
        worths = self.rate_choices(view)
        return max(worths, key=worths.__getitem__)

    def choose_top_card_hardest_to_match(self, view: View) -> Choice:
        """Choose a card of the rank with the fewest hidden cards."""
        hidden = self.count_hidden_cards_by_rank(view)
        # Of equally good ranks, choose the lower one.
        ranks = {choice: get_rank_after_colon(choice) for choice in view.open_question.choices}
        return min(ranks, key=lambda choice: (hidden[ranks[choice]], ranks[choice]))

    def count_hidden_cards_by_rank(self, view: View) -> Counter[int]:
        """Return the number of hidden cards of each rank."""
        hidden = Counter(c >> 2 for c in make_deck(joker_count=2))
        hidden.subtract(c >> 2 for pile in view.piles for c in pile or ())
        if view.open_question.kind == "lay":
            # The choices are all cards of the trick, also those that were put face down.
            hidden.subtract(get_rank_after_colon(choice) for choice in view.open_question.choices)
        else:
            hidden.subtract(c >> 2 for _, c in view.table)
        return hidden

    def estimate_cards_saved_by_playing(self, view: View) -> float:
        """Return how many cards of its pile the bot saves on average by playing a matching card."""
        pile = get_pile_protected_by_playing(view)
        if not pile:
            return 0.0
        # The viewer's own top card counts as hidden, but it cannot steal the viewer's pile.
        left = self.count_hidden_cards_by_rank(view)[pile[0] >> 2] - 1
        return estimate_matching_card_chance(left, view) * len(pile)

    def rate_choices(self, view: View) -> dict[Choice, float]:
        """Return how many cards each choice gains or saves on average; a risk is negative."""
        choices = list(view.open_question.choices)
        if view.open_question.kind == "lay":
            hidden = self.count_hidden_cards_by_rank(view)
            own = len(view.piles[view.own_seat] or ()) + len(choices)
            return {
                c: -estimate_matching_card_chance(hidden[get_rank_after_colon(c)], view) * own
                for c in choices
            }
        # The steals come first, so that `choose` prefers a steal if playing is worth as much.
        worths: dict[Choice, float] = {
            c: count_cards_won_by_stealing(view, c) for c in choices if c != PLAY
        }
        return {**worths, PLAY: self.estimate_cards_saved_by_playing(view)}


def estimate_matching_card_chance(matching_left: int, view: View) -> float:
    """Return the probability that another player turns one of `matching_left` hidden cards."""
    others = sum(view.owned[seat] for seat in view.alive if seat != view.viewer)
    return min(1.0, matching_left * (len(view.alive) - 1) / max(1, others))
