"""The game in a terminal. Each message is one line, which is never redrawn."""

from __future__ import annotations

import signal
import sys
from functools import partial
from typing import Any

from audiowar.announce.announcement import AnnouncementKind
from audiowar.announce.line import Line
from audiowar.choose_player_language import choose_language
from audiowar.input.key_names import find_typing_key
from audiowar.l10n.catalogue import Catalogue
from audiowar.storage.settings import Settings
from audiowar.ui.core.app import App
from audiowar.ui.core.frontend import Frontend, SpokenMessage
from audiowar.ui.core.launch_options import LaunchOptions
from audiowar.ui.core.preload_modules import start_preloading
from audiowar.ui.first_screens import open_first_screen
from audiowar.ui.routes import ROUTES

from .terminal_keys import KeyInput, KeySource, open_key_source

RETRY_AFTER_FAULT_SECONDS: float | None = 0.5
"""Seconds to wait after a failed call of `run_all_due` before the next call."""
MAX_CALLS_BEFORE_KEYS = 1000
"""The maximum number of calls of `App.run_due_screens` before keys are read again."""


class OutputClosed(BaseException):
    """Raised if standard output is closed. As a BaseException, it is not reported as a fault."""


class TerminalFrontend(Frontend):
    """The frontend of a terminal: prints each message as one line, which stays readable."""

    queues_messages = False

    def say(self, message: SpokenMessage) -> None:
        try:
            print(message.text, flush=True)
        except OSError as error:
            raise OutputClosed from error


def play_in_terminal(launch_options: LaunchOptions, no_window_message_id: str | None = None) -> int:
    """Play in the terminal. Return the exit status.

    `no_window_message_id` is the id of the first message, which says why there is no window; None
    if the player asked for the terminal. Raises OSError if standard output is closed.
    """
    # Exit cleanly if the system asks the program to end.
    signal.signal(signal.SIGTERM, lambda number, frame: sys.exit(128 + number))
    settings = Settings()
    catalogue = Catalogue(choose_language(launch_options.language, settings))
    app = App(TerminalFrontend(), catalogue, settings, launch_options, ROUTES)
    install_ctrl_c_handler(app)
    try:
        if no_window_message_id is not None:
            app.say_system_message(Line(no_window_message_id))
        run_app(app)
        app.say(*app.leave_all_screens(), kind=AnnouncementKind.SYSTEM)
    except OutputClosed as gone:
        assert isinstance(gone.__cause__, OSError)
        raise gone.__cause__ from None
    return app.exit_status


def run_app(app: App) -> None:
    """Open the first screen, and play until the player leaves or presses Ctrl+C."""
    try:
        with open_key_source() as source:
            app.guard.run("starting", lambda: open_first_screen(app), None)
            # Load modules for the next keys while the player listens to the first line.
            start_preloading(app)
            run_loop(app, source)
    except KeyboardInterrupt:
        pass


def run_loop(app: App, source: KeySource) -> None:
    """Pass keys to the app, and run what is due, until the player leaves or the input ends."""
    while app.running:
        due = app.guard.run("time", partial(run_all_due, app), RETRY_AFTER_FAULT_SECONDS)
        if not app.running:
            # A task that was due has quit the app, so do not wait for a key.
            return
        for read in source.read(due):
            if read[0] == "end":
                return
            app.guard.run("key", partial(handle_input, app, read), None)
            if not app.running:
                return


def run_all_due(app: App) -> float | None:
    """Run everything that is due. Return the seconds until the next task; None for never."""
    for _ in range(MAX_CALLS_BEFORE_KEYS):
        due = app.run_due_screens()
        if due != 0.0 or not app.running:
            break
    return due


def handle_input(app: App, key_input: KeyInput) -> None:
    """Pass a key, a typed character or a line from a pipe to the app."""
    kind, value = key_input
    if kind == "line":
        app.handle_typed_line(value)
    elif kind == "text" and not app.top.accepts_text:
        app.press_key(find_typing_key(value) or value)
    else:
        app.press_key(" " if value == "space" and app.top.accepts_text else value)


def install_ctrl_c_handler(app: App) -> None:
    """Make Ctrl+C quit, even where Python loses the KeyboardInterrupt, as during an import."""

    def leave(number: int, frame: Any) -> None:
        app.exit_status = 130
        app.request_quit()
        raise KeyboardInterrupt

    signal.signal(signal.SIGINT, leave)
