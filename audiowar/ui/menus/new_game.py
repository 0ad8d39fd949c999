"""The menus that ask for a game, opponents and rules, and the start of a match against bots."""

from __future__ import annotations

import random
from functools import partial
from typing import Any

from audiowar.announce.bot_remarks import list_topics
from audiowar.announce.line import Line
from audiowar.announce.refusal_lines import describe_refusal
from audiowar.announce.view_lines import game_title, hyphenate
from audiowar.archive.game_list_entry import LANGUAGE
from audiowar.bots.game_bots import get_game_bots
from audiowar.rules.registry import GAMES, USUAL_GAME, get_variant
from audiowar.rules.state import Refused
from audiowar.rules.variant import Preset, Variant
from audiowar.storage import opponent_memory, remark_memory
from audiowar.table import start_local_game
from audiowar.table.opponent_lineup import ADAPTING, MIXED, OpponentLineup
from audiowar.table.player_view import PlayerView
from audiowar.ui.core.app import App
from audiowar.ui.core.menu import Menu, MenuItem, fixed_item
from audiowar.ui.settings.configured_pace import ConfiguredPace
from audiowar.ui.settings.opponent_choice import (
    USUAL,
    bots_by_seat_item,
    choose_bots_for_rematch,
    get_player_name,
    list_bot_names,
    make_lineup,
    opponents_item,
)
from audiowar.ui.settings.opponent_memory_menu import is_memory_allowed
from audiowar.ui.table.table_screen import TableScreen

from .game_options import OptionsMenu, StartMatch


def ask_game(app: App) -> None:
    """Ask for the game: first the one played last, then a random one, then the others."""
    names = list(GAMES)
    last = app.settings.get("game", names[0])
    first = last if last in names else names[0]
    items = [game_item(app, GAMES[first])]
    items.append(fixed_item("game-random", lambda: ask_opponents_for_random_game(app)))
    items += [game_item(app, GAMES[name]) for name in names if name != first]
    app.open_screen(Menu(app, Line("choose-game"), items))


def ask_opponents_for_random_game(app: App) -> None:
    """Choose a random game, say which, and ask for the opponents."""
    game = random.choice(list(GAMES.values()))
    ask_opponents(app, game, Line("choose-opponents-random", {"game": game_choice_line(game)}))


def game_item(app: App, game: Variant) -> MenuItem:
    """Return the menu item that names a game and asks for the opponents."""
    return fixed_item(game_choice_line(game), lambda: ask_opponents(app, game))


def game_choice_line(game: Variant) -> Line:
    """Return the line of a game: its title, its numbers of players, and what players decide."""
    low, high = game.players[0], game.players[-1]
    title = game_title(game.name)
    decides = game.choice_kind or "nothing"
    args = {"game": title, "low": low, "high": high, "decides": decides}
    return Line("game-item" if low != high else "game-item-two", args)


def ask_opponents(app: App, game: Variant, title: Line | None = None) -> None:
    """Ask how many bots play and, if the game has several, which ones."""
    counts = [players - 1 for players in game.players]
    last = app.settings.get("opponents", 2)
    items = [
        fixed_item(
            Line("opponents", {"count": count}),
            partial(ask_rules, app, game, count, partial(start_match, app, game.name, count), True),
        )
        for count in counts
    ]
    start_at = counts.index(last) if last in counts else 0
    if game.always_has_choices or get_game_bots(game.name).load_bots():
        items.append(opponents_item(app, game.name))
        if counts[-1] > 1:
            items.append(bots_by_seat_item(app, game.name, counts[-1]))
    app.open_screen(Menu(app, title or Line("choose-opponents"), items, start_at))


def ask_rules(
    app: App, game: Variant, opponents: int, start: StartMatch, remember_preset: bool = False
) -> None:
    """Ask for a preset of rules, or for each option, then call `start` with the options.

    `remember_preset`: preselect the preset used last, and save the chosen one.
    """
    names = [preset.name for preset in game.presets]
    last = app.settings.get("preset", names[0]) if remember_preset else names[0]

    def choose_options() -> None:
        given = app.settings.get(f"options-{game.name}", {})
        app.open_screen(OptionsMenu(app, game, opponents, given, start))

    def choose_preset(preset: Preset) -> None:
        if remember_preset:
            app.settings.set(preset=preset.name)
        start(dict(preset.options))

    items = [
        fixed_item(f"preset-{hyphenate(preset.name)}", partial(choose_preset, preset))
        for preset in game.presets
    ]
    items.append(fixed_item("preset-own", choose_options))
    start_at = names.index(last) if last in names else 0
    app.open_screen(Menu(app, Line("choose-rules"), items, start_at))


def start_match(
    app: App,
    game: str,
    opponents: int,
    options: dict[str, int | str],
    usual: str = MIXED,
    lineup: OpponentLineup | None = None,
    introduced: bool = False,
) -> None:
    """Start a match against bots, or say why the rules refuse it.

    `lineup`: the bots; without it they are chosen as in the settings. `usual`: the lineup of a
    player who has never chosen one. `introduced`: the player knows the aim of the game already.
    """
    app.settings.set(game=game, opponents=opponents)
    seats = (get_player_name(app), *list_bot_names(app)[:opponents])
    wanted_seed, app.launch.seed = app.launch.seed, None
    if app.launch.bots:
        lineup = OpponentLineup(tuple(app.launch.bots.split(",")))
    elif lineup is None:
        company_seed = random.getrandbits(32) if wanted_seed is None else wanted_seed
        lineup = make_lineup(app, game, opponents, usual, company_seed)
    more: dict[str, Any] = {LANGUAGE: app.catalogue.language}
    more |= {ADAPTING: True} if lineup.is_adapting else {}
    sitting = lineup.assign_bots_to_seats(opponents)
    # A given seed must always produce the same match, so nothing is remembered from others.
    if wanted_seed is not None:
        more |= {remark_memory.HEADER_FIELD: {}}
    else:
        more |= remark_memory.make_header_field(list_topics(game, sitting.values()))
        if is_memory_allowed(app):
            seat = start_local_game.PERSON_SEAT
            more |= opponent_memory.make_header_field(game, opponents + 1, seat)
    try:
        player_view = start_local_game.start_new_game(
            game, seats, options, sitting, ConfiguredPace(app), wanted_seed, **more
        )
    except Refused as refused:
        app.refuse(describe_refusal(refused))
        return
    app.close_all_screens()
    TableScreen(app, player_view).begin(introduced)


def start_command_line_match(app: App) -> None:
    """Start the match that the command line describes."""
    launch = app.launch
    game = get_variant(launch.game or USUAL_GAME)
    players = launch.players or game.players[0]
    if launch.name:
        app.settings.set(name=launch.name)
    # The same command line should start the same match. Its user knows the game already.
    start_match(app, game.name, players - 1, dict(launch.options), USUAL, introduced=True)


def play_again(app: App, player_view: PlayerView) -> None:
    """Start another match with the same options and opponents."""
    start_match(
        app,
        player_view.game,
        len(player_view.names) - 1,
        dict(player_view.options),
        lineup=choose_bots_for_rematch(app, player_view),
    )
