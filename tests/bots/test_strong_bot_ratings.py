"""What strong players of the games beside Scientific War count, and why: worked examples."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

import pytest

from audiowar.bots.bots_and_coach import get_bots
from audiowar.games.armed.strong_bot import ArmedBot
from audiowar.games.razboi.strong_bot import RazboiBot
from audiowar.games.steal.strong_bot import StealBot
from audiowar.rules.cards import get_card_code, make_deck, parse_card
from audiowar.rules.events import Choice, Take
from audiowar.rules.match import Match
from audiowar.rules.projection import project_event, project_view
from tests.rules.table import AsTheyLie, answer, choice, game


def why(running: Match, text: str) -> str:
    """Return the reason that the coach of seat 0 gives for a choice, without its family."""
    said = get_bots(running.variant.name).find_advice_reason(choice(text), project_view(running, 0))
    return said.removeprefix("coach-")


def named(worths: Mapping[Choice, float]) -> dict[str, float]:
    """Return what choices are worth, cards by their codes."""
    return {get_card_code(c) if isinstance(c, int) else c: worth for c, worth in worths.items()}


# Armed War


def armed(hand: str, *others: str, **options: Any) -> Match:
    """Return a game in which seat 0 holds a hand, and each other what stands there."""
    return game("armed", 1 + len(others), {"hands": [hand, *others]}, AsTheyLie(), **options)


def knowing(*ranks: str) -> ArmedBot:
    """Return a strong one who knows that each other holds cards of one rank alone."""
    bot = ArmedBot(1)
    for seat, rank in enumerate(ranks, 1):
        lying = [one for one in make_deck(joker_count=2) if not get_card_code(one).startswith(rank)]
        bot.observe(Take(seat, tuple(lying)))
    return bot


@pytest.mark.parametrize(
    ("hand", "rank", "card"),
    [
        # The lowest that wins; nothing but a two beats an ace, and anything beats a two.
        ("4H 6H KH", "5", "6H"),
        ("2H KH", "A", "2H"),
        ("2H KH", "K", "KH"),
        ("2H 3H", "2", "3H"),
        # A war is better than to lose, a card that wins better than a war.
        ("3H KH", "K", "KH"),
        ("KH AH", "K", "AH"),
    ],
)
def test_in_armed_war_the_card_is_played_that_does_best_against_one(
    hand: str, rank: str, card: str
) -> None:
    running = armed(hand, f"{rank}S {rank}D")
    bot = knowing(rank)
    assert {get_card_code(bot.choose(project_view(running, 0))) for _ in range(20)} == {card}  # type: ignore[arg-type]


def test_with_jokers_a_two_beats_those_alone() -> None:
    running = armed("2H AH", "JOKER JOKER", jokers=2)
    bot = knowing("JOKER")
    assert named(bot.rate_choices(project_view(running, 0))) == {"2H": 1.0, "AH": -1.0}
    assert get_card_code(bot.choose(project_view(running, 0))) == "2H"  # type: ignore[arg-type]


def test_what_cards_of_armed_war_are_worth_against_one() -> None:
    running = armed("9H KH AH", "KS KD")
    # The own cards are on average one rank lower than theirs: a war is a little bad.
    worths = {"9H": -1.0, "KH": pytest.approx(-0.35 / 4), "AH": 1.0}
    assert named(knowing("K").rate_choices(project_view(running, 0))) == worths


def test_what_cards_of_armed_war_are_worth_among_several() -> None:
    running = armed("4H 7H KH", "5S 5D", "6S 6D")
    bot = knowing("5", "6")
    # A five and a six are won, or the own four is lost: high cards count a little more.
    won, lost = pytest.approx(0.75 + 5 / 6), pytest.approx(-2 / 3)
    assert named(bot.rate_choices(project_view(running, 0))) == {"4H": lost, "7H": won, "KH": won}
    chosen = {bot.choose(project_view(running, 0)) for _ in range(20)}
    assert chosen == {parse_card("7H"), parse_card("KH")}


def test_who_may_hold_what_in_a_war_is_all_but_what_was_seen() -> None:
    running = armed("9H 3H 4H 5H 6H", "9S TS JS QS KS AS")
    bot, seen = ArmedBot(1), answer(running, "9H 9S")
    for event in seen:
        bot.observe(project_event(event, 0))
    (held,) = bot.list_possible_ranks_of_opponents(project_view(running, 0))
    mine = [parse_card(text) for text in ("9H", "9S", "3H", "4H", "5H", "6H")]
    assert held.total() == 52 - len(mine)
    assert (
        held[parse_card("9H") >> 2],
        held[parse_card("3H") >> 2],
        held[parse_card("2H") >> 2],
    ) == (2, 3, 4)


def test_why_a_card_is_played_in_armed_war() -> None:
    running = armed("2H 4H TH KH", "9S 9D 5S 5D")
    told = {text: why(running, text) for text in ("2H", "4H", "TH", "KH")}
    assert told == {"2H": "armed-two", "4H": "armed-low", "TH": "armed-high", "KH": "armed-high"}
    assert why(armed("3H 4H 5H", "9S 9D 5S"), "5H") == "armed-best"
    war = armed("9H 3H 4H 5H 6H 7H 8H", "9S TS JS QS KS AS")
    answer(war, "9H 9S")
    best = max(project_view(war, 0).hand)
    assert why(war, get_card_code(best)) == "armed-war"
    assert why(war, get_card_code(min(project_view(war, 0).hand))) == "armed-low"


# Steal War


def steal(mine: str, *theirs: str, stacks: tuple[str, ...] = ("9H 2H", "8S 3S", "7D 4D")) -> Match:
    """Return a game in which piles lie before all; the top card of seat 0 is a nine."""
    position = {"stacks": list(stacks), "piles": [mine, *theirs]}
    return game("steal", len(stacks), position, AsTheyLie())


def test_what_a_theft_brings_and_what_a_card_protects() -> None:
    running = steal("9C 2C 3C 4C", "9S 5S", "9D 5D 6D")
    worths = named(StealBot(1).rate_choices(project_view(running, 0)))
    # No nine is left: nobody can steal the own pile.
    assert worths == {"play": 0.0, "steal:1": 2, "steal:2": 3, "steal:1,2": 5}
    running = steal("9C 2C 3C 4C", "8H 5S", "QD")
    worths = named(StealBot(1).rate_choices(project_view(running, 0)))
    # Two more nines lie among the seven cards of the others: each of them may turn one.
    assert worths == {"play": pytest.approx(2 * 2 / 7 * 4)}
    assert why(running, "play") == "steal-protect"


@pytest.mark.parametrize(("own", "reason"), [("QC", "steal-nothing"), ("9C", "steal-protect")])
def test_why_a_card_is_played_in_steal_war(own: str, reason: str) -> None:
    running = steal(own, "QS", "9D")
    assert why(running, "play") == reason
    assert why(running, "steal:2") == "steal-most"


def test_which_card_lies_safest_on_top() -> None:
    running = steal("5C TS TD", "6S", "6D QS", stacks=("TH 2H", "8S 3S", "8D 4D"))
    answer(running, "play play play")
    now = project_view(running, 0)
    # The others own five cards; one more ten is hidden, and two more eights. Six cards lie there.
    ten, eight = pytest.approx(-1 * 2 / 5 * 6), pytest.approx(-2 * 2 / 5 * 6)
    worths = {"lay:TH": ten, "lay:8S": eight, "lay:8D": eight}
    assert named(StealBot(1).rate_choices(now)) == worths
    assert StealBot(1).choose(now) == "lay:TH"
    assert why(running, "lay:TH") == "steal-rare"


# Prisoners of War


def prisoners(stacks: list[str], held: list[str | None]) -> Match:
    position = {"stacks": stacks, "prisoners": held}
    running = game("razboi", len(stacks), position, AsTheyLie(), prisoners="on")
    running.advance()
    return running


def test_how_likely_a_prisoner_wins() -> None:
    running = prisoners(["7H 6H", "8S 4S", "9D 4D"], ["KH", None, None])
    worths = RazboiBot(1).rate_choices(project_view(running, 0))
    # 44 of the other 51 cards are lower, and two are to be beaten.
    assert worths == {"top": 0.0, "prisoner": pytest.approx((44 / 51) ** 2 - 0.95)}
    assert (why(running, "prisoner"), why(running, "top")) == ("prisoner-sure", "prisoner-waits")


LOW = ["2H 3H 4H 5H", "2S 3S 4S 5S", "9D 8D"]
TIED = ["9H 3H 4H 5H 6H 7H 8H TH JH KH", "9S 3S 4S 5S 6S 7S 8S TS JS", "4D 8D"]


@pytest.mark.parametrize(
    ("stacks", "pot", "answers", "plays", "why_it", "why_not"),
    [
        (LOW, "", "", "top", "prisoner-sure", "prisoner-waits"),
        # What wars left on the table is worth the risk, and so is a war that runs.
        (LOW, "KD KC", "", "prisoner", "prisoner-now", "prisoner-weak"),
        (TIED, "", "top", "prisoner", "prisoner-now", "prisoner-weak"),
    ],
)
def test_a_prisoner_waits_for_a_war(
    stacks: list[str], pot: str, answers: str, plays: str, why_it: str, why_not: str
) -> None:
    position = {"stacks": stacks, "prisoners": ["QC", None, None], "pot": pot}
    running = game("razboi", 3, position, AsTheyLie(), prisoners="on")
    running.advance()
    answer(running, answers)
    now, bot = project_view(running, 0), RazboiBot(1)
    needed = 0.95 if plays == "top" else 0.2
    # 40 of the other 51 cards are lower, and two are to be beaten.
    assert bot.rate_choices(now)["prisoner"] == pytest.approx((40 / 51) ** 2 - needed)
    assert bot.choose(now) == plays
    assert (why(running, "prisoner"), why(running, "top")) == (why_it, why_not)


def test_what_prisoners_are_worth_keeping() -> None:
    running = game("razboi", 3, {"stacks": ["AH 6H", "QS 4S", "9D 4D"]}, prisoners="on")
    running.advance()
    worths = RazboiBot(1).rate_choices(project_view(running, 0))
    queen, nine = ((rank / 13) ** 2 - 0.45 for rank in (10, 7))
    assert worths == {
        "keep:none": 0.0,
        "keep:QS": pytest.approx(queen),
        "keep:9D": pytest.approx(nine),
    }
    assert RazboiBot(1).choose(project_view(running, 0)) == "keep:QS"
    assert (why(running, "keep:QS"), why(running, "keep:none")) == ("keep-best", "keep-none")
