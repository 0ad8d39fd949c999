"""The menu of a server: what it asks and remembers, and the rating lists that it opens."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest

from audiowar.announce.common_lines import describe_refusal
from audiowar.announce.line import Line
from audiowar.client.transport import TOO_MANY_CONNECTIONS_FRAME, ConnectionChange
from audiowar.rules.state import Refused
from audiowar.ui.core.last_online_seat import LAST_SEAT_SETTING
from audiowar.ui.first_screens import open_main_menu
from audiowar.ui.online.connect import ConnectingScreen, JoinByCodeScreen
from audiowar.ui.online.connected_server_menu import ServerMenu
from audiowar.ui.online.rating_lists import derive_device_id, get_secret_rating_key
from tests.client.carried import Carrying
from tests.client.test_remote_player_view import Ear, seat

from .front import Play

KEPT = {"address": Ear.address, "table": "ab", "token": "secret"}


class Arrived:
    """A player connected to a server without a network."""

    def __init__(self, home: Path, language: str = "en") -> None:
        self.play = Play(home, language)
        self.play.app.settings.set(**{LAST_SEAT_SETTING: KEPT})
        self.ear = Ear()
        self.menu = ServerMenu(self.play.app, self.ear)  # type: ignore[arg-type]
        self.play.app.open_screen(self.menu)

    def hear(self, **frame: Any) -> list[str]:
        self.ear.coming.append(frame)
        return self.play.wait(0.1)

    def choose(self, message: str) -> None:
        """Go to an item of the menu and press Enter."""
        wanted = self.play.app.render(Line(message))
        while not self.play.press("down")[-1].startswith(wanted):
            pass
        self.play.press("enter")

    @property
    def kept(self) -> object:
        return self.play.app.settings.get(LAST_SEAT_SETTING, {})


SEATED: dict[str, Any] = {
    **{"type": "seated", "table": "ab", "seat": 0, "token": "secret", "code": "123456"},
    **{"game": "a-game-of-tomorrow", "options": {}, "host": 0, "seats": [seat("Ana"), seat("")]},
}


def test_a_table_with_a_game_that_is_not_known_here_is_left_with_a_word(tmp_path: Path) -> None:
    arrived = Arrived(tmp_path / "menu")
    arrived.choose("together-by-code")
    arrived.play.press(*"123456", "enter")
    told = arrived.play.app.render(Line("together-unknown-game"))
    assert arrived.hear(**SEATED)[-1] == told
    assert arrived.ear.sent[-1] == {"type": "leave"} and arrived.play.app.top is arrived.menu

    play, carrying = Play(tmp_path / "code"), Carrying()
    play.app.launch_options.services.open_transport = carrying
    play.app.open_screen(JoinByCodeScreen(play.app, "there:7470", "123456"))
    carrying.welcome()
    play.wait(0.1)
    carrying.now.hear(**SEATED)
    assert play.wait(0.1)[-1] == told
    assert carrying.now.sent[-1] == {"type": "leave"} and isinstance(play.app.top, ServerMenu)


def test_why_a_server_lets_nobody_in_is_told_and_costs_no_seat(tmp_path: Path) -> None:
    for coming in (False, True):
        play, carrying = Play(tmp_path), Carrying()
        app, kept = play.app, {**KEPT, "address": "there:7470", "code": "123456"}
        app.settings.set(**{LAST_SEAT_SETTING: kept})
        app.launch_options.services.open_transport = carrying
        way = (
            JoinByCodeScreen(app, "there:7470", "123456")
            if coming
            else ConnectingScreen(app, "there:7470")
        )
        app.open_screen(way)
        carrying.now.coming += [TOO_MANY_CONNECTIONS_FRAME, ConnectionChange.CLOSED]
        assert play.wait(0.1)[-1] == app.render(Line("refused-too-many-connections"))
        assert app.top is not way and app.settings.get(LAST_SEAT_SETTING, {}) == kept


@pytest.mark.parametrize("reason", ["no_seat", "no_table"])
def test_a_seat_that_is_gone_is_forgotten(tmp_path: Path, reason: str) -> None:
    arrived = Arrived(tmp_path)
    arrived.choose("together-return")
    assert arrived.ear.sent[0]["type"] == "resume"
    assert arrived.hear(type="refused", reason=reason, args={})
    assert arrived.kept == {}


@pytest.mark.parametrize("reason", ["no_seat", "no_table", "too_fast", "table_damaged"])
def test_a_code_forgets_the_seat_at_its_table_only_if_the_seat_is_gone(
    tmp_path: Path, reason: str
) -> None:
    play, carrying = Play(tmp_path), Carrying()
    app, kept = play.app, {**KEPT, "address": "there:7470", "code": "123456"}
    app.settings.set(**{LAST_SEAT_SETTING: kept})
    app.launch_options.services.open_transport = carrying
    app.open_screen(JoinByCodeScreen(app, "there:7470", "123456"))
    carrying.welcome()
    play.wait(0.1)
    assert carrying.now.sent[-1]["type"] == "resume"
    carrying.now.hear(type="refused", reason=reason, args={})
    play.wait(0.1)
    if reason in ("no_seat", "no_table"):
        assert carrying.now.sent[-1] == {"type": "join", "code": "123456"}
        assert app.settings.get(LAST_SEAT_SETTING, {}) == {}
    else:
        assert isinstance(app.top, ServerMenu)
        assert play.said()[-1] == app.render(Line(f"refused-{reason.replace('_', '-')}"))
        assert app.settings.get(LAST_SEAT_SETTING, {}) == kept


def test_tables_of_games_that_are_not_known_here_are_no_tables(tmp_path: Path) -> None:
    arrived = Arrived(tmp_path)
    table = {"table": "ab", "game": "of-tomorrow", "names": ["Ana"], "free": 1}
    assert arrived.hear(type="tables", tables=[table])[-1] == "There are no open tables."


WHOLE = {"address": "there:1", "table": "ab", "token": "secret", "code": "123456"}


@pytest.mark.parametrize(
    ("kept", "home", "offered"),
    [
        (WHOLE, "", True),
        (WHOLE, "there:1", True),
        # A page can only connect to its own server.
        (WHOLE, "elsewhere:1", False),
        ({}, "", False),
        ({**WHOLE, "token": ""}, "", False),
        ({**WHOLE, "address": 5}, "", False),
        ({name: WHOLE[name] for name in ("address", "table", "token")}, "", False),
    ],
)
def test_the_main_menu_leads_back_to_a_seat_that_can_be_reached(
    tmp_path: Path, kept: dict[str, Any], home: str, offered: bool
) -> None:
    play = Play(tmp_path, open_transport=Carrying())
    play.app.launch_options.services.only_server_address = home
    play.app.settings.set(**{LAST_SEAT_SETTING: kept})
    open_main_menu(play.app)
    said = play.app.render(Line("menu-return"))
    assert (said in play.said()[-1]) is offered
    play.app.launch_options.services.open_transport = None
    open_main_menu(play.app)
    assert said not in play.said()[-1]


@pytest.mark.parametrize(("reason", "forgotten"), [("no_table", True), ("too_fast", False)])
def test_a_table_that_is_gone_is_told_in_the_main_menu(
    tmp_path: Path, reason: str, forgotten: bool
) -> None:
    carrying = Carrying()
    play = Play(tmp_path, open_transport=carrying)
    play.app.settings.set(**{LAST_SEAT_SETTING: WHOLE})
    open_main_menu(play.app)
    play.press("enter")
    carrying.welcome()
    play.wait(0.1)
    assert carrying.now.sent[-1] == {
        "type": "resume",
        "table": "ab",
        "token": "secret",
        "after": -1,
    }
    carrying.now.hear(type="refused", reason=reason, args={})
    play.wait(0.1)
    assert play.said()[-1] == play.app.render(describe_refusal(Refused(reason)))
    assert carrying.now.closed and len(play.app.screens) == 1
    assert (play.app.settings.get(LAST_SEAT_SETTING, {}) == {}) is forgotten


ROW = {"name": "Živa", "strength": 28.9, "low": 17.4, "high": 40.3, "games": 4}


def test_the_player_joins_and_leaves_the_lists_of_one_server(tmp_path: Path) -> None:
    arrived = Arrived(tmp_path)
    app, address = arrived.play.app, Ear.address
    assert get_secret_rating_key(app, address) == ""
    arrived.choose("together-ratings")
    assert arrived.play.press("end")[-1].startswith("You are not on the lists of this server.")
    assert arrived.play.press("enter")[-1].startswith("You are on the lists of this server")
    key = get_secret_rating_key(app, address)
    assert (
        key and key != derive_device_id(app, address) and get_secret_rating_key(app, "other") == ""
    )
    assert arrived.ear.sent[-1] == {"type": "rating", "key": key, "on": True}
    assert arrived.play.press("enter")[-1].startswith("You are not on the lists")
    assert arrived.ear.sent[-1] == {"type": "rating", "key": key, "on": False}
    assert get_secret_rating_key(app, address) == ""


def test_an_answer_about_an_unknown_game_is_ignored(tmp_path: Path) -> None:
    arrived = Arrived(tmp_path)
    said = len(arrived.play.said())
    arrived.hear(type="ratings", game="a-game-of-tomorrow", list=[ROW])
    assert len(arrived.play.said()) == said


def test_a_list_is_read_row_by_row(tmp_path: Path) -> None:
    arrived = Arrived(tmp_path)
    other = {"name": "Ana", "strength": 21.2, "low": 10.6, "high": 31.5, "games": 1}
    told = arrived.hear(type="ratings", game="classic", list=[ROW, other])[-1]
    assert told.endswith("1 of 2") and "Classic War" in told
    rows = arrived.play.rows()
    for row, numbers in zip(rows, ("1 Živa 29 17 40 four", "2 Ana 21 11 32 one"), strict=True):
        assert all(number in row for number in numbers.split()), row
    arrived.play.press("escape")
    told = arrived.hear(type="ratings", game="classic", list=[])[-1]
    assert "Classic War" in told and arrived.play.cued()[-1] == "refusal"


def test_lists_of_several_servers_are_joined_apart(tmp_path: Path) -> None:
    arrived = Arrived(tmp_path)
    app = arrived.play.app
    app.settings.set(rated_at=["other:1"])
    arrived.choose("together-ratings")
    arrived.play.press("end", "enter")
    assert app.settings.get("rated_at", []) == ["other:1", Ear.address]
    arrived.play.press("enter")
    assert app.settings.get("rated_at", []) == ["other:1"]
    # The same device has one id for each purpose.
    assert derive_device_id(app, "a") == derive_device_id(app, "a") != derive_device_id(app, "b")
    assert len(derive_device_id(app, "a")) == 16
