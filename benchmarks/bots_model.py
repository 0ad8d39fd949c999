"""Compare the bots' fast model with the rules on random tricks of all kinds of tables.

python benchmarks/bots_model.py [TRICKS]
"""

from __future__ import annotations

import sys
from itertools import product
from random import Random

from audiowar.games.scientific.bots.suitless_model import (
    SWAP_OFFSET,
    Action,
    Position,
    make_position_after_deal,
    pack_cards,
    play_trick,
)
from audiowar.games.scientific.rules import ScientificState
from audiowar.rules.chance import SeededChance
from audiowar.rules.match import Match
from audiowar.rules.registry import get_variant

TABLES = list(product(range(2, 9), (0, 1, 2), ("immediate", "next_trick")))
"""Every number of players, with every combination of the options that change a trick."""


def convert_state(state: ScientificState) -> Position:
    """Return the position of the bots' model for a state of the rules between two tricks."""
    return Position(
        tuple(map(pack_cards, state.hands)),
        tuple(map(pack_cards, state.piles)),
        pack_cards(state.pot),
        state.reversed,
        -1 if state.spy is None else state.spy,
        sum(1 << seat for seat in state.swap),
    )


def compare(players: int, jokers: int, revolution: str, random: Random, longest: int) -> int:
    """Play a random match by the rules and in the model, and compare the positions.

    Stop after `longest` tricks. Return the number of tricks. Raises AssertionError if the positions
    differ after a trick.
    """
    options: dict[str, int | str] = {"jokers": jokers, "revolution": revolution}
    match = Match(get_variant("scientific"), players, options, SeededChance(1))
    match.start()
    position = make_position_after_deal(players, jokers)
    while not match.end_event and match.state.trick <= longest:
        assert isinstance(match.state, ScientificState)
        assert convert_state(match.state) == position, (convert_state(match.state), position)
        trick = match.state.trick
        chosen: list[Action] = [-1] * players
        exchanged = [0] * players
        while not match.end_event and match.state.trick == trick:
            seat = random.choice(list(match.questions))
            choice = random.choice(list(match.questions[seat].choices))
            if choice == "swap":
                exchanged[seat] = SWAP_OFFSET
            else:
                chosen[seat] = (int(choice) >> 2) + exchanged[seat]
            match.answer(seat, choice)
        position = play_trick(position, chosen, revolution == "immediate")
    if match.end_event:
        assert position.hands == tuple(map(pack_cards, match.state.hands))
    return match.state.trick - (match.end_event is None)


def main() -> None:
    wanted = int(sys.argv[1]) if len(sys.argv) > 1 else 100_000
    random, tricks, games = Random(5), 0, 0
    while tricks < wanted or games % len(TABLES):
        players, jokers, revolution = TABLES[games % len(TABLES)]
        tricks += compare(players, jokers, revolution, random, 2000)
        games += 1
    print(f"{tricks} tricks of {games} games at {len(TABLES)} kinds of tables: all equal")


if __name__ == "__main__":
    main()
