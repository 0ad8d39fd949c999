"""Invite friends to a shared table by a link that opens it in a browser."""

from __future__ import annotations

from typing import TYPE_CHECKING

from audiowar.announce.announcement import Buffer, Kind
from audiowar.announce.line import Line
from audiowar.announce.view_lines import hyphenate
from audiowar.client.remote_table import RemotePlayerView
from audiowar.ui.core.menu import MenuItem, fixed_label

if TYPE_CHECKING:
    from audiowar.ui.core.app import App


def link(chair: RemotePlayerView) -> str:
    """Return the link that opens the table in a browser; "" if the server has no page."""
    page = chair.connection.page
    return f"{page}#{chair.code}" if page and chair.code else ""


def link_lines(chair: RemotePlayerView) -> list[Line]:
    """Return the line with the link, if there is one."""
    return [Line("lobby-link", {"link": link(chair)})] if link(chair) else []


def invitations(app: App, chair: RemotePlayerView) -> list[MenuItem]:
    """Return the menu item that copies the invitation, if there is a link."""
    item = MenuItem(fixed_label(Line("menu-invite")), lambda: invite(app, chair))
    return [item] if link(chair) else []


def invite(app: App, chair: RemotePlayerView) -> None:
    """Copy an invitation to the clipboard, and say it."""
    game = Line(f"game-{hyphenate(chair.game)}")
    invitation = Line("invitation", {"game": game, "link": link(chair)})
    copied = app.frontend.copy_to_clipboard(app.render(invitation))
    lines = [Line("invitation-copied"), invitation] if copied else [invitation]
    app.say(*lines, kind=Kind.SYSTEM, buffer=Buffer.SYSTEM)
