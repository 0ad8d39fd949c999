"""A page that writes down what the engine tells it, and a clock that only a test moves."""

from __future__ import annotations

from typing import Any

from audiowar.client.transport import OpenTransport
from audiowar.ui.core.launch_options import LaunchOptions
from audiowar.web.page_engine_messages import PAGE_PROTOCOL_VERSION, Message
from audiowar.web.player_engine import PlayerEngine

HOME = "http://localhost:7470/"
"""Where the page comes from."""


class RecorderPage:
    """Gives messages, and keeps what comes back as a page would show it."""

    def __init__(
        self,
        launch: LaunchOptions | None = None,
        *languages: str,
        carry: OpenTransport | None = None,
    ) -> None:
        self.now = 100.0
        self.told: list[Message] = []
        self.state: dict[str, Message] = {}
        self.engine = PlayerEngine(self._take, launch, lambda: self.now, carry, HOME)
        self.due: float | None = None
        self.languages = list(languages or ["en-GB"])

    def _take(self, messages: list[Message]) -> None:
        for message in messages:
            self.told.append(message)
            kind = "place" if message["t"] in ("list", "entry", "bet") else message["t"]
            self.state[kind] = message

    def send(self, *messages: Any) -> list[Message]:
        """Send messages; return what they caused at once."""
        before = len(self.told)
        self.due = self.engine.handle_batch(messages)
        return self.told[before:]

    def start(self, code: str = "") -> list[Message]:
        """Begin, or begin again; with the code of a link."""
        link = {"code": code} if code else {}
        told = self.send(
            {"t": "start", "v": PAGE_PROTOCOL_VERSION, "langs": self.languages, **link}
        )
        # Most tests are not about what Enter tells before it plays.
        if self.engine._app is not None:
            self.engine._app.settings._values.setdefault("heard", False)
        return told

    def press(self, *keys: str) -> list[Message]:
        """Press keys as fast as a person does; return what the last one caused at once."""
        caused: list[Message] = []
        for key in keys:
            self.wait(0.2)
            caused = self.send({"t": "key", "k": key})
        return caused

    def wait(self, seconds: float) -> list[Message]:
        """Let time pass, coming whenever the engine wants it."""
        before, end = len(self.told), self.now + seconds
        while self.due is not None and self.now + self.due <= end:
            self.now += max(self.due, 0.001)
            self.due = self.engine.run_due_screens()
        self.now = end
        return self.told[before:]

    def said(self, kind: str = "", messages: list[Message] | None = None) -> list[str]:
        """The utterances of a kind, of all time or of some messages."""
        told = self.told if messages is None else messages
        return [one["x"] for one in told if one["t"] == "say" and kind in ("", one["k"])]

    @property
    def place(self) -> Message:
        """What the focus is in."""
        return self.state["place"]

    @property
    def line(self) -> str:
        """The line that has the focus."""
        return str(self.place["items"][self.place["i"]])
