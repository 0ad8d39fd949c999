"""The history: forward, back, by kind, by words."""

from __future__ import annotations

from audiowar.announce.announcement import Announcement, AnnouncementKind, Buffer
from audiowar.announce.line import Line
from audiowar.announce.message_history import MAX_ANNOUNCEMENTS, MessageHistory


def said(word: str, buffer: Buffer = Buffer.GAME) -> Announcement:
    return Announcement((Line(word),), AnnouncementKind.EVENT, "", buffer)


def history(*words: str) -> MessageHistory:
    kept = MessageHistory()
    for word in words:
        kept.add(said(word))
    return kept


def word(found: Announcement | None) -> str | None:
    return None if found is None else found.lines[0].message


def test_older_and_newer_go_through_all() -> None:
    kept = history("a", "b", "c")
    assert [word(kept.go_older()) for _ in range(4)] == ["c", "b", "a", None]
    assert [word(kept.go_newer()) for _ in range(3)] == ["b", "c", None]


def test_oldest_and_newest() -> None:
    kept = history("a", "b", "c")
    assert word(kept.go_oldest()) == "a"
    assert word(kept.go_newest()) == "c"


def test_the_reader_keeps_the_place_when_something_new_comes() -> None:
    kept = history("a", "b")
    assert word(kept.go_older()) == "b"
    kept.add(said("c"))
    assert word(kept.go_older()) == "a"


def test_what_has_no_buffer_is_not_kept() -> None:
    kept = history()
    kept.add(said("menu", Buffer.NONE))
    assert len(kept) == 0
    assert kept.go_newest() is None


def test_buffers_are_gone_through_one_by_one() -> None:
    kept = history("trick")
    kept.add(said("answer", Buffer.TABLE))
    kept.add(said("voice", Buffer.SYSTEM))
    assert len(kept) == 3
    assert kept.switch_buffer(1) is Buffer.GAME
    assert word(kept.go_newest()) == "trick"
    assert kept.switch_buffer(1) is Buffer.TABLE
    assert word(kept.go_newest()) == "answer"
    assert kept.switch_buffer(1) is Buffer.SYSTEM
    assert kept.switch_buffer(1) is Buffer.CHAT
    assert kept.switch_buffer(1) is None
    assert kept.switch_buffer(-1) is Buffer.CHAT


def test_find_goes_to_the_newest_that_fits() -> None:
    kept = history("war", "take", "war", "out")
    assert word(kept.go_to_newest_where(lambda one: one.lines[0].message == "war")) == "war"
    assert word(kept.go_older()) == "take"
    assert kept.go_to_newest_where(lambda one: False) is None
    assert word(kept.get_current()) == "take"


def test_where_nobody_has_read_the_newest_is_here() -> None:
    kept = history("a", "b")
    assert word(kept.get_current()) == "b"
    kept.go_older()
    kept.go_older()
    assert word(kept.get_current()) == "a"
    assert MessageHistory().get_current() is None


def test_another_buffer_is_read_from_its_end() -> None:
    kept = history("a", "b", "c")
    kept.go_oldest()
    kept.switch_buffer(1)
    assert word(kept.go_newer()) is None
    assert word(kept.go_older()) == "c"


def test_the_oldest_go_first_and_take_the_reader_along() -> None:
    kept = history(*(str(number) for number in range(MAX_ANNOUNCEMENTS)))
    assert word(kept.go_oldest()) == "0"
    for number in range(3):
        kept.add(said(f"new-{number}"))
    assert len(kept) == MAX_ANNOUNCEMENTS
    assert word(kept.get_current()) == "3"
    assert word(kept.go_newer()) == "4"


def test_the_reader_in_one_buffer_stays_in_it_when_others_take_all_room() -> None:
    kept = MessageHistory()
    for buffer in (Buffer.CHAT, Buffer.CHAT, Buffer.GAME):
        kept.add(said("early", buffer))
    while kept.buffer is not Buffer.CHAT:
        kept.switch_buffer(1)
    assert kept.go_oldest() is not None and kept.position == 2
    for left in (1, 0):
        while len(kept) > left:
            kept.add(said("later"))
        assert kept.position == left
        assert word(kept.get_current()) == ("early" if left else None)
    kept.add(said("chat", Buffer.CHAT))
    assert word(kept.get_current()) == "chat"
