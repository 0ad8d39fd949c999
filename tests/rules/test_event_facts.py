"""What events carry beside what happens: worked examples, each a position and what is played."""

from __future__ import annotations

from typing import Any, TypeVar

import pytest

from audiowar.rules import events as ev
from audiowar.rules.cards import parse_card
from audiowar.rules.match import Match
from audiowar.rules.projection import project_event
from audiowar.rules.trick_record import rank_seats
from tests.rules.table import AsTheyLie, answer, game, turn

E = TypeVar("E", bound=ev.Event)


def start(name: str, position: dict[str, Any], **options: Any) -> Match:
    players = len(position.get("hands") or position.get("stacks") or ())
    return game(name, players, position, AsTheyLie(), **options)


def only(events: list[ev.Event], kind: type[E]) -> E:
    (event,) = (event for event in events if isinstance(event, kind))
    return event


def card(code: str) -> int:
    return parse_card(code)


@pytest.mark.parametrize(
    ("stacks", "prisoners", "cost", "lowered"),
    [
        # A prisoner is no card to fight with while the stack has one.
        (("6H 2H 3H 4H 5H", "6S 2S 3S", "4D 7D"), (None, "KS", None), 2, True),
        (("6H 2H 3H 4H 5H", "6S", "4D 7D"), (None, "KS", None), 1, True),
        (("6H 2H 3H 4H 5H 7H 8H", "6S 2S 3S 4S 5S 7S 8S", "4D 7D"), (None, "KS", None), 6, False),
        # Nobody fights, so nobody makes it cheaper.
        (("6H", "6S", "4D 7D"), (None, None, None), 6, False),
    ],
)
def test_a_war_costs_what_the_poorest_of_its_players_has(
    stacks: tuple[str, ...], prisoners: tuple[str | None, ...], cost: int, lowered: bool
) -> None:
    position = {"stacks": list(stacks), "prisoners": list(prisoners)}
    match = start("razboi", position, prisoners="on", short="fewest")
    events = match.advance()
    if match.questions:
        events += answer(match, "top")
    war = only(events, ev.War)
    assert (war.cost, war.is_cost_lowered) == (cost, lowered)
    assert (war.card, war.tied, war.players, war.lying) == (card("6H"), (0, 1), 3, 3)


def test_every_fighter_has_the_full_cost_in_mind_who_may_put_fewer() -> None:
    match = start("razboi", {"stacks": ["4H 2H 3H", "4S 2S 3S 5S 9S"]})
    puts = [event for event in match.advance() if isinstance(event, ev.Put)]
    assert [put.cost for put in puts] == [1, 1, 4, 4]


def test_the_lowest_card_ties_and_takes_by_beating_the_highest() -> None:
    match = start("armed", {"hands": ["2H 5H", "2S 6S", "AD 7D"]})
    events = answer(match, "2H 2S AD", "5H 6S")
    war, take = only(events, ev.War), only(events, ev.Take)
    assert (war.tied, war.beaten) == ((0, 1), card("AD"))
    assert (take.why, take.card, take.beaten, take.wars) == ("none", card("6S"), None, 1)
    take = only(answer(start("armed", {"hands": ["2H 5H", "AS 6S"]}), "2H AS"), ev.Take)
    assert (take.why, take.beaten) == ("upset", card("AS"))


def test_only_who_sees_the_cards_learns_which_lay_face_down() -> None:
    match = start("armed", {"hands": ["QH 2H 3H 4H KH", "QS 3S 5S 6S 7S"]})
    take = only(answer(match, "QH QS", "KH 7S"), ev.Take)
    down = tuple(map(card, ["2H", "3H", "4H", "3S", "5S", "6S"]))
    assert project_event(take, 0).face_down == down  # type: ignore[attr-defined]
    assert project_event(take, 1).face_down == ev.Hidden(6)  # type: ignore[attr-defined]


def test_wars_are_counted_until_somebody_takes() -> None:
    match = start("scientific", {"hands": ["9H 8H 7H 2H", "9S 8S 6S 2S", "4D 4D 4D 2D"]})
    first, second = (only(answer(match, cards), ev.War) for cards in ("9H 9S 4D", "8H 8S 4D"))
    assert (first.number, first.lying, second.number, second.lying) == (1, 3, 2, 6)
    take = only(answer(match, "7H 6S 4D"), ev.Take)
    assert (take.wars, take.war_seats, take.earlier, take.owned) == (2, (0, 1), 6, (10, 1, 1))
    # Cards that were purged were not taken, but lay there before.
    stacks = {"stacks": ["AH 5H", "3S 5S", "9D 5D"], "pot": "9H 5C"}
    take = only(start("classic", stacks, purge_after=1).advance(), ev.Take)
    assert take.earlier == 2


def test_low_wins_only_where_cards_were_compared() -> None:
    for hands, why in ((["5H 6H", "9S 6S"], "low"), (["5H 6H", "JOKER 6S", "JOKER 6D"], "none")):
        cards = " ".join(hand.split()[0] for hand in hands)
        match = start("scientific", {"hands": hands, "reversed": True}, jokers=2)
        take = only(answer(match, cards), ev.Take)
        assert (take.reversed, take.why) == (True, why)


def test_who_takes_alone_or_with_the_most_cards() -> None:
    war = start("classic", {"stacks": ["QH 2H 3H", "QS"]})
    take = only(war.advance(), ev.Take)
    assert (take.why, take.card) == ("alone", None)
    war = start("classic", {"stacks": ["QH 2H 3H", "QS 2S"]}, face_down=3)
    assert only(war.advance(), ev.Take).why == "most"


def test_a_renewed_packet_has_the_cards_that_are_left() -> None:
    """The new packet is written whole, but some of its cards have been put."""
    match = start(
        "classic",
        {"stacks": ["7H 2H", "7S 2S 3S 4S 5S"], "piles": ["9C 9D 8D", ""]},
        recycle="reshuffle",
        face_down=2,
    )
    assert only(match.advance(), ev.PickUp).left == 1


def test_a_packet_renewed_by_face_down_cards_names_them() -> None:
    """The event that shows them comes only after what is decided about the top card."""
    stacks = ["9H 2H 3H", "9S 2S 3S 4S QS 5S"]
    match = start("steal", {"stacks": stacks, "piles": ["KH QH 5H", ""]})
    renewal = only(answer(match, "play play"), ev.PickUp)
    assert (renewal.laid, renewal.left) == (3, 2)


@pytest.mark.parametrize(
    ("name", "stacks", "whys"),
    [
        ("classic", ["QH 2H 3H", "QS", "5D 6D 7D"], ["war"]),
        ("classic", ["QH", "5S"], ["cards"]),
        ("drunkard", ["QH 2H", "QS", "7D 8D"], ["war"]),
        ("razboi", ["3H 2H 4H", "3S", "7D 8D"], ["cards"]),
        ("razboi", ["7H 2H 4H", "7S", "3D 8D"], ["war"]),
    ],
)
def test_who_is_out_lacks_a_card_for_a_war_or_any(
    name: str, stacks: list[str], whys: list[str]
) -> None:
    match = start(name, {"stacks": stacks})
    outs = [event for event in match.advance() if isinstance(event, ev.Out) and event.seat == 1]
    assert [out.why for out in outs] == whys


def test_jacks_and_powers_say_how_many_and_whether_there_is_a_pile() -> None:
    events = answer(start("scientific", {"hands": ["JH 6H", "JS 6S", "8D 6D"]}), "JH JS 8D")
    counts = [event.count for event in events if type(event).__name__ == "RevolutionCancelled"]  # type: ignore[attr-defined]
    empty = [event.is_pile_empty for event in events if type(event).__name__ == "GrantPower"]  # type: ignore[attr-defined]
    assert (counts, empty) == ([2], [True])


def test_a_prisoner_is_named_where_it_is_put_lost_and_kept() -> None:
    position = {"stacks": ["4H 5H", "9S 2S", "3D 6D"], "prisoners": ["7H", None, "8D"]}
    match = start("razboi", position, prisoners="on")
    events = turn(match, "prisoner top", "keep:7H")
    puts = [event.is_prisoner for event in events if isinstance(event, ev.Put)]
    assert puts == [True, False, False]
    lost = next(event for event in events if event.kind == "forfeit")
    kept = next(event for event in events if event.kind == "prisoner")
    assert (lost.prisoner, kept.top) == (card("7H"), False)  # type: ignore[attr-defined]
    # Nobody sees who decides to play it.
    chosen = next(event for event in events if isinstance(event, ev.Choose))
    assert project_event(chosen, 1).card == ev.Hidden(1)  # type: ignore[attr-defined]


def test_the_end_has_everybodys_score_and_those_who_go_together_share_a_rank() -> None:
    match = start("steal", {"stacks": ["KH 2H", "4S", "4D", "5C"], "piles": [""] * 4})
    end = only(answer(match, "play play play play"), ev.End)
    assert (end.scores, end.ranks) == ((5, 0, 0, 0), (1.0, 4.0, 4.0, 4.0))
    match = start("classic", {"stacks": ["KH 2H", "4S 5S", "9D 3D"]}, trick_limit=1)
    end = only(match.advance(), ev.End)
    assert (end.scores, end.ranks) == ((4, 1, 1), (1.0, 1.5, 1.5))


@pytest.mark.parametrize(
    ("result", "named", "out", "ranks"),
    [
        ("win", (1,), {3: 5, 2: 8, 0: 9}, (2.0, 1.0, 3.0, 4.0)),
        ("win", (1,), {3: 5, 2: 9, 0: 9}, (3.0, 1.0, 3.0, 4.0)),
        ("limit", (1,), {2: 5}, (1.5, 1.0, 4.0, 1.5)),
        ("draw", (0, 1), {3: 5, 2: 7, 0: 9, 1: 9}, (1.0, 1.0, 3.0, 4.0)),
        ("drunkard", (1,), {}, (1.0, 2.0, 1.0, 1.0)),
    ],
)
def test_seats_are_ranked_by_how_long_they_stayed(
    result: str, named: tuple[int, ...], out: dict[int, int], ranks: tuple[float, ...]
) -> None:
    assert rank_seats(ev.End(result, named), out, 4) == ranks
