"""A lobby without sockets: a repository that waits for the test, and people who are connected."""

from __future__ import annotations

import json
from collections.abc import Callable, Iterable
from operator import itemgetter
from typing import Any

from audiowar.rules.events import Seat
from audiowar.server.net.connected_client import ConnectedClient
from audiowar.server.net.handlers.dispatch import FRAME_HANDLERS
from audiowar.server.rooms.lobby import Lobby
from audiowar.server.rooms.rate_limiting import TokenBucket
from audiowar.server.storage.repository import OnWritten, SeatRow, StoredTable, TableRow

from .frames import FROM_SERVER, find_faults


class Slow:
    """A keeper that writes after each frame that somebody sends, or when the test wants it."""

    is_slow = False
    """Whether only the test lets it write."""

    def __init__(self) -> None:
        self._calls: list[OnWritten] = []

    def write(self) -> None:
        """Write all that waits."""
        while self._calls:
            self.write_one()

    def write_one(self) -> None:
        """Write what waits longest."""
        self._calls.pop(0)()

    def load_tables(self) -> Iterable[StoredTable]:
        return ()

    def save_table(self, row: TableRow, on_written: OnWritten | None = None) -> None:
        self._wait(on_written)

    def save_seat(self, ident: str, row: SeatRow, on_written: OnWritten | None = None) -> None:
        self._wait(on_written)

    def delete_seat(self, ident: str, seat: Seat) -> None:
        pass

    def save_step(self, ident: str, number: int, text: str, on_written: OnWritten) -> None:
        self._wait(on_written)

    def delete_table(self, ident: str) -> None:
        pass

    def read_steps_as_text(self, ident: str) -> str:
        return ""

    def get_oldest_write_wait(self) -> float:
        return 0.0

    async def close(self) -> None:
        pass

    def _wait(self, on_written: OnWritten | None) -> None:
        if on_written is not None:
            self._calls.append(on_written)


class Somebody:
    """One who is connected, without a socket."""

    def __init__(self, lobby: Lobby, name: str, address: str = "", lang: str = "") -> None:
        """Say hello from an address, by default one that is called like the person."""
        self.frames: list[Any] = []
        """The received frames, each with the whole view in addition to its changes."""
        self._view: dict[str, Any] = {}
        self.client = ConnectedClient(
            lobby, address or name, self._take, lambda code: None, FRAME_HANDLERS
        )
        self.send("hello", version=2, name=name, lang=lang)

    def send_without_limit(self) -> Somebody:
        """Let this person send any number of frames from now on."""
        self.client._frame_limit._frames = TokenBucket(1e9, 0)
        return self

    def _take(self, text: str) -> None:
        frame = json.loads(text)
        assert not (faults := find_faults(FROM_SERVER, frame)), f"{faults} in {frame}"
        if "changes" in frame:
            frame["view"] = {**self._view, **frame["changes"]}
        self._view = frame.get("view", self._view)
        self.frames.append(frame)

    def send(self, kind: str, **more: Any) -> None:
        self.client.on_text(json.dumps({"type": kind, **more}))
        keeper = self.client.lobby.context.repository
        if isinstance(keeper, Slow) and not keeper.is_slow:
            keeper.write()

    def answer(self, pick: Callable[[Any], str] = itemgetter(0), **more: Any) -> None:
        """Answer the question that was heard last, if it is open."""
        question = self.newest("events").get("question")
        if question and not self.newest("over"):
            choice = pick(question["choices"])
            self.send("answer", question=question["number"], choice=choice, **more)

    def newest(self, kind: str) -> Any:
        """Return the newest frame of a kind, None for none."""
        return next((frame for frame in reversed(self.frames) if frame["type"] == kind), None)
