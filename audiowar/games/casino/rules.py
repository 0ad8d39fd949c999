"""Casino War: each player bets on having a higher card than the house."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import Any

from audiowar.rules.cards import Card, get_rank, make_deck
from audiowar.rules.chance import Chance
from audiowar.rules.events import Choice, Choose, End, Seat, Secret
from audiowar.rules.json_value_codecs import CARDS_CODEC, PLAIN_CODEC, make_seat_pairs_codec
from audiowar.rules.parts.endings import eliminate
from audiowar.rules.parts.possible_bets import CENTS_PER_UNIT, LEAVE, Bet, PossibleBets, parse_bet
from audiowar.rules.start_position import make_cards_setter, require_list_by_seat
from audiowar.rules.state import Options, Refused, State
from audiowar.rules.variant import (
    UNLIMITED_RANGE,
    Option,
    PlayGenerator,
    Preset,
    SeenBy,
    StatePart,
    Variant,
)
from audiowar.rules.view import View

from .events import DrawCard, Pay, Shuffle

HOUSE = "house"
"""The house, as the receiver of a card."""
BURN = "burn"
"""The receiver of a card that is put aside unseen."""
WAR = "war"
SURRENDER = "surrender"
BURNT_CARDS = 3
"""The number of cards that are burnt before each war."""
TIE_BET_PAYOUT = 10
"""What a tie bet wins at a tie, as a multiple of the bet."""
MAX_START_BANKROLL_CENTS = 10**15
"""The largest bankroll that a start position may contain, in cents."""


class CasinoState(State):
    """The state of a match with a shoe to deal from, and with money instead of owned cards."""

    __slots__ = ("bankrolls", "shoe", "start_bankrolls")

    def __init__(self, players: int, options: Options, chance: Chance) -> None:
        super().__init__(players, options, chance)
        self.bankrolls: list[int] = []
        """The money of each seat, in cents."""
        self.shoe: list[Card] = []
        self.start_bankrolls: list[int] = []
        """The money of each seat at the start, in cents."""

    def get_scores(self) -> tuple[int, ...]:
        return tuple(self.bankrolls)


@dataclass(frozen=True)
class CasinoView(View):
    """A view with the money of all players, which is public."""

    bankrolls: tuple[int, ...]


def prepare_money(state: CasinoState) -> None:
    """Set each player's money unless a start position has set it. Reset the values of a round."""
    if not state.bankrolls:
        state.bankrolls = [int(state.options["bankroll"]) * CENTS_PER_UNIT] * state.players
    # `laid` means that the order of the shoe is fixed, because a start position gave the shoe.
    state.start_bankrolls = state.start_bankrolls or state.bankrolls[:]
    # `lost` is the bet that each seat lost in the last round, `doubling` are the seats whose bet is
    # twice the bet that they lost.
    state.game_specific_values.update(lost={}, doubling=set())
    state.game_specific_values.update(laid=bool(state.shoe), bets={}, house=[])


def eliminate_players_short_of_money(state: CasinoState) -> None:
    """Eliminate players who cannot cover the smallest bet."""
    least = int(state.options["min_bet"]) * CENTS_PER_UNIT
    eliminate(state, [seat for seat in state.alive if state.bankrolls[seat] < least])


def renew_shoe_when_low(state: CasinoState) -> None:
    """Shuffle a new shoe if less than a quarter of the old one is left."""
    # The shoe of a start position is used in the first round, even if less than a quarter is left.
    used_as_laid = state.game_specific_values["laid"] and state.trick == 1
    if not used_as_laid and 4 * len(state.shoe) < 52 * int(state.options["decks"]):
        renew_shoe(state)


def renew_shoe(state: CasinoState) -> None:
    """Shuffle all decks into a new shoe."""
    decks = int(state.options["decks"])
    state.shoe = make_deck() * decks
    state.pot.clear()
    state.game_specific_values["laid"] = False
    state.emit(Shuffle(decks))


def draw_card(state: CasinoState, receiver: Seat | str, burnt: int = 0) -> Card:
    """Draw a card for `receiver`: at random, unless a start position gave the order of the shoe.

    `burnt` is the number of cards that were burnt just before.
    """
    # Only the short shoe of a start position can run out in the middle of a round.
    if not state.shoe:
        renew_shoe(state)
    if state.game_specific_values["laid"]:
        card = state.shoe.pop(0)
    else:
        (card,) = state.chance.pick("draw", state.shoe, 1)
        state.shoe.remove(card)
    if isinstance(receiver, int):
        state.table.append((receiver, card))
        state.emit(DrawCard(receiver, card, burnt))
        return card
    state.pot.append(card)
    if receiver == BURN:
        state.emit(DrawCard(receiver, Secret(card, ())))
    else:
        is_first = not state.game_specific_values["house"]
        tied = tuple(s for s, other in state.table if get_rank(other) == get_rank(card))
        state.emit(DrawCard(receiver, card, burnt, tied if is_first else None))
        state.game_specific_values["house"].append(card)
    return card


def ask_for_bets(state: CasinoState) -> PlayGenerator:
    """Ask all players for a bet; no money moves yet. Players who leave are out at once."""
    low, high = int(state.options["min_bet"]), int(state.options["max_bet"])
    placed: dict[Seat, Bet] = {}
    state.game_specific_values["bets"] = placed
    lost, doubling = state.game_specific_values["lost"], state.game_specific_values["doubling"]
    for seat in state.alive:
        state.ask(seat, "bet", PossibleBets(low, high, state.bankrolls[seat] // CENTS_PER_UNIT))
    while state.questions:
        seat, choice = yield
        publish_answer(state, seat, choice)
        if bet := parse_bet(choice):
            placed[seat] = bet
            twice = bet.stake == 2 * lost.pop(seat, 0)
            (doubling.add if twice else doubling.discard)(seat)
        else:
            eliminate(state, [seat])
    state.sealed.clear()


def publish_answer(state: CasinoState, seat: Seat, choice: Choice) -> None:
    """Close the question of a seat, and emit the answer as a `Choose` that everybody sees."""
    del state.questions[seat]
    state.sealed[seat] = choice
    cents = 0
    if choice == WAR:
        cents = state.game_specific_values["bets"][seat].stake
    elif choice == LEAVE:
        cents = state.bankrolls[seat] - state.start_bankrolls[seat]
    state.emit(Choose(seat, choice, cents=cents))


def play_round(state: CasinoState) -> PlayGenerator:
    """Deal the cards, pay the bets and settle the ties of one round."""
    placed: dict[Seat, Bet] = state.game_specific_values["bets"]
    cards = {seat: draw_card(state, seat) for seat in sorted(placed)}
    house = draw_card(state, HOUSE)
    tied = []
    for seat, card in cards.items():
        bet, lead = placed[seat], get_rank(card) - get_rank(house)
        if lead > 0:
            pay_player(state, seat, bet.stake, "win")
        elif lead < 0:
            pay_player(state, seat, -bet.stake, "lose")
        else:
            tied.append(seat)
        if bet.tie_bet:
            pay_player(
                state, seat, -bet.tie_bet if lead else TIE_BET_PAYOUT * bet.tie_bet, "tie_bet"
            )
    if tied:
        yield from settle_ties(state, tied)
    state.pot += [card for _, card in state.table]
    state.table.clear()
    state.game_specific_values.update(bets={}, house=[])


def settle_ties(state: CasinoState, tied: list[Seat]) -> PlayGenerator:
    """Ask all tied players whether to go to war, then settle their bets in seat order."""
    placed: dict[Seat, Bet] = state.game_specific_values["bets"]
    for seat in tied:
        covered = state.bankrolls[seat] >= 2 * placed[seat].stake
        state.ask(seat, "tie", (WAR, SURRENDER) if covered else (SURRENDER,))
    while state.questions:
        seat, choice = yield
        publish_answer(state, seat, choice)
    for seat in tied:
        stake = placed[seat].stake
        if state.sealed[seat] == SURRENDER:
            pay_player(state, seat, -stake // 2, "surrender")
        else:
            play_war(state, seat, stake)
    state.sealed.clear()


def play_war(state: CasinoState, seat: Seat, stake: int) -> None:
    """Burn three cards, draw a card for the player and one for the house, and settle the bet.

    The player loses if the house's card is higher, and otherwise wins, even at another tie.
    """
    for _ in range(BURNT_CARDS):
        draw_card(state, BURN)
    own, house = draw_card(state, seat, BURNT_CARDS), draw_card(state, HOUSE)
    if get_rank(house) > get_rank(own):
        pay_player(state, seat, -2 * stake, "war_lose")
    else:
        pay_player(state, seat, stake, "war_win")


def pay_player(state: CasinoState, seat: Seat, cents: int, why: str) -> None:
    """Add `cents`, which may be negative, to the money of a player, and emit `Pay`."""
    state.bankrolls[seat] += cents
    known = state.game_specific_values
    if why != "tie_bet" and cents < 0:
        known["lost"][seat] = known["bets"][seat].stake
    state.emit(Pay(seat, cents, why, tuple(state.bankrolls), seat in known["doubling"]))


def end_match(state: CasinoState, result: str, seats: Sequence[Seat]) -> None:
    """Emit `End` with what each player has won or lost."""
    before_and_after = zip(state.start_bankrolls, state.bankrolls, strict=True)
    gains = tuple(after - before for before, after in before_and_after)
    state.emit(End(result, tuple(seats), gains=gains))


def set_bankrolls_from_start_position(state: CasinoState, start_amounts: Any) -> None:
    """Set the players' money from a start position.

    Raises ValueError or TypeError if an amount is missing or invalid.
    """
    cents = require_list_by_seat(state, start_amounts)
    if len(cents) != state.players or any(
        type(c) is not int or not 0 <= c <= MAX_START_BANKROLL_CENTS for c in cents
    ):
        raise ValueError
    state.bankrolls = list(cents)


MONEY_OPTION_VALUES = range(1, 1_000_001)
"""The allowed values of options for money, in whole units of money."""


class CasinoWar(Variant):
    """The rules of Casino War: options, presets, play, and what players may see."""

    name = "casino"
    players = range(1, 8)
    options = (
        Option("decks", (4, 5, 6, 7, 8), 6),
        Option("bankroll", MONEY_OPTION_VALUES, 1000),
        Option("min_bet", MONEY_OPTION_VALUES, 10),
        Option("max_bet", MONEY_OPTION_VALUES, 500),
        Option("rounds", UNLIMITED_RANGE, 0, "no_limit"),
    )
    presets = (
        Preset("standard", {}),
        Preset("quick", {"rounds": 10}),
        Preset("high_stakes", {"bankroll": 10_000, "min_bet": 100, "max_bet": 5_000}),
    )
    events = (Shuffle, DrawCard, Pay)
    what_players_always_choose = "bets"
    uses_money = True
    visibility = {"table": SeenBy.ALL}
    peek_codecs = {
        "bets": make_seat_pairs_codec(*PLAIN_CODEC),
        "house": CARDS_CODEC,
        "shoe_left": PLAIN_CODEC,
    }
    state_class = CasinoState
    view_class = CasinoView
    game_specific_state_parts = {
        "shoe": StatePart(make_cards_setter("shoe")),
        "bankrolls": StatePart(set_bankrolls_from_start_position, PLAIN_CODEC),
    }

    def play(self, state: CasinoState, must_deal: bool) -> PlayGenerator:
        prepare_money(state)
        rounds, before = int(state.options["rounds"]), len(state.out)
        eliminate_players_short_of_money(state)
        while state.alive:
            if rounds and state.trick >= rounds:
                end_match(state, "limit", state.alive)
                return
            state.trick += 1
            before = len(state.out)
            renew_shoe_when_low(state)
            yield from ask_for_bets(state)
            if state.game_specific_values["bets"]:
                yield from play_round(state)
            eliminate_players_short_of_money(state)
        end_match(state, "draw", sorted(state.out[before:]))

    def get_peek_values(self, state: CasinoState, viewer: Seat | None) -> Mapping[str, Any]:
        placed: Mapping[Seat, Bet] = state.game_specific_values.get("bets", {})
        return {
            "bets": {seat: (bet.stake, bet.tie_bet) for seat, bet in placed.items()},
            "house": tuple(state.game_specific_values.get("house", ())),
            "shoe_left": len(state.shoe),
        }

    def find_game_specific_refusal(
        self, state: CasinoState, seat: Seat, choice: Choice
    ) -> Refused | None:
        question, bet = state.questions.get(seat), parse_bet(choice)
        if question is not None and question.kind == "tie" and choice == WAR:
            return Refused(
                "war_not_covered", cents=2 * state.game_specific_values["bets"][seat].stake
            )
        if question is None or question.kind == "tie" or bet is None:
            return None
        low, high = (int(state.options[name]) * CENTS_PER_UNIT for name in ("min_bet", "max_bet"))
        if bet.stake % CENTS_PER_UNIT or bet.tie_bet % CENTS_PER_UNIT:
            return Refused("bet_not_whole")
        if bet.stake < low:
            return Refused("bet_too_low", cents=low)
        if bet.stake > high:
            return Refused("bet_too_high", cents=high)
        if bet.tie_bet > high:
            return Refused("tie_bet_too_high", cents=high)
        return Refused("bet_not_covered", cents=state.bankrolls[seat])

    def check_options(self, options: Options, players: int) -> None:
        if int(options["max_bet"]) < int(options["min_bet"]):
            raise Refused("max_bet_below_min_bet")
        if int(options["bankroll"]) < int(options["min_bet"]):
            raise Refused("bankroll_below_min_bet")


VARIANT = CasinoWar()
