"""Lines at the start of a match: the aim of the game, the players, and the first keys."""

from __future__ import annotations

from audiowar.announce.game_wording import get_wording
from audiowar.announce.line import Line
from audiowar.announce.player_names import list_names_marking_listener
from audiowar.announce.view_lines import hyphenate
from audiowar.rules.view import View
from audiowar.table.player_view import PlayerView
from audiowar.ui.core.app import App

INTRODUCED_SETTING = "introduced"
"""The name of the setting that holds the games whose aim has been announced."""


def introduction_lines(app: App, player_view: PlayerView, with_players: bool = True) -> list[Line]:
    """Return the lines at the start of a match: the players, if `with_players`.

    The first match of each game begins with its aim; the very first also names the help keys.
    """
    known = app.settings.get(INTRODUCED_SETTING, [])
    if player_view.viewer is None:
        return []
    seats = list_names_marking_listener(
        player_view.viewer, player_view.names, range(len(player_view.names))
    )
    sitting = [Line("table-players", {"players": seats})] if with_players and len(seats) > 1 else []
    if player_view.game in known:
        return sitting
    app.settings.set(**{INTRODUCED_SETTING: [*known, player_view.game]})
    lines = [Line(f"aim-{hyphenate(player_view.game)}"), *sitting]
    return lines if known else [*lines, *help_key_lines(app)]


def help_key_lines(app: App) -> list[Line]:
    """Return the line that names the keys (on a page also the buttons) that explain the game."""
    rules, why = app.keymap.get_keys("rules-now"), app.keymap.get_keys("why")
    if not (rules and why):
        return []
    keys = {"rules": app.key_line(rules[0]), "why": app.key_line(why[0])}
    if not app.frontend.has_buttons:
        return [Line("intro-keys", keys)]
    buttons = {"rules_button": Line("page-button-rules"), "why_button": Line("page-button-why")}
    return [Line("intro-keys-page", {**keys, **buttons})]


def first_hint_lines(app: App, view: View) -> list[Line]:
    """Return the line that says how to begin, after the introduction; none for spectators."""
    if view.viewer is None or view.over:
        return []
    if view.question is not None:
        # Other kinds of questions name their keys in their own lines.
        begins = {"card": "table-begin", **get_wording(view.game).first_hints}.get(
            view.question.kind
        )
        return [] if begins is None else [Line(begins)]
    if view.asked:
        return []
    keys = app.keymap.get_keys("auto")
    return [Line("table-begin-luck", {"auto": app.key_line(keys[0]) if keys else None})]
