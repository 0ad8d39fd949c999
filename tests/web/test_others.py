"""The page at its server: the same program as at the desk, over the browser's own socket."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import pytest

from audiowar.client.transport import ConnectionChange
from audiowar.l10n.catalogue import Catalogue
from audiowar.l10n.discover_locales import discover_locales
from audiowar.rules import wire
from audiowar.rules.registry import GAMES
from audiowar.storage.settings import Settings
from audiowar.table.player_view import LocalPlayerView
from audiowar.table.start_local_match import start_practice
from audiowar.ui.core.launch_options import LaunchOptions
from audiowar.web.static_page_texts import render_static_page_texts
from audiowar.web.websocket_transport import make_transport_opener
from tests.client.carried import Carrying
from tests.client.test_remote_player_view import frames, seat
from tests.rules.dumped_view import dump_view

from .recorder import HOME, RecorderPage

pytestmark = pytest.mark.usefixtures("home")

SEATED = {
    **{"type": "seated", "table": "ab", "seat": 0, "token": "secret", "code": "123456"},
    **{"game": "classic", "options": {}, "host": 0, "seats": [seat("Ana"), seat("")]},
}


class Others:
    """A page whose server is the test."""

    def __init__(self, code: str = "", name: str = "Ana", language: str = "en") -> None:
        kept = {"language": language, "name": name} if name else {}
        Settings().set(**kept)
        self.carrying = Carrying()
        self.page = RecorderPage(None, language, carry=self.carrying)
        self.say = Catalogue(language).format_message
        self.page.start(code)

    @property
    def lines(self) -> list[str]:
        return list(self.page.place["items"])

    @property
    def sent(self) -> list[dict[str, Any]]:
        """What the last connection was asked for after its hello."""
        hello, *rest = self.carrying.now.sent
        assert hello["type"] == "hello"
        return [frame for frame in rest if frame["type"] != "ping"]

    def choose(self, message: str) -> None:
        """Touch a line of the menu."""
        self.page.send({"t": "pick", "i": self.lines.index(self.say(message)), "go": True})

    def hear(self, **frame: Any) -> list[str]:
        """Let a frame come, as the browser rouses the engine for it; return what is said."""
        self.carrying.now.hear(**frame)
        return self.rouse()

    def rouse(self) -> list[str]:
        before = len(self.page.told)
        self.page.due = self.page.engine.run_due_screens()
        self.page.wait(1.0)
        return self.page.said(messages=self.page.told[before:])

    def arrive(self) -> None:
        """Be at the server."""
        self.carrying.welcome(page="192.168.0.5:7470")
        self.rouse()

    def sit(self) -> None:
        """Sit at the table."""
        self.hear(**SEATED)

    def begin(self) -> None:
        """Let the game begin."""
        for frame in frames(1):
            self.hear(**frame)


def refused(reason: str, **args: Any) -> dict[str, Any]:
    return {"type": "refused", "reason": reason, "args": args}


def test_the_entry_leads_to_the_server_of_the_page() -> None:
    others = Others()
    others.choose("menu-together")
    assert others.carrying.now.url == "ws://localhost:7470/ws"
    assert others.page.line == others.say("together-connecting")
    others.arrive()
    assert others.page.place["label"] == others.say("together-title")
    assert others.lines == [
        others.say(f"together-{one}")
        for one in ("make", "by-code", "tables", "filter", "watch", "ratings", "take")
    ]


def test_without_a_way_to_a_server_there_is_no_entry() -> None:
    Settings().set(language="en", name="Ana")
    page = RecorderPage()
    page.start()
    assert Catalogue("en").format_message("menu-together") not in page.place["items"]
    assert Catalogue("en").format_message("menu-new-game") in page.place["items"]


def test_the_engine_rests_until_it_is_roused() -> None:
    others = Others()
    others.choose("menu-together")
    others.arrive()
    others.page.wait(2)
    others.page.due = others.page.engine.run_due_screens()
    assert others.page.due is not None and others.page.due > 1


def test_whoever_takes_the_link_over_looks_at_it_at_once() -> None:
    others = Others("123456")
    others.page.send({"t": "type", "x": "Ana"})
    for come in (others.carrying.welcome, lambda: others.carrying.now.hear(**SEATED)):
        come()
        others.page.due = others.page.engine.run_due_screens()
        assert others.page.due is not None and others.page.due < 1
        others.page.wait(2)
        assert others.page.due is not None, "the link is looked after"


def test_what_comes_with_the_seat_in_one_go_is_not_lost() -> None:
    others = Others("123456")
    others.page.send({"t": "type", "x": "Ana"})
    others.carrying.welcome()
    for frame in (SEATED, *frames(1)):
        others.carrying.now.hear(**frame)
    others.rouse()
    assert others.page.place["where"] == "shared"
    others = Others()
    others.choose("menu-together")
    others.arrive()
    others.choose("together-by-code")
    others.page.send({"t": "type", "x": "123456"})
    for frame in (SEATED, *frames(1)):
        others.carrying.now.hear(**frame)
    others.rouse()
    assert others.page.place["where"] == "shared"


@pytest.mark.parametrize("language", sorted(discover_locales()))
def test_a_link_asks_for_the_name_alone_and_then_one_sits_at_the_table(language: str) -> None:
    others = Others("123456", name="", language=language)
    assert others.page.place["t"] == "entry" and others.page.place["x"] == ""
    assert others.page.place["label"] == others.say("ask-name")
    others.page.send({"t": "type", "x": "Živa"})
    assert others.carrying.now.url == "ws://localhost:7470/ws"
    others.arrive()
    assert others.carrying.now.sent[0]["name"] == "Živa"
    assert others.carrying.now.sent[0]["lang"] == language
    assert others.sent == [{"type": "join", "code": "123456"}]
    assert others.page.line == others.say("together-connecting"), "no menu in between"
    others.sit()
    assert others.carrying.now.sent[-1] == {"type": "ping"}, "the token has arrived"
    title = others.say("waiting-room-title", game=others.say("game-classic"))
    assert others.page.place["label"] == title
    assert Settings().get("name", "") == "Živa"


def test_the_name_is_remembered_and_an_empty_one_is_the_usual() -> None:
    others = Others("123456", name="Živa")
    assert others.page.place["x"] == "Živa"
    others.page.send({"t": "type", "x": " "})
    assert Settings().get("name", "") == others.say("default-name")


def test_who_does_not_want_to_be_invited_gets_the_main_menu() -> None:
    others = Others("123456")
    others.page.press("escape")
    assert others.say("menu-together") in others.lines and not others.carrying.all
    others = Others("123456")
    others.page.send({"t": "type", "x": "Ana"})
    others.page.press("escape")
    assert others.say("menu-together") in others.lines and others.carrying.now.closed


def test_a_wrong_code_is_told_and_another_can_be_typed() -> None:
    others = Others("999999")
    others.page.send({"t": "type", "x": "Ana"})
    others.arrive()
    assert others.say("refused-no-table") in " ".join(others.hear(**refused("no_table")))
    assert others.page.place["label"] == others.say("together-title")
    others.choose("together-by-code")
    others.page.send({"t": "type", "x": "123456"})
    assert others.sent[-1] == {"type": "join", "code": "123456"}
    others.sit()
    assert others.say("waiting-room-start") in others.lines


def test_where_no_seat_is_free_one_may_look_on_with_the_code_of_the_link() -> None:
    others = Others("123456")
    others.page.send({"t": "type", "x": "Ana"})
    others.arrive()
    assert others.say("refused-table-full") in " ".join(others.hear(**refused("table_full")))
    others.choose("together-by-code")
    assert others.page.place["x"] == ""
    others.page.press("escape")
    others.choose("together-watch")
    assert others.page.place["x"] == "123456"
    others.page.press("enter")
    assert others.sent[-1] == {"type": "spectate", "code": "123456"}


def test_the_way_back_from_there_is_the_main_menu() -> None:
    others = Others("999999")
    others.page.send({"t": "type", "x": "Ana"})
    others.arrive()
    others.hear(**refused("no_table"))
    others.page.press("escape")
    assert others.say("menu-together") in others.lines and others.carrying.now.closed


def test_the_same_link_again_leads_to_the_same_seat() -> None:
    others = Others("123456")
    others.page.send({"t": "type", "x": "Ana"})
    others.arrive()
    others.sit()
    again = Others("123456")
    again.page.send({"t": "type", "x": "Ana"})
    again.arrive()
    resume = {"type": "resume", "table": "ab", "token": "secret", "after": -1}
    assert again.sent == [resume]
    again.hear(**refused("no_seat"))
    assert again.sent == [resume, {"type": "join", "code": "123456"}]
    assert Settings().get("server_seat", {}) == {}
    other = Others("654321")
    other.page.send({"t": "type", "x": "Ana"})
    other.arrive()
    assert other.sent == [{"type": "join", "code": "654321"}]


def test_a_server_that_speaks_another_version_is_told() -> None:
    others = Others("123456")
    others.page.send({"t": "type", "x": "Ana"})
    others.carrying.now.coming.append(ConnectionChange.OPENED)
    # After the menu to which it leads.
    told = [*others.hear(**refused("wrong_version", version="2")), *others.rouse()]
    assert others.say("refused-wrong-version", version="2") in " ".join(told)
    assert others.say("menu-together") in others.lines


@pytest.mark.parametrize("kept", [{"address": "http://there/"}, {"code": "654321"}])
def test_a_seat_elsewhere_is_left_alone(kept: dict[str, str]) -> None:
    ours = {"address": HOME, "table": "ab", "token": "secret", "code": "123456"}
    Settings().set(server_seat={**ours, **kept})
    others = Others("123456")
    others.page.send({"t": "type", "x": "Ana"})
    others.arrive()
    assert others.sent == [{"type": "join", "code": "123456"}]


@pytest.mark.parametrize("code", ["", "123456"])
def test_where_no_server_answers_it_is_said_why_and_what_to_do(code: str) -> None:
    others = Others(code)
    if code:
        others.page.send({"t": "type", "x": "Ana"})
    else:
        others.choose("menu-together")
    others.carrying.now.end()
    others.rouse()
    assert others.page.place["label"] == others.say("together-no-server")
    assert others.carrying.all[0].closed
    others.choose("page-retry")
    others.arrive()
    assert others.sent == ([{"type": "join", "code": code}] if code else [])


@pytest.mark.parametrize("typed, page", [
    ("192.168.0.5:7470", "http://192.168.0.5:7470/"),
    ("0 0 0 0 5", "http://192.168.0.5:7470/"),
    ("https://play.example/cards/", "https://play.example/cards/"),
    ("javascript:alert(1)", ""),
    ("play example", ""),
    ("//x", ""),
    ("", ""),
])  # fmt: skip
def test_from_there_one_goes_to_the_page_of_another_server(typed: str, page: str) -> None:
    others = Others()
    others.choose("menu-together")
    others.carrying.now.end()
    others.rouse()
    others.choose("together-other-page")
    told = others.page.send({"t": "type", "x": typed})
    gone = [one["u"] for one in told if one["t"] == "go"]
    assert gone == ([page] if page else [])
    others.page.press("escape", "escape")
    assert others.say("menu-together") in others.lines


def test_the_host_gets_a_link_for_friends_that_they_can_reach() -> None:
    others = Others()
    others.choose("menu-together")
    others.arrive()
    before = len(others.page.told)
    others.sit()
    link = "http://192.168.0.5:7470/#123456"
    assert link in " ".join(others.page.said(messages=others.page.told[before:]))
    others.choose("menu-invite")
    (copied,) = [one["x"] for one in others.page.told if one["t"] == "copy"]
    assert link in copied and others.say("game-classic") in copied
    others.page.wait(5)
    assert copied in others.page.said()[-1]


def test_at_the_table_there_are_buttons_for_chat_and_who_is_here() -> None:
    others = Others()
    others.choose("menu-together")
    others.arrive()
    others.sit()
    others.begin()
    assert others.page.place["where"] == "shared"
    assert others.page.state["table"]["table"] is not None
    told = others.page.send({"t": "do", "c": "who-is-here"})
    assert others.say("here-you") in " ".join(others.page.said(messages=told))
    others.page.send({"t": "do", "c": "chat"})
    assert others.page.place["t"] == "entry" and others.page.place["most"] == 200
    text = "Ž" * 200
    others.page.send({"t": "type", "x": text + "x"})
    assert others.sent[-1] == {"type": "chat", "text": text}
    assert others.page.place["where"] == "shared"


@pytest.mark.parametrize("game", GAMES)
@pytest.mark.parametrize("viewer", [None, 1])
def test_every_game_is_shown_from_any_place_also_to_who_looks_on(
    game: str, viewer: int | None
) -> None:
    near = start_practice(game, ("Ana", "Boro"), {}, {}, {})
    far = LocalPlayerView(near.runner, viewer)
    others = Others()
    others.choose("menu-together")
    others.arrive()
    token = None if viewer is None else "secret"
    others.hear(**{**SEATED, "game": game, "seat": viewer, "token": token, "host": 1})
    events = [wire.dump_event(event) for step in far.steps() for event in step.events]
    view = dump_view(far.view())
    asked = {"question": view.pop("question")} if view.get("question") else {}
    others.hear(type="events", first=0, events=events, steps=[], view=view, **asked)
    seats = others.page.state["table"]["table"]["seats"]
    assert [one["is_viewer"] for one in seats] == [seat == viewer for seat in range(2)]
    assert others.page.place.get("where") == "shared"
    for key in ("t", "w", "r", "l", "enter", "escape"):
        others.page.press(key)
    others.page.send({"t": "do", "c": "chat"})
    kept = Settings().get("server_seat", {})
    assert bool(kept) is (viewer is not None)


def test_who_is_alone_with_bots_has_no_such_buttons() -> None:
    page = RecorderPage(LaunchOptions(language="en", game="classic", players=2))
    page.start()
    assert page.place["where"] == "table"


def test_a_lost_line_is_told_in_time_and_the_seat_taken_up_by_itself() -> None:
    others = Others()
    others.choose("menu-together")
    others.arrive()
    others.sit()
    others.begin()
    # The words at the beginning are said first.
    others.page.press("r")
    before = len(others.page.told)
    others.page.wait(10)
    assert others.say("link-lost") in others.page.said(messages=others.page.told[before:])
    others.arrive()
    (resume,) = others.sent
    assert (resume["type"], resume["token"]) == ("resume", "secret") and resume["after"] >= 0
    assert others.say("link-back") in others.hear(**SEATED)


def test_leaving_the_program_ends_the_connection() -> None:
    others = Others()
    others.choose("menu-together")
    others.arrive()
    others.sit()
    others.begin()
    others.page.press("escape")
    others.choose("menu-quit")
    assert others.page.state["over"] and others.carrying.now.closed


def test_a_browsers_socket_carries_texts_and_news() -> None:
    class Script:
        def __init__(self) -> None:
            self.sent: list[str] = []
            self.closed = False
            self.heard: list[Any] = [True, "a", "š"]

        def send(self, text: str) -> None:
            self.sent.append(text)

        def take_all_as_json(self) -> str:
            heard, self.heard = self.heard, [False]
            return json.dumps(heard)

        def close(self) -> None:
            self.closed = True

    script = Script()
    urls: list[str] = []
    carrier = make_transport_opener(lambda url: urls.append(url) or script)("ws://x/ws")
    assert urls == ["ws://x/ws"] and carrier.wakes_program
    assert carrier.take_received() == [
        ConnectionChange.OPENED,
        "a",
        "š",
    ] and carrier.take_received() == [ConnectionChange.CLOSED]
    carrier.send("b")
    carrier.close()
    assert script.sent == ["b"] and script.closed


def test_the_page_knows_its_words_for_guests(tmp_path: Path) -> None:
    for tag, known in render_static_page_texts().items():
        assert "{code}" in known["page-invited"], tag
        assert known["page-button-chat"] and known["page-button-here"]
    assert HOME.endswith("/")
