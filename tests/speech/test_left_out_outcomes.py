"""Outcomes for which there was no time before newer ones are told when the keys rest."""

from __future__ import annotations

from dataclasses import replace

from audiowar.speech.estimate_heard_utterances import SCREEN_READER_CHARACTERS_PER_SECOND
from audiowar.speech.postponed_outcomes import (
    MAX_LEFT_OUT,
    MAX_SECONDS_WITHOUT_KEY,
    SECONDS_WITHOUT_KEY,
)
from audiowar.speech.result_summary import MAX_SUMMARY_CHARACTERS, MIN_SUMMED_OUTCOMES
from audiowar.speech.utterance import Priority, Utterance
from audiowar.speech.utterance_queue import (
    MAX_REPEATS,
    REPEAT_DELAY_SECONDS,
    UtteranceQueue,
    VoiceOrder,
)

from .test_policy import navigation, texts


def trick(number: int, essential: str = "") -> Utterance:
    """A result whose outcome takes half of a short line."""
    short = f"Outcome {number} {'a' * (MAX_SUMMARY_CHARACTERS // 2)}. {essential}".strip()
    told = Utterance(
        f"Trick {number}", "sr", "trick", Priority.RESULT, short_text=short, vital_length=7
    )
    return replace(told, essential_text=essential, earlier_prefix="Ranije:")


def begun(policy: UtteranceQueue, start: float, longest: float = 99.0) -> tuple[float, str]:
    """Return when the next line is said, and its text."""
    for tenth in range(round(longest * 10)):
        order = policy.take_next_order(start + tenth / 10)
        if order is not None and order.utterance is not None:
            return start + tenth / 10, order.utterance.text
    return 0.0, ""


def test_what_does_not_fit_into_the_short_line_is_told_after_the_newest() -> None:
    policy = UtteranceQueue()
    for number in range(MIN_SUMMED_OUTCOMES + 3):
        policy.say(trick(number), 0)
    policy.on_key_pressed(1)
    policy.say(navigation("queen"), 1)
    said, after = [], 1.0
    while (now := begun(policy, after))[1]:
        said.append(now[1])
        after = now[0] + len(now[1])
    numbers = [[word for word in text.split() if word.isdigit()] for text in said]
    assert numbers == [[], ["2", "3", "4"], ["5"], ["0", "1"]]
    assert said[-1].startswith("Ranije: Outcome 0 ")


def test_it_is_told_in_the_language_and_with_the_words_of_the_result() -> None:
    policy = UtteranceQueue()
    for number in range(MIN_SUMMED_OUTCOMES + 2):
        policy.say(trick(number), 0)
    orders = [policy.take_next_order(now) for now in range(200)]
    told = [order.utterance for order in orders if order is not None and order.utterance]
    last = told[-1]
    assert (last.language, last.topic, last.priority) == ("sr", "", Priority.RESULT)
    assert last.text == f"Ranije: {trick(0).short_text}" == last.short_text
    assert last.outcomes == (trick(0).short_text,) and last.vital_length == len(last.text)


def reached(count: int = 1, essential: str = "") -> tuple[UtteranceQueue, float, str]:
    """A policy that has just begun to tell so many left-out outcomes; when; what it tells."""
    policy = UtteranceQueue()
    for number in range(MIN_SUMMED_OUTCOMES + 1 + count):
        policy.say(trick(number, essential if number == 0 else ""), 0)
    now, text = 0.0, ""
    while not text.startswith("Ranije:"):
        now, text = begun(policy, now + 0.1)
    return policy, now, text


def test_while_keys_follow_one_another_it_waits() -> None:
    policy, now, text = reached()
    for _ in range(9):
        now += SECONDS_WITHOUT_KEY - 0.1
        policy.on_key_pressed(now)
        assert texts(policy, now, now + SECONDS_WITHOUT_KEY - 0.2, 0.1) == []
    assert begun(policy, now)[1] == text


def test_cut_off_before_anything_of_it_was_heard_it_waits_longer_but_is_not_given_up() -> None:
    policy, now, told = reached()
    rest = SECONDS_WITHOUT_KEY
    for _ in range(2 * MAX_REPEATS):
        rest = min(2 * rest, MAX_SECONDS_WITHOUT_KEY)
        policy.on_key_pressed(now + 0.2)
        begins, text = begun(policy, now + 0.2)
        assert text == told
        assert rest <= begins - now - 0.2 <= rest + 0.1
        now = begins


def test_cut_off_it_goes_on_with_what_was_not_heard() -> None:
    # The words that begin the line are no part of the first outcome.
    first = len("Ranije: ") + len(trick(0).short_text)
    policy, now, text = reached(2)
    policy.on_key_pressed(now + (first - 2) / SCREEN_READER_CHARACTERS_PER_SECOND)
    assert begun(policy, now + (first - 2) / SCREEN_READER_CHARACTERS_PER_SECOND)[1] == text
    policy, now, text = reached(2)
    now += (first + 2) / SCREEN_READER_CHARACTERS_PER_SECOND
    policy.on_key_pressed(now)
    begins, rest = begun(policy, now)
    assert rest == f"Ranije: {trick(1).short_text}"
    # Some of it was heard, so it does not wait longer than before.
    assert begins - now <= SECONDS_WITHOUT_KEY + 0.1


def test_the_newest_stay_where_there_are_many() -> None:
    _, _, text = reached(MAX_LEFT_OUT + 2)
    numbers = [int(word) for word in text.split() if word.isdigit()]
    assert numbers == list(range(2, 2 + MAX_LEFT_OUT))


def test_after_a_result_of_another_game_it_is_not_told() -> None:
    policy, now, _ = reached()
    policy.on_key_pressed(now + 0.1)
    policy.say(Utterance("The cards are dealt.", "", "other", Priority.RESULT), now + 0.1)
    assert begun(policy, now + 0.1)[1] == "The cards are dealt."
    assert begun(policy, now + 60)[1] == ""


def test_what_is_essential_is_not_told_again() -> None:
    _, _, text = reached(essential="You are out.")
    assert text == f"Ranije: {trick(0).short_text}"


def test_the_outcome_of_what_was_cut_off_too_often_is_told_later() -> None:
    policy, now = UtteranceQueue(), 0.0
    result = replace(trick(0), text="Ana takes all of it, and that is a lot", vital_length=38)
    policy.say(result, now)
    policy.take_next_order(now)
    for _ in range(MAX_REPEATS):
        policy.on_key_pressed(now + 0.1)
        now, text = begun(policy, now + 0.1)
        assert text == result.text
    policy.on_key_pressed(now + 0.1)
    assert texts(policy, now + 0.1, now + REPEAT_DELAY_SECONDS, 0.1) == []
    assert begun(policy, now + REPEAT_DELAY_SECONDS)[1] == f"Ranije: {result.short_text}"


def test_what_a_failed_voice_was_to_tell_of_it_is_told_by_the_next_once() -> None:
    policy, now, text = reached()
    order = VoiceOrder(Utterance(text), False, policy._last)
    policy.requeue_unspoken(order, now)
    assert begun(policy, now)[1] == text
    assert begun(policy, now + 60)[1] == ""
