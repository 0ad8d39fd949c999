"""Every key, every character and every command has a spoken name."""

from __future__ import annotations

from pathlib import Path
from string import printable, punctuation

import pytest

from audiowar.announce.render_lines import render_lines
from audiowar.input.commands import COMMANDS
from audiowar.input.key_names import (
    MODIFIERS,
    WORD_KEY_NAMES,
    find_typing_key,
    format_key_for_key_file,
    parse_key,
)
from audiowar.input.keymap import load_keymap
from audiowar.l10n.catalogue import Catalogue
from audiowar.ui.core.key_labels import (
    DIACRITIC_NAMES,
    SIGN_NAMES,
    describe_command,
    exact_char_line,
    key_line,
)
from audiowar.ui.settings.remap_keys import try_to_save_key
from tests.ui.front import Play

CHARS = [
    key
    for char in sorted({*printable, *SIGN_NAMES, *"čćšžđñáéșțăâîçåљњђћџé€ß"})
    if (key := find_typing_key(char))
]
KEYS = [
    f"{modifier}{key}"
    for modifier in ("", *(f"{one}+" for one in MODIFIERS), "ctrl+alt+", "ctrl+alt+shift+")
    for key in (*sorted(WORD_KEY_NAMES), *CHARS)
]
LANGUAGES = ("en", "sr-Cyrl")


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_key_has_a_name_in_words(home: Path, language: str) -> None:
    play = Play(home, language)
    for key in [*KEYS, "\x1c", ""]:
        told = play.app.render(key_line(key))
        assert told and not any(sign in told for sign in "{}[]<>|~^`"), key
        assert "key-" not in told and "char-" not in told


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_command_has_a_name_in_words(home: Path, language: str) -> None:
    play = Play(home, language)
    told = [play.app.render(describe_command(name)) for name in COMMANDS]
    assert not any("command" in one for one in told)
    # No two ranks have the same description.
    ranks = [one for name, one in zip(COMMANDS, told, strict=True) if name.startswith("rank-")]
    assert len(set(ranks)) == len(ranks) == 14


def test_a_key_that_is_written_is_read_again() -> None:
    typed = (find_typing_key(chr(code)) for code in range(0x600))
    for key in (*KEYS, *filter(None, typed)):
        assert parse_key(key) == key
        assert parse_key(format_key_for_key_file(key)) == key


@pytest.mark.parametrize("key", [",", "+", "ñ", "=", "#", ";", "[", "ctrl++"])
def test_a_stored_key_works_after_a_restart(home: Path, key: str) -> None:
    assert try_to_save_key("hand", key)
    keymap, problems = load_keymap([home / "keys.ini"])
    assert problems == []
    assert keymap.find_command(key, "table") == "hand"


def test_a_file_that_was_broken_is_kept_when_a_key_is_stored(home: Path) -> None:
    home.mkdir()
    (home / "keys.ini").write_bytes(b"[keys]\npot = o\n\xff\xfe\n")
    assert try_to_save_key("hand", "b")
    assert (home / "keys.ini.broken").read_bytes().endswith(b"\xff\xfe\n")
    assert load_keymap([home / "keys.ini"])[1] == []


def test_nobody_is_locked_in_by_a_file_of_keys(home: Path) -> None:
    home.mkdir()
    (home / "keys.ini").write_text("[keys]\nback =\nmenu =\nnext = escape\n", encoding="utf-8")
    keymap, problems = load_keymap([home / "keys.ini"])
    assert keymap.find_command("escape", "menu") == "back"
    assert keymap.find_command("escape", "table") == "menu"
    assert [problem.reason for problem in problems] == ["clash"]


def test_every_sign_of_a_keyboard_has_a_name() -> None:
    assert {" ", *punctuation, *"¿¡€"} == set(SIGN_NAMES)


@pytest.mark.parametrize("language", LANGUAGES)
def test_letters_are_spelled_with_their_marks_and_their_size(language: str) -> None:
    catalogue = Catalogue(language, strict=True)

    def told(char: str) -> str:
        return render_lines([exact_char_line(char)], catalogue)

    spelt = [told(char) for char in "cčćCČĆ dđ"]
    assert len(set(spelt)) == len(spelt)
    assert all(
        told(char) for char in [*SIGN_NAMES, *("aeiouy" + "".join(DIACRITIC_NAMES)), "Ж", "ß", "İ"]
    )
