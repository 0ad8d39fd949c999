"""What is told is so: games are played to where a sentence was once wrong, and listened to."""

from __future__ import annotations

from typing import Any

import pytest

from audiowar.announce import table_queries
from audiowar.announce.recorded_match_text import RecordedMatchTextRenderer
from audiowar.l10n.catalogue import Catalogue, Detail
from audiowar.rules.match import Match
from audiowar.rules.projection import project_view
from tests.rules.table import AsTheyLie, choice, game

NAMES = ("Mira", "Ana", "Ben", "Cid", "Dan", "Eva")
ENGLISH = Catalogue("en", strict=True)
EVERYWHERE = [Catalogue(tag, strict=True) for tag in ("en", "es", "ro", "sr")]


class Heard:
    """A game of a position as seat 0 hears it."""

    def __init__(self, name: str, position: dict[str, Any], **options: Any) -> None:
        players = len(position.get("hands") or position.get("stacks") or position["bankrolls"])
        self.game: Match = game(name, players, position, AsTheyLie(), **options)
        lie = {**position, "owned": owned(position)}
        self.position = {
            part: value if part == "prisoners" else split(value) for part, value in lie.items()
        }

    def told(self, steps: str, detail: Detail = "normal") -> str:
        """Return what is heard of answers, of the lowest seat that is asked, and of turns (+)."""
        teller = RecordedMatchTextRenderer(self.game, NAMES[: self.game.players], 0, detail)
        said = []
        for one in steps.split():
            if one == "+":
                events = self.game.advance()
            else:
                events = self.game.answer(min(self.game.questions), choice(one))
            said.append(teller.render_step(events, ENGLISH))
        return " ".join(said)


def split(value: Any) -> Any:
    if isinstance(value, str):
        return value.split()
    return [split(one) if isinstance(one, str) else one for one in value]


def owned(position: dict[str, Any]) -> list[int]:
    areas = [position.get(part, ()) for part in ("hands", "stacks", "piles")]
    held = [[len(one.split()) for one in area] for area in areas if area]
    return [sum(counts) for counts in zip(*held, strict=True)] if held else []


def test_one_pile_that_can_be_stolen_is_named() -> None:
    position = {"stacks": ["9H 2H 3H", "4S 5S 6S"], "piles": ["", "9D KD"]}
    running = game("steal", 2, position, AsTheyLie())
    if not running.questions:
        running.advance()
    (line,) = table_queries.describe_question(project_view(running, 0), NAMES)
    assert (line.message, line.args["victims"]) == ("ask-steal-match", ["Ana"])


def test_the_cards_after_a_war_that_nobody_could_fight_are_ordinary_ones() -> None:
    stacks = ["KH", "KS", "5D 6D 7D 8D", "4C 9C TC JC"]
    said = Heard("razboi", {"stacks": stacks}).told("+ +")
    assert "None of them has a card left for the war" in said
    assert "only" not in said and "Ben: six." in said


def test_a_prisoner_on_a_table_that_stays_is_lost_by_nobody() -> None:
    position = {
        "stacks": ["", "KS", "5D 6D 7D", "4C 9C TC"],
        "prisoners": ["KH", None, None, None],
    }
    heard = Heard("razboi", position, prisoners="on")
    said = heard.told("+ + keep:none")
    assert "None of them has a card left for the war" in said
    assert "Cid takes" in said and "loses the prisoner" not in said


@pytest.mark.parametrize(
    ("hands", "answers", "said"),
    [
        (["4H 5H", "4S 5S", "9D 8D", "JOKER 7C"], "4H 4S 9D JOKER", "The strongest card is alone"),
        (["4H 5H", "JOKER 5S"], "4H JOKER", "The joker forces a war!"),
    ],
)
def test_a_joker_forces_a_war_also_beside_equal_cards(
    hands: list[str], answers: str, said: str
) -> None:
    heard = Heard("scientific", {"hands": hands}).told(answers)
    assert said in heard and "tie" not in heard.lower()


def test_an_empty_pile_is_not_offered_for_a_swap() -> None:
    position = {"hands": ["8H 5H", "9S 7S"], "piles": ["", ""]}
    assert "your pile is empty" in Heard("scientific", position).told("8H 9S")
    position = {"hands": ["8H 5H", "9S 7S"], "piles": ["2D", ""]}
    heard = Heard("scientific", position)
    assert "C swaps your hand with your pile" in heard.told("8H 9S")
    now = [
        line.message for line in table_queries.describe_match(project_view(heard.game, 0), NAMES)
    ]
    assert "now-may-swap" in now


def test_a_pile_that_was_taken_or_swapped_or_picked_up_is_known() -> None:
    position = {"hands": ["8H 8D 5H", "7S 6S 5S 4S"], "piles": ["", ""]}
    told = Heard("scientific", position).told("8H 7S")
    assert "C swaps" in told, "the pile that was just taken"
    position = {"hands": ["8H 8D", "9S TS 5S 4S"], "piles": ["2D 2C", ""]}
    heard = Heard("scientific", position)
    told = heard.told("8H 9S swap 2D TS")
    assert "You swap" in told
    position = {"hands": ["8H", "9S TS 5S 4S"], "piles": ["2D 2C", ""]}
    assert "your pile is empty" in Heard("scientific", position).told("8H 9S")
    assert "now-may-swap" not in [
        line.message for line in table_queries.describe_match(project_view(heard.game, 0), NAMES)
    ]


def test_the_limit_tells_the_score() -> None:
    stacks = ["9H 2H 3H", "4S 5S 6S"]
    said = Heard("razboi", {"stacks": stacks}, trick_limit=1).told("+")
    assert "You win the game with four cards to two" in said
    said = Heard("razboi", {"stacks": stacks}, trick_limit=1).told("+", "brief")
    assert "You win, four to two" in said


def test_most_cards_at_the_limit_of_drunkard_are_no_loss() -> None:
    said = Heard("drunkard", {"stacks": ["9H 8H", "7S 7C"]}, trick_limit=1).told("+")
    assert "nobody loses" in said
    said = Heard("drunkard", {"stacks": ["9H 8H", "7S 7C 8S 8D"]}, trick_limit=1).told("+")
    assert "so nobody loses: you and Ana tie for the most cards." in said


def test_the_end_at_the_casino_tells_what_was_won_and_who_has_most() -> None:
    shoe = "9H 5S 2D KC KH"
    position = {"bankrolls": [100000, 100000], "shoe": shoe}
    said = Heard("casino", position, rounds=1).told("bet:1000 bet:5000")
    assert "You have won 10" in said
    assert "In the end: Ana 1050, you 1010." in said


def test_without_jokers_the_rules_say_nothing_more_of_them() -> None:
    args = {"jokers": 0, "two_beats_joker": "off", "bury_jokers": "off"}
    for catalogue in EVERYWHERE:
        none = catalogue.format_message("rules-classic-jokers", **args)
        assert none.count(".") == 1, none
        assert (
            catalogue.format_message("rules-classic-jokers", **{**args, "jokers": 2}).count(".") > 2
        )
