"""Serbian in Cyrillic: digraphs, seams, and what stays Latin."""

from __future__ import annotations

import pytest

from audiowar.l10n.catalogue import Catalogue
from audiowar.l10n.protect_from_transliteration import protect_from_transliteration
from audiowar.l10n.serbian_cyrillic import LatinToCyrillic

cyrillic = LatinToCyrillic(("Enter", "Page Up", "Tod und Leben"))


def test_every_letter() -> None:
    latin = "a b c č ć d dž đ e f g h i j k l lj m n nj o p r s š t u v z ž"
    assert cyrillic(latin) == "а б ц ч ћ д џ ђ е ф г х и ј к л љ м н њ о п р с ш т у в з ж"


DIGRAPHS = {
    "Igrate damu herc": "Играте даму херц",
    "Džoker izaziva rat": "Џокер изазива рат",
    "pobeđujete": "побеђујете",
    "Njegoš, Ljubav, Džep": "Његош, Љубав, Џеп",
    "NJEGOŠ LJUBAV DŽEP": "ЊЕГОШ ЉУБАВ ЏЕП",
    "menja, bolje, odžak, budžet": "мења, боље, оџак, буџет",
    "podjednako, odjednom": "подједнако, одједном",
}
SEAMS = {
    "nadživeti": "надживети",
    "Nadživeo": "Надживео",
    "odžaliti": "оджалити",
    "podžanr": "поджанр",
    "predženidbeni": "предженидбени",
    "injekcija": "инјекција",
    "INJEKCIJA": "ИНЈЕКЦИЈА",
    "konjunkcija": "конјункција",
    "konjugacija": "конјугација",
    "konj": "коњ",
    "Tanjug": "Танјуг",
    "tanjir": "тањир",
    "anjon": "анјон",
    "kanjon": "кањон",
    "vanjezički": "ванјезички",
}
KEPT_WORDS = {
    "Pritisnite R za pravila": "Притисните R за правила",
    "C: moć poslednje karte": "C: моћ последње карте",
    "Tasteri C, E, R i T": "Тастери C, E, R и T",
    "F1 je pomoć, F12 nije": "F1 је помоћ, F12 није",
    "Enter igra, Page Up vraća": "Enter игра, Page Up враћа",
    "igra Tod und Leben": "игра Tod und Leben",
    "Windows, JAWS, Peña, Müller": "Windows, JAWS, Peña, Müller",
}
SENTENCES = {
    "U ruci: pet": "У руци: пет",
    "Rat. A onda? I još: S kim": "Рат. А онда? И још: С ким",
    "Ana: U ruci": "Ана: У руци",
    "taster U, taster S": "тастер U, тастер S",
}


@pytest.mark.parametrize("words", [DIGRAPHS, SEAMS, KEPT_WORDS, SENTENCES])
def test_latin_becomes_cyrillic(words: dict[str, str]) -> None:
    assert {latin: cyrillic(latin) for latin in words} == words


def test_shielded_pieces_stay_and_lose_their_marks() -> None:
    name, path = map(protect_from_transliteration, ("Ljilja", "/home/dž"))
    text = f"{name} uzima, {path}: U redu"
    assert cyrillic(text) == "Ljilja узима, /home/dž: У реду"


def test_a_kept_phrase_that_is_shielded_too_loses_its_marks() -> None:
    text = f"Igra {protect_from_transliteration('Tod und Leben')} i Tod und Leben"
    assert cyrillic(text) == "Игра Tod und Leben и Tod und Leben"


def test_shield_cannot_be_broken_out_of() -> None:
    assert (
        cyrillic(protect_from_transliteration(protect_from_transliteration("nj") + "lj")) == "njlj"
    )


def test_cyrillic_digits_and_signs_are_left_alone() -> None:
    assert cyrillic("Вук, 13-og: „da“ – 10 %") == "Вук, 13-ог: „да“ – 10 %"


def test_the_language_file_says_which_words_stay() -> None:
    help_text = Catalogue("sr-Cyrl", strict=True).format_message("page-help-keys")
    assert " Enter игра " in help_text
