"""What breaks while somebody plays: the game goes on and says what has happened."""

from __future__ import annotations

import subprocess
import sys
import threading
import time
from collections.abc import Callable, Iterator
from pathlib import Path

import pytest

np = pytest.importorskip("numpy")


from .rig import audio, heard, screen, speech_server  # noqa: E402
from .rig.audio import RATE, Recording, SoundServer  # noqa: E402
from .rig.missing_programs import skip_without  # noqa: E402
from .rig.screen import Screen  # noqa: E402
from .rig.session import REPOSITORY, PlayingSeat, Session, bare_environment  # noqa: E402

pytestmark = skip_without(screen, speech_server, audio, heard)

FLAGS = ("--lang", "en", "--fast", "--seed", "11", "--players", "3")
READY = "The cards are dealt"
FIRST = "Choose your language with the arrows, then press Enter"
LOST = "Speech Dispatcher has stopped answering."


@pytest.fixture
def card(short_folder: Path) -> Iterator[SoundServer]:
    (short_folder / "c").mkdir()
    with SoundServer(short_folder / "c") as running:
        yield running


@pytest.fixture
def speechless(card: SoundServer, short_folder: Path) -> dict[str, str]:
    """An environment with sound, but neither a speech server nor a voice of the system."""
    library = short_folder / "lib" / "libespeak-ng.so.1"
    library.parent.mkdir()
    library.write_bytes(b"broken")
    return bare_environment(short_folder / "bare") | {
        "PULSE_SERVER": card.environment["PULSE_SERVER"],
        "LD_LIBRARY_PATH": str(library.parent),
    }


@pytest.fixture
def sounding(seat: PlayingSeat, speechless: dict[str, str]) -> PlayingSeat:
    """A place to play from with a speech server and sound, and the bundled voice behind them."""
    for name in ("PULSE_SERVER", "LD_LIBRARY_PATH"):
        seat.environment[name] = speechless[name]
    return seat


LONGEST = 60.0
"""Seconds until something is heard on a busy machine."""


def until(true: Callable[[], bool], what: str) -> None:
    """Wait until something is so; fail when it does not come about."""
    end = time.monotonic() + LONGEST
    while not true():
        assert time.monotonic() < end, what
        time.sleep(0.05)


def ask(game: Session, key: str, answer: str) -> None:
    """Ask the table something; what is said must contain the answer."""
    game.press(key)
    game.wait_for(answer)


def messages_back(game: Session, text: str) -> None:
    """Go back through the messages until one with the text comes."""
    for _ in range(12):
        before = len(game.get_utterances())
        game.press("f5")
        until(lambda before=before: len(game.get_utterances()) > before, "F5 says something")
        if any(text in one for one in game.get_utterances()[-2:]):
            return
    raise AssertionError(game.get_utterances())


def speaks_again(game: Session, before: int) -> None:
    """Ask until the speech server, which has said so many sentences, says the answer."""
    end = time.monotonic() + 20
    while not any("You: " in text for text in game.get_utterances()[before:]):
        assert game.is_running() and time.monotonic() < end, game.get_utterances()
        game.press("e")
        time.sleep(0.5)


def test_a_speech_server_that_is_killed_and_comes_back(sounding: PlayingSeat) -> None:
    with sounding.play(*FLAGS) as game:
        game.wait_for(READY)
        sounding.server.kill()
        game.press("r")
        # A player goes on where nothing is heard.
        game.pause(1.5)
        game.press("home", "enter")
        game.pause(0.5)
        before = len(game.get_utterances())
        sounding.server.start()
        speaks_again(game, before)
        messages_back(game, LOST)


def test_without_any_other_voice_the_bundled_one_says_the_first_sentence(
    display: Screen, card: SoundServer, speechless: dict[str, str], short_folder: Path
) -> None:
    with Recording(card) as recording, Session(display, speechless, short_folder / "player"):
        assert recording.wait_until_silent(LONGEST), "nothing was said"
    mono = recording.samples.mean(axis=1)
    alike = {
        text: heard.likeness(mono, RATE, text, "en", 200)
        for text in (FIRST, "In your hand fourteen cards")
    }
    print("likeness:", alike)
    assert alike[FIRST] > 0.75, alike
    assert alike[FIRST] > alike["In your hand fourteen cards"] + 0.1, alike


def test_a_sound_server_that_is_killed_while_playing(
    sounding: PlayingSeat, card: SoundServer
) -> None:
    with sounding.play(*FLAGS) as game:
        game.wait_for(READY)
        card.kill()
        game.wait_for("The sound device is gone. The game goes on.")
        ask(game, "r", "Scientific War, trick 1")
        game.press("home")
        ask(game, "enter", "You play")


def test_without_voice_and_sound_the_window_shows_and_the_game_is_left_by_keys(
    display: Screen, short_folder: Path
) -> None:
    display.layout("us")
    with Session(
        display, bare_environment(short_folder / "bare"), short_folder / "player", *FLAGS
    ) as game:
        until(lambda: saved(short_folder).count('"deal"') == 1, "the cards are dealt")
        game.press("home", "enter")
        until(lambda: '"choose"' in saved(short_folder), "a card is played")
        game.press("escape", "end", "enter")
        assert game.wait_for_exit() == 0


def saved(folder: Path) -> str:
    """What the only save in a folder contains."""
    texts = [path.read_text(encoding="utf-8") for path in folder.rglob("*.jsonl")]
    assert len(texts) <= 1
    return "".join(texts)


@pytest.mark.parametrize(
    ("display_name", "reason"),
    [
        (None, "There is no display, so the game runs in this terminal."),
        (":63999", "No window could be opened, so the game runs in this terminal."),
    ],
)
def test_without_a_display_the_terminal_says_why(
    short_folder: Path, display_name: str | None, reason: str
) -> None:
    environment = bare_environment(short_folder / "bare") | {
        "PYTHONPATH": str(REPOSITORY),
        "AUDIOWAR_HOME": str(short_folder / "player"),
    }
    if display_name is not None:
        environment["DISPLAY"] = display_name
    done = subprocess.run(
        [sys.executable, "-m", "audiowar", "--lang", "en"],
        env=environment,
        cwd=REPOSITORY,
        input="",
        capture_output=True,
        text=True,
        timeout=30,
    )
    assert done.stdout.splitlines()[0] == reason
    assert done.returncode == 0


def test_without_sound_and_without_a_reader_the_terminal_is_told_why(
    display: Screen, short_folder: Path
) -> None:
    environment = bare_environment(short_folder / "bare") | {
        "DISPLAY": display.display,
        "AUDIOWAR_HOME": str(short_folder / "player"),
        "PYTHONPATH": str(REPOSITORY),
        "LC_ALL": "C.UTF-8",
    }
    game = subprocess.Popen(
        [sys.executable, "-m", "audiowar", "--lang", "sr"],
        env=environment, cwd=REPOSITORY, stdin=subprocess.DEVNULL, stderr=subprocess.PIPE,
        text=True,
    )  # fmt: skip
    assert game.stderr is not None
    late = threading.Timer(60, game.kill)
    late.start()
    try:
        told = next((line for line in game.stderr if "audiowar:" in line), "")
        assert told.startswith("\aaudiowar: Program ne može da govori")
        assert "no audio server" in told and game.poll() is None
    finally:
        late.cancel()
        game.kill()
        game.communicate()
