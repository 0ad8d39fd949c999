"""Long lists, the first words of a game and the way out, in the real window with a real voice."""

from __future__ import annotations

import json
from collections.abc import Iterator
from pathlib import Path

import pytest

from audiowar.l10n.catalogue import Catalogue
from tests.archive.games import NOON, play_saved
from tests.server.player import PATIENCE, Server
from tests.server.test_two_languages import Terminal

from .rig import screen, speech_server
from .rig.session import PlayingSeat, Session

MISSING = ", ".join(
    filter(None, (screen.name_missing_programs(), speech_server.name_missing_programs()))
)
pytestmark = pytest.mark.skipif(bool(MISSING), reason=f"not installed: {MISSING}")


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


def test_my_games_are_listed_filtered_and_gone_on_with(
    seat: PlayingSeat, monkeypatch: pytest.MonkeyPatch
) -> None:
    known(seat, "ro")
    monkeypatch.setenv("AUDIOWAR_HOME", str(seat.home))
    play_saved(1, played=NOON)
    play_saved(2, over=False, names=("Mira", "Zoe"), played=NOON + 60)
    with seat.play() as game:
        game.wait_for("Meniul principal", PATIENCE)
        for item in ("Joc nou", "Joacă cu alții", "Jocurile mele"):
            press(game, "j", item)
        press(game, "enter", "Jocurile mele: 2.")
        game.wait_for("Zoe, neterminat", PATIENCE)
        press(game, "a", "Arată: toate jocurile, două jocuri")
        press(game, "right", "jocurile neterminate, un joc")
        press(game, "z", "Nimic nu începe cu Z")
        press(game, "end", "Ia cu tine jocurile și setările")
        press(game, "up", "Zoe, neterminat")
        press(game, "enter", "Joacă mai departe")
        press(game, "enter", "continuă")
        assert game.languages() == {"ro"}


@pytest.fixture
def server(tmp_path: Path) -> Iterator[Server]:
    """A server as anybody starts it."""
    started = Server(tmp_path / "server", seeds=False)
    yield started.start()
    started.kill()


@pytest.fixture
def host(tmp_path: Path) -> Iterator[Terminal]:
    """The host of a table, at a terminal in Spanish."""
    terminal = Terminal(tmp_path / "host", "es", "Berta")
    yield terminal
    terminal.end()


def test_who_comes_to_a_running_game_goes_to_it_and_back_to_it(
    seat: PlayingSeat, server: Server, host: Terminal
) -> None:
    known(seat, "sr")
    host.hears("Menú principal")
    host.type("2", "", "2", "", f"127.0.0.1:{server.port}")
    host.hears("Con otros")
    # A game without choices: of another one nobody takes a second hand from the same address.
    host.type("", "3", "", "2", "", "", "")
    code = "".join(filter(str.isdigit, host.hears(r"Código: \d")))[:6]
    host.type("")
    host.hears("Cartas repartidas")
    with seat.play() as game:
        game.wait_for("Glavni meni", PATIENCE)
        press(game, "down", "Igraj sa drugima")
        press(game, "enter", "Nađi stolove u blizini")
        press(game, "down", "Po adresi servera")
        press(game, "enter", "Adresa servera")
        signs = {".": "period", ":": "colon"}
        game.press(*(signs.get(char, char) for char in f"127.0.0.1:{server.port}"), "enter")
        game.wait_for("Sa drugima. Otvori sto", PATIENCE)
        press(game, "down", "Priključi se kodom")
        press(game, "enter", "Kod stola")
        game.press(*code, "enter")
        game.wait_for("Za stolom: vi, Berta", PATIENCE)
        host.hears("Mira se sienta en el lugar del bot")
        assert not any("pre početka" in one for one in game.get_utterances())
        game.press("escape")
        game.wait_for("Meni igre", PATIENCE)
        game.press("end", "up")
        game.wait_for("Glavni meni; mesto ostaje vaše", PATIENCE)
        press(game, "enter", "Nazad za vaš sto sa drugima")
        before = sum("Igra se nastavlja" in one for one in game.get_utterances())
        game.press("enter")
        while sum("Igra se nastavlja" in one for one in game.get_utterances()) == before:
            game.pause(0.1)
        assert not any("pre početka" in one for one in game.get_utterances())
