"""Real keys in the real window, and the exact sentences that reach a real speech server."""

from __future__ import annotations

from pathlib import Path

from audiowar.ui.first_screens import open_first_screen
from tests.ui.front import Play

from .rig import screen, speech_server
from .rig.missing_programs import skip_without
from .rig.session import PlayingSeat, Session

pytestmark = skip_without(screen, speech_server)

FLAGS = ("--fast", "--seed", "11", "--players", "3")


def mind_of(folder: Path, language: str, seed: int = 11) -> Play:
    """The same game as that of FLAGS, without a window."""
    play = Play(folder, language, fast=True, seed=seed, players=3)
    play.app.settings.set(heard=True)
    open_first_screen(play.app)
    # The others choose at once, before any key.
    play.wait(0.1)
    return play


def follow(game: Session, mind: Play, *keys: str) -> list[str]:
    """Press keys in the window and in a game without one: the same must be said, word for word."""
    expected: list[str] = []
    for key in keys:
        expected = mind.press(key)
        game.press(key)
        game.hear(*expected)
    return expected


def test_the_first_start_goes_to_the_table_in_serbian(seat: PlayingSeat) -> None:
    with seat.play("--fast") as game:
        game.wait_for("Choose your language with the arrows, then press Enter. English. 1 of 5")
        game.press("s")
        game.hear("Srpski. 4 of 5")
        game.press("enter")
        game.hear("Vaše ime? Upišite, pa pritisnite Enter.")
        game.press("M")
        game.hear("M")
        game.press("i", "r", "a", "enter")
        game.wait_for("Kako želite da počnete?")
        game.press("enter")
        game.wait_for("Karte su podeljene")
        assert game.languages() == {"en", "sr"}
    assert '"name": "Mira"' in (seat.home / "settings.json").read_text(encoding="utf-8")


def test_a_trick_in_serbian_its_questions_and_its_repetition_in_spanish(
    seat: PlayingSeat, tmp_path: Path
) -> None:
    mind = mind_of(tmp_path / "mind", "sr")
    with seat.play("--lang", "sr", *FLAGS) as game:
        game.wait_for(mind.said()[0])
        game.wait_for("Nema zvučnog uređaja")
        trick = follow(game, mind, "down", "down", "enter")
        assert trick[0].startswith("Birate")
        answers = [follow(game, mind, key)[-1] for key in "rtec"]
        assert len(set(answers)) == 4
        assert game.languages() == {"sr"}
        # sr, sr-Cyrl, en, es
        follow(game, mind, "f2", "f2", "f2")
        spanish = follow(game, mind, "l")
        assert "Juegas" in spanish[0]
        assert game.languages() == {"sr", "en", "es"}


def test_a_game_that_was_left_goes_on_where_it_was(seat: PlayingSeat, tmp_path: Path) -> None:
    mind = mind_of(tmp_path / "mind", "es")
    with seat.play("--lang", "es", *FLAGS) as game:
        game.wait_for("No hay dispositivo de sonido")
        trick = follow(game, mind, "home", "enter")[-1]
        game.press("escape", "end", "enter")
        assert game.wait_for_exit() == 0
    with seat.play("--fast") as game:
        game.wait_for("Menú principal")
        game.press("enter")
        game.wait_for(trick)
        game.press("h")
        game.hear(*mind.press("h"))


def test_letters_of_a_serbian_cyrillic_keyboard_are_the_same_commands(
    seat: PlayingSeat, tmp_path: Path
) -> None:
    mind = mind_of(tmp_path / "mind", "sr")
    seat.display.layout("rs")
    with seat.play("--lang", "sr", *FLAGS) as game:
        game.wait_for(mind.said()[0])
        for key, there in {"r": "р", "t": "т", "e": "е", "c": "ц", "q": "љ", "h": "х"}.items():
            game.press(f"Cyrillic_{CYRILLIC[there]}")
            game.hear(*mind.press(key))
        game.press("ctrl+Cyrillic_tse")
        game.hear(*mind.press("ctrl+c"))


CYRILLIC = {"р": "er", "т": "te", "е": "ie", "ц": "tse", "љ": "lje", "х": "ha"}
"""How X names the letters."""
