"""The table as data to draw, in every game: complete, true, and without secrets."""

from __future__ import annotations

from pathlib import Path

import pytest

from audiowar.games.armed.events import PutWarCards
from audiowar.rules.cards import card_code
from audiowar.rules.events import Put
from audiowar.rules.registry import GAMES
from audiowar.ui.table.scene_to_draw import SceneCache, SeatScene, TableScene, _laid
from audiowar.ui.table.table_screen import TableScreen
from tests.ui.front import Play
from tests.ui.test_table import hands, sit_down
from tests.ui.test_table_text import LANGUAGES, table


def scene(play: Play) -> TableScene:
    """Return the scene of the table."""
    assert isinstance(play.app.top, TableScreen)
    return SceneCache().get_scene(play.app, play.app.top)


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", GAMES)
def test_twenty_tricks_of_every_game_are_seen_in_every_language(
    home: Path, game: str, language: str
) -> None:
    play = table(home, game, GAMES[game].players[-1], language)
    cache = SceneCache()
    for _ in range(20):
        top = play.app.top
        if not isinstance(top, TableScreen) or top.view().over:
            break
        seen, view = cache.get_scene(play.app, top), top.view()
        assert [seat.is_viewer for seat in seen.seats].index(True) == view.viewer
        assert all(seat.name and seat.owned and "{" not in seat.name for seat in seen.seats)
        assert sum(seat.is_leader for seat in seen.seats) <= 1
        assert seen.hand == () or seen.here < len(seen.hand)
        hidden = [
            card for n, hand in enumerate(view.hands) if n != view.viewer for card in hand or ()
        ]
        assert hidden == [] and all(seat.spied_card is None or view.peek for seat in seen.seats)
        play.press("right", "enter")
        play.wait(60)


def first(seen: TableScene, name: str) -> SeatScene:
    """Return the seat of a player."""
    return next(seat for seat in seen.seats if seat.name == name)


def test_the_winner_the_leader_and_the_cards_of_the_trick_are_seen(home: Path) -> None:
    play = sit_down(home, hands("2H 3H", "9S 8S", "5D 6D"), "9S 8S", "5D 6D")
    play.press("end", "enter")
    play.wait(60)
    seats = scene(play).seats
    assert [seat.laid_cards for seat in seats] == [(("2H", 1),), (("9S", 1),), (("5D", 1),)]
    assert [(seat.gain, seat.has_gained, seat.is_leader) for seat in seats] == [
        ("", False, False), ("+3", True, True), ("", False, False),
    ]  # fmt: skip


def test_a_cursor_that_moves_changes_nothing_else(home: Path) -> None:
    play, cache = table(home), SceneCache()
    assert isinstance(play.app.top, TableScreen)
    before = cache.get_scene(play.app, play.app.top)
    play.press("right")
    after = cache.get_scene(play.app, play.app.top)
    assert after.here == before.here + 1
    assert after.seats is before.seats and after.notes is before.notes


def test_a_new_language_is_seen_at_once(home: Path) -> None:
    play, cache = table(home), SceneCache()
    assert isinstance(play.app.top, TableScreen)
    assert cache.get_scene(play.app, play.app.top).order == "Order: normal"
    play.app.change_and_save_language("sr")
    assert cache.get_scene(play.app, play.app.top).order != "Order: normal"


def played_rounds(play: Play) -> list[SeatScene]:
    """Play ten rounds. Return the seats that gained or lost something in each."""
    found: list[SeatScene] = []
    for _ in range(10):
        play.press("enter")
        play.wait(60)
        found += [seat for seat in scene(play).seats if seat.gain]
    assert all(seat.has_gained != seat.gain.startswith("−") for seat in found)
    return found


def test_money_bets_and_the_house_are_seen(home: Path) -> None:
    play = table(home, "casino", 2)
    play.press("enter")
    play.wait(60)
    seen = scene(play)
    assert seen.house is not None and len(seen.house.laid) == 1
    assert all(seat.gain for seat in seen.seats)
    assert all(seat.has_gained == (not seat.gain.startswith("−")) for seat in seen.seats)
    assert {seat.has_gained for seat in played_rounds(play)} == {True, False}
    assert sum(int(seat.owned) for seat in seen.seats) == 2000 + sum(
        int(seat.gain.replace("−", "-")) for seat in seen.seats
    )
    for _ in range(60):
        assert isinstance(play.app.top, TableScreen)
        question = play.app.top.view().question
        if question is not None and question.kind == "tie":
            break
        play.press("enter")
        play.wait(60)
    assert first(scene(play), "Mira").bet == "10", "while she decides about a war"


def test_packets_are_counted_without_piles_and_prisoners(home: Path) -> None:
    for game in ("razboi", "steal", "classic", "tod_und_leben"):
        play = table(home / game, game, 2)
        for _ in range(6):
            play.press("enter")
            play.wait(60)
            assert isinstance(play.app.top, TableScreen)
            view = play.app.top.view()
            for number, seat in enumerate(scene(play).seats):
                pile = len(view.piles[number] or ())
                assert seat.packet_count + pile + (seat.prisoner is not None) == view.owned[number]
    assert all(seat.packet_count == 0 for seat in scene(table(home / "s")).seats)


def test_the_spy_sees_the_chosen_cards_alone(home: Path) -> None:
    play = sit_down(home, hands("QH 3H 4H", "9S 8S 7S", "5D 6D 7D"), "9S 8S 7S", "5D 6D 7D")
    play.press("home", "enter")
    play.wait(60)
    seen = scene(play)
    assert isinstance(play.app.top, TableScreen)
    chosen = play.app.top.view().peek.get("chosen", {})
    assert len(chosen) == 2 and [seat.is_spy for seat in seen.seats] == [True, False, False]
    assert [seat.spied_card for seat in seen.seats] == [
        None,
        *(card_code(chosen[n]) for n in (1, 2)),
    ]


def test_who_may_steal_sees_the_turned_card(home: Path) -> None:
    play = table(home, "steal", 2)
    for _ in range(60):
        assert isinstance(play.app.top, TableScreen)
        view = play.app.top.view()
        if "top" in view.peek:
            break
        play.press("enter")
        play.wait(60)
    assert [seat.spied_card for seat in scene(play).seats] == [card_code(view.peek["top"]), None]


def test_face_down_cards_of_a_war_are_seen_once() -> None:
    put, war = Put(0, (4, 5), 20), PutWarCards(0, (4, 5))
    assert _laid("classic", [put], 0) == ((None, 2), (card_code(20), 1))
    assert _laid("armed", [war, put], 0) == ((None, 2), (card_code(20), 1))
    again = [Put(0, (), 30), war, put, PutWarCards(0, (6,)), Put(0, (6,), 21), Put(1, (), 40)]
    assert _laid("armed", again, 0) == (
        *((card_code(30), 1), (None, 2), (card_code(20), 1)),
        *((None, 1), (card_code(21), 1)),
    )
    assert _laid("armed", again, 1) == ((card_code(40), 1),)


@pytest.mark.parametrize("cards", [2, 3])
def test_the_seat_that_chooses_the_own_seat_and_the_leader_are_marked(
    home: Path, cards: int
) -> None:
    play = sit_down(home, hands("AH 5H 4H", "AS 6S 3S"[: cards * 3 - 1]), "AS 6S")
    own, other = scene(play).seats
    assert (own.is_viewer, own.state, own.owned) == (True, "choosing", "3")
    assert (other.is_viewer, other.owned) == (False, str(cards))
    assert (own.is_leader, other.is_leader) == (cards == 2, False)
