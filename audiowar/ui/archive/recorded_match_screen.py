"""The screen of a recorded match: go from step to step, and ask about the table at each step."""

from __future__ import annotations

import gc
from collections.abc import Callable, Iterator, Mapping
from dataclasses import replace
from functools import partial
from pathlib import Path
from typing import TYPE_CHECKING

from audiowar.announce import table_queries
from audiowar.announce.announcement import Announcement, AnnouncementKind, Buffer
from audiowar.announce.game_wording import CommandResult, get_wording
from audiowar.announce.line import Cue, Line
from audiowar.announce.listener_narration import NarratedStep
from audiowar.announce.render_lines import render_lines
from audiowar.archive.game_index import Progress
from audiowar.archive.recorded_match import (
    MOMENT_KINDS,
    TRICK_MOMENT,
    RecordedMatch,
    RecordedView,
)
from audiowar.input.commands import COMMANDS as ALL_COMMANDS
from audiowar.rules.events import Choice, Seat
from audiowar.rules.state import Question, Refused
from audiowar.rules.view import View
from audiowar.storage import saves
from audiowar.storage.game_marks import is_game_of_other_player
from audiowar.storage.match_transcript import DamagedTranscript
from audiowar.ui.core.long_work_screen import BusyScreen, run_steps_in_parts
from audiowar.ui.core.menu import MenuItem, fixed_item
from audiowar.ui.table.coach import announce_advice_or_open_review
from audiowar.ui.table.cursor import Cursor
from audiowar.ui.table.table_screen import TableScreen

from .find_review_moments import (
    DIRECTIONS,
    REVIEW_MOMENT_KIND,
    ReviewMoment,
    find_review_moments,
)
from .narrate_recorded_match import RecordedMatchNarrator, describe_cards_of_all_players

if TYPE_CHECKING:
    from audiowar.ui.core.app import App

ALLOWED_TABLE_COMMANDS = frozenset(
    (
        *("rules-now", "who-chooses", "owned", "power", "hand", "pot", "last-trick", "why"),
        *("coach", "play", "menu"),
    )
)
"""The commands of a running match that also work in a recorded match."""
CHANGED_COMMAND_MEANINGS = {
    "play": "command-listen-menu",
    "menu": "command-listen-stop",
    "coach": "command-would",
}
"""The message ids for table commands that do something else in a recorded match."""


def make_recorded_match_items(app: App, path: Path | None) -> list[MenuItem]:
    """Return the item that opens the save at `path` as a recorded match; no item without a path."""
    if path is None:
        return []

    def listen() -> None:
        app.remove_screen(app.top)
        open_recorded_match(app, path)

    return [fixed_item("menu-listen", listen)]


def open_recorded_match(app: App, path: Path) -> None:
    """Open a file as a recorded match, or say that it is unreadable. Escape stops reading it."""

    def read() -> Iterator[Progress]:
        try:
            recorded = RecordedMatch(saves.read_save(path), defer_replay=True)
            yield from recorded.replay_with_progress()
            opened_matches.append(recorded)
        except (OSError, DamagedTranscript, Refused):
            pass

    def done() -> None:
        if opened_matches:
            app.open_screen(RecordedMatchScreen(app, opened_matches[0], path))
        else:
            app.say_system_message(Line("save-unreadable", {"path": str(path)}))

    opened_matches: list[RecordedMatch] = []
    run_steps_in_parts(app, read(), done, stopped_line=None)


class ReadOnlyCursor(Cursor):
    """The cursor in a recorded match. It moves through the hand but cannot choose a card."""

    def on_question(self, question: Question) -> None:
        self.index = 0

    def list_choices(self, view: View) -> list[Choice]:
        return list(table_queries.sort_hand(view))

    def take_lines_after_question(self, view: View) -> list[Line]:
        return []


class RecordedMatchScreen(TableScreen):
    """A recorded match, narrated for one of its seats or with all cards open."""

    screen_kind = "listen"

    def __init__(self, app: App, recorded: RecordedMatch, path: Path) -> None:
        self.recorded = recorded
        self.path = path
        self.index = 0
        """The index of the step that was narrated last."""
        self._is_of_other_player = is_game_of_other_player(path)
        self._reviews: dict[Seat, list[ReviewMoment]] = {}
        """The moments that the review has found, by seat."""
        self._start(app, recorded.own_seat)
        self._freezes = not gc.get_freeze_count()
        """Whether this screen excludes the match from garbage collection, which would take 20 ms to
        examine it. False on a server, which manages garbage collection itself."""
        if self._freezes:
            gc.freeze()

    def _start(self, app: App, viewer: Seat | None) -> None:
        """Set up the screen for a seat, or for a viewer who sees all cards."""
        self.past_view = RecordedView(self.recorded, viewer)
        self.past_view.show_step(self.index)
        super().__init__(app, self.past_view)
        self.cursor = ReadOnlyCursor(app, self.past_view)
        remarks, order = app.settings.get("remarks"), app.settings.get("order")
        self.match_narrator = RecordedMatchNarrator(self.past_view, remarks, order)
        table = {name for name, one in ALL_COMMANDS.items() if one.place == "table"}
        absent = [moment for moment in MOMENT_KINDS[1:] if not self.recorded.has_moment(moment)]
        jumps = {f"{moment}-{name}" for moment in absent for name in DIRECTIONS}
        self.unavailable_commands = (
            self.unavailable_commands - {"coach"} | (table - ALLOWED_TABLE_COMMANDS) | jumps
        )
        self.unusual_meanings = {**self.unusual_meanings, **CHANGED_COMMAND_MEANINGS}
        self._restore(self.index)

    # The current step

    def announce_screen(self) -> None:
        """Name the match and the viewer, and narrate the current step."""
        last = len(self.recorded) - 1
        heard = [Line("listen-damaged")] if self.recorded.is_damaged else []
        place = Line("listen-here", {"step": self.index + 1, "of": last + 1})
        viewer = self.viewer_line("listen-as", self.player_view.viewer)
        game = self.position_line()
        self._announce(Line("listen-title"), *heard, game, viewer, place)

    def viewer_line(self, message_id: str, viewer: Seat | None) -> Line:
        """Return the line of a message about a viewer: a seat, or None for all cards open."""
        is_own = viewer == self.recorded.own_seat and not self._is_of_other_player
        who = "open" if viewer is None else "you" if is_own else "other"
        return Line(message_id, {"who": who, "player": self.names[viewer or 0]})

    def _restore(self, index: int) -> NarratedStep:
        """Move to a step without speaking. Return its narration."""
        news = self.match_narrator.narrate_step(index)
        self.index = index
        self.past_view.show_step(index)
        self.narration = self.step_announcer.narration = self.match_narrator.narration
        self.explained_trick = None
        return news

    def narrate_step(self, index: int) -> tuple[Line, ...]:
        """Move to a step without speaking.

        Return its lines, those of the question that it opened, and the remark of a bot, if any.
        """
        before = self._question_at(index - 1)
        news = self._restore(index)
        self._asked_number = 0 if before is None else before.number
        remark = () if news.remark is None or news.is_minor else (news.remark,)
        return (*news.lines, *self.take_question_lines(only_new=True), *remark)

    def _question_at(self, index: int) -> Question | None:
        seat = self.player_view.viewer
        return None if index < 0 else self.recorded.get_view_after_step(index, seat).question

    def _announce(self, *before: Line) -> None:
        """Speak the lines `before`, then the narration of the current step."""
        self._announce_lines(*before, *self.narrate_step(self.index))

    def _announce_lines(self, *lines: Line) -> None:
        view = self.view()
        self.app.set_seats_for_sounds(view.players, view.viewer, view.reversed)
        self.app.announce(Announcement(lines, AnnouncementKind.NAVIGATION, "", Buffer.TABLE))

    def trick_title_line(self, number: int | None = None) -> Line:
        """Return the line with the number of a trick or, in Casino War, round.

        Without `number`, it is the trick of the current step.
        """
        rounds = get_wording(self.table_game).calls_tricks_rounds
        if number is None:
            number = max(1, self.recorded.get_trick_of_step(self.index))
        return Line("replay-round" if rounds else "replay-trick", {"number": number})

    def position_line(self) -> Line:
        """Name the game and the trick of the current step.

        The view after the step may already be that of the next trick, so take the one before it.
        """
        seat, number = self.player_view.viewer, self.recorded.get_trick_of_step(self.index)
        before = self.recorded.get_view_after_step(max(0, self.index - 1), seat)
        return table_queries.describe_trick_title(replace(before, trick=number))

    # Moving

    def go_to_next_or_previous_step(self, direction: int) -> None:
        """Go to the next (1) or previous (-1) step that has lines, and speak it.

        If there is none, say that this is the end or the beginning, and repeat the current step.
        """
        start, index = self.index, self.index + direction
        while 0 <= index < len(self.recorded):
            lines = self.narrate_step(index)
            if render_lines(lines, self.app.catalogue, self.app.detail):
                self._announce()
                return
            index += direction
        self._restore(start)
        self.app.play_cue(Cue("edge"))
        self._announce(Line("listen-end" if direction > 0 else "listen-start"))

    def speak_step(self, index: int, *before: Line) -> None:
        """Go to a step. Speak the lines `before`, then the lines that narrate the step."""
        self._restore(index)
        self._announce(*before)

    def _speak_trick(self, index: int, number: int, title: Line) -> None:
        """Go to a step. Speak `title`, then trick `number` from its beginning up to this step.

        If the open question was asked in the step before the trick, ask it at the end.
        """
        first = self.recorded.find_steps_of_trick(number).start
        lines = [line for step in range(first, index + 1) for line in self.narrate_step(step)]
        self._restore(index)
        asked, still_asked = self._question_at(first - 1), self.view().question
        if asked is not None and still_asked is not None and asked.number == still_asked.number:
            lines += self.take_question_lines()
        self._announce_lines(title, *lines)

    def jump_to_moment(self, moment_kind: str, direction: int) -> None:
        """Go to the next (1) or previous (-1) moment of a kind, such as a war, and speak it."""
        if moment_kind == REVIEW_MOMENT_KIND:
            self.run_after_review(lambda: self._jump_to_review(direction))
            return
        found = self.recorded.find_nearest_moment(moment_kind, self.index, direction)
        if found is None:
            no_more = Line("listen-no-more", {"what": moment_kind, "later": direction > 0})
            self.app.refuse(no_more)
        elif moment_kind == TRICK_MOMENT:
            self.go_to_trick(self.recorded.get_trick_of_step(found))
        else:
            self._restore(found)
            self._announce(self.trick_title_line())

    def go_to_trick(self, number: int) -> None:
        """Go to the end of the trick with this number, and speak the whole trick."""
        index = self.recorded.find_end_of_trick(number)
        if index is None:
            self.app.refuse(Line("listen-no-trick", {"number": number}))
        else:
            self._speak_trick(index, number, self.trick_title_line(number))

    # Moments found by the review

    def run_after_review(self, action: Callable[[], None]) -> None:
        """Find the moments of the review, unless they are known, then call `action`.

        If there can be no review, say why.
        """
        seat = self.player_view.viewer
        if not self.recorded.is_over:
            self.app.refuse(Line("listen-not-over"))
        elif seat is None:
            self.app.refuse(Line("listen-needs-seat"))
        elif seat in self._reviews:
            action()
        else:

            def review() -> None:
                self._reviews[seat] = find_review_moments(self.recorded, seat)
                action()

            self.app.open_screen(BusyScreen(self.app, Line("coach-moment"), review))

    def list_found_review_moments(self) -> list[ReviewMoment]:
        """Return the moments that the review has found for the current seat; none before it ran."""
        seat = self.player_view.viewer
        return [] if seat is None else self._reviews.get(seat, [])

    def _jump_to_review(self, way: int) -> None:
        moments = self.list_found_review_moments()
        places = [one for one in moments if (one.step_index - self.index) * way > 0]
        if not moments:
            self.app.refuse(Line("coach-no-mistakes", {"late": False}))
        elif not places:
            self.app.refuse(Line("listen-no-more", {"what": REVIEW_MOMENT_KIND, "later": way > 0}))
        else:
            found = places[0 if way > 0 else -1]
            self._speak_trick(found.step_index, found.trick, found.line)

    # Choosing the seat

    def switch_to_next_viewer(self) -> None:
        """Narrate for the next seat, or with all cards open. Refuse in an unfinished match."""
        if not self.recorded.is_over:
            self.app.refuse(Line("listen-not-over"))
            return
        viewers = self.list_viewers()
        here = viewers.index(self.player_view.viewer)
        self.switch_to_viewer(viewers[(here + 1) % len(viewers)])

    def list_viewers(self) -> list[Seat | None]:
        """Return the player's own seat, None for all cards open, and the other seats."""
        own_seat = self.recorded.own_seat
        return [own_seat, None, *(seat for seat in range(len(self.names)) if seat != own_seat)]

    def switch_to_viewer(self, viewer: Seat | None) -> None:
        """Narrate for a seat, or for None with all cards open. Speak the current step again."""
        self._start(self.app, viewer)
        self._announce(self.viewer_line("listen-as", viewer))

    # Commands

    def run_command(self, name: str) -> bool:
        action = COMMANDS.get(name, REPLACED_TABLE_COMMANDS.get(name))
        if name in self.unavailable_commands:
            return False
        if action is not None:
            action(self)
            return True
        return name in ALLOWED_TABLE_COMMANDS and super().run_command(name)

    def leave_recorded_match(self) -> None:
        """Close the recorded match. If it is the lowest screen, open the main menu."""
        self.app.play_cue(Cue("menu-back"))
        self.app.close_or_open_main_menu(self)

    def announce_hand(self) -> None:
        """Announce the player's hand; with all cards open, the cards of all players."""
        if self.player_view.viewer is None:
            self.say_response_lines(describe_cards_of_all_players(self.recorded, self.index))
        else:
            self.say_response_lines(table_queries.describe_hand(self.view(), self.names))

    def announce_advice(self) -> None:
        """Announce the coach's advice to the viewer's seat.

        The coach knows only what this seat knows at the current step. After the end of the match,
        jump back to the last moment of the review instead.
        """
        view = self.view()
        if view.viewer is None:
            self.app.refuse(Line("listen-needs-seat"))
        elif view.over:
            self.jump_to_moment(REVIEW_MOMENT_KIND, -1)
        else:
            self.narration.events = self.recorded.list_events_until(self.index, view.viewer)
            announce_advice_or_open_review(self.app, view, self.step_announcer, self.names)

    def carry_out_game_command_result(self, result: CommandResult) -> None:
        if isinstance(result, list):
            # Unlike at a running table, these lines must not change how later steps are narrated.
            self.say_response_lines(result)
        elif isinstance(result, Line):
            self.app.refuse(result)
        else:
            self.on_refusal(Refused("only_recorded"))

    def handle_typed_line(self, text: str) -> bool:
        """Go to the trick with the typed number."""
        if text.isdecimal():
            self.go_to_trick(int(text[:9]))
        return text.isdecimal()

    def on_close(self) -> None:
        """Let Python collect garbage as usual again. There is no running match to leave."""
        if self._freezes:
            gc.unfreeze()

    def take_leave(self) -> Line | None:
        return None


COMMANDS: Mapping[str, Callable[[RecordedMatchScreen], None]] = {
    "step-next": lambda screen: screen.go_to_next_or_previous_step(1),
    "step-previous": lambda screen: screen.go_to_next_or_previous_step(-1),
    "step-first": lambda screen: screen.speak_step(0),
    "step-last": lambda screen: screen.speak_step(len(screen.recorded) - 1),
    **{
        f"{moment}-{name}": partial(
            RecordedMatchScreen.jump_to_moment, moment_kind=moment, direction=direction
        )
        for moment in (*MOMENT_KINDS, REVIEW_MOMENT_KIND)
        for name, direction in DIRECTIONS.items()
    },
    "viewer": RecordedMatchScreen.switch_to_next_viewer,
}
"""For each command of a recorded match, the function that runs it."""

REPLACED_TABLE_COMMANDS: Mapping[str, Callable[[RecordedMatchScreen], None]] = {
    "hand": RecordedMatchScreen.announce_hand,
    "coach": RecordedMatchScreen.announce_advice,
    "play": RecordedMatchScreen.open_menu,
    "menu": RecordedMatchScreen.leave_recorded_match,
}
"""The functions that run the table commands which do something else in a recorded match."""
