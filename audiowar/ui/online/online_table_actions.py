"""Actions at an online table: chat, invite, leave, give up the seat, act on other people."""

from __future__ import annotations

from audiowar.announce.common_lines import describe_refusal, get_game_title
from audiowar.announce.line import Line
from audiowar.client.remote_player_view import RemotePlayerView
from audiowar.client.server_connection import Frame
from audiowar.rules.state import Refused
from audiowar.ui.core.app import App
from audiowar.ui.core.last_online_seat import forget_seat_if_saved
from audiowar.ui.core.menu import Menu, MenuItem, ask_text, fixed_item

PERSON_ACTIONS_FOR_ALL = ("mute", "unmute", "block")
"""The kinds of frames with which every player, not only the host, can act on other people."""
MAX_CHAT_LENGTH = 200
"""The maximum length of a chat message in characters, the same as on the server."""


def refusal_line(frame: Frame) -> Line:
    """Return the line that explains why a server refused a request."""
    return describe_refusal(Refused(frame["reason"], **frame["args"]))


def give_up_own_seat(app: App, player_view: RemotePlayerView) -> None:
    """Give up the seat for good, open the main menu and say so."""
    player_view.give_up_seat()
    forget_seat_if_saved(app, player_view)
    app.open_main_menu()
    app.say_system_message(Line("seat-given-up"))


def ask_chat_message(app: App, player_view: RemotePlayerView) -> None:
    """Let the player type and send a chat message. Refuse this to spectators."""
    if player_view.viewer is None:
        app.refuse(Line("refused-not-seated"))
        return

    def send(text: str) -> None:
        app.top.announce_screen()
        if text:
            player_view.connection.send("chat", text=text)

    ask_text(app, Line("chat-entry"), "", send, MAX_CHAT_LENGTH)


def make_host_items(player_view: RemotePlayerView) -> list[MenuItem]:
    """Return the items with which the host controls who may join; none for other players."""
    if player_view.host_seat != player_view.viewer:
        return []
    send = player_view.connection.send
    return [
        MenuItem(
            lambda: Line("others-unlock" if player_view.is_locked else "others-lock"),
            lambda: send("lock", on=not player_view.is_locked),
        ),
        fixed_item("others-code", lambda: send("code")),
    ]


def open_other_people_menu(app: App, player_view: RemotePlayerView) -> None:
    """Open the menu of actions on the other people at the table, with the items for the host.

    Refuse this to spectators, and if there is no action.
    """

    def about(name: str, seat: int, kind: str) -> MenuItem:
        def do() -> None:
            done = Line(f"others-{kind}-done", {"player": name})
            player_view.send_request(kind, lambda: app.say(done), seat=seat)

        return fixed_item(Line(f"others-{kind}", {"player": name}), do)

    kinds = (
        *PERSON_ACTIONS_FOR_ALL,
        *(("kick",) if player_view.host_seat == player_view.viewer else ()),
    )
    items = [
        about(person.name, seat, kind)
        for seat, person in enumerate(player_view.occupants)
        if seat != player_view.viewer and person.name and not person.is_played_by_bot
        for kind in kinds
    ]
    items += make_host_items(player_view)
    if items and player_view.viewer is not None:
        app.open_screen(Menu(app, Line("menu-others"), items))
    else:
        app.refuse(Line("others-none"))


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
