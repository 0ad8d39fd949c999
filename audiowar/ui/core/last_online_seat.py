"""Save the player's last online seat in the settings, to return to it later."""

from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING, Any

from .app import App

if TYPE_CHECKING:
    from audiowar.client.remote_table import RemotePlayerView


SEAT_SETTING = "server_seat"
"""The setting of the last online seat."""
REQUIRED_FIELDS = ("address", "table", "token", "code")
"""The fields of a kept seat that are needed to return to it."""


def save_seat(app: App, player_view: RemotePlayerView) -> None:
    """Save the seat in the settings, if the server gave a token for it."""
    ticket = player_view.credential
    if ticket.token is not None:
        kept = {"address": ticket.address, "table": ticket.table, "token": ticket.token}
        kept["code"] = player_view.code
        app.settings.set(**{SEAT_SETTING: kept})


def forget_seat(app: App) -> None:
    """Forget the last seat."""
    app.settings.set(**{SEAT_SETTING: {}})


def rejoin_fields(seat: Mapping[str, Any]) -> dict[str, Any]:
    """Return the fields of the request to take a kept seat again."""
    return {"table": seat["table"], "token": seat["token"], "after": -1}


def get_reachable_seat(app: App) -> Mapping[str, Any] | None:
    """Return the kept seat, or None if there is none or its server cannot be reached from here."""
    kept: Mapping[str, Any] = app.settings.get(SEAT_SETTING, {})
    whole = all(kept.get(part) and isinstance(kept[part], str) for part in REQUIRED_FIELDS)
    if not whole or app.launch.open_transport is None:
        return None
    here = app.launch.server_address
    # A page can only connect to its own server.
    return kept if here in ("", kept["address"]) else None
