"""The whole program behind a page: messages in, messages out. A worker or a server drives it."""

from __future__ import annotations

import re
import time
from collections.abc import Callable, Iterable, Mapping
from dataclasses import asdict
from pathlib import Path
from typing import Any

from audiowar.announce.announcement import Buffer, Kind
from audiowar.announce.line import Line
from audiowar.client.transport import OpenTransport
from audiowar.input.commands import COMMANDS
from audiowar.input.keys import parse, typed
from audiowar.l10n.locales import discover_locales, match_language
from audiowar.manual import get_html_tag
from audiowar.resources import folder
from audiowar.sound.packs import STANDARD
from audiowar.storage.settings import Settings
from audiowar.storage.unfinished import newest_unfinished
from audiowar.ui.core.app import App
from audiowar.ui.core.launch_options import LaunchOptions
from audiowar.ui.core.menu import MOST_LETTERS, Menu, TextEntry
from audiowar.ui.navigation import ROUTES
from audiowar.ui.online.connect import come_back
from audiowar.ui.start import resume, start
from audiowar.ui.table.table_scene import SceneCache
from audiowar.ui.table.table_screen import TableScreen

from . import game_transfer, page_sounds, protocol
from .buttons import describe_buttons
from .message_list import Messages
from .page_frontend import PageFrontend
from .page_list import PageList, listing
from .protocol import Message

KEYS = Path(__file__).with_name("keys.ini")
"""The layer of the key map for browsers."""


class Engine:
    """One player's program. Not for several threads."""

    def __init__(
        self,
        send: Callable[[list[Message]], None],
        launch: LaunchOptions | None = None,
        clock: Callable[[], float] = time.monotonic,
        carry: OpenTransport | None = None,
        home: str = "",
        pack: page_sounds.SoundIndex | None = None,
    ) -> None:
        """`send` gets the messages of one turn, in their order.

        `carry` connects to the server at `home`, the address that the page comes from; without it
        there are no others to play with. `pack`: sounds that were read before.
        """
        self._send = send
        self._out: list[Message] = []
        self._launch = launch or LaunchOptions()
        self._launch.key_files = (KEYS,)
        self._launch.carry, self._launch.server_address = carry, home
        self._launch.open_server_page = lambda page: self._out.append({"t": "go", "u": page})
        self._launch.open_manual = self._manual
        self._clock = clock
        self._sounds = pack or page_sounds.load(folder("sounds") / STANDARD)
        self._app: App | None = None
        self._front: PageFrontend | None = None
        self._messages = Messages()
        self._touch = False
        """Whether the page is on a device that is touched."""
        self._forget()

    def _forget(self) -> None:
        """Believe that the page shows nothing yet."""
        self._shown: PageList | None = None
        self._screen: Any = None
        self._number = 0
        self._kept: dict[str, Message] = {}
        self._scenes = SceneCache()

    # Messages of the page

    def take(self, messages: Iterable[Any]) -> float | None:
        """Do what the messages say; return in how many seconds to call `tick`, None: not before."""
        for message in messages:
            kind = protocol.text(message, "t") if isinstance(message, Mapping) else ""
            if kind in _ACTIONS and (self._app is not None or kind == "start"):
                _ACTIONS[kind](self, message)
                self._show()
        return self.tick()

    def tick(self) -> float | None:
        """Let time pass; return in how many seconds to come again, None: not before a message."""
        if self._app is None:
            self._flush()
            return None
        due = self._app.tick()
        self._show()
        assert self._front is not None
        wake = self._front.tick() - self._clock()
        self._flush()
        soonest = min(wake, float("inf") if due is None else due)
        return None if soonest == float("inf") else max(0.0, soonest)

    def _start(self, message: Mapping[str, Any]) -> None:
        """Begin the program, or show it to another page."""
        if protocol.number(message, "v") != protocol.VERSION:
            return
        again = message.get("again") is True
        self._forget()
        self._messages.forget(self._app is not None or again)
        if self._app is not None:
            return
        settings = Settings()
        if (
            not settings.get("language", "")
            and (lang := protocol.text(message, "lang")) in discover_locales()
        ):
            settings.set(language=lang)
        # Who goes on has been let in already.
        self._launch.invitation = "" if again else protocol.text(message, "code", MOST_LETTERS)
        self._front = PageFrontend(self._out.append, self._sounds, self._clock)
        catalogue = self._launch.load_catalogue(self._language(message, settings), None)
        self._touch = message.get("touch") is True
        catalogue.touch = self._touch
        self._app = App(self._front, catalogue, settings, self._launch, ROUTES, self._clock)
        self._front.apply_settings(settings)
        start(self._app)
        if again:
            self._go_on(self._app, message.get("shared") is True)

    def _go_on(self, app: App, shared: bool) -> None:
        """Go back to the seat among others, or go on with the game that was played last."""
        if shared and come_back(app):
            return
        if (left := newest_unfinished()) is not None:
            resume(app, left.path)

    def close(self) -> None:
        """Let the files go."""
        if self._app is not None:
            self._app.close_all_screens()

    def _language(self, message: Mapping[str, Any], settings: Settings) -> str:
        """Return the language of the launch, the settings or the browser."""
        known = discover_locales()
        for tag in (self._launch.language, settings.get("language", "")):
            if tag in known:
                return str(tag)
        wanted = message.get("langs")
        names = (
            [name for name in wanted if isinstance(name, str)] if isinstance(wanted, list) else []
        )
        found = (match_language(name, known) for name in names)
        near = (
            tag for tag, name in zip(found, names, strict=True) if tag != "en" or name[:2] == "en"
        )
        return next(near, "en")

    def _key(self, message: Mapping[str, Any]) -> None:
        app, key = self._here(), protocol.text(message, "k")
        app.catalogue.touch = False
        name = typed(key) if len(key) == 1 else parse(key)
        known = keys(app)
        if name is not None and known is not None and name not in known:
            # A capital letter that means nothing is the letter.
            name = re.sub(r"^shift\+(.)$", r"\1", name)
        if app.top.typing and len(key) == 1:
            app.press_key(key)
        elif name is not None:
            app.press_key(name)

    def _do(self, message: Mapping[str, Any]) -> None:
        """Do what a button stands for, whatever key the player has given it."""
        app, command = self._here(), protocol.text(message, "c")
        app.catalogue.touch = self._touch
        if app.top.captures_keys:
            app.press_key("escape")
            return
        app.run_as_answer(lambda: self._command(app, command))

    def _command(self, app: App, command: str) -> None:
        if command in COMMANDS and not (app.top.run_command(command) or app.run_command(command)):
            app.refuse(Line("page-not-here"))

    def _pick(self, message: Mapping[str, Any]) -> None:
        """Go to a touched line; with `go`, or where it is there already, choose it."""
        app, place = self._here(), protocol.number(message, "i")
        shown = listing(app, "")
        if shown.kind not in ("menu", "hand") or not 0 <= place < len(shown.items):
            return
        there = place == shown.index
        app.catalogue.touch = self._touch
        if not there:
            app.run_as_answer(lambda: self._go_to(app, place))
        if there or message.get("go") is True:
            app.press_key("enter")

    def _go_to(self, app: App, place: int) -> None:
        if isinstance(app.top, TableScreen):
            app.top.picked(place)
        elif isinstance(app.top, Menu):
            app.top.move_to(place)

    def _type(self, message: Mapping[str, Any]) -> None:
        """Take a whole typed line."""
        app = self._here()
        if isinstance(app.top, TextEntry):
            typed = protocol.text(message, "x", app.top.longest)
            app.top.text = "".join(filter(str.isprintable, typed))
            app.top.at = len(app.top.text)
            app.press_key("enter")

    def _amount(self, message: Mapping[str, Any]) -> None:
        """Take an amount of a bet as it is typed; the page's own field says it."""
        screen = self._here().top
        if isinstance(screen, TableScreen) and (pad := screen.cursor.pad) is not None:
            field, amount = protocol.number(message, "i"), protocol.number(message, "n")
            if field in (0, 1) and 0 <= amount <= 99_999_999:
                pad.field = field
                pad.amounts[field] = amount

    def _voice(self, message: Mapping[str, Any]) -> None:
        """Learn whether a voice of the browser speaks, and which there are."""
        names = message.get("names")
        front = self._front
        assert front is not None
        wanted = None if not isinstance(names, list) else tuple(str(name) for name in names[:200])
        changed = (wanted is None) != (front.names is None)
        front.names = wanted
        if changed and (line := front.voice_line()) is not None:
            self._here().say(line, kind=Kind.SYSTEM, buffer=Buffer.SYSTEM)

    def _stored(self, message: Mapping[str, Any]) -> None:
        """Say that the browser keeps nothing."""
        if message.get("ok") is False:
            self._here().report_problems([Line("page-unsaved")])

    def _newer(self, message: Mapping[str, Any]) -> None:
        """Offer the newer version of the page."""
        self._launch.activate_update = lambda: self._out.append({"t": "renew"})

    def _export(self, message: Mapping[str, Any]) -> None:
        text = game_transfer.export()
        if text:
            self._out.append({"t": "file", "x": text})
        self._exported({"any": bool(text)})

    def _exported(self, message: Mapping[str, Any]) -> None:
        """Say what became of the saved games."""
        if message.get("any") is True:
            self._here().say(Line("page-exported"), kind=Kind.SYSTEM)
        else:
            self._here().refuse(Line("page-nothing-to-export"))

    def _import(self, message: Mapping[str, Any]) -> None:
        game_transfer.take_in(self._here(), message.get("x"))

    # What the page is told

    def _here(self) -> App:
        assert self._app is not None
        return self._app

    def _manual(self, language: str) -> None:
        self._out.append({"t": "manual", "l": language})

    def _show(self) -> None:
        """Tell the page what is shown now, where it is something else than before."""
        app, front = self._app, self._front
        if app is None or front is None:
            return
        if not app.running:
            self._leave(app)
            return
        shown = listing(app, front.last)
        another = app.top is not self._screen or self._shown is None
        another = another or (self._shown is not None and self._shown.kind != shown.kind)
        moved = another or (self._shown is not None and self._shown.index != shown.index)
        self._number += another
        if shown != self._shown:
            self._out.append(shown.message(self._number))
        self._shown, self._screen = shown, app.top
        locale = app.catalogue.locale
        chosen = {"chosen": True} if app.settings.get("language", "") else {}
        self._tell_once({"t": "words", "l": locale.tag, "h": get_html_tag(locale), **chosen})
        self._tell_once({"t": "keys", "k": keys(app), **describe_buttons(app)})
        table = next((one for one in app.screens if isinstance(one, TableScreen)), None)
        drawn = None if table is None else asdict(self._scenes.describe(app, table))
        self._tell_once({"t": "table", "table": drawn})
        self._out += self._messages.news(app, front.take_spoken())
        front.settle(lambda told: shown.unsaid(told, another) if moved else told)

    def _tell_once(self, message: Message) -> None:
        """Tell the page something that it may know already."""
        if self._kept.get(message["t"]) != message:
            self._kept[message["t"]] = message
            self._out.append(message)

    def _leave(self, app: App) -> None:
        """Close the files and tell the page; a new start begins anew."""
        said = app.farewell_lines()[-1]
        app.close_all_screens()
        self._out.append({"t": "over", "x": app.render(said)})
        self._app = self._front = None

    def _flush(self) -> None:
        if self._out:
            out, self._out[:] = list(self._out), []
            self._send(out)


def keys(app: App) -> list[str] | None:
    """Return the keys of commands that the topmost screen knows; None: it wants every key."""
    if app.top.captures_keys:
        return None
    known = (one for one in COMMANDS.values() if one.where in (app.top.where, "anywhere"))
    return [key for command in known for key in app.keymap.keys(command.name)]


_ACTIONS: Mapping[str, Callable[[Engine, Mapping[str, Any]], None]] = {
    "start": Engine._start,
    "key": Engine._key,
    "do": Engine._do,
    "pick": Engine._pick,
    "type": Engine._type,
    "amount": Engine._amount,
    "voice": Engine._voice,
    "stored": Engine._stored,
    "newer": Engine._newer,
    "export": Engine._export,
    "exported": Engine._exported,
    "import": Engine._import,
}
