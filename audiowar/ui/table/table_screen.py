"""The table: the cursor and the question, and the keys of the game."""

from __future__ import annotations

import math
from collections.abc import Callable, Mapping, Sequence
from dataclasses import replace

from audiowar.announce import table_queries
from audiowar.announce.announcement import Buffer, Kind
from audiowar.announce.game_wording import get_wording
from audiowar.announce.line import Cue, Line
from audiowar.announce.refusal_lines import describe_refusal
from audiowar.rules.events import Choice, End, Out
from audiowar.rules.state import Refused
from audiowar.rules.view import View
from audiowar.speech.queue_policy import SLOWEST
from audiowar.storage.transcript import parse_choice
from audiowar.table.player_view import PlayerView
from audiowar.table.step import Step
from audiowar.ui.core.screen import AppContext, Screen, VisibleScreen
from audiowar.ui.core.spoken_names import RANK_NAMES
from audiowar.ui.settings.opponent_memory_menu import keep
from audiowar.ui.settings.opponents import fared

from .coach import advise
from .countdown import Countdown
from .cursor import Cursor
from .explain_trick import TrickExplanation
from .first_hint import first_keys, introduction
from .inactive_commands import idle, meanings
from .narration import Narration
from .visible_table import shown

TOLD = 3
"""So often unheard outcomes are told in place of what comes next, at most: nobody is held up."""
RUSHED = 1.0
"""Who presses the key again within so many seconds does not want to hear them."""
HEARD = 0.3
"""Seconds of a card that must be told before it may be played: in less nobody understands it."""

BEGUN = 1.0
"""Seconds until even a slow voice has begun with what it was given."""


class TableScreen(Screen):
    """One game, from the player's chair."""

    where = "table"
    topic = "trick"
    """What results are about: a newer one makes an older one that waits short."""

    tells_first = True
    """Whether what is under the arrows is told before it may be played."""

    def __init__(self, app: AppContext, chair: PlayerView) -> None:
        super().__init__(app)
        self.chair = chair
        self.meanings = meanings(chair)
        self.inactive_commands = idle(chair)
        self.cursor = Cursor(app, chair)
        self.course = Narration(app, chair, self.ask_lines, self.topic)
        self.listener = self.course.listener
        self.countdown = Countdown(chair, self.tell_time)
        self.explained = TrickExplanation(app, self.listener)
        self._asked = 0
        """The number of the question that was told last."""
        self._owed = 0
        """Before which question the result was told that nobody had heard."""
        self._told = 0
        """How many times unheard outcomes were told in place of what comes next."""
        self._told_at = -math.inf
        """When outcomes that nobody had heard were told last before anything else happened."""
        self._heard_from = 0.0
        """From when on somebody can have heard what was told last before it may be played."""
        self._ending_until = 0.0
        """Until when somebody may not have heard how the game ended."""
        chair.told = self.happened
        chair.refused = self.refused

    # What happens

    def begin(self, introduced: bool = False) -> None:
        """Start a new game; unless it is `introduced`, its aim is told at the first time."""
        self.app.push_screen(self)
        for step in self.chair.steps():
            self.happened(step)
        if not introduced:
            self.introduce()
        if told := first_keys(self.app, self.view()):
            self.app.say(*told, kind=Kind.EVENT, buffer=Buffer.SYSTEM)

    def introduce(self, who: bool = True) -> None:
        """Say once what this game is about; the next key cuts it off, and it is not said again."""
        if told := introduction(self.app, self.chair, who):
            self.app.say(*told, kind=Kind.EVENT, buffer=Buffer.SYSTEM)

    def go_on(self) -> None:
        """Take a resumed game up: the last trick and the question are told."""
        self.course.take_up()
        self.app.push_screen(self)
        lines = (*self.listener.last_trick_lines, *self.ask_lines(new=True))
        game = table_queries.describe_game(self.view())
        self.app.say(Line("table-resumed"), game, *lines, kind=Kind.RESULT)
        self.course.tell_unsaved()

    def happened(self, step: Step) -> None:
        """Tell a step, with the question that it opened for the player."""
        if self.view().question is None:
            self.cursor.pad = None
        self.course.tell(step, *self.countdown.over(step.events), after=self.skippable(step))
        for event in step.events:
            if isinstance(event, End):
                told = sum(len(self.app.render(line)) for line in self.listener.last_trick_lines)
                slowly = BEGUN + told / SLOWEST if self.app.frontend.has_voice else 0.0
                self._ending_until = self.app.clock() + slowly
                fared(self.app, self.chair, event)
                keep(self.app, self.chair, self.view(), self.listener)

    def skippable(self, step: Step) -> list[Line]:
        """Return what says, to who is out now, that the rest can be skipped."""
        me = self.chair.viewer
        out = any(isinstance(event, Out) and event.seat == me for event in step.events)
        keys = self.app.keymap.keys("skip")
        if not out or self.view().over or not self.course.turning.may_skip() or not keys:
            return []
        return [Line("out-skip", {"key": self.app.key_line(keys[0])})]

    def refused(self, refused: Refused) -> None:
        """Say why the rules refuse something."""
        self.app.refuse(describe_refusal(refused))

    def ask_lines(self, new: bool = False) -> list[Line]:
        """Return the player's open question; with `new`, only if it has not been told."""
        view = self.view()
        if view.over:
            return [Line("ask-over")]
        question = view.question
        if question is None or (new and question.number == self._asked):
            return []
        if question.number != self._asked:
            self._asked = question.number
            self.cursor.opened(question)
        lines = [
            *table_queries.describe_question(view, self.names),
            *(self.cursor.offered(view) if new else []),
        ]
        silent = question.kind == "card" and lines[0].message == "ask-card"
        return lines if silent else [replace(lines[0], cue=Cue("your-turn")), *lines[1:]]

    def tell_time(self, line: Line) -> None:
        """Tell how much time is left to choose."""
        self.app.say(line, kind=Kind.EVENT, topic="time")

    def tick(self, now: float) -> float | None:
        self.countdown.now = now
        if self.app.top is not self:
            # Who is alone with bots is waited for; at other tables the game goes on.
            self.course.drop_remark()
            if self.chair.alone:
                self.chair.hold(now)
                return None
        due = [self.chair.tick(now), self.countdown.tick(now)]
        self.course.say_remark()
        return min((one for one in due if one is not None), default=None)

    # Where the player is

    @property
    def names(self) -> Sequence[str]:
        """Who sits where now."""
        return self.chair.names

    def view(self) -> View:
        """Return what the player may know."""
        return self.chair.view()

    def enter(self) -> None:
        self.app.say(Line("table-here"), *self.ask_lines(), *self.cursor.here(self.view()))

    def visible_screen(self) -> VisibleScreen:
        return shown(self.view(), self.names, self.cursor)

    def on_close(self) -> None:
        self.chair.leave()
        if self.chair.unsaved:
            self.app.say(Line("save-incomplete"), kind=Kind.SYSTEM, buffer=Buffer.SYSTEM)
        else:
            self.course.tell_unsaved()

    # Commands

    def picked(self, place: int) -> None:
        """Go to a line that was touched."""
        self.cursor.go(place)

    def run_command(self, name: str) -> bool:
        action = COMMANDS.get(name)
        if action is not None:
            action(self)
        return action is not None

    def play(self) -> None:
        """Play the card, give the answer, turn the next card, or leave a finished game."""
        view = self.view()
        if self.owes_results("any" if view.over else "full"):
            self._ending_until = 0.0
        elif view.over:
            self.menu_of_game()
        elif view.question is None and not view.asked:
            self.turn_next()
        elif (choice := self.cursor.chosen(view)) is None:
            self.app.refuse(table_queries.explain_no_choice(view, self.names))
        elif self.cursor.pad is not None:
            # It is where the next one begins.
            self.app.settings.set(bet=self.cursor.pad.amounts)
            self.answer(choice)
        else:
            self.choose(choice)

    def choose(self, choice: Choice) -> None:
        """Give what is under the arrows as the answer, once it was told; else tell it."""
        view = self.view()
        asked = view.question is not None and choice in view.question.choices
        careful = self.tells_first and self.app.settings.get("heard", True)
        now = self.app.clock()
        told = self.cursor.heard == choice and now >= self._heard_from
        if asked and careful and (self.owes_result() or not told):
            self.app.say(*self.cursor.here(view))
            # What is printed stays, whatever is pressed next.
            self._heard_from = now + HEARD if self.app.frontend.has_voice else now
            return
        self.cursor.heard = None
        self.answer(choice)

    def owes_result(self) -> bool:
        """Tell what became of the last trick where that was not heard, once before a card."""
        if self._owed == self._asked or not self.app.frontend.hurry(self.topic):
            return False
        self._owed = self._asked
        return True

    def owes_results(self, which: str) -> bool:
        """Tell what became of the last tricks, before more happens, and whether there was any.

        Who presses the key again at once plays on.
        """
        now = self.app.clock()
        careful = self.app.settings.get("heard", True)
        # At the end only the menu waits, and another key opens it too.
        careful = careful and (which == "any" or self._told < TOLD)
        rushed = now < self._told_at + RUSHED
        if not careful or rushed or not self.app.frontend.hurry(self.topic, which):
            self._told = 0
            return False
        self._told, self._told_at = self._told + 1, now
        return True

    def leave_game(self) -> None:
        """Leave the house's table, where the game allows it."""
        self.answer("leave")

    def answer(self, choice: Choice) -> None:
        """Answer the question that was told last."""
        self.course.answered(self.view(), choice)
        self.chair.answer(self._asked, choice)

    def turn_next(self) -> None:
        """Go on from a pause."""
        self.chair.go_on()

    def use_power(self) -> None:
        """Use the power that the player has now, or say why there is none."""
        view = self.view()
        found = get_wording(view.game).find_power(view, self.names, self.cursor.options(view))
        if isinstance(found, Line):
            self.app.refuse(found)
        elif isinstance(found, range):
            self.cursor.go(found[0])
        elif isinstance(found, list):
            self.listener.narrator.mark_cards_as_seen(table_queries.get_seen_cards(view))
            self.tell(found)
        else:
            self.answer(found)

    def by_itself(self) -> None:
        """Let the cards turn by themselves, or stop."""
        line = self.course.turning.by_itself()
        if line is None:
            self.app.refuse(Line("auto-not-here"))
        else:
            self.app.say(line)

    def skip(self) -> None:
        """Play on at once to the end, or to a choice, and sum up."""
        if not self.course.turning.skip():
            self.app.refuse(Line("auto-not-here"))

    def tell(self, lines: list[Line]) -> None:
        """Answer a question about the table."""
        self.app.say(*lines, buffer=Buffer.TABLE)

    def repeat_trick(self) -> None:
        """Tell the last trick again."""
        if self.listener.last_trick_lines:
            self.app.say(*self.listener.last_trick_lines, topic=self.topic)
        else:
            self.app.refuse(Line("table-no-trick"))

    def advise(self) -> None:
        """Tell what the professor would play here."""
        advise(self.app, self.view(), self.course, self.names)

    def menu(self) -> None:
        """Open the menu of the game."""
        self.app.open_game_menu(self)

    def menu_of_game(self) -> None:
        """Open the menu; who cannot have heard yet how the game ended is told that first."""
        if self.view().over and self.app.clock() < self._ending_until:
            self._ending_until = 0.0
            ends = [
                line for line in self.listener.last_trick_lines if line.outcome
            ] or self.listener.last_trick_lines
            self.app.say(*ends, *self.ask_lines(), topic=self.topic)
        else:
            self.menu()

    def handle_line(self, text: str) -> bool:
        """Play a card or a word by its name in transcripts: QH, JOKER, keep:top."""
        choice = parse_choice(text.upper())
        if not isinstance(choice, int):
            choice = text.lower()
            question = self.view().question
            asked = question is not None and choice in question.choices
            if not asked and choice not in get_wording(self.chair.game).words_at_any_time:
                return False
        self.answer(choice)
        return True

    def intercept_key(self, key: str) -> bool:
        self.course.drop_remark()
        return self.cursor.pad is not None and self.cursor.pad.press(key)

    def farewell_line(self) -> Line | None:
        self.chair.leave()
        if self.chair.unsaved:
            return Line("goodbye-unsaved")
        self.course.tell_unsaved()
        return None if self.view().over else Line("goodbye-saved")


def to_rank(name: str) -> Callable[[TableScreen], None]:
    """Return what goes to the next card of a rank."""
    return lambda table: table.cursor.go_to_rank(name)


COMMANDS: Mapping[str, Callable[[TableScreen], None]] = {
    "card-next": lambda table: table.cursor.by(1),
    "card-previous": lambda table: table.cursor.by(-1),
    "card-first": lambda table: table.cursor.go(0),
    "card-last": lambda table: table.cursor.last(),
    **{f"rank-{name}": to_rank(name) for name in RANK_NAMES},
    "play": TableScreen.play,
    "rules-now": lambda table: table.tell(table_queries.describe_rules(table.view(), table.names)),
    "who-chooses": lambda table: table.tell(
        table_queries.describe_choosers(table.view(), table.names)
    ),
    "owned": lambda table: table.tell(table_queries.describe_owned(table.view(), table.names)),
    "power": TableScreen.use_power,
    "hand": lambda table: table.tell(table_queries.describe_hand(table.view(), table.names)),
    "pot": lambda table: table.tell(table_queries.describe_table(table.view(), table.names)),
    "auto": TableScreen.by_itself,
    "skip": TableScreen.skip,
    "stop-timer": lambda table: table.app.say(table.countdown.stop()),
    "last-trick": TableScreen.repeat_trick,
    "why": lambda table: table.explained.tell(),
    "coach": TableScreen.advise,
    "chat": lambda table: table.app.refuse(Line("others-none")),
    "who-is-here": lambda table: table.app.refuse(Line("others-none")),
    "menu": TableScreen.menu_of_game,
}
"""What each command of the table does."""
