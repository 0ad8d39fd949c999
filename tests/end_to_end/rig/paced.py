"""A speech server whose voice takes as long as a real one, and writes down what it has said."""

from __future__ import annotations

import contextlib
from pathlib import Path

from .speech_server import SpeechServer

CHARACTERS = 15.0
"""Characters that the voice says in a second: eSpeak as it is set at first."""
_SPEAK = """\
#!/bin/sh
# What is cut off ends here, killed.
echo $$ > '{speaking}'
printf '%s\\n' "$1" | sed 's/\\([.!?]\\) /\\1\\n/g' | while read -r sentence; do
    sleep $(printf %s "$sentence" | wc -m | awk '{{ print $1 / {pace} }}')
    printf '%s\\n' "$sentence" >> '{finished}'
done
"""


class PacedServer(SpeechServer):
    """A server that says each text sentence by sentence, for as long as they are."""

    def __init__(self, folder: Path, pace: float = CHARACTERS) -> None:
        """Prepare one that says so many characters in a second."""
        self._finished = folder / "finished.txt"
        self._script = folder / "speak"
        self._speaking = folder / "speaking"
        self.set_pace(pace)
        super().__init__(folder, seconds=f'0; sh {self._script} \\"$1\\"')

    def set_pace(self, pace: float) -> None:
        """Let it say so many characters in a second from the next sentence on."""
        told = _SPEAK.format(pace=pace, finished=self._finished, speaking=self._speaking)
        # A shell reads its script bit by bit.
        new = self._script.with_suffix(".new")
        new.write_text(told, encoding="utf-8")
        new.replace(self._script)

    def is_speaking(self) -> bool:
        """Return whether the voice is in the middle of a text."""
        with contextlib.suppress(OSError):
            words = Path("/proc", self._speaking.read_text().strip(), "cmdline").read_bytes()
            return bytes(self._script) in words
        return False

    def get_finished_sentences(self) -> list[str]:
        """What was said to the end so far, sentence by sentence, in order."""
        if not self._finished.exists():
            return []
        return [line.strip() for line in self._finished.read_text("utf-8").splitlines()]
