"""The rating lists of a server: read them, and join or leave them."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from hashlib import sha256
from secrets import token_hex

from audiowar.announce.line import Line
from audiowar.announce.view_lines import game_title
from audiowar.client.server_connection import Frame
from audiowar.rules.registry import GAMES
from audiowar.table.rating_model import can_be_rated
from audiowar.ui.core.app import App
from audiowar.ui.core.menu import Menu, MenuItem, ReadingList, fixed_item

DEVICE_SETTING = "device"
"""The name of the setting that holds a secret. From it, this device derives a different id for each
server."""
LISTED_SETTING = "rated_at"
"""The name of the setting that holds the addresses of the servers on whose lists the player is."""

Send = Callable[..., None]
"""Sends a frame to the server: its kind, then its fields as keyword arguments."""


def derive_device_id(app: App, *purpose: str) -> str:
    """Return the id of this device for a purpose. Nobody can compute its other ids from it."""
    secret = str(app.settings.get(DEVICE_SETTING, ""))
    if not secret:
        secret = token_hex(16)
        app.settings.set(**{DEVICE_SETTING: secret})
    return sha256(" ".join((secret, *purpose)).encode()).hexdigest()[:16]


def is_listed(app: App, address: str) -> bool:
    """Return whether the player has joined the lists of a server."""
    return address in app.settings.get(LISTED_SETTING, [])


def get_secret_rating_key(app: App, address: str) -> str:
    """Return the player's secret key for a server's lists; "" if the player has not joined them."""
    return derive_device_id(app, address, "rating") if is_listed(app, address) else ""


def open_rating_lists(app: App, address: str, send: Send) -> None:
    """Open the menu of a server's lists, one for each game, with an item to join or leave them."""
    games = [name for name in GAMES if can_be_rated(name)]
    items = [fixed_item(game_title(name), partial(send, "ratings", game=name)) for name in games]
    items.append(join_or_leave_item(app, address, send))
    app.open_screen(Menu(app, Line("together-ratings"), items))


def join_or_leave_item(app: App, address: str, send: Send) -> MenuItem:
    """Return the item that says whether the player is on the lists, and joins or leaves them."""

    def label() -> Line:
        return Line("together-listed", {"listed": is_listed(app, address)})

    def flip() -> None:
        on = not is_listed(app, address)
        others = [one for one in app.settings.get(LISTED_SETTING, []) if one != address]
        app.settings.set(**{LISTED_SETTING: [*others, address] if on else others})
        send("rating", key=derive_device_id(app, address, "rating"), on=on)
        app.say(label())

    return MenuItem(label, flip)


def show_ratings(app: App, frame: Frame) -> None:
    """Open the rating list that the server has sent."""
    if frame["game"] not in GAMES:
        return
    title = {"game": game_title(frame["game"])}
    if not frame["list"]:
        app.refuse(Line("together-ratings-none", title))
        return
    items = [
        fixed_item(
            Line(
                "together-rating",
                {
                    "place": place,
                    "name": str(row["name"]),
                    "games": int(row["games"]),
                    **{name: round(row[name]) for name in ("strength", "low", "high")},
                },
            )
        )
        for place, row in enumerate(frame["list"], 1)
    ]
    app.open_screen(ReadingList(app, Line("together-ratings-title", title), items))
