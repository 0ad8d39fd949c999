"""What is worth a remark, and whose: worked examples, each a position and the cards played."""

from __future__ import annotations

import pytest

from audiowar.announce.remark_occasions import RemarkWatcher
from audiowar.announce.remark_types import FoundOccasion
from audiowar.rules.events import Deal, Event, Hidden, Take
from audiowar.rules.match import Match
from audiowar.rules.projection import project_event
from audiowar.rules.registry import GAMES
from tests.rules.conformance import played, random_header
from tests.rules.examples import begin, read_examples
from tests.rules.table import AsTheyLie, answer, game

# After each position come the steps; the occasions are those of the last one.
OCCASIONS = {
    "scientific": """
An ordinary trick is worth no remark.
    4H 5H / 6S 5S > 4H 6S => nothing
Who is in a war may speak of it.
    9H 5H / 9S 6S / 4D 5D > 9H 9S 4D => war 1
The war is over for who takes it and for who was in it.
    9H 4H 2H / 9S 5S 2S / 9D 6D 2D > 9H 9S 9D then 4H 5S 6D => war-won 2; war-lost 1
A war that the listener wins is praised by the others.
    9H 7H 2H / 9S 5S 2S / 4D 6D 2D > 9H 9S 4D then 7H 5S 6D => war-lost 1; praise 1; praise 2
A joker takes the table or is taken.
    9H 7H 2H / 9S 5S 2S / JOKER 6D 2D > 9H 9S JOKER => joker-won 2
    9H 7H 2H / 7S 5S 2S / JOKER 6D 2D > 9H 7S JOKER then 7H 5S 6D
        => joker-lost 2; war-lost 1; war-lost 2; praise 1; praise 2
A jack turns the order for one and for the others, and two jacks turn nothing.
    9H 7H / JS 5S / 4D 6D > 9H JS 4D => revolution 1; upset 2
    9H 7H / JS 5S / JD 6D / KC 2C > 9H JS JD KC => nothing
A queen spies and the others are spied on.
    9H 7H / QS 5S / 4D 6D > 9H QS 4D => spy 1; spied 2
A swap is spoken of when the trick is over.
    9H 7H / 4S 5S | KS QS [swap=1] > 9H then swap => nothing
    9H 7H / 4S 5S | KS QS [swap=1] > 9H then swap then KS => swap 1
Who goes out says good-bye and is seen off.
    9H 7H / 4S / 5D 6D > 9H 4S 5D => out 1; farewell 2
At the end there is one winner and there are losers, and a draw is nobody's.
    4H / 9S 2S > 4H 9S => won 1
    9H 4H / 4S > 9H 4S => lost 1
    9H / 9S > 9H 9S => nothing
""",
    "drunkard": """
The drunkard has lost; at the limit without one nobody has won or lost.
    6H / KS KD / 7S => lost 1; spared 2
    6H 7H / KS KD / 7S 8S [trick_limit=1] => nothing
""",
    "classic": """
At the limit most cards win.
    6H 7H / KS KD / 7S 8S [trick_limit=1] => won 1; lost 2
""",
    "razboi": """
A prisoner is greeted.
    4H 5H / KS 2S / 3D 6D [prisoners=on] > keep:4H => captive 1
""",
    "steal": """
A pile is stolen from one by another.
    4H 5H 2H / 8S 2S 3S / 3D 6D 7D | 8C 9C > play then steal:2 then play => stole 1; robbed 2
""",
}


@pytest.mark.parametrize("name", list(OCCASIONS))
def test_what_is_worth_a_remark_and_whose(name: str) -> None:
    for example in read_examples(OCCASIONS[name]):
        running = begin(name, example)
        events = [] if running.questions else running.advance()
        wanted = set(example.expected.split("; ")) - {"nothing"}
        found = watch(running, events, *example.answers.split(" then "))
        assert {f"{occasion} {seat}" for occasion, seat in found} == wanted, example.sentence


def watch(running: Match, events: list[Event], *steps: str) -> list[FoundOccasion]:
    """Answer step by step; return the occasions of the last step, seen by seat 0."""
    watcher = RemarkWatcher(running.variant.name, 0, running.players)
    found: list[FoundOccasion] = []
    for step in steps:
        events = events + answer(running, step)
        found = watcher.find_step_occasions([project_event(event, 0) for event in events])
        events = []
    return found


SHOE = "2D 3D 9S 2D 3D 9S 2D 9D 4S"
"""The second player loses twice, then wins."""


@pytest.mark.parametrize(
    ("shoe", "steps", "occasions"),
    [
        ("4H 9S 6D", "bet:1000 bet:1000", "bet-won"),
        # Whose lost bet was doubled may speak of it.
        (SHOE, "bet:1000 bet:1000", "bet-lost"),
        (SHOE, "bet:1000 bet:1000, bet:1000 bet:2000", "bet-lost doubled-lost"),
        (
            SHOE,
            "bet:1000 bet:1000, bet:1000 bet:2000, bet:1000 bet:4000",
            "bet-won doubled-won",
        ),
        (SHOE, "bet:1000 bet:1000, bet:1000 bet:2100", "bet-lost"),
        (SHOE, "bet:1000 bet:1000, bet:1000 bet:2100, bet:1000 bet:2100", "bet-won"),
        (
            "2D 3D 9S 2D 9D 4S 2D 9D 4S",
            "bet:1000 bet:1000, bet:1000 bet:5000, bet:1000 bet:2000",
            "bet-won",
        ),
        ("2D 9D 4S 2D 9D 4S", "bet:1000 bet:1000, bet:1000 bet:2000", "bet-won"),
        # A hunch comes true or not.
        ("2D 9D 9S", "bet:1000 bet:1000+500", "hunch-won"),
        (SHOE, "bet:1000 bet:1000+500", "bet-lost hunch-lost"),
        # Who leaves ahead says so, and who leaves behind does not.
        ("2D 9D 4S", "bet:1000 bet:1000, bet:1000 leave", "out left-ahead"),
        (SHOE, "bet:1000 bet:1000, bet:1000 leave", "out"),
    ],
)
def test_what_is_worth_a_remark_at_the_casino(shoe: str, steps: str, occasions: str) -> None:
    position = {"bankrolls": [100_000, 100_000], "shoe": shoe + " 5C" * 200}
    found = watch(game("casino", 2, position, AsTheyLie()), [], *steps.split(", "))
    assert set(found) == {(occasion, 1) for occasion in occasions.split()}


@pytest.mark.parametrize("name", GAMES)
def test_the_listener_says_nothing_and_who_is_out_only_at_the_end(name: str) -> None:
    spoken = 0
    for seed in range(5):
        header = random_header(GAMES[name], seed)
        watch = RemarkWatcher(name, 0, len(header.seats))
        for table, events in played(header):
            gone = set(watch.out_seats)
            for _, seat in watch.find_step_occasions([project_event(event, 0) for event in events]):
                assert seat in range(1, len(header.seats))
                assert seat not in gone or table.match.end_event
                spoken += 1
    assert spoken


@pytest.mark.parametrize(
    ("game", "owned", "now", "occasions"),
    [
        ("classic", (5, 15), (4, 16), [("close-win", 1)]),
        ("classic", (6, 14), (5, 15), []),
        ("classic", (3, 17), (2, 18), []),
        ("classic", (30, 4), (31, 3), [("close-loss", 1)]),
        ("classic", (30, 5), (31, 4), []),
        ("classic", (30, 3), (31, 2), []),
        ("tod_und_leben", (30, 4), (31, 3), []),
    ],
)
def test_whoever_comes_close_to_winning_or_losing_speaks_of_it_once(
    game: str, owned: tuple[int, ...], now: tuple[int, ...], occasions: list[FoundOccasion]
) -> None:
    watch = RemarkWatcher(game, 0, 2)
    watch.find_step_occasions([Deal(tuple(map(Hidden, owned)), ())])
    take = Take(0, Hidden(2), owned=now)
    assert watch.find_step_occasions([take]) == occasions
