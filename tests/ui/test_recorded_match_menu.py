"""The menu of a recorded match: its lines, and what each of them does."""

from __future__ import annotations

from pathlib import Path

import pytest

from audiowar.storage import saves
from audiowar.ui.archive import recorded_match_menu
from audiowar.ui.archive.recorded_match_screen import RecordedMatchScreen, open_recorded_match
from tests.ui.front import Play
from tests.ui.test_recorded_match_screen import listening, play_live

JUMPS = [
    f"{way} {moment}"
    for moment in ("trick", "war", "joker", "revolution", "moment that the review names")
    for way in ("Next", "Previous")
]
SAVE = [
    "Save the record as a file",
    "Save the game as text, as it is told",
    "Copy the record up to here, for a report",
    "Stop listening",
]
DENIED = "This could not be done: writing is not allowed there."


@pytest.fixture
def play(home: Path) -> Play:
    """A program that stands in a match of Scientific War of two, above its main menu."""
    made = Play(home)
    path, _ = play_live(made, "scientific", 2, 1)
    made.app.open_main_menu()
    listening(made, path)
    return made


def screen_of(play: Play) -> RecordedMatchScreen:
    screen = play.app.top
    assert isinstance(screen, RecordedMatchScreen)
    return screen


def choose(play: Play, row: str) -> list[str]:
    """Open the menu and choose a row. Return what is said then."""
    play.press("enter")
    play.go_to(row)
    return play.press("enter")


def fail(*args: object) -> None:
    raise PermissionError(13, "denied")


def test_the_menu_offers_what_can_be_done_at_this_step(play: Play) -> None:
    assert play.press("enter") == ["At this point of the game. Go on listening. 1 of 19"]
    begin = ["Go on listening"]
    here = ["Play on from here, against bots", "What the best bot would do here"]
    more = ["Go to a trick by its number", "Whose knowledge to hear"]
    assert play.rows() == [*begin, *here, *JUMPS, *more, *SAVE]
    assert play.press("enter")[-1].startswith("Listen again. Scientific War, trick 1.")
    play.press("end", "enter")
    assert play.rows() == [*begin, *JUMPS, *more, *SAVE]
    play.press("escape", "home", "v", "enter")
    # With everything open nobody plays.
    assert play.rows() == [*begin, *JUMPS, *more, *SAVE]


def test_where_nobody_chooses_no_bot_is_asked(home: Path) -> None:
    play = Play(home)
    path, _ = play_live(play, "razboi", 2, 1)
    listening(play, path)
    play.press("enter")
    assert play.rows()[:4] == [
        "Go on listening", "Play on from here, against bots", "Next trick", "Previous trick",
    ]  # fmt: skip
    assert "Next joker" not in play.rows()


def test_each_line_does_what_its_key_does(play: Play) -> None:
    for row, key in {
        "Next trick": "right",
        "Next war": "w",
        "Previous war": "shift+w",
        "Next joker": "x",
        "Previous joker": "shift+x",
        "Next revolution": "j",
        "Previous revolution": "shift+j",
        "Previous trick": "left",
        "What the best bot would do here": "g",
        "Next moment that the review names": "n",
        "Previous moment that the review names": "shift+n",
    }.items():
        screen, here = screen_of(play), screen_of(play).index
        chosen = choose(play, row) + play.wait(1)
        assert play.app.top is screen
        there = screen.index
        screen.speak_step(here)
        # The review is made once, and then only looked up.
        assert (play.press(key) + play.wait(1))[-1:] == chosen[-1:], row
        assert screen.index == there
    assert choose(play, "Stop listening")[-1].startswith("audiowar. Main menu.")


def test_whose_knowledge_is_heard_is_chosen_from_a_list(play: Play) -> None:
    screen = screen_of(play)
    told = choose(play, "Whose knowledge")
    assert told == ["Whose knowledge to hear. What I knew then. 1 of 3"]
    assert play.rows() == ["What I knew then", "Everything open", "What Mira knew then"]
    assert play.press("down", "enter")[-1].startswith("You hear everything open. ")
    assert play.app.top is screen and screen.player_view.viewer is None
    choose(play, "Whose knowledge")
    assert play.press("end", "enter")[-1].startswith("You hear what Mira knew then. ")
    assert screen.player_view.viewer == 0
    choose(play, "Whose knowledge")
    assert play.press("enter")[-1].startswith("You hear what you knew then. ")
    assert screen.player_view.viewer == 1


def test_a_page_saves_among_the_downloads(play: Play) -> None:
    saved: list[tuple[str, str]] = []
    play.app.launch_options.services.download_text = lambda name, text: saved.append((name, text))
    assert choose(play, SAVE[0]) == ["Saved as scientific.jsonl, among your downloads."]
    play.press("escape")
    assert choose(play, SAVE[1]) == ["Saved as scientific.txt, among your downloads."]
    assert [name for name, _ in saved] == ["scientific.jsonl", "scientific.txt"]
    play.press("escape")
    assert saved[0][1].encode() == screen_of(play).path.read_bytes()
    assert not (saves.get_saves_folder().parent / "exported").exists()


def test_what_cannot_be_saved_or_copied_is_said(
    play: Play, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(recorded_match_menu, "write_text_atomically", fail)
    monkeypatch.setattr(recorded_match_menu, "save_copy_to_play_on", fail)
    screen = screen_of(play)
    for row in SAVE[:2]:
        assert choose(play, row) == [DENIED]
        play.press("escape")
    assert choose(play, "Play on from here") == [DENIED] and play.app.top is screen
    monkeypatch.setattr(play.front, "copy_to_clipboard", lambda text: False)
    assert choose(play, SAVE[2])[-1] == play.app.catalogue.format_message("no-clipboard")
    assert play.cued()[-1] == "refusal"


def test_the_text_of_a_game_names_each_trick_once(home: Path) -> None:
    for game, players, begins in (
        ("scientific", 2, "The cards are dealt, fourteen cards each."),
        ("razboi", 2, "The cards are dealt, twenty-six cards each.\nTrick 1. "),
        ("casino", 2, "New shoe of six decks."),
    ):
        play = Play(home)
        path, _ = play_live(play, game, players, 1)
        screen = listening(play, path)
        play.press("down", "down")
        here = screen.index
        text = recorded_match_menu.render_match_as_text(screen)
        assert text.startswith(begins), text[:80]
        assert screen.index == here and text.endswith("\n") and "\n\n" not in text
        word = "Round" if game == "casino" else "Trick"
        numbers = [
            int(line.split(".")[0].split()[1])
            for line in text.splitlines()
            if line.startswith(f"{word} ")
        ]
        last = screen.recorded.get_view_after_step(len(screen.recorded) - 1, 1).trick
        assert numbers == list(range(1, last + 1)), (game, numbers)


def test_the_edges_of_a_record_are_said(play: Play) -> None:
    assert play.press("up")[-1].startswith("The beginning. The cards are dealt")
    assert play.cued()[-2:] == ["edge", "shuffle"]
    last = play.press("end")[-1]
    assert play.press("down") == [f"The end of the record. {last}"]
    assert screen_of(play).index == len(screen_of(play).recorded) - 1
    assert play.press("home") == ["The cards are dealt, fourteen cards each."]
    assert screen_of(play).index == 0


def test_what_cannot_be_read_is_told_without_opening_it(home: Path) -> None:
    play = Play(home)
    play.app.open_main_menu()
    before = len(play.said())
    home.mkdir(exist_ok=True)
    for path in (home / "none.jsonl", home / "bad.jsonl"):
        (home / "bad.jsonl").write_text('{"format": "audiowar.transcript", "version": 1}\n')
        open_recorded_match(play.app, path)
        told = f"The saved game {path.name} cannot be read. It is left as it is."
        assert play.said(before)[-1] == told and len(play.app.screens) == 1


def test_the_first_question_of_a_match_is_heard(home: Path) -> None:
    for seat in (0, 1):
        play = Play(home)
        path, _ = play_live(play, "casino", 2, seat)
        listening(play, path)
        assert "Your bet? You have 1000, and may bet from 10 to 500." in play.said()[-1]
        assert play.press("home")[-1].count("Your bet?") == 1
