"""The menu of a recorded match: jump to another step, change seats, play from here, export."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial

from audiowar.announce.line import Line, render_lines
from audiowar.archive.recorded_game import MOMENTS, save_to_play_on
from audiowar.bots.registry import USUAL
from audiowar.rules.events import Seat
from audiowar.rules.registry import get_variant
from audiowar.storage import saves
from audiowar.storage.save_writer import classify_write_error
from audiowar.ui.core.key_and_character_names import describe_command
from audiowar.ui.core.menu import Menu, MenuItem, TextEntry, fixed_item

from .recorded_match_screen import RecordedMatchScreen
from .resume_game import resume_match
from .review_moments import REVIEW, WAYS
from .save_text_file import save_text_file


def open_recorded_match_menu(screen: RecordedMatchScreen) -> None:
    """Open the menu of a recorded match at its current step."""
    app, seat = screen.app, screen.player_view.viewer
    items = [fixed_item("listen-back", lambda: app.close_screen(menu))]
    if not screen.view().over and seat is not None:
        items.append(
            closing_item(screen, "listen-play-on", lambda: play_from_current_step(screen, seat))
        )
        if get_variant(screen.table_game).always_has_choices:
            items.append(closing_item(screen, "command-would", screen.advise))
    items += [jump_item(screen, moment, name) for moment in (*MOMENTS, REVIEW) for name in WAYS
              if f"{moment}-{name}" not in screen.inactive_commands]  # fmt: skip
    items.append(fixed_item("listen-trick", lambda: ask_trick_number(screen)))
    if screen.recorded.is_over:
        items.append(fixed_item("listen-viewers", lambda: open_viewer_menu(screen)))
    items += [
        fixed_item("listen-export", lambda: save_transcript_copy(screen)),
        fixed_item("listen-export-text", lambda: save_match_as_text(screen)),
        fixed_item("listen-copy", lambda: copy_transcript_up_to_current_step(screen)),
        closing_item(screen, "command-listen-stop", screen.leave_recorded_match),
    ]
    menu = Menu(app, Line("listen-menu"), items)
    app.open_screen(menu)


def closing_item(
    screen: RecordedMatchScreen, label: Line | str, action: Callable[[], None]
) -> MenuItem:
    """Return an item that closes the menu and then calls `action`."""

    def choose() -> None:
        screen.app.remove_screen(screen.app.top)
        action()

    return fixed_item(label, choose)


def jump_item(screen: RecordedMatchScreen, moment: str, way: str) -> MenuItem:
    """Return the item that jumps to the next or previous moment of a kind, named like its key."""
    name = describe_command(f"{moment}-{way}")
    return closing_item(screen, name, partial(screen.jump_to_moment, moment, WAYS[way]))


def ask_trick_number(screen: RecordedMatchScreen) -> None:
    """Ask for the number of a trick, and go there."""
    app = screen.app

    def done(text: str) -> None:
        app.remove_screen(entry)
        app.remove_screen(app.top)
        screen.go_to_trick(int(text) if text.isdecimal() else 0)

    entry = TextEntry(app, Line("listen-trick"), "", done)
    app.open_screen(entry)


def open_viewer_menu(screen: RecordedMatchScreen) -> None:
    """Open the menu of the seats from which the match can be narrated."""
    own = screen.recorded.own_seat
    seats: list[Seat | None] = [own, None]
    seats += [seat for seat in range(len(screen.names)) if seat != own]

    def listen_as(seat: Seat | None) -> None:
        screen.app.close_screen(menu)
        screen.app.remove_screen(screen.app.top)
        screen.switch_viewer(seat)

    items = []
    for seat in seats:
        who = "open" if seat is None else "you" if seat == own else "other"
        label = Line("listen-viewer", {"who": who, "player": screen.names[seat or 0]})
        items.append(fixed_item(label, partial(listen_as, seat)))
    menu = Menu(screen.app, Line("listen-viewers"), items)
    screen.app.open_screen(menu)


def play_from_current_step(screen: RecordedMatchScreen, seat: Seat) -> None:
    """Start a new match that goes on from the current step, in a seat against bots."""
    app, recorded = screen.app, screen.recorded
    try:
        path = save_to_play_on(recorded, screen.index, seat, USUAL, saves.saves_folder())
    except OSError as error:
        app.report(Line("save-unwritable", {"why": classify_write_error(error)}))
        return
    resume_match(app, path)


def save_transcript_copy(screen: RecordedMatchScreen) -> None:
    """Save the whole transcript in a file for the player."""
    text = screen.recorded.transcript_until(len(screen.recorded) - 1)
    save_text_file(screen.app, f"{screen.path.stem}.jsonl", text)


def save_match_as_text(screen: RecordedMatchScreen) -> None:
    """Save the match as text in a file for the player."""
    save_text_file(screen.app, f"{screen.path.stem}.txt", match_as_text(screen))


def match_as_text(screen: RecordedMatchScreen) -> str:
    """Return the match as narrated to the current viewer, one line of text for each step."""
    app, here, numbered, told = screen.app, screen.index, 0, []
    chooses = get_variant(screen.table_game).always_has_choices
    for index in range(len(screen.recorded)):
        # Where players choose cards, the step that ends a trick also begins the next one.
        title = screen.trick_title_line() if chooses else None
        text = render_lines(screen.move_and_narrate(index), app.catalogue, app.detail)
        title = title or screen.trick_title_line()
        if text and title.args["number"] != numbered and (index or not chooses):
            numbered = title.args["number"]
            text = f"{app.render(title)} {text}"
        told += [text] if text else []
    screen.move_and_narrate(here)
    return "\n".join(told) + "\n"


def copy_transcript_up_to_current_step(screen: RecordedMatchScreen) -> None:
    """Copy the transcript up to the current step, so that somebody else can replay it."""
    screen.app.copy_to_clipboard(screen.recorded.transcript_until(screen.index), "listen-copied")
