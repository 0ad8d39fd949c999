"""A speech-dispatcher for tests whose only voice writes down what it is given."""

from __future__ import annotations

import os
import shutil
import signal
import socket
import subprocess
import time
from dataclasses import dataclass
from pathlib import Path

from .running import Running, make_tied_command

LANGUAGES = ("en", "es", "hr", "ro", "sr")

_SERVER = """\
LogLevel 3
LogDir "{folder}"
DefaultLanguage "en-US"
AudioOutputMethod "libao"
AddModule "capture" "sd_generic" "capture.conf"
DefaultModule capture
"""
# The method is never used; without one that opens without an audio server the module is refused.

_MODULE = """\
GenericMaxChunkLength 4000
GenericDelimiters ""
GenericPunctNone ""
GenericPunctSome ""
GenericPunctMost ""
GenericPunctAll ""
GenericStripPunctChars ""
GenericRecodeFallback "?"
GenericDefaultCharset "utf-8"
{languages}
DefaultVoice "default"
GenericRateAdd 0
GenericRateMultiply 1
GenericPitchAdd 0
GenericPitchMultiply 1
GenericVolumeAdd 0
GenericVolumeMultiply 1
GenericExecuteSynth "set -- \\'$DATA\\'; \
printf '%s|%s|%s\\\\n' \\"$LANGUAGE\\" \\"$RATE\\" \\"$1\\" >> {spoken}; \
sleep {seconds}"
"""

CHARACTERS_PER_SECOND = 60
"""The pace of the voice. It is faster than anybody listens, so that tests take less time."""
_SLEEP = f"""\
sleep $(printf %s "$1" | wc -m | awk '{{ print $1 / {CHARACTERS_PER_SECOND} }}')
"""


def name_missing_programs() -> str:
    """Return the name of the program that is not installed, or nothing."""
    return "" if shutil.which("speech-dispatcher") else "speech-dispatcher"


@dataclass(frozen=True)
class Spoken:
    """One sentence that reached a voice."""

    language: str
    text: str
    rate: str = "0.00"


class SpeechServer(Running):
    """The server in a folder of its own; `environment` leads programs to it and to no other."""

    def __init__(
        self, folder: Path, languages: tuple[str, ...] = LANGUAGES, seconds: float | str = ""
    ) -> None:
        """Prepare one with voices for the languages that takes so long for each sentence.

        `seconds` may also be how a shell goes on, which has the sentence as its first argument. By
        default a sentence lasts as long as a fast voice needs for it.
        """
        folder.mkdir(parents=True, exist_ok=True)
        pace = folder / "pace"
        pace.write_text(_SLEEP, encoding="utf-8")
        seconds = seconds or f'0; sh {pace} \\"$1\\"'
        self.folder = folder
        self.environment = {
            **os.environ,
            "HOME": str(folder),
            "XDG_RUNTIME_DIR": str(folder),
            "XDG_CONFIG_HOME": str(folder / "config"),
            "XDG_CACHE_HOME": str(folder / "cache"),
            # A client that finds no server starts one, unless it finds no program either.
            "SPEECHD_CMD": str(folder / "none"),
        }
        self._spoken = folder / "spoken.txt"
        self._process: subprocess.Popen[bytes] | None = None
        self._write_configuration(languages, seconds)

    def _write_configuration(self, languages: tuple[str, ...], seconds: float | str) -> None:
        modules = self.folder / "speechd" / "modules"
        modules.mkdir(parents=True)
        lines = [f'GenericLanguage "{tag}" "{tag}" "utf-8"' for tag in LANGUAGES]
        lines += [f'AddVoice "{tag}" "MALE1" "voice-{tag}"' for tag in languages]
        module = _MODULE.format(languages="\n".join(lines), spoken=self._spoken, seconds=seconds)
        (modules / "capture.conf").write_text(module, encoding="utf-8")
        (modules.parent / "speechd.conf").write_text(
            _SERVER.format(folder=self.folder), encoding="utf-8"
        )

    @property
    def socket(self) -> Path:
        """Where the server listens."""
        return self.folder / "speech-dispatcher" / "speechd.sock"

    def start(self) -> None:
        """Start it and wait until it listens."""
        self.socket.parent.mkdir(exist_ok=True)
        self.folder.chmod(0o700)
        self._process = subprocess.Popen(
            make_tied_command(
                "speech-dispatcher", "-s", "-t", "0", "-C", str(self.folder / "speechd")
            ),
            env=self.environment,
            stdout=subprocess.DEVNULL,
            stderr=subprocess.DEVNULL,
            start_new_session=True,
        )
        for _ in range(600):
            with socket.socket(socket.AF_UNIX) as one:
                if not one.connect_ex(str(self.socket)):
                    return
            time.sleep(0.05)
        self.kill()
        raise RuntimeError(f"speech-dispatcher does not listen at {self.socket}")

    def get_spoken_sentences(self) -> list[Spoken]:
        """What was said so far, in order."""
        if not self._spoken.exists():
            return []
        lines = self._spoken.read_text(encoding="utf-8").splitlines()
        parts = (line.split("|", 2) for line in lines)
        return [Spoken(language, text, rate) for language, rate, text in parts]

    def wait_for(self, count: int, seconds: float = 60.0) -> list[Spoken]:
        """What was said, once it is so many sentences or the time is over."""
        end = time.monotonic() + seconds
        while len(self.get_spoken_sentences()) < count and time.monotonic() < end:
            time.sleep(0.02)
        return self.get_spoken_sentences()

    def kill(self) -> None:
        """End it and its modules without a word to its clients."""
        if self._process is not None:
            os.killpg(self._process.pid, signal.SIGKILL)
            self._process.wait()
            self._process = None
            self.socket.unlink(missing_ok=True)
            for pid in self.folder.rglob("*.pid"):
                pid.unlink()
