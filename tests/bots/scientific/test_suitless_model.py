"""The fast model: equal to the rules core, and a few tricks by hand."""

from __future__ import annotations

from itertools import product
from random import Random

from audiowar.games.scientific.bots.suitless_model import (
    NO_SPY,
    PACKED_CARD_BY_RANK,
    SWAP_OFFSET,
    WAR,
    Action,
    Position,
    find_rank_that_takes_trick,
    list_actions,
    make_position_after_deal,
    pack_cards,
    play_trick,
)
from audiowar.games.scientific.rules import ScientificState
from audiowar.rules.chance import SeededChance
from audiowar.rules.match import Match
from audiowar.rules.registry import get_variant
from tests.cards import parse_cards


def convert_state(state: ScientificState) -> tuple[object, ...]:
    """Return the parts of the bots' model for a state of the rules between two tricks."""
    return (
        tuple(map(pack_cards, state.hands)),
        tuple(map(pack_cards, state.piles)),
        pack_cards(state.pot),
        state.reversed,
        -1 if state.spy is None else state.spy,
        sum(1 << seat for seat in state.swap),
    )


def compare(players: int, jokers: int, revolution: str, random: Random, longest: int = 60) -> int:
    """Play a random match by the rules and in the model; return how many tricks are equal."""
    options: dict[str, int | str] = {"jokers": jokers, "revolution": revolution}
    match = Match(get_variant("scientific"), players, options, SeededChance(1))
    match.start()
    position = make_position_after_deal(players, jokers, revolution == "immediate")
    while not match.end_event and match.state.trick <= longest:
        assert isinstance(match.state, ScientificState)
        assert convert_state(match.state) == position[:-1]
        trick, chosen, swaps = match.state.trick, [-1] * players, [0] * players
        while not match.end_event and match.state.trick == trick:
            seat = random.choice(list(match.questions))
            choice: Action | str = random.choice(list(match.questions[seat].choices))
            if choice == "swap":
                swaps[seat] = SWAP_OFFSET
            else:
                chosen[seat] = (int(choice) >> 2) + swaps[seat]
            match.answer(seat, choice)
        position = play_trick(position, chosen)
    if match.end_event:
        assert position.hands == tuple(map(pack_cards, match.state.hands))
    return match.state.trick - (match.end_event is None)


def test_tricks_come_out_as_in_the_rules_core() -> None:
    random = Random(5)
    for table in product(range(2, 9), (0, 1, 2), ("immediate", "next_trick")):
        assert compare(*table, random) > 0


def at(mine: str, theirs: str, **more: object) -> Position:
    hands = pack_cards(parse_cards(mine)), pack_cards(parse_cards(theirs))
    return Position(hands, (0, 0), **more)  # type: ignore[arg-type]


def test_a_lone_joker_leaves_everything_in_the_pot() -> None:
    after = play_trick(at("JOKER 2H", "AS 3S"), (13, 12))
    assert after.pot == pack_cards(parse_cards("JOKER AS")) and after.piles == (0, 0)


def test_a_jack_decides_its_own_trick_only_when_revolution_is_immediate() -> None:
    before = at("JH 2H", "AS 3S")
    assert play_trick(before, (9, 12)).piles[0] == pack_cards(parse_cards("JH AS"))
    assert play_trick(before._replace(revolution_is_immediate=False), (9, 12)).piles[
        1
    ] == pack_cards(parse_cards("JH AS"))


def test_two_queens_make_no_spy() -> None:
    assert play_trick(at("QH 2H", "QS 3S"), (10, 10)).spy == NO_SPY
    assert play_trick(at("QH 2H", "KS 3S"), (10, 11)).spy == 0


def test_a_swap_needs_a_pile() -> None:
    before = at("8H 2H", "AS 3S", swap_mask=1)
    assert list_actions(before, 0) == (0, 6)
    assert list_actions(before._replace(piles=(pack_cards(parse_cards("KD")), 0)), 0) == (
        0,
        6,
        16 + 11,
    )


def test_a_joker_takes_a_war_that_was_due_among_three() -> None:
    for ranks, taker in (((12, 12, 13), 13), ((12, 11, 13), WAR), ((12, 13, 13), 12)):
        cards = sum(PACKED_CARD_BY_RANK[rank] for rank in ranks)
        assert find_rank_that_takes_trick(cards, low_wins=False) == taker
