"""Everything is told once, at every pace, with every voice, however one plays.

What sounded is counted (`simulation.py`): the real program at its tables in simulated time.
"""

from __future__ import annotations

from typing import Any

import pytest

from audiowar.speech.utterance_queue import QueuedUtterance, UtteranceQueue
from audiowar.ui.core.menu import Menu
from audiowar.ui.lessons import tutorial

from .simulation import (
    ONE_KEY_PLAYERS,
    PLAYERS,
    TABLES,
    VOICE_LAGS,
    Count,
    Session,
    count_outcomes,
    open_session,
)

PACES = (8.0, 13.0, 20.0, 30.0, 40.0)
QUICK = (
    ("listens", 20.0, "reporting", ("razboi", 3, 6)),
    ("listens", 40.0, "silent", ("scientific", 3, 4)),
    ("early", 8.0, "own", ("razboi", 3, 6)),
    ("early", 30.0, "set", ("scientific", 3, 5)),
    ("early", 40.0, "reporting", ("scientific", 5, 4)),
    ("skims", 30.0, "reporting", ("razboi", 3, 6)),
    ("holds", 20.0, "reporting", ("razboi", 3, 4)),
)
MOST_WAIT = 0.35
"""The most seconds between a key and its answer."""
MOST_NEVER = 0.02
"""The most of the outcomes that two keys may lose."""
MOST_TWICE_UNKNOWN = 0.1
"""The most of the outcomes that the fastest listener hears twice from a reader of unknown pace."""


def assert_told_once(count: Count, tricks: int) -> None:
    assert count.outcomes > tricks
    assert (count.never, count.twice, count.thrice) == (0, 0, 0), count.details
    assert count.disorder == 0 and count.longest_wait <= MOST_WAIT


@pytest.mark.parametrize(("player", "cps", "kind", "table"), QUICK)
def test_every_outcome_is_told_exactly_once(
    player: str, cps: float, kind: str, table: tuple[str, int, int]
) -> None:
    assert_told_once(count_outcomes(player, cps, kind, table), table[2])


def choose_tables(kind: str, cps: float, player: str) -> list[tuple[str, int, int]]:
    """Return the tables at which a player is heard with a voice at a pace.

    So each voice, each pace and each player are heard at every table, and any two of them together.
    Two keys, which seldom meet a fault, are also heard at the table with the most outcomes, if they
    may lose none.
    """
    places = [*VOICE_LAGS].index(kind), PACES.index(cps), [*PLAYERS].index(player)
    table, most = TABLES[sum(places) % len(TABLES)], TABLES[-1]
    seldom = player not in ONE_KEY_PLAYERS and kind != "silent"
    return [table, most] if seldom and table != most else [table]


@pytest.mark.deep
@pytest.mark.parametrize("cps", PACES)
@pytest.mark.parametrize("kind", VOICE_LAGS)
def test_every_outcome_is_told_once_at_every_pace(kind: str, cps: float) -> None:
    total = Count()
    for player in PLAYERS:
        count, tables = Count(), choose_tables(kind, cps, player)
        for table in tables:
            count += count_outcomes(player, cps, kind, table)
        total += count
        assert count.outcomes > sum(tricks for _, _, tricks in tables)
        if player in ONE_KEY_PLAYERS or kind != "silent":
            assert count.never == 0, count.details
    assert total.never <= MOST_NEVER * total.outcomes, total.details
    if (kind, cps) == ("silent", 40.0):
        assert total.never == 0, total.details
    most_twice = MOST_TWICE_UNKNOWN if (kind, cps) == ("silent", 40.0) else 0.0
    assert total.twice <= most_twice * total.outcomes, total.details
    assert total.never_begun == total.thrice == total.disorder == 0, total.details
    assert total.longest_wait <= MOST_WAIT


def play_first_lesson(session: Session, patient: bool) -> Count:
    """Do what the first lesson asks, after its instruction or after three seconds of it."""

    def wait() -> None:
        if patient:
            session.listen_until_silent(1.0)
        else:
            session.listen(3.0)

    session.app.push_screen_silently(tutorial.LessonsMenu(session.app))
    session.press("enter")
    wait()
    for key in ("right", "k", "enter", "5", "enter", "6", "enter"):
        session.press(key)
        wait()
    session.listen_until_silent(2.0)
    return session.count()


@pytest.mark.parametrize(("cps", "kind"), [(13.0, "set"), (20.0, "reporting"), (40.0, "silent")])
def test_each_sentence_of_a_lesson_is_told_once(cps: float, kind: str) -> None:
    with open_session(cps, kind) as session:
        count = play_first_lesson(session, patient=True)
    assert count.outcomes >= 7 and (count.never, count.twice, count.thrice) == (0, 0, 0), (
        count.details
    )


@pytest.mark.parametrize(("cps", "kind"), [(13.0, "set"), (30.0, "reporting")])
def test_no_order_of_a_lesson_is_told_when_it_is_over(cps: float, kind: str) -> None:
    with open_session(cps, kind) as session:
        count = play_first_lesson(session, patient=False)
    assert count.stale == count.twice == count.thrice == count.disorder == 0, count.details


@pytest.mark.parametrize("at_once", [False, True])
def test_enter_opens_the_menu_after_the_end_and_the_winner_is_told(at_once: bool) -> None:
    launch: dict[str, Any] = {
        "game": "scientific",
        "players": 3,
        "seed": 8,
        "options": {"trick_limit": 2},
    }
    with open_session(20.0, "reporting", fast=True, **launch) as session:
        while not session.is_over():
            session.wait_for_others()
            session.press("home")
            session.listen_until_silent()
            session.press_enter()
        if at_once:
            session.listen(0.3)
        else:
            session.listen_until_silent()
        session.press("enter")
        assert isinstance(session.app.top, Menu)
        session.listen_until_silent(3.0)
        count = session.count()
    assert (count.never, count.twice, count.thrice) == (0, 0, 0), count.details


@pytest.mark.parametrize(("cps", "kind"), [(8.0, "own"), (20.0, "reporting"), (13.0, "silent")])
def test_cards_that_turn_by_themselves_wait_for_the_voice(cps: float, kind: str) -> None:
    with open_session(cps, kind, game="razboi", players=3, seed=4) as session:
        session.press("space")
        session.listen(30.0)
        session.listen_until_silent(0.05)
        session.press("space")
        session.listen_until_silent(3.0)
        count = session.count()
    assert count.outcomes > 4 and (count.never, count.twice, count.thrice) == (0, 0, 0), (
        count.details
    )
    assert count.latest < 60 / cps + 3.0


# A queue that forgets, or that repeats, must not pass.


class ForgettingQueue(UtteranceQueue):
    """Never puts back what a key cut off."""

    def _put_back(self, item: QueuedUtterance) -> None:
        pass


class RepeatingQueue(UtteranceQueue):
    """Always puts back what was at the voice."""

    def _put_back_untold(self, items: list[QueuedUtterance], now: float) -> None:
        for item in items:
            self._put_back(item)


@pytest.mark.parametrize("queue", [ForgettingQueue, RepeatingQueue])
def test_a_queue_that_forgets_or_repeats_is_found(queue: type[UtteranceQueue]) -> None:
    player = "early" if queue is ForgettingQueue else "skims"
    count = count_outcomes(player, 20.0, "reporting", ("scientific", 3, 4), queue())
    assert (count.never if queue is ForgettingQueue else count.twice + count.thrice) > 0


def test_a_lesson_without_a_topic_is_found(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(tutorial, "LESSON_TOPIC", "")
    with open_session(13.0, "set") as session:
        count = play_first_lesson(session, patient=False)
    assert count.stale > 0
