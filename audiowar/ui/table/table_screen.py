"""The screen of a match: it announces steps and questions, and runs the table's commands."""

from __future__ import annotations

import math
from collections.abc import Callable, Mapping, Sequence
from dataclasses import replace

from audiowar.announce import table_queries
from audiowar.announce.announcement import Buffer, Kind
from audiowar.announce.game_wording import CommandResult, get_wording
from audiowar.announce.line import Cue, Line
from audiowar.announce.refusal_lines import describe_refusal
from audiowar.input import commands
from audiowar.input.commands import RANK_NAMES
from audiowar.rules.events import Choice, End, Out
from audiowar.rules.state import Refused
from audiowar.rules.view import View
from audiowar.speech.queue_policy import SLOWEST_SPEED
from audiowar.storage.match_transcript import parse_choice
from audiowar.table.player_view import PlayerView
from audiowar.table.step_events import Step
from audiowar.ui.core.app import App, Screen, ScreenContent
from audiowar.ui.settings.opponent_choice import update_player_rating
from audiowar.ui.settings.opponent_memory_menu import remember_match

from .announce_goals import GoalAnnouncer
from .coach import advise
from .countdown import Countdown
from .cursor import Cursor
from .explain_trick import TrickExplanation
from .inactive_commands import find_command_meanings, find_commands_without_effect
from .introduction import first_hint_lines, introduction_lines
from .narration import Narration
from .table_text import describe_screen

MAX_REPEATS = 3
"""How many times in a row unheard results delay the match before it continues anyway."""
RUSH_SECONDS = 1.0
"""Pressing the key again within this number of seconds skips unheard results."""
HEARING_SECONDS = 0.3
"""Seconds for which a choice must have been spoken before it can be played."""

VOICE_START_SECONDS = 1.0
"""Seconds within which even a slow voice has started to speak."""


class TableScreen(Screen):
    """A match as one player sees it."""

    where = "table"
    speaks_choice_first = True
    """Whether a choice must be spoken before it can be played."""

    def __init__(self, app: App, player_view: PlayerView) -> None:
        super().__init__(app)
        self.player_view = player_view
        app.tables += 1
        self.topic = "trick" if app.tables == 1 else f"trick-{app.tables}"
        """The topic of this table's results. A newer result shortens a waiting older one."""
        self.table_game = player_view.game
        self.meanings = find_command_meanings(player_view)
        self.inactive_commands = find_commands_without_effect(player_view)
        self.cursor = Cursor(app, player_view)
        self.narration = Narration(app, player_view, self.question_lines, self.topic)
        self.listener = self.narration.listener
        self.countdown = Countdown(player_view, self.announce_time)
        self.trick_explanation = TrickExplanation(app, self.listener)
        self.goal_announcer = GoalAnnouncer(app)
        self._asked_number = 0
        """The number of the question that was spoken last."""
        self._repeated_before = 0
        """The number of the last question before whose answer a result was repeated."""
        self._repeats = 0
        """How many times in a row unheard results have delayed the match."""
        self._repeated_at = -math.inf
        """When unheard results delayed the match last."""
        self._heard_from = 0.0
        """The time from which the last spoken choice counts as heard."""
        self._end_unheard_until = 0.0
        """Until this time, the player may not have heard the end of the match."""
        player_view.on_step = self.on_step
        player_view.on_refused = self.on_refusal

    # Events

    def begin(self, introduced: bool = False) -> None:
        """Open a new match and announce it. `introduced`: the player knows the game already."""
        self.app.push_screen(self)
        for step in self.player_view.steps():
            self.on_step(step)
        if not introduced:
            self.announce_introduction()
        if told := first_hint_lines(self.app, self.view()):
            self.app.say(*told, kind=Kind.EVENT, buffer=Buffer.SYSTEM)

    def announce_introduction(self, with_players: bool = True) -> None:
        """Announce the players and, in the first match of a game, its aim."""
        if told := introduction_lines(self.app, self.player_view, with_players):
            self.app.say(*told, kind=Kind.EVENT, buffer=Buffer.SYSTEM)

    def resume(self) -> None:
        """Open a resumed match: announce its last trick and the open question."""
        self.narration.restore_history()
        self.app.push_screen(self)
        lines = (*self.listener.last_trick_lines, *self.question_lines(only_new=True))
        game = table_queries.describe_game_and_trick(self.view())
        self.app.say(Line("table-resumed"), game, *lines, kind=Kind.RESULT)
        self.narration.report_saving()

    def on_step(self, step: Step) -> None:
        """Announce a step and the question that it opened for the player."""
        if self.view().question is None:
            self.cursor.bet_entry = None
        self.narration.announce_step(
            step, *self.countdown.timeout_lines(step.events), after=self.skip_hint_lines(step)
        )
        for event in step.events:
            if isinstance(event, End):
                told = sum(len(self.app.render(line)) for line in self.listener.last_trick_lines)
                slowly = (
                    VOICE_START_SECONDS + told / SLOWEST_SPEED
                    if self.app.frontend.has_voice
                    else 0.0
                )
                self._end_unheard_until = self.app.clock() + slowly
                update_player_rating(self.app, self.player_view, event)
                remember_match(self.app, self.player_view, self.view(), self.listener)
                if self.player_view.path is not None:
                    self.goal_announcer.start_reading()

    def skip_hint_lines(self, step: Step) -> list[Line]:
        """Return the hint about the key that skips, if the player has just gone out."""
        me = self.player_view.viewer
        out = any(isinstance(event, Out) and event.seat == me for event in step.events)
        keys = self.app.keymap.get_keys("skip")
        if not out or self.view().over or not self.narration.auto_turn.can_skip() or not keys:
            return []
        return [Line("out-skip", {"key": self.app.key_line(keys[0])})]

    def on_refusal(self, refused: Refused) -> None:
        """Say why the rules or the table refused something."""
        self.app.refuse(describe_refusal(refused))

    def question_lines(self, only_new: bool = False) -> list[Line]:
        """Return the lines of the open question.

        With `only_new`, return none if it has been spoken already, else also its selected choice.
        """
        view = self.view()
        if view.over:
            return [Line("ask-over")]
        question = view.question
        if question is None or (only_new and question.number == self._asked_number):
            return []
        if question.number != self._asked_number:
            self._asked_number = question.number
            self.cursor.on_question(question)
        lines = [
            *table_queries.describe_question(view, self.names),
            *(self.cursor.describe_choice_after_question(view) if only_new else []),
        ]
        silent = question.kind == "card" and lines[0].message == "ask-card"
        return lines if silent else [replace(lines[0], cue=Cue("your-turn")), *lines[1:]]

    def announce_time(self, line: Line) -> None:
        """Announce a line about the time left to choose."""
        self.app.say(line, kind=Kind.EVENT, topic="time")

    def run_due(self, now: float) -> float | None:
        self.countdown.now = now
        if self.app.top is not self:
            # While a menu is open, a table with bots only waits. An online table goes on.
            self.narration.drop_waiting_remark()
            if self.player_view.is_only_person:
                self.player_view.stop_clock(now)
                return self.goal_announcer.run_due(now)
        due = [
            self.player_view.run_due(now),
            self.countdown.run_due(now),
            self.goal_announcer.run_due(now),
        ]
        self.narration.speak_waiting_remark()
        return min((one for one in due if one is not None), default=None)

    # Where the player is

    @property
    def names(self) -> Sequence[str]:
        """The players' names by seat."""
        return self.player_view.names

    def view(self) -> View:
        """Return the table as the player may see it."""
        return self.player_view.view()

    def announce_screen(self) -> None:
        self.app.say(
            Line("table-here"),
            *self.question_lines(),
            *self.cursor.describe_selected_as_spoken(self.view()),
        )

    def describe_visible(self) -> ScreenContent:
        return describe_screen(self.view(), self.names, self.cursor)

    def on_close(self) -> None:
        self.player_view.leave()
        if self.player_view.is_unsaved:
            self.app.report(Line("save-incomplete"))
        else:
            self.narration.report_saving()

    # Commands

    def select_row(self, place: int) -> None:
        """Move the cursor to the choice at index `place`, which was clicked or tapped."""
        self.cursor.move_to(place)

    def run_command(self, name: str) -> bool:
        action = COMMANDS.get(name)
        if action is not None:
            action(self)
        elif commands.is_of_game(name, self.table_game):
            self.run_own_command(name)
        else:
            return False
        return True

    def play(self) -> None:
        """Play the selected card or answer, turn the next card, or open the menu after the end."""
        view = self.view()
        if self.repeat_results_before_continuing("any" if view.over else "full"):
            self._end_unheard_until = 0.0
        elif view.over:
            self.repeat_end_or_open_menu()
        elif view.question is None and not view.asked:
            self.turn_next_card()
        elif (choice := self.cursor.get_choice(view)) is None:
            self.app.refuse(table_queries.explain_no_choice(view, self.names))
        elif self.cursor.bet_entry is not None:
            # Save the amounts, because the next bet begins with them.
            self.app.settings.set(bet=self.cursor.bet_entry.amounts)
            self.answer(choice)
        else:
            self.answer_if_spoken(choice)

    def answer_if_spoken(self, choice: Choice) -> None:
        """Answer with the selected choice if it has been spoken already; otherwise speak it."""
        view = self.view()
        asked = view.question is not None and choice in view.question.choices
        careful = self.speaks_choice_first and self.app.settings.get("heard", True)
        now = self.app.clock()
        told = self.cursor.last_spoken == choice and now >= self._heard_from
        if asked and careful and (self.repeat_result_before_answer() or not told):
            self.app.say(*self.cursor.describe_selected_as_spoken(view))
            # Without a voice the text stays on the screen, so it counts as heard at once.
            self._heard_from = now + HEARING_SECONDS if self.app.frontend.has_voice else now
            return
        self.cursor.last_spoken = None
        self.answer(choice)

    def repeat_result_before_answer(self) -> bool:
        """Speak unheard results, once for each question. Return whether there were any."""
        if (
            self._repeated_before == self._asked_number
            or not self.app.frontend.speak_waiting_results(self.topic)
        ):
            return False
        self._repeated_before = self._asked_number
        return True

    def repeat_results_before_continuing(self, which: str) -> bool:
        """Speak waiting results before the match continues. Return whether there were any.

        `which`: see `Frontend.speak_waiting_results`. Pressing the key again at once skips them.
        """
        now = self.app.clock()
        careful = self.app.settings.get("heard", True)
        # After the end no limit is needed, because another key can still open the menu.
        careful = careful and (which == "any" or self._repeats < MAX_REPEATS)
        rushed = now < self._repeated_at + RUSH_SECONDS
        if not careful or rushed or not self.app.frontend.speak_waiting_results(self.topic, which):
            self._repeats = 0
            return False
        self._repeats, self._repeated_at = self._repeats + 1, now
        return True

    def leave_casino(self) -> None:
        """Answer that the player leaves the casino's table."""
        self.answer("leave")

    def answer(self, choice: Choice) -> None:
        """Send a choice as the answer to the question that was spoken last."""
        self.narration.record_answer(self.view(), choice)
        self.player_view.answer(self._asked_number, choice)

    def turn_next_card(self) -> None:
        """Turn the next card, for which the table waits."""
        self.player_view.advance()

    def use_power(self) -> None:
        """Run the command for the player's power, such as spying, or say why there is none."""
        view = self.view()
        options = self.cursor.list_choices(view)
        self.act_on_result(get_wording(view.game).run_power_command(view, self.names, options))

    def run_own_command(self, name: str) -> None:
        """Run a command that belongs to this game only."""
        view = self.view()
        options = self.cursor.list_choices(view)
        self.act_on_result(get_wording(view.game).run_command(name, view, self.names, options))

    def act_on_result(self, result: CommandResult) -> None:
        """Do what the result of a game's command asks for: refuse, answer, speak or move."""
        if isinstance(result, Line):
            self.app.refuse(result)
        elif isinstance(result, range):
            self.cursor.move_to(result[0])
        elif isinstance(result, list):
            self.listener.narrator.mark_cards_as_seen(
                table_queries.get_peeked_cards_by_seat(self.view())
            )
            self.announce_lines(result)
        else:
            self.answer(result)

    def toggle_auto_turn(self) -> None:
        """Start or stop turning cards automatically, and say which."""
        line = self.narration.auto_turn.toggle_and_describe()
        if line is None:
            self.app.refuse(Line("auto-not-here"))
        else:
            self.app.say(line)

    def skip_to_next_choice(self) -> None:
        """Skip to the next choice or to the end. A summary follows."""
        if not self.narration.auto_turn.skip_unless_choice_open():
            self.app.refuse(Line("auto-not-here"))

    def announce_lines(self, lines: list[Line]) -> None:
        """Speak lines about the table as the response to a key."""
        self.app.say(*lines, buffer=Buffer.TABLE)

    def repeat_trick(self) -> None:
        """Repeat the lines of the last trick."""
        if self.listener.last_trick_lines:
            self.app.say(*self.listener.last_trick_lines, topic=self.topic)
        else:
            self.app.refuse(Line("table-no-trick"))

    def advise(self) -> None:
        """Announce the coach's advice."""
        view = self.view()
        advise(self.app, view, self.narration, self.names, self.cursor.get_choice(view))

    def open_menu(self) -> None:
        """Open the menu of the match."""
        self.app.open_game_menu(self)

    def repeat_end_or_open_menu(self) -> None:
        """Open the menu of the match, or repeat its end if the player may not have heard it."""
        if self.view().over and self.app.clock() < self._end_unheard_until:
            self._end_unheard_until = 0.0
            ends = [
                line for line in self.listener.last_trick_lines if line.outcome
            ] or self.listener.last_trick_lines
            self.app.say(*ends, *self.question_lines(), topic=self.topic)
        else:
            self.open_menu()

    def handle_line(self, text: str) -> bool:
        """Play a choice typed as in transcripts, such as QH, JOKER or keep:top."""
        choice = parse_choice(text.upper())
        if not isinstance(choice, int):
            choice = text.lower()
            question = self.view().question
            asked = question is not None and choice in question.choices
            if not asked and choice not in get_wording(self.player_view.game).words_at_any_time:
                return False
        self.answer(choice)
        return True

    def intercept_key(self, key: str) -> bool:
        self.narration.drop_waiting_remark()
        return self.cursor.bet_entry is not None and self.cursor.bet_entry.handle_key(key)

    def farewell_line(self) -> Line | None:
        self.player_view.leave()
        if self.player_view.is_unsaved:
            return Line("goodbye-unsaved")
        self.narration.report_saving()
        return None if self.view().over else Line("goodbye-saved")


def make_rank_command(name: str) -> Callable[[TableScreen], None]:
    """Return the command that moves the cursor to the next card of a rank."""
    return lambda table: table.cursor.move_to_rank(name)


def make_query_command(
    query: Callable[[View, Sequence[str]], list[Line]],
) -> Callable[[TableScreen], None]:
    """Return the command that announces the lines of a query about the table."""
    return lambda table: table.announce_lines(query(table.view(), table.names))


COMMANDS: Mapping[str, Callable[[TableScreen], None]] = {
    "card-next": lambda table: table.cursor.move_by(1),
    "card-previous": lambda table: table.cursor.move_by(-1),
    "card-first": lambda table: table.cursor.move_to(0),
    "card-last": lambda table: table.cursor.move_to_last(),
    **{f"rank-{name}": make_rank_command(name) for name in RANK_NAMES},
    "play": TableScreen.play,
    "rules-now": make_query_command(table_queries.describe_game_situation_and_options),
    "who-chooses": make_query_command(table_queries.describe_who_has_chosen),
    "owned": make_query_command(table_queries.describe_card_counts),
    "power": TableScreen.use_power,
    "hand": make_query_command(table_queries.describe_hand),
    "pot": make_query_command(table_queries.describe_table),
    "auto": TableScreen.toggle_auto_turn,
    "skip": TableScreen.skip_to_next_choice,
    "stop-timer": lambda table: table.app.say(table.countdown.remove_limit_and_describe()),
    "last-trick": TableScreen.repeat_trick,
    "why": lambda table: table.trick_explanation.explain(),
    "coach": TableScreen.advise,
    "chat": lambda table: table.app.refuse(Line("others-none")),
    "who-is-here": lambda table: table.app.refuse(Line("others-none")),
    "menu": TableScreen.repeat_end_or_open_menu,
}
"""What the commands of the table do, by name."""
