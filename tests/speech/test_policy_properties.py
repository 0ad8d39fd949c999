"""What holds for the queue whatever is said, pressed and waited for, in any order."""

from __future__ import annotations

from collections import Counter
from dataclasses import replace

from hypothesis import given
from hypothesis import strategies as st

from audiowar.speech.utterance import KEPT_ON_KEY_PRESS, Priority, Utterance
from audiowar.speech.utterance_queue import MAX_REPEATS, UtteranceQueue

Step = tuple[str, float, Utterance | None]

utterances = st.builds(
    Utterance,
    text=st.integers(1, 99).map(lambda n: "word " * (n % 7 + 1) + str(n)),
    topic=st.sampled_from(["", "trick", "score"]),
    priority=st.sampled_from(Priority),
    short_text=st.sampled_from(["", "outcome"]),
    vital_length=st.sampled_from([0, 20]),
)
waits = st.floats(0, 1.5)
steps = st.one_of(
    st.tuples(st.just("say"), waits, utterances),
    st.tuples(st.sampled_from(["key", "silence", "ask", "fail"]), waits, st.none()),
)


def numbered(history: list[Step]) -> list[Step]:
    """Return the history with texts in the order of the alphabet."""
    return [
        (
            kind,
            wait,
            u
            and replace(
                u, text=f"{n:03} {u.text}", short_text=u.short_text and f"{n:03} {u.short_text}"
            ),
        )
        for n, (kind, wait, u) in enumerate(history)
    ]


histories = st.lists(steps, max_size=40)


class Play:
    """A history played on a policy; `said` is every utterance that a voice has said."""

    def __init__(self, history: list[Step]) -> None:
        self.policy, self.now = UtteranceQueue(), 0.0
        self.said: list[Utterance] = []
        for kind, wait, utterance in history:
            self.now += wait
            self.step(kind, utterance)

    def step(self, kind: str, utterance: Utterance | None) -> None:
        if utterance is not None:
            self.policy.say(utterance, self.now)
        elif kind == "key":
            self.policy.on_key_pressed(self.now)
        elif kind == "silence":
            self.policy.interrupt_and_hold_results(self.now)
        else:
            self.ask(fail=kind == "fail")

    def ask(self, fail: bool = False) -> None:
        order = self.policy.take_next_order(self.now)
        if order is not None and fail:
            self.policy.requeue_unspoken(order, self.now)
        elif order is not None and order.utterance is not None:
            self.said.append(order.utterance)

    def drain(self) -> None:
        """Say one thing more, so that silence ends, and let everything be said."""
        self.policy.say(Utterance("the end"), self.now)
        for _ in range(500):
            self.now += 0.1
            self.ask()


def results(history: list[Step]) -> list[Utterance]:
    return [u for _, _, u in history if u and u.priority is Priority.RESULT]


@given(histories)
def test_every_result_without_a_topic_is_said(history: list[Step]) -> None:
    play = Play(history)
    play.drain()
    asked = Counter(u for u in results(history) if not u.topic)
    assert asked <= Counter(play.said)


@given(histories)
def test_the_newest_result_of_all_is_said_unless_a_key_tells_it(history: list[Step]) -> None:
    play = Play(history)
    newest = Utterance("newest", topic="new", priority=Priority.RESULT)
    play.policy.say(newest, play.now)
    play.drain()
    assert play.said.count(newest) == 1


@given(st.lists(steps, max_size=40).map(numbered))
def test_no_older_result_of_a_topic_comes_after_a_newer_one(history: list[Step]) -> None:
    play = Play(history)
    play.drain()
    for topic in ("trick", "score"):
        mine = [u for u in play.said if u.priority is Priority.RESULT and u.topic == topic]
        said = [u.text[:3] for u in mine]
        assert said == sorted(said)


@given(histories)
def test_nothing_is_said_again_more_often_than_it_is_tried(history: list[Step]) -> None:
    # One line of several outcomes counts for none of them.
    history = [(kind, wait, u and replace(u, short_text="")) for kind, wait, u in history]
    play = Play([step for step in history if step[0] != "fail"])
    play.drain()
    # The answer to a key may stand for a result, and is then owed like that.
    asked = Counter(u.text for _, _, u in history if u)
    said = Counter(u.text for u in play.said if u.priority in KEPT_ON_KEY_PRESS)
    assert all(count <= (1 + MAX_REPEATS) * asked[text] for text, count in said.items())


@given(histories)
def test_what_is_essential_of_a_result_is_said_unless_a_key_tells_it(history: list[Step]) -> None:
    told = Utterance(
        "Ana takes. You are out. Ben chooses.",
        topic="new",
        priority=Priority.RESULT,
        short_text="Ana takes. You are out.",
        essential_text="You are out.",
    )
    play = Play([])
    play.policy.say(told, play.now)
    for kind, wait, utterance in history:
        play.now += wait
        topical = utterance and utterance.priority is Priority.RESULT and utterance.topic
        # All that is told of results is about the same.
        about = replace(utterance, topic="new", short_text=utterance.text) if topical else utterance
        play.step(kind, about)
    play.drain()
    assert any("You are out." in utterance.text for utterance in play.said)


@given(histories)
def test_nothing_is_left_waiting_for_ever(history: list[Step]) -> None:
    play = Play(history)
    play.drain()
    assert play.policy.take_next_order(play.now + 100) is None


@given(histories)
def test_what_a_key_drops_is_said_no_more_often_than_asked(history: list[Step]) -> None:
    play = Play(history)
    play.drain()
    asked = Counter(u for _, _, u in history if u)
    asked[Utterance("the end")] += 1
    assert all(
        count <= asked[utterance]
        for utterance, count in Counter(play.said).items()
        if utterance.priority not in KEPT_ON_KEY_PRESS
    )


@given(histories)
def test_the_last_navigation_is_the_next_thing_said(history: list[Step]) -> None:
    play = Play(history)
    play.policy.on_key_pressed(play.now)
    play.policy.say(Utterance("here", priority=Priority.NAVIGATION), play.now)
    before = len(play.said)
    for _ in range(20):
        play.now += 0.01
        play.ask()
    assert play.said[before].text == "here"


@given(histories)
def test_there_is_something_to_do_exactly_when_it_is_announced(history: list[Step]) -> None:
    """Else the worker would sleep too long, or wake for nothing and burn the processor."""
    play = Play(history)
    due = play.policy.get_next_due_time(play.now) <= play.now
    assert (play.policy.take_next_order(play.now) is not None) == due
