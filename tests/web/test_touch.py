"""By touch: nothing that is said speaks of keys, and every lesson can be done."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from audiowar.announce.line import Line
from audiowar.storage.match_transcript import parse_choice
from audiowar.ui.core.launch_options import LaunchOptions
from audiowar.ui.lessons.lesson_definition import ANY_CARD, LessonTask
from audiowar.ui.lessons.tutorial import LESSONS, LessonsMenu, LessonTableScreen
from audiowar.ui.menus.new_game import start_command_line_match
from audiowar.ui.table.table_screen import TableScreen
from audiowar.web.page_engine_messages import PAGE_PROTOCOL_VERSION
from tests.web.recorder import RecorderPage

KEYS = {
    "en": r"\b(?:arrows?|Enter|Escape|F1|key|Space|Backspace)\b",
    "es": r"\b(?:flechas?|Intro|Escape|F1|teclas?|Espacio|Retroceso)\b",
    "ro": r"\b(?:săge\w+|Enter|Esc|F1|tast\w+|Spațiu|Backspace)\b",
    "sr": r"\b(?:strelic\w+|Enter|eskejp|F1|taster\w*|razmak)\b",
}
"""Words that speak of keys."""
LETTER = (
    r"\b(?:Press|press|With|with|Con|con|Con la|con la|Cu|cu|Tasterom|tasterom) [A-Z]\b"
    r"|(?:^|[.;] )R\b|\b[A-Z] (?:or|o|sau|ili) "
)


class TouchedPage(RecorderPage):
    """A page on a telephone."""

    def touch(self, language: str = "en") -> None:
        """Begin in a language."""
        self.send({"t": "start", "v": PAGE_PROTOCOL_VERSION, "langs": [language], "touch": True})

    @property
    def top(self) -> object:
        """The topmost screen."""
        assert self.engine._app is not None
        return self.engine._app.top

    def keys_said(self, language: str) -> list[str]:
        """Return what was said that speaks of keys."""
        wrong = re.compile(f"{KEYS[language]}|{LETTER}")
        return [said for said in self.said() if wrong.search(said)]


@pytest.fixture
def page(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> TouchedPage:
    monkeypatch.setenv("AUDIOWAR_HOME", str(tmp_path))
    return TouchedPage()


def do(page: TouchedPage, task: LessonTask) -> None:
    """Do a step of a lesson with the list and the buttons of the page alone."""
    table = page.top
    assert isinstance(table, LessonTableScreen)
    if task.command == "card-next":
        page.send({"t": "pick", "i": page.place["i"] + 1})
        return
    if table.cursor.bet_entry is not None:
        for field, cents in enumerate(map(int, task.choice.split(":")[1:])):
            page.send({"t": "amount", "i": field, "n": cents // 100})
    elif task.choice and task.command == "play":
        options = table.cursor.list_choices(table.view())
        wanted = options[0] if task.choice == ANY_CARD else parse_choice(task.choice)
        if options.index(wanted) != page.place["i"]:
            page.send({"t": "pick", "i": options.index(wanted)})
    page.send({"t": "do", "c": task.command})


@pytest.mark.parametrize("language", KEYS)
def test_the_first_words_at_a_table_name_buttons(page: TouchedPage, language: str) -> None:
    page.touch(language)
    page.send({"t": "pick", "i": page.place["i"], "go": True}, {"t": "type", "x": "Mila"})
    page.send({"t": "do", "c": "submit"})
    page.send({"t": "pick", "i": 0, "go": True})
    page.wait(12.0)
    why = page.engine._app.render(Line("page-button-why"))
    assert any(why in said for said in page.said())
    assert page.keys_said(language) == []


@pytest.mark.parametrize("language", KEYS)
@pytest.mark.parametrize("lesson", LESSONS, ids=lambda lesson: lesson.name)
def test_every_lesson_is_learnt_by_touch(page: TouchedPage, lesson: object, language: str) -> None:
    page.touch(language)
    app = page.engine._app
    assert app is not None
    LessonsMenu(app).open_lesson(lesson)  # type: ignore[arg-type]
    table = page.top
    assert isinstance(table, LessonTableScreen)
    page.send({"t": "do", "c": "repeat"})
    for step, task in enumerate(table.lesson.tasks):
        assert table.task_index == step
        do(page, task)
        page.wait(20)
    assert table.task is None
    # What other keys do, and the end of the lesson, are told as for those who touch.
    page.send({"t": "do", "c": "repeat"})
    assert page.keys_said(language) == []


@pytest.mark.parametrize(
    ("game", "language"),
    [("scientific", "en"), ("classic", "es"), ("casino", "ro"), ("steal", "sr"), ("razboi", "en")],
)
def test_a_game_is_played_by_touch_to_its_end(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, game: str, language: str
) -> None:
    monkeypatch.setenv("AUDIOWAR_HOME", str(tmp_path))
    options: dict[str, int | str] = {"rounds": 3} if game == "casino" else {"trick_limit": 8}
    page = TouchedPage(LaunchOptions(game=game, players=3, seed=5, fast=True, options=options))
    page.touch(language)
    app = page.engine._app
    assert app is not None
    start_command_line_match(app)
    table = page.top
    assert isinstance(table, TableScreen)
    for _ in range(200):
        page.send({"t": "do", "c": "play"})
        page.wait(30)
        if table.view().over:
            break
    assert table.view().over
    assert page.keys_said(language) == []


def test_with_a_keyboard_keys_are_told_again(page: TouchedPage) -> None:
    page.touch()
    app = page.engine._app
    assert app is not None
    app.open_main_menu()
    page.send({"t": "key", "k": "down"})
    assert not app.catalogue.touch
    page.send({"t": "do", "c": "more"})
    assert app.catalogue.touch


def test_a_page_that_is_not_touched_tells_keys(tmp_path: Path) -> None:
    page = RecorderPage()
    page.start()
    page.send({"t": "pick", "i": 0})
    page.send({"t": "do", "c": "more"})
    assert page.engine._app is not None
    assert not page.engine._app.catalogue.touch


def test_another_language_is_told_as_for_who_touches(page: TouchedPage) -> None:
    page.touch()
    app = page.engine._app
    assert app is not None
    app.change_language("ro")
    assert app.catalogue.touch
