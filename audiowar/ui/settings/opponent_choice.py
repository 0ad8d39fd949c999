"""The player's choice of opponents: which bots sit in which seats of a new match."""

from __future__ import annotations

from collections.abc import Sequence

from audiowar.announce.game_wording import get_wording
from audiowar.announce.line import Line
from audiowar.announce.view_lines import hyphenate
from audiowar.bots.game_bots import get_game_bots
from audiowar.bots.registry import USUAL as USUAL
from audiowar.bots.registry import list_opponent_names
from audiowar.rules.events import End
from audiowar.rules.registry import GAMES
from audiowar.table.opponent_lineup import (
    ADAPTING,
    MIXED,
    VARYING_LINEUPS,
    OpponentLineup,
    choose_mixed_bots,
    find_nearest_level_index,
    update_rating,
    win_share,
)
from audiowar.table.player_view import PlayerView
from audiowar.ui.core.app import App
from audiowar.ui.core.menu import Menu, MenuItem, fixed_item

from .window_settings import choice_setting_item

EACH_SEAT = "each"
"""The lineup in which the player chooses a bot for each seat."""
MAIN_GAME = next(game for game in GAMES if get_game_bots(game).strong_characters)
"""The game whose opponents are also the default in other games, if those have the same bots."""


LEVEL_ZERO = "dreamer"
"""The level that is saved as a rating of 0. Easier levels, added later, are saved below 0."""


def opponents_setting(game: str) -> str:
    """Return the name of the setting that holds a game's opponents."""
    return "bot" if game == MAIN_GAME else f"bot_{game}"


def list_opponent_choices(game: str) -> list[str]:
    """Return what the player can choose: lineups, then one bot for all seats, weakest first.

    At the casino no lineup adapts to the player, because everybody plays against the house.
    """
    lineups = [MIXED] if GAMES[game].uses_money else VARYING_LINEUPS
    return [*lineups, EACH_SEAT, *list_opponent_names(game)]


def get_chosen_opponents(app: App, game: str, usual: str = MIXED) -> str:
    """Return the opponents chosen for a game, as in `list_opponent_choices`.

    If none were chosen, return those of the main game, or `usual` if this game lacks them.
    """
    known = list_opponent_choices(game)
    own: str = app.settings.get(opponents_setting(game), "")
    main: str = app.settings.get(opponents_setting(MAIN_GAME), usual)
    if own in known:
        return own
    if main in get_game_bots(MAIN_GAME).strong_characters and "strong" in known:
        return "strong"
    return main if main in known and main != EACH_SEAT else usual


def make_lineup(app: App, game: str, opponents: int, usual: str, seed: int) -> OpponentLineup:
    """Return the bots for a new match, as chosen by the player.

    `usual`: the lineup if none was chosen. `seed`: decides the bots of a mixed lineup.
    """
    wanted, known = get_chosen_opponents(app, game, usual), list_opponent_names(game)
    if wanted == MIXED:
        return OpponentLineup(tuple(choose_mixed_bots(known, USUAL, opponents, seed)))
    if wanted == ADAPTING:
        return make_adapting_lineup(app, game)
    if wanted == EACH_SEAT:
        return OpponentLineup(
            tuple(get_seat_bot(app, game, seat) for seat in range(1, opponents + 1))
        )
    return OpponentLineup((wanted,))


def make_adapting_lineup(app: App, game: str) -> OpponentLineup:
    """Return bots whose level matches the player's rating in the game."""
    known = list_opponent_names(game)
    return OpponentLineup(
        (known[find_nearest_level_index(get_rating(app, game), known)],), is_adapting=True
    )


def choose_bots_for_rematch(app: App, player_view: PlayerView) -> OpponentLineup:
    """Return the same bots for another match, or new ones if they follow the player's rating."""
    if player_view.has_bots_matched_to_results:
        return make_adapting_lineup(app, player_view.game)
    sitting = player_view.characters
    return OpponentLineup(
        tuple(sitting.get(seat, USUAL) for seat in range(1, len(player_view.names)))
    )


def list_bot_names(app: App) -> list[str]:
    """Return names for bots, in the order of seats, without the player's own name."""
    return [
        name for name in app.render(Line("bot-names")).split(", ") if name != get_player_name(app)
    ]


def get_player_name(app: App) -> str:
    """Return the player's name from the settings, or the default name."""
    return app.settings.get("name", "") or app.render(Line("default-name"))


def update_player_rating(app: App, player_view: PlayerView, end: End) -> None:
    """Save the player's new rating, if the bots of the finished match follow the rating."""
    game = player_view.game
    known = list_opponent_names(game)
    if player_view.has_bots_matched_to_results and player_view.viewer is not None:
        players = len(player_view.names)
        got = win_share(end, player_view.viewer, players)
        app.settings.set(
            **{
                rating_setting(game): update_rating(get_rating(app, game), known, players, got)
                - count_levels_below_level_zero(known)
            }
        )


def rating_setting(game: str) -> str:
    """Return the name of the setting that holds the player's rating in a game."""
    return f"rung_{game}"


def get_rating(app: App, game: str) -> float:
    """Return the player's rating in a game: an index among its levels, which may be a fraction.

    A new player has the level of the default bot.
    """
    known = list_opponent_names(game)
    easier = count_levels_below_level_zero(known)
    climbed: float = app.settings.get(rating_setting(game), float(known.index(USUAL) - easier))
    return climbed + easier


def count_levels_below_level_zero(levels: Sequence[str]) -> int:
    """Return how many of the levels are easier than `LEVEL_ZERO`."""
    return levels.index(LEVEL_ZERO) if LEVEL_ZERO in levels else 0


def seat_setting(game: str, seat: int) -> str:
    """Return the name of the setting that holds the bot of a seat."""
    return f"{opponents_setting(game)}_{seat}"


def get_seat_bot(app: App, game: str, seat: int) -> str:
    """Return the bot chosen for a seat; by default the one that a mixed lineup has there."""
    known = list_opponent_names(game)
    chosen: str = app.settings.get(seat_setting(game, seat), "")
    most = GAMES[game].players[-1] - 1
    return chosen if chosen in known else choose_mixed_bots(known, USUAL, most, 0)[seat - 1]


def opponents_item(app: App, game: str) -> MenuItem:
    """Return the menu item that shows and changes the opponents of a game."""
    name, usual = opponents_setting(game), get_chosen_opponents(app, game)
    return choice_setting_item(
        app, name, list_opponent_choices(game), usual, lambda bot: opponents_line(bot, game)
    )


def bots_by_seat_item(app: App, game: str, opponents: int) -> MenuItem:
    """Return the menu item that opens a list in which each seat gets its own bot."""

    def open_seats() -> None:
        app.settings.set(**{opponents_setting(game): EACH_SEAT})
        names = list_bot_names(app)
        items = [
            choice_setting_item(
                app,
                seat_setting(game, seat),
                list_opponent_names(game),
                get_seat_bot(app, game, seat),
                lambda bot, who=names[seat - 1]: Line(  # type: ignore[misc]
                    "opponent-in-chair", {"player": who, "bot": describe_bot(bot, game)}
                ),
            )
            for seat in range(1, opponents + 1)
        ]
        menu = Menu(app, Line("choose-each"), items)
        menu.reading = True
        app.open_screen(menu)

    return fixed_item("choose-each", open_seats)


def opponents_line(bot: str, game: str) -> Line:
    """Return the line that names the opponents of a game."""
    return Line("setting-bot", {"bot": describe_bot(bot, game)})


def describe_bot(bot: str, game: str) -> Line:
    """Return the line that names a bot, or a lineup, and says how it plays."""
    if bot == "strong" or bot in get_wording(game).described_bots:
        return Line(f"bot-{bot}-{hyphenate(game)}")
    return Line(f"bot-{bot}")
