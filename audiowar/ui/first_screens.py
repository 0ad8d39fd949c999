"""The start of the program: choose a language and a name, then open the main menu."""

from __future__ import annotations

from functools import partial
from itertools import islice, takewhile

from audiowar import __version__
from audiowar.announce.announcement import AnnouncementKind
from audiowar.announce.common_lines import get_game_title, replace_underscores
from audiowar.announce.line import Cue, Line
from audiowar.announce.render_lines import render_lines
from audiowar.client.check_for_newer_release import is_newer
from audiowar.input.key_file import KeyProblem
from audiowar.l10n.discover_locales import (
    Locale,
    discover_locales,
    find_language_chosen_in_installer,
)
from audiowar.l10n.translation_problem import TranslationProblem
from audiowar.storage import saves
from audiowar.storage.save_summaries import (
    find_newest_unfinished,
    iter_unfinished,
)
from audiowar.ui.core.app import App
from audiowar.ui.core.frontend import SpokenMessage
from audiowar.ui.core.last_online_seat import get_reachable_saved_seat
from audiowar.ui.core.menu import Menu, MenuItem, TextEntry, fixed_item
from audiowar.ui.core.preload_modules import import_when_called


def open_first_screen(app: App) -> None:
    """Announce problems with files, then open the first screen.

    The first screen is a match, the table of an invitation, the menu of languages or the main menu.
    """
    app.settings.set_listener(partial(report_settings_problem, app))
    if app.launch_options.language and not app.settings.get("language"):
        app.settings.set(language=app.launch_options.language)
    left_out: list[TranslationProblem] = []
    discover_locales(problems=left_out)
    damaged = [Line("locale-left-out", {"path": problem.file}) for problem in left_out]
    app.say_system_message(*damaged, *key_problem_lines(app), *unreadable_save_lines())
    app.say_system_message(*pop_failed_update_lines(app))
    app.announce_damaged_language_once()
    if app.launch_options.wants_match_at_once:
        start_command_line_match(app)
    elif app.launch_options.services.invitation and app.launch_options.services.only_server_address:
        accept_invitation(app, app.launch_options.services.invitation)
    elif app.settings.get("update_resume") and (left := find_newest_unfinished()):
        # The program has just been updated while a match was open, so continue that match.
        app.settings.set(update_resume=False)
        resume_match(app, left.path)
    else:
        open_language_or_main_menu(app)


def pop_failed_update_lines(app: App) -> list[Line]:
    """Return a line if an update was begun but the old version still runs.

    Only the first call returns this line.
    """
    version = app.settings.get("update_installing")
    if not version:
        return []
    app.settings.set(update_installing="")
    failed = is_newer(version, __version__)
    return [Line("update-failed-open", {"version": version})] if failed else []


def open_language_or_main_menu(app: App) -> None:
    """Open the main menu. On the first start, ask for the language or the name instead."""
    if app.settings.get("language"):
        open_main_menu(app)
    elif tag := find_language_chosen_in_installer(discover_locales()):
        app.change_language(tag)
        # Escape leads from the choice of a name to the menu of languages.
        app.screens[:] = [LanguageMenu(app)]
        ask_name(app)
    else:
        app.replace_screens(LanguageMenu(app))


MAX_SPOKEN_PROBLEMS = 3
"""The maximum number of problems with key files or saves that are announced one by one."""
MAX_FAULTY_WORD_CHARACTERS = 40
"""The maximum number of characters to speak of a faulty word in a key file."""


def key_problem_lines(app: App) -> list[Line]:
    """Return a line for each of the first problems in key files, and one that counts the rest."""
    lines = [describe_key_problem(problem) for problem in app.key_problems[:MAX_SPOKEN_PROBLEMS]]
    more = len(app.key_problems) - MAX_SPOKEN_PROBLEMS
    return [*lines, Line("keys-more", {"count": more})] if more > 0 else lines


def report_settings_problem(app: App, message_id: str, setting: str) -> None:
    """Announce a problem with the settings file or with one setting."""
    args = {"path": str(app.settings.path), "setting": setting}
    app.say_system_message(Line(message_id, args))


def unreadable_save_lines() -> list[Line]:
    """Return lines about unreadable saves that are newer than the match to continue.

    If the folder of saves cannot be listed, return a line about this.
    """
    if not saves.can_list_saves():
        return [Line("saves-unreadable", {"path": str(saves.get_saves_folder())})]
    broken = takewhile(lambda left: not left.game, iter_unfinished(only_own=True))
    lines = [
        Line("save-newer" if left.fault == "newer" else "save-unusable", {"path": str(left.path)})
        for left in islice(broken, MAX_SPOKEN_PROBLEMS)
    ]
    return lines if next(broken, None) is None else [*lines, Line("saves-more")]


def describe_key_problem(problem: KeyProblem) -> Line:
    """Return the line that describes a problem in a key file."""
    place = {"path": problem.file, "line": problem.line}
    words = {"command": problem.command, "key": problem.key, "other": problem.other_command}
    cut = {name: word[:MAX_FAULTY_WORD_CHARACTERS] for name, word in words.items()}
    return Line(f"keys-{replace_underscores(problem.reason)}", {**place, **cut})


class LanguageMenu(Menu):
    """The menu of languages, each under its own name. The current language is preselected."""

    def __init__(self, app: App) -> None:
        self.locales = list(discover_locales().values())
        tags = [locale.tag for locale in self.locales]
        now = tags.index(app.catalogue.language) if app.catalogue.language in tags else 0
        items = [
            fixed_item(Line("text", {"text": locale.own_name}), self.select_language)
            for locale in self.locales
        ]
        title = Line("text", {"text": self.language_request_text(app, now)})
        super().__init__(app, title, items, now)

    def say_current_item(self, cue: str) -> None:
        # The name of each language is spoken by a voice of that language.
        self.app.play_cue(Cue(cue))
        locale = self.locales[self.index]
        self.speak_text(locale, render_lines(self.current_item_lines(), self.app.catalogue))

    def go_back(self) -> None:
        """Repeat the request in the selected language, because there is nothing to go back to."""
        self.app.play_cue(Cue("refusal"))
        locale = self.locales[self.index]
        self.speak_text(locale, self.language_request_text(self.app, self.index))

    def language_request_text(self, app: App, index: int) -> str:
        """Return the request to choose a language, in the language of the item at `index`."""
        locale = self.locales[index]
        return locale.touch_language_request if app.catalogue.touch else locale.language_request

    def speak_text(self, locale: Locale, text: str) -> None:
        """Speak a text with a voice of the locale's language."""
        self.app.send_to_frontend(SpokenMessage(text, AnnouncementKind.NAVIGATION, "", locale))

    def select_language(self) -> None:
        self.app.change_language(self.locales[self.index].tag)
        ask_name(self.app)


def ask_name(app: App) -> None:
    """Ask for the player's name, then how to begin. An empty answer means the default name."""

    def done(name: str) -> None:
        if not name:
            name = app.render(Line("default-name"))
            app.say(Line("name-usual", {"name": name}))
        app.settings.set(name=name)
        offer_first_steps(app)

    app.open_screen(TextEntry(app, Line("ask-name"), app.settings.get("name"), done))


def offer_first_steps(app: App) -> None:
    """Ask a new player how to begin: play now, take lessons, read the rules or choose a game."""
    items = [
        fixed_item("begin-play", partial(start_default_match, app)),
        fixed_item("begin-learn", partial(open_tutorial, app)),
        fixed_item("begin-listen", partial(open_rules, app)),
        fixed_item("begin-choose", partial(ask_game, app)),
        fixed_item("menu-main", partial(open_main_menu, app)),
    ]
    app.open_screen(Menu(app, Line("begin-title"), items, on_back=partial(open_main_menu, app)))


def open_main_menu(app: App) -> None:
    """Open the main menu in place of all screens."""
    items = [fixed_item("menu-new-game", partial(ask_game, app))]
    if app.launch_options.services.open_transport is not None:
        items.append(fixed_item("menu-together", partial(play_online, app)))
    items += [
        fixed_item(label, partial(action, app))
        for label, action in PERMANENT_MAIN_MENU_ITEMS.items()
    ]
    items += [
        fixed_item("menu-manual", lambda: app.run_global_command("manual")),
        fixed_item("menu-quit", app.request_quit),
    ]
    # Imported late, so that the choice of a language is spoken sooner.
    from audiowar.ui.core.main_menu import MainMenu

    app.replace_screens(
        MainMenu(app, partial(make_resume_items, app), items, partial(open_update, app))
    )


def make_resume_items(app: App) -> list[MenuItem]:
    """Return the items that lead back to the saved online seat and to the newest running match."""
    items = []
    if (kept := get_reachable_saved_seat(app)) is not None:
        label = Line("menu-return")
        items.append(MenuItem(lambda: label, partial(return_to_seat, app, kept), key="return"))
    if (left := find_newest_unfinished()) is not None:
        continued = Line("menu-continue", {"game": get_game_title(left.game)})
        items.append(
            MenuItem(lambda: continued, partial(resume_match, app, left.path), key="continue")
        )
    return items


def start_default_match(app: App) -> None:
    """Start the default game with two opponents and the default rules."""
    # Imported late, because it loads the rules of all games.
    from audiowar.rules.registry import DEFAULT_GAME

    start_match(app, DEFAULT_GAME, 2, {})


accept_invitation = import_when_called("online.connect", "accept_invitation")
ask_game = import_when_called("menus.new_game", "ask_game")
start_command_line_match = import_when_called("menus.new_game", "start_command_line_match")
open_rules = import_when_called("menus.rules_reader", "RulesByGameMenu")
open_tutorial = import_when_called("lessons.tutorial", "LessonsMenu")
open_update = import_when_called("menus.update_menu", "UpdateMenu")
play_online = import_when_called("online.connect", "play_online")
resume_match = import_when_called("archive.resume_or_repair_match", "resume_match")
return_to_seat = import_when_called("online.connect", "return_to_seat")
start_match = import_when_called("menus.new_game", "start_match")
PERMANENT_MAIN_MENU_ITEMS = {
    "menu-tutorial": open_tutorial,
    "menu-rules": open_rules,
    "menu-my-games": import_when_called("archive.my_games", "open_my_games"),
    "menu-daily": import_when_called("archive.daily_deal_menu", "open_daily_deals"),
    "menu-progress": import_when_called("archive.statistics_menu", "open_progress_menu"),
    "menu-sounds": import_when_called("settings.sound_list", "open_sound_list"),
    "menu-settings": import_when_called("settings.settings_menu", "SettingsMenu"),
    "menu-keys": import_when_called("core.key_help", "AllKeysHelp"),
}
"""The items that are always in the main menu, between the ways to play and the manual."""
