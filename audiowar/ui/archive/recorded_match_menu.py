"""The menu of a recorded match: jump to another step, change seats, play from here, export."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial

from audiowar.announce.line import Line
from audiowar.announce.render_lines import render_lines
from audiowar.archive.recorded_match import MOMENT_KINDS, save_copy_to_play_on
from audiowar.bots.registry import DEFAULT_BOT
from audiowar.rules.events import Seat
from audiowar.rules.registry import get_variant
from audiowar.storage import saves
from audiowar.storage.private_files import make_private_folder, write_text_atomically
from audiowar.storage.save_file import classify_write_error
from audiowar.storage.settings import get_data_folder
from audiowar.ui.core.key_labels import describe_command
from audiowar.ui.core.menu import Menu, MenuItem, ask_text, fixed_item

from .find_review_moments import DIRECTIONS, REVIEW_MOMENT_KIND
from .recorded_match_screen import RecordedMatchScreen
from .resume_or_repair_match import resume_match

EXPORT_FOLDER_NAME = "exported"
"""The name of the folder for exported texts, inside the program's data folder."""


def open_recorded_match_menu(screen: RecordedMatchScreen) -> None:
    """Open the menu of a recorded match at its current step."""
    app, seat, last = screen.app, screen.player_view.viewer, len(screen.recorded) - 1
    format_until = screen.recorded.format_transcript_until
    items = [fixed_item("listen-back", lambda: app.close_screen(menu))]
    if not screen.view().over and seat is not None:
        play_on = partial(play_from_current_step, screen, seat)
        items.append(make_menu_closing_item(screen, "listen-play-on", play_on))
        if get_variant(screen.table_game).always_has_choices:
            items.append(make_command_item(screen, "coach", screen.announce_advice))
    items += [
        make_jump_item(screen, moment, name)
        for moment in (*MOMENT_KINDS, REVIEW_MOMENT_KIND)
        for name in DIRECTIONS
        if f"{moment}-{name}" not in screen.unavailable_commands
    ]
    items.append(fixed_item("listen-trick", lambda: ask_trick_number(screen)))
    if screen.recorded.is_over:
        items.append(fixed_item("listen-viewers", lambda: open_viewer_menu(screen)))
    items += [
        fixed_item("listen-export", lambda: save_text_file(screen, "jsonl", format_until(last))),
        fixed_item(
            "listen-export-text",
            lambda: save_text_file(screen, "txt", render_match_as_text(screen)),
        ),
        # Somebody else can replay the match up to the current step.
        fixed_item(
            "listen-copy",
            lambda: app.copy_to_clipboard(format_until(screen.index), "listen-copied"),
        ),
        make_command_item(screen, "menu", screen.leave_recorded_match),
    ]
    menu = Menu(app, Line("listen-menu"), items)
    app.open_screen(menu)


def make_menu_closing_item(
    screen: RecordedMatchScreen, label: Line | str, action: Callable[[], None]
) -> MenuItem:
    """Return an item that closes the menu and then calls `action`."""

    def choose() -> None:
        screen.app.remove_screen(screen.app.top)
        action()

    return fixed_item(label, choose)


def make_command_item(
    screen: RecordedMatchScreen, command: str, action: Callable[[], None]
) -> MenuItem:
    """Return an item that closes the menu and calls `action`, with the name of a command.

    The names of commands begin with a small letter, because they follow a key in the key help.
    """
    does = describe_command(command, screen.unusual_meanings)
    return make_menu_closing_item(screen, Line("listen-row", {"does": does}), action)


def make_jump_item(screen: RecordedMatchScreen, moment_kind: str, direction_name: str) -> MenuItem:
    """Return the item that jumps to the next or previous moment of a kind, such as a war.

    It has the same name as the command that does this. `direction_name` is a key of DIRECTIONS.
    """
    jump = partial(screen.jump_to_moment, moment_kind, DIRECTIONS[direction_name])
    return make_command_item(screen, f"{moment_kind}-{direction_name}", jump)


def ask_trick_number(screen: RecordedMatchScreen) -> None:
    """Ask for the number of a trick, and go to that trick of the recorded match."""

    def go(text: str) -> None:
        screen.app.remove_screen(screen.app.top)
        screen.go_to_trick(int(text) if text.isdecimal() else 0)

    ask_text(screen.app, Line("listen-trick"), "", go)


def open_viewer_menu(screen: RecordedMatchScreen) -> None:
    """Open the menu for choosing the viewer: one of the seats, or all cards open."""

    def listen_as(seat: Seat | None) -> None:
        screen.app.close_screen(menu)
        screen.app.remove_screen(screen.app.top)
        screen.switch_to_viewer(seat)

    items = [
        fixed_item(screen.viewer_line("listen-viewer", viewer), partial(listen_as, viewer))
        for viewer in screen.list_viewers()
    ]
    menu = Menu(screen.app, Line("listen-viewers"), items)
    screen.app.open_screen(menu)


def play_from_current_step(screen: RecordedMatchScreen, seat: Seat) -> None:
    """Start a new match at the current step, with bots in all seats except the player's `seat`.

    If the save of the new match cannot be written, say why.
    """
    app, recorded = screen.app, screen.recorded
    try:
        path = save_copy_to_play_on(
            recorded, screen.index, seat, DEFAULT_BOT, saves.get_saves_folder()
        )
    except OSError as error:
        app.say_system_message(Line("games-not-changed", {"why": classify_write_error(error)}))
        return
    resume_match(app, path)


def render_match_as_text(screen: RecordedMatchScreen) -> str:
    """Return the match as narrated to the current viewer.

    Each step has one line of text. A step about which nothing is said has none.
    """
    app, here, numbered, told = screen.app, screen.index, 0, []
    for index in range(len(screen.recorded)):
        text = render_lines(screen.narrate_step(index), app.catalogue, app.detail)
        number = screen.recorded.get_trick_of_step(index)
        if text and number != numbered:
            numbered = number
            text = f"{app.render(screen.trick_title_line())} {text}"
        told += [text] if text else []
    screen.narrate_step(here)
    return "\n".join(told) + "\n"


def save_text_file(screen: RecordedMatchScreen, ending: str, text: str) -> None:
    """Save a text in the export folder, or let the browser download it. Say where it is."""
    app, name = screen.app, f"{screen.path.stem}.{ending}"
    if app.launch_options.services.download_text is not None:
        app.launch_options.services.download_text(name, text)
        app.say_system_message(Line("exported-download", {"name": name}))
        return
    path = get_data_folder() / EXPORT_FOLDER_NAME / name
    try:
        make_private_folder(path.parent)
        write_text_atomically(path, text)
    except OSError as error:
        app.say_system_message(Line("games-not-changed", {"why": classify_write_error(error)}))
    else:
        app.say_system_message(Line("exported", {"path": str(path)}))
