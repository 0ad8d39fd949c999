"""New Game: everybody chooses a card of the hand, and the strongest takes them all."""

from __future__ import annotations

from audiowar.rules.cards import Card, make_deck
from audiowar.rules.events import Seat, Take, War
from audiowar.rules.parts.dealing import deal_equally, refill_hands_or_eliminate
from audiowar.rules.parts.endings import end_if_over
from audiowar.rules.parts.hidden_choices import PlayGeneratorWithResult, ask_cards
from audiowar.rules.parts.tricks import find_strongest_seats, gather_table_cards, put_cards
from audiowar.rules.state import State
from audiowar.rules.variant import TRICK_LIMIT_OPTION, PlayGenerator, Preset, SeenBy, Variant


def play_trick(state: State) -> PlayGeneratorWithResult[Seat | None]:
    """Play one trick, in which those who tie choose again.

    Returns the seat that takes the table; None if nobody can choose: the cards stay there.
    """
    fighters = list(state.alive)
    while len(fighters) > 1:
        yield from ask_cards(state, fighters)
        shown: dict[Seat, Card] = {seat: int(state.sealed[seat]) for seat in fighters}
        state.sealed.clear()
        for seat, card in shown.items():
            put_cards(state, seat, (), card)
        best = find_strongest_seats(shown)
        if len(best) == 1:
            return best[0]
        state.emit(War("tie", tuple(best)))
        fighters = [seat for seat in best if state.hands[seat]]
    return fighters[0] if fighters else None


class NewGame(Variant):
    """The description of New Game."""

    name = "new_game"
    players = range(2, 5)
    options = (TRICK_LIMIT_OPTION,)
    presets = (Preset("standard", {}), Preset("quick", {"trick_limit": 40}))
    what_players_always_choose = "cards"
    visibility = {"hands": SeenBy.OWNER, "piles": SeenBy.OWNER, "table": SeenBy.ALL}

    def play(self, state: State, must_deal: bool) -> PlayGenerator:
        """Play tricks until the game is over."""
        if must_deal:
            deal_equally(state, make_deck(), state.hands, players_see_own_cards=True)
        elif end_if_over(state, refill_hands_or_eliminate(state)):
            return
        while True:
            state.trick += 1
            winner = yield from play_trick(state)
            if winner is not None:
                cards = gather_table_cards(state)
                state.piles[winner] += cards
                state.emit(Take(winner, tuple(cards)))
            if end_if_over(state, refill_hands_or_eliminate(state)):
                return


VARIANT = NewGame()
