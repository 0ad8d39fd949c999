"""The tutorial: a list of lessons, which are played at a table with the usual keys and rules."""

from __future__ import annotations

from dataclasses import replace
from functools import partial
from importlib import import_module
from importlib.util import find_spec
from typing import Any

from audiowar.announce.announcement import AnnouncementKind, Buffer
from audiowar.announce.common_lines import get_game_title
from audiowar.announce.describe_choices import describe_choice
from audiowar.announce.line import Cue, Line
from audiowar.input.commands import RANK_NAMES
from audiowar.rules import events as ev
from audiowar.rules.cards import get_card_code
from audiowar.rules.events import Choice, Event
from audiowar.rules.registry import GAMES, GAMES_PACKAGE
from audiowar.rules.state import Refused
from audiowar.rules.view import View
from audiowar.storage.match_transcript import parse_choice
from audiowar.table import start_local_match
from audiowar.table.step_events import Step
from audiowar.ui.core.app import App
from audiowar.ui.core.key_labels import button_line, describe_command, get_play_button_action
from audiowar.ui.core.menu import Menu, MenuItem
from audiowar.ui.settings.opponent_choice import get_player_name, list_names_for_bots
from audiowar.ui.table.table_screen import TableScreen

from .lesson_definition import ANY_CARD, Lesson, LessonTask

PRAISE_MESSAGE_COUNT = 4
"""The number of different messages of praise."""
QUERY_COMMANDS = frozenset(
    ["rules-now", "who-chooses", "owned", "power", "hand", "pot", "last-trick", "why"]
)
"""Commands that only inform. After each of them, the player is reminded of the task."""
BLOCKED_COMMANDS = frozenset(["skip", "auto"])
"""Commands that are refused because they would lead away from the lesson."""

LESSON_TOPIC = "lesson"
"""The topic of instructions: a newer one replaces an older one that waits."""


LESSONS: tuple[Lesson, ...] = tuple(
    replace(lesson, game=game)
    for game in GAMES
    if find_spec(f"{GAMES_PACKAGE}.{game}.lessons") is not None
    for lesson in import_module(f"{GAMES_PACKAGE}.{game}.lessons").LESSONS
)
"""All lessons, in the order of the tutorial."""


class ScriptedOpponent:
    """A bot that makes the given choices in order. If the next one is illegal, or none is left, it
    makes the first legal choice."""

    def __init__(self, choices: str) -> None:
        self._choices = [parse_choice(text) for text in choices.split()]

    def observe(self, event: Event) -> None:
        """Do nothing, because the choices are fixed."""

    def choose(self, view: View) -> Choice:
        if self._choices and self._choices[0] in view.open_question.choices:
            return self._choices.pop(0)
        return next(iter(view.open_question.choices))


class LessonTableScreen(TableScreen):
    """The table of a lesson. It waits until the player has completed each task."""

    speaks_choice_first = False
    """A lesson's task already names the choice, so it need not be spoken before it is played."""

    def __init__(self, app: App, tutorial: LessonsMenu, lesson: Lesson) -> None:
        names = (get_player_name(app), *list_names_for_bots(app)[: lesson.player_count - 1])
        bots = {
            seat: ScriptedOpponent(script) for seat, script in enumerate(lesson.opponent_answers, 1)
        }
        start = start_local_match.start_practice
        super().__init__(app, start(lesson.game, names, lesson.options, lesson.position, bots))
        self.unavailable_commands |= BLOCKED_COMMANDS
        self.unusual_meanings = {**self.unusual_meanings, "menu": "command-back"}
        self.tutorial = tutorial
        self.lesson = lesson
        self.task_index = 0
        """The index of the current task."""
        self._answered = False
        self._trick_lost = False
        """Whether another player took the last trick. Praise would then be out of place."""

    @property
    def task(self) -> LessonTask | None:
        """The current task; None after the last one."""
        tasks = self.lesson.tasks
        return tasks[self.task_index] if self.task_index < len(tasks) else None

    # Texts of the lesson

    def title_line(self) -> Line:
        """Return the line with the lesson's title."""
        title = Line(f"lesson-{self.lesson.name}")
        return Line("lesson-title", {"n": self.lesson_number, "title": title})

    @property
    def lesson_number(self) -> int:
        """The number of the lesson, from 1."""
        return LESSONS.index(self.lesson) + 1

    def instruction_line(self) -> Line:
        """Return the line that explains the current task and what to press."""
        return Line(f"lesson-{self.lesson.name}-{self.task_index + 1}", self.task_message_args())

    def task_message_args(self) -> dict[str, Any]:
        """Return the arguments of the task's messages.

        These are the `key` of the command, the `card` to play, and the key to `go` to this card.
        """
        task = self.task
        if task is None:
            return {}
        choice = parse_choice(task.choice)
        key = self.first_key_or_button_line(task.command)
        if not isinstance(choice, int):
            return {"key": key, "go": None, "card": None}
        go = self.first_key_or_button_line(f"rank-{RANK_NAMES[choice >> 2]}")
        return {"key": key, "go": go, "card": get_card_code(choice)}

    def first_key_or_button_line(self, command: str) -> Line:
        """Return the name of the first key of a command, or of its button on a touch screen."""
        does = "on" if self.task is None else get_play_button_action(self.view())
        button = (
            button_line(command, does, self.unusual_meanings) if self.app.catalogue.touch else None
        )
        if button is not None:
            return button
        return self.app.first_key_line(command) or Line("lesson-no-key")

    def hint_line(self) -> Line:
        """Return a short line about what to press for the current task."""
        task = self.task
        keys = self.task_message_args()
        if task is None or task.choice == ANY_CARD:
            return Line("lesson-hint-any")
        if keys["card"] is not None:
            return Line("lesson-hint-card", keys)
        if task.choice and task.command == "play":
            named = describe_choice(task.choice, self.view(), self.names)
            return Line("lesson-hint-choice", {"choice": named, "key": keys["key"]})
        # Without a choice, the task is to turn a card, also in a match that has choices.
        turns = task.command == "play"
        does = (
            Line("command-turn") if turns else describe_command(task.command, self.unusual_meanings)
        )
        return Line("lesson-hint-key", {**keys, "does": does})

    def announce_task(self, *lines_before: Line) -> None:
        """Announce lines and then the current task, without interrupting other speech."""
        self.say_instruction(*lines_before, self.instruction_line())

    def say_instruction(self, *lines: Line) -> None:
        """Announce lines that replace an older instruction, if it still waits to be spoken."""
        self.app.say(*lines, kind=AnnouncementKind.RESULT, topic=LESSON_TOPIC, buffer=Buffer.GAME)

    # Progress of the player in the lesson

    def begin(self, skip_introduction: bool = True) -> None:
        self.app.push_screen_silently(self)
        self.app.say(self.title_line(), kind=AnnouncementKind.RESULT)
        for step in self.player_view.steps():
            self.on_step(step)
        self.announce_task()

    def announce_screen(self) -> None:
        line = self.instruction_line() if self.task else self.ending_line()
        choice = self.cursor.take_selection_lines(self.view())
        self.app.say(self.title_line(), line, *choice)

    def answer(self, choice: Choice) -> None:
        if self.accept_choice_or_say_hint(choice):
            super().answer(choice)

    def turn_next_card(self) -> None:
        if self.accept_choice_or_say_hint(""):
            super().turn_next_card()

    def accept_choice_or_say_hint(self, choice: Choice) -> bool:
        """Return whether a choice completes the current task. If not, say a hint."""
        task = self.task
        if task is None:
            self.on_refusal(Refused("lesson_over"))
            return False
        wanted_choice = parse_choice(task.choice)
        right = wanted_choice == choice or (wanted_choice == ANY_CARD and isinstance(choice, int))
        if not right or (not task.choice and task.command != "play"):
            self.on_refusal(Refused("lesson", hint=self.hint_line()))
            return False
        self._answered = True
        return True

    def on_step(self, step: Step) -> None:
        super().on_step(step)
        view = self.view()
        takers = [event.seat for event in step.events if isinstance(event, ev.Take)]
        self._trick_lost = bool(takers) and view.viewer not in takers
        if self._answered and (view.question is not None or not view.asked):
            self._answered = False
            self.complete_task()

    def complete_task(self) -> None:
        """Announce the next task or the end of the lesson, with praise unless the trick was lost.

        At the end, save that the lesson is finished.
        """
        praise = [Line(f"lesson-praise-{self.task_index % PRAISE_MESSAGE_COUNT + 1}")]
        if self._trick_lost:
            praise, self._trick_lost = [], False
        self.task_index += 1
        if self.task is not None:
            self.announce_task(*praise)
            return
        self.tutorial.finish_lesson(self.lesson)
        self.say_instruction(*praise, self.ending_line())

    def ending_line(self) -> Line:
        """Return the line that sums up the lesson and says what comes next."""
        args = {
            "end": Line(f"lesson-{self.lesson.name}-end"),
            "key": self.first_key_or_button_line("play"),
        }
        if self.lesson_number == len(LESSONS):
            return Line("lesson-done-last", args)
        following = Line(f"lesson-{LESSONS[self.lesson_number].name}")
        return Line("lesson-done", {**args, "title": following})

    def run_command(self, name: str) -> bool:
        if name == "menu" or (name == "play" and self.task is None):
            self.leave_or_open_next_lesson(open_next=name == "play")
            return True
        if name in BLOCKED_COMMANDS and self.task is not None:
            self.on_refusal(Refused("lesson", hint=self.hint_line()))
            return True
        before, task = self.task_index, self.task
        is_known = super().run_command(name)
        if task is None or self.task_index != before or not is_known:
            return is_known
        if name == task.command and not task.choice and name != "play":
            self.complete_task()
        elif name in QUERY_COMMANDS and name != task.command:
            self.app.say(self.hint_line(), kind=AnnouncementKind.EVENT, topic=LESSON_TOPIC)
        return True

    def select_row(self, index: int) -> None:
        super().select_row(index)
        if self.task is not None and self.task.command == "card-next":
            self.complete_task()

    def leave_or_open_next_lesson(self, open_next: bool = False) -> None:
        """Return to the list of lessons; with `open_next`, open the next lesson instead, if any."""
        self.app.set_seats_for_sounds(len(self.names), self.player_view.viewer)
        self.app.play_cue(Cue("menu-enter" if open_next else "menu-back"))
        if open_next and self.lesson_number < len(LESSONS):
            self.app.remove_screen(self)
            self.tutorial.index = self.lesson_number
            self.tutorial.open_lesson(LESSONS[self.lesson_number])
        else:
            self.app.close_screen(self)

    def take_question_lines(self, only_new: bool = False) -> list[Line]:
        return [] if self.view().over else super().take_question_lines(only_new)

    def take_leave(self) -> Line | None:
        return None


class LessonsMenu(Menu):
    """The list of lessons. The first unfinished one is selected."""

    needs_leave_hint = True

    def __init__(self, app: App) -> None:
        items = [
            MenuItem(partial(self.lesson_line, lesson), partial(self.open_lesson, lesson))
            for lesson in LESSONS
        ]
        learnt = app.settings.get("lessons", [])
        first = next((n for n, one in enumerate(LESSONS) if one.name not in learnt), 0)
        super().__init__(app, Line("lessons-title"), items, first)

    def lesson_line(self, lesson: Lesson) -> Line:
        """Return the line that names a lesson and says whether it is finished."""
        args = {
            "n": LESSONS.index(lesson) + 1,
            "title": Line(f"lesson-{lesson.name}"),
            "game": get_game_title(lesson.game),
            "other": lesson.game != LESSONS[0].game,
            "done": lesson.name in self.app.settings.get("lessons", []),
        }
        return Line("lesson-item", args)

    def open_lesson(self, lesson: Lesson) -> None:
        """Open the table of a lesson and begin it."""
        LessonTableScreen(self.app, self, lesson).begin()

    def finish_lesson(self, lesson: Lesson) -> None:
        """Save in the settings that a lesson is finished, and select the next lesson."""
        done = self.app.settings.get("lessons", [])
        if lesson.name not in done:
            self.app.settings.set(lessons=[*done, lesson.name])
        self.index = min(LESSONS.index(lesson) + 1, len(LESSONS) - 1)
