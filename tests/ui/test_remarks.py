"""Remarks of bots: after the result, when nothing else is spoken, and as the setting says."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest

from audiowar.announce.announcement import AnnouncementKind
from audiowar.announce.choose_bot_remarks import list_remark_topics
from audiowar.rules.events import Choice, Event
from audiowar.rules.view import View
from audiowar.storage import private_files, remark_memory
from audiowar.storage.match_transcript import Header, parse_choice
from audiowar.table import start_local_match
from audiowar.table.pace import FixedPace
from audiowar.ui.archive import daily_deal_menu
from audiowar.ui.archive.resume_or_repair_match import resume_match
from audiowar.ui.menus import new_game
from audiowar.ui.table.table_screen import TableScreen
from tests.ui.front import Play
from tests.ui.test_table import host_of, seat_of

WON = (
    "Fortune favours the bold!",
    "All in, and all mine!",
    "Double or nothing for the next one?",
    "The house, the pot, the glory: all mine!",
    "I felt it in my fingers.",
    "Lady Luck kept her word.",
)

BOTS = {1: "gambler", 2: "beginner"}
OLD_COUNT = 600
"""How often each remark had been made before a match."""


class Plays:
    """A bot that always plays one card."""

    def __init__(self, card: str) -> None:
        self._card = card

    def observe(self, event: Event) -> None:
        pass

    def choose(self, view: View) -> Choice:
        return parse_choice(self._card)


def last_trick(home: Path, language: str = "en", **settings: Any) -> Play:
    """Return an app at a table where the gambler wins the next trick and with it the match."""
    play = Play(home, language)
    play.app.settings.set(**settings)
    position: dict[str, Any] = {"hands": [["4H"], ["9S", "2S"]]}
    header = Header("scientific", ("Mira", "Ana"), {}, 3, position, {"bots": {"1": "gambler"}})
    TableScreen(play.app, seat_of(header, {1: Plays("9S")})).begin()
    play.settle()
    return play


def remarks(play: Play) -> list[str]:
    return [told for told, kind in play.front.said if kind is AnnouncementKind.REMARK]


def test_a_remark_comes_after_the_result_with_the_name_of_who_speaks(home: Path) -> None:
    play = last_trick(home)
    *_, result, remark = play.press("enter")
    assert result.endswith("Ana wins the game. Press Enter for the menu.")
    assert remark in [f"Ana: {words}" for words in WON]
    assert [kind for _, kind in play.front.said[-2:]] == [
        AnnouncementKind.RESULT,
        AnnouncementKind.REMARK,
    ]


def test_who_has_gone_on_does_not_hear_it_any_more(home: Path) -> None:
    play = last_trick(home)
    play.app.press_key("enter")
    play.app.press_key("e")
    play.app.run_due_screens()
    assert not remarks(play)


def test_switched_off_there_is_none(home: Path) -> None:
    play = last_trick(home, remarks="off")
    assert play.press("enter")[-1].endswith("Ana wins the game. Press Enter for the menu.")
    play.wait(60)
    assert not remarks(play)


def start_match(home: Path, **launch: Any) -> Play:
    """Return a player at a table of three in a match of a few tricks."""
    play = Play(home, fast=True, bots="gambler,beginner", players=3, **launch)
    play.app.settings.set(remarks="often")
    new_game.start_match(play.app, "scientific", 2, {"trick_limit": 20})
    return play


def play_to_end(play: Play) -> list[str]:
    """Play the match. Return the remarks that were spoken."""
    while not host_of(play).table.match.end_event:
        play.press("enter")
    play.wait(60)
    return remarks(play)


def test_who_goes_on_with_a_match_does_not_hear_what_was_said_in_another(home: Path) -> None:
    play = start_match(home)
    play.press(*["enter"] * 4)
    path = host_of(play).save.path
    assert path is not None
    play.app.screens[0].take_leave()
    topics = sorted(list_remark_topics("scientific", ["gambler", "beginner"]))
    remark_memory.add_match_to_memory({topic: 600 + n for n, topic in enumerate(topics)}, {})
    again = Play(home, fast=True)
    resume_match(again.app, path)
    play_to_end(again)
    said = remark_memory.load_memory().counts_by_topic
    assert sum(said.values()) > sum(600 + n for n in range(len(topics)))


def test_a_match_that_is_left_counts_as_the_last_one(home: Path) -> None:
    known = {"game": "scientific", "players": ["", "Ana"], "opening": ["war"], "winner": ""}
    remark_memory.add_match_to_memory({}, known)
    play = start_match(home)
    play.press("enter")
    last = remark_memory.load_memory().last_match
    assert (last["game"], last["winner"]) == ("scientific", None)
    assert last["players"] == ["", *host_of(play).table.header.seats[1:]]


def test_what_cannot_be_written_is_only_forgotten(
    home: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    def fail(*args: object) -> None:
        raise OSError

    monkeypatch.setattr(private_files, "write_text_atomically", fail)
    assert play_to_end(start_match(home))
    assert not remark_memory.get_memory_path().exists()


def test_a_slow_disk_delays_neither_speech_nor_a_skipped_match(
    home: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    said_before: list[int] = []
    play = Play(home, fast=True, bots="gambler,beginner", players=3)
    play.app.settings.set(remarks="often")
    new_game.start_match(play.app, "razboi", 2, {"trick_limit": 60})
    save = remark_memory.add_match_to_memory

    def save_slowly(*args: Any, **known: Any) -> None:
        said_before.append(len(play.front.said))
        save(*args, **known)

    monkeypatch.setattr(remark_memory, "add_match_to_memory", save_slowly)
    before = len(play.front.said)
    play.press("s")
    play.wait(60)
    assert len(said_before) == 1 and said_before[0] > before
    assert remark_memory.load_memory().last_match["winner"] is not None


def start_after_many_matches(home: Path) -> Play:
    """Play against bots that have often made each of their remarks, until one makes a remark."""
    topics = list_remark_topics("scientific", BOTS.values())
    remark_memory.add_match_to_memory(dict.fromkeys(topics, OLD_COUNT), {})
    play = Play(home, fast=True)
    play.app.settings.set(remarks="often")
    known = remark_memory.make_topics_header_field(topics)
    seat = start_local_match.start_match(
        "scientific", ("Mira", "Ana", "Ben"), {}, BOTS, FixedPace(0.0), 5, **known
    )
    TableScreen(play.app, seat).begin()
    play_until_remark(play)
    assert len(remark_memory.load_memory().counts_by_topic) == len(topics)
    return play


def play_until_remark(play: Play) -> None:
    """Play until an opponent makes a remark."""
    before = len(remarks(play))
    while len(remarks(play)) == before:
        assert not host_of(play).table.match.end_event
        play.press("enter")


def erase_in_menu(play: Play) -> None:
    """Erase what bots remember in the settings, and return to the table."""
    play.press("escape")
    play.go_to("Settings")
    play.press("enter")
    play.go_to("What opponents remember")
    play.press("enter")
    play.go_to("Forget it all")
    assert any(
        line.startswith("It is all forgotten.") for line in play.press("enter", "down", "enter")
    )
    assert not remark_memory.get_memory_path().exists()
    while not isinstance(play.app.top, TableScreen):
        play.press("escape")


def test_what_is_erased_during_a_match_is_not_written_back(home: Path) -> None:
    play = start_after_many_matches(home)
    erase_in_menu(play)
    play_until_remark(play)
    play.app.screens[0].take_leave()
    assert list(remark_memory.load_memory().counts_by_topic.values()) == [1]
    noted = host_of(start_match(home)).table.header.extra_fields[remark_memory.HEADER_FIELD]
    assert max(noted["said"].values(), default=0) <= 1


def test_a_deal_of_the_day_goes_on_with_other_variants_too(home: Path) -> None:
    remark_memory.add_match_to_memory({"scholar-lost": 4, "gambler-lost": 2}, {})
    play = Play(home, fast=True)
    daily_deal_menu.start_deal(play.app, "scientific", "2026-05-04")
    noted = host_of(play).table.header.extra_fields[remark_memory.HEADER_FIELD]
    assert noted["said"] == {"scholar-lost": 4}
