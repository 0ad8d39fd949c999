"""The menu of a connected server: open a table, join or watch one, or return to a seat."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass
from functools import partial
from typing import Any

from audiowar.announce.common_lines import get_game_title
from audiowar.announce.line import Line
from audiowar.bots.bots_and_coach import get_bots
from audiowar.bots.registry import list_opponent_names
from audiowar.client.remote_player_view import RemotePlayerView
from audiowar.client.server_connection import (
    CONNECTION_BACK,
    CONNECTION_LOST,
    Frame,
    ServerConnection,
)
from audiowar.l10n.discover_locales import discover_locales
from audiowar.rules.registry import GAMES
from audiowar.rules.variant import Variant
from audiowar.table.opponent_lineup import MIXED_LINEUP
from audiowar.ui.core.app import App, Screen
from audiowar.ui.core.last_online_seat import (
    LAST_SEAT_SETTING,
    SEAT_LOST_REASONS,
    forget_last_online_seat,
    rejoin_fields,
    save_last_online_seat,
)
from audiowar.ui.core.menu import Menu, MenuItem, ask_text, fixed_item
from audiowar.ui.menus.new_game import ask_rules, game_choice_line
from audiowar.ui.settings.opponent_choice import get_chosen_opponents, opponents_setting_line
from audiowar.ui.settings.setting_items import make_value_item

from .online_table_actions import refusal_line
from .rating_lists import open_rating_lists, open_received_rating_list
from .waiting_room import open_waiting_room_or_match

MAX_FILTERED_FREE_SEATS = 3
"""The maximum number of free seats that the filter can ask for."""


@dataclass
class TableFilter:
    """The filter that the player has set for the list of tables."""

    game: str = ""
    """Only tables with this game are listed; if empty, all tables."""
    language: str = ""
    """Only tables whose host has this language are listed; if empty, all tables."""
    min_free_seats: int = 0
    """The minimum number of free seats."""

    @property
    def request_fields(self) -> dict[str, Any]:
        """The filter as fields of a request for tables, without the fields that are not set."""
        fields = {"game": self.game, "lang": self.language, "free": self.min_free_seats}
        return {name: value for name, value in fields.items() if value}


class ScreenWithConnection(Screen):
    """A screen that handles a server's frames until another screen takes over the connection."""

    _connection: ServerConnection | None
    """The connection to the server; None after another screen has taken over the connection."""

    def run_due(self, now: float) -> float | None:
        link = self._connection
        if link is None:
            return None
        for frame in link.take_frames():
            self._handle_frame(link, frame)
            if self._connection is None:
                # Another screen now owns the connection. Returning `now` makes that screen read the
                # waiting frames immediately.
                return now
        return link.get_next_due_time(now)

    def on_close(self) -> None:
        if self._connection is not None:
            self._connection.close()

    def _handle_frame(self, link: ServerConnection, frame: Frame) -> None:
        """Open the table of a `seated` frame, if this program knows its game. Handle others."""
        if frame["type"] != "seated":
            self._handle_other_frame(link, frame)
        elif has_known_game(frame):
            self._connection = None
            open_seated_table(self.app, link, frame)
        else:
            self._open_server_menu(link).send("leave")
            self.app.refuse(Line("together-unknown-game"))

    def _handle_other_frame(self, link: ServerConnection, frame: Frame) -> None:
        raise NotImplementedError

    def _open_server_menu(self, link: ServerConnection) -> ServerMenu:
        """Open the server menu in place of this screen, and return it."""
        self._connection = None
        self.app.remove_screen(self)
        menu = ServerMenu(self.app, link)
        self.app.open_screen(menu)
        return menu


class ServerMenu(ScreenWithConnection, Menu):
    """The menu of the player's possible actions at a connected server."""

    def __init__(self, app: App, link: ServerConnection) -> None:
        self._connection = link
        self._filter = TableFilter()
        self._requested: dict[str, Any] = {}
        """The filter fields of the last request for tables."""
        self._rejoining = False
        """Whether the client asked for its saved seat. The next refusal is then about that seat."""
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
        kept = app.settings.get(LAST_SEAT_SETTING)
        if kept.get("address") == link.address:
            items.insert(0, fixed_item("together-return", lambda: self._rejoin_kept_seat(kept)))
        super().__init__(
            app, Line("together-title"), items, on_back=lambda: app.close_or_open_main_menu(self)
        )

    def send(self, kind: str, **more: Any) -> None:
        """Send the server a frame of this kind, with the fields in `more`."""
        if self._connection is not None:
            self._connection.send(kind, **more)

    # Frames from the server

    def _open_server_menu(self, link: ServerConnection) -> ServerMenu:
        return self

    def _handle_other_frame(self, link: ServerConnection, frame: Frame) -> None:
        kind = frame["type"]
        if kind == "refused":
            if self._rejoining and frame["reason"] in SEAT_LOST_REASONS:
                forget_last_online_seat(self.app)
            self._rejoining = False
            self.app.refuse(refusal_line(frame))
        elif kind == CONNECTION_LOST:
            self.app.say_system_message(Line("link-lost"))
        elif kind == CONNECTION_BACK:
            self.app.say_system_message(Line("link-back"))
        elif kind == "ratings":
            open_received_rating_list(self.app, frame)
        elif kind == "tables":
            self._list_tables(frame["tables"], str(frame.get("more") or ""))

    def _ask_tables(self, **wanted: Any) -> None:
        self._requested = wanted
        self.send("tables", **wanted)

    def _choose_tables(self) -> None:
        chosen = self._filter
        open_filter_menu(self.app, chosen, lambda: self._ask_tables(**chosen.request_fields))

    def _list_tables(self, tables: list[Frame], more: str) -> None:
        known_tables = filter(has_known_game, tables)
        items = [fixed_item(table_list_line(one), partial(self._join, one)) for one in known_tables]
        fields = self._requested
        if more:
            ask_more = partial(self.send, "tables", after=more, **fields)
            items.append(fixed_item("together-tables-more", ask_more))
        if items:
            self.app.open_screen(Menu(self.app, Line("together-tables"), items))
        else:
            self.app.refuse(Line("together-filter-none" if fields else "together-no-tables"))

    def _join(self, table: Frame) -> None:
        self.send("join" if table["free"] else "spectate", table=table["table"])

    def _rejoin_kept_seat(self, kept: Mapping[str, Any]) -> None:
        self._rejoining = True
        self.send("resume", **rejoin_fields(kept))

    def _ask_code(self, kind: str, asking: str = "together-code-entry") -> None:
        first_code = self.full_table_code if kind == "spectate" else ""
        ask_text(self.app, Line(asking), first_code, lambda code: self.send(kind, code=code))

    # Opening a new table

    def _choose_game(self) -> None:
        items = [
            fixed_item(game_choice_line(game), partial(self._choose_seats, game))
            for game in GAMES.values()
        ]
        self.app.open_screen(Menu(self.app, Line("choose-game"), items))

    def _choose_seats(self, game: Variant) -> None:
        def choose_rules(players: int) -> None:
            ask_rules(self.app, game, players - 1, partial(self._choose_terms, game, players))

        items = [
            fixed_item(Line("together-seats", {"count": players}), partial(choose_rules, players))
            for players in game.players
        ]
        self.app.open_screen(Menu(self.app, Line("together-how-many"), items))

    def _choose_terms(self, game: Variant, players: int, options: dict[str, int | str]) -> None:
        lineups = [MIXED_LINEUP, *list_opponent_names(game.name)]
        usual = get_chosen_opponents(self.app, game.name)
        terms: dict[str, Any] = {"game": game.name, "players": players, "options": options}
        terms |= {"bots": usual if usual in lineups else MIXED_LINEUP, "coach": False}

        def coach_line() -> Line:
            return Line("together-coach", {"value": "on" if terms["coach"] else "off"})

        def switch_coach(step: int) -> bool:
            terms["coach"] = not terms["coach"]
            return True

        items = [
            fixed_item("together-with-code", lambda: self.send("make", **terms, open=False)),
            fixed_item("together-open-all", lambda: self.send("make", **terms, open=True)),
        ]
        if game.always_has_choices or get_bots(game.name).load_bots():
            items.append(
                make_value_item(
                    lineups,
                    lambda: terms["bots"],
                    partial(terms.__setitem__, "bots"),
                    lambda bot: opponents_setting_line(bot, game.name),
                )
            )
        if get_bots(game.name).has_coach:
            items.append(MenuItem(coach_line, on_change=switch_coach))
        self.app.open_screen(Menu(self.app, Line("together-who"), items))


def open_seated_table(app: App, connection: ServerConnection, seated_frame: Frame) -> None:
    """Save the seat that the server has assigned, confirm its token, and open its table."""
    player_view = RemotePlayerView(connection, seated_frame)
    save_last_online_seat(app, player_view)
    # The ping tells the server that the token has arrived.
    connection.send("ping")
    open_waiting_room_or_match(app, player_view, seated_frame)


def has_known_game(table_frame: Frame) -> bool:
    """Return whether this program knows the game of a table."""
    return table_frame["game"] in GAMES


def table_list_line(table_frame: Frame) -> Line:
    """Return the line for a table in the list: game, players and free seats."""
    game, names = get_game_title(table_frame["game"]), table_frame["names"]
    return Line("together-table", {"game": game, "players": names, "count": table_frame["free"]})


def game_filter_line(game: str) -> Line:
    """Return the label of the row for the game, which is "" for all games."""
    if not game:
        return Line("together-filter-any-game")
    return Line("together-filter-game", {"game": get_game_title(game)})


def open_filter_menu(app: App, chosen: TableFilter, show_tables: Callable[[], None]) -> None:
    """Open the menu that sets the filter. `show_tables` is called to list the tables."""
    languages = sorted({tag.partition("-")[0] for tag in discover_locales()})
    items = [
        make_value_item(
            ["", *GAMES], lambda: chosen.game, partial(setattr, chosen, "game"), game_filter_line
        ),
        make_value_item(
            ["", *languages],
            lambda: chosen.language,
            partial(setattr, chosen, "language"),
            lambda language: Line("together-filter-language", {"value": language or "any"}),
        ),
        make_value_item(
            range(MAX_FILTERED_FREE_SEATS + 1),
            lambda: chosen.min_free_seats,
            partial(setattr, chosen, "min_free_seats"),
            lambda count: Line("together-filter-free", {"count": count}),
        ),
        fixed_item("together-filter-show", show_tables),
    ]
    app.open_screen(Menu(app, Line("together-filter-title"), items))
