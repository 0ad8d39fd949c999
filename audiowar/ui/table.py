"""The table: the hand under the arrows, the keys of the game, and what happens."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace
from typing import TYPE_CHECKING

from audiowar.announce import asking
from audiowar.announce.announcement import Announcement, Buffer, Kind
from audiowar.announce.choices import choice_card, choice_line
from audiowar.announce.line import Cue, Line
from audiowar.announce.listener import Listener, Told
from audiowar.announce.remarks import SETTINGS, USUAL
from audiowar.announce.why import Trick
from audiowar.rules.cards import code
from audiowar.rules.events import Choice
from audiowar.rules.parts.betting import Bets
from audiowar.rules.state import Question, Refused
from audiowar.rules.view import View
from audiowar.session.chair import Chair
from audiowar.session.step import Step
from audiowar.session.transcript import parse_choice

from .betting import BetPad
from .coach import advise
from .countdown import Countdown
from .naming import RANK_CODES, RANK_NAMES
from .power import use_power
from .screen import Screen, Shown
from .table_shown import shown
from .turning import Turning, paused
from .why import tell_why

if TYPE_CHECKING:
    from .app import App

RANK_KEYS = {name: rank for rank, name in enumerate(RANK_NAMES)}


class TableScreen(Screen):
    """One game, from the player's chair."""

    where = "table"

    def __init__(self, app: App, chair: Chair) -> None:
        super().__init__(app)
        self.chair = chair
        self.names = chair.names
        self.listener = Listener(chair)
        self.meanings = asking.MEANINGS.get(chair.game, {})
        self._explained: Trick | None = None
        self.index = 0
        self.pad: BetPad | None = None
        """Where a bet is set, while one is asked."""
        self.countdown = Countdown(chair, self.tell_time)
        self.turning = Turning(chair)
        self._remark: Announcement | None = None
        """What an opponent is about to say, unless the player goes on first."""
        self._asked = 0
        """The number of the question that was told last."""
        self._unsaved_told = False
        chair.told = self.happened
        chair.refused = self.refused
        app.players = len(self.names)
        app.own_seat = chair.viewer

    # What happens

    def begin(self) -> None:
        """Start a new game."""
        self.app.screens.append(self)
        for step in self.chair.steps():
            self.happened(step)
        question = self.view().question
        if question is not None and question.kind == "card":
            self.app.say(Line("table-begin"), kind=Kind.EVENT, buffer=Buffer.SYSTEM)
        self.happened_to_save()

    def go_on(self) -> None:
        """Take a resumed game up: what happened goes into the history, the last trick is told."""
        for step in self.chair.steps():
            told = self.in_words(step)
            self.app.history.add(self.announcement(told))
            if told.remark is not None:
                self.app.history.add(by_the_way(told.remark))
        self.app.screens.append(self)
        # The question that was open is part of the last step's lines.
        lines = (*self.listener.last, *self.ask_lines())
        self.app.say(Line("table-resumed"), *lines, kind=Kind.RESULT)
        self.happened_to_save()

    def happened(self, step: Step) -> None:
        """Tell a step, with the question that it opened for the player."""
        if self.view().question is None:
            self.pad = None
        told = self.in_words(step)
        if self.turning.skips(step.events):
            self.sum_up()
            return
        announcement = self.announcement(told, *self.countdown.over(step.events, self.app.clock()))
        if not told.small:
            self._remark = None if told.remark is None else by_the_way(told.remark)
        else:
            # It is about the result before, and what is asked now is to be heard last.
            self.say_remark()
        self.app.announce(announcement)
        self.happened_to_save()

    def sum_up(self) -> None:
        """Tell what was skipped, when it is over."""
        lines = self.turning.summary(self.listener.last)
        if lines:
            lines += self.ask_lines()
            self.app.say(*lines, kind=Kind.RESULT, buffer=Buffer.GAME)
            self.happened_to_save()

    def in_words(self, step: Step) -> Told:
        """Put a step into words."""
        self.app.low_wins = self.view().reversed
        wanted = self.app.settings.get("remarks", USUAL)
        return self.listener.hear(step.events, wanted if wanted in SETTINGS else USUAL)

    def announcement(self, told: Told, *before: Line) -> Announcement:
        """Return what to say of a step, after what is said before, with the question it opened."""
        lines = (*before, *told.lines, *self.ask_lines(new=True))
        if told.small:
            return Announcement(lines, Kind.EVENT, "chosen", Buffer.GAME)
        return Announcement(lines, Kind.RESULT, "", Buffer.GAME)

    def say_remark(self) -> None:
        """Let an opponent say what is still worth saying."""
        remark, self._remark = self._remark, None
        if remark is not None:
            self.app.announce(remark)

    def tell_time(self, line: Line) -> None:
        """Tell how much time is left to choose."""
        self.app.say(line, kind=Kind.EVENT, topic="time")

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
            self.opened(question)
        lines = asking.question(view, self.names)
        silent = question.kind == "card" and lines[0].message == "ask-card"
        return lines if silent else [replace(lines[0], cue=Cue("your-turn")), *lines[1:]]

    def opened(self, question: Question) -> None:
        """Make ready for a question that has just been opened."""
        if question.kind != "card":
            self.index = 0
        self.index = min(self.index, max(0, len(question.choices) - 1))
        # A tie may be asked in the same step that closes the bet.
        self.pad = None
        if isinstance(question.choices, Bets):
            last = self.app.settings.get("bet", [question.choices.low, 0])
            self.pad = BetPad(self.app, question.choices, int(last[0]), int(last[1]))

    def happened_to_save(self) -> None:
        """Say when the game cannot be saved, and when it can be again."""
        if self.chair.unsaved != self._unsaved_told:
            self._unsaved_told = self.chair.unsaved
            line = Line("save-unwritable" if self._unsaved_told else "save-works-again")
            self.app.say(line, kind=Kind.SYSTEM, buffer=Buffer.SYSTEM)

    def tick(self, now: float) -> float | None:
        if self.app.top is not self:
            # Who is alone with bots is waited for; at other tables the game goes on.
            self._remark = None
            if self.chair.alone:
                self.chair.hold(now)
                return None
        due = [self.chair.tick(now), self.countdown.tick(now)]
        self.say_remark()
        return min((one for one in due if one is not None), default=None)

    def paused(self) -> bool:
        """Tell whether the game waits for the next card to be turned."""
        return paused(self.chair)

    # Where the player is

    def enter(self) -> None:
        self.app.say(Line("table-here"), *self.ask_lines(), *self.here(self.view()))

    def shown(self) -> Shown:
        return shown(self)

    def view(self) -> View:
        """Return what the player may know."""
        return self.chair.view()

    def options(self, view: View) -> list[Choice]:
        """Return what the arrows go through: the hand, or the answers to another question."""
        if self.pad is not None:
            return []
        if view.question is not None and view.question.kind != "card":
            return list(view.question.choices)
        return list(asking.sorted_hand(view))

    def here(self, view: View) -> list[Line]:
        """Return the card or answer under the arrows."""
        options = self.options(view)
        if self.pad is not None:
            return [self.pad.line(), Line("bet-help")]
        if not options:
            return asking.hand(view)
        self.index = min(self.index, len(options) - 1)
        lines = [choice_line(options[self.index], view, self.names)]
        if self.app.settings.get("positions", True):
            lines.append(Line("menu-position", {"n": self.index + 1, "of": len(options)}))
        return lines

    def go(self, index: int) -> None:
        """Move to a card; at the edges there is a sound."""
        view = self.view()
        options = self.options(view)
        if not options:
            self.app.refuse(asking.no_choice(view, self.names))
            return
        inside = 0 <= index < len(options)
        self.index = min(max(0, index), len(options) - 1)
        card = choice_card(options[self.index])
        self.app.cue(
            Cue("edge")
            if not inside
            else Cue("card-pick", None, None if card is None else code(card))
        )
        self.app.say(*self.here(view))

    # Commands

    def command(self, name: str) -> bool:
        action = _ACTIONS.get(name)
        if action is not None:
            action(self)
        elif name.startswith("rank-"):
            self.go_to_rank(name.removeprefix("rank-"))
        else:
            return False
        return True

    def go_to_rank(self, name: str) -> None:
        """Go to the next card of a rank."""
        options = self.options(self.view())
        count = len(options)
        for step in range(1, count + 1):
            card = choice_card(options[(self.index + step) % count])
            if card is not None and card >> 2 == RANK_KEYS[name]:
                self.go((self.index + step) % count)
                return
        self.app.refuse(Line("table-no-rank", {"card": RANK_CODES[name]}))

    def play(self) -> None:
        """Enter: play the card, give the answer, turn the next card, or leave a finished game."""
        view = self.view()
        if view.over:
            self.menu()
        elif view.question is None and not view.asked:
            self.turn_next()
        elif self.pad is not None:
            self.bet(self.pad)
        else:
            options = self.options(view)
            if options:
                self.answer(options[min(self.index, len(options) - 1)])
            else:
                self.app.refuse(asking.no_choice(view, self.names))

    def bet(self, pad: BetPad) -> None:
        """Place the bet; it is where the next one begins."""
        self.app.settings.set(bet=pad.amounts)
        self.answer(pad.choice)

    def leave_game(self) -> None:
        """Leave the house's table, where the game allows it."""
        self.answer("leave")

    def answer(self, choice: Choice) -> None:
        """Answer the question that was told last."""
        self.chair.answer(self._asked, choice)

    def turn_next(self) -> None:
        """Go on from a pause."""
        self.chair.go_on()

    def refused(self, refused: Refused) -> None:
        """Say why the rules refuse something."""
        self.app.refuse(refusal(refused))

    def by_itself(self) -> None:
        """Space: let the cards turn by themselves, or stop."""
        line = self.turning.by_itself()
        if line is None:
            self.app.refuse(Line("auto-not-here"))
        else:
            self.app.say(line, kind=Kind.SYSTEM)

    def skip(self) -> None:
        """S: play on at once to the end, or to a choice, and sum up."""
        if not self.turning.skip():
            self.app.refuse(Line("auto-not-here"))

    def tell(self, lines: list[Line]) -> None:
        """Answer a question about the table."""
        self.app.say(*lines, buffer=Buffer.TABLE)

    def repeat_trick(self) -> None:
        """L: the last trick again."""
        if self.listener.last:
            self.app.say(*self.listener.last)
        else:
            self.app.refuse(Line("table-no-trick"))

    def why(self) -> None:
        """Y: why the last trick ended as it did; pressed again, its steps as a list."""
        self._explained = tell_why(self, self._explained)

    def menu(self) -> None:
        """Escape: the menu of the game."""
        from .game_menu import game_menu

        game_menu(self.app, self)

    def line(self, text: str) -> bool:
        """Play a card or a word by its name in transcripts: QH, JOKER, swap."""
        choice = parse_choice(text.upper())
        if not isinstance(choice, int):
            choice = text.lower()
            question = self.view().question
            if choice != "swap" and (question is None or choice not in question.choices):
                return False
        self.answer(choice)
        return True

    def first(self, key: str) -> bool:
        self._remark = None
        return self.pad is not None and self.pad.press(key)

    def close(self) -> None:
        """Leave the table; the game stays saved, or it is told that it is not."""
        self.chair.leave()
        if self.chair.unsaved:
            self.app.say(Line("save-incomplete"), kind=Kind.SYSTEM, buffer=Buffer.SYSTEM)

    def farewell(self) -> Line | None:
        self.chair.leave()
        if self.chair.unsaved:
            return Line("goodbye-unsaved")
        return None if self.view().over else Line("goodbye-saved")


def by_the_way(remark: Line) -> Announcement:
    """Return a remark as it is said: after the result, and until something else happens."""
    return Announcement((remark,), Kind.REMARK, "remark", Buffer.GAME)


def refusal(refused: Refused) -> Line:
    """Return the line that tells why the rules refuse."""
    return Line(f"refused-{refused.reason.replace('_', '-')}", refused.args_)


_ACTIONS: dict[str, Callable[[TableScreen], None]] = {
    "card-next": lambda table: table.go(table.index + 1),
    "card-previous": lambda table: table.go(table.index - 1),
    "card-first": lambda table: table.go(0),
    "card-last": lambda table: table.go(len(table.options(table.view())) - 1),
    "play": TableScreen.play,
    "rules-now": lambda table: table.tell(asking.rules_now(table.view(), table.names)),
    "who-chooses": lambda table: table.tell(asking.who_chooses(table.view(), table.names)),
    "owned": lambda table: table.tell(asking.owned(table.view(), table.names)),
    "power": use_power,
    "hand": lambda table: table.tell(asking.hand(table.view())),
    "pot": lambda table: table.tell(asking.on_table(table.view(), table.names)),
    "auto": TableScreen.by_itself,
    "skip": TableScreen.skip,
    "stop-timer": lambda table: table.app.say(table.countdown.stop()),
    "last-trick": TableScreen.repeat_trick,
    "why": TableScreen.why,
    "coach": advise,
    "menu": TableScreen.menu,
}
