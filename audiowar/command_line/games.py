"""`audiowar games`: list the games with their options."""

from __future__ import annotations

import json
from argparse import Namespace
from collections.abc import Iterator
from typing import Any

from audiowar.announce.common_lines import replace_underscores
from audiowar.l10n.catalogue import Catalogue
from audiowar.rules.registry import GAMES


def run_games_listing(args: Namespace, catalogue: Catalogue) -> int:
    """Print all games with their options and numbers of players; as JSON with `--json`."""
    if args.json:
        games = [make_game_json_object(name) for name in GAMES]
        print(json.dumps(games, ensure_ascii=False, indent=1))
        return 0
    for name in GAMES:
        print(*iter_game_description_lines(name, catalogue), sep="\n")
    return 0


def make_game_json_object(name: str) -> dict[str, Any]:
    """Return a game's numbers of players, options and presets as a JSON object."""
    game = GAMES[name]
    options = []
    for option in game.options:
        data: dict[str, Any] = {"name": option.name}
        if isinstance(option.values, range):
            data |= {"min": option.values[0], "max": option.values[-1]}
        else:
            data["values"] = list(option.values)
        if callable(option.default_or_function):
            data["default"] = {str(n): option.get_default(n) for n in game.players}
        else:
            data["default"] = option.default_or_function
        options.append(data)
    return {
        "game": name,
        "players": {"min": game.players[0], "max": game.players[-1]},
        "choice": game.always_has_choices,
        "options": options,
        "presets": {preset.name: dict(preset.options) for preset in game.presets},
    }


def iter_game_description_lines(name: str, catalogue: Catalogue) -> Iterator[str]:
    """Yield the lines that describe a game: its name and numbers of players, then each option.

    The default of an option is that for the smallest number of players.
    """
    game, say = GAMES[name], catalogue.format_message
    title = say(f"game-{replace_underscores(name)}")
    yield say("cli-game", name=name, title=title, low=game.players[0], high=game.players[-1])
    for option in game.options:
        if isinstance(option.values, range):
            values = say("cli-range", low=option.values[0], high=option.values[-1])
        else:
            values = ", ".join(map(str, option.values))
        default = option.get_default(game.players[0])
        yield say("cli-option", option=option.name, values=values, default=str(default))
