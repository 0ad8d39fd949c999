"""Record thirty seconds of a game, in the voice that the program brings and with its sounds."""

from __future__ import annotations

import subprocess
import wave
from dataclasses import dataclass
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Any

import numpy as np
from numpy.typing import NDArray

from audiowar.announce.announcement import AnnouncementKind
from audiowar.announce.line import Cue
from audiowar.resources import find_data_folder
from audiowar.sound.cue_player import CuePlayer, SoundBackend
from audiowar.sound.packs import STANDARD_PACK_NAME, load_pack
from audiowar.sound.seat_places import SoundPlace
from audiowar.speech.backend_interface import VoiceSettings
from audiowar.speech.backends.espeak_synthesis import get_synthesizer
from audiowar.ui.core.frontend import SpokenMessage
from audiowar.ui.menus.new_game import start_command_line_match
from tests.ui.front import Play, RecorderFront

RATE = 44100
LENGTH = 30.0
"""Seconds of a recording."""
FADE = 1.5
"""Seconds in which it ends."""
STEP = 0.02
PAUSE = 0.35
"""Seconds between what is said and the next key."""
SPEED = 190
"""Words a minute: slow enough for those who do not know the game."""
SOFT = 0.5
"""How loud sounds are beside the voice."""
KEYS = ("right", "right", "enter", "right", "enter", "right", "enter", "enter", "enter")
"""Cards are looked at, and played."""

Samples = NDArray[np.float64]


@dataclass
class SoundRecorder(SoundBackend):
    """Takes the sounds that are due, and when. Speech neither softens nor stops them."""

    front: RecordingFront
    name = "tape"

    def play(self, path: Path, gain: float, place: SoundPlace) -> None:
        """Add a sound at its place."""
        with wave.open(str(path)) as file:
            data = np.frombuffer(file.readframes(file.getnframes()), dtype=np.int16)
        near = 1.0 - 0.4 * place.distance
        self.front.add(data / 32768 * gain * near * SOFT, place.pan)


class RecordingFront(RecorderFront):
    """Puts everything that is heard on a tape."""

    def __init__(self) -> None:
        super().__init__()
        self.now = 0.0
        self.tape = np.zeros((int((LENGTH + 20) * RATE), 2))
        self.free = 0.0
        """When the voice is silent again."""
        self.cue_player = CuePlayer(
            load_pack(find_data_folder("sounds") / STANDARD_PACK_NAME)[0],
            SoundRecorder(self),
            self._clock,
        )

    def _clock(self) -> float:
        return self.now

    def add(self, sound: Samples, pan: float = 0.0, at: float | None = None) -> None:
        """Mix a sound into the tape."""
        begin = int((self.now if at is None else at) * RATE)
        room = max(0, len(self.tape) - begin)
        turn = (pan + 1) * np.pi / 4
        for side, part in enumerate((np.cos(turn), np.sin(turn))):
            self.tape[begin : begin + len(sound), side] += sound[:room] * part * np.sqrt(2)

    def say(self, message: SpokenMessage) -> None:
        """Speak after what is being said, and not before the sound that leads to it."""
        super().say(message)
        voice = get_synthesizer()
        raw = voice.synthesize(message.text, message.locale.tag, VoiceSettings(rate=SPEED))
        samples = np.frombuffer(raw, dtype=np.int16) / 32768 * 0.8
        count = int(len(samples) * RATE / voice.samples_per_second)
        spoken = np.interp(
            np.arange(count) * voice.samples_per_second / RATE, np.arange(len(samples)), samples
        )
        begin = max(
            self.now + message.delay_seconds,
            self.free if message.kind is not AnnouncementKind.NAVIGATION else 0.0,
        )
        self.add(spoken, at=begin)
        self.free = begin + len(spoken) / RATE

    def start_cue(self, cue: Cue, seat_count: int, low_wins: bool) -> float:
        """Sound a cue at its seat."""
        return self.cue_player.play_at_seat(cue.name, cue.seat, seat_count, cue.card, low_wins)


def record(language: str) -> Samples:
    """Return the first half minute of a game."""
    with TemporaryDirectory() as home:
        play: Any = Play(Path(home), language, game="scientific", players=3, seed=8, name="Mira")
        front = play.front = play.app.frontend = RecordingFront()
        front.free = 0.0
        started = play.clock.now

        def listen() -> None:
            """Let time pass until nobody speaks any more."""
            quiet = 0.0
            while quiet < PAUSE and front.now < LENGTH:
                play.clock.now += STEP
                front.now = play.clock.now - started
                play.settle()
                front.cue_player.run_due()
                busy = front.now < front.free or play.app.top.view().question is None
                quiet = 0.0 if busy else quiet + STEP

        start_command_line_match(play.app)
        listen()
        for key in KEYS:
            if front.now < LENGTH:
                play.press(key)
                listen()
    tape = front.tape[: int(LENGTH * RATE)]
    fade = np.linspace(1, 0, int(FADE * RATE))
    tape[-len(fade) :] *= fade[:, None]
    return tape / max(1.0, float(np.abs(tape).max()))


def write(language: str, out: Path) -> None:
    """Write a recording as Ogg and MP3."""
    tape = record(language)
    with TemporaryDirectory() as made:
        source = Path(made) / "recording.wav"
        with wave.open(str(source), "wb") as file:
            file.setnchannels(2)
            file.setsampwidth(2)
            file.setframerate(RATE)
            file.writeframes((tape * 32767).astype(np.int16).tobytes())
        name = f"listen-{language}"
        encode = ["opusenc", "--quiet", "--bitrate", "48", "--serial", "1", "--discard-comments"]
        subprocess.run([*encode, str(source), str(out / f"{name}.ogg")], check=True)
        encode = ["lame", "--quiet", "-b", "56", "-m", "j", "-t"]
        subprocess.run([*encode, str(source), str(out / f"{name}.mp3")], check=True)
