"""The manual contains every key, game and option, and its structure helps screen readers."""

from __future__ import annotations

import re
from collections.abc import Iterator
from functools import cache
from html import escape
from html.parser import HTMLParser
from itertools import pairwise
from pathlib import Path

import pytest

from audiowar.__main__ import main
from audiowar.generate_manual import CHAPTERS, get_manual_file_name, render_manual_html
from audiowar.input.commands import COMMANDS
from audiowar.l10n.catalogue import Catalogue
from audiowar.l10n.discover_locales import discover_locales
from audiowar.publisher_info import PublisherInfo
from audiowar.rules.registry import GAMES
from audiowar.ui.core.key_help import HELP_NAMES_OF_RANK_COMMANDS
from audiowar.ui.menus.rules_reader import OPTIONS_SECTION, list_rule_sections
from audiowar.ui.settings.opponent_choice import GAME_WHOSE_OPPONENTS_ARE_DEFAULT
from tools.translations.parsed_messages import parse_messages

LANGUAGES = list(discover_locales())
EMPTY = {"meta", "br", "link"}


class Outline(HTMLParser):
    """Collects the headings, ids, links, languages and labels of a page, and its open elements."""

    def __init__(self, text: str) -> None:
        super().__init__()
        self.open: list[str] = []
        self.headings: list[tuple[int, str]] = []
        self.ids: list[str] = []
        self.links: list[str] = []
        self.languages: list[str] = []
        self.tags: list[str] = []
        self.labels: list[str] = []
        self.feed(text)

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        given = {name: value or "" for name, value in attrs}
        self.tags.append(tag)
        if tag not in EMPTY:
            self.open.append(tag)
        if re.fullmatch("h[1-6]", tag):
            self.headings.append((int(tag[1]), ""))
        for name, found in (("id", self.ids), ("href", self.links), ("lang", self.languages),
                            ("aria-labelledby", self.labels)):  # fmt: skip
            if name in given:
                found.append(given[name])

    def handle_endtag(self, tag: str) -> None:
        assert self.open.pop() == tag

    def handle_data(self, data: str) -> None:
        if any(re.fullmatch("h[1-6]", tag) for tag in self.open):
            level, text = self.headings[-1]
            self.headings[-1] = (level, text + data)


@cache
def page(language: str) -> str:
    return render_manual_html(language)


@cache
def outline(language: str) -> Outline:
    return Outline(page(language))


@pytest.mark.parametrize("language", LANGUAGES)
def test_headings_go_down_one_level_at_a_time(language: str) -> None:
    levels = [level for level, _ in outline(language).headings]
    assert levels.count(1) == 1 and levels[0] == 1
    assert all(after <= before + 1 for before, after in pairwise(levels))
    assert all(text.strip() for _, text in outline(language).headings)


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_element_is_closed_and_every_name_is_unique(language: str) -> None:
    found = outline(language)
    assert found.open == []
    assert len(found.ids) == len(set(found.ids))
    assert set(found.labels) <= set(found.ids)


@pytest.mark.parametrize("language", LANGUAGES)
def test_links_lead_to_chapters_and_to_the_other_languages(language: str) -> None:
    links = outline(language).links
    inside = [link[1:] for link in links if link.startswith("#")]
    assert set(inside) == {"main", *CHAPTERS}
    assert set(inside) <= set(outline(language).ids)
    others = {get_manual_file_name(tag) for tag in LANGUAGES if tag != language}
    assert {link for link in links if not link.startswith("#")} == others


def test_there_is_one_of_each_landmark() -> None:
    tags = outline("en").tags
    assert [tags.count(tag) for tag in ("main", "header", "footer")] == [1, 1, 1]


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_command_stands_in_it_as_the_program_names_it(language: str) -> None:
    say = Catalogue(language).format_message
    for name in COMMANDS:
        told = "command-rank" if name in HELP_NAMES_OF_RANK_COMMANDS else f"command-{name}"
        assert f"<td>{escape(say(told))}</td>" in page(language), name


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_game_has_all_its_rules_and_options(language: str) -> None:
    say = Catalogue(language).format_message
    headings = [text for _, text in outline(language).headings]
    for game in GAMES.values():
        assert say(f"game-{game.name.replace('_', '-')}") in headings
        for section in list_rule_sections(game.name):
            if section != OPTIONS_SECTION:
                assert say(f"rules-heading-{section}") in headings
        for option in game.options:
            told = escape(say("option-" + option.name.replace("_", "-")))
            assert f"<li>{told}" in page(language)


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_drawn_course_of_a_game_says_the_same_in_words(language: str) -> None:
    (figure,) = re.findall("<figure>(.*)</figure>", page(language))
    (words,) = re.findall("<desc>(.*)</desc>", figure)
    assert "50" in words and words in figure.split("<figcaption>")[1]


@pytest.mark.parametrize("language", LANGUAGES)
def test_nothing_is_told_by_its_id(language: str) -> None:
    text = re.sub("<[^>]*>", " ", page(language).partition("<main")[2])
    assert not re.search(r"\b(manual|rules|option|value|command|key)-[a-z]+", text)
    assert "{" not in text


def test_the_language_is_marked_where_it_changes() -> None:
    assert outline("sr").languages[0] == "sr-Latn"
    assert outline("sr-Cyrl").languages[0] == "sr-Cyrl"
    assert '<span lang="de">Tod und Leben</span>' in page("sr")
    assert '<span lang="ro">Război</span>' in page("en")
    assert '<span lang="ro">' not in page("ro") + page("sr")


def test_a_changed_key_of_the_table_changes_the_page(monkeypatch: pytest.MonkeyPatch) -> None:
    from dataclasses import replace

    from audiowar import generate_manual as module

    changed = {**COMMANDS, "pot": replace(COMMANDS["pot"], keys=("ctrl+f5",))}
    monkeypatch.setattr(module, "COMMANDS", changed)
    assert (
        '<th scope="row">Control+F5</th><td>the cards on the table</td>'
        in module.render_manual_html("en")
    )


@pytest.mark.deep
def test_texts_of_the_program_name_no_game_but_the_one_that_others_follow() -> None:
    """A text that lists games would become wrong with each new game."""
    tell = Catalogue("en").format_message
    titles = [
        tell(f"game-{name.replace('_', '-')}")
        for name in GAMES
        if name != GAME_WHOSE_OPPONENTS_ARE_DEFAULT
    ]
    shared = [
        one
        for one in parse_messages(discover_locales()["en"].folder, []).values()
        if "games/" not in one.file
    ]
    assert shared
    named = [
        (one.id, title)
        for one in shared
        for part in one.texts
        for title in titles
        if title in part.text
    ]
    assert named == []


@pytest.fixture
def written(tmp_path: Path) -> Iterator[Path]:
    file = tmp_path / "manual.html"
    assert main(["manual", "--lang", "es", "--out", str(file)]) == 0
    yield file


def test_the_command_writes_it_in_the_language_asked_for(written: Path) -> None:
    assert written.read_text(encoding="utf-8") == page("es")


def test_the_manual_says_where_to_write_if_there_is_an_address(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    assert "example.org" not in page("sr")
    place = PublisherInfo(contact="we@example.org")
    monkeypatch.setattr("audiowar.generate_manual.load_publisher_info", lambda: place)
    assert "we@example.org</p>" in render_manual_html("sr")
