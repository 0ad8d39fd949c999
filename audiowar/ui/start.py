"""The start of the program: choose a language and a name, then open the main menu."""

from __future__ import annotations

from collections.abc import Callable
from itertools import islice, takewhile

from audiowar import __version__
from audiowar.announce.announcement import Kind
from audiowar.announce.line import Cue, Line, render_lines
from audiowar.announce.view_lines import game_title, hyphenate
from audiowar.client.version_check import is_newer
from audiowar.input.key_file import KeyProblem
from audiowar.l10n.language_file_problems import Problem
from audiowar.l10n.locales import Locale, discover_locales, find_language_chosen_in_installer
from audiowar.storage import saves
from audiowar.storage.unfinished_summaries import (
    find_newest_unfinished,
    iter_unfinished_and_move_ended,
)
from audiowar.ui.core.app import App
from audiowar.ui.core.frontend import SpokenMessage
from audiowar.ui.core.import_on_demand import import_on_demand
from audiowar.ui.core.last_online_seat import get_reachable_seat
from audiowar.ui.core.menu import Menu, TextEntry, fixed_item


def open_first_screen(app: App) -> None:
    """Report problems with files, then open the first screen.

    It is a match, the table of an invitation, the choice of a language or the main menu.
    """
    app.settings.set_problem_listener(
        lambda message, setting: report_settings_problem(app, message, setting)
    )
    if app.launch.language:
        app.settings.set(language=app.launch.language)
    app.report(*language_problem_lines(), *key_problem_lines(app), *unreadable_save_lines())
    app.report(*update_problem_lines(app))
    app.report_damaged_language()
    if app.launch.wants_new_game:
        start_command_line_match(app)
    elif app.launch.invitation and app.launch.server_address:
        accept_invitation(app, app.launch.invitation)
    elif (
        app.settings.get("update_resume", False) and (left := find_newest_unfinished()) is not None
    ):
        # This version was installed from the update menu of the previous one.
        app.settings.set(update_resume=False)
        resume_match(app, left.path)
    else:
        open_first_menu(app)


def update_problem_lines(app: App) -> list[Line]:
    """Return a line, only once, if an update was started but the old version still runs."""
    version = app.settings.get("update_installing", "")
    if not version:
        return []
    app.settings.set(update_installing="")
    if not is_newer(version, __version__):
        return []
    return [Line("update-failed-open", {"version": version})]


def open_first_menu(app: App) -> None:
    """Open the main menu.

    On the first start, open the choice of a language instead, or of a name.
    """
    if app.settings.get("language", ""):
        open_main_menu(app)
    elif tag := find_language_chosen_in_installer(discover_locales()):
        app.set_language(tag)
        # Going back from the name leads to the languages.
        app.screens[:] = [LanguageMenu(app)]
        ask_name(app)
    else:
        app.replace_screens(LanguageMenu(app))


MAX_SPOKEN_PROBLEMS = 3
"""The maximum number of problems with key files, or with saves, that are announced one by one."""
MAX_SPOKEN_CHARS = 40
"""The maximum number of characters of a faulty word in a key file that are spoken."""


def language_problem_lines() -> list[Line]:
    """Return a line for each language that is unavailable because its files are damaged."""
    problems: list[Problem] = []
    discover_locales(problems=problems)
    return [Line("locale-left-out", {"path": problem.file}) for problem in problems]


def key_problem_lines(app: App) -> list[Line]:
    """Return a line for each problem in the key files, up to a maximum, then how many more."""
    lines = [describe_key_problem(problem) for problem in app.key_problems[:MAX_SPOKEN_PROBLEMS]]
    if more := len(app.key_problems) - MAX_SPOKEN_PROBLEMS:
        lines += [Line("keys-more", {"count": more})] if more > 0 else []
    return lines


def report_settings_problem(app: App, message: str, setting: str) -> None:
    """Report the message with the id `message` about the settings file or about one setting."""
    args = {"path": str(app.settings.path), "setting": setting}
    app.report(Line(message, args))


def unreadable_save_lines() -> list[Line]:
    """Return lines about unreadable saves that are newer than the match to continue."""
    if not saves.can_list_saves():
        return [Line("saves-unreadable", {"path": str(saves.saves_folder())})]
    broken = list(
        islice(
            takewhile(lambda left: not left.game, iter_unfinished_and_move_ended()),
            MAX_SPOKEN_PROBLEMS + 1,
        )
    )
    told = {"newer": "save-newer"}
    lines = [
        Line(told.get(left.fault, "save-unusable"), {"path": str(left.path)})
        for left in broken[:MAX_SPOKEN_PROBLEMS]
    ]
    return lines + [Line("saves-more")] * (len(broken) > MAX_SPOKEN_PROBLEMS)


def describe_key_problem(problem: KeyProblem) -> Line:
    """Return the line that describes a problem in a key file."""
    told = {"path": problem.file, "line": problem.line}
    words = {"command": problem.command, "key": problem.key, "other": problem.other}
    cut = {name: word[:MAX_SPOKEN_CHARS] for name, word in words.items()}
    return Line(f"keys-{hyphenate(problem.reason)}", {**told, **cut})


class LanguageMenu(Menu):
    """The menu of languages, each under its own name. The system's language is preselected."""

    def __init__(self, app: App) -> None:
        self.locales = list(discover_locales().values())
        tags = [locale.tag for locale in self.locales]
        now = tags.index(app.catalogue.language) if app.catalogue.language in tags else 0
        items = [
            fixed_item(Line("text", {"text": locale.name}), self.choose_language)
            for locale in self.locales
        ]
        super().__init__(
            app, Line("text", {"text": self.language_request_text(app, now)}), items, now
        )
        self._go_on: Callable[[], None] = lambda: ask_name(app)

    def say_current(self, cue: str) -> None:
        # Speak each language with its own voice.
        self.app.play_cue(Cue(cue))
        locale = self.locales[self.index]
        self.speak_text(locale, render_lines(self.current_lines(), self.app.catalogue))

    def go_back(self) -> None:
        """Repeat the request in the selected language, because there is no earlier screen."""
        self.app.play_cue(Cue("refusal"))
        locale = self.locales[self.index]
        self.speak_text(locale, self.language_request_text(self.app, self.index))

    def language_request_text(self, app: App, index: int) -> str:
        """Return the request to choose a language, in the language of the item at `index`."""
        locale = self.locales[index]
        return locale.touch if app.catalogue.touch else locale.choose

    def speak_text(self, locale: Locale, text: str) -> None:
        """Speak a text with the voice of a language."""
        self.app.send_to_frontend(SpokenMessage(text, Kind.NAVIGATION, "", locale))

    def choose_language(self) -> None:
        """Set the selected language and go on to the name."""
        self.app.set_language(self.locales[self.index].tag)
        self._go_on()


def ask_name(app: App) -> None:
    """Ask for the player's name, then how to begin. Without a name, announce the default one."""

    def done(name: str) -> None:
        if not name:
            name = app.render(Line("default-name"))
            app.say(Line("name-usual", {"name": name}))
        app.settings.set(name=name)
        offer_first_steps(app)

    app.open_screen(TextEntry(app, Line("ask-name"), app.settings.get("name", ""), done))


def offer_first_steps(app: App) -> None:
    """Ask a new player whether to play at once, take lessons or read the rules."""
    items = [
        fixed_item("begin-play", lambda: start_default_match(app)),
        fixed_item("begin-learn", lambda: open_tutorial(app)),
        fixed_item("begin-listen", lambda: open_rules(app)),
        fixed_item("begin-choose", lambda: ask_game(app)),
        fixed_item("menu-main", lambda: open_main_menu(app)),
    ]
    app.open_screen(Menu(app, Line("begin-title"), items, back=lambda: open_main_menu(app)))


def open_main_menu(app: App) -> None:
    """Open the main menu."""
    items = []
    if (kept := get_reachable_seat(app)) is not None:
        items.append(fixed_item("menu-return", lambda: return_to_seat(app, kept)))
    left = find_newest_unfinished()
    if left is not None:
        continued = Line("menu-continue", {"game": game_title(left.game)})
        items.append(fixed_item(continued, lambda: resume_match(app, left.path)))
    items.append(fixed_item("menu-new-game", lambda: ask_game(app)))
    if app.launch.open_transport is not None:
        items.append(fixed_item("menu-together", lambda: play_online(app)))
    items += [
        fixed_item("menu-tutorial", lambda: open_tutorial(app)),
        fixed_item("menu-rules", lambda: open_rules(app)),
        fixed_item("menu-my-games", lambda: open_my_games(app)),
        fixed_item("menu-daily", lambda: open_daily_deals(app)),
        fixed_item("menu-progress", lambda: open_progress_menu(app)),
        fixed_item("menu-sounds", lambda: open_sounds(app)),
        fixed_item("menu-settings", lambda: open_settings(app)),
        fixed_item("menu-keys", lambda: open_keys(app)),
        fixed_item("menu-manual", lambda: app.run_command("manual")),
        fixed_item("menu-quit", app.quit),
    ]
    # Imported late, so that the choice of a language is spoken sooner.
    from audiowar.ui.core.menu_with_update import MenuWithUpdate

    app.replace_screens(MenuWithUpdate(app, Line("main-title"), items, lambda: open_update(app)))


def start_default_match(app: App) -> None:
    """Start the default game with two opponents and the default rules."""
    # Imported late, because it loads the rules of all games.
    from audiowar.rules.registry import USUAL_GAME

    start_match(app, USUAL_GAME, 2, {})


accept_invitation = import_on_demand("online.connect", "accept_invitation")
ask_game = import_on_demand("menus.new_game", "ask_game")
start_command_line_match = import_on_demand("menus.new_game", "start_command_line_match")
open_keys = import_on_demand("core.key_help", "KeySections")
open_my_games = import_on_demand("archive.my_games", "open_my_games")
open_daily_deals = import_on_demand("archive.daily_deal_menu", "open_daily_deals")
open_progress_menu = import_on_demand("archive.progress_menu", "open_progress_menu")
open_rules = import_on_demand("menus.rules_reader", "RulesMenu")
open_settings = import_on_demand("settings.settings_menu", "SettingsMenu")
open_sounds = import_on_demand("settings.sound_list", "open_sound_list")
open_tutorial = import_on_demand("lessons.tutorial", "Tutorial")
open_update = import_on_demand("menus.update_menu", "UpdateMenu")
play_online = import_on_demand("online.connect", "play_online")
resume_match = import_on_demand("archive.resume_game", "resume_match")
return_to_seat = import_on_demand("online.connect", "return_to_seat")
start_match = import_on_demand("menus.new_game", "start_match")
