"""How the table announces: what waits, what is kept and explained, and what interrupts."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest

from audiowar.announce.announcement import AnnouncementKind
from audiowar.storage.match_transcript import Header
from audiowar.ui.core.menu import Menu, ReadingList
from audiowar.ui.menus.new_game import start_command_line_match
from audiowar.ui.table import coach
from audiowar.ui.table.table_screen import TableScreen
from tests.ui.front import Play
from tests.ui.test_table import Scripted, careful, hands, seat_of, sit_down

RESULT, ANSWER = AnnouncementKind.RESULT, AnnouncementKind.NAVIGATION
EVENT = AnnouncementKind.EVENT
HANDS = hands("AH 9H 5H 2H", "4S 3S TS 6S")


def heard(play: Play, *keys: str) -> list[tuple[str, AnnouncementKind, str]]:
    """Press keys. Return the beginning, the kind and the topic of each message."""
    before = len(play.front.said)
    play.press(*keys)
    said = zip(play.front.said[before:], play.front.topics[before:], strict=True)
    return [(text.split(".")[0], kind, topic) for (text, kind), topic in said]


@pytest.fixture
def play(home: Path) -> Play:
    return sit_down(home, HANDS, "4S 3S TS 6S")


def test_results_wait_and_answers_interrupt(play: Play) -> None:
    assert heard(play, "a", "enter", "e", "l") == [
        ("Ace of hearts", ANSWER, ""),
        ("You play the ace", RESULT, "trick"),
        ("You: 5", ANSWER, ""),
        # A repeated trick counts as heard.
        ("You play the ace", ANSWER, "trick"),
    ]


def test_the_results_of_another_table_are_another_topic(play: Play) -> None:
    play.app.close_all_screens()
    view = seat_of(Header("scientific", ("Mira", "Ana"), {}, 1, HANDS), {1: Scripted("4S 3S")})
    TableScreen(play.app, view).begin()
    play.settle()
    assert heard(play, "a", "enter")[-1][2] == "trick-2"


def test_the_first_words_of_a_match_are_events(home: Path) -> None:
    play = Play(home, game="scientific", players=2, seed=1, name="Mira", fast=True)
    start_command_line_match(play.app)
    play.settle()
    kinds = [kind for _, kind in play.front.said]
    assert kinds == [RESULT, EVENT] and play.said()[1].startswith("The arrows go through your hand")


def test_answers_and_tricks_are_kept_apart(play: Play) -> None:
    play.press("a", "enter", "e", "h", "y")
    assert play.press("pagedown")[0].startswith("Game messages: ")
    assert play.press("f5")[0].startswith("You play the ace.")
    assert play.press("pagedown") == ["Answers: 3."]
    assert play.press("f5")[0].startswith("Yours was the strongest card")
    assert play.press("f5")[0].startswith("Three cards in hand")


@pytest.mark.parametrize(
    ("key", "told"),
    [
        ("y", "Nothing has happened yet."),
        ("l", "There is no trick to repeat yet."),
        ("space", "Nothing happens by itself here: you choose."),
        ("s", "Nothing happens by itself here: you choose."),
        ("ctrl+t", "There is no timer."),
    ],
)
def test_what_has_no_meaning_now_is_refused(play: Play, key: str, told: str) -> None:
    assert play.press(key)[-1] == told
    assert (play.cued()[-1] == "refusal") is (key != "ctrl+t")


def test_why_is_first_said_and_then_listed(play: Play) -> None:
    play.press("a", "enter")
    told = "Yours was the strongest card: the ace beat the four."
    assert play.press("y") == [told] and isinstance(play.app.top, TableScreen)
    assert play.press("y") == [f"Why? Step by step. Escape goes back. {told}"]
    assert isinstance(play.app.top, ReadingList) and play.rows() == [told]
    assert play.press("escape") == ["Table. Nine of hearts. 1 of 3"]
    play.press("enter")
    # The next trick is explained anew.
    assert len(play.press("y")) == 1 and isinstance(play.app.top, TableScreen)


def test_arrows_and_ends_have_their_sounds(play: Play) -> None:
    told = {
        "right": ("Nine of hearts. 2 of 4", "card-pick", "9H"),
        "end": ("Two of hearts. 4 of 4", "card-pick", "2H"),
        "down": ("Two of hearts. 4 of 4", "edge", None),
        "up": ("Five of hearts. 3 of 4", "card-pick", "5H"),
        "home": ("Ace of hearts. 1 of 4", "card-pick", "AH"),
        "left": ("Ace of hearts. 1 of 4", "edge", None),
    }
    for key, (words, cue, card) in told.items():
        assert play.press(key) == [words]
        assert (play.front.cues[-1].name, play.front.cues[-1].card) == (cue, card)
    play.app.settings.set(positions=False)
    assert play.press("right") == ["Nine of hearts"]


def test_a_rank_that_is_not_in_the_hand_is_refused(play: Play) -> None:
    assert play.press("5") == ["Five of hearts. 3 of 4"]
    assert play.press("5") == ["Five of hearts. 3 of 4"]
    assert "no king" in play.press("k")[0] and play.cued()[-1] == "refusal"


def test_a_card_counts_as_heard_a_moment_after_it_was_said(home: Path) -> None:
    play = careful(home, HANDS, "4S 3S TS 6S")
    assert play.press("enter") == ["Ace of hearts. 1 of 4"]
    play.clock.now += 0.29
    assert play.press("enter") == ["Ace of hearts. 1 of 4"]
    play.clock.now += 0.31
    assert play.press("enter")[-1].startswith("You play the ace.")
    # Without a voice it is heard at once.
    play.front.has_voice = False
    assert play.press("enter") == ["Nine of hearts. 1 of 3"]
    assert play.press("enter")[-1].startswith("You play the nine.")


def test_a_menu_stops_the_match_but_for_others(home: Path) -> None:
    play = sit_down(home, HANDS, "4S 3S TS 6S", pace=1.0)
    play.press("escape")
    assert play.wait(60) == []
    assert play.press("enter") == ["Table. Ace of hearts. 1 of 4"]


@pytest.mark.parametrize(("buttons", "events", "waits"), [
    (False, 300, False), (False, 2000, True), (True, 299, False), (True, 300, True),
])  # fmt: skip
def test_a_page_takes_longer_for_a_review(
    home: Path, monkeypatch: pytest.MonkeyPatch, buttons: bool, events: int, waits: bool
) -> None:
    play = sit_down(home, hands("9H", "4S"), "4S")
    play.press("enter")
    table = play.table
    made: list[int] = []
    monkeypatch.setattr(coach, "open_deciding_tricks", lambda *args: made.append(1))
    monkeypatch.setattr(play.front, "has_buttons", buttons)
    shown: Any = table.narration.events
    table.narration.events = [*shown, *[shown[-1]] * (events - len(shown))]
    play.press("g")
    assert (made == []) is waits
    told = "One moment: the coach is going through the game."
    assert (play.said()[-1] == told) is waits
    play.wait(1)
    assert made == [1] and play.app.top is table


def stacks(*held: str) -> dict[str, Any]:
    return {"stacks": [one.split() for one in held]}


def test_what_was_skipped_is_summed_up_in_one_result(home: Path) -> None:
    position = stacks("2H", "KS KD 2S 9S", "3C 4C 5C 6C")
    play = sit_down(home, position, "", "", game="classic")
    assert play.press("enter")[-1] == (
        "You: two. Ana: king. Marko: three. Ana takes three cards. "
        "You have no cards left: you are out. S skips to the end."
    )
    assert heard(play, "s") == [("Skipped four tricks, with one war", RESULT, "trick")]
    assert play.said()[-1] == (
        "Skipped four tricks, with one war. Ana: two. Marko: two. War! Marko has only one card "
        "for the war, too few, and is out. Nobody else can go on: Ana takes three cards. "
        "Ana wins the game. Press Enter for the menu."
    )
    assert play.press("f5") == [play.said()[-2]]
    for key in ("s", "space"):
        play.press(key)
        assert play.cued()[-1] == "refusal"


def test_who_skips_before_being_out_hears_of_it_in_the_summary(home: Path) -> None:
    position = stacks("2H", "KS KD 2S 9S", "3C 4C 5C 6C")
    play = sit_down(home, position, "", "", game="classic")
    told = play.press("s")
    assert len(told) == 1 and told[0].startswith("Skipped five tricks, with one war.")
    assert "You have no cards left: you are out." in told[0]
    assert "S skips to the end" not in told[0]


class Saved:
    """A save whose state a test sets."""

    def __init__(self, play: Play, monkeypatch: pytest.MonkeyPatch) -> None:
        self.unsaved, self.reason = False, ""
        self.moved: Path | None = None
        kind = type(play.app.top.player_view)  # type: ignore[attr-defined]
        monkeypatch.setattr(kind, "is_unsaved", property(lambda view: self.unsaved))
        monkeypatch.setattr(kind, "unsaved_reason", property(lambda view: self.reason))
        monkeypatch.setattr(kind, "rewritten_path", property(lambda view: self.moved))


def test_what_changes_about_saving_is_told_once_after_the_trick(
    play: Play, monkeypatch: pytest.MonkeyPatch
) -> None:
    saved = Saved(play, monkeypatch)
    saved.unsaved, saved.reason = True, "full"
    card, trick, told = play.press("a", "enter")
    assert trick.startswith("You play the ace.") and card.startswith("Ace")
    assert told.startswith("The game cannot be saved now: the disk is full.")
    assert play.front.said[-1][1] is AnnouncementKind.SYSTEM
    assert len(play.press("9", "enter")) == 2
    saved.unsaved, saved.moved = False, Path("/elsewhere")
    assert play.press("5", "enter")[2:] == [
        "The game is being saved again, with nothing missing. The file of this game was gone. "
        "The whole game is saved again in elsewhere."
    ]


def test_leaving_a_match_that_was_not_saved_says_so(
    play: Play, monkeypatch: pytest.MonkeyPatch
) -> None:
    saved = Saved(play, monkeypatch)
    saved.unsaved, saved.reason = True, "denied"
    table = play.app.top
    before = len(play.said())
    assert [play.app.render(line) for line in play.app.leave_all_screens()] == [
        play.app.catalogue.format_message("goodbye-unsaved")
    ]
    table.on_close()
    assert play.said(before) == ["Your last moves could not be saved."]


WAR = hands("KH QH 2H", "KS 9S 4S")


def test_after_another_trick_y_tells_that_one(home: Path) -> None:
    play = sit_down(home, WAR, "KS 9S 4S")
    play.press("k", "enter", "y", "y", "escape", "q", "enter")
    (told,) = play.press("y")
    assert "the queen beat the nine" in told
    assert "four cards, two of them left over from earlier tricks" in told
    assert told.endswith("You played the only queen, so you are the spy in the next trick.")
    assert not isinstance(play.app.top, Menu)


def test_choosing_does_not_change_what_is_explained(home: Path) -> None:
    """Cards chosen for the next trick are not part of the explanation of the last one."""
    play = sit_down(home, WAR, "KS 9S 4S")
    play.press("k", "enter")
    play.wait(5.0)
    assert "Two kings" in play.press("y")[0]
