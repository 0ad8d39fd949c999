"""The rules of the queue: what is spoken when, and what a key that cuts it off changes.

That everything is told once, at every pace, is tested in `test_say_once.py`.
"""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import replace

import pytest

from audiowar.speech.utterance import Priority, Utterance
from audiowar.speech.utterance_queue import (
    BREATH_SECONDS,
    CONTINUATION_SECONDS,
    KEY_PAUSE_SECONDS,
    KEY_REPEAT_GAP_SECONDS,
    MAX_OLDER_OUTCOMES,
    MAX_REPORT_DELAY_SECONDS,
    NOTICE_SECONDS,
    PRESENCE_PAUSE_SECONDS,
    RECOGNIZABLE_CHARACTERS,
    REPETITION_NOTICE_SECONDS,
    UNKNOWN_PACES,
    UtteranceQueue,
    VoiceOrder,
)

PACE = 20.0
ANSWER = Utterance("Queen of hearts", priority=Priority.NAVIGATION)
ANSWER_SECONDS = len(ANSWER.text) / PACE
WHOLE = Utterance(
    "You play the king. Ana: ace. Ana takes three cards. Trick two.",
    topic="trick",
    priority=Priority.RESULT,
    short_text="Ana takes 3.",
    vital_length=51,
)
VITAL_SECONDS = 51 / PACE


def result(text: str, short: str = "", topic: str = "trick") -> Utterance:
    return Utterance(text, topic=topic, priority=Priority.RESULT, short_text=short)


def event(text: str, topic: str = "") -> Utterance:
    return Utterance(text, topic=topic)


def system(text: str, topic: str = "") -> Utterance:
    return Utterance(text, topic=topic, priority=Priority.SYSTEM)


def drain(queue: UtteranceQueue, now: float, until: float = 1e9) -> list[str]:
    """Return the texts that the voice gets from `now` on, until then or until nothing waits."""
    texts = []
    while now <= until:
        while (order := queue.take_next_order(now)) is not None:
            if order.utterance is not None:
                texts.append(order.utterance.text)
        now = queue.get_next_due_time(now)
    return texts


def speak(*said: Utterance, pace: float = PACE) -> UtteranceQueue:
    """Return a queue whose voice has got all of these at time 0."""
    queue = UtteranceQueue()
    queue.set_pace(pace)
    for utterance in said:
        queue.say(utterance, 0.0)
    assert drain(queue, 0.0) == [utterance.text for utterance in said]
    return queue


def speak_before(said: Iterable[Utterance]) -> UtteranceQueue:
    """Return a queue in which these wait for the end of what is spoken."""
    queue = speak(event("before"))
    for utterance in said:
        queue.say(utterance, 0.1)
    return queue


def press(queue: UtteranceQueue, now: float, answer: Utterance = ANSWER) -> None:
    queue.on_key_pressed(now)
    queue.say(answer, now)


def take(queue: UtteranceQueue, now: float) -> VoiceOrder:
    order = queue.take_next_order(now)
    assert order is not None
    return order


def cut(after: float, said: Utterance = WHOLE, pace: float = PACE) -> list[str]:
    """Return what the voice gets after a key that is pressed so long after a text begins."""
    queue = speak(said, pace=pace)
    press(queue, after)
    return drain(queue, after)


# Only a key cuts speech


@pytest.mark.parametrize("new", [event("a"), result("b"), system("c")])
def test_nothing_but_a_key_interrupts(new: Utterance) -> None:
    queue = speak(event("A long story" * 9))
    queue.say(new, 0.1)
    assert queue.take_next_order(0.1) is None
    order = take(queue, queue.get_next_due_time(0.1))
    assert order.utterance == new and not order.interrupt


def test_a_key_is_answered_at_once_or_only_silences_the_voice() -> None:
    queue = speak(event("A long story"))
    press(queue, 0.2)
    order = take(queue, 0.2)
    assert order.interrupt and order.utterance == ANSWER
    queue.on_key_pressed(0.3)
    order = take(queue, 0.3)
    assert order.interrupt and order.utterance is None
    assert drain(queue, 0.3) == []


def test_of_a_held_key_the_last_answer_is_spoken_on_release() -> None:
    queue, now, gap = UtteranceQueue(), 0.0, KEY_REPEAT_GAP_SECONDS / 2
    spoken = []
    for number in range(20):
        press(queue, now, replace(ANSWER, text=f"card {number}"))
        spoken += drain(queue, now, now)
        now += gap
    assert spoken == ["card 0"]
    assert queue.get_next_due_time(now) == pytest.approx(now - gap + KEY_REPEAT_GAP_SECONDS)
    assert drain(queue, now) == ["card 19"]


@pytest.mark.parametrize("late", [False, True])
def test_only_a_further_answer_that_comes_soon_follows_the_first(late: bool) -> None:
    queue = UtteranceQueue()
    press(queue, 0.0)
    drain(queue, 0.0, 0.0)
    now = CONTINUATION_SECONDS + (0.1 if late else -0.1)
    queue.say(replace(ANSWER, text="Nine of clubs"), now)
    assert take(queue, max(now, queue.get_next_due_time(now))).interrupt is late


# What a key cut off


def test_what_was_cut_off_before_it_was_told_follows_the_answer() -> None:
    assert cut(VITAL_SECONDS - 0.1) == [ANSWER.text, "Ana takes 3."]
    assert cut(VITAL_SECONDS + 0.1) == [ANSWER.text]


def test_it_follows_in_the_same_breath_or_else_after_a_pause() -> None:
    queue = speak(WHOLE)
    press(queue, 1.0)
    drain(queue, 1.0, 1.0)
    assert queue.get_next_due_time(1.0) == 1.0 + ANSWER_SECONDS + BREATH_SECONDS
    queue.on_key_pressed(1.1)
    drain(queue, 1.1, 1.1)
    assert queue.get_next_due_time(1.1) == 1.1 + KEY_PAUSE_SECONDS


def test_what_nobody_can_have_noticed_comes_whole_and_does_not_count() -> None:
    queue, now = speak(WHOLE), NOTICE_SECONDS / 2
    for text in (WHOLE.text, "Ana takes 3."):
        press(queue, now)
        answered = now + ANSWER_SECONDS + BREATH_SECONDS
        # After the second key it has sounded for half a second in all.
        assert drain(queue, now, answered) == [ANSWER.text, text]
        now = answered + NOTICE_SECONDS / 2 + 0.01


@pytest.mark.parametrize("more", [-0.05, 0.05])
def test_the_outcome_follows_again_only_if_hardly_anything_of_it_was_heard(more: float) -> None:
    outcome = "Ana takes three cards, and you take none."
    queue = speak(replace(WHOLE, short_text=outcome))
    press(queue, 1.0)
    begun = 1.0 + ANSWER_SECONDS + BREATH_SECONDS
    assert drain(queue, 1.0, begun) == [ANSWER.text, outcome]
    cut_at = begun + REPETITION_NOTICE_SECONDS + more
    press(queue, cut_at)
    assert drain(queue, cut_at) == [ANSWER.text, outcome][: 2 if more < 0 else 1]


def test_a_text_without_an_outcome_is_known_after_some_words() -> None:
    said = replace(WHOLE, text="A long instruction. " * 9, short_text="", vital_length=0)
    known = RECOGNIZABLE_CHARACTERS / PACE
    assert cut(known - 0.1, said) == [ANSWER.text, said.text]
    assert cut(known + 0.1, said) == [ANSWER.text]


def test_small_events_and_remarks_are_dropped_by_a_key() -> None:
    for priority in (Priority.EVENT, Priority.REMARK):
        lost = replace(event("a small event"), priority=priority)
        assert cut(0.1, lost) == [ANSWER.text]
        queue = speak_before([lost])
        press(queue, 0.1)
        assert drain(queue, 0.1) == [ANSWER.text]


def test_an_answer_that_tells_a_waiting_result_replaces_it() -> None:
    queue = speak(WHOLE)
    press(queue, 1.0, replace(ANSWER, text="Ana takes three cards", topic="trick"))
    assert drain(queue, 1.0) == ["Ana takes three cards"]


def test_after_ctrl_what_sounded_is_finished_with_and_the_rest_waits() -> None:
    queue = speak(WHOLE)
    queue.say(result("Ben takes it", "Ben takes it."), 0.6)
    queue.fall_silent(0.7)
    assert drain(queue, 0.7) == [] and queue.get_next_due_time(99.0) == float("inf")
    # Cards that turn by themselves wait for speech, but not for what the next card brings.
    assert queue.get_end_of_speech(0.7) == 0.7
    press(queue, 99.0)
    assert drain(queue, 99.0) == [ANSWER.text, "Ben takes it"]


# Newer results


def test_a_newer_result_turns_older_ones_into_their_outcomes_in_order() -> None:
    said = [result(f"Long story {n}", f"Outcome {n}.") for n in range(MAX_OLDER_OUTCOMES + 2)]
    said[0] = replace(said[0], essential_text="You are out.")
    shorts = [utterance.short_text for utterance in said[1:-1]]
    assert drain(speak_before(said), 0.1) == ["You are out.", *shorts, said[-1].text]


def test_an_older_result_that_is_cut_off_after_a_newer_one_came_is_shortened() -> None:
    queue = speak(WHOLE)
    queue.say(result("Ben takes it", "Ben takes it."), 0.1)
    press(queue, 0.2)
    assert drain(queue, 0.2) == [ANSWER.text, "Ana takes 3.", "Ben takes it"]


def test_a_newer_instruction_replaces_the_older_one_and_a_hint_gives_way_to_it() -> None:
    queue = speak(result("Press K.", topic="lesson"))
    press(queue, 0.2)
    queue.say(result("Press Enter.", topic="lesson"), 0.2)
    queue.say(event("Enter.", topic="lesson"), 0.2)
    assert drain(queue, 0.2) == [ANSWER.text, "Press Enter."]


def test_a_new_match_drops_what_the_old_one_owed_but_its_winner() -> None:
    won = "Ana wins the game."
    last = result("Ana takes all. Ana wins the game", f"Ana takes all. {won}")
    said = (
        result("Ana takes it", "Ana takes it."),
        result("You are dealt cards", topic="lesson"),
        replace(last, essential_text=won, winner_text=won),
        result("The cards are dealt", topic="trick-2"),
    )
    assert drain(speak_before(said), 0.2) == ["You are dealt cards", won, "The cards are dealt"]


# Messages about the program, and people


def test_a_newer_message_about_the_same_subject_replaces_a_waiting_one() -> None:
    said = (("No sound.", "sound"), ("Saved.", "save"), ("Sound is back.", "sound"))
    queue = speak_before(system(*message) for message in said)
    assert drain(queue, 0.1) == ["Saved.", "Sound is back."]


def test_who_comes_and_goes_waits_for_a_pause_and_is_not_repeated() -> None:
    news = Utterance("Ana sits down.", priority=Priority.PRESENCE)
    queue = speak_before([news, event("after")])
    assert drain(queue, 0.0) == ["after", news.text]
    press(queue, 99.0)
    assert drain(queue, 99.0) == [ANSWER.text]
    queue.say(news, 100.0)
    press(queue, 100.1)
    assert drain(queue, 100.1, 100.2) == [ANSWER.text]
    pause = ANSWER_SECONDS + PRESENCE_PAUSE_SECONDS
    assert queue.get_next_due_time(100.2) == pytest.approx(100.1 + pause)


# What the voice reports, and what is known without it


def test_what_has_not_begun_comes_whole_however_long_it_waited() -> None:
    queue = UtteranceQueue()
    queue.say(event("Something that the voice begins"), 0.0)
    queue.note_begun(take(queue, 0.0).number, 0.1)
    queue.say(WHOLE, 0.1)
    take(queue, 5.0)
    press(queue, 60.0)
    assert drain(queue, 60.0) == [ANSWER.text, WHOLE.text]


@pytest.mark.parametrize(("more", "again"), [(-0.05, ["Ana takes 3."]), (0.05, [])])
def test_the_end_of_a_text_is_the_beginning_of_the_next_and_shows_the_pace(
    more: float, again: list[str]
) -> None:
    queue = UtteranceQueue()
    queue.say(event("x" * 31), 0.0)
    first = take(queue, 0.0)
    queue.note_begun(first.number, 0.1)
    queue.say(WHOLE, 0.1)
    take(queue, 1.0)
    # 31 characters in 2 seconds: 15.5 a second.
    queue.note_ended(first.number, 2.1)
    cut_at = 2.1 + 51 / 15.5 + more
    press(queue, cut_at)
    assert drain(queue, 9.0) == [ANSWER.text, *again]
    # An own voice says how long a text lasts.
    queue = speak(WHOLE)
    queue.set_spoken_duration(len(WHOLE.text) / 10, 0.0, 0.5)
    queue.say(event("Next"), 1.0)
    # It is silent for half a second before the next text.
    assert queue.get_next_due_time(1.0) == pytest.approx(len(WHOLE.text) / 10 + 0.5)
    press(queue, 5.1 + 2 * more)
    assert drain(queue, 9.0) == [ANSWER.text, *again]


def test_a_text_that_the_voice_drops_by_itself_is_said_again_but_only_once() -> None:
    queue = UtteranceQueue()
    queue.say(WHOLE, 0.0)
    number = take(queue, 0.0).number
    queue.note_cancelled(number, 0.1)
    assert drain(queue, 0.1) == [WHOLE.text]
    press(queue, 0.2)
    for note in (queue.note_begun, queue.note_ended, queue.note_cancelled):
        note(number + 1, 0.2)  # Too late.
    assert drain(queue, 0.2) == [ANSWER.text, WHOLE.text]


@pytest.mark.parametrize(
    ("seconds", "late_end", "again"),
    [(2.2, False, True), (2.2, True, False), (2.0 + MAX_REPORT_DELAY_SECONDS + 0.1, False, False)],
)
def test_of_a_voice_that_reports_ends_a_text_is_told_when_it_has_ended(
    seconds: float, late_end: bool, again: bool
) -> None:
    """Texts of one pace differ, and the report can be on its way when a key is pressed."""
    queue, outcome = UtteranceQueue(), "Alice takes three cards from Ben and you"
    for text, begun in (("x" * len(outcome), -2.0), (outcome, 0.0)):
        queue.say(result(text, "Alice takes 3"), begun)
        number = take(queue, begun).number
        queue.note_begun(number, begun)
        if text != outcome:
            queue.note_ended(number, 0.0)
    press(queue, seconds)
    take(queue, seconds)
    queue.say(result("Ben takes it"), seconds)
    if late_end:
        queue.drop_repetition(number)
    assert drain(queue, seconds) == [*["Alice takes 3"] * again, "Ben takes it"]


def test_of_an_unknown_voice_the_doubt_goes_to_silence() -> None:
    queue = speak(event("x" * 52), WHOLE, pace=0)
    told = 52 / UNKNOWN_PACES.usual + 51 / UNKNOWN_PACES.fastest
    press(queue, told + 0.01)
    assert drain(queue, told + 0.01) == [ANSWER.text]
    assert cut(51 / UNKNOWN_PACES.fastest - 0.01, pace=0) == [ANSWER.text, "Ana takes 3."]


def test_what_goes_by_itself_waits_for_a_slow_voice() -> None:
    queue = UtteranceQueue()
    assert queue.get_end_of_speech(0.0) == -float("inf")
    queue.say(event("x" * 13), 0.0)
    take(queue, 0.0)
    queue.say(event("x" * 26), 0.0)
    assert queue.get_end_of_speech(0.5) == pytest.approx(3.0)


@pytest.mark.parametrize("said", [event("small"), WHOLE])
@pytest.mark.parametrize("key", [False, True])
def test_what_a_failed_voice_never_accepted_was_not_told(said: Utterance, key: bool) -> None:
    queue = UtteranceQueue()
    queue.say(said, 0.0)
    order = take(queue, 0.0)
    if key:
        press(queue, VITAL_SECONDS + 0.5)
    queue.requeue_unspoken(order, VITAL_SECONDS + 1)
    again = [] if key and said is not WHOLE else [said.text]
    assert drain(queue, VITAL_SECONDS + 1) == [ANSWER.text] * key + again


def test_a_result_that_answers_a_key_does_not_wait_for_a_breath() -> None:
    queue = UtteranceQueue()
    press(queue, 0.0)
    drain(queue, 0.0)
    queue.on_key_pressed(3.0)
    queue.say(WHOLE, 3.01)
    assert drain(queue, 3.01, 3.01) == [WHOLE.text]
