"""What is said next: the rules of the queue, moment by moment."""

from __future__ import annotations

import math
from dataclasses import replace

import pytest

from audiowar.speech.estimate_heard_utterances import (
    FAST_CHARACTERS_PER_SECOND,
    REACTION_SECONDS,
    SCREEN_READER_CHARACTERS_PER_SECOND,
)
from audiowar.speech.result_summary import (
    MAX_SUMMARY_CHARACTERS,
    Outcome,
    drop_spoken_sentences,
    split_fitting_outcomes,
)
from audiowar.speech.utterance import SLOWEST_CHARACTERS_PER_SECOND, Priority, Utterance
from audiowar.speech.utterance_queue import (
    CONTINUATION_SECONDS,
    FASTEST_CHARACTERS_PER_SECOND,
    FULL_SUMMARY_CHARACTERS,
    KEY_PAUSE_SECONDS,
    KEY_REPEAT_GAP_SECONDS,
    MAX_REPEATS,
    MAX_RESULT_WAIT_SECONDS,
    REPEAT_DELAY_SECONDS,
    UtteranceQueue,
    VoiceOrder,
)


def navigation(text: str) -> Utterance:
    return Utterance(text, priority=Priority.NAVIGATION)


def event(text: str, topic: str = "") -> Utterance:
    return Utterance(text, topic=topic)


def result(text: str, topic: str = "") -> Utterance:
    return Utterance(text, topic=topic, priority=Priority.RESULT)


def trick(text: str, short: str = "") -> Utterance:
    return Utterance(text, topic="trick", priority=Priority.RESULT, short_text=short)


def system(text: str) -> Utterance:
    return Utterance(text, priority=Priority.SYSTEM)


def remark(text: str) -> Utterance:
    return Utterance(text, priority=Priority.REMARK)


def texts(policy: UtteranceQueue, start: float, end: float, step: float = 0.01) -> list[str]:
    """What is said from `start` to `end`, asking every `step` seconds."""
    said = []
    for i in range(round((end - start) / step) + 1):
        order = policy.take_next_order(start + i * step)
        if order is not None and order.utterance is not None:
            said.append(order.utterance.text)
    return said


def test_what_is_queued_first_is_said_first() -> None:
    policy = UtteranceQueue()
    policy.say(event("Ana plays"), 0)
    policy.say(result("Ana takes"), 0)
    policy.say(event("your turn"), 0)
    assert texts(policy, 0, 5) == ["Ana plays", "Ana takes", "your turn"]


def test_an_event_does_not_interrupt() -> None:
    policy = UtteranceQueue()
    policy.say(event("Ana plays"), 0)
    assert policy.take_next_order(0) == VoiceOrder(
        event("Ana plays"), interrupt=False, utterance_number=0
    )


def test_navigation_interrupts_and_comes_before_what_waits() -> None:
    policy = UtteranceQueue()
    policy.say(event("Ana plays"), 0)
    policy.take_next_order(0)
    policy.say(event("Marko plays"), 0.1)
    policy.say(navigation("queen of hearts"), 0.1)
    order = policy.take_next_order(0.1)
    assert order is not None
    assert (order.utterance, order.interrupt) == (navigation("queen of hearts"), True)
    assert texts(policy, 0.1, 3) == ["Marko plays"]


def test_the_first_navigation_is_said_without_waiting() -> None:
    policy = UtteranceQueue()
    policy.say(navigation("queen of hearts"), 7)
    assert texts(policy, 7, 7) == ["queen of hearts"]


def test_under_a_held_key_the_last_item_is_heard_and_the_ones_between_are_not() -> None:
    policy, said = UtteranceQueue(), []
    for i in range(20):
        policy.say(navigation(f"item {i}"), i * 0.03)
        said += texts(policy, i * 0.03, i * 0.03 + 0.02)
    said += texts(policy, 20 * 0.03, 2)
    assert said == ["item 0", "item 19"]


def test_the_last_item_of_a_held_key_comes_as_soon_as_the_key_rests() -> None:
    policy = UtteranceQueue()
    for moment in (0.0, 0.03, 0.06):
        policy.say(navigation("item"), moment)
        policy.take_next_order(moment)
    assert policy.get_next_due_time(0.06) == 0.06 + KEY_REPEAT_GAP_SECONDS
    assert texts(policy, 0.06 + KEY_REPEAT_GAP_SECONDS, 0.06 + KEY_REPEAT_GAP_SECONDS) == ["item"]


def test_a_held_key_is_silent_between_the_first_and_the_last_item() -> None:
    policy = UtteranceQueue()
    policy.say(navigation("item 0"), 0)
    policy.take_next_order(0)
    policy.say(navigation("item 1"), 0.03)
    assert policy.take_next_order(0.03) == VoiceOrder(None, interrupt=True)
    assert policy.take_next_order(0.04) is None


def test_a_newer_line_of_the_same_topic_replaces_an_unspoken_older_one() -> None:
    policy = UtteranceQueue()
    policy.say(event("Ana plays", topic="choosing"), 0)
    policy.take_next_order(0)
    policy.say(event("waiting for two", topic="choosing"), 0.01)
    policy.say(event("the clock strikes", topic="clock"), 0.02)
    policy.say(event("waiting for one", topic="choosing"), 0.03)
    assert texts(policy, 0.03, 5) == ["the clock strikes", "waiting for one"]


def test_lines_without_a_topic_do_not_replace_each_other() -> None:
    policy = UtteranceQueue()
    policy.say(event("one"), 0)
    policy.say(event("two"), 0)
    assert texts(policy, 0, 1) == ["one", "two"]


def test_a_remark_comes_after_the_result_it_is_about() -> None:
    policy = UtteranceQueue()
    policy.say(result("Ana takes"), 0)
    policy.say(remark("Mine!"), 0)
    policy.say(event("Marko has chosen"), 0)
    assert texts(policy, 0, 5) == ["Ana takes", "Mine!", "Marko has chosen"]


def test_a_remark_that_waits_is_dropped_by_the_next_result_and_by_the_next_remark() -> None:
    policy = UtteranceQueue()
    policy.say(result("Ana takes"), 0)
    policy.say(remark("Mine!"), 0)
    policy.say(result("Marko takes"), 0)
    policy.say(remark("At last!"), 0)
    policy.say(remark("Lucky!"), 0)
    assert texts(policy, 0, 5) == ["Ana takes", "Marko takes", "Lucky!"]


def test_a_key_drops_a_remark_that_waits_and_keeps_the_result() -> None:
    policy = UtteranceQueue()
    policy.say(event("Ana plays"), 0)
    policy.say(result("Ana takes"), 0)
    policy.say(remark("Mine!"), 0)
    policy.take_next_order(0)
    policy.on_key_pressed(0.5)
    assert texts(policy, 0.5, 5) == ["Ana takes"]


def test_results_without_a_topic_are_all_said() -> None:
    policy = UtteranceQueue()
    for text in ("one", "two", "three"):
        policy.say(result(text), 0)
    assert texts(policy, 0, 5) == ["one", "two", "three"]


def test_results_that_wait_become_one_short_line_before_the_newest() -> None:
    policy = UtteranceQueue()
    policy.say(event("Ana plays"), 0)
    policy.take_next_order(0)
    for name in ("Ana", "Marko", "Mira"):
        policy.say(trick(f"{name} takes the trick of eight cards", f"{name} takes."), 0)
    assert texts(policy, 0, 5) == [
        "Ana takes. Marko takes.",
        "Mira takes the trick of eight cards",
    ]


def test_of_many_short_lines_the_newest_stay() -> None:
    policy = UtteranceQueue()
    policy.say(trick("first", "a" * 9), 0)
    for letter in "bcd":
        policy.say(trick("later", letter * (MAX_SUMMARY_CHARACTERS // 3)), 0)
    policy.say(trick("newest", ""), 0)
    kept = " ".join(letter * (MAX_SUMMARY_CHARACTERS // 3) for letter in "bcd")
    assert len(kept) > MAX_SUMMARY_CHARACTERS
    assert texts(policy, 0, 5) == [kept, "newest"]


def test_a_short_line_has_fewer_characters_than_it_may_unless_few_outcomes_are_long() -> None:
    newest = [Outcome(letter * 20) for letter in "abc"]
    exact = Outcome("d" * (MAX_SUMMARY_CHARACTERS - 63))
    assert split_fitting_outcomes([exact, *newest]) == (tuple(newest), (exact,))
    shorter = Outcome("d" * (MAX_SUMMARY_CHARACTERS - 64))
    assert split_fitting_outcomes([shorter, *newest]) == ((shorter, *newest), ())


def test_what_is_left_of_an_outcome_begins_with_a_sentence_that_was_not_said() -> None:
    two = (Outcome("You lose 10. Ana wins 10."), Outcome("Marko loses 20."))
    assert drop_spoken_sentences(two, 11) == two
    assert drop_spoken_sentences(two, 12) == (Outcome("Ana wins 10."), two[1])
    assert drop_spoken_sentences(two, 24) == (Outcome("Ana wins 10."), two[1])
    assert drop_spoken_sentences(two, 25) == two[1:]
    assert drop_spoken_sentences(two, 40) == two[1:]
    assert drop_spoken_sentences(two, 41) == ()


def test_an_outcome_that_is_said_again_goes_on_where_it_was_cut_off() -> None:
    policy = UtteranceQueue()
    whole = trick("All show their cards. " * 9, "You lose 10. Ana wins 10.")
    policy.say(replace(whole, vital_length=len(whole.text)), 0)
    policy.take_next_order(0)
    policy.on_key_pressed(3)
    assert texts(policy, 3, 6)[-1] == "You lose 10. Ana wins 10."
    policy.on_key_pressed(4 + 12.5 / SCREEN_READER_CHARACTERS_PER_SECOND)
    assert texts(policy, 6, 9)[-1] == "Ana wins 10."


def test_results_are_told_before_a_card_only_where_another_would_push_one_out() -> None:
    policy = UtteranceQueue()
    policy.say(trick("first", "a" * (FULL_SUMMARY_CHARACTERS // 2)), 0)
    policy.say(trick("second", "b" * (FULL_SUMMARY_CHARACTERS // 2 - 2)), 0)
    assert not policy.sum_up_results_and_move_to_front("trick", 0, "full")
    policy.say(trick("third", "c"), 0)
    assert policy.sum_up_results_and_move_to_front("trick", 0, "full")
    assert texts(policy, 0, 19) == [
        f"{'a' * (FULL_SUMMARY_CHARACTERS // 2)} {'b' * (FULL_SUMMARY_CHARACTERS // 2 - 2)}",
        "third",
    ]


def test_at_the_end_what_somebody_may_have_heard_is_told_too() -> None:
    policy = UtteranceQueue()
    policy.say(replace(trick("Ana wins the game", "Ana wins."), vital_length=17), 0)
    policy.take_next_order(0)
    # A fast listener has heard it by now, a usual one has not.
    moment = 1.0
    policy.on_key_pressed(moment)
    assert not policy.sum_up_results_and_move_to_front("trick", moment)
    assert policy.sum_up_results_and_move_to_front("trick", moment, "any")
    assert texts(policy, moment, moment + 0.2) == ["Ana wins."]


def test_the_newest_result_cuts_off_what_takes_too_long() -> None:
    policy = UtteranceQueue()
    policy.say(trick("long " * 40), 0)
    policy.take_next_order(0)
    policy.say(trick("Ana takes"), 1)
    assert texts(policy, 1, 1 + MAX_RESULT_WAIT_SECONDS - 0.01) == []
    order = policy.take_next_order(1 + MAX_RESULT_WAIT_SECONDS)
    assert order == VoiceOrder(trick("Ana takes"), interrupt=True, utterance_number=1)
    assert texts(policy, 1 + MAX_RESULT_WAIT_SECONDS, 30) == []


def test_the_newest_result_waits_for_what_is_surely_over_in_time() -> None:
    policy = UtteranceQueue()
    policy.say(event("Ana plays"), 0)
    policy.take_next_order(0)
    policy.say(trick("Ana takes"), 0.1)
    over = len("Ana plays") / FASTEST_CHARACTERS_PER_SECOND
    assert policy.get_next_due_time(0.1) == over
    assert policy.take_next_order(over) == VoiceOrder(
        trick("Ana takes"), interrupt=False, utterance_number=1
    )


def test_events_that_would_make_the_newest_result_late_are_left_out() -> None:
    policy = UtteranceQueue()
    policy.say(event("a"), 0)
    policy.take_next_order(0)
    policy.set_spoken_duration(1.4, 0)
    policy.say(event("Ana has chosen a card"), 0)
    policy.say(trick("older", "Marko takes two."), 0)
    policy.say(trick("newer"), 0)
    policy.say(system("saved"), 0)
    assert texts(policy, 0, 5) == ["Marko takes two.", "newer", "saved"]


def test_what_the_program_says_of_itself_comes_after_a_result_that_would_be_late() -> None:
    policy = UtteranceQueue()
    policy.say(event("a"), 0)
    policy.take_next_order(0)
    policy.set_spoken_duration(1.4, 0)
    policy.say(system("the sound device is gone"), 0)
    policy.say(trick("Ana takes"), 0)
    assert texts(policy, 0, 5) == ["Ana takes", "the sound device is gone"]


def test_a_result_that_is_cut_off_comes_again_when_the_keys_rest() -> None:
    policy, said = UtteranceQueue(), []
    policy.say(trick("Ana takes the trick"), 0)
    policy.take_next_order(0)
    for n in range(1, 9):
        policy.on_key_pressed(n * 0.2)
        policy.say(navigation(f"card {n}"), n * 0.2)
        said += texts(policy, n * 0.2, n * 0.2 + 0.19)
    assert said == [f"card {n}" for n in range(1, 9)]
    assert texts(policy, 1.8, 1.6 + REPEAT_DELAY_SECONDS - 0.01) == []
    assert texts(policy, 1.6 + REPEAT_DELAY_SECONDS, 1.6 + REPEAT_DELAY_SECONDS + 0.01) == [
        "Ana takes the trick"
    ]


def test_what_is_cut_off_again_and_again_waits_longer_each_time_and_is_given_up() -> None:
    policy, now = UtteranceQueue(), 0.0
    policy.say(trick("Ana takes the trick"), 0)
    policy.take_next_order(0)
    for tries in range(MAX_REPEATS):
        policy.on_key_pressed(now + 0.1)
        now += 0.1 + REPEAT_DELAY_SECONDS * 2**tries
        assert texts(policy, now - 0.9, now - 0.01) == []
        assert texts(policy, now, now + 0.01) == ["Ana takes the trick"]
    policy.on_key_pressed(now + 0.1)
    assert texts(policy, now + 0.1, now + 60) == []


def test_a_new_result_lets_a_short_line_be_cut_off_as_often_again() -> None:
    policy, now, line = UtteranceQueue(), 0.0, "Ana takes 3. Mira takes 4."
    policy.say(trick("Ana takes the trick", "Ana takes 3."), now)
    policy.say(trick("Mira takes the trick", "Mira takes 4."), now)
    policy.interrupt_and_hold_results(now)
    assert policy.sum_up_results_and_move_to_front("trick", now, "any")
    policy.say(navigation("jack"), now)
    for tries in range(MAX_REPEATS):
        now += REPEAT_DELAY_SECONDS * 2**tries
        assert texts(policy, now, now + 0.3)[-1] == line
        now += 0.4
        policy.on_key_pressed(now)
    policy.say(trick("Zoe takes the trick", "Zoe takes 5."), now)
    for _ in range(MAX_REPEATS):
        assert texts(policy, now, now + 0.3) == [line]
        now += 0.4
        policy.on_key_pressed(now)


def test_what_the_program_says_of_itself_is_said_twice_at_most_where_a_key_cuts_it_off() -> None:
    policy, said = UtteranceQueue(), []
    policy.say(system("There is no sound device."), 0)
    now = 0.0
    for _ in range(4):
        said += texts(policy, now, now + REPEAT_DELAY_SECONDS)
        now += REPEAT_DELAY_SECONDS
        policy.on_key_pressed(now)
    assert said == ["There is no sound device."] * 2


def test_what_was_cut_off_before_a_card_is_not_given_up_for_that() -> None:
    """Whoever plays on at once has not said that the outcome is not wanted."""
    policy, now = UtteranceQueue(), 1.0
    policy.say(replace(trick("Ana takes the trick", "Ana takes 3."), vital_length=19), 0)
    policy.take_next_order(0)
    for _ in range(3 * MAX_REPEATS):
        policy.on_key_pressed(now)
        assert policy.sum_up_results_and_move_to_front("trick", now, "any")
        assert texts(policy, now, now + 0.2) == ["Ana takes 3."]
        now += 0.5
    policy.on_key_pressed(now)
    assert texts(policy, now, now + 60) == ["Ana takes 3."]


def test_a_result_that_a_key_has_told_is_not_said_again() -> None:
    policy = UtteranceQueue()
    policy.say(trick("Ana takes the trick"), 0)
    policy.take_next_order(0)
    policy.on_key_pressed(0.1)
    policy.say(Utterance("Ana takes", topic="trick", priority=Priority.NAVIGATION), 0.1)
    assert texts(policy, 0.1, 9) == ["Ana takes"]


def test_the_answer_that_told_a_result_is_owed_like_it() -> None:
    told = Utterance(
        "Ana takes the trick. Your turn.",
        topic="trick",
        priority=Priority.NAVIGATION,
        short_text="Ana takes.",
        vital_length=20,
    )
    for begins, owed in ((0.1, told.text), (0.5, "Ana takes."), (3.0, "")):
        policy = UtteranceQueue()
        policy.set_speed(10)
        policy.say(trick("Ana takes the trick"), 0)
        policy.on_key_pressed(0.1)
        policy.say(told, 0.1)
        if begins > 0.1:
            assert texts(policy, 0.1, begins) == [told.text]
        policy.on_key_pressed(begins)
        policy.say(navigation("queen"), begins)
        assert texts(policy, begins, 9) == ["queen", *filter(None, [owed])], begins


def test_the_answer_to_a_key_is_heard_before_a_result_that_is_late() -> None:
    policy = UtteranceQueue()
    policy.say(trick("Ana takes"), 0)
    policy.on_key_pressed(0)
    policy.say(navigation("queen of hearts, 3"), MAX_RESULT_WAIT_SECONDS - 0.1)
    assert texts(policy, 1.4, 1.4 + 18 / 20 - 0.02) == ["queen of hearts, 3"]
    assert texts(policy, 1.4 + 18 / 20, 3) == ["Ana takes"]


def test_what_is_essential_stays_however_many_results_follow() -> None:
    policy = UtteranceQueue()
    policy.say(event("long " * 20), 0)
    policy.take_next_order(0)
    told = trick("Ana takes the trick. You are out.", "Ana takes 3. You are out.")
    policy.say(replace(told, essential_text="You are out."), 0.1)
    for n in range(10, 40):
        policy.say(trick(f"Ben takes the trick number {n} of them", f"Ben takes all the {n}."), 0.2)
    now = 0.2 + MAX_RESULT_WAIT_SECONDS
    ends = " ".join(f"Ben takes all the {n}." for n in range(31, 39))
    assert texts(policy, now, now) == [f"You are out. {ends}"]
    # What has been said of it by the next key is not said again, what is essential otherwise is.
    policy.on_key_pressed(now + REACTION_SECONDS)
    assert texts(policy, now + 1, now + 20) == [
        f"You are out. {ends}",
        "Ben takes the trick number 39 of them",
    ]


def test_of_what_is_essential_only_the_sentences_stay_that_nobody_has_heard() -> None:
    policy = UtteranceQueue()
    short = "You are out. Ana wins the game."
    policy.say(Utterance(short, "", "trick", Priority.RESULT, None, short, len(short), short), 0)
    policy.take_next_order(0)
    now = len("You are out.") / SCREEN_READER_CHARACTERS_PER_SECOND + 0.1
    policy.on_key_pressed(now)
    for n in range(9):
        policy.say(trick(f"Ben takes the trick {n}", f"Ben takes all of it, {n} cards."), now)
    assert texts(policy, now, 20) == [
        "Ana wins the game. " + " ".join(f"Ben takes all of it, {n} cards." for n in range(2, 8)),
        "Ben takes the trick 8",
    ]


@pytest.mark.parametrize("fails", [False, True])
def test_a_result_that_a_key_cut_off_comes_before_the_newest_that_waited(fails: bool) -> None:
    """Or that a voice has failed to say."""
    policy = UtteranceQueue()
    policy.say(replace(trick("Ana takes the trick " * 5, "Ana takes 3."), vital_length=100), 0)
    order = policy.take_next_order(0)
    assert order is not None
    policy.say(trick("Ben takes the trick", "Ben takes 4."), 0.5)
    if fails:
        policy.requeue_unspoken(order, 1)
    else:
        policy.on_key_pressed(1)
        policy.say(navigation("queen"), 1)
    said = ["Ana takes 3.", "Ben takes the trick"]
    assert texts(policy, 1, 20) == (said if fails else ["queen", *said])


def test_a_result_cut_off_more_often_still_comes_before_a_newer_one() -> None:
    policy = UtteranceQueue()
    for name, now in (("Ana takes the trick", 0.0), ("Ben takes the trick", 0.5)):
        policy.say(replace(trick(name), vital_length=len(name)), now)
        assert texts(policy, now, now) == [name]
    policy.on_key_pressed(0.6)
    now = 0.6 + REPEAT_DELAY_SECONDS
    assert texts(policy, now - 0.1, now) == ["Ana takes the trick"]
    policy.on_key_pressed(now + 0.1)
    assert texts(policy, now + 0.1, now + 9) == ["Ana takes the trick", "Ben takes the trick"]


def test_a_key_keeps_the_short_line_and_the_newest_result() -> None:
    policy = UtteranceQueue()
    policy.say(event("long " * 20), 0)
    policy.take_next_order(0)
    policy.say(trick("Ana takes the trick", "Ana takes."), 0.1)
    policy.say(trick("Marko takes the trick", "Marko takes."), 0.2)
    policy.on_key_pressed(0.3)
    assert texts(policy, 0.3, 5) == ["Ana takes.", "Marko takes the trick"]


def test_after_silence_no_result_cuts_off_what_is_said_next() -> None:
    policy = UtteranceQueue()
    policy.say(trick("Ana takes"), 0)
    policy.interrupt_and_hold_results(0.1)
    policy.say(navigation("queen of hearts"), 60)
    assert texts(policy, 60, 60.3) == ["queen of hearts"]
    assert texts(policy, 60.3, 65) == ["Ana takes"]


def test_a_key_cuts_off_what_is_said_and_drops_waiting_events() -> None:
    policy = UtteranceQueue()
    policy.say(event("Ana plays"), 0)
    policy.take_next_order(0)
    policy.say(event("Marko plays"), 0)
    policy.on_key_pressed(0.1)
    assert policy.take_next_order(0.1) == VoiceOrder(None, interrupt=True)
    assert texts(policy, 0.1, 5) == []


def test_a_key_keeps_unspoken_results_and_what_the_program_says_of_itself() -> None:
    policy = UtteranceQueue()
    policy.say(event("Ana plays"), 0)
    policy.take_next_order(0)
    policy.say(result("Ana takes"), 0)
    policy.say(system("saved"), 0)
    policy.on_key_pressed(0.1)
    assert texts(policy, 0.1, 5) == ["Ana takes", "saved"]


def test_what_a_key_kept_waits_for_the_answer_to_the_key() -> None:
    policy = UtteranceQueue()
    policy.say(event("Ana plays"), 0)
    policy.take_next_order(0)
    policy.say(result("Ana takes"), 0)
    policy.on_key_pressed(1)
    assert texts(policy, 1, 1 + KEY_PAUSE_SECONDS - 0.01) == []
    policy.say(navigation("queen of hearts"), 1 + KEY_PAUSE_SECONDS - 0.01)
    assert texts(policy, 1 + KEY_PAUSE_SECONDS - 0.01, 5) == ["queen of hearts", "Ana takes"]


def test_the_answer_to_a_key_does_not_wait_when_nothing_was_kept() -> None:
    policy = UtteranceQueue()
    policy.on_key_pressed(1)
    policy.say(result("you take"), 1.001)
    assert texts(policy, 1.001, 1.001) == ["you take"]


def test_a_result_cut_off_before_anybody_could_have_meant_it_is_said_again() -> None:
    policy = UtteranceQueue()
    policy.say(result("Ana takes the trick"), 0)
    policy.take_next_order(0)
    policy.say(navigation("queen of hearts"), REACTION_SECONDS - 0.01)
    assert texts(policy, REACTION_SECONDS - 0.01, 5) == ["queen of hearts", "Ana takes the trick"]


def test_a_result_cut_off_while_it_was_heard_is_not_said_again() -> None:
    policy = UtteranceQueue()
    policy.say(result("Ana takes the trick"), 0)
    policy.take_next_order(0)
    policy.on_key_pressed(REACTION_SECONDS + 0.01)
    assert texts(policy, REACTION_SECONDS + 0.01, 5) == []


def test_a_result_behind_another_one_is_kept_for_a_slow_listener() -> None:
    """The fast end of the first has passed, so the reader has both; the slow end has not."""
    policy = UtteranceQueue()
    first, second = "Ana takes " * 4, "Marko takes"
    policy.say(result(first), 0)
    policy.say(result(second), 0)
    assert texts(policy, 0, len(first) / FASTEST_CHARACTERS_PER_SECOND) == [first, second]
    key = len(first) / SLOWEST_CHARACTERS_PER_SECOND
    policy.on_key_pressed(key)
    assert texts(policy, key, key + 5) == [second]


def test_a_known_length_is_believed_to_the_hundredth() -> None:
    policy = UtteranceQueue()
    policy.say(event("a"), 0)
    policy.say(event("b"), 0)
    policy.take_next_order(0)
    policy.set_spoken_duration(3.0, 0.02)
    assert policy.get_next_due_time(0.06) == 3.02
    assert texts(policy, 0, 3.01) == []
    assert texts(policy, 3.02, 3.02) == ["b"]


def test_silence_lasts_until_something_new_is_said_and_loses_no_result() -> None:
    policy = UtteranceQueue()
    policy.say(event("Ana plays"), 0)
    policy.take_next_order(0)
    policy.say(result("Ana takes"), 0)
    policy.interrupt_and_hold_results(0.1)
    assert policy.take_next_order(0.1) == VoiceOrder(None, interrupt=True)
    assert policy.get_next_due_time(0.06) == math.inf
    assert texts(policy, 0.1, 60, step=0.5) == []
    policy.say(event("your turn"), 61)
    assert texts(policy, 61, 63) == ["Ana takes", "your turn"]


def test_what_a_failed_voice_did_not_say_comes_first() -> None:
    policy = UtteranceQueue()
    policy.say(event("one"), 0)
    order = policy.take_next_order(0)
    assert order is not None
    policy.say(event("two"), 1)
    policy.requeue_unspoken(order, 2)
    assert texts(policy, 2, 3) == ["one", "two"]


def test_what_a_failed_voice_did_not_say_is_dropped_when_a_key_made_it_stale() -> None:
    policy = UtteranceQueue()
    policy.say(event("one"), 0)
    order = policy.take_next_order(0)
    assert order is not None
    policy.on_key_pressed(1)
    policy.requeue_unspoken(order, 2)
    assert texts(policy, 2, 3) == []


def test_an_answer_for_a_result_comes_back_as_that_result_when_the_voice_fails_next() -> None:
    policy = UtteranceQueue()
    policy.say(trick("Ana takes two"), 0)
    policy.say(replace(navigation("Ana takes two"), topic="trick"), 0)
    policy.say(event("next"), 0)
    answer = policy.take_next_order(0)
    assert answer is not None and answer.utterance is not None
    assert answer.utterance.priority is Priority.NAVIGATION
    order = policy.take_next_order(0.5)
    assert order is not None and order.utterance == event("next")
    policy.requeue_unspoken(order, 0.5)
    again = policy.take_next_order(0.5)
    assert again is not None and again.utterance is not None
    assert (again.utterance.text, again.utterance.priority) == ("Ana takes two", Priority.RESULT)
    assert texts(policy, 0.5, 5) == ["next"]


def test_an_answer_for_a_result_comes_back_as_that_result_when_another_cuts_it_off() -> None:
    policy = UtteranceQueue()
    policy.say(trick("Ana takes two"), 0)
    policy.say(result("Three points", "score"), 0)
    policy.say(replace(navigation("Ana takes two"), topic="trick"), MAX_RESULT_WAIT_SECONDS - 0.3)
    said = []
    for n in range(500):
        order = policy.take_next_order(MAX_RESULT_WAIT_SECONDS - 0.3 + n / 100)
        if order is not None and order.utterance is not None:
            said.append((order.utterance.text, order.utterance.priority))
    assert said == [
        ("Ana takes two", Priority.NAVIGATION),
        ("Three points", Priority.RESULT),
        ("Ana takes two", Priority.RESULT),
    ]


def test_a_result_that_a_failed_voice_did_not_say_survives_a_key() -> None:
    policy = UtteranceQueue()
    policy.say(result("you take"), 0)
    order = policy.take_next_order(0)
    assert order is not None
    policy.on_key_pressed(1)
    policy.requeue_unspoken(order, 2)
    assert texts(policy, 2, 3) == ["you take"]


def cut_off_by_the_newest(lag: float) -> tuple[UtteranceQueue, float]:
    """Let the newest result cut off a long one; return when that was."""
    policy = UtteranceQueue(lag)
    policy.say(trick("long " * 60), 0)
    policy.take_next_order(0)
    policy.say(trick("Ana takes"), 1)
    now = 1 + MAX_RESULT_WAIT_SECONDS
    assert policy.take_next_order(now) == VoiceOrder(
        trick("Ana takes"), interrupt=True, utterance_number=1
    )
    return policy, now


def test_what_was_cut_off_takes_no_time_any_more() -> None:
    policy, now = cut_off_by_the_newest(0.0)
    end = now + len("Ana takes") / SLOWEST_CHARACTERS_PER_SECOND
    assert not policy.is_idle(end - 0.01) and policy.is_idle(end)


def test_what_the_newest_result_cut_off_does_not_come_again_after_a_key() -> None:
    """A slow voice has not even begun with it."""
    policy, now = cut_off_by_the_newest(MAX_RESULT_WAIT_SECONDS + 3)
    policy.on_key_pressed(now + 0.1)
    assert texts(policy, now + 0.1, now + 60) == ["Ana takes"]


def test_a_key_holds_back_what_it_kept_for_a_tenth_of_a_second() -> None:
    """Long enough for its own answer to come first, too short to be felt as silence."""
    assert KEY_PAUSE_SECONDS == 0.1
    policy = UtteranceQueue()
    policy.say(result("Ana takes"), 0)
    policy.on_key_pressed(0)
    assert policy.get_next_due_time(0) == -math.inf  # the voice is to be stopped
    assert policy.take_next_order(0) == VoiceOrder(None, True)
    assert policy.get_next_due_time(0) == 0.1


def test_it_is_told_when_the_first_of_several_may_be_said() -> None:
    policy = UtteranceQueue()
    policy.say(event("Ana plays"), 0)
    policy.say(trick("Ana takes"), 0)
    policy.say(event("Ben plays"), 0)
    assert policy.get_next_due_time(0) <= 0


# What counts as heard

TOLD = "You play the queen. Ana plays a king. Ana takes two cards. Choose a card."
VITAL = len("You play the queen. Ana plays a king. Ana takes two cards.")


def won(topic: str = "trick") -> Utterance:
    return Utterance(
        TOLD, topic=topic, priority=Priority.RESULT, short_text="Ana takes 2.", vital_length=VITAL
    )


def given(lasting: float | None = None) -> UtteranceQueue:
    """A result that the voice has since the moment 0."""
    policy = UtteranceQueue()
    policy.say(won(), 0)
    assert texts(policy, 0, 0) == [TOLD]
    if lasting is not None:
        policy.set_spoken_duration(lasting, 0)
    return policy


def test_a_result_counts_as_heard_when_its_outcome_has_been_said() -> None:
    told = VITAL / SCREEN_READER_CHARACTERS_PER_SECOND
    for moment, after in ((told - 0.01, ["Ana takes 2."]), (told + 0.01, [])):
        policy = given()
        policy.on_key_pressed(moment)
        assert texts(policy, moment, moment + 20) == after


def test_where_the_length_is_known_the_outcome_has_been_said_at_its_place_in_it() -> None:
    told = 8.0 * VITAL / len(TOLD)
    for moment, after in ((told - 0.01, ["Ana takes 2."]), (told + 0.01, [])):
        policy = given(8.0)
        policy.on_key_pressed(moment)
        assert texts(policy, moment, moment + 20) == after


def test_a_length_that_comes_after_the_key_that_cut_it_off_holds_nothing_back() -> None:
    policy = UtteranceQueue()
    policy.say(event("a long story"), 0)
    policy.take_next_order(0)
    policy.on_key_pressed(0.01)
    policy.set_spoken_duration(60.0, 0.02)
    policy.say(event("Ana plays"), 0.03)
    assert policy.take_next_order(0.03) == VoiceOrder(event("Ana plays"), True, 1)


def test_a_length_is_that_of_the_line_that_was_given_last() -> None:
    policy = given()
    policy.say(event("Ben chooses"), 0)
    assert texts(policy, 3, 3) == ["Ben chooses"]
    policy.set_spoken_duration(0.5, 3)
    policy.on_key_pressed(3.1)
    assert texts(policy, 3.1, 20) == ["Ana takes 2."]


def test_of_what_has_not_begun_to_be_heard_all_is_said_again() -> None:
    for moment, after in (
        (REACTION_SECONDS - 0.01, [TOLD]),
        (REACTION_SECONDS + 0.01, ["Ana takes 2."]),
    ):
        policy = given()
        policy.on_key_pressed(moment)
        assert texts(policy, moment, moment + 20) == after


def test_a_slower_voice_is_given_more_time() -> None:
    policy = UtteranceQueue()
    policy.set_speed(6.0)
    policy.say(won(), 0)
    policy.take_next_order(0)
    policy.on_key_pressed(VITAL / SCREEN_READER_CHARACTERS_PER_SECOND + 1)
    assert texts(policy, 6, 30) == ["Ana takes 2."]


def test_what_the_program_says_of_itself_is_heard_when_it_was_said_to_the_end() -> None:
    text = "The game cannot be saved, because the disk is full."
    for moment, after in (
        (len(text) / SCREEN_READER_CHARACTERS_PER_SECOND - 0.1, [text]),
        (len(text) / SCREEN_READER_CHARACTERS_PER_SECOND + 0.1, []),
    ):
        policy = UtteranceQueue()
        policy.say(system(text), 0)
        policy.take_next_order(0)
        policy.on_key_pressed(moment)
        policy.say(navigation("Back"), moment)
        assert texts(policy, moment, moment + 20) == ["Back", *after]


def test_an_unheard_outcome_comes_before_the_next_result() -> None:
    policy = given()
    policy.on_key_pressed(1)
    policy.say(navigation("king"), 1)
    policy.on_key_pressed(1.5)
    policy.say(trick("Ben takes it.", "Ben takes 3."), 1.5)
    assert texts(policy, 1, 20) == ["Ana takes 2.", "Ben takes it."]


def test_the_next_result_does_not_cut_off_the_unheard_outcome_before_it() -> None:
    policy = given()
    policy.say(trick("Ben takes it."), 0.5)
    orders = [(n / 100, policy.take_next_order(n / 100)) for n in range(50, 900)]
    said = [(now, order) for now, order in orders if order is not None]
    (first, short), (second, newest) = said
    assert (
        short == VoiceOrder(policy_short("Ana takes 2."), True, 0)
        and first == 0.5 + MAX_RESULT_WAIT_SECONDS
    )
    assert newest == VoiceOrder(trick("Ben takes it."), False, 1)
    assert second - first <= 1.0


def policy_short(text: str) -> Utterance:
    """What is said of an outcome that nobody has heard."""
    told = Utterance(
        text, topic="trick", priority=Priority.RESULT, short_text=text, outcomes=(text,)
    )
    return replace(told, vital_length=len(text))


def test_of_several_outcomes_those_that_were_heard_are_not_said_again() -> None:
    policy = UtteranceQueue()
    policy.say(event("long " * 20), 0)
    policy.take_next_order(0)
    for name in ("Ana", "Ben", "Mira"):
        policy.say(trick(f"{name} takes the trick", f"{name} takes it."), 0.1)
    now = 0.1 + MAX_RESULT_WAIT_SECONDS
    assert texts(policy, now, now) == ["Ana takes it. Ben takes it."]
    heard = now + len("Ana takes it.") / SCREEN_READER_CHARACTERS_PER_SECOND
    policy.on_key_pressed(heard + 0.01)
    assert texts(policy, heard, heard + 9) == ["Ben takes it.", "Mira takes the trick"]


def test_before_a_card_is_played_what_nobody_has_heard_comes_first() -> None:
    policy = given()
    policy.on_key_pressed(0.6)
    policy.say(navigation("king"), 0.6)
    assert texts(policy, 0.6, 0.6) == ["king"]
    policy.on_key_pressed(1)
    assert policy.sum_up_results_and_move_to_front("trick", 1)
    policy.say(navigation("king"), 1)
    assert texts(policy, 1, 1) == ["Ana takes 2."]
    assert texts(policy, 1, 9) == ["king"]
    assert not policy.sum_up_results_and_move_to_front("trick", 9)


def test_before_a_card_is_played_nothing_is_said_that_a_fast_listener_has_heard() -> None:
    policy = given()
    moment = VITAL / FAST_CHARACTERS_PER_SECOND
    policy.on_key_pressed(moment + 0.01)
    assert not policy.sum_up_results_and_move_to_front("trick", moment + 0.01)
    assert texts(policy, moment, 9) == ["Ana takes 2."]
    policy = given()
    policy.on_key_pressed(moment - 0.01)
    assert not policy.sum_up_results_and_move_to_front("score", moment)
    assert policy.sum_up_results_and_move_to_front("trick", moment)


def test_the_second_part_of_an_answer_does_not_cut_off_the_first() -> None:
    policy = UtteranceQueue()
    policy.on_key_pressed(0)
    policy.say(navigation("Ben has not chosen."), 0)
    policy.say(navigation("He is waited for."), 0.01)
    first, second = policy.take_next_order(0.01), policy.take_next_order(0.02)
    assert first == VoiceOrder(navigation("Ben has not chosen."), True, 0) and second is None
    policy.set_spoken_duration(1.5, 0.02)
    assert texts(policy, 0.02, 1.5) == []
    assert policy.take_next_order(1.53) == VoiceOrder(navigation("He is waited for."), False, 1)
    policy.on_key_pressed(1.6)
    policy.say(navigation("king"), 1.6)
    assert policy.take_next_order(1.6) == VoiceOrder(navigation("king"), True, 2)


def test_what_comes_long_after_the_answer_to_a_key_is_no_part_of_it() -> None:
    policy = UtteranceQueue()
    policy.on_key_pressed(0)
    policy.say(navigation("long " * 20), 0)
    policy.take_next_order(0)
    policy.say(navigation("the table"), CONTINUATION_SECONDS + 0.1)
    assert policy.take_next_order(CONTINUATION_SECONDS + 0.1) == VoiceOrder(
        navigation("the table"), True, 1
    )


def test_after_silence_an_older_outcome_still_comes_before_the_newest_result() -> None:
    policy = UtteranceQueue()
    policy.say(trick("Ana takes four.", "Ana takes."), 0)
    policy.say(trick("Ben takes six.", "Ben takes."), 0)
    assert texts(policy, 0, 0.2) == ["Ana takes."]
    policy.interrupt_and_hold_results(0.2)
    policy.say(event("The hand."), 1)
    assert texts(policy, 1, 9) == ["The hand.", "Ana takes.", "Ben takes six."]
