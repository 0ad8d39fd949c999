"""Near the trick limit who owns more cards wins; what they are good for does not count."""

from __future__ import annotations

from collections.abc import Sequence
from random import Random
from typing import Any

import pytest

from audiowar.games.scientific.bots.characters import (
    get_equilibrium_strategy,
    make_policy_by_player_count,
)
from audiowar.games.scientific.bots.guess_by_habits import mix_replies_to_guesses
from audiowar.games.scientific.bots.mixed_strategy_bot import (
    MixedStrategy,
    MixedStrategyBot,
    Policy,
)
from audiowar.games.scientific.bots.position_tracker import (
    PositionTracker,
    get_peeked_ranks_by_seat,
)
from audiowar.games.scientific.bots.solve_last_tricks import solve_last_tricks
from audiowar.games.scientific.bots.solve_two_player_trick import solve_payoffs
from audiowar.games.scientific.bots.suitless_model import (
    Position,
    count_owned_cards,
    list_actions,
    make_two_seat_position,
    pack_cards,
    play_trick,
)
from audiowar.games.scientific.bots.two_player_evaluator import get_result_if_over
from audiowar.games.scientific.bots.two_player_searches import TrickSearch, search_one_trick_deep
from audiowar.rules.chance import SeededChance
from audiowar.rules.events import Event
from audiowar.rules.match import Match
from audiowar.rules.projection import project_event, project_view
from audiowar.rules.registry import get_variant
from audiowar.rules.view import View
from tests.cards import parse_cards
from training.start_positions import draw_start_position


def plainly(position: Position, left: int, revolution_is_immediate: bool) -> float:
    """Return the value of a position with so many tricks to play, the long way."""
    over = get_result_if_over(position)
    if over is not None:
        return over
    if not left:
        lead = count_owned_cards(position, 0) - count_owned_cards(position, 1)
        return float((lead > 0) - (lead < 0))
    rows, columns = list_actions(position, 0), list_actions(position, 1)
    payoffs = [
        [
            plainly(
                play_trick(position, (i, j), revolution_is_immediate),
                left - 1,
                revolution_is_immediate,
            )
            for j in columns
        ]
        for i in rows
    ]
    return solve_payoffs(position, rows, columns, payoffs).value


@pytest.mark.parametrize("revolution_is_immediate", [True, False])
@pytest.mark.parametrize(("left", "positions"), [(1, 80), (2, 12)])
def test_the_last_tricks_are_worth_what_going_through_all_of_them_says(
    left: int, positions: int, revolution_is_immediate: bool
) -> None:
    random = Random(left)
    for _ in range(positions):
        position = draw_start_position(random)
        found = solve_last_tricks(position, left, revolution_is_immediate, None)
        assert found.value == pytest.approx(
            plainly(position, left, revolution_is_immediate), abs=1e-6
        )
        other = solve_last_tricks(
            make_two_seat_position(position, 1, 0), left, revolution_is_immediate, None
        )
        assert other.value == pytest.approx(-found.value, abs=1e-6)


def at(mine: str, theirs: str, piles: tuple[str, str] = ("", ""), **more: Any) -> Position:
    hands = (pack_cards(parse_cards(mine)), pack_cards(parse_cards(theirs)))
    return Position(
        hands, (pack_cards(parse_cards(piles[0])), pack_cards(parse_cards(piles[1]))), **more
    )


def test_the_ace_is_spent_on_the_very_last_trick() -> None:
    solution = solve_last_tricks(at("2H AH", "KS 3S"), 1, True, None)
    assert solution.row_strategy == [0.0, 1.0] and solution.value == 1.0


def test_who_is_ahead_goes_for_a_war() -> None:
    """One card more is enough; a joker beside any card leaves both where they are."""
    position = at("2H JOKER", "KS AS", ("3H", ""))
    solution = solve_last_tricks(position, 1, True, None)
    assert (
        solution.value == 1.0
        and dict(zip(solution.rows, solution.row_strategy, strict=True))[13] == 1
    )


def test_a_spy_takes_the_last_trick_with_what_beats_the_card_seen() -> None:
    solution = solve_last_tricks(at("2H 5H", "4S 3S", spy=0), 1, True, 2)
    assert solution.columns == (2,) and solution.row_strategy == [0.0, 1.0]


def unhurried(think: TrickSearch) -> Policy:
    """Return the mind that plays as if there were no limit."""

    def made_up(
        position: Position, seen: View, memory: PositionTracker, random: Random
    ) -> MixedStrategy:
        here = make_two_seat_position(position, 1, 0) if seen.viewer == 1 else position
        known = get_peeked_ranks_by_seat(seen).get(1 - (seen.viewer or 0))
        revolution_is_immediate = seen.options["revolution"] == "immediate"
        return get_equilibrium_strategy(think(here, revolution_is_immediate, known), here)

    return made_up


def tell(bots: Sequence[MixedStrategyBot], events: Sequence[Event]) -> None:
    """Let every bot observe what its seat may know."""
    for event in events:
        for seat, bot in enumerate(bots):
            bot.observe(project_event(event, seat))


def points_of_first(minds: tuple[Policy, Policy], seed: int, tricks: int) -> float:
    """Play one game; return the first mind's points: a draw is shared."""
    match = Match(get_variant("scientific"), 2, {"trick_limit": tricks}, SeededChance(seed))
    bots = [MixedStrategyBot(seed * 64 + seat, made_up) for seat, made_up in enumerate(minds)]
    tell(bots, match.start())
    while not match.end_event:
        seat = next(iter(match.questions))
        tell(bots, match.answer(seat, bots[seat].choose(project_view(match, seat))))
    named = match.end_event.seats
    return (0 in named) / len(named)


def test_who_knows_of_the_limit_is_not_worse_off() -> None:
    """Two tricks are the whole game here: the equilibrium loses to nothing, on average."""
    think = search_one_trick_deep
    knows, not_knows = (
        make_policy_by_player_count(think, mix_replies_to_guesses),
        unhurried(think),
    )
    points = [points_of_first((knows, not_knows), seed, 2) for seed in range(20)]
    points += [1 - points_of_first((not_knows, knows), seed, 2) for seed in range(20)]
    assert sum(points) / len(points) > 0.45
