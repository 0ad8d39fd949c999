"""When results are spoken, by a simulated voice of twenty characters per second."""

from __future__ import annotations

from dataclasses import dataclass
from pathlib import Path
from random import Random
from typing import Any

import pytest

from audiowar.announce.announcement import AnnouncementKind
from audiowar.speech.result_summary import SENTENCE_BREAK
from audiowar.speech.utterance import SpeakCondition
from audiowar.speech.utterance_queue import MAX_REPEATS, MAX_RESULT_WAIT_SECONDS, UtteranceQueue
from audiowar.ui.core.frontend import SpokenMessage
from audiowar.ui.core.make_utterance import make_utterance
from audiowar.ui.first_screens import open_first_screen
from audiowar.ui.table.table_screen import MAX_REPEATS_IN_A_ROW, TableScreen

from .front import MOST, Play, RecorderFront

SPEED = 20.0
STEP = 0.02
LATE = 2.0
MANY = 30
"""A number of matches that is enough for somebody to go out early in one."""
HALF = 0.5
"""Seconds of speech after which a listener has understood the start of a sentence."""


@dataclass
class Heard:
    """A text that a voice has begun to speak."""

    text: str
    begins: float
    ends: float


class SlowVoice(RecorderFront):
    """A frontend with the real speech queue and a slow voice that speaks from it."""

    def __init__(self, speed: float = SPEED) -> None:
        super().__init__()
        self.speed = speed
        """The number of characters that the voice speaks per second."""
        self.now = 100.0
        self.policy = UtteranceQueue()
        self.happened: list[tuple[float, str, AnnouncementKind, str]] = []
        self.heard: list[Heard] = []
        self.outcomes: list[tuple[str, str, int]] = []
        """For each result with an outcome: its text, the short outcome, and where that ends."""

    def say(self, message: SpokenMessage) -> None:
        self.said.append((message.text, message.kind))
        self.happened.append((self.now, message.text, message.kind, message.short_text))
        if message.short_text:
            self.outcomes.append((message.text, message.short_text, message.vital_length))
        self.policy.say(make_utterance(message), self.now)

    def whole(self) -> set[str]:
        """Return the texts of everything that has happened."""
        return {text for _, text, _, _ in self.happened}

    def interrupt_speech(self) -> None:
        self.policy.on_key_pressed(self.now)

    def speak_waiting_results_if_any(
        self, topic: str, condition: SpeakCondition = "unheard"
    ) -> bool:
        return self.policy.sum_up_results_and_move_to_front(topic, self.now, condition)

    def stop_speech_and_sounds(self) -> None:
        self.policy.interrupt_and_hold_results(self.now)

    def speak(self) -> None:
        """Let the voice speak what the queue releases now."""
        while (order := self.policy.take_next_order(self.now)) is not None:
            if order.interrupt:
                self.heard = [one for one in self.heard if one.begins < self.now]
                if self.heard:
                    self.heard[-1].ends = min(self.heard[-1].ends, self.now)
            if order.utterance is not None:
                text = order.utterance.text
                begins = max(self.now, self.heard[-1].ends if self.heard else 0.0)
                self.heard.append(Heard(text, begins, begins + len(text) / self.speed))


class Player(Play):
    """A player who listens at a table with thinking bots."""

    def __init__(
        self,
        home: Path,
        seed: int = 1,
        players: int = 3,
        game: str = "scientific",
        speed: float = SPEED,
        **play: Any,
    ) -> None:
        super().__init__(home, game=game, players=players, seed=seed, **play)
        self.voice = SlowVoice(speed)
        self.app.frontend = self.voice
        self.clock.now = self.voice.now
        open_first_screen(self.app)
        self.listen(6.0)

    def listen(self, seconds: float) -> None:
        """Let time pass in small steps."""
        for _ in range(round(seconds / STEP)):
            self.voice.now = self.clock.now = self.clock.now + STEP
            self.app.run_due_and_get_delay()
            self.voice.speak()

    def strike(self, key: str) -> float:
        """Press a key. Return the time."""
        self.app.press_key(key)
        self.voice.speak()
        return self.clock.now

    def missed(self) -> list[str]:
        """Return the outcomes whose end the player cannot have heard."""
        spoken = [
            (one.text, (one.ends - one.begins) * self.voice.speed) for one in self.voice.heard
        ]
        return [
            short
            for text, short, vital in self.voice.outcomes
            if not any(said == text and long >= vital - 1 for said, long in spoken)
            and not all(
                any(f"{part} " in f"{said[: round(long) + 1]} " for said, long in spoken)
                for part in SENTENCE_BREAK.split(short)
            )
        ]

    def late(self, moment: float, begun: float) -> float:
        """Return how late a result of this moment, or a waiting older one, began to be spoken."""
        owed = [
            one.begins
            for one in self.voice.heard
            if moment <= one.begins < begun and one.text not in self.voice.whole()
        ]
        return min([begun, *owed]) - moment

    def begun(self, text: str) -> list[float]:
        """Return when a text began to be spoken."""
        return [one.begins for one in self.voice.heard if one.text == text]

    def results(self) -> list[tuple[float, str]]:
        """Return the results that have happened, in order."""
        return [
            (when, text)
            for when, text, kind, _ in self.voice.happened
            if kind is AnnouncementKind.RESULT
        ]


def play_card(player: Player) -> tuple[float, str]:
    """Play the selected card and let the bots choose. Return the result."""
    count = len(player.results())
    # A player who spies is asked after the others have chosen.
    for _ in range(2):
        player.strike("enter")
        for _ in range(400):
            if len(player.results()) > count:
                return player.results()[-1]
            player.listen(STEP)
    raise AssertionError("no result came of the card")


@pytest.mark.parametrize("seed", range(6))
def test_after_two_quick_cards_the_newest_result_is_not_late(home: Path, seed: int) -> None:
    player = Player(home, seed)
    for pause in (0.1, 0.4, 0.7):
        play_card(player)
        player.listen(pause)
    moment, newest = play_card(player)
    player.listen(20.0)
    assert player.results()[-1] == (moment, newest)
    (begun,) = player.begun(newest)
    assert player.late(moment, begun) <= LATE
    older = {text for _, text in player.results()[:-1]} - {newest}
    assert not [one for one in player.voice.heard if one.begins > begun and one.text in older]


@pytest.mark.parametrize("seed", range(8))
def test_however_one_plays_no_result_is_late_or_out_of_order(home: Path, seed: int) -> None:
    player, chance, keys = Player(home, seed), Random(seed), []
    for _ in range(60):
        key = chance.choice(["enter", "enter", "right", "left", "r", "e", "f3", "ctrl", "end"])
        keys.append((player.strike(key), key))
        player.listen(chance.choice([0.06, 0.2, 0.5, 1.0, 3.0]))
    player.listen(20.0)
    results = player.results()
    order = {text: n for n, (_, text) in enumerate(results)}
    told = [order[one.text] for one in player.voice.heard if one.text in order]
    assert told == sorted(told)
    checked = 0
    for n, (moment, text) in enumerate(results):
        if moment + LATE > player.clock.now:
            # The others continue; the player has not listened long enough.
            assert n >= len(results) - 1
            break
        untouched = not any(moment <= pressed <= moment + LATE for pressed, _ in keys)
        followed = n + 1 < len(results) and results[n + 1][0] <= moment + LATE
        if untouched and not followed and text:
            checked += 1
            after = [begun for begun in player.begun(text) if begun >= moment]
            begun = min(after, default=player.clock.now)
            assert player.late(moment, begun) <= LATE, (n, text)
    assert checked
    assert all(told.count(n) <= 1 + MAX_REPEATS for n in told)


@pytest.mark.parametrize("key", ["f3", "f2", "shift+f1", "r", "right", "l", "e", "f5"])
def test_a_key_is_answered_at_once_though_results_wait(home: Path, key: str) -> None:
    player = Player(home)
    play_card(player)
    player.listen(0.1)
    play_card(player)
    moment = player.strike(key)
    answer = player.voice.happened[-1]
    assert answer[0] == moment and answer[2] is AnnouncementKind.NAVIGATION
    player.listen(0.1)
    assert any(0 <= begun - moment <= 0.1 for begun in player.begun(answer[1]))


def test_a_result_cut_off_by_arrows_is_told_once_when_they_rest(home: Path) -> None:
    player = Player(home)
    _, result = play_card(player)
    player.listen(0.1)
    for _ in range(12):
        player.strike("right")
        player.listen(0.6)
    rested = player.clock.now - 0.6
    player.listen(6.0)
    begun = player.begun(result)
    assert len([moment for moment in begun if moment <= rested]) <= 1
    assert len([moment for moment in begun if moment > rested]) == 1
    assert player.voice.heard[-1].text == result


def test_a_result_that_l_has_told_is_not_told_again(home: Path) -> None:
    player = Player(home)
    _, result = play_card(player)
    player.listen(0.1)
    player.strike("right")
    player.listen(0.2)
    player.strike("l")
    told = player.voice.happened[-1][1]
    player.listen(15.0)
    after = [one.text for one in player.voice.heard if one.begins >= player.begun(told)[-1]]
    assert after[0] == told and result not in after[1:]


def test_an_older_result_becomes_a_short_line_before_the_newest(home: Path) -> None:
    player = Player(home)
    front = player.voice
    for text, short in (("Ana takes all " * 3, "Ana takes 3."), ("You take all " * 3, "")):
        locale = player.app.catalogue.locale
        front.say(SpokenMessage(text, AnnouncementKind.RESULT, "trick", locale, short_text=short))
    player.listen(MAX_RESULT_WAIT_SECONDS + 1)
    assert [one.text for one in front.heard[-2:]] == ["Ana takes 3.", "You take all " * 3]


def others_have_chosen(player: Player) -> bool:
    """Return whether only the player still has to choose."""
    table = player.app.screens[0]
    if not isinstance(table, TableScreen):
        return True
    view = table.player_view.view()
    return view.question is None or set(view.asked) <= {0}


def plays(player: Player) -> bool:
    """Return whether the player is still in the match, or already in a menu after it."""
    table = player.app.screens[0]
    return not isinstance(table, TableScreen) or 0 not in table.player_view.view().out


@pytest.mark.parametrize("speed", [14.0, 17.0, SPEED])
@pytest.mark.parametrize(
    ("game", "players"),
    [("scientific", 3), ("scientific", 5), ("razboi", 3), ("steal", 3), ("casino", 3)],
)
def test_no_outcome_is_lost_whenever_a_key_follows_enter(
    home: Path, game: str, players: int, speed: float
) -> None:
    """A key is pressed during a result, for example to look at the hand."""
    player, chance = Player(home, 1, players, game, speed, usual=True), Random(f"{game} {speed} b")
    own = 0
    for _ in range(40):
        for _ in range(400):
            if others_have_chosen(player):
                break
            player.listen(STEP)
        if game == "scientific" and not plays(player):
            # The others continue without waiting for the player.
            break
        player.strike(chance.choice(["home", "end"]))
        player.listen(chance.uniform(0.1, 0.6))
        player.strike("enter")
        player.listen(chance.uniform(0.1, 1.5))
        own = len(player.voice.outcomes)
        player.strike(chance.choice(["right", "down", "home", "end", "r", "e", "x", "t"]))
        player.listen(chance.uniform(2.0, 5.0))
    else:
        own = MOST
    player.listen(20.0)
    del player.voice.outcomes[own:]
    assert len(player.voice.outcomes) >= 5
    assert player.missed() == []


def test_who_presses_enter_at_once_again_plays_on(home: Path) -> None:
    player = Player(home, game="razboi", usual=True)
    for _ in range(30):
        player.strike("enter")
        player.listen(0.4)
    assert len(player.voice.outcomes) >= 15


def test_nobody_is_held_up_who_listens_to_the_beginning_only(home: Path) -> None:
    player = Player(home, game="razboi", usual=True)
    for _ in range(40):
        player.strike("enter")
        player.listen(1.1)
        player.strike("home")
        player.listen(0.1)
    assert len(player.voice.outcomes) >= 40 // (1 + MAX_REPEATS_IN_A_ROW)


def play_until_out(home: Path, game: str, players: int, detail: str) -> Player:
    """Play fast against bots that do not think, until the player is out."""
    for seed in range(MANY):
        player = Player(home, seed, players, game)
        player.app.settings.set(pace=0, detail=detail, remarks="off")
        for _ in range(MOST):
            table = player.app.screens[0]
            assert isinstance(table, TableScreen)
            view = table.player_view.view()
            if 0 in view.out or view.over:
                break
            player.strike("enter")
            player.listen(0.2)
        if 0 in view.out:
            return player
    raise AssertionError(f"nobody goes out in {MANY} games")


@pytest.mark.parametrize("detail", ["brief", "normal"])
@pytest.mark.parametrize(
    ("game", "players"), [("scientific", 3), ("scientific", 5), ("steal", 3), ("razboi", 4)]
)
def test_who_is_out_hears_it_and_who_wins_however_fast_the_others_go_on(
    home: Path, game: str, players: int, detail: str
) -> None:
    player = play_until_out(home, game, players, detail)
    table = player.app.screens[0]
    assert isinstance(table, TableScreen)
    for key in ["right", *["enter"] * MOST]:
        if table.player_view.view().over:
            break
        player.strike(key)
        player.listen(0.2)
    player.strike("t")
    player.listen(30.0)
    spoken = [one.text for one in player.voice.heard if one.ends - one.begins > HALF]
    assert any("ou are out" in text for text in spoken)
    assert any("win" in text for text in spoken)


def test_who_hurries_on_and_never_listens_long_is_told_all_in_the_end(home: Path) -> None:
    """A player who cuts off each message within two seconds can hear it later."""
    happened, missed, later = 0, [], []
    for seed in range(4):
        player, chance = Player(home, seed, 5, "razboi", 15.0, usual=True), Random(seed)
        for _ in range(45):
            for key, least, most in (("home", 0.2, 0.6), ("enter", 0.1, 1.5), ("t", 0.1, 0.1)):
                player.strike(key)
                player.listen(chance.uniform(least, most))
            player.listen(chance.uniform(*chance.choice(((0.1, 1.5), (1.5, 4.0)))))
        player.listen(60.0)
        happened += len(player.voice.outcomes)
        missed += player.missed()
        later += [one.text for one in player.voice.heard if one.text.startswith("Earlier: ")]
    assert happened >= 40
    assert missed == [], (missed, happened)
    assert later
