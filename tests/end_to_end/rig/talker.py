"""A program that says what it is told on standard input, one command a line, and its remote.

`say PRIORITY LANGUAGE TEXT…`, `key`, `stop`, `rate N`, `volume N`, `language TAG`, `status`,
`events`, `wait SECONDS`, `quit`. Each is answered with one line: the moments, by
time.monotonic(), at which it was begun and done, and what there is to tell.
"""

from __future__ import annotations

import subprocess
import sys
import time
from dataclasses import dataclass
from pathlib import Path
from types import TracebackType

from audiowar.speech.backend_interface import VoiceSettings
from audiowar.speech.speaker import Speaker
from audiowar.speech.utterance import Priority, Utterance
from audiowar.speech.voices_to_try import make_voice_chain

REPOSITORY = Path(__file__).parents[3]
RATE = 170
LINKS = {"all": (0, 1), "own": (1,)}
"""Which places of the chain to use."""


@dataclass(frozen=True)
class Answer:
    """When a command was begun and done, and its answer."""

    begun: float
    done: float
    text: str


class Talker:
    """The program, in an environment, in another process."""

    def __init__(self, environment: dict[str, str], links: str = "all", language: str = "en"):
        environment = {**environment, "PYTHONPATH": str(REPOSITORY)}
        environment.pop("DISPLAY", None)
        self._process = subprocess.Popen(
            [sys.executable, "-m", __name__, links, language],
            env=environment,
            cwd=REPOSITORY,
            stdin=subprocess.PIPE,
            stdout=subprocess.PIPE,
            stderr=subprocess.DEVNULL,
            text=True,
        )

    def tell(self, line: str) -> Answer:
        """Give a command; its answer. A program that has died fails the test here."""
        assert self._process.stdin is not None and self._process.stdout is not None
        self._process.stdin.write(line + "\n")
        self._process.stdin.flush()
        begun, done, text = self._process.stdout.readline().rstrip("\n").split(" ", 2)
        return Answer(float(begun), float(done), text)

    def say(self, text: str, language: str = "en", priority: str = "event") -> Answer:
        """Queue one utterance."""
        return self.tell(f"say {priority} {language} {text}")

    def speaker(self) -> str:
        """The name of who speaks."""
        return self.tell("status").text

    def wait_until_speaks(self, name: str, seconds: float = 40.0) -> float:
        """Wait until that one speaks; how long it took, or fail."""
        begun = time.monotonic()
        while (speaker := self.speaker()) != name:
            spent = time.monotonic() - begun
            assert spent < seconds, f"{speaker!r} speaks, not {name!r}"
            time.sleep(0.02)
        return time.monotonic() - begun

    def wait_until_leaves(self, name: str, seconds: float) -> None:
        """Wait until another one speaks or none, or fail."""
        end = time.monotonic() + seconds
        while self.speaker() == name:
            assert time.monotonic() < end, f"{name} still speaks"
            self.tell("wait 0.05")

    def wait_until_happened(self, *kinds: str, seconds: float = 40.0) -> None:
        """Wait until these things have happened to the voices, one after the other, or fail."""
        end, waiting, seen = time.monotonic() + seconds, list(kinds), list[str]()
        while waiting:
            events = [one for one in self.tell("events").text.split(", ") if one]
            for event in events:
                if waiting and event == waiting[0]:
                    waiting.pop(0)
            seen += events
            assert time.monotonic() < end, seen
            time.sleep(0.02)

    def __enter__(self) -> Talker:
        return self

    def __exit__(
        self,
        kind: type[BaseException] | None,
        error: BaseException | None,
        trace: TracebackType | None,
    ) -> None:
        self._process.kill()
        self._process.wait()


def obey(speaker: Speaker, words: list[str]) -> str:
    """Do what a line says; what there is to tell."""
    match words:
        case ["say", priority, language, *text]:
            speaker.say(Utterance(" ".join(text), language, "", Priority(priority)))
        case ["key"]:
            speaker.on_key_pressed()
        case ["stop"]:
            speaker.stop()
        case ["rate", rate]:
            speaker.set_voice(VoiceSettings(rate=int(rate), volume=0.1))
        case ["language", tag]:
            speaker.set_language(tag)
        case ["status"]:
            return speaker.get_voice_status().name
        case ["events"]:
            return ", ".join(event.kind.value for event in speaker.take_events())
        case ["wait", seconds]:
            _wait(speaker, float(seconds))
    return ""


def _wait(speaker: Speaker, seconds: float) -> None:
    end = time.monotonic() + seconds
    while time.monotonic() < end:
        speaker.replace_stuck_thread()
        time.sleep(min(0.02, max(end - time.monotonic(), 0)))


def main() -> None:
    """Read and obey until the end of input."""
    places = LINKS[sys.argv[1]]
    links = [link for i, link in enumerate(make_voice_chain()) if i in places]
    speaker = Speaker(links, sys.argv[2], VoiceSettings(RATE))
    for line in sys.stdin:
        begun = time.monotonic()
        speaker.replace_stuck_thread()
        text = obey(speaker, line.split())
        print(begun, time.monotonic(), text, flush=True)


if __name__ == "__main__":
    main()
