"""A server without a network: it says what a story tells it to say, and holds one table."""

from __future__ import annotations

import json
from collections.abc import Mapping
from pathlib import Path
from typing import Any

from audiowar.client.transport import ConnectionChange
from audiowar.rules import json_value_codecs, wire
from audiowar.storage.match_transcript import Header
from audiowar.table.bot_players import seat_bots
from audiowar.table.pace import FixedPace
from audiowar.table.player_view import LocalPlayerView
from audiowar.table.step_events import Step
from audiowar.table.table import Table
from audiowar.table.table_runner import TableRunner
from audiowar.ui.first_screens import open_first_screen
from audiowar.ui.lessons.tutorial import ScriptedOpponent
from tests.client.carried import Carrying, Connection
from tests.rules.dumped_view import dump_view
from tests.ui.front import Play

NAMES = ("Mira", "Ana", "Boro")


class House(Carrying):
    """Its connections, and the table that is played at."""

    def __init__(self, home: Path, page: str = "", invitation: str = "") -> None:
        super().__init__()
        self.went: list[str] = []
        """Pages of other servers that the browser was sent to."""
        self.play = Play(
            home, open_transport=self, open_server_page=self.went.append, invitation=invitation
        )
        self.play.app.launch_options.services.only_server_address = page
        self.play.app.settings.set(name="Mira", remarks="off")
        # Everything is told, and at once.
        self.play.app._fault_news.loss_seconds = 0.0
        self.play.app._presence_news.max_lines = 99
        open_first_screen(self.play.app)
        self.near: LocalPlayerView | None = None

    def __call__(self, url: str) -> Connection:
        self.all.append(Answering(url, self))
        return self.all[-1]

    def open(self, **more: Any) -> None:
        """Take the connection up and greet."""
        self.welcome(server="house", **more)

    def let_in(self) -> None:
        """Take the connection up, and say nothing yet."""
        self.now.coming.append(ConnectionChange.OPENED)

    def say(self, **frame: Any) -> None:
        """Say something to the player."""
        self.now.hear(**frame)

    def send_all(self, since: int) -> None:
        """Send what has happened since then as one frame."""
        assert self.near is not None
        steps = [step for step in self.near.steps(since) if step.events]
        events = [wire.dump_event(event) for step in steps for event in step.events]
        self.say(
            type="events",
            first=steps[0].first_event_number,
            events=events,
            steps=[step.first_event_number for step in steps],
            view=dump_view(self.near.view()),
        )

    def lose(self) -> None:
        """Let the connection go."""
        self.now.coming.append(ConnectionChange.CLOSED)

    def begin(
        self,
        game: str,
        position: Mapping[str, Any],
        *scripts: str,
        seat: int | None = 0,
    ) -> None:
        """Begin a game in which the others answer by their scripts."""
        names = NAMES[: len(scripts) + 1]
        host = TableRunner(Table(Header(game, names, {}, 1, position)), None, FixedPace(1.0))
        seat_bots(
            host, {number: ScriptedOpponent(script) for number, script in enumerate(scripts, 1)}
        )
        self.near = LocalPlayerView(host, seat)
        self.near.on_step = self.send
        host.start()

    def send(self, step: Step) -> None:
        """Send a step with what the seat may know then."""
        assert self.near is not None
        view = dump_view(self.near.view())
        asked = view.pop("question", None)
        events = [wire.dump_event(event) for event in step.events]
        self.say(
            type="events", first=step.first_event_number, events=events, view=view, question=asked
        )

    def heard(self, frame: Mapping[str, Any]) -> None:
        """Let the player do something at the table."""
        if frame["type"] == "ping":
            self.say(type="pong")
        elif self.near is None:
            return
        elif frame["type"] == "answer":
            self.near.answer(frame["question"], json_value_codecs.load_choice(frame["choice"]))
        elif frame["type"] == "advance":
            self.near.runner.advance(frame["event"])

    def pass_time(self) -> None:
        """Let those answer at the table whose time has come."""
        while (
            self.near is not None and self.near.run_due(self.play.clock.now) == self.play.clock.now
        ):
            pass


class Answering(Connection):
    """A connection whose other end listens."""

    def __init__(self, url: str, house: House) -> None:
        super().__init__(url)
        self._house = house

    def send(self, text: str) -> None:
        super().send(text)
        self._house.heard(json.loads(text))
