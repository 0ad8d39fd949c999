"""What a key cut off of what a reader was given at once, and when it is given again."""

from __future__ import annotations

from audiowar.speech.cut_off import LAG, CutOffResults
from audiowar.speech.heard_speech import UNKNOWN_SPEED
from audiowar.speech.queue_policy import MAX_ATTEMPTS, REPEAT_DELAY
from audiowar.speech.utterance import Priority, Utterance

WHOLE = "You play the queen. Ana takes two cards. Choose a card."
VITAL = len("You play the queen. Ana takes two cards.")
HEARD = LAG + VITAL / UNKNOWN_SPEED
"""When the outcome has been heard."""


def trick(text: str = WHOLE, short: str = "Ana takes 2.", essential: str = "") -> Utterance:
    return Utterance(text, "en", "trick", Priority.RESULT, None, short, VITAL, essential)


def given(*utterances: Utterance) -> CutOffResults:
    results = CutOffResults()
    for utterance in utterances:
        results.give(utterance, 0)
    return results


def told(results: CutOffResults, now: float) -> str | None:
    again = results.take_due(now)
    return None if again is None else again.text


def test_an_outcome_that_a_key_cut_off_is_given_again_when_the_keys_rest() -> None:
    for moment, text in ((0.1, WHOLE), (LAG + 1, "Ana takes 2."), (HEARD + 0.1, None)):
        results = given(trick())
        assert told(results, 99) is None
        results.press(moment)
        assert told(results, moment + REPEAT_DELAY - 0.01) is None
        assert told(results, moment + REPEAT_DELAY) == text
        assert told(results, 99) is None


def test_another_key_makes_it_wait_longer_each_time_and_in_the_end_it_is_given_up() -> None:
    results, now = given(trick()), 0.0
    for tries in range(MAX_ATTEMPTS):
        now += LAG + 0.1
        results.press(now)
        wait = REPEAT_DELAY * 2**tries
        assert told(results, now + wait - 0.01) is None
        now += wait
        assert told(results, now) is not None
    results.press(now + LAG + 0.1)
    assert told(results, now + 99) is None


def test_what_is_taken_before_a_card_is_not_given_up_for_being_cut_off() -> None:
    results, now = given(trick()), 0.0
    for _ in range(3 * MAX_ATTEMPTS):
        now += LAG + 0.1
        results.press(now)
        assert results.take_results("trick", now) is not None
    results.press(now + LAG + 0.1)
    assert told(results, now + 99) is not None


def test_while_keys_follow_one_another_nothing_is_given_again() -> None:
    results = given(trick())
    for n in range(1, 20):
        results.press(n * REPEAT_DELAY / 2)
        assert told(results, n * REPEAT_DELAY / 2 + REPEAT_DELAY / 3) is None
    assert told(results, 10 * REPEAT_DELAY + REPEAT_DELAY) == WHOLE


def test_what_is_being_read_is_not_cut_off_by_what_is_given_again() -> None:
    results = given(trick())
    results.press(0.1)
    results.give(Utterance("long " * 20, priority=Priority.NAVIGATION), 0.2)
    end = 0.2 + LAG + 100 / UNKNOWN_SPEED
    assert told(results, end - 0.01) is None
    assert told(results, end) == WHOLE


def test_the_answer_that_told_a_result_takes_its_place() -> None:
    results = given(trick())
    results.press(0.1)
    results.give(Utterance(WHOLE, "en", "trick", Priority.NAVIGATION), 0.2)
    assert told(results, 99) is None


def test_several_results_are_one_short_line_with_what_is_essential() -> None:
    out = trick("Ben takes it. You are out.", "Ben takes 3. You are out.", essential="You are out.")
    results = given(out, *(trick(short=f"Ana takes {n} cards, which is a lot.") for n in range(9)))
    results.press(0.1)
    again = results.take_results("trick", 0.1)
    assert again is not None
    assert again.text == "You are out. " + " ".join(
        f"Ana takes {n} cards, which is a lot." for n in range(4, 9)
    )
    # It is owed itself when it is cut off.
    results.press(0.2)
    assert told(results, 99) == again.text


def test_results_are_taken_by_topic_and_from_a_length_on() -> None:
    results = given(trick())
    results.press(LAG + 1)
    assert results.take_results("score", 2) is None
    assert results.take_results("trick", 2, least=13) is None
    again = results.take_results("trick", 2, least=12)
    assert again is not None and again.text == "Ana takes 2."
    assert results.take_results("trick", 2) is None


def test_what_the_program_says_of_itself_is_given_again_on_its_own() -> None:
    system = Utterance("The disk is full.", priority=Priority.SYSTEM)
    results = given(system, trick())
    results.press(0.1)
    assert told(results, 20) == "The disk is full."
    assert told(results, 20) is None
    assert told(results, 40) == WHOLE


def test_what_the_reader_was_not_given_yet_is_not_cut_off() -> None:
    results = given(trick())
    results.press(1, [WHOLE])
    assert told(results, 99) is None
    results.press(1 + LAG / 2)
    assert told(results, 99) == WHOLE


def test_after_silence_it_waits_for_something_new() -> None:
    results = given(trick())
    results.press(0.1)
    results.silence()
    assert told(results, 50) is None
    results.give(Utterance("Your turn."), 60)
    assert told(results, 99) == WHOLE


def test_an_event_that_was_cut_off_is_gone() -> None:
    results = given(Utterance("Ben chooses."))
    results.press(0.1)
    assert told(results, 99) is None
