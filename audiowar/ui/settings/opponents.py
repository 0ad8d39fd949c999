"""Choose the bots: one character for all, one for each seat, or a mixed lineup."""

from __future__ import annotations

from audiowar.announce.game_wording import get_wording
from audiowar.announce.line import Line
from audiowar.announce.view_lines import hyphenate
from audiowar.bots.game_bots import get_game_bots
from audiowar.bots.registry import USUAL as USUAL
from audiowar.bots.registry import list_opponents
from audiowar.rules.events import End
from audiowar.rules.registry import GAMES
from audiowar.table.opponent_lineup import (
    ADAPTING,
    MIXED,
    VARYING_LINEUPS,
    OpponentLineup,
    choose_mixed_bots,
    level_of_rating,
    result_share,
    update_rating,
)
from audiowar.table.player_view import PlayerView
from audiowar.ui.core.menu import Menu, MenuItem, fixed_label
from audiowar.ui.core.screen import AppContext

from .window_settings import row

EACH = "each"
"""The lineup in which every seat has its own character."""
MAIN = next(game for game in GAMES if get_game_bots(game).strong_characters)
"""The game whose opponents are the default in other games that have them."""


def setting(game: str) -> str:
    """Return the name of the setting that holds a game's opponents."""
    return "bot" if game == MAIN else f"bot_{game}"


def companies(game: str) -> list[str]:
    """Return the possible opponents: lineups first, then characters, weakest first."""
    return [*VARYING_LINEUPS, EACH, *list_opponents(game)]


def level(app: AppContext, game: str, usual: str = MIXED) -> str:
    """Return the chosen opponents of a game, by default those nearest to the main game's."""
    known = companies(game)
    own: str = app.settings.get(setting(game), "")
    main: str = app.settings.get(setting(MAIN), usual)
    if own in known:
        return own
    if main in get_game_bots(MAIN).strong_characters and "strong" in known:
        return "strong"
    return main if main in known and main != EACH else usual


def seated(app: AppContext, game: str, opponents: int, usual: str, seed: int) -> OpponentLineup:
    """Return the chosen opponents for a new match."""
    wanted, known = level(app, game, usual), list_opponents(game)
    if wanted == MIXED:
        return OpponentLineup(tuple(choose_mixed_bots(known, USUAL, opponents, seed)))
    if wanted == ADAPTING:
        return adapting(app, game)
    if wanted == EACH:
        return OpponentLineup(
            tuple(in_chair(app, game, chair) for chair in range(1, opponents + 1))
        )
    return OpponentLineup((wanted,))


def adapting(app: AppContext, game: str) -> OpponentLineup:
    """Return opponents that match the player's rating."""
    known = list_opponents(game)
    return OpponentLineup((known[level_of_rating(height(app, game), known)],), is_adapting=True)


def same(app: AppContext, chair: PlayerView) -> OpponentLineup:
    """Return the opponents of a match again; adapting ones follow the new rating."""
    if chair.has_adapting_bots:
        return adapting(app, chair.game)
    sitting = chair.characters
    return OpponentLineup(tuple(sitting.get(seat, USUAL) for seat in range(1, len(chair.names))))


def names_of_bots(app: AppContext) -> list[str]:
    """Return the names of the bots by seat, without the player's own name."""
    return [name for name in app.render(Line("bot-names")).split(", ") if name != own_name(app)]


def own_name(app: AppContext) -> str:
    """Return the player's name, by default a usual one."""
    return app.settings.get("name", "") or app.render(Line("default-name"))


def fared(app: AppContext, chair: PlayerView, end: End) -> None:
    """Update the player's rating after a match against adapting opponents."""
    game = chair.game
    known = list_opponents(game)
    if chair.has_adapting_bots and chair.viewer is not None:
        players = len(chair.names)
        got = result_share(end, chair.viewer, players)
        app.settings.set(**{rung(game): update_rating(height(app, game), known, players, got)})


def rung(game: str) -> str:
    """Return the name of the setting that holds the player's rating in a game."""
    return f"rung_{game}"


def height(app: AppContext, game: str) -> float:
    """Return the player's rating in a game; a new player starts at the usual bot's level."""
    climbed: float = app.settings.get(rung(game), float(list_opponents(game).index(USUAL)))
    return climbed


def chair_setting(game: str, chair: int) -> str:
    """Return the name of the setting that holds the bot of a seat."""
    return f"{setting(game)}_{chair}"


def in_chair(app: AppContext, game: str, chair: int) -> str:
    """Return the bot of a seat; by default a mixed lineup."""
    known = list_opponents(game)
    chosen: str = app.settings.get(chair_setting(game, chair), "")
    return chosen if chosen in known else choose_mixed_bots(known, USUAL, chair, 0)[-1]


def character(app: AppContext, game: str) -> MenuItem:
    """Return the menu item that names the opponents of a game and changes them."""
    name, usual = setting(game), level(app, game)
    return row(app, name, companies(game), usual, lambda bot: opponents_line(bot, game))


def choose_each(app: AppContext, game: str, opponents: int) -> MenuItem:
    """Return the menu item that opens the list of seats with their bots."""

    def chairs() -> None:
        app.settings.set(**{setting(game): EACH})
        names = names_of_bots(app)
        items = [
            row(
                app,
                chair_setting(game, chair),
                list_opponents(game),
                in_chair(app, game, chair),
                lambda bot, who=names[chair - 1]: Line(  # type: ignore[misc]
                    "opponent-in-chair", {"player": who, "bot": description(bot, game)}
                ),
            )
            for chair in range(1, opponents + 1)
        ]
        menu = Menu(app, Line("choose-each"), items)
        menu.reading = True
        app.open_screen(menu)

    return MenuItem(fixed_label(Line("choose-each")), chairs)


def opponents_line(bot: str, game: str) -> Line:
    """Return the line that names the opponents."""
    return Line("setting-bot", {"bot": description(bot, game)})


def description(bot: str, game: str) -> Line:
    """Return the line that names a bot and says how it plays."""
    if bot == "strong" or bot in get_wording(game).described_bots:
        return Line(f"bot-{bot}-{hyphenate(game)}")
    return Line(f"bot-{bot}")
