"""Vanish: all choose a card, the strongest takes or lets go; cards that tie leave the game."""

from __future__ import annotations

from audiowar.rules.cards import Card, make_deck
from audiowar.rules.events import Choose, Seat, Take
from audiowar.rules.parts.dealing import deal_equally
from audiowar.rules.parts.endings import emit_end_of_elimination_match
from audiowar.rules.parts.hidden_choices import PlayGeneratorWithResult, ask_and_seal_cards
from audiowar.rules.parts.refill_hands_from_piles import refill_hands_or_eliminate
from audiowar.rules.parts.tricks import find_strongest_seats, gather_table_cards, put_cards
from audiowar.rules.state import State
from audiowar.rules.variant import (
    TRICK_LIMIT_OPTION,
    Option,
    PlayGenerator,
    Preset,
    SeenBy,
    Variant,
)

from .events import Vanish


def trick(state: State) -> PlayGenerator:
    """Let the strongest card take the trick or spare it; a tie takes it out of the game."""
    yield from ask_and_seal_cards(state, state.alive)
    shown: dict[Seat, Card] = {seat: int(card) for seat, card in state.sealed.items()}
    state.sealed.clear()
    for seat in state.alive:
        put_cards(state, seat, (), shown[seat])
    best = find_strongest_seats(shown)
    taken = len(best) == 1 and (yield from takes(state, best[0]))
    cards = tuple(gather_table_cards(state))
    if taken:
        state.piles[best[0]] += cards
        state.emit(Take(best[0], cards))
    else:
        state.emit(Vanish(cards))


def takes(state: State, seat: Seat) -> PlayGeneratorWithResult[bool]:
    """Ask who won whether to take the cards, where that is asked."""
    if state.options["mercy"] == "off":
        return True
    state.ask(seat, "mercy", ("take", "spare"))
    _, choice = yield
    del state.questions[seat]
    state.emit(Choose(seat, choice))
    return choice == "take"


class Vanishing(Variant):
    """The description of Vanish."""

    name = "vanish"
    players = range(2, 4)
    options = (Option("mercy", ("asked", "off"), "asked"), TRICK_LIMIT_OPTION)
    presets = (Preset("standard", {}), Preset("merciless", {"mercy": "off"}))
    what_players_always_choose = "cards"
    events = (Vanish,)
    transcript_trick_markers = ('{"event": "take"', '{"event": "vanish"')
    visibility = {"hands": SeenBy.OWNER, "piles": SeenBy.OWNER, "table": SeenBy.ALL}

    def play(self, state: State, must_deal: bool) -> PlayGenerator:
        """Play tricks until the game is over."""
        if must_deal:
            deal_equally(state, make_deck(), state.hands, players_see_own_cards=True)
        while True:
            state.trick += 1
            yield from trick(state)
            dropped = refill_hands_or_eliminate(state)
            if len(state.alive) < 2 or state.trick >= state.trick_limit:
                emit_end_of_elimination_match(state, dropped)
                return


VARIANT = Vanishing()
