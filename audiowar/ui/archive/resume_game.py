"""Resume an unfinished match, or offer what to do if it is damaged or open elsewhere."""

from __future__ import annotations

from contextlib import suppress
from pathlib import Path

from audiowar.announce.line import Line
from audiowar.rules.state import Refused
from audiowar.storage import saves
from audiowar.storage.follow_file import FollowedGame
from audiowar.storage.locks import FileInUse
from audiowar.storage.match_transcript import DamagedTranscript, NewerTranscript
from audiowar.storage.replay_transcript import ReplayDiffers
from audiowar.table import start_local_game
from audiowar.table.repair_save import (
    IntactPart,
    find_intact_part,
    repair_save_and_keep_copy,
    replace_by_unlocked_copy,
)
from audiowar.table.restore_saved_table import needs_long_replay
from audiowar.ui.core.announce_then_run import BusyScreen
from audiowar.ui.core.app import App
from audiowar.ui.core.menu import Menu, fixed_item
from audiowar.ui.menus.new_game import ask_game
from audiowar.ui.settings.configured_pace import ConfiguredPace
from audiowar.ui.table.table_screen import TableScreen
from audiowar.ui.table.watch_other_program import WatchScreen

NEWER_VERSION_REASONS = ("unknown_game", "unknown_option", "bad_value", "players")
"""Reasons for refusing a header that a newer version of the program wrote."""


def resume_match(app: App, path: Path) -> None:
    """Resume the match of a save. If that takes long, announce it first."""
    with suppress(OSError):
        if needs_long_replay(path):
            app.open_screen(
                BusyScreen(app, Line("save-moment"), lambda: resume_match_now(app, path))
            )
            return
    resume_match_now(app, path)


def resume_match_now(app: App, path: Path) -> None:
    """Resume the match of a save, or say why it cannot be resumed and offer what to do."""
    try:
        player_view = start_local_game.resume_game(path, ConfiguredPace(app))
    except FileInUse as used:
        offer_actions_for_match_in_use(app, path, used.is_foreign)
    except NewerTranscript:
        announce_newer_version(app, path)
    except (DamagedTranscript, ReplayDiffers) as fault:
        offer_repair(app, path, fault.line)
    except Refused as refused:
        if refused.reason in NEWER_VERSION_REASONS:
            announce_newer_version(app, path)
        else:
            offer_repair(app, path, 1)
    except OSError:
        announce_unreadable(app, path)
    else:
        app.close_all_screens()
        TableScreen(app, player_view).resume()


def reopen_table(app: App, path: Path) -> None:
    """Close all screens and open the table of a save. Raises the errors of loading a save."""
    app.close_all_screens()
    TableScreen(app, start_local_game.resume_game(path, ConfiguredPace(app))).resume()


def offer_actions_for_match_in_use(app: App, path: Path, by_other_user: bool = False) -> None:
    """Say that another program has the match open, and offer what to do.

    `by_other_user`: the program belongs to another user of this computer.
    """
    offered = [
        fixed_item("menu-watch", lambda: watch_match(app, path)),
        fixed_item("menu-new-game", lambda: ask_game(app)),
        fixed_item("save-take-over", lambda: take_over_match(app, path)),
        fixed_item("menu-main", app.open_main_menu),
    ]
    app.open_screen(Menu(app, Line("save-locked" if by_other_user else "save-in-use"), offered))


def take_over_match(app: App, path: Path) -> None:
    """Resume a match that another program has open. That program goes on in a new file."""
    try:
        replace_by_unlocked_copy(path)
    except OSError:
        app.report(Line("save-not-mended", {"path": str(path)}))
    else:
        resume_match(app, path)


def watch_match(app: App, path: Path) -> None:
    """Open a screen that narrates a match which another running program plays."""
    try:
        watched = FollowedGame(path)
    except (OSError, DamagedTranscript):
        announce_unreadable(app, path)
        return
    app.open_screen(WatchScreen(app, watched))


def announce_unreadable(app: App, path: Path) -> None:
    """Say that a save cannot be read."""
    app.report(Line("save-unreadable", {"path": str(path)}))


def announce_newer_version(app: App, path: Path) -> None:
    """Say that a newer version of the program wrote a save."""
    app.report(Line("save-newer", {"path": str(path)}))


def offer_repair(app: App, path: Path, line: int) -> None:
    """Offer to resume a damaged match from its intact lines. If it has none, move the save aside.

    `line`: the number of the first damaged line.
    """
    try:
        whole = find_intact_part(path)
    except OSError:
        announce_unreadable(app, path)
        return
    if not whole.lines:
        aside = saves.rename_damaged_save(path)
        app.open_main_menu()
        app.report(Line("save-lost", {"path": str(aside)}))
        return
    title = Line("save-damaged", {"line": line, "trick": whole.trick})
    offered = [
        fixed_item(
            Line("save-mend", {"trick": whole.trick}), lambda: repair_and_resume(app, path, whole)
        ),
        fixed_item("save-leave", app.open_main_menu),
    ]
    app.open_screen(Menu(app, title, offered))


def repair_and_resume(app: App, path: Path, lines: IntactPart) -> None:
    """Write the intact lines as the save, resume it, and say where the damaged file is now."""
    try:
        copy = repair_save_and_keep_copy(path, lines.lines)
    except (OSError, FileInUse):
        app.report(Line("save-not-mended", {"path": str(path)}))
        return
    resume_match(app, path)
    app.report(Line("save-mended", {"path": str(copy)}))
