"""Long lists, the first words of a game and the way out, in the real window with a real voice."""

from __future__ import annotations

import json

from audiowar.l10n.catalogue import Catalogue
from tests.server.player import PATIENCE

from .rig import screen, speech_server
from .rig.missing_programs import skip_without
from .rig.session import PlayingSeat, Session

pytestmark = skip_without(screen, speech_server)


def known(seat: PlayingSeat, language: str) -> None:
    """Let the player have begun before."""
    seat.home.mkdir(parents=True)
    settings = {"language": language, "name": "Mira"}
    (seat.home / "settings.json").write_text(json.dumps(settings), encoding="utf-8")


def press(game: Session, key: str, wanted: str) -> None:
    """Press a key and wait for what it is to say."""
    game.press(key)
    game.wait_for(wanted, PATIENCE)


def test_escape_in_the_main_menu_stays_and_settings_are_found_by_letters(seat: PlayingSeat) -> None:
    known(seat, "sr")
    with seat.play() as game:
        game.wait_for("Glavni meni", PATIENCE)
        press(game, "escape", "Za kraj izaberite Izlaz")
        assert game.is_running()
        press(game, "p", "Pravila")
        press(game, "p", "Podešavanja")
        press(game, "enter", "Jezik, ime i program, grupa od")
        press(game, "b", "Šta se govori. Boje karata")
        press(game, "escape", "Podešavanja. Šta se govori, grupa od")
        press(game, "right", "Šta se govori. Strelice levo i desno menjaju vrednost")
        press(game, "i", "Izgovaranje mesta u spisku")
        press(game, "left", "Izgovaranje mesta u spisku: ne")
        assert game.languages() == {"sr"}


def test_play_now_tells_the_aim_a_key_cuts_it_and_f1_begins_with_five_keys(
    seat: PlayingSeat,
) -> None:
    with seat.play("--lang", "ro", "--fast") as game:
        game.wait_for("Meniul principal", PATIENCE)
        press(game, "enter", "Ce joc?")
        press(game, "enter", "Câți adversari?")
        press(game, "enter", "Ce reguli?")
        game.press("enter")
        game.wait_for(Catalogue("ro").format_message("aim-scientific"), PATIENCE)
        game.wait_for("La masă: tu, ", PATIENCE)
        press(game, "r", "Războiul științific, tura 1")
        press(game, "f1", "Taste la masă. Săgeata dreapta sau săgeata jos: cartea următoare")
        press(game, "end", "Ajutor, limbă și program, grup de")
    settings = json.loads((seat.home / "settings.json").read_text(encoding="utf-8"))
    assert settings["introduced"] == ["scientific"]
