"""Save the player's last seat at an online table in the settings, to return to it later."""

from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING, Any

from .app import App

if TYPE_CHECKING:
    from audiowar.client.remote_player_view import RemotePlayerView


LAST_SEAT_SETTING = "server_seat"
"""The name of the setting that holds the last online seat."""
REQUIRED_SEAT_FIELDS = ("address", "table", "token", "code")
"""The fields of a saved seat that are needed to return to it."""
SEAT_LOST_REASONS = ("no_seat", "no_table")
"""If the server refuses the return to a seat for one of these reasons, the seat is lost."""


def save_last_online_seat(app: App, player_view: RemotePlayerView) -> None:
    """Save the seat in the settings, if the server gave a token for it."""
    ticket = player_view.credential
    if ticket.token is not None:
        seat = {"address": ticket.address, "table": ticket.table, "token": ticket.token}
        seat["code"] = player_view.code
        app.settings.set(**{LAST_SEAT_SETTING: seat})


def forget_last_online_seat(app: App) -> None:
    """Delete the saved seat from the settings."""
    app.settings.set(**{LAST_SEAT_SETTING: {}})


def forget_seat_if_saved(app: App, player_view: RemotePlayerView) -> None:
    """Delete the saved seat from the settings if it is the seat of this player view."""
    seat, ticket = app.settings.get(LAST_SEAT_SETTING), player_view.credential
    if (seat.get("table"), seat.get("token")) == (ticket.table, ticket.token):
        forget_last_online_seat(app)


def rejoin_fields(seat: Mapping[str, Any]) -> dict[str, Any]:
    """Return the fields of the request to take a saved seat again."""
    return {"table": seat["table"], "token": seat["token"], "after": -1}


def get_reachable_saved_seat(app: App) -> Mapping[str, Any] | None:
    """Return the saved seat; None if there is none, or if this frontend cannot reach its server."""
    seat: Mapping[str, Any] = app.settings.get(LAST_SEAT_SETTING)
    is_whole = all(seat.get(part) and isinstance(seat[part], str) for part in REQUIRED_SEAT_FIELDS)
    if not is_whole or app.launch_options.services.open_transport is None:
        return None
    here = app.launch_options.services.only_server_address
    # A page can only connect to its own server.
    return seat if here in ("", seat["address"]) else None
