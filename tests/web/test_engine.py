"""The program behind a page: what is told for what the player does."""

from __future__ import annotations

import importlib
import pkgutil
import re
import subprocess
import sys
from dataclasses import fields
from pathlib import Path
from typing import Any

import pytest

import audiowar
from audiowar import ui
from audiowar.announce.announcement import AnnouncementKind
from audiowar.input.commands import COMMANDS
from audiowar.l10n.catalogue import Catalogue
from audiowar.l10n.discover_locales import discover_locales
from audiowar.storage.settings import Settings
from audiowar.ui.core.app import Screen
from audiowar.ui.core.frontend import SpokenMessage
from audiowar.ui.core.launch_options import LaunchOptions
from audiowar.ui.table.scene_to_draw import SeatScene, SharedCards, TableScene
from audiowar.web.player_engine import BROWSER_KEYS_FILE

from .recorder import RecorderPage
from .screens import BY_KEY_ALONE, INSTALLED, PASSING, TWO_COPIES, WAY, WITH_OTHERS

pytestmark = pytest.mark.usefixtures("home")

BROWSERS = {"f3", "f5", "f6", "f11", "f12", "shift+f5", "shift+f6", "ctrl+f", "ctrl+t", "ctrl+n",
            "ctrl+w", "ctrl+r", "ctrl+l", "tab"}  # fmt: skip
"""Keys that browsers keep, or that their users cannot do without."""
BACKENDS = ("pyglet", "accessible_output2", "pyttsx3", "espeakng_loader", "speechd", "accesskit")


def scientific(seed: int = 7, **more: Any) -> RecorderPage:
    """A page at a table of three, with opponents that take their time."""
    launch = LaunchOptions(language="en", game="scientific", players=3, seed=seed, **more)
    page = RecorderPage(launch)
    page.start()
    page.wait(10)
    return page


def test_it_needs_no_window_no_voice_and_no_sound_device() -> None:
    program = (
        "import sys\n"
        "class Absent:\n"
        "    def find_spec(self, name, path=None, target=None):\n"
        f"        if name.split('.')[0] in {BACKENDS!r}: raise ImportError(name)\n"
        "sys.meta_path.insert(0, Absent())\n"
        "from audiowar.web.worker import preload_modules\n"
        "preload_modules()\n"
        "print([n for n in sys.modules if 'frontends' in n or 'pyglet_backend' in n])\n"
    )
    ran = subprocess.run([sys.executable, "-c", program], capture_output=True, text=True)
    assert (ran.stdout.strip(), ran.stderr) == ("[]", "")


def test_the_first_screen_is_in_the_language_of_the_browser() -> None:
    page = RecorderPage(None, "de-DE", "sr-Cyrl-RS", "en")
    page.start()
    assert page.state["words"] == {"t": "words", "l": "sr-Cyrl", "h": "sr-Cyrl"}
    assert page.place["label"] == discover_locales()["sr-Cyrl"].language_request
    assert page.place["langs"] == ["en", "es", "ro", "sr-Latn", "sr-Cyrl"]
    assert page.line == "Српски (ћирилица)"


def test_a_browser_that_speaks_none_of_our_languages_gets_english() -> None:
    page = RecorderPage(None, "de-DE", "fr")
    page.start()
    assert page.state["words"]["l"] == "en"


def all_screens(of: type[Screen] = Screen) -> set[str]:
    """Return the names of all screens that one player alone can come to."""
    for module in pkgutil.walk_packages(ui.__path__, "audiowar.ui."):
        importlib.import_module(module.name)
    # Tests have screens of their own, which may be loaded in the same process.
    below = [one for one in of.__subclasses__() if one.__module__.startswith("audiowar.")]
    alone = {one for one in below if not one.__module__.startswith(WITH_OTHERS)}
    return {one.__name__ for one in alone}.union(*(all_screens(one) for one in below))


def test_the_way_through_the_screens_leaves_none_out() -> None:
    page = RecorderPage()
    page.start()
    seen = set()
    for step in WAY + BY_KEY_ALONE:
        seen.add(type(page.engine._app.top).__name__)
        if step.does == "type":
            page.send({"t": "type", "x": step.what})
        elif step.does == "pick":
            english = Catalogue("en")
            begins = english.format_message(
                step.what, game=english.format_message("game-scientific")
            ).lower()
            lines = [line.lower() for line in page.place["items"]]
            place = next(n for n, line in enumerate(lines) if line.startswith(begins))
            page.send({"t": "pick", "i": place, "go": True})
        else:
            page.press(step.what or "escape")
        page.wait(2)
        assert type(page.engine._app.top).__name__ == step.comes, step
    assert seen == all_screens() - TWO_COPIES - INSTALLED - PASSING


def test_no_command_waits_on_a_key_that_the_browser_keeps() -> None:
    page = scientific()
    known = set(page.state["keys"]["k"])
    page.press("escape")
    known |= set(page.state["keys"]["k"])
    assert not known & BROWSERS
    app: Any = page.engine._app
    assert app.key_problems == []
    unbound = [name for name in COMMANDS if not app.keymap.get_keys(name)]
    assert unbound == ["full-screen"]
    assert BROWSER_KEYS_FILE.exists()


def test_a_capital_letter_is_a_key_of_its_own_or_the_letter() -> None:
    page = scientific()
    none = Catalogue("en").format_message("timer-none")
    for key in ("shift+t", "shift+\N{CYRILLIC SMALL LETTER TE}"):
        assert page.said("navigation", page.press(key)) == [none]
    assert "choosing" in page.said("navigation", page.press("t"))[0]
    assert "Normal order" in page.said("navigation", page.press("shift+r"))[0]
    page.press("escape")
    page.press("shift+s")
    assert page.line == "Settings"


def test_the_key_list_says_the_page_s_own_keys() -> None:
    page = scientific()
    page.press("f1")
    app: Any = page.engine._app
    lines = "\n".join(app.render(row.label()) for row in app.top.list_searchable_rows())
    assert "Shift+Up arrow: older message" in lines
    assert "F5" not in lines and "F11" not in lines and "Control+T" not in lines


def test_the_players_own_keys_lie_over_those_of_the_page(home: Path) -> None:
    home.mkdir()
    (home / "keys.ini").write_text("[keys]\nsearch = ctrl+g\n", encoding="utf-8")
    page = scientific()
    assert "ctrl+g" in page.state["keys"]["k"] and "/" not in page.state["keys"]["k"]


def test_a_move_is_told_by_the_focus_alone_and_an_answer_in_words() -> None:
    page = scientific()
    page.press("home")
    moved = page.press("right")
    assert moved[-1] == {"t": "say", "x": f"{page.line}. 2 of 14", "s": "", "l": "en",
                         "k": "navigation", "n": moved[-1]["n"]}  # fmt: skip
    kinds = [one["t"] for one in moved]
    assert kinds.index("list") < kinds.index("say")
    answer = page.press("t")
    told = [one for one in answer if one["t"] == "say"]
    assert told[-1]["s"] == told[-1]["x"] and "choosing" in told[-1]["x"]


def test_the_edge_is_told_in_words_as_no_focus_moves() -> None:
    page = scientific()
    page.press("home")
    told = [one for one in page.press("left") if one["t"] == "say"]
    assert told[-1]["s"] == told[-1]["x"] == f"{page.line}. 1 of 14"


def test_another_screen_is_another_list_and_its_title_is_its_name() -> None:
    page = scientific()
    table = page.place
    told = [one for one in page.press("escape") if one["t"] == "say"]
    assert page.place["n"] != table["n"]
    assert (page.place["label"], page.line) == ("Game menu.", "Back to the table")
    assert told[-1]["s"] == ""
    back = [one for one in page.press("escape") if one["t"] == "say"]
    assert page.place["label"] == "Table."
    assert back[-1]["s"] == "" and back[-1]["x"].startswith("Table. ")


def test_what_the_focus_does_not_say_on_coming_back_is_said_in_words() -> None:
    page = RecorderPage(LaunchOptions(language="en", game="casino", players=2, seed=7))
    page.start()
    page.wait(10)
    page.press("escape")
    back = [one for one in page.press("escape") + page.wait(1) if one["t"] == "say"]
    assert (page.place["t"], page.place["where"]) == ("bet", "table")
    assert "Your bet?" in back[-1]["s"]


def test_what_follows_a_bet_at_the_same_table_is_another_list() -> None:
    page = RecorderPage(LaunchOptions(language="en", game="casino", players=2, seed=7))
    page.start()
    page.wait(10)
    bet, table = page.place, page.engine._app and page.engine._app.top
    for _ in range(9):
        if page.place["t"] == "bet":
            page.press("enter")
            page.wait(3)
    assert page.engine._app is not None and page.engine._app.top is table
    assert (bet["t"], page.place["t"]) == ("bet", "list") and page.place["n"] > bet["n"]


def test_the_page_is_given_what_is_essential_of_a_result_however_many_follow() -> None:
    page = scientific(fast=True)
    assert page.engine._app is not None
    front = page.engine._app.frontend
    english = page.engine._app.catalogue.locale
    told = ("You are out.", AnnouncementKind.RESULT, "trick", english, 0.0, "You are out.")
    front.say(SpokenMessage(*told, essential_text="You are out."))
    for n in range(9):
        text = f"Ana takes trick {n}, " + "in which she puts a card, " * 3
        front.say(SpokenMessage(text, AnnouncementKind.RESULT, "trick", english, short_text=text))
    page.press("right")
    said = page.said("result", page.wait(20))
    assert said[0] == "You are out." and said[1].startswith("Ana takes trick 5")
    assert len(said) == 5 and max(map(len, said)) <= 300


def test_a_result_that_a_key_cut_off_before_it_began_follows_the_answer_whole() -> None:
    page = scientific(fast=True)
    told = page.said("result", page.press("enter") + page.wait(0.2))
    assert len(told) == 1
    page.press("right")
    assert page.said("result", page.wait(10)) == told
    page.press("right")
    assert page.said("result", page.wait(10)) == []


def test_what_the_voice_of_the_browser_has_ended_is_not_said_again() -> None:
    page = scientific(fast=True)
    result = [one for one in page.press("enter") if one["t"] == "say" and one["k"] == "result"][-1]
    for ended in (False, True):
        page.send({"t": "spoken", "n": result["n"], "ended": ended})
    assert page.said("result", page.press("right") + page.wait(10)) == []


def test_a_table_is_shown_to_sighted_friends_without_a_secret() -> None:
    page = scientific(seed=1, fast=True)
    page.press("enter")
    page.wait(3)
    table = page.state["table"]["table"]
    assert [(seat["name"], seat["owned"], seat["state"]) for seat in table["seats"]] == [
        ("Player", "13", "choosing"), ("Alice", "13", "chosen"), ("Ben", "13", "chosen"),
    ]  # fmt: skip
    assert table["title"] == "Scientific War, trick 2."
    assert table["notes"] == ("Normal order: the ace is strongest.",)
    assert (table["order"], table["reversed"]) == ("Order: normal", False)
    laid = [seat["laid_cards"] for seat in table["seats"]]
    assert [[code[0] for code, _ in cards] for cards in laid] == [["A"], ["9"], ["A"]]
    assert table["pot"] == {
        "name": "On the table",
        "laid": tuple(card for cards in laid for card in cards),
        "count": "3",
    }
    assert [(seat["gain"], seat["has_gained"]) for seat in table["seats"]] == [("", False)] * 3
    assert len(table["hand"]) == 13
    assert all(seat["spied_card"] is None for seat in table["seats"])
    marked = page.place["i"]
    told = page.press("right")
    assert page.place["i"] != marked
    assert "table" not in [message["t"] for message in told], "an arrow draws no table again"


def test_friends_see_the_cards_of_the_house_and_what_everybody_won() -> None:
    page = RecorderPage(LaunchOptions(language="en", game="casino", players=2, seed=7, fast=True))
    page.start()
    page.wait(5)
    page.press("enter")
    page.wait(5)
    table = page.state["table"]["table"]
    assert table["title"] == "Casino War, round 2."
    # A tie went to war: two cards each of the player and of the house.
    assert table["house"]["name"] == "House"
    assert [code[0] for code, _ in table["house"]["laid"]] == ["K", "3"]
    assert [len(seat["laid_cards"]) for seat in table["seats"]].count(2) == 1
    assert [seat["gain"] for seat in table["seats"]] == ["+10", "+10"]
    assert [seat["owned"] for seat in table["seats"]] == ["1010", "1010"]
    assert table["pot"] is None and table["hand"] == ()


@pytest.mark.parametrize(
    ("game", "piles"), [("razboi", 0), ("classic", 0), ("steal", 30), ("armed", 0)]
)
def test_friends_see_every_card_that_everybody_hears(game: str, piles: int) -> None:
    page = RecorderPage(LaunchOptions(language="en", game=game, seed=5, fast=True))
    page.start()
    down = tops = taken = 0
    for _ in range(30):
        page.press("enter")
        page.wait(3)
        seats = page.state["table"]["table"]["seats"]
        cards = [card for seat in seats for card in seat["laid_cards"]]
        down += sum(count for code, count in cards if not code)
        tops += sum(seat["open_pile"] is not None for seat in seats)
        (won,) = [seat["gain"] for seat in seats if seat["has_gained"]] or [""]
        taken += bool(won)
        if won and game != "steal":
            assert int(won) == sum(count for _, count in cards)
    assert down > 0 and taken > 10 and tops >= piles and bool(tops) == bool(piles)


def test_a_card_is_played_by_touching_it_twice() -> None:
    page = scientific(fast=True)
    page.send({"t": "pick", "i": 4})
    assert page.place["i"] == 4 and not page.said("result", page.wait(1))
    assert len(page.said("result", page.send({"t": "pick", "i": 4}) + page.wait(3))) == 1


def test_the_main_menu_offers_no_links_that_a_worker_does_not_have() -> None:
    page = scientific()
    page.press("escape")
    page.send({"t": "pick", "i": page.place["items"].index("Main menu"), "go": True})
    assert page.place["label"] == "audiowar. Main menu."
    assert "Tutorial" in page.place["items"] and "Play with others" not in page.place["items"]


def test_a_line_of_a_menu_is_done_at_one_touch() -> None:
    page = scientific()
    page.press("escape")
    page.send({"t": "pick", "i": page.place["items"].index("Settings"), "go": True})
    assert page.place["label"].startswith("Settings")


def test_a_button_does_its_command_whatever_key_it_has(home: Path) -> None:
    home.mkdir()
    (home / "keys.ini").write_text("[keys]\nwho-chooses = z\n", encoding="utf-8")
    page = scientific()
    assert "choosing" in page.said("navigation", page.send({"t": "do", "c": "who-chooses"}))[0]
    page.wait(1)
    assert page.said("navigation", page.send({"t": "do", "c": "previous"})) == [
        "That button does nothing here."
    ]


def test_a_name_is_typed_in_the_browsers_own_field() -> None:
    page = RecorderPage()
    page.start()
    page.press("enter")
    assert page.place == {"t": "entry", "n": 2, "label": "Your name?", "i": 0, "x": "", "most": 40}
    say = Catalogue("en").format_message
    page.send({"t": "type", "x": "Živa Đ"})
    page.send({"t": "pick", "i": page.place["items"].index(say("begin-choose")), "go": True})
    assert page.place["label"] == say("choose-game")
    page.press("enter", "enter", "enter")
    page.wait(1)
    assert page.state["table"]["table"]["seats"][0]["name"] == "Živa Đ"


def test_a_bet_is_set_in_the_browsers_own_fields() -> None:
    page = RecorderPage(LaunchOptions(language="en", game="casino", players=2, seed=7))
    page.start()
    page.wait(5)
    assert [field["label"] for field in page.place["fields"]] == ["Bet", "Tie bet"]
    low = page.place["fields"][0]["min"]
    page.send({"t": "amount", "i": 0, "n": low + 5}, {"t": "amount", "i": 1, "n": 1})
    assert [field["x"] for field in page.place["fields"]] == [low + 5, 1]
    told = page.said("", page.press("enter") + page.wait(5))
    assert any(str(low + 5) in one for one in told)


@pytest.mark.parametrize(
    ("game", "called"),
    [
        ("scientific", {"play"}),
        ("classic", {"on"}),
        ("razboi", {"on", "choose"}),
        ("steal", {"choose"}),
        ("casino", {"bet", "choose"}),
    ],
)
def test_the_first_button_is_called_what_it_does_there(game: str, called: set[str]) -> None:
    options: dict[str, int | str] = {"prisoners": "on"} if game == "razboi" else {}
    launch = LaunchOptions(language="en", game=game, players=3, seed=7, fast=True, options=options)
    page = RecorderPage(launch)
    page.start()
    page.wait(5)
    app: Any = page.engine._app
    found = set()
    for _ in range(200):
        question = app.top.view().question
        does, kind = page.place["does"], question and question.kind
        # Between two questions it stays what the next one is likely to need.
        if question or app.top.view().over or game == "classic":
            expected = {"card": "play", "bet": "bet", None: "on"}.get(kind, "choose")
            assert does == expected, (kind, page.place)
        found.add(does)
        if called <= found or app.top.view().over:
            break
        page.press("enter")
        page.wait(3)
    assert called <= found
    page.press("escape")
    assert page.place["where"] == "menu" and "does" not in page.place


def test_the_first_button_goes_on_from_a_lesson_that_is_over() -> None:
    page = RecorderPage(LaunchOptions(language="en"))
    page.start()
    page.press("down", "enter", "enter")
    page.wait(5)
    lesson: Any = page.engine._app.top
    assert page.place["does"] == "play"
    while lesson.task is not None:
        lesson.task_index += 1
    page.press("t")
    assert page.place["does"] == "on"
    page.press("enter")
    assert page.engine._app.top is not lesson


@pytest.mark.parametrize("place", ["start", "table", "menu", "bet", "entry", "keys"])
def test_no_message_however_wrong_stops_the_engine(place: str) -> None:
    launch = LaunchOptions(language="en", game="casino" if place == "bet" else "scientific", seed=7)
    page = RecorderPage(LaunchOptions() if place in ("start", "entry") else launch)
    page.start()
    page.press(*{"menu": ["escape"], "keys": ["ctrl+f1"], "entry": ["enter"]}.get(place, []))
    values: list[Any] = [None, -1, 10**30, 1.5, True, "", "x" * 10**6, "\ud800", [], {}, [[]]]
    for kind in ("start", "key", "do", "pick", "type", "amount", "voice", "stored", "import", "no"):
        for value in values:
            page.send({"t": kind, **dict.fromkeys("vkcixnog", value), "names": value, "ok": value})
            page.send({"t": kind})
    page.send(None, 5, "key", [], {}, {"t": None}, {"t": []})
    page.wait(3)
    assert page.engine._app is None or page.engine._app.screens


def test_a_reloaded_page_is_shown_everything_again() -> None:
    page = scientific()
    page.press("right")
    before = dict(page.state)
    page.state.clear()
    page.start()
    for kind in ("place", "words", "keys", "table"):
        old, new = ({**one, "n": 0} for one in (before[kind], page.state[kind]))
        assert old == new


def test_a_page_that_is_closed_at_any_moment_goes_on_at_the_same_question() -> None:
    page = scientific(fast=True)
    for count in range(6):
        page.press("enter")
        page.wait(0.5 * (count % 3))
        table: Any = page.engine._app.top
        view = table.view()
        # Its lock would die with the tab.
        table.on_close()
        again = RecorderPage(LaunchOptions(fast=True))
        again.start()
        assert again.line == "Continue: Scientific War"
        again.press("enter")
        resumed = getattr(again.engine._app.top, "view")()  # noqa: B009
        assert (resumed.hand, resumed.trick) == (view.hand, view.trick)
        page = again


def test_leaving_ends_the_program_and_a_new_start_begins_it_again() -> None:
    page = scientific()
    page.press("escape")
    page.send({"t": "pick", "i": len(page.place["items"]) - 1, "go": True})
    assert page.state["over"]["x"].startswith("Goodbye")
    assert page.press("enter") == [] and page.due is None
    page = RecorderPage()
    page.start()
    assert page.line == "Continue: Scientific War"


def go_into(page: RecorderPage, words: str) -> None:
    """Touch the line that begins so, and go into what it opens."""
    items = page.place["items"]
    place = next(n for n, line in enumerate(items) if line.startswith(words))
    page.send({"t": "pick", "i": place, "go": True})


def test_the_voice_of_the_browser_is_set_like_an_own_one() -> None:
    page = scientific()
    page.press("escape")
    page.send({"t": "pick", "i": page.place["items"].index("Settings"), "go": True})
    go_into(page, "Voice and braille")
    assert not any(item.startswith("Speed") for item in page.place["items"])
    page.press("escape", "escape")
    said = page.send({"t": "voice", "names": ["Annie", "Boris"]})
    assert page.said("system", said + page.wait(1)) == ["The browser speaks."]
    page.send({"t": "pick", "i": page.place["items"].index("Settings"), "go": True})
    go_into(page, "Voice and braille")
    items = page.place["items"]
    page.send({"t": "pick", "i": next(n for n, x in enumerate(items) if x.startswith("Voice:"))})
    page.press("right")
    assert page.state["look"]["voice"] == "Annie"


def test_a_browser_that_keeps_nothing_is_told() -> None:
    page = scientific()
    told = page.said("system", page.send({"t": "stored", "ok": False}))
    assert len(told) == 1 and "cannot keep the game" in told[0]


def test_escape_in_the_main_menu_says_how_to_leave() -> None:
    Settings().set(language="en", name="Ana")
    page = RecorderPage()
    page.start()
    before = page.place
    assert page.said(messages=page.press("escape")) == [
        Catalogue("en").format_message("menu-bottom")
    ]
    assert page.place == before


def test_a_page_tells_the_aim_and_names_its_buttons() -> None:
    Settings().set(language="en", name="Ana")
    page = RecorderPage()
    page.start()
    page.press("enter", "enter", "enter", "enter")
    page.wait(20)
    said = " ".join(page.said())
    tell = Catalogue("en").format_message
    assert tell("aim-scientific") in said
    for button in ("page-button-rules", "page-button-why"):
        assert f"“{tell(button)}”" in said


@pytest.mark.parametrize("scene", [SeatScene, SharedCards, TableScene])
def test_the_page_draws_what_the_engine_describes(scene: type) -> None:
    """The types in the script are checked, so each field must have its name there."""
    script = (Path(audiowar.__file__).parent / "web/page/draw_table.js").read_text("utf-8")
    text = script.partition(f"@typedef {{object}} {scene.__name__}\n")[2].partition("@typedef")[0]
    named = re.findall(r"@property \{.*\} \[?(\w+)\]?$", text.partition("*/")[0], re.MULTILINE)
    assert set(named) == {field.name for field in fields(scene)}
