"""A real Orca reads the lighter page where others play along: the lobby, the table, the chat."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from audiowar.l10n.catalogue import Catalogue
from tests.end_to_end.rig import chromium, orca, screen, speech_server
from tests.end_to_end.rig.missing_programs import skip_without
from tests.end_to_end.test_page_orca import Reading, reads
from tests.server.terminal import Terminal

from .site import serving

pytestmark = [
    skip_without(chromium, orca, screen, speech_server),
    pytest.mark.real_time,
]
SAY = Catalogue("en").format_message


def pick(reading: Reading, line: str, until: str) -> str:
    """Go to a line of the menu, press Enter there, and listen until this was said."""
    lines = reading.page.locator("#place > :first-child [role=option]").all_inner_texts()
    for _ in range(lines.index(line)):
        reading.press("down", after=0.2)
    return reading.hear("enter", until=until)


def test_orca_reads_the_lobby_and_a_table_that_another_shares(
    tmp_path: Path, tmp_path_factory: pytest.TempPathFactory
) -> None:
    with (
        serving(tmp_path, "thinking=0") as server,
        reads(tmp_path_factory.mktemp("w"), server.url) as ana,
    ):
        before = ana.count()
        ana.open()
        assert SAY("menu-new-game") in ana.until(before, SAY("menu-new-game"))
        assert ana.page.get_attribute("body", "data-ready") == "thin"
        heard = pick(ana, SAY("menu-together"), "|With others. List with")
        assert "|With others. List with " in heard
        assert "|Which game? List with " in pick(ana, SAY("together-make"), "|Which game?")
        for _ in range(2):
            assert " List with " in ana.hear("enter", until=" List with ")
        lobby = SAY("waiting-room-title", game=SAY("game-scientific"))
        who = f"|{SAY('together-who')}"
        assert who in ana.hear("enter", until=who)
        heard = ana.hear("enter", until=lobby)
        assert f"|{lobby} List with " in heard
        lines = ana.page.locator("#place > :first-child [role=option]").all_inner_texts()
        code = "".join(re.findall(r"\d", next(line for line in lines if line.startswith("Code"))))
        bogdan = Terminal(tmp_path / "bogdan", "ro", "Bogdan")
        try:
            before = ana.count()
            bogdan.type("2")
            bogdan.hears("Joacă cu alții")
            bogdan.type("", "2", "", f"127.0.0.1:{server.port}")
            bogdan.hears("Cu alții")
            bogdan.type("2", "", code)
            joins = SAY("presence-joins", player="Bogdan")
            assert ana.until(before, joins).count(joins) == 1
            heard = pick(ana, SAY("waiting-room-start"), "The cards are dealt")
            assert "|Table. List with 14 items|" in heard
            assert heard.count("The cards are dealt") == 1
            assert "Still choosing: you" in ana.hear("t", until="Still choosing")
            before = ana.count()
            bogdan.type("m", "Bună seara!")
            written = SAY("chat-said", player="Bogdan", text="Bună seara!")
            assert ana.until(before, written).count(written) == 1
            second = ana.page.locator("#place > :first-child [role=option]").nth(1).inner_text()
            assert second in ana.hear("right", until=second)
        finally:
            bogdan.end()
