"""One player's engine on the server, with a folder and a clock of its own."""

from __future__ import annotations

import time
from collections.abc import Sequence
from contextvars import copy_context
from dataclasses import dataclass
from typing import Any, Final

from audiowar.client.transport import OpenTransport
from audiowar.storage.settings import PLAYER_FOLDER
from audiowar.ui.core.launch_options import LaunchOptions
from audiowar.web.page_engine_messages import Message, read_int_field, read_text_field
from audiowar.web.page_sound_backend import SoundIndex
from audiowar.web.player_engine import PlayerEngine

from .player_files import PlayerFiles

MAX_IMPORT_CHARACTERS: Final = 1 << 18
"""The maximum number of characters in a file that the player imports. A longer file is refused."""


class PausableClock:
    """A clock that can be stopped while the player is not connected."""

    def __init__(self) -> None:
        self._paused_seconds = 0.0
        self._stopped_at: float | None = None

    def get_running_seconds(self) -> float:
        """Return a time in seconds that only advances while the clock runs."""
        now = time.monotonic() if self._stopped_at is None else self._stopped_at
        return now - self._paused_seconds

    def pause(self) -> None:
        """Stop the clock until `resume` is called."""
        if self._stopped_at is None:
            self._stopped_at = time.monotonic()

    def resume(self) -> None:
        """Continue after `pause`."""
        if self._stopped_at is not None:
            self._paused_seconds += time.monotonic() - self._stopped_at
            self._stopped_at = None


@dataclass(frozen=True)
class EngineOutput:
    """What the engine produces in one turn: messages for the page, and when it must run again."""

    messages: list[Message]
    seconds_until_due: float | None
    """Seconds until the engine must run again; None if it only waits for messages."""


class HostedEngine:
    """The engine of one hosted page, with the files of its player.

    Once created, it must be used in the engine thread only. Its clock may be used in any thread.
    """

    def __init__(
        self,
        launch_options: LaunchOptions,
        sounds: SoundIndex,
        open_transport: OpenTransport,
        page_url: str,
    ) -> None:
        self.clock = PausableClock()
        self._files = PlayerFiles()
        self._context = copy_context()
        self._context.run(PLAYER_FOLDER.set, self._files.path)
        self._output: list[Message] = []
        self._import_text = ""
        """The parts of an imported file received so far, with at most one character too many."""
        self._engine = PlayerEngine(
            self._output.extend,
            launch_options,
            self.clock.get_running_seconds,
            open_transport,
            page_url,
            sounds,
        )

    def run_turn(self, messages: Sequence[Any]) -> EngineOutput:
        """Let the engine handle messages. Without messages, it only does what is due by now."""
        return self._context.run(self._run_turn, messages)

    def _run_turn(self, messages: Sequence[Any]) -> EngineOutput:
        due = self._engine.handle_batch(
            [message for message in messages if not self._handle_file_message(message)]
        )
        # Files come first: the browser must have stored a step before the player hears of it.
        output = [*self._files.take_changes(), *self._output]
        self._output.clear()
        return EngineOutput(output, due)

    def _handle_file_message(self, message: Any) -> bool:
        """Handle a message about files. Return False if it is about something else."""
        kind = read_text_field(message, "t") if isinstance(message, dict) else ""
        if kind == "bring":
            written = message.get("d")
            seconds = written / 1000 if isinstance(written, (int, float)) else 0.0
            name, offset = read_text_field(message, "f"), read_int_field(message, "at")
            content = read_text_field(message, "x", MAX_IMPORT_CHARACTERS)
            self._files.restore_file_part(name, offset, content, seconds)
        elif kind == "miss":
            self._files.mark_missing_in_browser(read_text_field(message, "f"))
        elif kind == "part":
            text = read_text_field(message, "x", MAX_IMPORT_CHARACTERS + 1)
            self._import_text = (self._import_text + text)[: MAX_IMPORT_CHARACTERS + 1]
        elif kind == "import":
            is_too_long = len(self._import_text) > MAX_IMPORT_CHARACTERS
            is_cut = message.get("cut") is True or is_too_long
            whole_import = {
                "t": "import",
                "x": "" if is_too_long else self._import_text,
                "cut": is_cut,
            }
            self._engine.handle_batch([whole_import])
            self._import_text = ""
        return kind in ("bring", "miss", "part", "import")

    def close(self) -> None:
        """Close the engine and remove its folder."""
        self._context.run(self._engine.close)
        self._files.delete_folder()
