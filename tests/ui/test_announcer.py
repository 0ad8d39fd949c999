"""What is announced: its sounds and their places, its short forms, and what it waits for."""

from __future__ import annotations

from pathlib import Path

import pytest

from audiowar.announce.announcement import Announcement, AnnouncementKind, Buffer
from audiowar.announce.line import Cue, Line
from audiowar.sound.seat_places import get_seat_place
from audiowar.ui.core.announcer import renumber_cue
from audiowar.ui.core.app import Screen
from audiowar.ui.core.frontend import SpokenMessage
from audiowar.ui.first_screens import open_main_menu
from tests.ui.front import Play, RecorderFront


def text(words: str, cue: str = "") -> Line:
    return Line("text", {"text": words}, Cue(cue) if cue else None)


class SlowFront(RecorderFront):
    """A frontend whose sounds take half a second, and that keeps whole messages."""

    def __init__(self) -> None:
        super().__init__()
        self.messages: list[SpokenMessage] = []

    def say(self, message: SpokenMessage) -> None:
        super().say(message)
        self.messages.append(message)

    def start_cue(self, cue: Cue, seat_count: int, low_wins: bool) -> float:
        super().start_cue(cue, seat_count, low_wins)
        return {"war": 0.5, "spy": 0.2}.get(cue.name, 0.0)


class Announcing(Screen):
    """A screen on which each key announces what the test has prepared."""

    def __init__(self, play: Play) -> None:
        super().__init__(play.app)
        self.announcements: list[Announcement] = []

    def intercept_key(self, key: str) -> bool:
        for one in self.announcements:
            self.app.announce(one)
        return True


@pytest.fixture
def front() -> SlowFront:
    return SlowFront()


@pytest.fixture
def play(home: Path, front: SlowFront) -> Play:
    made = Play(home)
    made.front = made.app.frontend = front
    open_main_menu(made.app)
    return made


def test_words_wait_for_the_longest_of_their_sounds(play: Play, front: SlowFront) -> None:
    play.app.say(text("One", "spy"), text("two", "war"), text("three", "spy"))
    assert front.messages[-1].delay_seconds == 0.5
    assert play.cued() == ["spy", "war", "spy"]
    play.app.say(text("Silent"))
    assert front.messages[-1].delay_seconds == 0.0


def test_the_answer_to_a_key_waits_for_no_sound(play: Play, front: SlowFront) -> None:
    screen = Announcing(play)
    play.app.push_screen_silently(screen)
    screen.announcements = [
        Announcement((text("Answer", "war"),), AnnouncementKind.NAVIGATION),
        Announcement((text("News", "war"),), AnnouncementKind.EVENT),
    ]
    play.press("x")
    assert [one.delay_seconds for one in front.messages[-2:]] == [0.0, 0.5]
    screen.announcements = []
    play.press("x")
    play.app.say(text("Later", "war"))
    assert front.messages[-1].delay_seconds == 0.5


def test_after_a_message_of_the_program_answers_wait_until_the_next_key(
    play: Play, front: SlowFront
) -> None:
    screen = Announcing(play)
    play.app.push_screen_silently(screen)
    system, answer, event = (
        Announcement((text(kind.value),), kind)
        for kind in (AnnouncementKind.SYSTEM, AnnouncementKind.NAVIGATION, AnnouncementKind.EVENT)
    )
    screen.announcements = [answer, system, answer, event]
    play.press("x")
    assert [one.follows_system_message for one in front.messages[-4:]] == [
        False, False, True, False,
    ]  # fmt: skip
    screen.announcements = [answer]
    play.press("x")
    assert not front.messages[-1].follows_system_message


def test_a_typed_line_begins_anew_like_a_key(play: Play, front: SlowFront) -> None:
    play.app.say_system_message(text("System"))
    play.app.handle_typed_line("my games")
    assert not front.messages[-1].follows_system_message


def test_messages_are_kept_in_the_buffer_that_they_belong_to(play: Play) -> None:
    play.app.say_system_message(text("From the program"))
    play.app.say_system_message()
    play.app.say(text("Nowhere"))
    play.app.say(text("Of the game"), kind=AnnouncementKind.RESULT, buffer=Buffer.GAME)
    assert play.press("f5") == ["Of the game"]
    assert play.press("f5") == ["From the program"]
    assert play.press("pageup", "pageup")[-1] == "Program messages: 1."


def test_nothing_is_spoken_where_there_is_nothing_to_say(play: Play, front: SlowFront) -> None:
    said = len(front.messages)
    play.app.say(text("", "war"))
    assert len(front.messages) == said and play.cued()[-1] == "war"


def test_only_messages_with_a_topic_have_a_short_form(play: Play, front: SlowFront) -> None:
    outcome = Line("text", {"text": "Ana wins"}, is_outcome=True, is_essential=True)
    for topic, short in (("trick", "Ana wins"), ("", "")):
        play.app.say(text("Long"), outcome, kind=AnnouncementKind.RESULT, topic=topic)
        assert front.messages[-1].text == "Long. Ana wins"
        assert (front.messages[-1].short_text, front.messages[-1].topic) == (short, topic)
        assert front.messages[-1].essential_text == "Ana wins"
    front.queues_messages = False
    play.app.say(text("Long"), outcome, kind=AnnouncementKind.RESULT, topic="trick")
    assert (front.messages[-1].short_text, front.messages[-1].essential_text) == ("", "")


def test_the_part_to_be_heard_is_that_of_results_and_answers(play: Play, front: SlowFront) -> None:
    outcome = Line("text", {"text": "Ana wins"}, is_outcome=True)
    lengths = {}
    for kind in AnnouncementKind:
        play.app.say(outcome, text("Long"), kind=kind, topic="trick")
        lengths[kind] = front.messages[-1].vital_length
    assert lengths[AnnouncementKind.RESULT] == lengths[AnnouncementKind.NAVIGATION] > 0
    others = set(AnnouncementKind) - {AnnouncementKind.RESULT, AnnouncementKind.NAVIGATION}
    assert {lengths[kind] for kind in others} == {0}


class Due(Screen):
    """A screen that wants to be called at a time."""

    def __init__(self, play: Play, due: float | None) -> None:
        super().__init__(play.app)
        self.due = due
        self.closed = 0

    def run_due(self, now: float) -> float | None:
        return self.due

    def on_close(self) -> None:
        self.closed += 1

    def announce_screen(self) -> None:
        self.app.say(text(f"Due {self.due}"))


def test_the_next_call_is_the_earliest_that_any_screen_wants(play: Play) -> None:
    assert play.app.run_due_screens() is None
    for due in (play.clock.now + 5, None, play.clock.now + 2):
        play.app.push_screen_silently(Due(play, due))
    assert play.app.run_due_screens() == 2.0
    play.clock.now += 10
    assert play.app.run_due_screens() == 0.0


def test_closing_a_screen_closes_those_above_it_and_announces_the_one_below(play: Play) -> None:
    one, two, three = (Due(play, number) for number in (1, 2, 3))
    for screen in (one, two, three):
        play.app.push_screen_silently(screen)
    before = len(play.said())
    play.app.close_screen(two)
    assert play.said(before) == ["Due 1"] and play.app.top is one
    assert (one.closed, two.closed, three.closed) == (0, 1, 1)
    play.app.close_screen(two)
    assert play.said(before) == ["Due 1"] and two.closed == 1
    play.app.replace_screens(three)
    assert play.said(before) == ["Due 1", "Due 3"] and play.app.screens == [three]
    play.app.close_screen(three)
    assert play.app.screens == [] and play.said(before) == ["Due 1", "Due 3"]


def test_a_screen_that_has_nothing_of_its_own_refuses_every_key(play: Play) -> None:
    play.app.push_screen_silently(Screen(play.app))
    play.app.top.announce_screen()
    assert (
        play.app.top.get_screen_content().rows == ()
        and play.app.top.get_screen_content().index == -1
    )
    assert play.press("down") == ["Down arrow does nothing here. F1 lists the keys."]
    play.app.handle_typed_line("nonsense words")
    assert play.cued()[-1] == "refusal" and "nonsense words" in play.said()[-1]
    assert play.app.leave_all_screens() == [Line("goodbye")]
    play.press("f3")
    assert play.said()[-1] == "Detail: full."


def test_every_key_but_control_alone_interrupts_the_voice(play: Play) -> None:
    stops, silences = play.front.stops, play.front.silences
    play.press("ctrl")
    assert (play.front.stops, play.front.silences) == (stops, silences + 1)
    play.press("down")
    assert (play.front.stops, play.front.silences) == (stops + 1, silences + 1)


LISTENER = 0
"""The seat at which every frontend places the listener."""


@pytest.mark.parametrize("players", range(1, 9))
def test_the_others_sit_round_the_player(players: int) -> None:
    for own in (None, *range(players)):
        for seat in range(players):
            cue, seats = renumber_cue(Cue("revealed", seat, "QH"), players, own)
            assert cue.seat is not None
            assert (cue.name, cue.card) == ("revealed", "QH")
            assert get_seat_place(cue.seat, seats, LISTENER) == get_seat_place(seat, players, own)


def test_a_sound_without_a_seat_stays_where_it_is() -> None:
    assert renumber_cue(Cue("war"), 4, 2) == (Cue("war"), 4)
