"""The table as text and as data to draw, in every game: complete, true, without secrets."""

from __future__ import annotations

from pathlib import Path

import pytest

from audiowar.frontends.window_text_layout import WindowContent
from audiowar.games.armed.rules import PutWarCards
from audiowar.rules.cards import get_card_code
from audiowar.rules.events import Put
from audiowar.rules.registry import GAMES
from audiowar.storage.match_transcript import Header
from audiowar.ui.core.app import ScreenContent
from audiowar.ui.lessons.tutorial import ScriptedOpponent
from audiowar.ui.table.scene_to_draw import SceneCache, SeatScene, SharedCards, TableScene, _laid
from audiowar.ui.table.table_screen import TableScreen
from tests.ui.front import Play
from tests.ui.test_table import hands, seat_of, sit_down


def scene(play: Play) -> TableScene:
    """Return the scene of the table."""
    assert isinstance(play.app.top, TableScreen)
    return SceneCache().get_scene(play.app, play.app.top)


@pytest.mark.parametrize("game", GAMES)
def test_eight_tricks_of_every_game_are_seen(home: Path, game: str) -> None:
    play = table(home, game, GAMES[game].players[-1], "sr")
    cache = SceneCache()
    for _ in range(8):
        top = play.app.top
        if not isinstance(top, TableScreen) or top.view().over:
            break
        seen, view = cache.get_scene(play.app, top), top.view()
        assert [seat.is_viewer for seat in seen.seats].index(True) == view.viewer
        assert all(seat.name and seat.owned and "{" not in seat.name for seat in seen.seats)
        assert sum(seat.is_leader for seat in seen.seats) <= 1
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


def test_a_cursor_that_moves_changes_nothing(home: Path) -> None:
    play, cache = table(home), SceneCache()
    assert isinstance(play.app.top, TableScreen)
    before = cache.get_scene(play.app, play.app.top)
    play.press("right")
    assert cache.get_scene(play.app, play.app.top) is before


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
        *(get_card_code(chosen[n]) for n in (1, 2)),
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
    assert [seat.spied_card for seat in scene(play).seats] == [
        get_card_code(view.peek["top"]),
        None,
    ]


def test_face_down_cards_of_a_war_are_seen_once() -> None:
    put, war = Put(0, (4, 5), 20), PutWarCards(0, (4, 5))
    assert _laid("classic", [put], 0) == ((None, 2), (get_card_code(20), 1))
    assert _laid("armed", [war, put], 0) == ((None, 2), (get_card_code(20), 1))
    again = [Put(0, (), 30), war, put, PutWarCards(0, (6,)), Put(0, (6,), 21), Put(1, (), 40)]
    assert _laid("armed", again, 0) == (
        *((get_card_code(30), 1), (None, 2), (get_card_code(20), 1)),
        *((None, 1), (get_card_code(21), 1)),
    )
    assert _laid("armed", again, 1) == ((get_card_code(40), 1),)


@pytest.mark.parametrize("cards", [2, 3])
def test_the_seat_that_chooses_the_own_seat_and_the_leader_are_marked(
    home: Path, cards: int
) -> None:
    play = sit_down(home, hands("AH 5H 4H", "AS 6S 3S"[: cards * 3 - 1]), "AS 6S")
    own, other = scene(play).seats
    assert (own.is_viewer, own.state, own.owned) == (True, "choosing", "3")
    assert (other.is_viewer, other.owned) == (False, str(cards))
    assert (own.is_leader, other.is_leader) == (cards == 2, False)


def test_a_war_leaves_its_cards_in_the_middle_until_they_are_taken(home: Path) -> None:
    play = sit_down(home, hands("KH 2H 5H", "KS 8S 9S", "5D 6D 7D"), "KS 9S 8S", "5D 6D 7D")
    assert scene(play).pot is None
    play.press("k", "enter")
    play.wait(60)
    seen = scene(play)
    assert seen.title == "Scientific War, trick 2." and seen.hand == ("5H", "2H")
    assert seen.pot == SharedCards("On the table", (("KH", 1), ("KS", 1), ("5D", 1)), "3")
    assert [(seat.gain, seat.has_gained, seat.is_leader) for seat in seen.seats] == [
        ("", False, False)
    ] * 3
    play.press("home", "enter")
    play.wait(60)
    seen = scene(play)
    assert seen.pot is None
    assert [
        (seat.name, seat.owned, seat.gain, seat.has_gained, seat.is_leader) for seat in seen.seats
    ] == [
        ("Mira", "1", "", False, False),
        ("Ana", "7", "+6", True, True),
        ("Marko", "1", "", False, False),
    ]
    assert [seat.state for seat in seen.seats] == ["choosing", "chosen", "chosen"]


def test_a_reversed_order_is_seen(home: Path) -> None:
    play = sit_down(home, hands("AH 2H JH", "JS 9S 8S"), "JS 9S 8S")
    seen = scene(play)
    assert (seen.order, seen.reversed) == ("Order: normal", False)
    assert seen.notes == ("Normal order: the ace is strongest.",)
    play.press("a", "enter")
    play.wait(60)
    seen = scene(play)
    assert (seen.order, seen.reversed) == ("Order: reversed", True)
    assert seen.notes == ("Reversed order: the two is strongest.",)
    seen = scene(table(home, "classic", 2))
    assert (seen.order, seen.reversed, seen.notes, seen.hand) == ("", None, (), ())


STACKS = {"stacks": [["KH", "2H", "3H", "4H"], ["KS", "2S", "3S", "9S"], ["2C", "3C", "4C"]]}


def test_face_down_cards_of_a_war_are_seen_as_such(home: Path) -> None:
    play = sit_down(home, STACKS, "", "", game="classic")
    assert [(seat.laid_cards, seat.packet_count) for seat in scene(play).seats] == [
        ((), 4),
        ((), 4),
        ((), 3),
    ]
    play.press("enter")
    play.wait(60)
    assert [(seat.laid_cards, seat.packet_count) for seat in scene(play).seats] == [
        ((("KH", 1), (None, 1), ("3H", 1)), 1),
        ((("KS", 1), (None, 1), ("3S", 1)), 1),
        ((("2C", 1), (None, 1), ("4C", 1)), 9),
    ]
    assert [seat.gain for seat in scene(play).seats] == ["", "", "+9"]
    assert [seat.state for seat in scene(play).seats] == ["waiting"] * 3


def test_cards_that_two_events_put_face_down_are_seen_once(home: Path) -> None:
    play = Play(home)
    position = hands("KH KD QH QD JH JD TH TD 9H 9D", "KC KS QC QS JC JS TC TS 9C 9S")
    bot = ScriptedOpponent("KC QC QS JC JS TC TS 9C 9S KS")
    view = seat_of(Header("armed", ("Mira", "Ana"), {}, 2, position), {1: bot})
    TableScreen(play.app, view).begin()
    play.settle()
    for key in ("k", "home", "home"):
        play.press(key, "enter")
        play.wait(60)
    first, second = scene(play).seats
    assert first.laid_cards == (("KH", 1), (None, 3), ("QH", 1), (None, 3), ("JD", 1))
    assert second.laid_cards == (("KC", 1), (None, 3), ("QS", 1), (None, 3), ("JS", 1))
    assert (first.packet_count, first.owned) == (0, "1")


def test_an_open_pile_shows_its_top_card_and_its_size(home: Path) -> None:
    play = table(home, "steal", 3)
    assert [seat.open_pile for seat in scene(play).seats] == [None, None, None]
    for _ in range(6):
        play.press("enter")
        play.wait(60)
    assert [seat.open_pile for seat in scene(play).seats] == [("KS", 3), ("3C", 3), ("6C", 3)]
    assert [seat.packet_count for seat in scene(play).seats] == [14, 14, 14]


def test_the_cards_of_the_house_are_seen(home: Path) -> None:
    play = table(home, "casino", 2)
    assert scene(play).house is None
    for _ in range(6):
        play.press("enter")
        play.wait(60)
    seen = scene(play)
    assert seen.house == SharedCards("House", (("TC", 1),)) and seen.pot is None
    assert seen.notes == ("Bets from 10 to 500.",)
    assert [(seat.owned, seat.gain, seat.has_gained, seat.is_leader) for seat in seen.seats] == [
        ("980", "−10", False, True), ("960", "−10", False, False),
    ]  # fmt: skip


def test_a_played_card_leaves_the_hand(home: Path) -> None:
    play = sit_down(home, hands("2H 3H", "9S 8S"), "9S 8S", pace=1.0)
    play.press("end", "enter")
    assert scene(play).hand == ("3H",)
    play.wait(5)
    play.press("enter")
    assert scene(play).hand == ()


def table(home: Path, game: str = "scientific", players: int = 3, language: str = "en") -> Play:
    play = Play(home, language, game=game, players=players, seed=1, name="Mira")
    from audiowar.ui.menus.new_game import start_command_line_match

    start_command_line_match(play.app)
    return play


def words(play: Play, shown: ScreenContent) -> WindowContent:
    """Return the shown content as text."""
    heading = play.app.render(shown.heading) if shown.heading else ""
    rows, beside = (tuple(map(play.app.render, lines)) for lines in (shown.rows, shown.other_lines))
    return WindowContent((), rows, shown.index, heading, beside)


def test_the_hand_has_a_heading_and_the_others_are_beside_it(home: Path) -> None:
    play = table(home)
    scene = words(play, play.app.top.get_screen_content())
    assert scene.heading == "Your hand: fourteen cards"
    assert scene.rows[0] == "Ace of hearts" and scene.current_index == 0
    assert scene.side_texts == (
        "You: 14", "Alice: 14, choosing", "Ben: 14, choosing", "On the table: 0", "Order: normal",
    )  # fmt: skip
    for _ in range(4):
        play.wait(60)
    assert "Alice: 14, ready" in words(play, play.app.top.get_screen_content()).side_texts


def test_what_each_seat_does_is_beside_the_hand(home: Path) -> None:
    play = sit_down(home, hands("2H 3H", "9S 8S", "5D"), "9S 8S", "5D")
    play.press("end", "enter")
    beside = play.app.top.get_screen_content().other_lines
    assert [line.args["state"] for line in beside[:3]] == ["waiting", "chosen", "out"]
