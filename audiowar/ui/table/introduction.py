"""Lines at the start of a match: the aim of the game, the players, and the first keys."""

from __future__ import annotations

from audiowar.announce.common_lines import (
    list_names_marking_listener,
    replace_underscores,
)
from audiowar.announce.game_wording import get_wording
from audiowar.announce.line import Line
from audiowar.rules.view import View
from audiowar.table.player_view import PlayerView
from audiowar.ui.core.app import App


def pop_introduction_lines(app: App, player_view: PlayerView, with_players: bool) -> list[Line]:
    """Return the lines at the start of a match, and remember them as spoken.

    They name the players if `with_players` is true. In the first match of a game they also say the
    game's aim, and in the player's very first match the keys that explain the game. A spectator
    gets no lines.
    """
    if player_view.viewer is None:
        return []
    introduced_games = app.settings.get("introduced")
    names = player_view.names
    seats = list_names_marking_listener(player_view.viewer, names, range(len(names)))
    sitting = [Line("table-players", {"players": seats})] if with_players and len(seats) > 1 else []
    if player_view.game in introduced_games:
        return sitting
    app.settings.set(introduced=[*introduced_games, player_view.game])
    lines = [Line(f"aim-{replace_underscores(player_view.game)}"), *sitting]
    return lines if introduced_games else [*lines, *explaining_key_lines(app)]


def explaining_key_lines(app: App) -> list[Line]:
    """Return the line that names the keys, and the buttons of a page, that explain the game.

    If one of the commands has no key, return no line.
    """
    keys = {"rules": app.first_key_line("rules-now"), "why": app.first_key_line("why")}
    if None in keys.values():
        return []
    if not app.frontend.has_buttons:
        return [Line("intro-keys", keys)]
    buttons = {"rules_button": Line("page-button-rules"), "why_button": Line("page-button-why")}
    return [Line("intro-keys-page", {**keys, **buttons})]


def first_hint_lines(app: App, view: View) -> list[Line]:
    """Return the hint about how to begin, to be spoken after the introduction, if there is one."""
    if view.viewer is None or view.over:
        return []
    if view.question is not None:
        # Other kinds of questions name their keys in their own lines.
        hints = {"card": "table-begin", **get_wording(view.game).first_hint_by_question_kind}
        return [Line(hints[view.question.kind])] if view.question.kind in hints else []
    if view.asked:
        return []
    return [Line("table-begin-luck", {"auto": app.first_key_line("auto")})]
