"""The rating lists of a server: read them, and join or leave them."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from hashlib import sha256
from secrets import token_hex

from audiowar.announce.common_lines import get_game_title
from audiowar.announce.line import Line
from audiowar.client.server_connection import Frame
from audiowar.rules.registry import GAMES
from audiowar.table.rating_model import has_rated_preset
from audiowar.ui.core.app import App
from audiowar.ui.core.menu import Menu, MenuItem, ReadingList, fixed_item

SendFrame = Callable[..., None]
"""Sends a frame to the server: its kind, then its fields as keyword arguments."""


def derive_device_id(app: App, *purpose: str) -> str:
    """Return the id of this device for a purpose. It does not reveal ids for other purposes.

    The first call creates the secret of this device, and saves it in the settings.
    """
    secret = str(app.settings.get("device"))
    if not secret:
        secret = token_hex(16)
        app.settings.set(device=secret)
    return sha256(" ".join((secret, *purpose)).encode()).hexdigest()[:16]


def has_joined_rating_lists(app: App, address: str) -> bool:
    """Return whether the player has joined the lists of a server."""
    return address in app.settings.get("rated_at")


def get_secret_rating_key(app: App, address: str) -> str:
    """Return the player's secret key for a server's lists; "" if the player has not joined them."""
    return derive_device_id(app, address, "rating") if has_joined_rating_lists(app, address) else ""


def open_rating_lists(app: App, address: str, send: SendFrame) -> None:
    """Open the menu of a server's lists, one for each game, with an item to join or leave them."""
    games = [name for name in GAMES if has_rated_preset(name)]
    items = [
        fixed_item(get_game_title(name), partial(send, "ratings", game=name)) for name in games
    ]
    items.append(make_join_or_leave_item(app, address, send))
    app.open_screen(Menu(app, Line("together-ratings"), items))


def make_join_or_leave_item(app: App, address: str, send: SendFrame) -> MenuItem:
    """Return the item that says whether the player is on the lists, and joins or leaves them."""

    def label() -> Line:
        return Line("together-listed", {"listed": has_joined_rating_lists(app, address)})

    def flip() -> None:
        on = not has_joined_rating_lists(app, address)
        others = [one for one in app.settings.get("rated_at") if one != address]
        app.settings.set(rated_at=[*others, address] if on else others)
        send("rating", key=derive_device_id(app, address, "rating"), on=on)
        app.say(label())

    return MenuItem(label, flip)


def open_received_rating_list(app: App, frame: Frame) -> None:
    """Open the rating list that the server has sent, or say that it is empty.

    Do nothing if this program does not know the game.
    """
    if frame["game"] not in GAMES:
        return
    title = {"game": get_game_title(frame["game"])}
    if not frame["list"]:
        app.refuse(Line("together-ratings-none", title))
        return
    items = []
    for place, row in enumerate(frame["list"], 1):
        ratings = {name: round(row[name]) for name in ("strength", "low", "high")}
        args = {"place": place, "name": str(row["name"]), "games": int(row["games"]), **ratings}
        items.append(fixed_item(Line("together-rating", args)))
    app.open_screen(ReadingList(app, Line("together-ratings-title", title), items))
