"""The seat at a server that the player may come back to, as the settings keep it."""

from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from audiowar.client.remote_table import RemotePlayerView

    from .app import App

SEAT = "server_seat"
"""The setting that keeps the last seat at a server."""
NEEDED = ("address", "table", "token", "code")
"""What must be known of a seat to come back to it."""


def keep_seat(app: App, chair: RemotePlayerView) -> None:
    """Keep what is needed to sit down there again."""
    ticket = chair.ticket
    if ticket.token is not None:
        kept = {"address": ticket.address, "table": ticket.table, "token": ticket.token}
        kept["code"] = chair.code
        app.settings.set(**{SEAT: kept})


def forget_seat(app: App) -> None:
    """Forget the last seat."""
    app.settings.set(**{SEAT: {}})


def seat_again(kept: Mapping[str, Any]) -> dict[str, Any]:
    """Return what a server is told to sit down there again."""
    return {"table": kept["table"], "token": kept["token"], "after": -1}


def reachable_seat(app: App) -> Mapping[str, Any] | None:
    """Return the kept seat, None where there is none or this program cannot connect to it."""
    kept: Mapping[str, Any] = app.settings.get(SEAT, {})
    whole = all(kept.get(part) and isinstance(kept[part], str) for part in NEEDED)
    if not whole or app.launch.carry is None:
        return None
    here = app.launch.home
    # A page connects to no other server than its own.
    return kept if here in ("", kept["address"]) else None
