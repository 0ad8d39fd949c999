"""The tutorial: lessons played with the real keys and the real rules."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from audiowar.announce.announcement import Buffer, Kind
from audiowar.announce.choice_lines import describe_choice
from audiowar.announce.line import Cue, Line
from audiowar.announce.view_lines import hyphenate
from audiowar.rules import events as ev
from audiowar.rules.cards import code
from audiowar.rules.events import Choice, Event
from audiowar.rules.state import Refused
from audiowar.rules.view import View
from audiowar.storage.transcript import parse_choice
from audiowar.table import local_games
from audiowar.table.step import Step
from audiowar.ui.core.menu import Menu, MenuItem
from audiowar.ui.core.screen import AppContext
from audiowar.ui.core.spoken_names import RANK_NAMES, describe_command
from audiowar.ui.core.touch_wording import button_line, play_button_action
from audiowar.ui.settings.opponents import names_of_bots, own_name
from audiowar.ui.table.table_screen import TableScreen

from .all_lessons import LESSONS
from .lesson import ANY, Lesson, LessonTask

PRAISES = 4
"""The number of variants of praise."""
QUERIES = frozenset(
    ["rules-now", "who-chooses", "owned", "power", "hand", "pot", "last-trick", "why"]
)
"""Commands after which the player is reminded of the task."""
SHUT = frozenset(["skip", "auto"])
"""Commands that are refused because they would lead away from the lesson."""


class ScriptedOpponent:
    """A bot that plays a given list of choices, then the first legal one."""

    def __init__(self, choices: str) -> None:
        self._choices = [parse_choice(text) for text in choices.split()]

    def observe(self, event: Event) -> None:
        """Ignore events."""

    def choose(self, view: View) -> Choice:
        assert view.question is not None
        if self._choices and self._choices[0] in view.question.choices:
            return self._choices.pop(0)
        return next(iter(view.question.choices))


class LessonTable(TableScreen):
    """The table screen of a lesson, which waits for one task after another."""

    topic = ""
    """Without a topic, lessons are always told in full."""
    tells_first = False
    """The lesson itself says what to press."""

    def __init__(self, app: AppContext, tutorial: Tutorial, lesson: Lesson) -> None:
        names = (own_name(app), *names_of_bots(app)[: lesson.seats - 1])
        bots = {seat: ScriptedOpponent(script) for seat, script in enumerate(lesson.scripts, 1)}
        rehearsal = local_games.start_practice(
            lesson.game, names, lesson.options, lesson.position, bots
        )
        super().__init__(app, rehearsal)
        self.inactive_commands |= SHUT
        self.meanings = {**self.meanings, "menu": "command-back"}
        self.tutorial = tutorial
        self.lesson = lesson
        self.at = 0
        """The index of the current task."""
        self._answered = False
        self._lost = False
        """Whether another player took the last trick, so that praise would not fit."""

    @property
    def task(self) -> LessonTask | None:
        """The current task; None after the last one."""
        return self.lesson.steps[self.at] if self.at < len(self.lesson.steps) else None

    # Texts

    def title(self) -> Line:
        """Return the line with the lesson's title."""
        return Line("lesson-title", {"n": self.number, "title": Line(f"lesson-{self.lesson.name}")})

    @property
    def number(self) -> int:
        """The number of the lesson, from 1."""
        return LESSONS.index(self.lesson) + 1

    def instruction(self) -> Line:
        """Return the line that explains the task and what to press."""
        return Line(f"lesson-{self.lesson.name}-{self.at + 1}", self.keys())

    def keys(self) -> dict[str, Any]:
        """Return the keys of the task in the player's key map; `go` moves to the card."""
        task = self.task
        if task is None:
            return {}
        choice = parse_choice(task.choice)
        told = {"key": self.key_of(task.command), "go": None, "card": None}
        if isinstance(choice, int):
            told["go"] = self.key_of(f"rank-{RANK_NAMES[choice >> 2]}")
            return {**told, "card": code(choice)}
        return told

    def key_of(self, command: str) -> Line:
        """Return the name of the first key of a command, or of its button on a touch screen."""
        does = "on" if self.task is None else play_button_action(self.view())
        button = button_line(command, does, self.meanings) if self.app.catalogue.touch else None
        if button is not None:
            return button
        keys = self.app.keymap.keys(command)
        return self.app.key_line(keys[0]) if keys else Line("lesson-no-key")

    def hint(self) -> Line:
        """Return a short line about what to press."""
        task = self.task
        keys = self.keys()
        if task is None or task.choice == ANY:
            return Line("lesson-hint-any")
        if keys["card"] is not None:
            return Line("lesson-hint-card", keys)
        if task.choice and task.command == "play":
            named = describe_choice(task.choice, self.view(), self.names)
            return Line("lesson-hint-choice", {"choice": named, "key": keys["key"]})
        return Line(
            "lesson-hint-key", {**keys, "does": describe_command(task.command, self.meanings)}
        )

    def tell_step(self, *before: Line) -> None:
        """Say the task, after what is being spoken."""
        self.app.say(*before, self.instruction(), kind=Kind.RESULT, buffer=Buffer.GAME)

    # Progress

    def begin(self, introduced: bool = True) -> None:
        self.app.push_screen(self)
        self.app.say(self.title(), kind=Kind.RESULT)
        for step in self.chair.steps():
            self.happened(step)
        self.tell_step()

    def enter(self) -> None:
        told = self.instruction() if self.task else self.ending()
        self.app.say(self.title(), told, *self.cursor.here(self.view()))

    def answer(self, choice: Choice) -> None:
        if self.allows(choice):
            super().answer(choice)

    def turn_next(self) -> None:
        if self.allows(""):
            super().turn_next()

    def allows(self, choice: Choice) -> bool:
        """Return whether the task requires this choice; if not, refuse it with a hint."""
        task = self.task
        if task is None:
            self.refused(Refused("lesson_over"))
            return False
        wanted = parse_choice(task.choice)
        right = wanted == choice or (wanted == ANY and isinstance(choice, int))
        if not right or (not task.choice and task.command != "play"):
            self.refused(Refused("lesson", hint=self.hint()))
            return False
        self._answered = True
        return True

    def happened(self, step: Step) -> None:
        super().happened(step)
        view = self.view()
        takers = [event.seat for event in step.events if isinstance(event, ev.Take)]
        self._lost = bool(takers) and view.viewer not in takers
        if self._answered and (view.question is not None or not view.asked):
            self._answered = False
            self.done_step()

    def done_step(self) -> None:
        """Praise, and go on to the next task or to the end of the lesson."""
        praise = [] if self._lost else [Line(f"lesson-praise-{self.at % PRAISES + 1}")]
        self._lost = False
        self.at += 1
        if self.task is not None:
            self.tell_step(*praise)
            return
        self.tutorial.learnt(self.lesson)
        self.app.say(*praise, self.ending(), kind=Kind.RESULT, buffer=Buffer.GAME)

    def ending(self) -> Line:
        """Return the line that sums up the lesson and says what comes next."""
        args = {"end": Line(f"lesson-{self.lesson.name}-end"), "key": self.key_of("play")}
        if self.number == len(LESSONS):
            return Line("lesson-done-last", args)
        following = Line(f"lesson-{LESSONS[self.number].name}")
        return Line("lesson-done", {**args, "title": following})

    def run_command(self, name: str) -> bool:
        if name == "menu":
            self.leave()
            return True
        if self.task is None and name == "play":
            self.leave(onward=True)
            return True
        if name in SHUT and self.task is not None:
            self.refused(Refused("lesson", hint=self.hint()))
            return True
        before, task = self.at, self.task
        known = super().run_command(name)
        if task is None or self.at != before or not known:
            return known
        if name == task.command and not task.choice and name != "play":
            self.done_step()
        elif name in QUERIES and name != task.command:
            self.app.say(self.hint(), kind=Kind.EVENT, topic="lesson")
        return True

    def picked(self, place: int) -> None:
        super().picked(place)
        if self.task is not None and self.task.command == "card-next":
            self.done_step()

    def leave(self, onward: bool = False) -> None:
        """Return to the list of lessons, or go on to the next lesson."""
        self.app.set_seats(len(self.names), self.chair.viewer)
        self.app.play_cue(Cue("menu-enter" if onward else "menu-back"))
        if onward and self.number < len(LESSONS):
            self.app.remove_screen(self)
            self.tutorial.index = self.number
            self.tutorial.open(LESSONS[self.number])
        else:
            self.app.close_screen(self)

    def ask_lines(self, new: bool = False) -> list[Line]:
        return [] if self.view().over else super().ask_lines(new)

    def farewell_line(self) -> Line | None:
        return None


class Tutorial(Menu):
    """The list of lessons; it starts at the first one that is not finished."""

    reading = True

    def __init__(self, app: AppContext) -> None:
        items = [MenuItem(self.label(lesson), self.opener(lesson)) for lesson in LESSONS]
        learnt = app.settings.get("lessons", [])
        first = next((n for n, one in enumerate(LESSONS) if one.name not in learnt), 0)
        super().__init__(app, Line("lessons-title"), items, first)

    def label(self, lesson: Lesson) -> Callable[[], Line]:
        """Return a label with the lesson's number, game and whether it is finished."""

        def told() -> Line:
            args = {
                "n": LESSONS.index(lesson) + 1,
                "title": Line(f"lesson-{lesson.name}"),
                "game": Line(f"game-{hyphenate(lesson.game)}"),
                "other": lesson.game != LESSONS[0].game,
                "done": lesson.name in self.app.settings.get("lessons", []),
            }
            return Line("lesson-item", args)

        return told

    def opener(self, lesson: Lesson) -> Callable[[], None]:
        """Return an action that starts a lesson."""
        return lambda: self.open(lesson)

    def open(self, lesson: Lesson) -> None:
        """Start a lesson."""
        LessonTable(self.app, self, lesson).begin()

    def learnt(self, lesson: Lesson) -> None:
        """Save that a lesson is finished, and select the next one in the list."""
        done = self.app.settings.get("lessons", [])
        if lesson.name not in done:
            self.app.settings.set(lessons=[*done, lesson.name])
        self.index = min(LESSONS.index(lesson) + 1, len(LESSONS) - 1)
