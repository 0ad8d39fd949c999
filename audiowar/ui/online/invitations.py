"""Invite friends to an online table with a link that opens the table in a browser."""

from __future__ import annotations

from audiowar.announce.line import Line
from audiowar.announce.player_names_and_common_lines import get_game_title
from audiowar.client.remote_player_view import RemotePlayerView
from audiowar.ui.core.app import App
from audiowar.ui.core.menu import MenuItem, fixed_item


def get_invitation_link(player_view: RemotePlayerView) -> str:
    """Return the link that opens the table in a browser; "" if the server has no page."""
    page = player_view.connection.page_url
    return f"{page}#{player_view.code}" if page and player_view.code else ""


def invitation_link_lines(player_view: RemotePlayerView) -> list[Line]:
    """Return the line with the invitation link; none if the server has no page."""
    link = get_invitation_link(player_view)
    return [Line("waiting-room-link", {"link": link})] if link else []


def make_invitation_items(app: App, player_view: RemotePlayerView) -> list[MenuItem]:
    """Return the menu item that copies the invitation; none if the server has no page."""
    item = fixed_item("menu-invite", lambda: copy_invitation(app, player_view))
    return [item] if get_invitation_link(player_view) else []


def copy_invitation(app: App, player_view: RemotePlayerView) -> None:
    """Announce an invitation, and copy it if there is a clipboard."""
    game = get_game_title(player_view.game)
    invitation = Line("invitation", {"game": game, "link": get_invitation_link(player_view)})
    copied = app.frontend.copy_to_clipboard(app.render(invitation))
    lines = [Line("invitation-copied"), invitation] if copied else [invitation]
    app.say_system_message(*lines)
