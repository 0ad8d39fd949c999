"""The rules of the queue: what is spoken when, and what a key that cuts it off changes."""

from __future__ import annotations

from dataclasses import replace

import pytest

from audiowar.speech.utterance import Priority, Utterance
from audiowar.speech.utterance_queue import (
    BREATH_SECONDS,
    CONTINUATION_SECONDS,
    FASTEST_PACE,
    KEY_PAUSE_SECONDS,
    KEY_REPEAT_GAP_SECONDS,
    MAX_OLDER_OUTCOMES,
    NOTICE_SECONDS,
    PRESENCE_PAUSE_SECONDS,
    RECOGNIZABLE_CHARACTERS,
    REPETITION_NOTICE_SECONDS,
    SLOWEST_PACE,
    UtteranceQueue,
)

PACE = 20.0
ANSWER = Utterance("Queen of hearts", priority=Priority.NAVIGATION)
WHOLE = Utterance(
    "You play the king. Ana: ace. Ana takes three cards. Trick two.",
    topic="trick",
    priority=Priority.RESULT,
    short_text="Ana takes 3.",
    vital_length=51,
)
VITAL_SECONDS = 51 / PACE


def make_queue(pace: float | None = PACE) -> UtteranceQueue:
    queue = UtteranceQueue()
    queue.set_pace(pace)
    return queue


def result(text: str, short: str = "", topic: str = "trick") -> Utterance:
    return Utterance(text, topic=topic, priority=Priority.RESULT, short_text=short)


def event(text: str, topic: str = "") -> Utterance:
    return Utterance(text, topic=topic)


def system(text: str, topic: str = "") -> Utterance:
    return Utterance(text, topic=topic, priority=Priority.SYSTEM)


def drain(queue: UtteranceQueue, now: float, until: float | None = None) -> list[str]:
    """Return the texts that the voice gets from `now` on, until then or until nothing waits."""
    texts = []
    while True:
        while (order := queue.take_next_order(now)) is not None:
            if order.utterance is not None:
                texts.append(order.utterance.text)
        now = queue.get_next_due_time(now)
        if now > (1e9 if until is None else until):
            return texts


def press(queue: UtteranceQueue, now: float, answer: Utterance = ANSWER) -> None:
    queue.on_key_pressed(now)
    queue.say(answer, now)


def cut(after: float, pace: float | None = PACE, said: Utterance = WHOLE) -> list[str]:
    """Return what the voice gets after a key that is pressed so long after a text begins."""
    queue = make_queue(pace)
    queue.say(said, 0.0)
    assert drain(queue, 0.0) == [said.text]
    press(queue, after)
    return drain(queue, after)


# Only a key cuts speech


@pytest.mark.parametrize("new", [event("a"), result("b"), system("c")])
def test_nothing_but_a_key_interrupts(new: Utterance) -> None:
    queue = make_queue()
    queue.say(event("A long story" * 9), 0.0)
    assert drain(queue, 0.0)
    queue.say(new, 0.1)
    assert queue.take_next_order(0.1) is None
    order = queue.take_next_order(queue.get_next_due_time(0.1))
    assert order is not None and order.utterance == new and not order.interrupt


def test_a_key_is_answered_at_once() -> None:
    queue = make_queue()
    queue.say(WHOLE, 0.0)
    drain(queue, 0.0)
    press(queue, 1.0)
    order = queue.take_next_order(1.0)
    assert order is not None and order.interrupt and order.utterance == ANSWER


def test_a_key_without_an_answer_only_silences_the_voice() -> None:
    queue = make_queue()
    queue.say(event("A long story"), 0.0)
    drain(queue, 0.0)
    queue.on_key_pressed(0.2)
    order = queue.take_next_order(0.2)
    assert order is not None and order.interrupt and order.utterance is None
    assert drain(queue, 0.2) == []


def test_of_a_held_key_the_last_answer_is_spoken_on_release() -> None:
    queue, now, gap = make_queue(), 0.0, KEY_REPEAT_GAP_SECONDS / 2
    spoken = []
    for number in range(20):
        press(queue, now, replace(ANSWER, text=f"card {number}"))
        spoken += drain(queue, now, now)
        now += gap
    assert spoken == ["card 0"]
    assert queue.get_next_due_time(now) == pytest.approx(now - gap + KEY_REPEAT_GAP_SECONDS)
    assert drain(queue, now) == ["card 19"]


def test_a_further_answer_to_the_same_key_follows_the_first() -> None:
    queue = make_queue()
    press(queue, 0.0)
    queue.say(replace(ANSWER, text="Nine of clubs"), CONTINUATION_SECONDS - 0.1)
    assert drain(queue, CONTINUATION_SECONDS - 0.1)[-1] == "Nine of clubs"
    press(queue, 3.0)
    drain(queue, 3.0)
    queue.say(replace(ANSWER, text="Late"), 3.0 + CONTINUATION_SECONDS + 0.1)
    order = queue.take_next_order(3.0 + CONTINUATION_SECONDS + 0.1)
    assert order is not None and order.interrupt


# What a key cut off


def test_what_was_cut_off_before_it_was_told_follows_the_answer() -> None:
    assert cut(VITAL_SECONDS - 0.1) == [ANSWER.text, "Ana takes 3."]
    assert cut(VITAL_SECONDS + 0.1) == [ANSWER.text]


def test_it_follows_in_the_same_breath() -> None:
    queue = make_queue()
    queue.say(WHOLE, 0.0)
    drain(queue, 0.0)
    press(queue, 1.0)
    drain(queue, 1.0, 1.0)
    assert queue.get_next_due_time(1.0) == 1.0 + len(ANSWER.text) / PACE + BREATH_SECONDS


def test_without_an_answer_it_follows_after_a_pause() -> None:
    queue = make_queue()
    queue.say(WHOLE, 0.0)
    drain(queue, 0.0)
    queue.on_key_pressed(1.0)
    drain(queue, 1.0, 1.0)
    assert queue.get_next_due_time(1.0) == 1.0 + KEY_PAUSE_SECONDS


def test_what_nobody_can_have_noticed_comes_whole_and_does_not_count() -> None:
    queue, now = make_queue(), 0.0
    queue.say(WHOLE, now)
    drain(queue, now, now)
    now += NOTICE_SECONDS / 2
    for text in (WHOLE.text, "Ana takes 3."):
        press(queue, now)
        answered = now + len(ANSWER.text) / PACE + BREATH_SECONDS
        # After the second key it has sounded for half a second in all.
        assert drain(queue, now, answered) == [ANSWER.text, text]
        now = answered + NOTICE_SECONDS / 2 + 0.01


def test_the_outcome_follows_only_once() -> None:
    queue = make_queue()
    queue.say(replace(WHOLE, short_text="Ana takes three cards, you none."), 0.0)
    drain(queue, 0.0)
    press(queue, 1.0)
    assert drain(queue, 1.0)[-1] == "Ana takes three cards, you none."
    press(queue, 1.1 + len(ANSWER.text) / PACE + BREATH_SECONDS + REPETITION_NOTICE_SECONDS)
    assert drain(queue, 4.0) == [ANSWER.text]


def test_a_text_without_an_outcome_is_known_after_some_words() -> None:
    said = replace(WHOLE, text="A long instruction. " * 9, short_text="", vital_length=0)
    known = RECOGNIZABLE_CHARACTERS / PACE
    assert cut(known - 0.1, said=said) == [ANSWER.text, said.text]
    assert cut(known + 0.1, said=said) == [ANSWER.text]


@pytest.mark.parametrize(
    "lost", [event("a small event"), replace(event("x"), priority=Priority.REMARK)]
)
def test_small_events_and_remarks_are_dropped_by_a_key(lost: Utterance) -> None:
    assert cut(0.1, said=lost) == [ANSWER.text]
    queue = make_queue()
    queue.say(event("before"), 0.0)
    drain(queue, 0.0, 0.0)
    queue.say(lost, 0.0)
    press(queue, 0.1)
    assert drain(queue, 0.1) == [ANSWER.text]


def test_an_answer_that_tells_a_waiting_result_replaces_it() -> None:
    queue = make_queue()
    queue.say(WHOLE, 0.0)
    drain(queue, 0.0)
    press(queue, 1.0, replace(ANSWER, text="Ana takes three cards", topic="trick"))
    assert drain(queue, 1.0) == ["Ana takes three cards"]


def test_after_ctrl_what_sounded_is_finished_with_and_the_rest_waits() -> None:
    queue = make_queue()
    queue.say(WHOLE, 0.0)
    drain(queue, 0.0)
    queue.say(result("Ben takes it", "Ben takes it."), 0.6)
    queue.interrupt_and_hold_results(0.7)
    assert drain(queue, 0.7) == [] and queue.get_next_due_time(99.0) == float("inf")
    press(queue, 99.0)
    assert drain(queue, 99.0) == [ANSWER.text, "Ben takes it"]


# Newer results


def test_a_newer_result_turns_older_ones_into_their_outcomes_in_order() -> None:
    queue = make_queue()
    queue.say(event("before"), 0.0)
    drain(queue, 0.0, 0.0)
    for number in range(MAX_OLDER_OUTCOMES + 2):
        said = result(f"Long story {number}", f"Outcome {number}.")
        queue.say(replace(said, essential_text="You are out." if number == 0 else ""), 0.1)
    shorts = [f"Outcome {number}." for number in range(1, MAX_OLDER_OUTCOMES + 1)]
    assert drain(queue, 0.1) == ["You are out.", *shorts, f"Long story {MAX_OLDER_OUTCOMES + 1}"]


def test_an_older_result_that_is_cut_off_after_a_newer_one_came_is_shortened() -> None:
    queue = make_queue()
    queue.say(WHOLE, 0.0)
    drain(queue, 0.0)
    queue.say(result("Ben takes it", "Ben takes it."), 0.1)
    press(queue, 0.2)
    assert drain(queue, 0.2) == [ANSWER.text, "Ana takes 3.", "Ben takes it"]


def test_a_newer_instruction_replaces_the_older_one() -> None:
    queue = make_queue()
    queue.say(result("Press K.", topic="lesson"), 0.0)
    drain(queue, 0.0)
    press(queue, 0.2)
    queue.say(result("Press Enter.", topic="lesson"), 0.2)
    assert drain(queue, 0.2) == [ANSWER.text, "Press Enter."]


def test_a_hint_is_left_out_while_the_instruction_waits() -> None:
    queue = make_queue()
    press(queue, 0.0)
    queue.say(result("Press K, to hear your hand.", topic="lesson"), 0.0)
    queue.say(event("Press K.", topic="lesson"), 0.0)
    assert drain(queue, 0.0) == [ANSWER.text, "Press K, to hear your hand."]


def test_a_new_match_drops_what_the_old_one_owed_but_its_winner() -> None:
    queue = make_queue()
    queue.say(event("before"), 0.0)
    drain(queue, 0.0, 0.0)
    queue.say(result("Ana takes it", "Ana takes it."), 0.1)
    queue.say(result("You are dealt cards", topic="lesson"), 0.1)
    won = "Ana wins the game."
    last = result("Ana takes all. Ana wins the game", f"Ana takes all. {won}")
    queue.say(replace(last, essential_text=won, winner_text=won), 0.1)
    queue.say(result("The cards are dealt", topic="trick-2"), 0.2)
    assert drain(queue, 0.2) == ["You are dealt cards", won, "The cards are dealt"]


# Messages about the program, and people


def test_a_newer_message_about_the_same_subject_replaces_a_waiting_one() -> None:
    queue = make_queue()
    queue.say(event("before"), 0.0)
    drain(queue, 0.0, 0.0)
    for text, topic in (("No sound.", "sound"), ("Saved.", "save"), ("Sound is back.", "sound")):
        queue.say(system(text, topic), 0.1)
    assert drain(queue, 0.1) == ["Saved.", "Sound is back."]


def test_who_comes_and_goes_waits_for_a_pause_and_is_not_repeated() -> None:
    queue = make_queue()
    news = Utterance("Ana sits down.", priority=Priority.PRESENCE)
    queue.say(event("before"), 0.0)
    queue.say(news, 0.0)
    queue.say(event("after"), 0.0)
    assert drain(queue, 0.0) == ["before", "after", news.text]
    press(queue, 99.0)
    assert drain(queue, 99.0) == [ANSWER.text]
    queue.say(news, 100.0)
    press(queue, 100.1)
    assert drain(queue, 100.1, 100.2) == [ANSWER.text]
    pause = len(ANSWER.text) / PACE + PRESENCE_PAUSE_SECONDS
    assert queue.get_next_due_time(100.2) == pytest.approx(100.1 + pause)


# What the voice reports, and what is known without it


def begin(queue: UtteranceQueue, now: float) -> int:
    order = queue.take_next_order(now)
    assert order is not None and order.utterance is not None
    return order.number


def test_what_has_not_begun_comes_whole_however_long_it_waited() -> None:
    queue = make_queue(None)
    queue.say(event("Something that the voice begins"), 0.0)
    number = begin(queue, 0.0)
    queue.note_begun(number, 0.1)
    queue.say(WHOLE, 0.1)
    begin(queue, 5.0)
    press(queue, 60.0)
    assert drain(queue, 60.0) == [ANSWER.text, WHOLE.text]


def test_the_end_of_one_text_is_the_beginning_of_the_next() -> None:
    queue = make_queue(None)
    queue.say(event("Something that the voice begins"), 0.0)
    first = begin(queue, 0.0)
    queue.note_begun(first, 0.1)
    queue.say(WHOLE, 0.1)
    begin(queue, 1.0)
    # 31 characters in 2 seconds: 15.5 a second. The result is told 51 / 15.5 seconds later.
    queue.note_ended(first, 2.1)
    press(queue, 2.1 + 51 / 15.5 + 0.05)
    assert drain(queue, 6.0) == [ANSWER.text]


def test_the_pace_of_the_last_text_says_how_far_a_cut_one_had_come() -> None:
    queue = make_queue(None)
    queue.say(event("x" * 80), 0.0)
    number = begin(queue, 0.0)
    queue.note_begun(number, 0.0)
    queue.note_ended(number, 10.0)
    queue.say(WHOLE, 10.0)
    queue.note_begun(begin(queue, 10.0), 10.0)
    press(queue, 10.0 + 51 / 8 - 0.1)
    assert drain(queue, 16.0)[-1] == "Ana takes 3."


def test_an_own_voice_says_how_long_a_text_lasts() -> None:
    for after, repeated in ((5.0, ["Ana takes 3."]), (5.2, [])):
        queue = make_queue()
        queue.say(WHOLE, 0.0)
        begin(queue, 0.0)
        queue.set_spoken_duration(len(WHOLE.text) / 10, 0.0)
        press(queue, after)
        assert drain(queue, after) == [ANSWER.text, *repeated]


def test_a_text_that_the_voice_drops_by_itself_is_said_again() -> None:
    queue = make_queue()
    queue.say(WHOLE, 0.0)
    queue.note_cancelled(begin(queue, 0.0), 0.1)
    assert drain(queue, 0.1) == [WHOLE.text]


def test_a_late_report_about_what_was_cut_off_changes_nothing() -> None:
    queue = make_queue()
    queue.say(WHOLE, 0.0)
    number = begin(queue, 0.0)
    press(queue, 0.1)
    for note in (queue.note_begun, queue.note_ended, queue.note_cancelled):
        note(number, 0.1)
    assert drain(queue, 0.1) == [ANSWER.text, WHOLE.text]


def test_of_an_unknown_voice_the_doubt_goes_to_silence() -> None:
    queue = make_queue(None)
    queue.say(event("x" * 52), 0.0)
    queue.say(WHOLE, 0.0)
    assert drain(queue, 0.0) == ["x" * 52, WHOLE.text]
    told = 52 / SLOWEST_PACE + 51 / FASTEST_PACE
    press(queue, told + 0.01)
    assert drain(queue, told + 0.01) == [ANSWER.text]
    assert cut(51 / FASTEST_PACE - 0.01, None) == [ANSWER.text, "Ana takes 3."]


def test_what_goes_by_itself_waits_for_a_slow_voice() -> None:
    queue = make_queue(None)
    assert queue.get_end_of_speech(0.0) == -float("inf")
    queue.say(event("x" * 13), 0.0)
    begin(queue, 0.0)
    queue.say(event("x" * 26), 0.0)
    assert queue.get_end_of_speech(0.5) == pytest.approx(3.0)
    # Results that Ctrl holds back wait for the next card, and so must not hold it up.
    queue.say(WHOLE, 0.5)
    queue.interrupt_and_hold_results(0.5)
    assert queue.get_end_of_speech(0.5) == 0.5


def test_what_a_failed_voice_has_not_told_is_queued_again() -> None:
    queue = make_queue()
    queue.say(event("small"), 0.0)
    order = queue.take_next_order(0.0)
    assert order is not None
    queue.requeue_unspoken(order, 0.1)
    assert drain(queue, 0.1) == ["small"]
    queue.say(WHOLE, 5.0)
    order = queue.take_next_order(5.0)
    assert order is not None
    queue.requeue_unspoken(order, 5.1)
    queue.on_key_pressed(5.2)
    assert drain(queue, 5.2) == [WHOLE.text]


def test_what_a_hanging_voice_never_accepted_was_not_told() -> None:
    for key in (False, True):
        queue = make_queue()
        queue.say(WHOLE, 0.0)
        order = queue.take_next_order(0.0)
        assert order is not None
        if key:
            press(queue, VITAL_SECONDS + 0.5)
        queue.requeue_unspoken(order, VITAL_SECONDS + 1)
        assert drain(queue, VITAL_SECONDS + 1) == [ANSWER.text] * key + [WHOLE.text]


def test_a_result_that_answers_a_key_does_not_wait_for_a_breath() -> None:
    queue = make_queue()
    press(queue, 0.0)
    drain(queue, 0.0)
    queue.on_key_pressed(3.0)
    queue.say(WHOLE, 3.01)
    assert drain(queue, 3.01, 3.01) == [WHOLE.text]
