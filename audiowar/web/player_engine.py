"""The engine: the whole program of one player. It exchanges messages with the player's page."""

from __future__ import annotations

import re
import time
from collections.abc import Callable, Iterable, Mapping
from dataclasses import asdict
from pathlib import Path
from typing import Any

from audiowar.announce.announcement import AnnouncementKind
from audiowar.announce.line import Line
from audiowar.client.transport import OpenTransport
from audiowar.generate_manual import get_html_language_tag
from audiowar.input.commands import COMMANDS, PLACES_BY_SCREEN_KIND
from audiowar.input.key_names import find_typing_key, parse_key
from audiowar.l10n.discover_locales import discover_locales, find_nearest_known_language
from audiowar.resources import find_data_folder
from audiowar.sound.packs import STANDARD_PACK_NAME
from audiowar.storage.save_summaries import find_newest_unfinished
from audiowar.storage.settings import Settings
from audiowar.ui.core.app import App
from audiowar.ui.core.launch_options import LaunchOptions
from audiowar.ui.core.menu import DEFAULT_MAX_TEXT_LENGTH, Menu, ReadingList, TextEntry
from audiowar.ui.first_screens import open_first_screen, resume_match
from audiowar.ui.online.connect import return_to_seat_at_page_server
from audiowar.ui.routes import ROUTES
from audiowar.ui.table.scene_to_draw import SceneCache
from audiowar.ui.table.table_screen import TableScreen

from . import export_and_import, page_sound_backend
from .buttons import describe_buttons
from .focused_content import FocusedContent, RowRenderer, describe_focused_content
from .message_list import NewMessageSelector
from .page_engine_messages import PAGE_PROTOCOL_VERSION, Message, read_int_field, read_text_field
from .page_speech_and_sound import PageFrontend

BROWSER_KEYS_FILE = Path(__file__).with_name("keys.ini")
"""The key file with the keys that are different in browsers."""


class PlayerEngine:
    """The program of one player. All methods must be called in one thread."""

    def __init__(
        self,
        send: Callable[[list[Message]], None],
        launch_options: LaunchOptions | None = None,
        clock: Callable[[], float] = time.monotonic,
        open_transport: OpenTransport | None = None,
        page_url: str = "",
        sound_index: page_sound_backend.SoundIndex | None = None,
    ) -> None:
        """`send` sends a list of messages to the page.

        `open_transport` connects to the page's server; without it there is no online play.
        `sound_index` is the index of the sounds, if it is already loaded.
        """
        self._send = send
        self._queue: list[Message] = []
        self._launch_options = launch_options or LaunchOptions()
        services = self._launch_options.services
        services.key_files = (BROWSER_KEYS_FILE,)
        services.open_transport, services.only_server_address = open_transport, page_url
        services.open_server_page = lambda page: self._queue.append({"t": "go", "u": page})
        services.open_manual_or_get_file = self._open_manual
        services.download_text = lambda name, text: self._queue.append(
            {"t": "file", "x": text, "n": name, "plain": True}
        )
        services.save_or_choose_bundle = lambda what: self._queue.append({"t": "ask", "what": what})
        self._clock = clock
        self._sounds = sound_index or page_sound_backend.load_sound_index(
            find_data_folder("sounds") / STANDARD_PACK_NAME
        )
        self._app: App | None = None
        self._frontend: PageFrontend | None = None
        self._message_list = NewMessageSelector()
        self._touch = False
        """Whether the device has a touch screen."""
        self._forget_shown()

    def _forget_shown(self) -> None:
        """Forget what the page already shows, so that everything is sent again."""
        self._shown: FocusedContent | None = None
        self._screen: Any = None
        self._number = 0
        self._sent: dict[str, Message] = {}
        self._scenes = SceneCache()
        self._scene: object = ...
        """The table that the page shows; None without one, and `...` if nothing was sent yet."""
        self._rows = RowRenderer()

    # Handling of messages from the page

    def handle_batch(self, messages: Iterable[Any]) -> float | None:
        """Handle messages, then do everything that is due.

        Return the seconds until `run_due_screens` must be called; None for never.
        """
        self.handle_messages(messages)
        return self.run_due_screens()

    def handle_messages(self, messages: Iterable[Any]) -> None:
        """Handle messages from the page, and send the page what has changed.

        Timers of the program, such as the bots' turns, are left to `run_due_screens`.
        """
        for message in messages:
            kind = read_text_field(message, "t") if isinstance(message, Mapping) else ""
            if kind == "spoken":
                self._on_spoken(message)
                continue
            if kind == "start":
                self._on_start(message)
            elif self._app is not None and kind in _ACTIONS:
                _ACTIONS[kind](self, self._app, message)
            else:
                continue
            self._send_changes()
        if self._frontend is not None:
            self._frontend.send_due()
        self._flush()

    def run_due_screens(self) -> float | None:
        """Do everything that is due. Return the seconds until the next call; None for never."""
        if self._app is None:
            self._flush()
            return None
        due = self._app.run_due_screens()
        self._send_changes()
        assert self._frontend is not None
        wake = self._frontend.send_due() - self._clock()
        self._flush()
        soonest = min(wake, float("inf") if due is None else due)
        return None if soonest == float("inf") else max(0.0, soonest)

    def _on_start(self, message: Mapping[str, Any]) -> None:
        """Start the program. If it is already running, send everything to the reopened page."""
        if read_int_field(message, "v") != PAGE_PROTOCOL_VERSION:
            return
        again = message.get("again") is True
        self._forget_shown()
        self._message_list.include_old_messages_next(self._app is not None or again)
        if self._app is not None:
            return
        settings, lang = Settings(), read_text_field(message, "lang")
        if not settings.get("language") and lang in discover_locales():
            settings.set(language=lang)
        # If a match is resumed, ignore the invitation in the page's link.
        self._launch_options.services.invitation = (
            "" if again else read_text_field(message, "code", DEFAULT_MAX_TEXT_LENGTH)
        )
        self._frontend = PageFrontend(self._queue.append, self._sounds, self._clock)
        catalogue = self._launch_options.services.load_catalogue(
            self._choose_language(message, settings), None
        )
        self._touch = message.get("touch") is True
        catalogue.touch = self._touch
        self._app = App(
            self._frontend, catalogue, settings, self._launch_options, ROUTES, self._clock
        )
        self._frontend.apply_settings(settings)
        open_first_screen(self._app)
        if again:
            self._resume(self._app, message.get("shared") is True)

    def _resume(self, app: App, shared: bool) -> None:
        """Resume the match played last: at its online table if `shared`, else from its file."""
        if shared and return_to_seat_at_page_server(app):
            return
        if (left := find_newest_unfinished()) is not None:
            resume_match(app, left.path)

    def close(self) -> None:
        """Close all screens, and with them their files."""
        if self._app is not None:
            self._app.close_all_screens()

    def _choose_language(self, message: Mapping[str, Any], settings: Settings) -> str:
        """Return the language of the launch options, the settings or the browser; else English."""
        known = discover_locales()
        for tag in (self._launch_options.language, settings.get("language")):
            if tag in known:
                return str(tag)
        wanted = message.get("langs")
        for name in wanted if isinstance(wanted, list) else []:
            if isinstance(name, str):
                tag = find_nearest_known_language(name, known)
                if tag != "en" or name[:2] == "en":
                    return tag
        return "en"

    def _on_key(self, app: App, message: Mapping[str, Any]) -> None:
        key = read_text_field(message, "k")
        app.catalogue.touch = False
        name = find_typing_key(key) if len(key) == 1 else parse_key(key)
        active = list_active_keys(app)
        if name is not None and active is not None and name not in active:
            # If a capital letter has no command, take the small letter instead.
            name = re.sub(r"^shift\+(.)$", r"\1", name)
        if app.top.accepts_text and len(key) == 1:
            app.press_key(key)
        elif name is not None:
            app.press_key(name)

    def _on_button(self, app: App, message: Mapping[str, Any]) -> None:
        command = read_text_field(message, "c")
        app.catalogue.touch = self._touch

        def run() -> None:
            known = command in COMMANDS
            if known and not (app.top.run_command(command) or app.run_global_command(command)):
                app.refuse(Line("page-not-here"))

        if app.top.captures_keys:
            app.press_key("escape")
        else:
            app.run_player_action(run)

    def _on_tapped_line(self, app: App, message: Mapping[str, Any]) -> None:
        """Select the line that was tapped, such as a card.

        If it was already selected, or if `go` is set, press Enter there.
        """
        place = read_int_field(message, "i")
        shown = describe_focused_content(app, "", self._rows)
        if shown.kind not in ("menu", "hand") or not 0 <= place < len(shown.items):
            return
        there = place == shown.index
        app.catalogue.touch = self._touch
        if not there:
            app.run_player_action(lambda: self._select_line(app, place))
        if there or message.get("go") is True:
            app.press_key("enter")

    def _select_line(self, app: App, place: int) -> None:
        if isinstance(app.top, TableScreen):
            app.top.select_row(place)
        elif isinstance(app.top, Menu):
            app.top.move_to(place)

    def _on_typed(self, app: App, message: Mapping[str, Any]) -> None:
        if isinstance(app.top, TextEntry):
            typed = read_text_field(message, "x", app.top.max_length)
            app.top.text = "".join(filter(str.isprintable, typed))
            app.top.cursor = len(app.top.text)
            app.press_key("enter")

    def _on_amount(self, app: App, message: Mapping[str, Any]) -> None:
        """Set an amount of a bet that the player is typing on the page. Speak nothing."""
        screen = app.top
        if isinstance(screen, TableScreen) and (pad := screen.cursor.bet_entry) is not None:
            field, amount = (read_int_field(message, name) for name in "in")
            if field in (0, 1) and 0 <= amount <= 99_999_999:
                pad.selected_field_index = field
                pad.amounts[field] = amount

    def _on_voices(self, app: App, message: Mapping[str, Any]) -> None:
        """Store the names of the browser's voices, or None if a screen reader speaks."""
        names, front = message.get("names"), self._frontend
        assert front is not None
        wanted = tuple(map(str, names[:200])) if isinstance(names, list) else None
        changed = (wanted is None) != (front.browser_voice_names is None)
        front.set_browser_voice_names(wanted)
        if changed and (line := front.get_current_voice_line()) is not None:
            app.say_system_message(line)

    def _on_spoken(self, message: Mapping[str, Any]) -> None:
        """Note what a voice has begun or ended. That changes nothing on the screen."""
        if self._frontend is not None:
            number = read_int_field(message, "n")
            self._frontend.note_spoken(number, message.get("ended") is True)

    def _on_stored(self, app: App, message: Mapping[str, Any]) -> None:
        """Tell the player if the browser could not store the game."""
        if message.get("ok") is False:
            app.say_system_message(Line("page-unsaved"))

    def _on_newer_page(self, app: App, message: Mapping[str, Any]) -> None:
        """Let the player activate a newer version of the page."""
        self._launch_options.services.activate_update = lambda: self._queue.append({"t": "renew"})

    def _on_export(self, app: App, message: Mapping[str, Any]) -> None:
        export_and_import.export_everything(app, self._queue.append)

    def _on_exported(self, app: App, message: Mapping[str, Any]) -> None:
        """Tell the player whether there were saved matches to export."""
        if message.get("any") is True:
            app.say(
                Line("page-exported", {"file": "audiowar-games.jsonl"}),
                kind=AnnouncementKind.SYSTEM,
            )
        else:
            app.refuse(Line("page-nothing-to-export"))

    def _on_import(self, app: App, message: Mapping[str, Any]) -> None:
        export_and_import.import_chosen_file(app, message.get("x"), message.get("cut") is True)

    # Sending of messages to the page

    def _open_manual(self, language: str) -> None:
        self._queue.append({"t": "manual", "l": language})

    def _send_changes(self) -> None:
        """Queue messages about everything on the screen that has changed."""
        app, front = self._app, self._frontend
        if app is None or front is None:
            return
        if not app.running:
            self._leave(app)
            return
        shown = describe_focused_content(app, front.last_key_response, self._rows)
        old = self._shown
        another = old is None or app.top is not self._screen or old.kind != shown.kind
        moved = another or old is None or old.index != shown.index
        self._number += another
        if shown != old:
            self._queue.append(shown.to_message(self._number))
        self._shown, self._screen = shown, app.top
        locale = app.catalogue.locale
        chosen = {"chosen": True} if app.settings.get("language") else {}
        tags = {"l": locale.tag, "h": get_html_language_tag(locale)}
        self._send_if_changed({"t": "words", **tags, **chosen})
        keys = {"k": list_active_keys(app), **describe_buttons(app)}
        self._send_if_changed({"t": "keys", **keys})
        self._send_table_if_changed(app)
        draw = app.top.draw_svg if isinstance(app.top, ReadingList) else None
        self._send_if_changed({"t": "chart", "svg": "" if draw is None else draw()})
        self._queue += self._message_list.take_new_messages(
            app, front.take_messages_except_key_responses()
        )
        front.queue_new_utterances(
            lambda told: shown.remove_text_spoken_by_focus(told, another) if moved else told
        )

    def _send_table_if_changed(self, app: App) -> None:
        """Queue the drawing of the table, or None without a table."""
        table = next((one for one in reversed(app.screens) if isinstance(one, TableScreen)), None)
        scene = None if table is None else self._scenes.get_scene(app, table)
        if scene != self._scene:
            self._scene = scene
            self._queue.append({"t": "table", "table": None if scene is None else asdict(scene)})

    def _send_if_changed(self, message: Message) -> None:
        """Queue a message, unless it is equal to the last message of its kind."""
        if self._sent.get(message["t"]) != message:
            self._sent[message["t"]] = message
            self._queue.append(message)

    def _leave(self, app: App) -> None:
        """Close all screens and report this to the page, which can start the program again."""
        said = app.leave_all_screens()[-1]
        app.close_all_screens()
        self._queue.append({"t": "over", "x": app.render(said)})
        self._app = self._frontend = None

    def _flush(self) -> None:
        if self._queue:
            out = list(self._queue)
            self._queue.clear()
            self._send(out)


def list_active_keys(app: App) -> list[str] | None:
    """Return the keys with a command on the topmost screen; None if the screen gets every key."""
    if app.top.captures_keys:
        return None
    places = PLACES_BY_SCREEN_KIND[app.top.screen_kind]
    known = (one for one in COMMANDS.values() if one.place in places)
    return [key for command in known for key in app.keymap.get_keys(command.name)]


_ACTIONS: Mapping[str, Callable[[PlayerEngine, App, Mapping[str, Any]], None]] = {
    "key": PlayerEngine._on_key,
    "do": PlayerEngine._on_button,
    "pick": PlayerEngine._on_tapped_line,
    "type": PlayerEngine._on_typed,
    "amount": PlayerEngine._on_amount,
    "voice": PlayerEngine._on_voices,
    "stored": PlayerEngine._on_stored,
    "newer": PlayerEngine._on_newer_page,
    "export": PlayerEngine._on_export,
    "exported": PlayerEngine._on_exported,
    "import": PlayerEngine._on_import,
}
