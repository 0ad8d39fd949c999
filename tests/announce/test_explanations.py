"""Why a trick ended as it did: worked examples, each a position, the cards, and the steps told."""

from __future__ import annotations

import re
from typing import Any

import pytest

from audiowar.announce.line import Line
from audiowar.announce.narration_memory import count_known_or_hidden_cards
from audiowar.announce.reasons.last_trick_facts import LastTrick, explain_trick
from audiowar.announce.render_lines import render_lines
from audiowar.bots.bot_interface import RandomBot
from audiowar.l10n.catalogue import Catalogue
from audiowar.l10n.list_joining import LISTENER_MARK
from audiowar.rules.chance import SeededChance
from audiowar.rules.events import Event, Take
from audiowar.rules.match import Match
from audiowar.rules.projection import project_event, project_view
from audiowar.rules.registry import GAMES
from tests.rules.table import AsTheyLie, answer, game

NAMES = ("Mira", "Ana", "Ben", "Cid")
ENGLISH = Catalogue("en", strict=True)


def why(
    name: str, position: dict[str, Any], *answers: str, pause: bool = False, **options: Any
) -> list[Line]:
    """Play one trick of a position and explain it to seat 0."""
    players = len(position.get("hands") or position.get("stacks") or position["bankrolls"])
    running = game(name, players, position, AsTheyLie(), **options)
    recall = LastTrick(name, running.options)
    events = running.advance() if pause else []
    events += answer(running, *answers)
    recall.add([project_event(event, 0) for event in events])
    trick = recall.get_current_or_last_trick()
    assert trick is not None
    return explain_trick(trick, NAMES, 0)


def position_codes(position: dict[str, Any]) -> dict[str, Any]:
    found = {k: v for k, v in position.items() if k in ("reversed", "prisoners")}
    return {**found, "piles": [pile.split() for pile in position.get("piles", ())]}


def steps(lines: list[Line]) -> list[str]:
    return [line.message.removeprefix("why-") for line in lines]


def hands(*cards: str, **more: Any) -> dict[str, Any]:
    return {"hands": list(cards), **more}


def test_the_ace_beats_the_king_in_the_normal_order() -> None:
    lines = why("scientific", hands("AH 2H", "KS 2S"), "AH KS")
    assert steps(lines) == ["strongest"]
    assert (lines[0].args["who"], lines[0].args["card"], lines[0].args["beaten"]) == (
        "you", "AH", "KS",
    )  # fmt: skip


def test_the_two_beats_the_king_in_the_reversed_order() -> None:
    lines = why("scientific", hands("2H 9H", "KS 2S", reversed=True), "2H KS")
    assert steps(lines) == ["order", "strongest"]
    assert lines[1].args["who"] == "you"


def test_a_jack_turns_the_order_before_the_cards_are_compared() -> None:
    lines = why("scientific", hands("JH 9H", "KS 2S"), "JH KS")
    assert steps(lines) == ["jack-turns", "strongest"]
    assert (lines[0].args["reversed"], lines[1].args["card"]) == (True, "JH")


def test_with_next_trick_the_jack_is_judged_in_the_old_order() -> None:
    lines = why("scientific", hands("JH 9H", "KS 2S"), "JH KS", revolution="next_trick")
    assert steps(lines) == ["jack-later", "strongest"]
    assert (lines[0].args["reversed"], lines[1].args["card"]) == (False, "KS")


def test_two_jacks_cancel_and_tie() -> None:
    lines = why("scientific", hands("JH 9H", "JS 2S"), "JH JS")
    assert steps(lines) == ["jacks-cancel", "tie", "stays"]
    assert lines[1].args["players"] == [LISTENER_MARK, "Ana"]


def test_nobody_takes_because_the_strongest_tie_and_a_tie_below_is_none() -> None:
    assert steps(why("scientific", hands("KH 2H", "KS 2S", "9D 2D"), "KH KS 9D")) == [
        "tie", "stays",
    ]  # fmt: skip
    assert "tie" not in steps(why("scientific", hands("9H 2H", "9S 2S", "KD 2D"), "9H 9S KD"))


def test_a_lone_joker_forces_a_war_where_none_was_due() -> None:
    lines = why("scientific", hands("JOKER 2H", "KS 2S", "9D 2D"), "JOKER KS 9D")
    assert steps(lines) == ["joker-forces", "stays"]
    assert lines[0].args["card"] == "KS"


def test_with_two_players_a_lone_joker_always_forces_a_war() -> None:
    assert "joker-forces-two" in steps(why("scientific", hands("JOKER 2H", "KS 2S"), "JOKER KS"))


def test_a_lone_joker_wins_where_a_war_was_due() -> None:
    lines = why("scientific", hands("JOKER 2H", "KS 2S", "KD 2D"), "JOKER KS KD")
    assert steps(lines) == ["tie", "joker-wins"]
    assert lines[1].args["who"] == "you"


def test_a_jack_turns_the_order_before_the_joker_is_judged() -> None:
    lines = why("scientific", hands("JOKER 2H", "JS 2S", "KD 2D"), "JOKER JS KD")
    assert steps(lines) == ["jack-turns", "joker-forces", "stays"]
    assert lines[1].args["card"] == "JS"


def test_two_jokers_are_void_and_the_others_decide() -> None:
    lines = why("scientific", hands("JOKER 2H", "JOKER 2S", "4D 2D"), "JOKER JOKER 4D")
    assert steps(lines) == ["jokers-void", "only-card"]
    assert lines[1].args["player"] == "Ben"


def test_all_jokers_are_a_war() -> None:
    lines = why("scientific", hands("JOKER 2H", "JOKER 2S"), "JOKER JOKER")
    assert steps(lines) == ["all-jokers", "stays"]


def test_the_only_queen_makes_the_spy_also_in_a_war() -> None:
    lines = why("scientific", hands("QH 2H", "KS 2S", "KD 2D"), "QH KS KD")
    assert steps(lines) == ["tie", "stays", "power-spy"]


def test_two_queens_make_no_spy() -> None:
    lines = why("scientific", hands("QH 2H", "QS 2S", "KD 2D"), "QH QS KD")
    assert steps(lines)[-1] == "queens-void"
    assert lines[-1].args["count"] == 2


def test_who_is_out_is_no_spy() -> None:
    lines = why("scientific", hands("QH", "KS 2S", "9D 2D"), "QH KS 9D")
    assert steps(lines)[-2:] == ["out-hand", "spy-out"]


def test_threes_and_eights_give_their_powers() -> None:
    lines = why("scientific", hands("3H 2H", "8S 2S"), "3H 8S")
    assert steps(lines)[-2:] == ["power-count", "power-swap"]
    assert lines[-1].args["empty"] is False


@pytest.mark.parametrize(
    ("piles", "cards", "empty"),
    [
        (["", ""], "8H KS", True),
        (["5H", ""], "8H KS", False),
        (["", ""], "8H 7S", False),
        (["5H", "5S"], "8H 7S", False),
    ],
)
def test_an_eight_without_a_pile_swaps_nothing(piles: list[str], cards: str, empty: bool) -> None:
    lines = why("scientific", hands("8H 2H", f"{cards[-2:]} 2S", piles=piles), cards)
    assert lines[-1].message == "why-power-swap" and lines[-1].args["empty"] is empty


def test_a_pile_that_became_the_hand_is_empty() -> None:
    lines = why("scientific", hands("8H", "KS 2S", piles=["5H 6H", ""]), "8H KS")
    assert lines[-1].message == "why-power-swap" and lines[-1].args["empty"] is True


def test_the_pot_of_earlier_wars_is_counted() -> None:
    lines = why("scientific", hands("AH 2H", "KS 2S", pot="9H 9S 5H 5S"), "AH KS")
    assert lines[-1].args == {"who": "you", "player": "Mira", "count": 6, "earlier": 4}


def test_an_empty_hand_picks_up_and_one_without_a_pile_is_out() -> None:
    lines = why("scientific", hands("AH", "KS", "9D 2D", piles=["5H", "", ""]), "AH KS 9D")
    assert steps(lines)[-2:] == ["pick-up", "out-hand"]
    assert lines[-1].args["player"] == "Ana"


def test_the_last_with_cards_wins_and_all_out_is_a_draw() -> None:
    assert steps(why("scientific", hands("AH", "KS"), "AH KS"))[-1] == "end-win"
    assert steps(why("scientific", hands("KH", "KS"), "KH KS"))[-1] == "end-draw"


def test_a_war_of_sevens_asks_for_seven_cards() -> None:
    stacks = ["7H 2H 2S 2D 2C 3H 3S KH 4H", "7S 4S 4D 4C 5H 5S 5D 9S 6H"]
    lines = why("razboi", {"stacks": stacks}, pause=True)
    assert steps(lines) == ["tie", "war-cost", "strongest"]
    assert lines[1].args["count"] == 7


def test_too_few_cards_for_a_war_of_kings() -> None:
    position = {"stacks": ["KH 2H AH", "KS 4S 5S 9S"]}
    assert "war-fewer" in steps(why("razboi", position, pause=True))
    assert "war-fewest" in steps(why("razboi", position, pause=True, short="fewest"))


def test_who_has_no_card_left_has_lost_the_war() -> None:
    lines = why("razboi", {"stacks": ["KH", "KS 4S", "2D 3D"]}, pause=True)
    assert steps(lines) == ["tie", "war-cost", "war-alone", "out"]


def test_a_prisoner_that_loses_costs_the_top_card_and_the_winner_keeps_one() -> None:
    position = {"stacks": ["2H 3H 4H", "AS 5S 6S", "9D 8D 7D"], "prisoners": ["KH", None, None]}
    lines = why("razboi", position, "prisoner keep:9D", pause=True, prisoners="on")
    assert steps(lines) == ["strongest", "prisoner-lost", "prisoner-kept"]


def test_a_prisoner_that_wins_takes_no_other() -> None:
    position = {"stacks": ["2H 3H", "QS 5S", "9D 8D"], "prisoners": ["KH", None, None]}
    lines = why("razboi", position, "prisoner", pause=True, prisoners="on")
    assert steps(lines) == ["strongest", "prisoner-won"]


def test_in_a_classic_war_everyone_fights() -> None:
    stacks = ["9H 2H KH 3H", "9S 4S 5S 6S", "2D 4D AD 7D"]
    lines = why("classic", {"stacks": stacks}, pause=True)
    assert steps(lines) == ["tie", "war-all", "strongest"]
    assert lines[2].args["player"] == "Ben"


def test_running_out_in_a_classic_war() -> None:
    lines = why("classic", {"stacks": ["9H 2H", "9S 4S 5S 6S"]}, pause=True)
    assert steps(lines) == ["tie", "war-all", "short", "war-alone", "out-war", "end-win"]


def test_a_last_card_goes_on_fighting() -> None:
    lines = why("classic", {"stacks": ["9H", "9S 4S 5S 6S 7S"]}, pause=True, run_out="last_card")
    assert steps(lines) == ["tie", "war-all", "last-card", "strongest"]


def test_a_two_beats_a_joker_only_beside_it() -> None:
    position = {"stacks": ["2H 3H", "JOKER 3S"]}
    rules = {"jokers": 2, "two_beats_joker": "on"}
    lines = why("classic", position, pause=True, **rules)
    assert steps(lines) == ["upset", "strongest"]
    lines = why("classic", {"stacks": ["2H 3H", "KS 3S"]}, pause=True, **rules)
    assert steps(lines) == ["strongest"]


def test_the_six_of_drunkard_beats_the_ace() -> None:
    lines = why("drunkard", {"stacks": ["6H 7H", "AS 7S"]}, pause=True)
    assert steps(lines) == ["upset", "strongest"]
    assert (lines[0].args["card"], lines[0].args["beaten"]) == ("6H", "AS")


@pytest.mark.parametrize("drunkard", ["all_cards", "first_out"])
def test_at_the_limit_of_drunkard_nobody_is_said_to_win(drunkard: str) -> None:
    position = {"stacks": ["9H 7H", "8S 7S", "7D 7C"]}
    lines = why("drunkard", position, pause=True, trick_limit=1, drunkard=drunkard)
    assert steps(lines) == ["strongest", "end-most"]
    assert render_lines(lines[1:], ENGLISH) == (
        "The game ends after one trick: there is no drunkard, so nobody loses. "
        "You had the most cards."
    )
    equal = {"stacks": ["9H 7H", "8S 7S 6S 8D 8C", "7D 7C"]}
    lines = why("drunkard", equal, pause=True, trick_limit=1, drunkard=drunkard)
    assert steps(lines) == ["strongest", "end-most"]
    assert lines[1].args["players"] == [LISTENER_MARK, "Ana"]


def test_without_cards_nobody_is_the_drunkard() -> None:
    lines = why("drunkard", {"stacks": ["KH", "KS"]}, pause=True)
    assert steps(lines)[-1] == "end-draw"


@pytest.mark.parametrize("language", ["en", "es", "ro", "sr"])
def test_a_sentence_about_the_limit_begins_with_a_capital(language: str) -> None:
    lines = why("classic", {"stacks": ["9H 7H", "8S 7S"]}, pause=True, trick_limit=1)
    assert steps(lines)[-1] == "end-limit"
    said = render_lines(lines, Catalogue(language, strict=True))
    assert not re.search(r"[.!?] [a-zčćđšž]", said), said


def test_the_last_tie_of_tod_und_leben_gives_each_the_own_cards() -> None:
    lines = why("tod_und_leben", {"stacks": ["KH", "KS"]}, pause=True, rounds=1)
    assert steps(lines) == ["tie", "own-back", "round-drawn", "rounds-draw"]


def test_the_two_of_armed_war_beats_the_ace() -> None:
    assert steps(why("armed", hands("2H 3H", "AS 3S"), "2H AS")) == ["upset", "strongest"]


def test_a_running_war_of_armed_war_is_explained_so_far() -> None:
    lines = why("armed", hands("KH 2H 3H 4H 5H", "KS 2S 3S 4S 5S"), "KH KS")
    assert steps(lines) == ["tie", "war-armed"]


STEAL = {"stacks": ["7H 8H 9H", "KS 3S 4S", "2D 5D 6D"], "piles": ["", "7S 2S", ""]}


def test_a_card_of_the_same_rank_steals_the_pile() -> None:
    lines = why("steal", STEAL, "steal:1 play play play lay:KS")
    assert steps(lines) == ["steal", "strongest"]
    assert lines[0].args["victims"] == ["Ana"]


def test_a_matching_card_protects_the_pile() -> None:
    position = {**STEAL, "stacks": ["7H 8H 9H", "7C 3S 4S", "2D 5D 6D"]}
    lines = why("steal", position, "steal:1 play play")
    assert steps(lines)[0] == "steal-protected"


PROTECTED_IN_WAR = {
    "stacks": [
        "7C 2H 3H 4H QH 5H 6H 8H 9H TH JH 2C",
        "7D 2S 3S 4S 9S QS 5S 6S 8S TS JS 3C",
    ],
    "piles": ["9C KC", "7S AC"],
}
"""Ana protects her pile with a seven, then steals, so that a nine lies on top in the second war."""
UP_TO_SECOND_WAR = "play play play steal:0 play steal:1"


def test_a_card_protects_the_pile_in_wars_whatever_lies_on_top_then() -> None:
    lines = why("steal", PROTECTED_IN_WAR, UP_TO_SECOND_WAR + " play")
    assert steps(lines)[:2] == ["steal", "steal-protected"]
    assert (lines[1].args["card"], lines[1].args["earlier"]) == ("7D", True)
    assert render_lines(lines[1:2], ENGLISH) == (
        "You could not steal from Ana, whose seven from earlier in the trick still protected the "
        "pile."
    )


def test_a_failed_theft_has_no_reason_before_the_cards_show_one() -> None:
    position = {
        "stacks": ["9H 2H", "9S 2S", "8D 2D", "7C 2C"],
        "piles": ["9D 3H", "", "9C", "9C KC"],
    }
    lines = why("steal", position, "steal:2,3 steal:2 play play")
    assert steps(lines) == ["steal", "steal-fails"]
    lines = why("steal", position, "steal:2,3 steal:2 play play play")
    assert steps(lines)[:2] == ["steal", "steal-rivals"]


@pytest.mark.parametrize("top", ["KS", "7C"])
def test_two_thieves_hinder_each_other_even_if_the_pile_is_protected(top: str) -> None:
    position = {**STEAL, "stacks": ["7H 8H 9H", f"{top} 3S 4S", "7D 5D 6D"]}
    lines = why("steal", position, "steal:1 play steal:1")
    assert steps(lines)[:2] == ["steal-rivals", "steal-rivals"]


@pytest.mark.parametrize(
    ("shoe", "answers", "expected"),
    [
        ("KH 9S", "bet:1000", ["pay-win"]),
        ("9H KS", "bet:1000+200", ["pay-lose", "pay-tie-bet"]),
        ("9H 9S", "bet:1000", ["house-tie"]),
        ("9H 9S", "bet:1000+200", ["pay-tie-bet", "house-tie"]),
        ("9H 9S", "bet:1000 surrender", ["pay-surrender"]),
        ("9H 9S 2H 3H 4H 5S 5D", "bet:1000 war", ["pay-war-win"]),
        ("9H 9S 2H 3H 4H 5S KD", "bet:1000 war", ["pay-war-lose"]),
    ],
)
def test_the_house_is_beaten_or_not(shoe: str, answers: str, expected: list[str]) -> None:
    position = {"bankrolls": [10000], "shoe": shoe.split()}
    assert steps(why("casino", position, answers)) == expected


def test_the_last_round_is_explained_to_whom_it_ruined_after_the_others_have_left() -> None:
    running = game("casino", 2, {"bankrolls": [1000, 5000], "shoe": "2H 3S KD"}, AsTheyLie())
    recall = LastTrick("casino", running.options)
    for answers in ("bet:1000 bet:1000", "leave"):
        recall.add([project_event(event, 0) for event in answer(running, answers)])
    assert running.end_event is not None
    trick = recall.get_current_or_last_trick()
    assert trick is not None
    assert steps(explain_trick(trick, NAMES, 0)) == ["pay-lose", "pay-lose", "out-poor"]


@pytest.mark.parametrize("name", list(GAMES))
@pytest.mark.parametrize("seed", [1, 2])
def test_every_trick_of_a_random_game_is_explained(name: str, seed: int) -> None:
    """Each take is told with its count, and nothing is made up: no take without one."""
    players = min(3, GAMES[name].players[-1])
    running = Match(GAMES[name], players, {}, SeededChance(seed))
    bots = [RandomBot(seed * 10 + seat) for seat in range(players)]
    recall = LastTrick(name, running.options)
    events = running.start()
    before = None
    for _ in range(600):
        recall.add([project_event(event, 0) for event in events])
        trick = recall.get_current_or_last_trick()
        if trick is not None and trick != before:
            before = trick
            check(explain_trick(trick, NAMES, 0), trick.events)
        if running.end_event:
            break
        if running.questions:
            seat = min(running.questions)
            events = running.answer(seat, bots[seat].choose(project_view(running, seat)))
        else:
            events = running.advance()


def check(lines: list[Line], events: tuple[Event, ...]) -> None:
    assert lines
    taken = [
        count_known_or_hidden_cards(event.cards) for event in events if isinstance(event, Take)
    ]
    told = [line.args["count"] for line in lines if line.message.startswith("why-takes")]
    assert set(told) <= set(taken)


@pytest.mark.parametrize("name", ["classic", "drunkard", "steal", "armed", "razboi"])
def test_what_earlier_wars_left_is_counted_in_every_game(name: str) -> None:
    lying = "hands" if name == "armed" else "stacks"
    position = {lying: ["AH 6H 7H", "KS 8S 9S", "QD 6D 7D"], "pot": "9H 9D"}
    answers = {"armed": ["AH KS QD"], "steal": ["play play play"]}.get(name, [])
    lines = why(name, position, *answers, pause=name not in ("armed", "steal"))
    if name == "steal":
        assert steps(lines) == ["strongest"]
        lines = why(name, position, "play play play lay:AH")
    (more,) = (line for line in lines if line.message == "why-takes-more")
    assert (more.args["who"], more.args["count"], more.args["earlier"]) == ("you", 5, 2)
