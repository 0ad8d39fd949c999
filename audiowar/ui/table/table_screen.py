"""The screen of a match: it announces steps and questions, and runs the table's commands."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import replace
from functools import partial
from pathlib import Path

from audiowar.announce import table_queries
from audiowar.announce.announcement import AnnouncementKind, Buffer
from audiowar.announce.common_lines import describe_refusal
from audiowar.announce.game_wording import CommandResult, get_wording
from audiowar.announce.line import Cue, Line
from audiowar.announce.reasons.last_trick_facts import explain_trick
from audiowar.announce.reasons.trick_explainer import TrickFacts
from audiowar.input import commands
from audiowar.input.commands import RANK_NAMES
from audiowar.rules.events import Choice, End, Out
from audiowar.rules.state import Refused
from audiowar.rules.view import View
from audiowar.storage.game_marks import is_game_of_other_player
from audiowar.storage.match_transcript import parse_choice
from audiowar.table.player_view import PlayerView
from audiowar.table.step_events import Step
from audiowar.ui.core.app import App, Screen, ScreenContent
from audiowar.ui.core.menu import ReadingList, fixed_item
from audiowar.ui.settings.opponent_choice import update_player_rating
from audiowar.ui.settings.opponent_memory_menu import remember_choices_if_allowed

from .announce_reached_goals import GoalAnnouncer
from .auto_turn import is_waiting_for_card_turn
from .coach import announce_advice_or_open_review
from .command_availability import (
    find_unavailable_commands,
    find_unusual_command_meanings,
)
from .countdown import Countdown
from .cursor import Cursor
from .introduction import first_hint_lines, pop_introduction_lines
from .step_announcer import StepAnnouncer
from .table_text import describe_screen_content

MIN_HEARING_SECONDS = 0.3
"""Seconds for which a choice must have been spoken before it can be played."""
SPEECH_CHECK_SECONDS = 0.1
"""Seconds between two checks of whether the voice has ended, before a card turns by itself."""


class TableScreen(Screen):
    """A match as one player sees it."""

    screen_kind = "table"
    speaks_choice_first = True
    """Whether a choice must be spoken before it can be played."""

    def __init__(self, app: App, player_view: PlayerView) -> None:
        super().__init__(app)
        self.player_view = player_view
        app.opened_table_count += 1
        self.topic = "trick" if app.opened_table_count == 1 else f"trick-{app.opened_table_count}"
        """The topic of this table's results. No two tables have the same topic."""
        self.table_game = player_view.game
        self.unusual_meanings = find_unusual_command_meanings(player_view)
        self.unavailable_commands = find_unavailable_commands(player_view)
        self.cursor = Cursor(app, player_view)
        self.step_announcer = StepAnnouncer(app, player_view, self.take_question_lines, self.topic)
        self.narration = self.step_announcer.narration
        self.countdown = Countdown(
            player_view, partial(app.say, kind=AnnouncementKind.EVENT, topic="time")
        )
        self.explained_trick: TrickFacts | None = None
        """The trick that was explained last; its next explanation is a list."""
        self.goal_announcer = GoalAnnouncer(app)
        self._asked_number = 0
        """The number of the question that was spoken last."""
        self._heard_from = 0.0
        """The time from which on the last spoken choice counts as heard."""
        player_view.on_step = self.on_step
        player_view.on_refused = self.on_refusal

    # Beginning, steps and end of the match

    def begin(self, skip_introduction: bool = False) -> None:
        """Open and announce a new match, with an introduction unless `skip_introduction`."""
        self.app.push_screen_silently(self)
        for step in self.player_view.steps():
            self.on_step(step)
        if not skip_introduction:
            self.announce_introduction()
        if told := first_hint_lines(self.app, self.view()):
            self.app.say(*told, kind=AnnouncementKind.EVENT, buffer=Buffer.SYSTEM)

    def announce_introduction(self, with_players: bool = True) -> None:
        """Announce the players and, in the first match of a game, the aim of that game."""
        if told := pop_introduction_lines(self.app, self.player_view, with_players):
            self.app.say(*told, kind=AnnouncementKind.EVENT, buffer=Buffer.SYSTEM)

    def open_resumed_match(self) -> None:
        """Open a resumed match: announce its last trick and the open question."""
        self.step_announcer.add_past_steps_to_history()
        self.app.push_screen_silently(self)
        lines = (
            *self.narration.last_trick_lines,
            *self.take_question_lines(only_new=True),
        )
        game = self.position_line()
        self.app.say(Line("table-resumed"), game, *lines, kind=AnnouncementKind.RESULT)
        self.step_announcer.announce_save_status_changes()

    def position_line(self) -> Line:
        """Name the game and the trick that the table shows."""
        return table_queries.describe_trick_title(self.view())

    def on_step(self, step: Step) -> None:
        """Announce a step and the question that it opened for the player.

        At the end of the match, also update the player's rating and the opponents' memory, and
        check for new goals.
        """
        if self.view().question is None:
            self.cursor.bet_entry = None
        late = self.countdown.timeout_lines(step.events)
        hint = self.skip_key_hint_lines(step)
        self.step_announcer.announce_step(step, *late, lines_after=hint)
        for event in step.events:
            if isinstance(event, End):
                if not is_game_of_other_player(self.player_view.path):
                    update_player_rating(self.app, self.player_view, event)
                    remember_choices_if_allowed(
                        self.app, self.player_view, self.view(), self.narration
                    )
                if self.player_view.path is not None:
                    self.goal_announcer.schedule_goal_check()

    def skip_key_hint_lines(self, step: Step) -> list[Line]:
        """Return the hint about the key that skips, if the player has just gone out."""
        me = self.player_view.viewer
        out = any(isinstance(event, Out) and event.seat == me for event in step.events)
        key = self.app.first_key_line("skip")
        if not (out and key and is_waiting_for_card_turn(self.player_view)):
            return []
        return [Line("out-skip", {"key": key})]

    def on_refusal(self, refused: Refused) -> None:
        """Say why the rules or the table refused something."""
        self.app.refuse(describe_refusal(refused))

    def take_question_lines(self, only_new: bool = False) -> list[Line]:
        """Return the lines that ask the open question, and remember that it was spoken.

        With `only_new`, a question that was already spoken has no lines. A new one is followed by
        the selected choice.
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
        lines = table_queries.describe_question(view, self.names)
        if only_new:
            lines = [*lines, *self.cursor.take_lines_after_question(view)]
        silent = question.kind == "card" and lines[0].message == "ask-card"
        return lines if silent else [replace(lines[0], cue=Cue("your-turn")), *lines[1:]]

    def run_due(self, now: float) -> float | None:
        self.countdown.now = now
        if self.app.top is not self:
            # While a menu is open, the match waits only if there are no other people at the table.
            self.step_announcer.drop_waiting_remark()
            if self.player_view.is_only_person:
                self.player_view.suspend_clock(now)
                return self.goal_announcer.run_due(now)
        if self.waits_for_voice(now):
            return now + SPEECH_CHECK_SECONDS
        parts = (self.player_view, self.countdown, self.goal_announcer)
        due = [part.run_due(now) for part in parts]
        self.step_announcer.speak_waiting_remark()
        return min((one for one in due if one is not None), default=None)

    def waits_for_voice(self, now: float) -> bool:
        """Return whether the next card waits to turn by itself until the voice has ended."""
        table = self.player_view
        turns = table.turns_automatically and table.is_only_person and not table.is_fast_forward
        if not turns or not is_waiting_for_card_turn(table):
            return False
        return now < self.app.frontend.get_end_of_speech()

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
            *self.take_question_lines(),
            *self.cursor.take_selection_lines(self.view()),
        )

    def get_whole_save(self) -> Path | None:
        return None if self.player_view.is_unsaved else self.player_view.path

    def get_screen_content(self) -> ScreenContent:
        return describe_screen_content(self.view(), self.names, self.cursor)

    def on_close(self) -> None:
        self.player_view.leave()
        if self.player_view.is_unsaved:
            self.app.say_system_message(Line("save-incomplete"))
        else:
            self.step_announcer.announce_save_status_changes()

    # Keys and commands of the player

    def select_row(self, index: int) -> None:
        """Move the cursor to the choice at `index`, which was clicked or tapped."""
        self.cursor.go_to(index)

    def run_command(self, name: str) -> bool:
        if name in COMMANDS:
            COMMANDS[name](self)
        elif commands.is_command_of_game(name, self.table_game):
            self.run_game_command(name)
        else:
            return False
        return True

    def play_or_continue(self) -> None:
        """Play the selected card or answer, turn the next card, or open the menu after the end.

        A choice that has not been spoken yet is only spoken.
        """
        view = self.view()
        if view.over:
            self.open_menu()
        elif view.question is None and not view.asked:
            self.turn_next_card()
        elif (choice := self.cursor.get_selected_choice(view)) is None:
            self.app.refuse(table_queries.explain_no_choice(view, self.names))
        elif self.cursor.bet_entry is not None:
            self.cursor.keep_bet(*self.cursor.bet_entry.amounts)
            self.answer(choice)
        else:
            self.answer_if_spoken_else_speak(choice)

    def answer_if_spoken_else_speak(self, choice: Choice) -> None:
        """Answer with the selected choice if it has been spoken already; otherwise speak it."""
        view = self.view()
        is_asked = view.question is not None and choice in view.question.choices
        is_careful = self.speaks_choice_first and self.app.settings.get("heard", True)
        now = self.app.clock()
        is_heard = self.cursor.last_spoken_choice == choice and now >= self._heard_from
        if is_asked and is_careful and not is_heard:
            self.app.say(*self.cursor.take_selection_lines(view))
            # Without a voice the text stays on the screen, so it counts as heard immediately.
            self._heard_from = now + MIN_HEARING_SECONDS if self.app.frontend.has_voice else now
            return
        self.cursor.last_spoken_choice = None
        self.answer(choice)

    def answer(self, choice: Choice) -> None:
        """Send a choice as the answer to the question that was spoken last."""
        self.step_announcer.record_answer(self.view(), choice)
        self.player_view.answer(self._asked_number, choice)

    def turn_next_card(self) -> None:
        """Turn the next card, for which the table waits."""
        self.player_view.advance()

    def use_power(self) -> None:
        """Use the player's power, such as spying, or say why that is impossible."""
        view = self.view()
        power = get_wording(view.game).get_power_command_result
        self.carry_out_game_command_result(power(view, self.names, self.cursor.list_choices(view)))

    def run_game_command(self, name: str) -> None:
        """Run a command that belongs to this game only."""
        view = self.view()
        run = get_wording(view.game).run_own_command
        self.carry_out_game_command_result(
            run(name, view, self.names, self.cursor.list_choices(view))
        )

    def carry_out_game_command_result(self, result: CommandResult) -> None:
        """Carry out the result of a game's command: refuse, answer, speak or move the cursor."""
        if isinstance(result, Line):
            self.app.refuse(result)
        elif isinstance(result, range):
            self.cursor.go_to(result[0])
        elif isinstance(result, list):
            peeked = table_queries.get_peeked_cards_by_seat(self.view())
            self.narration.narrator.mark_chosen_cards_as_seen(peeked)
            self.say_response_lines(result)
        else:
            self.answer(result)

    def toggle_auto_turn(self) -> None:
        """Start or stop turning cards automatically, and say so."""
        line = self.step_announcer.auto_turn.toggle()
        if line is None:
            self.refuse_to_turn_cards()
        else:
            self.app.say(line)

    def skip_to_next_choice(self) -> None:
        """Skip to the next choice or the end of the match, then speak a summary."""
        if not self.step_announcer.auto_turn.skip_to_next_choice():
            self.refuse_to_turn_cards()

    def refuse_to_turn_cards(self) -> None:
        """Say why no cards can be turned now."""
        view = self.view()
        if view.over:
            reason = "refused-game-over"
        elif view.viewer is None:
            reason = "refused-not-seated"
        elif view.viewer in view.out:
            reason = "refused-you-are-out"
        else:
            reason = "auto-not-here"
        self.app.refuse(Line(reason))

    def say_response_lines(self, lines: list[Line]) -> None:
        """Speak lines about the table as the response to a key."""
        self.app.say(*lines, buffer=Buffer.TABLE)

    def repeat_last_trick(self) -> None:
        """Repeat the lines of the last trick."""
        if self.narration.last_trick_lines:
            self.app.say(*self.narration.last_trick_lines, topic=self.topic)
        else:
            self.app.refuse(Line("table-no-trick"))

    def explain_last_trick(self) -> None:
        """Explain the last trick in speech; the second time, open the explanation as a list."""
        trick = self.narration.last_trick.get_current_or_last_trick()
        lines = explain_trick(trick, self.names, self.view().viewer) if trick is not None else []
        if not lines:
            self.app.refuse(Line("why-nothing"))
        elif trick == self.explained_trick:
            items = [fixed_item(line) for line in lines]
            self.app.open_screen(ReadingList(self.app, Line("why-title"), items))
        else:
            self.say_response_lines(lines)
        self.explained_trick = trick

    def announce_advice(self) -> None:
        """Announce the coach's advice; after the end of the match, open the review."""
        view = self.view()
        selected = self.cursor.get_selected_choice(view)
        announce_advice_or_open_review(self.app, view, self.step_announcer, self.names, selected)

    def open_menu(self) -> None:
        """Open the menu of the match."""
        self.app.open_match_menu(self)

    def handle_typed_line(self, text: str) -> bool:
        """Play a choice typed as in transcripts, such as QH, JOKER or keep:top.

        A ten may also be typed as 10H. Return False if the text is no choice.
        """
        code = text.upper()
        choice = parse_choice(f"T{code[2:]}" if code.startswith("10") else code)
        if isinstance(choice, int):
            self.answer(choice)
            return True
        question = self.view().question
        possible = () if question is None else question.choices
        typable = get_wording(self.player_view.game).always_typable_answers
        kind, colon, rest = text.lower().partition(":")
        # What follows the colon is a word or a card.
        for answer in (f"{kind}{colon}{rest}", f"{kind}{colon}{rest.upper()}"):
            if answer in possible or answer in typable:
                self.answer(answer)
                return True
        return False

    def intercept_key(self, key: str) -> bool:
        self.step_announcer.drop_waiting_remark()
        return self.cursor.bet_entry is not None and self.cursor.bet_entry.handle_key(key)

    def take_leave(self) -> Line | None:
        self.player_view.leave()
        if self.player_view.is_unsaved:
            return Line("goodbye-unsaved")
        self.step_announcer.announce_save_status_changes()
        return None if self.view().over else Line("goodbye-saved")


def make_jump_to_rank_command(rank_name: str) -> Callable[[TableScreen], None]:
    """Return the function of a command that moves the cursor to the next card of a rank."""
    return lambda table: table.cursor.go_to_rank(rank_name)


def make_query_command(
    query: Callable[[View, Sequence[str]], list[Line]],
) -> Callable[[TableScreen], None]:
    """Return the function of a command that announces the lines of a query about the table."""
    return lambda table: table.say_response_lines(query(table.view(), table.names))


COMMANDS: Mapping[str, Callable[[TableScreen], None]] = {
    "card-next": lambda table: table.cursor.go_to(table.cursor.index + 1),
    "card-previous": lambda table: table.cursor.go_to(table.cursor.index - 1),
    "card-first": lambda table: table.cursor.go_to(0),
    "card-last": lambda table: table.cursor.go_to_last(),
    **{f"rank-{name}": make_jump_to_rank_command(name) for name in RANK_NAMES},
    "play": TableScreen.play_or_continue,
    "rules-now": make_query_command(table_queries.describe_match),
    "who-chooses": make_query_command(table_queries.describe_who_has_chosen),
    "owned": make_query_command(table_queries.describe_card_counts),
    "power": TableScreen.use_power,
    "hand": make_query_command(table_queries.describe_hand),
    "pot": make_query_command(table_queries.describe_cards_on_table),
    "auto": TableScreen.toggle_auto_turn,
    "skip": TableScreen.skip_to_next_choice,
    "stop-timer": lambda table: table.app.say(table.countdown.remove_limit()),
    "last-trick": TableScreen.repeat_last_trick,
    "why": TableScreen.explain_last_trick,
    "coach": TableScreen.announce_advice,
    "chat": lambda table: table.app.refuse(Line("others-none")),
    "who-is-here": lambda table: table.app.refuse(Line("others-none")),
    "menu": lambda table: table.open_menu(),
}
"""For each command of the table, the function that runs it."""
