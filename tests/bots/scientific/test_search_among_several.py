"""The mind for three and more players: outcomes, mixtures, spies, the last trick, two left."""

from __future__ import annotations

from math import exp
from random import Random

import pytest

from audiowar.bots.regret_matching import Regrets
from audiowar.games.scientific.bots.evaluate_trick_choices import (
    SOFTMAX_SHARPNESS,
    WinningChanceEstimator,
    keep_cards_that_can_decide_trick,
)
from audiowar.games.scientific.bots.linear_evaluator import LinearEvaluator
from audiowar.games.scientific.bots.load_evaluators import (
    load_linear_evaluator,
    load_linear_evaluator_for_several,
)
from audiowar.games.scientific.bots.regret_matching_among_several import (
    find_best_spy_reply,
    find_strategies_by_regret_matching,
)
from audiowar.games.scientific.bots.search_among_several import (
    MAX_EVALUATED_OUTCOMES,
    SimulatedTrick,
    estimate_search_gain_by_seat,
    estimate_winning_chances_by_matching,
    get_gain_above_mean_by_action,
    keep_likely_actions,
    search_trick,
)
from audiowar.games.scientific.bots.solve_two_player_trick import solve_trick_by_evaluation
from audiowar.games.scientific.bots.suitless_model import (
    NO_SPY,
    PACKED_CARD_BY_RANK,
    SWAP_OFFSET,
    Position,
    count_packed_cards,
    find_rank_that_takes_trick,
    get_played_rank,
    list_actions,
    list_alive_seats,
    make_position_after_deal,
    make_two_seat_position,
    pack_cards,
    play_trick,
    sort_ranks_by_strength,
)
from audiowar.rules.cards import JACK, JOKER_RANK, QUEEN, parse_card
from tests.cards import parse_cards


def laid(*hands: str, piles: tuple[str, ...] = (), pot: str = "") -> Position:
    lying = [*piles, *[""] * (len(hands) - len(piles))]
    return Position(
        tuple(pack_cards(parse_cards(hand)) for hand in hands),
        tuple(pack_cards(parse_cards(pile)) for pile in lying),
        pack_cards(parse_cards(pot)),
    )


def draw_actions(position: Position, random: Random) -> list[int]:
    """Return what each seat that is still in chooses at random, -1 for the others."""
    chosen = [-1] * len(position.hands)
    for seat in list_alive_seats(position):
        chosen[seat] = random.choice(list_actions(position, seat))
    return chosen


def wander(players: int, seed: int, most: int = 150) -> list[tuple[Position, list[int]]]:
    """Return the tricks of a game at random: before which position, and what is chosen."""
    random, position = Random(seed), make_position_after_deal(players, 1)
    found: list[tuple[Position, list[int]]] = []
    while len(list_alive_seats(position)) > 1 and len(found) < most:
        found.append((position, draw_actions(position, random)))
        position = play_trick(*found[-1])
    return found


def answer_by_the_model(position: Position, chosen: list[int]) -> int:
    """Return the weakest card with which the spy takes the trick, or else the weakest card."""
    hand = sort_ranks_by_strength(position.hands[position.spy], position.reversed)
    seats = list_alive_seats(position)
    for rank in hand:
        put = [rank if seat == position.spy else get_played_rank(chosen[seat]) for seat in seats]
        turned = position.revolution_is_immediate and put.count(JACK) % 2 == 1
        cards = sum(PACKED_CARD_BY_RANK[one] for one in put)
        if find_rank_that_takes_trick(cards, position.reversed ^ turned) == rank:
            return rank
    return hand[0]


def by_the_model(position: Position, me: int, chosen: list[int], judge: LinearEvaluator) -> float:
    """Return how likely `me` wins after a trick that is played out; the spy answers the others."""
    whole = list(chosen)
    if position.spy not in (NO_SPY, me):
        whole[position.spy] = answer_by_the_model(position, whole)
    after = play_trick(position, whole)
    if not after.hands[me]:
        return 0.0
    mine = judge.sum_seat_weights(after, me)
    return 1 / sum(
        exp(SOFTMAX_SHARPNESS * (judge.sum_seat_weights(after, s) - mine))
        for s in list_alive_seats(after)
    )


@pytest.mark.parametrize(("players", "revolution_is_immediate"), [(2, False), (4, True)])
def test_gains_are_those_of_the_model(players: int, revolution_is_immediate: bool) -> None:
    random, judge = Random(3), load_linear_evaluator()
    spies, swaps, last, last_of_pile = 0, 0, 0, 0
    short = laid(*("4S 8S", "JD", "QC AC", "5H 8H JH")[:players], piles=("KH", "2C"))
    some = [short._replace(swap_mask=1)] if len(short.hands) == players else []
    for position in [*some, *(p for seed in (players, 9) for p, _ in wander(players, seed))]:
        position = position._replace(revolution_is_immediate=revolution_is_immediate)
        trick = WinningChanceEstimator(position, judge)
        chosen = draw_actions(position, random)
        for me in list_alive_seats(position):
            able = list_actions(position, me)
            tried = [[*chosen[:me], action, *chosen[me + 1 :]] for action in able]
            expected = [by_the_model(position, me, whole, judge) for whole in tried]
            assert trick.estimate_winning_chances_of_actions(me, chosen, able) == pytest.approx(
                expected, abs=1e-7
            )
            spies += position.spy not in (NO_SPY, me)
            swaps += able[-1] >= SWAP_OFFSET
            last += count_packed_cards(position.hands[me]) == 1
            last_of_pile += able[-1] >= SWAP_OFFSET and count_packed_cards(position.piles[me]) == 1
    assert spies and swaps and last
    assert last_of_pile or not some


def test_what_matters_of_cards_says_who_takes_them_whatever_comes_to_them() -> None:
    random = Random(4)
    for _ in range(3000):
        put = [random.choice((*range(14), JACK, JOKER_RANK)) for _ in range(random.randint(0, 6))]
        cards = sum(PACKED_CARD_BY_RANK[rank] for rank in put)
        for more in range(14):
            for low in (False, True):
                assert find_rank_that_takes_trick(
                    keep_cards_that_can_decide_trick(cards) + PACKED_CARD_BY_RANK[more], low
                ) == find_rank_that_takes_trick(cards + PACKED_CARD_BY_RANK[more], low)
        assert (keep_cards_that_can_decide_trick(cards) >> 5 * JACK & 1) == (cards >> 5 * JACK & 1)


def test_with_two_players_the_mixture_is_nearly_the_solution() -> None:
    judge = load_linear_evaluator()
    position = make_position_after_deal(2, 1)
    solution = solve_trick_by_evaluation(judge, position)
    mixed = dict(
        find_strategies_by_regret_matching(
            WinningChanceEstimator(position, judge), 3000, 0.03, Random(1)
        )[0]
    )
    chances = [mixed.get(row, 0.0) for row in solution.rows]
    worst = min(
        sum(p * line[j] for p, line in zip(chances, solution.payoffs, strict=True))
        for j in range(len(solution.columns))
    )
    assert worst > solution.value - 0.01


def test_a_card_that_always_loses_more_is_not_played() -> None:
    # Seat 0 has the last ace of a big pot's trick: nobody can beat or tie it.
    position = laid("AH 2H", "3S 4S 5S", "6D 7D 9D", pot="KS KD KH QS")
    mixed = dict(
        find_strategies_by_regret_matching(
            WinningChanceEstimator(position, load_linear_evaluator()), 120, 0.12, Random(2)
        )[0]
    )
    assert mixed == {parse_card("AH") >> 2: 1.0}


def test_a_bonus_makes_an_action_worth_more() -> None:
    position, judge = make_position_after_deal(3, 1), load_linear_evaluator()
    bonus: dict[int, dict[int, float]] = {0: {5: 9.0}, 1: {}, 2: {}}
    mixed = find_strategies_by_regret_matching(
        WinningChanceEstimator(position, judge), 120, 0.12, Random(2), bonus
    )
    assert mixed[0] == [(5, 1.0)] and mixed[1] != [(5, 1.0)]


def test_the_professor_plays_nothing_that_is_mixed_seldom() -> None:
    judge, position = load_linear_evaluator(), make_position_after_deal(4, 1)
    for seed in range(3):
        mixtures = find_strategies_by_regret_matching(
            WinningChanceEstimator(position, judge), 120, 0.12, Random(seed)
        )
        chances = [chance for mixed in mixtures.values() for _, chance in mixed]
        assert min(chances) >= 0.12
        seldom = find_strategies_by_regret_matching(
            WinningChanceEstimator(position, judge),
            120,
            0.03,
            Random(seed),
        )
        assert any(len(seldom[seat]) > len(mixed) for seat, mixed in mixtures.items())


def test_in_the_last_trick_only_the_number_of_cards_counts() -> None:
    position = laid("2H AH", "KS KD", "9D TD", piles=("", "3S 4S", ""), pot="5S")
    last = WinningChanceEstimator(position, load_linear_evaluator(), is_last_trick=True)
    ace, two, king, nine = (parse_card(code) >> 2 for code in ("AH", "2H", "KS", "9D"))
    assert last.estimate_winning_chances_of_actions(0, [-1, king, nine], [two, ace]) == [0.0, 1.0]
    shared = WinningChanceEstimator(
        laid("2H 3H", "2S 3S", "2D 3D"), load_linear_evaluator(), is_last_trick=True
    )
    assert shared.estimate_winning_chances_of_actions(0, [-1, two, two], [two]) == [
        pytest.approx(1 / 3)
    ]
    # A spy that is not asked yet answers: the king takes the two, but no card the ace.
    spied_on = WinningChanceEstimator(
        laid("2H AH", "KS 3S", "9D TD")._replace(spy=1),
        load_linear_evaluator(),
        is_last_trick=True,
    )
    assert spied_on.estimate_winning_chances_of_actions(0, [-1, -1, nine], [two, ace]) == [0.0, 1.0]


def test_the_order_of_strength_has_jokers_first() -> None:
    held = pack_cards(parse_cards("2H 7H JS")) + PACKED_CARD_BY_RANK[JOKER_RANK]
    assert sort_ranks_by_strength(held, False) == [JOKER_RANK, 0, 5, JACK]
    assert sort_ranks_by_strength(held - PACKED_CARD_BY_RANK[JOKER_RANK], True) == [JACK, 5, 0]


def test_a_spy_takes_what_is_worth_taking_with_what_is_seen() -> None:
    position = laid("TH QH", "4S 9S", "6D 7D", pot="AS AD")._replace(spy=0)
    seen = {1: parse_card("9S") >> 2, 2: parse_card("7D") >> 2}
    assert find_best_spy_reply(
        WinningChanceEstimator(position, load_linear_evaluator()), 0, seen
    ) in (
        parse_card("TH") >> 2,
        QUEEN,
    )


def test_a_search_stays_within_its_looks(monkeypatch: pytest.MonkeyPatch) -> None:
    looks, judged = [0], WinningChanceEstimator.estimate_winning_chances_of_actions

    def counted(
        trick: WinningChanceEstimator, me: int, chosen: list[int], able: list[int]
    ) -> list[float]:
        looks[0] += len(able)
        return judged(trick, me, chosen, able)

    monkeypatch.setattr(WinningChanceEstimator, "estimate_winning_chances_of_actions", counted)
    for players in (3, 4, 8):
        looks[0] = 0
        trick = WinningChanceEstimator(
            make_position_after_deal(players, 1), load_linear_evaluator_for_several()
        )
        search_trick(trick, 99, Random(1))
        assert MAX_EVALUATED_OUTCOMES / 2 < looks[0] <= MAX_EVALUATED_OUTCOMES


def test_the_second_trick_shows_what_the_cards_do_not() -> None:
    """Who plays the queen sees the next trick, which decides: a third choice would lose."""
    position = laid("QH 3H", "QS KS", "5D 7D 9D", piles=("", "", "AD"))
    trick = WinningChanceEstimator(position, load_linear_evaluator_for_several())
    after = [estimate_winning_chances_by_matching(trick, 10, Random(1)) for _ in range(2)]
    assert after[0] == after[1] and sum(after[0]) == pytest.approx(1, abs=0.35)
    chosen = [parse_card(card) >> 2 for card in ("3H", "KS", "5D")]
    differences = estimate_search_gain_by_seat(trick, chosen, 99, 200, Random(1))
    assert abs(sum(differences)) < 0.2 and max(map(abs, differences)) > 0.01
    assert estimate_search_gain_by_seat(trick, chosen, 99, 200, Random(1)) == differences


def test_differences_are_beside_those_of_other_choices_and_doubted_when_rare() -> None:
    played: list[SimulatedTrick] = [([1], [0.3]), ([1], [0.3]), ([2], [0.0]), ([2], [0.0])]
    assert get_gain_above_mean_by_action(0, played) == pytest.approx({1: 0.075, 2: -0.075})


def test_likely_actions_are_drawn_more_evenly() -> None:
    able, chances = keep_likely_actions([(4, 0.1), (5, 0.6), (6, 0.3), (7, 0.0)])
    assert able == [5, 6, 4] and chances == pytest.approx([7 / 15, 19 / 60, 13 / 60])


def test_regrets_turn_to_what_would_have_been_better() -> None:
    regrets = Regrets((4, 7))
    for turn in range(1, 30):
        regrets.update_regrets([0.2, 0.8], turn)
    assert dict(regrets.get_average_action_probabilities(0.03)) == pytest.approx({7: 1.0}, abs=0.05)
    assert regrets.draw_action(Random(1)) == 7


def test_who_is_left_with_one_other_thinks_as_in_a_game_of_two() -> None:
    position = Position(
        (pack_cards(parse_cards("2H")), 0, pack_cards(parse_cards("3S KS"))),
        (0, 0, pack_cards(parse_cards("4D"))),
    )
    position = position._replace(spy=2, swap_mask=0b101, pot=pack_cards(parse_cards("8D")))
    there = make_two_seat_position(position, 2, 0)
    assert there.hands == (position.hands[2], position.hands[0])
    assert there.piles == (position.piles[2], 0) and there.pot == position.pot
    assert there.spy == 0 and there.swap_mask == 0b11
    assert make_two_seat_position(position, 0, 2) == make_two_seat_position(there, 1, 0)
    assert make_two_seat_position(position._replace(spy=1, swap_mask=1), 0, 2)[4:6] == (NO_SPY, 1)
