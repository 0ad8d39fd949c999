"""The page's script and the engine know the same messages, words and commands."""

from __future__ import annotations

import json
import re
from pathlib import Path
from types import ModuleType

import audiowar.web
from audiowar.client.transport import TOO_MANY_CONNECTIONS_FRAME
from audiowar.input.commands import COMMANDS
from audiowar.l10n.discover_locales import discover_locales
from audiowar.server.hosted_pages import page_protocol as thin
from audiowar.server.hosted_pages.page_protocol import CloseReason
from audiowar.web import (
    page_engine_messages,
    page_sound_backend,
    page_speech_and_sound,
    player_engine,
)
from audiowar.web.buttons import make_buttons_json_object
from audiowar.web.static_page_texts import MESSAGE_IDS, PLACEHOLDERS, render_static_page_texts

WEB = Path(audiowar.web.__file__).parent
PAGE = WEB / "page"
THIN = Path(thin.__file__).parent
SCRIPTS = "\n".join(path.read_text(encoding="utf-8") for path in PAGE.glob("*.js"))
ONLINE = ("server_transport.js", "hosted_files.js")
LINE = "\n".join((PAGE / name).read_text("utf-8") for name in ONLINE)
"""What also says things to the server that are none of the engine's."""
HTML = (PAGE / "index.html").read_text(encoding="utf-8")


def kinds_in(script: str) -> set[str]:
    """The kinds of messages that a script sends."""
    return set(re.findall(r"\{\s*t: \"(\w+)\"", script))


def documented(said: ModuleType) -> tuple[set[str], set[str]]:
    """The kinds of messages that a protocol names, from the page and from the other end."""
    assert said.__doc__ is not None
    page, told = re.split("From the (?:engine|server):", said.__doc__)
    kinds = [set(re.findall(r"^    ([a-z]+) ", part, re.MULTILINE)) for part in (page, told)]
    return kinds[0], kinds[1]


def test_the_page_sends_what_the_engine_takes_and_the_protocol_says() -> None:
    sent = kinds_in(SCRIPTS) | set(
        re.findall(r'"t":"(\w+)"', (PAGE / "worker.js").read_text(encoding="utf-8"))
    )
    taken = {"start", "spoken", *player_engine._ACTIONS}
    assert taken == documented(page_engine_messages)[0] <= sent
    assert sent - kinds_in(LINE) <= taken


def test_the_page_and_a_server_with_its_engine_say_what_the_protocol_of_both_says() -> None:
    page, server = documented(thin)
    assert kinds_in(LINE) == page | {"stored", "exported", "file"}
    code = "".join(path.read_text(encoding="utf-8") for path in THIN.glob("*.py"))
    taken = set(re.findall(r'kind == "(\w+)"', code)) | {"come"}
    # That a page begins is noted on the way to its engine.
    assert taken - {"start"} == page
    refusal = json.loads(TOO_MANY_CONNECTIONS_FRAME)
    said = set(re.findall(r'"t": ?"(\w+)"', code)) | {refusal["type"]}
    assert said - {"import"} == server
    for why in ("moved", "full", "bye"):
        assert f'"{why}"' in LINE and CloseReason(why)


def test_the_engine_tells_what_the_page_takes_and_the_protocol_says() -> None:
    sources = [
        *(Path(one.__file__) for one in (player_engine, page_speech_and_sound, page_sound_backend)),
        WEB / "focused_content.py",
        WEB / "export_and_import.py",
        WEB / "message_list.py",
    ]
    told = set(re.findall(r'"t": "(\w+)"', "".join(one.read_text("utf-8") for one in sources)))
    table = re.search(r"const handlers = \{(.*?)\n\};", SCRIPTS, re.DOTALL)
    assert table is not None
    taken = set(re.findall(r"^  (\w+): ", table[1], re.MULTILINE))
    assert told == taken == documented(page_engine_messages)[1]


def test_every_word_that_the_page_shows_is_there_in_every_language() -> None:
    shown = set(re.findall(r'data-word="([\w-]+)"', HTML))
    shown |= set(re.findall(r'getText\("([\w-]+)"', SCRIPTS))
    shown |= {
        f"page-button-{name}"
        for row in make_buttons_json_object().values()
        for _, name in row
        if name
    }
    shown |= set(re.findall(r'"(page-(?:thin-\w+|lighter|full)|refused-\w+)"', SCRIPTS))
    # The first button at a table is called what the engine says that it does.
    shown |= {f"page-button-{does}" for does in ("play", "bet", "choose", "on")}
    assert shown == set(MESSAGE_IDS)
    told = render_static_page_texts()
    assert list(told) == list(discover_locales())
    for language in told.values():
        assert set(language) == {"lang", "name", *MESSAGE_IDS} and all(language.values())
        for name, place in PLACEHOLDERS.items():
            assert f"{{{place}}}" in language[name]


def test_every_button_is_a_command() -> None:
    shown = [command for row in make_buttons_json_object().values() for command, _ in row]
    assert len(shown) > 20
    assert set(shown) <= set(COMMANDS)


def test_the_page_may_load_nothing_from_elsewhere() -> None:
    assert re.findall(r"(?:https?:)?//[a-z]", HTML + SCRIPTS.replace("// ", "")) == []
    assert "default-src 'none'" in HTML and "script-src 'self' 'wasm-unsafe-eval'" in HTML
    assert re.findall(r"\son\w+=|style=|javascript:|<script>|<style", HTML) == []
