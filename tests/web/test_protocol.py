"""The page's script and the engine know the same messages, words and commands."""

from __future__ import annotations

import re
from pathlib import Path

import audiowar.web
from audiowar.input.commands import COMMANDS
from audiowar.l10n.locales import discover
from audiowar.web import engine, front, protocol, sounds
from audiowar.web.words import FILLED, WORDS, words

WEB = Path(audiowar.web.__file__).parent
PAGE = WEB / "page"
SCRIPTS = "\n".join(path.read_text(encoding="utf-8") for path in PAGE.glob("*.js"))
HTML = (PAGE / "index.html").read_text(encoding="utf-8")


def documented() -> tuple[set[str], set[str]]:
    """The kinds of messages that the protocol names, from the page and from the engine."""
    assert protocol.__doc__ is not None
    page, told = protocol.__doc__.split("From the engine:")
    kinds = [set(re.findall(r"^    ([a-z]+) ", part, re.MULTILINE)) for part in (page, told)]
    return kinds[0], kinds[1]


def test_the_page_sends_what_the_engine_takes_and_the_protocol_says() -> None:
    sent = set(re.findall(r"\{ t: \"(\w+)\"", SCRIPTS)) | set(
        re.findall(r'"t":"(\w+)"', (PAGE / "worker.js").read_text(encoding="utf-8"))
    )
    assert sent == set(engine._ACTIONS) == documented()[0]


def test_the_engine_tells_what_the_page_takes_and_the_protocol_says() -> None:
    sources = [*(Path(one.__file__) for one in (engine, front, sounds)), WEB / "listing.py"]
    told = set(re.findall(r'"t": "(\w+)"', "".join(one.read_text("utf-8") for one in sources)))
    table = re.search(r"const told = \{(.*?)\n\};", SCRIPTS, re.DOTALL)
    assert table is not None
    taken = set(re.findall(r"^  (\w+): ", table[1], re.MULTILINE))
    assert told == taken == documented()[1]


def test_every_word_that_the_page_shows_is_there_in_every_language() -> None:
    shown = set(re.findall(r'data-word="([\w-]+)"', HTML))
    shown |= set(re.findall(r'word\("([\w-]+)"', SCRIPTS))
    shown |= {f"page-button-{name}" for _, name in re.findall(r'\["([\w-]+)", "(\w+)"\]', SCRIPTS)}
    # The first button at a table is called what the engine says that it does.
    shown |= {f"page-button-{does}" for does in ("play", "bet", "choose", "on")}
    assert shown == set(WORDS)
    told = words()
    assert list(told) == list(discover())
    for language in told.values():
        assert set(language) == {"lang", "name", *WORDS} and all(language.values())
        for name, place in FILLED.items():
            assert f"{{{place}}}" in language[name]


def test_every_button_is_a_command() -> None:
    pairs = re.findall(r'\["([\w-]+)", "(\w+)"\]', SCRIPTS)
    assert len(pairs) > 20
    assert {command for command, _ in pairs} <= set(COMMANDS)


def test_the_page_may_load_nothing_from_elsewhere() -> None:
    assert re.findall(r"(?:https?:)?//[a-z]", HTML + SCRIPTS.replace("// ", "")) == []
    assert "default-src 'none'" in HTML and "script-src 'self' 'wasm-unsafe-eval'" in HTML
    assert re.findall(r"\son\w+=|style=|javascript:|<script>|<style", HTML) == []
