"""Război: the tying rank decides how many cards a war costs. Prisoners of war are an option."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Any

from audiowar.rules.cards import Card, get_card_code, get_rank, make_deck, parse_card
from audiowar.rules.chance import Chance
from audiowar.rules.events import Choice, Choose, Seat, Secret, War
from audiowar.rules.json_value_codecs import CARDS_CODEC, TABLE_CARDS_CODEC
from audiowar.rules.parts.dealing import deal_equally
from audiowar.rules.parts.endings import eliminate, end_if_over
from audiowar.rules.parts.hidden_choices import PlayGeneratorWithResult, ask_choices
from audiowar.rules.parts.tricks import (
    find_strongest_seats,
    put_cards,
    take_table_cards_under_stack,
)
from audiowar.rules.start_position import require_list_by_seat
from audiowar.rules.state import Options, Refused, State
from audiowar.rules.variant import (
    CHOICE_SECONDS_OPTION,
    TRICK_LIMIT_OPTION,
    Option,
    PlayGenerator,
    Preset,
    SeenBy,
    StatePart,
    Variant,
)
from audiowar.rules.view import View

from .events import ForfeitTopCard, KeepPrisoner

PLAY_TOP_CARD = "top"
"""The choice to play the top card of the stack."""
PLAY_PRISONER = "prisoner"
"""The choice to play the prisoner; also the kind of the question that offers this choice."""
KEEP_PREFIX = "keep:"
"""The first part of a choice to keep a prisoner; a card code, "top" or "none" follows."""
KEEP_TOP = "keep:top"
"""The choice to keep the top card of one's own stack."""
KEEP_NONE = "keep:none"
"""The choice to keep no prisoner."""

NUMBER_CARD_COSTS = tuple(range(2, 11))
"""The costs of wars of the ranks two to ten: as many cards as the rank says."""
WAR_COSTS_BY_RANK: Mapping[str, tuple[int, ...]] = {
    "ranked": (*NUMBER_CARD_COSTS, 12, 13, 14, 11),
    "ten": (*NUMBER_CARD_COSTS, 10, 10, 10, 11),
}
"""For each value of the option `pictures`: the costs of wars, in cards, of the ranks two to ace."""


class RazboiState(State):
    """The state of a match in which players can have prisoners, face up next to their stacks."""

    __slots__ = ("prisoners",)

    def __init__(self, players: int, options: Options, chance: Chance) -> None:
        super().__init__(players, options, chance)
        self.prisoners: list[Card | None] = [None] * players

    def count_owned_cards_not_chosen(self, seat: Seat) -> int:
        return super().count_owned_cards_not_chosen(seat) + (self.prisoners[seat] is not None)


@dataclass(frozen=True)
class RazboiView(View):
    """A view with the prisoners, which are public."""

    prisoners: tuple[Card | None, ...]


def play_trick(
    state: RazboiState, risked: list[Card | None]
) -> PlayGeneratorWithResult[Seat | None]:
    """Play one trick with its wars. Return who takes the cards, or None if they stay on the table.

    Prisoners that are put are stored in `risked`, by seat.
    """
    costs = dict.fromkeys(state.alive, 1)
    while True:
        holders = [s for s in costs if state.prisoners[s] is not None and state.stacks[s]]
        if holders:
            choices = dict.fromkeys(holders, (PLAY_TOP_CARD, PLAY_PRISONER))
            prisoners: Any = {seat: state.prisoners[seat] for seat in holders}
            yield from ask_choices(state, PLAY_PRISONER, choices, prisoners)
        cards = put_battle_cards(state, costs, risked)
        best = find_strongest_seats(cards)
        if len(best) == 1:
            return best[0]
        costs, full_cost = find_war_costs(state, best, cards[best[0]])
        cost = max(costs.values(), default=full_cost)
        state.emit(War("tie", tuple(best), cost=cost, is_cost_lowered=cost < full_cost))
        if len(costs) < 2:
            return next(iter(costs), None)


def find_war_costs(
    state: RazboiState, tied: list[Seat], tied_card: Card
) -> tuple[dict[Seat, int], int]:
    """Return how many cards each fighter must put, and what a war of this rank costs.

    Players without any card are left out. If the option `short` is "fewest", nobody puts more cards
    than the poorest fighter has.
    """
    cost = full_cost = WAR_COSTS_BY_RANK[str(state.options["pictures"])][get_rank(tied_card)]
    # A prisoner counts as a card only if the stack is empty.
    has = {
        seat: len(state.stacks[seat]) or 1
        for seat in tied
        if state.stacks[seat] or state.prisoners[seat] is not None
    }
    if has and state.options["short"] == "fewest":
        cost = min(cost, *has.values())
    return dict.fromkeys(has, cost), full_cost


def put_battle_cards(
    state: RazboiState, costs: Mapping[Seat, int], risked: list[Card | None]
) -> dict[Seat, Card]:
    """Let each seat put as many cards as `costs` says, or all it has. Return the face-up cards.

    Only the last card is face up. It is the prisoner if the player chose the prisoner or has no
    other card. Prisoners that are put are stored in `risked`, by seat.
    """
    shown: dict[Seat, Card] = {}
    for seat, cost in costs.items():
        stack, up, count = state.stacks[seat], state.prisoners[seat], cost
        is_prisoner = up is not None and (not stack or state.sealed[seat] == PLAY_PRISONER)
        if is_prisoner:
            risked[seat], state.prisoners[seat] = up, None
        else:
            count = min(cost, len(stack))
            up = stack.pop(count - 1)
        assert up is not None
        down = stack[: count - 1]
        put_cards(state, seat, down, up, cost=cost, is_prisoner=is_prisoner)
        del stack[: count - 1]
        shown[seat] = up
    state.sealed.clear()
    return shown


def forfeit_top_cards(state: RazboiState, winner: Seat, risked: list[Card | None]) -> None:
    """Move the top card of each seat that lost a prisoner to the pot. Nobody sees these cards.

    In `risked`, only prisoners remain that were not lost together with a card.
    """
    for seat, prisoner in enumerate(risked):
        if seat != winner and prisoner is not None and state.stacks[seat]:
            card = state.stacks[seat].pop(0)
            # The winner cannot keep a card from the pot as a prisoner, only one from the table.
            state.pot.append(card)
            state.emit(ForfeitTopCard(seat, Secret(card, ()), prisoner))
            risked[seat] = None


def can_keep_prisoner(state: RazboiState, winner: Seat, risked: list[Card | None]) -> bool:
    """Return whether the winner of a trick may keep a prisoner. Never true in the last trick."""
    return (
        has_prisoners(state.options)
        and state.prisoners[winner] is None
        and risked[winner] is None
        and state.trick < state.trick_limit
        and any(state.count_owned_cards_not_chosen(seat) for seat in state.alive if seat != winner)
    )


def keep_prisoner(state: RazboiState, winner: Seat) -> PlayGenerator:
    """Ask the winner which card to keep as a prisoner, if any. Put it face up next to the stack."""
    others = (card for seat, card in state.table + state.face_down if seat != winner)
    choices = [KEEP_PREFIX + get_card_code(card) for card in dict.fromkeys(others)]
    if state.stacks[winner]:
        choices.append(KEEP_TOP)
    state.ask(winner, "keep", [*choices, KEEP_NONE])
    _, choice = yield
    state.questions.clear()
    state.emit(Choose(winner, choice))
    if choice == KEEP_NONE:
        return
    if choice == KEEP_TOP:
        card = state.stacks[winner].pop(0)
    else:
        card = remove_others_card_from_table(state, winner, str(choice).removeprefix(KEEP_PREFIX))
    state.prisoners[winner] = card
    state.emit(KeepPrisoner(winner, card, choice == KEEP_TOP))


def remove_others_card_from_table(state: RazboiState, winner: Seat, code: str) -> Card:
    """Remove from the table the card `code`, which another player put there, and return it."""
    for lying in (state.table, state.face_down):
        for owner, card in lying:
            if owner != winner and get_card_code(card) == code:
                lying.remove((owner, card))
                return card
    raise AssertionError("only cards on the table are offered")


def eliminate_or_end(state: RazboiState) -> bool:
    """Eliminate players without any card or prisoner. Return whether the match is now over."""
    stacks, prisoners = state.stacks, state.prisoners
    dropped = [s for s in state.alive if not stacks[s] and prisoners[s] is None]
    eliminate(state, dropped)
    return end_if_over(state, dropped)


def set_prisoners_from_start_position(state: RazboiState, value: Any) -> None:
    """Set the prisoners from a start position. Raises ValueError or TypeError if one is invalid."""
    for seat, text in enumerate(require_list_by_seat(state, value)):
        state.prisoners[seat] = None if text is None else parse_card(text)


def has_prisoners(options: Options) -> bool:
    """Return whether the option `prisoners` is on. If it is off, players have no choices."""
    return options["prisoners"] == "on"


class Razboi(Variant):
    """The rules of Război: options, presets, play, and who sees which cards."""

    name = "razboi"
    players = range(2, 9)
    options = (
        Option("pictures", ("ranked", "ten"), "ranked"),
        Option("short", ("own", "fewest"), "own"),
        Option("prisoners", ("off", "on"), "off"),
        CHOICE_SECONDS_OPTION,
        TRICK_LIMIT_OPTION,
    )
    presets = (
        Preset("standard", {}),
        Preset("quick", {"trick_limit": 40}),
        Preset("prisoners", {"prisoners": "on"}),
        Preset("short_wars", {"pictures": "ten", "short": "fewest"}),
    )
    events = (KeepPrisoner, ForfeitTopCard)
    visibility = {"table": SeenBy.ALL}
    peek_codecs = {"face_down": TABLE_CARDS_CODEC}
    preferred_timeout_answers = (PLAY_TOP_CARD, KEEP_NONE)
    state_class = RazboiState
    view_class = RazboiView
    game_specific_state_parts = {
        "prisoners": StatePart(set_prisoners_from_start_position, CARDS_CODEC)
    }

    needs_choices = staticmethod(has_prisoners)

    def play(self, state: RazboiState, must_deal: bool) -> PlayGenerator:
        if must_deal:
            deal_equally(state, make_deck(), state.stacks, players_see_own_cards=False)
        elif eliminate_or_end(state):
            return
        while True:
            yield
            state.trick += 1
            risked: list[Card | None] = [None] * state.players
            winner = yield from play_trick(state, risked)
            if winner is not None:
                forfeit_top_cards(state, winner, risked)
                if can_keep_prisoner(state, winner, risked):
                    yield from keep_prisoner(state, winner)
                prisoners = tuple(risked) if any(c is not None for c in risked) else ()
                take_table_cards_under_stack(state, winner, prisoners=prisoners)
            if eliminate_or_end(state):
                return

    def get_peek_values(self, state: RazboiState, viewer: Seat | None) -> Mapping[str, Any]:
        question = None if viewer is None else state.questions.get(viewer)
        if question is None or question.kind != "keep":
            return {}
        return {"face_down": tuple(lying for lying in state.face_down if lying[0] != viewer)}

    def find_game_specific_refusal(
        self, state: RazboiState, seat: Seat, choice: Choice
    ) -> Refused | None:
        question = state.questions.get(seat)
        if choice == PLAY_PRISONER and state.prisoners[seat] is None:
            return Refused("no_prisoner")
        if choice == PLAY_TOP_CARD and not state.stacks[seat]:
            return Refused("stack_empty")
        if question is None or question.kind != "keep" or not str(choice).startswith(KEEP_PREFIX):
            return None
        if choice == KEEP_TOP:
            return Refused("stack_empty")
        card = str(choice).removeprefix(KEEP_PREFIX)
        own = (get_card_code(c) for owner, c in state.table + state.face_down if owner == seat)
        return Refused("own_card" if card in own else "not_on_table", card=card)

    def check_options(self, options: Options, players: int) -> None:
        if has_prisoners(options) and players < 3:
            raise Refused("prisoners_need_three")


VARIANT = Razboi()
