"""Resume an unfinished match, or offer other actions if it is damaged or open elsewhere."""

from __future__ import annotations

from contextlib import suppress
from functools import partial
from pathlib import Path

from audiowar.announce.line import Line
from audiowar.rules.state import Refused
from audiowar.storage import saves
from audiowar.storage.follow_match_file import FollowedMatch
from audiowar.storage.locks import FileInUse
from audiowar.storage.match_transcript import DamagedTranscript, NewerTranscript
from audiowar.storage.replay_transcript import ReplayDiffers
from audiowar.table import start_local_match
from audiowar.table.repair_damaged_save import (
    IntactPart,
    find_intact_part,
    repair_save,
    replace_locked_save_by_copy,
)
from audiowar.ui.core.app import App
from audiowar.ui.core.long_work_screen import BusyScreen
from audiowar.ui.core.menu import Menu, fixed_item
from audiowar.ui.menus.new_game import ask_game
from audiowar.ui.settings.opponent_choice import ConfiguredPace
from audiowar.ui.table.table_screen import TableScreen
from audiowar.ui.table.watch_screen import WatchScreen

NEWER_VERSION_REASONS = ("unknown_game", "unknown_option", "bad_value", "players")
"""If the rules refuse a save for one of these reasons, a newer version of the program wrote it."""


def resume_match(app: App, path: Path) -> None:
    """Resume the match of a save. If loading takes long, say so first."""
    with suppress(OSError):
        if start_local_match.needs_long_replay(path):
            resume = partial(resume_match_or_offer_help, app, path)
            app.open_screen(BusyScreen(app, Line("save-moment"), resume))
            return
    resume_match_or_offer_help(app, path)


def resume_match_or_offer_help(app: App, path: Path) -> None:
    """Resume the match of a save, or say why it cannot be resumed.

    Offer a repair or other actions if there are any.
    """
    try:
        player_view = start_local_match.resume_match(path, ConfiguredPace(app))
    except FileInUse as used:
        offer_actions_for_match_in_use(app, path, used.is_foreign)
    except NewerTranscript:
        announce_problem(app, "save-newer", path)
    except (DamagedTranscript, ReplayDiffers) as fault:
        offer_repair_or_rename_save(app, path, fault.line_number)
    except Refused as refused:
        if refused.reason in NEWER_VERSION_REASONS:
            announce_problem(app, "save-newer", path)
        else:
            offer_repair_or_rename_save(app, path, 1)
    except OSError:
        announce_problem(app, "save-unreadable", path)
    else:
        app.close_all_screens()
        TableScreen(app, player_view).open_resumed_match()


def open_saved_table(app: App, path: Path) -> None:
    """Close all screens, then open the table of a save.

    Raises the exceptions of `start_local_match.resume_match`.
    """
    app.close_all_screens()
    player_view = start_local_match.resume_match(path, ConfiguredPace(app))
    TableScreen(app, player_view).open_resumed_match()


def offer_actions_for_match_in_use(app: App, path: Path, by_other_user: bool = False) -> None:
    """Say that another program, perhaps another user's, has the match open. Offer some actions."""
    offered = [
        fixed_item("menu-watch", lambda: watch_match(app, path)),
        fixed_item("menu-new-game", lambda: ask_game(app)),
        fixed_item("save-take-over", lambda: take_over_match(app, path)),
        fixed_item("menu-main", app.open_main_menu),
    ]
    app.open_screen(Menu(app, Line("save-locked" if by_other_user else "save-in-use"), offered))


def take_over_match(app: App, path: Path) -> None:
    """Resume a match that another program has open. That program continues in another file."""
    try:
        replace_locked_save_by_copy(path)
    except OSError:
        announce_problem(app, "save-not-mended", path)
    else:
        resume_match(app, path)


def watch_match(app: App, path: Path) -> None:
    """Open a screen that narrates a match while another program plays it."""
    try:
        watched = FollowedMatch(path)
    except (OSError, DamagedTranscript):
        announce_problem(app, "save-unreadable", path)
    else:
        app.open_screen(WatchScreen(app, watched))


def announce_problem(app: App, message_id: str, path: Path) -> None:
    """Say a message about the file at a path."""
    app.say_system_message(Line(message_id, {"path": str(path)}))


def offer_repair_or_rename_save(app: App, path: Path, line_number: int) -> None:
    """Offer to resume a damaged match from its intact lines.

    If it has none, rename the save, open the main menu and say the new path.
    """
    try:
        whole = find_intact_part(path)
    except OSError:
        announce_problem(app, "save-unreadable", path)
        return
    if not whole.line_count:
        aside = saves.rename_damaged_save(path)
        app.open_main_menu()
        announce_problem(app, "save-lost", aside)
        return
    mend, trick = partial(resume_repaired, app, path, whole), {"trick": whole.last_trick_number}
    offered = [
        fixed_item(Line("save-mend", trick), mend),
        fixed_item("save-leave", app.open_main_menu),
    ]
    app.open_screen(Menu(app, Line("save-damaged", {"line": line_number, **trick}), offered))


def resume_repaired(app: App, path: Path, intact_part: IntactPart) -> None:
    """Reduce the save to its intact lines, resume the match, and say where the damaged copy is."""
    try:
        copy = repair_save(path, intact_part.line_count)
    except (OSError, FileInUse):
        announce_problem(app, "save-not-mended", path)
        return
    resume_match(app, path)
    announce_problem(app, "save-mended", copy)
