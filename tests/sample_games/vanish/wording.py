"""How Vanish is told: which cards leave the game."""

from __future__ import annotations

from collections.abc import Sequence

from audiowar.announce.game_wording import CommandResult, GameWording, Names
from audiowar.announce.line import Cue, Line, Lines
from audiowar.announce.narrate_shared_events import narrate_own_choice_or_only_sound
from audiowar.announce.narration_memory import NarrationMemory
from audiowar.announce.reasons.trick_explainer import TrickExplainer
from audiowar.rules.cards import get_card_code, make_deck
from audiowar.rules.events import Choice, Event
from audiowar.rules.view import View

from .events import Vanish


def narrate_vanish(self: NarrationMemory, event: Vanish) -> Lines:
    """Tell which cards leave the game."""
    cards = [get_card_code(card) for card in event.cards]
    yield Line("event-vanish", {"cards": cards}, Cue("purge"))
    self.clear_trick()


def gone(events: Sequence[Event]) -> bool:
    """Tell whether the cards of the trick have left the game."""
    return any(isinstance(event, Vanish) for event in events)


class VanishWording(GameWording[View]):
    """The wording of Vanish."""

    rules_sections = ("aim", "end")
    composed_message_ids = ("ask-mercy", "choice-take", "choice-spare")
    narrators = {Vanish: narrate_vanish}
    word_narrators = dict.fromkeys(("take", "spare"), narrate_own_choice_or_only_sound)
    result_message_prefixes = ("event-vanish",)

    def explain_trick(self, explainer: TrickExplainer) -> Lines:
        """Explain that a tie, or mercy, takes cards out of the game."""
        yield Line("why-vanish" if gone(explainer.trick.events) else "why-highest")
        yield from explainer.explain_match_end()

    def run_own_command_and_get_result(
        self, command: str, view: View, names: Names, options: Sequence[Choice]
    ) -> CommandResult:
        """Tell how many cards have left the game."""
        held = sum(view.owned) + len(view.table)
        return [Line("vanish-gone", {"count": len(make_deck()) - held})]

    def is_trick_over_without_take(self, events: Sequence[Event]) -> bool:
        return gone(events)


WORDING = VanishWording()
