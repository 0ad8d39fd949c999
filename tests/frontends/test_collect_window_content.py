"""What the window shows and what a screen reader gets of it, without any window."""

from __future__ import annotations

from pathlib import Path

import pytest

from audiowar.announce.announcement import AnnouncementKind
from audiowar.frontends.collect_window_content import MAX_EARLIER_MESSAGES, WindowContentCollector
from audiowar.l10n.discover_locales import discover_locales
from audiowar.rules.registry import GAMES
from audiowar.ui.core.frontend import SpokenMessage
from audiowar.ui.table.table_screen import TableScreen
from tests.ui.front import Play
from tests.ui.test_scene_to_draw import table


@pytest.mark.parametrize("game", GAMES)
def test_a_reader_gets_the_same_list_whether_the_table_is_drawn_or_not(
    home: Path, game: str
) -> None:
    play = table(home, game, GAMES[game].players[-1], "sr")
    drawn, words = WindowContentCollector(), WindowContentCollector()
    words.draws_table = False
    for _ in range(3):
        if not isinstance(play.app.top, TableScreen):
            break
        assert drawn.collect_content(play.app).table is not None
        assert words.collect_content(play.app).table is None
        listed = drawn.make_accessible_list(play.app)
        assert repr(listed) == repr(words.make_accessible_list(play.app))
        shown = play.app.top.get_screen_content()
        assert list(listed.lines) == [play.app.render(row) for row in shown.rows]
        play.press("right", "enter")
        play.wait(60)


def test_answers_make_place_for_results_and_results_stay(home: Path) -> None:
    app, shown, english = Play(home, "en").app, WindowContentCollector(), discover_locales()["en"]

    def messages_after(text: str, kind: AnnouncementKind) -> list[str]:
        shown.add_message(SpokenMessage(text, kind, "", english))
        return list(shown.collect_content(app).messages)

    result, event = AnnouncementKind.RESULT, AnnouncementKind.EVENT
    taken = "Alice takes three cards."
    assert messages_after(taken, result) == [taken]
    assert messages_after("King.", AnnouncementKind.NAVIGATION) == ["King.", taken]
    assert messages_after("Ben has chosen.", event) == ["Ben has chosen.", taken]
    assert messages_after("Clara has chosen.", event) == ["Clara has chosen.", taken]
    assert list(shown.collect_content(app).earlier_messages) == ["Ben has chosen."]
    assert messages_after("You take two cards.", result) == ["You take two cards."]
    for n in range(MAX_EARLIER_MESSAGES + 5):
        messages_after(str(n), event)
    assert list(shown.recent_messages) == [str(n) for n in range(5, MAX_EARLIER_MESSAGES + 5)]
