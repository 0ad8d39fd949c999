"""Languages are found, call themselves by their names, and match the system's."""

from __future__ import annotations

import shutil
import warnings
from dataclasses import replace
from pathlib import Path

import pytest

from audiowar.l10n.catalogue import Catalogue
from audiowar.l10n.discover_locales import (
    discover_locales,
    find_nearest_known_language,
    find_system_language,
    get_locale_or_english,
)
from audiowar.l10n.translation_problem import TranslationProblem
from audiowar.resources import find_data_folder


def test_shipped_languages_name_themselves() -> None:
    problems: list[TranslationProblem] = []
    known = discover_locales(problems=problems)
    assert problems == []
    assert {tag: (one.own_name, one.language_request) for tag, one in known.items()} == {
        "en": ("English", "Choose your language with the arrows, then press Enter"),
        "es": ("Español", "Elige tu idioma con las flechas y pulsa Intro"),
        "ro": ("Română", "Alege limba cu săgețile, apoi apasă Enter"),
        "sr": ("Srpski", "Strelicama izaberite jezik, pa pritisnite Enter"),
        "sr-Cyrl": ("Српски (ћирилица)", "Стрелицама изаберите језик, па притисните Enter"),
    }


def test_serbian_has_latin_plurals() -> None:
    for tag in ("sr", "sr-Cyrl"):
        assert get_locale_or_english(tag).babel_tag == "sr-Latn"


SYSTEM_LANGUAGES = {
    "en": ("en_US.UTF-8", "C", "C.UTF-8", "POSIX", "de_DE", ""),
    "es": ("es_MX.UTF-8", "es"),
    "ro": ("ro_MD", "mo_MD"),
    "sr": ("sr_RS@latin", "sr_RS.UTF-8@latin", "sr_RS", "sr-Latn-RS", "bs_BA"),
    "sr-Cyrl": ("sr-Cyrl-RS", "sr_Cyrl_BA.UTF-8", "sr_RS@cyrillic"),
}


def test_system_language_is_matched() -> None:
    for tag, systems in SYSTEM_LANGUAGES.items():
        for system in systems:
            assert find_nearest_known_language(system, discover_locales()) == tag, system


def test_first_variable_that_is_set_decides() -> None:
    known = discover_locales()
    assert (
        find_system_language(known, {"LC_ALL": "", "LC_MESSAGES": "ro_RO", "LANG": "es_ES"}) == "ro"
    )


def test_region_of_its_own_is_preferred() -> None:
    spanish = get_locale_or_english("es")
    known = {tag: replace(spanish, tag=tag) for tag in ("es", "es-MX")}
    assert [find_nearest_known_language(name, known) for name in ("es_MX", "es_AR", "es")] == [
        "es-MX",
        "es",
        "es",
    ]


def test_unknown_language_is_english_and_a_problem() -> None:
    problems: list[TranslationProblem] = []
    assert get_locale_or_english("xx", problems=problems).tag == "en"
    assert get_locale_or_english("sr-Arab", problems=problems).tag == "en"
    assert [problem.text for problem in problems] == ["no language 'xx'", "no language 'sr-Arab'"]


@pytest.mark.parametrize(
    ("text", "said"),
    [
        ("[locale]\nname = X\n", "lists is missing"),
        ("[locale]\nchoose = X\n[lists]\nand = a\nor = o\n", "name is missing"),
        ("nonsense", "File contains no section headers"),
        ("[locale]\nname = X\nchoose = X\n[lists]\nand = a\nor = o\nand.e = (\n", "unterminated"),
        ("\xff", "can't decode"),
    ],
)
def test_wrong_locale_file_is_told_and_left_out(tmp_path: Path, text: str, said: str) -> None:
    (tmp_path / "xx").mkdir()
    (tmp_path / "xx" / "locale.ini").write_bytes(text.encode("latin-1"))
    problems: list[TranslationProblem] = []
    assert discover_locales(tmp_path, problems) == {}
    assert [problem.file for problem in problems] == ["xx/locale.ini"]
    assert said in problems[0].text


def test_a_pattern_that_python_may_read_otherwise_one_day_prints_nothing(tmp_path: Path) -> None:
    (tmp_path / "xx").mkdir()
    text = "[locale]\nname = X\nchoose = X\n[lists]\nand = a\nor = o\nand.e = [[a]\n"
    (tmp_path / "xx" / "locale.ini").write_text(text, encoding="utf-8")
    with warnings.catch_warnings():
        warnings.simplefilter("error")
        assert list(discover_locales(tmp_path)) == ["xx"]


@pytest.mark.parametrize(
    "text",
    [
        "",
        "\x00",
        "[locale]",
        "[locale]\nname = X\nchoose = X\nplurals = ; )\n[lists]\nand = a\nor = b\n",
        "[locale]\nname = X\nchoose = X\n[lists]\nand = a\nor = b\nor.u = (\n",
        "[locale]\nname = X\nchoose = X\n[lists]\nand = a\nor = b\nor.u = a{99999999999}\n",
        "[locale]\nname = X\nchoose = X\n[lists]\nand = a\nor = b\n[derived ]\nname = Y\n",
        "[" * 5000,
    ],
)
def test_a_broken_language_is_a_problem_and_the_others_are_told(tmp_path: Path, text: str) -> None:
    root = tmp_path / "Ž Đ"
    shutil.copytree(find_data_folder("locales"), root)
    for tag in ("sr", "en"):
        (root / tag / "locale.ini").write_text(text, encoding="utf-8")
    problems: list[TranslationProblem] = []
    known = discover_locales(root, problems)
    assert list(known) == ["en", "es", "ro"]
    assert [problem.file for problem in problems] == ["en/locale.ini", "sr/locale.ini"]
    for tag in ("en", "es", "sr"):
        assert Catalogue(tag, root=root).format_message("menu-new-game")
    assert Catalogue("en", root=root).format_message("opponents", count=2) == "Two opponents"
