"""The menus that ask for a game, opponents and rules, and the start of a match against bots."""

from __future__ import annotations

import random
from functools import partial
from typing import Any

from audiowar.announce.choose_bot_remarks import list_remark_topics
from audiowar.announce.common_lines import (
    describe_refusal,
    get_game_title,
    replace_underscores,
)
from audiowar.announce.line import Line
from audiowar.archive.game_list_entry import LANGUAGE_FIELD
from audiowar.bots.bots_and_coach import get_bots
from audiowar.rules.registry import DEFAULT_GAME, GAMES, get_variant
from audiowar.rules.state import Refused
from audiowar.rules.variant import Preset, Variant
from audiowar.storage import opponent_memory, remark_memory
from audiowar.table import start_local_match
from audiowar.table.opponent_lineup import ADAPTING_LINEUP, MIXED_LINEUP, OpponentLineup
from audiowar.table.player_view import PlayerView
from audiowar.ui.core.app import App
from audiowar.ui.core.menu import Menu, MenuItem, fixed_item
from audiowar.ui.settings.opponent_choice import (
    DEFAULT_BOT,
    ConfiguredPace,
    choose_bots_for_rematch,
    get_player_name,
    list_names_for_bots,
    make_bots_by_seat_item,
    make_chosen_lineup,
    make_opponents_item,
)
from audiowar.ui.table.table_screen import TableScreen

from .game_options import OptionsMenu, StartMatch


def ask_game(app: App) -> None:
    """Ask which game to play. Offer the last game, a random game, then all other games."""
    games = list(GAMES.values())
    first = GAMES.get(app.settings.get("game"), games[0])
    others = [make_game_item(app, game) for game in games if game is not first]
    any_game = fixed_item("game-random", partial(pick_random_game, app))
    items = [make_game_item(app, first), any_game, *others]
    app.open_screen(Menu(app, Line("choose-game"), items))


def pick_random_game(app: App) -> None:
    """Choose a random game, say which, and ask for the opponents."""
    game = random.choice(list(GAMES.values()))
    ask_opponents(app, game, Line("choose-opponents-random", {"game": game_choice_line(game)}))


def make_game_item(app: App, game: Variant) -> MenuItem:
    """Return the menu item that names a game and asks for the opponents."""
    return fixed_item(game_choice_line(game), lambda: ask_opponents(app, game))


def game_choice_line(game: Variant) -> Line:
    """Return the line with a game's title, its numbers of players, and what players decide."""
    low, high = game.players[0], game.players[-1]
    decides = game.what_players_always_choose or "nothing"
    args = {"game": get_game_title(game.name), "low": low, "high": high, "decides": decides}
    return Line("game-item" if low != high else "game-item-two", args)


def ask_opponents(app: App, game: Variant, title: Line | None = None) -> None:
    """Ask how many bots play and, in games with choices, which ones."""
    counts = [players - 1 for players in game.players]
    last = app.settings.get("opponents")
    items = []
    for count in counts:
        start = partial(start_match, app, game.name, count)
        ask = partial(ask_rules, app, game, count, start, remember_preset=True)
        items.append(fixed_item(Line("opponents", {"count": count}), ask))
    start_at = counts.index(last) if last in counts else 0
    if game.always_has_choices or get_bots(game.name).load_bots():
        items.append(make_opponents_item(app, game.name))
        if counts[-1] > 1:
            items.append(make_bots_by_seat_item(app, game.name, counts[-1]))
    app.open_screen(Menu(app, title or Line("choose-opponents"), items, start_at))


def ask_rules(
    app: App, game: Variant, opponent_count: int, start: StartMatch, remember_preset: bool = False
) -> None:
    """Ask for a preset of rules, or for each option, then call `start` with the options.

    `remember_preset`: preselect the preset used last, and save the chosen one.
    """
    names = [preset.name for preset in game.presets]
    last = app.settings.get("preset") if remember_preset else names[0]

    def choose_options() -> None:
        given = app.settings.get(f"options-{game.name}", {})
        app.open_screen(OptionsMenu(app, game, opponent_count, given, start))

    def choose_preset(preset: Preset) -> None:
        if remember_preset:
            app.settings.set(preset=preset.name)
        start(dict(preset.options))

    items = [
        fixed_item(f"preset-{replace_underscores(preset.name)}", partial(choose_preset, preset))
        for preset in game.presets
    ]
    items.append(fixed_item("preset-own", choose_options))
    start_at = names.index(last) if last in names else 0
    app.open_screen(Menu(app, Line("choose-rules"), items, start_at))


def start_match(
    app: App,
    game: str,
    opponent_count: int,
    options: dict[str, int | str],
    default_lineup: str = MIXED_LINEUP,
    lineup: OpponentLineup | None = None,
    skip_introduction: bool = False,
) -> None:
    """Start a match against bots in place of all screens, or say why the rules refuse it.

    `lineup`: the bots; by default those of the settings or, if none are set, `default_lineup`. If
    the command line names bots, they play instead. The game and the number of opponents are saved
    in the settings.
    """
    app.settings.set(game=game, opponents=opponent_count)
    seats = (get_player_name(app), *list_names_for_bots(app)[:opponent_count])
    wanted_seed, app.launch_options.seed = app.launch_options.seed, None
    if app.launch_options.bots:
        lineup = OpponentLineup(tuple(app.launch_options.bots.split(",")))
    elif lineup is None:
        company_seed = random.getrandbits(32) if wanted_seed is None else wanted_seed
        lineup = make_chosen_lineup(app, game, opponent_count, default_lineup, company_seed)
    more: dict[str, Any] = {LANGUAGE_FIELD: app.catalogue.language}
    if lineup.is_adapting:
        more[ADAPTING_LINEUP] = True
    sitting = lineup.assign_bots_to_seats(opponent_count)
    # A given seed must always produce the same match, so ignore memories of earlier matches.
    if wanted_seed is not None:
        more[remark_memory.HEADER_FIELD] = {}
    else:
        more |= remark_memory.make_topics_header_field(list_remark_topics(game, sitting.values()))
        if app.settings.get("memory"):
            seat = start_local_match.PERSON_SEAT
            more |= opponent_memory.make_habits_header_field(game, opponent_count + 1, seat)
    try:
        player_view = start_local_match.start_match(
            game, seats, options, sitting, ConfiguredPace(app), wanted_seed, **more
        )
    except Refused as refused:
        app.refuse(describe_refusal(refused))
        return
    app.close_all_screens()
    TableScreen(app, player_view).begin(skip_introduction)


def start_command_line_match(app: App) -> None:
    """Start the match that the command line describes."""
    launch_options = app.launch_options
    game = get_variant(launch_options.game or DEFAULT_GAME)
    players = launch_options.players or game.players[0]
    if launch_options.name:
        app.settings.set(name=launch_options.name)
    # Unless the player has chosen opponents, take the default bot, so that a command line always
    # starts the same kind of match. Whoever types it knows the game, and needs no introduction.
    start_match(
        app,
        game.name,
        players - 1,
        dict(launch_options.options),
        DEFAULT_BOT,
        skip_introduction=True,
    )


def play_again(app: App, player_view: PlayerView) -> None:
    """Start another match with the same options and, unless they adapt, the same opponents."""
    opponents, options = len(player_view.names) - 1, dict(player_view.options)
    lineup = choose_bots_for_rematch(app, player_view)
    start_match(app, player_view.game, opponents, options, lineup=lineup)
