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


def test_the_host_hears_the_link_and_copies_a_sentence_with_it(tmp_path: Path) -> None:
    shared = Shared(tmp_path, "sr")
    assert shared.told("waiting-room-link", link=LINK) in shared.play.said()[-1]
    shared.choose("menu-invite")
    assert shared.play.front.copied == [invitation(shared)] and LINK in invitation(shared)
    copied = shared.told("invitation-copied")
    assert shared.play.said()[-1] == f"{copied} {invitation(shared)}"
    assert any(LINK in one for one in shared.play.press("f5")), "it is in the history"
    shared.choose("menu-others")
    shared.play.press("escape")
    shared.choose("menu-chat")
    assert LINK not in shared.play.press("escape")[-1], "once is enough"


def test_without_a_clipboard_the_sentence_is_said_alone(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    shared = Shared(tmp_path, "en")
    monkeypatch.setattr(shared.play.front, "copy_to_clipboard", lambda text: False)
    shared.choose("menu-invite")
    assert shared.play.said()[-1] == invitation(shared)


def test_a_guest_may_invite_too_also_from_the_table(tmp_path: Path) -> None:
    shared = Shared(tmp_path, "en", host=1)
    assert LINK not in shared.play.said()[-1]
    shared.begin()
    shared.play.press("escape")
    shared.choose("menu-invite")
    assert shared.play.front.copied == [invitation(shared)]


@pytest.mark.parametrize("without", [{"page": ""}, {"code": ""}])
def test_without_a_page_or_a_code_there_is_no_link(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, without: dict[str, Any]
) -> None:
    monkeypatch.setattr(Ear, "page_url", without.pop("page", PAGE))
    shared = Shared(tmp_path, "en", **without)
    assert PAGE not in " ".join(shared.play.said())
    item = shared.told("menu-invite")
    assert not any(item in one for _ in range(9) for one in shared.play.press("down"))
