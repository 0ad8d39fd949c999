"""In which order a step is said, and what of it is left to the key that tells the last trick."""

from __future__ import annotations

import re
from typing import Any

import pytest

from audiowar.announce.announcement import Announcement, AnnouncementKind
from audiowar.announce.line import Cue, Line
from audiowar.announce.line_order import MANY_PLAYERS, get_levels_with_result_first
from audiowar.announce.narrator import Narrator
from audiowar.announce.render_lines import render_lines
from audiowar.games.casino.events import Pay
from audiowar.l10n.catalogue import Catalogue, Detail
from audiowar.rules import events as ev
from audiowar.rules.cards import parse_card
from audiowar.rules.projection import project_event
from tests.rules.table import AsTheyLie, answer, game, turn

NAMES = ("Mira", "Ana", "Marko", "Iva", "Petar", "Sofia")
ENGLISH = Catalogue("en", strict=True)
OWN = "You play the nine."


def step(codes: str, viewer: int = 0, **position: Any) -> list[ev.Event]:
    """Return the events of a trick that the listener, who plays first, closes."""
    hands = [f"{code} 5H 6H" for code in codes.split()]
    match = game("scientific", len(hands), {"hands": hands, **position}, jokers=2)
    for seat, code in reversed(list(enumerate(codes.split()))):
        events = match.answer(seat, parse_card(code))
    return [project_event(event, viewer) for event in events]


def heard(
    codes: str, order: str = "players", detail: Detail = "normal", **position: Any
) -> tuple[str, str]:
    """Return what is said of a trick at once, and on the key that tells it again."""
    players = len(codes.split())
    teller = Narrator("scientific", NAMES[:players], {}, 0)
    lines = teller.narrate_step(step(codes, **position))
    said = teller.arrange_lines(lines, order)
    assert sounds(said) == sounds(lines)
    return render_lines(said, ENGLISH, detail), render_lines(lines, ENGLISH, detail)


def sounds(lines: list[Line]) -> list[Cue]:
    return [line.cue for line in lines if line.cue is not None]


def test_with_five_the_result_comes_first_and_the_cards_wait_for_the_key() -> None:
    said, whole = heard("9H 2S KD 4C 4H")
    assert said == f"{OWN} Marko takes five cards with the king."
    assert whole == (
        f"{OWN} Ana: two. Marko: king. Iva: four. Petar: four. Marko takes five cards."
    )


@pytest.mark.parametrize(
    ("order", "detail", "expected"),
    [
        ("players", "brief", "Marko's king takes 5."),
        ("players", "normal", f"{OWN} Marko takes five cards with the king."),
        (
            "happened",
            "normal",
            f"{OWN} Ana: queen. Marko: king. Iva: four. Petar: four. Marko",
        ),
    ],
)
def test_the_news_ends_where_it_is_known_who_takes(
    order: str, detail: Detail, expected: str
) -> None:
    teller = Narrator("scientific", NAMES[:5], {}, 0)
    lines = teller.arrange_lines(teller.narrate_step(step("9H QS KD 4C 4H")), order)
    news = Announcement(tuple(lines), AnnouncementKind.RESULT, "trick").get_vital_lines(detail)
    said = render_lines(news, ENGLISH, detail)
    assert said.startswith(expected) and "spy" not in said


def test_with_four_all_is_told_as_it_happened() -> None:
    said, whole = heard("9H 2S KD 4C")
    assert said == whole and whole.endswith("Iva: four. Marko takes four cards.")


def test_ones_own_card_is_not_named_again() -> None:
    assert heard("9H 2S 5D 4C 4H")[0] == f"{OWN} You take five cards."


def test_a_war_names_its_rank_and_the_pot_behind_it() -> None:
    said, _ = heard("9H KS KD 4C 4H")
    assert said == f"{OWN} War: Ana and Marko, with the king! Five cards on the table."


def test_who_forced_a_war_with_a_joker_is_told() -> None:
    said, _ = heard("9H KS JOKER 4C 4H")
    assert said == (
        f"{OWN} The strongest card is alone, so the joker forces a war! "
        "Five cards on the table. Marko: joker."
    )


def test_a_joker_that_wins_is_told_once() -> None:
    said, _ = heard("9H KS JOKER KC 4H")
    assert said == (
        f"{OWN} Marko takes five cards with the joker. "
        "The strongest cards tie, but the joker cancels the war."
    )


@pytest.mark.parametrize(
    ("codes", "expected"),
    [("5H JOKER JOKER", "three cards."), ("5H 9S JOKER JOKER", "four cards: low wins.")],
)
def test_low_wins_is_a_reason_only_where_cards_were_compared(codes: str, expected: str) -> None:
    said, _ = heard(codes, reversed=True)
    assert said.endswith(f"You take {expected}")


def test_of_the_powers_of_others_only_the_spy_is_told() -> None:
    said, whole = heard("9H QS 3D 8C KH")
    assert said == f"{OWN} Petar takes five cards with the king. Ana is the spy."
    assert "Marko may count" in whole
    said, _ = heard("9H 7S 3D 8C KH")
    assert said == f"{OWN} Petar takes five cards with the king."


def test_at_full_it_is_told_as_it_happened_and_nothing_twice() -> None:
    said, whole = heard("9H 2S KD 4C 4H", detail="full")
    assert said == (
        "You play the nine of hearts. "
        "Ana: two. Marko: king. Iva: four. Petar: four. Marko takes five cards."
    )
    # The key that tells the last trick names the suits too.
    assert "Ana: two of spades. Marko: king of diamonds. Iva: four of clubs." in whole


def test_suits_of_many_cards_are_told_to_who_wants_them_always() -> None:
    teller = Narrator("scientific", NAMES[:MANY_PLAYERS], {}, 0)
    said = teller.arrange_lines(teller.narrate_step(step("9H 2S KD 4C 4H")))
    always = Catalogue("en", strict=True, suits="all")
    assert "Ana: two of spades." in render_lines(said, always, "full")


def test_with_four_all_suits_are_told_at_full() -> None:
    said, whole = heard("9H 2S KD 4C", detail="full")
    assert said == whole and "Ana: two of spades." in said


@pytest.mark.parametrize("detail", ["normal", "full"])
def test_who_wants_the_result_first_has_it_first_with_few_too(detail: Detail) -> None:
    said, whole = heard("9H 2S KD", order="result", detail=detail)
    assert "Marko takes three cards. Ana: two" in said and sorted(said) == sorted(whole)


def test_who_wants_it_as_it_happened_has_everything_with_many() -> None:
    said, whole = heard("9H 2S KD 4C 4H", order="happened")
    assert said == whole


def test_the_number_of_players_decides_unless_it_is_set() -> None:
    assert (
        get_levels_with_result_first("players", MANY_PLAYERS) == ("normal",)
        and get_levels_with_result_first("players", MANY_PLAYERS - 1) == ()
    )
    assert (
        get_levels_with_result_first("result", 2) == ("normal", "full")
        and get_levels_with_result_first("happened", 8) == ()
    )
    assert get_levels_with_result_first("nonsense", MANY_PLAYERS) == ("normal",)


def test_cards_without_a_result_are_told() -> None:
    teller = Narrator("scientific", NAMES[:5], {}, 0)
    lines = teller.narrate_step(step("9H 2S KD 4C 4H")[:-1])
    assert "Petar: four." in render_lines(teller.arrange_lines(lines), ENGLISH)


@pytest.mark.parametrize("detail", ["brief", "normal", "full"])
def test_who_has_looked_as_a_spy_hears_the_result_alone(detail: Detail) -> None:
    teller = Narrator("scientific", NAMES[:3], {}, 0)
    teller.mark_chosen_cards_as_seen({1: parse_card("2S"), 2: parse_card("KD")})
    lines = teller.narrate_step(step("9H 2S KD"))
    said = render_lines(teller.arrange_lines(lines), ENGLISH, detail)
    assert "two" not in said and "Ana" not in said
    assert len(sounds(teller.arrange_lines(lines))) == len(sounds(lines))
    if detail != "brief":
        assert "Ana: two" in render_lines(lines, ENGLISH, detail)
    again = render_lines(
        teller.arrange_lines(teller.narrate_step(step("9H 2S KD"))), ENGLISH, detail
    )
    assert "two" in again, "in the next trick they are new"


def test_a_card_that_was_not_the_one_seen_is_told() -> None:
    teller = Narrator("scientific", NAMES[:2], {}, 0)
    teller.mark_chosen_cards_as_seen({1: parse_card("2S")})
    assert "Ana: king" in render_lines(
        teller.arrange_lines(teller.narrate_step(step("9H KS"))), ENGLISH
    )


def test_only_what_lay_face_down_is_listed_at_full() -> None:
    match = game("armed", 2, {"hands": ["QH 2H 3H 4H KH", "QS 3S 5S 6S 7S"]}, AsTheyLie())
    events = [project_event(event, 0) for event in answer(match, "QH QS", "KH 7S")]
    said = render_lines(Narrator("armed", NAMES[:2], {}, 0).narrate_step(events), ENGLISH, "full")
    down = "two of hearts, three of hearts, four of hearts, three of spades, five of spades"
    assert f"You take ten cards. Face down among them: {down} and six of spades." in said


def test_among_many_it_is_not_said_of_each_that_they_have_chosen() -> None:
    for players, expected in (
        (MANY_PLAYERS - 1, "Ana has chosen."),
        (MANY_PLAYERS, ""),
    ):
        teller = Narrator("scientific", NAMES[:players], {}, 0)
        lines = teller.narrate_step([ev.Choose(1, ev.Hidden(1))])
        assert render_lines(teller.arrange_lines(lines), ENGLISH, "full") == expected
        assert sounds(lines)


def test_at_brief_the_next_spy_and_cancelled_jacks_are_told() -> None:
    said, _ = heard("9H QS 3D", detail="brief")
    assert "Ana is the spy." in said and "Marko may" not in said and "Marko counts" not in said
    assert "Jacks cancelled." in heard("JH JS KD", detail="brief")[0]


@pytest.mark.parametrize(
    ("tag", "rank"), [("en", "three"), ("es", "tres"), ("ro", "trei"), ("sr", "tri")]
)
def test_at_brief_the_cards_of_a_war_do_not_sound_like_a_rank(tag: str, rank: str) -> None:
    teller = Narrator("scientific", NAMES[:3], {}, 0)
    lines = teller.narrate_step(step("9H KS KD"))
    said = render_lines(
        teller.arrange_lines(lines), Catalogue(tag, strict=True), "brief"
    ).casefold()
    at = said.index(f"{rank} ")
    assert at > said.index("marko") and ". " in said[said.index("marko") : at + 1]


def test_a_take_and_its_prisoner_are_one_sentence() -> None:
    match = game("razboi", 3, {"stacks": ["9H 2H", "TS 2S", "KD 2D"]}, prisoners="on")
    events = [*turn(match, "keep:TS"), *turn(match, "prisoner")]
    seen = [project_event(event, 2) for event in events]
    take = next(n for n, event in enumerate(seen) if isinstance(event, ev.Take))
    teller = Narrator("razboi", NAMES[:3], {"prisoners": "on"}, 2)
    assert render_lines(teller.narrate_step(seen[: take + 1]), ENGLISH).endswith(
        "You take three cards, keeping the ten as prisoner."
    )
    brief = render_lines(teller.narrate_step(seen[take + 1 : take + 2]), ENGLISH, "brief")
    assert brief == "The prisoner, ten."


@pytest.mark.parametrize("detail", ["brief", "normal", "full"])
def test_the_end_is_told_last_where_the_result_comes_first(detail: Detail) -> None:
    match = game("scientific", 5, {"hands": ["9H", "JS", "KD", "4C", "TH 2H"]}, trick_limit=1)
    events = [project_event(event, 0) for event in answer(match, "9H JS KD 4C TH")]
    teller = Narrator("scientific", NAMES[:5], {}, 0)
    said = render_lines(
        teller.arrange_lines(teller.narrate_step(events), "result"), ENGLISH, detail
    )
    assert re.search("takes .* (Revolution!|Two high) .*Iva wins", said.replace(".", " "))


def test_at_brief_a_surrender_and_a_new_packet_are_told() -> None:
    casino = Narrator("casino", NAMES[:3], {"bankroll": 1000}, 0)
    paid = [ev.Choose(1, "surrender"), Pay(1, -500, "surrender", (1000, 9500, 1000))]
    assert "Ana surrenders, minus 5." in render_lines(casino.narrate_step(paid), ENGLISH, "brief")
    steal = Narrator("steal", NAMES[:3], {}, 0)
    assert render_lines(steal.narrate_step([ev.PickUp(1, (1, 2, 3))]), ENGLISH, "brief").startswith(
        "Ana: new "
    )
