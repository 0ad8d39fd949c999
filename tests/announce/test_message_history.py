"""The history: forward, back, by kind, by words."""

from __future__ import annotations

from audiowar.announce.announcement import Announcement, Buffer, Kind
from audiowar.announce.line import Line
from audiowar.announce.message_history import KEPT, MessageHistory


def said(word: str, buffer: Buffer = Buffer.GAME) -> Announcement:
    return Announcement((Line(word),), Kind.EVENT, "", buffer)


def history(*words: str) -> MessageHistory:
    kept = MessageHistory()
    for word in words:
        kept.add(said(word))
    return kept


def word(found: Announcement | None) -> str | None:
    return None if found is None else found.lines[0].message


def test_older_and_newer_go_through_all() -> None:
    kept = history("a", "b", "c")
    assert [word(kept.older()) for _ in range(4)] == ["c", "b", "a", None]
    assert [word(kept.newer()) for _ in range(3)] == ["b", "c", None]


def test_oldest_and_newest() -> None:
    kept = history("a", "b", "c")
    assert word(kept.oldest()) == "a"
    assert word(kept.newest()) == "c"


def test_the_reader_keeps_the_place_when_something_new_comes() -> None:
    kept = history("a", "b")
    assert word(kept.older()) == "b"
    kept.add(said("c"))
    assert word(kept.older()) == "a"


def test_what_has_no_buffer_is_not_kept() -> None:
    kept = history()
    kept.add(said("menu", Buffer.NONE))
    assert len(kept) == 0
    assert kept.newest() is None


def test_buffers_are_gone_through_one_by_one() -> None:
    kept = history("trick")
    kept.add(said("answer", Buffer.TABLE))
    kept.add(said("voice", Buffer.SYSTEM))
    assert len(kept) == 3
    assert kept.turn(1) is Buffer.GAME
    assert word(kept.newest()) == "trick"
    assert kept.turn(1) is Buffer.TABLE
    assert word(kept.newest()) == "answer"
    assert kept.turn(1) is Buffer.SYSTEM
    assert kept.turn(1) is Buffer.CHAT
    assert kept.turn(1) is None
    assert kept.turn(-1) is Buffer.CHAT


def test_find_goes_to_the_newest_that_fits() -> None:
    kept = history("war", "take", "war", "out")
    assert word(kept.find(lambda one: one.lines[0].message == "war")) == "war"
    assert word(kept.older()) == "take"
    assert kept.find(lambda one: False) is None
    assert word(kept.here()) == "take"


def test_where_nobody_has_read_the_newest_is_here() -> None:
    kept = history("a", "b")
    assert word(kept.here()) == "b"
    kept.older()
    kept.older()
    assert word(kept.here()) == "a"
    assert MessageHistory().here() is None


def test_another_buffer_is_read_from_its_end() -> None:
    kept = history("a", "b", "c")
    kept.oldest()
    kept.turn(1)
    assert word(kept.newer()) is None
    assert word(kept.older()) == "c"


def test_the_oldest_go_first_and_take_the_reader_along() -> None:
    kept = history(*(str(number) for number in range(KEPT)))
    assert word(kept.oldest()) == "0"
    for number in range(3):
        kept.add(said(f"new-{number}"))
    assert len(kept) == KEPT
    assert word(kept.here()) == "3"
    assert word(kept.newer()) == "4"
