"""In which order a step is said, and what of it is left to the key that tells the last trick."""

from __future__ import annotations

import pytest

from audiowar.announce.announcement import Announcement, AnnouncementKind
from audiowar.announce.line import Cue, Line
from audiowar.announce.line_order import MANY_PLAYERS, get_levels_with_result_first
from audiowar.announce.narrator import Narrator
from audiowar.announce.render_lines import render_lines
from audiowar.games.casino.events import Pay
from audiowar.games.razboi.events import KeepPrisoner
from audiowar.games.scientific.events import (
    GrantPower,
    JokersVoid,
    JokerWins,
    Revolution,
    RevolutionCancelled,
)
from audiowar.l10n.catalogue import Catalogue, Detail
from audiowar.rules import events as ev
from audiowar.rules.cards import parse_card

NAMES = ("Mira", "Ana", "Marko", "Iva", "Petar", "Sofia")
ENGLISH = Catalogue("en", strict=True)
OWN = "You play the nine."


def step(codes: str, *after: ev.Event) -> list[ev.Event]:
    """Return the events of a trick that the listener, who plays first, closes."""
    cards = [parse_card(code) for code in codes.split()]
    puts = [ev.Put(seat, (), up) for seat, up in enumerate(cards)]
    return [ev.Choose(0, cards[0]), *puts, *after]


def heard(
    codes: str, *after: ev.Event, order: str = "players", detail: Detail = "normal"
) -> tuple[str, str]:
    """Return what is said of a trick at once, and on the key that tells it again."""
    players = len(codes.split())
    teller = Narrator("scientific", NAMES[:players], {}, 0)
    lines = teller.narrate_step(step(codes, *after))
    said = teller.arrange_lines(lines, order)
    assert sounds(said) == sounds(lines)
    return render_lines(said, ENGLISH, detail), render_lines(lines, ENGLISH, detail)


def sounds(lines: list[Line]) -> list[Cue]:
    return [line.cue for line in lines if line.cue is not None]


def taken(seat: int, count: int) -> ev.Take:
    return ev.Take(seat, tuple(range(count)))


def test_with_five_the_result_comes_first_and_the_cards_wait_for_the_key() -> None:
    said, whole = heard("9H 2S KD 3C 4H", taken(2, 5))
    assert said == f"{OWN} Marko takes five cards with the king."
    assert whole == (
        f"{OWN} Ana: two. Marko: king. Iva: three. Petar: four. Marko takes five cards."
    )


@pytest.mark.parametrize(
    ("order", "detail", "expected"),
    [
        ("players", "brief", "Marko's king takes 5."),
        ("players", "normal", f"{OWN} Marko takes five cards with the king."),
        (
            "happened",
            "normal",
            f"{OWN} Ana: two. Marko: king. Iva: three. Petar: four. Marko",
        ),
    ],
)
def test_the_news_ends_where_it_is_known_who_takes(
    order: str, detail: Detail, expected: str
) -> None:
    teller = Narrator("scientific", NAMES[:5], {}, 0)
    lines = teller.arrange_lines(
        teller.narrate_step(step("9H 2S KD 3C 4H", taken(2, 5), GrantPower(1, "spy"))), order
    )
    news = Announcement(tuple(lines), AnnouncementKind.RESULT, "trick").get_vital_lines(detail)
    said = render_lines(news, ENGLISH, detail)
    assert said.startswith(expected) and "spy" not in said


def test_with_four_all_is_told_as_it_happened() -> None:
    said, whole = heard("9H 2S KD 3C", taken(2, 4))
    assert said == whole and whole.endswith("Iva: three. Marko takes four cards.")


def test_ones_own_card_is_not_named_again() -> None:
    assert heard("9H 2S 5D 3C 4H", taken(0, 5))[0] == f"{OWN} You take five cards."


def test_a_war_names_its_rank_and_the_pot_behind_it() -> None:
    said, _ = heard("9H KS KD 3C 4H", ev.War("tie", (1, 2)))
    assert said == f"{OWN} War: Ana and Marko, with the king! Five cards on the table."


def test_who_forced_a_war_with_a_joker_is_told() -> None:
    said, _ = heard("9H KS JOKER 3C 4H", ev.War("joker", (0, 1, 2, 3, 4)))
    assert said == (
        f"{OWN} The strongest card is alone, so the joker forces a war! "
        "Five cards on the table. Marko: joker."
    )


def test_a_joker_that_wins_is_told_once() -> None:
    said, _ = heard("9H KS JOKER KC 4H", JokerWins(2), taken(2, 5))
    assert said == (
        f"{OWN} Marko takes five cards with the joker. "
        "The strongest cards tie, but the joker cancels the war."
    )


@pytest.mark.parametrize(
    ("codes", "expected"),
    [("5H JOKER JOKER", "three cards."), ("5H 9S JOKER JOKER", "four cards: low wins.")],
)
def test_low_wins_is_a_reason_only_where_cards_were_compared(codes: str, expected: str) -> None:
    teller = Narrator("scientific", NAMES[: len(codes.split())], {}, 0)
    teller.narrate_step([ev.Put(1, (), parse_card("JS")), Revolution(True)])
    taking = taken(0, len(codes.split()))
    said = render_lines(teller.narrate_step(step(codes, JokersVoid(), taking)), ENGLISH)
    assert said.endswith(f"You take {expected}")


def test_of_the_powers_of_others_only_the_spy_is_told() -> None:
    powers = [GrantPower(1, "spy"), GrantPower(2, "count"), GrantPower(3, "swap")]
    said, whole = heard("9H QS 3D 8C KH", taken(4, 5), *powers)
    assert said == f"{OWN} Petar takes five cards with the king. Ana is the spy."
    assert "Marko may count" in whole
    said, _ = heard("9H 7S 3D 8C KH", taken(4, 5), *powers[1:])
    assert said == f"{OWN} Petar takes five cards with the king."


def test_at_full_it_is_told_as_it_happened_and_nothing_twice() -> None:
    said, whole = heard("9H 2S KD 3C 4H", taken(2, 5), detail="full")
    assert said == (
        "You play the nine of hearts. "
        "Ana: two. Marko: king. Iva: three. Petar: four. Marko takes five cards."
    )
    # The key that tells the last trick names the suits too.
    assert "Ana: two of spades. Marko: king of diamonds. Iva: three of clubs." in whole


def test_suits_of_many_cards_are_told_to_who_wants_them_always() -> None:
    teller = Narrator("scientific", NAMES[:MANY_PLAYERS], {}, 0)
    said = teller.arrange_lines(teller.narrate_step(step("9H 2S KD 3C 4H", taken(2, 5))))
    always = Catalogue("en", strict=True, suits="all")
    assert "Ana: two of spades." in render_lines(said, always, "full")


def test_with_four_all_suits_are_told_at_full() -> None:
    said, whole = heard("9H 2S KD 3C", taken(2, 4), detail="full")
    assert said == whole and "Ana: two of spades." in said


@pytest.mark.parametrize("detail", ["normal", "full"])
def test_who_wants_the_result_first_has_it_first_with_few_too(detail: Detail) -> None:
    said, whole = heard("9H 2S KD", taken(2, 3), order="result", detail=detail)
    assert "Marko takes three cards. Ana: two" in said and sorted(said) == sorted(whole)


def test_who_wants_it_as_it_happened_has_everything_with_many() -> None:
    said, whole = heard("9H 2S KD 3C 4H", taken(2, 5), order="happened")
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
    said, whole = heard("9H 2S KD 3C 4H")
    assert said == whole and "Petar: four." in said


@pytest.mark.parametrize("detail", ["brief", "normal", "full"])
def test_who_has_looked_as_a_spy_hears_the_result_alone(detail: Detail) -> None:
    teller = Narrator("scientific", NAMES[:3], {}, 0)
    teller.mark_chosen_cards_as_seen({1: parse_card("2S"), 2: parse_card("KD")})
    lines = teller.narrate_step(step("9H 2S KD", taken(2, 3)))
    said = render_lines(teller.arrange_lines(lines), ENGLISH, detail)
    assert "two" not in said and "Ana" not in said
    assert len(sounds(teller.arrange_lines(lines))) == len(sounds(lines))
    if detail != "brief":
        assert "Ana: two" in render_lines(lines, ENGLISH, detail)
    again = render_lines(
        teller.arrange_lines(teller.narrate_step(step("9H 2S KD", taken(2, 3)))), ENGLISH, detail
    )
    assert "two" in again, "in the next trick they are new"


def test_a_card_that_was_not_the_one_seen_is_told() -> None:
    teller = Narrator("scientific", NAMES[:2], {}, 0)
    teller.mark_chosen_cards_as_seen({1: parse_card("2S")})
    assert "Ana: king" in render_lines(
        teller.arrange_lines(teller.narrate_step(step("9H KS"))), ENGLISH
    )


def test_only_what_lay_face_down_is_listed_at_full() -> None:
    teller = Narrator("classic", NAMES[:2], {}, 0)
    first = [
        ev.Put(0, (), parse_card("QH")),
        ev.Put(1, (), parse_card("QS")),
        ev.War("tie", (0, 1)),
    ]
    down = [
        ev.Put(0, (parse_card("2H"),), parse_card("KH")),
        ev.Put(1, (parse_card("3S"),), parse_card("5S")),
    ]
    cards = tuple(parse_card(code) for code in ["QH", "QS", "2H", "KH", "3S", "5S"])
    said = render_lines(teller.narrate_step([*first, *down, ev.Take(0, cards)]), ENGLISH, "full")
    assert said.endswith(
        "You take six cards. Face down among them: two of hearts and three of spades."
    )


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
    said, _ = heard(
        "9H QS KD", taken(2, 3), GrantPower(1, "spy"), GrantPower(2, "count"), detail="brief"
    )
    assert "Ana is the spy." in said and "Marko may" not in said and "Marko counts" not in said
    assert "Jacks cancelled." in heard("JH JS KD", RevolutionCancelled(), detail="brief")[0]


@pytest.mark.parametrize(
    ("tag", "rank"), [("en", "three"), ("es", "tres"), ("ro", "trei"), ("sr", "tri")]
)
def test_at_brief_the_cards_of_a_war_do_not_sound_like_a_rank(tag: str, rank: str) -> None:
    teller = Narrator("scientific", NAMES[:3], {}, 0)
    lines = teller.narrate_step(step("9H KS KD", ev.War("tie", (1, 2))))
    said = render_lines(
        teller.arrange_lines(lines), Catalogue(tag, strict=True), "brief"
    ).casefold()
    at = said.index(f"{rank} ")
    assert at > said.index("marko") and ". " in said[said.index("marko") : at + 1]


def test_a_take_and_its_prisoner_are_one_sentence() -> None:
    teller = Narrator("razboi", NAMES[:3], {"prisoners": "on"}, 0)
    puts = [ev.Put(seat, (), parse_card(code)) for seat, code in enumerate(("9H", "TS", "KD"))]
    kept = [ev.Choose(2, "keep:TS"), KeepPrisoner(2, parse_card("TS")), taken(2, 2)]
    assert render_lines(teller.narrate_step([*puts, *kept]), ENGLISH).endswith(
        "Marko takes three cards, keeping the ten as prisoner."
    )
    brief = render_lines(teller.narrate_step([ev.Choose(2, "prisoner")]), ENGLISH, "brief")
    assert brief == "Marko: the prisoner, ten."


def test_at_brief_a_surrender_and_a_new_packet_are_told() -> None:
    casino = Narrator("casino", NAMES[:3], {"bankroll": 1000}, 0)
    paid = [ev.Choose(1, "surrender"), Pay(1, -500, "surrender")]
    assert "Ana surrenders, minus 5." in render_lines(casino.narrate_step(paid), ENGLISH, "brief")
    steal = Narrator("steal", NAMES[:3], {}, 0)
    assert render_lines(steal.narrate_step([ev.PickUp(1, (1, 2, 3))]), ENGLISH, "brief").startswith(
        "Ana: new "
    )
