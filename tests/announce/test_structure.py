"""What is told of thefts and suits, and that nothing is told twice."""

from __future__ import annotations

from typing import Any

import pytest

from audiowar.announce import table_queries
from audiowar.announce.line import ALL_LEVELS, Line
from audiowar.announce.narrator import Narrator
from audiowar.announce.render_lines import render_line, render_lines
from audiowar.l10n.catalogue import Catalogue
from audiowar.l10n.list_joining import LISTENER_MARK
from audiowar.rules.match import Match
from audiowar.rules.projection import project_event, project_view
from audiowar.rules.registry import GAMES
from benchmarks.narration_length import play_match
from tests.rules.table import AsTheyLie, answer, game
from tests.short_games import make_limit_options

NAMES = ("Mira", "Ana", "Ben", "Cid", "Dan", "Eva", "Fil", "Gil")
ENGLISH = Catalogue("en", strict=True)


def played(
    name: str, position: dict[str, Any], *answers: str, **options: Any
) -> tuple[Match, list[Line]]:
    """Play the answers at a position; return the game and what seat 0 is told of the last one."""
    players = len(position.get("hands") or position.get("stacks") or position["bankrolls"])
    running = game(name, players, position, AsTheyLie(), **options)
    teller = Narrator(name, NAMES[:players], running.options, 0)
    lines: list[Line] = []
    for text in answers:
        lines = teller.narrate_step([project_event(event, 0) for event in answer(running, text)])
    return running, lines


@pytest.mark.parametrize("language", ["en", "es", "ro", "sr"])
def test_suits_are_told_by_the_level_or_as_set(language: str) -> None:
    words = Catalogue(language, strict=True)
    spades, hearts = (words.format_message(f"suit-{suit}") for suit in ("spades", "hearts"))
    hands = ["AH 2H", "KS 2S", "QD 2D", "TC 2C", "9H 2H", "7S 2S", "6D 2D", "5C 2C"]
    running, lines = played("scientific", {"hands": hands}, "AH KS QD TC 9H 7S 6D 5C")
    hand = table_queries.describe_hand(project_view(running, 0), NAMES)
    for told, suit, levels in ((lines, spades, (0, 0, 1)), (hand, hearts, (0, 1, 1))):
        found = [suit in render_lines(told, words, detail) for detail in ALL_LEVELS]
        assert found == [bool(level) for level in levels]
    assert spades in render_lines(lines, Catalogue(language, strict=True, suits="all"), "brief")
    assert hearts not in render_lines(hand, Catalogue(language, strict=True, suits="none"), "full")


@pytest.mark.parametrize(
    ("stacks", "piles", "answers", "message", "args"),
    [
        ("KH 5H, KS 6S, 4D 8D", "3C, KC 2C, 7D", "steal:1 play play", "blocked", {"card": "KS"}),
        (
            *("KH 5H, 9S 6S, KD 8D", "3C, KC 2C, 7D", "steal:1 play steal:1"),
            *("rivals", {"players": [LISTENER_MARK, "Ben"]}),
        ),
        # The card that may protect the pile is not turned up: another thief decides again.
        (
            *("9H 2H, 9S 2S, 8D 2D, 7C 2C", "9D 3H, , 9C, 9C KC", "steal:2,3 steal:2 play play"),
            *("fails", {"rivals": False}),
        ),
        (
            *("9H 2H, 9S 2S, 9D 2D, 7C 2C", "9C 3H, , 9C, 9C KC", "steal:2,3 steal:2 play play"),
            *("fails", {"rivals": False}),
        ),
        # An owner who steals protects nothing, whatever the card is.
        (
            *("9H 2H, 9S 2S, 9D 2D, 7C 2C", "9C 3H, , 9C, 9C KC", "steal:2,3 steal:2 steal:0 play"),
            *("fails", {"rivals": True}),
        ),
        # Of two players nobody else can want the pile: the card of the first battle protects it.
        (
            *("7H 2H 3H 4H 9H 5H 6H, 7D 2S 3S 4S 7C 5S 6S", "7S 2C, ", "play play play steal:0"),
            *("blocked", {"card": "7H", "earlier": True}),
        ),
        # It protects the pile also when the owner has put a stolen pile and a nine on top.
        (
            "7C 2H 3H 4H QH 5H 6H 8H 9H TH JH 2C, 7D 2S 3S 4S 9S QS 5S 6S 8S TS JS 3C",
            *("9C KC, 7S AC", "play play play steal:0 play steal:1 play"),
            *("blocked", {"card": "7D", "earlier": True}),
        ),
    ],
)
def test_a_failed_theft_claims_no_reason_that_is_not_known(
    stacks: str, piles: str, answers: str, message: str, args: dict[str, object]
) -> None:
    position = {"stacks": stacks.split(", "), "piles": piles.split(", ")}
    lines = played("steal", position, answers)[1]
    failed = [line for line in lines if line.message.startswith("event-steal-") and line.args]
    assert {line.message for line in failed} == {f"event-steal-{message}"}
    assert failed[0].args.items() >= args.items()


@pytest.mark.parametrize("name", list(GAMES))
def test_nothing_is_told_twice(name: str) -> None:
    players = min(3, GAMES[name].players[-1])
    steps, _ = play_match(
        name, players, make_limit_options(name, 60, rounds=30 if name == "casino" else 3), 4
    )
    assert sum(map(bool, steps)) > 10
    for lines in steps:
        said = [render_line(line, ENGLISH) for line in lines if "normal" in line.levels]
        again = [one for one in said if one and said.count(one) > 1]
        # Cards of another round of the same war may be the same.
        assert not [one for one in again if ":" not in one and "!" not in one], said


def test_two_who_go_to_war_with_the_house_hear_each_with_its_own_cards() -> None:
    shoe = "9H 9D 9S 2D 2D 2D KC 5C 3D 3D 3D 4C 7C 8H"
    position = {"bankrolls": [100000, 100000], "shoe": shoe}
    _, lines = played("casino", position, "bet:1000", "bet:1000", "war", "war")
    assert render_lines(lines, ENGLISH, "brief") == (
        "War won: plus 10. Ana, war lost: minus 20. You have 1010. New shoe. "
        "You king, house five. Ana four, house seven."
    )
