"""The terminal game as it is played: a real process, through pipes and through a real terminal."""

from __future__ import annotations

import json
import os
import select
import signal
import subprocess
import sys
import time
from collections.abc import Iterator
from pathlib import Path

import pytest

pty = pytest.importorskip("pty", reason="no pseudo-terminals on this system")

START = [sys.executable, "-m", "audiowar", "--text"]
PATIENCE = 30.0
"""Seconds after which a line that did not come is missing."""


def terminal_environment(home: Path, settings: str = "") -> dict[str, str]:
    """Return the environment of a terminal whose player has a folder, and perhaps settings."""
    if settings:
        home.mkdir()
        (home / "settings.json").write_text(settings)
    return {
        "PATH": os.environ["PATH"],
        "AUDIOWAR_HOME": str(home),
        "LC_ALL": "C.UTF-8",
        "TERM": "xterm",
        "PYTHONUNBUFFERED": "1",
    }


@pytest.fixture
def env(tmp_path: Path) -> dict[str, str]:
    return terminal_environment(tmp_path / "home")


def piped(env: dict[str, str], *lines: str, flags: tuple[str, ...] = ("--fast",)) -> list[str]:
    """Play with one command a line; return what was printed."""
    done = subprocess.run(
        [*START, *flags],
        input="\n".join(lines) + "\n",
        capture_output=True,
        text=True,
        encoding="utf-8",
        env=env,
        timeout=60,
        check=False,
    )
    assert done.stderr == ""
    assert done.returncode == 0
    return done.stdout.splitlines()


FIRST_START = ("", "Mira", "4", "", "", "", "")
"""Language as preselected, a name, to choose all, the first game, its usual opponents and rules."""


class Player:
    """Somebody at a real terminal."""

    def __init__(self, env: dict[str, str], *flags: str) -> None:
        self.pid, self.fd = pty.fork()
        if self.pid == 0:
            os.execvpe(START[0], [*START, *flags], env)
        self.heard = ""

    def press(self, keys: str) -> None:
        os.write(self.fd, keys.encode())

    def hear(self, words: str) -> str:
        """Wait for `words`; return all that was heard since the last time."""
        end = time.monotonic() + PATIENCE
        while words not in self.heard:
            ready, _, _ = select.select([self.fd], [], [], max(0, end - time.monotonic()))
            if not ready:
                raise AssertionError(f"never heard {words!r}, but: {self.heard}")
            try:
                data = os.read(self.fd, 65536)
            except OSError:
                data = b""
            if not data:
                raise AssertionError(f"it ended before {words!r}: {self.heard}")
            self.heard += data.decode(errors="replace")
        heard, _, self.heard = self.heard.partition(words)
        return heard + words

    def kill(self, number: int = signal.SIGKILL) -> int:
        os.kill(self.pid, number)
        return self.wait()

    def wait(self) -> int:
        end = time.monotonic() + PATIENCE
        while True:
            if not select.select([self.fd], [], [], max(0, end - time.monotonic()))[0]:
                os.kill(self.pid, signal.SIGKILL)
                raise AssertionError("it does not end")
            try:
                if not os.read(self.fd, 65536):
                    break
            except OSError:
                break
        _, status = os.waitpid(self.pid, 0)
        os.close(self.fd)
        self.pid = 0
        return os.waitstatus_to_exitcode(status)


@pytest.fixture
def player(env: dict[str, str]) -> Iterator[Player]:
    one = Player(env)
    yield one
    if one.pid:
        one.kill()


RIGHT, LEFT, UP, DOWN, ENTER, ESCAPE = "\x1b[C", "\x1b[D", "\x1b[A", "\x1b[B", "\r", "\x1b"
F1, F2, F5, F6 = "\x1bOP", "\x1bOQ", "\x1b[15~", "\x1b[17~"

LANGUAGES = {
    "English": ("Your name?", "Your hand", "The cards are dealt", "play the king", "Game menu."),
    "Español": ("llamas", "mano", "Cartas repartidas", "Juegas el rey", "Menú de la partida."),
    "Română": ("cheamă", "mână", "Fiecare primește", "Joci regele", "Meniul jocului."),
    "Srpski": ("ime", "ruci", "Karte su podeljene", "Birate kralja", "Meni igre."),
    "Српски": ("име", "руци", "Карте су подељене", "Бирате краља", "Мени игре."),
}


@pytest.mark.parametrize("language", list(LANGUAGES))
def test_a_game_from_first_start_to_quit_with_real_keys(
    env: dict[str, str], player: Player, language: str
) -> None:
    name, _, dealt, king, menu = LANGUAGES[language]
    player.hear("English")
    for _ in range(6):
        if language in player.hear("."):
            break
        player.press(DOWN)
    player.press(ENTER)
    player.hear(name)
    player.press("Mira" + ENTER)
    player.hear(".")
    player.press(ENTER)  # to play now
    player.hear(dealt)
    player.press("k" + ENTER)
    player.hear(king)
    player.press("rtehpl" + ESCAPE)
    player.hear(menu)
    player.kill(signal.SIGINT)


def test_a_first_start_asks_language_name_opponents_rules_and_begins(env: dict[str, str]) -> None:
    heard = piped(env, *FIRST_START)
    assert heard[0].startswith("Choose your language")
    assert any(line.startswith("Your name?") for line in heard)
    assert any(line.startswith("How many opponents?") for line in heard)
    assert any(line.startswith("Which rules?") for line in heard)
    assert any("The cards are dealt, fourteen cards each." in line for line in heard)


def test_escape_in_the_main_menu_says_how_to_leave_and_stays(env: dict[str, str]) -> None:
    heard = piped(env, "escape", "end", flags=("--lang", "en"))
    assert heard[0].startswith("audiowar. Main menu.")
    assert heard[1] == "You are in the main menu. To leave, choose Quit."
    assert heard[2].startswith("Quit.")


def begin(env: dict[str, str], *lines: str, seed: str = "7", players: str = "3") -> list[str]:
    """Begin a game by flags and play `lines`."""
    flags: tuple[str, ...] = ("--fast", "--lang", "en", "--name", "Mira", "--game", "scientific")
    flags += ("--players", players, "--seed", seed)
    return piped(env, *lines, flags=flags)


def answers(env: dict[str, str], *lines: str) -> list[str]:
    """Begin a game; return what is said after its beginning and before its end."""
    heard = begin(env, *lines)
    assert heard[1].startswith("The arrows go through your hand")
    return heard[2:-1]


def test_flags_begin_a_game_at_once(env: dict[str, str]) -> None:
    assert begin(env)[0].startswith("The cards are dealt")


def test_arrows_home_and_end_go_through_the_hand(env: dict[str, str]) -> None:
    heard = answers(env, "right", "left", "end", "home")
    assert [line.split(".")[0] for line in heard] == [
        "King of hearts", "Ace of hearts", "Joker", "Ace of hearts",
    ]  # fmt: skip


def test_letters_and_digits_go_to_a_rank(env: dict[str, str]) -> None:
    heard = answers(env, "0", "j", "2", "x", "Q", "a", "k")
    assert [line.split(" ")[0].rstrip(".") for line in heard] == [
        "Ten", "Jack", "Two", "Joker", "Queen", "Ace", "King",
    ]  # fmt: skip


def test_enter_plays_and_the_trick_is_one_utterance(env: dict[str, str]) -> None:
    heard = begin(env, "k", "")
    trick = next(line for line in heard if "takes" in line or "take " in line)
    assert trick.count("Alice:") == 1
    assert trick.count("Ben:") == 1


def test_r_t_e_h_p_answer(env: dict[str, str]) -> None:
    heard = answers(env, "r", "t", "e", "h", "p")
    assert heard[0].startswith("Scientific War, trick 1. Normal order: the ace is strongest.")
    assert heard[1] == "Already chosen: Alice and Ben. Still choosing: you."
    assert heard[2] == "You: 14. Alice: 14. Ben: 14."
    assert heard[3].startswith("Fourteen cards in hand: ace of hearts, king of hearts")
    assert heard[4].startswith("There is nothing on the table")


def test_what_a_key_cannot_do_it_says(env: dict[str, str]) -> None:
    heard = answers(env, "c", "l", "z", "f4", "QS", "nonsense")
    assert heard[0].startswith("Your last card gives you no power")
    assert heard[2] == "Z does nothing here. F1 lists the keys."
    assert heard[3] == "F4 does nothing here. F1 lists the keys."
    assert heard[4] == "You do not have the queen of spades."
    assert heard[5].startswith("nonsense is not a key")


def test_history_is_told_in_the_language_of_now(env: dict[str, str]) -> None:
    heard = begin(env, "AH", "f2", "f5", "f5", "f5")
    assert heard[-2].startswith("Cartas repartidas")


def test_f1_lists_the_keys_of_the_table(env: dict[str, str]) -> None:
    heard = answers(env, "f1", "end", "escape")
    keys = ("Right arrow or Down arrow: ", "Enter: ", "R: ", "Y: ", "Escape: ")
    assert heard[0].startswith(f"Keys at the table. {keys[0]}")
    places = [heard[0].index(key) for key in keys]
    assert places == sorted(places)
    assert heard[1].startswith("Help, language, program, group of")


def test_a_killed_game_continues_at_the_same_question(env: dict[str, str]) -> None:
    player = Player(env, "--lang", "en", "--fast", "--players", "3", "--seed", "7")
    player.hear("The cards are dealt")
    player.press("k" + ENTER)
    trick = player.hear("take").splitlines()[-1]
    player.press("e")
    player.hear("You: ")
    owned = player.hear(".")
    player.kill()
    heard = piped(env, "", "e")
    assert heard[0].startswith("audiowar. Main menu. Continue: ")
    assert heard[1].startswith("The game goes on.")
    assert trick.split(":")[-1].strip()[:10] in heard[1]
    assert f"You: {owned}" in heard[2]


def test_a_damaged_save_is_told_and_kept(env: dict[str, str]) -> None:
    begin(env, "AH")
    (file,) = (Path(env["AUDIOWAR_HOME"]) / "games").glob("*.jsonl")
    damaged = file.read_text(encoding="utf-8").replace('"up": "AH"', '"up": "2H"', 1)
    file.write_text(damaged, encoding="utf-8")
    heard = piped(env, "", "", "e")
    assert any("The saved game is damaged at line" in line for line in heard)
    assert any("The game goes on" in line for line in heard)
    assert file.with_suffix(".damaged").read_text(encoding="utf-8") == damaged


def test_a_save_that_ends_in_half_a_line_goes_on(env: dict[str, str]) -> None:
    begin(env, "AH")
    (file,) = (Path(env["AUDIOWAR_HOME"]) / "games").glob("*.jsonl")
    with file.open("a", encoding="utf-8") as out:
        out.write('{"event": "cho')
    assert any(line.startswith("The game goes on.") for line in piped(env, "", "KH"))
    for line in file.read_text(encoding="utf-8").splitlines():
        json.loads(line)


def test_a_folder_that_cannot_be_written_is_told_and_the_game_goes_on(
    env: dict[str, str], tmp_path: Path
) -> None:
    blocked = tmp_path / "blocked"
    blocked.write_text("a file where the folder should be")
    heard = begin({**env, "AUDIOWAR_HOME": str(blocked)}, "AH", "KH")
    assert sum("cannot be saved" in line for line in heard) >= 1
    assert sum("You play the ace." in line for line in heard) >= 1
    assert blocked.read_text() == "a file where the folder should be"


def test_broken_settings_are_told_and_kept(env: dict[str, str]) -> None:
    home = Path(env["AUDIOWAR_HOME"])
    home.mkdir()
    (home / "settings.json").write_text("{broken")
    heard = piped(env, "", "Mira")
    assert any("cannot be read" in line for line in heard)
    assert (home / "settings.json.broken").read_text() == "{broken"


def test_broken_lines_in_the_keys_are_told_and_skipped(env: dict[str, str]) -> None:
    home = Path(env["AUDIOWAR_HOME"])
    home.mkdir()
    (home / "keys.ini").write_text("[keys]\nhand = space\nfly = f\npot = ctrl+banana\n")
    heard = begin(env, "space", "p")
    assert "no command fly" in heard[0]
    assert "no key ctrl+banana" in heard[0]
    assert heard[3].startswith("Fourteen cards in hand")
    assert heard[4].startswith("There is nothing on the table")


def test_ctrl_c_leaves_cleanly(env: dict[str, str]) -> None:
    player = Player(env, "--lang", "en", "--players", "2")
    player.hear("The cards are dealt")
    player.press("\x03")
    player.hear("Goodbye")
    assert player.wait() == 130


def test_the_end_of_input_leaves_cleanly(env: dict[str, str]) -> None:
    assert begin(env)[-1].startswith("Goodbye")


def test_t_tells_who_is_still_thinking(env: dict[str, str]) -> None:
    player = Player(env, "--lang", "en", "--players", "8")
    player.hear("The cards are dealt")
    player.press("k" + ENTER + "t")
    player.hear("Still choosing: ")
    player.kill()


def test_without_a_display_the_terminal_game_says_why(env: dict[str, str]) -> None:
    done = subprocess.run(
        [sys.executable, "-m", "audiowar"],
        input="",
        capture_output=True,
        text=True,
        env=env,
        timeout=60,
        check=False,
    )
    assert done.stdout.startswith("There is no display")
    assert done.returncode == 0


def test_nothing_is_redrawn(env: dict[str, str]) -> None:
    assert not any("\x1b" in line or "\r" in line for line in begin(env, "AH", "h", "f1"))
