"""The real program in simulated time, with a voice and a player; what *sounded* is counted.

Each outcome carries a private letter where it ends, in the whole text and in the short one. A voice
of a constant pace speaks what the queue gives it, and a letter was told if it sounded before the
voice was cut off. Nothing is read from what the program believes.

    python -m tests.speech.simulation [--cps 8 13 20 30 40] [--voices own reporting ...]
"""

from __future__ import annotations

import argparse
import tempfile
from collections.abc import Callable, Iterator, Mapping
from contextlib import contextmanager
from dataclasses import dataclass, field, replace
from functools import partial
from itertools import pairwise
from pathlib import Path
from random import Random
from typing import Any

import pytest

from audiowar.announce.announcement import AnnouncementKind
from audiowar.speech.utterance import Priority, Utterance
from audiowar.speech.utterance_queue import UtteranceQueue
from audiowar.ui.core.frontend import SpokenMessage, make_utterance
from audiowar.ui.first_screens import open_first_screen
from audiowar.ui.table.table_screen import TableScreen
from tests.ui.front import Play, RecorderFront

FIRST_LETTER = 0xE000
"""The first private letter of Unicode."""
SHORTEST_STEP = 0.001
ROUNDING = 1e-6
VOICE_LAGS = {"own": 0.05, "reporting": 0.08, "set": 0.15, "silent": 0.15}
"""For each kind of voice, the seconds until it begins a text.

An own voice says how long a text lasts, a reporting one when it begins and ends a text. The pace of
a silent one is unknown, or `set` by the player.
"""
REPORT_LAG = 0.06
"""Seconds until a voice reports an end, as measured with speech-dispatcher."""


@dataclass
class Spoken:
    """A text that the voice has got."""

    utterance: Utterance
    order_number: int
    begins: float
    ends: float
    reported: int = 0
    """How many of its reports were passed on."""

    def is_told(self, letter: str, cps: float) -> bool:
        """Return whether a letter of the text has sounded."""
        place = self.utterance.text.find(letter)
        return 0 <= place < int((self.ends - self.begins) * cps + ROUNDING)


@dataclass
class Count:
    """What was told of the outcomes of a session, and how soon keys were answered."""

    outcomes: int = 0
    never: int = 0
    never_begun: int = 0
    """Outcomes never told of which not even half a second had sounded."""
    twice: int = 0
    thrice: int = 0
    disorder: int = 0
    stale: int = 0
    """How often the voice began an instruction of a lesson after a newer one had come."""
    longest_wait: float = 0.0
    """The most seconds between a key and its answer."""
    latest: float = 0.0
    """The most seconds between an outcome and its end in the voice."""
    details: list[str] = field(default_factory=list)

    def __iadd__(self, other: Count) -> Count:
        for name, value in vars(other).items():
            mine = getattr(self, name)
            longest = name in ("longest_wait", "latest")
            setattr(self, name, max(mine, value) if longest else mine + value)
        return self


class SimulatedFront(RecorderFront):
    """A frontend with the real queue and a voice that speaks `cps` characters a second."""

    def __init__(self, cps: float, kind: str, queue: UtteranceQueue) -> None:
        super().__init__()
        self.now = 100.0
        self.cps, self.kind, self.queue = cps, kind, queue
        if kind == "set":
            queue.set_pace(cps)
        self.spoken: list[Spoken] = []
        self.happened: list[tuple[str, float, Utterance]] = []
        """Each result, with its letter and its time."""
        self.answers: list[tuple[float, str]] = []
        """For each answer, the time of its key and its text."""
        self._pressed: float | None = None

    def say(self, message: SpokenMessage) -> None:
        super().say(message)
        utterance = make_utterance(message)
        if utterance.priority is Priority.RESULT:
            letter = chr(FIRST_LETTER + len(self.happened))
            self.happened.append((letter, self.now, utterance))
            utterance = mark(utterance, letter)
        elif self._pressed is not None and message.kind is AnnouncementKind.NAVIGATION:
            self.answers.append((self._pressed, utterance.text))
            self._pressed = None
        self.queue.say(utterance, self.now)

    def interrupt_speech(self) -> None:
        self._pressed = self.now
        self.queue.on_key_pressed(self.now)
        if self.kind in ("silent", "set"):
            self.cut()  # A screen reader stops by itself at a key.

    def hush_all(self) -> None:
        self.queue.fall_silent(self.now)

    def get_end_of_speech(self) -> float:
        return self.queue.get_end_of_speech(self.now)

    # The voice

    def cut(self) -> None:
        """Stop the voice."""
        for one in self.spoken[-6:]:
            if one.ends > self.now:
                one.begins, one.ends, one.reported = min(one.begins, self.now), self.now, 2

    def speak(self) -> None:
        """Report what has begun and ended by now, and take what the queue gives."""
        self.report()
        while (order := self.queue.take_next_order(self.now)) is not None:
            if order.interrupt:
                self.report()
                self.cut()
            if order.utterance is not None:
                free = max((one.ends for one in self.spoken[-6:]), default=0.0)
                begins = max(self.now + VOICE_LAGS[self.kind], free)
                ends = begins + len(order.utterance.text) / self.cps
                self.spoken.append(Spoken(order.utterance, order.number, begins, ends))
                if self.kind == "own":
                    self.queue.set_spoken_duration(ends - begins, self.now)

    def report(self) -> None:
        """Pass on what a voice reports."""
        for one in self.spoken[-6:]:
            if one.reported == 0 and one.begins <= self.now:
                one.reported = 1
                if self.kind == "reporting":
                    self.queue.note_begun(one.order_number, self.now)
            if one.reported == 1 and one.ends + REPORT_LAG <= self.now:
                one.reported = 2
                if self.kind == "reporting":
                    self.queue.note_ended(one.order_number, self.now)
                    self.queue.drop_repetition(one.order_number)

    def get_next_event_time(self) -> float:
        """Return when the voice begins or ends something, or the queue has something to say."""
        recent = self.spoken[-6:]
        times = [time for one in recent for time in (one.begins, one.ends, one.ends + REPORT_LAG)]
        coming = [time for time in times if time > self.now]
        return min([*coming, self.queue.get_next_due_time(self.now)])

    def has_sounded(self, letter: str) -> bool:
        """Return whether a letter has sounded by now, if no key is pressed."""
        return any(
            letter in one.utterance.text
            and self.now >= one.begins + (one.utterance.text.index(letter) + 1) / self.cps
            for one in self.spoken[-6:]
        )

    def is_silent(self) -> bool:
        return all(one.ends <= self.now for one in self.spoken[-6:])


def mark(utterance: Utterance, letter: str) -> Utterance:
    """Return an utterance with a letter after its outcome, also in its short forms."""
    length = utterance.vital_length or len(utterance.text)
    text = f"{utterance.text[:length]}{letter}{utterance.text[length:]}"

    def mark_short(value: str) -> str:
        return value and value + letter

    return replace(
        utterance,
        text=text,
        vital_length=length + 1,
        short_text=mark_short(utterance.short_text),
        essential_text=mark_short(utterance.essential_text),
        winner_text=mark_short(utterance.winner_text),
    )


class Session:
    """A player at a table, a menu or a lesson."""

    def __init__(
        self,
        home: Path,
        cps: float,
        kind: str,
        queue: UtteranceQueue | None = None,
        **launch: Any,
    ) -> None:
        lag = 0.2 if kind in ("silent", "set") else 0.0
        self.play = Play(home, usual=True, **launch)
        self.front = SimulatedFront(cps, kind, queue or UtteranceQueue(lag))
        self.app = self.play.app
        self.app.frontend = self.front
        self.play.clock.now = self.front.now
        open_first_screen(self.app)
        self.listen_until_silent(0.5)

    def listen(self, seconds: float) -> None:
        """Let time pass, from one event to the next."""
        front, end = self.front, self.front.now + seconds
        while True:
            delay = self.app.run_due_screens()
            front.speak()
            later = min(front.get_next_event_time(), end)
            if delay is not None:
                later = min(later, front.now + delay)
            if front.now >= end:
                return
            front.now = self.play.clock.now = min(end, max(later, front.now + SHORTEST_STEP))

    def listen_until(self, done: Callable[[], bool], most: float) -> None:
        end = self.front.now + most
        while not done() and self.front.now < end:
            self.listen(0.05)

    def listen_until_silent(self, rest: float = 0.4, most: float = 60.0) -> None:
        """Listen until the voice has been silent for `rest` seconds."""
        end, silent = self.front.now + most, 0.0
        while self.front.now < end and silent < rest:
            self.listen(0.05)
            silent = silent + 0.05 if self.front.is_silent() else 0.0

    def press(self, key: str) -> None:
        self.app.press_key(key)
        self.front.speak()

    def press_enter(self) -> bool:
        """Press Enter and wait for a result. Return whether one came."""
        count = len(self.front.happened)
        self.press("enter")
        self.listen_until(lambda: len(self.front.happened) > count, 8.0)
        return len(self.front.happened) > count

    def wait_for_others(self) -> None:
        """Wait until only this player still has to choose, or somebody turns a card."""

        def is_ready() -> bool:
            if not isinstance(table := self.app.screens[0], TableScreen):
                return True
            view = table.player_view.view()
            asks_only_me = view.question is not None and set(view.asked) <= {0}
            return view.over or asks_only_me or (view.question is None and not view.asked)

        self.listen_until(is_ready, 8.0)

    def is_over(self) -> bool:
        table = self.app.screens[0]
        return not isinstance(table, TableScreen) or table.player_view.view().over

    def count(self) -> Count:
        """Count how often each outcome has sounded."""
        front, count, firsts = self.front, Count(len(self.front.happened)), []
        for number, (letter, moment, result) in enumerate(front.happened):
            told = [one for one in front.spoken if one.is_told(letter, front.cps)]
            count.never += not told
            count.twice += len(told) == 2
            count.thrice += len(told) > 2
            if not told:
                given = [one for one in front.spoken if letter in one.utterance.text]
                count.never_begun += not any(one.ends - one.begins > 0.5 for one in given)
            else:
                begun = told[0].begins + told[0].utterance.text.index(letter) / front.cps
                firsts.append((begun, number))
                count.latest = max(count.latest, begun - moment)
            if len(told) != 1:
                count.details.append(f"{len(told)} times: {result.text[:90]}")
        order = [number for _, number in sorted(firsts)]
        count.disorder = sum(a > b for a, b in pairwise(order))
        count.stale = sum(self.count_stale(place) for place in range(len(front.happened)))
        count.longest_wait = max(self.list_waits(), default=0.0)
        return count

    def count_stale(self, place: int) -> int:
        """Return how often an instruction was begun after a newer one had come."""
        letter, came, result = self.front.happened[place]
        if result.topic.startswith("trick"):
            return 0
        newer = (
            moment
            for _, moment, other in self.front.happened[place + 1 :]
            if moment > came and not other.topic.startswith("trick")
        )
        replaced = next(newer, 1e9)
        begun = [one.begins for one in self.front.spoken if letter in one.utterance.text]
        return sum(moment > replaced for moment in begun)

    def list_waits(self) -> Iterator[float]:
        """Yield how long each key waited for its answer, unless another key came before."""
        pressed = [moment for moment, _ in self.front.answers]
        for number, (moment, text) in enumerate(self.front.answers):
            following = pressed[number + 1] if number + 1 < len(pressed) else 1e9
            begun = [
                one.begins
                for one in self.front.spoken
                if one.utterance.text == text and one.begins >= moment and one.ends > one.begins
            ]
            if begun and begun[0] < following:
                yield begun[0] - moment
            elif following - moment > 0.3:
                yield following - moment


# Players

Player = Callable[[Session, Random, int], None]
LOOKS = ("right", "left", "home", "end", "r", "e")
"""Keys that look at the hand and the table."""


def begin_trick(session: Session, chance: Random) -> None:
    if chance.random() < 0.5:
        session.wait_for_others()
    session.press(chance.choice(["right", "left", "home", "end"]))


def listen_to_all(session: Session, chance: Random, tricks: int) -> None:
    """Hear everything to its end, then look at the hand and play."""
    for _ in range(tricks):
        begin_trick(session, chance)
        session.listen_until_silent()
        session.press_enter()
        session.listen_until_silent()


def skim(session: Session, chance: Random, tricks: int) -> None:
    """Go on 0.3 seconds after the end of the outcome."""
    for _ in range(tricks):
        begin_trick(session, chance)
        session.listen(chance.uniform(0.4, 0.8))
        if session.press_enter():
            letter = session.front.happened[-1][0]
            session.listen_until(partial(session.front.has_sounded, letter), 40.0)
        session.listen(0.3)
    session.listen_until_silent(2.0)


def press_keys(*pauses: tuple[float, float]) -> Player:
    """Return a player who presses keys after Enter, after such pauses, then listens."""

    def press(session: Session, chance: Random, tricks: int) -> None:
        for _ in range(tricks):
            begin_trick(session, chance)
            session.listen(chance.uniform(0.3, 0.6))
            session.press("enter")
            for pause in pauses:
                session.listen(chance.uniform(*pause))
                session.press(chance.choice(LOOKS))
            session.wait_for_others()
            session.listen_until_silent(1.3)

    return press


def hold_arrow(session: Session, chance: Random, tricks: int) -> None:
    """Hold an arrow for 1.6 seconds after Enter, then listen."""
    for _ in range(tricks):
        begin_trick(session, chance)
        session.listen(0.5)
        session.press("enter")
        session.listen(chance.uniform(0.1, 0.8))
        for _ in range(40):
            session.press("right")
            session.listen(0.04)
        session.wait_for_others()
        session.listen_until_silent(1.3)


ONE_KEY_PLAYERS: Mapping[str, Player] = {
    "listens": listen_to_all,
    "skims": skim,
    "early": press_keys((0.1, 1.5)),
    "holds": hold_arrow,
}
PLAYERS: Mapping[str, Player] = {**ONE_KEY_PLAYERS, "two keys": press_keys((0.1, 1.5), (0.5, 2.0))}
TABLES = (("scientific", 3, 10), ("scientific", 5, 8), ("scientific", 8, 6), ("razboi", 3, 14))
"""Game, number of players, number of tricks."""


@contextmanager
def open_session(
    cps: float, kind: str, queue: UtteranceQueue | None = None, **launch: Any
) -> Iterator[Session]:
    """Open a session with a player's folder of its own."""
    with tempfile.TemporaryDirectory() as folder, pytest.MonkeyPatch.context() as patch:
        patch.setenv("AUDIOWAR_HOME", folder)
        yield Session(Path(folder), cps, kind, queue, **launch)


def count_outcomes(
    player: str,
    cps: float,
    kind: str,
    table: tuple[str, int, int],
    queue: UtteranceQueue | None = None,
) -> Count:
    """Let a player play tricks of a game. Return what was told of its outcomes."""
    game, players, tricks = table
    chance = Random(f"{player} {game} {players}")
    launch = {"game": game, "players": players, "seed": 1}
    with open_session(cps, kind, queue, **launch) as session:
        PLAYERS[player](session, chance, tricks)
        session.listen_until_silent(3.0, 90.0)
        return session.count()


def main() -> None:
    """Print what each player is told, by kind and pace of the voice."""
    parser = argparse.ArgumentParser(prog="python -m tests.speech.simulation")
    parser.add_argument("--cps", type=float, nargs="+", default=[8, 13, 20, 30, 40])
    parser.add_argument("--voices", nargs="+", default=list(VOICE_LAGS), choices=VOICE_LAGS)
    parser.add_argument("--players", nargs="+", default=list(PLAYERS), choices=PLAYERS)
    parser.add_argument("--details", action="store_true")
    asked = parser.parse_args()
    print("voice      cps  player   outcomes never (unbegun) twice more disorder wait latest")
    for kind in asked.voices:
        for cps in asked.cps:
            for player in asked.players:
                total = Count()
                for table in TABLES:
                    total += count_outcomes(player, cps, kind, table)
                print(
                    f"{kind:9} {cps:4.0f}  {player:8} {total.outcomes:8} {total.never:5}"
                    f" {total.never_begun:9} {total.twice:5} {total.thrice:4} {total.disorder:8}"
                    f" {total.longest_wait:4.2f} {total.latest:6.1f}",
                    *(f"\n    {line}" for line in total.details if asked.details),
                    flush=True,
                )


if __name__ == "__main__":
    main()
