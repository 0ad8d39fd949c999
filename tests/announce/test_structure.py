"""What holds for the telling in every language: the order, the reasons, nothing twice."""

from __future__ import annotations

import re
from collections.abc import Iterator
from typing import Any

import pytest

from audiowar.announce import table_queries
from audiowar.announce.line import ALL_LEVELS, Line
from audiowar.announce.narrator import Narrator
from audiowar.announce.reasons.last_trick_facts import LastTrick, explain_trick
from audiowar.announce.render_lines import render_line, render_lines
from audiowar.l10n.catalogue import Catalogue, Detail
from audiowar.rules.match import Match
from audiowar.rules.projection import project_event, project_view
from audiowar.rules.registry import GAMES
from benchmarks.narration_length import play_match
from tests.rules.table import AsTheyLie, answer, game
from tests.short_games import make_limit_options

LANGUAGES = ("en", "es", "ro", "sr")
NAMES = ("Mira", "Ana", "Ben", "Cid", "Dan", "Eva", "Fil", "Gil")


@pytest.fixture(scope="module", params=LANGUAGES)
def words(request: pytest.FixtureRequest) -> Catalogue:
    return Catalogue(request.param, strict=True)


def played(
    name: str, position: dict[str, Any], *answers: str, **options: Any
) -> tuple[Match, list[Line]]:
    """Play the answers at a position; return the game and all that seat 0 is told."""
    players = len(position.get("hands") or position.get("stacks") or position["bankrolls"])
    running = game(name, players, position, AsTheyLie(), **options)
    teller = Narrator(name, NAMES[:players], running.options, 0)
    events = [] if running.questions else running.advance()
    events += answer(running, *answers)
    return running, teller.narrate_step([project_event(event, 0) for event in events])


def told(words: Catalogue, lines: list[Line], detail: Detail = "normal") -> str:
    return render_lines(lines, words, detail)


def one_sentence(words: Catalogue, lines: list[Line], start: str) -> str:
    """Return the only line with that message, which must be a single sentence."""
    (line,) = (line for line in lines if line.message == start and "normal" in line.levels)
    said = render_line(line, words)
    assert not re.search(r"[.!?] ", said.replace("! ", " ", 1))
    return said


def rank(words: Catalogue, card: str, form: str = "") -> str:
    return words.format_message("table-no-rank", card=card).split()[-1].rstrip(".")[:4].lower()


EIGHT = {"hands": ["AH 2H", "KS 2S", "QD 2D", "TC 2C", "9H 2H", "7S 2S", "6D 2D", "5C 2C"]}


def test_the_brief_telling_begins_with_the_result(words: Catalogue) -> None:
    _, lines = played("scientific", EIGHT, "AH KS QD TC 9H 7S 6D 5C")
    first = told(words, lines, "brief").split(". ")[0]
    taken = {**TAKE, "card": "AH"}
    assert first == words.format_message("event-take-brief", "brief", **taken, count=8).rstrip(".")
    assert len(first.split()) <= 12
    last = told(words, lines).split(". ")
    assert first not in last[:8]


def test_suits_are_told_by_the_level_or_as_set(words: Catalogue) -> None:
    suit = words.format_message("suit-spades")
    running, lines = played("scientific", EIGHT, "AH KS QD TC 9H 7S 6D 5C")
    hand = table_queries.describe_hand(project_view(running, 0), NAMES)
    hearts = words.format_message("suit-hearts")
    assert [suit in told(words, lines, detail) for detail in ALL_LEVELS] == [False, False, True]
    assert [hearts in told(words, hand, detail) for detail in ALL_LEVELS] == [False, True, True]
    always = Catalogue(words.language, strict=True, suits="all")
    assert suit in told(always, lines, "brief")
    never = Catalogue(words.language, strict=True, suits="none")
    assert hearts not in told(never, hand, "full")


def test_powers_of_the_others_are_one_sentence_and_none_when_brief(words: Catalogue) -> None:
    hands = {"hands": ["AH 2H", "3S 2S", "3D 2D", "8C 2C"]}
    _, lines = played("scientific", hands, "AH 3S 3D 8C")
    last = told(words, lines).split(". ")[-1]
    assert all(name in last for name in ("Ana", "Ben", "Cid"))
    brief = told(words, lines, "brief").split(". ")
    assert sum("Ben" in part for part in brief) == 1


def test_a_two_that_takes_the_ace_says_so_in_the_same_sentence(words: Catalogue) -> None:
    _, lines = played("armed", {"hands": ["2H 5H", "AS 5S"]}, "2H AS")
    said = one_sentence(words, lines, "event-take").lower()
    assert rank(words, "2") in said
    assert rank(words, "A") in said or "as" in said


def test_a_low_card_that_wins_says_why(words: Catalogue) -> None:
    position = {"hands": ["2H 5H", "AS 5S"], "reversed": True}
    normal = {**position, "reversed": False}
    low, usual = (
        one_sentence(words, played("scientific", one, "2H AS")[1], "event-take")
        for one in (position, normal)
    )
    assert ":" in low
    assert ":" not in usual


def test_a_war_of_kings_says_how_many_cards_it_takes(words: Catalogue) -> None:
    position = {"stacks": ["KH" + " 2H" * 20, "KS" + " 3S" * 20, "3D 3D"]}
    said = one_sentence(words, played("razboi", position)[1], "event-war-cost")
    assert rank(words, "K") in said.lower()
    fourteen = words.format_message("event-take", **TAKE, count=14).rstrip(".").split()
    assert " ".join(fourteen[-2:]) in said


TAKE: dict[str, Any] = {
    "who": "you", "player": "", "why": "none", "top": None, "card": None, "beaten": None,
    "prisoner": False, "with": None, "kept": "",
}  # fmt: skip


def test_who_has_too_few_cards_is_told_with_the_number(words: Catalogue) -> None:
    position = {"stacks": ["KH" + " 2H" * 20, "KS 4S 5S", "3D 3D"]}
    assert "Ana" in one_sentence(words, played("razboi", position)[1], "event-put-rest")
    classic = {"stacks": ["KH 2H 3H 4H 5H", "KS 2S", "9D 4D 5D 6D 7D"]}
    _, lines = played("classic", classic, face_down=2)
    assert "Ana" in one_sentence(words, lines, "event-put-short")
    assert not [line for line in lines if line.message == "event-out" and "normal" in line.levels]


def test_several_who_go_out_together_are_one_sentence(words: Catalogue) -> None:
    position = {"stacks": ["AH 2H 3H", "KS", "QD", "JC"]}
    _, lines = played("razboi", position)
    names = (
        words.format_message("now-out", players=["Ana", "Ben", "Cid"]).split(": ")[1].rstrip(".")
    )
    for detail in ALL_LEVELS:
        said = told(words, lines, detail)
        assert said.count(names) == 1
    sounds = [line.cue.name for line in lines if line.cue is not None]
    assert sounds.count("out-other") == 3


def test_the_own_choice_of_a_war_is_not_told_before_its_result(words: Catalogue) -> None:
    position = {"bankrolls": [100000], "shoe": "9H 9S 2D 2D 2D 9C 5C"}
    _, lines = played("casino", position, "bet:1700", "war")
    choice = words.format_message("event-choose-war", "brief", who="you", player="", cents=1700)
    assert choice not in told(words, lines, "brief").split(". ")
    assert told(words, lines).count(words.format_message("event-choose-war", **ROUND_WAR)) == 1


ROUND_WAR: dict[str, Any] = {"who": "you", "player": "", "cents": 1700}


def test_going_to_war_says_what_it_costs(words: Catalogue) -> None:
    position = {"bankrolls": [100000], "shoe": "9H 9S 2D 2D 2D 9C 5C"}
    _, lines = played("casino", position, "bet:1700", "war")
    assert "17" in one_sentence(words, lines, "event-choose-war")


def test_a_war_names_those_who_tied_and_says_when_all_fight(words: Catalogue) -> None:
    position = {"stacks": ["3H 2H 3H", "KS 2S 3S", "KD 4D 5D"]}
    (war,) = (
        render_line(line, words)
        for line in played("classic", position)[1]
        if line.message == "event-war" and "normal" in line.levels
    )
    assert "Ana" in war
    assert "Ben" in war
    assert war.endswith(".")
    you = words.format_message("you", form="nom")
    assert you.lower() not in re.findall(r"\w+", war.lower())


STEALING: dict[str, Any] = {
    "stacks": ["KH 5H 6H", "9S 6S 2S", "4D 8D 2D"],
    "piles": ["3C", "KC 2C 4C", "7D"],
}


def test_a_theft_is_one_sentence_with_everything(words: Catalogue) -> None:
    _, lines = played("steal", STEALING, "steal:1 play play")
    said = one_sentence(words, lines, "event-steal")
    assert "Ana" in said
    assert said.lower().count(rank(words, "K")) == 2
    three = words.format_message("event-take", **TAKE, count=3).rstrip(".").split()
    assert " ".join(three[-2:]) in said


def test_a_void_theft_says_why(words: Catalogue) -> None:
    position = {**STEALING, "stacks": ["KH 5H 6H", "KS 6S 2S", "4D 8D 2D"]}
    assert "Ana" in one_sentence(
        words, played("steal", position, "steal:1 play play")[1], "event-steal-blocked"
    )
    two = {**STEALING, "stacks": ["KH 5H 6H", "9S 6S 2S", "KD 8D 2D"]}
    assert "Ben" in one_sentence(
        words, played("steal", two, "steal:1 play steal:1")[1], "event-steal-rivals"
    )


@pytest.mark.parametrize(
    ("owner", "answers", "message", "args"),
    [
        # The card that may protect the pile is not turned up: another thief decides again.
        ("8D", "steal:2,3 steal:2 play play", "event-steal-fails", {"rivals": False}),
        ("9D", "steal:2,3 steal:2 play play", "event-steal-fails", {"rivals": False}),
        # An owner who steals protects nothing, whatever the card is.
        ("9D", "steal:2,3 steal:2 steal:0 play", "event-steal-fails", {"rivals": True}),
    ],
)
def test_a_failed_theft_claims_no_reason_that_is_not_known(
    words: Catalogue, owner: str, answers: str, message: str, args: dict[str, object]
) -> None:
    stacks = ["9H 2H", "9S 2S", f"{owner} 2D", "7C 2C"]
    position = {
        "stacks": stacks,
        "piles": ["9D 3H" if owner == "8D" else "9C 3H", "", "9C", "9C KC"],
    }
    lines = played("steal", position, answers)[1]
    told = [line for line in lines if line.message.startswith("event-steal") and line.args]
    found = {line.message: line.args for line in told}
    assert message in found and "event-steal-blocked" not in found
    assert found[message].items() >= args.items()
    assert "Ben" in render_line(next(line for line in told if line.message == message), words)


def test_a_pile_is_protected_to_the_end_of_the_war(words: Catalogue) -> None:
    """Of two players nobody else can want the pile: the card of the first battle protects it."""
    position = {
        "stacks": ["7H 2H 3H 4H 9H 5H 6H", "7D 2S 3S 4S 7C 5S 6S"],
        "piles": ["7S 2C", ""],
    }
    _, lines = played("steal", position, "play play play steal:0")
    told = [line.message for line in lines if line.message.startswith("event-steal")]
    assert set(told) == {"event-steal-blocked"}


def test_a_pile_is_protected_in_wars_whatever_lies_on_top_then(words: Catalogue) -> None:
    """The owner's seven protects it also when she has put a stolen pile and a nine on top."""
    position = {
        "stacks": [
            "7C 2H 3H 4H QH 5H 6H 8H 9H TH JH 2C",
            "7D 2S 3S 4S 9S QS 5S 6S 8S TS JS 3C",
        ],
        "piles": ["9C KC", "7S AC"],
    }
    _, lines = played("steal", position, "play play play steal:0 play steal:1 play")
    found = [line for line in lines if line.message.startswith("event-steal-")]
    assert {line.message for line in found} == {"event-steal-blocked"}
    assert (found[0].args["card"], found[0].args["earlier"]) == ("7D", True)
    said = render_line(found[0], words)
    assert rank(words, "7") in said and rank(words, "9") not in said


def test_p_tells_the_running_war_and_t_those_who_are_asked(words: Catalogue) -> None:
    hands = {"hands": ["KH 2H 3H 4H 5H 6H", "KS 2S 3S 4S 5S 6S", "9D 4D 5D 6D 7D 8D"]}
    running, _ = played("armed", hands, "KH KS 9D")
    seen = project_view(running, 0)
    table = render_line(table_queries.describe_cards_on_table(seen, NAMES)[0], words)
    assert all(name in table for name in ("Ana", "Ben"))
    assert "Ben" not in " ".join(
        render_line(line, words) for line in table_queries.describe_who_has_chosen(seen, NAMES)
    )


def test_p_keeps_the_words_apart(words: Catalogue) -> None:
    cards = (Line("event-card", {"who": "other", "player": "Ben", "card": "KS"}),)
    said = render_line(Line("now-table", {"cards": cards, "count": 3}), words)
    king = render_line(cards[0], words)
    assert f"{king}," in said


@pytest.mark.parametrize("won", [True, False])
def test_why_names_whose_tie_bet_it_was(words: Catalogue, won: bool) -> None:
    cards = {"card": "KS", "house": "KD" if won else "QD", "won": won}
    of_ana = words.format_message("why-pay-tie-bet", **cards, who="other", player="Ana")
    assert "Ana" in of_ana
    assert words.format_message("why-pay-tie-bet", **cards, who="you", player="Mira") != of_ana


def test_c_says_when_chosen_cards_are_not_counted(words: Catalogue) -> None:
    running = game("scientific", 3, {"hands": ["2H 3H", "2S 3S", "2D 3D"], "count": [0]})
    before = render_lines(
        table_queries.describe_what_power_shows(project_view(running, 0), NAMES), words
    )
    running.answer(1, running.questions[1].choices[0])  # type: ignore[index]
    after = render_lines(
        table_queries.describe_what_power_shows(project_view(running, 0), NAMES), words
    )
    assert "," in before
    assert len(after.split()) > len(before.split())


@pytest.mark.parametrize("name", list(GAMES))
def test_nothing_is_told_twice(name: str) -> None:
    """No sentence comes twice in an utterance, and the own card once a trick."""
    players = min(3, GAMES[name].players[-1])
    steps, _ = play_match(
        name, players, make_limit_options(name, 60, rounds=30 if name == "casino" else 3), 4
    )
    assert sum(map(bool, steps)) > 10
    for language in LANGUAGES:
        catalogue = Catalogue(language, strict=True)
        for lines in steps:
            own = [line for line in lines if "normal" in line.levels]
            said = [render_line(line, catalogue) for line in own]
            again = [one for one in said if one and said.count(one) > 1]
            # Cards of another round of the same war may be the same.
            assert not [one for one in again if ":" not in one and "!" not in one], said


@pytest.mark.parametrize("name", ["casino", "tod_und_leben"])
def test_money_and_score_are_told(words: Catalogue, name: str) -> None:
    options: dict[str, Any] = {"rounds": 2}
    steps, _ = play_match(name, 2, options, 1)
    ids = [line.message for lines in steps for line in lines if "normal" in line.levels]
    if name == "casino":
        assert ids.count("event-money") >= 1
        assert "event-end-casino" in ids
    else:
        assert ids.count("event-score") == 2
    assert all(told(words, lines) is not None for lines in steps)


def explained(hands: list[str], answers: str, **more: Any) -> list[Line]:
    running = game("scientific", len(hands), {"hands": hands, **more}, AsTheyLie())
    recall = LastTrick("scientific", running.options)
    recall.add([project_event(event, 0) for event in answer(running, answers)])
    trick = recall.get_current_or_last_trick()
    assert trick is not None
    return explain_trick(trick, NAMES, 0)


def test_why_begins_with_the_reason(words: Catalogue) -> None:
    usual = explained(["AH 2H", "KS 2S"], "AH KS")
    assert usual[0].message == "why-strongest"
    turned = explained(["AH 2H", "KS 2S"], "AH KS", reversed=True)
    assert turned[0].message == "why-order"
    assert all(render_line(line, words) for line in (*usual, *turned))


def test_a_romanian_number_is_a_noun_where_it_acts() -> None:
    ro = Catalogue("ro", strict=True, suits="all")
    lines = explained(["2H 9H", "JS 3S"], "2H JS")
    assert render_line(lines[-1], ro).endswith(
        "doiul de inimă roșie a bătut valetul de inimă neagră."
    )


def choices(steps: list[list[Line]]) -> Iterator[Line]:
    yield from (line for lines in steps for line in lines if line.message == "event-choose")


def test_the_own_card_is_told_once(words: Catalogue) -> None:
    steps, tricks = play_match("scientific", 3, {"trick_limit": 30}, 2)
    own = [line for line in choices(steps) if "normal" in line.levels]
    assert 0 < len(own) <= tricks
    you = {"who": "you"}.items()
    puts = [
        line
        for lines in steps
        for line in lines
        if line.message == "event-put" and you <= line.args.items() and line.levels
    ]
    assert puts == []


def test_two_who_go_to_war_with_the_house_hear_each_with_its_own_cards() -> None:
    english = Catalogue("en", strict=True)
    shoe = "9H 9D 9S 2D 2D 2D KC 5C 3D 3D 3D 4C 7C 8H"
    position = {"bankrolls": [100000, 100000], "shoe": shoe}
    running = game("casino", 2, position, AsTheyLie())
    teller = Narrator("casino", NAMES[:2], running.options, 0)
    said = [
        told(
            english,
            teller.narrate_step([project_event(event, 0) for event in answer(running, one)]),
            "brief",
        )
        for one in ("bet:1000", "bet:1000", "war", "war")
    ]
    assert said[-1] == (
        "War won: plus 10. Ana, war lost: minus 20. You have 1010. New shoe. "
        "You king, house five. Ana four, house seven."
    )
