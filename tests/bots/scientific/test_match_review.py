"""After the game: prospects at every number of players, better cards, lessons."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace
from random import Random

import pytest

from audiowar.games.scientific.bots.coach_advice import REASONS
from audiowar.games.scientific.bots.match_review import (
    UNUSED_CARD_MESSAGE_IDS,
    DecidingTrick,
    add_better_choice_if_mistake,
    estimate_winning_chance,
    find_deciding_tricks,
    find_unused_card_message_ids,
    get_result_as_winning_chance,
    make_position_tracker_from_history,
)
from audiowar.games.scientific.bots.suitless_model import (
    Position,
    count_owned_cards,
    pack_cards,
    play_trick,
)
from audiowar.games.scientific.bots.trick_analysis_for_coach import analyse_trick
from audiowar.games.scientific.bots.two_player_searches import (
    search_one_trick_deep,
    solve_trick_as_seat0,
)
from audiowar.rules.cards import EIGHT, JOKER_RANK, QUEEN, Card, parse_card
from audiowar.rules.chance import SeededChance
from audiowar.rules.events import Event
from audiowar.rules.match import Match
from audiowar.rules.projection import project_event, project_view
from audiowar.rules.registry import get_variant
from audiowar.rules.view import View
from tests.cards import parse_cards


def played(
    players: int, tricks: int, pick: Callable[[list[Card]], Card]
) -> tuple[View, list[Event]]:
    """Play with seat 0 as it picks, the others by chance; return its view and what it saw."""
    options = {"trick_limit": tricks, "jokers": 1}
    match, random = (
        Match(get_variant("scientific"), players, options, SeededChance(4)),
        Random(players),
    )
    history = [project_event(event, 0) for event in match.start()]
    while not match.end_event:
        seat = next(iter(match.questions))
        able = [choice for choice in match.questions[seat].choices if choice != "swap"]
        choice = pick(able) if seat == 0 else random.choice(able)  # type: ignore[arg-type]
        history += [project_event(event, 0) for event in match.answer(seat, choice)]
    return project_view(match, 0), history


@pytest.mark.parametrize(("players", "tricks"), [(2, 15), (3, 5)])
def test_the_tricks_that_decided_are_told_at_every_number_of_players(
    players: int, tricks: int
) -> None:
    seen, history = played(players, tricks, lambda able: min(able))
    turns = find_deciding_tricks(seen, history)
    assert turns is not None
    assert len(turns) == 3 and turns == sorted(turns, key=lambda turn: turn.trick)
    assert all(0 <= p <= 1 for turn in turns for p in (turn.chance_before, turn.chance_after))
    assert all((turn.better_action is None) == (turn.reason == "") for turn in turns)
    assert all(turn.reason in (*REASONS, "") for turn in turns)


def test_the_worst_mistakes_come_before_what_luck_changed() -> None:
    seen, history = played(2, 18, lambda able: min(able))
    memory = make_position_tracker_from_history(seen, history)
    assert memory is not None
    everything = [
        add_better_choice_if_mistake(DecidingTrick(trick, 0.5, 0.5), position, told, seen)
        for trick, (position, told) in enumerate(memory.counted_tricks, 1)
    ]
    everything.sort(key=lambda turn: turn.chance_lost_by_choice, reverse=True)
    worst = {turn.trick for turn in everything[:3] if turn.chance_lost_by_choice > 0}
    turns = find_deciding_tricks(seen, history) or []
    assert worst and {turn.trick for turn in turns if turn.better_action is not None} == worst
    most = sorted(
        find_deciding_tricks(seen, history, 99) or [],
        key=lambda turn: abs(turn.chance_after - turn.chance_before),
    )
    assert not worst <= {turn.trick for turn in most[-3:]}
    others = [turn.trick for turn in reversed(most) if turn.trick not in worst]
    assert {turn.trick for turn in turns} == worst | set(others[: 3 - len(worst)])


@pytest.mark.parametrize("players", [2, 3])
def test_a_bad_card_is_named_with_the_better_one_and_a_good_one_is_not(players: int) -> None:
    seen, _ = played(players, 15, min)
    hands = [pack_cards(parse_cards(hand)) for hand in ("2H AH", "3S 4S", "5D 6D")[:players]]
    position = Position(tuple(hands), (0,) * players, pack_cards(parse_cards("KH KS QH QS")))
    two, ace = 0, parse_card("AH") >> 2
    told = [two, 1, 3][:players]
    turn = DecidingTrick(1, 0.9, 0.4)
    assert add_better_choice_if_mistake(turn, position, told, seen) == DecidingTrick(
        1, 0.9, 0.4, ace, "coach-win-pot"
    )
    assert add_better_choice_if_mistake(turn, position, [ace, *told[1:]], seen) == turn


def test_prospects_of_all_add_up_to_one() -> None:
    hands = tuple(pack_cards(parse_cards(hand)) for hand in ("2H TH", "3S 4S", "5D AD KD"))
    position = Position(hands, (0, 0, 0))
    shares = [estimate_winning_chance(position, seat) for seat in range(3)]
    assert sum(shares) == pytest.approx(1) and max(shares) == shares[2]
    assert estimate_winning_chance(position._replace(hands=(hands[0], 0, 0)), 1) == 0.0
    assert estimate_winning_chance(position._replace(hands=(hands[0], 0, 0)), 0) == 1.0


def test_prospects_of_two_are_those_of_the_next_trick() -> None:
    hands = tuple(pack_cards(parse_cards(hand)) for hand in ("5H KH", "TS"))
    position = Position(hands, (pack_cards(parse_cards("AH AS KS 4S")), 0))
    assert estimate_winning_chance(position, 0) == pytest.approx(1)
    assert estimate_winning_chance(position, 1) == pytest.approx(0)
    # One of three is out: the two that are left play alone.
    apart = Position((hands[1], 0, hands[0]), (0, 0, position.piles[0]))
    assert [estimate_winning_chance(apart, seat) for seat in range(3)] == pytest.approx([0, 0, 1])


@pytest.mark.parametrize(
    ("owned", "worth"),
    [((7, 5, 3), 1), ((5, 7, 3), 0), ((6, 3, 6), 0.5), ((5, 5, 5), 1 / 3), ((3, 6, 6), 0)],
)
def test_at_the_end_the_prospects_are_the_result(owned: tuple[int, ...], worth: float) -> None:
    seen, _ = played(3, 1, min)
    assert get_result_as_winning_chance(replace(seen, owned=owned)) == pytest.approx(worth)


def test_what_was_never_done_is_a_lesson() -> None:
    def shy(able: list[Card]) -> Card:
        return min(able, key=lambda c: (c >> 2 in UNUSED_CARD_MESSAGE_IDS, c))

    seen, history = played(3, 12, shy)
    told = find_unused_card_message_ids(seen, history)
    assert (
        set(told) <= set(UNUSED_CARD_MESSAGE_IDS.values())
        and UNUSED_CARD_MESSAGE_IDS[QUEEN] in told
    )

    def bold(able: list[Card]) -> Card:
        return max(able, key=lambda c: (c >> 2 in UNUSED_CARD_MESSAGE_IDS, c))

    seen, history = played(3, 12, bold)
    assert find_unused_card_message_ids(seen, history) == []
    assert find_unused_card_message_ids(*played(3, 5, shy)) == []
    assert set(UNUSED_CARD_MESSAGE_IDS) == {QUEEN, EIGHT, JOKER_RANK}


def test_against_a_spy_no_choice_is_better_than_the_advised_one() -> None:
    """The spy answers each choice with what hurts it most, not as it would answer another one."""
    random = Random(6)
    differ = 0
    for _ in range(40):
        cards = random.sample(range(52), 8)
        position = Position((pack_cards(cards[:4]), pack_cards(cards[4:])), (0, 0), spy=1)
        analysis = analyse_trick(search_one_trick_deep, position, 0, {}, 99)
        ((advised, _),) = [(one, p) for one, p in analysis.strategy if p > 0]
        chances = analysis.winning_chances
        assert chances[advised] == max(chances.values())
        solution, _ = solve_trick_as_seat0(search_one_trick_deep, position, 0, {}, 99)
        for row, payoffs in zip(solution.rows, solution.payoffs, strict=True):
            reply = solution.columns[payoffs.index(min(payoffs))]
            assert chances[row] == pytest.approx((min(payoffs) + 1) / 2)
            after = play_trick(position, [row, reply])
            takes = count_owned_cards(after, 0) > count_owned_cards(position, 0)
            assert analysis.taking_chances[row] == takes
            differ += reply != solution.columns[solution.column_strategy.index(1.0)]
    assert differ > 20
