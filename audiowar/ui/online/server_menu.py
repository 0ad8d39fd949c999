"""The menu of a connected server: open a table, join or watch one, or return to a seat."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from functools import partial
from typing import Any

from audiowar.announce.announcement import Kind
from audiowar.announce.line import Line
from audiowar.announce.view_lines import hyphenate
from audiowar.bots.game_bots import get_game_bots
from audiowar.bots.registry import list_opponent_names
from audiowar.client.remote_table import RemotePlayerView
from audiowar.client.server_connection import (
    CONNECTION_BACK,
    CONNECTION_LOST,
    Frame,
    ServerConnection,
)
from audiowar.l10n.locales import discover_locales
from audiowar.rules.registry import GAMES, get_variant
from audiowar.rules.variant import Variant
from audiowar.table.opponent_lineup import MIXED
from audiowar.ui.core.app import App
from audiowar.ui.core.last_online_seat import SEAT_SETTING, forget_seat, rejoin_fields, save_seat
from audiowar.ui.core.menu import Menu, MenuItem, TextEntry, fixed_item
from audiowar.ui.menus.new_game import ask_rules, game_choice_line
from audiowar.ui.settings.opponent_choice import get_chosen_opponents, opponents_line

from .rating_lists import open_rating_lists, show_ratings
from .shared_table_base import go_back_from, refusal_line
from .table_filter import TableFilter, open_filter_menu
from .waiting_room import open_table


class ServerMenu(Menu):
    """What the player can do at a connected server."""

    def __init__(self, app: App, link: ServerConnection) -> None:
        self._connection: ServerConnection | None = link
        self._filter = TableFilter(discover_locales())
        self._requested: dict[str, Any] = {}
        """The filter fields of the last request for tables."""
        self._rejoining = False
        """Whether the saved seat was requested, so that the next refusal is about it."""
        self.full_table_code = ""
        """The code of a full table, which is offered as the code of the table to watch."""
        items = [
            fixed_item("together-make", self._choose_game),
            fixed_item("together-by-code", lambda: self._ask_code("join")),
            fixed_item("together-tables", self._ask_tables),
            fixed_item("together-filter", self._choose_tables),
            fixed_item("together-watch", lambda: self._ask_code("spectate")),
            fixed_item("together-ratings", lambda: open_rating_lists(app, link.address, self.send)),
            fixed_item("together-take", lambda: self._ask_code("take", "together-move-entry")),
        ]
        kept = app.settings.get(SEAT_SETTING, {})
        if kept.get("address") == link.address:
            items.insert(0, fixed_item("together-return", lambda: self._rejoin_kept_seat(kept)))
        super().__init__(app, Line("together-title"), items, back=lambda: go_back_from(app, self))

    def send(self, kind: str, **more: Any) -> None:
        """Send a frame of a kind, with more fields, to the server."""
        if self._connection is not None:
            self._connection.send(kind, **more)

    def on_close(self) -> None:
        if self._connection is not None:
            self._connection.close()

    # Frames from the server

    def run_due(self, now: float) -> float | None:
        link = self._connection
        for frame in link.take_frames() if link is not None else []:
            self._handle_frame(frame)
            if self._connection is None:
                # Another screen has taken the connection and must read it at once.
                return now
        return link.next_due(now) if link is not None else None

    def _handle_frame(self, frame: Frame) -> None:
        kind = frame["t"]
        if kind == "refused":
            if self._rejoining and frame["reason"] in ("no_seat", "no_table"):
                forget_seat(self.app)
            self._rejoining = False
            self.app.refuse(refusal_line(frame))
        elif kind == CONNECTION_LOST:
            self.app.say(Line("link-lost"), kind=Kind.SYSTEM)
        elif kind == CONNECTION_BACK:
            self.app.say(Line("link-back"), kind=Kind.SYSTEM)
        elif kind == "ratings":
            show_ratings(self.app, frame)
        elif kind == "tables":
            self._list_tables(frame["tables"], str(frame.get("more") or ""))
        elif kind == "seated" and not knows_game(frame):
            self.send("leave")
            self.app.refuse(Line("together-unknown-game"))
        elif kind == "seated":
            link, self._connection = self._connection, None
            assert link is not None
            take_seat(self.app, link, frame)

    def _ask_tables(self, **wanted: Any) -> None:
        self._requested = wanted
        self.send("tables", **wanted)

    def _choose_tables(self) -> None:
        wanted = self._filter
        open_filter_menu(self.app, wanted, lambda: self._ask_tables(**wanted.request))

    def _list_tables(self, tables: list[Frame], more: str) -> None:
        items = [
            fixed_item(table_line(one), partial(self._join, one))
            for one in tables
            if knows_game(one)
        ]
        if more:
            wanted = self._requested
            items.append(
                fixed_item(
                    "together-tables-more", lambda: self.send("tables", after=more, **wanted)
                )
            )
        if not items:
            none = "together-filter-none" if self._requested else "together-no-tables"
            self.app.refuse(Line(none))
            return
        self.app.open_screen(Menu(self.app, Line("together-tables"), items))

    def _join(self, table: Frame) -> None:
        self.send("join" if table["free"] else "spectate", table=table["table"])

    def _rejoin_kept_seat(self, kept: Mapping[str, Any]) -> None:
        self._rejoining = True
        self.send("resume", **rejoin_fields(kept))

    def _ask_code(self, kind: str, asking: str = "together-code-entry") -> None:
        def done(code: str) -> None:
            self.app.remove_screen(entry)
            self.send(kind, code=code)

        known = self.full_table_code if kind == "spectate" else ""
        entry = TextEntry(self.app, Line(asking), known, done)
        self.app.open_screen(entry)

    # A new table

    def _choose_game(self) -> None:
        items = [
            fixed_item(game_choice_line(game), partial(self._choose_seats, game))
            for game in GAMES.values()
        ]
        self.app.open_screen(Menu(self.app, Line("choose-game"), items))

    def _choose_seats(self, game: Variant) -> None:
        items = [
            fixed_item(
                Line("together-seats", {"count": players}),
                partial(self._choose_rules, game, players),
            )
            for players in game.players
        ]
        self.app.open_screen(Menu(self.app, Line("together-how-many"), items))

    def _choose_rules(self, game: Variant, players: int) -> None:
        ask_rules(self.app, game, players - 1, partial(self._choose_terms, game, players))

    def _choose_terms(self, game: Variant, players: int, options: dict[str, int | str]) -> None:
        asked = {"game": game.name, "players": players, "options": options}
        companies = [MIXED, *list_opponent_names(game.name)]
        usual = get_chosen_opponents(self.app, game.name)
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
            fixed_item("together-with-code", maker(False)),
            fixed_item("together-open-all", maker(True)),
        ]
        if game.always_has_choices or get_game_bots(game.name).load_bots():
            items.append(MenuItem(bots_line, on_change=bots))
        if get_game_bots(game.name).has_coach:
            items.append(MenuItem(coach_line, on_change=coach))
        self.app.open_screen(Menu(self.app, Line("together-who"), items))


def take_seat(app: App, connection: ServerConnection, seated: Frame) -> None:
    """Save the seat that the server has assigned, confirm it and open its table."""
    player_view = RemotePlayerView(connection, seated)
    save_seat(app, player_view)
    # The ping tells the server that the token has arrived.
    connection.send("ping")
    open_table(app, player_view, seated)


def knows_game(table: Frame) -> bool:
    """Return whether this program knows the game of a table."""
    return table["game"] in GAMES


def table_line(table: Frame) -> Line:
    """Return the line of a table in the list: game, players and free seats."""
    game = Line(f"game-{hyphenate(get_variant(table['game']).name)}")
    return Line("together-table", {"game": game, "players": table["names"], "count": table["free"]})
