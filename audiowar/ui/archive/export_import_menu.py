"""Save all games, settings and keys in one file (a bundle), and import them from such a file."""

from __future__ import annotations

import io
from collections.abc import Callable, Iterator
from contextlib import suppress
from datetime import date, datetime
from functools import partial
from pathlib import Path
from typing import IO

from audiowar.announce.line import Line
from audiowar.archive.game_index import Progress
from audiowar.archive.merge_games import MergeReport, merge_transcripts_with_progress
from audiowar.archive.player_data_bundle import (
    BadBundle,
    Bundle,
    write_bundle_with_progress,
)
from audiowar.storage.match_transcript import DamagedTranscript
from audiowar.storage.private_files import list_files
from audiowar.storage.save_file import classify_write_error
from audiowar.storage.settings import get_data_folder, get_system_data_folder
from audiowar.ui.core.app import App
from audiowar.ui.core.long_work_screen import run_steps_in_parts
from audiowar.ui.core.menu import Menu, ask_text, fixed_item
from audiowar.ui.settings.opponent_choice import get_player_name

EXPORT_STOPPED_LINE = Line("bundle-export-stopped")
"""Says that Escape has stopped the export and that no file was saved."""
MAX_PATH_LENGTH = 400
"""The maximum length of the path of a bundle that is typed."""
MAX_OFFERED_FILES = 30
"""The maximum number of files that are offered for import."""


def open_export_import_menu(app: App) -> None:
    """Open the menu that saves or imports a bundle. On a page, the browser does both."""
    ask = app.launch_options.services.save_or_choose_bundle
    save = partial(save_bundle, app) if ask is None else partial(ask, "export")
    choose = partial(offer_files_to_import, app) if ask is None else partial(ask, "import")
    items = [fixed_item("bundle-save", save), fixed_item("bundle-bring", choose)]
    app.open_screen(Menu(app, Line("bundle-title"), items))


def list_bundle_folders() -> list[Path]:
    """Return the existing folders in which bundles are saved and looked for, the best one first.

    The best one is usually the folder of downloads. If the program does not keep its data in the
    usual place, for example if it is portable, the best one is its data folder.
    """
    # Imported late, because nothing else needs this library.
    from platformdirs import user_desktop_path, user_documents_path, user_downloads_path

    usual_folders = (user_downloads_path(), user_documents_path(), user_desktop_path(), Path.home())
    data_folder = get_data_folder()
    is_usual = data_folder == get_system_data_folder()
    folders = (*usual_folders, data_folder) if is_usual else (data_folder, *usual_folders)
    return [folder for folder in dict.fromkeys(folders) if folder.is_dir()]


# Saving


def make_bundle_then_call_done(app: App, done: Callable[[bytes], None]) -> None:
    """Write all games, settings and keys into a bundle in memory. Then call `done` with its bytes.

    If the player stops the work, `done` is not called.
    """
    file = io.BytesIO()
    steps = write_bundle_with_progress(file)
    run_steps_in_parts(app, steps, lambda: done(file.getvalue()), EXPORT_STOPPED_LINE)


def save_bundle(app: App) -> None:
    """Save the player's games, settings and keys in a new bundle file, and say its path.

    If saving fails, say why.
    """
    folder = next(iter(list_bundle_folders()), Path.home())
    names = (f"audiowar-{date.today():%Y-%m-%d}{more}.zip" for more in ("", *range(-2, -99, -1)))
    path = next(folder / name for name in names if not (folder / name).exists())
    part = path.with_suffix(".part")

    def write() -> Iterator[Progress]:
        try:
            with part.open("wb") as file:
                yield from write_bundle_with_progress(file)
            part.replace(path)
        except OSError as error:
            failed.append(classify_write_error(error))
        finally:
            with suppress(OSError):
                part.unlink(missing_ok=True)

    def done() -> None:
        saved = Line("bundle-saved", {"path": str(path)})
        app.say_system_message(Line("games-not-changed", {"why": failed[0]}) if failed else saved)

    failed: list[str] = []
    run_steps_in_parts(app, write(), done, EXPORT_STOPPED_LINE)


# Importing


def offer_files_to_import(app: App) -> None:
    """List the files that can be imported, newest first, and an item to enter another path."""
    folders = list_bundle_folders()
    paths = [path for folder in folders for path in list_files(folder, "audiowar*.zip")]
    paths += [path for folder in folders for path in list_files(folder, "*.jsonl")]
    paths.sort(key=lambda path: path.stat().st_mtime, reverse=True)
    items = []
    for path in paths[:MAX_OFFERED_FILES]:
        when = datetime.fromtimestamp(path.stat().st_mtime).isoformat(timespec="minutes")
        line = Line("bundle-file", {"name": path.name, "when": when})
        items.append(fixed_item(line, partial(import_file, app, path)))
    items.append(fixed_item("bundle-other", partial(ask_import_path, app)))
    app.open_screen(Menu(app, Line("bundle-choose"), items))


def ask_import_path(app: App) -> None:
    """Ask for the path of a file, and import it. If nothing is typed, go back."""

    def import_from_path(text: str) -> None:
        if not text:
            app.top.announce_screen()
            return
        path = Path(text)
        # The home folder of an unknown user cannot be found.
        with suppress(RuntimeError):
            path = path.expanduser()
        import_file(app, path)

    ask_text(app, Line("bundle-path"), "", import_from_path, MAX_PATH_LENGTH)


def import_file(app: App, path: Path) -> None:
    """Import the file at a path, or say that it cannot be opened."""
    try:
        file = path.open("rb")
    except (OSError, ValueError):
        # ValueError: the path contains a null character.
        app.refuse(Line("bundle-unreadable", {"path": str(path)}))
    else:
        import_open_file(app, file)


def import_open_file(app: App, file: IO[bytes]) -> None:
    """Import a bundle or transcripts from an open file. Say what was imported."""
    start = file.read(2)
    file.seek(0)
    report, bad = MergeReport(), []

    def merge() -> Iterator[Progress]:
        try:
            if start == b"PK":
                yield from Bundle(file).merge_with_progress(app.settings, report)
            else:
                yield from merge_transcripts_with_progress(file, report, get_player_name(app))
        except BadBundle as refused:
            bad.append(Line(f"bundle-{refused.reason}"))
        except DamagedTranscript as damaged:
            bad.append(Line("page-not-a-game-at", {"line": damaged.line_number}))
        except OSError as error:
            bad.append(Line("games-not-changed", {"why": classify_write_error(error)}))
        finally:
            file.close()

    run_steps_in_parts(app, merge(), lambda: announce_import(app, report, bad))


def announce_import(app: App, report: MergeReport, problems: list[Line]) -> None:
    """Apply imported settings and keys, and say what was imported and what could not be read."""
    changes = {
        outcome: report.game_counts_by_outcome[outcome] for outcome in ("new", "longer", "parted")
    }
    lines = [Line("bundle-merged", changes)] if not problems or any(changes.values()) else []
    if report.other_players_game_count:
        lines.append(Line("bundle-of-others", {"count": report.other_players_game_count}))
    if report.taken_settings:
        lines.append(Line("bundle-settings-taken", {"count": len(report.taken_settings)}))
    if report.kept_settings:
        lines.append(Line("bundle-settings-kept", {"count": len(report.kept_settings)}))
    if report.key_file_outcome:
        lines.append(Line(f"bundle-keys-{report.key_file_outcome}"))
    app.game_index_updater.begin_reading_changed_files()
    app.frontend.apply_settings(app.settings)
    app.reload_keys()
    language = app.settings.get("language", "")
    if language and language != app.catalogue.language:
        app.change_language(language)
    app.say_system_message(*problems, *lines)
