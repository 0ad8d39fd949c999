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
from tests.rules.examples import begin, read_examples
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


def steps(lines: list[Line]) -> list[str]:
    return [line.message.removeprefix("why-") for line in lines]


EXPLANATIONS = {
    "scientific": """
The ace beats the king in the normal order, the two in the reversed order.
    AH 2H / KS 2S > AH KS => strongest you AH KS
    2H 9H / KS 2S [reversed=yes] > 2H KS => order; strongest you 2H KS
A jack turns the order before the cards are compared, or with "next trick" after it.
    JH 9H / KS 2S > JH KS => jack-turns 1 reversed; strongest you JH KS
    JH 9H / KS 2S [revolution=next_trick] > JH KS => jack-later 1; strongest Ana KS JH
Two jacks cancel and tie.
    JH 9H / JS 2S > JH JS => jacks-cancel 2; tie you+Ana JH 2; stays
Nobody takes because the strongest tie, and a tie below is none.
    KH 2H / KS 2S / 9D 2D > KH KS 9D => tie you+Ana KH 2; stays
    9H 2H / 9S 2S / KD 2D > 9H 9S KD => strongest Ben KD 9H
A lone joker forces a war where none was due, with two players always.
    JOKER 2H / KS 2S / 9D 2D > JOKER KS 9D => joker-forces you KS; stays
    JOKER 2H / KS 2S > JOKER KS => joker-forces-two you KS; stays
A lone joker wins where a war was due, judged after a jack has turned the order.
    JOKER 2H / KS 2S / KD 2D > JOKER KS KD => tie Ana+Ben KS 2; joker-wins you
    JOKER 2H / JS 2S / KD 2D > JOKER JS KD => jack-turns 1 reversed; joker-forces you JS; stays
Two jokers are void and the others decide; all jokers are a war.
    JOKER 2H / JOKER 2S / 4D 2D > JOKER JOKER 4D => jokers-void 2; only-card Ben 4D
    JOKER 2H / JOKER 2S > JOKER JOKER => all-jokers; stays
The only queen makes the spy, also in a war, but two queens make none.
    QH 2H / KS 2S / KD 2D > QH KS KD => tie Ana+Ben KS 2; stays; power-spy you
    QH 2H / QS 2S / KD 2D > QH QS KD => strongest Ben KD QH; queens-void 2
Who is out is no spy.
    QH / KS 2S / 9D 2D > QH KS 9D => strongest Ana KS QH; out-hand you; spy-out you
Threes and eights give their powers; an eight without a pile swaps nothing.
    3H 2H / 8S 2S > 3H 8S => strongest Ana 8S 3H; power-count you; power-swap Ana
    8H 2H / KS 2S > 8H KS => strongest Ana KS 8H; power-swap you empty
    8H 2H | 5H / KS 2S > 8H KS => strongest Ana KS 8H; power-swap you
    8H 2H / 7S 2S > 8H 7S => strongest you 8H 7S; power-swap you
A pile that became the hand is empty.
    8H | 5H 6H / KS 2S > 8H KS => strongest Ana KS 8H; pick-up you; power-swap you empty
The pot of earlier wars is counted.
    AH 2H / KS 2S [pot=9H,9S,5H,5S] > AH KS => strongest you AH KS; takes-more you 6 4
An empty hand picks up, and one without a pile is out.
    AH | 5H / KS / 9D 2D > AH KS 9D => strongest you AH KS; pick-up you; out-hand Ana
The last with cards wins, and all out is a draw.
    AH / KS > AH KS => strongest you AH KS; pick-up you; out-hand Ana; end-win you you 2000
    KH / KS > KH KS => tie you+Ana KH 2; stays; out-hand you; out-hand Ana; end-draw you+Ana 2000
""",
    "razboi": """
A war of sevens asks for seven cards.
    7H 2H 2S 2D 2C 3H 3S KH 4H / 7S 4S 4D 4C 5H 5S 5D 9S 6H => tie you+Ana 7H 2;
        war-cost you+Ana 7H 7; strongest you KH 9S
Too few cards for a war of kings.
    KH 2H AH / KS 4S 5S 9S => tie you+Ana KH 2; war-cost you+Ana KH 14; war-fewer you 2;
        war-fewer Ana 3; strongest you AH 9S; out Ana; end-win you you 2000
    KH 2H AH / KS 4S 5S 9S [short=fewest] => tie you+Ana KH 2; war-cost you+Ana KH 14; war-fewest 2;
        strongest you AH 5S
Who has no card left has lost the war.
    KH / KS 4S / 2D 3D => tie you+Ana KH 2; war-cost you+Ana KH 14; war-alone Ana; out you
A prisoner that loses costs the top card, and the winner keeps one.
    2H 3H 4H | KH / AS 5S 6S / 9D 8D 7D [prisoners=on] > prisoner keep:9D => strongest Ana AS KH;
        prisoner-lost you; prisoner-kept Ana 9D
A prisoner that wins takes no other.
    2H 3H | KH / QS 5S / 9D 8D [prisoners=on] > prisoner => strongest you KH QS; prisoner-won you
What earlier wars left is counted.
    AH 6H 7H / KS 8S 9S / QD 6D 7D [pot=9H,9D] => strongest you AH KS; takes-more you 5 2
""",
    "classic": """
Everyone fights in a war.
    9H 2H KH 3H / 9S 4S 5S 6S / 2D 4D AD 7D => tie you+Ana 9H 2; war-all 1; strongest Ben AD KH
Running out in a war.
    9H 2H / 9S 4S 5S 6S => tie you+Ana 9H 2; war-all 1; short you 1; war-alone Ana; out-war you;
        end-win Ana Ana 2000
A last card goes on fighting.
    9H / 9S 4S 5S 6S 7S [run_out=last_card] => tie you+Ana 9H 2; war-all 1; last-card you;
        strongest you 9H 5S
A two beats a joker only beside it.
    2H 3H / JOKER 3S [jokers=2 two_beats_joker=on] => upset 2H JOKER; strongest you 2H JOKER
    2H 3H / KS 3S [jokers=2 two_beats_joker=on] => strongest Ana KS 2H
What earlier wars left is counted.
    AH 6H 7H / KS 8S 9S / QD 6D 7D [pot=9H,9D] => strongest you AH KS; takes-more you 5 2
""",
    "drunkard": """
The six beats the ace.
    6H 7H / AS 7S => upset 6H AS; strongest you 6H AS
Without cards nobody is the drunkard.
    KH / KS => tie you+Ana KH 2; war-open; war-nobody; out-war you; out-war Ana;
        end-draw you+Ana 2000
What earlier wars left is counted.
    AH 6H 7H / KS 8S 9S / QD 6D 7D [pot=9H,9D] => strongest you AH KS; takes-more you 5 2
""",
    "tod_und_leben": """
The last tie gives each the own cards.
    KH / KS [rounds=1] => tie you+Ana KH 2; own-back; round-drawn; rounds-draw
""",
    "armed": """
The two beats the ace.
    2H 3H / AS 3S > 2H AS => upset 2H AS; strongest you 2H AS
A running war is explained so far.
    KH 2H 3H 4H 5H / KS 2S 3S 4S 5S > KH KS => tie you+Ana KH 2; war-armed you+Ana
What earlier wars left is counted.
    AH 6H 7H / KS 8S 9S / QD 6D 7D [pot=9H,9D] > AH KS QD => strongest you AH KS; takes-more you 5 2
""",
    "steal": """
A card of the same rank steals the pile, and a matching card protects it.
    7H 8H 9H / KS 3S 4S | 7S 2S / 2D 5D 6D > steal:1 play play play lay:KS => steal you Ana 7H;
        strongest Ana KS 8H
    7H 8H 9H / 7C 3S 4S | 7S 2S / 2D 5D 6D > steal:1 play play => steal-protected you Ana 7C;
        tie you+Ana 7H 2; war-all 3; short you 2; short Ben 2; war-alone Ana; out-war you;
        out-war Ben; end-win Ana Ana 4500
A card protects the pile in wars, whatever lies on top then.
    7C 2H 3H 4H QH 5H 6H 8H 9H TH JH 2C | 9C KC / 7D 2S 3S 4S 9S QS 5S 6S 8S TS JS 3C | 7S AC
        > play play play steal:0 play steal:1 play
        => steal Ana you 9S; steal-protected you Ana 7D earlier; tie you+Ana 7C 2; war-all 3;
        tie you+Ana QH 2; war-all 3; strongest Ana TS 9H
A failed theft has no reason before the cards show one.
    9H 2H | 9D 3H / 9S 2S / 8D 2D | 9C / 7C 2C | 9C KC > steal:2,3 steal:2 play play
        => steal you Cid 9H; steal-fails Ana Ben 9S
    9H 2H | 9D 3H / 9S 2S / 8D 2D | 9C / 7C 2C | 9C KC > steal:2,3 steal:2 play play play
        => steal you Cid 9H; steal-rivals Ana Ben 9S; strongest Ana 9S 8D; renewed you
Two thieves hinder each other even if the pile is protected.
    7H 8H 9H / KS 3S 4S | 7S 2S / 7D 5D 6D > steal:1 play steal:1 => steal-rivals you Ana 7H;
        steal-rivals Ben Ana 7D; strongest Ana KS 7H
    7H 8H 9H / 7C 3S 4S | 7S 2S / 7D 5D 6D > steal:1 play steal:1 => steal-rivals you Ana 7H;
        steal-rivals Ben Ana 7D; tie you+Ana+Ben 7H 3; war-all 3; short you 2; short Ben 2;
        war-alone Ana; out-war you; out-war Ben; end-win Ana Ana 4500
What earlier wars left is counted when the cards are taken.
    AH 6H 7H / KS 8S 9S / QD 6D 7D [pot=9H,9D] > play play play => strongest you AH KS
    AH 6H 7H / KS 8S 9S / QD 6D 7D [pot=9H,9D] > play play play lay:AH => strongest you AH KS;
        takes-more you 5 2
""",
}
"""Of each step: its message, who, the cards, how many, and what else is the case."""


@pytest.mark.parametrize("name", list(EXPLANATIONS))
def test_a_trick_is_explained_step_by_step(name: str) -> None:
    for example in read_examples(EXPLANATIONS[name]):
        running = begin(name, example, "prisoners" if "prisoners" in example.more else "piles")
        recall = LastTrick(name, running.options)
        events = [] if running.questions else running.advance()
        events += answer(running, example.answers)
        recall.add([project_event(event, 0) for event in events])
        trick = recall.get_current_or_last_trick()
        assert trick is not None
        found = "; ".join(map(shorten, explain_trick(trick, NAMES, 0)))
        assert found == example.expected, example.sentence


def shorten(line: Line) -> str:
    """Write a step with its arguments."""
    args, words = line.args, steps([line])
    if args.get("who") == "you" or args.get("player"):
        words.append("you" if args["who"] == "you" else args["player"])
    for names in (args.get("players"), args.get("victims")):
        if names:
            words.append("+".join("you" if one == LISTENER_MARK else one for one in names))
    values = [(name, args.get(name)) for name in ("card", "beaten", "count", "earlier")]
    words += [str(value) for _, value in values if value and value is not True]
    words += [name for name in ("reversed", "empty", "earlier") if args.get(name) is True]
    return " ".join(words)


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


@pytest.mark.parametrize("language", ["en", "es", "ro", "sr"])
def test_a_sentence_about_the_limit_begins_with_a_capital(language: str) -> None:
    lines = why("classic", {"stacks": ["9H 7H", "8S 7S"]}, pause=True, trick_limit=1)
    assert steps(lines)[-1] == "end-limit"
    said = render_lines(lines, Catalogue(language, strict=True))
    assert not re.search(r"[.!?] [a-zčćđšž]", said), said


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
