"""Which voice reads a language that has none of its own."""

from __future__ import annotations

from audiowar.speech.match_voice_language import find_best_language, list_suitable_voice_languages


def test_script_and_region_do_not_matter_to_a_voice() -> None:
    assert list_suitable_voice_languages("es-MX") == ("es",)
    assert list_suitable_voice_languages("en_US") == ("en",)


def test_serbian_is_read_by_croatian_or_else_bosnian() -> None:
    assert list_suitable_voice_languages("sr-Latn") == ("sr", "hr", "bs")
    assert find_best_language("sr-Latn", ["bs", "en-GB", "hr-HR"]) == "hr"
    assert find_best_language("sr-Latn", ["bs", "en-GB"]) == "bs"


def test_the_language_itself_is_best() -> None:
    assert find_best_language("sr-Cyrl", ["hr", "sr-RS"]) == "sr"


def test_no_voice_for_the_language_is_told() -> None:
    assert find_best_language("ro", ["en", "es"]) is None
