"""The menu of a server: open a table, join or watch one, or return to a seat."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import TYPE_CHECKING, Any

from audiowar.announce.announcement import Kind
from audiowar.announce.line import Line
from audiowar.announce.view_lines import hyphenate
from audiowar.bots.game_bots import get_game_bots
from audiowar.bots.registry import list_opponents
from audiowar.client.remote_table import RemotePlayerView
from audiowar.client.server_connection import (
    CONNECTION_BACK,
    CONNECTION_LOST,
    Frame,
    ServerConnection,
)
from audiowar.rules.registry import GAMES, get_variant
from audiowar.rules.variant import Variant
from audiowar.table.opponent_lineup import MIXED
from audiowar.ui.core.kept_seat import SEAT, forget_seat, keep_seat, rejoin_request
from audiowar.ui.core.menu import Menu, MenuItem, TextEntry, fixed_label
from audiowar.ui.menus.game_options import OptionsMenu
from audiowar.ui.menus.new_game import game_line
from audiowar.ui.settings.opponents import level, opponents_line

from .shared_commands import back_from, refused
from .waiting_room import TakingSeat, WaitingRoom

if TYPE_CHECKING:
    from audiowar.ui.core.app import App


class ServerMenu(Menu):
    """The actions at a server."""

    def __init__(self, app: App, link: ServerConnection) -> None:
        self._app = app
        self._link: ServerConnection | None = link
        self._going_back = False
        """Whether the kept seat was requested: only then does a refusal concern it."""
        self.invited_to = ""
        """The code of a table without a free seat, which the player may watch instead."""
        items = [
            MenuItem(fixed_label(Line("together-make")), self._choose_game),
            MenuItem(fixed_label(Line("together-by-code")), lambda: self._ask_code("join")),
            MenuItem(fixed_label(Line("together-tables")), lambda: self.send("tables")),
            MenuItem(fixed_label(Line("together-watch")), lambda: self._ask_code("spectate")),
            MenuItem(
                fixed_label(Line("together-take")),
                lambda: self._ask_code("take", "together-move-entry"),
            ),
        ]
        kept = app.settings.get(SEAT, {})
        if kept.get("address") == link.address:
            items.insert(
                0, MenuItem(fixed_label(Line("together-return")), lambda: self._go_back(kept))
            )
        super().__init__(app, Line("together-title"), items, back=lambda: back_from(app, self))

    def send(self, kind: str, **more: Any) -> None:
        """Send a request to the server."""
        if self._link is not None:
            self._link.send(kind, **more)

    def on_close(self) -> None:
        if self._link is not None:
            self._link.close()

    # Frames from the server

    def tick(self, now: float) -> float | None:
        link = self._link
        for frame in link.take_frames() if link is not None else []:
            self._hear(frame)
            if self._link is None:
                # Another screen has the connection now: let it read at once.
                return now
        return link.next_due(now) if link is not None else None

    def _hear(self, frame: Frame) -> None:
        kind = frame["t"]
        if kind == "refused":
            if self._going_back and frame["reason"] in ("no_seat", "no_table"):
                forget_seat(self._app)
            self._going_back = False
            self.app.refuse(refused(frame))
        elif kind == CONNECTION_LOST:
            self.app.say(Line("link-lost"), kind=Kind.SYSTEM)
        elif kind == CONNECTION_BACK:
            self.app.say(Line("link-back"), kind=Kind.SYSTEM)
        elif kind == "tables":
            self._list(frame["tables"], str(frame.get("more") or ""))
        elif kind == "seated" and not known(frame):
            self.send("leave")
            self.app.refuse(Line("together-unknown-game"))
        elif kind == "seated":
            link, self._link = self._link, None
            assert link is not None
            sit_down(self._app, link, frame)

    def _list(self, tables: list[Frame], more: str) -> None:
        items = [
            MenuItem(fixed_label(table_line(one)), self._taker(one)) for one in tables if known(one)
        ]
        if more:
            items.append(
                MenuItem(
                    fixed_label(Line("together-tables-more")),
                    lambda: self.send("tables", after=more),
                )
            )
        if not items:
            self.app.refuse(Line("together-no-tables"))
            return
        self.app.open_screen(Menu(self.app, Line("together-tables"), items))

    def _taker(self, table: Frame) -> Callable[[], None]:
        kind = "join" if table["free"] else "spectate"
        return lambda: self.send(kind, table=table["table"])

    def _go_back(self, kept: Mapping[str, Any]) -> None:
        self._going_back = True
        self.send("resume", **rejoin_request(kept))

    def _ask_code(self, kind: str, asking: str = "together-code-entry") -> None:
        def done(code: str) -> None:
            self.app.remove_screen(entry)
            self.send(kind, code=code)

        known = self.invited_to if kind == "spectate" else ""
        entry = TextEntry(self.app, Line(asking), known, done)
        self.app.open_screen(entry)

    # A new table

    def _choose_game(self) -> None:
        items = [
            MenuItem(fixed_label(game_line(game)), self._asker(game)) for game in GAMES.values()
        ]
        self.app.open_screen(Menu(self.app, Line("choose-game"), items))

    def _asker(self, game: Variant) -> Callable[[], None]:
        return lambda: self._choose_seats(game)

    def _choose_seats(self, game: Variant) -> None:
        def chooser(players: int) -> Callable[[], None]:
            return lambda: self._choose_rules(game, players)

        items = [
            MenuItem(fixed_label(Line("together-seats", {"count": players})), chooser(players))
            for players in game.players
        ]
        self.app.open_screen(Menu(self.app, Line("together-how-many"), items))

    def _choose_rules(self, game: Variant, players: int) -> None:
        def own() -> None:
            given = self._app.settings.get(f"options-{game.name}", {})
            self.app.open_screen(OptionsMenu(self._app, game, players - 1, given, chosen))

        def chosen(options: dict[str, int | str]) -> None:
            self._choose_who(game, players, options)

        def taker(options: Mapping[str, int | str]) -> Callable[[], None]:
            return lambda: chosen(dict(options))

        items = [
            MenuItem(fixed_label(Line(f"preset-{hyphenate(preset.name)}")), taker(preset.options))
            for preset in game.presets
        ]
        items.append(MenuItem(fixed_label(Line("preset-own")), own))
        self.app.open_screen(Menu(self.app, Line("choose-rules"), items))

    def _choose_who(self, game: Variant, players: int, options: dict[str, int | str]) -> None:
        asked = {"game": game.name, "players": players, "options": options}
        companies = [MIXED, *list_opponents(game.name)]
        usual = level(self._app, game.name)
        terms = {"bots": usual if usual in companies else MIXED, "coach": False}

        def maker(to_all: bool) -> Callable[[], None]:
            return lambda: self.send("make", **asked, **terms, open=to_all)

        def bots(step: int) -> bool:
            index = companies.index(str(terms["bots"])) + step
            terms["bots"] = companies[min(max(index, 0), len(companies) - 1)]
            return 0 <= index < len(companies)

        def bots_line() -> Line:
            return opponents_line(str(terms["bots"]), game.name)

        def coach_line() -> Line:
            return Line("together-coach", {"value": "on" if terms["coach"] else "off"})

        def coach(step: int) -> bool:
            terms["coach"] = not terms["coach"]
            return True

        items = [
            MenuItem(fixed_label(Line("together-with-code")), maker(False)),
            MenuItem(fixed_label(Line("together-open-all")), maker(True)),
        ]
        if game.has_choices or get_game_bots(game.name).load_bots():
            items.append(MenuItem(bots_line, on_change=bots))
        if get_game_bots(game.name).has_coach:
            items.append(MenuItem(coach_line, on_change=coach))
        self.app.open_screen(Menu(self.app, Line("together-who"), items))


def sit_down(app: App, link: ServerConnection, seated: Frame) -> None:
    """Take the seat that the server has assigned."""
    chair = RemotePlayerView(link, seated)
    keep_seat(app, chair)
    # The ping tells the server that the token has arrived.
    link.send("ping")
    app.close_all_screens()
    app.open_screen(TakingSeat(app, chair) if seated.get("begun") else WaitingRoom(app, chair))


def known(table: Frame) -> bool:
    """Return whether this program knows the game of a table."""
    return table["game"] in GAMES


def table_line(table: Frame) -> Line:
    """Return the line of an open table."""
    game = Line(f"game-{hyphenate(get_variant(table['game']).name)}")
    return Line("together-table", {"game": game, "players": table["names"], "count": table["free"]})
