"""What a game taught: counted from what one seat saw."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from dataclasses import replace

import pytest

from audiowar.bots.bots_and_coach import get_bots
from audiowar.games.armed.rules import PutWarCards
from audiowar.games.razboi.events import KeepPrisoner
from audiowar.games.steal.events import Steal
from audiowar.rules.cards import parse_card
from audiowar.rules.events import (
    Choose,
    Deal,
    Event,
    Hidden,
    PickUp,
    Put,
    Take,
    War,
)
from audiowar.rules.projection import project_view
from audiowar.storage.match_transcript import Header
from audiowar.table.table import Table

OPTIONS = {"razboi": {"prisoners": "on"}}


def counted(game: str, *events: Event, viewer: int | None = 0) -> dict[str, Mapping[str, int]]:
    """Return the takeaways of seat 0 among three."""
    table = Table(Header(game, ("A", "B", "C"), OPTIONS.get(game, {}), 1))
    table.start()
    seen = replace(project_view(table.match, 0), viewer=viewer)
    found = get_bots(game).find_review_takeaways(seen, events)
    return {one.message.partition("-")[2]: one.args for one in found}


def cards(codes: str) -> tuple[int, ...]:
    return tuple(map(parse_card, codes.split()))


def trick(*up: str) -> Iterator[Event]:
    """Yield the cards of seat 0, 1 and so on."""
    for seat, one in enumerate(up):
        if one:
            yield Put(seat, (), parse_card(one))


def dealt(codes: str) -> Deal:
    return Deal((cards(codes), Hidden(9), Hidden(9)))


def test_armed_a_two_that_would_have_beaten_the_highest() -> None:
    found = counted(
        "armed",
        *(dealt("2H KH 9H 8H 4H"), *trick("KH", "AS", "3C"), Take(1, ())),
        *(*trick("9H", "KS", "3D"), Take(1, ())),
        # Another two ties with the own one.
        *(*trick("8H", "AC", "2D"), Take(2, ())),
        # The own two won: nothing was let pass.
        *(*trick("2H", "AD", "5D"), Take(0, ())),
    )
    assert found["armed-two"] == {"times": 1}
    assert found["armed-strong"] == {"count": 1, "taken": 1}
    assert found["armed-won"] == {"won": 1, "spare": 0}


def test_armed_wars_and_what_would_have_won_them() -> None:
    war, lost = War("tie", (0, 1)), Take(1, ())
    found = counted(
        "armed",
        *(dealt("9H 9D 5H 6H 7H KH 4C 8C TC JD 3C 3D"), *trick("9H", "9S", "4S"), war),
        *(PutWarCards(0, cards("5H 6H 7H")), *trick("4C", "TH"), lost),
        # Now the king is under the cards that lie face down: nothing would have won.
        *(
            *trick("9D", "9C", "2S"),
            war,
            PutWarCards(0, cards("KH TC JD")),
            *trick("8C", "QH"),
            lost,
        ),
        # A trick of all after a war that nobody could fight is no war.
        *(*trick("3C", "3S", "2C"), War("tie", (0, 1)), *trick("3D", "4D", "5D"), Take(2, ())),
    )
    assert found["armed-wars"] == {"wars": 2, "lost": 2, "could": 1}
    assert "armed-won" not in found and "armed-two" not in found


def test_armed_what_a_lower_card_would_have_won() -> None:
    found = counted(
        "armed",
        *(dealt("KH 9H 4H"), *trick("KH", "8S", "5C"), Take(0, ())),
        *(*trick("9H", "6S", "7C"), Take(0, ())),
        *(PickUp(0, cards("QH JH")), *trick("QH", "TS", "3C"), Take(0, ())),
        *(*trick("JH", "QS", "3D"), Take(1, ())),
    )
    assert found["armed-won"] == {"won": 3, "spare": 2}
    assert found["armed-strong"] == {"count": 3, "taken": 1}


@pytest.mark.parametrize("game", ["armed", "steal"])
def test_nothing_is_taught_of_a_game_that_did_not_begin_with_a_deal(game: str) -> None:
    assert counted(game, *trick("KH", "8S", "5C"), Take(0, cards("KH 8S 5C"))) == {}


@pytest.mark.parametrize("game", ["armed", "steal", "razboi"])
def test_nobody_is_taught_who_only_watched(game: str) -> None:
    assert counted(game, dealt("2H"), *trick("KH", "8S", "5C"), Take(0, ()), viewer=None) == {}


def test_steal_what_was_let_pass_and_what_was_taken() -> None:
    found = counted(
        "steal",
        *(dealt("KH"), Take(1, cards("QS 3C 4C")), Take(2, cards("7D 5C"))),
        # A queen that is played where a queen lies on top; then a seven, from two piles at once.
        *(Choose(0, "play"), *trick("QH", "2S", "3D"), Take(0, cards("9H 2S 3D"))),
        *(Choose(0, "steal:2"), Steal(0, (2,), parse_card("7H"), cards("7H 7D 5C 9H 2S 3D"))),
        # Who protects the own pile lets nothing pass, even where another shows the rank too.
        Take(1, cards("7C JC")),
        *(Choose(0, "play"), *trick("7S", "2C", "3H"), Take(2, cards("7S 2C 3H"))),
        # A card of which nothing was asked is none that was let pass.
        *(*trick("7H", "5C", "5H"), Take(2, cards("7H 5C 5H"))),
    )
    assert found["steal-missed"] == {"times": 1, "count": 3}
    assert found["steal-stolen"] == {"times": 1, "count": 2}
    assert found["steal-robbed"] == {"times": 0, "count": 0}
    assert "steal-lay" not in found


def test_steal_a_pile_that_another_has_stolen_lies_there_once() -> None:
    found = counted(
        "steal",
        *(dealt("KH"), Take(1, cards("QS 3C 4C"))),
        *(Choose(2, "steal:1"), Steal(2, (1,), parse_card("QC"), cards("QC QS 3C 4C"))),
        *(Choose(0, "play"), *trick("QH", "2S", "3D"), Take(0, cards("QH 2S 3D"))),
    )
    assert found["steal-missed"] == {"times": 1, "count": 4}


def test_steal_those_who_steal_from_each_other_lose_what_lay_there_before() -> None:
    found = counted(
        "steal",
        *(dealt("KH"), Take(0, cards("QS 3C 4C")), Take(1, cards("KD 5C"))),
        *(Choose(0, "steal:1"), Choose(1, "steal:0")),
        *(
            Steal(0, (1,), parse_card("KH"), cards("KH KD 5C")),
            Steal(1, (0,), parse_card("QH"), cards("QH QS 3C 4C")),
        ),
        *(Choose(2, "steal:0"), Steal(2, (0,), parse_card("KS"), cards("KS KH KD 5C"))),
    )
    assert found["steal-robbed"] == {"times": 2, "count": 6}
    assert found["steal-stolen"] == {"times": 1, "count": 2}


def test_steal_a_rank_on_top_of_which_more_are_hidden() -> None:
    laid = (Take(1, cards("KD KS 5C 4C")), PickUp(2, ()))
    found = counted(
        "steal",
        *(dealt("KH"), *laid),
        # Of the kings one is hidden after this, of the nines three.
        *(Choose(0, "lay:9H"), Take(0, cards("9H KC 2S"))),
        *(Choose(0, "lay:KH"), Take(0, cards("KH 8C 2D"))),
        Take(0, cards("TH TC TD")),
    )
    assert found["steal-lay"] == {"times": 2, "unsafe": 1}


def test_prisoners_kept_played_and_left_waiting() -> None:
    ace = parse_card("AC")
    top, put = Choose(0, "top", ace), Put(0, (), ace, is_prisoner=True)
    found = counted(
        "razboi",
        *(*trick("KH", "9S", "AC"), Choose(0, "keep:AC"), KeepPrisoner(0, ace), Take(0, ())),
        # The top card loses where the ace would have won; where it would only have tied; and wins.
        *(top, *trick("5H", "QS", "2C"), Take(1, ())),
        *(top, *trick("5D", "AS", "3C"), Take(1, ())),
        *(top, *trick("KD", "QC", "4C"), Take(0, ())),
        *(Choose(0, "prisoner", ace), put, *trick("", "TD", "4D")),
        Take(0, (), prisoners=(ace, None, None)),
        *(*trick("8H", "7S", "6C"), Choose(0, "keep:none"), Take(0, ())),
    )
    assert found["prisoner-waited"] == {"times": 1}
    assert found["prisoner-kept"] == {"could": 2, "kept": 1}
    assert found["prisoner-played"] == {"kept": 1, "played": 1, "won": 1}
    assert found["prisoner-others"] == {"times": 0}


def test_prisoners_of_others_that_won() -> None:
    won = Take(1, (), prisoners=(None, parse_card("TD"), None))
    lost = Take(2, (), prisoners=(None, parse_card("TD"), None))
    found = counted("razboi", *trick("5H", "TD", "4D"), won, *trick("5H", "TD", "QD"), lost)
    assert found == {"prisoner-others": {"times": 1}}
