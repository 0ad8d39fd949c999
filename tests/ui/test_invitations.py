"""Invite friends to a table by a sentence with a link, in the language of the host."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest

from tests.client.test_remote_player_view import Ear

from .test_online_table_screen import Shared

PAGE = "http://192.168.0.5:7470/"
LINK = f"{PAGE}#123456"


@pytest.fixture(autouse=True)
def page(monkeypatch: pytest.MonkeyPatch) -> None:
    """Use a server that has a page."""
    monkeypatch.setattr(Ear, "page_url", PAGE)


def invitation(shared: Shared) -> str:
    return shared.told("invitation", game=shared.told("game-scientific"), link=LINK)


def test_without_a_clipboard_the_sentence_is_said_alone(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    shared = Shared(tmp_path, "en")
    monkeypatch.setattr(shared.play.front, "copy_to_clipboard", lambda text: False)
    shared.choose("menu-invite")
    assert shared.play.said()[-1] == invitation(shared)


@pytest.mark.parametrize("without", [{"page": ""}, {"code": ""}])
def test_without_a_page_or_a_code_there_is_no_link(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, without: dict[str, Any]
) -> None:
    monkeypatch.setattr(Ear, "page_url", without.pop("page", PAGE))
    shared = Shared(tmp_path, "en", **without)
    assert PAGE not in " ".join(shared.play.said())
    item = shared.told("menu-invite")
    assert not any(item in one for _ in range(9) for one in shared.play.press("down"))
