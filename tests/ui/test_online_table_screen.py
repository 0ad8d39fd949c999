"""An online table from the lobby on: what the kept stories of online play do not prove."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest

from audiowar.announce.common_lines import describe_refusal
from audiowar.announce.line import Line
from audiowar.client.remote_player_view import RemotePlayerView
from audiowar.rules import wire
from audiowar.rules.state import Refused
from audiowar.table.start_local_match import start_practice
from audiowar.ui.core.last_online_seat import LAST_SEAT_SETTING
from audiowar.ui.core.system_news import PRESENCE_SECONDS
from audiowar.ui.online.connected_server_menu import open_seated_table
from audiowar.ui.online.online_table_screen import OnlineTableScreen
from audiowar.ui.online.waiting_room import WaitingRoom
from tests.client.test_remote_player_view import Ear, frames, seat
from tests.rules.dumped_view import dump_view

from .front import Play

ANA, BORO, FREE = seat("Ana"), seat("Boro"), seat("", here=False)


SEATED: dict[str, Any] = {
    **{"type": "seated", "table": "ab", "seat": 0, "token": "secret", "code": "123456"},
    **{"game": "scientific", "options": {}, "host": 0, "seats": [ANA, FREE]},
}


class Shared:
    """A player at a connection without a network."""

    def __init__(self, home: Path, language: str, **more: Any) -> None:
        self.play = Play(home, language)
        self.ear = Ear()
        self.player_view = RemotePlayerView(self.ear, {**SEATED, **more})  # type: ignore[arg-type]
        self.play.app.open_screen(WaitingRoom(self.play.app, self.player_view))

    def hear(self, *frames: dict[str, Any]) -> list[str]:
        """Receive frames. Return what is said."""
        self.ear.coming += frames
        return self.play.wait(0.1)

    def presence(self, *seats: dict[str, Any], host: int = 0) -> list[str]:
        # More than a few changes in a minute would be told in one sentence.
        self.play.wait(PRESENCE_SECONDS)
        return self.hear({"type": "presence", "seats": list(seats), "host": host})

    def told(self, message: str, **args: Any) -> str:
        return self.play.app.render(Line(message, args))

    def begin(self) -> None:
        """Begin the match with a question for both players."""
        near = start_practice(
            "scientific",
            ("Ana", "Boro"),
            {},
            {"hands": [["KH", "7S", "2D"], ["QH", "8S", "3D"]]},
            {},
        )
        view = dump_view(near.view())
        asked = view.pop("question")
        self.hear(
            {
                "type": "events",
                "first": 0,
                "events": [],
                "steps": [],
                "view": view,
                "question": asked,
            }
        )

    def choose(self, message: str, **args: Any) -> None:
        """Go to an item of the menu and press Enter."""
        wanted = self.told(message, **args)
        for _ in range(20):
            if any(one.startswith(wanted) for one in self.play.press("down")):
                self.play.press("enter")
                return
        raise AssertionError(wanted)


def test_a_new_code_of_the_table_is_told_and_saved_with_the_seat(tmp_path: Path) -> None:
    shared = Shared(tmp_path, "en")
    (said,) = shared.hear({"type": "code", "table": "ab", "code": "654321"})
    assert said == shared.told("code-changed", code="654 321")
    assert shared.play.app.settings.get(LAST_SEAT_SETTING, {})["code"] == "654321"


def test_who_became_host_while_the_connection_was_gone_hears_it(tmp_path: Path) -> None:
    shared = Shared(tmp_path, "en", host=1, seats=[ANA, BORO])
    shared.hear({"type": "lost"})
    seated = {"type": "seated", "host": 0, "seats": [ANA, FREE]}
    assert shared.hear({"type": "back"}, seated)[-1] == shared.told("host-now")


def at_classic_war(home: Path, **more: Any) -> Shared:
    """Return a player at a table of Classic War before the first card is turned."""
    shared = Shared(home, "en", game="classic", seats=[ANA, BORO], **more)
    near = start_practice("classic", ("Ana", "Boro"), {}, {"stacks": [["KH"] * 9, ["QS"] * 9]}, {})
    view = dump_view(near.runner.table.view(more.get("seat", 0)))
    shared.hear({"type": "events", "first": 0, "events": [], "steps": [], "view": view})
    assert isinstance(shared.play.app.top, OnlineTableScreen)
    return shared


def together(count: int) -> dict[str, Any]:
    """Return a frame with several tricks, as it arrives after a lost connection."""
    some = frames(count)
    return {
        **some[-1],
        "first": some[0]["first"],
        "events": [event for frame in some for event in frame["events"]],
        "steps": [frame["first"] for frame in some],
    }


TRICK = "You: king. Boro: queen. You take two cards."


@pytest.mark.parametrize(
    ("count", "told"),
    [
        (1, [TRICK]),
        (2, [TRICK, TRICK]),
        (5, ["You missed four tricks. The messages have it all.", TRICK]),
    ],
)
def test_what_was_missed_is_counted_and_the_last_is_told(
    tmp_path: Path, count: int, told: list[str]
) -> None:
    shared = at_classic_war(tmp_path)
    before = len(shared.play.app.history)
    assert shared.hear(together(count)) == told
    # All tricks are in the history, and later events do not count as missed.
    assert len(shared.play.app.history) == before + count + (count > 2)
    some = frames(count + 1)
    assert shared.hear(some[-1]) == [TRICK]


def test_who_was_away_hears_how_the_game_stands(tmp_path: Path) -> None:
    shared = Shared(tmp_path, "en", game="classic", seats=[ANA, BORO])
    told = shared.hear(together(5))[0]
    assert told == f"Classic War, trick 5. At the table: you and Boro. The game goes on. {TRICK}"


def test_who_gets_up_gives_the_seat_away_and_is_in_the_main_menu(tmp_path: Path) -> None:
    shared = at_classic_war(tmp_path)
    shared.play.app.settings.set(server_seat={"table": "ab", "token": "secret"})
    shared.play.press("escape")
    shared.choose("menu-get-up")
    assert shared.ear.sent[-1] == {"type": "leave"} and shared.ear.closed
    assert shared.play.said()[-2].startswith("audiowar. Main menu.")
    assert shared.play.said()[-1] == shared.told("seat-given-up")
    assert not shared.play.app.settings.get("server_seat", {})


def make_whole_match_frame() -> dict[str, Any]:
    """Return the frame with all events of a match of one trick, which is over."""
    near = start_practice("classic", ("Ana", "Boro"), {}, {"stacks": [["KH"], ["QS"]]}, {})
    near.advance()
    assert near.view().over
    events = [wire.dump_event(event) for step in near.steps() for event in step.events]
    return {"type": "events", "first": 0, "events": events, "view": dump_view(near.view())}


def test_a_finished_game_leaves_no_seat_to_come_back_to(tmp_path: Path) -> None:
    shared = Shared(tmp_path, "en", game="classic", seats=[ANA, BORO])
    shared.play.app.settings.set(server_seat={"table": "ab", "token": "secret"})
    shared.hear(make_whole_match_frame())
    assert shared.play.app.settings.get("server_seat", {})
    shared.play.app.open_main_menu()
    assert not shared.play.app.settings.get("server_seat", {})


def test_who_looks_on_elsewhere_keeps_the_seat_at_another_table(tmp_path: Path) -> None:
    kept = {"table": "other", "token": "mine", "address": "there:1", "code": "1"}
    for way in ("over", "closed"):
        looking = {"seat": None, "token": None, "game": "classic", "seats": [ANA, BORO]}
        shared = Shared(tmp_path, "en", **looking)
        shared.play.app.settings.set(server_seat=kept)
        if way == "over":
            shared.hear(make_whole_match_frame())
            shared.play.app.open_main_menu()
        else:
            shared.hear({"type": "refused", "reason": "table_closed", "args": {}})
        assert shared.play.app.settings.get(LAST_SEAT_SETTING, {}) == kept


def test_a_seat_is_kept_where_the_server_plays_another_match_after_the_end(tmp_path: Path) -> None:
    shared = Shared(tmp_path, "en", game="classic", seats=[ANA, BORO])
    shared.hear(make_whole_match_frame())
    assert isinstance(shared.play.app.top, OnlineTableScreen)
    seated = {**SEATED, "game": "classic", "seats": [ANA, BORO], "token": "other", "again": True}
    assert shared.hear({**seated, "begun": True})[-1] == shared.told("restored")
    assert shared.play.app.settings.get(LAST_SEAT_SETTING, {})["token"] == "other"


@pytest.mark.parametrize("reason", ["kicked", "table_closed"])
def test_who_loses_the_place_hears_why_in_the_main_menu(tmp_path: Path, reason: str) -> None:
    shared = at_classic_war(tmp_path)
    shared.play.app.settings.set(server_seat={"table": "ab", "token": "secret"})
    said = shared.hear({"type": "refused", "reason": reason})
    assert any(one.startswith("audiowar. Main menu.") for one in said)
    assert any(shared.play.app.render(describe_refusal(Refused(reason))) in one for one in said)
    assert not shared.play.app.settings.get("server_seat", {})


def test_the_key_help_of_a_table_with_others_has_what_works_there(tmp_path: Path) -> None:
    shared = at_classic_war(tmp_path)
    for name in ("chat", "who-is-here"):
        assert name not in shared.play.app.top.unavailable_commands


def test_who_only_looks_on_is_told_no_keys(tmp_path: Path) -> None:
    shared = Shared(tmp_path, "en", game="classic", seats=[ANA, BORO], seat=None, token=None)
    said = " ".join(shared.hear(together(5)))
    assert shared.told("aim-classic") not in said


def on_the_way(tmp_path: Path) -> tuple[Play, Ear]:
    """Take a seat in a running match whose events have not arrived yet."""
    play, ear = Play(tmp_path, "en"), Ear()
    open_seated_table(play.app, ear, {**SEATED, "game": "classic", "begun": True})  # type: ignore[arg-type]
    return play, ear


def test_on_the_way_to_a_running_game_escape_leads_to_the_main_menu(tmp_path: Path) -> None:
    play, ear = on_the_way(tmp_path)
    assert play.app.render(play.app.top.get_screen_content().rows[0]) == "Connecting."
    assert "does nothing here" in play.press("right")[-1]
    assert play.press("escape")[-1].startswith("audiowar. Main menu. Back to your table")
    assert ear.closed


def test_on_the_way_to_a_running_game_the_seat_may_be_lost(tmp_path: Path) -> None:
    play, ear = on_the_way(tmp_path)
    ear.coming.append({"type": "refused", "reason": "kicked", "args": {}})
    assert play.wait(0.1)[-1] == play.app.render(describe_refusal(Refused("kicked")))
    assert ear.closed


def test_the_connection_goes_on_when_the_game_comes(tmp_path: Path) -> None:
    play, ear = on_the_way(tmp_path)
    ear.coming.append(together(5))
    play.wait(0.1)
    assert isinstance(play.app.top, OnlineTableScreen) and not ear.closed
    shared = Shared(tmp_path, "en", game="classic", seats=[ANA, BORO])
    shared.hear(together(1))
    assert isinstance(shared.play.app.top, OnlineTableScreen) and not shared.ear.closed


def test_who_looks_on_has_no_seat_to_give_up(tmp_path: Path) -> None:
    shared = Shared(tmp_path, "en", seat=None, host=0)
    play = shared.play
    assert play.rows() == [
        "At the table: 1 of 2", "Write to the others", "Code: 123 456.", "Leave the table for good",
    ]  # fmt: skip
    play.press("escape")
    assert play.rows() == ["Stay at the table", "Main menu"]
    play.press("escape", "down", "enter")
    assert play.said()[-1] == shared.told("refused-not-seated")
    play.press("escape", "end", "enter")
    assert shared.ear.closed and {"type": "leave"} not in shared.ear.sent


def test_only_the_host_sends_people_away(tmp_path: Path) -> None:
    for host, kinds in ((0, ("mute", "unmute", "block", "kick")), (1, ("mute", "unmute", "block"))):
        shared = Shared(tmp_path / str(host), "en", host=host, seats=[ANA, BORO])
        shared.choose("menu-others")
        own = ["others-lock", "others-code"] if host == 0 else []
        shown = [row.message for row in shared.play.app.top.get_screen_content().rows]
        assert shown == [*(f"others-{kind}" for kind in kinds), *own]
        assert "Boro" in shared.play.rows()[0]
        for number, kind in enumerate(kinds):
            shared.play.press("home", *["down"] * number, "enter")
            assert shared.ear.sent[-1]["type"] == kind and shared.ear.sent[-1]["seat"] == 1
    # Alone at the table of another host there is nothing to do.
    shared = Shared(tmp_path / "alone", "en", host=1)
    shared.choose("menu-others")
    assert shared.play.said()[-1] == shared.told("others-none")
    assert len(shared.play.app.screens) == 1


@pytest.mark.parametrize(("seconds", "told"), [(4.9, False), (5.0, True), (75.0, True)])
def test_how_long_one_waits_is_told_from_five_seconds_on(
    tmp_path: Path, seconds: float, told: bool
) -> None:
    shared = Shared(tmp_path, "en", seats=[ANA, BORO])
    shared.begin()
    table = shared.play.app.top
    assert isinstance(table, OnlineTableScreen)
    table.remote.question_times_by_seat.clear()
    table.remote.question_times_by_seat.update({0: -1000.0, 1: shared.play.clock.now})
    shared.play.wait(seconds)
    (said,) = shared.play.press("t")
    waited = shared.told("awaited", seconds=int(seconds))
    assert said.endswith(waited) is told


PAGE = "http://192.168.0.5:7470/"
LINK = f"{PAGE}#123456"


@pytest.fixture
def page(monkeypatch: pytest.MonkeyPatch) -> None:
    """Use a server that has a page."""
    monkeypatch.setattr(Ear, "page_url", PAGE)


def invitation(shared: Shared) -> str:
    return shared.told("invitation", game=shared.told("game-scientific"), link=LINK)


def test_without_a_clipboard_the_sentence_is_said_alone(
    tmp_path: Path, page: None, monkeypatch: pytest.MonkeyPatch
) -> None:
    shared = Shared(tmp_path, "en")
    monkeypatch.setattr(shared.play.front, "copy_to_clipboard", lambda text: False)
    shared.choose("menu-invite")
    assert shared.play.said()[-1] == invitation(shared)


@pytest.mark.parametrize("without", [{"page": ""}, {"code": ""}])
def test_without_a_page_or_a_code_there_is_no_link(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, without: dict[str, Any]
) -> None:
    monkeypatch.setattr(Ear, "page_url", without.pop("page", PAGE))
    shared = Shared(tmp_path, "en", **without)
    assert PAGE not in " ".join(shared.play.said())
    item = shared.told("menu-invite")
    assert not any(item in one for _ in range(9) for one in shared.play.press("down"))
