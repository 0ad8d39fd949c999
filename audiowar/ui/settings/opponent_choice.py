"""The player's choice of opponents: which bots sit in which seats, and how fast they play."""

from __future__ import annotations

from collections.abc import Sequence

from audiowar.announce.common_lines import replace_underscores
from audiowar.announce.game_wording import get_wording
from audiowar.announce.line import Line
from audiowar.bots.bots_and_coach import get_bots
from audiowar.bots.registry import DEFAULT_BOT as DEFAULT_BOT
from audiowar.bots.registry import list_opponent_names
from audiowar.rules.events import End
from audiowar.rules.registry import GAMES
from audiowar.table.opponent_lineup import (
    ADAPTING_LINEUP,
    MIXED_LINEUP,
    VARYING_LINEUPS,
    OpponentLineup,
    choose_mixed_bots,
    compute_level_after_match,
    round_to_level_index,
)
from audiowar.table.player_view import PlayerView
from audiowar.table.rating_model import compute_win_share
from audiowar.ui.core.app import App
from audiowar.ui.core.menu import Menu, MenuItem, fixed_item

from .setting_items import make_setting_choice_item

BOT_BY_SEAT_LINEUP = "each"
"""The lineup in which the player chooses a bot for each seat."""
GAME_WHOSE_OPPONENTS_ARE_DEFAULT = next(game for game in GAMES if get_bots(game).strong_characters)
"""The game whose chosen opponents are the default for other games that have these bots too."""
ZERO_RATING_LEVEL = "dreamer"
"""The level that is saved as a rating of 0. Easier levels, added later, are saved below 0."""


def get_opponents_setting_name(game: str) -> str:
    """Return the name of the setting that holds a game's opponents."""
    return "bot" if game == GAME_WHOSE_OPPONENTS_ARE_DEFAULT else f"bot_{game}"


def list_opponent_choices(game: str) -> list[str]:
    """Return what can be chosen as opponents: lineups, then bots for all seats, weakest first."""
    # At the casino no lineup adapts to the player, because everybody plays against the house.
    lineups = [MIXED_LINEUP] if GAMES[game].uses_money else VARYING_LINEUPS
    return [*lineups, BOT_BY_SEAT_LINEUP, *list_opponent_names(game)]


def get_chosen_opponents(app: App, game: str, default: str = MIXED_LINEUP) -> str:
    """Return the opponents chosen for a game.

    If none were chosen, they are those of `GAME_WHOSE_OPPONENTS_ARE_DEFAULT` if the game has them
    too, and otherwise `default`. Strong characters of that game stand for the bot "strong" of other
    games.
    """
    choices = list_opponent_choices(game)
    own_choice: str = app.settings.get(get_opponents_setting_name(game), "")
    main_choice: str = app.settings.get(
        get_opponents_setting_name(GAME_WHOSE_OPPONENTS_ARE_DEFAULT), default
    )
    if own_choice in choices:
        return own_choice
    if (
        main_choice in get_bots(GAME_WHOSE_OPPONENTS_ARE_DEFAULT).strong_characters
        and "strong" in choices
    ):
        return "strong"
    return main_choice if main_choice in choices and main_choice != BOT_BY_SEAT_LINEUP else default


def make_chosen_lineup(
    app: App, game: str, opponent_count: int, default: str, seed: int
) -> OpponentLineup:
    """Return the bots for a new match, as the player chose. `seed` decides a mixed lineup."""
    choice, names = get_chosen_opponents(app, game, default), list_opponent_names(game)
    if choice == MIXED_LINEUP:
        return OpponentLineup(tuple(choose_mixed_bots(names, DEFAULT_BOT, opponent_count, seed)))
    if choice == ADAPTING_LINEUP:
        return make_lineup_matching_rating(app, game)
    if choice == BOT_BY_SEAT_LINEUP:
        seats = range(1, opponent_count + 1)
        return OpponentLineup(tuple(get_chosen_seat_bot(app, game, seat) for seat in seats))
    return OpponentLineup((choice,))


def make_lineup_matching_rating(app: App, game: str) -> OpponentLineup:
    """Return bots whose level matches the player's rating in the game."""
    levels = list_opponent_names(game)
    index = round_to_level_index(get_player_rating_as_level(app, game), levels)
    return OpponentLineup((levels[index],), is_adapting=True)


def choose_bots_for_rematch(app: App, player_view: PlayerView) -> OpponentLineup:
    """Return the bots for a rematch: the same, or others if they adapt to the player's rating."""
    if player_view.has_bots_matched_to_results:
        return make_lineup_matching_rating(app, player_view.game)
    sitting, seats = player_view.public_bots_by_seat, range(1, len(player_view.names))
    return OpponentLineup(tuple(sitting.get(seat, DEFAULT_BOT) for seat in seats))


def list_names_for_bots(app: App) -> list[str]:
    """Return names for bots, in the order of seats, without the player's own name."""
    names = app.render(Line("bot-names")).split(", ")
    return [name for name in names if name != get_player_name(app)]


def get_player_name(app: App) -> str:
    """Return the player's name from the settings, or the default name."""
    return app.settings.get("name") or app.render(Line("default-name"))


def update_player_rating(app: App, player_view: PlayerView, end: End) -> None:
    """Save the player's new rating, if the bots of the finished match were chosen by the rating."""
    if player_view.has_bots_matched_to_results and player_view.viewer is not None:
        game, players = player_view.game, len(player_view.names)
        levels, before = list_opponent_names(game), get_player_rating_as_level(app, game)
        share = compute_win_share(game, end, player_view.viewer, players)
        after = compute_level_after_match(before, levels, players, share)
        saved = after - count_levels_below_zero_rating(levels)
        app.settings.set(**{get_rating_setting_name(game): saved})


def get_rating_setting_name(game: str) -> str:
    """Return the name of the setting that holds the player's rating in a game."""
    return f"rung_{game}"


def get_player_rating_as_level(app: App, game: str) -> float:
    """Return the player's rating in a game as a level index, which can lie between two levels."""
    levels = list_opponent_names(game)
    easier = count_levels_below_zero_rating(levels)
    usual = float(levels.index(DEFAULT_BOT) - easier)
    saved: float = app.settings.get(get_rating_setting_name(game), usual)
    return saved + easier


def count_levels_below_zero_rating(levels: Sequence[str]) -> int:
    """Return how many of the levels are easier than `ZERO_RATING_LEVEL`."""
    return levels.index(ZERO_RATING_LEVEL) if ZERO_RATING_LEVEL in levels else 0


def get_seat_bot_setting_name(game: str, seat: int) -> str:
    """Return the name of the setting that holds the bot of a seat."""
    return f"{get_opponents_setting_name(game)}_{seat}"


def get_chosen_seat_bot(app: App, game: str, seat: int) -> str:
    """Return the bot chosen for a seat; by default the bot of a mixed lineup in that seat."""
    names = list_opponent_names(game)
    chosen: str = app.settings.get(get_seat_bot_setting_name(game, seat), "")
    most = GAMES[game].players[-1] - 1
    return chosen if chosen in names else choose_mixed_bots(names, DEFAULT_BOT, most, 0)[seat - 1]


def make_opponents_item(app: App, game: str) -> MenuItem:
    """Return the menu item that shows and changes the opponents of a game."""
    name, usual = get_opponents_setting_name(game), get_chosen_opponents(app, game)

    def line(opponents: str) -> Line:
        return opponents_setting_line(opponents, game)

    return make_setting_choice_item(app, name, line, list_opponent_choices(game), usual)


def make_bots_by_seat_item(app: App, game: str, opponent_count: int) -> MenuItem:
    """Return the menu item that selects `BOT_BY_SEAT_LINEUP` and opens the list of its seats."""

    def open_seats() -> None:
        app.settings.set(**{get_opponents_setting_name(game): BOT_BY_SEAT_LINEUP})
        items = list(map(make_item, range(1, opponent_count + 1), list_names_for_bots(app)))
        menu = Menu(app, Line("choose-each"), items)
        menu.needs_leave_hint = True
        app.open_screen(menu)

    def make_item(seat: int, player: str) -> MenuItem:
        def line(bot: str) -> Line:
            args = {"player": player, "bot": describe_opponent(bot, game)}
            return Line("opponent-in-chair", args)

        name, bots = get_seat_bot_setting_name(game, seat), list_opponent_names(game)
        return make_setting_choice_item(app, name, line, bots, get_chosen_seat_bot(app, game, seat))

    return fixed_item("choose-each", open_seats)


def opponents_setting_line(opponents: str, game: str) -> Line:
    """Return the line that names the opponents of a game."""
    return Line("setting-bot", {"bot": describe_opponent(opponents, game)})


def describe_opponent(bot: str, game: str) -> Line:
    """Return the line that names a bot, or a lineup, and says how it plays."""
    if bot == "strong" or bot in get_wording(game).described_bots:
        return Line(f"bot-{bot}-{replace_underscores(game)}")
    return Line(f"bot-{bot}")


class ConfiguredPace:
    """The pace of a table, read from the settings at each use so that changes apply at once."""

    def __init__(self, app: App) -> None:
        self._app = app

    def get_thinking_factor(self) -> float:
        """Return the factor of the bots' thinking time: 1 for the default, 0 for none."""
        if self._app.launch_options.fast:
            return 0.0
        percent: int = self._app.settings.get("pace")
        return percent / 100

    def get_turning_speed_percent(self) -> int:
        """Return the speed at which cards turn automatically, in percent of the default."""
        percent: int = self._app.settings.get("auto_pace")
        return percent
