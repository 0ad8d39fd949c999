"""The manual in a real browser: what it gives a screen reader, and what axe-core says of it."""

from __future__ import annotations

from collections.abc import Iterator
from html.parser import HTMLParser
from pathlib import Path
from typing import Any

import pytest

from audiowar.generate_manual import CHAPTERS, get_manual_file_name, render_manual_html
from audiowar.l10n.catalogue import Catalogue
from audiowar.l10n.discover_locales import discover_locales
from audiowar.rules.registry import GAMES

from .rig import chromium
from .rig.chromium import launch_windowless_browser
from .rig.missing_programs import skip_without

axe = pytest.importorskip("axe_playwright_python.sync_playwright")

pytestmark = skip_without(chromium)

LANGUAGES = list(discover_locales())
CHECKED = ("es", "sr-Cyrl")
"""The languages that are given to axe. Every other one has the elements of one of these."""
LANDMARKS = ("banner", "navigation", "main", "contentinfo")


@pytest.fixture(scope="module")
def browser() -> Iterator[Any]:
    """Debian's browser, without a window."""
    with launch_windowless_browser() as running:
        yield running


@pytest.fixture(scope="module")
def folder(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """All pages, as they lie together."""
    pages = tmp_path_factory.mktemp("pages")
    for tag in LANGUAGES:
        (pages / get_manual_file_name(tag)).write_text(render_manual_html(tag), encoding="utf-8")
    return pages


class Node:
    """A node of the accessibility tree."""

    def __init__(self, data: dict[str, Any]) -> None:
        self.role: str = data["role"]["value"]
        self.name: str = data.get("name", {}).get("value", "")
        properties = {one["name"]: one["value"].get("value") for one in data.get("properties", ())}
        self.level: int = properties.get("level", 0)


def opened(browser: Any, page: Path) -> Any:
    """A page in a tab of its own."""
    tab = browser.new_page()
    tab.goto(page.as_uri())
    return tab


def tree(tab: Any) -> list[Node]:
    """What a screen reader is given, in the order in which it reads."""
    session = tab.context.new_cdp_session(tab)
    nodes = {one["nodeId"]: one for one in session.send("Accessibility.getFullAXTree")["nodes"]}

    def below(number: str) -> Iterator[Node]:
        if number in nodes:
            if not nodes[number]["ignored"]:
                yield Node(nodes[number])
            for child in nodes[number].get("childIds", ()):
                yield from below(child)

    return list(below(next(iter(nodes))))


def names(nodes: list[Node], *roles: str) -> list[str]:
    """The names of the nodes with one of these roles."""
    return [node.name for node in nodes if node.role in roles]


SAME_COLOUR = """texts => texts.length > 3 && texts.every(text => {
  const around = getComputedStyle(text.closest("figure").previousElementSibling).color
  return getComputedStyle(text).fill === around
})"""


class Shape(HTMLParser):
    """The elements of a page, with what may matter to axe, but without texts and addresses."""

    def __init__(self, page: str) -> None:
        super().__init__()
        self.elements: list[object] = []
        self.feed(page)

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        kept = [value for name, value in attrs if name in ("class", "role", "scope", "aria-hidden")]
        self.elements.append((tag, [name for name, _ in attrs], kept))

    def handle_endtag(self, tag: str) -> None:
        self.elements.append(tag)


def test_every_page_has_the_elements_of_one_that_axe_has_checked(folder: Path) -> None:
    shapes = {
        tag: Shape((folder / get_manual_file_name(tag)).read_text("utf-8")).elements
        for tag in LANGUAGES
    }
    for tag, shape in shapes.items():
        assert shape in [shapes[one] for one in CHECKED], tag


@pytest.mark.parametrize("language", CHECKED)
def test_axe_finds_no_violation_and_nothing_left_to_look_at(
    browser: Any, folder: Path, language: str
) -> None:
    tab = opened(browser, folder / get_manual_file_name(language))
    # The words of the chart have the colour of the text around it, which axe cannot tell in SVG.
    assert tab.eval_on_selector_all(".chances text", SAME_COLOUR)
    found = axe.Axe().run(tab, context={"exclude": [[".chances text"]]}).response
    assert found["violations"] == []
    assert found["incomplete"] == []
    passed = {rule["id"] for rule in found["passes"]}
    assert {"html-lang-valid", "landmark-one-main", "region", "heading-order", "color-contrast",
            "th-has-data-cells", "list", "skip-link"} <= passed  # fmt: skip


def test_a_reader_is_given_title_landmarks_and_every_heading(browser: Any, folder: Path) -> None:
    language = "sr-Cyrl"
    say = Catalogue(language).format_message
    nodes = tree(opened(browser, folder / get_manual_file_name(language)))
    assert names(nodes, "RootWebArea") == [say("manual-title")]
    assert [node.role for node in nodes if node.role in LANDMARKS] == [
        "banner", "navigation", "main", "contentinfo", "navigation",
    ]  # fmt: skip
    assert names(nodes, "navigation") == [say("manual-contents"), say("manual-languages")]
    headings = [(node.level, node.name) for node in nodes if node.role == "heading"]
    assert [name for level, name in headings if level == 1] == [say("manual-title")]
    assert [name for level, name in headings if level == 2] == [
        say(f"manual-{name}") for name in CHAPTERS
    ]
    games = [say(f"game-{name.replace('_', '-')}") for name in GAMES]
    first = headings.index((2, say("manual-games"))) + 1
    part = [level for level, _ in headings[first:]].index(2)
    assert [name for level, name in headings[first : first + part] if level == 3] == games
    # A chapter and a game is a region that says its name, like its heading.
    assert set(names(nodes, "region")) == {say(f"manual-{name}") for name in CHAPTERS} | set(games)


def test_each_table_says_its_name_and_each_cell_has_the_key_as_its_heading(
    browser: Any, folder: Path
) -> None:
    language = "sr-Cyrl"
    say = Catalogue(language).format_message
    nodes = tree(opened(browser, folder / get_manual_file_name(language)))
    wanted = [say(f"manual-keys-{where}") for where in ("table", "listen", "menu", "anywhere")]
    assert names(nodes, "table") == wanted
    assert names(nodes, "columnheader") == [say("manual-key"), say("manual-does")] * len(wanted)
    rows = names(nodes, "row")
    assert len(names(nodes, "rowheader")) == len(names(nodes, "cell")) == len(rows) - len(wanted)
    assert all(names(nodes, "rowheader")) and all(names(nodes, "cell"))
